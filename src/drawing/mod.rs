//! Geometry shared by the board's meshes and egui's shapes: the outlines of tiles, their bodies and faces, lines, and
//! the oblique view of heights.

pub mod bed;
pub mod cliffs;
mod connections;
pub mod ending;
pub mod faces;
pub mod numbers;
pub mod path_line;
pub mod piece_places;
pub mod polygon;
mod projection;
pub mod regions;
pub mod shapes;
mod sides;
pub mod solid;
pub mod tile_style;
mod wing;

pub use connections::{connection_lines, touch_in_picture};
pub use ending::Ending;
pub use numbers::BoardNumber;
pub use path_line::PathLine;
pub use piece_places::places as piece_places;
pub use projection::{BoardProjection, board_extent, drawn_extent, headroom};
pub use regions::{BorderPiece, EdgePoint, RegionOutline};
pub use sides::{Side, sides};
pub use tile_style::appearances;

pub use wing::wing;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(faces::plugin);
}
