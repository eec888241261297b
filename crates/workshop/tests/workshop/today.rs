//! `tessella today`.

use crate::console::{run, run_json};
use std::process::Command;
use std::time::SystemTime;
use tessella_games::GameCode;
use tessella_library::today::{DailyGame, Day, FIRST_DAY, daily_board};
use tessella_workshop::{Exit, daily_difficulty};

/// Returns `true` if the clock shows a day that has boards.
fn has_begun() -> bool {
    Day::now() >= FIRST_DAY
}

#[test]
fn today_prints_the_boards_of_a_day() {
    if !has_begun() {
        return;
    }
    let first = FIRST_DAY.to_string();
    let output = run(&["today", &first]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    let mut lines = output.out.lines();
    assert_eq!(lines.next(), Some("2026-11-02, Monday"));
    for game in DailyGame::ALL {
        let board = daily_board(FIRST_DAY, game).expect("a board");
        let line = lines.next().expect("a line for each game");
        assert!(line.starts_with(game.game().english_title()), "{line}");
        assert!(line.contains(&board.code.to_string()), "{line}");
    }
    assert_eq!(lines.next(), None);
    let (output, boards) = run_json(&["today", "--difficulty", &first]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert_eq!(boards.len(), DailyGame::COUNT);
    for board in boards {
        assert_eq!(board["day"].as_str(), Some("2026-11-02"));
        assert_eq!(board["weekday"].as_str(), Some("Monday"));
        let code = board["code"].as_str().expect("a code");
        assert!(code.parse::<GameCode>().is_ok(), "{code}");
        assert!(board["difficulty"].as_f64().is_some_and(|bits| bits > 0.0));
    }
    let (_, boards) = run_json(&["today"]);
    assert_eq!(boards.len(), DailyGame::COUNT, "the current day");
}

/// Returns the day whose boards the program prints in a time zone.
fn printed_day(zone: &str) -> Day {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tessella-workshop"));
    let output = program.arg("today").env("TZ", zone).output();
    let output = output.expect("the program runs").stdout;
    let output = String::from_utf8(output).expect("a text");
    let (day, _) = output.split_once(',').expect("a day and a weekday");
    day.parse().expect("a date")
}

#[test]
fn today_is_the_date_in_the_time_zone_of_the_system() {
    if !has_begun() {
        return;
    }
    // The zones are 26 hours apart, so their dates differ at any time.
    let before = Day::of_utc(SystemTime::now());
    let (east, west) = (printed_day("<+14>-14"), printed_day("<-12>12"));
    assert!((1..=2).contains(&east.days_since(west)), "{east}, {west}");
    assert!(
        (0..=1).contains(&east.days_since(before)),
        "{east}, {before}"
    );
}

#[test]
fn today_names_what_it_expected() {
    for (line, expected) in [
        (
            &["today", "tomorrow"][..],
            "expected a date such as 2026-11-22, not \"tomorrow\"",
        ),
        (
            &["today", "2026-02-30"],
            "expected a date such as 2026-11-22, not \"2026-02-30\"",
        ),
        (
            &["today", "2026-11-01"],
            "expected a day from 2026-11-02 on, not 2026-11-01",
        ),
        (
            &["today", "9999-12-31"],
            ", not 9999-12-31, which has not come yet",
        ),
        (
            &["today", "2026-11-02", "2026-11-03"],
            "unexpected argument '2026-11-03' found",
        ),
        (
            &["today", "--make", "race"],
            "[possible values: drench, link, light, row]",
        ),
        (
            &["today", "--make", "row", "2026-11-02"],
            "'--make <GAME>' cannot be used with '[DATE]'",
        ),
        (
            &["today", "--weeks", "0"],
            "--weeks: expected a number from 1 to 10000, not \"0\"",
        ),
    ] {
        let error = run(line).exit.expect_err("an error");
        assert!(error.contains(expected), "{line:?}: {error}");
    }
}

/// The table of the repository is what the command chooses.
#[test]
fn today_makes_the_same_table_again() {
    const WEEKS: usize = 12;
    let made = |threads| {
        let line = [
            "today",
            "--make",
            "light",
            "--weeks",
            &WEEKS.to_string(),
            "--threads",
            threads,
        ];
        let output = run(&line);
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        output.out
    };
    let made = ["1", "3"].map(made);
    let table = include_str!("../../../../assets/today/light-1.txt");
    let begin: Vec<&str> = table.lines().take(8 + WEEKS).collect();
    assert_eq!(made[0].lines().collect::<Vec<_>>(), begin);
    assert_eq!(made[0], made[1], "whatever the number of threads");
}

#[test]
fn difficulty_grows_over_the_week() {
    for week in (0..520).step_by(130) {
        for game in DailyGame::ALL {
            let bits = (0..7).map(|weekday| {
                let day = Day::from_number(FIRST_DAY.number() + 7 * week + weekday);
                let board = daily_board(day, game).expect("a board");
                daily_difficulty(&board).expect("a difficulty")
            });
            let bits: Vec<f64> = bits.collect();
            assert!(bits.is_sorted_by(|a, b| a < b), "{game:?}: {bits:.1?}");
        }
    }
}
