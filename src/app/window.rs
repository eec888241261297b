//! The size, position and full screen of the window, which come back at the next start.

use crate::app::core::controls::{Action, ControlCapture, Controls, HeldModifiers, KeyboardFocus};
use crate::app::core::settings::{Settings, WindowGeometry};
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryWindow, WindowMode, WindowPosition, WindowResolution};

/// Size of the first window, in logical pixels.
const FIRST_SIZE: UVec2 = UVec2::new(1280, 800);
/// Height of the bar by which a window is moved, in physical pixels: this much of it has to be on a monitor.
const BAR: i32 = 32;

/// Systems that note the geometry of the window before the settings are saved.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct WindowGeometrySystems;

pub(super) fn plugin(app: &mut App) {
    // On a phone, the system decides.
    if cfg!(target_os = "android") {
        return;
    }
    app.add_systems(Update, (toggle_full_screen, bring_back))
        .add_systems(
            Last,
            note_geometry
                .in_set(WindowGeometrySystems)
                .run_if(on_message::<AppExit>),
        );
}

const FULL_SCREEN: WindowMode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);

/// Returns the window with the geometry that it had last.
pub(super) fn with_geometry(geometry: Option<WindowGeometry>, window: Window) -> Window {
    let size = geometry.map_or(FIRST_SIZE, WindowGeometry::size);
    let resolution = WindowResolution::new(size.x, size.y);
    let position = match geometry.and_then(|geometry| geometry.position) {
        Some(at) => WindowPosition::At(at.into()),
        None => WindowPosition::Automatic,
    };
    let mode = match geometry.is_some_and(|geometry| geometry.full_screen) {
        true => FULL_SCREEN,
        false => WindowMode::Windowed,
    };
    Window {
        resolution,
        position,
        mode,
        ..window
    }
}

/// Keys and buttons that are pressed.
#[derive(SystemParam)]
struct Pressed<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    held: Res<'w, ButtonInput<KeyCode>>,
    buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    focus: Res<'w, KeyboardFocus>,
    capture: Res<'w, ControlCapture>,
}

impl Pressed<'_, '_> {
    /// Returns the number of presses of keys and buttons for full screen.
    fn full_screen(&mut self, controls: &Controls) -> usize {
        let held = HeldModifiers::now(&self.held);
        let is_free = !self.capture.takes_input();
        let takes_key = is_free && !self.focus.is_writing;
        let keys = { self.keys.read() }.filter(|key| key.state.is_pressed() && !key.repeat);
        let by_key = keys
            .filter(|key| takes_key && controls.action_of(key, held) == Some(Action::FullScreen));
        let buttons = { self.buttons.read() }.filter(|event| is_free && event.state.is_pressed());
        let by_button = buttons
            .filter(|event| controls.action_of_button(event.button) == Some(Action::FullScreen));
        by_key.count() + by_button.count()
    }
}

/// Enters or leaves full screen.
fn toggle_full_screen(
    mut pressed: Pressed,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
) {
    for _ in 0..pressed.full_screen(&settings.controls) {
        let geometry = geometry_of(&window, settings.window);
        let full_screen = !geometry.full_screen;
        settings.window = Some(WindowGeometry {
            full_screen,
            ..geometry
        });
        if full_screen {
            window.mode = FULL_SCREEN;
        } else {
            window.mode = WindowMode::Windowed;
            // A window that was opened in full screen has no other size yet.
            let size = geometry.size();
            window.resolution.set(size.x as f32, size.y as f32);
        }
    }
}

/// Moves the window onto a monitor if the one that it was on is gone.
fn bring_back(
    monitors: Query<&Monitor>,
    window: Option<Single<&mut Window, With<PrimaryWindow>>>,
    mut is_done: Local<bool>,
) {
    let Some(mut window) = window.filter(|_| !*is_done && !monitors.is_empty()) else {
        return;
    };
    *is_done = true;
    let WindowPosition::At(at) = window.position else {
        return;
    };
    let bar = IRect::from_corners(at, at + IVec2::new(window.physical_width() as i32, BAR));
    let is_seen = monitors.iter().any(|monitor| {
        let size = UVec2::new(monitor.physical_width, monitor.physical_height).as_ivec2();
        let corner = monitor.physical_position;
        !IRect::from_corners(corner, corner + size)
            .intersect(bar)
            .is_empty()
    });
    if !is_seen {
        window.position = WindowPosition::Centered(MonitorSelection::Primary);
    }
}

/// Notes the geometry of the window when the app exits.
fn note_geometry(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut settings: ResMut<Settings>,
) {
    if let Some(window) = window {
        let geometry = Some(geometry_of(&window, settings.window));
        if settings.window != geometry {
            settings.window = geometry;
        }
    }
}

/// Returns the geometry of a window; in full screen, the one to which it will return.
fn geometry_of(window: &Window, before: Option<WindowGeometry>) -> WindowGeometry {
    if window.mode != WindowMode::Windowed {
        return WindowGeometry {
            full_screen: true,
            ..before.unwrap_or(WindowGeometry {
                size: FIRST_SIZE.into(),
                position: None,
                full_screen: true,
            })
        };
    }
    let position = match window.position {
        WindowPosition::At(at) => Some(at.into()),
        _ => None,
    };
    let size = window.size().round().as_uvec2();
    WindowGeometry {
        size: size.into(),
        position,
        full_screen: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn window_comes_back_with_its_geometry() {
        let geometry = WindowGeometry {
            size: (900, 700),
            position: Some((40, 60)),
            full_screen: false,
        };
        let window = with_geometry(Some(geometry), Window::default());
        assert_eq!(geometry_of(&window, None), geometry);
    }

    #[test]
    fn full_screen_keeps_geometry_of_window() {
        let geometry = WindowGeometry {
            size: (900, 700),
            position: None,
            full_screen: true,
        };
        let window = with_geometry(Some(geometry), Window::default());
        assert_eq!(window.mode, FULL_SCREEN);
        assert_eq!(geometry_of(&window, Some(geometry)), geometry);
    }

    #[test]
    fn size_from_a_damaged_file_is_limited() {
        let geometry = WindowGeometry {
            size: (0, u32::MAX),
            position: None,
            full_screen: false,
        };
        let window = with_geometry(Some(geometry), Window::default());
        assert_eq!(window.physical_size(), UVec2::new(100, 16_384));
        let first = with_geometry(None, Window::default());
        assert_eq!(first.physical_size(), FIRST_SIZE);
    }
}
