//! Keys of egui: those that scanning, gamepads and the on-screen keyboard press, and those that repeat.

use bevy_egui::egui::{Context, Event, Key, Modifiers};

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

/// Returns `true` if a press in this frame comes from a key that is held and repeats. Such a press answers no question:
/// whoever holds the key may not have read it.
pub fn is_repeated_press(context: &Context) -> bool {
    let is_repeat = |event: &Event| {
        matches!(
            event,
            Event::Key {
                key: Key::Enter | Key::Space,
                pressed: true,
                repeat: true,
                ..
            }
        )
    };
    context.input(|input| input.events.iter().any(is_repeat))
}
