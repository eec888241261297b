//! What each game has of its own on the screen: its numbers, its controls, its result, its choices and its words. All of
//! it is behind [`GameUi`] and [`SetupForm`]; the one list is in `list.rs`.

pub mod choices;
mod drench;
mod game_ui;
mod in_a_row;
mod light_block;
mod link;
mod list;
mod picture;
mod race;
pub mod rows;
mod seats;
mod status;

pub use choices::{AnySetupForm, BoardChoices, Chosen, Kind, SetupForm, Who};
pub use game_ui::{GameUi, Panel, TileAction, UiAction};
pub use list::{LastSetup, game_ui};
pub use picture::draw_picture;
pub use seats::seat_name;
