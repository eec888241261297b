//! The clock on the wall, and the day that it shows.

use crate::core::foreground_time::returns;
use crate::core::redraw::{RedrawAppExt, RedrawRequest};
use bevy::prelude::*;
use bevy::window::{AppLifecycle, WindowFocused};
use std::time::{Duration, SystemTime};
use tessella_library::today::{Day, Zone};

/// Clock on the wall: date, time and time zone.
#[derive(Resource, Clone, Debug, Default)]
pub enum WallClock {
    /// Clock and time zone of the system. Either can change at any time, for instance on a journey.
    #[default]
    System,
    /// Clock that stands still, for pictures and tests.
    Fixed {
        /// The time.
        time: SystemTime,
        /// The time zone.
        zone: Zone,
    },
}

impl WallClock {
    /// Creates a clock that shows noon of a day.
    pub fn noon(day: Day) -> Self {
        let hours = u64::try_from(day.number()).unwrap_or(0) * 24 + 12;
        Self::Fixed {
            time: SystemTime::UNIX_EPOCH + Duration::from_secs(hours * 60 * 60),
            zone: Zone::UTC,
        }
    }

    fn time(&self) -> SystemTime {
        match self {
            Self::System => SystemTime::now(),
            Self::Fixed { time, .. } => *time,
        }
    }

    /// Returns the time zone.
    pub(crate) fn zone(&self) -> Zone {
        match self {
            Self::System => Zone::system(),
            Self::Fixed { zone, .. } => zone.clone(),
        }
    }

    /// Returns the day that the clock shows.
    pub fn day(&self) -> Day {
        self.zone().day_of(self.time())
    }

    /// Returns the time until the next day begins.
    pub fn time_to_next_day(&self) -> Duration {
        self.zone().time_to_next_day(self.time())
    }

    /// Returns the seconds since 1970-01-01 in UTC; 0 if the clock shows an earlier time.
    pub(crate) fn seconds(&self) -> u64 {
        let since = self.time().duration_since(SystemTime::UNIX_EPOCH);
        since.map_or(0, |time| time.as_secs())
    }
}

/// Today by the clock on the wall.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrentDay(Day);

impl CurrentDay {
    /// Returns the day.
    pub const fn day(self) -> Day {
        self.0
    }
}

impl FromWorld for CurrentDay {
    fn from_world(world: &mut World) -> Self {
        Self(world.resource::<WallClock>().day())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<WallClock>()
        .init_redraw_resource::<CurrentDay>()
        .add_systems(First, (refresh_time_zone, follow_clock).chain());
}

/// Asks the system for its time zone again when the player returns to the window.
fn refresh_time_zone(
    mut focused: MessageReader<WindowFocused>,
    mut lifecycle: MessageReader<AppLifecycle>,
) {
    let is_focused = focused.read().filter(|event| event.focused).count() > 0;
    let is_resumed = lifecycle.read().filter(|now| returns(now)).count() > 0;
    if is_focused || is_resumed {
        Zone::refresh_system();
    }
}

/// Updates the day, and requests a frame for the time at which the next one begins. A clock that is set, or a device that wakes up,
/// is noticed in the next frame, which an idle window draws within about a minute.
fn follow_clock(
    clock: Res<WallClock>,
    mut current: ResMut<CurrentDay>,
    mut redraw: ResMut<RedrawRequest>,
) {
    current.set_if_neq(CurrentDay(clock.day()));
    redraw.request_within(clock.time_to_next_day().as_secs_f32());
}
