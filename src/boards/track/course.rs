//! Forward moves over a track.

use super::{Jump, Track};
use crate::boards::{CellId, Graph};
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, VecDeque};

/// Forward moves over a [`Track`], for races. See [`Board::course`](crate::boards::Board::course).
///
/// Forward means towards larger numbers on the main path, and on a ring from the last cell to the first; from the start
/// to the end of a branch; and towards the home cell of a lane. There are no forward moves from the last cell of a line
/// or from a home cell. Jumps are not steps.
///
/// ```
/// use tessella::boards::{Board, CellId, Lane, Shape, Track};
///
/// let lane = Lane { from: CellId(7), len: 2, exits: Vec::new() };
/// let board = Board::new(Shape::Track(Track { lanes: vec![lane], ..Track::ring(8) }))?;
/// let course = board.course().expect("a track has a course");
/// let ends: Vec<(CellId, u16)> = (course.moves(CellId(6), 3).iter())
///     .map(|advance| (advance.end(CellId(6)), advance.passes_start))
///     .collect();
/// assert_eq!(ends, [(CellId(1), 1), (CellId(9), 0)]);
/// # Ok::<(), tessella::boards::BoardError>(())
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

    /// Returns the minimum number of forward steps from `a` to `b`; `None` if `b` cannot be reached.
    pub fn forward_distance(&self, a: CellId, b: CellId) -> Option<u32> {
        if !self.track.is_simple() {
            return self.forward.distances(a)[b.index()];
        }
        let round = self.track.ring.then_some(u32::from(self.track.len));
        let straight = b.0.checked_sub(a.0);
        straight.or_else(|| round.map(|round| b.0 + round - a.0))
    }

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
            Stretch::Branch(at) => self.track.branches[at].from,
            Stretch::Main | Stretch::Lane(_) => last,
        };
        if left > next {
            longer.passes_start += 1;
        }
        longer
    }

    /// Returns every forward path from `a` to `b` that visits no cell twice, including both ends, sorted by length and
    /// then by cells. The path from a cell to itself is that cell. Returns only the shortest [`Course::MAX_PATHS`]
    /// paths.
    pub fn paths(&self, a: CellId, b: CellId) -> Vec<Vec<CellId>> {
        let partial = |mut way: Vec<CellId>, next: CellId| {
            // Paths that cannot reach the end are pruned, since there could be exponentially many.
            let rest = self.distance_avoiding(&way, next, b)?;
            way.push(next);
            // Among paths of the same total length, the longest partial path is extended first.
            Some((Reverse(way.len() + rest), way.len(), Reverse(way)))
        };
        let mut ways = Vec::new();
        let mut open: BinaryHeap<_> = partial(Vec::new(), a).into_iter().collect();
        while let Some((_, _, Reverse(mut way))) = open.pop() {
            let mut last = way[way.len() - 1];
            while last != b
                && let [next] = self.forward(last)
            {
                last = *next;
                way.push(last);
            }
            if last != b {
                let nexts = self.forward(last).iter();
                open.extend(nexts.filter_map(|&next| partial(way.clone(), next)));
                continue;
            }
            ways.push(way);
            if ways.len() == Self::MAX_PATHS {
                break;
            }
        }
        ways.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        ways
    }

    /// Returns the minimum number of forward steps from `from` to `to` that avoids all cells of `way`.
    fn distance_avoiding(&self, way: &[CellId], from: CellId, to: CellId) -> Option<usize> {
        let mut seen = vec![false; self.len()];
        for cell in way {
            seen[cell.index()] = true;
        }
        if std::mem::replace(&mut seen[from.index()], true) {
            return None;
        }
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((cell, distance)) = queue.pop_front() {
            if cell == to {
                return Some(distance);
            }
            for &next in self.forward(cell) {
                if !seen[next.index()] {
                    seen[next.index()] = true;
                    queue.push_back((next, distance + 1));
                }
            }
        }
        None
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
    use super::super::geometry::tests::{board, branch, lane, tracks};
    use super::*;
    use crate::boards::{Board, LaneExit};

    fn course(board: &Board) -> &Course {
        board.course().expect("a track has a course")
    }

    fn cells(of: impl IntoIterator<Item = u32>) -> Vec<CellId> {
        of.into_iter().map(CellId).collect()
    }

    /// Enumerates every path from the last cell of `way` to `b` by exhaustive search.
    fn all_paths(course: &Course, way: &mut Vec<CellId>, b: CellId, found: &mut Vec<Vec<CellId>>) {
        let last = way[way.len() - 1];
        if last == b {
            return found.push(way.clone());
        }
        for &next in course.forward(last) {
            if !way.contains(&next) {
                way.push(next);
                all_paths(course, way, b, found);
                way.pop();
            }
        }
    }

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

    #[test]
    fn forward_distances_match_search() {
        for track in tracks() {
            let board = board(&track);
            let course = course(&board);
            for a in board.cells() {
                let searched = course.forward.distances(a);
                for b in board.cells() {
                    let told = course.forward_distance(a, b);
                    assert_eq!(told, searched[b.index()], "{a:?} to {b:?} of {track:?}");
                }
            }
        }
    }

    #[test]
    fn paths_list_shorter_branch_first() {
        let shorter = board(&Track {
            branches: vec![branch(1, 6, 2)],
            ..Track::line(9)
        });
        let ways = course(&shorter).paths(CellId(0), CellId(7));
        assert_eq!(ways, [cells([0, 1, 9, 10, 6, 7]), cells(0..8)]);
        let longer = board(&Track {
            branches: vec![branch(1, 3, 4)],
            ..Track::ring(5)
        });
        let ways = course(&longer).paths(CellId(0), CellId(4));
        assert_eq!(ways, [cells(0..5), cells([0, 1, 5, 6, 7, 8, 3, 4])]);
    }

    #[test]
    fn paths_are_all_simple_paths() {
        for track in tracks().filter(|track| track.len <= 12) {
            let board = board(&track);
            let course = course(&board);
            for a in board.cells() {
                for b in board.cells() {
                    let mut tried = Vec::new();
                    all_paths(course, &mut vec![a], b, &mut tried);
                    tried.sort_by_key(|way| (way.len(), way.clone()));
                    assert_eq!(course.paths(a, b), tried, "{a:?} to {b:?} of {track:?}");
                }
            }
        }
    }

    #[test]
    fn paths_of_equal_length_are_ordered_by_cells() {
        let board = board(&Track {
            branches: vec![branch(0, 4, 1), branch(4, 5, 2)],
            ..Track::line(7)
        });
        let ways = course(&board).paths(CellId(0), CellId(6));
        let expected = [
            cells([0, 7, 4, 5, 6]),
            cells(0..7),
            cells([0, 7, 4, 8, 9, 5, 6]),
            cells([0, 1, 2, 3, 4, 8, 9, 5, 6]),
        ];
        assert_eq!(ways, expected);
    }

    #[test]
    fn paths_are_limited_to_the_shortest() {
        let branches = (0..30).map(|at| branch(2 * at, 2 * at + 2, 1 + (at == 0) as u16));
        let board = board(&Track {
            branches: branches.collect(),
            ..Track::line(61)
        });
        let ways = course(&board).paths(CellId(0), CellId(60));
        assert_eq!(ways.len(), Course::MAX_PATHS);
        assert!(ways.iter().all(|way| way.len() == 61));
        let moves = course(&board).moves(CellId(0), 60);
        assert_eq!(moves.len(), Course::MAX_PATHS);
        assert_eq!(moves[0].cells, cells(1..61));
        assert_eq!(course(&board).moves(CellId(0), 62), []);
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
}
