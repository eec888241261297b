//! The program without the parts that need a screen: no window is opened and nothing is drawn.

use bevy::core_pipeline::CorePipelinePlugin;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;
use std::time::Duration;
use tessella::AppPlugin;
use tessella::core::WallClock;
use tessella::core::storage::Storage;
use tessella_library::today::Day;

/// Simulated time from one frame to the next.
pub const FRAME: Duration = Duration::from_millis(16);

/// Date that the program starts with, 2026-11-22, so that tests do not depend on the clock.
pub const FIRST_SHOWN_DAY: Day = Day::from_number(20_779);

/// Returns the app, ready for its first frame, for a window of `size` logical pixels with `scale` physical pixels to
/// each.
pub fn headless(size: UVec2, scale: f32, storage: Storage) -> App {
    let physical = (size.as_vec2() * scale).as_uvec2();
    let window = WindowPlugin {
        primary_window: Some(Window {
            resolution: WindowResolution::new(physical.x, physical.y)
                .with_scale_factor_override(scale),
            ..default()
        }),
        close_when_requested: false,
        ..default()
    };
    let no_gpu = RenderPlugin {
        render_creation: WgpuSettings {
            backends: None,
            ..default()
        }
        .into(),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(window)
            .set(no_gpu)
            .disable::<WinitPlugin>()
            .disable::<GilrsPlugin>()
            .disable::<LogPlugin>()
            // Preparing its shaders takes 40 % of the startup time, and nothing is drawn.
            .disable::<CorePipelinePlugin>(),
    )
    .insert_resource(storage)
    .insert_resource(WallClock::noon(FIRST_SHOWN_DAY))
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
    .add_systems(Startup, |mut commands: Commands| {
        commands.spawn(Camera2d);
    })
    .add_plugins((EguiPlugin::default(), AppPlugin));
    app.finish();
    app.cleanup();
    // Most systems run faster than they can be dispatched to another thread, and a fixed order makes tests
    // reproducible.
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}
