//! Tests of the parts of the search against exhaustive search, on small boards of all shapes.

use super::followup;
use super::line_table::LineTable;
use super::outcome_search::OutcomeSearch;
use super::pairing;
use super::proof_search::{ProofNumberSearch, Scope};
use super::threat_search::ThreatSearch;
use crate::budget::{NodeCounter, SearchBudget};
use crate::in_a_row::{InARow, Setup};
use crate::{GameSetup, Move, Outcome, Rules, Seat, Start};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;

static NEVER: AtomicBool = AtomicBool::new(false);

/// Boards on which stones stay, and boards on which they fall.
const STAYING: [&str; 8] = [
    "3x3,k3",
    "4x3,k3",
    "4x4,k3",
    "4x4,k4",
    "5x4,k4",
    "hex4x3,k3",
    "hex4x4,k4",
    "3x3x3,k3",
];
const FALLING: [&str; 7] = [
    "3x3,k3,fall",
    "4x4,k3,fall",
    "4x4,k4,fall",
    "5x3,k3,fall",
    "4x5,k4,fall",
    "hex4x4,k3,odd-columns,fall",
    "3x3x3,k3,fall",
];
/// Maximum number of free cells of a test position.
const LEFT: u32 = 8;

fn begin(options: &str) -> InARow {
    let setup = Setup::parse(options).expect("options that fit each other");
    InARow::new(&setup, &Start::Seed(0)).expect("choices that fit each other")
}

/// Returns an unfinished position after random moves, with this many free cells.
fn by_chance(empty: &InARow, left: u32, stream: &mut SeededRng) -> InARow {
    loop {
        let mut game = empty.clone();
        while game.outcome().is_none() && game.board().len() as u32 - game.stones() > left {
            let moves = game.legal_moves();
            game = after(&game, moves[stream.below(moves.len() as u32) as usize]);
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn after(game: &InARow, mv: Move) -> InARow {
    let mut next = game.clone();
    let seat = next.to_move().seat().expect("an unfinished game");
    next.advance(seat, mv).expect("a legal move");
    next
}

/// Returns the value of a position for the seat to move: 1, 0 or -1.
fn value(game: &InARow, known: &mut HashMap<Vec<u8>, i8>) -> i8 {
    if let Some(&value) = known.get(&game.cells) {
        return value;
    }
    let found = match game.outcome() {
        Some(Outcome::Won(_)) => -1,
        Some(_) => 0,
        None => {
            let moves = game.legal_moves().into_iter();
            let values = moves.map(|mv| -value(&after(game, mv), known));
            values.max().unwrap_or_default()
        }
    };
    known.insert(game.cells.clone(), found);
    found
}

fn table(game: &InARow) -> LineTable<'_, 1> {
    LineTable::new(game.layout(), &game.placed_stones())
}

fn counter() -> NodeCounter<'static> {
    NodeCounter::new(SearchBudget::unbounded(&NEVER), 1024)
}

/// Calls `look` with random positions of all boards and a function that computes their exact value.
fn positions(
    boards: &[&str],
    each: usize,
    mut look: impl FnMut(&str, &InARow, &mut dyn FnMut(&InARow) -> i8),
) {
    let mut stream = SeededRng::new(b"row test", 1);
    for options in boards {
        let empty = begin(options);
        for _ in 0..each {
            let left = LEFT.min(empty.board().len() as u32) - stream.below(3);
            let game = by_chance(&empty, left, &mut stream);
            let mut known = HashMap::new();
            look(options, &game, &mut |game| value(game, &mut known));
        }
    }
}

#[test]
fn outcome_search_matches_exhaustive_search() {
    let boards = [&STAYING[..], &FALLING[..]].concat();
    positions(&boards, 25, |options, game, value| {
        let layout = game.layout();
        // If stones fall on squares, there are two solvers to test.
        let of_board = OutcomeSearch::new(1 << 12, layout);
        let general = OutcomeSearch::for_any_board(1 << 12, layout.cells);
        for outcomes in [of_board, general] {
            compare_with_values(outcomes, options, game, value);
        }
    });
}

/// Compares the outcome, the best moves and a line of a search with the values of an exhaustive one.
fn compare_with_values(
    mut outcomes: OutcomeSearch<1>,
    options: &str,
    game: &InARow,
    value: &mut dyn FnMut(&InARow) -> i8,
) {
    let mut table = table(game);
    let mover = game.mover();
    let playable = table.playable();
    let (found, best) = outcomes
        .best(&mut table, mover, playable, &mut counter())
        .expect("an unlimited budget");
    let expected = value(game);
    assert_eq!(found, expected, "{options} {:?}", game.cells);
    for cell in playable.iter() {
        let next = after(game, Move::Cell(CellId(cell.into())));
        assert_eq!(
            best.contains(cell),
            -value(&next) == expected,
            "{options} {cell}"
        );
    }
    // Every move of the line keeps the value, to the end of the game.
    let mut now = game.clone();
    for cell in outcomes.line(&mut table, mover, found, &mut counter()) {
        let sign = if now.mover() == mover { 1 } else { -1 };
        assert_eq!(sign * value(&now), expected, "{options} {:?}", game.cells);
        now = after(&now, Move::Cell(CellId(cell.into())));
    }
    let ended = match now.outcome() {
        Some(Outcome::Won(winner)) if winner == mover => Some(1),
        Some(Outcome::Won(_)) => Some(-1),
        Some(_) => Some(0),
        None => None,
    };
    assert_eq!(ended, Some(expected), "{options} {:?}", game.cells);
}

#[test]
fn proof_number_search_matches_exhaustive_search() {
    let mut wins = [0; 2];
    positions(&STAYING, 25, |options, game, value| {
        let mover = game.mover();
        let expected = value(game);
        for (attacker, is_won) in [(mover, expected == 1), (mover.other(), expected == -1)] {
            // A small table replaces entries, and the result stays the same.
            for bytes in [1 << 20, 1 << 8] {
                let mut table = table(game);
                let mut counter = counter();
                let mut prover =
                    ProofNumberSearch::new(&mut table, attacker, Scope::All, bytes, &mut counter);
                let found = prover.wins(mover);
                assert_eq!(found, Ok(is_won), "{options} {attacker:?} {:?}", game.cells);
                if is_won && attacker == mover {
                    let cell = prover.best.expect("a move that wins");
                    let next = after(game, Move::Cell(CellId(cell.into())));
                    assert_eq!(value(&next), -1, "{options} {:?}", game.cells);
                }
            }
            let mut table = table(game);
            let mut counter = counter();
            let mut prover =
                ProofNumberSearch::new(&mut table, attacker, Scope::Threats, 1 << 20, &mut counter);
            if prover.wins(mover) == Ok(true) {
                assert!(is_won, "{options} {attacker:?} {:?}", game.cells);
                wins[1] += 1;
            }
            wins[0] += u32::from(is_won);
        }
    });
    // Most wins on such boards are by threats.
    assert!(2 * wins[1] > wins[0] && wins[0] > 30, "{wins:?}");
}

#[test]
fn threat_chain_wins_and_is_broken_only_in_its_defence_zone() {
    let (mut chains_found, mut zones) = (0, 0);
    positions(&STAYING, 40, |options, game, value| {
        let mut table = table(game);
        let (mover, other) = (game.mover(), game.mover().other());
        let mut chains = ThreatSearch::new();
        let mut moves = Vec::new();
        if chains.find(&mut table, mover, 8, &mut moves, &mut counter()) == Ok(true) {
            assert_eq!(value(game), 1, "{options} {:?}", game.cells);
            chains_found += 1;
            // The chain played out ends in a row.
            let end = moves.iter().fold(game.clone(), |game, &cell| {
                after(&game, Move::Cell(CellId(cell.into())))
            });
            assert_eq!(
                end.outcome(),
                Some(Outcome::Won(mover)),
                "{options} {:?}",
                game.cells
            );
        }
        if !table.wins(mover).is_empty() || !table.wins(other).is_empty() {
            return;
        }
        if let Ok(Some(zone)) = chains.defences(&mut table, other, 8, &mut counter()) {
            zones += 1;
            for cell in (table.playable() & !zone).iter() {
                let next = after(game, Move::Cell(CellId(cell.into())));
                assert_eq!(value(&next), 1, "{options} {cell} {:?}", game.cells);
            }
        }
    });
    assert!(chains_found > 80 && zones > 20, "{chains_found} {zones}");
}

#[test]
fn threat_chain_wins_where_stones_fall() {
    let mut found = 0;
    positions(&FALLING, 40, |options, game, value| {
        let mut table = table(game);
        let mut moves = Vec::new();
        let wins =
            ThreatSearch::new().find(&mut table, game.mover(), 8, &mut moves, &mut counter());
        if wins == Ok(true) {
            assert_eq!(value(game), 1, "{options} {:?}", game.cells);
            found += 1;
        }
    });
    assert!(found > 80, "{found}");
}

#[test]
fn follow_up_value_is_a_lower_bound() {
    let mut claims = [0; 2];
    positions(&FALLING, 60, |options, game, value| {
        let table = table(game);
        let (mover, other) = (game.mover(), game.mover().other());
        if !table.wins(mover).is_empty() || !table.wins(other).is_empty() {
            return;
        }
        if let Some(least) = followup::value(&table, mover) {
            assert!(-value(game) >= least, "{options} {:?}", game.cells);
            claims[least as usize] += 1;
        }
    });
    assert!(claims[0] > 5 && claims[1] > 0, "{claims:?}");
}

#[test]
fn pairing_and_potential_bounds_hold() {
    let (mut paired, mut powerless) = (0, 0);
    positions(&STAYING, 40, |options, game, value| {
        let table = table(game);
        let (mover, other) = (game.mover(), game.mover().other());
        if !table.wins(mover).is_empty() || !table.wins(other).is_empty() {
            return;
        }
        if pairing::stops(&table, mover) {
            assert!(value(game) <= 0, "{options} {:?}", game.cells);
            paired += 1;
        }
        if table.potential(mover) < 32 {
            assert!(value(game) <= 0, "{options} {:?}", game.cells);
            powerless += 1;
        }
        if table.potential(other) < 64 {
            assert!(value(game) >= 0, "{options} {:?}", game.cells);
            powerless += 1;
        }
    });
    assert!(paired > 10 && powerless > 10, "{paired} {powerless}");
}

#[test]
fn symmetry_counts_match_theory() {
    // The cube of 4×4×4 and the square of 4×4 have symmetries that exchange inner and outer cells.
    for (options, turns) in [
        ("3x3,k3", 8),
        ("4x4,k4", 32),
        ("7x6,k4", 4),
        ("15x15,k5", 8),
        ("3x3x3,k3", 48),
        ("4x4x4,k4", 192),
        ("7x6,k4,fall", 2),
        ("4x4x4,k4,fall", 8),
    ] {
        let game = begin(options);
        let layout = game.layout();
        assert_eq!(layout.symmetries.len(), turns, "{options}");
        let same: Vec<u16> = (0..game.board().len() as u16).collect();
        assert_eq!(layout.symmetries[0], same, "{options}");
    }
}

#[test]
fn line_table_matches_recount_after_random_moves() {
    let mut stream = SeededRng::new(b"row test", 2);
    for options in ["7x6,k4,fall", "6x6,k3", "hex6x6,k5", "4x4x4,k4", "8x7,k6"] {
        let game = begin(options);
        let layout = game.layout();
        let mut table = LineTable::<1>::new(layout, &[]);
        let mut put: Vec<(u16, Seat)> = Vec::new();
        for _ in 0..400 {
            if !put.is_empty() && (stream.below(3) == 0 || table.playable().is_empty()) {
                let (cell, seat) = put.pop().expect("a stone");
                table.undo(cell, seat);
            } else {
                let free: Vec<u16> = table.playable().iter().collect();
                let seat = Seat((put.len() % 2) as u8);
                let cell = free[stream.below(free.len() as u32) as usize];
                table.place(cell, seat);
                put.push((cell, seat));
            }
            let fresh = LineTable::<1>::new(layout, &put);
            assert_eq!(table.canonical_key(), fresh.canonical_key(), "{options}");
            let lies = |cell: u16| {
                put.iter()
                    .find(|(other, _)| *other == cell)
                    .map(|(_, seat)| *seat)
            };
            for seat in [Seat::FIRST, Seat::SECOND] {
                let (mut wins, mut threats, mut potential) = (Vec::new(), Vec::new(), 0);
                for line in layout.lines() {
                    let free: Vec<u16> = line
                        .iter()
                        .copied()
                        .filter(|&cell| lies(cell).is_none())
                        .collect();
                    if line.iter().any(|&cell| lies(cell) == Some(seat.other())) {
                        continue;
                    }
                    potential += 64 >> free.len();
                    match free.len() {
                        1 => wins.extend(free),
                        2 => threats.extend(free),
                        _ => {}
                    }
                }
                let sorted = |mut cells: Vec<u16>| {
                    cells.retain(|&cell| table.playable().contains(cell));
                    cells.sort_unstable();
                    cells.dedup();
                    cells
                };
                assert_eq!(
                    table.wins(seat).iter().collect::<Vec<_>>(),
                    sorted(wins),
                    "{options}"
                );
                let found: Vec<u16> = table.threats(seat).iter().collect();
                assert_eq!(found, sorted(threats), "{options}");
                assert_eq!(table.potential(seat), potential, "{options}");
                assert_eq!(table.can_win(seat), potential > 0, "{options}");
                for cell in table.playable().iter() {
                    let expected = {
                        let mut next = LineTable::<1>::new(layout, &put);
                        next.place(cell, seat);
                        (
                            next.canonical_key().0,
                            next.potential(Seat::FIRST),
                            next.potential(Seat::SECOND),
                        )
                    };
                    let after = |of| table.potential_after(cell, seat, of);
                    let found = (
                        table.canonical_key_after(cell, seat),
                        after(Seat::FIRST),
                        after(Seat::SECOND),
                    );
                    assert_eq!(found, expected, "{options}");
                }
            }
        }
    }
}
