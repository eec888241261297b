//! The game being played, and what is asked of it on every screen.

use crate::app::core::states::Mode;
use crate::games::{Advice, Rules};
use crate::session::{GameHistory, Player, Session};
use bevy::prelude::*;

/// The games on the table; none before the first is begun.
#[derive(Resource, Default)]
pub struct CurrentGame(pub Option<GameHistory>);

impl CurrentGame {
    /// The game being played.
    pub fn game(&self) -> Option<&Session> {
        self.0.as_ref().map(GameHistory::game)
    }
}

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

/// The mode that follows from who plays.
pub fn mode_of(players: &[Player]) -> Mode {
    match players {
        [_] => Mode::Alone,
        players if players.iter().all(|&player| player == Player::Human) => Mode::SameDevice,
        _ => Mode::Computer,
    }
}

/// Whether a game waits for the player to say that its time may run: none has run yet, or it was interrupted.
pub fn waits(game: &Session) -> bool {
    game.time_left().is_some() && game.position().outcome().is_none()
}

/// The game as the replay shows it; `None` when there is no replay.
#[derive(Resource, Default)]
pub struct Replay {
    /// A copy of the game, whose cursor is the move being shown.
    pub game: Option<Session>,
    /// Whether it shows how the game would have been won best, and not how it was played.
    pub is_best: bool,
    /// Whether the next move comes by itself.
    pub runs: bool,
    pub(in crate::app) wait: f32,
}

impl Replay {
    /// Shows the position after this many moves; `false` where there is none.
    pub fn go_to(&mut self, ply: usize) -> bool {
        self.wait = 0.0;
        self.game.as_mut().is_some_and(|game| game.go_to(ply))
    }
}

/// The game that the board shows: the replay while there is one.
pub fn shown<'a>(table: &'a CurrentGame, replay: &'a Replay) -> Option<&'a Session> {
    replay.game.as_ref().or_else(|| table.game())
}

/// Whether the board is turned half round, so that the player's own corner is at the top left.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turned(pub bool);

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<CurrentGame>()
        .init_resource::<Hint>()
        .init_resource::<Replay>()
        .init_resource::<Turned>();
}
