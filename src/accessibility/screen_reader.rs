//! State of the connection to a screen reader.

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;

/// Flag that is set while a screen reader receives the tree. Bevy's [`AccessibilityRequested`] is set by a reader that has
/// started and needs the whole tree.
#[derive(Resource, Clone, Default)]
pub struct ScreenReader(AccessibilityRequested);

/// Returns `true` while a screen reader runs. It is a run condition.
pub(super) fn is_active(reader: Res<ScreenReader>) -> bool {
    reader.is_active()
}

impl ScreenReader {
    /// Returns `true` while a screen reader runs.
    pub fn is_active(&self) -> bool {
        self.0.get()
    }

    /// Sets the flag, also for the clones.
    pub(super) fn set(&self, is_active: bool) {
        self.0.set(is_active);
    }
}
