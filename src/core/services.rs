//! Threads that are given up after several panics, while the program goes on.

use crate::text::texts;
use std::sync::{Mutex, PoisonError};

/// Thread whose end the player notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Service {
    Sound,
    #[cfg(all(unix, not(target_os = "android")))]
    Links,
    Pads,
    ScreenReader,
    #[cfg(not(target_os = "android"))]
    ScreenOn,
}

// What the player misses, as part of a sentence.
texts! { Service in language {
    Sound => "service-sound",
    #[cfg(all(unix, not(target_os = "android")))]
    Links => "service-links",
    Pads => "service-pads",
    ScreenReader => "service-screen-reader",
    #[cfg(not(target_os = "android"))]
    ScreenOn => "service-screen-on",
}}

/// Services that are given up and that the player has not read of. Some of them start before there is an app.
static GIVEN_UP: Mutex<Vec<Service>> = Mutex::new(Vec::new());

/// Tells the player in the next frame that a service is given up.
pub(crate) fn give_up(service: Service) {
    let mut services = GIVEN_UP.lock().unwrap_or_else(PoisonError::into_inner);
    services.push(service);
}

/// Removes and returns the services that the player has not read of.
pub(super) fn take_given_up() -> Vec<Service> {
    let mut services = GIVEN_UP.lock().unwrap_or_else(PoisonError::into_inner);
    std::mem::take(&mut services)
}
