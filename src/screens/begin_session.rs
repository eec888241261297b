//! Start and opening of a game on this device.

use crate::core::storage::Storage;
use crate::core::{CurrentGame, Screen, Toast};
use crate::text::wording;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_games::{GameCode, Rules, SetupError};
use tessella_library::today::DailyBoard;
use tessella_session::{GameId, Hints, IdentifiedGame, Player, Record, Session};

/// Starts a new or an imported game on this device, saves it and shows it.
pub(super) fn begin_session(
    current: &mut CurrentGame,
    game: impl Into<IdentifiedGame>,
    storage: &Storage,
    commands: &mut Commands,
) {
    current.lesson = None;
    current.local.begin(game);
    storage.save(&current.local);
    commands.set_state(Screen::Play);
}

/// Creates the game on the board of a day. The seat that moves first is the player's.
fn daily_session(board: &DailyBoard) -> Result<Session, SetupError> {
    let seats = usize::from(board.code.setup.seats());
    let mut game = Session::new(board.code.clone(), vec![Player::Human; seats])?;
    let own = game.position().to_move().seat();
    let player = |seat: usize| {
        if own.is_none_or(|own| own.index() == seat) {
            Player::Human
        } else {
            Player::ProblemOpponent
        }
    };
    game.set_players((0..seats).map(player));
    Ok(game)
}

/// Everything that opening a game changes.
#[derive(SystemParam)]
pub(super) struct GameOpener<'w, 's> {
    pub(super) current: ResMut<'w, CurrentGame>,
    pub(super) storage: Res<'w, Storage>,
    pub(super) commands: Commands<'w, 's>,
}

impl GameOpener<'_, '_> {
    /// Starts a game on this device, saves it and shows it.
    pub(super) fn begin(&mut self, game: impl Into<IdentifiedGame>) {
        begin_session(&mut self.current, game, &self.storage, &mut self.commands);
    }

    /// Opens a board for people at this device: the unfinished game on it, or else a new one.
    pub(super) fn begin_board(&mut self, code: &GameCode) {
        let players = vec![Player::Human; code.setup.seats().into()];
        match Session::new(code.clone(), players) {
            Ok(game) => self.begin_or_continue(game),
            Err(error) => self.refuse(error),
        }
    }

    /// Opens the board of a day: the unfinished game on it, or else a new one.
    pub(super) fn begin_daily(&mut self, board: &DailyBoard) {
        match daily_session(board) {
            Ok(game) => self.begin_or_continue(game),
            Err(error) => self.refuse(error),
        }
    }

    /// Tells the player why a board cannot be opened.
    fn refuse(&mut self, error: SetupError) {
        self.commands
            .trigger(Toast(wording!("begin-board-refused", error: error)));
    }

    /// Opens the unfinished game on the same board with the same players, or else begins this one.
    fn begin_or_continue(&mut self, game: Session) {
        let Record { code, players, .. } = game.record();
        let mut games = self.current.local.games();
        games.retain(|stored| stored.record.code == code && stored.record.players == players);
        match games.iter().find(|stored| !stored.is_over) {
            Some(unfinished) => self.open(unfinished.id),
            None => {
                let mut game = IdentifiedGame::from(game);
                // The player still knows the hints of earlier games on this board.
                let hints = games.iter().map(|stored| stored.hints.count());
                game.hints = Hints::without_plies(hints.max().unwrap_or_default());
                self.begin(game);
            }
        }
    }

    /// Opens a game of this device and shows it.
    pub(super) fn open(&mut self, id: GameId) {
        match self.current.local.open(id) {
            Ok(true) => {
                self.current.lesson = None;
                self.storage.save(&self.current.local);
                self.commands.set_state(Screen::Play);
            }
            Ok(false) => {}
            Err(why) => {
                let text = wording!("begin-game-refused", error: why);
                self.commands.trigger(Toast(text));
            }
        }
    }
}
