//! The end of the program: by the close button, by a signal, or from the title on a phone. Everything is saved before.

use crate::core::settings::Settings;
use crate::core::storage::{SaveFailure, Storage};
use crate::core::{CurrentGame, RedrawSystems, Toast, Waker};
use crate::net::Net;
use crate::text::wording;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use std::process;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, confirm_close)
        .add_observer(close_program)
        .add_systems(Last, save_at_exit.before(RedrawSystems));
}

/// Time after the first signal from which another one ends the process at once, without saving.
const FORCED_EXIT_DELAY: Duration = Duration::from_secs(3);
/// Exit code of a process that ends at a signal, as in shells after Ctrl+C.
const SIGNAL_EXIT_CODE: u8 = 130;

/// Returns how the program exits after a signal.
pub(super) fn after_signal() -> AppExit {
    AppExit::from_code(SIGNAL_EXIT_CODE)
}

/// Exits the app on SIGINT, SIGTERM and SIGHUP. Bevy's own handler does not wake the event loop, so an idle window would
/// notice a signal only after a minute.
pub(super) fn exit_on_signals(app: &mut App) {
    let waker = app.world().resource::<Waker>().clone();
    let first = Arc::<OnceLock<Instant>>::default();
    let signalled = Arc::clone(&first);
    let handler = move || {
        if first.get_or_init(Instant::now).elapsed() > FORCED_EXIT_DELAY {
            process::exit(SIGNAL_EXIT_CODE.into());
        }
        waker.wake();
    };
    if let Err(error) = ctrlc::set_handler(handler) {
        warn!("signals will end the program without saving: {error}");
    }
    app.add_systems(Update, move |mut exit: MessageWriter<AppExit>| {
        if signalled.get().is_some() {
            exit.write(after_signal());
        }
    });
}

/// Usual time for which a second press of the close button ends a server with people on it.
const CONFIRMATION_TIME: Duration = Duration::from_secs(10);

/// Request to exit, unless files cannot be saved and the player has not been told so.
#[derive(Event)]
struct CloseProgram;

/// Closes the program when the window's close button is pressed. If others are connected to the server in this process, the first press
/// only says so.
fn confirm_close(
    mut closed: MessageReader<WindowCloseRequested>,
    net: Res<Net>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut asked: Local<Option<Duration>>,
    mut commands: Commands,
) {
    for _ in closed.read() {
        let now = time.elapsed();
        let patience = CONFIRMATION_TIME * settings.more_time.times();
        let is_confirmed = asked.is_some_and(|asked| now - asked < patience);
        if net.client_count() > 0 && !is_confirmed {
            *asked = Some(now);
            commands.trigger(Toast(wording!("exit-guests", guests = net.client_count())));
            continue;
        }
        commands.trigger(CloseProgram);
    }
}

fn close_program(
    _: On<CloseProgram>,
    storage: Res<Storage>,
    mut failure: ResMut<SaveFailure>,
    mut exit: MessageWriter<AppExit>,
) {
    if failure.may_close(&storage) {
        exit.write(AppExit::Success);
    }
}

/// Saves the games of this device when the app exits. The storage writes the file before the process ends.
fn save_at_exit(
    mut exits: MessageReader<AppExit>,
    current: Res<CurrentGame>,
    storage: Res<Storage>,
) {
    if exits.read().count() > 0 {
        storage.save(&current.local);
    }
}
