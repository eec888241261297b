//! Positions of widgets and tiles in a window, computed by the program's own layout code.

use crate::display::PixelPosition;
use crate::picture::{Screenshot, is_nearly};
use bevy::math::Vec2;
use bevy_egui::egui;
use tessella::app::board::{BoardPlace, Pixels};
use tessella::app::core::device::Device;
use tessella::app::core::layout::{Arrangement, arrange};
use tessella::app::core::palette::{Rgb, of_seat, paint};
use tessella::app::core::theme::{Theme, scales};
use tessella::app::drawing::tile_style::{Mark, TileStyle, holder};
use tessella::app::drawing::{appearances, piece_places, shade, shaded};
use tessella::app::games::game_ui;
use tessella::boards::{CellId, Point, Shape};
use tessella::games::{Appearance, Colour, Move, Position, Rules};

/// Tools below the colours, in their order.
#[derive(Clone, Copy, Debug)]
pub enum Tool {
    Undo,
    Redo,
}

/// Positions of the parts of a game in a window of a given size.
pub struct WidgetPositions {
    arrangement: Arrangement,
    /// Logical pixels per layout point.
    zoom: f32,
    /// Rectangle of the board, in logical pixels.
    board: Pixels,
    /// Physical pixels per logical pixel.
    scale: f32,
}

impl WidgetPositions {
    /// Computes the positions in a window of this size in physical pixels, on a device that may cover some of them.
    pub fn new(
        (width, height): (u16, u16),
        scale: f32,
        device: &Device,
        position: &Position,
    ) -> Self {
        let window = Vec2::new(width.into(), height.into()) / scale;
        let zoom = scales(device.covered.in_units(scale).within(window), device.text).all;
        let (setup, extent) = (position.setup(), position.board().extent());
        let covered = device.covered.in_units(scale * zoom);
        let free = egui::Rect::from_min_max(
            egui::pos2(covered.left, covered.top),
            egui::pos2(
                window.x / zoom - covered.right,
                window.y / zoom - covered.bottom,
            ),
        );
        let buttons = game_ui(position).buttons();
        let arrangement = arrange(free, buttons, setup.seats().into(), extent);
        let rect = arrangement.board;
        let board = Pixels::fit(&BoardPlace { rect, zoom }, extent, scale);
        Self {
            arrangement,
            zoom,
            board,
            scale,
        }
    }

    /// Returns the centre of the button of a colour.
    pub fn colour(&self, colour: Colour) -> PixelPosition {
        self.in_window(self.arrangement.colours[colour.index()].center())
    }

    /// Returns the centre of a tool.
    pub fn tool(&self, tool: Tool) -> PixelPosition {
        self.in_window(self.arrangement.tools[tool as usize].center())
    }

    /// Returns the centre of the icon that copies the code.
    pub fn copy(&self) -> PixelPosition {
        self.in_window(self.arrangement.corner[0].center())
    }

    /// Returns the centre of a tile.
    pub fn tile(&self, position: &Position, cell: CellId) -> PixelPosition {
        self.on_board(position.board().centre(cell))
    }

    fn on_board(&self, place: Point) -> PixelPosition {
        self.physical(self.board.in_window(place))
    }

    fn in_window(&self, place: egui::Pos2) -> PixelPosition {
        self.physical(Vec2::new(place.x, place.y) * self.zoom)
    }

    fn physical(&self, logical: Vec2) -> PixelPosition {
        let pixel = (logical * self.scale).floor();
        (pixel.x as i16, pixel.y as i16)
    }

    /// Checks that an image shows the board of a position: every tile in its colour, and no gap between tiles of one
    /// region.
    ///
    /// # Errors
    /// Reports the number of wrong tiles and the first of them.
    pub fn check_board(
        &self,
        picture: &Screenshot,
        position: &Position,
        theme: &Theme,
    ) -> Result<(), String> {
        let board = position.board();
        let holders: Vec<_> = appearances(position)
            .map(|(_, appearance)| holder(appearance))
            .collect();
        let is_joined = |cell: CellId, next: CellId| {
            let holder = holders[cell.index()];
            holder.is_some() && holder == holders[next.index()]
        };
        // Areas of a map can be small, and on hills edges cover parts of the tiles.
        let is_even = board.heights().is_none();
        let is_regular = matches!(
            board.shape(),
            Shape::Square(_) | Shape::Hex(_) | Shape::Cube(_)
        );
        let off = if is_even && is_regular { 0.25 } else { 0.1 };
        let pieces = position.pieces();
        let standing: Vec<CellId> = pieces.iter().filter_map(|piece| piece.at).collect();
        let has_lines = matches!(board.shape(), Shape::Track(track) if !track.ring);
        let mut wrong = Vec::new();
        for (piece, place) in pieces.iter().zip(piece_places(board, &pieces)) {
            // Next to the symbol in the middle of a stone.
            if let Some((at, size)) = place.filter(|_| position.setup().seats() > 1) {
                let point = Point::new(at.x + 0.31 * size, at.y);
                let rgb = of_seat(piece.seat.0).0.rgb;
                if let Err(message) = check_pixel(picture, self.on_board(point), rgb) {
                    wrong.push(format!("piece {piece:?} {message}"));
                }
            }
        }
        for (cell, appearance) in appearances(position) {
            let centre = board.centre(cell);
            let TileStyle { body, mark, .. } = TileStyle::of(appearance, false);
            let body = body.map_or(theme.shades.background, |body| {
                shaded(body.rgb(theme), shade(board, cell))
            });
            let is_stood_on = standing.contains(&cell);
            let is_walked_on =
                appearance == Appearance::Lit || is_stood_on && position.setup().seats() == 1;
            // The path line covers a part of each visited tile: at least one point next to it has the tile's colour.
            if is_walked_on && is_regular {
                let around = [
                    (0.3, 0.3),
                    (0.3, -0.3),
                    (-0.3, 0.3),
                    (-0.3, -0.3),
                    (0.33, 0.12),
                ];
                let mut around = around
                    .map(|(x, y)| Point::new(centre.x + x, centre.y + y))
                    .into_iter();
                if !around.any(|point| check_pixel(picture, self.on_board(point), body).is_ok()) {
                    wrong.push(format!("tile {} is not {appearance:?}", cell.0));
                }
            }
            // The centre, and one point towards each side. A piece on a tile hides its centre.
            if is_stood_on {
                continue;
            }
            let (wanted, inner) = match mark {
                // Lines cover the centres of these tiles.
                None if has_lines || appearance == Appearance::Lit => continue,
                None => (
                    body,
                    vec![(0.0, 0.0), (0.0, -off), (off, 0.0), (0.0, off), (-off, 0.0)],
                ),
                Some(Mark::Stone(seat)) => (of_seat(seat.0).0.rgb, vec![(0.32, 0.0), (-0.32, 0.0)]),
                Some(Mark::Face(_) | Mark::Symbol(_)) => (body, vec![(0.0, 0.435), (0.0, -0.435)]),
            };
            let inner = inner
                .into_iter()
                .map(|(x, y)| Point::new(centre.x + x, centre.y + y));
            // Across the edge between two tiles of a region that are adjacent in the image.
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
            let checked = (inner.chain(joints))
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

    /// Checks that an image shows a button for each legal colour of the seat to move.
    ///
    /// # Errors
    /// Reports the button that looks different.
    pub fn check_colours(&self, picture: &Screenshot, position: &Position) -> Result<(), String> {
        for mv in position.legal_moves() {
            let Move::Paint(colour) = mv else {
                continue;
            };
            // Next to the symbol in the middle.
            let button = self.arrangement.colours[colour.index()];
            let place = button.left_center() + egui::vec2(button.width() * 0.12, 0.0);
            check_pixel(picture, self.in_window(place), paint(colour.index()).rgb)
                .map_err(|message| format!("the button of colour {} {message}", colour.0 + 1))?;
        }
        Ok(())
    }
}

fn check_pixel(picture: &Screenshot, place: PixelPosition, wanted: Rgb) -> Result<(), String> {
    match picture.at(place) {
        Some(shown) if is_nearly(shown, wanted) => Ok(()),
        shown => Err(format!("shows {shown:?} at {place:?}, not {wanted:?}")),
    }
}
