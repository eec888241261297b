//! The board on the screen: tiles are entities that follow the position.
//!
//! The [`TileAppearance`] of a tile is always the one by the rules. Its [`TileVisual`] may lag behind during an
//! animation; only drawing depends on it.

mod animation;
mod arrow_keys;
mod bed;
mod camera;
mod connections;
mod cursor;
mod departure;
mod elevation;
mod emphasis;
mod ending;
mod entrance;
mod glow;
mod hover_preview;
mod mesh_spawner;
mod meshes;
mod numbers;
mod page;
mod pair_line;
mod path_lines;
mod pieces;
mod pixels;
mod region;
mod selection_outlines;
mod spawn;
mod steps;
mod tile_assets;
mod tile_styling;
mod tiles;
mod timing;
mod view;

pub use animation::{AnimationClock, AnimationSystems};
pub(crate) use arrow_keys::middle;
pub use cursor::Cursor;
pub use departure::Departure;
pub use ending::BoardEnding;
pub(crate) use ending::EndingSystems;
pub use entrance::EnteringTile;
pub use hover_preview::HoverPreview;
pub use numbers::BoardNumbers;
pub use path_lines::PathLines;
pub use pieces::PieceOf;
pub use pixels::{BoardPlacement, Pixels};
pub use selection_outlines::{Picked, cells_of, hinted};
pub(crate) use steps::Steps;
pub(crate) use tiles::TileSystems;
pub use tiles::{Tile, TileAppearance, TileVisual};
pub(crate) use timing::{TimedEffect, timed};
pub use view::View;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (spawn::plugin, steps::plugin),
        (meshes::plugin, tile_assets::plugin, tile_styling::plugin),
        animation::plugin,
        emphasis::plugin,
        (ending::plugin, entrance::plugin, departure::plugin),
        glow::plugin,
        (region::plugin, elevation::plugin),
        pieces::plugin,
        pair_line::plugin,
        numbers::plugin,
        path_lines::plugin,
        selection_outlines::plugin,
        (bed::plugin, camera::plugin, page::plugin),
        cursor::plugin,
        hover_preview::plugin,
    ));
}
