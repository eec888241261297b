//! Widget library shared by all screens: areas, controls, text and pictures.

mod anchor;
mod areas;
mod board_focus;
mod buttons;
mod card;
mod colour_button;
mod controls;
mod entry;
mod face;
mod field_text;
mod focus;
mod form;
mod key_cell;
mod pictures;
mod pressable;
mod rows;
mod slider;
mod style;
mod text;
mod tools;
mod writing;
mod writing_direction;

pub use anchor::scrolled;
pub use areas::{
    at_least_as_wide, grid, inside, is_wide, is_window_wide, page_mesh, row, side_by_side,
    whole_window,
};
pub use board_focus::{board_has_focus, board_id, focus_board};
pub use buttons::{Button, buttons, places_of_labels};
pub use card::{card, panel, picture, well};
pub use colour_button::{Availability, colour_button, fits_on_held};
pub use controls::{
    card_in, icon_button, icon_button_in, play_button, pressable_area, repeats, round_button,
};
pub use entry::{add_icon, beside, entry, is_confirmed, lines, two_columns};
pub use face::{Face, draw_tray};
pub use focus::{focus_on_arrival, has_been_shown, no_focus_on_arrival};
pub use form::{choice, picture_choice, stepper, styled_stepper, switch, text_field};
pub use key_cell::{CellState, key_cell, key_cell_height};
pub use pictures::{balance, draw_board, draw_cells, draw_pips, draw_sign, draw_symbol};
pub use pressable::{explain, focus_ring};
pub use rows::Rows;
pub use slider::Slider;
pub use style::{BODY, DISPLAY, HEADING, NOTE, NUMBER, SMALL, STRONG, Shade, TITLE, TextStyle};
pub use text::{
    caption, draw_icon, draw_leading_parts, draw_text, fits, heavy, in_lines, label, label_height,
    leading_parts, line_width, long_time, node_bounds, note, one_line, plain, shortened,
    tell_screen_readers, text_height,
};
pub use tools::{arrange_tools, draw_links, tool, tool_with_key};
pub use writing::{has_own_keys, written_field};
