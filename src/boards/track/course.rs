//! The ways forward over a checked track.

use super::{Jump, Track};
use crate::boards::{CellId, Graph};
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, VecDeque};

/// The ways forward over a [`Track`]: what a race asks its board. See [`Board::course`](crate::boards::Board::course).
///
/// Forward is along the main way towards larger numbers, and on a ring from the last cell to the first; along a branch
/// from where it parts to where it joins; and along a lane towards home. It ends on the last cell of a line, and at
/// home. Jumps are no steps: nothing here takes them.
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
    /// The first cell of each stretch, in the order of their numbers, and at last how many cells there are.
    starts: Vec<u32>,
    forward: Graph,
    backward: Graph,
    jumps: Graph,
}

/// A part of a track that is a line or a ring of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stretch {
    /// The main way.
    Main,
    /// A branch, by its place among those listed.
    Branch(usize),
    /// A lane, by its place among those listed.
    Lane(usize),
}

/// A way of going so many steps forward.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advance {
    /// The cells stepped on, in order, without the one that was left.
    pub cells: Vec<CellId>,
    /// How often the start of a ring is reached, or passed on a branch: that counts where the branch joins the main way
    /// again. Always 0 on a line.
    pub passes_start: u16,
}

impl Advance {
    /// Where it ends when it begins on this cell: there, if it has no steps.
    pub fn end(&self, from: CellId) -> CellId {
        self.cells.last().copied().unwrap_or(from)
    }
}

impl Course {
    /// The most ways that [`Course::moves`] and [`Course::ways`] list.
    pub const MAX_PATHS: usize = 1000;

    /// The course of a track all of whose cells there are.
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
        course.forward = arrows(cells, steps.iter().copied());
        let back = steps.iter().map(|&(from, to)| (to, from));
        course.backward = arrows(cells, back);
        course.jumps = arrows(cells, course.all_jumps().map(|jump| (jump.from, jump.to)));
        course
    }

    /// Every step forward: along the main way first, then along the branches and the lanes.
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

    /// The jumps that are listed, and then the ways back from the lanes.
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

    /// The track.
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// How many cells there are.
    #[expect(clippy::len_without_is_empty, reason = "no track is empty")]
    pub fn len(&self) -> usize {
        self.forward.len()
    }

    /// All cells, in the order of their numbers.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = CellId> + use<> {
        (0..self.len() as u32).map(CellId)
    }

    /// The place of a stretch among all of them.
    const fn at(&self, stretch: Stretch) -> usize {
        match stretch {
            Stretch::Main => 0,
            Stretch::Branch(at) => 1 + at,
            Stretch::Lane(at) => 1 + self.track.branches.len() + at,
        }
    }

    /// The first cell of a stretch.
    pub(super) fn start(&self, stretch: Stretch) -> u32 {
        self.starts[self.at(stretch)]
    }

    /// The part of the track in which a cell lies.
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

    /// The cells of a part of the track, in order.
    ///
    /// # Panics
    /// When there is no such branch or lane.
    pub fn cells_of(&self, stretch: Stretch) -> impl ExactSizeIterator<Item = CellId> + use<> {
        let at = self.at(stretch);
        (self.starts[at]..self.starts[at + 1]).map(CellId)
    }

    /// The last cell of each lane.
    pub fn homes(&self) -> impl ExactSizeIterator<Item = CellId> {
        let after_lanes = &self.starts[self.at(Stretch::Lane(0)) + 1..];
        after_lanes.iter().map(|&after| CellId(after - 1))
    }

    /// The cells one step forward: along the main way first, then into the branches, then into the lane. Several where
    /// ways part, none at the goal and at home.
    pub fn forward(&self, cell: CellId) -> &[CellId] {
        self.forward.neighbours(cell)
    }

    /// The cells from which one step forward leads to this one, in the same order.
    pub fn backward(&self, cell: CellId) -> &[CellId] {
        self.backward.neighbours(cell)
    }

    /// The cells to which a jump leads from this one, or a way back.
    pub fn jumps(&self, cell: CellId) -> &[CellId] {
        self.jumps.neighbours(cell)
    }

    /// How many steps forward lead from `a` to `b`, by the shortest way; `None` where none does.
    pub fn forward_distance(&self, a: CellId, b: CellId) -> Option<u32> {
        if !self.track.is_simple() {
            return self.forward.distances(a)[b.index()];
        }
        let round = self.track.ring.then_some(u32::from(self.track.len));
        let straight = b.0.checked_sub(a.0);
        straight.or_else(|| round.map(|round| b.0 + round - a.0))
    }

    /// Every way of going exactly `steps` forward from a cell, those along the main way first; none where all ways are
    /// shorter. Of more than [`Course::MAX_PATHS`] only the first so many.
    pub fn moves(&self, cell: CellId, steps: u16) -> Vec<Advance> {
        let steps = usize::from(steps);
        // Where each number of steps leads, and of these the cells from which all steps can be gone: so no way is begun
        // that must be given up.
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
                    .map(move |&next| self.stepped(advance, last, next))
            });
            advances = longer.take(Self::MAX_PATHS).collect();
        }
        advances
    }

    /// An advance with one step more.
    fn stepped(&self, advance: &Advance, last: CellId, next: CellId) -> Advance {
        let mut longer = advance.clone();
        longer.cells.push(next);
        // Forward means larger numbers on the main way, unless the start is between.
        let left = match self.stretch(last) {
            Stretch::Branch(at) => self.track.branches[at].from,
            Stretch::Main | Stretch::Lane(_) => last,
        };
        if left > next {
            longer.passes_start += 1;
        }
        longer
    }

    /// Every way forward from `a` to `b` that comes to no cell twice, with both of them in it: the shortest first, and
    /// those of the same length in the order of their cells. From a cell to itself that is the cell alone. Of more than
    /// [`Course::MAX_PATHS`] only so many of the shortest.
    pub fn paths(&self, a: CellId, b: CellId) -> Vec<Vec<CellId>> {
        let begun = |mut way: Vec<CellId>, next: CellId| {
            // What cannot be finished is not begun, or ways that come to nothing might be more than can be counted.
            let rest = self.distance_beside(&way, next, b)?;
            way.push(next);
            // Among those of the same length the one that is farthest is finished first.
            Some((Reverse(way.len() + rest), way.len(), Reverse(way)))
        };
        let mut ways = Vec::new();
        let mut open: BinaryHeap<_> = begun(Vec::new(), a).into_iter().collect();
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
                open.extend(nexts.filter_map(|&next| begun(way.clone(), next)));
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

    /// How many steps forward lead from `from` to `to` by the shortest way that comes to none of the cells of `way`.
    fn distance_beside(&self, way: &[CellId], from: CellId, to: CellId) -> Option<usize> {
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

/// The graph of these arrows, those from each cell in the order in which they come.
fn arrows(cells: u32, arrows: impl Iterator<Item = (CellId, CellId)>) -> Graph {
    let mut from = vec![Vec::new(); cells as usize];
    for (begin, end) in arrows {
        from[begin.index()].push(end);
    }
    Graph::new(cells, |cell| from[cell.index()].iter().copied())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{board, branch, lane, tracks};
    use super::*;
    use crate::boards::{Board, LaneExit};

    fn course(board: &Board) -> &Course {
        board.course().expect("a track has a course")
    }

    fn cells(of: impl IntoIterator<Item = u32>) -> Vec<CellId> {
        of.into_iter().map(CellId).collect()
    }

    /// Every way from the last cell of `way` to `b`, by trying all.
    fn all_ways(course: &Course, way: &mut Vec<CellId>, b: CellId, found: &mut Vec<Vec<CellId>>) {
        let last = way[way.len() - 1];
        if last == b {
            return found.push(way.clone());
        }
        for &next in course.forward(last) {
            if !way.contains(&next) {
                way.push(next);
                all_ways(course, way, b, found);
                way.pop();
            }
        }
    }

    /// Everywhere that so many steps lead, by trying all.
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
    fn steps_back_are_the_steps_forward_the_other_way_round() {
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
    fn each_cell_lies_in_the_stretch_that_lists_it() {
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
    fn the_way_parts_into_the_branches_and_then_the_lane() {
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
    fn distances_forward_are_those_of_a_search() {
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
    fn both_ways_are_found_and_the_shorter_one_comes_first() {
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
    fn ways_are_all_that_come_to_no_cell_twice() {
        for track in tracks().filter(|track| track.len <= 12) {
            let board = board(&track);
            let course = course(&board);
            for a in board.cells() {
                for b in board.cells() {
                    let mut tried = Vec::new();
                    all_ways(course, &mut vec![a], b, &mut tried);
                    tried.sort_by_key(|way| (way.len(), way.clone()));
                    assert_eq!(course.paths(a, b), tried, "{a:?} to {b:?} of {track:?}");
                }
            }
        }
    }

    #[test]
    fn ways_of_the_same_length_come_in_the_order_of_their_cells() {
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
    fn of_very_many_ways_some_of_the_shortest_are_listed() {
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
    fn moves_are_all_that_go_exactly_so_far() {
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
    fn passing_the_start_of_a_ring_is_noticed() {
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
        // Along the main way, and on a branch that joins it past the start.
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
    fn lanes_end_at_home_and_ways_back_lead_into_the_ring() {
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
