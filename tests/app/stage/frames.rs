//! Frames and time.

use super::Stage;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::{Duration, Instant};
use tessella_window_test_support::FRAME;

impl Stage {
    /// Runs one frame, then checks the tiles against the rules and the widget ids for duplicates.
    pub fn frame(&mut self) {
        self.app.update();
        if let Some(clock) = &self.clock {
            clock.report_frame();
        }
        self.check_tiles();
        self.check_names();
    }

    /// Runs `count` frames.
    pub fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame());
    }

    /// Advances time in one step.
    pub fn pass(&mut self, time: Duration) {
        for step in [time, FRAME] {
            self.set_frame_time(step);
            self.frames(2);
        }
    }

    /// Sets the simulated time from one frame to the next.
    pub fn set_frame_time(&mut self, time: Duration) {
        let strategy = TimeUpdateStrategy::ManualDuration(time);
        self.app.insert_resource(strategy);
    }

    /// Runs frames until a condition is true.
    pub fn until(&mut self, what: &str, mut is_so: impl FnMut(&mut Self) -> bool) {
        let patience = Instant::now() + Duration::from_secs(20);
        while !is_so(self) {
            assert!(Instant::now() < patience, "timeout: {what}");
            self.frame();
        }
    }

    /// Runs frames until the animation has ended and is drawn.
    pub fn finish_animations(&mut self) {
        self.until("the animation ends", |stage| !stage.is_animating());
        self.frames(2);
    }

    /// Returns `true` if the last frame requested a redraw.
    pub fn requests_frame(&self) -> bool {
        let requests = self.resource::<Messages<RequestRedraw>>();
        requests.iter_current_update_messages().next().is_some()
    }

    /// Returns the time until the next frame if no event arrives.
    pub fn idle_time(&self) -> Duration {
        match self.resource::<WinitSettings>().focused_mode {
            UpdateMode::Reactive { wait, .. } => wait,
            UpdateMode::Continuous => Duration::ZERO,
        }
    }
}
