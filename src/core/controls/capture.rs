//! The holder of the keyboard focus, and the cell of the table of keys that waits for a key or a button.

use super::action::Action;
use bevy::prelude::*;

/// Holder of the keyboard focus.
#[derive(Resource)]
pub struct KeyboardFocus {
    /// A text field.
    pub is_writing: bool,
    /// The board, or nothing.
    pub is_on_board: bool,
    /// Nothing.
    pub is_nowhere: bool,
}

impl Default for KeyboardFocus {
    fn default() -> Self {
        Self {
            is_writing: false,
            is_on_board: true,
            is_nowhere: true,
        }
    }
}

/// Column of the table of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ControlSlot {
    /// The first key or the second one.
    Key(usize),
    /// The gamepad button.
    Button,
}

/// Cell of the table of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ControlCell {
    /// Row.
    pub action: Action,
    /// Column.
    pub slot: ControlSlot,
}

/// The cell of the table of keys that waits for the next key or button.
#[derive(Resource, Default)]
pub struct ControlCapture {
    /// The cell; `None` if none waits.
    pub cell: Option<ControlCell>,
    /// `true` in the frame in which the cell has taken a key or a button.
    pub(crate) has_taken: bool,
}

impl ControlCapture {
    /// Returns `true` if the keys and buttons of this frame have no other meaning.
    pub const fn takes_input(&self) -> bool {
        self.cell.is_some() || self.has_taken
    }
}
