//! Threads that are given up after several panics, while the program goes on.

use std::sync::{Mutex, PoisonError};
use tessella_language::{Language, tr};

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

impl Service {
    /// Returns what the player misses, as part of a sentence.
    pub(super) fn words(self, language: Language) -> &'static str {
        match self {
            Self::Sound => tr!(language, "service-sound"),
            #[cfg(all(unix, not(target_os = "android")))]
            Self::Links => tr!(language, "service-links"),
            Self::Pads => tr!(language, "service-pads"),
            Self::ScreenReader => tr!(language, "service-screen-reader"),
            #[cfg(not(target_os = "android"))]
            Self::ScreenOn => tr!(language, "service-screen-on"),
        }
    }
}

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
