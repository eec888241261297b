//! A game being played: the authority over it, and the one way of every move.
//!
//! Whoever wants to move, be it a person or the computer, writes a [`MoveRequest`]. The authority asks the rules, and
//! answers with [`MoveCommitted`] or [`MoveRefused`]; tiles, record and save follow from the first.

mod clock;
pub mod layout;
mod online;
mod replay;
mod screen;
pub mod seats;
pub mod status;
mod surroundings;

pub(super) use clock::waits;
pub use replay::{Replay, ReplayRequest, ReplayStepped};

use super::board::Travel;
use super::idle::Moving;
use super::net::{Net, Wanted, is_shown, routes};
use super::screens::draw_number;
use super::screenshot::Shot;
use super::storage::Storage;
use super::{Mode, Phase, Screen, Step};
use crate::games::{Advice, Effect, IllegalMove, Move, Rules, Seat, Turn};
use crate::session::{GameCode, GameHistory, HistoryStep, Player, Session};
use bevy::prelude::*;

/// The games on the table; none before the first is begun.
#[derive(Resource, Default)]
pub struct OnTable(pub Option<GameHistory>);

impl OnTable {
    /// The game being played.
    pub fn game(&self) -> Option<&Session> {
        self.0.as_ref().map(GameHistory::game)
    }
}

/// A player asks to make a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRequest {
    /// For which seat.
    pub seat: Seat,
    /// Which one.
    pub mv: Move,
}

/// A player asks for what chance has to bring before the game goes on: the cast of a die, or a shuffle. The authority
/// draws it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChanceRequest {
    /// For which seat.
    pub seat: Seat,
}

/// The authority made a move.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct MoveCommitted {
    /// The move's number in the game, from 1.
    pub seq: usize,
    /// Who made it.
    pub seat: Seat,
    /// Which one.
    pub mv: Move,
    /// What the tiles show of it.
    pub effects: Vec<Effect>,
}

/// The authority did not make a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRefused {
    /// Who wanted it.
    pub seat: Seat,
    /// Why not.
    pub why: IllegalMove,
}

/// A player asks for something that is not a move.
#[derive(Message, Clone, Debug)]
pub enum TableRequest {
    /// Take back a move, or the beginning of the game.
    Undo,
    /// Make again what was taken back.
    Redo,
    /// Begin the same game again.
    Restart,
    /// Begin another game.
    Begin(GameCode, Vec<Player>),
}

/// The position is another one, by other means than a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionChanged;

/// What the player has asked to see of a hint.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Nothing.
    #[default]
    None,
    /// It is being looked for.
    Sought,
    /// This is it.
    Found(Advice),
}

/// The authority makes moves, or is asked for them if it is elsewhere.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Committing;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnTable>()
        .init_resource::<Hint>()
        .init_resource::<Replay>()
        .add_message::<MoveRequest>()
        .add_message::<ChanceRequest>()
        .add_message::<MoveCommitted>()
        .add_message::<MoveRefused>()
        .add_message::<TableRequest>()
        .add_message::<PositionChanged>()
        .add_systems(OnEnter(Screen::Play), enter)
        .add_systems(
            Update,
            (
                (
                    ask_elsewhere.run_if(is_shown),
                    (change_table, commit_moves).chain().run_if(not(is_shown)),
                )
                    .in_set(Committing)
                    .in_set(Step::Play),
                // After the tiles have begun to follow, so that the result waits for the last flood.
                enter_phase.in_set(Step::Show),
            )
                .run_if(in_state(Screen::Play)),
        )
        .add_plugins((clock::plugin, replay::plugin, screen::plugin));
}

/// Comes to a game from another screen: mode and phase follow from the game.
fn enter(
    table: Res<OnTable>,
    mut mode: ResMut<NextState<Mode>>,
    mut phase: ResMut<NextState<Phase>>,
    mut screen: ResMut<NextState<Screen>>,
    mut changed: MessageWriter<PositionChanged>,
    shot: Option<Res<Shot>>,
    net: Res<Net>,
) {
    let Some(game) = table.game() else {
        screen.set(Screen::Title);
        return;
    };
    mode.set(match net.shown_game() {
        Some(_) => Mode::Network,
        None => mode_of(game.players()),
    });
    // A picture shows the game that was asked for, and not that it waits for its player.
    if waits(game) && shot.is_none() && net.shown_game().is_none() {
        phase.set(Phase::Paused);
    }
    changed.write(PositionChanged);
}

/// The mode that follows from who plays.
pub fn mode_of(players: &[Player]) -> Mode {
    match players {
        [_] => Mode::Alone,
        players if players.iter().all(|&player| player == Player::Human) => Mode::SameDevice,
        _ => Mode::Computer,
    }
}

/// Everything that changes the position other than a move.
fn change_table(
    mut requests: MessageReader<TableRequest>,
    mut table: ResMut<OnTable>,
    mut changed: MessageWriter<PositionChanged>,
    mut mode: ResMut<NextState<Mode>>,
    mut phase: ResMut<NextState<Phase>>,
    mut hint: ResMut<Hint>,
    mut toasts: MessageWriter<super::toast::Toast>,
    storage: Res<Storage>,
) {
    for request in requests.read() {
        let Some(games) = table.0.as_mut() else {
            continue;
        };
        let stepped = match request {
            TableRequest::Undo => games.undo(),
            TableRequest::Redo => games.redo(),
            TableRequest::Restart | TableRequest::Begin(..) => {
                let begun = match request {
                    TableRequest::Begin(code, players) => {
                        Session::new(code.clone(), players.clone()).map(|game| games.begin(game))
                    }
                    _ => games.restart(),
                };
                match begun {
                    Ok(()) => HistoryStep::Game,
                    Err(error) => {
                        toasts.write(super::toast::Toast(format!(
                            "That game cannot begin: {error}."
                        )));
                        HistoryStep::Unchanged
                    }
                }
            }
        };
        if stepped == HistoryStep::Unchanged {
            continue;
        }
        if stepped == HistoryStep::Game {
            let game = games.game();
            mode.set(mode_of(game.players()));
            phase.set(match waits(game) {
                true => Phase::Paused,
                false => Phase::Playing,
            });
            let said = match request {
                TableRequest::Undo => "Back in the game before",
                TableRequest::Redo => "Forward to the game after",
                TableRequest::Restart => "The same board again. Undo brings the game back",
                TableRequest::Begin(..) => "A new board. Undo brings the old one back",
            };
            toasts.write(super::toast::Toast(said.to_owned()));
        }
        *hint = Hint::None;
        changed.write(PositionChanged);
        storage.keep(games);
    }
}

/// The authority: every move of every kind of player passes here.
fn commit_moves(
    mut requests: MessageReader<MoveRequest>,
    mut chances: MessageReader<ChanceRequest>,
    mut changed: MessageReader<PositionChanged>,
    mut table: ResMut<OnTable>,
    mut committed: MessageWriter<MoveCommitted>,
    mut refused: MessageWriter<MoveRefused>,
    mut hint: ResMut<Hint>,
    storage: Res<Storage>,
    phase: Res<State<Phase>>,
    mut moving: ResMut<Moving>,
) {
    // What was asked for the position before is not meant for this one.
    if changed.read().count() > 0 {
        requests.clear();
        chances.clear();
        return;
    }
    let asked: Vec<MoveRequest> = requests.read().copied().collect();
    // All of them together ask for one cast.
    let cast = chances.read().last().and_then(|&ChanceRequest { seat }| {
        let game = table.game()?;
        let is_due = game.position().to_move() == Turn::Chance(seat);
        let before = game.recorded_chance().filter(|_| is_due);
        let mv = before.or_else(|| game.position().chance_move(draw_number()))?;
        is_due.then_some(MoveRequest { seat, mv })
    });
    let asked = asked.into_iter().map(|asked| (asked, false));
    for (MoveRequest { seat, mv }, is_drawn) in asked.chain(cast.map(|cast| (cast, true))) {
        let Some(games) = table.0.as_mut() else {
            continue;
        };
        // While a replay is shown nobody can mean the game behind it, and nobody sees a game that rests.
        if matches!(phase.get(), Phase::Replay | Phase::Paused) {
            continue;
        }
        moving.now();
        // Nobody chooses what chance brings.
        if matches!(mv, Move::Chance(_)) && !is_drawn {
            let why = IllegalMove::WrongKind;
            refused.write(MoveRefused { seat, why });
            continue;
        }
        match games.play(seat, mv) {
            Ok(effects) => {
                *hint = Hint::None;
                let seq = games.game().cursor();
                committed.write(MoveCommitted {
                    seq,
                    seat,
                    mv,
                    effects,
                });
                storage.keep(games);
            }
            Err(why) => {
                refused.write(MoveRefused { seat, why });
            }
        }
    }
}

/// The authority is elsewhere: what is wanted here is asked there, and what it commits comes back as news.
fn ask_elsewhere(
    mut moves: MessageReader<MoveRequest>,
    mut chances: MessageReader<ChanceRequest>,
    mut requests: MessageReader<TableRequest>,
    net: Res<Net>,
    table: Res<OnTable>,
    mut moving: ResMut<Moving>,
) {
    let Some(game) = table.game() else {
        return;
    };
    let moves = moves.read().map(|asked| Wanted::Move(asked.mv));
    let chances = chances.read().map(|_| Wanted::Chance).take(1);
    let steps = requests.read().filter_map(|request| match request {
        TableRequest::Undo => Some(Wanted::Undo),
        TableRequest::Restart => Some(Wanted::Restart),
        TableRequest::Redo | TableRequest::Begin(..) => None,
    });
    for wanted in moves.chain(chances).chain(steps) {
        routes(&net, game, wanted);
        moving.now();
    }
}

/// The result is shown when the game has ended and the last flood has come to rest.
fn enter_phase(
    net: Res<Net>,
    table: Res<OnTable>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
    travel: Res<Travel>,
    mut moving: ResMut<Moving>,
) {
    let Some(game) = table.game() else {
        return;
    };
    // A board in a race is not the whole of it, and a game can end before its rules say so.
    let over = match net.shown_game() {
        Some(shown) => shown.result.is_some(),
        None => game.position().outcome().is_some(),
    };
    if net.shown_game().is_some() && !over && *phase.get() == Phase::Over {
        next.set(Phase::Playing);
        moving.now();
        return;
    }
    match phase.get() {
        Phase::Playing | Phase::Paused if over && !travel.travels() => next.set(Phase::Over),
        Phase::Over if !over && waits(game) => next.set(Phase::Paused),
        Phase::Over if !over => next.set(Phase::Playing),
        _ => return,
    }
    moving.now();
}
