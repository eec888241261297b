//! Edges of which each place has two, as on a round trip, whether or not they are in one piece. Where there are none, there
//! is no way either; where there are, they say which edges a way might take.
//!
//! Where a path takes two colours in turn, this is a question of flows from one colour to the other. Elsewhere each
//! place stands on both sides, and each edge may be half taken.

use super::net::{Net, WALKER, WAY_OUT};
use super::patch::Choice;
use super::trail::{Claim, Fate, Trail};

const NONE: u32 = u32::MAX;

/// How many edges a place is to have; the one from home to the walker is not counted.
pub(super) const fn wanted(net: &Net, place: u32) -> u32 {
    if place == WALKER || place == net.home() {
        1
    } else {
        2
    }
}

/// A choice of edges, changed as little as need be from one position of the search to the next.
pub(super) struct Cover {
    /// Whether each edge is chosen from its first place to its second, and from its second to its first.
    is_chosen: Vec<[bool; 2]>,
    /// How many are chosen from each place, and how many to it.
    chosen: Vec<[u32; 2]>,
    /// The places from which edges are chosen: those of one colour, or all.
    sources: Vec<u32>,
    is_source: Vec<bool>,
    /// So much of the order of claims is taken into account.
    pub(super) seen: usize,
    /// The edge by which each place was met on either side.
    met_by: Vec<[u32; 2]>,
    /// The places that were met, and whether as sources.
    queue: Vec<(u32, bool)>,
}

impl Choice for Cover {
    fn is_chosen(&self, edge: u32) -> bool {
        self.is_chosen[edge as usize] != [false; 2]
    }

    /// Only where a path takes two colours in turn, so that no edge is chosen by half.
    fn choose(&mut self, net: &Net, edge: u32, is_chosen: bool) {
        let [a, b] = net.ends[edge as usize];
        let source = if self.is_source[a as usize] { a } else { b };
        self.set(net, edge, source, is_chosen);
    }
}

impl Cover {
    pub(super) fn new(net: &Net) -> Self {
        let is_source: Vec<bool> = match &net.colours {
            Some(colours) => colours.clone(),
            None => vec![true; net.len()],
        };
        let sources = (0..net.len() as u32).filter(|&place| is_source[place as usize]);
        Self {
            is_chosen: vec![[false; 2]; net.ends.len()],
            chosen: vec![[0; 2]; net.len()],
            sources: sources.collect(),
            is_source,
            seen: 0,
            met_by: vec![[NONE; 2]; net.len()],
            queue: Vec::new(),
        }
    }

    fn is_chosen_from(&self, net: &Net, edge: u32, source: u32) -> bool {
        let [first, _] = net.ends[edge as usize];
        self.is_chosen[edge as usize][usize::from(first != source)]
    }

    fn set(&mut self, net: &Net, edge: u32, source: u32, is_chosen: bool) {
        let [first, _] = net.ends[edge as usize];
        self.is_chosen[edge as usize][usize::from(first != source)] = is_chosen;
        let target = net.beyond(edge, source);
        for (place, side) in [(source, 0), (target, 1)] {
            let chosen = &mut self.chosen[place as usize][side];
            *chosen = match is_chosen {
                true => *chosen + 1,
                false => *chosen - 1,
            };
        }
    }

    /// Chooses as the claims allow.
    ///
    /// # Errors
    /// With claims of which one must hold, but none does, where no choice is enough.
    pub(super) fn mend(&mut self, net: &Net, trail: &Trail) -> Result<(), Vec<Claim>> {
        for at in self.seen..trail.order.len() {
            let claim = trail.order[at];
            let edge = claim.edge();
            if edge == WAY_OUT {
                continue;
            }
            let [a, b] = net.ends[edge as usize];
            for (source, target) in [(a, b), (b, a)] {
                let is_chosen = self.is_chosen_from(net, edge, source);
                if !self.is_source[source as usize] || is_chosen == claim.is_taken() {
                    continue;
                }
                self.set(net, edge, source, claim.is_taken());
                if claim.is_taken() {
                    self.make_room(net, trail, source, 0);
                    self.make_room(net, trail, target, 1);
                }
            }
        }
        self.seen = trail.order.len();
        for at in 0..self.sources.len() {
            let source = self.sources[at];
            while self.chosen[source as usize][0] < wanted(net, source) {
                if !self.choose_more(net, trail, source) {
                    return Err(self.explain(net, trail));
                }
            }
        }
        Ok(())
    }

    /// Gives up an edge at a place that has too many.
    fn make_room(&mut self, net: &Net, trail: &Trail, place: u32, side: usize) {
        if self.chosen[place as usize][side] <= wanted(net, place) {
            return;
        }
        for &(edge, next) in net.beside(place) {
            let source = if side == 0 { place } else { next };
            if edge != WAY_OUT
                && trail.fate(edge) != Fate::Taken
                && self.is_source[source as usize]
                && self.is_chosen_from(net, edge, source)
            {
                self.set(net, edge, source, false);
                return;
            }
        }
    }

    /// Chooses one edge more from a place, if need be by giving up and choosing others in turn.
    fn choose_more(&mut self, net: &Net, trail: &Trail, first: u32) -> bool {
        for (place, is_source) in self.queue.drain(..) {
            self.met_by[place as usize][usize::from(!is_source)] = NONE;
        }
        self.queue.push((first, true));
        self.met_by[first as usize][0] = WAY_OUT;
        let mut looked_at = 0;
        while let Some(&(place, is_source)) = self.queue.get(looked_at) {
            looked_at += 1;
            for &(edge, next) in net.beside(place) {
                if edge == WAY_OUT || self.met_by[next as usize][usize::from(is_source)] != NONE {
                    continue;
                }
                let fate = trail.fate(edge);
                if is_source {
                    if fate != Fate::Open || self.is_chosen_from(net, edge, place) {
                        continue;
                    }
                    self.met_by[next as usize][1] = edge;
                    self.queue.push((next, false));
                    if self.chosen[next as usize][1] < wanted(net, next) {
                        self.exchange(net, next, first);
                        return true;
                    }
                } else if fate == Fate::Open
                    && self.is_source[next as usize]
                    && self.is_chosen_from(net, edge, next)
                {
                    self.met_by[next as usize][0] = edge;
                    self.queue.push((next, true));
                }
            }
        }
        false
    }

    fn exchange(&mut self, net: &Net, last: u32, first: u32) {
        let mut target = last;
        loop {
            let to = self.met_by[target as usize][1];
            let source = net.beyond(to, target);
            self.set(net, to, source, true);
            if source == first {
                return;
            }
            let from = self.met_by[source as usize][0];
            target = net.beyond(from, source);
            self.set(net, from, source, false);
        }
    }

    /// Why no more can be chosen: the places that were met last have all there is.
    fn explain(&self, net: &Net, trail: &Trail) -> Vec<Claim> {
        let mut claims = Vec::new();
        for (edge, &[a, b]) in net.ends.iter().enumerate().skip(1) {
            let edge = edge as u32;
            for (source, target) in [(a, b), (b, a)] {
                if !self.is_source[source as usize] {
                    continue;
                }
                let is_met = self.met_by[source as usize][0] != NONE;
                let meets = self.met_by[target as usize][1] != NONE;
                match trail.fate(edge) {
                    Fate::Left if is_met && !meets => claims.push(Claim::taken(edge)),
                    Fate::Taken if !is_met && meets => claims.push(Claim::left(edge)),
                    _ => {}
                }
            }
        }
        claims.sort_unstable();
        claims.dedup();
        claims
    }
}
