//! List of the per-game user interfaces.

use super::choices::{AnySetupForm, Chosen};
use super::{blockade, drench, in_a_row, light_block, link, race};
use crate::core::settings::MoreTime;
use crate::games::game_ui::{About, GameUi};
use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};
use tessella_games::GameCode;
use tessella_games::{Game, Position, SetupError};
use tessella_session::Session;

/// Generates the per-game lookup functions and the stored set-up choices.
macro_rules! every_game_ui {
    ($($game:ident, $folder:ident, $choices:ident;)+) => {
        /// Returns the texts of a game.
        pub const fn about(game: Game) -> &'static About {
            match game {
                $(Game::$game => &$folder::ABOUT,)+
            }
        }

        /// Returns the user interface of a position.
        pub fn game_ui(position: &Position) -> &dyn GameUi {
            match position {
                $(Position::$game(position) => position,)+
            }
        }

        /// Choices of the last set-up of each game, used as defaults for the next.
        #[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct LastSetup {
            $(
                #[doc = concat!("For [`Game::", stringify!($game), "`].")]
                pub $folder: Chosen<$folder::$choices>,
            )+
        }

        impl LastSetup {
            /// Returns the choices for a game.
            pub fn of(&self, game: Game) -> &dyn AnySetupForm {
                match game {
                    $(Game::$game => &self.$folder,)+
                }
            }

            /// Returns the choices for a game, mutably.
            pub fn of_mut(&mut self, game: Game) -> &mut dyn AnySetupForm {
                match game {
                    $(Game::$game => &mut self.$folder,)+
                }
            }
        }
    };
}

impl LastSetup {
    /// Returns the choices clamped to their ranges, since the settings file may be edited by hand.
    #[must_use]
    pub fn sound(mut self) -> Self {
        for &game in Game::ALL {
            self.of_mut(game).clamp_all();
        }
        self
    }

    /// Starts a game with the choices made last for it. Its code has the longer countdown.
    ///
    /// # Errors
    /// If the choices do not fit each other.
    pub fn start(&self, of: Game, seed: u64, time: MoreTime) -> Result<Session, SetupError> {
        let choices = self.of(of);
        let mut code = choices.code(seed);
        if time != MoreTime::Off {
            code.setup = code.setup.with_more_time(time.times());
        }
        Session::new(code, choices.who().players())
    }

    /// Returns the widths and heights of the first boards of a game after its lesson.
    pub fn first_boards(of: Game) -> &'static [(u16, u16)] {
        Self::default().of(of).first_boards()
    }

    /// Returns the choices with those of a first board for a game.
    #[must_use]
    pub fn with_first_board(mut self, of: Game, number: u8) -> Self {
        self.of_mut(of).take_first_board(number);
        self
    }

    /// Returns the game code for a new game of the same kind as `of`, with another seed.
    pub fn another(&self, of: &Session, seed: u64) -> GameCode {
        self.of(of.code().setup.game()).another(of, seed)
    }
}

every_game_ui! {
    Drench, drench, DrenchChoices;
    Link, link, LinkChoices;
    LightBlock, light_block, LightBlockChoices;
    InARow, in_a_row, InARowChoices;
    Race, race, RaceChoices;
    Blockade, blockade, BlockadeChoices;
}
