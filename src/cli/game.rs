//! Start of the game on the command line.

use crate::core::fresh_seed;
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;
use tessella_boards::{DrawnMap, Map, Plan, Shape};
use tessella_games::GameCode;
use tessella_games::{Game, Level, Start};
use tessella_session::{Player, Session};

/// Returns a game code with the board replaced by the map in a file.
pub(super) fn on_map(code: Option<GameCode>, path: &Path) -> Result<GameCode, String> {
    let shown = path.display();
    let mut text = String::new();
    // One byte more than the limit is enough to detect a file that is too large.
    std::fs::File::open(path)
        .and_then(|file| {
            file.take(DrawnMap::MAX_BYTES as u64 + 1)
                .read_to_string(&mut text)
        })
        .map_err(|error| match error.kind() {
            ErrorKind::InvalidData => format!("{shown}: expected a text in UTF-8"),
            _ => format!("{shown}: {error}"),
        })?;
    // Some editors write a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let atlas = DrawnMap::parse(text).map_err(|error| format!("{shown}, {error}"))?;
    let mut code = code.unwrap_or_else(|| GameCode {
        setup: Game::Drench.default_setup(),
        start: Start::Seed(fresh_seed()),
    });
    let shape = Shape::Map(Map::Drawn(Arc::new(atlas)));
    let hills = code.setup.plan().hills;
    code.setup.set_plan(Plan { shape, hills });
    Ok(code)
}

/// Starts the game of a code.
pub(super) fn begin(code: GameCode, level: Option<Level>) -> Result<Session, String> {
    let seats = usize::from(code.setup.seats());
    let mut players = vec![Player::Human; seats];
    if let Some(level) = level {
        if seats < 2 {
            return Err("--level goes with a game code for several seats (s2)".to_owned());
        }
        players[1..].fill(Player::Computer(level));
    }
    Session::new(code, players).map_err(|error| format!("that game cannot begin: {error}"))
}
