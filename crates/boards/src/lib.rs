//! Boards: cells, neighbours, distances, paths, lines and outlines.
//!
//! A [`Board`] is an immutable graph of cells, each with a position. It knows nothing about games: what a cell contains
//! is up to the game.
//!
//! Coordinates are in cells. The top left corner of the board is `(0, 0)`, x grows to the right and y grows down.
//!
//! ```
//! use tessella_boards::{Board, CellId, Direction, Hills, Plan, Shape, Square};
//!
//! let shape = Shape::Square(Square::new(8, 6));
//! let board = Board::new(shape.clone())?;
//! assert_eq!(board.step(CellId(0), Direction::Right), Some(CellId(1)));
//! assert_eq!(board.opposite(CellId(0)), Some(CellId(47)));
//! assert_eq!(board.cell_at(board.centre(CellId(20))), Some(CellId(20)));
//!
//! let hills = Some(Hills { levels: 4, seed: 7, climb: 1 });
//! let hilly = Plan { shape, hills }.build()?;
//! assert!(hilly.cells().any(|cell| hilly.height(cell) > 0));
//! # Ok::<(), tessella_boards::BoardError>(())
//! ```

mod block_geometry;
mod board;
mod cell;
#[cfg(test)]
mod checks;
mod cube;
mod direction;
mod error;
mod geometry;
mod graph;
mod hex;
mod hills;
mod hypercube;
mod layering;
mod lines;
mod map;
pub mod notation;
mod pathfinding;
mod plan;
mod point;
mod polygon;
pub mod random;
mod shape;
mod square;
mod stacking;
mod terrain;
mod track;
mod walking;

pub use board::Board;
pub use cell::{CellId, MAX_CELLS};
pub use cube::Cube;
pub use direction::Direction;
pub use error::BoardError;
pub use graph::Graph;
pub use hex::{Hex, HexLayout};
pub use hills::Hills;
pub use hypercube::Hypercube;
pub use map::{DrawnMap, Map, MapError, MapExpectation, NextPart};
pub use plan::{Plan, PlanDetail};
pub use point::Point;
pub use shape::{Connectivity, Shape};
pub use square::Square;
pub use stacking::StackView;
pub use terrain::{Heights, Terrain};
pub use track::{
    Advance, Branch, Course, Jump, Lane, LaneExit, Stretch, Track, TrackError, TrackPart,
};
pub use walking::{PathSearch, SearchEnd, WalkingGraph};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
