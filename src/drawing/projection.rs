//! Oblique view of a board with heights or of a cube: a higher cell is drawn farther up on the screen, and hides what is
//! behind it.

use crate::core::BoardOrientation;
use crate::drawing::solid::THICKNESS;
use crate::drawing::tile_style::Relief;
use bevy::prelude::*;
use tessella_boards::{Board, CellId, Heights, Point, StackView, WalkingGraph};
use tessella_games::{Appearance, Position, Rules};

/// Distance between two levels on the screen, and between the lowest and the highest one at most, in cells. The middle of
/// the lowest tile is still seen behind the highest one.
const STEP: f32 = 0.12;
const TALLEST: f32 = 0.36;
/// Number of levels above the top row that are kept free while cells can be raised.
const RESERVE: f32 = 2.0;
/// Step of the search for the cell at a point, in cells.
const PROBE: f32 = 0.02;

/// A board with its current heights, as it is drawn.
///
/// Points are in cells, with y down on a board that is not rotated.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardProjection {
    board: Board,
    orientation: BoardOrientation,
    /// Distance between two levels on the screen, in cells.
    step: f32,
}

impl BoardProjection {
    /// Returns the projection of a position.
    pub fn new(position: &Position, orientation: BoardOrientation) -> Self {
        Self::of_board(surface(position), orientation)
    }

    /// Returns the projection of a board.
    pub fn of_board(board: Board, orientation: BoardOrientation) -> Self {
        let stacked = orientation.stack.and_then(|view| board.stacked(view));
        let in_columns = orientation
            .columns
            .filter(|_| stacked.is_none())
            .and_then(|columns| board.in_columns(columns));
        let orientation = BoardOrientation {
            stack: orientation.stack.filter(|_| stacked.is_some()),
            columns: orientation.columns.filter(|_| in_columns.is_some()),
            ..orientation
        };
        let board = stacked.or(in_columns).unwrap_or(board);
        let step = step(board.highest());
        Self {
            board,
            orientation,
            step,
        }
    }

    /// Returns the side from which the board is seen.
    pub const fn orientation(&self) -> BoardOrientation {
        self.orientation
    }

    /// Returns the layer of a cell among those drawn one above the other, counted from the lowest one; `None` if they are side
    /// by side.
    pub fn level(&self, cell: CellId) -> Option<u16> {
        let layers = self.board.layers();
        let layer = self.board.layer(cell)?;
        self.orientation.stack.map(|_| layers - 1 - layer)
    }

    /// Returns `true` if the layers of a cube are drawn one above the other.
    pub const fn is_stacked(&self) -> bool {
        self.orientation.stack.is_some()
    }

    /// Returns `true` if a cell is drawn as glass, because another layer has the focus.
    pub fn is_clear(&self, cell: CellId) -> bool {
        let focus = self.orientation.stack.map(|view| view.focus);
        focus.is_some() && focus != self.board.layer(cell)
    }

    /// Returns the height of a horizontal square in the picture, relative to its width.
    pub fn foreshortening(&self) -> f32 {
        self.orientation
            .stack
            .map_or(1.0, |_| StackView::FORESHORTENING)
    }

    /// Returns the board with its current heights and its picture.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the direction on the board that points up on the screen.
    pub const fn up(&self) -> Vec2 {
        self.orientation.rotation.up()
    }

    /// Returns `true` if no cell hides a part of another one.
    pub fn is_flat(&self) -> bool {
        self.board.highest() == 0
    }

    /// Returns the height of a cell among those of the board.
    pub fn relief(&self, cell: CellId) -> Relief {
        Relief {
            level: self.board.height(cell),
            highest: self.board.highest(),
        }
    }

    /// Returns the distance by which a cell is drawn farther up.
    pub fn lift(&self, cell: CellId) -> f32 {
        f32::from(self.board.height(cell)) * self.step
    }

    /// Returns the height of a tile's sides, in cells. The tiles of a region are joined, and on a flat board none of their sides is
    /// seen.
    pub fn thickness(&self, cell: CellId, is_joined: bool) -> f32 {
        if is_joined && self.is_flat() {
            0.0
        } else {
            self.lift(cell) + THICKNESS
        }
    }

    /// Returns the centre of a cell as drawn.
    pub fn centre(&self, cell: CellId) -> Vec2 {
        let Point { x, y } = self.board.centre(cell);
        Vec2::new(x, y) + self.up() * self.lift(cell)
    }

    /// Returns where a point on the surface of a cell is drawn. A point outside of all cells stays where it is.
    pub fn raised(&self, at: Vec2) -> Vec2 {
        if self.is_flat() {
            return at;
        }
        let cell = self.board.cell_at(Point::new(at.x, at.y));
        cell.map_or(at, |cell| at + self.up() * self.lift(cell))
    }

    /// Returns the cell that is seen at a point: the frontmost one.
    pub fn cell_at(&self, at: Vec2) -> Option<CellId> {
        let tallest = f32::from(self.board.highest()) * self.step;
        let probes = (tallest / PROBE).ceil() as u32;
        let mut below = (0..=probes).rev().map(|probe| probe as f32 * PROBE);
        below.find_map(|lift| {
            let foot = at - self.up() * lift;
            let cell = self.board.cell_at(Point::new(foot.x, foot.y))?;
            (self.lift(cell) >= lift).then_some(cell)
        })
    }

    /// Returns how near a cell is to the lower edge of the screen, from 0 to 1: nearer cells hide farther ones.
    pub fn nearness(&self, cell: CellId) -> f32 {
        let (Point { x, y }, extent) = (self.board.centre(cell), self.board.extent());
        let share =
            Vec2::new(x, y) / Vec2::new(extent.x, extent.y).max(Vec2::splat(f32::MIN_POSITIVE));
        self.orientation.rotation.seen(share, Vec2::ONE).y
    }

    /// Returns the cells in drawing order, the farthest ones first.
    pub fn cells_from_back(&self) -> Vec<CellId> {
        let mut cells: Vec<CellId> = self.board.cells().collect();
        if !self.is_flat() {
            cells.sort_by(|&one, &other| self.nearness(one).total_cmp(&self.nearness(other)));
        }
        cells
    }

    /// Returns the width and height of the drawing: those of the board, and the room above it for its highest cells.
    pub fn extent(&self) -> Vec2 {
        let Point { x, y } = self.board.extent();
        Vec2::new(x, y + room_above(&self.board))
    }
}

/// Returns the distance between two levels on the screen, in cells.
fn step(highest: u8) -> f32 {
    STEP.min(TALLEST / f32::from(highest.max(1)))
}

/// Returns the height of the room that the drawing of a position needs above its board, in cells. It is the same during the
/// whole game.
pub fn headroom(position: &Position) -> f32 {
    let board = position.board();
    let first = board.cells().next().map(|cell| position.appearance(cell));
    let reserve = match first {
        Some(Appearance::Ground { .. }) => RESERVE * step(board.highest()),
        _ => 0.0,
    };
    room_above(board) + reserve
}

/// Returns the width and height of the drawing of a position, in cells: its board, and the room above it.
pub fn drawn_extent(position: &Position, orientation: BoardOrientation) -> Point {
    let Point { x, y } = board_extent(position, orientation);
    Point::new(x, y + headroom(position))
}

/// Returns the width and height on the screen of the board of a position, in cells, without the room above it.
pub fn board_extent(position: &Position, orientation: BoardOrientation) -> Point {
    let board = position.board().clone();
    let Point { x, y } = BoardProjection::of_board(board, orientation).board.extent();
    let seen = orientation.rotation.extent(Vec2::new(x, y));
    Point::new(seen.x, seen.y)
}

/// Returns the height of the room that the highest cells need above a board, in cells.
fn room_above(board: &Board) -> f32 {
    let Some(heights) = board.heights() else {
        return 0.0;
    };
    let step = step(heights.highest());
    let above = |cell| f32::from(heights.at(cell)) * step - (board.centre(cell).y - 1.0).max(0.0);
    board.cells().map(above).fold(0.0, f32::max)
}

/// Returns the board with the current heights of a position, which differ from its own where cells were raised.
fn surface(position: &Position) -> Board {
    let board = position.board();
    let height = |cell| match position.appearance(cell) {
        Appearance::Ground { height, .. } => height,
        _ => board.height(cell),
    };
    let levels: Vec<u8> = board.cells().map(height).collect();
    if board
        .cells()
        .all(|cell| levels[cell.index()] == board.height(cell))
    {
        return board.clone();
    }
    let heights = Heights {
        levels: levels.into(),
        max_step: board
            .heights()
            .map_or(WalkingGraph::FLAT_CLIMB, |heights| heights.max_step),
    };
    let raised = board.clone().with_heights(heights);
    raised.unwrap_or_else(|_| board.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::rotation::Rotation;
    use tessella_games::GameCode;
    use tessella_session::{Player, Session};

    fn projection_of(code: &str, rotation: Rotation) -> BoardProjection {
        let code: GameCode = code.parse().expect("a valid code");
        let game = Session::new(code, vec![Player::Human]).expect("a deal");
        let orientation = BoardOrientation {
            rotation,
            ..BoardOrientation::default()
        };
        BoardProjection::new(game.position(), orientation)
    }

    #[test]
    fn press_on_the_middle_of_a_top_hits_its_cell() {
        for code in [
            "drench:12x12,hills4-3,c6#3",
            "drench:hex10x10,hills5-3,c6#3",
        ] {
            for rotation in [Rotation::None, Rotation::Quarter, Rotation::Half] {
                let projection = projection_of(code, rotation);
                for cell in projection.board().cells() {
                    assert_eq!(
                        projection.cell_at(projection.centre(cell)),
                        Some(cell),
                        "{code}"
                    );
                }
            }
        }
    }

    #[test]
    fn press_on_the_side_of_a_high_cell_hits_it() {
        let projection = projection_of("drench:12x12,hills4-3,c6#3", Rotation::None);
        let board = projection.board();
        let mut checked = 0;
        for cell in board.cells() {
            let below = CellId(cell.0 + 12);
            if below.index() >= board.len() || projection.lift(below) >= projection.lift(cell) {
                continue;
            }
            // Just above the top of the cell in front.
            let at = projection.centre(below) - Vec2::new(0.0, 0.52);
            assert_eq!(projection.cell_at(at), Some(cell));
            checked += 1;
        }
        assert!(
            checked > 10,
            "{checked} cells stand higher than the one in front"
        );
    }

    #[test]
    fn drawing_of_a_board_stays_within_its_extent() {
        let projection = projection_of("drench:12x12,hills9-2,c6#3", Rotation::None);
        let room = projection.extent().y - projection.board().extent().y;
        for cell in projection.board().cells() {
            assert!(projection.centre(cell).y - 0.5 >= -room - 1e-4);
        }
    }

    #[test]
    fn flat_board_is_drawn_where_it_is() {
        let projection = projection_of("drench:5x5,c4#1", Rotation::None);
        assert!(projection.is_flat());
        for cell in projection.board().cells() {
            let Point { x, y } = projection.board().centre(cell);
            assert_eq!(projection.centre(cell), Vec2::new(x, y));
            assert_eq!(projection.raised(Vec2::new(x, y)), Vec2::new(x, y));
        }
        assert_eq!(projection.cell_at(Vec2::new(-0.5, 1.0)), None);
    }
}
