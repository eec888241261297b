//! Today's boards on the screen: the card on the title, the calendar, the boards, and what they leave behind.

use crate::folder::Folder;
use crate::headless::FIRST_SHOWN_DAY;
use crate::stage::{Stage, TALL, WIDE, game};
use bevy::prelude::*;
use std::sync::atomic::AtomicBool;
use tessella::app::core::settings::Motion;
use tessella::app::core::storage::Storage;
use tessella::app::core::{CurrentDaily, CurrentDay, Hint, History, Phase, Screen};
use tessella::games::{Advice, Move, Outcome, Position, Rules};
use tessella::session::{Player, Session};
use tessella::today::{
    DailyBoard, DailyGame, Day, DayState, daily_board, daily_boards, moves_to_win, share_text,
};

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
    stage.world().insert_resource(CurrentDay::fixed(now));
    stage.frames(3);
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
        DailyGame::Problem => "Problem",
        _ => game.game().title(),
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
                stage.write(tessella::app::core::GameRequest::Move { seat, mv });
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
    stage.press("Problem");
    assert!(stage.shows_part("Win in 6 moves"), "{:?}", stage.words());
    let (seat, player) = stage
        .game()
        .player_to_move()
        .expect("a game that is not over");
    assert_eq!(player, Player::Human, "the player begins");
    let others = stage.game().players().iter().enumerate();
    assert!(
        { others }
            .all(|(other, &player)| other == seat.index() || player == Player::ProblemOpponent)
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
            stage.write(tessella::app::core::GameRequest::Move { seat: mover, mv });
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
    stage.write(tessella::app::core::GameRequest::Move { seat, mv });
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
    let expected = share_text(&history.today, day(DAY)).expect("a result");
    assert!(expected.starts_with("Tessella 2026-11-24 · Link ✓ "));
    assert_eq!(stage.copied(), Some(expected.as_str()));
}

#[test]
fn progress_survives_the_end_of_the_program_and_a_clock_that_is_set_back() {
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
    let mut stage = open_on(WIDE, folder.storage(), FIRST_SHOWN_DAY);
    let history = stage.resource::<History>().0.clone();
    assert_eq!(history.results, kept.results);
    assert_eq!(history.today.today(FIRST_SHOWN_DAY), day(DAY));
    open_today(&mut stage);
    assert!(
        stage.shows("Tuesday, 24 November 2026"),
        "{:?}",
        stage.words()
    );
    assert!(stage.shows("Streak: 1 day"), "{:?}", stage.words());
}

#[test]
fn clock_that_was_wrong_for_a_while_changes_nothing() {
    let folder = Folder::new("wrong-clock");
    drop(open_on(WIDE, folder.storage(), day("2031-01-01")));
    let mut stage = open_on(WIDE, folder.storage(), day(DAY));
    open_today(&mut stage);
    assert!(
        stage.shows("Tuesday, 24 November 2026"),
        "{:?}",
        stage.words()
    );
    set_day(&mut stage, day("2001-01-01"));
    assert!(stage.shows("Tuesday, 24 November 2026"), "the day was seen");
    drop(stage);
    let mut stage = open_on(TALL, Storage::nowhere(), day("2001-01-01"));
    open_today(&mut stage);
    assert!(stage.shows_part("The first boards are those of 2026-11-02"));
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
        stage.write(tessella::app::core::GameRequest::Move { seat, mv });
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
        stage.shows_part("The results of your games could not be read"),
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
