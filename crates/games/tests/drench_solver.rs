//! Single-player solver of Drench: its solutions win, are shortest where it says so, and stay within the budget.

use std::collections::HashSet;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_boards::{Board, CellId, Shape, Square};
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use tessella_games::drench::{Drench, Flood, Par, Players, Setup, shortest};
use tessella_games::{
    Advice, Colour, GameSetup, Level, Move, Outcome, Position, Rules, Seat, Start,
};
use tessella_session::{Player, Session};

/// Cache size of a search, in bytes.
const TABLE_BYTES: usize = 1 << 20;

/// A board of each shape, small enough for an exhaustive search.
const SMALL_BOARDS: &[&str] = &[
    "5x5,c3",
    "5x5,c6",
    "6x5,c4",
    "5x5,n8,c5",
    "5x6,wrap,c5",
    "5x5,holes1.1+3.2,c4",
    "hex5x5,c4",
    "hex5x5,even-columns,c5",
    "map16-4,c4",
    "3x2x3,c5",
    "3x3x2,n26,c8",
    "ring16,c3",
    "5x5,hills3-2,c4",
    "hex5x5,hills3-7,c4",
    "map14-4,hills3-1,c10",
    "3x2x2,c16",
    "map12-4,c13",
];

fn game(words: &str, seed: u64) -> Drench {
    let code = GameCode::parse_for_solver(&format!("drench:{words}#{seed}")).expect("a valid code");
    match Position::for_solver(&code.setup, &code.start).expect("a valid game") {
        Position::Drench(game) => game,
        _ => panic!("a game of Drench"),
    }
}

/// Returns the fewest moves from here, by breadth-first search over all reachable regions.
fn fewest(game: &Drench) -> usize {
    let start = game.flood().clone();
    let cells = game.board().len();
    let held = |flood: &Flood| -> Vec<bool> {
        game.board()
            .cells()
            .map(|cell| flood.holder(cell).is_some())
            .collect()
    };
    let mut met = HashSet::from([held(&start)]);
    let mut kept = vec![start];
    for moves in 0.. {
        if kept
            .iter()
            .any(|flood| flood.size(Seat::FIRST) as usize == cells)
        {
            return moves;
        }
        let mut grown = Vec::new();
        for flood in &kept {
            for colour in (0..game.setup().colours).map(Colour) {
                let mut next = flood.clone();
                if next.recolour(game.board().graph(), Seat::FIRST, colour) > 0
                    && met.insert(held(&next))
                {
                    grown.push(next);
                }
            }
        }
        kept = grown;
    }
    unreachable!("every board can be made one colour");
}

fn solve(game: &Drench, effort: Effort) -> SearchReport {
    let never = AtomicBool::new(false);
    game.solve(effort, &SearchBudget::unbounded(&never))
        .expect("something to solve")
}

/// Plays moves and returns the outcome.
fn play(game: &Drench, moves: &[Move]) -> Option<Outcome> {
    let mut game = game.clone();
    for &mv in moves {
        game.play(Seat::FIRST, mv).expect("a legal move");
    }
    game.outcome()
}

#[test]
fn full_solution_is_shortest_on_every_shape_from_every_position() {
    for words in SMALL_BOARDS {
        for seed in 0..4 {
            // The limit is greater than the length of any solution.
            let mut game = game(&format!("{words},m100"), seed);
            while game.outcome().is_none() {
                let SearchResult::Solved { moves, shortest } = solve(&game, Effort::Full).result
                else {
                    panic!("{words}#{seed} can be won");
                };
                assert!(shortest, "{words}#{seed}");
                assert_eq!(
                    moves.len(),
                    fewest(&game),
                    "{words}#{seed} after {}",
                    game.moves()
                );
                assert_eq!(play(&game, &moves), Some(Outcome::Won(Seat::FIRST)));
                // Continue to a position off the best line.
                let worst = game.legal_moves().into_iter().max_by_key(|mv| {
                    let mut next = game.clone();
                    next.advance(Seat::FIRST, *mv).expect("a legal move");
                    (
                        next.flood().size(Seat::FIRST) > game.flood().size(Seat::FIRST),
                        *mv != moves[0],
                    )
                });
                let mv = worst.expect("a move in an unfinished game");
                game.advance(Seat::FIRST, mv).expect("a legal move");
            }
            let nothing = SearchResult::Solved {
                moves: Vec::new(),
                shortest: true,
            };
            assert_eq!(solve(&game, Effort::Full).result, nothing);
        }
    }
}

#[test]
fn move_limit_decides_between_won_and_lost() {
    for words in SMALL_BOARDS {
        let fewest_moves = fewest(&game(words, 7));
        let within = |limit: usize| game(&format!("{words},m{limit}"), 7);
        let finding = solve(&within(fewest_moves), Effort::Full);
        assert!(
            matches!(finding.result, SearchResult::Solved { ref moves, .. } if moves.len() == fewest_moves),
            "{words}: {finding:?}"
        );
        if fewest_moves > 1 {
            let unsolvable = within(fewest_moves - 1);
            assert_eq!(
                solve(&unsolvable, Effort::Full).result,
                SearchResult::Unsolvable,
                "{words}"
            );
            let never = AtomicBool::new(false);
            let advice = unsolvable.hint(&never);
            assert_eq!(advice, Some(Advice::Unsolvable), "{words}");
        }
        let mut lost = within(1);
        let mv = lost.legal_moves()[0];
        lost.advance(Seat::FIRST, mv).expect("a legal move");
        if fewest_moves > 1 {
            assert_eq!(
                solve(&lost, Effort::Full).result,
                SearchResult::Unsolvable,
                "{words}"
            );
        }
    }
}

#[test]
fn quick_solution_wins_on_large_boards_of_every_shape() {
    let boards = [
        "40x40,c10",
        "20x20,n8,c6",
        "20x20,wrap,c6",
        "hex30x30,c8",
        "map400-3,c7",
        "6x6x6,c6",
        "6x6x6,n26,c6",
        "ring60,c10",
        "24x24,hills5-2,c6",
    ];
    for words in boards {
        let game = game(&format!("{words},m2000"), 3);
        let SearchResult::Solved { moves, .. } = solve(&game, Effort::Quick).result else {
            panic!("{words} can be won");
        };
        assert_eq!(
            play(&game, &moves),
            Some(Outcome::Won(Seat::FIRST)),
            "{words}"
        );
        let usual = game.quick_solution().len();
        assert!(
            moves.len() <= usual,
            "{words}: {} and not {usual} moves",
            moves.len()
        );
    }
}

/// Returns the first boards of a file with known optima.
fn known_optima(file: &str, count: usize) -> Vec<(Vec<u8>, usize)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/flood-it")
        .join(file);
    let text = std::fs::read_to_string(path).expect("a file of the repository");
    let boards = text.lines().take(count).map(|line| {
        let (cells, optimum) = line.split_once(' ').expect("cells and an optimum");
        let cells = cells.bytes().map(|sign| sign - b'1').collect();
        (cells, optimum.trim().parse().expect("a number"))
    });
    boards.collect()
}

fn squares(cells: &[u8]) -> Board {
    let side = cells.len().isqrt() as u16;
    Board::new(Shape::Square(Square::new(side, side))).expect("a size within the limits")
}

fn par(cells: &[u8], start: u32, effort: Effort, budget: &SearchBudget<'_>) -> Option<Par> {
    shortest(
        squares(cells).graph(),
        cells,
        CellId(start),
        effort,
        budget,
        TABLE_BYTES,
    )
}

/// Solves some of the boards of a file, and expects the known optimum of each.
fn solve_to_known_optimum(file: &str, start: u32, boards: Range<usize>) {
    let never = AtomicBool::new(false);
    let budget = SearchBudget::unbounded(&never);
    let known = known_optima(file, boards.end).into_iter().enumerate();
    for (at, (cells, optimum)) in known.skip(boards.start) {
        let full = par(&cells, start, Effort::Full, &budget).expect("a solution");
        assert!(full.is_shortest(), "{file}:{}", at + 1);
        assert_eq!(full.solution.len(), optimum, "{file}:{}", at + 1);
        let quick = par(&cells, start, Effort::Quick, &budget).expect("a solution");
        assert!(quick.lower_bound <= optimum && quick.solution.len() >= optimum);
        assert!(
            quick.solution.len() <= optimum + 1,
            "{file}:{}: {}",
            at + 1,
            quick.solution.len()
        );
    }
}

#[test]
fn public_boards_of_14x14_are_solved_to_known_optimum() {
    solve_to_known_optimum("14x14x6-corner.txt", 0, 0..25);
}

#[test]
fn public_boards_of_18x18_are_solved_to_known_optimum() {
    solve_to_known_optimum("18x18x6-corner.txt", 0, 0..3);
}

#[test]
fn public_board_of_19x19_is_solved_from_the_centre_to_known_optimum() {
    // Other boards take up to a minute in a development build. The benchmark `solvers` solves a hundred of them.
    solve_to_known_optimum("19x19x6-centre.txt", 180, 1..2);
}

#[test]
fn node_budget_gives_same_answer_and_is_never_exceeded() {
    let never = AtomicBool::new(false);
    for (cells, optimum) in known_optima("18x18x6-corner.txt", 3) {
        let mut before: Option<Par> = None;
        for nodes in [2000, 5000, 20_000] {
            let budget = SearchBudget::nodes(nodes, &never);
            let once = par(&cells, 0, Effort::Full, &budget).expect("a solution");
            let again = par(&cells, 0, Effort::Full, &budget).expect("a solution");
            assert_eq!(once, again);
            assert!(once.nodes <= nodes);
            assert!((once.lower_bound..=once.solution.len()).contains(&optimum));
            if let Some(before) = before {
                assert!(
                    before.lower_bound <= once.lower_bound
                        && once.solution.len() <= before.solution.len()
                );
            }
            before = Some(once);
        }
    }
}

#[test]
fn small_cache_gives_same_answers() {
    let never = AtomicBool::new(false);
    let budget = SearchBudget::unbounded(&never);
    for (cells, optimum) in known_optima("14x14x6-corner.txt", 8) {
        let graph = squares(&cells);
        let small = shortest(graph.graph(), &cells, CellId(0), Effort::Full, &budget, 0);
        let small = small.expect("a solution");
        assert_eq!((small.solution.len(), small.is_shortest()), (optimum, true));
    }
}

#[test]
fn stopped_solver_returns_at_once() {
    let stopped = AtomicBool::new(true);
    let never = AtomicBool::new(false);
    let hard = game("40x40,c10,m2000", 1);
    let begun = Instant::now();
    let finding = hard.solve(Effort::Full, &SearchBudget::unbounded(&stopped));
    assert_eq!(
        finding.map(|finding| finding.result),
        Some(SearchResult::Unknown)
    );
    assert_eq!(hard.computer_move(Level::Hard, &stopped), None);
    let over = SearchBudget::time(Duration::from_millis(100), &never);
    let finding = hard.solve(Effort::Full, &over).expect("something to solve");
    assert!(!matches!(
        finding.result,
        SearchResult::Solved { shortest: true, .. }
    ));
    assert!(
        begun.elapsed() < Duration::from_secs(3),
        "{:?}",
        begun.elapsed()
    );
}

#[test]
fn unreachable_cells_have_no_solution() {
    let never = AtomicBool::new(false);
    let budget = SearchBudget::unbounded(&never);
    let graph = tessella_boards::Graph::new(3, |cell| match cell {
        CellId(0) => vec![CellId(1)],
        CellId(1) => vec![CellId(0)],
        _ => Vec::new(),
    });
    let par = shortest(
        &graph,
        &[0, 1, 2],
        CellId(0),
        Effort::Full,
        &budget,
        TABLE_BYTES,
    );
    assert_eq!(par, None);
}

#[test]
fn par_of_start_position_is_shared_by_all_clones() {
    let mut game = game("9x9,c5", 3);
    let clone = game.clone();
    assert_eq!(clone.par(), None);
    let mv = game.legal_moves()[0];
    game.advance(Seat::FIRST, mv).expect("a legal move");
    game.precompute();
    let par = clone.par().expect("what the study found");
    assert!(par.is_shortest());
    let moves: Vec<Move> = par.solution.iter().copied().map(Move::Paint).collect();
    assert_eq!(play(&clone, &moves), Some(Outcome::Won(Seat::FIRST)));
    let SearchResult::Solved { moves, .. } = solve(&clone, Effort::Full).result else {
        panic!("it can be won");
    };
    assert_eq!(moves.len(), par.solution.len());
}

#[test]
fn par_is_none_with_two_seats() {
    let setup = Setup {
        players: Players::Two { even: true },
        ..Setup::default()
    };
    assert_eq!(setup.seats(), 2);
    let game = Drench::new(&setup, &Start::Seed(1)).expect("a valid game");
    game.precompute();
    assert_eq!(game.par(), None);
}

#[test]
fn best_move_exists_with_budget_too_small_for_a_solution() {
    let never = AtomicBool::new(false);
    for code in ["drench:19x19,c6#1", "drench:hex12x12,c8#2"] {
        let code: GameCode = code.parse().expect("a valid code");
        let game = Session::new(code, vec![Player::Human]).expect("a game that can begin");
        let position = game.position();
        for budget in [
            SearchBudget::nodes(1, &never),
            SearchBudget::time(Duration::ZERO, &never),
        ] {
            let mv = position.best_move(&budget).expect("a move");
            assert!(position.legal_moves().contains(&mv));
        }
        let stopped = AtomicBool::new(true);
        assert_eq!(position.best_move(&SearchBudget::unbounded(&stopped)), None);
    }
}
