//! Transfer of a game to another device as text: through a shared clipboard, a message or a note.
//!
//! The text contains a save with one game, so it has the checksum, versions and validation of saves.

use super::save::{self, SaveError};
use super::{GameLibrary, IdentifiedGame, Player, Session, write_save};
use tessella_formats::codec::CodecError;
use tessella_formats::text_format::{TextError, TextFormat};
use thiserror::Error;

/// Format of transfer texts.
const FORMAT: TextFormat = TextFormat {
    prefix: "tessella-game:",
    // Enough for the largest map and thousands of moves.
    max_length: 400_000,
};

/// Error returned if a game cannot be exported or imported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TransferError {
    /// The text is of another kind, too long or damaged.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The game cannot be encoded.
    #[error(transparent)]
    Codec(#[from] CodecError),
    /// The save in the text cannot be read.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The save contains this number of games instead of one.
    #[error("expected one game, not {0}")]
    GameCount(usize),
}

/// Returns `true` if a text starts like a transfer text, valid or not.
pub fn is_transfer_text(text: &str) -> bool {
    FORMAT.matches(text)
}

/// Finds the text of an exported game, valid or not, in a longer text: in quotes or in the middle of a sentence.
pub fn find_transfer_text(text: &str) -> Option<String> {
    FORMAT.find(text)
}

/// Exports a game as text for [`import_game`], including its moves, clock, players, identity and hints.
///
/// ```
/// use tessella_session::{IdentifiedGame, Player, Session, export_game, import_game};
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
    let bytes = write_save(&GameLibrary::new(game.clone()))?;
    Ok(FORMAT.encode(&bytes)?)
}

/// Imports a game from text written by [`export_game`], with or without line breaks. Remote players become people at
/// this device. Text from an earlier version has no identity, so each import draws one.
///
/// # Errors
/// If the text is not an exported game, is damaged, or contains a game that the rules refuse.
pub fn import_game(text: &str) -> Result<IdentifiedGame, TransferError> {
    let bytes = FORMAT.decode(text)?;
    let (games, at) = save::read_games(&bytes)?;
    // The number of games is up to the sender, and replaying thousands would take long.
    let [saved] =
        <[_; 1]>::try_from(games).map_err(|games| TransferError::GameCount(games.len()))?;
    if at != Some(0) {
        return Err(SaveError::MissingGame.into());
    }
    let mut game = Session::restore(&saved.record).map_err(SaveError::Game)?;
    let here = saved.record.players.iter().map(|&player| match player {
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
