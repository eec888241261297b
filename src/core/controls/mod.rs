//! Keys and gamepad buttons: what they do, the player's choice of them, and their names.

mod action;
mod bindings;
mod button;
mod capture;
mod key;
mod names;
mod preset;

pub use action::Action;
pub use bindings::Controls;
pub use button::PadKind;
pub use capture::{ControlCapture, ControlCell, ControlSlot, KeyboardFocus};
pub use key::{BoundKey, HeldModifiers, Keys, sign_of};
pub use names::{ControlNames, fixed_key};
pub use preset::Preset;

use crate::core::redraw::RedrawAppExt;
use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KeyboardFocus>()
        .init_redraw_resource::<ControlCapture>()
        .init_redraw_resource::<ControlNames>();
}
