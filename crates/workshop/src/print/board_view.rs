//! Placement of a board on a page.

use super::font::{self, FontWeight};
use super::primitives::{Ink, PagePoint, PageRect, Pen, Primitive};
use tessella_boards::{Board, CellId, Point};

/// Maximum side of a cell, in points.
const MAX_CELL: f32 = 64.0;
/// Margin for the outlines of cells at the edge, in points.
const MARGIN: f32 = 1.0;
/// Minimum size of text, in points.
const MIN_TEXT: f32 = 1.5;

/// A board, scaled to its frame on a page.
pub(super) struct BoardView<'a> {
    pub(super) board: &'a Board,
    left: f32,
    top: f32,
    scale: f32,
    /// Height that the board takes up, in points.
    pub(super) height: f32,
    /// For each cell, the radius of the largest circle around its centre that stays inside it.
    radii: Vec<f32>,
    /// Median of the radii.
    pub(super) usual_radius: f32,
}

impl<'a> BoardView<'a> {
    /// Places a board as large as possible at the top of a frame, centred horizontally.
    pub(super) fn fit(board: &'a Board, frame: PageRect) -> Self {
        let extent = board.extent();
        let across = (frame.width - 2.0 * MARGIN) / extent.x;
        let down = (frame.height - 2.0 * MARGIN) / extent.y;
        let scale = across.min(down).clamp(0.0, MAX_CELL);
        let mut view = Self {
            board,
            left: frame.left + (frame.width - scale * extent.x) / 2.0,
            top: frame.top + MARGIN,
            scale,
            height: scale * extent.y + 2.0 * MARGIN,
            radii: Vec::new(),
            usual_radius: 0.0,
        };
        view.radii = board.cells().map(|cell| view.inner_radius(cell)).collect();
        let mut sorted = view.radii.clone();
        sorted.sort_by(f32::total_cmp);
        view.usual_radius = sorted[sorted.len() / 2];
        view
    }

    pub(super) fn place(&self, point: Point) -> PagePoint {
        PagePoint::new(
            self.left + self.scale * point.x,
            self.top + self.scale * point.y,
        )
    }

    pub(super) fn centre(&self, cell: CellId) -> PagePoint {
        self.place(self.board.centre(cell))
    }

    pub(super) fn outline(&self, cell: CellId) -> Vec<PagePoint> {
        let corners = self.board.outline(cell).into_iter();
        corners.map(|corner| self.place(corner)).collect()
    }

    /// Returns the radius of the largest circle around the centre of a cell that stays inside it.
    pub(super) fn radius(&self, cell: CellId) -> f32 {
        self.radii[cell.index()]
    }

    /// Returns a pen that is thinner where cells are small.
    pub(super) fn pen(&self, pen: Pen) -> Pen {
        /// Cell radius at which a pen reaches its full width, in points.
        const FULL: f32 = 9.0;
        Pen {
            width: pen.width * (self.usual_radius / FULL).clamp(0.25, 1.0),
            ..pen
        }
    }

    fn inner_radius(&self, cell: CellId) -> f32 {
        let (centre, outline) = (self.centre(cell), self.outline(cell));
        let next = outline.iter().cycle().skip(1);
        let sides = outline.iter().zip(next);
        let nearest = sides.map(|(&from, &to)| distance_to_side(centre, from, to));
        nearest.fold(f32::INFINITY, f32::min)
    }

    /// Returns a cell with its outline, thinner where cells are small.
    pub(super) fn cell(&self, cell: CellId, fill: Option<Ink>, pen: Option<Pen>) -> Primitive {
        Primitive::Polygon {
            corners: self.outline(cell),
            fill,
            pen: pen.map(|pen| self.pen(pen)),
        }
    }

    /// Returns a circle around the centre of a cell. `fraction` is its radius relative to the largest possible one. Its
    /// line is thinner where cells are small.
    pub(super) fn circle(
        &self,
        cell: CellId,
        fraction: f32,
        fill: Option<Ink>,
        pen: Option<Pen>,
    ) -> Primitive {
        Primitive::Circle {
            centre: self.centre(cell),
            radius: fraction * self.radius(cell),
            fill,
            pen: pen.map(|pen| self.pen(pen)),
        }
    }

    /// Returns the size of text that fits into a circle, whose radius is a fraction of the largest in the cell.
    /// `sample` is as wide as the widest text on the board, so that cells of the same size have text of the same size.
    fn text_size(&self, cell: CellId, fraction: f32, sample: &str, weight: FontWeight) -> f32 {
        let half_width = font::width(sample, 0.5, weight);
        // Cells of a map differ in size, but text much larger than the rest would look like a mark.
        let radius = self.radius(cell).min(1.5 * self.usual_radius);
        let size = fraction * radius / half_width.hypot(font::CAP_HEIGHT / 2.0);
        size.max(MIN_TEXT)
    }

    /// Returns text in the middle of a cell. `sample` is as wide as the widest text on the board.
    pub(super) fn label(
        &self,
        cell: CellId,
        text: &str,
        sample: &str,
        weight: FontWeight,
    ) -> Primitive {
        let size = self.text_size(cell, 0.72, sample, weight);
        Primitive::centred(self.centre(cell), size, weight, text)
    }

    /// Returns small text above or below the middle of a cell. `sample` is as wide as the widest text on the board.
    pub(super) fn small_label(
        &self,
        cell: CellId,
        text: &str,
        sample: &str,
        side: LabelSide,
    ) -> Primitive {
        /// Distance of the outer end of the text from the middle, as a fraction of the radius.
        const END: f32 = 0.88;
        let size = self.text_size(cell, 0.42, sample, FontWeight::Regular);
        let shift = END * self.radius(cell) - font::CAP_HEIGHT * size / 2.0;
        let centre = self.centre(cell);
        let y = match side {
            LabelSide::Above => centre.y - shift,
            LabelSide::Below => centre.y + shift,
        };
        Primitive::centred(PagePoint::new(centre.x, y), size, FontWeight::Regular, text)
    }

    /// Returns the segments of the border between two cells that touch, as the board draws them.
    pub(super) fn border(&self, cell: CellId, other: CellId) -> Vec<[PagePoint; 2]> {
        /// Distance beyond the border at which the other cell is looked up, in cells.
        const BEYOND: f32 = 0.02;
        let outline = self.board.outline(cell);
        let next = outline.iter().cycle().skip(1);
        let sides = outline.iter().zip(next).filter(|(from, to)| {
            let length = (to.x - from.x).hypot(to.y - from.y);
            if length < f32::EPSILON {
                return false;
            }
            // Outlines are clockwise, so outside is on the left.
            let (out_x, out_y) = ((to.y - from.y) / length, (from.x - to.x) / length);
            let beyond = Point::new(
                (from.x + to.x) / 2.0 + BEYOND * out_x,
                (from.y + to.y) / 2.0 + BEYOND * out_y,
            );
            self.board.cell_at(beyond) == Some(other)
        });
        sides
            .map(|(&from, &to)| [self.place(from), self.place(to)])
            .collect()
    }
}

/// Which side of a cell's middle a label is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LabelSide {
    Above,
    Below,
}

fn distance_to_side(point: PagePoint, from: PagePoint, to: PagePoint) -> f32 {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let square = x * x + y * y;
    if square == 0.0 {
        return point.distance(from);
    }
    let along = ((point.x - from.x) * x + (point.y - from.y) * y) / square;
    point.distance(from.towards(to, along.clamp(0.0, 1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_boards::{Shape, Square};

    #[test]
    fn square_is_scaled_to_its_frame() {
        let board = Board::new(Shape::Square(Square::new(4, 2))).expect("a board");
        let frame = PageRect {
            left: 10.0,
            top: 20.0,
            width: 82.0,
            height: 100.0,
        };
        let view = BoardView::fit(&board, frame);
        assert_eq!(view.centre(CellId(0)), PagePoint::new(21.0, 31.0));
        assert_eq!(view.height, 42.0);
        assert!((view.radius(CellId(5)) - 10.0).abs() < 0.01);
        let border = view.border(CellId(0), CellId(1));
        let expected = [PagePoint::new(31.0, 21.0), PagePoint::new(31.0, 41.0)];
        assert_eq!(border, [expected]);
        assert!(view.border(CellId(0), CellId(5)).is_empty());
    }
}
