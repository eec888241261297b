//! Where things are in a window, by the program's own arithmetic of its layout.

use crate::display::Place;
use crate::picture::{Picture, is_nearly};
use bevy::math::Vec2;
use bevy_egui::egui;
use tessella::app::board::{BoardPlace, Pixels, colours_and_holders, shade, shaded};
use tessella::app::palette::{Rgb, paint};
use tessella::app::play::layout::{Arrangement, arrange};
use tessella::app::theme::zoom;
use tessella::boards::{CellId, Point, Shape};
use tessella::games::{Colour, Move, Position, Rules};

/// The tools below the colours, in their order.
#[derive(Clone, Copy, Debug)]
pub enum Tool {
    Undo,
    Redo,
}

/// The places of a game's parts in a window of some size.
pub struct Places {
    arrangement: Arrangement,
    /// Logical pixels a point of the arrangement.
    zoom: f32,
    /// Where the board is, in logical pixels.
    board: Pixels,
    /// Physical pixels a logical one.
    scale: f32,
}

impl Places {
    /// The places in a window of so many physical pixels.
    pub fn new((width, height): (u16, u16), scale: f32, position: &Position) -> Self {
        let window = Vec2::new(width.into(), height.into()) / scale;
        let zoom = zoom(window);
        let Position::Drench(drench) = position;
        let (setup, extent) = (drench.setup(), drench.board().extent());
        let points = egui::vec2(window.x, window.y) / zoom;
        let (colours, seats) = (setup.colours.into(), setup.seats().into());
        let arrangement = arrange(points, colours, seats, extent);
        let rect = arrangement.board;
        let board = Pixels::fit(&BoardPlace { rect, zoom }, extent, scale);
        Self {
            arrangement,
            zoom,
            board,
            scale,
        }
    }

    /// The middle of the button of a colour.
    pub fn colour(&self, colour: Colour) -> Place {
        self.in_window(self.arrangement.colours[colour.index()].center())
    }

    /// The middle of a tool.
    pub fn tool(&self, tool: Tool) -> Place {
        self.in_window(self.arrangement.tools[tool as usize].center())
    }

    /// The middle of a tile.
    pub fn tile(&self, position: &Position, cell: CellId) -> Place {
        self.on_board(position.board().centre(cell))
    }

    fn on_board(&self, place: Point) -> Place {
        self.physical(self.board.in_window(place))
    }

    fn in_window(&self, place: egui::Pos2) -> Place {
        self.physical(Vec2::new(place.x, place.y) * self.zoom)
    }

    fn physical(&self, logical: Vec2) -> Place {
        let pixel = (logical * self.scale).floor();
        (pixel.x as i16, pixel.y as i16)
    }

    /// Whether a picture shows the board as a position has it: every tile in its colour, and no gap between tiles of
    /// one region.
    ///
    /// # Errors
    /// Says which tiles look otherwise.
    pub fn check_board(&self, picture: &Picture, position: &Position) -> Result<(), String> {
        let board = position.board();
        let holders: Vec<_> = colours_and_holders(position)
            .map(|(_, _, holder)| holder)
            .collect();
        let is_joined = |cell: CellId, next: CellId| {
            let holder = holders[cell.index()];
            holder.is_some() && holder == holders[next.index()]
        };
        // Areas of a map are small in places, and on hills edges lie over the tiles.
        let is_even = board.heights().is_none();
        let is_regular = matches!(
            board.shape(),
            Shape::Square(_) | Shape::Hex(_) | Shape::Cube(_)
        );
        let off = if is_even && is_regular { 0.25 } else { 0.1 };
        let mut wrong = Vec::new();
        for (cell, colour, _) in colours_and_holders(position) {
            let centre = board.centre(cell);
            let wanted = shaded(paint(colour.index()).rgb, shade(board, cell));
            // The middle, and a part of a tile from it towards each side.
            let inner = [(0.0, 0.0), (0.0, -off), (off, 0.0), (0.0, off), (-off, 0.0)]
                .map(|(x, y)| Point::new(centre.x + x, centre.y + y));
            // Across the line between two tiles of a region that lie side by side in the picture.
            let is_beside = |next: CellId| {
                let other = board.centre(next);
                (centre.x - other.x).hypot(centre.y - other.y) < 1.01
            };
            let joints = board
                .neighbours(cell)
                .iter()
                .filter(|&&next| is_even && is_regular && is_joined(cell, next) && is_beside(next))
                .flat_map(|&next| {
                    let other = board.centre(next);
                    [0.48, 0.5, 0.52].map(|share| {
                        let between = |from: f32, to: f32| from + (to - from) * share;
                        Point::new(between(centre.x, other.x), between(centre.y, other.y))
                    })
                });
            let checked = (inner.into_iter().chain(joints))
                .try_for_each(|point| check_pixel(picture, self.on_board(point), wanted));
            if let Err(message) = checked {
                wrong.push(format!("tile {} {message}", cell.0));
            }
        }
        match wrong.first() {
            None => Ok(()),
            Some(first) => {
                let (wrong, all) = (wrong.len(), board.len());
                Err(format!("{wrong} of {all} tiles look wrong: {first}"))
            }
        }
    }

    /// Whether a picture shows a button for each colour that whoever is to move may choose.
    ///
    /// # Errors
    /// Says which button looks otherwise.
    pub fn check_colours(&self, picture: &Picture, position: &Position) -> Result<(), String> {
        for Move::Paint(colour) in position.legal_moves() {
            // Beside the symbol, which is in the middle.
            let button = self.arrangement.colours[colour.index()];
            let place = button.left_center() + egui::vec2(button.width() * 0.12, 0.0);
            check_pixel(picture, self.in_window(place), paint(colour.index()).rgb)
                .map_err(|message| format!("the button of colour {} {message}", colour.0 + 1))?;
        }
        Ok(())
    }
}

fn check_pixel(picture: &Picture, place: Place, wanted: Rgb) -> Result<(), String> {
    match picture.at(place) {
        Some(shown) if is_nearly(shown, wanted) => Ok(()),
        shown => Err(format!("shows {shown:?} at {place:?}, not {wanted:?}")),
    }
}
