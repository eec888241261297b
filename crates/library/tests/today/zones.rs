//! The day in several time zones, over changes of the clock.

use std::time::{Duration, SystemTime};
use tessella_library::today::{Day, Zone};

const AUCKLAND: &str = "NZST-12NZDT,M9.5.0,M4.1.0/3";
const LOS_ANGELES: &str = "PST8PDT,M3.2.0,M11.1.0";
/// Lebanon's clocks go from 0:00 to 1:00, and from 0:00 back to 23:00.
const BEIRUT: &str = "EET-2EEST,M3.5.0/0,M10.5.0/0";
const KATHMANDU: &str = "<+0545>-5:45";

fn zone(rule: &str) -> Zone {
    Zone::from_rule(rule).unwrap_or_else(|| panic!("{rule} is no rule"))
}

fn day(text: &str) -> Day {
    text.parse().expect("a date")
}

/// Returns a time in UTC.
fn utc(date: &str, hours: u64, minutes: u64) -> SystemTime {
    let days = u64::try_from(day(date).number()).expect("a day after 1970");
    SystemTime::UNIX_EPOCH + Duration::from_secs(((days * 24 + hours) * 60 + minutes) * 60)
}

#[test]
fn day_is_that_of_the_time_zone() {
    for (rule, time, expected, hours_left) in [
        // 8:00 on Saturday is Friday evening in UTC.
        (AUCKLAND, utc("2026-11-27", 19, 0), "2026-11-28", 16),
        (AUCKLAND, utc("2026-11-27", 10, 0), "2026-11-27", 1),
        // 21:00 on Friday is Saturday in UTC.
        (LOS_ANGELES, utc("2026-11-28", 5, 0), "2026-11-27", 3),
        (LOS_ANGELES, utc("2026-11-28", 8, 0), "2026-11-28", 24),
        ("UTC0", utc("2026-11-28", 0, 0), "2026-11-28", 24),
        (KATHMANDU, utc("2026-11-27", 18, 15), "2026-11-28", 24),
        ("<+14>-14", utc("2026-11-27", 10, 0), "2026-11-28", 24),
        ("<-12>12", utc("2026-11-27", 11, 0), "2026-11-26", 1),
    ] {
        let zone = zone(rule);
        assert_eq!(zone.day_of(time), day(expected), "{rule}");
        let left = Duration::from_secs(hours_left * 60 * 60);
        assert_eq!(zone.time_to_next_day(time), left, "{rule}");
    }
    assert_eq!(
        Zone::UTC.day_of(utc("2026-11-27", 23, 59)),
        day("2026-11-27")
    );
}

#[test]
fn days_follow_each_other_over_changes_of_the_clock() {
    for rule in [AUCKLAND, LOS_ANGELES, BEIRUT, KATHMANDU, "UTC0"] {
        let zone = zone(rule);
        let mut time = utc("2026-01-01", 15, 30);
        let mut current = zone.day_of(time);
        let mut hours = Vec::new();
        for _ in 0..800 {
            let left = zone.time_to_next_day(time);
            let last = time + left - Duration::from_millis(1);
            assert_eq!(zone.day_of(last), current, "{rule}");
            time += left;
            current = current.next();
            assert_eq!(zone.day_of(time), current, "{rule}");
            hours.push(left.as_secs() / 3600);
        }
        let count = |length| hours[1..].iter().filter(|&&hours| hours == length).count();
        let changes = if [KATHMANDU, "UTC0"].contains(&rule) {
            0
        } else {
            4
        };
        assert_eq!(count(23) + count(25), changes, "{rule}");
        assert_eq!(count(24), 799 - changes, "{rule}");
    }
}

#[test]
fn day_of_a_time_without_a_date_is_that_in_utc() {
    let auckland = zone(AUCKLAND);
    let far = SystemTime::UNIX_EPOCH + Duration::from_secs(1 << 40);
    assert_eq!(auckland.day_of(far), Day::of_utc(far));
    assert!(auckland.time_to_next_day(far) > Duration::ZERO);
    let early = SystemTime::UNIX_EPOCH - Duration::from_secs(3 * 24 * 60 * 60);
    assert_eq!(auckland.day_of(early), day("1969-12-29"));
    assert!(Zone::from_rule("somewhere").is_none());
}
