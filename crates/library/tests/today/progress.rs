//! Progress, calendar, streak and shared text.

use crate::board;
use crate::model::{self, Event};
use proptest::prelude::*;
use tessella_formats::codec;
use tessella_games::Game;
use tessella_library::today::{
    DailyGame, DailyProgress, Day, DayState, FIRST_DAY, Win, share_text,
};

fn day(number: i32) -> Day {
    Day::from_number(FIRST_DAY.number() + number)
}

const fn win(moves: u32, milliseconds: u32) -> Win {
    Win {
        moves,
        milliseconds,
        has_hints: false,
    }
}

/// Wins all boards of a day at par.
fn win_all(progress: &mut DailyProgress, of: Day, now: Day) {
    for game in DailyGame::ALL {
        let board = board(of, game);
        let moves = board.par.map_or(30, u32::from);
        progress
            .finish(&board, now, win(moves, 60_000))
            .expect("an open day");
    }
}

#[test]
fn streak_counts_days_won_on_their_own_day() {
    let mut progress = DailyProgress::default();
    for number in 0..5 {
        assert_eq!(
            progress.streak(day(number)),
            number as u32,
            "before today is won"
        );
        win_all(&mut progress, day(number), day(number));
        assert_eq!(progress.streak(day(number)), number as u32 + 1);
    }
    assert_eq!(progress.streak(day(5)), 5, "today can still be won");
    assert_eq!(progress.streak(day(6)), 0, "a day was missed");
    assert_eq!(progress.longest_streak(day(6)), 5);
    win_all(&mut progress, day(5), day(6));
    assert_eq!(
        progress.streak(day(6)),
        0,
        "a day won later is no part of a streak"
    );
    assert_eq!(progress.state(day(5), day(6)), DayState::AtPar);
}

#[test]
fn streak_counts_days_with_one_board_won() {
    let mut progress = DailyProgress::default();
    for (number, game) in DailyGame::ALL.into_iter().enumerate() {
        let today = day(number as i32);
        progress
            .finish(&board(today, game), today, win(99, 1))
            .expect("an open day");
        assert_eq!(progress.streak(today), number as u32 + 1);
    }
    assert_eq!(progress.longest_streak(day(3)), DailyGame::COUNT as u32);
}

#[test]
fn streak_does_not_end_by_a_loss_or_a_worse_result() {
    let mut progress = DailyProgress::default();
    win_all(&mut progress, day(0), day(0));
    let drench = board(day(0), DailyGame::Drench);
    progress
        .finish(&drench, day(0), win(99, 1))
        .expect("an open day");
    assert_eq!(progress.streak(day(0)), 1);
    let best = progress
        .result(day(0), DailyGame::Drench)
        .expect("a result");
    assert_eq!(Some(best.moves), drench.par.map(u32::from));
    assert!(best.is_at_par);
}

#[test]
fn board_won_with_hints_is_done_and_not_at_par() {
    let mut progress = DailyProgress::default();
    for game in DailyGame::ALL {
        let board = board(day(0), game);
        let mut win = win(board.par.map_or(30, u32::from), 1);
        win.has_hints = true;
        progress.finish(&board, day(0), win).expect("an open day");
    }
    assert_eq!(progress.state(day(0), day(0)), DayState::Done);
    assert_eq!(progress.streak(day(0)), 1);
    win_all(&mut progress, day(0), day(0));
    assert_eq!(progress.state(day(0), day(0)), DayState::AtPar);
}

#[test]
fn streak_goes_on_after_a_clock_was_years_ahead() {
    let mut progress = DailyProgress::default();
    win_all(&mut progress, day(0), day(0));
    let ahead = day(1641);
    win_all(&mut progress, ahead, ahead);
    assert_eq!(progress.streak(ahead), 1);
    for number in 1..4 {
        win_all(&mut progress, day(number), day(number));
        assert_eq!(progress.streak(day(number)), number as u32 + 1);
        assert_eq!(progress.longest_streak(day(number)), number as u32 + 1);
    }
    assert_eq!(progress.state(ahead, day(3)), DayState::Closed);
}

#[test]
fn days_ahead_count_for_nothing_after_a_merge() {
    let (mut progress, mut other) = (DailyProgress::default(), DailyProgress::default());
    win_all(&mut progress, day(3), day(3));
    for number in 5..9 {
        win_all(&mut other, day(number), day(number));
    }
    progress.merge(&other);
    assert_eq!(progress.streak(day(3)), 1);
    assert_eq!(progress.longest_streak(day(3)), 1);
    for number in 4..10 {
        assert_eq!(progress.state(day(number), day(3)), DayState::Closed);
    }
    // If it was this device's clock that was wrong, nothing is lost.
    assert_eq!(progress.streak(day(8)), 4);
    assert_eq!(progress.longest_streak(day(8)), 4);
    assert_eq!(progress.state(day(8), day(8)), DayState::AtPar);
}

#[test]
fn streak_survives_a_journey_across_the_date_line() {
    // Saturday is won in Auckland. In Los Angeles it is Friday again, which was won before or can still be won.
    for is_friday_won in [true, false] {
        let mut progress = DailyProgress::default();
        win_all(&mut progress, day(2), day(2));
        win_all(&mut progress, day(3), day(3));
        if is_friday_won {
            win_all(&mut progress, day(4), day(4));
        }
        win_all(&mut progress, day(5), day(5));
        let friday = day(4);
        let expected = if is_friday_won { 4 } else { 3 };
        assert_eq!(progress.streak(friday), expected);
        assert!(progress.longest_streak(friday) >= expected);
        assert_eq!(progress.state(day(5), friday), DayState::AtPar);
        let saturday = board(day(5), DailyGame::Link);
        assert!(progress.finish(&saturday, friday, win(1, 1)).is_err());
        win_all(&mut progress, friday, friday);
        assert_eq!(progress.streak(friday), 4);
        assert_eq!(progress.streak(day(5)), 4, "Saturday comes again");
        assert_eq!(progress.streak(day(6)), 4);
        assert_eq!(progress.streak(day(7)), 0);
    }
}

#[test]
fn board_counts_by_the_date_that_the_clock_shows() {
    let mut progress = DailyProgress::default();
    win_all(&mut progress, day(2), day(2));
    // The clock is set back, then forward again.
    win_all(&mut progress, day(1), day(1));
    assert_eq!(progress.streak(day(1)), 2);
    win_all(&mut progress, day(0), day(2));
    assert_eq!(progress.streak(day(2)), 2, "the first day was won late");
    assert_eq!(progress.state(day(0), day(2)), DayState::AtPar);
}

#[test]
fn calendar_shows_the_state_of_each_day() {
    let mut progress = DailyProgress::default();
    let now = day(3);
    assert_eq!(progress.state(day(-1), now), DayState::Closed);
    assert_eq!(progress.state(day(4), now), DayState::Closed);
    assert_eq!(progress.state(day(0), now), DayState::Missed);
    assert_eq!(progress.state(now, now), DayState::Open);
    for (done, game) in DailyGame::ALL.into_iter().enumerate() {
        let expected = match done {
            0 => DayState::Missed,
            _ => DayState::Partly,
        };
        assert_eq!(progress.state(day(0), now), expected);
        progress
            .finish(&board(day(0), game), now, win(99, 1))
            .expect("an open day");
    }
    assert_eq!(progress.state(day(0), now), DayState::Done);
    assert_eq!(progress.finished(day(0)), DailyGame::COUNT);
    win_all(&mut progress, day(0), now);
    assert_eq!(progress.state(day(0), now), DayState::AtPar);
    let tomorrow = board(day(4), DailyGame::Link);
    assert!(progress.finish(&tomorrow, now, win(1, 1)).is_err());
    assert_eq!(progress.finished(day(4)), 0);
}

#[test]
fn shared_text_has_results_and_codes_of_won_boards() {
    let mut progress = DailyProgress::default();
    let sunday: Day = "2026-11-22".parse().expect("a day");
    assert_eq!(share_text(&progress, sunday, Game::english_title), None);
    let mut expected = [String::new(), String::new()];
    for (game, over_par) in [
        (DailyGame::Drench, 0),
        (DailyGame::LightBlock, 0),
        (DailyGame::Problem, 2),
    ] {
        let board = board(sunday, game);
        let par = board.par.map_or(91, u32::from);
        progress
            .finish(&board, sunday, win(par + over_par, 41_900))
            .expect("an open day");
        expected[0] += &match game {
            DailyGame::Drench => format!(" · Drench {par}/{par} ★"),
            DailyGame::Problem => format!(" · In a Row {}/{par}", par + over_par),
            _ => " · Light Block ✓ 0:41".to_owned(),
        };
        expected[1] += &format!("\n{}", board.code);
    }
    let expected = format!("Tessella 2026-11-22{}{}", expected[0], expected[1]);
    assert_eq!(
        share_text(&progress, sunday, Game::english_title),
        Some(expected)
    );
}

/// Returns a strategy for events on ten days, with a clock that jumps.
fn events() -> impl Strategy<Value = Vec<Event>> {
    let game = (0..DailyGame::COUNT).prop_map(|at| DailyGame::ALL[at]);
    let single = (
        0..10i32,
        0..10i32,
        game,
        1..20u32,
        0..3u32,
        any::<bool>(),
        any::<bool>(),
    );
    let single = single.prop_map(|(now, of, game, moves, milliseconds, is_seen, has_hints)| {
        vec![Event {
            now: day(now),
            board: (!is_seen).then_some((day(of), game)),
            moves,
            milliseconds,
            has_hints,
        }]
    });
    // All boards of a day at once, on this day or a later one, so that streaks are frequent.
    let whole = (0..10i32, 0..3i32).prop_map(|(of, late)| {
        let won = |game| Event {
            now: day(of + (late - 1).max(0)),
            board: Some((day(of), game)),
            moves: 5,
            milliseconds: 1,
            has_hints: false,
        };
        DailyGame::ALL.map(won).to_vec()
    });
    let ordered = (0..10i32, 1..10i32).prop_map(|(first, days)| {
        let days = first..(first + days).min(10);
        let won = |of| {
            DailyGame::ALL.map(|game| Event {
                now: day(of),
                board: Some((day(of), game)),
                moves: 5,
                milliseconds: 1,
                has_hints: false,
            })
        };
        days.flat_map(won).collect::<Vec<_>>()
    });
    prop::collection::vec(prop_oneof![single, whole, ordered], 0..20)
        .prop_map(|events| events.concat())
}

proptest! {
    #[test]
    fn progress_equals_a_simple_model(events in events(), now in 0..12i32) {
        let mut progress = DailyProgress::default();
        for event in &events {
            if let Some((of, game)) = event.board {
                let won = progress.finish(&board(of, game), event.now, event.win());
                prop_assert_eq!(won.is_ok(), of <= event.now);
            }
        }
        let now = day(now);
        prop_assert_eq!(progress.streak(now), model::streak(&events, now));
        let longest = model::longest_streak(&events, (0..10).map(day), now);
        prop_assert_eq!(progress.longest_streak(now), longest);
        for (number, game) in (0..10).flat_map(|number| DailyGame::ALL.map(|game| (number, game))) {
            let wins = model::wins(&events, day(number), game);
            let best = wins.iter().map(|(event, _)| (event.moves, event.milliseconds)).min();
            let result = progress.result(day(number), game);
            prop_assert_eq!(result.map(|result| (result.moves, result.milliseconds)), best);
            let par = board(day(number), game).par.map_or(u32::MAX, u32::from);
            let is_at_par = wins.iter().any(|(event, _)| event.moves <= par && !event.has_hints);
            prop_assert_eq!(result.is_some_and(|result| result.is_at_par), is_at_par);
            let is_on_its_day = wins.iter().any(|&(_, is_on_its_day)| is_on_its_day);
            prop_assert_eq!(result.is_some_and(|result| result.is_on_its_day), is_on_its_day);
        }
    }

    #[test]
    fn days_more_than_one_ahead_change_nothing(events in events(), now in 0..10i32) {
        let (mut all, mut known) = (DailyProgress::default(), DailyProgress::default());
        let now = day(now);
        for event in &events {
            if let Some((of, game)) = event.board {
                let board = board(of, game);
                let _ = all.finish(&board, event.now, event.win());
                if of <= now.next() {
                    let _ = known.finish(&board, event.now, event.win());
                }
            }
        }
        prop_assert_eq!(all.streak(now), known.streak(now));
        prop_assert_eq!(all.longest_streak(now), known.longest_streak(now));
        for number in 0..14 {
            prop_assert_eq!(all.state(day(number), now), known.state(day(number), now));
        }
    }

    #[test]
    fn progress_survives_its_encoding(events in events()) {
        let mut progress = DailyProgress::default();
        for event in &events {
            if let Some((of, game)) = event.board {
                let _ = progress.finish(&board(of, game), event.now, event.win());
            }
        }
        let bytes = codec::encode(&progress).expect("bytes");
        let read: DailyProgress = codec::decode(&bytes).expect("a progress");
        prop_assert_eq!(read, progress);
    }
}
