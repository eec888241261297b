//! Tests of the solver against the search that works on any board.

use super::super::cell_set::CellSet;
use super::super::line_table::LineTable;
use super::super::outcome_search::OutcomeSearch;
use super::board::{FallingBoard, FallingPosition, Side};
use super::{followup, solver};
use crate::budget::{NodeCounter, SearchBudget};
use crate::in_a_row::{InARow, Setup};
use crate::{GameSetup, Move, Rules, Seat, Start};
use std::sync::atomic::AtomicBool;
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;

static NEVER: AtomicBool = AtomicBool::new(false);

fn begin(options: &str) -> InARow {
    let setup = Setup::parse(options).expect("options that fit each other");
    InARow::new(&setup, &Start::Seed(0)).expect("choices that fit each other")
}

fn play(game: &mut InARow, mv: Move) {
    let seat = game.to_move().seat().expect("an unfinished game");
    game.advance(seat, mv).expect("a legal move");
}

/// Returns an unfinished position after this many random stones.
fn by_chance(options: &str, stones: u32, stream: &mut SeededRng) -> InARow {
    loop {
        let mut game = begin(options);
        while game.outcome().is_none() && game.stones() < stones {
            let moves = game.legal_moves();
            play(&mut game, moves[stream.below(moves.len() as u32) as usize]);
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn counter() -> NodeCounter<'static> {
    NodeCounter::new(SearchBudget::unbounded(&NEVER), 1024)
}

/// Returns the outcome for the seat to move, by the solver or by the search that works on any board.
fn outcome(game: &InARow, is_fast: bool) -> i8 {
    let layout = game.layout();
    let mut table = LineTable::<1>::new(layout, &game.placed_stones());
    let mut search = if is_fast {
        OutcomeSearch::new(1 << 22, layout)
    } else {
        OutcomeSearch::for_any_board(1 << 22, layout.cells)
    };
    let found = search.exact(&mut table, game.mover(), &mut counter());
    found.expect("an unlimited budget")
}

#[test]
fn solver_and_general_search_find_the_same_outcomes() {
    let mut stream = SeededRng::new(b"falltest", 1);
    let mut counts = [0; 3];
    for (options, stones) in [
        ("3x3,k3,fall", 0),
        ("4x4,k3,fall", 2),
        ("4x4,k4,fall", 0),
        ("5x4,k4,fall", 4),
        ("4x6,k4,fall", 6),
        ("5x5,k4,fall", 8),
        ("6x5,k5,fall", 12),
        ("7x3,k3,fall", 6),
        ("9x3,k6,fall", 12),
        ("4x7,k4,fall", 12),
        ("7x6,k4,fall", 22),
        ("8x7,k4,fall", 38),
        ("7x6,k5,fall", 26),
        ("6x6,k6,fall", 20),
    ] {
        for _ in 0..12 {
            let game = by_chance(options, stones, &mut stream);
            let found = outcome(&game, true);
            assert_eq!(found, outcome(&game, false), "{options} {:?}", game.cells);
            counts[(found + 1) as usize] += 1;
        }
    }
    assert!(counts.into_iter().all(|count| count > 10), "{counts:?}");
}

#[test]
fn whole_boards_have_the_outcomes_of_the_general_search() {
    for options in [
        "4x4,k4,fall",
        "5x4,k4,fall",
        "4x5,k4,fall",
        "5x5,k4,fall",
        "6x4,k4,fall",
    ] {
        let game = begin(options);
        let found = outcome(&game, true);
        assert_eq!(found, outcome(&game, false), "{options}");
    }
}

#[test]
fn only_boards_of_squares_that_fit_have_the_solver() {
    for (options, expected) in [
        ("3x3,k3,fall", true),
        ("7x6,k4,fall", true),
        ("8x7,k6,fall", true),
        ("16x3,k6,fall", true),
        ("3x19,k3,fall", true),
        ("7x6,k4", false),
        ("9x7,k4,fall", false),
        ("4x14,k6,fall", false),
        ("hex4x4,k3,odd-columns,fall", false),
        ("3x3x3,k3,fall", false),
    ] {
        let game = begin(options);
        let found = solver(game.layout(), 1 << 10);
        assert_eq!(found.is_some(), expected, "{options}");
    }
}

/// Returns the position with bits for cells.
fn bits<const K: usize>(board: &FallingBoard<K>, game: &InARow) -> FallingPosition {
    let side = |seat: Seat| {
        let stones = game.placed_stones().into_iter();
        let cells = stones.filter(|stone| stone.1 == seat);
        let stones = board.set(&cells.map(|stone| stone.0).collect::<Vec<_>>());
        (stones, board.completing(stones))
    };
    let (mover, other) = (side(game.mover()), side(game.mover().other()));
    let free = !(mover.0 | other.0);
    let [mover, other] = [mover, other].map(|(stones, completing)| Side {
        stones,
        wins: completing & free,
    });
    FallingPosition { mover, other }
}

fn bits_match_line_table<const K: usize>(options: &str, stream: &mut SeededRng) {
    for stones in 0..20 {
        let game = by_chance(options, stones, stream);
        let layout = game.layout();
        let board = FallingBoard::<K>::new(layout).expect("a board of squares");
        let table = LineTable::<1>::new(layout, &game.placed_stones());
        let position = bits(&board, &game);
        let set = |cells: CellSet<1>| board.set(&cells.iter().collect::<Vec<_>>());
        let seats = [game.mover(), game.mover().other()];
        for (side, seat) in [position.mover, position.other].into_iter().zip(seats) {
            assert_eq!(
                side.stones,
                set(table.own(seat)),
                "{options} {:?}",
                game.cells
            );
            assert_eq!(
                side.wins,
                set(table.would_win(seat)),
                "{options} {:?}",
                game.cells
            );
            assert!(!board.has_line(side.stones));
            for cell in table.wins(seat).iter() {
                assert!(board.has_line(side.stones | board.set(&[cell])));
            }
            assert_eq!(board.mirrored(board.mirrored(side.stones)), side.stones);
        }
        let playable = board.playable(position.occupied());
        assert_eq!(
            playable,
            set(table.playable()),
            "{options} {:?}",
            game.cells
        );
    }
}

#[test]
fn cells_and_lines_match_line_table() {
    let mut stream = SeededRng::new(b"falltest", 3);
    for _ in 0..10 {
        bits_match_line_table::<3>("9x5,k3,fall", &mut stream);
        bits_match_line_table::<4>("7x6,k4,fall", &mut stream);
        bits_match_line_table::<4>("8x7,k4,fall", &mut stream);
        bits_match_line_table::<5>("5x8,k5,fall", &mut stream);
        bits_match_line_table::<6>("6x6,k6,fall", &mut stream);
    }
}

#[test]
fn follow_up_is_a_lower_bound() {
    let mut stream = SeededRng::new(b"falltest", 4);
    let mut claims = [0; 2];
    for (options, stones) in [
        ("4x4,k4,fall", 5),
        ("5x4,k4,fall", 8),
        ("5x5,k4,fall", 12),
        ("7x6,k4,fall", 27),
        ("4x7,k4,fall", 14),
    ] {
        for number in 0..150 {
            let game = by_chance(options, stones + number % 6, &mut stream);
            let board = FallingBoard::<4>::new(game.layout()).expect("a board of squares");
            let position = bits(&board, &game);
            for least in [0, 1] {
                if followup::proves(&board, &position, least) {
                    let found = -outcome(&game, false);
                    assert!(found >= least, "{options} {:?}", game.cells);
                    claims[least as usize] += 1;
                }
            }
        }
    }
    assert!(claims[0] > 20 && claims[1] > 20, "{claims:?}");
}

#[test]
fn line_ends_the_game_with_the_outcome() {
    let mut stream = SeededRng::new(b"falltest", 2);
    for (options, stones) in [("5x5,k4,fall", 6), ("7x6,k4,fall", 20), ("6x5,k3,fall", 3)] {
        for _ in 0..10 {
            let game = by_chance(options, stones, &mut stream);
            let mover = game.mover();
            let mut table = LineTable::<1>::new(game.layout(), &game.placed_stones());
            let mut search = OutcomeSearch::new(1 << 22, game.layout());
            let value = search.exact(&mut table, mover, &mut counter());
            let value = value.expect("an unlimited budget");
            let mut end = game.clone();
            for cell in search.line(&mut table, mover, value, &mut counter()) {
                play(&mut end, Move::Cell(CellId(cell.into())));
            }
            let winner = end
                .winner
                .map_or(0, |seat| if seat == mover { 1 } else { -1 });
            assert!(end.outcome().is_some(), "{options} {:?}", game.cells);
            assert_eq!(winner, value, "{options} {:?}", game.cells);
        }
    }
}

#[test]
fn small_budget_gives_some_of_the_best_moves() {
    let mut stream = SeededRng::new(b"falltest", 5);
    let mut partial = 0;
    for _ in 0..30 {
        let game = by_chance("6x5,k4,fall", 8, &mut stream);
        let mover = game.mover();
        let mut table = LineTable::<1>::new(game.layout(), &game.placed_stones());
        let playable = table.playable();
        let mut best_within = |nodes: u64| {
            let mut search = OutcomeSearch::new(1 << 20, game.layout());
            let mut counter = NodeCounter::new(SearchBudget::nodes(nodes, &NEVER), 64);
            search.best(&mut table, mover, playable, &mut counter)
        };
        let (value, all) = best_within(u64::MAX).expect("an unlimited budget");
        for nodes in (0..12).map(|doublings| 40 << doublings) {
            if let Ok((found, best)) = best_within(nodes) {
                assert_eq!(found, value, "{:?}", game.cells);
                assert!(
                    !best.is_empty() && (best & !all).is_empty(),
                    "{:?}",
                    game.cells
                );
                partial += u32::from(best != all);
            }
        }
    }
    assert!(partial > 5, "{partial}");
}
