//! The part of the window that the on-screen keyboard covers. The screens leave it free, like the covered parts of the device.

use super::redraw::RedrawAppExt;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Id};

/// Height of the on-screen keyboard, at the lower edge of the window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct KeyboardSpace {
    /// Height in points; 0 while the keyboard is hidden.
    pub height: f32,
}

impl KeyboardSpace {
    /// Returns `true` if the keyboard is shown.
    pub const fn is_shown(self) -> bool {
        self.height > 0.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<KeyboardSpace>();
}

fn height_id() -> Id {
    Id::new("height of the keyboard")
}

/// Returns the height that this frame leaves free for the on-screen keyboard, in points.
pub fn keyboard_height(context: &Context) -> f32 {
    context
        .data(|data| data.get_temp(height_id()))
        .unwrap_or_default()
}

/// Sets the height that this frame leaves free for the on-screen keyboard.
pub(super) fn set_keyboard_height(context: &Context, height: f32) {
    context.data_mut(|data| data.insert_temp(height_id(), height));
}
