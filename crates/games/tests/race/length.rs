//! Length of races, compared with a Markov chain.

use super::chain::Chain;
use super::{begin, roll, track};
use tessella_boards::random::SeededRng;
use tessella_games::race::Race;
use tessella_games::{Outcome, Rules, Seat, Turn};

/// Plays snakes and ladders to the end. Returns the winner and the number of its turns.
fn turns_to_win(first: &Race, dice: &mut SeededRng) -> (Seat, u32) {
    let mut race = first.clone();
    let mut turns = 0;
    let mut last = None;
    while let Turn::Chance(seat) = race.to_move() {
        if last != Some(seat) && seat == Seat::FIRST {
            turns += 1;
        }
        last = Some(seat);
        race.advance(seat, roll(dice)).expect("a die of six sides");
    }
    let Some(Outcome::Won(winner)) = race.outcome() else {
        panic!("nobody won");
    };
    (winner, turns)
}

#[test]
fn length_of_race_matches_markov_chain() {
    const GAMES: u32 = 1500;
    for (at, &(exact, roll_again, seats)) in [
        (false, true, 2),
        (true, true, 2),
        (true, false, 2),
        (false, false, 4),
    ]
    .iter()
    .enumerate()
    {
        for seed in [1, 4711] {
            let race = begin(&track(100, seats, exact, roll_again), seed);
            let chain = Chain::of(&race);
            let going = chain.still_going();
            // The mean number of turns of a piece is the sum of these probabilities.
            let alone: f64 = going.iter().sum();
            assert!((alone - chain.mean_turns()).abs() < 1e-6 * alone);
            // The winner has the fewest turns; among equals, the first seat wins.
            let all = |going: f64| going.powi(seats.into());
            let mean: f64 = going.iter().map(|&going| all(going)).sum();
            let square: f64 = (going.iter().enumerate())
                .map(|(turns, &going)| (2 * turns + 1) as f64 * all(going))
                .sum();
            let others = i32::from(seats) - 1;
            let first: f64 = (going.windows(2))
                .map(|two| (two[0] - two[1]) * two[0].powi(others))
                .sum();
            let mut dice = SeededRng::new(b"test die", seed + 10 * at as u64);
            let (mut turns, mut won) = (0, 0);
            for _ in 0..GAMES {
                let (winner, took) = turns_to_win(&race, &mut dice);
                turns += took;
                won += u32::from(winner == Seat::FIRST);
            }
            let games = f64::from(GAMES);
            let error = ((square - mean * mean) / games).sqrt();
            let off = (f64::from(turns) / games - mean) / error;
            assert!(
                off.abs() < 4.0,
                "{off} errors from {mean}, exact {exact}, roll_again {roll_again}"
            );
            let error = (first * (1.0 - first) / games).sqrt();
            let off = (f64::from(won) / games - first) / error;
            assert!(
                off.abs() < 4.0,
                "{off} errors from {first}, exact {exact}, roll_again {roll_again}"
            );
        }
    }
}
