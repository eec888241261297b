//! What the device has to say: which part of the window is free, how large text is to be, whether the local network may be
//! used. A desktop has nothing to say, and everything is as usual; a phone is asked again and again, for it can be turned,
//! and its owner can change their mind, at any time.

#[cfg(target_os = "android")]
mod android;

#[cfg(target_os = "android")]
pub use android::{Clipboard, folder};

use super::idle::Moving;
#[cfg(not(target_os = "android"))]
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::epaint::MarginF32;
use bevy_egui::egui::{self, Context, SafeAreaInsets};
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet};

/// What the device says.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Device {
    /// How far from each side of the window something of the system lies over it (bars, a cut-out for the camera) or takes
    /// the fingers for itself, in physical pixels.
    pub covered: Sides,
    /// How many times as large as usual text is to be.
    pub text: f32,
    /// Whether one goes back from the title out of the program, as on phones.
    pub back_leaves: bool,
    /// Whether the system lets the program use the local network.
    pub network: Access,
}

impl Default for Device {
    fn default() -> Self {
        Self {
            covered: Sides::default(),
            text: 1.0,
            back_leaves: cfg!(target_os = "android"),
            network: Access::Granted,
        }
    }
}

/// Lengths at the four sides of a window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sides {
    /// At the left.
    pub left: f32,
    /// At the top.
    pub top: f32,
    /// At the right.
    pub right: f32,
    /// At the bottom.
    pub bottom: f32,
}

impl Sides {
    /// What is left of a size between them.
    pub fn within(&self, size: Vec2) -> Vec2 {
        (size - Vec2::new(self.left + self.right, self.top + self.bottom)).max(Vec2::ONE)
    }

    /// The same lengths, or smaller ones in the same proportion where they leave less than `least` of a size between them.
    fn leaving(&self, size: Vec2, least: f32) -> Self {
        // Where nothing is covered, the quotient may be no number, which `min` ignores.
        let share = |both: f32, of: f32| ((of - least).max(0.0) / both).min(1.0);
        let x = share(self.left + self.right, size.x);
        let y = share(self.top + self.bottom, size.y);
        Self {
            left: self.left * x,
            top: self.top * y,
            right: self.right * x,
            bottom: self.bottom * y,
        }
    }

    /// The same lengths in a unit so many times as large.
    pub fn in_units(&self, unit: f32) -> Self {
        Self {
            left: self.left / unit,
            top: self.top / unit,
            right: self.right / unit,
            bottom: self.bottom / unit,
        }
    }

    /// The larger of two lengths at each side.
    #[cfg(target_os = "android")]
    fn max(&self, other: &Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// Whether the system lets the program do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// It does, or does not ask.
    Granted,
    /// Its owner has not agreed.
    Refused,
}

/// What has been copied, in this program or another.
#[cfg(not(target_os = "android"))]
#[derive(SystemParam)]
pub struct Clipboard<'w>(ResMut<'w, bevy_egui::EguiClipboard>);

#[cfg(not(target_os = "android"))]
impl Clipboard<'_> {
    /// The text that was copied last; empty if it was something else.
    pub fn text(&mut self) -> String {
        self.0.get_text().unwrap_or_default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Device>().add_systems(
        PreUpdate,
        keep_clear
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
    app.add_systems(
        Update,
        follow.run_if(resource_changed::<Device>.and_then(not(resource_added::<Device>))),
    );
    #[cfg(target_os = "android")]
    app.add_plugins(android::plugin);
}

/// Lets the screens keep off what is covered.
fn keep_clear(device: Res<Device>, mut contexts: EguiContexts, mut inputs: Query<&mut EguiInput>) {
    let Ok(context) = contexts.ctx_mut() else {
        return; // the window is not there yet
    };
    for mut input in &mut inputs {
        let window = input.screen_rect.unwrap_or(context.viewport_rect());
        let insets = insets(&device, context, window.size());
        input.safe_area_insets = Some(insets);
    }
}

/// What is covered of a window of this size, in points; never all of it.
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

/// What the device says is seen at once.
fn follow(mut moving: ResMut<Moving>) {
    moving.now();
}
