//! Payloads of saves in versions 1 to 4. Games had no identity and no hints in versions 1 to 3, and only a number of
//! hints in version 4.

use super::save_payload::{DecodedGame, SavedLibrary};
use super::{GameId, Hints, Played, Player, Record, Session};
use serde::Deserialize;
use tessella_games::Rules;

/// Payload of versions 1 and 2: a history of games, one of them current.
#[derive(Deserialize)]
pub(super) struct SavedHistory<R> {
    games: Vec<R>,
    at: u32,
}

/// Record of version 1, which had no time of play; the time of the last move stands in for it.
#[derive(Deserialize)]
pub(super) struct RecordV1 {
    code: String,
    players: Vec<Player>,
    moves: Vec<Played>,
    cursor: u32,
}

/// Payload of version 3.
#[derive(Deserialize)]
pub(super) struct SavedLibraryV3 {
    games: Vec<SavedGameV3>,
    current: Option<u32>,
}

/// Game of version 3.
#[derive(Deserialize)]
struct SavedGameV3 {
    record: Record,
    is_over: bool,
    is_favourite: bool,
}

/// Payload of version 4.
#[derive(Deserialize)]
pub(super) struct SavedLibraryV4 {
    games: Vec<SavedGameV4>,
    current: Option<u32>,
}

/// Game of version 4.
#[derive(Deserialize)]
struct SavedGameV4 {
    record: Record,
    is_over: bool,
    is_favourite: bool,
    id: GameId,
    copy_of: Option<GameId>,
    hints: u32,
}

/// Gives a game from before identities a new one.
fn identified(record: Record, is_over: bool, is_favourite: bool) -> DecodedGame {
    DecodedGame {
        record,
        is_over,
        is_favourite,
        id: GameId::random(),
        copy_of: None,
        hints: Hints::default().into(),
    }
}

impl From<RecordV1> for Record {
    fn from(first: RecordV1) -> Self {
        let elapsed = first.moves.last().map_or(0, |last| last.at);
        Self {
            code: first.code,
            players: first.players,
            moves: first.moves,
            cursor: first.cursor,
            elapsed,
        }
    }
}

impl<R: Into<Record>> From<SavedHistory<R>> for SavedLibrary<DecodedGame> {
    fn from(history: SavedHistory<R>) -> Self {
        let games = history.games.into_iter().map(|record| {
            let record = record.into();
            // Programs that wrote these versions kept only eight games, so replaying them is cheap.
            let is_over =
                Session::restore(&record).is_ok_and(|game| game.position().outcome().is_some());
            identified(record, is_over, false)
        });
        Self {
            games: games.collect(),
            current: Some(history.at),
        }
    }
}

impl From<SavedLibraryV3> for SavedLibrary<DecodedGame> {
    fn from(saved: SavedLibraryV3) -> Self {
        let games = saved.games.into_iter();
        let games = games.map(|game| identified(game.record, game.is_over, game.is_favourite));
        Self {
            games: games.collect(),
            current: saved.current,
        }
    }
}

impl From<SavedGameV4> for DecodedGame {
    fn from(saved: SavedGameV4) -> Self {
        Self {
            record: saved.record,
            is_over: saved.is_over,
            is_favourite: saved.is_favourite,
            id: saved.id,
            copy_of: saved.copy_of,
            hints: Hints::without_plies(saved.hints).into(),
        }
    }
}

impl From<SavedLibraryV4> for SavedLibrary<DecodedGame> {
    fn from(saved: SavedLibraryV4) -> Self {
        Self {
            games: saved.games.into_iter().map(DecodedGame::from).collect(),
            current: saved.current,
        }
    }
}
