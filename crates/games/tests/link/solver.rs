//! The solver of Link: against an exhaustive search, and its budgets.

use crate::helpers::*;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_boards::{CellId, HexLayout, Plan};
use tessella_games::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use tessella_games::link::{Gravity, Link, Setup};
use tessella_games::{Appearance, Move, Outcome, Rules, Seat};

static NEVER: AtomicBool = AtomicBool::new(false);

/// Searches exhaustively, with memoisation.
fn is_solvable_memoised(game: &Link, unsolvable: &mut HashSet<Vec<Appearance>>) -> bool {
    if game.tiles_left() == 0 {
        return true;
    }
    if unsolvable.contains(&appearances(game)) {
        return false;
    }
    for (a, b) in game.pairs() {
        let mut after = game.clone();
        after
            .advance(Seat::FIRST, Move::Pair(a, b))
            .expect("a removable pair");
        if is_solvable_memoised(&after, unsolvable) {
            return true;
        }
    }
    unsolvable.insert(appearances(game));
    false
}

fn solve(game: &Link, budget: &SearchBudget<'_>) -> SearchReport {
    let finding = game.solve(Effort::Full, budget);
    finding.expect("there is always something to solve")
}

/// Asserts that the moves clear the board.
fn assert_clears(game: &Link, moves: &[Move]) {
    let mut game = game.clone();
    for &mv in moves {
        assert_eq!(game.advance(Seat::FIRST, mv), Ok(()), "{mv:?} of {moves:?}");
    }
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
}

/// Asserts that the solver agrees with an exhaustive search on boards, and on what random pairs leave of them. Returns
/// the numbers of unsolvable and solvable positions.
fn solve_small_boards(plans: &[Plan], gravity: Gravity, boards: u64) -> [usize; 2] {
    let mut counts = [0; 2];
    for seed in 0..boards {
        let plan = &plans[seed as usize % plans.len()];
        let pairs = plan.shape.cells() as u8 / 2;
        let faces = [pairs, pairs, pairs * 3 / 4, pairs / 2][seed as usize / plans.len() % 4];
        let setup = setup(plan.clone(), faces, gravity);
        let mut game = match seed % 8 {
            0 => new_game(&setup, seed),
            _ => random_board(&setup, seed),
        };
        let mut stream = SeededRng::new(b"testsolv", seed);
        let mut unsolvable = HashSet::new();
        loop {
            let expected = is_solvable_memoised(&game, &mut unsolvable);
            counts[usize::from(expected)] += 1;
            match solve(&game, &SearchBudget::unbounded(&NEVER)).result {
                SearchResult::Solved { moves, shortest } => {
                    assert!(
                        shortest && expected,
                        "{moves:?} of {:?}",
                        appearances(&game)
                    );
                    assert_clears(&game, &moves);
                }
                answer => {
                    assert_eq!(answer, SearchResult::Unsolvable);
                    assert!(!expected, "{:?} under {gravity:?}", appearances(&game));
                }
            }
            let pairs = game.pairs();
            if pairs.is_empty() {
                break;
            }
            let (a, b) = pairs[stream.below(pairs.len() as u32) as usize];
            game.advance(Seat::FIRST, Move::Pair(a, b))
                .expect("a removable pair");
        }
    }
    counts
}

#[test]
fn link_solver_agrees_with_exhaustive_search_on_squares() {
    let plans = [(4, 4), (5, 4), (4, 6), (2, 7), (8, 2), (6, 4)].map(|(w, h)| squares(w, h));
    for gravity in Gravity::ALL {
        let [lost, won] = solve_small_boards(&plans, gravity, 120);
        assert!(
            lost > 30 && won > 300,
            "{gravity:?}: {lost} lost, {won} won"
        );
    }
}

#[test]
fn link_solver_agrees_with_exhaustive_search_on_hexes() {
    let plans: Vec<Plan> = HexLayout::ALL
        .into_iter()
        .flat_map(|layout| [(4, 4), (5, 4), (4, 6)].map(|(w, h)| hexes(w, h, layout)))
        .collect();
    let [lost, won] = solve_small_boards(&plans, Gravity::None, 240);
    assert!(lost > 10 && won > 300, "{lost} lost, {won} won");
}

#[test]
fn link_solver_handles_finished_games() {
    let mut game = game("link:2x2=aa/bb");
    for pair in [(0, 1), (2, 3)] {
        let mv = Move::Pair(CellId(pair.0), CellId(pair.1));
        game.advance(Seat::FIRST, mv).expect("two that touch");
    }
    let expected = SearchResult::Solved {
        moves: Vec::new(),
        shortest: true,
    };
    assert_eq!(
        solve(&game, &SearchBudget::unbounded(&NEVER)).result,
        expected
    );
    assert_eq!(game.best_move(&SearchBudget::unbounded(&NEVER)), None);
    let stuck = self::game("link:2x2=ab/ba");
    let finding = solve(&stuck, &SearchBudget::unbounded(&NEVER));
    assert_eq!(finding.result, SearchResult::Unsolvable);
    let mut too_late = self::game("link:4x4#1");
    too_late
        .advance(Seat::FIRST, Move::TimeUp)
        .expect("a countdown");
    let finding = solve(&too_late, &SearchBudget::unbounded(&NEVER));
    assert_eq!(finding.result, SearchResult::Unsolvable);
}

/// Returns large boards without known solutions, some of them too hard to solve.
fn large_boards() -> impl Iterator<Item = Link> {
    Gravity::ALL.into_iter().flat_map(|gravity| {
        [(18, 8, 45), (30, 20, 45)].map(|(width, height, faces)| {
            random_board(&setup(squares(width, height), faces, gravity), 3)
        })
    })
}

#[test]
fn link_solver_is_deterministic_within_node_budget() {
    for game in large_boards() {
        for nodes in [0, 1, 40, 400] {
            let budget = SearchBudget::nodes(nodes, &NEVER);
            let finding = solve(&game, &budget);
            assert!(finding.nodes <= nodes);
            assert_eq!(finding, solve(&game, &budget));
            if let SearchResult::Solved { moves, .. } = &finding.result {
                assert_clears(&game, moves);
            }
            let mv = game.best_move(&budget).expect("removable pairs");
            assert_eq!(game.check(Seat::FIRST, mv), Ok(()));
            assert_eq!(game.best_move(&budget), Some(mv));
        }
    }
}

#[test]
fn link_solver_stops_at_deadline_and_flag() {
    // Both are checked about every millisecond, but a busy machine may delay this thread.
    const SOON: Duration = Duration::from_secs(2);
    for game in large_boards() {
        let begun = Instant::now();
        solve(
            &game,
            &SearchBudget::time(Duration::from_millis(20), &NEVER),
        );
        assert!(begun.elapsed() < SOON, "{:?}", game.setup());
    }
    let stop = AtomicBool::new(false);
    for game in large_boards() {
        stop.store(false, Ordering::Relaxed);
        std::thread::scope(|scope| {
            let solving = scope.spawn(|| solve(&game, &SearchBudget::unbounded(&stop)));
            std::thread::sleep(Duration::from_millis(20));
            stop.store(true, Ordering::Relaxed);
            let begun = Instant::now();
            solving.join().expect("an answer");
            assert!(begun.elapsed() < SOON, "{:?}", game.setup());
        });
    }
    let finding = solve(
        &new_game(&Setup::default(), 1),
        &SearchBudget::unbounded(&stop),
    );
    assert!(finding.nodes == 0, "the flag was set before");
}
