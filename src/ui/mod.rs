//! Widget library shared by all screens: areas, controls, text and pictures.

mod anchor;
mod areas;
mod board_focus;
mod controls;
mod field_text;
mod focus;
mod key_cell;
mod pictures;
mod pressable;
mod slider;
mod text;
mod writing;
mod writing_direction;

pub use anchor::scrolled;
pub use areas::{inside, is_wide, is_window_wide, row, side_by_side, whole_window};
pub use board_focus::{board_has_focus, board_id, focus_board};
pub use controls::{
    BODY_BUTTON, Prominence, button, card, card_switch, choice, disclosure, icon_button,
    icon_button_in, pressable_area, repeats, round_button, stepper, stepper_of_size, switch,
    text_field, tool, tool_with_key,
};
pub use focus::{focus_on_arrival, has_been_shown, no_focus_on_arrival};
pub use key_cell::{CellState, key_cell};
pub use pictures::{
    Availability, BoardStyle, balance, colour_button, draw_board, draw_cells, draw_pips, draw_sign,
    draw_symbol,
};
pub use pressable::{explain, focus_ring};
pub use slider::Slider;
pub use text::{
    draw_icon, heavy, in_lines, long_time, node_bounds, one_line, plain, shortened, write,
    write_leading_parts, write_paragraph,
};
pub use writing::{has_own_keys, written_field};
