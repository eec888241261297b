//! What the parts of the search say, against a look at every game that can follow, on small boards of all shapes.

use super::followup;
use super::forced::Chains;
use super::outcome::Ends;
use super::pairing;
use super::proof::{Prover, Scope};
use super::stones;
use super::table::Table;
use crate::boards::CellId;
use crate::boards::random::SeededRng;
use crate::games::budget::{Budget, Meter};
use crate::games::in_a_row::{InARow, Setup};
use crate::games::options::Words;
use crate::games::{Choices, Move, Outcome, Rules, Seat, Start};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

static NEVER: AtomicBool = AtomicBool::new(false);

/// Boards on which stones stay, and on which they fall.
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
/// How many cells of a position are free.
const LEFT: u32 = 8;

fn begin(options: &str) -> InARow {
    let setup = Setup::parse(Words::new(options)).expect("options that fit each other");
    InARow::new(&setup, &Start::Seed(0)).expect("choices that fit each other")
}

/// A position after some stones by chance that goes on, with so many cells free.
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
    let seat = next.to_move().seat().expect("a game that goes on");
    next.advance(seat, mv).expect("a legal move");
    next
}

/// What a position is worth to the seat that is to move: 1, 0 or -1.
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

fn table(game: &InARow) -> Table<'_, 1> {
    Table::new(game.layout(), &stones(game))
}

fn meter() -> Meter<'static> {
    Meter::new(Budget::unbounded(&NEVER), 1024)
}

/// Positions of all boards, each with what it is worth to the seat that is to move.
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
fn searches_to_the_end_find_what_every_game_says() {
    let boards = [&STAYING[..], &FALLING[..]].concat();
    positions(&boards, 25, |options, game, value| {
        let mut table = table(game);
        let mut ends = Ends::new(1 << 12, game.board().len());
        let mover = game.mover();
        let playable = table.playable();
        let (found, best) = ends
            .best(&mut table, mover, playable, &mut meter())
            .expect("no bound");
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
        // The line is one of best moves, to the end of the game.
        let mut now = game.clone();
        for cell in ends.line(&mut table, mover, found, &mut meter()) {
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
    });
}

#[test]
fn proofs_find_what_every_game_says() {
    let mut wins = [0; 2];
    positions(&STAYING, 25, |options, game, value| {
        let mover = game.mover();
        let expected = value(game);
        for (attacker, is_won) in [(mover, expected == 1), (mover.other(), expected == -1)] {
            // A small table forgets, and must not be wrong for that.
            for bytes in [1 << 20, 1 << 8] {
                let mut table = table(game);
                let mut meter = meter();
                let mut prover = Prover::new(&mut table, attacker, Scope::All, bytes, &mut meter);
                let found = prover.wins(mover);
                assert_eq!(found, Ok(is_won), "{options} {attacker:?} {:?}", game.cells);
                if is_won && attacker == mover {
                    let cell = prover.best.expect("a move that wins");
                    let next = after(game, Move::Cell(CellId(cell.into())));
                    assert_eq!(value(&next), -1, "{options} {:?}", game.cells);
                }
            }
            let mut table = table(game);
            let mut meter = meter();
            let mut prover = Prover::new(&mut table, attacker, Scope::Threats, 1 << 20, &mut meter);
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
fn chains_of_threats_win_and_are_broken_nowhere_but_in_their_zone() {
    let (mut chains_found, mut zones) = (0, 0);
    positions(&STAYING, 40, |options, game, value| {
        let mut table = table(game);
        let (mover, other) = (game.mover(), game.mover().other());
        let mut chains = Chains::new();
        let mut moves = Vec::new();
        if chains.find(&mut table, mover, 8, &mut moves, &mut meter()) == Ok(true) {
            assert_eq!(value(game), 1, "{options} {:?}", game.cells);
            chains_found += 1;
            // Played out it ends in a row.
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
        if let Ok(Some(zone)) = chains.breaks(&mut table, other, 8, &mut meter()) {
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
fn chains_where_stones_fall_win() {
    let mut found = 0;
    positions(&FALLING, 40, |options, game, value| {
        let mut table = table(game);
        let mut moves = Vec::new();
        let wins = Chains::new().find(&mut table, game.mover(), 8, &mut moves, &mut meter());
        if wins == Ok(true) {
            assert_eq!(value(game), 1, "{options} {:?}", game.cells);
            found += 1;
        }
    });
    assert!(found > 80, "{found}");
}

#[test]
fn whoever_follows_up_gets_what_is_said() {
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
fn pairs_and_potentials_stop_whom_they_are_said_to_stop() {
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
fn boards_can_be_turned_as_often_as_theory_says() {
    // The cube of 4×4×4 and the square of 4×4 can be turned inside out as well.
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
        assert_eq!(layout.turns.len(), turns, "{options}");
        let same: Vec<u16> = (0..game.board().len() as u16).collect();
        assert_eq!(layout.turns[0], same, "{options}");
    }
}

#[test]
fn the_table_counts_what_lies_on_the_lines() {
    let mut stream = SeededRng::new(b"row test", 2);
    for options in ["7x6,k4,fall", "6x6,k3", "hex6x6,k5", "4x4x4,k4", "8x7,k6"] {
        let game = begin(options);
        let layout = game.layout();
        let mut table = Table::<1>::new(layout, &[]);
        let mut put: Vec<(u16, Seat)> = Vec::new();
        for _ in 0..400 {
            if !put.is_empty() && (stream.below(3) == 0 || table.playable().is_empty()) {
                let (cell, seat) = put.pop().expect("a stone");
                table.take(cell, seat);
            } else {
                let free: Vec<u16> = table.playable().iter().collect();
                let seat = Seat((put.len() % 2) as u8);
                let cell = free[stream.below(free.len() as u32) as usize];
                table.put(cell, seat);
                put.push((cell, seat));
            }
            let fresh = Table::<1>::new(layout, &put);
            assert_eq!(table.turned_key(), fresh.turned_key(), "{options}");
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
                        let mut next = Table::<1>::new(layout, &put);
                        next.put(cell, seat);
                        (
                            next.turned_key().0,
                            next.potential(Seat::FIRST),
                            next.potential(Seat::SECOND),
                        )
                    };
                    let after = |of| table.potential_after(cell, seat, of);
                    let found = (
                        table.turned_key_after(cell, seat),
                        after(Seat::FIRST),
                        after(Seat::SECOND),
                    );
                    assert_eq!(found, expected, "{options}");
                }
            }
        }
    }
}
