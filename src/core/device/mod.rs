//! Information about the device: the free part of the window, the text scale, the permission for the local network. A
//! desktop uses the defaults. A phone is polled, because it can be rotated and the user can change a permission at any
//! time.

#[cfg(target_os = "android")]
mod android;
#[cfg(not(target_os = "android"))]
mod clipboard;
mod device_info;
pub(crate) mod screen_on;
#[cfg(target_os = "android")]
mod vibration;

#[cfg(target_os = "android")]
pub use android::{Clipboard, can_copy_pictures, folder, link};
#[cfg(not(target_os = "android"))]
pub use clipboard::{Clipboard, can_copy_pictures};
pub use device_info::{Access, BroadcastsWanted, Device, Sides};
pub use screen_on::ScreenOnWanted;

use crate::core::on_screen_keyboard::{KeyboardSpace, set_keyboard_height};
use crate::core::redraw::RedrawAppExt;
use bevy::prelude::*;
use bevy_egui::egui::epaint::MarginF32;
use bevy_egui::egui::{self, Context, SafeAreaInsets};
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet};

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Device>()
        .init_resource::<BroadcastsWanted>()
        .init_resource::<ScreenOnWanted>()
        .add_systems(
            PreUpdate,
            keep_clear
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
    #[cfg(target_os = "android")]
    app.add_plugins((android::plugin, vibration::plugin));
}

/// Sets the safe area of egui, so that the screens avoid the covered parts and the on-screen keyboard.
fn keep_clear(
    device: Res<Device>,
    keyboard: Res<KeyboardSpace>,
    mut contexts: EguiContexts,
    mut inputs: Query<&mut EguiInput>,
) {
    let Ok(context) = contexts.ctx_mut() else {
        return; // the window does not exist yet
    };
    for mut input in &mut inputs {
        let window = input.screen_rect.unwrap_or(context.viewport_rect());
        let mut insets = insets(&device, context, window.size());
        let free = window.height() - insets.0.sum().y - 1.0;
        let height = keyboard.height.clamp(0.0, free.max(0.0));
        insets.0.bottom += height;
        set_keyboard_height(context, height);
        input.safe_area_insets = Some(insets);
    }
}

/// Returns the covered parts of a window of this size, in points; never all of it.
fn insets(device: &Device, context: &Context, window: egui::Vec2) -> SafeAreaInsets {
    let covered = device.covered.in_units(context.pixels_per_point());
    let sides = covered.leaving(Vec2::new(window.x, window.y), 1.0);
    SafeAreaInsets(MarginF32 {
        left: sides.left,
        right: sides.right,
        top: sides.top,
        bottom: sides.bottom,
    })
}
