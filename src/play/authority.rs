//! The authority over the game. Every move of every kind of player passes here.

use crate::core::storage::Storage;
use crate::core::{
    CommitSystems, Confirmation, CurrentGame, FrameSystems, GameRequest, Hint, MoveCommitted,
    MoveRefused, Phase, PositionChanged, Question, Screen, Toast, draw_number, is_remote, waits,
};
use crate::net::{Net, RemoteRequest, routes};
use crate::text::wording;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_games::{IllegalMove, Move, Rules, Seat, Turn};
use tessella_session::Session;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            send_to_server.run_if(is_remote),
            answer_game_requests.run_if(not(is_remote)),
        )
            .in_set(CommitSystems)
            .in_set(FrameSystems::Play)
            .run_if(in_state(Screen::Play)),
    );
}

/// Answers the requests in the order in which they came.
fn answer_game_requests(mut requests: MessageReader<GameRequest>, mut authority: LocalAuthority) {
    let (mut is_changed, mut has_rolled) = (false, false);
    for request in requests.read() {
        match *request {
            // A move that was requested for the previous position does not apply to this one.
            GameRequest::Move { .. } | GameRequest::Chance { .. } if is_changed => {}
            GameRequest::Move { seat, mv } => authority.play(seat, mv),
            // Several requests in a frame make one roll.
            GameRequest::Chance { seat } if !has_rolled => has_rolled = authority.roll(seat),
            GameRequest::Chance { .. } => {}
            GameRequest::Undo
            | GameRequest::Redo
            | GameRequest::Restart
            | GameRequest::Begin(..)
            | GameRequest::Branch(_) => is_changed |= authority.change_game(request),
        }
    }
}

/// The current game, and what its changes are reported to.
#[derive(SystemParam)]
struct LocalAuthority<'w, 's> {
    current: ResMut<'w, CurrentGame>,
    hint: ResMut<'w, Hint>,
    phase: Res<'w, State<Phase>>,
    commands: Commands<'w, 's>,
    storage: Res<'w, Storage>,
}

impl LocalAuthority<'_, '_> {
    /// Makes a requested move, or refuses it.
    fn play(&mut self, seat: Seat, mv: Move) {
        // Players cannot choose a random outcome, or drop out of a game on this device.
        match mv {
            Move::Chance(_) | Move::Pass => self.refuse(seat, mv, Some(IllegalMove::WrongKind)),
            _ => self.commit(seat, mv),
        }
    }

    /// Makes the chance move that the game waits for. Returns `false` if it waits for none of this seat.
    fn roll(&mut self, seat: Seat) -> bool {
        let Some(game) = self.current.game() else {
            return false;
        };
        if game.position().to_move() != Turn::Chance(seat) {
            return false;
        }
        let mv = match self.current.lesson() {
            Some(lesson) => lesson.step().map(|step| step.mv),
            None => game
                .recorded_chance()
                .or_else(|| game.position().chance_move(draw_number())),
        };
        let Some(mv) = mv else {
            return false;
        };
        self.commit(seat, mv);
        true
    }

    fn commit(&mut self, seat: Seat, mv: Move) {
        // A replay covers the game, and a paused game is hidden, so a request cannot be meant for it.
        let is_hidden = matches!(self.phase.get(), Phase::Replay | Phase::Paused);
        if is_hidden {
            return;
        }
        let current = &mut *self.current;
        let effects = match &mut current.lesson {
            Some(lesson) => lesson.play(seat, mv),
            None => current.local.play(seat, mv).map_err(Some),
        };
        match effects {
            Ok(effects) => {
                *self.hint = Hint::None;
                let seq = current.game().map_or(0, Session::cursor);
                self.commands.write_message(MoveCommitted {
                    seq,
                    seat,
                    mv,
                    effects,
                });
                if current.lesson.is_none() {
                    self.storage.save(&current.local);
                }
            }
            Err(why) => self.refuse(seat, mv, why),
        }
    }

    fn refuse(&mut self, seat: Seat, mv: Move, why: Option<IllegalMove>) {
        self.commands.write_message(MoveRefused { seat, mv, why });
    }

    /// Applies a change of the position other than a move. Returns `true` if the position has changed.
    fn change_game(&mut self, request: &GameRequest) -> bool {
        let is_other = matches!(request, GameRequest::Begin(..));
        if self.current.lesson.is_some() && !is_other {
            return false;
        }
        self.current.lesson = None;
        let games = &mut self.current.local;
        let was_over = games.game().is_none_or(is_over);
        let begun = match request {
            GameRequest::Undo => return games.undo() && self.report_change(),
            GameRequest::Redo => return games.redo() && self.report_change(),
            GameRequest::Restart => games.restart(),
            GameRequest::Branch(ply) => Ok(games.branch(*ply)),
            GameRequest::Begin(code, players) => {
                Session::new(code.clone(), players.clone()).map(|game| games.begin(game))
            }
            GameRequest::Move { .. } | GameRequest::Chance { .. } => return false,
        };
        let is_kept = match begun {
            Ok(is_kept) => is_kept,
            Err(error) => {
                self.commands
                    .trigger(Toast(wording!("game-cannot-start", error: error)));
                return false;
            }
        };
        if games.game().is_some_and(waits) {
            self.commands.set_state(Phase::Paused);
        } else {
            self.commands.set_state(Phase::Playing);
        }
        if is_kept && !was_over {
            self.commands.trigger(Toast(wording!("game-kept")));
        }
        self.report_change()
    }

    /// Reports and saves a change of the position other than a move. Returns `true`.
    fn report_change(&mut self) -> bool {
        *self.hint = Hint::None;
        self.commands.write_message(PositionChanged);
        self.storage.save(&self.current.local);
        true
    }
}

fn is_over(game: &Session) -> bool {
    game.position().outcome().is_some()
}

/// Sends requests to the server, which is the authority in network games. Its commits come back as events.
fn send_to_server(
    mut requests: MessageReader<GameRequest>,
    net: Res<Net>,
    current: Res<CurrentGame>,
    mut confirmation: ResMut<Confirmation>,
) {
    let Some(game) = current.game() else {
        return;
    };
    let is_race = net
        .game_of(&current)
        .is_some_and(|shown| shown.info.is_race);
    let mut has_rolled = false;
    for request in requests.read() {
        let wanted = match *request {
            GameRequest::Move { mv, .. } => RemoteRequest::Move(mv),
            GameRequest::Chance { .. } if std::mem::replace(&mut has_rolled, true) => continue,
            GameRequest::Chance { .. } => RemoteRequest::Chance,
            GameRequest::Undo => RemoteRequest::Undo,
            // The moves of a race cannot be redone, so that the first request only asks.
            GameRequest::Restart if is_race && !confirmation.confirms(Question::RestartRace) => {
                continue;
            }
            GameRequest::Restart => RemoteRequest::Restart,
            GameRequest::Redo | GameRequest::Begin(..) | GameRequest::Branch(_) => continue,
        };
        routes(&net, game, wanted);
    }
}
