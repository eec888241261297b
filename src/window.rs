//! The size, position and full screen of the window, which come back at the next start, as far as the screens have room for them.

mod fit;
mod work_area;

use crate::core::controls::{Action, ControlCapture, Controls, HeldModifiers, KeyboardFocus};
use crate::core::settings::{Settings, WindowGeometry};
use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::{
    Monitor, OnMonitor, PrimaryMonitor, PrimaryWindow, WindowMode, WindowPosition,
    WindowResolution, WindowScaleFactorChanged,
};
use fit::{Place, ScreenArea, WorkArea};
use work_area::work_area_of;

/// Size of the first window, in logical pixels, if the screen has room for it.
const FIRST_SIZE: UVec2 = UVec2::new(1280, 800);
/// Smallest width and height of the window, in logical pixels, on a screen that has room for them.
const SMALLEST: f32 = 360.0;
/// Height of the bar by which a window is moved, in logical pixels. The frame exists only once the window is shown.
const TITLE_BAR: f32 = 40.0;
/// Height of the bars of a system that does not tell which part of the screen is free, in logical pixels.
const SYSTEM_BARS: f32 = 48.0;

/// Systems that note the geometry of the window before the settings are saved.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct WindowGeometrySystems;

pub(super) fn plugin(app: &mut App) {
    // On a phone, the system decides.
    if cfg!(target_os = "android") {
        return;
    }
    app.add_systems(Update, (toggle_full_screen, fit_window).chain())
        .add_systems(
            Last,
            note_geometry
                .in_set(WindowGeometrySystems)
                .run_if(on_message::<AppExit>),
        );
}

const FULL_SCREEN: WindowMode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);

/// Returns the window with the geometry that it had last. It is invisible until it has been fitted to the screens.
pub(super) fn with_geometry(geometry: Option<WindowGeometry>, window: Window) -> Window {
    let size = geometry.map_or(FIRST_SIZE, WindowGeometry::size);
    let resolution = WindowResolution::new(size.x, size.y);
    let position = match geometry.and_then(|geometry| geometry.position) {
        Some(at) => WindowPosition::At(at.into()),
        None => WindowPosition::Automatic,
    };
    let mode = if geometry.is_some_and(|geometry| geometry.full_screen) {
        FULL_SCREEN
    } else {
        WindowMode::Windowed
    };
    Window {
        resolution,
        position,
        mode,
        visible: cfg!(target_os = "android"),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST,
            min_height: SMALLEST,
            ..default()
        },
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
        let keys = self
            .keys
            .read()
            .filter(|key| key.state.is_pressed() && !key.repeat);
        let by_key = keys
            .filter(|key| takes_key && controls.action_of(key, held) == Some(Action::FullScreen));
        let buttons = self
            .buttons
            .read()
            .filter(|event| is_free && event.state.is_pressed());
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

/// Changes of the screens since the last frame.
#[derive(SystemParam)]
struct ScreenChanges<'w, 's> {
    scales: MessageReader<'w, 's, WindowScaleFactorChanged>,
    removed: RemovedComponents<'w, 's, Monitor>,
    /// Whether the window was in full screen in the last frame; `None` in the first one.
    full_screen: Local<'s, Option<bool>>,
    found: Query<'w, 's, (), (Added<OnMonitor>, With<PrimaryWindow>)>,
}

impl ScreenChanges<'_, '_> {
    /// Returns what the window has to be fitted to.
    fn read(&mut self, is_full_screen: bool) -> Option<Fit> {
        let before = self.full_screen.replace(is_full_screen);
        let is_rescaled = self.scales.read().count() > 0;
        let is_gone = self.removed.read().count() > 0;
        match before {
            None => Some(Fit::Everything),
            _ if is_gone => Some(Fit::Everything),
            Some(true) if !is_full_screen => Some(Fit::Everything),
            // A window that is being moved to another screen stays in the hand.
            _ if is_rescaled || !self.found.is_empty() => Some(Fit::Size),
            _ => None,
        }
    }
}

/// What of a window is fitted to the screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    Size,
    Everything,
}

/// The window with the monitor that it is on.
type FittedWindow<'w, 's> =
    Single<'w, 's, (Entity, &'static mut Window, Option<&'static OnMonitor>), With<PrimaryWindow>>;

/// Makes the window as large as its screen permits, and moves it onto one: before it is shown, when it leaves full screen, and when the screens or
/// their scale change. The window is created before anything is known of the screens, so it is invisible until then.
fn fit_window(
    window: Option<FittedWindow>,
    monitors: Query<(Entity, &Monitor, Has<PrimaryMonitor>)>,
    mut changes: ScreenChanges,
    _main_thread: NonSendMarker,
) {
    let Some((entity, mut window, on)) = window.map(Single::into_inner) else {
        return;
    };
    let Some(fit) = changes.read(window.mode != WindowMode::Windowed) else {
        return;
    };
    if !window.visible {
        window.visible = true;
    }
    if window.mode != WindowMode::Windowed {
        return;
    }
    let scale = window.scale_factor();
    let physical = |logical: f32| (logical * scale).round() as u32;
    let work_area = work_area_of(entity);
    let (title, bars) = match work_area {
        WorkArea::Bare => (0.0, 0.0),
        WorkArea::Known(_) => (TITLE_BAR, 0.0),
        WorkArea::Unknown => (TITLE_BAR, SYSTEM_BARS),
    };
    let frame = UVec2::new(0, physical(title));
    let screens: Vec<ScreenArea> = monitors
        .iter()
        .map(|(monitor, about, is_primary)| ScreenArea {
            rect: free_part(about, work_area, physical(bars)),
            has_window: on.is_some_and(|on| on.0 == monitor),
            is_primary,
        })
        .collect();
    let corner = match window.position {
        WindowPosition::At(corner) => Some(corner),
        _ => None,
    };
    let place = Place {
        corner,
        size: window.physical_size(),
    };
    if let Some(screen) = place.screen(frame, &screens) {
        let room = screen
            .rect
            .size()
            .as_uvec2()
            .saturating_sub(frame)
            .as_vec2()
            / scale;
        let least = room.min(Vec2::splat(SMALLEST));
        let constraints = &window.resize_constraints;
        if Vec2::new(constraints.min_width, constraints.min_height) != least {
            window.resize_constraints.min_width = least.x;
            window.resize_constraints.min_height = least.y;
        }
    }
    let fitted = place.fitted(frame, &screens);
    if fitted.size != place.size {
        let size = fitted.size;
        window.resolution.set_physical_resolution(size.x, size.y);
    }
    if let Some(corner) = fitted.corner
        && fitted.corner != place.corner
        && fit == Fit::Everything
    {
        window.position = WindowPosition::At(corner);
    }
}

/// Returns the part of a monitor that the bars of the system leave free.
fn free_part(monitor: &Monitor, work_area: WorkArea, bars: u32) -> IRect {
    let size = UVec2::new(monitor.physical_width, monitor.physical_height).as_ivec2();
    let corner = monitor.physical_position;
    let whole = IRect::from_corners(corner, corner + size);
    match work_area {
        WorkArea::Bare => whole,
        WorkArea::Known(area) => {
            // The area is common to all monitors. One of which it leaves little has no part in it.
            let part = whole.intersect(area);
            let is_usual = part.size().cmpge(whole.size() / 2).all();
            if is_usual { part } else { whole }
        }
        // Most bars are at the bottom. Where they are matters only to the size.
        WorkArea::Unknown => IRect::from_corners(
            corner,
            corner + (size - IVec2::new(0, bars as i32)).max(IVec2::ONE),
        ),
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

    /// Creates an app with a window and monitors at these places, of these sizes.
    fn app(window: Window, monitors: &[(IVec2, UVec2)]) -> App {
        let mut app = App::new();
        app.add_message::<WindowScaleFactorChanged>()
            .add_systems(Update, fit_window);
        app.world_mut().spawn((window, PrimaryWindow));
        for &(corner, size) in monitors {
            app.world_mut().spawn(Monitor {
                name: None,
                physical_height: size.y,
                physical_width: size.x,
                physical_position: corner,
                refresh_rate_millihertz: None,
                scale_factor: 1.0,
                video_modes: Vec::new(),
            });
        }
        app.update();
        app
    }

    fn window(app: &mut App) -> Mut<'_, Window> {
        let mut windows = app.world_mut().query::<&mut Window>();
        windows.single_mut(app.world_mut()).expect("one window")
    }

    #[test]
    fn window_is_shown_once_it_fits_its_screen() {
        let first = with_geometry(None, Window::default());
        assert!(!first.visible);
        let mut app = app(first, &[(IVec2::ZERO, UVec2::new(1024, 600))]);
        let window = window(&mut app);
        assert!(window.visible);
        // Without the title bar and the bars of the system.
        assert_eq!(window.physical_size(), UVec2::new(1024, 600 - 48 - 40));
    }

    #[test]
    fn window_without_known_screens_is_shown_as_well() {
        let mut app = app(with_geometry(None, Window::default()), &[]);
        assert!(window(&mut app).visible);
        assert_eq!(window(&mut app).physical_size(), FIRST_SIZE);
    }

    #[test]
    fn smallest_size_of_the_window_fits_a_tiny_screen() {
        let first = with_geometry(None, Window::default());
        let mut app = app(first, &[(IVec2::ZERO, UVec2::new(640, 400))]);
        let constraints = window(&mut app).resize_constraints;
        assert_eq!(
            (constraints.min_width, constraints.min_height),
            (360.0, 312.0)
        );
    }

    #[test]
    fn window_follows_its_screens() {
        let place = WindowGeometry {
            size: (1000, 700),
            position: Some((2000, 100)),
            full_screen: false,
        };
        let monitors = [
            (IVec2::ZERO, UVec2::new(1024, 768)),
            (IVec2::new(1024, 0), UVec2::new(2560, 1440)),
        ];
        let mut app = app(with_geometry(Some(place), Window::default()), &monitors);
        assert_eq!(
            window(&mut app).position,
            WindowPosition::At(IVec2::new(2000, 100))
        );
        // A window that the player has moved half out of sight stays there, but not larger than the screen.
        window(&mut app).position = WindowPosition::At(IVec2::new(3000, 900));
        window(&mut app)
            .resolution
            .set_scale_factor_override(Some(2.5));
        let mut windows = app.world_mut().query_filtered::<Entity, With<Window>>();
        let entity = windows.single(app.world()).expect("one window");
        app.world_mut().write_message(WindowScaleFactorChanged {
            window: entity,
            scale_factor: 2.5,
        });
        app.update();
        assert_eq!(
            window(&mut app).position,
            WindowPosition::At(IVec2::new(3000, 900))
        );
        assert!(
            window(&mut app)
                .physical_size()
                .cmple(UVec2::new(2560, 1440))
                .all()
        );
        // The screen is unplugged.
        window(&mut app)
            .resolution
            .set_scale_factor_override(Some(1.0));
        let mut monitors = app.world_mut().query::<(Entity, &Monitor)>();
        let gone = monitors
            .iter(app.world())
            .find(|(_, monitor)| monitor.physical_width == 2560)
            .map(|(entity, _)| entity)
            .expect("the second monitor");
        app.world_mut().despawn(gone);
        app.update();
        let WindowPosition::At(corner) = window(&mut app).position else {
            panic!("the window has a place");
        };
        let size = window(&mut app).physical_size().as_ivec2();
        let end = corner + size;
        assert!(corner.cmpge(IVec2::ZERO).all() && end.cmple(IVec2::new(1024, 768)).all());
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
