//! Files with pictures.

use super::animation::{AnimationError, AnimationWriter};
use super::board::{BoardPainter, PictureStyle};
use bevy_egui::egui::ColorImage;
use directories::UserDirs;
use std::io::Write;
use std::path::PathBuf;
use tessella_session::Session;

/// Number of frames from which the palette of an animation is computed.
const EXAMPLES: usize = 4;
/// Factor of the time for which the first and the last frame are shown.
const REST: u16 = 3;

/// Encodes a picture as a PNG file.
///
/// # Errors
/// If it has no pixels, or more than the format permits.
pub fn png(picture: &ColorImage) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let [width, height] = picture.size.map(|side| u32::try_from(side).unwrap_or(0));
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    let pixels: Vec<u8> = picture
        .pixels
        .iter()
        .flat_map(|colour| [colour.r(), colour.g(), colour.b()])
        .collect();
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(bytes)
}

/// Writes an animation of a game, from its start position to its last move, with a frame for each position. A frame is
/// shown for this many hundredths of a second, the first and the last one longer. `go_on` is called after each frame with the share of the
/// frames that are done, up to 1; the animation ends there if it returns `false`.
///
/// # Errors
/// If the file cannot be written.
pub fn animate(
    file: impl Write,
    game: &Session,
    style: PictureStyle,
    hundredths: u16,
    mut go_on: impl FnMut(f32) -> bool,
) -> Result<(), AnimationError> {
    let mut game = game.clone();
    let moves = game.moves().len();
    let mut painter = BoardPainter::new(style, game.position());
    let mut draw = |ply| {
        game.go_to(ply);
        painter.draw(&game)
    };
    let examples: Vec<ColorImage> = (0..EXAMPLES)
        .map(|at| at * moves / (EXAMPLES - 1))
        .map(&mut draw)
        .collect();
    let mut animation = AnimationWriter::new(file, &examples)?;
    for ply in 0..=moves {
        let time = if ply == 0 || ply == moves {
            hundredths.saturating_mul(REST)
        } else {
            hundredths
        };
        animation.add(draw(ply), time)?;
        if !go_on((ply + 1) as f32 / (moves + 1) as f32) {
            break;
        }
    }
    Ok(())
}

/// Returns the folder for pictures that the player keeps; `None` if the system has none.
pub fn pictures_folder() -> Option<PathBuf> {
    let user = UserDirs::new()?;
    let pictures = user.picture_dir().unwrap_or_else(|| user.home_dir());
    Some(pictures.join("Tessella"))
}
