//! Days of the Gregorian calendar, and days of the week.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime};
use thiserror::Error;

/// Number of seconds of a day in UTC.
const SECONDS: u64 = 24 * 60 * 60;
/// Number of days of 400 years, after which the calendar repeats.
const ERA: i64 = 146_097;
/// Number of days from 0000-03-01 to 1970-01-01. Years that begin in March have their leap day at the end.
const EPOCH: i64 = 719_468;

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

    /// Creates a day from a date. Returns `None` if there is no such date.
    pub fn from_date(year: u16, month: u8, day: u8) -> Option<Self> {
        if !(1..=12).contains(&month) || !(1..=days_of_month(year, month)).contains(&day) {
            return None;
        }
        let (year, month, day) = (i64::from(year), i64::from(month), i64::from(day));
        let year = if month <= 2 { year - 1 } else { year };
        let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let month_from_march = (month + 9) % 12;
        let day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        i32::try_from(era * ERA + day_of_era - EPOCH).ok().map(Self)
    }

    /// Returns the day of a time in UTC. [`super::Zone::day_of`] returns that of a time zone.
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

    /// Returns the number of days from `earlier` to this day; negative if that one is later.
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
        let days = (1..=31).map(|days| Self(self.0.saturating_add(days)));
        let first = days.into_iter().find(|day| day.date().2 == 1);
        first.unwrap_or(self)
    }

    /// Returns the first day of this month.
    #[must_use]
    pub fn month_start(self) -> Self {
        Self(self.0.saturating_sub(i32::from(self.date().2) - 1))
    }

    /// Returns year, month from 1 and day of the month from 1.
    pub fn date(self) -> (i32, u8, u8) {
        let days = i64::from(self.0) + EPOCH;
        let (era, day_of_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
        let year_of_era =
            (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = (month_from_march + 2) % 12 + 1;
        let year = era * 400 + year_of_era + i64::from(month <= 2);
        (year as i32, month as u8, day as u8)
    }
}

/// Returns the number of days of a month from 1 to 12.
const fn days_of_month(year: u16, month: u8) -> u8 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
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
        let read = || {
            let parts: Vec<&str> = text.split('-').collect();
            let &[year, month, day] = parts.as_slice() else {
                return None;
            };
            let has_lengths = [year.len(), month.len(), day.len()] == [4, 2, 2];
            let has_digits = [year, month, day]
                .iter()
                .all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
            if !has_lengths || !has_digits {
                return None;
            }
            Self::from_date(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        };
        read().ok_or_else(|| DayError(text.to_owned()))
    }
}

/// Error when a text is no date.
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

    /// Returns the English name, for command lines and what programs read.
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
        ] {
            let day = Day::from_number(number);
            assert_eq!(day.to_string(), text);
            assert_eq!(text.parse(), Ok(day));
            assert_eq!(day.weekday(), weekday, "{text}");
        }
    }

    #[test]
    fn day_counts_on_through_eight_centuries() {
        // An independent count: one day after the other by the lengths of the months.
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
    fn day_refuses_what_is_no_date() {
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
        fn day_survives_its_text(number in -700_000..2_900_000) {
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
