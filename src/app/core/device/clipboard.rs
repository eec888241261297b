//! The clipboard on desktops.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// System clipboard.
#[derive(SystemParam)]
pub struct Clipboard<'w>(ResMut<'w, bevy_egui::EguiClipboard>);

impl Clipboard<'_> {
    /// Returns the text in the clipboard; empty if it holds something else.
    pub fn text(&mut self) -> String {
        self.0.get_text().unwrap_or_default()
    }
}
