//! The text field that is being written in, for the on-screen keyboard.

use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::util::IdTypeMap;
use bevy_egui::egui::{Align, Context, Id, Memory, Rect, Response, Ui};

/// The text field with the keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WrittenField {
    /// Id of the field.
    pub id: Id,
    /// Character before the cursor.
    pub before_cursor: Option<char>,
    /// Lower edge of the area of the screen.
    bottom: f32,
    /// Time at which this edge moved, in seconds.
    moved: f64,
}

/// Distance by which the clip area of scrolled content exceeds its area, in points.
const CLIP_MARGIN: f32 = 3.0;

/// Time for which the field is scrolled to after the area of the screen has changed, in seconds.
const FOLLOWED: f64 = 0.5;

fn written() -> Id {
    Id::new("written field")
}

/// Notes that a field has the focus, and scrolls to it when the area of the screen changes, as by an on-screen keyboard.
pub(super) fn note_written(ui: &Ui, rect: Rect, field: &Response, text: &str) {
    let context = ui.ctx();
    let state = TextEditState::load(context, field.id);
    let cursor = state.and_then(|state| state.cursor.char_range());
    let at = cursor.map_or(text.chars().count(), |range| range.primary.index.into());
    let before = at.checked_sub(1).and_then(|at| text.chars().nth(at));
    let time = ui.input(|input| input.time);
    let mut now = WrittenField {
        id: field.id,
        before_cursor: before,
        bottom: context.content_rect().bottom(),
        moved: f64::NEG_INFINITY,
    };
    let last = context.data(|data| data.get_temp::<WrittenField>(written()));
    if let Some(last) = last.filter(|last| last.id == now.id) {
        let has_moved = (last.bottom - now.bottom).abs() > 0.5;
        now.moved = if has_moved { time } else { last.moved };
    }
    context.data_mut(|data| data.insert_temp(written(), now));
    let visible = ui.clip_rect().y_range().shrink(CLIP_MARGIN);
    let is_visible = visible.contains(rect.top()) && visible.contains(rect.bottom());
    // Not once only, because egui scrolls to the cursor meanwhile, which may be a part of the field.
    if time - now.moved < FOLLOWED && !is_visible {
        // To the middle, because a field that fills a low area would be cut off at its end otherwise.
        ui.scroll_to_rect(rect, Some(Align::Center));
    }
}

/// Forgets a field with the focus, because its screen has keys of its own for it.
pub fn has_own_keys(field: &Response) {
    if field.has_focus() {
        let forget = |data: &mut IdTypeMap| data.remove::<WrittenField>(written());
        field.ctx.data_mut(forget);
    }
}

/// Returns the field that is being written in.
pub fn written_field(context: &Context) -> Option<WrittenField> {
    let noted = context.data(|data| data.get_temp::<WrittenField>(written()))?;
    let focused = context.memory(Memory::focused);
    Some(noted).filter(|field| focused == Some(field.id))
}
