//! Wakes a resting window for screen readers. Bevy stores the actions that they request, and that a tree is wanted, without
//! waking the event loop.

use crate::accessibility::ScreenReader;
use crate::core::{Service, Waker, give_up};
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::Duration;
use tessella_tasks as task;

/// Time between two looks at the requests of a screen reader: the delay of its actions.
const WITH_READER: Duration = Duration::from_millis(20);
/// Time between two looks at whether there is a screen reader.
const WITHOUT_READER: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        watch_screen_reader.run_if(resource_exists::<WinitActionRequestHandlers>),
    );
}

/// Starts a thread for the window, as soon as it is open.
fn watch_screen_reader(
    handlers: Res<WinitActionRequestHandlers>,
    requested: Res<AccessibilityRequested>,
    reader: Res<ScreenReader>,
    waker: Res<Waker>,
    mut is_watching: Local<bool>,
) {
    let Some(handler) = handlers.values().next().filter(|_| !*is_watching) else {
        return;
    };
    *is_watching = true;
    let handler = Arc::downgrade(handler);
    let (requested, reader, waker) = (requested.clone(), reader.clone(), waker.clone());
    let lost = waker.clone();
    let watch = move || {
        while let Some(is_waiting) = is_waiting(&handler, &requested) {
            if is_waiting {
                waker.wake();
            }
            thread::sleep(if reader.is_active() {
                WITH_READER
            } else {
                WITHOUT_READER
            });
        }
    };
    let given_up = move || {
        give_up(Service::ScreenReader);
        lost.wake();
    };
    if let Err(error) = task::spawn_service("screen_reader", watch, given_up) {
        warn!("a screen reader will not wake the window: {error}");
        give_up(Service::ScreenReader);
    }
}

/// Returns `true` if a screen reader waits for a tree or for the result of an action; `None` when the window is closed.
fn is_waiting(
    handler: &Weak<Mutex<WinitActionRequestHandler>>,
    requested: &AccessibilityRequested,
) -> Option<bool> {
    let handler = handler.upgrade()?;
    let has_actions = handler.lock().is_ok_and(|actions| !actions.is_empty());
    Some(has_actions || requested.get())
}
