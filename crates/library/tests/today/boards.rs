//! The table of the boards of all days.

use crate::{board, deal};
use proptest::prelude::*;
use std::collections::HashSet;
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::drench::Players;
use tessella_games::{Game, Outcome, Rules, Seat, Setup};
use tessella_library::today::{
    ClosedDay, DailyGame, Day, FIRST_DAY, check_open, daily_boards, find_board,
};
use tessella_session::{Player, Session};

/// Number of days after which the boards repeat.
const PERIOD: i32 = 520 * 7;

fn day(number: i32) -> Day {
    Day::from_number(FIRST_DAY.number() + number)
}

/// Describes 400 days: codes, pars, and hashes of the positions that they deal.
fn describe_days() -> String {
    let mut text = String::new();
    for board in (0..400).flat_map(|number| daily_boards(day(number)).expect("a day with boards")) {
        let players = vec![Player::Human; board.code.setup.seats().into()];
        let session = Session::new(board.code.clone(), players).expect("a game");
        let par = board.par.map_or("-".to_owned(), |par| par.to_string());
        let hash = session.state_hash();
        writeln!(text, "{} {} {par} {hash:08x}", board.day, board.code).expect("a string");
    }
    text
}

/// Compares with the golden file. To add a game, copy the file that a failure names.
#[test]
fn boards_of_400_days_match_golden_file() {
    let golden = include_str!("../golden/today.txt");
    let now = describe_days();
    if now != golden {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("today.txt");
        std::fs::write(&path, &now).expect("a file");
        let mut lines = now.lines().zip(golden.lines());
        let first = lines.find(|(now, golden)| now != golden);
        panic!("{first:?} differ; {} has all days", path.display());
    }
}

#[test]
fn table_has_a_board_of_its_own_for_every_day() {
    assert_eq!(FIRST_DAY.to_string(), "2026-11-02");
    let mut known = HashSet::new();
    for number in 0..PERIOD {
        let boards = daily_boards(day(number)).expect("a day with boards");
        for (board, game) in boards.iter().zip(DailyGame::ALL) {
            assert_eq!((board.day, board.game), (day(number), game));
            assert_eq!(board.code.setup.game(), game.game());
            let code = board.code.to_string();
            assert_eq!(code.parse(), Ok(board.code.clone()), "{code}");
            let has_par = matches!(game, DailyGame::Drench | DailyGame::Problem);
            assert_eq!(board.par.is_some(), has_par, "{code}");
            assert!(known.insert(code.clone()), "{code} comes twice");
        }
        let later = daily_boards(day(number + PERIOD)).expect("a day with boards");
        let codes = |boards: &[tessella_library::today::DailyBoard]| -> Vec<String> {
            boards.iter().map(|board| board.code.to_string()).collect()
        };
        assert_eq!(codes(&boards), codes(&later), "after a period");
    }
}

#[test]
fn days_before_the_first_and_in_the_future_are_closed() {
    let before = day(-1);
    assert_eq!(
        daily_boards(before),
        Err(ClosedDay::BeforeFirst { day: before })
    );
    let today = day(20);
    assert_eq!(check_open(FIRST_DAY, today), Ok(()));
    assert_eq!(check_open(today, today), Ok(()));
    let future = ClosedDay::Future {
        day: day(21),
        today,
    };
    assert_eq!(check_open(day(21), today), Err(future));
    assert_eq!(
        future.to_string(),
        "expected a day up to today, 2026-11-22, not 2026-11-23, which has not come yet"
    );
    let early = ClosedDay::BeforeFirst { day: before };
    assert_eq!(check_open(before, today), Err(early));
    assert_eq!(
        early.to_string(),
        "expected a day from 2026-11-02 on, not 2026-11-01"
    );
}

#[test]
fn boards_can_be_won_by_the_rules() {
    let stop = AtomicBool::new(false);
    for number in (0..PERIOD).step_by(73) {
        for game in [DailyGame::Drench, DailyGame::Link, DailyGame::LightBlock] {
            let board = board(day(number), game);
            let mut position = deal(&board);
            let budget = SearchBudget::nodes(2_000_000, &stop);
            let report = position.solve(Effort::Full, &budget).expect("a report");
            let SearchResult::Solved { moves, shortest } = report.result else {
                panic!("{}: {report:?}", board.code);
            };
            if let Some(par) = board.par {
                assert!(
                    shortest && moves.len() == usize::from(par),
                    "{}",
                    board.code
                );
            }
            for mv in moves {
                position.advance(Seat::FIRST, mv).expect("a legal move");
            }
            assert_eq!(position.outcome(), Some(Outcome::Won(Seat::FIRST)));
        }
    }
}

#[test]
fn boards_are_comfortable_on_a_phone() {
    for number in 0..7 {
        for board in daily_boards(day(number)).expect("a day with boards") {
            let position = deal(&board);
            let extent = position.board().extent();
            // Tiles of 25 points in the 360 points of a narrow phone.
            assert!(extent.x < 14.5 && extent.y < 14.5, "{}", board.code);
        }
    }
}

#[test]
fn code_finds_the_day_of_its_board() {
    for number in (0..PERIOD).step_by(37) {
        for board in daily_boards(day(number)).expect("a day with boards") {
            let found = Some((board.day, board.game));
            assert_eq!(find_board(&board.code, board.day), found);
            assert_eq!(find_board(&board.code, day(PERIOD - 1)), found);
            // A record holds the options that follow from the board.
            let setup = deal(&board).setup();
            let start = board.code.start.clone();
            assert_eq!(find_board(&GameCode { setup, start }, board.day), found);
            assert_eq!(find_board(&board.code, board.day.previous()), None);
            let later = day(number + PERIOD);
            assert_eq!(find_board(&board.code, later), Some((later, board.game)));
        }
    }
}

#[test]
fn code_of_another_board_has_no_day() {
    for code in [
        "drench:8x8,c4#1",
        "drench:15x15,c6#1",
        "light:6x6,b12#0",
        "row:7x6,k4,fall#1",
        "race:track100,s2#1",
    ] {
        let code: GameCode = code.parse().expect("a code");
        assert_eq!(find_board(&code, day(PERIOD)), None, "{code}");
    }
}

#[test]
fn limit_of_a_board_of_drench_is_above_par() {
    for number in 0..70 {
        let board = board(day(number), DailyGame::Drench);
        let Setup::Drench(setup) = deal(&board).setup() else {
            panic!("{} is no board of {:?}", board.code, Game::Drench);
        };
        let Players::One { limit } = setup.players else {
            panic!("{} is for two", board.code);
        };
        assert!(limit >= board.par && limit.is_some(), "{}", board.code);
    }
}

proptest! {
    #[test]
    fn boards_of_any_day_are_found_or_closed(number: i32) {
        let day = Day::from_number(number);
        let boards = daily_boards(day);
        prop_assert_eq!(boards.is_ok(), day >= FIRST_DAY);
        for board in boards.into_iter().flatten() {
            prop_assert_eq!(find_board(&board.code, day), Some((day, board.game)));
        }
    }

    #[test]
    fn any_code_is_searched_without_a_panic(seed: u64, number: i32) {
        let code: GameCode = format!("drench:8x8,c4#{seed}").parse().expect("a code");
        let found = find_board(&code, Day::from_number(number));
        prop_assert!(found.is_none_or(|(day, _)| day.number() <= number));
    }
}
