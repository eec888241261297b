//! Per-game user interfaces: status, controls, results, set-up options and text. Callers use [`GameUi`] and
//! [`SetupForm`]; the games are listed in `list.rs`.

mod blockade;
pub mod choices;
pub mod description;
mod drench;
mod faces;
mod game_ui;
mod in_a_row;
mod light_block;
mod link;
mod list;
mod picture;
mod race;
mod race_die;
mod race_jumps;
mod race_lines;
mod race_log;
mod race_ways;
mod sample;
mod seats;
mod status;

pub use choices::{AnySetupForm, BoardChoices, Chosen, Kind, SetupForm, Who};
pub use game_ui::{
    About, GameUi, LogLine, MadeMove, Panel, SeatResult, Selection, TileAction, UiAction,
};
pub use list::{LastSetup, about, game_ui};
pub use picture::{draw_game_picture, draw_picture};
pub use sample::Sample;
pub use seats::{seat_name, winning_words};
pub use status::{LOG_LINE, LOG_LINES, draw_log};
