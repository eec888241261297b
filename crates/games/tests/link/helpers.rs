//! Boards and assertions shared by the tests of Link.

use proptest::prelude::*;
use tessella_boards::random::SeededRng;
use tessella_boards::{Hex, HexLayout, Plan, Shape, Square};
use tessella_games::GameCode;
use tessella_games::link::{FACES, Gravity, Link, Setup, Time};
use tessella_games::{Appearance, Countdown, Move, Outcome, Rules, Seat, Start};

pub fn new_game(setup: &Setup, seed: u64) -> Link {
    Link::new(setup, &Start::Seed(seed)).expect("a valid setup")
}

pub fn squares(width: u16, height: u16) -> Plan {
    Plan::even(Shape::Square(Square::new(width, height)))
}

pub fn hexes(width: u16, height: u16, layout: HexLayout) -> Plan {
    Plan::even(Shape::Hex(Hex {
        width,
        height,
        layout,
    }))
}

pub fn setup(plan: Plan, faces: u8, gravity: Gravity) -> Setup {
    let pairs = plan.shape.cells() / 2;
    Setup {
        faces: u64::from(faces).min(pairs) as u8,
        plan,
        gravity,
        time: Time::Untimed,
    }
}

/// Returns valid setups with sides of at most `longest` cells.
pub fn setups(longest: u16) -> impl Strategy<Value = Setup> {
    let sides = (2..=longest, 2..=longest);
    let layout = proptest::option::weighted(0.4, proptest::sample::select(HexLayout::ALL.to_vec()));
    let gravity = proptest::sample::select(Gravity::ALL.to_vec());
    let time = prop_oneof![
        Just(Time::Usual),
        Just(Time::Untimed),
        (6..=3600_u32, 0..=60_u32).prop_map(|(start, gain)| Time::Countdown(Countdown {
            start: start * 1000,
            gain: gain * 1000,
        })),
    ];
    (sides, layout, gravity, 1..=FACES, time).prop_map(
        |((width, height), layout, gravity, faces, time)| {
            let width = width + (width * height) % 2;
            let (plan, gravity) = match layout {
                Some(layout) => (hexes(width, height, layout), Gravity::None),
                None => (squares(width, height), gravity),
            };
            Setup {
                time,
                ..setup(plan, faces, gravity)
            }
        },
    )
}

/// Returns a board with tiles on `share` percent of its cells, with few faces so that many tiles are equal.
pub fn from_cells(setup: &Setup, seed: u64, share: u32) -> Link {
    let cells = setup.plan.shape.cells() as usize;
    let mut stream = SeededRng::new(b"testlink", seed);
    let pairs = (cells as u32 / 2 * share / 100).max(1);
    let faces = 1 + stream.below(pairs.min(FACES.into()));
    let mut values = vec![0; cells];
    for pair in 0..pairs as usize {
        let value = 1 + stream.below(faces) as u8;
        values[2 * pair] = value;
        values[2 * pair + 1] = value;
    }
    stream.shuffle(&mut values);
    Link::new(setup, &Start::Cells(values)).expect("tiles in pairs")
}

/// Returns a full board in random order. The frequencies of two faces differ by at most one pair.
pub fn random_board(setup: &Setup, seed: u64) -> Link {
    let mut values: Vec<u8> = (0..setup.plan.shape.cells() as usize / 2)
        .flat_map(|pair| [1 + (pair % usize::from(setup.faces)) as u8; 2])
        .collect();
    SeededRng::new(b"teststrw", seed).shuffle(&mut values);
    Link::new(setup, &Start::Cells(values)).expect("tiles in pairs")
}

pub fn game(code: &str) -> Link {
    let code: GameCode = code.parse().expect("a code that can be read");
    match code.setup {
        tessella_games::Setup::Link(setup) => Link::new(&setup, &code.start).expect("a board"),
        other => panic!("{other:?}"),
    }
}

/// Plays random legal moves until the game is over. Calls `observe` before each move.
pub fn play_randomly(game: &mut Link, seed: u64, mut observe: impl FnMut(&Link, Move)) {
    let mut stream = SeededRng::new(b"testplay", seed);
    while game.outcome().is_none() {
        let mut moves = game.legal_moves();
        moves.retain(|mv| *mv != Move::TimeUp);
        let mut mv = moves[stream.below(moves.len() as u32) as usize];
        if let Move::Chance(_) = mv {
            mv = Move::Chance(stream.below(u32::MAX));
        }
        observe(game, mv);
        game.advance(Seat::FIRST, mv).expect("a legal move");
    }
}

pub fn appearances(game: &Link) -> Vec<Appearance> {
    game.board()
        .cells()
        .map(|cell| game.appearance(cell))
        .collect()
}

/// Asserts that the pairs of the solution are removable in order and clear the board.
pub fn assert_solution_clears(game: &Link) {
    let mut game = game.clone();
    let solution = game.solution().to_vec();
    assert_eq!(solution.len() * 2, game.tiles_left());
    for (a, b) in solution {
        let played = game.advance(Seat::FIRST, Move::Pair(a, b));
        assert_eq!(played, Ok(()), "{:?}: {a:?} with {b:?}", game.setup());
    }
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
}
