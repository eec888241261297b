//! The board on the screen: tiles are entities, and follow the rules through what the authority commits.
//!
//! A tile's [`TileLook`] is always what the rules say. Its [`Picture`] may lag behind while a flood travels; nobody but
//! the eye depends on it.

mod camera;
mod cursor;
mod echo;
mod frames;
mod joined;
mod links;
mod meshes;
mod pieces;
mod region;
mod relief;
mod spawn;
mod strokes;
mod tiles;
mod travel;
mod view;
mod walk;

pub use camera::{BoardPlace, Pixels};
pub use cursor::Cursor;
pub use frames::{Picked, hinted};
pub use pieces::PieceOf;
pub use strokes::Strokes;
pub use tiles::{Picture, Tile, TileLook};
pub use travel::Travel;
pub use view::View;
pub(in crate::app) use walk::middle;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        spawn::plugin,
        meshes::plugin,
        travel::plugin,
        region::plugin,
        pieces::plugin,
        joined::plugin,
        strokes::plugin,
        frames::plugin,
        camera::plugin,
        cursor::plugin,
        echo::plugin,
    ));
}
