//! Transfer of a game to another device as text, by a shared clipboard, a message or a note.
//!
//! The text is a prefix and a save with one game in base32, whose capital letters and digits no messenger interprets as
//! markup. So checksum, versions and validation are those of saves.

use super::save::{self, SaveError};
use super::{GameLibrary, IdentifiedGame, Player, Session, write_save};
use crate::codec::CodecError;
use data_encoding::BASE32_NOPAD;
use std::fmt;

/// Prefix of every transfer text.
const PREFIX: &str = "tessella-game:";
/// Maximum length in characters: enough for the largest map and thousands of moves.
const MAX_LENGTH: usize = 400_000;

/// Error of exporting or importing a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TransferError {
    /// The text does not start with the prefix.
    MissingPrefix,
    /// The text is longer than any exported text.
    TooLong,
    /// The text is truncated or contains invalid characters.
    Encoding,
    /// The game cannot be encoded.
    Codec(CodecError),
    /// The save in the text cannot be read.
    Save(SaveError),
    /// The save contains this number of games instead of one.
    GameCount(usize),
}

impl fmt::Display for TransferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingPrefix => write!(f, "expected a text that begins with {PREFIX}"),
            Self::TooLong => write!(f, "it has more than {MAX_LENGTH} letters"),
            Self::Encoding => write!(f, "it is damaged or not whole"),
            Self::Codec(error) => write!(f, "{error}"),
            Self::Save(error) => write!(f, "{error}"),
            Self::GameCount(count) => write!(f, "expected one game, not {count}"),
        }
    }
}

impl std::error::Error for TransferError {}

/// Returns the characters of a text without the visible and invisible spaces and breaks that messengers insert.
fn significant_chars(text: &str) -> impl Iterator<Item = char> {
    const UNSEEN: [char; 5] = ['\u{ad}', '\u{200b}', '\u{200c}', '\u{2060}', '\u{feff}'];
    text.chars()
        .filter(|letter| !letter.is_whitespace() && !UNSEEN.contains(letter))
}

/// Returns `true` if a text starts like a transfer text, valid or not.
pub fn is_transfer_text(text: &str) -> bool {
    significant_chars(text)
        .take(PREFIX.len())
        .eq(PREFIX.chars())
}

/// Exports a game as text for [`import_game`], including its moves, clock, players, identity and number of hints.
///
/// ```
/// use tessella::session::{IdentifiedGame, Player, Session, export_game, import_game};
///
/// let game = Session::new("drench:15x15,c6#4711".parse()?, vec![Player::Human])?;
/// let game = IdentifiedGame::from(game);
/// let imported = import_game(&export_game(&game)?)?;
/// assert_eq!(imported.game.record(), game.game.record());
/// assert_eq!(imported.id, game.id);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the text would be too long to be imported.
pub fn export_game(game: &IdentifiedGame) -> Result<String, TransferError> {
    let bytes = write_save(&GameLibrary::new(game.clone())).map_err(TransferError::Codec)?;
    let mut text = PREFIX.to_owned();
    BASE32_NOPAD.encode_append(&bytes, &mut text);
    match text.len() <= MAX_LENGTH {
        true => Ok(text),
        false => Err(TransferError::TooLong),
    }
}

/// Imports a game from a text of [`export_game`], with or without line breaks. Remote players become local people. A
/// text of an earlier version has no identity, so each import draws one.
///
/// # Errors
/// If the text is not an exported game, is damaged, or contains a game that the rules refuse.
pub fn import_game(text: &str) -> Result<IdentifiedGame, TransferError> {
    if !is_transfer_text(text) {
        return Err(TransferError::MissingPrefix);
    }
    // Stores no more than needed to detect an overlong text.
    let whole: String = significant_chars(text).take(MAX_LENGTH + 1).collect();
    if whole.chars().count() > MAX_LENGTH {
        return Err(TransferError::TooLong);
    }
    let spelt = whole
        .strip_prefix(PREFIX)
        .ok_or(TransferError::MissingPrefix)?;
    let bytes = BASE32_NOPAD.decode(spelt.as_bytes());
    let bytes = bytes.map_err(|_| TransferError::Encoding)?;
    let (games, at) = save::read_games(&bytes).map_err(TransferError::Save)?;
    // The sender chooses the number of games, and replaying thousands would take long.
    let [saved] = games.as_slice() else {
        return Err(TransferError::GameCount(games.len()));
    };
    if at != Some(0) {
        return Err(TransferError::Save(SaveError::MissingGame));
    }
    let mut game = Session::restore(&saved.record)
        .map_err(|error| TransferError::Save(SaveError::Game(error)))?;
    let here = { saved.record.players.iter() }.map(|&player| match player {
        Player::Remote => Player::Human,
        player => player,
    });
    game.set_players(here);
    Ok(IdentifiedGame {
        id: saved.copy_of.unwrap_or(saved.id),
        game,
        hints: saved.hints,
    })
}
