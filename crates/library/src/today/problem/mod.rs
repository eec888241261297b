//! Problems for two seats: a position of In a Row in which the seat to move can force a win, and the replies of the
//! other seat.

mod forced_win;
mod line_masks;
mod opening;
mod reply;

pub use forced_win::{moves_to_win, winning_cells};
pub use opening::{cells_after, column_of};
pub use reply::reply;
