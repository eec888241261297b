//! What holds for every race: its length is what the theory of chance says, snakes and ladders never chase each other,
//! pieces are where the effects of moves leave them, and the computer plays by the rules.

use proptest::prelude::*;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use tessella::boards::random::SeededRng;
use tessella::boards::{CellId, Plan, Shape, Square, Stretch, Track};
use tessella::games::race::{self, Race, Setup, Variant};
use tessella::games::{
    Advice, Appearance, Colour, Effect, GameSetup, IllegalMove, Level, Move, Outcome, Rules, Seat,
    Start, Turn,
};
use tessella::session::{GameCode, Played, Player, RestoreError, Session};

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
        variant: Variant::AroundTheRing { pieces },
        seats,
        roll_again,
        ..Setup::around_the_ring(cells)
    }
}

/// Every number of seats with every option, on boards of several lengths.
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
        }
    }
    setups
}

fn is_ring(race: &Race) -> bool {
    matches!(race.setup().variant, Variant::AroundTheRing { .. })
}

/// A die of the tests' own.
fn cast(dice: &mut SeededRng) -> Move {
    Move::Chance(1 + dice.below(6))
}

/// What comes next when everything is left to chance.
fn any_move(race: &Race, dice: &mut SeededRng) -> Option<(Seat, Move)> {
    match race.to_move() {
        Turn::Chance(seat) => Some((seat, cast(dice))),
        Turn::Player(seat) => {
            let moves = race.legal_moves();
            Some((seat, moves[dice.below(moves.len() as u32) as usize]))
        }
        Turn::Nobody => None,
    }
}

/// Everything that can be asked of a race but its board, in words.
fn facts(race: &Race) -> String {
    let seats: Vec<_> = race.seats().map(|seat| race.pieces_home(seat)).collect();
    format!(
        "{:?} {:?} {:?} {seats:?} {:?} {:?} {}",
        race.pieces(),
        race.to_move(),
        race.legal_moves(),
        race.outcome(),
        race.last_roll(),
        race.throws(),
    )
}

mod chain {
    //! Snakes and ladders as a chain of Markov, worked out without the game.

    use super::{Race, Variant};

    /// The chain of one piece. Its states are how many cells it has gone.
    pub struct Chain {
        /// Where each cell carries to.
        rests: Vec<usize>,
        exact: bool,
        roll_again: bool,
    }

    impl Chain {
        pub fn of(race: &Race) -> Self {
            let Variant::SnakesAndLadders { exact } = race.setup().variant else {
                panic!("only snakes and ladders are a chain");
            };
            let mut rests: Vec<usize> =
                (0..=race.progress(super::Seat::FIRST, 0).1.into()).collect();
            for (from, to) in race.jumps() {
                rests[from.index() + 1] = to.index() + 1;
            }
            let roll_again = race.setup().roll_again;
            Self {
                rests,
                exact,
                roll_again,
            }
        }

        fn goal(&self) -> usize {
            self.rests.len() - 1
        }

        fn after(&self, state: usize, eyes: usize) -> usize {
            match state + eyes {
                past if past > self.goal() && self.exact => state,
                past => self.rests[past.min(self.goal())],
            }
        }

        /// The chances of each state after one turn, throws after sixes included.
        fn turn(&self, chances: &[f64]) -> Vec<f64> {
            let goal = self.goal();
            let mut after = vec![0.0; goal + 1];
            let mut throwing = chances.to_vec();
            after[goal] = std::mem::take(&mut throwing[goal]);
            while throwing.iter().sum::<f64>() > 1e-16 {
                let mut sixes = vec![0.0; goal + 1];
                for (state, chance) in throwing.iter().enumerate() {
                    for eyes in 1..=6 {
                        let next = self.after(state, eyes);
                        match eyes == 6 && self.roll_again && next != goal {
                            true => sixes[next] += chance / 6.0,
                            false => after[next] += chance / 6.0,
                        }
                    }
                }
                throwing = sixes;
            }
            after
        }

        /// The chance that a piece has not come to the end after so many turns, from none on.
        pub fn still_going(&self) -> Vec<f64> {
            let mut chances = vec![0.0; self.goal() + 1];
            chances[0] = 1.0;
            let mut going = vec![1.0];
            while going[going.len() - 1] > 1e-13 {
                chances = self.turn(&chances);
                // Not one less what has arrived: what is lost in rounding would go for ever.
                going.push(chances[..self.goal()].iter().sum());
            }
            going
        }

        /// How many turns a piece takes on the average: the solution of the equations by which each state's number
        /// follows from those of the next ones.
        pub fn mean_turns(&self) -> f64 {
            let goal = self.goal();
            let mut rows: Vec<Vec<f64>> = (0..goal)
                .map(|state| {
                    let mut from = vec![0.0; goal + 1];
                    from[state] = 1.0;
                    let mut row = self.turn(&from);
                    for (next, chance) in row.iter_mut().enumerate() {
                        *chance = f64::from(u8::from(next == state)) - *chance;
                    }
                    row[goal] = 1.0;
                    row
                })
                .collect();
            for at in 0..goal {
                let size = |row: &usize| rows[*row][at].abs();
                let largest = (at..goal).max_by(|a, b| size(a).total_cmp(&size(b)));
                rows.swap(at, largest.expect("a row is left"));
                let pivot = rows[at].clone();
                for row in rows.iter_mut().skip(at + 1) {
                    let factor = row[at] / pivot[at];
                    for (value, above) in row.iter_mut().zip(&pivot).skip(at) {
                        *value -= factor * above;
                    }
                }
            }
            let mut means = vec![0.0; goal];
            for at in (0..goal).rev() {
                let known: f64 = (at + 1..goal)
                    .map(|next| rows[at][next] * means[next])
                    .sum();
                means[at] = (rows[at][goal] - known) / rows[at][at];
            }
            means[0]
        }
    }
}

/// Plays snakes and ladders to the end: who won, and in how many turns of their own.
fn turns_to_win(first: &Race, dice: &mut SeededRng) -> (Seat, u32) {
    let mut race = first.clone();
    let mut turns = 0;
    let mut last = None;
    while let Turn::Chance(seat) = race.to_move() {
        if last != Some(seat) && seat == Seat::FIRST {
            turns += 1;
        }
        last = Some(seat);
        race.advance(seat, cast(dice)).expect("a die of six sides");
    }
    let Some(Outcome::Won(winner)) = race.outcome() else {
        panic!("nobody won");
    };
    (winner, turns)
}

#[test]
fn races_are_as_long_as_the_chain_of_markov_says() {
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
            let chain = chain::Chain::of(&race);
            let going = chain.still_going();
            // The sum of what is still going is the mean, by any piece.
            let alone: f64 = going.iter().sum();
            assert!((alone - chain.mean_turns()).abs() < 1e-6 * alone);
            // The winner is the one with the fewest turns; of those with as many, the one who sits first.
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

#[test]
fn snakes_and_ladders_never_chase_each_other() {
    for seed in 0..1000 {
        let cells = 20 + (seed % 181) as u16;
        let race = begin(&track(cells, 2, true, true), seed);
        let columns = Track::line(cells).columns();
        let row = |cell: CellId| cell.0 / u32::from(columns);
        let last = u32::from(cells) - 1;
        let mut ends = HashSet::new();
        let mut counts = [0, 0];
        for (from, to) in race.jumps() {
            assert!(ends.insert(from) && ends.insert(to), "a chain, seed {seed}");
            assert!(row(from) != row(to), "along a row, seed {seed}");
            assert!(from.0 != 0 && from.0 != last && to.0 != 0 && to.0 != last);
            counts[usize::from(to < from)] += 1;
        }
        let fitting = (u32::from(cells) * 8 / 100).max(2)..=(u32::from(cells) / 10).max(2);
        assert!(
            counts.iter().all(|count| fitting.contains(count)),
            "{counts:?} of {cells}"
        );
        let course = race.board().course().expect("a track has a course");
        let listed = |cell| race.board().jumps(cell).len();
        assert_eq!(
            course.cells().map(listed).sum::<usize>(),
            race.jumps().len()
        );
    }
}

#[test]
fn ladders_lead_up_on_the_screen_and_snakes_down() {
    for seed in 0..50 {
        let race = begin(&track(20 + 9 * (seed % 20) as u16, 2, false, true), seed);
        for (from, to) in race.jumps() {
            let [from_at, to_at] = [from, to].map(|cell| race.board().centre(cell).y);
            assert_eq!(
                from < to,
                to_at < from_at - 0.9,
                "{from:?} to {to:?}, seed {seed}"
            );
        }
    }
}

#[test]
fn the_usual_board_is_ten_by_ten_from_the_bottom_left() {
    let race = begin(&Setup::default(), 1);
    let at = |cell| {
        let place = race.board().centre(CellId(cell));
        (place.x, place.y)
    };
    assert_eq!(race.board().len(), 100);
    assert_eq!([at(0), at(9)], [(0.5, 9.5), (9.5, 9.5)]);
    assert_eq!([at(10), at(19)], [(9.5, 8.5), (0.5, 8.5)]);
    assert_eq!(at(99), (0.5, 0.5));
}

/// No two pieces share a cell of a ring or a lane, and lanes hold none but their seat's pieces.
fn check_ring(race: &Race) {
    let course = race.board().course().expect("a ring has a course");
    let mut taken = HashSet::new();
    for piece in race.pieces() {
        let Some(cell) = piece.at else { continue };
        assert!(
            taken.insert(cell),
            "two pieces at {cell:?}: {}",
            facts(race)
        );
        match course.stretch(cell) {
            Stretch::Main => assert!(matches!(
                race.appearance(cell),
                Appearance::Empty | Appearance::Owned(_)
            )),
            Stretch::Lane(lane) => {
                assert_eq!(lane, piece.seat.index());
                assert_eq!(race.appearance(cell), Appearance::Owned(piece.seat));
            }
            Stretch::Branch(_) => panic!("a ring has no branches"),
        }
    }
}

/// Follows the effects of a move with pieces of its own, which must be steps forward, jumps that there are, or the way
/// back of a piece that was hit.
fn follow(
    race: &Race,
    mv: Move,
    effects: &[Effect],
    places: &mut HashMap<(Seat, u8), Option<CellId>>,
) {
    let course = race.board().course().expect("a race has a course");
    let mut walker = None;
    for (at, effect) in effects.iter().enumerate() {
        match effect {
            Effect::DieRolled(eyes) => {
                assert_eq!((at, mv), (0, Move::Chance(u32::from(*eyes))));
            }
            Effect::PieceMoved {
                seat,
                number,
                path,
                carried,
            } => {
                let place = places
                    .get_mut(&(*seat, *number))
                    .expect("a piece that there is");
                match (carried, path.as_slice()) {
                    (true, []) => {
                        let hit = walker.expect("somebody who hits");
                        assert_ne!(hit, *seat);
                        assert_eq!(places[&(hit, walked(effects))], places[&(*seat, *number)]);
                        places.insert((*seat, *number), None);
                        continue;
                    }
                    (true, &[from, to]) => {
                        assert_eq!(*place, Some(from));
                        assert_eq!(race.board().jumps(from), [to]);
                    }
                    (true, _) => panic!("carried over more than two cells"),
                    (false, path) => {
                        assert!((1..=6).contains(&path.len()));
                        let mut last = *place;
                        for &cell in path {
                            if let Some(last) = last {
                                assert!(course.forward(last).contains(&cell));
                            } else if is_ring(race) {
                                assert_eq!(
                                    race.appearance(cell),
                                    Appearance::Owned(*seat),
                                    "the start"
                                );
                            } else {
                                assert_eq!(cell, CellId(0));
                            }
                            last = Some(cell);
                        }
                        walker = Some(*seat);
                    }
                }
                *place = path.last().copied();
            }
            other => panic!("a race shows no {other:?}"),
        }
    }
}

/// The number of the piece that the effects begin with.
fn walked(effects: &[Effect]) -> u8 {
    let mut numbers = effects.iter().filter_map(|effect| match effect {
        Effect::PieceMoved { number, .. } => Some(*number),
        _ => None,
    });
    numbers.next().expect("a piece that walks")
}

#[test]
fn pieces_are_where_the_effects_leave_them_until_the_end_of_every_race() {
    for (at, setup) in setups().iter().enumerate() {
        let mut dice = SeededRng::new(b"test die", at as u64);
        let mut race = begin(setup, at as u64);
        let appearances: Vec<Appearance> = race
            .board()
            .cells()
            .map(|cell| race.appearance(cell))
            .collect();
        let of = |race: &Race| -> HashMap<_, _> {
            let pieces = race.pieces().into_iter();
            pieces
                .map(|piece| ((piece.seat, piece.number), piece.at))
                .collect()
        };
        let mut places = of(&race);
        assert_eq!(places.len(), usize::from(setup.seats * setup.pieces()));
        assert!(places.values().all(Option::is_none));
        while let Some((seat, mv)) = any_move(&race, &mut dice) {
            assert!(race.legal_moves().contains(&mv));
            let before = race.clone();
            let effects = race.play(seat, mv).expect("a legal move");
            follow(&before, mv, &effects, &mut places);
            assert_eq!(places, of(&race), "{mv:?} in {}", facts(&before));
            if is_ring(&race) {
                check_ring(&race);
            }
            assert!(
                race.throws() < 1_000_000,
                "a race without an end: {setup:?}"
            );
        }
        let Some(Outcome::Won(winner)) = race.outcome() else {
            panic!("nobody won: {setup:?}");
        };
        for seat in race.seats() {
            let home = race.pieces_home(seat);
            assert_eq!(home == setup.pieces(), seat == winner, "{setup:?}");
        }
        assert!(
            race.board()
                .cells()
                .all(|cell| race.appearance(cell) == appearances[cell.index()])
        );
        assert_eq!(race.legal_moves(), []);
        let refused = race.check(winner, Move::Chance(1));
        assert_eq!(refused, Err(IllegalMove::Over));
    }
}

#[test]
fn a_choice_comes_with_where_it_leads() {
    for (at, setup) in setups().iter().enumerate() {
        let mut dice = SeededRng::new(b"choosing", at as u64);
        let mut race = begin(setup, at as u64);
        while let Some((seat, mv)) = any_move(&race, &mut dice) {
            let movable = race.movable();
            match race.to_move() {
                Turn::Player(_) => assert!(movable.len() > 1, "no choice: {}", facts(&race)),
                _ => assert_eq!(movable, [] as [u8; 0]),
            }
            let pieces: Vec<Move> = movable.iter().copied().map(Move::Piece).collect();
            for number in 0..6 {
                let at = race.destination(number);
                assert_eq!(at.is_some(), movable.contains(&number));
                let Some(at) = at else { continue };
                assert!(pieces.contains(&Move::Piece(number)));
                let mut after = race.clone();
                after
                    .advance(seat, Move::Piece(number))
                    .expect("a legal choice");
                let there = (after.pieces().into_iter())
                    .find(|piece| (piece.seat, piece.number) == (seat, number));
                assert_eq!(there.and_then(|piece| piece.at), Some(at));
            }
            race.advance(seat, mv).expect("a legal move");
        }
    }
}

/// Casts the die so in turn, and chooses the first piece where there is a choice; each throw is made by the seat whose
/// turn it is.
fn thrown(race: &mut Race, eyes: &[u32]) -> Vec<Seat> {
    let mut throwers = Vec::new();
    for &eyes in eyes {
        let Turn::Chance(seat) = race.to_move() else {
            panic!("nobody throws: {}", facts(race));
        };
        throwers.push(seat);
        race.advance(seat, Move::Chance(eyes)).expect("a throw");
        if let Turn::Player(seat) = race.to_move() {
            let mv = race.legal_moves()[0];
            race.advance(seat, mv).expect("a legal choice");
        }
    }
    throwers
}

fn seats_of(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().copied().map(Seat).collect()
}

#[test]
fn whoever_waits_for_a_six_has_three_throws() {
    let mut race = begin(&ring(40, 2, 4, true), 1);
    let throwers = thrown(&mut race, &[1, 2, 3, 4, 5, 6, 3, 5, 1]);
    assert_eq!(throwers, seats_of(&[0, 0, 0, 1, 1, 1, 1, 0, 0]));
    assert_eq!(race.progress(Seat(1), 0), (4, 44));
    let mut once = begin(&ring(40, 2, 4, false), 1);
    let throwers = thrown(&mut once, &[1, 6, 1, 1, 1, 1]);
    assert_eq!(throwers, seats_of(&[0, 0, 1, 1, 1, 0]));
}

#[test]
fn a_six_chooses_between_a_piece_on_the_ring_and_the_first_that_waits() {
    let mut race = begin(&ring(40, 2, 4, true), 1);
    thrown(&mut race, &[6, 1]);
    assert_eq!(thrown(&mut race, &[1, 2, 3]), seats_of(&[1, 1, 1]));
    race.advance(Seat(0), Move::Chance(6)).expect("a throw");
    assert_eq!(race.to_move(), Turn::Player(Seat(0)));
    assert_eq!(race.legal_moves(), [Move::Piece(0), Move::Piece(1)]);
    assert_eq!(race.check(Seat(0), Move::Piece(2)), Err(race::WAITS));
    assert_eq!(
        race.check(Seat(0), Move::Piece(4)),
        Err(race::NO_SUCH_PIECE)
    );
    assert_eq!(
        race.check(Seat(0), Move::Chance(1)),
        Err(IllegalMove::WrongKind)
    );
    let not_yours = IllegalMove::NotYourTurn { to_move: Seat(0) };
    assert_eq!(race.check(Seat(1), Move::Piece(0)), Err(not_yours));
    assert_eq!(race.destination(0), Some(CellId(7)));
    assert_eq!(race.destination(1), Some(CellId(0)));
}

#[test]
fn a_piece_that_is_hit_waits_again() {
    let mut race = begin(&ring(16, 2, 1, false), 1);
    // The first seat's piece comes to the second one's start, on which the second one's piece then comes out.
    thrown(&mut race, &[6, 1, 1, 1, 5, 1, 1, 1, 3]);
    assert_eq!(race.pieces()[0].at, Some(CellId(8)));
    let effects = race.play(Seat(1), Move::Chance(6)).expect("a throw");
    let walks = |seat, path: &[u32], carried| Effect::PieceMoved {
        seat: Seat(seat),
        number: 0,
        path: path.iter().copied().map(CellId).collect(),
        carried,
    };
    let seen = [
        Effect::DieRolled(6),
        walks(1, &[8], false),
        walks(0, &[], true),
    ];
    assert_eq!(effects, seen);
    assert_eq!(race.pieces()[0].at, None);
}

#[test]
fn the_lane_must_be_entered_by_what_the_die_shows() {
    let mut race = begin(&ring(16, 2, 2, false), 1);
    thrown(&mut race, &[6]);
    let idle = |race: &mut Race| assert_eq!(thrown(race, &[1, 1, 1]), seats_of(&[1; 3]));
    idle(&mut race);
    for eyes in [5, 5, 5] {
        thrown(&mut race, &[eyes]);
        idle(&mut race);
    }
    assert_eq!(race.progress(Seat(0), 0), (16, 18));
    assert_eq!(race.pieces()[0].at, Some(CellId(15)));
    // Three is too far, and the seat could have moved by one: it has no other throw.
    assert_eq!(thrown(&mut race, &[3]), seats_of(&[0]));
    assert_eq!(race.progress(Seat(0), 0), (16, 18));
    idle(&mut race);
    thrown(&mut race, &[2]);
    assert_eq!(race.pieces()[0].at, Some(CellId(17)));
    assert_eq!(race.pieces_home(Seat(0)), 1);
    idle(&mut race);
    // Now again only a six helps, and the three throws are back.
    assert_eq!(thrown(&mut race, &[1, 2, 3]), seats_of(&[0; 3]));
    idle(&mut race);
    let out = [6, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1];
    thrown(&mut race, &out);
    assert_eq!(race.progress(Seat(0), 1), (16, 18));
    race.advance(Seat(0), Move::Chance(2)).expect("a throw");
    assert_eq!(race.progress(Seat(0), 1), (16, 18), "an own piece is there");
    idle(&mut race);
    thrown(&mut race, &[1]);
    assert_eq!(race.outcome(), Some(Outcome::Won(Seat(0))));
}

/// Any move of any kind.
fn moves() -> impl Strategy<Value = Move> {
    prop_oneof![
        any::<u8>().prop_map(|colour| Move::Paint(Colour(colour))),
        any::<u32>().prop_map(|cell| Move::Cell(CellId(cell))),
        any::<(u32, u32)>().prop_map(|(a, b)| Move::Pair(CellId(a), CellId(b))),
        prop_oneof![any::<u8>(), 0..6u8].prop_map(Move::Piece),
        prop_oneof![any::<u32>(), 0..9u32].prop_map(Move::Chance),
        Just(Move::TimeUp),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_move_whatever_panics_or_changes_what_it_is_refused(
        at in 0..setups().len(),
        seed in any::<u64>(),
        tried in proptest::collection::vec((any::<u8>(), moves(), 0..12u8), 1..200),
    ) {
        let setup = &setups()[at];
        let mut race = begin(setup, seed);
        let mut dice = SeededRng::new(b"any move", seed);
        for (seat, mv, legal) in tried {
            let seat = Seat(seat % (race.setup().seats + 1));
            let before = facts(&race);
            let fits = race.to_move().seat() == Some(seat) && race.legal_moves().contains(&mv);
            prop_assert_eq!(race.check(seat, mv).is_ok(), fits);
            let shown = race.effects(seat, mv);
            let played = race.play(seat, mv);
            prop_assert_eq!(played.is_ok(), fits);
            match played {
                Ok(effects) => prop_assert_eq!(effects, shown),
                Err(_) => prop_assert_eq!(facts(&race), before),
            }
            for _ in 0..legal {
                let Some((seat, mv)) = any_move(&race, &mut dice) else { break };
                prop_assert!(race.advance(seat, mv).is_ok());
            }
        }
    }

    #[test]
    fn what_is_spelt_is_read_again(at in 0..setups().len(), seed in any::<u64>()) {
        let setup = &setups()[at];
        let read = Setup::parse(&setup.options());
        prop_assert_eq!(read.as_ref(), Ok(setup));
        let text = format!("race:{}#{seed}", setup.options());
        let code: GameCode = text.parse().expect("a sound code");
        prop_assert_eq!(code.to_string(), text);
    }

    #[test]
    fn no_options_whatever_panic(words in "[a-z0-9,-]{0,24}") {
        if let Ok(setup) = Setup::parse(&words) {
            prop_assert!(setup.check().is_ok());
            prop_assert_eq!(Setup::parse(&setup.options()), Ok(setup));
        }
    }
}

#[test]
fn legal_moves_are_those_that_are_accepted() {
    let tried: Vec<Move> = (0..10)
        .map(Move::Chance)
        .chain((0..10).map(Move::Piece))
        .chain([Move::Cell(CellId(0)), Move::Paint(Colour(1)), Move::TimeUp])
        .collect();
    for (at, setup) in setups().iter().enumerate().step_by(3) {
        let mut dice = SeededRng::new(b"accepted", at as u64);
        let mut race = begin(setup, at as u64);
        while let Some((seat, mv)) = any_move(&race, &mut dice) {
            let accepted = tried
                .iter()
                .copied()
                .filter(|&mv| race.check(seat, mv).is_ok());
            assert_eq!(accepted.collect::<Vec<_>>(), race.legal_moves());
            race.advance(seat, mv).expect("a legal move");
        }
    }
}

#[test]
fn a_code_may_leave_out_what_is_usual() {
    let read = |words: &str| Setup::parse(words).expect("sound options");
    assert_eq!(read("track100"), Setup::default());
    assert_eq!(read("s2,again"), Setup::default());
    assert_eq!(read("ring40"), Setup::around_the_ring(40));
    assert_eq!(read("s4,p2,ring40,once"), ring(40, 4, 2, false));
    assert_eq!(read("exact,s3,track60"), track(60, 3, true, true));
    assert_eq!(Setup::default().options(), "track100,s2,again");
    assert_eq!(ring(40, 4, 3, false).options(), "ring40,s4,p3,once");
    assert_eq!(track(60, 3, true, true).options(), "track60,s3,exact,again");
}

#[test]
fn a_wrong_code_is_told_where_it_is_wrong() {
    for (text, column, expected) in [
        ("race:#1", 6, "a board (track100, ring40)"),
        ("race:track100,s9#1", 15, "2 to 8 seats"),
        ("race:track100,s1#1", 15, "2 to 8 seats"),
        ("race:ring40,p5#1", 13, "1 to 4 pieces"),
        ("race:track100,p4#1", 15, "only on a ring"),
        ("race:ring40,exact#1", 13, "only on a track"),
        ("race:ring40,again,once#1", 19, "each option once"),
        ("race:s2,s2#1", 9, "each option once"),
        ("race:ring40,s3#1", 6, "a multiple of 3 tiles, such as 42"),
        ("race:ring80,s7#1", 6, "a multiple of 7 tiles, such as 77"),
        ("race:ring12#1", 6, "a ring has 16 to 80 tiles"),
        ("race:track201#1", 6, "a track has 20 to 200 tiles"),
        ("race:15x15#1", 6, "Race is played on a track or a ring"),
        ("race:track100,hills4-7#1", 6, "no hills"),
        ("race:track100=aabb", 15, "a seed after #"),
        ("race:track100=", 15, "a seed after #"),
    ] {
        let error = text.parse::<GameCode>().expect_err(text);
        assert!(error.to_string().contains(expected), "{text}: {error}");
        assert_eq!(error.column(), column, "{text}: {error}");
    }
}

#[test]
fn another_board_brings_the_race_that_goes_with_it() {
    let mut setup = track(60, 3, true, false);
    setup.set_plan(Plan::even(Shape::Track(Track::line(90))));
    assert_eq!(setup, track(90, 3, true, false));
    setup.set_plan(Plan::even(Shape::Track(Track::ring(42))));
    assert_eq!(setup, ring(42, 3, 4, false));
    setup.set_plan(Plan::even(Shape::Square(Square::new(9, 9))));
    assert!(setup.check().is_err());
    setup.set_plan(Plan::even(Shape::Track(Track::line(50))));
    assert_eq!(setup, track(50, 3, false, false));
    let cells = Race::new(&Setup::default(), &Start::Cells(vec![0; 100]));
    assert!(cells.is_err());
    let mismatched = Setup {
        variant: Variant::AroundTheRing { pieces: 4 },
        ..Setup::default()
    };
    assert!(mismatched.check().is_err());
}

#[test]
fn a_record_in_which_the_die_shows_what_no_die_shows_is_refused() {
    let code: GameCode = "race:track100,s2,once#4711".parse().expect("a sound code");
    let mut session = Session::new(code, vec![Player::Human; 2]).expect("a sound game");
    for eyes in [1, 6, 3] {
        let seat = session
            .position()
            .to_move()
            .seat()
            .expect("a game that goes on");
        session.play(seat, Move::Chance(eyes)).expect("a throw");
    }
    let sound = session.record();
    let restored = Session::restore(&sound).expect("a sound record");
    assert_eq!(restored.position().pieces(), session.position().pieces());
    for mv in [0, 7, u32::MAX].map(Move::Chance) {
        let mut record = sound.clone();
        record.moves[1] = Played { mv, at: 0 };
        let refused = Session::restore(&record).expect_err("no such die");
        let why = race::NO_SUCH_SIDE;
        assert_eq!(refused, RestoreError::Move { ply: 2, why });
    }
}

/// Plays a race around a ring with a level for each seat; who wins.
fn duel(setup: &Setup, seed: u64, levels: &[Level]) -> Seat {
    let never = AtomicBool::new(false);
    let mut dice = SeededRng::new(b"duelling", seed);
    let mut race = begin(setup, seed);
    loop {
        let (seat, mv) = match race.to_move() {
            Turn::Chance(seat) => {
                assert_eq!(race.computer_move(levels[seat.index()], &never), None);
                (seat, cast(&mut dice))
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

/// How many of so many games the first level wins against the second, in either seat by turns.
fn won(setup: &Setup, games: u64, better: Level, worse: Level) -> usize {
    let wins = |game: &u64| match game % 2 {
        0 => duel(setup, game / 2, &[better, worse]) == Seat(0),
        _ => duel(setup, game / 2, &[worse, better]) == Seat(1),
    };
    (0..games).filter(wins).count()
}

#[test]
fn easy_beats_gentle_and_medium_beats_easy() {
    let setup = ring(40, 2, 4, true);
    let wins = won(&setup, 200, Level::Easy, Level::Gentle);
    assert!(wins > 104, "{wins} of 200");
    let wins = won(&setup, 200, Level::Medium, Level::Easy);
    assert!(wins > 112, "{wins} of 200");
}

#[test]
fn every_level_plays_whole_races_by_the_rules() {
    for seats in [2, 3, 5, 8] {
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
fn a_hint_is_the_choice_of_the_highest_level_and_a_player_who_is_stopped_says_nothing_new() {
    let (never, stopped) = (AtomicBool::new(false), AtomicBool::new(true));
    let mut race = begin(&ring(40, 2, 4, true), 1);
    assert_eq!(race.hint(&never), None, "the die is to be cast");
    thrown(&mut race, &[6, 1, 1, 1, 1]);
    race.advance(Seat(0), Move::Chance(6)).expect("a throw");
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
