//! Keys that scanning, gamepads and the on-screen keyboard press in egui.

use bevy_egui::egui::{Event, Key, Modifiers};

/// Returns the events with which a key is pressed and released.
pub fn press(key: Key) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    })
}
