//! `tessella replay`: replays the games in a save file by the rules, and writes them out.

use super::{Console, Exit, notation};
use clap::Args;
use serde::Serialize;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use tessella_formats::files;
use tessella_games::{Position, Rules};
use tessella_session::{Player, Session, read_records};

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

/// Arguments of the command.
#[derive(Args, Debug)]
pub struct ReplayArguments {
    /// Save file
    file: PathBuf,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &ReplayArguments, console: &mut Console<'_>) -> Result<Exit, String> {
    let ReplayArguments { file, json } = arguments;
    let shown = file.display();
    let bytes = files::read(file, MAX_FILE_SIZE).map_err(|error| format!("{shown}: {error}"))?;
    let records = match read_records(&bytes) {
        Ok((records, _)) => records,
        Err(error) => {
            console.say(&format!("{shown}: {error}"));
            return Ok(Exit::Failed);
        }
    };
    let mut exit = Exit::Success;
    // Each game is written before the next is replayed, because a file can have thousands.
    for (number, record) in (1..).zip(&records) {
        if console.stop.load(Ordering::Relaxed) {
            break;
        }
        match Session::restore(record) {
            Ok(game) => {
                let title = format!("Game {number} of {}", records.len());
                write_game(&title, &replay(&game)?, *json, console)?;
            }
            Err(why) => {
                console.say(&format!("{shown}: game {number} cannot be restored: {why}"));
                exit = Exit::Failed;
            }
        }
    }
    Ok(exit)
}

/// Writes a game as JSON or as text.
fn write_game(
    title: &str,
    replayed: &Replayed,
    json: bool,
    console: &mut Console<'_>,
) -> Result<(), String> {
    if json {
        return console.write_json(replayed);
    }
    console.write(&format!("{title}: {}", replayed.code))?;
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
    console.write(&format!("  {outcome}, by the rules"))
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
        outcome: outcome.map(notation::outcome_text),
    })
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::Human => "a person",
        Player::Remote => "a person elsewhere",
        Player::Computer(level) => level.english_name(),
        Player::ProblemOpponent => "the opponent of a problem",
    }
}
