//! The size, place and full screen of the window, which come back at the next start.

use crate::app::core::settings::{Settings, WindowPlace};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryWindow, WindowMode, WindowPosition, WindowResolution};

/// Size of the first window, in logical pixels.
const FIRST_SIZE: UVec2 = UVec2::new(1280, 800);
/// Height of the bar by which a window is moved, in physical pixels: this much of it has to be on a monitor.
const BAR: i32 = 32;

/// Systems that note the place of the window before the settings are saved.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct NoteWindow;

pub(super) fn plugin(app: &mut App) {
    // On a phone, the system decides.
    if cfg!(target_os = "android") {
        return;
    }
    app.add_systems(Update, (toggle_full_screen, bring_back))
        .add_systems(
            Last,
            note_place.in_set(NoteWindow).run_if(on_message::<AppExit>),
        );
}

const FULL_SCREEN: WindowMode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);

/// Returns the window at the place where it was last.
pub(super) fn at_place(place: Option<WindowPlace>, window: Window) -> Window {
    let size = place.map_or(FIRST_SIZE, WindowPlace::size);
    let resolution = WindowResolution::new(size.x, size.y);
    let position = match place.and_then(|place| place.position) {
        Some(at) => WindowPosition::At(at.into()),
        None => WindowPosition::Automatic,
    };
    let mode = match place.is_some_and(|place| place.full_screen) {
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

/// Enters or leaves full screen when F11 is pressed.
fn toggle_full_screen(
    mut keys: MessageReader<KeyboardInput>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
) {
    for key in keys.read() {
        if key.key_code != KeyCode::F11 || !key.state.is_pressed() || key.repeat {
            continue;
        }
        let place = place_of(&window, settings.window);
        let full_screen = !place.full_screen;
        settings.window = Some(WindowPlace {
            full_screen,
            ..place
        });
        if full_screen {
            window.mode = FULL_SCREEN;
        } else {
            window.mode = WindowMode::Windowed;
            // A window that was opened in full screen has no other size yet.
            let size = place.size();
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

/// Notes the place of the window when the app exits.
fn note_place(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut settings: ResMut<Settings>,
) {
    if let Some(window) = window {
        let place = Some(place_of(&window, settings.window));
        if settings.window != place {
            settings.window = place;
        }
    }
}

/// Returns the place of a window; in full screen, the one to which it will return.
fn place_of(window: &Window, before: Option<WindowPlace>) -> WindowPlace {
    if window.mode != WindowMode::Windowed {
        return WindowPlace {
            full_screen: true,
            ..before.unwrap_or(WindowPlace {
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
    WindowPlace {
        size: size.into(),
        position,
        full_screen: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn window_comes_back_at_its_place() {
        let place = WindowPlace {
            size: (900, 700),
            position: Some((40, 60)),
            full_screen: false,
        };
        let window = at_place(Some(place), Window::default());
        assert_eq!(place_of(&window, None), place);
    }

    #[test]
    fn full_screen_keeps_the_place_of_the_window() {
        let place = WindowPlace {
            size: (900, 700),
            position: None,
            full_screen: true,
        };
        let window = at_place(Some(place), Window::default());
        assert_eq!(window.mode, FULL_SCREEN);
        assert_eq!(place_of(&window, Some(place)), place);
    }

    #[test]
    fn size_from_a_damaged_file_is_limited() {
        let place = WindowPlace {
            size: (0, u32::MAX),
            position: None,
            full_screen: false,
        };
        let window = at_place(Some(place), Window::default());
        assert_eq!(window.physical_size(), UVec2::new(100, 16_384));
        let first = at_place(None, Window::default());
        assert_eq!(first.physical_size(), FIRST_SIZE);
    }
}
