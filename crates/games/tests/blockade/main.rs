//! Rules, setups and computer players of Blockade.

mod computer;
mod moves;
mod paths;
mod refusals;
mod setup;

use tessella_boards::CellId;
use tessella_games::GameCode;
use tessella_games::blockade::Blockade;
use tessella_games::{Move, Position, Rules, Seat};

/// Starts the game of a code without its name.
#[track_caller]
fn game(options: &str) -> Blockade {
    let code = format!("blockade:{options}");
    let code: GameCode = code.parse().unwrap_or_else(|error| panic!("{error}"));
    match Position::new(&code.setup, &code.start) {
        Ok(Position::Blockade(game)) => game,
        Ok(other) => panic!("{other:?}"),
        Err(error) => panic!("{code}: {error}"),
    }
}

/// Returns the cell in a column and row of a board of this width.
fn at(width: u32, column: u32, row: u32) -> CellId {
    CellId(row * width + column)
}

/// Makes legal moves for the seats to move.
#[track_caller]
fn play(game: &mut Blockade, moves: &[Move]) {
    for &mv in moves {
        let seat = game.to_move().seat().expect("a game that goes on");
        game.advance(seat, mv)
            .unwrap_or_else(|error| panic!("{mv:?} by {seat:?}: {error}"));
    }
}

/// Returns random numbers below a limit, the same in every run.
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = tessella_boards::random::SeededRng::new(b"examples", seed);
    move |end| rng.below(end as u32) as usize
}

/// Seats of a game for two.
const FIRST: Seat = Seat::FIRST;
const SECOND: Seat = Seat::SECOND;
