//! A player in front of a headless window, with a player's input and view of the screen.
//!
//! The stage checks the tiles against the rules after every frame, so no test can omit it.

mod clock;
mod frames;
mod keys;
mod pointer;
mod state;
mod texts;
mod tiles;
mod window;

pub use texts::Written;
pub use tiles::{TileState, assert_same, colour_of};

use bevy::ecs::message::Message;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use tessella::core::settings::{Motion, Settings};
use tessella::core::storage::Storage;
use tessella::core::{CurrentGame, Screen};
use tessella_games::Game;
use tessella_games::GameCode;
use tessella_language::Language;
use tessella_session::{GameLibrary, Player, Session};
use tessella_window_test_support::headless;

/// Size of a usual desktop window.
pub const WIDE: UVec2 = UVec2::new(1280, 800);
/// Size of a phone held upright.
pub const TALL: UVec2 = UVec2::new(412, 915);

/// The app and the input of its player.
pub struct Stage {
    app: App,
    window: Entity,
    /// Size in logical pixels.
    size: Vec2,
    scale: f32,
    /// Clock that the test sets, if it has taken the program's.
    clock: Option<clock::HandClock>,
}

/// Returns a game before its first move.
pub fn game(code: &str, players: &[Player]) -> Session {
    let code = code.parse().expect("a sound game code");
    Session::new(code, players.to_vec()).expect("a game that can begin")
}

/// Returns a game between people only, before its first move.
pub fn people(code: &str) -> Session {
    let seats = code
        .parse::<GameCode>()
        .expect("a sound game code")
        .setup
        .seats();
    game(code, &vec![Player::Human; seats.into()])
}

impl Stage {
    /// Opens the program on its title screen.
    pub fn open(size: UVec2, storage: Storage) -> Self {
        Self::open_on(size, 1.0, storage)
    }

    /// Opens the program on its title screen, at a scale of `scale` physical pixels to a logical one.
    pub fn open_on(size: UVec2, scale: f32, storage: Storage) -> Self {
        let mut app = headless(size, scale, storage);
        texts::read_texts(&mut app);
        let window = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(app.world())
            .expect("one window");
        let mut stage = Self {
            app,
            window,
            size: size.as_vec2(),
            scale,
            clock: None,
        };
        stage.frames(3);
        let mut settings = stage.app.world_mut().resource_mut::<Settings>();
        // The settings file stays as it is.
        let settings = settings.bypass_change_detection();
        settings.lessons = Game::ALL.iter().map(|of| of.name().to_owned()).collect();
        // The title offers something else to a player who knows the games.
        stage.frame();
        stage
    }

    /// Forgets that the lessons were shown.
    pub fn forget_lessons(&mut self) {
        self.app
            .world_mut()
            .resource_mut::<Settings>()
            .lessons
            .clear();
    }

    /// Opens the program with a game in progress, in a usual window and without files.
    pub fn playing(game: Session) -> Self {
        Self::playing_in(WIDE, Storage::nowhere(), game)
    }

    /// Opens the program with a game in progress.
    pub fn playing_in(size: UVec2, storage: Storage, game: Session) -> Self {
        let mut stage = Self::open(size, storage);
        stage.show(game);
        stage
    }

    /// Shows a game.
    pub fn show(&mut self, game: Session) {
        self.app.world_mut().resource_mut::<CurrentGame>().local = GameLibrary::new(game);
        let mut next = self.app.world_mut().resource_mut::<NextState<Screen>>();
        next.set(Screen::Play);
        self.frames(3);
    }

    /// Chooses a language in the settings.
    pub fn set_language(&mut self, language: Language) {
        self.app.world_mut().resource_mut::<Settings>().language = Some(language);
        self.frames(3);
    }

    /// Sets the speed of animations.
    pub fn set_motion(&mut self, motion: Motion) {
        self.app.world_mut().resource_mut::<Settings>().motion = Some(motion);
    }

    /// Writes a message of the app.
    pub fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// Triggers an event of the app.
    pub fn trigger<'a, E: Event<Trigger<'a>: Default>>(&mut self, event: E) {
        self.app.world_mut().trigger(event);
        self.app.world_mut().flush();
    }

    /// Writes a message of the window, both on its own and as a [`WindowEvent`].
    fn send_event<M: Message + Clone + Into<WindowEvent>>(&mut self, message: M) {
        self.write::<WindowEvent>(message.clone().into());
        self.write(message);
    }
}
