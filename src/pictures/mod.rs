//! Pictures of boards for files and the clipboard, drawn by the processor.

mod animation;
mod board;
mod files;
mod jobs;
mod raster;

pub use animation::{AnimationError, AnimationWriter};
pub use board::{BoardPainter, PictureStyle};
pub use files::{animate, pictures_folder, png};
pub use jobs::{PictureJob, PictureRequest, PictureUse};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(jobs::plugin);
}
