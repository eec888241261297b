//! Checks of the sizes and references of a track.

use super::{Branch, Course, Lane, Track, TrackError, TrackPart};
use crate::error::checked_cell_count;
use crate::{BoardError, CellId};
use std::collections::BTreeSet;

impl Track {
    /// Refuses tracks with invalid sizes or references.
    pub(super) fn check(&self) -> Result<(), BoardError> {
        if self.len == 0 {
            return Err(BoardError::Empty);
        }
        if self.ring && self.len < 3 {
            return Err(TrackError::RingTooShort { cells: self.len }.into());
        }
        if self.branches.iter().any(|branch| branch.len == 0) {
            return Err(TrackError::EmptyBranch.into());
        }
        if self.lanes.iter().any(|lane| lane.len == 0) {
            return Err(TrackError::EmptyLane.into());
        }
        let last = checked_cell_count(self.cells())? - 1;
        for branch in &self.branches {
            self.check_branch(branch, last)?;
        }
        let mut left = BTreeSet::new();
        for lane in &self.lanes {
            self.check_lane(lane, last)?;
            if !left.insert(lane.from) {
                return Err(TrackError::TwoLanes { cell: lane.from }.into());
            }
        }
        for jump in &self.jumps {
            let outside = [jump.from, jump.to].into_iter().find(|cell| cell.0 > last);
            if let Some(cell) = outside {
                return Err(TrackError::JumpOutside { cell, last }.into());
            }
        }
        Ok(())
    }

    fn check_branch(&self, branch: &Branch, last: u32) -> Result<(), TrackError> {
        let &Branch { from, to, .. } = branch;
        self.check_on_main_path(TrackPart::Branch, from, last)?;
        self.check_on_main_path(TrackPart::Branch, to, last)?;
        if from == to {
            return Err(TrackError::BranchToItself { from });
        }
        if !self.ring && from > to {
            return Err(TrackError::BranchBackwards { from, to });
        }
        Ok(())
    }

    fn check_lane(&self, lane: &Lane, last: u32) -> Result<(), TrackError> {
        self.check_on_main_path(TrackPart::Lane, lane.from, last)?;
        for back in &lane.exits {
            self.check_on_main_path(TrackPart::LaneExit, back.to, last)?;
            if back.from >= lane.len {
                let last = lane.len - 1;
                return Err(TrackError::ExitBeyondLane {
                    from: back.from,
                    last,
                });
            }
        }
        Ok(())
    }

    fn check_on_main_path(
        &self,
        part: TrackPart,
        cell: CellId,
        last: u32,
    ) -> Result<(), TrackError> {
        if cell.0 > last {
            return Err(TrackError::NoSuchCell { part, cell, last });
        }
        if cell.0 < u32::from(self.len) {
            return Ok(());
        }
        let last = self.len - 1;
        Err(TrackError::OffMainPath { part, cell, last })
    }
}

/// Refuses jumps that lead to their own cell or are listed twice.
pub(super) fn check_jumps(course: &Course) -> Result<(), TrackError> {
    for from in course.cells() {
        let mut listed = BTreeSet::new();
        for &to in course.jumps(from) {
            if to == from {
                return Err(TrackError::JumpToItself { from });
            }
            if !listed.insert(to) {
                return Err(TrackError::DuplicateJump { from, to });
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

    fn assert_refused<const N: usize>(tracks: [(Track, TrackError); N]) {
        for (track, why) in tracks {
            assert_eq!(error(track), Some(why.into()));
        }
    }

    fn error(track: Track) -> Option<BoardError> {
        Board::new(Shape::Track(track)).err()
    }

    fn no_such_cell(part: TrackPart, cell: u32, last: u32) -> TrackError {
        let cell = CellId(cell);
        TrackError::NoSuchCell { part, cell, last }
    }

    fn off_main_path(part: TrackPart, cell: u32, last: u16) -> TrackError {
        let cell = CellId(cell);
        TrackError::OffMainPath { part, cell, last }
    }

    #[test]
    fn invalid_track_sizes_are_refused_with_reason() {
        let many = Track {
            branches: vec![branch(0, 1, u16::MAX); 20],
            ..Track::line(9)
        };
        assert_eq!(error(Track::line(0)), Some(BoardError::Empty));
        let cells = 1_310_709;
        assert_eq!(error(many), Some(BoardError::TooLarge { cells }));
        assert_refused([(Track::ring(2), TrackError::RingTooShort { cells: 2 })]);
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
                TrackError::JumpOutside {
                    cell: CellId(9),
                    last: 8,
                },
            ),
            (
                jumps(&[jump(1, 9)]),
                TrackError::JumpOutside {
                    cell: CellId(9),
                    last: 8,
                },
            ),
            (
                jumps(&[jump(3, 3)]),
                TrackError::JumpToItself { from: CellId(3) },
            ),
            (
                jumps(&[jump(3, 4), jump(3, 4)]),
                TrackError::DuplicateJump {
                    from: CellId(3),
                    to: CellId(4),
                },
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
            (branches(branch(0, 4, 0)), TrackError::EmptyBranch),
            (
                branches(branch(14, 4, 2)),
                no_such_cell(TrackPart::Branch, 14, 10),
            ),
            (
                branches(branch(4, 10, 2)),
                off_main_path(TrackPart::Branch, 10, 8),
            ),
            (
                branches(branch(4, 4, 2)),
                TrackError::BranchToItself { from: CellId(4) },
            ),
            (
                on_line(branch(6, 4, 2)),
                TrackError::BranchBackwards {
                    from: CellId(6),
                    to: CellId(4),
                },
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
            (lanes(&[lane(0, 0)]), TrackError::EmptyLane),
            (lanes(&[lane(12, 3)]), no_such_cell(TrackPart::Lane, 12, 11)),
            (
                lanes(&[lane(3, 2), lane(9, 2)]),
                off_main_path(TrackPart::Lane, 9, 8),
            ),
            (
                lanes(&[lane(3, 2), lane(3, 1)]),
                TrackError::TwoLanes { cell: CellId(3) },
            ),
            (
                lanes(&[back(3, 0)]),
                TrackError::ExitBeyondLane { from: 3, last: 2 },
            ),
            (
                lanes(&[back(0, 10)]),
                off_main_path(TrackPart::LaneExit, 10, 8),
            ),
        ]);
    }
}
