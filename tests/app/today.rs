//! Today's boards on the screen: the card on the title, the calendar, the boards, and what they leave behind.

use crate::folder::Folder;
use crate::stage::{Stage, TALL, WIDE, game};
use bevy::prelude::*;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, SystemTime};
use tessella::core::settings::Motion;
use tessella::core::storage::Storage;
use tessella::core::{CurrentDaily, Hint, History, Phase, Screen, WallClock};
use tessella_games::{Advice, Game, Move, Outcome, Position, Rules};
use tessella_library::statistics::PlayerHistory;
use tessella_library::today::{
    DailyBoard, DailyGame, Day, DayState, Zone, daily_board, daily_boards, moves_to_win, share_text,
};
use tessella_session::{Player, Session};
use tessella_window_test_support::FIRST_SHOWN_DAY;

/// A Tuesday.
const DAY: &str = "2026-11-24";

fn day(text: &str) -> Day {
    text.parse().expect("a date")
}

/// Opens the program on a day.
fn open_on(size: UVec2, storage: Storage, now: Day) -> Stage {
    let mut stage = Stage::open(size, storage);
    stage.set_motion(Motion::Off);
    set_day(&mut stage, now);
    stage
}

fn set_day(stage: &mut Stage, now: Day) {
    set_clock(stage, WallClock::noon(now));
}

fn set_clock(stage: &mut Stage, clock: WallClock) {
    stage.world().insert_resource(clock);
    stage.frames(3);
}

const AUCKLAND: &str = "NZST-12NZDT,M9.5.0,M4.1.0/3";
const LOS_ANGELES: &str = "PST8PDT,M3.2.0,M11.1.0";

/// Returns a clock in a time zone, at a number of seconds after a day has begun in UTC.
fn clock(rule: &str, date: &str, seconds: u64) -> WallClock {
    let days = u64::try_from(day(date).number()).expect("a day after 1970");
    WallClock::Fixed {
        time: SystemTime::UNIX_EPOCH + Duration::from_secs(days * 86_400 + seconds),
        zone: Zone::from_rule(rule).expect("a rule"),
    }
}

/// Lets the clock go on without an event.
fn pass_on_the_wall(stage: &mut Stage, clock: WallClock) {
    let mut resource = stage.world().resource_mut::<WallClock>();
    *resource.bypass_change_detection() = clock;
    stage.frame();
}

/// Opens the screen from the title.
fn open_today(stage: &mut Stage) {
    stage.press("Today");
    assert_eq!(stage.screen(), Screen::Today);
}

fn board(on: Day, game: DailyGame) -> DailyBoard {
    daily_board(on, game).expect("a day with boards")
}

fn name_of(game: DailyGame) -> &'static str {
    match game {
        DailyGame::Problem => "Puzzle",
        _ => game.game().english_title(),
    }
}

/// Returns the next move of the person: one that wins if the position can be won.
fn winning_move(game: &Session) -> Move {
    let never = AtomicBool::new(false);
    match game.position().hint(&never) {
        Some(Advice::Play { mv, .. }) => mv,
        other => panic!("no move to play: {other:?}"),
    }
}

/// Plays the board that is shown to its end with the moves of the solver.
fn win(stage: &mut Stage) {
    while stage.game().position().outcome().is_none() {
        match stage.game().player_to_move() {
            Some((seat, Player::Human)) => {
                let mv = winning_move(stage.game());
                let made = stage.cursor();
                stage.write(tessella::core::GameRequest::Move { seat, mv });
                stage.until("the move is made", |stage| stage.cursor() > made);
            }
            _ => {
                let made = stage.cursor();
                stage.until("the opponent replies", |stage| stage.cursor() > made);
            }
        }
    }
    stage.until("the result is shown", |stage| {
        stage.phase() == Some(Phase::Over)
    });
    stage.frames(3);
}

#[test]
fn every_board_of_today_is_one_press_from_the_screen_and_can_be_won() {
    for size in [WIDE, TALL] {
        let mut stage = open_on(size, Storage::nowhere(), day(DAY));
        open_today(&mut stage);
        for (at, game) in DailyGame::ALL.into_iter().enumerate() {
            stage.press(name_of(game));
            assert_eq!(stage.screen(), Screen::Play);
            let expected =
                Session::new(board(day(DAY), game).code, stage.game().players().to_vec());
            let expected = expected.expect("a sound code");
            assert_eq!(stage.game().code(), expected.code());
            let daily = stage.resource::<CurrentDaily>().0.as_ref();
            assert_eq!(daily, Some(&board(day(DAY), game)));
            win(&mut stage);
            let history = stage.resource::<History>();
            assert_eq!(history.0.today.finished(day(DAY)), at + 1);
            stage.press_button("More boards");
            assert_eq!(stage.screen(), Screen::Today);
        }
        let history = stage.resource::<History>();
        assert_eq!(history.0.today.streak(day(DAY)), 1);
        assert_eq!(history.0.results.len(), DailyGame::COUNT);
    }
}

#[test]
fn problem_is_won_against_the_pinned_replies() {
    let on = FIRST_SHOWN_DAY;
    let mut stage = open_on(WIDE, Storage::nowhere(), on);
    open_today(&mut stage);
    assert!(stage.shows("Win in 6 moves"), "{:?}", stage.words());
    stage.press("Puzzle");
    assert!(stage.shows_part("Win in 6 moves"), "{:?}", stage.words());
    let (seat, player) = stage
        .game()
        .player_to_move()
        .expect("a game that is not over");
    assert_eq!(player, Player::Human, "the player begins");
    let mut others = stage.game().players().iter().enumerate();
    assert!(
        others.all(|(other, &player)| other == seat.index() || player == Player::ProblemOpponent)
    );
    while let Some((mover, player)) = stage.game().player_to_move() {
        let made = stage.cursor();
        if player == Player::Human {
            let Position::InARow(position) = stage.game().position() else {
                panic!("a problem is a position of In a Row");
            };
            let (left, cells) = moves_to_win(position, 6, u64::MAX).expect("a win");
            assert_eq!(usize::from(left), 6 - made / 2);
            let mv = Move::Cell(cells[0]);
            stage.write(tessella::core::GameRequest::Move { seat: mover, mv });
        }
        stage.until("a move is made", |stage| stage.cursor() > made);
    }
    let won = Outcome::Won(seat);
    assert_eq!(stage.game().position().outcome(), Some(won));
    assert_eq!(stage.cursor(), 11, "six moves and five replies");
    let today = &stage.resource::<History>().0.today;
    let result = today.result(on, DailyGame::Problem);
    assert!(result.is_some_and(|result| result.is_at_par && result.moves == 6));
}

#[test]
fn unfinished_board_is_continued_and_a_finished_one_begins_again() {
    let mut stage = open_on(WIDE, Storage::nowhere(), day(DAY));
    open_today(&mut stage);
    stage.press("Light Block");
    let (seat, _) = stage.game().player_to_move().expect("a seat");
    let mv = winning_move(stage.game());
    stage.write(tessella::core::GameRequest::Move { seat, mv });
    stage.until("a step is made", |stage| stage.cursor() == 1);
    stage.escape();
    assert_eq!(stage.screen(), Screen::Today, "back leads to the day");
    stage.press("Drench");
    stage.escape();
    stage.press("Light Block");
    assert_eq!(stage.cursor(), 1, "the unfinished game");
    win(&mut stage);
    stage.press_button("More boards");
    assert!(stage.shows_part("Done in "), "{:?}", stage.words());
    stage.press("Light Block");
    assert_eq!(stage.cursor(), 0, "a new game");
}

#[test]
fn hint_keeps_a_board_from_par() {
    let mut stage = open_on(WIDE, Storage::nowhere(), day(DAY));
    open_today(&mut stage);
    stage.press("Drench");
    stage.letter('h');
    stage.until("a hint is found", |stage| {
        matches!(stage.hint(), Hint::Found(_))
    });
    stage.frames(2);
    win(&mut stage);
    let history = stage.resource::<History>();
    let best = history.0.today.result(day(DAY), DailyGame::Drench);
    let best = best.expect("the board is won");
    let par = board(day(DAY), DailyGame::Drench).par.map(u32::from);
    assert!(Some(best.moves) >= par && !best.is_at_par);
    stage.press_button("More boards");
    stage.press("Drench");
    assert_eq!((stage.cursor(), stage.library().current_hints()), (0, 1));
    let history = stage.resource::<History>();
    let results = history.0.results.results();
    assert_eq!(results[0].1.hints, 1);
}

#[test]
fn past_days_open_from_the_calendar_and_future_ones_do_not() {
    for size in [WIDE, TALL] {
        let mut stage = open_on(size, Storage::nowhere(), day(DAY));
        open_today(&mut stage);
        assert!(stage.shows("Tuesday, 24 November 2026"));
        stage.scroll_to("25");
        stage.press("25");
        assert!(!stage.shows_part("25 November"), "tomorrow stays closed");
        stage.scroll_to("20");
        stage.press("20");
        stage.frames(2);
        let heading = "Friday, 20 November 2026";
        stage.scroll_to(heading);
        assert!(stage.shows(heading), "{:?}", stage.words());
        stage.press("Link");
        let code = stage.game().code().to_string();
        let boards = daily_boards(day("2026-11-20")).expect("boards");
        assert_eq!(code, boards[1].code.to_string());
        stage.escape();
        assert!(stage.shows("Friday, 20 November 2026"), "the day stays");
        stage.escape();
        assert_eq!(stage.screen(), Screen::Title);
        open_today(&mut stage);
        assert!(stage.shows("Tuesday, 24 November 2026"), "today again");
    }
}

#[test]
fn result_is_copied_as_text() {
    let mut stage = open_on(WIDE, Storage::nowhere(), day(DAY));
    open_today(&mut stage);
    stage.press("Link");
    win(&mut stage);
    stage.press_button("More boards");
    stage.press_button("Copy result");
    let history = &stage.resource::<History>().0;
    let expected = share_text(&history.today, day(DAY), Game::english_title).expect("a result");
    assert!(expected.starts_with("Tessella 2026-11-24 · Link ✓ "));
    assert_eq!(stage.copied(), Some(expected.as_str()));
}

#[test]
fn progress_survives_the_end_of_the_program() {
    let folder = Folder::new("today");
    let mut stage = open_on(WIDE, folder.storage(), day(DAY));
    open_today(&mut stage);
    for game in DailyGame::ALL {
        stage.press(name_of(game));
        win(&mut stage);
        stage.press_button("More boards");
    }
    let kept = stage.resource::<History>().0.clone();
    assert_ne!(kept.today.state(day(DAY), day(DAY)), DayState::Open);
    drop(stage);
    let mut stage = open_on(WIDE, folder.storage(), day(DAY).next());
    assert_eq!(stage.resource::<History>().0, kept);
    open_today(&mut stage);
    assert!(stage.shows("Streak: 1 day"), "{:?}", stage.words());
}

#[test]
fn today_is_what_the_clock_shows_after_it_was_wrong() {
    let folder = Folder::new("wrong-clock");
    let mut stage = open_on(WIDE, folder.storage(), day("2031-05-01"));
    open_today(&mut stage);
    assert!(stage.shows("Thursday, 1 May 2031"), "{:?}", stage.words());
    stage.press("Link");
    win(&mut stage);
    drop(stage);
    let mut stage = open_on(WIDE, folder.storage(), day(DAY));
    open_today(&mut stage);
    let today = "Tuesday, 24 November 2026";
    assert!(stage.shows(today), "{:?}", stage.words());
    assert!(!stage.shows_part("treak: 1 day"), "{:?}", stage.words());
    stage.press("Link");
    win(&mut stage);
    stage.press_button("More boards");
    assert!(stage.shows("Streak: 1 day"), "{:?}", stage.words());
    set_day(&mut stage, day("2001-01-01"));
    assert!(stage.shows_part("The first boards are from 2026-11-02"));
    set_day(&mut stage, day(DAY).next());
    assert!(stage.shows("Wednesday, 25 November 2026"));
    assert!(stage.shows("Streak: 1 day"), "{:?}", stage.words());
}

/// Returns a folder with the history of a device whose clock was once ahead.
fn folder_of_a_clock_ahead(name: &str) -> Folder {
    let folder = Folder::new(name);
    let golden =
        include_str!("../../crates/library/tests/golden/history_version_2_clock_ahead.hex")
            .split_whitespace();
    let golden: Result<Vec<u8>, _> = golden.map(|byte| u8::from_str_radix(byte, 16)).collect();
    let file = folder.save().with_file_name("history.tessella");
    folder.put(&file, golden.expect("hexadecimal digits"));
    folder
}

#[test]
fn history_of_a_clock_that_was_ahead_shows_the_day_of_now() {
    let folder = folder_of_a_clock_ahead("clock-ahead");
    let mut stage = open_on(WIDE, folder.storage(), day("2026-11-27"));
    open_today(&mut stage);
    assert!(stage.shows("Friday, 27 November 2026"));
    let streak = "Streak: 1 day · longest: 3";
    assert!(stage.shows(streak), "{:?}", stage.words());
    stage.press("Light Block");
    win(&mut stage);
    stage.press_button("More boards");
    assert!(stage.shows_part("Streak: 2 days"), "{:?}", stage.words());
}

#[test]
fn forgetting_all_results_forgets_those_of_days_too() {
    let folder = folder_of_a_clock_ahead("forget-days");
    let mut stage = open_on(WIDE, folder.storage(), day("2026-11-27"));
    stage.press("Statistics");
    stage.scroll_to("Delete all results");
    stage.press_button("Delete all results");
    stage.press_button("Press again to delete them");
    assert_eq!(stage.resource::<History>().0, PlayerHistory::default());
    drop(stage);
    let stage = open_on(WIDE, folder.storage(), day("2026-11-27"));
    assert_eq!(stage.resource::<History>().0, PlayerHistory::default());
}

#[test]
fn card_and_today_change_at_local_midnight_without_an_event() {
    // Midnight in Auckland is at 11:00 in UTC.
    const MIDNIGHT: u64 = 11 * 60 * 60;
    let at = |seconds| clock(AUCKLAND, "2026-11-27", seconds);
    let mut stage = open_on(WIDE, Storage::nowhere(), day(DAY));
    set_clock(&mut stage, at(MIDNIGHT - 50));
    assert!(stage.shows("FRI") && stage.shows_part("ew boards in 1\u{a0}min"));
    pass_on_the_wall(&mut stage, at(MIDNIGHT));
    assert!(stage.requests_frame());
    stage.frame();
    assert!(stage.shows("SAT"), "{:?}", stage.words());
    assert!(stage.shows_part("ew boards in 24\u{a0}h 0\u{a0}min"));

    set_clock(&mut stage, at(MIDNIGHT - 50));
    open_today(&mut stage);
    stage.pass(Duration::from_secs(5));
    stage.frames(20);
    assert!(stage.shows("Friday, 27 November 2026"));
    assert!(
        stage.shows("New boards in 1\u{a0}min"),
        "{:?}",
        stage.words()
    );
    for left in [50, 20, 3, 1] {
        pass_on_the_wall(&mut stage, at(MIDNIGHT - left));
        assert!(!stage.requests_frame(), "{left} s");
        let idle_time = stage.idle_time();
        assert!(
            idle_time <= Duration::from_secs(left),
            "{left} s: {idle_time:?}"
        );
        assert!(
            idle_time >= Duration::from_secs(left) / 2,
            "{left} s: {idle_time:?}"
        );
    }
    pass_on_the_wall(&mut stage, at(MIDNIGHT));
    assert!(stage.requests_frame());
    stage.frame();
    assert!(stage.shows("Saturday, 28 November 2026"));
    // The device sleeps for two nights.
    pass_on_the_wall(&mut stage, at(MIDNIGHT + 2 * 86_400 - 1));
    stage.frame();
    assert!(stage.shows("Sunday, 29 November 2026"));
    // On the way to Los Angeles it becomes Saturday again, and what was opened before stays open.
    pass_on_the_wall(&mut stage, clock(LOS_ANGELES, "2026-11-29", 60));
    stage.frame();
    assert!(stage.shows("Saturday, 28 November 2026"));
}

#[test]
fn board_counts_on_its_date_by_the_local_clock() {
    // 21:00 on Friday in Los Angeles, when it is Saturday in UTC.
    let mut stage = open_on(WIDE, Storage::nowhere(), day(DAY));
    set_clock(&mut stage, clock(LOS_ANGELES, "2026-11-28", 5 * 60 * 60));
    open_today(&mut stage);
    assert!(stage.shows("Friday, 27 November 2026"));
    assert!(stage.shows("New boards in 3\u{a0}h 0\u{a0}min"));
    let friday = day("2026-11-27");
    stage.press("Link");
    win(&mut stage);
    let today = |stage: &Stage| stage.resource::<History>().0.today.clone();
    assert!(today(&stage).is_played_on_its_day(friday));
    assert_eq!(today(&stage).streak(friday), 1);
    // A board that is begun before midnight and won after it counts for the day, and not for the streak.
    stage.press_button("More boards");
    set_clock(&mut stage, clock(AUCKLAND, "2026-11-28", 10 * 60 * 60));
    stage.press("Light Block");
    set_clock(&mut stage, clock(AUCKLAND, "2026-11-28", 11 * 60 * 60));
    win(&mut stage);
    let saturday = day("2026-11-28");
    assert_eq!(today(&stage).finished(saturday), 1);
    assert!(!today(&stage).is_played_on_its_day(saturday));
}

#[test]
fn problem_counts_against_its_own_opponent_alone() {
    let problem = board(FIRST_SHOWN_DAY, DailyGame::Problem);
    let code = problem.code.to_string();
    let mut stage = open_on(WIDE, Storage::nowhere(), FIRST_SHOWN_DAY);
    stage.show(game(&code, &[Player::Human, Player::Human]));
    while let Some((seat, _)) = stage.game().player_to_move() {
        let mv = stage.game().position().legal_moves()[0];
        let made = stage.cursor();
        stage.write(tessella::core::GameRequest::Move { seat, mv });
        stage.until("a move is made", |stage| stage.cursor() > made);
    }
    stage.frames(3);
    let history = &stage.resource::<History>().0;
    assert_eq!(history.today.finished(FIRST_SHOWN_DAY), 0);
    let results = history.results.results();
    assert!(results.iter().all(|(_, result)| result.par.is_none()));
    assert_eq!(results.len(), 1);
}

#[test]
fn news_of_a_result_stays_after_the_replay() {
    let mut stage = open_on(WIDE, Storage::nowhere(), day(DAY));
    open_today(&mut stage);
    for game in DailyGame::ALL {
        stage.press(name_of(game));
        win(&mut stage);
        if game != DailyGame::Problem {
            stage.press_button("More boards");
        }
    }
    assert!(stage.shows_part("All four done"), "{:?}", stage.words());
    stage.press("Replay");
    stage.escape();
    stage.frames(3);
    assert!(stage.shows_part("All four done"), "{:?}", stage.words());
    stage.letter('u');
    stage.frames(3);
    assert!(!stage.shows_part("All four done"));
}

#[test]
fn history_that_cannot_be_read_is_set_aside() {
    let folder = Folder::new("bad-history");
    let file = folder.save().with_file_name("history.tessella");
    folder.put(&file, b"TESSHIST\x01\x00no checksum");
    let stage = Stage::open(WIDE, folder.storage());
    assert!(
        stage.shows_part("Couldn't read your results"),
        "{:?}",
        stage.words()
    );
    assert!(file.with_file_name("history.tessella.unread-1").exists());
}

#[test]
fn board_of_a_day_counts_from_its_code_as_well() {
    let code = board(day(DAY), DailyGame::Drench).code.to_string();
    let mut stage = open_on(WIDE, Storage::nowhere(), day(DAY));
    stage.show(game(&code, &[Player::Human]));
    win(&mut stage);
    let history = &stage.resource::<History>().0;
    assert_eq!(history.today.finished(day(DAY)), 1);
}

#[test]
fn title_of_the_screen_names_today_only_for_today() {
    let mut stage = open_on(WIDE, Storage::nowhere(), day(DAY));
    open_today(&mut stage);
    assert!(stage.shows("Today's boards"));
    stage.press("23");
    assert!(!stage.shows("Today's boards") && stage.shows("Daily boards"));
    stage.press("24");
    assert!(stage.shows("Today's boards"));
}
