//! Standings of a tournament.

use super::pairing::{Pairing, PairingResult};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Line in the standings. The order of fields is the wire format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Entrant.
    pub entrant: u8,
    /// Place, counted from 1. Tied entrants share a place.
    pub place: u8,
    /// Points in halves: two for a win, one for a draw.
    pub points: u8,
    /// Number of pairings won, not counting byes.
    pub won: u8,
    /// Number of pairings drawn.
    pub drawn: u8,
    /// Number of pairings lost.
    pub lost: u8,
    /// Points in halves from pairings against those with the same number of points. 0 in a knock-out.
    pub direct: u8,
    /// Sonneborn–Berger score in quarters: the points of opponents beaten, and half the points of opponents drawn with.
    /// 0 in a knock-out.
    pub sonneborn_berger: u16,
}

/// Returns the points of both entrants, in halves.
const fn half_points(result: PairingResult) -> (u8, u8) {
    match result {
        PairingResult::FirstWon => (2, 0),
        PairingResult::SecondWon => (0, 2),
        PairingResult::Draw => (1, 1),
        PairingResult::NeitherWon => (0, 0),
    }
}

/// Iterates over the pairings played, once from each side: the entrant, the opponent, and the entrant's points in
/// halves.
fn played(rounds: &[Vec<Pairing>]) -> impl Iterator<Item = (u8, u8, u8)> + '_ {
    let pairings = rounds.iter().flatten();
    pairings
        .filter_map(|pairing| {
            let (first, second) = (pairing.first, pairing.second?);
            let (points, of_second) = half_points(pairing.result?);
            Some([(first, second, points), (second, first, of_second)])
        })
        .flatten()
}

/// Returns a line for each entrant, with results but without places.
fn results(entrants: u8, rounds: &[Vec<Pairing>]) -> Vec<Standing> {
    let line = |entrant| Standing {
        entrant,
        place: 1,
        points: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        direct: 0,
        sonneborn_berger: 0,
    };
    let mut lines: Vec<Standing> = (0..entrants).map(line).collect();
    for (entrant, _, points) in played(rounds) {
        let line = &mut lines[usize::from(entrant)];
        line.points += points;
        line.won += u8::from(points == 2);
        line.drawn += u8::from(points == 1);
        line.lost += u8::from(points == 0);
    }
    lines
}

/// Returns the standings of a round robin: by points, then by the results against those with the same points, then by
/// the Sonneborn–Berger score. Entrants who are still tied share a place.
pub(super) fn of_round_robin(entrants: u8, rounds: &[Vec<Pairing>]) -> Vec<Standing> {
    let mut lines = results(entrants, rounds);
    let totals: Vec<u8> = lines.iter().map(|line| line.points).collect();
    let total = |entrant: u8| totals[usize::from(entrant)];
    for (entrant, opponent, points) in played(rounds) {
        let line = &mut lines[usize::from(entrant)];
        line.sonneborn_berger += u16::from(total(opponent)) * u16::from(points);
        if total(opponent) == total(entrant) {
            line.direct += points;
        }
    }
    let rank = |line: &Standing| (line.points, line.direct, line.sonneborn_berger);
    placed(lines, rank)
}

/// Returns the standings of a knock-out: those who are still in it, then the others by the round in which they were
/// knocked out. Those who were knocked out in the same round share a place.
pub(super) fn of_knock_out(entrants: u8, rounds: &[Vec<Pairing>]) -> Vec<Standing> {
    let rank = |line: &Standing| {
        let is_out = |round: &Vec<Pairing>| {
            let mut pairings = round.iter().filter(|pairing| pairing.has(line.entrant));
            pairings
                .any(|pairing| pairing.result.is_some() && pairing.winner() != Some(line.entrant))
        };
        rounds.iter().position(is_out).unwrap_or(rounds.len())
    };
    placed(results(entrants, rounds), rank)
}

/// Sorts the lines by rank, greatest first, and then by number, and fills in the places.
fn placed<R: Ord>(mut lines: Vec<Standing>, rank: impl Fn(&Standing) -> R) -> Vec<Standing> {
    lines.sort_by_key(|line| (Reverse(rank(line)), line.entrant));
    for at in 1..lines.len() {
        lines[at].place = if rank(&lines[at]) == rank(&lines[at - 1]) {
            lines[at - 1].place
        } else {
            at as u8 + 1
        };
    }
    lines
}
