//! File of a player's history: a magic number, a version and a checksum, followed by the progress and the results.

use super::result::GameResult;
use super::results::GameKey;
use super::results::PlayerHistory;
use super::results::Statistics;
use crate::today::{DailyProgress, Day, daily_board};
use serde::{Deserialize, Serialize};
use std::time::{Duration, SystemTime};
use tessella_formats::codec::{self, CodecError};
use tessella_formats::file_format::{FileFormat, FormatError};
use tessella_session::GameId;
use thiserror::Error;

/// Format version of histories written by this program. Older versions can be read.
pub const HISTORY_VERSION: u16 = 3;
/// Format of histories.
const FORMAT: FileFormat = FileFormat {
    magic: b"TESSHIST",
    version: HISTORY_VERSION,
    first_checked_version: 1,
};
/// Maximum memory of a decoded history in bytes, far more than anybody can play.
const MEMORY: usize = 256 << 20;

/// Today's boards in a history of version 1 or 2: the latest day that the clock had ever shown, which was taken for
/// today, and the progress.
type ProgressWithLatest = (Option<Day>, DailyProgress);

/// Payload of a history of version 1. `P` is the progress and `R` a result, owned or borrowed. Fields are encoded in
/// order.
#[derive(Serialize, Deserialize)]
struct SavedResults<P, R> {
    today: P,
    /// Results, with the identity of the game if it is counted by that. The others are counted by their game code.
    results: Vec<(Option<GameId>, R)>,
}

/// Payload of a history of version 2 or 3, which differ in the progress.
#[derive(Serialize, Deserialize)]
struct HistoryPayload<P, R> {
    counted: SavedResults<P, R>,
    /// Best wins on boards that are counted by their game code, unless the best win is the counted result.
    wins: Vec<R>,
}

/// Error returned if a history cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HistoryError {
    /// The data does not start with the magic number.
    #[error("it is not a statistics file")]
    NotAHistory,
    /// The format version is unknown.
    #[error("the statistics have format {0}; this version reads formats 1 to {HISTORY_VERSION}")]
    UnknownVersion(u16),
    /// The checksum does not match.
    #[error("it is damaged (wrong checksum)")]
    Damaged,
    /// The checksum matches, but the payload does not decode.
    #[error("progress and results can't be read: {0}")]
    Codec(CodecError),
}

impl From<FormatError> for HistoryError {
    fn from(error: FormatError) -> Self {
        match error {
            FormatError::WrongMagic => Self::NotAHistory,
            FormatError::UnknownVersion(version) => Self::UnknownVersion(version),
            FormatError::Damaged => Self::Damaged,
        }
    }
}

/// Encodes a history.
///
/// # Errors
/// If encoding fails, which it never does for a history.
pub fn write_history(history: &PlayerHistory) -> Result<Vec<u8>, CodecError> {
    let results = history.results.results().into_iter();
    let results = results.map(|(key, result)| match key {
        GameKey::Board(_) => (None, result),
        GameKey::Game(id) => (Some(*id), result),
    });
    FORMAT.write(&HistoryPayload {
        counted: SavedResults {
            today: &history.today,
            results: results.collect(),
        },
        wins: history.results.later_wins().collect(),
    })
}

/// Decodes a history. Of two results of a game, the one that [`Statistics::merge`] prefers is kept.
///
/// # Errors
/// If the data is not a history, is damaged, has an unknown version or extra bytes, or would need more than 256 MiB.
pub fn read_history(bytes: &[u8]) -> Result<PlayerHistory, HistoryError> {
    let (version, payload) = FORMAT.open(bytes)?;
    let saved: HistoryPayload<DailyProgress, GameResult> = match version {
        1 => codec::decode_within::<MEMORY, _>(payload).map(|counted| {
            without_latest(HistoryPayload {
                counted,
                wins: Vec::new(),
            })
        }),
        2 => codec::decode_within::<MEMORY, _>(payload).map(without_latest),
        _ => codec::decode_within::<MEMORY, _>(payload),
    }
    .map_err(HistoryError::Codec)?;
    let board = |result: &GameResult| GameKey::Board(result.code.clone());
    let mut results = Statistics::default();
    for (id, result) in saved.counted.results {
        let key = id.map_or_else(|| board(&result), GameKey::Game);
        results.insert(key, result);
    }
    for win in saved.wins {
        results.note_win(&board(&win), &win);
    }
    let mut today = saved.counted.today;
    if version < 3 {
        restore_days(&mut today, &results);
    }
    Ok(PlayerHistory { today, results })
}

/// Drops the day that earlier versions took for today.
fn without_latest(
    payload: HistoryPayload<ProgressWithLatest, GameResult>,
) -> HistoryPayload<DailyProgress, GameResult> {
    let HistoryPayload { counted, wins } = payload;
    let SavedResults {
        today: (_, today),
        results,
    } = counted;
    HistoryPayload {
        counted: SavedResults { today, results },
        wins,
    }
}

/// Marks boards as won on their own day if the results say so: earlier versions failed to once the clock had shown a
/// later day.
fn restore_days(progress: &mut DailyProgress, results: &Statistics) {
    progress.restore_days(|day, game| {
        let Ok(board) = daily_board(day, game) else {
            return false;
        };
        let key = GameKey::Board(board.code.to_string());
        let mut wins = results
            .result(&key)
            .into_iter()
            .chain(results.best_win(&key));
        // At that time, days were days in UTC.
        wins.any(|win| win.is_won() && utc_day(win.finished_at) == Some(day))
    });
}

/// Returns the day in UTC of a number of seconds since 1970-01-01.
fn utc_day(seconds: u64) -> Option<Day> {
    let time = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds))?;
    Some(Day::of_utc(time))
}
