//! The list of games. A new game is a folder, and an entry in the list below.

use super::blockade::{self, Blockade};
use super::budget::{Effort, SearchBudget, SearchReport};
use super::drench::{self, Drench};
use super::effects::{Appearance, Effect, Piece};
use super::evaluation::Evaluation;
use super::expected::NotationError;
use super::in_a_row::{self, InARow};
use super::light_block::{self, LightBlock};
use super::link::{self, Link};
use super::moves::{IllegalMove, Move, Turn};
use super::race::{self, Race};
use super::rules::{Advice, Level, Rules};
use super::seats::{Outcome, Seat};
use super::setup::GameSetup;
use super::setup_error::SetupError;
use super::sizes::Sizes;
use super::start::{Countdown, Start};
use std::sync::atomic::AtomicBool;
use tessella_boards::{Board, CellId, Plan};

/// The position of one game, for code that is generic over the game.
pub trait GamePosition: Rules {
    /// The options of the game.
    type Setup: GameSetup + Into<Setup>;

    /// The game.
    const GAME: Game;

    /// Returns this game's position if `position` is one; `None` if it is another game's.
    fn of(position: &Position) -> Option<&Self>;

    /// Returns this game's setup if `setup` is one; `None` if it is another game's.
    fn setup_of(setup: &mut Setup) -> Option<&mut Self::Setup>;
}

/// Defines the enums over all games, and `dispatch!`. The `$` in the first parentheses is for the variables of the
/// inner macro.
macro_rules! every_game {
    (($d:tt) $($(#[$about:meta])* $game:ident, $folder:ident, $name:literal, $title:literal;)+) => {
        /// The kinds of game.
        ///
        /// ```
        /// use tessella_games::Game;
        ///
        /// let names: Vec<&str> = Game::ALL.iter().map(|game| game.name()).collect();
        /// assert_eq!(names, ["drench", "link", "light", "row", "race", "blockade"]);
        /// assert_eq!(Game::InARow.english_title(), "In a Row");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Game {
            $($(#[$about])* $game,)+
        }

        /// The options of any game.
        ///
        /// ```
        /// use tessella_games::{Game, Setup};
        ///
        /// let setup = Setup::parse(Game::Drench, "15x15,c6,m30")?;
        /// assert_eq!((setup.seats(), setup.options().as_str()), (1, "15x15,c6,m30"));
        /// assert_eq!(setup.plan().to_string(), "15×15");
        /// assert!(Setup::parse(Game::Drench, "15x15,c99").is_err());
        /// # Ok::<(), tessella_games::NotationError>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Setup {
            $(#[doc = concat!("For [`Game::", stringify!($game), "`].")] $game($folder::Setup),)+
        }

        /// A position of any game.
        ///
        /// ```
        /// use tessella_games::{Game, Position, Rules, Seat, Start};
        ///
        /// let setup = Game::Link.default_setup();
        /// let mut position = Position::new(&setup, &Start::Seed(4711))?;
        /// let pairs = position.legal_moves();
        /// position.play(Seat::FIRST, pairs[0])?;
        /// assert_eq!(position.setup().game(), Game::Link);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Debug)]
        pub enum Position {
            $(#[doc = concat!("Of [`Game::", stringify!($game), "`].")] $game($game),)+
        }

        $(impl From<$folder::Setup> for Setup {
            fn from(setup: $folder::Setup) -> Self {
                Self::$game(setup)
            }
        })+

        $(impl GamePosition for $game {
            type Setup = $folder::Setup;

            const GAME: Game = Game::$game;

            fn of(position: &Position) -> Option<&Self> {
                match position {
                    Position::$game(position) => Some(position),
                    _ => None,
                }
            }

            fn setup_of(setup: &mut Setup) -> Option<&mut Self::Setup> {
                match setup {
                    Setup::$game(setup) => Some(setup),
                    _ => None,
                }
            }
        })+

        impl Game {
            /// All games, in display order.
            pub const ALL: &[Self] = &[$(Self::$game),+];

            /// Returns the name in game codes.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => $name,)+
                }
            }

            /// Returns the English title, for command lines and machine-readable output.
            pub const fn english_title(self) -> &'static str {
                match self {
                    $(Self::$game => $title,)+
                }
            }

            /// Returns the board shapes and sizes that the game supports.
            pub fn sizes(self) -> Sizes {
                match self {
                    $(Self::$game => $folder::Setup::sizes(),)+
                }
            }

            /// Returns the setup of the standard game.
            pub fn default_setup(self) -> Setup {
                match self {
                    $(Self::$game => $folder::Setup::default().into(),)+
                }
            }
        }

        impl Setup {
            /// Returns the game that this is a setup of.
            pub const fn game(&self) -> Game {
                match self {
                    $(Self::$game(_) => Game::$game,)+
                }
            }

            /// Parses the options of a game code.
            ///
            /// # Errors
            /// If an option is wrong. The error has its position, and what was expected there.
            pub fn parse(game: Game, options: &str) -> Result<Self, NotationError> {
                match game {
                    $(Game::$game => $folder::Setup::parse(options).map(Self::$game),)+
                }
            }
        }

        impl Position {
            /// Creates the start position of a game.
            ///
            /// # Errors
            /// If the options do not suit the game or its board, or conflict with each other.
            pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
                match setup {
                    $(Setup::$game(setup) => $game::new(setup, start).map(Self::$game),)+
                }
            }
        }

        /// Evaluates an expression with the content of the variant at hand.
        macro_rules! dispatch {
            ($d any:expr, $d content:ident => $d result:expr) => {
                match $d any {
                    $(Self::$game($d content) => $d result,)+
                }
            };
        }
    };
}

every_game! { ($)
    /// Recolour your region until the board is one colour.
    Drench, drench, "drench", "Drench";
    /// Remove equal tiles joined by a line of at most two turns.
    Link, link, "link", "Link";
    /// Walk over every free tile once.
    LightBlock, light_block, "light", "Light Block";
    /// Get several stones in a row, as in tic-tac-toe.
    InARow, in_a_row, "row", "In a Row";
    /// Race your pieces along a track by the die.
    Race, race, "race", "Race";
    /// Bring your runner across the board while the ground rises.
    Blockade, blockade, "blockade", "Blockade";
}

/// Defines methods that call the method of the same name on the content of the variant at hand.
macro_rules! forward {
    ($(
        $(#[$about:meta])*
        $visibility:vis fn $name:ident(&$self:ident $(, $argument:ident: $type:ty)*)
            $(-> $result:ty)?;
    )+) => {
        $($(#[$about])* $visibility fn $name(&$self $(, $argument: $type)*) $(-> $result)? {
            dispatch!($self, content => content.$name($($argument),*))
        })+
    };
}

impl Position {
    /// Creates the start position of a board that is only to be solved, with options from [`Setup::parse_for_solver`].
    ///
    /// # Errors
    /// If the options do not suit the game or its board, or conflict with each other.
    pub fn for_solver(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        match setup {
            Setup::Drench(setup) => Drench::for_solver(setup, start).map(Self::Drench),
            _ => Self::new(setup, start),
        }
    }
}

impl Setup {
    /// Parses the options of a board that is only to be solved. In Drench, it can have more colours than can be drawn.
    ///
    /// # Errors
    /// If an option is wrong. The error has its position, and what was expected there.
    pub fn parse_for_solver(game: Game, options: &str) -> Result<Self, NotationError> {
        match game {
            Game::Drench => drench::Setup::parse_for_solver(options).map(Self::Drench),
            _ => Self::parse(game, options),
        }
    }

    /// Parses a game in the notation of another program. Returns `None` if the text does not begin like one.
    ///
    /// # Errors
    /// If a part of it is wrong. The error has its position, and what was expected there.
    pub fn parse_foreign(text: &str) -> Option<Result<(Self, Start), NotationError>> {
        let read = drench::parse_flood_id(text)?;
        Some(read.map(|(setup, start)| (setup.into(), start)))
    }

    forward! {
        /// Returns the number of seats.
        pub fn seats(&self) -> u8;

        /// Checks that the options suit the game and its board, and do not conflict with each other.
        ///
        /// # Errors
        /// If they do not; the error says which option is wrong, and what was expected.
        pub fn check(&self) -> Result<(), SetupError>;

        /// Returns the board, without what the game itself adds to it.
        pub fn plan(&self) -> &Plan;

        /// Formats the options for a game code.
        pub fn options(&self) -> String;

        /// Parses the cells of a game code.
        ///
        /// # Errors
        /// If a symbol is wrong or the number of cells is. The error has the position, and what was expected there.
        pub fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError>;

        /// Formats the cells for a game code.
        pub fn format_cells(&self, cells: &[u8]) -> String;

        /// Returns the countdown of the game, if it has one.
        pub fn countdown(&self) -> Option<Countdown>;
    }

    /// Replaces the board.
    pub fn set_plan(&mut self, plan: Plan) {
        dispatch!(self, setup => setup.set_plan(plan));
    }

    /// Returns the setup with the countdown multiplied by `times`, up to what the game allows.
    #[must_use]
    pub fn with_more_time(&self, times: u32) -> Self {
        dispatch!(self, setup => setup.with_more_time(times).into())
    }

    /// Returns the first seed from this one on whose start position is as good for each seat, as far as the start itself tells; the same
    /// one if there is none among the next.
    pub fn fair_seed(&self, seed: u64) -> u64 {
        dispatch!(self, setup => setup.fair_seed(seed))
    }

    /// Returns the setup of the next game after this outcome.
    #[must_use]
    pub fn rematch(&self, outcome: Outcome) -> Self {
        dispatch!(self, setup => setup.rematch(outcome).into())
    }
}

impl Position {
    /// Returns the setup of the game, with all open options filled in.
    pub fn setup(&self) -> Setup {
        dispatch!(self, game => game.setup().clone().into())
    }
}

impl Rules for Position {
    forward! {
        fn board(&self) -> &Board;
        fn to_move(&self) -> Turn;
        fn legal_moves(&self) -> Vec<Move>;
        fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove>;
        fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect>;
        fn outcome(&self) -> Option<Outcome>;
        fn appearance(&self, cell: CellId) -> Appearance;
        fn pieces(&self) -> Vec<Piece>;
        fn standing(&self, seat: Seat) -> u32;
        fn highlighted(&self) -> Vec<CellId>;
        fn precompute(&self);
        fn chance_move(&self, random: u32) -> Option<Move>;
        fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move>;
        fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move>;
        fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport>;
        fn evaluate(&self, budget: &SearchBudget<'_>) -> Option<Evaluation>;
        fn hint(&self, stop: &AtomicBool) -> Option<Advice>;
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        dispatch!(self, game => game.advance(seat, mv))
    }
}
