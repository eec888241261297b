//! The current day in UTC.

use crate::app::core::redraw::RedrawAppExt;
use crate::today::Day;
use bevy::prelude::*;

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
