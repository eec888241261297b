//! Tic-tac-toe: known numbers of games and positions.

use crate::helpers::{NEVER, begin, free, put, spell};
use std::collections::{HashMap, HashSet};
use tessella_boards::CellId;
use tessella_games::budget::SearchBudget;
use tessella_games::in_a_row::InARow;
use tessella_games::{Level, Outcome, Rules, Seat, Turn};

/// Returns the symmetries of a 3×3 board, each as the source of every cell.
fn symmetries() -> Vec<[usize; 9]> {
    let turn = |from: [usize; 9]| [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|cell: usize| from[cell]);
    let mirror = |from: [usize; 9]| [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|cell: usize| from[cell]);
    let same = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let turns: Vec<_> = std::iter::successors(Some(same), |&from| Some(turn(from)))
        .take(4)
        .collect();
    turns
        .iter()
        .map(|&from| mirror(from))
        .chain(turns.clone())
        .collect()
}

#[test]
fn tic_tac_toe_has_known_number_of_games_and_positions() {
    fn walk(game: &InARow, seen: &mut HashSet<String>, ends: &mut [u32; 3]) {
        seen.insert(spell(game).replace('/', ""));
        match game.outcome() {
            Some(Outcome::Won(Seat::FIRST)) => ends[0] += 1,
            Some(Outcome::Won(_)) => ends[1] += 1,
            Some(_) => ends[2] += 1,
            None => {
                for cell in free(game) {
                    let mut next = game.clone();
                    put(&mut next, cell);
                    walk(&next, seen, ends);
                }
            }
        }
    }
    let (mut seen, mut ends) = (HashSet::new(), [0; 3]);
    walk(&begin("3x3"), &mut seen, &mut ends);
    assert_eq!(ends, [131_184, 77_904, 46_080]);
    assert_eq!(ends.iter().sum::<u32>(), 255_168);
    assert_eq!(seen.len(), 5_478);
    let symmetries = symmetries();
    let least = |position: &String| {
        let cells = position.as_bytes();
        let turned = symmetries.iter().map(|from| from.map(|cell| cells[cell]));
        turned.min().expect("the position itself")
    };
    assert_eq!(seen.iter().map(least).collect::<HashSet<_>>().len(), 765);
}

#[test]
fn hard_level_never_loses_at_tic_tac_toe() {
    /// Plays every game against the hard level as `seat`. Returns the number of games that it did not win.
    fn walk(game: &InARow, seat: Seat, known: &mut HashMap<String, CellId>) -> u32 {
        match game.to_move() {
            Turn::Nobody => {
                let outcome = game.outcome();
                assert_ne!(outcome, Some(Outcome::Won(seat.other())), "{}", spell(game));
                u32::from(outcome == Some(Outcome::Draw))
            }
            Turn::Player(mover) if mover == seat => {
                let think = || {
                    let budget = SearchBudget::unbounded(&NEVER);
                    let chosen = game.choose_move(Level::Hard, &budget).expect("a move");
                    assert!(chosen.is_safe, "{}", spell(game));
                    chosen.cell
                };
                let cell = *known.entry(spell(game)).or_insert_with(think);
                let mut next = game.clone();
                put(&mut next, cell);
                walk(&next, seat, known)
            }
            _ => {
                let after = |cell| {
                    let mut next = game.clone();
                    put(&mut next, cell);
                    next
                };
                let nexts = free(game).into_iter().map(after);
                nexts.map(|next| walk(&next, seat, known)).sum()
            }
        }
    }
    for seat in [Seat::FIRST, Seat::SECOND] {
        for first in ["3x3", "3x3,f2"] {
            let draws = walk(&begin(first), seat, &mut HashMap::new());
            assert!(draws > 0, "a game that nobody needs to lose");
        }
    }
}
