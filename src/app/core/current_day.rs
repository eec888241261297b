//! The current day and time in UTC.

use crate::app::core::redraw::RedrawAppExt;
use crate::today::Day;
use bevy::prelude::*;
use std::time::{SystemTime, UNIX_EPOCH};

/// Current day in UTC, as the system's clock shows it.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrentDay {
    day: Day,
    /// `true` if the day does not follow the clock.
    is_fixed: bool,
}

impl CurrentDay {
    /// Creates a day that does not follow the clock, for pictures and tests.
    pub const fn fixed(day: Day) -> Self {
        Self {
            day,
            is_fixed: true,
        }
    }

    /// Returns the day.
    pub const fn day(self) -> Day {
        self.day
    }
}

impl Default for CurrentDay {
    fn default() -> Self {
        Self {
            day: Day::now(),
            is_fixed: false,
        }
    }
}

/// Returns the seconds since 1970-01-01 in UTC by the system's clock; 0 if it shows an earlier time.
pub(in crate::app) fn seconds_now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |time| time.as_secs())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentDay>()
        .redraw_on_change::<CurrentDay>()
        .add_systems(First, follow_clock);
}

fn follow_clock(mut current: ResMut<CurrentDay>) {
    if !current.is_fixed {
        current.set_if_neq(CurrentDay::default());
    }
}
