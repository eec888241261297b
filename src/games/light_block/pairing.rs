//! A sign that a game can no longer be won, on boards where a path takes two colours in turn: on a path each tile has
//! two neighbours, the walker's and the last tile have one. Whether so many pairs of neighbours can be chosen at all,
//! paths or not, is a question of flows, and quickly answered.

use super::rest::Rest;
use crate::boards::CellId;

const NONE: u32 = u32::MAX;

/// Pairs of neighbours, at most two for each tile and one for the walker's.
#[derive(Clone)]
pub(super) struct Pairing {
    links: Vec<[u32; 2]>,
}

/// Room for the search, kept between one position and the next.
#[derive(Default)]
pub(super) struct Trail {
    /// The cell before each one that was met.
    before: Vec<u32>,
    queue: Vec<u32>,
}

impl Pairing {
    /// No pairs yet, on a board of so many cells.
    pub(super) fn new(cells: usize) -> Self {
        Self {
            links: vec![[NONE; 2]; cells],
        }
    }

    /// Chooses pairs for what is left of a game, beginning with those that are chosen already; whether there are enough
    /// for a path. On other boards than those of two colours it says that there are.
    pub(super) fn complete(&mut self, rest: &Rest<'_>, trail: &mut Trail) -> bool {
        let Some(colours) = &rest.colours else {
            return true;
        };
        let at = rest.at.0;
        // The tile that was stood on is no part of what is left, and the walker's tile keeps one pair.
        for cell in 0..self.links.len() as u32 {
            for other in self.links[cell as usize] {
                let is_left = |cell: u32| cell == at || rest.is_open[cell as usize];
                if other != NONE && !(is_left(cell) && is_left(other)) {
                    self.part(cell, other);
                }
            }
        }
        let [first, second] = self.links[at as usize];
        if first != NONE && second != NONE {
            self.part(at, second);
        }
        let of_own = (0..self.links.len())
            .filter(|&cell| rest.is_open[cell] && colours[cell] == colours[at as usize])
            .count()
            + 1;
        let of_other = rest.open + 1 - of_own;
        // The colour that has no tile to spare: its tiles all have their pairs on a path.
        let tight = match of_own.checked_sub(of_other) {
            Some(0) => colours[at as usize],
            Some(1) => !colours[at as usize],
            _ => return false,
        };
        for cell in 0..self.links.len() as u32 {
            let is_left = cell == at || rest.is_open[cell as usize];
            if !is_left || colours[cell as usize] != tight {
                continue;
            }
            while self.has_room(rest, cell) {
                if !self.pair(rest, cell, trail) {
                    return false;
                }
            }
        }
        true
    }

    fn has_room(&self, rest: &Rest<'_>, cell: u32) -> bool {
        let [first, second] = self.links[cell as usize];
        match cell == rest.at.0 {
            true => first == NONE && second == NONE,
            false => first == NONE || second == NONE,
        }
    }

    /// Gives a cell one pair more, if need be by parting and pairing others in turn.
    fn pair(&mut self, rest: &Rest<'_>, cell: u32, trail: &mut Trail) -> bool {
        trail.before.clear();
        trail.before.resize(self.links.len(), NONE);
        trail.queue.clear();
        trail.queue.push(cell);
        trail.before[cell as usize] = cell;
        let mut looked_at = 0;
        while let Some(&from) = trail.queue.get(looked_at) {
            looked_at += 1;
            for &CellId(to) in rest.graph.neighbours(CellId(from)) {
                let is_left = to == rest.at.0 || rest.is_open[to as usize];
                let is_new = is_left && trail.before[to as usize] == NONE;
                if !is_new || self.links[from as usize].contains(&to) {
                    continue;
                }
                trail.before[to as usize] = from;
                if self.has_room(rest, to) {
                    self.exchange(to, cell, trail);
                    return true;
                }
                for next in self.links[to as usize] {
                    if next != NONE && trail.before[next as usize] == NONE {
                        trail.before[next as usize] = to;
                        trail.queue.push(next);
                    }
                }
            }
        }
        false
    }

    /// Along the trail back to `first`, pairs what is not paired and parts what is.
    fn exchange(&mut self, last: u32, first: u32, trail: &Trail) {
        let mut way = vec![last];
        let mut at = last;
        while at != first {
            at = trail.before[at as usize];
            way.push(at);
        }
        for two in way.windows(2).skip(1).step_by(2) {
            self.part(two[0], two[1]);
        }
        for two in way.windows(2).step_by(2) {
            for (from, to) in [(two[0], two[1]), (two[1], two[0])] {
                let links = &mut self.links[from as usize];
                links[usize::from(links[0] != NONE)] = to;
            }
        }
    }

    fn part(&mut self, a: u32, b: u32) {
        for (from, to) in [(a, b), (b, a)] {
            let links = &mut self.links[from as usize];
            links[usize::from(links[1] == to)] = NONE;
        }
    }
}
