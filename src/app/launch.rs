//! Puts the program together: with a window, or without one for a picture.

use super::memory;
use crate::app::core::crash;
use crate::app::core::settings::Settings;
use crate::app::core::storage::Storage;
use crate::app::core::{CurrentGame, NetRequest, Screen, Shot};
use crate::app::{AppPlugin, screenshot};
use crate::session::{GameHistory, Session};
use bevy::app::ScheduleRunnerPlugin;
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;
use std::net::SocketAddr;
use std::time::Duration;

/// What the program is started for.
#[derive(Default)]
pub struct Launch {
    /// A game to begin with.
    pub game: Option<Session>,
    /// The picture to draw in place of opening a window.
    pub shot: Option<Shot>,
    /// The table to go to, and its code.
    pub join: Option<(SocketAddr, String)>,
}

/// What is logged, and what of it is shown.
fn log_plugin() -> LogPlugin {
    LogPlugin {
        level: Level::WARN,
        // What these warn of (software drivers, displays without a size, packets of strangers) is nothing that a player
        // can mend.
        filter: "wgpu=error,bevy_render=error,bevy_egui=error,winit=error,renetcode=off".to_owned(),
        ..default()
    }
}

/// Shows what is logged, for a program without a window.
pub fn log() {
    App::new().add_plugins(log_plugin());
}

/// Size of the first block of graphics memory that small textures and buffers share, in bytes: the smallest there is.
const SMALL_BLOCK: u64 = 4 << 20;

/// Runs the program until it ends.
pub fn run(launch: Launch) -> AppExit {
    memory::give_back_large_allocations();
    let exit = program(launch).run();
    crash::forget_survived_panics();
    exit
}

/// The program, ready to run.
pub fn program(launch: Launch) -> App {
    let mut app = App::new();
    let plugins = DefaultPlugins.set(log_plugin());
    match launch.shot {
        Some(shot) => {
            let no_window = WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            };
            let render = RenderPlugin {
                synchronous_pipeline_compilation: true,
                ..default()
            };
            app.add_plugins(plugins.set(no_window).set(render).disable::<WinitPlugin>())
                .add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO))
                .insert_resource(Storage::nowhere())
                .insert_resource(Settings {
                    theme: shot.theme,
                    symbols: shot.symbols,
                    ..default()
                })
                .insert_resource(shot.device)
                .insert_resource(shot)
                .add_plugins(screenshot::plugin);
        }
        None => {
            // Before all that can fail.
            let storage = Storage::of_platform();
            if let Some(folder) = storage.folder() {
                crash::log_panics(folder);
            }
            let window = Window {
                title: "Tessella".to_owned(),
                name: Some("tessella".to_owned()),
                resolution: WindowResolution::new(1280, 800),
                resize_constraints: WindowResizeConstraints {
                    min_width: 360.0,
                    min_height: 360.0,
                    ..default()
                },
                ..default()
            };
            let with_window = WindowPlugin {
                primary_window: Some(window),
                ..default()
            };
            // wgpu allocates blocks, of up to 256 MB by default, which stay as long as anything is in them: after a window was
            // large once, little of them is in use. What is larger than a block is allocated by itself.
            let settings = WgpuSettings {
                memory_hints: MemoryHints::Manual {
                    suballocated_device_memory_block_size: SMALL_BLOCK..2 * SMALL_BLOCK,
                },
                ..default()
            };
            let render = RenderPlugin {
                render_creation: settings.into(),
                synchronous_pipeline_compilation: true,
                ..default()
            };
            app.add_plugins(plugins.set(with_window).set(render))
                .insert_resource(storage)
                .add_systems(Startup, |mut commands: Commands| {
                    // Some drivers of phones fail with several samples a pixel, and their pixels are small.
                    let samples = match cfg!(target_os = "android") {
                        true => Msaa::Off,
                        false => Msaa::default(),
                    };
                    commands.spawn((Camera2d, samples));
                });
        }
    }
    app.add_plugins((EguiPlugin::default(), AppPlugin));
    if let Some(game) = launch.game {
        app.insert_resource(CurrentGame(Some(GameHistory::new(game))))
            .insert_state(Screen::Play);
    }
    if let Some((address, code)) = launch.join {
        app.insert_state(Screen::Lan).add_systems(
            PostStartup,
            move |mut requests: MessageWriter<NetRequest>| {
                let code = code.clone();
                requests.write(NetRequest::Join { address, code });
            },
        );
    }
    app
}
