//! Positions of widgets and tiles in a window, computed by the program's own layout code.

use crate::display::PixelPosition;
use crate::picture::{Screenshot, is_under_light};
use bevy::math::Vec2;
use bevy_egui::egui;
use tessella::board::{BoardPlacement, Pixels};
use tessella::core::BoardOrientation;
use tessella::core::device::Device;
use tessella::core::layout::{Arrangement, arrange};
use tessella::core::palette::{Rgb, STANDARD};
use tessella::core::rotation::Rotation;
use tessella::core::theme::{Theme, scales};
use tessella::drawing::tile_style::{Mark, TileStyle, holder};
use tessella::drawing::{
    BoardProjection, appearances, bed, board_extent, drawn_extent, headroom, piece_places,
};
use tessella::games::{about, game_ui};
use tessella_boards::{CellId, Point, Shape};
use tessella_games::{Appearance, Colour, Move, Piece, Position, Rules, Seat};

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
    /// How the board is seen.
    orientation: BoardOrientation,
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
        let covered = device.covered.in_units(scale * zoom);
        let free = egui::Rect::from_min_max(
            egui::pos2(covered.left, covered.top),
            egui::pos2(
                window.x / zoom - covered.right,
                window.y / zoom - covered.bottom,
            ),
        );
        let orientation = orientation(position, free);
        let arrangement = arrangement(position, orientation, free);
        let mut rect = arrangement.board;
        if position.board().heights().is_some() {
            // The key of the levels is below the board.
            rect.max.y -= 20.0;
        }
        let mut board = Pixels::fit(
            &BoardPlacement { rect, zoom },
            board_extent(position, orientation),
            headroom(position),
            scale,
        );
        board.rotation = orientation.rotation;
        board.extent = orientation.rotation.extent(board.extent);
        Self {
            arrangement,
            zoom,
            board,
            orientation,
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

    /// Returns the centre of the button that leads back.
    pub fn back(&self) -> PixelPosition {
        self.in_window(self.arrangement.back.center())
    }

    /// Returns the centre of the icon that opens the rules.
    pub fn help(&self) -> PixelPosition {
        self.in_window(self.arrangement.help.center())
    }

    /// Returns the centre of a tile.
    pub fn tile(&self, position: &Position, cell: CellId) -> PixelPosition {
        let Vec2 { x, y } = BoardProjection::new(position, self.orientation).centre(cell);
        self.on_board(Point::new(x, y))
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
        // The end of a game recolours or moves its tiles, which the tests of the window check.
        if position.outcome().is_some() {
            return Ok(());
        }
        let theme = &on_page(theme, position);
        let check = BoardCheck::new(self, picture, position, theme);
        let mut wrong = check.wrong_pieces();
        for (cell, appearance) in appearances(position) {
            wrong.extend(check.wrong_surroundings(cell, appearance));
            wrong.extend(check.wrong_tile(cell, appearance));
        }
        match wrong.first() {
            None => Ok(()),
            Some(first) => {
                let (wrong, all) = (wrong.len(), position.board().len());
                Err(format!("{wrong} of {all} tiles look wrong: {first}"))
            }
        }
    }

    /// Checks that an image shows a button for each legal colour of the seat to move.
    ///
    /// # Errors
    /// Reports the button that looks different.
    pub fn check_colours(&self, picture: &Screenshot, position: &Position) -> Result<(), String> {
        let theme = on_page(&Theme::default(), position);
        for mv in position.legal_moves() {
            let Move::Paint(colour) = mv else {
                continue;
            };
            // Next to what is written on it. A colour that wins nothing is fainter.
            let button = self.arrangement.colours[colour.index()];
            let place = self.in_window(button.right_center() - egui::vec2(5.0, 0.0));
            let paint = STANDARD.paint(colour.index()).rgb;
            let faint = theme.shades.background.mix(paint, 0.5);
            let checked = check_pixel(picture, place, paint)
                .or_else(|error| check_pixel(picture, place, faint).map_err(|_| error));
            checked
                .map_err(|message| format!("the button of colour {} {message}", colour.0 + 1))?;
        }
        Ok(())
    }
}

fn arrangement(
    position: &Position,
    orientation: BoardOrientation,
    free: egui::Rect,
) -> Arrangement {
    let seats = position.setup().seats().into();
    let extent = drawn_extent(position, orientation);
    arrange(free, game_ui(position).buttons(), seats, extent)
}

/// Returns how a board is seen in the free part of a window: the layers of a cube in the number of columns that gives the largest tiles,
/// and a wide board that would have small tiles upright.
fn orientation(position: &Position, free: egui::Rect) -> BoardOrientation {
    let tile = |orientation| {
        let board = arrangement(position, orientation, free).board;
        let extent = drawn_extent(position, orientation);
        let margins = 2.0 * bed::margin(extent);
        (board.width() / (extent.x + margins)).min(board.height() / (extent.y + margins))
    };
    if let Shape::Cube(cube) = position.board().shape() {
        let in_columns = |columns| BoardOrientation {
            columns: Some(columns),
            ..BoardOrientation::default()
        };
        // Of several numbers, the first one wins.
        return (1..=cube.depth)
            .map(in_columns)
            .reduce(|best, next| if tile(next) > tile(best) { next } else { best })
            .unwrap_or_default();
    }
    let (flat, upright) = (
        BoardOrientation::default(),
        BoardOrientation {
            rotation: Rotation::Quarter,
            ..BoardOrientation::default()
        },
    );
    let may_turn = game_ui(position).allows_quarter_turn() && free.width() <= free.height();
    if may_turn && tile(flat) < 44.0 && tile(upright) > 1.15 * tile(flat) {
        upright
    } else {
        flat
    }
}

/// Comparison of an image with the board of a position.
struct BoardCheck<'a> {
    positions: &'a WidgetPositions,
    picture: &'a Screenshot,
    position: &'a Position,
    projection: BoardProjection,
    theme: &'a Theme,
    /// Seat that holds each tile.
    holders: Vec<Option<Seat>>,
    pieces: Vec<Piece>,
    /// Tiles with a piece.
    standing: Vec<CellId>,
    /// `true` if the board has no hills, whose edges cover parts of the tiles.
    is_even: bool,
    /// `true` if all tiles have the same size, unlike the areas of a map.
    is_regular: bool,
    /// `true` if lines cover the centres of the tiles.
    has_lines: bool,
}

impl<'a> BoardCheck<'a> {
    fn new(
        positions: &'a WidgetPositions,
        picture: &'a Screenshot,
        position: &'a Position,
        theme: &'a Theme,
    ) -> Self {
        let board = position.board();
        let pieces = position.pieces();
        Self {
            positions,
            picture,
            position,
            projection: BoardProjection::new(position, positions.orientation),
            theme,
            holders: appearances(position)
                .map(|(_, appearance)| holder(appearance))
                .collect(),
            standing: pieces.iter().filter_map(|piece| piece.at).collect(),
            pieces,
            is_even: board.heights().is_none(),
            is_regular: matches!(
                board.shape(),
                Shape::Square(_) | Shape::Hex(_) | Shape::Cube(_)
            ),
            has_lines: matches!(board.shape(), Shape::Track(_)),
        }
    }

    /// Checks that a point on the board has a colour.
    fn check(&self, point: Point, wanted: Rgb) -> Result<(), String> {
        check_pixel(self.picture, self.positions.on_board(point), wanted)
    }

    /// Returns the colour of a tile without its mark.
    fn body(&self, cell: CellId, appearance: Appearance) -> Rgb {
        let body = TileStyle::of(appearance, false).body;
        let relief = self.projection.relief(cell);
        body.map_or(self.theme.shades.bed, |body| {
            body.rgb_at(self.theme, relief)
        })
    }

    /// Returns a message for each piece that looks wrong.
    fn wrong_pieces(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        let places = piece_places(self.projection.board(), &self.pieces);
        for (piece, place) in self.pieces.iter().zip(places) {
            // Next to the symbol in the middle of a stone.
            if let Some((at, size)) = place.filter(|_| self.position.setup().seats() > 1) {
                let at = self.projection.raised(at);
                let point = Point::new(at.x + 0.27 * size, at.y);
                if let Err(message) = self.check(point, STANDARD.of_seat(piece.seat.0).0.rgb) {
                    wrong.push(format!("piece {piece:?} {message}"));
                }
            }
        }
        wrong
    }

    /// Returns a message if a visited tile looks wrong. The path line covers a part of it: at least one point next to the
    /// line has the tile's colour.
    fn wrong_surroundings(&self, cell: CellId, appearance: Appearance) -> Option<String> {
        let is_walked_on = appearance == Appearance::Lit
            || self.standing.contains(&cell) && self.position.setup().seats() == 1;
        if !is_walked_on || !self.is_regular {
            return None;
        }
        let (centre, body) = (self.projection.centre(cell), self.body(cell, appearance));
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
        let is_seen = around.any(|point| self.check(point, body).is_ok());
        (!is_seen).then(|| format!("tile {} is not {appearance:?}", cell.0))
    }

    /// Returns a message if a tile looks wrong in its centre, at a point towards one of its sides, or on an edge inside
    /// its region.
    fn wrong_tile(&self, cell: CellId, appearance: Appearance) -> Option<String> {
        // A piece on a tile hides its centre.
        if self.standing.contains(&cell) {
            return None;
        }
        let body = self.body(cell, appearance);
        // Lit tiles throw light on the edges of those beside them.
        let is_in_light = matches!(self.position, Position::LightBlock(_));
        let off = if self.is_even && self.is_regular && !is_in_light {
            0.25
        } else {
            0.05
        };
        let (wanted, inner) = match TileStyle::of(appearance, false).mark {
            // Lines cover the centres of these tiles.
            None if self.has_lines || appearance == Appearance::Lit => return None,
            None => (
                body,
                vec![(0.0, 0.0), (0.0, -off), (off, 0.0), (0.0, off), (-off, 0.0)],
            ),
            Some(Mark::Stone(seat)) => (
                STANDARD.of_seat(seat.0).0.rgb,
                vec![(0.27, 0.0), (-0.27, 0.0)],
            ),
            Some(Mark::Home(_)) => (body, vec![(0.0, 0.0)]),
            Some(Mark::Face(_) | Mark::Symbol(_)) => (body, vec![(0.435, 0.0), (-0.435, 0.0)]),
        };
        let centre = self.projection.centre(cell);
        let inner = inner
            .into_iter()
            .map(|(x, y)| match self.positions.orientation.rotation {
                Rotation::None => Point::new(centre.x + x, centre.y + y),
                Rotation::Quarter => Point::new(centre.x + y, centre.y - x),
                Rotation::Half => Point::new(centre.x - x, centre.y - y),
            });
        inner
            .chain(self.joints(cell))
            .find_map(|point| self.check(point, wanted).err())
            .map(|message| format!("tile {} {message}", cell.0))
    }

    /// Returns points across the edges to other tiles of the region that are adjacent in the image.
    fn joints(&self, cell: CellId) -> impl Iterator<Item = Point> {
        let board = self.projection.board();
        let centre = board.centre(cell);
        let is_joined = move |next: CellId| {
            let holder = self.holders[cell.index()];
            holder.is_some() && holder == self.holders[next.index()]
        };
        let is_beside = move |next: CellId| {
            let other = board.centre(next);
            (centre.x - other.x).hypot(centre.y - other.y) < 1.01
        };
        board
            .neighbours(cell)
            .iter()
            .filter(move |&&next| {
                self.is_even && self.is_regular && is_joined(next) && is_beside(next)
            })
            .flat_map(move |&next| {
                let other = board.centre(next);
                [0.48, 0.5, 0.52].map(|share| {
                    let between = |from: f32, to: f32| from + (to - from) * share;
                    Point::new(between(centre.x, other.x), between(centre.y, other.y))
                })
            })
    }
}

/// Returns the theme on the page of the game of a position.
fn on_page(theme: &Theme, position: &Position) -> Theme {
    theme.on(Some(about(position.setup().game()).ground))
}

fn check_pixel(picture: &Screenshot, place: PixelPosition, wanted: Rgb) -> Result<(), String> {
    match picture.at(place) {
        Some(shown) if is_under_light(shown, wanted) => Ok(()),
        shown => Err(format!("shows {shown:?} at {place:?}, not {wanted:?}")),
    }
}
