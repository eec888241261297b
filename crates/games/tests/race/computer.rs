//! Computer players and hints.

use super::{begin, ring, roll, roll_all};
use std::sync::atomic::AtomicBool;
use tessella_boards::random::SeededRng;
use tessella_games::race::Setup;
use tessella_games::{Advice, GameSetup, Level, Move, Outcome, Rules, Seat, Turn};

/// Plays a race around a ring with one level per seat. Returns the winner.
fn duel(setup: &Setup, seed: u64, levels: &[Level]) -> Seat {
    let never = AtomicBool::new(false);
    let mut dice = SeededRng::new(b"duelling", seed);
    let mut race = begin(setup, seed);
    loop {
        let (seat, mv) = match race.to_move() {
            Turn::Chance(seat) => {
                assert_eq!(race.computer_move(levels[seat.index()], &never), None);
                (seat, roll(&mut dice))
            }
            Turn::Player(seat) => {
                let mv = race.computer_move(levels[seat.index()], &never);
                (seat, mv.expect("a choice where there is one"))
            }
            Turn::Nobody => break,
        };
        race.advance(seat, mv).expect("a legal move");
    }
    match race.outcome() {
        Some(Outcome::Won(winner)) => winner,
        other => panic!("{other:?}"),
    }
}

/// Returns the number of games that the first level wins against the second, with alternating seats.
fn won(setup: &Setup, games: u64, better: Level, worse: Level) -> usize {
    let wins = |game: &u64| match game % 2 {
        0 => duel(setup, game / 2, &[better, worse]) == Seat(0),
        _ => duel(setup, game / 2, &[worse, better]) == Seat(1),
    };
    (0..games).filter(wins).count()
}

#[test]
fn computer_easy_beats_gentle_and_medium_beats_easy() {
    let setup = ring(40, 2, 4, true);
    let wins = won(&setup, 200, Level::Easy, Level::Gentle);
    assert!(wins > 100, "{wins} of 200");
    let wins = won(&setup, 200, Level::Medium, Level::Easy);
    assert!(wins > 120, "{wins} of 200");
}

#[test]
fn two_computers_at_medium_beat_two_at_easy() {
    use Level::{Easy, Medium};
    let setup = ring(40, 4, 4, true);
    let arrangements = [
        [Medium, Easy, Medium, Easy],
        [Easy, Medium, Easy, Medium],
        [Medium, Medium, Easy, Easy],
        [Easy, Easy, Medium, Medium],
    ];
    let wins = |game: &u64| {
        let levels = arrangements[(game % 4) as usize];
        levels[duel(&setup, game / 4, &levels).index()] == Medium
    };
    let wins = (0..400).filter(wins).count();
    assert!(wins >= 250, "{wins} of 400");
}

#[test]
fn race_of_many_around_a_ring_ends_in_a_quarter_of_an_hour() {
    for seats in 4..=10_u16 {
        let cells = 40_u16.next_multiple_of(seats);
        let setup = Setup::parse(&format!("ring{cells},s{seats}")).expect("options");
        let never = AtomicBool::new(false);
        let mut rolls = 0;
        for seed in 0..40 {
            let mut dice = SeededRng::new(b"duelling", seed);
            let mut race = begin(&setup, seed);
            while let Some(seat) = race.to_move().seat() {
                let mv = race.computer_move(Level::Medium, &never);
                let mv = mv.unwrap_or_else(|| roll(&mut dice));
                race.advance(seat, mv).expect("a legal move");
            }
            rolls += race.rolls();
        }
        // A roll takes two and a half seconds.
        assert!(rolls / 40 <= 400, "{} rolls for {seats}", rolls / 40);
    }
}

#[test]
fn computer_of_every_level_plays_legal_moves() {
    for seats in [2, 3, 5, 8, 10] {
        let setup = ring(
            16_u16.div_ceil(seats.into()) * u16::from(seats),
            seats,
            2,
            true,
        );
        let levels: Vec<Level> = Level::ALL.into_iter().cycle().take(seats.into()).collect();
        duel(&setup, 1, &levels);
    }
}

#[test]
fn hint_is_the_choice_of_the_hard_computer() {
    let (never, stopped) = (AtomicBool::new(false), AtomicBool::new(true));
    let mut race = begin(&ring(40, 2, 4, true), 1);
    assert_eq!(race.hint(&never), None, "the die is to be rolled");
    roll_all(&mut race, &[6, 1, 1, 1, 1]);
    race.advance(Seat(0), Move::Chance(6)).expect("a roll");
    let mv = race.computer_move(Level::Hard, &never);
    let hint = mv.map(|mv| Advice::Play { mv, proved: true });
    assert!(hint.is_some());
    assert_eq!(race.hint(&never), hint, "the same in the same position");
    assert_eq!(race.hint(&stopped), None);
    for level in Level::ALL {
        let mv = race.computer_move(level, &stopped);
        assert!(mv.is_none_or(|mv| race.legal_moves().contains(&mv)));
    }
}
