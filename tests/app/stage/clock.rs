//! A clock that tests set, and the event loop of a window that is driven by it.

use super::Stage;
use bevy::platform::time::Instant;
use bevy::time::{TimeSender, TimeUpdateStrategy, create_time_channels};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tessella::core::FrameClock;
use tessella_window_test_support::FRAME;

/// Clock that tests advance, and the renderer's end of Bevy's channel for times.
pub struct HandClock {
    now: Arc<Mutex<Instant>>,
    renderer: TimeSender,
}

impl HandClock {
    fn now(&self) -> Instant {
        *self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn advance(&self, by: Duration) {
        *self.now.lock().unwrap_or_else(PoisonError::into_inner) += by;
    }

    /// Reports that a frame was drawn, as the renderer does.
    pub(super) fn report_frame(&self) {
        let sent = self.renderer.0.try_send(self.now());
        sent.expect("the program takes the time of each frame");
    }
}

impl Stage {
    /// Lets the program read its time from a clock that only [`Stage::live`] advances. The renderer reports the time at which a
    /// frame was drawn, as that of a real window does.
    pub fn take_clock(&mut self) {
        let now = Arc::new(Mutex::new(Instant::now()));
        let read = Arc::clone(&now);
        let clock = move || *read.lock().unwrap_or_else(PoisonError::into_inner);
        let (renderer, receiver) = create_time_channels();
        self.app
            .insert_resource(FrameClock::new(clock))
            .insert_resource(receiver)
            .insert_resource(TimeUpdateStrategy::Automatic);
        self.clock = Some(HandClock { now, renderer });
        self.frames(3);
    }

    /// Runs the event loop for a time in which no event arrives: a frame follows at once if one was requested, otherwise when
    /// the program wants to be woken.
    pub fn live(&mut self, time: Duration) {
        let mut left = time;
        loop {
            let wait = if self.requests_frame() {
                FRAME
            } else {
                self.idle_time()
            };
            let step = wait.min(left);
            self.clock.as_ref().expect("a taken clock").advance(step);
            left -= step;
            if left.is_zero() {
                return;
            }
            self.frame();
        }
    }
}
