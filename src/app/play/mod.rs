//! A game being played: the authority over it, and the one way of every move.
//!
//! Whoever wants to move, be it a person or the computer, writes a [`MoveRequest`]. The authority asks the rules, and
//! answers with [`MoveCommitted`] or [`MoveRefused`]; tiles, record and save follow from the first.

mod drench;
pub mod layout;
mod replay;
mod screen;
mod surroundings;

pub use replay::{Replay, ReplayRequest, ReplayStepped};

use super::board::Flood;
use super::idle::Moving;
use super::storage::Storage;
use super::{Mode, Phase, Screen, Step};
use crate::games::{Effect, IllegalMove, Move, Rules, Seat};
use crate::session::{GameCode, Player, Session, Stepped, Table};
use bevy::prelude::*;

/// The games on the table; none before the first is begun.
#[derive(Resource, Default)]
pub struct OnTable(pub Option<Table>);

impl OnTable {
    /// The game being played.
    pub fn game(&self) -> Option<&Session> {
        self.0.as_ref().map(Table::game)
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

/// The authority made a move.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
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
    Found(Move),
}

/// How long a game has been played, for the times in the record.
#[derive(Resource, Default)]
struct PlayClock {
    /// In milliseconds.
    ms: f64,
    /// The game whose time it is.
    of: Option<GameCode>,
}

impl PlayClock {
    /// Shows the time of a game: goes on if it is the game it ran for, else begins with its last move.
    fn show(&mut self, game: &Session) {
        let last = game.moves().last().map_or(0.0, |last| f64::from(last.at));
        let goes_on = self.of.as_ref() == Some(game.code()) && self.ms >= last;
        if !goes_on || game.moves().is_empty() {
            self.ms = last;
        }
        self.of = Some(game.code().clone());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnTable>()
        .init_resource::<Hint>()
        .init_resource::<PlayClock>()
        .init_resource::<Replay>()
        .add_message::<MoveRequest>()
        .add_message::<MoveCommitted>()
        .add_message::<MoveRefused>()
        .add_message::<TableRequest>()
        .add_message::<PositionChanged>()
        .add_systems(OnEnter(Screen::Play), enter)
        .add_systems(
            Update,
            (
                run_clock
                    .in_set(Step::Input)
                    .run_if(in_state(Phase::Playing)),
                (change_table, commit_moves).chain().in_set(Step::Play),
                // After the tiles have begun to follow, so that the result waits for the last flood.
                enter_phase.in_set(Step::Show),
            )
                .run_if(in_state(Screen::Play)),
        )
        .add_plugins((replay::plugin, screen::plugin));
}

/// Comes to a game from another screen: mode and phase follow from the game.
fn enter(
    table: Res<OnTable>,
    mut clock: ResMut<PlayClock>,
    mut mode: ResMut<NextState<Mode>>,
    mut screen: ResMut<NextState<Screen>>,
    mut changed: MessageWriter<PositionChanged>,
) {
    let Some(game) = table.game() else {
        screen.set(Screen::Title);
        return;
    };
    clock.show(game);
    mode.set(mode_of(game.players()));
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

fn run_clock(time: Res<Time<Real>>, mut clock: ResMut<PlayClock>) {
    clock.ms += time.delta_secs_f64() * 1000.0;
}

/// Everything that changes the position other than a move.
fn change_table(
    mut requests: MessageReader<TableRequest>,
    mut table: ResMut<OnTable>,
    mut changed: MessageWriter<PositionChanged>,
    mut mode: ResMut<NextState<Mode>>,
    mut clock: ResMut<PlayClock>,
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
                    Ok(()) => Stepped::Game,
                    Err(error) => {
                        toasts.write(super::toast::Toast(format!(
                            "That game cannot begin: {error}."
                        )));
                        Stepped::Nowhere
                    }
                }
            }
        };
        if stepped == Stepped::Nowhere {
            continue;
        }
        if stepped == Stepped::Game {
            let game = games.game();
            mode.set(mode_of(game.players()));
            clock.show(game);
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
    mut changed: MessageReader<PositionChanged>,
    mut table: ResMut<OnTable>,
    mut committed: MessageWriter<MoveCommitted>,
    mut refused: MessageWriter<MoveRefused>,
    mut hint: ResMut<Hint>,
    clock: Res<PlayClock>,
    storage: Res<Storage>,
    phase: Res<State<Phase>>,
    mut moving: ResMut<Moving>,
) {
    // What was asked for the position before is not meant for this one.
    if changed.read().count() > 0 {
        requests.clear();
        return;
    }
    for &MoveRequest { seat, mv } in requests.read() {
        let Some(games) = table.0.as_mut() else {
            continue;
        };
        // While a replay is shown nobody can mean the game behind it.
        if *phase.get() == Phase::Replay {
            continue;
        }
        moving.now();
        match games.play(seat, mv, clock.ms as u32) {
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

/// The result is shown when the game has ended and the last flood has come to rest.
fn enter_phase(
    table: Res<OnTable>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
    flood: Res<Flood>,
    mut moving: ResMut<Moving>,
) {
    let Some(game) = table.game() else {
        return;
    };
    let over = game.position().outcome().is_some();
    match phase.get() {
        Phase::Playing if over && !flood.travels() => next.set(Phase::Over),
        Phase::Over if !over => next.set(Phase::Playing),
        _ => return,
    }
    moving.now();
}
