//! The icon of the window, for systems whose windows have one of their own: X11 and Windows. Wayland takes it from the
//! desktop entry that has the window's name.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::WindowCreated;
use bevy::winit::WINIT_WINDOWS;
use std::io::Cursor;
use winit::window::Icon;

/// Picture of the icon, as an RGBA picture in a PNG file.
const PICTURE: &[u8] = include_bytes!("../assets/icons/128.png");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_window_icon.run_if(on_message::<WindowCreated>));
}

/// Sets the icon of a new window.
fn set_window_icon(mut created: MessageReader<WindowCreated>, _main_thread: NonSendMarker) {
    for &WindowCreated { window } in created.read() {
        WINIT_WINDOWS.with_borrow(|windows| {
            // An app without a display has no such window.
            if let Some(window) = windows.get_window(window) {
                window.set_window_icon(icon());
            }
        });
    }
}

/// Returns the icon.
fn icon() -> Option<Icon> {
    let mut reader = png::Decoder::new(Cursor::new(PICTURE)).read_info().ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let about = reader.next_frame(&mut pixels).ok()?;
    Icon::from_rgba(pixels, about.width, about.height).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn window_icon_can_be_decoded() {
        assert!(icon().is_some());
    }
}
