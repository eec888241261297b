//! Builds the app, with a window or headless for a screenshot.

use super::{exit, graphics_driver, memory, play};
use crate::core::crash;
use crate::core::device::screen_on;
use crate::core::language::{ForcedLanguage, SystemLanguage};
use crate::core::settings::Settings;
use crate::core::storage::Storage;
#[cfg(not(target_os = "android"))]
use crate::core::system_motion;
use crate::core::{CurrentGame, ExpectedServer, NetRequest, Screen, Shot, WallClock, traits_of};
use crate::links::{FirstFile, FirstLink};
use crate::net::ServerChanged;
use crate::settings_file::window_geometry;
use crate::sound::AudioOutput;
use crate::window::with_geometry;
use crate::{AppPlugin, screenshot};
use bevy::app::{PluginGroupBuilder, ScheduleRunnerPlugin, TerminalCtrlCHandlerPlugin};
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::render::slab_allocator::SlabAllocatorSettings;
use bevy::render::{RenderApp, RenderPlugin};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tessella_command_line::terminal;
use tessella_language::Language;
use tessella_library::links::{DeepLink, file_uri};
use tessella_session::{GameLibrary, IdentifiedGame};

/// Start-up options.
#[derive(Default)]
pub struct Launch {
    /// Game to start with.
    pub game: Option<IdentifiedGame>,
    /// Screenshot to take instead of opening a window.
    pub shot: Option<Shot>,
    /// Server to join.
    pub join: Option<LaunchJoin>,
    /// Link to open.
    pub link: Option<DeepLink>,
    /// Link that the program was started with, whose game may be that to start with. A program that runs already opens it.
    pub given_link: Option<DeepLink>,
    /// File to import: a backup or a save.
    pub file: Option<PathBuf>,
    /// Language in place of that of the settings.
    pub language: Option<Language>,
}

impl Launch {
    /// Returns the URI of what a program that runs already would open instead: a link or a file.
    pub fn uri(&self) -> Option<String> {
        let link = self.given_link.as_ref().map(DeepLink::to_string);
        link.or_else(|| file_uri(self.file.as_deref()?))
    }
}

/// Server to join at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchJoin {
    /// Address of the server.
    pub address: SocketAddr,
    /// Join code of the server; empty if it has none.
    pub code: String,
    /// Server that the player expects there.
    pub server: ExpectedServer,
}

/// Returns the log plugin and its filter.
fn log_plugin() -> LogPlugin {
    LogPlugin {
        level: Level::WARN,
        // These crates warn of software drivers, displays without a size, and packets from unknown senders. The player
        // can fix none of these. A missing driver is explained by `graphics_driver`.
        filter: "wgpu=error,wgpu_hal::vulkan::instance=off,bevy_render=error,bevy_egui=error,winit=error,renetcode=off"
            .to_owned(),
        ..default()
    }
}

/// Size of the first block of graphics memory for small textures and buffers, in bytes. This is the smallest size that
/// wgpu supports.
const SMALL_BLOCK: u64 = 4 << 20;

/// Runs the app until it exits.
pub fn run(launch: Launch) -> AppExit {
    memory::give_back_large_allocations();
    graphics_driver::explain_if_missing();
    let has_window = launch.shot.is_none();
    let mut app = program(launch);
    if has_window {
        exit::exit_on_signals(&mut app);
    }
    let exit = app.run();
    // A panic of a thread that Bevy cannot do without ends the loop too, as another error.
    if exit.is_success() || exit == exit::after_signal() {
        crash::forget_survived_panics();
    }
    exit
}

/// Builds the app.
pub fn program(launch: Launch) -> App {
    let mut app = App::new();
    let plugins = DefaultPlugins.set(log_plugin());
    match launch.shot {
        Some(shot) => add_shot(&mut app, plugins, shot),
        None => add_window(&mut app, plugins),
    }
    app.add_plugins((EguiPlugin::default(), AppPlugin));
    give_meshes_own_buffers(&mut app);
    if let Some(language) = launch.language {
        app.insert_resource(ForcedLanguage(language));
    }
    if let Some(game) = launch.game {
        // A screenshot shows the game instead of the pause screen.
        if !app.world().contains_resource::<Shot>() {
            app.insert_state(traits_of(&game.game));
        }
        app.insert_resource(CurrentGame::new(GameLibrary::new(game)))
            .insert_state(Screen::Play);
    }
    if let Some(link) = launch.link {
        app.insert_resource(FirstLink(link));
    }
    if let Some(file) = launch.file {
        app.insert_resource(FirstFile(file));
    }
    if let Some(join) = launch.join {
        let LaunchJoin {
            address,
            code,
            server,
        } = join;
        app.insert_state(Screen::Lan)
            .add_systems(
                PostStartup,
                move |mut requests: MessageWriter<NetRequest>| {
                    requests.write(NetRequest::Join {
                        address,
                        code: code.clone(),
                        server,
                    });
                },
            )
            .add_observer(print_changed_server);
    }
    app
}

/// Gives each mesh buffers of its own. By default, Bevy packs meshes with the same vertex attributes into common buffers, and
/// the list of free places in each of these takes 4 MB of memory.
fn give_meshes_own_buffers(app: &mut App) {
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.insert_resource(MeshAllocatorSettings {
            slab_allocator_settings: SlabAllocatorSettings {
                large_threshold: 1,
                ..default()
            },
            ..default()
        });
    }
}

/// Says on the terminal that a server is not the one that was joined before. The window asks what to do.
fn print_changed_server(changed: On<ServerChanged>) {
    let address = changed.address;
    terminal::print_error(&format!(
        "the host at {address} is not the device you played with before, so it was not joined, and your seat is kept. \
         \"tessella join {address} --other-device\" joins it as somebody new."
    ));
}

/// Draws one picture without a window.
fn add_shot(app: &mut App, plugins: PluginGroupBuilder, shot: Shot) {
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
            palette: shot.palette,
            symbols: shot.symbols,
            ..default()
        })
        .insert_resource(shot.device)
        .insert_resource(shot.day.map_or_else(WallClock::default, WallClock::noon))
        .insert_resource(shot)
        .add_plugins(screenshot::plugin);
}

/// Draws in a window, with files to save to.
fn add_window(app: &mut App, plugins: PluginGroupBuilder) {
    #[cfg(not(target_os = "android"))]
    system_motion::ask_system();
    app.insert_resource(SystemLanguage::of_system());
    // Panics are logged before anything can fail.
    let storage = Storage::of_platform();
    if let Some(folder) = storage.folder() {
        crash::log_panics(folder);
    }
    let window = Window {
        title: play::TITLE.to_owned(),
        name: Some("tessella".to_owned()),
        ..default()
    };
    let with_window = WindowPlugin {
        primary_window: Some(with_geometry(window_geometry(&storage), window)),
        // The app saves before, and says if it cannot.
        close_when_requested: false,
        ..default()
    };
    // wgpu allocates blocks of up to 256 MB by default and frees a block only when it is empty. After a window
    // was large once, most of that memory stays unused. An allocation larger than a block gets memory of its
    // own.
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
    let plugins = plugins.disable::<TerminalCtrlCHandlerPlugin>();
    app.add_plugins(plugins.set(with_window).set(render))
        .insert_resource(storage)
        .insert_resource(AudioOutput::start())
        .add_plugins(screen_on::plugin)
        .add_systems(Startup, |mut commands: Commands| {
            // Some phone drivers fail with multisampling, and phone pixels are small.
            let samples = if cfg!(target_os = "android") {
                Msaa::Off
            } else {
                Msaa::default()
            };
            commands.spawn((Camera2d, samples));
        });
}
