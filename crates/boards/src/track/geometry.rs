//! Geometry of tracks: distances, runs and symmetry.

use super::layout::TrackLayout;
use super::validity::check_jumps;
use super::{Course, Track};
use crate::geometry::Geometry;
use crate::{BoardError, CellId, Graph, Point, lines};

/// Geometry of a valid [`Track`].
#[derive(Debug)]
pub(crate) struct TrackGeometry {
    course: Course,
    layout: TrackLayout,
}

impl Track {
    /// Checks the parameters and returns the geometry.
    pub(crate) fn geometry(&self) -> Result<TrackGeometry, BoardError> {
        self.check()?;
        let course = Course::new(self.clone());
        check_jumps(&course)?;
        Ok(TrackGeometry {
            layout: TrackLayout::new(&course)?,
            course,
        })
    }
}

impl Geometry for TrackGeometry {
    /// Lists the cells one step forward, then those one step back.
    fn graph(&self) -> Graph {
        let course = &self.course;
        Graph::new(course.len() as u32, |cell| {
            let (forward, backward) = (course.forward(cell), course.backward(cell));
            forward.iter().chain(backward).copied()
        })
    }

    // On a line `|a - b|`; on a ring the shorter direction. Tracks with branches or lanes require a search.
    fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        let track = self.course.track();
        let straight = a.0.abs_diff(b.0);
        let distance = if track.ring {
            straight.min(u32::from(track.len) - straight)
        } else {
            straight
        };
        track.is_simple().then_some(distance)
    }

    /// Returns runs within the main path, a branch or a lane; no run leads from one into another.
    fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        lines::runs(self.course.len() as u32, 1, k, |cell, _| {
            let on = self.course.stretch(cell);
            let mut nexts = self.course.forward(cell).iter().copied();
            nexts.find(|&next| self.course.stretch(next) == on)
        })
    }

    fn outline(&self, cell: CellId) -> Vec<Point> {
        self.layout.outline(cell).to_vec()
    }

    fn centre(&self, cell: CellId) -> Point {
        self.layout.centre(cell)
    }

    fn cell_at(&self, point: Point) -> Option<CellId> {
        self.layout.cell_at(point)
    }

    fn extent(&self) -> Point {
        self.layout.extent()
    }

    /// Reverses a line, or rotates a ring by half its length. `None` if there are jumps, branches or lanes, and on
    /// rings of odd length.
    fn opposite(&self, cell: CellId) -> Option<CellId> {
        let track = self.course.track();
        let len = u32::from(track.len);
        let turns = track.is_simple() && track.jumps.is_empty();
        if track.ring {
            (turns && len % 2 == 0).then(|| CellId((cell.0 + len / 2) % len))
        } else {
            turns.then(|| CellId(len - 1 - cell.0))
        }
    }

    fn jumps(&self, cell: CellId) -> &[CellId] {
        self.course.jumps(cell)
    }

    fn course(&self) -> Option<&Course> {
        Some(&self.course)
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{board, branch, jump, lane, plain_tracks, tracks};
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn track_distances_match_search() {
        let jumps = vec![jump(0, 7), jump(5, 2)];
        let with_jumps = [Track::line(9), Track::ring(9)].map(|track| Track {
            jumps: jumps.clone(),
            ..track
        });
        for track in plain_tracks().chain(with_jumps) {
            let board = board(&track);
            for a in board.cells() {
                let searched = board.graph().distances(a);
                for b in board.cells() {
                    let told = board.geometry.distance(a, b);
                    assert!(told.is_some());
                    assert_eq!(told, searched[b.index()], "{a:?} to {b:?} of {track:?}");
                }
            }
        }
    }

    #[test]
    fn track_with_branches_searches_for_distances() {
        let shorter = board(&Track {
            branches: vec![branch(0, 8, 1)],
            ..Track::line(9)
        });
        assert_eq!(shorter.geometry.distance(CellId(0), CellId(7)), None);
        assert_eq!(shorter.distance(CellId(0), CellId(7)), Some(3));
    }

    #[test]
    fn track_neighbours_are_mutual_and_connected() {
        for track in tracks() {
            let board = board(&track);
            assert!(board.graph().is_connected(), "{track:?}");
            for cell in board.cells() {
                let nexts = board.neighbours(cell);
                let different: BTreeSet<_> = nexts.iter().collect();
                assert_eq!(different.len(), nexts.len(), "{track:?}");
                for &next in nexts {
                    assert_ne!(next, cell);
                    assert!(board.neighbours(next).contains(&cell), "{track:?}");
                }
            }
        }
    }

    #[test]
    fn track_half_turn_preserves_neighbours() {
        for track in tracks() {
            let board = board(&track);
            let plain = track.is_simple() && track.jumps.is_empty();
            let turns = plain && !(track.ring && track.len % 2 == 1);
            for cell in board.cells() {
                let Some(other) = board.opposite(cell) else {
                    assert!(!turns, "{track:?}");
                    continue;
                };
                assert!(turns, "{track:?}");
                assert_eq!(board.opposite(other), Some(cell));
                for &next in board.neighbours(cell) {
                    let next = board.opposite(next).expect("all cells turn or none");
                    assert!(board.neighbours(other).contains(&next), "{track:?}");
                }
            }
        }
    }

    #[test]
    fn track_jumps_are_one_way_and_no_steps() {
        let board = board(&Track {
            jumps: vec![jump(2, 15), jump(12, 4), jump(2, 9)],
            ..Track::line(20)
        });
        assert_eq!(board.jumps(CellId(2)), [CellId(15), CellId(9)]);
        assert_eq!(board.jumps(CellId(12)), [CellId(4)]);
        assert_eq!(board.jumps(CellId(15)), []);
        assert_eq!(board.neighbours(CellId(2)), [CellId(3), CellId(1)]);
        assert_eq!(board.distance(CellId(2), CellId(15)), Some(13));
    }

    #[test]
    fn track_runs_stay_within_stretch_and_are_listed_once() {
        let line = board(&Track::line(6));
        assert_eq!(line.lines(4).len(), 3);
        assert_eq!(line.lines(7), Vec::<Vec<CellId>>::new());
        let ring = board(&Track::ring(6));
        assert_eq!(ring.lines(4).len(), 6);
        assert_eq!(ring.lines(4)[5], [5, 0, 1, 2].map(CellId));
        assert_eq!(ring.lines(6), [[0, 1, 2, 3, 4, 5].map(CellId)]);
        let more = board(&Track {
            branches: vec![branch(1, 3, 4)],
            lanes: vec![lane(0, 3)],
            ..Track::line(4)
        });
        let lines = [[0, 1, 2], [1, 2, 3], [4, 5, 6], [5, 6, 7], [8, 9, 10]];
        assert_eq!(more.lines(3), lines.map(|line| line.map(CellId)));
        assert_eq!(more.lines(1).len(), more.len());
    }
}
