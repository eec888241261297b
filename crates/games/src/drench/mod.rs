//! Drench, known as Flood-It: recolour your region until the board is one colour.
//!
//! Alone, you hold the first tile and have a number of moves. Two players begin far apart and take turns;
//! neither may choose its own colour or the other's. When the two regions' colours are all that is left, whoever has
//! more tiles wins.

mod errors;
mod flood;
mod flood_id;
mod generator;
mod margin;
mod opponent;
mod options;
mod patches;
mod position;
mod quick_solver;
mod rules;
mod setup;
mod solo;
mod solver;
mod splitmix;

pub use errors::{Expected, SetupError};
pub use flood::Flood;
pub use flood_id::format_flood_colours;
pub(super) use flood_id::parse_flood_id;
pub use margin::Margin;
pub use position::Drench;
pub use rules::{NO_SUCH_COLOUR, OPPONENTS_COLOUR, OWN_COLOUR};
pub use setup::{
    AREAS, COLOURS, COLOURS_FOR_TWO, CUBE_SIDES, HYPERCUBE_SIDES, LIMITS, Players, RINGS, SIDES,
    SOLVER_COLOURS, Setup,
};
pub use solver::{Par, shortest};
