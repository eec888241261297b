//! Time zones, which determine when days begin and end.

use super::day::Day;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};
use std::time::{Duration, SystemTime};

/// Length of a day in UTC.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Day {
    /// Returns today's date by the system's clock and time zone.
    pub fn now() -> Self {
        Zone::system().day_of(SystemTime::now())
    }
}

/// Time zone, with its changes to and from daylight saving time.
///
/// ```
/// use std::time::{Duration, SystemTime};
/// use tessella_library::today::Zone;
///
/// let auckland = Zone::from_rule("NZST-12NZDT,M9.5.0,M4.1.0/3").ok_or("no rule")?;
/// // 2026-11-27 19:00 in UTC is 8:00 on the next day.
/// let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_806_000);
/// assert_eq!(auckland.day_of(time).to_string(), "2026-11-28");
/// assert_eq!(auckland.time_to_next_day(time), Duration::from_secs(16 * 60 * 60));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Zone {
    /// UTC.
    pub const UTC: Self = Self(TimeZone::UTC);

    /// Returns the time zone of this device, or UTC if it has none. A change of the zone takes effect within five
    /// minutes, or at once after [`Zone::refresh_system`].
    pub fn system() -> Self {
        Self(TimeZone::system())
    }

    /// Makes the next [`Zone::system`] ask the system again.
    pub fn refresh_system() {
        jiff::tz::reset_system_time_zone_cache();
    }

    /// Creates a time zone from a rule, as in the POSIX variable `TZ`; `None` if it is not such a rule.
    pub fn from_rule(rule: &str) -> Option<Self> {
        TimeZone::posix(rule).ok().map(Self)
    }

    /// Returns the day that a calendar in this zone shows at a time.
    pub fn day_of(&self, time: SystemTime) -> Day {
        let zoned = self.zoned(time);
        zoned.map_or_else(|| Day::of_utc(time), |zoned| Day::from_civil(zoned.date()))
    }

    /// Returns the time until the next day begins. That is not always at midnight, and not every day has 24 hours.
    pub fn time_to_next_day(&self, time: SystemTime) -> Duration {
        let next = || {
            let now = self.zoned(time)?;
            let next = now.tomorrow().and_then(|next| next.start_of_day()).ok()?;
            let wait = next.duration_since(&now);
            Duration::try_from(wait).ok()
        };
        next().unwrap_or(DAY)
    }

    fn zoned(&self, time: SystemTime) -> Option<ZonedDateTime> {
        let timestamp = Timestamp::try_from(time).ok()?;
        Some(timestamp.to_zoned_datetime(self.0.clone()))
    }
}
