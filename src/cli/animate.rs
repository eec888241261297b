//! The option `--animate`: an animation of a game in a file.

use crate::core::theme::Theme;
use crate::pictures::{PictureStyle, animate};
use bevy::math::UVec2;
use std::fs;
use std::path::PathBuf;
use tessella_language::Language;
use tessella_session::Session;

/// Size if none is given, in pixels.
const SIZE: UVec2 = UVec2::new(720, 720);
/// Largest side of an animation, in pixels.
const LARGEST: u32 = 2048;
/// Time for which a position is shown if none is given, in milliseconds.
const INTERVAL: u16 = 500;
/// Maximum number of moves that the computer makes in a game without moves.
pub(super) const MOST_MOVES: u16 = 1000;

/// Animation of a game, and its file.
pub struct AnimationFile {
    /// File of the animation.
    pub(super) path: PathBuf,
    /// Game whose moves are shown.
    pub(super) game: Session,
    /// Appearance.
    pub(super) style: PictureStyle,
    /// Time for which a position is shown, in hundredths of a second.
    pub(super) hundredths: u16,
}

impl AnimationFile {
    /// Creates the animation of a game with the options of the command line.
    ///
    /// # Errors
    /// If the game has no moves, or the size is too large.
    pub(super) fn new(
        path: PathBuf,
        game: Session,
        theme: Theme,
        size: Option<UVec2>,
        every: Option<u16>,
    ) -> Result<Self, String> {
        if game.moves().is_empty() {
            return Err("--animate shows moves, and this game has none".to_owned());
        }
        let size = size.unwrap_or(SIZE);
        if size.max_element() > LARGEST {
            return Err(format!(
                "--animate: {}x{} is too large; a side of an animation has at most {LARGEST} pixels",
                size.x, size.y
            ));
        }
        let style = PictureStyle {
            theme,
            // The sides are at most `LARGEST`.
            size: [size.x as u16, size.y as u16],
            language: Language::English,
        };
        let hundredths = every.unwrap_or(INTERVAL) / 10;
        Ok(Self {
            path,
            game,
            style,
            hundredths,
        })
    }

    /// Writes the file.
    ///
    /// # Errors
    /// One line with the reason.
    pub fn write(&self) -> Result<(), String> {
        let Self {
            path,
            game,
            style,
            hundredths,
        } = self;
        let write = || {
            // A file of that name stays until the new one is drawn.
            let mut bytes = Vec::new();
            animate(&mut bytes, game, *style, *hundredths, |_| true)
                .map_err(|error| error.to_string())?;
            fs::write(path, bytes).map_err(|error| error.to_string())
        };
        write().map_err(|error| format!("{} could not be written: {error}", path.display()))
    }
}
