//! The game being played, its authority, and the resources that every screen reads about it.

use crate::core::lesson::LessonGame;
use crate::core::redraw::RedrawAppExt;
use crate::core::rotation::Rotation;
use crate::core::states::{GameTraits, Mode, Phase};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_boards::StackView;
use tessella_games::{Advice, Rules};
use tessella_lobby::ClientBoards;
use tessella_session::{GameLibrary, Player, Session};

/// The game being played.
#[derive(Resource, Default)]
pub struct CurrentGame {
    /// Games of this device.
    pub local: GameLibrary,
    /// Lesson in progress. It covers the games of this device, and is not saved.
    pub(crate) lesson: Option<LessonGame>,
    /// Boards of the match in the room of a server.
    pub(crate) boards: ClientBoards,
    /// Number of the board that is shown. It covers the games of this device.
    pub(crate) shown_board: Option<u8>,
}

/// The side that decides whether a requested move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authority {
    /// This program.
    Local,
    /// A server.
    Remote,
}

impl CurrentGame {
    /// Creates the current game from the games of this device.
    pub fn new(games: GameLibrary) -> Self {
        Self {
            local: games,
            ..default()
        }
    }

    /// Returns the game being played.
    pub fn game(&self) -> Option<&Session> {
        let lesson = || self.lesson.as_ref().map(LessonGame::game);
        self.remote_game()
            .or_else(lesson)
            .or_else(|| self.local.game())
    }

    fn remote_game(&self) -> Option<&Session> {
        self.boards.get(&self.shown_board?)
    }

    /// Returns the game being played if a server decides its moves, mutably.
    pub(crate) fn remote_game_mut(&mut self) -> Option<&mut Session> {
        self.boards.get_mut(&self.shown_board?)
    }

    /// Returns the side that decides the moves of the game being played.
    pub fn authority(&self) -> Authority {
        match self.remote_game() {
            Some(_) => Authority::Remote,
            None => Authority::Local,
        }
    }

    /// Returns the lesson in progress, unless the game of a server covers it.
    pub fn lesson(&self) -> Option<&LessonGame> {
        self.lesson
            .as_ref()
            .filter(|_| self.authority() == Authority::Local)
    }

    /// Returns the game being played if it is one of this device, and no lesson.
    pub fn local_game(&self) -> Option<&Session> {
        let is_local = self.authority() == Authority::Local && self.lesson.is_none();
        self.game().filter(|_| is_local)
    }

    /// Adds time of play to the game being played, in milliseconds.
    pub(crate) fn advance_clock(&mut self, time: u32) {
        if let Some(game) = self.remote_game_mut() {
            game.advance_clock(time);
        } else if self.lesson.is_none() {
            self.local.advance_clock(time);
        }
    }
}

/// Returns `true` if a server decides the moves of the current game. It is a run condition.
pub(crate) fn is_remote(game: Res<CurrentGame>) -> bool {
    game.authority() == Authority::Remote
}

/// State of the hint that the player has requested.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub enum Hint {
    /// No hint.
    #[default]
    None,
    /// The search for a hint is running.
    Searching,
    /// The result of the search.
    Found(Advice),
}

/// Returns the properties of a game of this device.
pub fn traits_of(game: &Session) -> GameTraits {
    GameTraits {
        mode: mode_of(game.players()),
        first_phase: if waits(game) {
            Phase::Paused
        } else {
            Phase::Playing
        },
    }
}

/// Returns the mode that follows from the players.
pub fn mode_of(players: &[Player]) -> Mode {
    match players {
        [_] => Mode::Alone,
        players if players.iter().all(|&player| player == Player::Human) => Mode::SameDevice,
        _ => Mode::Computer,
    }
}

/// Returns `true` if the clock of a game starts only when the player confirms, because it has not started yet or was
/// interrupted.
pub fn waits(game: &Session) -> bool {
    game.time_left().is_some() && game.position().outcome().is_none()
}

/// Game shown by the replay; `None` when there is no replay.
#[derive(Resource, Default)]
pub struct Replay {
    /// Copy of the game, whose cursor is the move being shown.
    pub game: Option<Session>,
    /// `true` if the replay shows the best solution instead of the moves that were played.
    pub is_best: bool,
    /// `true` if the replay advances by itself.
    pub runs: bool,
    /// `true` if it advances fast and without animations.
    pub is_fast: bool,
    /// Best solution, which is shown beside the game that was played; its cursor follows that of the game.
    pub(crate) compared: Option<Session>,
    /// Time for which the position is shown.
    pub(crate) pause: Timer,
}

impl Replay {
    /// Returns `true` if the game could go on from the position that is shown: it is one of the game that was played, and
    /// not its end.
    pub fn can_branch(&self) -> bool {
        let is_over = |game: &Session| game.position().outcome().is_some();
        !self.is_best && self.game.as_ref().is_some_and(|game| !is_over(game))
    }

    /// Shows the position after this many moves. Returns `false` if there is no such position.
    pub fn go_to(&mut self, ply: usize) -> bool {
        self.pause.reset();
        let is_changed = self.game.as_mut().is_some_and(|game| go_back_to(game, ply));
        if let (Some(game), Some(best)) = (&self.game, &mut self.compared) {
            best.go_to(game.cursor().min(best.moves().len()));
        }
        is_changed
    }
}

/// Goes to the position after this many moves of a copy of a game, and back to the time of the last of them. Returns `true`
/// if the position changed.
pub(crate) fn go_back_to(game: &mut Session, ply: usize) -> bool {
    let is_changed = game.go_to(ply);
    let last = game.cursor().checked_sub(1);
    let last = last.and_then(|last| game.moves().get(last));
    game.set_elapsed(last.map_or(0, |last| last.at));
    is_changed
}

/// Returns the game that the board shows: the replay if there is one.
pub fn shown<'a>(current: &'a CurrentGame, replay: &'a Replay) -> Option<&'a Session> {
    replay.game.as_ref().or_else(|| current.game())
}

/// The game that the board shows, for systems that only read it.
#[derive(SystemParam)]
pub struct ShownGame<'w> {
    current: Res<'w, CurrentGame>,
    replay: Res<'w, Replay>,
}

impl ShownGame<'_> {
    /// Returns the replay if there is one, and otherwise the game being played.
    pub fn game(&self) -> Option<&Session> {
        shown(&self.current, &self.replay)
    }

    /// Returns `true` if either of them may have changed since the system ran last.
    pub fn is_changed(&self) -> bool {
        self.current.is_changed() || self.replay.is_changed()
    }
}

/// Side from which the board is seen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardOrientation {
    /// Rotation of the board.
    pub rotation: Rotation,
    /// View of a cube whose layers are drawn one above the other; `None` if they are side by side.
    pub stack: Option<StackView>,
    /// Number of columns of the layers of a cube that are side by side; `None` for the number that suits pictures.
    pub columns: Option<u16>,
}

impl BoardOrientation {
    /// Turns a cube whose layers are drawn one above the other around its vertical axis, by an angle in degrees.
    pub fn turn(&mut self, degrees: i16) {
        if let Some(view) = &mut self.stack {
            view.yaw = (view.yaw + degrees).rem_euclid(360);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_redraw_resource::<CurrentGame>()
        .init_redraw_resource::<Hint>()
        .init_redraw_resource::<Replay>()
        .init_redraw_resource::<BoardOrientation>();
}
