//! Forward steps over a track, and the stretches that it consists of.

use super::{Jump, Track};
use crate::{CellId, Graph};

/// Forward moves over a [`Track`], for races. See [`Board::course`](crate::Board::course).
///
/// Forward means towards larger numbers on the main path, and on a ring from the last cell to the first; from the start
/// to the end of a branch; and towards the home cell of a lane. There are no forward moves from the last cell of a line
/// or from a home cell. Jumps are not steps.
///
/// ```
/// use tessella_boards::{Board, CellId, Lane, Shape, Track};
///
/// let lane = Lane { from: CellId(7), len: 2, exits: Vec::new() };
/// let board = Board::new(Shape::Track(Track { lanes: vec![lane], ..Track::ring(8) }))?;
/// let course = board.course().expect("a track has a course");
/// let ends: Vec<(CellId, u16)> = (course.moves(CellId(6), 3).iter())
///     .map(|advance| (advance.end(CellId(6)), advance.passes_start))
///     .collect();
/// assert_eq!(ends, [(CellId(1), 1), (CellId(9), 0)]);
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Course {
    track: Track,
    /// First cell of each stretch in numerical order, and finally the number of cells.
    starts: Vec<u32>,
    forward: Graph,
    backward: Graph,
    jumps: Graph,
}

/// Part of a track that is itself a line or a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stretch {
    /// The main path.
    Main,
    /// A branch, by its index.
    Branch(usize),
    /// A lane, by its index.
    Lane(usize),
}

impl Course {
    /// Maximum number of results of [`Course::moves`] and [`Course::paths`].
    pub const MAX_PATHS: usize = 1000;

    /// Creates the course of a valid track.
    pub(super) fn new(track: Track) -> Self {
        let beside = (track.branches.iter().map(|branch| branch.len))
            .chain(track.lanes.iter().map(|lane| lane.len));
        let mut starts = vec![0];
        let mut cells = 0;
        for len in [track.len].into_iter().chain(beside) {
            cells += u32::from(len);
            starts.push(cells);
        }
        let none = Graph::new(cells, |_| []);
        let mut course = Self {
            track,
            starts,
            forward: none.clone(),
            backward: none.clone(),
            jumps: none,
        };
        let steps = course.steps();
        course.forward = directed_graph(cells, steps.iter().copied());
        let back = steps.iter().map(|&(from, to)| (to, from));
        course.backward = directed_graph(cells, back);
        course.jumps = directed_graph(cells, course.all_jumps().map(|jump| (jump.from, jump.to)));
        course
    }

    /// Returns every step forward: along the main path, then along the branches and the lanes.
    fn steps(&self) -> Vec<(CellId, CellId)> {
        let mut steps = Vec::new();
        let mut follow = |cells: &mut dyn Iterator<Item = CellId>| {
            let mut last = None;
            for cell in cells {
                steps.extend(last.map(|last| (last, cell)));
                last = Some(cell);
            }
        };
        let main = self.cells_of(Stretch::Main);
        let again = self.track.ring.then_some(CellId(0));
        follow(&mut main.chain(again));
        for (at, branch) in self.track.branches.iter().enumerate() {
            let own = self.cells_of(Stretch::Branch(at));
            follow(&mut [branch.from].into_iter().chain(own).chain([branch.to]));
        }
        for (at, lane) in self.track.lanes.iter().enumerate() {
            let own = self.cells_of(Stretch::Lane(at));
            follow(&mut [lane.from].into_iter().chain(own));
        }
        steps
    }

    /// Returns the jumps of the track, then the exits of the lanes.
    fn all_jumps(&self) -> impl Iterator<Item = Jump> {
        let lanes = self.track.lanes.iter().enumerate();
        let back = lanes.flat_map(|(at, lane)| {
            let first = self.start(Stretch::Lane(at));
            lane.exits.iter().map(move |back| Jump {
                from: CellId(first + u32::from(back.from)),
                to: back.to,
            })
        });
        self.track.jumps.iter().copied().chain(back)
    }

    /// Returns the track.
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// Returns the number of cells.
    #[expect(clippy::len_without_is_empty, reason = "no track is empty")]
    pub fn len(&self) -> usize {
        self.forward.len()
    }

    /// Returns all cells in numerical order.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = CellId> + use<> {
        (0..self.len() as u32).map(CellId)
    }

    /// Returns the index of a stretch among all stretches.
    const fn at(&self, stretch: Stretch) -> usize {
        match stretch {
            Stretch::Main => 0,
            Stretch::Branch(at) => 1 + at,
            Stretch::Lane(at) => 1 + self.track.branches.len() + at,
        }
    }

    /// Returns the first cell of a stretch.
    pub(super) fn start(&self, stretch: Stretch) -> u32 {
        self.starts[self.at(stretch)]
    }

    /// Returns the stretch that contains a cell.
    pub fn stretch(&self, cell: CellId) -> Stretch {
        let after_main = self.starts[1..].partition_point(|&start| start <= cell.0);
        match after_main.checked_sub(1) {
            None => Stretch::Main,
            Some(at) => match at.checked_sub(self.track.branches.len()) {
                None => Stretch::Branch(at),
                Some(at) => Stretch::Lane(at),
            },
        }
    }

    /// Returns the cells of a stretch in order.
    ///
    /// # Panics
    /// If there is no such branch or lane.
    pub fn cells_of(&self, stretch: Stretch) -> impl ExactSizeIterator<Item = CellId> + use<> {
        let at = self.at(stretch);
        (self.starts[at]..self.starts[at + 1]).map(CellId)
    }

    /// Returns the home cell of each lane.
    pub fn homes(&self) -> impl ExactSizeIterator<Item = CellId> {
        let after_lanes = &self.starts[self.at(Stretch::Lane(0)) + 1..];
        after_lanes.iter().map(|&after| CellId(after - 1))
    }

    /// Returns the cells one step forward: along the main path first, then into branches, then into the lane. There are
    /// several at forks, and none at the end of a line and in home cells.
    pub fn forward(&self, cell: CellId) -> &[CellId] {
        self.forward.neighbours(cell)
    }

    /// Returns the cells from which this one is one step forward, in the same order.
    pub fn backward(&self, cell: CellId) -> &[CellId] {
        self.backward.neighbours(cell)
    }

    /// Returns the targets of the jumps and lane exits that start on this cell.
    pub fn jumps(&self, cell: CellId) -> &[CellId] {
        self.jumps.neighbours(cell)
    }
}

/// Builds a graph from directed edges, keeping the order of the edges of each cell.
fn directed_graph(cells: u32, arrows: impl Iterator<Item = (CellId, CellId)>) -> Graph {
    let mut from = vec![Vec::new(); cells as usize];
    for (begin, end) in arrows {
        from[begin.index()].push(end);
    }
    Graph::new(cells, |cell| from[cell.index()].iter().copied())
}

#[cfg(test)]
mod tests {
    use super::super::samples::{board, branch, cells, course, lane, tracks};
    use super::*;

    #[test]
    fn backward_steps_reverse_forward_steps() {
        for track in tracks() {
            let board = board(&track);
            let course = course(&board);
            for a in board.cells() {
                for b in board.cells() {
                    let (there, back) = (course.forward(a), course.backward(b));
                    assert_eq!(there.contains(&b), back.contains(&a), "{track:?}");
                }
            }
        }
    }

    #[test]
    fn stretch_contains_its_listed_cells() {
        for track in tracks() {
            let board = board(&track);
            let course = course(&board);
            let stretches = [Stretch::Main]
                .into_iter()
                .chain((0..track.branches.len()).map(Stretch::Branch))
                .chain((0..track.lanes.len()).map(Stretch::Lane));
            let mut listed = Vec::new();
            for stretch in stretches {
                for cell in course.cells_of(stretch) {
                    assert_eq!(course.stretch(cell), stretch, "{track:?}");
                    listed.push(cell);
                }
            }
            assert_eq!(listed, board.cells().collect::<Vec<_>>(), "{track:?}");
        }
    }

    #[test]
    fn forward_lists_main_path_then_branches_then_lane() {
        let board = board(&Track {
            branches: vec![branch(2, 5, 1), branch(2, 4, 2)],
            lanes: vec![lane(2, 3)],
            ..Track::ring(8)
        });
        let course = course(&board);
        assert_eq!(course.forward(CellId(2)), cells([3, 8, 9, 11]));
        assert_eq!(course.backward(CellId(4)), cells([3, 10]));
        assert_eq!(course.forward(CellId(13)), []);
        assert_eq!(board.neighbours(CellId(2)), cells([3, 8, 9, 11, 1]));
    }
}
