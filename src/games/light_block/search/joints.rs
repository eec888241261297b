//! What hangs together by single tiles: a way must go through all of it without coming back.

use super::net::{Net, WALKER};
use super::trail::{Claim, Fate, Trail};

/// Room for the look at how the tiles hang together (Hopcroft and Tarjan), kept between one look and the next.
pub(super) struct Joints {
    /// When each place was met, from 1; 0 before.
    met: Vec<u32>,
    /// The first met of all places that a way through later ones leads back to.
    low: Vec<u32>,
    /// How many ways lead home from what was met since.
    homeward: Vec<u32>,
    order: Vec<u32>,
    stack: Vec<(u32, u32, u32)>,
    is_beyond: Vec<bool>,
}

/// What followed from a look.
pub(super) enum Found {
    Nothing,
    /// Claims that were taken in.
    Something,
    /// Claims of which one must hold, but none does.
    Clash(Vec<Claim>),
}

impl Joints {
    pub(super) fn new(net: &Net) -> Self {
        let places = net.len();
        Self {
            met: vec![0; places],
            low: vec![0; places],
            homeward: vec![0; places],
            order: Vec::with_capacity(places),
            stack: Vec::with_capacity(places),
            is_beyond: vec![false; places],
        }
    }

    /// Draws the conclusions from the edges that are left. What hangs on one tile alone and not on the walker's is where
    /// the way ends; so it is all that there is on the walker's tile.
    pub(super) fn look(&mut self, net: &Net, trail: &mut Trail) -> Found {
        let home = net.home();
        let homeward_in_all = net.beside(home).len() as u32 - 1 - trail.counts[home as usize][1];
        self.met.fill(0);
        self.order.clear();
        self.stack.clear();
        self.meet(WALKER, WALKER);
        while let Some(&mut (place, from, ref mut looked_at)) = self.stack.last_mut() {
            if let Some(&(edge, next)) = net.beside(place).get(*looked_at as usize) {
                *looked_at += 1;
                if next == from || trail.fate(edge) == Fate::Left {
                    continue;
                }
                if next == home {
                    self.homeward[place as usize] += u32::from(place != WALKER);
                } else if self.met[next as usize] == 0 {
                    self.meet(next, place);
                } else {
                    let met = self.met[next as usize];
                    self.low[place as usize] = self.low[place as usize].min(met);
                }
                continue;
            }
            self.stack.pop();
            if place == WALKER {
                break;
            }
            let (at, above) = (place as usize, from as usize);
            if self.low[at] >= self.met[above] {
                // What was met since this place hangs on the one before.
                let first = self.met[at] as usize - 1;
                let homeward = self.homeward[at];
                if from == WALKER {
                    if self.order.len() + 1 < net.len() {
                        return Found::Clash(self.around(net, first, from));
                    }
                } else if homeward == 0 {
                    let mut clash = self.around(net, first, from);
                    let beyond = self.order[first..].iter();
                    let ways_home = beyond.filter_map(|&place| net.between(home, place));
                    clash.extend(ways_home.map(Claim::taken));
                    return Found::Clash(clash);
                } else if homeward < homeward_in_all {
                    self.end_beyond(net, trail, first, from);
                    return Found::Something;
                }
            }
            self.low[above] = self.low[above].min(self.low[at]);
            self.homeward[above] += self.homeward[at];
        }
        if self.order.len() + 1 < net.len() {
            return Found::Clash(self.around(net, 0, home));
        }
        Found::Nothing
    }

    fn meet(&mut self, place: u32, from: u32) {
        self.order.push(place);
        let at = place as usize;
        self.met[at] = self.order.len() as u32;
        self.low[at] = self.met[at];
        self.homeward[at] = 0;
        self.stack.push((place, from, 0));
    }

    /// That an edge is taken between what was met, from the first of the order that counts, and all else, the joint and
    /// home aside.
    fn around(&mut self, net: &Net, first: usize, joint: u32) -> Vec<Claim> {
        self.mark(first, true);
        let mut claims = Vec::new();
        for &place in &self.order[first..] {
            for &(edge, next) in net.beside(place) {
                if next != joint && next != net.home() && !self.is_beyond[next as usize] {
                    claims.push(Claim::taken(edge));
                }
            }
        }
        self.mark(first, false);
        claims
    }

    /// The way ends in what hangs on a joint, and nowhere else.
    fn end_beyond(&mut self, net: &Net, trail: &mut Trail, first: usize, joint: u32) {
        let around = self.around(net, first, joint);
        let reason = trail.note(around);
        self.mark(first, true);
        for &(edge, place) in net.beside(net.home()) {
            let is_beyond = place == WALKER || self.is_beyond[place as usize];
            if !is_beyond && trail.fate(edge) == Fate::Open {
                trail.conclude(net, Claim::left(edge), reason);
            }
        }
        self.mark(first, false);
    }

    fn mark(&mut self, first: usize, is_beyond: bool) {
        for &place in &self.order[first..] {
            self.is_beyond[place as usize] = is_beyond;
        }
    }
}
