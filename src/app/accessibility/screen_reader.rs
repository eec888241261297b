//! Whether a screen reader runs.

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;

/// Whether a screen reader is being told what is on the screen. Bevy's [`AccessibilityRequested`] says that a reader has
/// started, and wants the whole tree.
#[derive(Resource, Clone, Default)]
pub struct ScreenReader(AccessibilityRequested);

impl ScreenReader {
    /// Returns `true` while a screen reader runs.
    pub fn is_active(&self) -> bool {
        self.0.get()
    }

    pub(super) fn set(&self, is_active: bool) {
        self.0.set(is_active);
    }
}
