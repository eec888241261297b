//! A game as a text, to be handed over to another device: by a clipboard that two devices share, in a message, in a note.
//!
//! It is a save with this one game, spelt in capital letters and digits, in which no messenger sees marks of its own, behind
//! a word that says whose it is. So what holds for saves holds here: the checksum, the versions, and that every move is played
//! by the rules.

use super::save::{self, SaveError};
use super::{GameHistory, Player, Session, write_save};
use crate::codec::CodecError;
use data_encoding::BASE32_NOPAD;
use std::fmt;

/// What every such text begins with.
const MARK: &str = "tessella-game:";
/// The most letters of such a text: enough for the largest map and thousands of moves on it.
const LONGEST: usize = 400_000;

/// Why a game cannot be handed over, or a text that should have one leads to none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It does not begin as such a text does.
    MissingPrefix,
    /// It is longer than any that is made here.
    TooLong,
    /// It has letters that belong in no such text, or its end is missing.
    Encoding,
    /// The game cannot be put into bytes.
    Codec(CodecError),
    /// The save in it cannot be read.
    Save(SaveError),
    /// It has so many games, and not just the one that is played.
    GameCount(usize),
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingPrefix => write!(f, "expected a text that begins with {MARK}"),
            Self::TooLong => write!(f, "it has more than {LONGEST} letters"),
            Self::Encoding => write!(f, "it is damaged or not whole"),
            Self::Codec(error) => write!(f, "{error}"),
            Self::Save(error) => write!(f, "{error}"),
            Self::GameCount(count) => write!(f, "expected one game, not {count}"),
        }
    }
}

impl std::error::Error for ImportError {}

/// The letters of a text without the blanks and breaks, be they seen or not, that a messenger puts between them.
fn letters(text: &str) -> impl Iterator<Item = char> {
    const UNSEEN: [char; 5] = ['\u{ad}', '\u{200b}', '\u{200c}', '\u{2060}', '\u{feff}'];
    text.chars()
        .filter(|letter| !letter.is_whitespace() && !UNSEEN.contains(letter))
}

/// Whether a text is meant to be a game that is handed over, be it sound or not.
pub fn is_transfer_text(text: &str) -> bool {
    letters(text).take(MARK.len()).eq(MARK.chars())
}

/// A game as a text from which [`import_game`] makes the same game elsewhere: with its moves, its clock and its players.
///
/// ```
/// use tessella::session::{Player, Session, export_game, import_game};
///
/// let game = Session::new("drench:15x15,c6#4711".parse()?, vec![Player::Human])?;
/// assert_eq!(import_game(&export_game(&game)?)?.record(), game.record());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When the text would be too long to be taken over.
pub fn export_game(game: &Session) -> Result<String, ImportError> {
    let bytes = write_save(&GameHistory::new(game.clone())).map_err(ImportError::Codec)?;
    let mut text = MARK.to_owned();
    BASE32_NOPAD.encode_append(&bytes, &mut text);
    match text.len() <= LONGEST {
        true => Ok(text),
        false => Err(ImportError::TooLong),
    }
}

/// The game in a text of [`export_game`], wherever the text was broken into lines. Whoever played at another device is a
/// person here.
///
/// # Errors
/// When it is no such text, is damaged, or has a game that the rules refuse.
pub fn import_game(text: &str) -> Result<Session, ImportError> {
    if !is_transfer_text(text) {
        return Err(ImportError::MissingPrefix);
    }
    // No more is kept in memory than is needed to see that there is too much.
    let whole: String = letters(text).take(LONGEST + 1).collect();
    if whole.chars().count() > LONGEST {
        return Err(ImportError::TooLong);
    }
    let spelt = whole.strip_prefix(MARK).ok_or(ImportError::MissingPrefix)?;
    let bytes = BASE32_NOPAD.decode(spelt.as_bytes());
    let bytes = bytes.map_err(|_| ImportError::Encoding)?;
    let (records, at) = save::read_records(&bytes).map_err(ImportError::Save)?;
    // To play thousands of games through would take as long as whoever made them likes.
    let [record] = records.as_slice() else {
        return Err(ImportError::GameCount(records.len()));
    };
    if at != 0 {
        return Err(ImportError::Save(SaveError::MissingGame));
    }
    let mut game =
        Session::restore(record).map_err(|error| ImportError::Save(SaveError::Game(error)))?;
    let here = { record.players.iter() }.map(|&player| match player {
        Player::Remote => Player::Human,
        player => player,
    });
    game.set_players(here);
    Ok(game)
}
