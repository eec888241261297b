//! Schedule of a tournament: its rounds and the results so far.

use super::pairing::{MAX_DRAWS, Pairing, PairingResult, TournamentKind};
use super::standings::{Standing, of_knock_out, of_round_robin};
use super::{knock_out, round_robin};
use serde::{Deserialize, Serialize};

/// Minimum number of entrants.
pub const MIN_ENTRANTS: u8 = 4;
/// Maximum number of entrants.
pub const MAX_ENTRANTS: u8 = 32;

/// Schedule of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentSchedule {
    kind: TournamentKind,
    entrants: u8,
    /// All rounds of a round robin; the rounds up to the current one of a knock-out.
    rounds: Vec<Vec<Pairing>>,
    /// Index of the current round.
    round: u8,
}

impl TournamentSchedule {
    /// Creates a schedule; `None` if the number of entrants is not between [`MIN_ENTRANTS`] and [`MAX_ENTRANTS`].
    pub fn new(kind: TournamentKind, entrants: u8) -> Option<Self> {
        let is_possible = (MIN_ENTRANTS..=MAX_ENTRANTS).contains(&entrants);
        is_possible.then(|| Self {
            kind,
            entrants,
            rounds: match kind {
                TournamentKind::RoundRobin => round_robin::rounds(entrants),
                TournamentKind::KnockOut => vec![knock_out::first_round(entrants)],
            },
            round: 0,
        })
    }

    /// Returns the kind.
    pub const fn kind(&self) -> TournamentKind {
        self.kind
    }

    /// Returns the number of entrants.
    pub const fn entrants(&self) -> u8 {
        self.entrants
    }

    /// Returns all rounds that are known.
    pub fn rounds(&self) -> &[Vec<Pairing>] {
        &self.rounds
    }

    /// Returns the index of the current round.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Returns the pairings of the current round.
    pub fn pairings(&self) -> &[Pairing] {
        let round = self.rounds.get(usize::from(self.round));
        round.map_or(&[], Vec::as_slice)
    }

    /// Records a game in the current round. A draw does not decide a knock-out pairing: it is played again with the
    /// seats swapped. After [`MAX_DRAWS`] consecutive draws the second entrant advances, having moved first in fewer of
    /// these games.
    pub fn record(&mut self, at: usize, result: PairingResult) {
        let round = self.rounds.get_mut(usize::from(self.round));
        let pairing = round.and_then(|round| round.get_mut(at));
        let Some(pairing) = pairing.filter(|pairing| pairing.result.is_none()) else {
            return;
        };
        let is_draw = result == PairingResult::Draw;
        pairing.draws += u8::from(is_draw);
        pairing.result = match self.kind {
            TournamentKind::KnockOut if is_draw => {
                (pairing.draws >= MAX_DRAWS).then_some(PairingResult::SecondWon)
            }
            TournamentKind::KnockOut | TournamentKind::RoundRobin => Some(result),
        };
    }

    /// Returns `true` if all pairings of the current round have a result.
    pub fn is_round_over(&self) -> bool {
        let mut pairings = self.pairings().iter();
        pairings.all(|pairing| pairing.result.is_some())
    }

    /// Advances to the next round. Returns `false` if there is none, or the current one is not over.
    pub fn advance(&mut self) -> bool {
        if !self.is_round_over() {
            return false;
        }
        if self.kind == TournamentKind::KnockOut {
            self.rounds.extend(knock_out::next_round(&self.rounds));
        }
        let has_next = usize::from(self.round) + 1 < self.rounds.len();
        self.round += u8::from(has_next);
        has_next
    }

    /// Returns the standings, best first.
    pub fn standings(&self) -> Vec<Standing> {
        match self.kind {
            TournamentKind::RoundRobin => of_round_robin(self.entrants, &self.rounds),
            TournamentKind::KnockOut => of_knock_out(self.entrants, &self.rounds),
        }
    }

    /// Returns `true` if a loaded schedule is consistent: pairings that do not depend on results are those of its kind,
    /// and nobody is in more than one pairing per round.
    pub fn is_consistent(&self) -> bool {
        let Some(fresh) = Self::new(self.kind, self.entrants) else {
            return false;
        };
        let people = |pairing: &Pairing| (pairing.first, pairing.second);
        let is_planned = match self.kind {
            TournamentKind::RoundRobin => self.rounds.len() == fresh.rounds.len(),
            TournamentKind::KnockOut => (1..=MAX_ENTRANTS.into()).contains(&self.rounds.len()),
        };
        let is_same = |(own, fresh): (&Vec<Pairing>, &Vec<Pairing>)| {
            own.iter().map(people).eq(fresh.iter().map(people))
        };
        let is_round = |round: &Vec<Pairing>| {
            let entrants = round
                .iter()
                .flat_map(|pairing| [Some(pairing.first), pairing.second]);
            let mut entrants: Vec<u8> = entrants.flatten().collect();
            let count = entrants.len();
            entrants.sort_unstable();
            entrants.dedup();
            entrants.len() == count && entrants.iter().all(|&entrant| entrant < self.entrants)
        };
        let is_pairing = |pairing: &Pairing| {
            pairing.draws <= MAX_DRAWS && (pairing.second.is_some() || pairing.result.is_some())
        };
        is_planned
            && usize::from(self.round) < self.rounds.len()
            && self.rounds.iter().zip(&fresh.rounds).all(is_same)
            && self.rounds.iter().all(is_round)
            && self.rounds.iter().flatten().all(is_pairing)
    }
}
