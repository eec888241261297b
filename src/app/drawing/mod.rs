//! Geometry shared by the board's meshes and egui's shapes: the outlines of tiles, their bodies and faces, lines, and
//! the shades of elevations.

mod elevation;
pub mod faces;
mod links;
pub mod piece_places;
pub mod polygon;
pub mod shapes;
mod sides;
mod stroke;
pub mod tile_style;

pub use elevation::{BLACK, SHADES, cliffs, shade, shaded, surface};
pub use links::{links, touch_in_picture};
pub use piece_places::places as piece_places;
pub use sides::{Side, sides};
pub use stroke::Stroke;
pub use tile_style::appearances;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(faces::plugin);
}
