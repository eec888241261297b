//! The clipboard of a desktop.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What has been copied, in this program or another.
#[derive(SystemParam)]
pub struct Clipboard<'w>(ResMut<'w, bevy_egui::EguiClipboard>);

impl Clipboard<'_> {
    /// The text that was copied last; empty if it was something else.
    pub fn text(&mut self) -> String {
        self.0.get_text().unwrap_or_default()
    }
}
