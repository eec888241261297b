//! Forward moves of several steps.

use super::{Course, Stretch};
use crate::CellId;
use std::collections::BTreeSet;

/// Forward move of several steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advance {
    /// Cells visited in order, without the one on which the move starts.
    pub cells: Vec<CellId>,
    /// Number of times that the start of a ring is reached or passed. A branch counts when it joins the main path past
    /// the start. Always 0 on a line.
    pub passes_start: u16,
}

impl Advance {
    /// Returns the last cell of a move that starts on `from`.
    pub fn end(&self, from: CellId) -> CellId {
        self.cells.last().copied().unwrap_or(from)
    }
}

impl Course {
    /// Returns every move of exactly `steps` steps forward from a cell, those along the main path first, up to
    /// [`Course::MAX_PATHS`] of them; none if every path is shorter.
    pub fn moves(&self, cell: CellId, steps: u16) -> Vec<Advance> {
        let steps = usize::from(steps);
        // The cells reachable after each number of steps, pruned to those from which the remaining steps are possible,
        // so that no partial move has to be abandoned.
        let mut layers = vec![BTreeSet::from([cell])];
        for at in 0..steps {
            let nexts = layers[at].iter().flat_map(|&cell| self.forward(cell));
            layers.push(nexts.copied().collect());
        }
        for at in (0..steps).rev() {
            let (before, after) = layers.split_at_mut(at + 1);
            before[at].retain(|&cell| {
                let mut nexts = self.forward(cell).iter();
                nexts.any(|next| after[0].contains(next))
            });
        }
        let mut advances = vec![Advance::default()];
        for layer in &layers[1..] {
            let longer = advances.iter().flat_map(|advance| {
                let last = advance.end(cell);
                let nexts = self.forward(last).iter();
                nexts
                    .filter(|next| layer.contains(next))
                    .map(move |&next| self.extended(advance, last, next))
            });
            advances = longer.take(Self::MAX_PATHS).collect();
        }
        advances
    }

    /// Returns a move extended by one step.
    fn extended(&self, advance: &Advance, last: CellId, next: CellId) -> Advance {
        let mut longer = advance.clone();
        longer.cells.push(next);
        // On the main path numbers increase unless the move passes the start.
        let left = match self.stretch(last) {
            Stretch::Branch(at) => self.track().branches[at].from,
            Stretch::Main | Stretch::Lane(_) => last,
        };
        if left > next {
            longer.passes_start += 1;
        }
        longer
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{board, branch, cells, course, lane, tracks};
    use super::*;
    use crate::{Board, LaneExit, Track};

    /// Enumerates every move of `steps` steps by exhaustive search.
    fn all_moves(course: &Course, at: CellId, steps: u16) -> Vec<Vec<CellId>> {
        if steps == 0 {
            return vec![Vec::new()];
        }
        let nexts = course.forward(at).iter();
        let moves = nexts.flat_map(|&next| {
            let onwards = all_moves(course, next, steps - 1);
            onwards
                .into_iter()
                .map(move |rest| [vec![next], rest].concat())
        });
        moves.collect()
    }

    #[test]
    fn moves_are_all_of_exact_length() {
        for track in tracks().filter(|track| track.len <= 12) {
            let board = board(&track);
            let course = course(&board);
            for cell in board.cells() {
                for steps in 0..=7 {
                    let moves = course.moves(cell, steps);
                    let told: Vec<_> = moves.into_iter().map(|advance| advance.cells).collect();
                    assert_eq!(told, all_moves(course, cell, steps), "{track:?}");
                }
            }
        }
    }

    #[test]
    fn moves_count_passes_of_ring_start() {
        let plain = board(&Track::ring(5));
        let passed = |board: &Board, from: u32, steps: u16| {
            let moves = course(board).moves(CellId(from), steps);
            moves
                .iter()
                .map(|advance| advance.passes_start)
                .collect::<Vec<_>>()
        };
        assert_eq!(passed(&plain, 4, 1), [1], "reached");
        assert_eq!(passed(&plain, 3, 4), [1], "passed");
        assert_eq!(passed(&plain, 0, 4), [0], "left");
        assert_eq!(passed(&plain, 0, 15), [3], "three times round");
        assert_eq!(passed(&board(&Track::line(20)), 0, 15), [0]);
        let around = board(&Track {
            branches: vec![branch(4, 1, 2)],
            ..Track::ring(5)
        });
        // Along the main path, and on a branch that joins it past the start.
        assert_eq!(passed(&around, 4, 2), [1, 0]);
        assert_eq!(passed(&around, 4, 3), [1, 1]);
        let from_start = board(&Track {
            branches: vec![branch(0, 2, 1), branch(3, 0, 1)],
            ..Track::ring(5)
        });
        assert_eq!(passed(&from_start, 0, 2), [0, 0]);
        assert_eq!(passed(&from_start, 3, 2), [1, 1]);
    }

    #[test]
    fn lanes_end_at_home_and_exits_lead_into_ring() {
        let mut home = lane(3, 3);
        home.exits = vec![LaneExit {
            from: 1,
            to: CellId(6),
        }];
        let board = board(&Track {
            lanes: vec![home],
            ..Track::ring(8)
        });
        let course = course(&board);
        let ends = |from: u32, steps: u16| -> Vec<CellId> {
            let moves = course.moves(CellId(from), steps);
            moves
                .iter()
                .map(|advance| advance.end(CellId(from)))
                .collect()
        };
        assert_eq!(ends(2, 4), cells([6, 10]));
        assert_eq!(ends(2, 5), cells([7]), "beyond home there is nothing");
        assert_eq!(ends(10, 0), cells([10]));
        assert_eq!(course.homes().collect::<Vec<_>>(), cells([10]));
        assert_eq!(board.jumps(CellId(9)), [CellId(6)]);
        assert_eq!(board.jumps(CellId(6)), []);
        assert!(!board.neighbours(CellId(9)).contains(&CellId(6)));
    }

    #[test]
    fn moves_are_limited_in_number() {
        let branches = (0..30).map(|at| branch(2 * at, 2 * at + 2, 1 + (at == 0) as u16));
        let board = board(&Track {
            branches: branches.collect(),
            ..Track::line(61)
        });
        let moves = course(&board).moves(CellId(0), 60);
        assert_eq!(moves.len(), Course::MAX_PATHS);
        assert_eq!(moves[0].cells, cells(1..61));
        assert_eq!(course(&board).moves(CellId(0), 62), []);
    }
}
