//! Finds a way over all open tiles, or proves that there is none.
//!
//! A way is a choice of edges (`net`). The search assumes of one edge after another that it is taken or left, and concludes what
//! follows: each place has two edges, no round trip closes early (`trail`), what hangs on a single tile is gone through at
//! once (`joints`), and each place can still get its two edges, be it in several pieces (`cover`). Where these pieces
//! are one, the way is found (`patch`). From each dead end it learns which claims cannot hold together (`clauses`), goes back to
//! the last assumption that matters, and never comes to such a dead end again.

mod clauses;
mod cover;
mod draft;
mod joints;
mod net;
mod patch;
mod trail;

use super::super::budget::NodeCounter;
use super::rest::Rest;
use super::solver::Verdict;
use clauses::Clauses;
use cover::Cover;
use draft::Draft;
use joints::{Found, Joints};
use net::{Net, WAY_OUT};
use patch::{Choice, Pieces};
use trail::{Claim, Fate, Reason, Trail};

/// After how many dead ends, times the terms of Luby's series, the search begins anew with what it has learnt.
const PATIENCE: u64 = 64;
/// So many dead ends pass before the search looks at the edges that had part in them more than at how to join pieces.
const FIRST_LESSONS: u32 = 100;
/// By how much each dead end counts more than the one before, for the edges that had a part in it.
const HEATING: f64 = 1.05;
/// What no edge's heat passes.
const HOTTEST: f64 = 1e100;

/// Searches until the answer is found or the budget is spent. A node is an assumption or a dead end.
pub(super) fn search(rest: &Rest<'_>, meter: &mut NodeCounter<'_>) -> Verdict {
    let Some(net) = Net::of(rest) else {
        return Verdict::Lost;
    };
    Search::new(&net).run(meter)
}

struct Search<'a> {
    net: &'a Net,
    trail: Trail,
    clauses: Clauses,
    joints: Joints,
    cover: Cover,
    /// Where a cover may have halves: edges chosen as a whole.
    draft: Option<Draft>,
    /// How much of a part each edge had in the last dead ends.
    heat: Vec<f64>,
    heating: f64,
    /// How many dead ends there were.
    lessons: u32,
    is_in_lesson: Vec<bool>,
}

/// What the search does next.
enum Next {
    Assume(Claim),
    Won(Vec<u32>),
}

impl<'a> Search<'a> {
    fn new(net: &'a Net) -> Self {
        Self {
            trail: Trail::new(net),
            clauses: Clauses::new(net.ends.len()),
            joints: Joints::new(net),
            cover: Cover::new(net),
            draft: net.colours.is_none().then(|| Draft::new(net)),
            heat: vec![0.0; net.ends.len()],
            heating: 1.0,
            lessons: 0,
            is_in_lesson: vec![false; net.ends.len()],
            net,
        }
    }

    fn run(&mut self, meter: &mut NodeCounter<'_>) -> Verdict {
        let net = self.net;
        let sure = Claim::taken(WAY_OUT);
        self.trail.conclude(net, sure, Reason::None);
        for place in 0..net.len() as u32 {
            if net.beside(place).len() < 2 {
                return Verdict::Lost;
            }
            if self.count(place).is_err() {
                return Verdict::Lost;
            }
        }
        let mut dead_ends = 0;
        let mut begun = 0;
        loop {
            let concluded = self.conclude();
            if let Err(clash) = &concluded
                && self.deepest(clash) == 0
            {
                return Verdict::Lost;
            }
            if meter.node().is_err() {
                return Verdict::Unknown;
            }
            match concluded {
                Err(clash) => {
                    dead_ends += 1;
                    self.learn(clash);
                }
                Ok(()) => {
                    if dead_ends >= PATIENCE * luby(begun + 1) {
                        begun += 1;
                        dead_ends = 0;
                        self.return_to(0);
                        self.clauses.tidy(&self.trail);
                        continue;
                    }
                    match self.next() {
                        Next::Assume(claim) => self.trail.assume(net, claim),
                        Next::Won(way) => {
                            let steps = way[1..].iter();
                            let cells = steps.map(|&place| net.cells[place as usize]);
                            return Verdict::Won(cells.collect());
                        }
                    }
                }
            }
        }
    }

    fn return_to(&mut self, depth: u32) {
        self.trail.return_to(self.net, depth);
        let length = self.trail.order.len();
        self.cover.seen = self.cover.seen.min(length);
        if let Some(draft) = &mut self.draft {
            draft.seen = draft.seen.min(length);
        }
    }

    /// Draws all conclusions.
    ///
    /// # Errors
    /// With claims of which one must hold, but none does.
    fn conclude(&mut self) -> Result<(), Vec<Claim>> {
        let net = self.net;
        let mut left = u32::MAX;
        loop {
            while let Some(&claim) = self.trail.order.get(self.trail.drawn) {
                self.trail.drawn += 1;
                let ends = net.ends[claim.edge() as usize];
                for place in ends {
                    self.count(place)?;
                }
                if claim.is_taken() {
                    self.join(claim.edge())?;
                }
                let followed = self.clauses.follow(net, &mut self.trail, claim);
                followed.map_err(|clause| self.clauses.claims(clause).to_vec())?;
            }
            let now = self.trail.order.len() as u32;
            if now != left {
                left = now;
                match self.joints.look(net, &mut self.trail) {
                    Found::Nothing => {}
                    Found::Something => continue,
                    Found::Clash(clash) => return Err(clash),
                }
            }
            return self.cover.mend(net, &self.trail);
        }
    }

    /// Each place has two edges.
    fn count(&mut self, place: u32) -> Result<(), Vec<Claim>> {
        let net = self.net;
        let [taken, left] = self.trail.counts[place as usize];
        let edges = net.beside(place).len() as u32;
        let clash = |trail: &Trail, fate| {
            let mut clash = Vec::new();
            trail.at(net, place, u32::MAX, fate, &mut clash);
            Err(clash)
        };
        if taken > 2 {
            return clash(&self.trail, Fate::Taken);
        }
        if edges - left < 2 {
            return clash(&self.trail, Fate::Left);
        }
        let conclusion: Option<(fn(u32) -> Claim, Reason)> = if taken == 2 && edges - left > 2 {
            Some((Claim::left, Reason::TwoTaken(place)))
        } else if edges - left == 2 && taken < 2 {
            Some((Claim::taken, Reason::OthersLeft(place)))
        } else {
            None
        };
        if let Some((claim, reason)) = conclusion {
            for &(edge, _) in net.beside(place) {
                if self.trail.fate(edge) == Fate::Open {
                    self.trail.conclude(net, claim(edge), reason);
                }
            }
        }
        Ok(())
    }

    /// An edge that is taken joins two paths, and the one that would join the ends of the whole is left.
    fn join(&mut self, edge: u32) -> Result<(), Vec<Claim>> {
        let net = self.net;
        let places = net.ends[edge as usize];
        let drawn = self.trail.drawn as u32;
        if self.trail.far_ends[places[0] as usize] == places[1] {
            if self.trail.joined() + 1 == net.len() {
                return Ok(());
            }
            let mut clash = vec![Claim::left(edge)];
            self.trail.path(net, edge, drawn - 2, &mut clash);
            return Err(clash);
        }
        let [a, b] = self.trail.join(places);
        if self.trail.joined() + 1 < net.len()
            && let Some(closing) = net.between(a, b)
            && self.trail.fate(closing) == Fate::Open
        {
            let claim = Claim::left(closing);
            self.trail.conclude(net, claim, Reason::Closes(drawn - 1));
        }
        Ok(())
    }

    /// The depth of assumptions at which claims came to hold or not, all of them.
    fn deepest(&self, claims: &[Claim]) -> u32 {
        let depths = claims.iter().map(|&claim| self.trail.depth_of(claim));
        depths.max().unwrap_or_default()
    }

    /// Learns from a dead end under some assumption, and goes back to where the lesson leads on.
    fn learn(&mut self, clash: Vec<Claim>) {
        let depth = self.deepest(&clash);
        self.return_to(depth);
        // The lesson has one claim of this depth: where all that led to the dead end came through (a unique implication point).
        let mut lesson = vec![Claim::taken(WAY_OUT)];
        let mut because = clash;
        let mut open = 0;
        let mut at = self.trail.order.len();
        loop {
            for &claim in &because {
                let edge = claim.edge() as usize;
                let of = self.trail.depth_of(claim);
                if of == 0 || std::mem::replace(&mut self.is_in_lesson[edge], true) {
                    continue;
                }
                self.warm(edge);
                match of == depth {
                    true => open += 1,
                    false => lesson.push(claim),
                }
            }
            let claim = loop {
                at -= 1;
                let claim = self.trail.order[at];
                if self.is_in_lesson[claim.edge() as usize] {
                    break claim;
                }
            };
            open -= 1;
            self.is_in_lesson[claim.edge() as usize] = false;
            if open == 0 {
                lesson[0] = claim.not();
                break;
            }
            because = self.because(claim);
        }
        let whole = lesson.clone();
        let mut kept = 1;
        for at in 1..lesson.len() {
            if !self.is_implied(lesson[at]) {
                lesson[kept] = lesson[at];
                kept += 1;
            }
        }
        lesson.truncate(kept);
        for claim in whole {
            self.is_in_lesson[claim.edge() as usize] = false;
        }
        self.heating *= HEATING;
        self.lessons += 1;
        let Some(second) = (1..lesson.len()).max_by_key(|&at| self.trail.depth_of(lesson[at]))
        else {
            self.return_to(0);
            self.trail.conclude(self.net, lesson[0], Reason::None);
            return;
        };
        lesson.swap(1, second);
        self.return_to(self.trail.depth_of(lesson[1]));
        let reason = self.clauses.add(&lesson);
        self.trail.conclude(self.net, lesson[0], reason);
    }

    /// The claims that do not hold, and because of which one holds.
    fn because(&self, claim: Claim) -> Vec<Claim> {
        let mut because = Vec::new();
        if let Some(clause) = self.trail.explain(self.net, claim, &mut because) {
            let others = self.clauses.claims(clause).iter();
            because.extend(others.filter(|&&other| other != claim));
        }
        because
    }

    /// Whether a claim of a lesson follows from others of it.
    fn is_implied(&self, claim: Claim) -> bool {
        let because = self.because(claim.not());
        !because.is_empty()
            && because.iter().all(|&other| {
                self.trail.depth_of(other) == 0 || self.is_in_lesson[other.edge() as usize]
            })
    }

    fn warm(&mut self, edge: usize) {
        self.heat[edge] += self.heating;
        if self.heat[edge] > HOTTEST {
            for heat in &mut self.heat {
                *heat /= HOTTEST;
            }
            self.heating /= HOTTEST;
        }
    }

    /// The next assumption, or the way.
    fn next(&mut self) -> Next {
        let Some(draft) = &mut self.draft else {
            let pieces = Pieces::joined(self.net, &mut self.cover, &self.trail);
            return self.next_by_pieces(&pieces);
        };
        match draft.mend(self.net, &self.trail) {
            None => {
                let pieces = Pieces::joined(self.net, draft, &self.trail);
                self.next_by_pieces(&pieces)
            }
            Some(lacking) => {
                let edges = self.net.beside(lacking).iter().map(|&(edge, _)| edge);
                let could: Vec<u32> = edges.filter(|&edge| !draft.is_chosen(edge)).collect();
                if let Some(next) = self.next_by_heat() {
                    return next;
                }
                self.take_hottest(could.into_iter())
            }
        }
    }

    /// After some dead ends: as the choice has it for the edge that had most to do with them.
    fn next_by_heat(&self) -> Option<Next> {
        if self.lessons < FIRST_LESSONS {
            return None;
        }
        let hottest = self.hottest(1..self.net.ends.len() as u32)?;
        let is_chosen = match &self.draft {
            Some(draft) => draft.is_chosen(hottest),
            None => self.cover.is_chosen(hottest),
        };
        Some(Next::Assume(match is_chosen {
            true => Claim::taken(hottest),
            false => Claim::left(hottest),
        }))
    }

    /// Joins the smallest round to something else.
    fn next_by_pieces(&self, pieces: &Pieces) -> Next {
        let net = self.net;
        let Some(round) = pieces.smallest_round() else {
            return Next::Won(match &self.draft {
                Some(draft) => patch::way(net, draft),
                None => patch::way(net, &self.cover),
            });
        };
        if let Some(next) = self.next_by_heat() {
            return next;
        }
        let is_in = |place: u32| pieces.of[place as usize] == round;
        let leaving = (1..net.ends.len() as u32).filter(|&edge| {
            let [a, b] = net.ends[edge as usize];
            is_in(a) != is_in(b)
        });
        self.take_hottest(leaving)
    }

    /// Takes the hottest edge of some, one of which is open: what is left hangs together, and each place has two edges.
    fn take_hottest(&self, edges: impl Iterator<Item = u32>) -> Next {
        let hottest = self.hottest(edges);
        Next::Assume(Claim::taken(hottest.expect("an edge that is open")))
    }

    /// The open edge that had most to do with the last dead ends.
    fn hottest(&self, edges: impl Iterator<Item = u32>) -> Option<u32> {
        let open = edges.filter(|&edge| self.trail.fate(edge) == Fate::Open);
        open.max_by(|&a, &b| self.heat[a as usize].total_cmp(&self.heat[b as usize]))
    }
}

/// Luby's series: 1, 1, 2, 1, 1, 2, 4, ...
fn luby(at: u64) -> u64 {
    let mut at = at;
    loop {
        let bits = u64::BITS - at.leading_zeros();
        if at == (1 << bits) - 1 {
            return 1 << (bits - 1);
        }
        at -= (1 << (bits - 1)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn lubys_series_is_as_he_has_it() {
        let first: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
