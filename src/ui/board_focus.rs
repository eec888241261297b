//! The board as a stop of the Tab key.

use super::pressable::focus_ring;
use bevy_egui::egui::{Context, EventFilter, Id, Memory, Rect, Sense, Ui};

/// Returns the id of the board as a stop of the Tab key.
pub fn board_id() -> Id {
    Id::new("board")
}

/// Makes the area of the board a stop of the Tab key, with a focus ring. While it has the focus, the arrows do not move the
/// focus on, and Escape, which undoes a choice on the board, does not take it away.
pub fn focus_board(ui: &Ui, rect: Rect) {
    let id = board_id();
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    if response.has_focus() {
        let keys = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
            ..EventFilter::default()
        };
        ui.ctx()
            .memory_mut(|memory| memory.set_focus_lock_filter(id, keys));
    }
    focus_ring(ui.painter(), rect, &response);
}

/// Returns `true` if the board has the keyboard focus, or nothing has.
pub fn board_has_focus(context: &Context) -> bool {
    context
        .memory(Memory::focused)
        .is_none_or(|focused| focused == board_id())
}
