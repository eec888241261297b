//! What each game has of its own on the screen: its numbers, its controls, its result, its choices and its words. All of
//! it is behind [`Front`] and [`OwnChoices`]; the one list is in `list.rs`.

pub mod choices;
mod drench;
mod front;
mod in_a_row;
mod light_block;
mod link;
mod list;
mod picture;
mod race;
pub mod rows;
mod seats;
mod status;

pub use choices::{AnyChosen, BoardChoices, Chosen, Kind, OwnChoices, Who};
pub use front::{Asked, Front, Panel, Press};
pub use list::{LastSetup, front};
pub use picture::draw_picture;
pub use seats::seat_name;
