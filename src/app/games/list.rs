//! The one list of what the games have of their own on the screen.

use super::choices::{AnySetupForm, Chosen};
use super::{drench, in_a_row, light_block, link, race};
use crate::app::games::game_ui::GameUi;
use crate::games::Game;
use crate::session::{GameCode, Session};
use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// Makes the lists of what the games have of their own.
macro_rules! every_front {
    ($($game:ident, $folder:ident;)+) => {
        /// What a game has of its own on the screen.
        pub fn game_ui(game: Game) -> &'static dyn GameUi {
            match game {
                $(Game::$game => &$folder::GameUi,)+
            }
        }

        /// The choices of the last set-ups, so that the next begin with them.
        #[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct LastSetup {
            $(
                #[doc = concat!("For [`Game::", stringify!($game), "`].")]
                pub $folder: Chosen<$folder::Choices>,
            )+
        }

        impl LastSetup {
            /// The choices for a game.
            pub fn of(&self, game: Game) -> &dyn AnySetupForm {
                match game {
                    $(Game::$game => &self.$folder,)+
                }
            }

            /// The choices for a game, to be changed.
            pub fn of_mut(&mut self, game: Game) -> &mut dyn AnySetupForm {
                match game {
                    $(Game::$game => &mut self.$folder,)+
                }
            }
        }
    };
}

impl LastSetup {
    /// The choices with those out of range brought into it: the file may have been written by hand.
    #[must_use]
    pub fn sound(mut self) -> Self {
        for &game in Game::ALL {
            self.of_mut(game).mend();
        }
        self
    }

    /// A new game of the same kind as another, from a fresh seed.
    pub fn another(&self, of: &Session, seed: u64) -> GameCode {
        self.of(of.code().setup.game()).another(of, seed)
    }
}

every_front! {
    Drench, drench;
    Link, link;
    LightBlock, light_block;
    InARow, in_a_row;
    Race, race;
}
