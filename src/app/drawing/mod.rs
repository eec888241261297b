//! Geometry shared by the board's meshes and egui's shapes: the outlines of tiles, their bodies and faces, lines, and
//! the oblique view of heights.

mod cliffs;
pub mod faces;
mod links;
pub mod piece_places;
pub mod polygon;
mod relief;
pub mod shapes;
mod sides;
pub mod solid;
mod stroke;
pub mod tile_style;

pub use cliffs::cliffs;
pub use links::{links, touch_in_picture};
pub use piece_places::places as piece_places;
pub use relief::{Relief, drawn_extent, headroom};
pub use sides::{Side, sides};
pub use stroke::Stroke;
pub use tile_style::appearances;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(faces::plugin);
}
