//! Days of the Gregorian calendar, and days of the week.

use jiff::SignedDuration;
use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime};
use thiserror::Error;

/// Seconds in a day in UTC.
const SECONDS: u64 = 24 * 60 * 60;
/// Date of the day with number 0.
const EPOCH: Date = date(1970, 1, 1);

/// Date in the player's calendar, stored as the number of days since 1970-01-01. Displayed and parsed as `YYYY-MM-DD`.
///
/// ```
/// use tessella_library::today::{Day, Weekday};
///
/// let day: Day = "2026-11-22".parse()?;
/// assert_eq!(day.weekday(), Weekday::Sunday);
/// assert_eq!(day.next().to_string(), "2026-11-23");
/// assert!("2026-02-29".parse::<Day>().is_err());
/// # Ok::<(), tessella_library::today::DayError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Day(i32);

impl Day {
    /// Creates a day from its number since 1970-01-01.
    pub const fn from_number(number: i32) -> Self {
        Self(number)
    }

    /// Creates a day from a date; `None` if there is no such date, or it is after the year 9999.
    pub fn from_date(year: u16, month: u8, day: u8) -> Option<Self> {
        let (year, month, day) = (year.try_into(), month.try_into(), day.try_into());
        let date = Date::new(year.ok()?, month.ok()?, day.ok()?);
        date.ok().map(Self::from_civil)
    }

    pub(super) fn from_civil(date: Date) -> Self {
        Self((date.duration_since(EPOCH).as_hours() / 24) as i32)
    }

    /// Returns the date in UTC at a time. [`super::Zone::day_of`] returns that in a time zone.
    pub fn of_utc(time: SystemTime) -> Self {
        let days = |time: Duration| i32::try_from(time.as_secs() / SECONDS).unwrap_or(i32::MAX);
        match time.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(after) => Self(days(after)),
            Err(before) => {
                let before = before.duration();
                let is_midnight =
                    before.as_secs().is_multiple_of(SECONDS) && before.subsec_nanos() == 0;
                Self((-days(before)).saturating_sub(i32::from(!is_midnight)))
            }
        }
    }

    /// Returns the number of days since 1970-01-01.
    pub const fn number(self) -> i32 {
        self.0
    }

    /// Returns the day after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// Returns the day before this one.
    #[must_use]
    pub const fn previous(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// Returns the number of days from `earlier` to this day; negative if `earlier` is in fact later.
    pub fn days_since(self, earlier: Self) -> i64 {
        i64::from(self.0) - i64::from(earlier.0)
    }

    /// Returns the day of the week.
    pub fn weekday(self) -> Weekday {
        // 1970-01-01 was a Thursday.
        Weekday::ALL[(i64::from(self.0) + 3).rem_euclid(7) as usize]
    }

    /// Returns the first day of the month after this one.
    #[must_use]
    pub fn next_month(self) -> Self {
        let next = self.civil().last_of_month().tomorrow();
        next.map_or(self, Self::from_civil)
    }

    /// Returns the first day of this month.
    #[must_use]
    pub fn month_start(self) -> Self {
        Self(self.0.saturating_sub(i32::from(self.date().2) - 1))
    }

    /// Returns the year, the month from 1 and the day of the month from 1. Days outside the years -9999 to 9999 are
    /// clamped to them.
    pub fn date(self) -> (i32, u8, u8) {
        let date = self.civil();
        let (month, day) = (date.month().unsigned_abs(), date.day().unsigned_abs());
        (date.year().into(), month, day)
    }

    fn civil(self) -> Date {
        EPOCH.saturating_add(SignedDuration::from_hours(24 * i64::from(self.0)))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let date: Option<Date> = text.parse().ok();
        // Jiff also parses other forms of ISO 8601, and dates with a time.
        let date = date.filter(|date| date.year() >= 0 && date.to_string() == text);
        date.map(Self::from_civil)
            .ok_or_else(|| DayError(text.to_owned()))
    }
}

/// Error returned if a text is not a date; contains the text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected a date such as 2026-11-22, not \"{}\"", .0.escape_debug())]
pub struct DayError(String);

/// Day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weekday {
    /// The first day, with the easiest boards.
    Monday,
    /// The second day.
    Tuesday,
    /// The third day.
    Wednesday,
    /// The fourth day.
    Thursday,
    /// The fifth day.
    Friday,
    /// The sixth day.
    Saturday,
    /// The last day, with the hardest boards.
    Sunday,
}

impl Weekday {
    /// All days, from Monday.
    pub const ALL: [Self; 7] = [
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];

    /// Returns the number of days since Monday.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the English name, for command lines and machine-readable output.
    pub const fn english_name(self) -> &'static str {
        match self {
            Self::Monday => "Monday",
            Self::Tuesday => "Tuesday",
            Self::Wednesday => "Wednesday",
            Self::Thursday => "Thursday",
            Self::Friday => "Friday",
            Self::Saturday => "Saturday",
            Self::Sunday => "Sunday",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn day_of_known_dates() {
        for (number, text, weekday) in [
            (0, "1970-01-01", Weekday::Thursday),
            (-1, "1969-12-31", Weekday::Wednesday),
            (11_016, "2000-02-29", Weekday::Tuesday),
            (20_759, "2026-11-02", Weekday::Monday),
            (20_779, "2026-11-22", Weekday::Sunday),
            (47_540, "2100-02-28", Weekday::Sunday),
            (47_541, "2100-03-01", Weekday::Monday),
            (-719_528, "0000-01-01", Weekday::Saturday),
            (2_932_896, "9999-12-31", Weekday::Friday),
        ] {
            let day = Day::from_number(number);
            assert_eq!(day.to_string(), text);
            assert_eq!(text.parse(), Ok(day));
            assert_eq!(day.weekday(), weekday, "{text}");
        }
    }

    #[test]
    fn day_counts_on_through_eight_centuries() {
        // Counts independently: one day after another, by the lengths of the months.
        let (mut year, mut month, mut date) = (1900u16, 1u8, 1u8);
        let first = Day::from_date(year, month, date).map_or(0, Day::number);
        for number in first..first + 300_000 {
            let day = Day::from_number(number);
            assert_eq!(day.date(), (i32::from(year), month, date));
            assert_eq!(Day::from_date(year, month, date), Some(day));
            date += 1;
            if Day::from_date(year, month, date).is_none() {
                (month, date) = (month + 1, 1);
            }
            if month == 13 {
                (year, month) = (year + 1, 1);
            }
        }
    }

    #[test]
    fn day_knows_its_month() {
        let day = |text: &str| text.parse::<Day>().expect("a date");
        for (text, start, next) in [
            ("2026-11-24", "2026-11-01", "2026-12-01"),
            ("2026-12-31", "2026-12-01", "2027-01-01"),
            ("2028-02-01", "2028-02-01", "2028-03-01"),
        ] {
            assert_eq!(day(text).month_start(), day(start));
            assert_eq!(day(text).next_month(), day(next));
        }
        assert_eq!(Day(i32::MAX).next_month(), Day(i32::MAX));
    }

    #[test]
    fn text_that_is_no_date_is_refused() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-11-2",
            "2026-11-31",
            "2026-13-01",
            "2026-00-10",
            "2026-11-00",
            "2026-02-29",
            "26-11-22",
            "+026-11-22",
            "2026-11-22 ",
            "2026-11-22-1",
            "２０２６-11-22",
            "20261122",
            "2026-W47-7",
            "2026-11-22T10:00",
            "2026-11-22[u-ca=iso8601]",
            "+002026-11-22",
            "-000001-11-22",
        ] {
            assert_eq!(text.parse::<Day>(), Err(DayError(text.to_owned())));
        }
        assert_eq!(
            DayError("\"\n".to_owned()).to_string(),
            r#"expected a date such as 2026-11-22, not "\"\n""#
        );
    }

    #[test]
    fn day_of_utc_changes_at_midnight() {
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let before = |seconds| SystemTime::UNIX_EPOCH - Duration::from_secs(seconds);
        assert_eq!(Day::of_utc(at(0)), Day(0));
        assert_eq!(Day::of_utc(at(SECONDS - 1)), Day(0));
        assert_eq!(Day::of_utc(at(SECONDS)), Day(1));
        assert_eq!(Day::of_utc(before(1)), Day(-1));
        assert_eq!(Day::of_utc(before(SECONDS)), Day(-1));
        assert_eq!(Day::of_utc(before(SECONDS + 1)), Day(-2));
    }

    proptest! {
        #[test]
        fn day_round_trips_through_text(number in -700_000..2_900_000) {
            let day = Day::from_number(number);
            prop_assert_eq!(day.to_string().parse(), Ok(day));
        }

        #[test]
        fn day_of_any_number_has_a_date(number: i32) {
            let (_, month, date) = Day::from_number(number).date();
            prop_assert!((1..=12).contains(&month) && (1..=31).contains(&date));
        }
    }
}
