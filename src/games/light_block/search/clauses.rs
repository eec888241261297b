//! What was learnt from dead ends: clauses, of each of which one claim must hold.

use super::net::Net;
use super::trail::{Claim, Reason, Trail};

/// The most claims that are kept in all clauses: four bytes each, and as many for the watches at most.
const MOST_CLAIMS: usize = 1 << 20;

/// A clause: where its claims lie.
#[derive(Clone, Copy)]
struct Clause {
    start: u32,
    len: u32,
}

/// The clauses that were learnt. The first two claims of each are watched: as long as one holds, or both are open, nothing
/// follows from it.
pub(super) struct Clauses {
    claims: Vec<Claim>,
    clauses: Vec<Clause>,
    /// For each claim the clauses that watch it, and another claim of theirs: if that holds, there is nothing to do.
    watches: Vec<Vec<(u32, Claim)>>,
}

impl Clauses {
    pub(super) fn new(edges: usize) -> Self {
        Self {
            claims: Vec::new(),
            clauses: Vec::new(),
            watches: vec![Vec::new(); 2 * edges],
        }
    }

    /// The claims of a clause.
    pub(super) fn claims(&self, clause: u32) -> &[Claim] {
        let Clause { start, len } = self.clauses[clause as usize];
        &self.claims[start as usize..(start + len) as usize]
    }

    /// Adds a clause of two claims at least; the first two are watched.
    pub(super) fn add(&mut self, claims: &[Claim]) -> Reason {
        let number = self.clauses.len() as u32;
        self.clauses.push(Clause {
            start: self.claims.len() as u32,
            len: claims.len() as u32,
        });
        self.claims.extend(claims);
        self.watches[claims[0].index()].push((number, claims[1]));
        self.watches[claims[1].index()].push((number, claims[0]));
        Reason::Clause(number)
    }

    /// Draws the conclusions from a claim that holds.
    ///
    /// # Errors
    /// With a clause of which no claim holds.
    pub(super) fn follow(&mut self, net: &Net, trail: &mut Trail, claim: Claim) -> Result<(), u32> {
        let refuted = claim.not();
        let mut watching = std::mem::take(&mut self.watches[refuted.index()]);
        let mut kept = 0;
        let mut clash = None;
        let mut looked_at = 0;
        'clauses: while let Some(&(number, other)) = watching.get(looked_at) {
            looked_at += 1;
            if trail.holds(other) == Some(true) {
                watching[kept] = (number, other);
                kept += 1;
                continue;
            }
            let Clause { start, len } = self.clauses[number as usize];
            let claims = &mut self.claims[start as usize..(start + len) as usize];
            if claims[0] == refuted {
                claims.swap(0, 1);
            }
            let first = claims[0];
            if first != other && trail.holds(first) == Some(true) {
                watching[kept] = (number, first);
                kept += 1;
                continue;
            }
            for at in 2..claims.len() {
                if trail.holds(claims[at]) != Some(false) {
                    claims.swap(1, at);
                    self.watches[claims[1].index()].push((number, first));
                    continue 'clauses;
                }
            }
            watching[kept] = (number, first);
            kept += 1;
            match trail.holds(first) {
                None => trail.conclude(net, first, Reason::Clause(number)),
                _ => {
                    clash = Some(number);
                    break;
                }
            }
        }
        watching.copy_within(looked_at.., kept);
        let left = watching.len() - looked_at;
        watching.truncate(kept + left);
        self.watches[refuted.index()] = watching;
        clash.map_or(Ok(()), Err)
    }

    /// Forgets the older half of the long clauses if there are too many, and all that hold anyway. Nothing may be assumed.
    pub(super) fn tidy(&mut self, trail: &Trail) {
        const SHORT: u32 = 8;
        if self.claims.len() < MOST_CLAIMS / 2 {
            return;
        }
        let half = self.clauses.len() / 2;
        let old = std::mem::replace(self, Self::new(self.watches.len() / 2));
        let most_short = MOST_CLAIMS / 4;
        for (at, clause) in old.clauses.iter().enumerate() {
            let claims = &old.claims[clause.start as usize..(clause.start + clause.len) as usize];
            let is_short = clause.len <= SHORT && self.claims.len() < most_short;
            let mut open: Vec<Claim> = claims.to_vec();
            open.retain(|&claim| trail.holds(claim) != Some(false));
            let is_known = claims.iter().any(|&claim| trail.holds(claim) == Some(true));
            if (at >= half || is_short) && !is_known && open.len() > 1 {
                self.add(&open);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::rest::Rest;
    use super::*;
    use crate::boards::{CellId, Graph};

    /// A ladder of so many rungs, and the walker at one of its feet.
    fn net(rungs: u32) -> Net {
        let graph = Graph::new(2 * rungs, |CellId(cell)| {
            let along = [cell.wrapping_sub(2), cell + 2, cell ^ 1];
            along
                .into_iter()
                .filter(move |&next| next < 2 * rungs)
                .map(CellId)
        });
        let rest = Rest {
            graph: &graph,
            at: CellId(0),
            is_open: (0..2 * rungs).map(|cell| cell > 0).collect(),
            open: 2 * rungs as usize - 1,
            colours: None,
        };
        Net::of(&rest).expect("no colours that do not fit")
    }

    #[test]
    fn the_last_claim_that_can_hold_does_and_none_is_a_clash() {
        let net = net(4);
        let mut trail = Trail::new(&net);
        let mut clauses = Clauses::new(net.ends.len());
        let clause = [Claim::taken(3), Claim::left(4), Claim::taken(5)];
        clauses.add(&clause);
        trail.assume(&net, Claim::left(3));
        assert_eq!(clauses.follow(&net, &mut trail, Claim::left(3)), Ok(()));
        trail.assume(&net, Claim::left(5));
        assert_eq!(clauses.follow(&net, &mut trail, Claim::left(5)), Ok(()));
        assert_eq!(trail.holds(Claim::left(4)), Some(true));
        trail.return_to(&net, 1);
        assert_eq!(trail.holds(Claim::left(4)), None);
        trail.conclude(&net, Claim::taken(4), Reason::None);
        trail.conclude(&net, Claim::left(5), Reason::None);
        let clash = clauses.follow(&net, &mut trail, Claim::taken(4));
        assert_eq!(clash, Err(0));
    }

    #[test]
    fn of_too_many_clauses_the_older_long_ones_are_forgotten() {
        let net = net(40);
        let trail = Trail::new(&net);
        let mut clauses = Clauses::new(net.ends.len());
        let long: Vec<Claim> = (1..30).map(Claim::taken).collect();
        clauses.add(&[Claim::taken(1), Claim::taken(2)]);
        clauses.tidy(&trail);
        assert_eq!(clauses.clauses.len(), 1);
        while clauses.claims.len() < MOST_CLAIMS / 2 {
            clauses.add(&long);
        }
        let before = clauses.clauses.len();
        clauses.tidy(&trail);
        assert!(clauses.clauses.len() <= before / 2 + 2);
        assert!(clauses.claims.len() <= MOST_CLAIMS / 4 + 60);
        assert_eq!(clauses.claims(0), [Claim::taken(1), Claim::taken(2)]);
    }
}
