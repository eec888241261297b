//! Positions of the pairings of a knock-out in its bracket.

use tessella_lobby::Pairing;

/// A pairing in the bracket, or a place for one that is not known yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Place {
    /// The upper and the lower entrant, as far as they are known.
    pub(super) entrants: [Option<u8>; 2],
    /// `true` if the upper entrant is alone.
    pub(super) is_bye: bool,
    /// `true` if there is a result.
    pub(super) is_over: bool,
    /// Entrant who goes on.
    pub(super) winner: Option<u8>,
    /// Vertical middle. Two places of a round are 1 apart at least.
    pub(super) centre: f32,
    /// Places of the round before whose winners play here.
    pub(super) feeders: Vec<usize>,
}

/// Returns the places of all rounds. With `goes_on` those of the rounds up to the final follow that are not known yet.
pub(super) fn plan(rounds: &[Vec<Pairing>], goes_on: bool) -> Vec<Vec<Place>> {
    let mut columns: Vec<Vec<Place>> = Vec::new();
    for round in rounds {
        let before = columns.last().map_or(&[][..], Vec::as_slice);
        let places = (0u8..).zip(round);
        let mut column: Vec<Place> = places
            .map(|(at, pairing)| known(pairing, before, f32::from(at)))
            .collect();
        keep_apart(&mut column);
        columns.push(column);
    }
    while let Some(next) = columns
        .last()
        .and_then(|last| following(last))
        .filter(|_| goes_on)
    {
        columns.push(next);
    }
    columns
}

/// Returns the place of a pairing. In the first round it is at `first`.
fn known(pairing: &Pairing, before: &[Place], first: f32) -> Place {
    let feeder = |entrant: u8| {
        before
            .iter()
            .position(|place| place.winner == Some(entrant))
    };
    let height = |entrant: u8| feeder(entrant).map_or(first, |at| before[at].centre);
    let mut entrants: Vec<u8> = [Some(pairing.first), pairing.second]
        .into_iter()
        .flatten()
        .collect();
    // Lines do not cross, and in the first round the higher-ranked entrant is above the other one.
    entrants.sort_by(|&one, &other| {
        let by_height = height(one).total_cmp(&height(other));
        by_height.then(one.cmp(&other))
    });
    let feeders: Vec<usize> = entrants.iter().copied().filter_map(feeder).collect();
    let heights: Vec<f32> = entrants.iter().copied().map(height).collect();
    Place {
        entrants: [entrants.first().copied(), entrants.get(1).copied()],
        is_bye: pairing.second.is_none(),
        is_over: pairing.result.is_some(),
        winner: pairing.winner(),
        centre: heights.iter().sum::<f32>() / heights.len() as f32,
        feeders,
    }
}

/// Returns the places of the round after one that is not over, or `None` if it is the final. Entrants who have won already are
/// there, unless a pairing without a winner may change who meets.
fn following(last: &[Place]) -> Option<Vec<Place>> {
    let has_winner = |place: &Place| place.winner.is_some() || !place.is_over;
    let open: Vec<usize> = (0..last.len())
        .filter(|&at| has_winner(&last[at]))
        .collect();
    if open.len() < 2 {
        return None;
    }
    let is_certain = open.len().is_multiple_of(2);
    let mut next: Vec<Place> = open
        .chunks(2)
        .map(|feeders| {
            let winner = |at: usize| {
                let feeder = feeders.get(at).map(|&feeder| &last[feeder]);
                feeder
                    .and_then(|feeder| feeder.winner)
                    .filter(|_| is_certain)
            };
            let heights = feeders.iter().map(|&feeder| last[feeder].centre);
            Place {
                entrants: [winner(0), winner(1)],
                centre: heights.sum::<f32>() / feeders.len() as f32,
                feeders: feeders.to_vec(),
                ..Place::default()
            }
        })
        .collect();
    keep_apart(&mut next);
    Some(next)
}

/// Moves places down that would overlap.
fn keep_apart(column: &mut [Place]) {
    let mut order: Vec<usize> = (0..column.len()).collect();
    order.sort_by(|&one, &other| column[one].centre.total_cmp(&column[other].centre));
    let mut least = 0.0f32;
    for at in order {
        column[at].centre = column[at].centre.max(least);
        least = column[at].centre + 1.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_lobby::{PairingResult, TournamentKind, TournamentSchedule};

    /// Plays a knock-out, in which the first entrant of each pairing wins unless `result` says otherwise, and checks the bracket
    /// before each round and in its middle.
    fn check(entrants: u8, result: impl Fn(usize, usize) -> PairingResult) {
        let schedule = TournamentSchedule::new(TournamentKind::KnockOut, entrants);
        let mut schedule = schedule.expect("a schedule");
        for round in 0.. {
            for at in 0..schedule.pairings().len() {
                check_plan(&plan(schedule.rounds(), true), entrants);
                schedule.record(at, result(round, at));
            }
            check_plan(&plan(schedule.rounds(), false), entrants);
            if !schedule.advance() {
                break;
            }
        }
        assert_eq!(
            plan(schedule.rounds(), false),
            plan(schedule.rounds(), true)
        );
    }

    fn check_plan(columns: &[Vec<Place>], entrants: u8) {
        for (round, column) in columns.iter().enumerate() {
            let mut centres: Vec<f32> = column.iter().map(|place| place.centre).collect();
            centres.sort_by(f32::total_cmp);
            assert!(centres.windows(2).all(|pair| pair[1] - pair[0] >= 0.99));
            assert!(centres.iter().all(|&centre| (0.0..32.0).contains(&centre)));
            for place in column {
                assert_eq!(place.feeders.is_empty(), round == 0, "{place:?}");
                let known = place.entrants.iter().flatten();
                assert!(known.clone().all(|&entrant| entrant < entrants));
                let Some(before) = round.checked_sub(1).map(|at| &columns[at]) else {
                    continue;
                };
                for entrant in known {
                    let winners = place.feeders.iter().map(|&at| before[at].winner);
                    assert!(winners.clone().any(|winner| winner == Some(*entrant)));
                }
            }
        }
    }

    #[test]
    fn pairings_are_at_the_end_of_the_lines_of_their_entrants() {
        for entrants in 4..=32 {
            check(entrants, |_, _| PairingResult::FirstWon);
            check(entrants, |round, at| match (round + at) % 3 {
                0 => PairingResult::SecondWon,
                _ => PairingResult::FirstWon,
            });
            // Pairings without a winner leave an odd number of them.
            check(entrants, |round, at| match (round, at % 3) {
                (0, 0) => PairingResult::NeitherWon,
                _ => PairingResult::SecondWon,
            });
        }
    }

    #[test]
    fn bracket_has_all_rounds_before_the_first_result() {
        for (entrants, sizes) in [(4, &[2, 1][..]), (6, &[4, 2, 1]), (32, &[16, 8, 4, 2, 1])] {
            let schedule = TournamentSchedule::new(TournamentKind::KnockOut, entrants);
            let columns = plan(schedule.expect("a schedule").rounds(), true);
            let found: Vec<usize> = columns.iter().map(Vec::len).collect();
            assert_eq!(found, sizes);
        }
    }
}
