//! The facts about the device that the app follows.

use bevy::prelude::*;

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
    pub(super) fn leaving(&self, size: Vec2, least: f32) -> Self {
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

/// `true` while packets to everybody in the local network are to come through. The Wi-Fi of most phones drops them else,
/// to save power.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BroadcastsWanted(pub bool);
