//! Games and moves shared by the tests of Drench.

use tessella_boards::{Plan, Shape, Square};
use tessella_games::GameCode;
use tessella_games::drench::{Drench, Players, Setup};
use tessella_games::{Effect, Move, Rules, Seat, Start, Turn};

pub fn begin(setup: &Setup, seed: u64) -> Drench {
    Drench::new(setup, &Start::Seed(seed)).expect("options within their bounds")
}

/// Returns the seat to move; `None` when the game is over.
pub fn mover(game: &Drench) -> Option<Seat> {
    match game.to_move() {
        Turn::Player(seat) => Some(seat),
        Turn::Nobody => None,
        Turn::Chance(_) => panic!("chance has no part in Drench"),
    }
}

/// Returns the number of free tiles that a move takes.
pub fn gained(game: &Drench, seat: Seat, mv: Move) -> usize {
    let is_free = |effect: &&Effect| match effect {
        Effect::CellChanged { cell, .. } => game.flood().holder(*cell).is_none(),
        effect => panic!("{effect:?} in Drench"),
    };
    game.effects(seat, mv).iter().filter(is_free).count()
}

pub fn alone(width: u16, height: u16, colours: u8) -> Setup {
    let players = Players::One { limit: None };
    Setup {
        plan: Plan::even(Shape::Square(Square::new(width, height))),
        colours,
        players,
    }
}

pub fn two(side: u16, colours: u8) -> Setup {
    let players = Players::Two { even: true };
    Setup {
        plan: Plan::even(Shape::Square(Square::new(side, side))),
        colours,
        players,
    }
}

/// Returns a board of each shape.
pub fn boards() -> Vec<Plan> {
    [
        "7x7,n8",
        "8x7,wrap",
        "7x7,holes3.3+0.6",
        "hex8x7",
        "hex7x8,even-columns",
        "map30-4",
        "3x4x3",
        "3x3x3,n26",
        "ring20",
        "9x9,hills5-2",
        "hex8x8,hills3-7",
        "map30-4,hills4-1",
    ]
    .map(|words| {
        let code: GameCode = format!("drench:{words}#1").parse().expect("a valid code");
        code.setup.plan().clone()
    })
    .into()
}
