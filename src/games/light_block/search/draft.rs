//! A draft of the way where a path does not take two colours in turn: edges of which each place has two, as far as such are
//! found without much ado.

use super::cover;
use super::net::{Net, WAY_OUT};
use super::patch::Choice;
use super::trail::{Fate, Trail};

const NONE: u32 = u32::MAX;

/// Edges chosen for the way, changed as little as need be from one position of the search to the next.
pub(super) struct Draft {
    is_chosen: Vec<bool>,
    /// How many are chosen at each place.
    chosen: Vec<u32>,
    /// So much of the order of claims is taken into account.
    pub(super) seen: usize,
    /// The edge by which each place was met, one being given up there, and one being chosen.
    met_by: Vec<[u32; 2]>,
    /// The places that were met, and whether an edge is to be chosen there next.
    queue: Vec<(u32, bool)>,
    /// The edges that are to be chosen or given up.
    exchanged: Vec<u32>,
}

impl Choice for Draft {
    fn is_chosen(&self, edge: u32) -> bool {
        self.is_chosen[edge as usize]
    }

    fn choose(&mut self, net: &Net, edge: u32, is_chosen: bool) {
        self.is_chosen[edge as usize] = is_chosen;
        for place in net.ends[edge as usize] {
            let chosen = &mut self.chosen[place as usize];
            *chosen = match is_chosen {
                true => *chosen + 1,
                false => *chosen - 1,
            };
        }
    }
}

impl Draft {
    pub(super) fn new(net: &Net) -> Self {
        Self {
            is_chosen: vec![false; net.ends.len()],
            chosen: vec![0; net.len()],
            seen: 0,
            met_by: vec![[NONE; 2]; net.len()],
            queue: Vec::new(),
            exchanged: Vec::new(),
        }
    }

    /// Chooses as the claims allow; a place that lacks an edge, if there is one in the end.
    pub(super) fn mend(&mut self, net: &Net, trail: &Trail) -> Option<u32> {
        for &claim in &trail.order[self.seen..] {
            let edge = claim.edge();
            if edge == WAY_OUT || self.is_chosen(edge) == claim.is_taken() {
                continue;
            }
            self.choose(net, edge, claim.is_taken());
            if claim.is_taken() {
                for place in net.ends[edge as usize] {
                    self.make_room(net, trail, place);
                }
            }
        }
        self.seen = trail.order.len();
        let mut lacking = None;
        for place in 0..net.len() as u32 {
            while self.lacks(net, place) > 0 {
                if !self.choose_more(net, trail, place) {
                    lacking = lacking.or(Some(place));
                    break;
                }
            }
        }
        lacking
    }

    /// How many edges a place lacks.
    fn lacks(&self, net: &Net, place: u32) -> u32 {
        cover::wanted(net, place).saturating_sub(self.chosen[place as usize])
    }

    /// Gives up an edge at a place that has too many.
    fn make_room(&mut self, net: &Net, trail: &Trail, place: u32) {
        if self.chosen[place as usize] <= cover::wanted(net, place) {
            return;
        }
        let mut beside = net.beside(place).iter();
        let given_up =
            beside.find(|&&(edge, _)| self.is_chosen(edge) && trail.fate(edge) != Fate::Taken);
        if let Some(&(edge, _)) = given_up {
            self.choose(net, edge, false);
        }
    }

    /// Chooses one edge more at a place, if need be by giving up and choosing others in turn.
    fn choose_more(&mut self, net: &Net, trail: &Trail, first: u32) -> bool {
        for (place, chooses) in self.queue.drain(..) {
            self.met_by[place as usize][usize::from(!chooses)] = NONE;
        }
        self.queue.push((first, true));
        self.met_by[first as usize][0] = WAY_OUT;
        let mut looked_at = 0;
        while let Some(&(place, chooses)) = self.queue.get(looked_at) {
            looked_at += 1;
            for &(edge, next) in net.beside(place) {
                if trail.fate(edge) != Fate::Open
                    || self.is_chosen(edge) == chooses
                    || self.met_by[next as usize][usize::from(chooses)] != NONE
                {
                    continue;
                }
                self.met_by[next as usize][usize::from(chooses)] = edge;
                self.queue.push((next, !chooses));
                let needed = if next == first { 2 } else { 1 };
                if chooses && self.lacks(net, next) >= needed && self.exchange(net, next, first) {
                    return true;
                }
            }
        }
        false
    }

    /// Along the way back to the first place, chooses what was not chosen and gives up what was, unless it comes through an
    /// edge twice.
    fn exchange(&mut self, net: &Net, last: u32, first: u32) -> bool {
        self.exchanged.clear();
        let (mut place, mut chooses) = (last, true);
        loop {
            let edge = self.met_by[place as usize][usize::from(chooses)];
            if self.exchanged.contains(&edge) {
                return false;
            }
            self.exchanged.push(edge);
            place = net.beyond(edge, place);
            chooses = !chooses;
            if place == first && !chooses {
                break;
            }
        }
        for at in 0..self.exchanged.len() {
            self.choose(net, self.exchanged[at], at.is_multiple_of(2));
        }
        true
    }
}
