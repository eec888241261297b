//! The one list of games: a new game is a folder, and a line at the end of this file.

use super::budget::{Effort, SearchBudget, SearchReport};
use super::drench::{self, Drench};
use super::in_a_row::{self, InARow};
use super::light_block::{self, LightBlock};
use super::link::{self, Link};
use super::options::{OptionError, Words};
use super::race::{self, Race};
use super::sizes::Sizes;
use super::{
    Advice, Appearance, Countdown, Effect, GameSetup, IllegalMove, Level, Move, Outcome, Piece,
    Rules, Seat, SetupError, Start, Turn,
};
use crate::boards::{Board, CellId, Plan};
use std::sync::atomic::AtomicBool;

/// Makes the three enums of all games, and hands what is asked of them on to the game.
macro_rules! every_game {
    ($($(#[$about:meta])* $game:ident, $folder:ident, $name:literal, $title:literal;)+) => {
        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Game {
            $($(#[$about])* $game,)+
        }

        impl Game {
            /// All games, in the order in which they are shown.
            pub const ALL: &[Self] = &[$(Self::$game),+];

            /// The name in game codes.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => $name,)+
                }
            }

            /// The name on the screen.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$game => $title,)+
                }
            }

            /// On which boards it can be played.
            pub fn sizes(self) -> Sizes {
                match self {
                    $(Self::$game => <$folder::Setup as GameSetup>::sizes(),)+
                }
            }

            /// The choices of the usual game.
            pub fn default_setup(self) -> Setup {
                match self {
                    $(Self::$game => Setup::$game($folder::Setup::default()),)+
                }
            }
        }

        /// The choices made before a game begins.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Setup {
            $(#[doc = concat!("For [`Game::", stringify!($game), "`].")] $game($folder::Setup),)+
        }

        impl Setup {
            /// The game it is for.
            pub const fn game(&self) -> Game {
                match self {
                    $(Self::$game(_) => Game::$game,)+
                }
            }

            /// How many seats the game has.
            pub fn seats(&self) -> u8 {
                match self {
                    $(Self::$game(setup) => setup.seats(),)+
                }
            }

            /// The board, without what the game itself puts on it.
            pub fn plan(&self) -> &Plan {
                match self {
                    $(Self::$game(setup) => setup.plan(),)+
                }
            }

            /// Takes another board.
            pub fn set_plan(&mut self, plan: Plan) {
                match self {
                    $(Self::$game(setup) => setup.set_plan(plan),)+
                }
            }

            /// Reads the options of a game code.
            ///
            /// # Errors
            /// Points at the word that is wrong and says what was expected.
            pub fn parse(game: Game, words: Words<'_>) -> Result<Self, OptionError> {
                match game {
                    $(Game::$game => <$folder::Setup as GameSetup>::parse(words).map(Self::$game),)+
                }
            }

            /// Reads a game as another program writes it; `None` if the text does not begin as one of those does.
            ///
            /// # Errors
            /// Points at what is wrong and says what was expected.
            pub fn parse_foreign(text: &str) -> Option<Result<(Self, Start), OptionError>> {
                $(if let Some(read) = <$folder::Setup as GameSetup>::parse_foreign(text) {
                    return Some(read.map(|(setup, start)| (Self::$game(setup), start)));
                })+
                None
            }

            /// The options as a game code has them.
            pub fn options(&self) -> String {
                match self {
                    $(Self::$game(setup) => setup.options(),)+
                }
            }

            /// Reads the cells of a game code.
            ///
            /// # Errors
            /// Points at the sign that is wrong and says what was expected.
            pub fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError> {
                match self {
                    $(Self::$game(setup) => setup.parse_cells(text),)+
                }
            }

            /// The cells as a game code has them.
            pub fn format_cells(&self, cells: &[u8]) -> String {
                match self {
                    $(Self::$game(setup) => setup.format_cells(cells),)+
                }
            }

            /// The countdown that the game is played against.
            pub fn countdown(&self) -> Option<Countdown> {
                match self {
                    $(Self::$game(setup) => setup.countdown(),)+
                }
            }

            /// The choices of the next game after one that ended so.
            #[must_use]
            pub fn rematch(&self, outcome: Outcome) -> Self {
                match self {
                    $(Self::$game(setup) => Self::$game(setup.rematch(outcome)),)+
                }
            }
        }

        /// A position of any game.
        #[derive(Clone, Debug)]
        pub enum Position {
            $(#[doc = concat!("Of [`Game::", stringify!($game), "`].")] $game($game),)+
        }

        impl Position {
            /// The first position of a game.
            ///
            /// # Errors
            /// When the choices do not fit the game, its board or each other.
            pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
                match setup {
                    $(Setup::$game(setup) => $game::new(setup, start).map(Self::$game),)+
                }
            }

            /// The choices it was made from, with everything decided that they left open.
            pub fn setup(&self) -> Setup {
                match self {
                    $(Self::$game(game) => Setup::$game(game.setup().clone()),)+
                }
            }
        }

        impl Rules for Position {
            fn board(&self) -> &Board {
                match self {
                    $(Self::$game(game) => game.board(),)+
                }
            }

            fn to_move(&self) -> Turn {
                match self {
                    $(Self::$game(game) => game.to_move(),)+
                }
            }

            fn legal_moves(&self) -> Vec<Move> {
                match self {
                    $(Self::$game(game) => game.legal_moves(),)+
                }
            }

            fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
                match self {
                    $(Self::$game(game) => game.check(seat, mv),)+
                }
            }

            fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
                match self {
                    $(Self::$game(game) => game.effects(seat, mv),)+
                }
            }

            fn outcome(&self) -> Option<Outcome> {
                match self {
                    $(Self::$game(game) => game.outcome(),)+
                }
            }

            fn appearance(&self, cell: CellId) -> Appearance {
                match self {
                    $(Self::$game(game) => game.appearance(cell),)+
                }
            }

            fn pieces(&self) -> Vec<Piece> {
                match self {
                    $(Self::$game(game) => game.pieces(),)+
                }
            }

            fn highlighted(&self) -> Vec<CellId> {
                match self {
                    $(Self::$game(game) => game.highlighted(),)+
                }
            }

            fn precompute(&self) {
                match self {
                    $(Self::$game(game) => game.precompute(),)+
                }
            }

            fn chance_move(&self, drawn: u32) -> Option<Move> {
                match self {
                    $(Self::$game(game) => game.chance_move(drawn),)+
                }
            }

            fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
                match self {
                    $(Self::$game(game) => game.computer_move(level, stop),)+
                }
            }

            fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
                match self {
                    $(Self::$game(game) => game.best_move(budget),)+
                }
            }

            fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
                match self {
                    $(Self::$game(game) => game.solve(effort, budget),)+
                }
            }

            fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
                match self {
                    $(Self::$game(game) => game.hint(stop),)+
                }
            }

            fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
                match self {
                    $(Self::$game(game) => game.advance(seat, mv),)+
                }
            }
        }
    };
}

every_game! {
    /// Recolour your region until the board is one colour.
    Drench, drench, "drench", "Drench";
    /// Remove equal tiles joined by a line of at most two turns.
    Link, link, "link", "Link";
    /// Walk over every free tile once.
    LightBlock, light_block, "light", "Light Block";
    /// Get so many stones in a row, as in tic-tac-toe.
    InARow, in_a_row, "row", "In a Row";
    /// Race your pieces along a track by the die.
    Race, race, "race", "Race";
}
