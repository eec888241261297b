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

/// Returns `true` if the clipboard takes pictures. That of Wayland takes only texts here.
pub fn can_copy_pictures() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux")
        || !["WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .into_iter()
            .any(is_set)
}
