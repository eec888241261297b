//! `tessella replay`: replays the games of a save file by the rules and writes them out.

use super::arguments::unexpected;
use super::{Console, Exit, notation};
use crate::files;
use crate::games::{Outcome, Position, Rules};
use crate::session::{Player, Session, read_save};
use lexopt::Parser;
use lexopt::prelude::*;
use serde::Serialize;
use std::path::PathBuf;

/// Maximum size of a file in bytes, far larger than any save.
const MAX_FILE_SIZE: u64 = 64 << 20;

/// Output of a game.
#[derive(Serialize)]
struct Replayed {
    code: String,
    players: Vec<&'static str>,
    moves: Vec<ReplayedMove>,
    /// Number of moves made; the others are available for redo.
    made: usize,
    milliseconds: u32,
    outcome: Option<String>,
}

/// Output of a move.
#[derive(Serialize)]
struct ReplayedMove {
    seat: Option<u8>,
    #[serde(rename = "move")]
    mv: String,
    at_milliseconds: u32,
}

pub(super) fn run(mut parser: Parser, console: &mut Console<'_>) -> Result<Exit, String> {
    let (mut file, mut json) = (None, false);
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Long("json") => json = true,
            Value(word) if file.is_none() => file = Some(PathBuf::from(word)),
            other => return Err(unexpected(&other, "replay")),
        }
    }
    let file = file.ok_or("replay needs a save file")?;
    let shown = file.display();
    let bytes = files::read(&file, MAX_FILE_SIZE).map_err(|error| format!("{shown}: {error}"))?;
    let history = match read_save(&bytes) {
        Ok(history) => history,
        Err(error) => {
            console.say(&format!("{shown}: {error}"));
            return Ok(Exit::Failed);
        }
    };
    for (number, game) in (1..).zip(history.games()) {
        let replayed = replay(game)?;
        if json {
            console.write_json(&replayed)?;
            continue;
        }
        console.write(&format!(
            "Game {number} of {}: {}",
            history.games().len(),
            replayed.code
        ))?;
        console.write(&format!("  players: {}", replayed.players.join(", ")))?;
        for (ply, made) in (1..).zip(&replayed.moves) {
            let seat = made
                .seat
                .map_or_else(String::new, |seat| format!("seat {seat}  "));
            let seconds = f64::from(made.at_milliseconds) / 1000.0;
            let waits = if ply > replayed.made {
                "  (taken back)"
            } else {
                ""
            };
            console.write(&format!(
                "  {ply:>4}  {seconds:>9.1} s  {seat}{}{waits}",
                made.mv
            ))?;
        }
        let outcome = replayed.outcome.as_deref().unwrap_or("not over");
        console.write(&format!("  {outcome}, by the rules"))?;
    }
    Ok(Exit::Success)
}

/// Replays a record from its start position.
fn replay(game: &Session) -> Result<Replayed, String> {
    let mut position =
        Position::new(&game.code().setup, &game.code().start).map_err(|error| error.to_string())?;
    let mut moves = Vec::new();
    let mut outcome = position.outcome();
    for (ply, played) in game.moves().iter().enumerate() {
        let seat = position.to_move().seat();
        moves.push(ReplayedMove {
            seat: seat.map(|seat| seat.0 + 1),
            mv: notation::format_move(&position, played.mv),
            at_milliseconds: played.at,
        });
        let seat = seat.ok_or_else(|| format!("move {} comes after the end", ply + 1))?;
        position
            .advance(seat, played.mv)
            .map_err(|why| format!("move {}: {why}", ply + 1))?;
        if ply < game.cursor() {
            outcome = position.outcome();
        }
    }
    Ok(Replayed {
        code: game.code().to_string(),
        players: game.players().iter().map(|player| name(*player)).collect(),
        moves,
        made: game.cursor(),
        milliseconds: game.elapsed(),
        outcome: outcome.map(outcome_text),
    })
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::Human => "a person",
        Player::Remote => "a person elsewhere",
        Player::Computer(level) => level.name(),
    }
}

/// Returns the description of an outcome.
pub(super) fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) => format!("won by seat {}", seat.0 + 1),
        Outcome::Lost => "not won".to_owned(),
        Outcome::Draw => "a draw".to_owned(),
    }
}
