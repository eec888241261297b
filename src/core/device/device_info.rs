//! Information about the device that the app adapts to.

use bevy::prelude::*;

/// Information about the device.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Device {
    /// Insets of the window covered by the system (bars, a display cut-out) or reserved for its gestures, in physical
    /// pixels.
    pub covered: Sides,
    /// Text scale set by the user.
    pub text: f32,
    /// `true` if going back from the title exits the program, as on phones.
    pub back_leaves: bool,
    /// Permission for the local network.
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
    /// Length at the left.
    pub left: f32,
    /// Length at the top.
    pub top: f32,
    /// Length at the right.
    pub right: f32,
    /// Length at the bottom.
    pub bottom: f32,
}

impl Sides {
    /// Returns a size without these insets.
    pub fn within(&self, size: Vec2) -> Vec2 {
        (size - Vec2::new(self.left + self.right, self.top + self.bottom)).max(Vec2::ONE)
    }

    /// Returns the same lengths, reduced in proportion if they would leave less than `least` of a size between them.
    pub(super) fn leaving(&self, size: Vec2, least: f32) -> Self {
        // Without insets the quotient may be NaN, which `min` ignores.
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

    /// Returns the lengths in a unit that is `unit` times as large.
    pub fn in_units(&self, unit: f32) -> Self {
        Self {
            left: self.left / unit,
            top: self.top / unit,
            right: self.right / unit,
            bottom: self.bottom / unit,
        }
    }

    /// Returns the larger of two lengths at each side.
    #[cfg(target_os = "android")]
    pub(super) fn max(&self, other: &Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// State of a system permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Granted, or not required.
    Granted,
    /// Not granted by the user.
    Refused,
}

/// `true` while broadcasts in the local network must be received. Otherwise the Wi-Fi of most phones drops them to save
/// power.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BroadcastsWanted(pub bool);
