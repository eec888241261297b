//! Races: length, generated tracks, piece movement, turns and rolls, game codes, and computer players.

mod chain;
mod computer;
mod length;
mod pieces;
mod setup;
mod tracks;
mod turns;

use tessella_boards::random::SeededRng;
use tessella_games::race::{self, Race, Setup, Variant};
use tessella_games::{Move, Rules, Seat, Start, Turn};

fn begin(setup: &Setup, seed: u64) -> Race {
    Race::new(setup, &Start::Seed(seed)).expect("a sound set-up")
}

fn track(cells: u16, seats: u8, exact: bool, roll_again: bool) -> Setup {
    Setup {
        variant: Variant::SnakesAndLadders { exact },
        seats,
        roll_again,
        ..Setup::snakes_and_ladders(cells)
    }
}

fn ring(cells: u16, seats: u8, pieces: u8, roll_again: bool) -> Setup {
    Setup {
        variant: Variant::AroundTheRing { pieces, laps: 1 },
        seats,
        roll_again,
        ..Setup::around_the_ring(cells)
    }
}

/// Returns a similar setup with as many laps on a ring, with forks, and with fours that go back.
fn varied(setup: Setup, laps: u8, forks: bool, back_four: bool) -> Setup {
    let variant = match setup.variant {
        Variant::AroundTheRing { pieces, .. } => Variant::AroundTheRing { pieces, laps },
        variant => variant,
    };
    Setup {
        variant,
        forks,
        back_four,
        ..setup
    }
}

/// Returns setups with every number of seats and every option, on boards of several lengths.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for seats in race::SEATS {
        for roll_again in [false, true] {
            for (cells, exact) in [(20, true), (57, false), (100, true), (200, false)] {
                setups.push(track(cells, seats, exact, roll_again));
            }
            for (around, pieces) in [(16, 4), (40, 4), (80, 2), (24, 1), (33, 3)] {
                let seats_around = u16::from(seats);
                let cells =
                    (around / seats_around).max(16_u16.div_ceil(seats_around)) * seats_around;
                setups.push(ring(cells, seats, pieces, roll_again));
            }
            let per_seat = (48 / u16::from(seats)).max(6);
            let small_ring = ring((per_seat * u16::from(seats)).min(80), seats, 1, roll_again);
            for (laps, forks, back_four) in [(2, false, false), (1, true, false), (2, true, true)] {
                setups.push(varied(small_ring.clone(), laps, forks, back_four));
            }
            for (cells, exact, forks, back_four) in [
                (40, true, true, true),
                (100, false, true, false),
                (57, true, false, true),
            ] {
                setups.push(varied(
                    track(cells, seats, exact, roll_again),
                    1,
                    forks,
                    back_four,
                ));
            }
        }
    }
    setups
}

fn is_ring(race: &Race) -> bool {
    matches!(race.setup().variant, Variant::AroundTheRing { .. })
}

/// Rolls a die.
fn roll(dice: &mut SeededRng) -> Move {
    Move::Chance(1 + dice.below(6))
}

/// Returns a random legal move.
fn any_move(race: &Race, dice: &mut SeededRng) -> Option<(Seat, Move)> {
    match race.to_move() {
        Turn::Chance(seat) => Some((seat, roll(dice))),
        Turn::Player(seat) => {
            let moves = race.legal_moves();
            Some((seat, moves[dice.below(moves.len() as u32) as usize]))
        }
        Turn::Nobody => None,
    }
}

/// Formats all visible state of a race except its board.
fn facts(race: &Race) -> String {
    let seats: Vec<_> = race.seats().map(|seat| race.pieces_home(seat)).collect();
    let gone: Vec<_> = (race.pieces().iter())
        .map(|piece| race.progress(piece.seat, piece.number).0)
        .collect();
    format!(
        "{:?} {gone:?} {:?} {:?} {seats:?} {:?} {:?} {}",
        race.pieces(),
        race.to_move(),
        race.legal_moves(),
        race.outcome(),
        race.last_roll(),
        race.rolls(),
    )
}

/// Makes these rolls in order, and moves the first piece where there is a choice. Returns the seat of each roll.
fn roll_all(race: &mut Race, pips: &[u32]) -> Vec<Seat> {
    let mut seats = Vec::new();
    for &pips in pips {
        let Turn::Chance(seat) = race.to_move() else {
            panic!("nobody rolls: {}", facts(race));
        };
        seats.push(seat);
        race.advance(seat, Move::Chance(pips)).expect("a roll");
        if let Turn::Player(seat) = race.to_move() {
            let mv = race.legal_moves()[0];
            race.advance(seat, mv).expect("a legal choice");
        }
    }
    seats
}
