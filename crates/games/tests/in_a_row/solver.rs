//! Solver: published results, budgets and proofs.

use crate::helpers::{NEVER, begin, free, nodes, put, spell, spelt};
use std::sync::atomic::AtomicBool;
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;
use tessella_games::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use tessella_games::in_a_row::InARow;
use tessella_games::{Level, Move, Outcome, Rules, Seat};

fn solve(game: &InARow, effort: Effort, budget: &SearchBudget<'_>) -> SearchReport {
    game.solve(effort, budget).expect("a game without chance")
}

#[test]
fn solver_matches_published_results_on_small_boards() {
    // Connect-four results on small boards by John Tromp, m,n,k-games by Jos Uiterwijk and others.
    let first = Outcome::Won(Seat::FIRST);
    for (options, expected) in [
        ("3x3,k3", Outcome::Draw),
        ("4x3,k3", first),
        ("4x4,k3", first),
        ("4x4,k4", Outcome::Draw),
        ("5x5,k4", Outcome::Draw),
        ("6x5,k4", first),
        ("3x3x3,k3", first),
        ("3x3x3x3,k3", first),
        ("3x3,k3,off-centre", Outcome::Draw),
        ("4x4,k4,fall", Outcome::Draw),
        ("4x5,k4,fall", Outcome::Draw),
        ("5x4,k4,fall", Outcome::Draw),
        ("6x4,k4,fall", Outcome::Won(Seat::SECOND)),
        ("5x5,k4,fall", Outcome::Draw),
        ("6x5,k4,fall", Outcome::Draw),
        ("5x6,k4,fall", Outcome::Draw),
    ] {
        match solve(
            &begin(options),
            Effort::Full,
            &SearchBudget::unbounded(&NEVER),
        )
        .result
        {
            SearchResult::Value { outcome, line } => {
                assert_eq!(outcome, expected, "{options}");
                let mut game = begin(options);
                for mv in line {
                    let seat = game.to_move().seat().expect("an unfinished game");
                    game.play(seat, mv).expect("a legal move");
                }
                if outcome != Outcome::Draw {
                    assert_eq!(game.outcome(), Some(outcome), "{options}");
                }
            }
            other => panic!("{other:?} of {options}"),
        }
    }
}

#[test]
fn quick_win_holds_against_every_reply() {
    /// Plays the quick solver's win against every reply while `left` lasts, then against random ones.
    fn holds(game: &InARow, left: &mut u32, stream: &mut SeededRng) {
        let finding = solve(game, Effort::Quick, &SearchBudget::unbounded(&NEVER));
        let SearchResult::Value { outcome, line } = finding.result else {
            panic!("the solver lost its win: {}", spell(game));
        };
        let mover = game.to_move().seat().expect("an unfinished game");
        assert_eq!(outcome, Outcome::Won(mover), "{}", spell(game));
        let Some(&Move::Cell(cell)) = line.first() else {
            panic!("a win without a move: {}", spell(game));
        };
        let mut next = game.clone();
        put(&mut next, cell);
        if next.outcome().is_some() {
            return;
        }
        let mut answers = free(&next);
        *left = left.saturating_sub(1);
        if *left == 0 {
            let chosen = stream.below(answers.len() as u32) as usize;
            answers = vec![answers[chosen]];
        }
        for answer in answers {
            let mut after = next.clone();
            put(&mut after, answer);
            assert_eq!(after.outcome(), None, "{}", spell(&after));
            holds(&after, left, stream);
        }
    }
    let mut stream = SeededRng::new(b"quickwin", 1);
    for options in ["7x7,k4", "hex6x6,k4", "4x4x4,k4", "9x9,k5", "7x6,k4,fall"] {
        let mut won = 0;
        while won < 2 {
            let mut game = begin(options);
            for _ in 0..12 {
                if game.outcome().is_none() {
                    let moves = free(&game);
                    put(&mut game, moves[stream.below(moves.len() as u32) as usize]);
                }
            }
            if game.outcome().is_some() {
                continue;
            }
            let found = solve(&game, Effort::Quick, &nodes(2_000));
            if found.result == SearchResult::Unknown {
                continue;
            }
            won += 1;
            holds(&game, &mut 2_000, &mut stream);
        }
    }
}

#[test]
fn node_budget_gives_same_result_and_is_never_exceeded() {
    for options in ["15x15,k5", "7x6,k4,fall", "4x4x4,k4", "hex9x9,k4", "5x5,k4"] {
        let game = begin(options);
        for most in [1, 100, 3_000] {
            let think = || game.choose_move(Level::Hard, &nodes(most)).expect("a move");
            assert_eq!(think(), think(), "{options} {most}");
            assert!(think().nodes <= most, "{options} {most}");
            for effort in [Effort::Quick, Effort::Full] {
                let solve = || solve(&game, effort, &nodes(most));
                assert_eq!(solve(), solve(), "{options} {most}");
                assert!(solve().nodes <= most, "{options} {most}");
            }
        }
    }
}

#[test]
fn search_ends_on_time_limit_and_stop_flag() {
    let generous = std::time::Duration::from_secs(2);
    for options in ["19x19,k5", "7x6,k4,fall", "4x4x4,k4", "6x6x6,k4"] {
        let game = begin(options);
        let time = || SearchBudget::time(std::time::Duration::from_millis(30), &NEVER);
        let begun = std::time::Instant::now();
        assert!(game.best_move(&time()).is_some(), "{options}");
        solve(&game, Effort::Full, &time());
        assert!(begun.elapsed() < generous, "{options}");
        let stop = AtomicBool::new(false);
        let begun = std::thread::scope(|scope| {
            let thinking =
                scope.spawn(|| solve(&game, Effort::Full, &SearchBudget::unbounded(&stop)));
            std::thread::sleep(std::time::Duration::from_millis(30));
            let begun = std::time::Instant::now();
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
            thinking.join().expect("no panic");
            begun
        });
        assert!(begun.elapsed() < generous, "{options}");
    }
}

#[test]
fn solver_with_three_seats_proves_only_immediate_wins() {
    let budget = SearchBudget::unbounded(&NEVER);
    let open = solve(&begin("5x5,k3,s3"), Effort::Full, &budget);
    assert_eq!(open.result, SearchResult::Unknown);
    let solved = solve(
        &spelt("5x5,k3,s3", "aa.../bb.../cc.../...../....."),
        Effort::Full,
        &budget,
    );
    let outcome = Outcome::Won(Seat::FIRST);
    assert_eq!(
        solved.result,
        SearchResult::Value {
            outcome,
            line: vec![Move::Cell(CellId(2))],
        }
    );
}
