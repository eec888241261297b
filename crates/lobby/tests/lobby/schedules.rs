//! Schedules of tournaments: pairings, seats, results and standings, for every number of entrants.

use super::harness::seeded_numbers;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use tessella_formats::codec::{decode, encode};
use tessella_lobby::{
    MAX_DRAWS, MAX_ENTRANTS, MIN_ENTRANTS, Pairing, PairingResult, Standing, TournamentKind,
    TournamentSchedule,
};

const RESULTS: [PairingResult; 4] = [
    PairingResult::FirstWon,
    PairingResult::SecondWon,
    PairingResult::Draw,
    PairingResult::NeitherWon,
];

fn schedule(kind: TournamentKind, entrants: u8) -> TournamentSchedule {
    TournamentSchedule::new(kind, entrants).expect("a schedule")
}

/// Plays all rounds, with the results that a function gives for each pairing.
fn play_out(schedule: &mut TournamentSchedule, mut result: impl FnMut(&Pairing) -> PairingResult) {
    for _ in 0..40 {
        for at in 0..schedule.pairings().len() {
            while schedule.pairings()[at].result.is_none() {
                let result = result(&schedule.pairings()[at]);
                schedule.record(at, result);
            }
        }
        assert!(schedule.is_round_over());
        assert!(schedule.is_consistent());
        if !schedule.advance() {
            return;
        }
    }
    panic!("the tournament does not end");
}

fn games(schedule: &TournamentSchedule) -> Vec<(u8, u8)> {
    let pairings = schedule.rounds().iter().flatten();
    pairings
        .filter_map(|pairing| Some((pairing.first, pairing.second?)))
        .collect()
}

#[test]
fn schedule_is_refused_outside_of_the_limits() {
    for kind in [TournamentKind::RoundRobin, TournamentKind::KnockOut] {
        for entrants in [0, 1, MIN_ENTRANTS - 1, MAX_ENTRANTS + 1, u8::MAX] {
            assert_eq!(TournamentSchedule::new(kind, entrants), None);
        }
    }
}

#[test]
fn round_robin_pairs_everybody_once_and_shares_the_first_seats() {
    for entrants in MIN_ENTRANTS..=MAX_ENTRANTS {
        let robin = schedule(TournamentKind::RoundRobin, entrants);
        let games = games(&robin);
        let pairs: BTreeSet<(u8, u8)> = games
            .iter()
            .map(|&(one, other)| (one.min(other), one.max(other)))
            .collect();
        let all = usize::from(entrants) * (usize::from(entrants) - 1) / 2;
        assert_eq!([games.len(), pairs.len()], [all; 2], "{entrants}");
        let rounds = entrants - 1 + entrants % 2;
        assert_eq!(robin.rounds().len(), usize::from(rounds), "{entrants}");
        let mut byes: BTreeMap<u8, usize> = BTreeMap::new();
        for round in robin.rounds() {
            let mut seen = BTreeSet::new();
            for pairing in round {
                assert!(
                    seen.insert(pairing.first) && pairing.second.is_none_or(|it| seen.insert(it))
                );
                if pairing.second.is_none() {
                    *byes.entry(pairing.first).or_default() += 1;
                }
            }
            assert_eq!(seen, (0..entrants).collect(), "everybody is in each round");
        }
        let expected = if entrants % 2 == 1 { entrants } else { 0 };
        assert_eq!(
            byes.len(),
            usize::from(expected),
            "one bye each of {entrants}"
        );
        for entrant in 0..entrants {
            let first = games.iter().filter(|game| game.0 == entrant).count();
            let second = games.iter().filter(|game| game.1 == entrant).count();
            assert!(
                first.abs_diff(second) <= 1,
                "{entrant} of {entrants}: {first} and {second}"
            );
        }
    }
}

#[test]
fn knock_out_gives_the_byes_to_the_first_ranked() {
    for entrants in MIN_ENTRANTS..=MAX_ENTRANTS {
        let cup = schedule(TournamentKind::KnockOut, entrants);
        let byes = cup
            .pairings()
            .iter()
            .filter(|pairing| pairing.second.is_none());
        let byes: BTreeSet<u8> = byes.map(|pairing| pairing.first).collect();
        let free = entrants.next_power_of_two() - entrants;
        assert_eq!(byes, (0..free).collect(), "{entrants}");
    }
}

#[test]
fn knock_out_of_the_better_ranked_brings_the_first_two_to_the_final() {
    for entrants in MIN_ENTRANTS..=MAX_ENTRANTS {
        let mut cup = schedule(TournamentKind::KnockOut, entrants);
        let better = |pairing: &Pairing| match pairing.second {
            Some(second) if second < pairing.first => PairingResult::SecondWon,
            _ => PairingResult::FirstWon,
        };
        play_out(&mut cup, better);
        let last = cup.pairings();
        assert!(
            last.len() == 1 && last[0].has(0) && last[0].has(1),
            "{last:?}"
        );
        let rounds = entrants.next_power_of_two().trailing_zeros();
        assert_eq!(cup.rounds().len(), rounds as usize, "{entrants}");
        assert_eq!(games(&cup).len(), usize::from(entrants) - 1);
        let lines = cup.standings();
        let places = lines.iter().map(|line| (line.entrant, line.place));
        let places: Vec<(u8, u8)> = places.collect();
        assert_eq!(places[..4], [(0, 1), (1, 2), (2, 3), (3, 3)], "{entrants}");
    }
}

#[test]
fn knock_out_goes_to_the_second_entrant_after_the_last_draw() {
    let mut cup = schedule(TournamentKind::KnockOut, 4);
    for draws in 1..=MAX_DRAWS {
        assert_eq!(cup.pairings()[0].result, None);
        cup.record(0, PairingResult::Draw);
        assert_eq!(cup.pairings()[0].draws, draws);
    }
    let pairing = cup.pairings()[0];
    assert_eq!(pairing.winner(), pairing.second);
    // A draw before a win leaves no trace.
    cup.record(1, PairingResult::Draw);
    cup.record(1, PairingResult::FirstWon);
    assert_eq!(cup.pairings()[1].winner(), Some(cup.pairings()[1].first));
    // What is decided stays so.
    cup.record(1, PairingResult::SecondWon);
    cup.record(7, PairingResult::SecondWon);
    assert_eq!(cup.pairings()[1].winner(), Some(cup.pairings()[1].first));
}

#[test]
fn knock_out_without_players_in_a_pairing_gives_a_bye() {
    let mut cup = schedule(TournamentKind::KnockOut, 8);
    cup.record(0, PairingResult::NeitherWon);
    for at in 1..4 {
        cup.record(at, PairingResult::FirstWon);
    }
    assert!(cup.advance());
    let byes = cup
        .pairings()
        .iter()
        .filter(|pairing| pairing.second.is_none());
    assert_eq!([cup.pairings().len(), byes.count()], [2, 1]);
    // No entrant is left.
    let mut cup = schedule(TournamentKind::KnockOut, 5);
    play_out(&mut cup, |_| PairingResult::NeitherWon);
    assert!(cup.standings().iter().any(|line| line.place == 1));
}

/// Returns the standings of a round robin of four with these results, as entrant, place, points and the scores of ties.
fn standings_of(results: &[(u8, u8, PairingResult)]) -> Vec<(u8, u8, u8, u8, u16)> {
    let mut robin = schedule(TournamentKind::RoundRobin, 4);
    play_out(&mut robin, |pairing| {
        let second = pairing.second.expect("an opponent");
        for &(one, other, result) in results {
            if (pairing.first, second) == (one, other) {
                return result;
            }
            if (pairing.first, second) == (other, one) {
                return match result {
                    PairingResult::FirstWon => PairingResult::SecondWon,
                    PairingResult::SecondWon => PairingResult::FirstWon,
                    result => result,
                };
            }
        }
        PairingResult::Draw
    });
    let line = |line: &Standing| {
        (
            line.entrant,
            line.place,
            line.points,
            line.direct,
            line.sonneborn_berger,
        )
    };
    robin.standings().iter().map(line).collect()
}

#[test]
fn ties_are_broken_by_the_direct_result_first() {
    // 1 and 2 have four half-points each, and 2 has beaten 1.
    let lines = standings_of(&[
        (0, 1, PairingResult::SecondWon),
        (0, 2, PairingResult::SecondWon),
        (0, 3, PairingResult::FirstWon),
        (1, 2, PairingResult::SecondWon),
        (1, 3, PairingResult::FirstWon),
        (2, 3, PairingResult::SecondWon),
    ]);
    let order: Vec<(u8, u8, u8)> = lines.iter().map(|line| (line.0, line.1, line.2)).collect();
    assert_eq!(order, [(2, 1, 4), (1, 2, 4), (0, 3, 2), (3, 4, 2)]);
}

#[test]
fn ties_are_broken_by_sonneborn_berger_and_then_shared() {
    // 0 and 1 draw with each other; 0 has beaten the better of the two others.
    let lines = standings_of(&[
        (0, 2, PairingResult::FirstWon),
        (0, 3, PairingResult::SecondWon),
        (1, 2, PairingResult::SecondWon),
        (1, 3, PairingResult::FirstWon),
        (2, 3, PairingResult::FirstWon),
    ]);
    let places: Vec<(u8, u8, u8)> = lines.iter().map(|line| (line.0, line.1, line.2)).collect();
    assert_eq!(places, [(2, 1, 4), (0, 2, 3), (1, 3, 3), (3, 4, 2)]);
    assert!(
        lines[1].3 == lines[2].3 && lines[1].4 > lines[2].4,
        "{lines:?}"
    );
    let equal = standings_of(&[]);
    assert!(equal.iter().all(|line| line.1 == 1), "{equal:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn any_results_give_consistent_standings(
        entrants in MIN_ENTRANTS..=MAX_ENTRANTS,
        is_cup in any::<bool>(),
        seed in any::<u64>(),
    ) {
        let kind = if is_cup { TournamentKind::KnockOut } else { TournamentKind::RoundRobin };
        let mut played = schedule(kind, entrants);
        let mut random = seeded_numbers(seed);
        play_out(&mut played, |_| RESULTS[random() as usize % RESULTS.len()]);
        let lines = played.standings();
        let seen: BTreeSet<u8> = lines.iter().map(|line| line.entrant).collect();
        prop_assert_eq!(seen, (0..entrants).collect::<BTreeSet<u8>>());
        prop_assert_eq!(lines[0].place, 1);
        for (at, pair) in lines.windows(2).enumerate() {
            let next = usize::from(pair[1].place);
            prop_assert!(pair[1].place == pair[0].place || next == at + 2);
            prop_assert!(is_cup || pair[0].points >= pair[1].points);
        }
        for line in &lines {
            prop_assert_eq!(line.points, 2 * line.won + line.drawn);
            let own = games(&played).into_iter().filter(|game| [game.0, game.1].contains(&line.entrant));
            prop_assert_eq!(usize::from(line.won + line.drawn + line.lost), own.count());
        }
        let bytes = encode(&played).expect("an encoded schedule");
        prop_assert_eq!(decode::<TournamentSchedule>(&bytes), Ok(played));
    }

    #[test]
    fn any_bytes_give_a_consistent_schedule_or_none(
        entrants in MIN_ENTRANTS..=MAX_ENTRANTS,
        is_cup in any::<bool>(),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let kind = if is_cup { TournamentKind::KnockOut } else { TournamentKind::RoundRobin };
        let mut bytes = encode(&schedule(kind, entrants)).expect("an encoded schedule");
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if let Ok(mut schedule) = decode::<TournamentSchedule>(&bytes) && schedule.is_consistent() {
            prop_assert_eq!(schedule.standings().len(), usize::from(schedule.entrants()));
            for _ in 0..40 {
                for at in 0..schedule.pairings().len() {
                    schedule.record(at, PairingResult::FirstWon);
                }
                schedule.advance();
            }
            prop_assert_eq!(schedule.standings().len(), usize::from(schedule.entrants()));
        }
    }
}
