//! Plays and solves each game without the window:
//!
//! ```sh
//! cargo run -p tessella-session --example play_and_solve
//! ```

use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::{Advice, Level, Move, Outcome, Rules, Seat, Turn};
use tessella_session::{Player, Session};

/// Flag that stops a search; never set here.
static NEVER: AtomicBool = AtomicBool::new(false);

fn main() -> Result<(), Box<dyn Error>> {
    drench()?;
    link()?;
    light_block()?;
    in_a_row()?;
    race()?;
    blockade()
}

/// Starts a game from its code, played by people.
fn begin(code: &str) -> Result<Session, Box<dyn Error>> {
    let code: GameCode = code.parse()?;
    let players = vec![Player::Human; code.setup.seats().into()];
    Ok(Session::new(code, players)?)
}

/// Solves the position of a game within a second.
fn solve(game: &Session) -> Option<SearchResult> {
    let budget = SearchBudget::time(Duration::from_secs(1), &NEVER);
    let report = game.position().solve(Effort::Full, &budget)?;
    Some(report.result)
}

/// Plays a solution for one player, and returns the number of its moves.
fn play_solution(game: &mut Session) -> Result<usize, Box<dyn Error>> {
    let Some(SearchResult::Solved { moves, .. }) = solve(game) else {
        return Err("expected a solution within a second".into());
    };
    for &mv in &moves {
        game.play(Seat::FIRST, mv)?;
    }
    assert_eq!(game.position().outcome(), Some(Outcome::Won(Seat::FIRST)));
    Ok(moves.len())
}

/// Drench: the shortest solution.
fn drench() -> Result<(), Box<dyn Error>> {
    let mut game = begin("drench:12x12,c6#4711")?;
    let moves = play_solution(&mut game)?;
    println!("Drench: one colour after {moves} moves, and not sooner");
    Ok(())
}

/// Link: a pair by hand, then the rest by the solver.
fn link() -> Result<(), Box<dyn Error>> {
    let mut game = begin("link:10x8,f16,untimed#4711")?;
    let pairs = game.position().legal_moves();
    let Some(Advice::Play { mv, .. }) = game.position().hint(&NEVER) else {
        return Err("expected a hint".into());
    };
    let effects = game.play(Seat::FIRST, mv)?;
    println!(
        "Link: one of {} pairs had {} effects",
        pairs.len(),
        effects.len()
    );
    println!(
        "Link: {} more pairs clear the board",
        play_solution(&mut game)?
    );
    Ok(())
}

/// Light Block: a walk over all free tiles.
fn light_block() -> Result<(), Box<dyn Error>> {
    let mut game = begin("light:8x8,b12#4711")?;
    let tiles = game.position().board().len();
    let steps = play_solution(&mut game)?;
    println!("Light Block: {steps} steps light every free one of {tiles} tiles");
    Ok(())
}

/// In a Row: the value of the empty board, then a game between two levels of the computer.
fn in_a_row() -> Result<(), Box<dyn Error>> {
    let mut game = begin("row:3x3,k3,s2#1")?;
    let Some(SearchResult::Value { outcome, .. }) = solve(&game) else {
        return Err("expected the value of tic-tac-toe".into());
    };
    println!("In a Row: tic-tac-toe is {outcome:?} if both play well");
    play_out(&mut game, [Level::Hard, Level::Gentle])?;
    println!(
        "In a Row: Hard against Gentle is {:?}",
        game.position().outcome()
    );
    Ok(())
}

/// Race: rolls are moves of chance, which whoever runs the game draws.
fn race() -> Result<(), Box<dyn Error>> {
    let mut game = begin("race:ring24,s2,p2#4711")?;
    assert!(solve(&game).is_none(), "a game of chance has no solution");
    play_out(&mut game, [Level::Easy, Level::Hard])?;
    let rolls = game.moves().iter();
    let rolls = rolls
        .filter(|played| matches!(played.mv, Move::Chance(_)))
        .count();
    println!("Race: {:?} after {rolls} rolls", game.position().outcome());
    Ok(())
}

/// Blockade: builds and runs of two levels of the computer.
fn blockade() -> Result<(), Box<dyn Error>> {
    let mut game = begin("blockade:7x7,s2#4711")?;
    play_out(&mut game, [Level::Medium, Level::Easy])?;
    let (moves, outcome) = (game.moves().len(), game.position().outcome());
    println!("Blockade: {outcome:?} after {moves} moves");
    Ok(())
}

/// Plays a game of two seats to its end.
fn play_out(game: &mut Session, levels: [Level; 2]) -> Result<(), Box<dyn Error>> {
    loop {
        let position = game.position();
        let (seat, mv) = match position.to_move() {
            Turn::Player(seat) => (seat, position.computer_move(levels[seat.index()], &NEVER)),
            // Any source of random numbers will do; this one gives the same game each time.
            Turn::Chance(seat) => (
                seat,
                position.chance_move(game.moves().len() as u32 * 7 + 3),
            ),
            Turn::Nobody => return Ok(()),
        };
        game.play(seat, mv.ok_or("expected a move")?)?;
    }
}
