//! The trait that every game's setup implements.

use super::expected::NotationError;
use super::seats::Outcome;
use super::sizes::Sizes;
use super::start::Countdown;
use std::fmt;
use tessella_boards::Plan;

/// The options of a game. [`Default`] gives the standard game.
pub trait GameSetup: Clone + Default + fmt::Debug + Eq {
    /// Returns the number of seats.
    fn seats(&self) -> u8;

    /// Returns the board, without what the game itself adds to it.
    fn plan(&self) -> &Plan;

    /// Replaces the board.
    fn set_plan(&mut self, plan: Plan);

    /// Returns the board shapes and sizes that the game supports.
    fn sizes() -> Sizes;

    /// Parses the options of a game code. Missing options have their defaults.
    ///
    /// # Errors
    /// If an option is wrong. The error has its position, and what was expected there.
    fn parse(options: &str) -> Result<Self, NotationError>;

    /// Formats the options for a game code.
    fn options(&self) -> String;

    /// Parses the cells of a game code.
    ///
    /// # Errors
    /// If a symbol is wrong or the number of cells is. The error has the position, and what was expected there.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError>;

    /// Formats the cells for a game code.
    fn format_cells(&self, cells: &[u8]) -> String;

    /// Returns the countdown of the game, if it has one.
    fn countdown(&self) -> Option<Countdown> {
        None
    }

    /// Returns the setup with the countdown multiplied by `times`, up to what the game allows.
    #[must_use]
    fn with_more_time(&self, times: u32) -> Self {
        let _ = times;
        self.clone()
    }

    /// Returns the first seed from this one on whose start position is as good for each seat, as far as the start itself tells; the same
    /// one if there is none among the next.
    fn fair_seed(&self, seed: u64) -> u64 {
        seed
    }

    /// Returns the setup of the next game after this outcome. The first seat to move may change.
    #[must_use]
    fn rematch(&self, outcome: Outcome) -> Self {
        let _ = outcome;
        self.clone()
    }
}
