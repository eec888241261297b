//! Choices on the set-up screen, and the game generated from them.

use crate::core::settings::MoreTime;
use crate::core::{Mode, fresh_seed};
use crate::games::{LastSetup, Who};
use crate::screens::setup::room::RoomChoices;
use bevy::prelude::*;
use tessella_games::{Game, GameCode, SetupError};
use tessella_session::{Player, Session};

/// Choices on the set-up screen and the game generated from them.
#[derive(Resource)]
pub struct SetupSelection {
    pub(super) of: Game,
    pub(super) choices: LastSetup,
    seed: u64,
    /// Time of a game on this device. A room has its own.
    pub(super) more_time: MoreTime,
    /// Game, or the reason why the choices are invalid. Generated again when a choice changes.
    pub(super) game: Option<Result<Session, SetupError>>,
    /// Choices about the room, if the game is for one.
    pub(super) room: Option<RoomChoices>,
    /// `true` if the form shows all options.
    pub(super) shows_more: bool,
}

impl Default for SetupSelection {
    fn default() -> Self {
        Self {
            of: Game::Drench,
            choices: LastSetup::default(),
            seed: 0,
            more_time: MoreTime::default(),
            game: None,
            room: None,
            shows_more: false,
        }
    }
}

impl SetupSelection {
    /// Selects the game. All other choices stay as they were last.
    pub const fn begin(&mut self, of: Game) {
        self.of = of;
        self.room = None;
    }

    /// Selects the game of a new room.
    pub const fn begin_room(&mut self, of: Game) {
        self.of = of;
        self.room = Some(RoomChoices::new(of));
    }

    /// Returns the game for the choices, generating it on first use.
    pub(super) fn game(&mut self) -> Result<&Session, &SetupError> {
        let start = || self.choices.start(self.of, self.seed, self.more_time);
        self.game.get_or_insert_with(start).as_ref()
    }

    /// Generates another game for the choices on next use.
    pub(super) fn deal(&mut self) {
        self.seed = fresh_seed();
        self.game = None;
    }

    /// Returns `true` if the game has a countdown.
    pub(super) fn is_timed(&mut self) -> bool {
        self.game().is_ok_and(|game| game.time_left().is_some())
    }

    /// Starts the game of a code. If it has several seats, the choices decide who plays.
    pub(crate) fn session(&self, code: GameCode) -> Result<Session, SetupError> {
        let who = *self.choices.of(code.setup.game()).who();
        let players = match code.setup.seats() {
            1 => vec![Player::Human],
            seats if who.mode == Mode::Alone => vec![Player::Human; seats.into()],
            seats => Who { seats, ..who }.players(),
        };
        Session::new(code, players)
    }
}
