//! A path that is woven through a board until it leaves out no more cells than wanted.
//!
//! The path is a path at every moment, so whatever is found may be used. It starts short and takes in cells at its
//! sides wherever it can. What it then leaves out are single cells here and there; those drift, as the path swings
//! from one side of them to the other, until they meet an end of the path or each other and can be taken in.

mod grow;
mod settle;
mod spread;

use crate::boards::random::SeededRng;
use crate::boards::{CellId, Graph};

const NONE: u32 = u32::MAX;
/// How many steps pass between two turns of an end of the path.
const STEPS_BETWEEN_TURNS: u32 = 64;

/// What a cell is to the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The path leads over it.
    Path,
    /// Left out so far.
    Out,
    /// Never to be entered.
    Barred,
}

/// A path over a graph, and the cells that it leaves out.
pub(super) struct Weave<'a> {
    graph: &'a Graph,
    place: Vec<Place>,
    /// The cells before and after each cell of the path, in no order.
    links: Vec<[u32; 2]>,
    ends: [u32; 2],
    /// Cells that are better left out.
    spared: Vec<bool>,
    /// The spared cells that are out, and some that are no longer.
    release: Vec<u32>,
    /// The cells that are out and not spared.
    strays: Vec<u32>,
    /// The place of each cell in the list of strays.
    stray_at: Vec<u32>,
    /// How many cells are out, spared or not.
    out: usize,
    stream: SeededRng,
}

impl<'a> Weave<'a> {
    /// A path of these cells, each next to the one before, at least one; cells that are `barred` are never entered,
    /// and those that are `spared` are left out as long as may be.
    pub(super) fn new(
        graph: &'a Graph,
        way: &[CellId],
        barred: impl Fn(CellId) -> bool,
        spared: Vec<bool>,
        stream: SeededRng,
    ) -> Self {
        let mut weave = Self {
            graph,
            place: vec![Place::Out; graph.len()],
            links: vec![[NONE; 2]; graph.len()],
            ends: [way[0].0, way[way.len() - 1].0],
            spared,
            release: Vec::new(),
            strays: Vec::new(),
            stray_at: vec![NONE; graph.len()],
            out: 0,
            stream,
        };
        for &cell in way {
            weave.place[cell.index()] = Place::Path;
        }
        for two in way.windows(2) {
            weave.link(two[0].0, two[1].0);
        }
        for cell in 0..graph.len() as u32 {
            if weave.place[cell as usize] == Place::Path {
                continue;
            }
            if barred(CellId(cell)) {
                weave.place[cell as usize] = Place::Barred;
                continue;
            }
            weave.out += 1;
            match weave.spared[cell as usize] {
                true => weave.release.push(cell),
                false => weave.add_stray(cell),
            }
        }
        weave.stream.shuffle(&mut weave.release);
        weave
    }

    /// How many cells the path leaves out.
    pub(super) const fn out(&self) -> usize {
        self.out
    }

    /// The path from its first end to its second.
    pub(super) fn way(&self) -> Vec<CellId> {
        let mut way = vec![CellId(self.ends[0])];
        let (mut before, mut at) = (NONE, self.ends[0]);
        while at != self.ends[1] {
            (before, at) = (at, self.beyond(at, before));
            way.push(CellId(at));
        }
        way
    }

    /// Lets the path swing over a stray, if it can: it leaves out a cell on the stray's other side instead.
    fn drift(&mut self, s: u32) {
        if let Some(swing) = self.swing(s) {
            self.swing_over(s, swing);
        }
    }

    /// Draws a part of the path that could swing over a cell that is out: a cell beside it, the one to be left out
    /// instead, and the one after, which is also beside it, or none where the path ends.
    fn swing(&mut self, s: u32) -> Option<(u32, u32, u32)> {
        let beside = self.graph.neighbours(CellId(s));
        let u = beside[self.below(beside.len())].0;
        if self.place[u as usize] != Place::Path {
            return None;
        }
        let side = self.below(2);
        let a = self.links[u as usize][side];
        if a == NONE {
            return None;
        }
        let v = self.beyond(a, u);
        let may_swing = v == NONE || self.are_next(v, s);
        may_swing.then_some((u, a, v))
    }

    fn swing_over(&mut self, s: u32, (u, a, v): (u32, u32, u32)) {
        self.unlink(u, a);
        if v != NONE {
            self.unlink(a, v);
        }
        self.leave(a);
        self.take(s);
        self.link(u, s);
        match v {
            NONE => self.ends[usize::from(self.ends[1] == a)] = s,
            v => self.link(s, v),
        }
    }

    /// Ties an end of the path to a cell beside it, and cuts the path there: its end is elsewhere then.
    fn turn(&mut self) {
        let end = self.below(2);
        let tip = self.ends[end];
        let beside = self.graph.neighbours(CellId(tip));
        let u = beside[self.below(beside.len())].0;
        if self.place[u as usize] != Place::Path || self.links[tip as usize].contains(&u) {
            return;
        }
        let (mut before, mut at) = (NONE, tip);
        while at != u {
            (before, at) = (at, self.beyond(at, before));
        }
        self.unlink(before, u);
        self.link(tip, u);
        self.ends[end] = before;
    }

    /// Shortens the path by a cell.
    fn retract(&mut self) {
        let end = self.below(2);
        if self.ends[0] == self.ends[1] {
            return;
        }
        let tip = self.ends[end];
        let next = self.beyond(tip, NONE);
        self.unlink(tip, next);
        self.leave(tip);
        self.ends[end] = next;
    }

    fn extend(&mut self, end: usize, cell: u32) {
        let tip = self.ends[end];
        self.take(cell);
        self.link(tip, cell);
        self.ends[end] = cell;
    }

    fn insert(&mut self, u: u32, cells: &[u32], v: u32) {
        self.unlink(u, v);
        let mut before = u;
        for &cell in cells {
            self.take(cell);
            self.link(before, cell);
            before = cell;
        }
        self.link(before, v);
    }

    /// A cell that was out is on the path from now on.
    fn take(&mut self, cell: u32) {
        self.place[cell as usize] = Place::Path;
        self.out -= 1;
        let at = std::mem::replace(&mut self.stray_at[cell as usize], NONE);
        if at != NONE {
            self.strays.swap_remove(at as usize);
            if let Some(&moved) = self.strays.get(at as usize) {
                self.stray_at[moved as usize] = at;
            }
        }
    }

    /// A cell that was on the path is out from now on.
    fn leave(&mut self, cell: u32) {
        self.place[cell as usize] = Place::Out;
        self.out += 1;
        match self.spared[cell as usize] {
            true => self.release.push(cell),
            false => self.add_stray(cell),
        }
    }

    fn add_stray(&mut self, cell: u32) {
        self.stray_at[cell as usize] = self.strays.len() as u32;
        self.strays.push(cell);
    }

    fn link(&mut self, a: u32, b: u32) {
        for (from, to) in [(a, b), (b, a)] {
            let links = &mut self.links[from as usize];
            links[usize::from(links[0] != NONE)] = to;
        }
    }

    fn unlink(&mut self, a: u32, b: u32) {
        for (from, to) in [(a, b), (b, a)] {
            let links = &mut self.links[from as usize];
            links[usize::from(links[1] == to)] = NONE;
        }
    }

    /// The cell after `at` on the way that comes from `before`.
    fn beyond(&self, at: u32, before: u32) -> u32 {
        let [one, other] = self.links[at as usize];
        if one == before { other } else { one }
    }

    fn are_next(&self, a: u32, b: u32) -> bool {
        self.graph.neighbours(CellId(a)).contains(&CellId(b))
    }

    fn below(&mut self, end: usize) -> usize {
        self.stream.below(end as u32) as usize
    }
}
