//! Checks of the sizes and references of a track.

use super::{Branch, Course, Lane, Track};
use crate::error::checked_cell_count;
use crate::{BoardError, CellId, TrackPart};
use std::collections::BTreeSet;
use tessella_language::tr;

impl Track {
    /// Refuses tracks with invalid sizes or references.
    pub(super) fn check(&self) -> Result<(), BoardError> {
        if self.len == 0 {
            return Err(BoardError::Empty);
        }
        if self.ring && self.len < 3 {
            return Err(invalid(tr!("board-ring-too-short", given = self.len)));
        }
        if self.branches.iter().any(|branch| branch.len == 0) {
            return Err(invalid(tr!("board-branch-empty")));
        }
        if self.lanes.iter().any(|lane| lane.len == 0) {
            return Err(invalid(tr!("board-lane-empty")));
        }
        let cells = checked_cell_count(self.cells())?;
        for branch in &self.branches {
            self.check_branch(branch, cells)?;
        }
        let mut left = BTreeSet::new();
        for lane in &self.lanes {
            self.check_lane(lane, cells)?;
            if !left.insert(lane.from) {
                return Err(invalid(tr!("board-two-lanes", cell = lane.from.0)));
            }
        }
        for jump in &self.jumps {
            check_cell(TrackPart::Jump, jump.from, cells)?;
            check_cell(TrackPart::Jump, jump.to, cells)?;
        }
        Ok(())
    }

    fn check_branch(&self, branch: &Branch, cells: u32) -> Result<(), BoardError> {
        let (from, to) = (branch.from.0, branch.to.0);
        self.check_on_main_path(TrackPart::Branch, branch.from, cells)?;
        self.check_on_main_path(TrackPart::Branch, branch.to, cells)?;
        if from == to {
            return Err(invalid(tr!("board-branch-circle", cell = from)));
        }
        if !self.ring && from > to {
            return Err(invalid(tr!("board-branch-back", from = from, to = to)));
        }
        Ok(())
    }

    fn check_lane(&self, lane: &Lane, cells: u32) -> Result<(), BoardError> {
        self.check_on_main_path(TrackPart::Lane, lane.from, cells)?;
        for back in &lane.exits {
            self.check_on_main_path(TrackPart::LaneExit, back.to, cells)?;
            if back.from >= lane.len {
                let last = lane.len - 1;
                return Err(invalid(tr!(
                    "board-exit-beyond-lane",
                    cell = back.from,
                    last = last
                )));
            }
        }
        Ok(())
    }

    fn check_on_main_path(
        &self,
        part: TrackPart,
        cell: CellId,
        cells: u32,
    ) -> Result<(), BoardError> {
        check_cell(part, cell, cells)?;
        if cell.0 < u32::from(self.len) {
            return Ok(());
        }
        let (cell, last) = (cell.0, self.len - 1);
        Err(invalid(match part {
            // A jump may lead to any cell.
            TrackPart::Jump => return Ok(()),
            TrackPart::Branch => tr!("board-branch-off-path", cell = cell, last = last),
            TrackPart::Lane => tr!("board-lane-off-path", cell = cell, last = last),
            TrackPart::LaneExit => tr!("board-exit-off-path", cell = cell, last = last),
        }))
    }
}

fn invalid(why: impl Into<String>) -> BoardError {
    BoardError::Invalid(why.into())
}

fn check_cell(part: TrackPart, cell: CellId, cells: u32) -> Result<(), BoardError> {
    match cell.0 < cells {
        true => Ok(()),
        false => Err(BoardError::NoSuchCell {
            part,
            cell: cell.0,
            cells,
        }),
    }
}

/// Refuses jumps that lead to their own cell or are listed twice.
pub(super) fn check_jumps(course: &Course) -> Result<(), BoardError> {
    for from in course.cells() {
        let mut listed = BTreeSet::new();
        for &to in course.jumps(from) {
            if to == from {
                return Err(invalid(tr!("board-jump-circle", cell = from.0)));
            }
            if !listed.insert(to) {
                return Err(invalid(tr!("board-jump-twice", from = from.0, to = to.0)));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::samples::{board, branch, jump, lane};
    use super::*;
    use crate::{Board, Jump, LaneExit, Shape};

    fn assert_refused<const N: usize>(tracks: [(Track, &str); N]) {
        for (track, why) in tracks {
            let error = Board::new(Shape::Track(track)).expect_err(why);
            assert_eq!(error.to_string(), why);
        }
    }

    #[test]
    fn invalid_track_sizes_are_refused_with_reason() {
        let many = Track {
            branches: vec![branch(0, 1, u16::MAX); 20],
            ..Track::line(9)
        };
        assert_refused([
            (
                Track::line(0),
                "a board needs at least one cell on each side",
            ),
            (Track::ring(2), "a ring needs at least 3 cells, not 2"),
            (
                many,
                "a board of 1310709 cells is too large: 1048576 are the most",
            ),
        ]);
    }

    #[test]
    fn invalid_jumps_are_refused_with_reason() {
        let jumps = |jumps: &[Jump]| Track {
            jumps: jumps.to_vec(),
            ..Track::line(9)
        };
        assert_refused([
            (
                jumps(&[jump(9, 1)]),
                "a jump names cell 9, but the cells are numbered from 0 to 8",
            ),
            (
                jumps(&[jump(1, 9)]),
                "a jump names cell 9, but the cells are numbered from 0 to 8",
            ),
            (
                jumps(&[jump(3, 3)]),
                "a jump from cell 3 must lead to another cell",
            ),
            (
                jumps(&[jump(3, 4), jump(3, 4)]),
                "the jump from cell 3 to cell 4 must be listed once, not twice",
            ),
        ]);
    }

    #[test]
    fn invalid_branches_are_refused_with_reason() {
        let branches = |branch| Track {
            branches: vec![branch],
            ..Track::ring(9)
        };
        let on_line = |branch| Track {
            branches: vec![branch],
            ..Track::line(9)
        };
        assert_refused([
            (
                branches(branch(0, 4, 0)),
                "a branch needs at least one cell of its own",
            ),
            (
                branches(branch(14, 4, 2)),
                "a branch names cell 14, but the cells are numbered from 0 to 10",
            ),
            (
                branches(branch(4, 10, 2)),
                "a branch names cell 10, but the main path's cells are numbered from 0 to 8",
            ),
            (
                branches(branch(4, 4, 2)),
                "a branch from cell 4 must join the main path at another cell",
            ),
            (
                on_line(branch(6, 4, 2)),
                "a branch from cell 6 of a line must join it further on, not at cell 4",
            ),
        ]);
        let around = branches(branch(6, 4, 2));
        assert_eq!(
            board(&around).len(),
            11,
            "on a ring every other cell is further on"
        );
    }

    #[test]
    fn invalid_lanes_are_refused_with_reason() {
        let back = |from, to| Lane {
            exits: vec![LaneExit {
                from,
                to: CellId(to),
            }],
            ..lane(2, 3)
        };
        let lanes = |lanes: &[Lane]| Track {
            lanes: lanes.to_vec(),
            ..Track::ring(9)
        };
        assert_refused([
            (
                lanes(&[lane(0, 0)]),
                "a lane needs at least one cell of its own",
            ),
            (
                lanes(&[lane(12, 3)]),
                "a lane names cell 12, but the cells are numbered from 0 to 11",
            ),
            (
                lanes(&[lane(3, 2), lane(9, 2)]),
                "a lane names cell 9, but the main path's cells are numbered from 0 to 8",
            ),
            (
                lanes(&[lane(3, 2), lane(3, 1)]),
                "two lanes leave cell 3: there is room for one at each cell",
            ),
            (
                lanes(&[back(3, 0)]),
                "an exit leaves cell 3 of a lane whose cells are numbered from 0 to 2",
            ),
            (
                lanes(&[back(0, 10)]),
                "an exit names cell 10, but the main path's cells are numbered from 0 to 8",
            ),
        ]);
    }
}
