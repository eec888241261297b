//! Which edges are taken and which are left, in the order in which that was assumed or concluded, and why.

use super::net::Net;

/// That an edge is taken, or that it is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Claim(u32);

impl Claim {
    pub(super) const fn taken(edge: u32) -> Self {
        Self(2 * edge)
    }

    pub(super) const fn left(edge: u32) -> Self {
        Self(2 * edge + 1)
    }

    pub(super) const fn edge(self) -> u32 {
        self.0 / 2
    }

    pub(super) const fn is_taken(self) -> bool {
        self.0.is_multiple_of(2)
    }

    /// The opposite.
    pub(super) const fn not(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// A number for tables with an entry for each claim.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Open,
    Taken,
    Left,
}

/// Why a claim holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reason {
    /// It was assumed, or holds anyway.
    None,
    /// Two other edges at this place are taken.
    TwoTaken(u32),
    /// All but two edges at this place are left.
    OthersLeft(u32),
    /// It would close a round trip too early, by the edges taken until that place in the order.
    Closes(u32),
    /// One of these claims must hold, and the others do not.
    Clause(u32),
    /// Because of a note that was made.
    Note(u32),
}

/// The order of all that holds.
pub(super) struct Trail {
    fates: Vec<Fate>,
    /// At which depth of assumptions each edge's fate came.
    depths: Vec<u32>,
    /// Where in the order it is.
    places: Vec<u32>,
    reasons: Vec<Reason>,
    pub(super) order: Vec<Claim>,
    /// How long the order was when each assumption was made, and how many notes there were.
    assumed: Vec<(usize, usize)>,
    /// The conclusions from so many of the order are drawn.
    pub(super) drawn: usize,
    /// How many edges at each place are taken, and are left.
    pub(super) counts: Vec<[u32; 2]>,
    /// The other end of the path of taken edges of which a place is an end.
    pub(super) far_ends: Vec<u32>,
    /// The paths that were joined: by which of the order, at which two places, and their other ends.
    joined: Vec<(usize, [u32; 2], [u32; 2])>,
    notes: Vec<Vec<Claim>>,
}

impl Trail {
    /// Nothing holds yet.
    pub(super) fn new(net: &Net) -> Self {
        let edges = net.ends.len();
        Self {
            fates: vec![Fate::Open; edges],
            depths: vec![0; edges],
            places: vec![0; edges],
            reasons: vec![Reason::None; edges],
            order: Vec::with_capacity(edges),
            assumed: Vec::new(),
            drawn: 0,
            counts: vec![[0; 2]; net.len()],
            far_ends: (0..net.len() as u32).collect(),
            joined: Vec::new(),
            notes: Vec::new(),
        }
    }

    pub(super) fn fate(&self, edge: u32) -> Fate {
        self.fates[edge as usize]
    }

    /// Whether a claim holds; `None` where it is open.
    pub(super) fn holds(&self, claim: Claim) -> Option<bool> {
        match self.fate(claim.edge()) {
            Fate::Open => None,
            Fate::Taken => Some(claim.is_taken()),
            Fate::Left => Some(!claim.is_taken()),
        }
    }

    /// At which depth of assumptions a claim came.
    pub(super) fn depth_of(&self, claim: Claim) -> u32 {
        self.depths[claim.edge() as usize]
    }

    /// How many assumptions there are.
    pub(super) fn depth(&self) -> u32 {
        self.assumed.len() as u32
    }

    /// Assumes a claim that is open.
    pub(super) fn assume(&mut self, net: &Net, claim: Claim) {
        self.assumed.push((self.order.len(), self.notes.len()));
        self.conclude(net, claim, Reason::None);
    }

    /// Takes in a claim that is open.
    pub(super) fn conclude(&mut self, net: &Net, claim: Claim, reason: Reason) {
        let edge = claim.edge() as usize;
        self.fates[edge] = match claim.is_taken() {
            true => Fate::Taken,
            false => Fate::Left,
        };
        self.depths[edge] = self.depth();
        self.places[edge] = self.order.len() as u32;
        self.reasons[edge] = reason;
        self.order.push(claim);
        for place in net.ends[edge] {
            self.counts[place as usize][usize::from(!claim.is_taken())] += 1;
        }
    }

    /// Makes a note of claims that do not hold, until the assumption before it is given up.
    pub(super) fn note(&mut self, claims: Vec<Claim>) -> Reason {
        self.notes.push(claims);
        Reason::Note(self.notes.len() as u32 - 1)
    }

    /// How many times paths were joined.
    pub(super) fn joined(&self) -> usize {
        self.joined.len()
    }

    /// Joins the paths that end at the two places of an edge, which was the last of which conclusions were drawn.
    pub(super) fn join(&mut self, places: [u32; 2]) -> [u32; 2] {
        let ends = places.map(|place| self.far_ends[place as usize]);
        self.far_ends[ends[0] as usize] = ends[1];
        self.far_ends[ends[1] as usize] = ends[0];
        self.joined.push((self.drawn, places, ends));
        ends
    }

    /// Gives up all assumptions but so many, and what followed from them.
    pub(super) fn return_to(&mut self, net: &Net, depth: u32) {
        let Some(&(length, notes)) = self.assumed.get(depth as usize) else {
            return;
        };
        while let Some(&(drawn, places, ends)) = self.joined.last() {
            // Conclusions are drawn from what was taken in before.
            if drawn <= length {
                break;
            }
            self.far_ends[ends[0] as usize] = places[0];
            self.far_ends[ends[1] as usize] = places[1];
            self.joined.pop();
        }
        for claim in self.order.drain(length..) {
            let edge = claim.edge() as usize;
            self.fates[edge] = Fate::Open;
            for place in net.ends[edge] {
                self.counts[place as usize][usize::from(!claim.is_taken())] -= 1;
            }
        }
        self.assumed.truncate(depth as usize);
        self.notes.truncate(notes);
        self.drawn = length;
    }

    /// The claims that do not hold, and because of which this one does; those of clauses are kept elsewhere.
    pub(super) fn explain(&self, net: &Net, claim: Claim, because: &mut Vec<Claim>) -> Option<u32> {
        let edge = claim.edge();
        let before = self.places[edge as usize];
        match self.reasons[edge as usize] {
            Reason::None => {}
            Reason::TwoTaken(place) => {
                self.at(net, place, before, Fate::Taken, because);
            }
            Reason::OthersLeft(place) => {
                self.at(net, place, before, Fate::Left, because);
            }
            Reason::Closes(until) => self.path(net, edge, until, because),
            Reason::Note(note) => because.extend(&self.notes[note as usize]),
            Reason::Clause(clause) => return Some(clause),
        }
        None
    }

    /// The opposites of what was known, before a place in the order, of the edges at a place that have this fate.
    pub(super) fn at(
        &self,
        net: &Net,
        place: u32,
        before: u32,
        fate: Fate,
        because: &mut Vec<Claim>,
    ) {
        for &(edge, _) in net.beside(place) {
            if self.fate(edge) == fate && self.places[edge as usize] < before {
                because.push(match fate {
                    Fate::Taken => Claim::left(edge),
                    _ => Claim::taken(edge),
                });
            }
        }
    }

    /// That one of the edges was left on the path between the two ends of an edge: those taken until a place in the order.
    pub(super) fn path(&self, net: &Net, edge: u32, until: u32, because: &mut Vec<Claim>) {
        let [first, last] = net.ends[edge as usize];
        let (mut at, mut came_by) = (first, edge);
        while at != last {
            let mut beside = net.beside(at).iter();
            let onwards = beside.find(|&&(next, _)| {
                next != came_by
                    && self.fate(next) == Fate::Taken
                    && self.places[next as usize] <= until
            });
            let &(next, to) = onwards.expect("a path that was joined");
            because.push(Claim::left(next));
            (at, came_by) = (to, next);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::rest::Rest;
    use super::*;
    use crate::boards::{CellId, Graph};

    #[test]
    fn what_was_joined_falls_apart_again() {
        // The walker's tile and three others in a row, and home: edge 0 leads out, and the next three along the row.
        let graph = Graph::new(4, |CellId(cell)| {
            let beside = [cell.wrapping_sub(1), cell + 1];
            beside.into_iter().filter(|&next| next < 4).map(CellId)
        });
        let rest = Rest {
            graph: &graph,
            at: CellId(0),
            is_open: vec![false, true, true, true],
            open: 3,
            colours: None,
        };
        let net = Net::of(&rest).expect("no colours that do not fit");
        let mut trail = Trail::new(&net);
        let take = |trail: &mut Trail, edge: u32| {
            trail.assume(&net, Claim::taken(edge));
            trail.drawn += 1;
            trail.join(net.ends[edge as usize])
        };
        let before = trail.far_ends.clone();
        take(&mut trail, 0);
        let out = trail.far_ends.clone();
        let mut ends = take(&mut trail, 2);
        ends.sort_unstable();
        assert_eq!(ends, [1, 2]);
        let mut ends = take(&mut trail, 1);
        ends.sort_unstable();
        assert_eq!(ends, [2, net.home()]);
        assert_eq!(trail.far_ends[2], net.home());
        assert_eq!(trail.far_ends[net.home() as usize], 2);
        // What closes the round is explained by the whole path.
        let closing = net.between(2, net.home()).expect("a way home");
        let mut because = Vec::new();
        trail.path(&net, closing, 2, &mut because);
        because.sort_unstable();
        assert_eq!(because, [0, 1, 2].map(Claim::left));
        trail.return_to(&net, 1);
        assert_eq!(trail.far_ends, out);
        assert_eq!(trail.joined(), 1);
        trail.return_to(&net, 0);
        assert_eq!(trail.far_ends, before);
        assert!(trail.counts.iter().all(|&counts| counts == [0, 0]));
    }
}
