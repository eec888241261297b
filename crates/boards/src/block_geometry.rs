//! Geometry of boxes of cells in three or four dimensions, drawn as a grid of layers.

use super::error::checked_cell_count;
use super::geometry::Geometry;
use super::{BoardError, CellId, Connectivity, Direction, Graph, Hypercube, Point, lines};

/// Distances between drawn layers, in cells.
#[derive(Clone, Copy, Debug)]
struct Gaps {
    across: f32,
    down: f32,
    /// Room above the first row of layers.
    above: f32,
}

/// Layers without names.
const TIGHT: Gaps = Gaps {
    across: 0.6,
    down: 0.6,
    above: 0.0,
};
/// Layers with a name above each.
const NAMED: Gaps = Gaps {
    across: 0.8,
    down: 1.2,
    above: 0.6,
};

/// Offset along each axis.
type Offset = [i8; 4];

/// Geometry of a [`super::Cube`] or a [`super::Hypercube`].
#[derive(Debug)]
pub(super) struct BlockGeometry {
    /// Sides and connectivity; a side is 1 along an axis that the board does not have.
    blocks: Hypercube,
    /// Number of axes: three or four.
    dimensions: usize,
    /// Number of layers drawn side by side; the others follow in further rows.
    layers_in_row: u32,
    gaps: Gaps,
}

/// Directions between cells that share a side; those of a cube are the first six.
const SIDES: [Direction; 8] = [
    Direction::Up,
    Direction::Right,
    Direction::Down,
    Direction::Left,
    Direction::Above,
    Direction::Below,
    Direction::Ana,
    Direction::Kata,
];

/// Directions between cells that share a corner; those of a cube are the first ten.
const CORNERS: [Direction; 12] = [
    Direction::Up,
    Direction::UpRight,
    Direction::Right,
    Direction::DownRight,
    Direction::Down,
    Direction::DownLeft,
    Direction::Left,
    Direction::UpLeft,
    Direction::Above,
    Direction::Below,
    Direction::Ana,
    Direction::Kata,
];

/// Axes of lines in three dimensions, in one direction only.
const AXES: [Offset; 13] = [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [1, 1, 0, 0],
    [-1, 1, 0, 0],
    [1, 0, 1, 0],
    [-1, 0, 1, 0],
    [0, 1, 1, 0],
    [0, -1, 1, 0],
    [1, 1, 1, 0],
    [-1, 1, 1, 0],
    [1, -1, 1, 0],
    [-1, -1, 1, 0],
];

fn offset_of(direction: Direction) -> Offset {
    match direction {
        Direction::Above => [0, 0, -1, 0],
        Direction::Below => [0, 0, 1, 0],
        Direction::Ana => [0, 0, 0, -1],
        Direction::Kata => [0, 0, 0, 1],
        planar => {
            let (dx, dy) = planar.offset().unwrap_or_default();
            [dx, dy, 0, 0]
        }
    }
}

/// Returns all 27 offsets in three dimensions that lead `along` the fourth axis.
fn offsets_along(along: i8) -> impl Iterator<Item = Offset> {
    (0..27).map(move |number| [number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1, along])
}

impl Hypercube {
    pub(super) fn geometry(&self) -> Result<BlockGeometry, BoardError> {
        BlockGeometry::new(*self, 4, self.sides[2])
    }
}

impl BlockGeometry {
    /// Creates the geometry of a box with these sides.
    ///
    /// # Errors
    /// If the box has no cells or too many.
    pub(super) fn new(
        blocks: Hypercube,
        dimensions: usize,
        layers_in_row: u16,
    ) -> Result<Self, BoardError> {
        checked_cell_count(blocks.sides.map(u64::from).into_iter().product())?;
        Ok(Self {
            blocks,
            dimensions,
            layers_in_row: layers_in_row.into(),
            gaps: TIGHT,
        })
    }

    /// Returns the geometry with room for a name above each layer.
    pub(super) const fn with_names(self) -> Self {
        Self {
            gaps: NAMED,
            ..self
        }
    }

    fn len(&self) -> u32 {
        self.blocks.sides.map(u32::from).into_iter().product()
    }

    fn neighbour(&self, cell: CellId, by: Offset) -> Option<CellId> {
        let mut coordinates = self.blocks.coordinates(cell);
        for (coordinate, by) in coordinates.iter_mut().zip(by) {
            *coordinate = coordinate.checked_add_signed(by.into())?;
        }
        self.blocks.cell(coordinates)
    }

    /// Returns the distance between two cells along each axis.
    fn apart(&self, a: CellId, b: CellId) -> [u32; 4] {
        let (a, b) = (self.blocks.coordinates(a), self.blocks.coordinates(b));
        std::array::from_fn(|axis| a[axis].abs_diff(b[axis]).into())
    }

    /// Returns the offsets of all neighbours. Those without a named direction come last.
    fn offsets(&self) -> Vec<Offset> {
        let mut around: Vec<Offset> = self.directions().iter().map(|&to| offset_of(to)).collect();
        if self.blocks.connectivity == Connectivity::Corners {
            let aside = Direction::PLANAR.map(offset_of);
            around.extend(aside.map(|[dx, dy, ..]| [dx, dy, -1, 0]));
            around.extend(aside.map(|[dx, dy, ..]| [dx, dy, 1, 0]));
            if self.dimensions > 3 {
                let others = offsets_along(-1).chain(offsets_along(1));
                around.extend(others.filter(|[dx, dy, dz, _]| [*dx, *dy, *dz] != [0; 3]));
            }
        }
        around
    }

    /// Returns the top left corner of the drawn layer in this column and row of layers.
    fn layer_corner(&self, column: u32, row: u32) -> (f32, f32) {
        let [width, height, ..] = self.blocks.sides.map(f32::from);
        let Gaps {
            across,
            down,
            above,
        } = self.gaps;
        (
            column as f32 * (width + across),
            above + row as f32 * (height + down),
        )
    }

    fn depth(&self) -> u32 {
        self.blocks.sides[2].into()
    }

    /// Returns the top left corner of the layer of a cell, and the column and row of the cell in it.
    fn corner(&self, cell: CellId) -> (f32, f32, f32, f32) {
        let [column, row, layer, cube] = self.blocks.coordinates(cell);
        let layer = u32::from(cube) * self.depth() + u32::from(layer);
        let (x, y) = self.layer_corner(layer % self.layers_in_row, layer / self.layers_in_row);
        (x, y, column.into(), row.into())
    }
}

impl Geometry for BlockGeometry {
    fn graph(&self) -> Graph {
        let around = self.offsets();
        Graph::new(self.len(), |cell| {
            around
                .iter()
                .filter_map(move |&by| self.neighbour(cell, by))
        })
    }

    fn directions(&self) -> &'static [Direction] {
        match (self.blocks.connectivity, self.dimensions > 3) {
            (Connectivity::Sides, false) => &SIDES[..6],
            (Connectivity::Sides, true) => &SIDES,
            (Connectivity::Corners, false) => &CORNERS[..10],
            (Connectivity::Corners, true) => &CORNERS,
        }
    }

    fn step(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        let is_known = self.directions().contains(&direction);
        is_known.then(|| self.neighbour(cell, offset_of(direction)))?
    }

    // Distances along the axes add up if only cells with a common side are neighbours; otherwise the longest one
    // counts.
    fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        let apart = self.apart(a, b).into_iter();
        match self.blocks.connectivity {
            Connectivity::Sides => Some(apart.sum()),
            Connectivity::Corners => apart.max(),
        }
    }

    fn is_diagonal(&self, a: CellId, b: CellId) -> bool {
        let apart = self.apart(a, b).into_iter();
        apart.filter(|&by| by != 0).count() > 1
    }

    fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        let mut axes = AXES.to_vec();
        if self.dimensions > 3 {
            axes.extend(offsets_along(1));
        }
        lines::runs(self.len(), axes.len(), k, |cell, axis| {
            self.neighbour(cell, axes[axis])
        })
    }

    fn outline(&self, cell: CellId) -> Vec<Point> {
        let (x, y, column, row) = self.corner(cell);
        // Additions in this order give shared corners bit-identical coordinates.
        let (right, lower) = (x + (column + 1.0), y + (row + 1.0));
        let (left, upper) = (x + column, y + row);
        vec![
            Point::new(left, upper),
            Point::new(right, upper),
            Point::new(right, lower),
            Point::new(left, lower),
        ]
    }

    fn centre(&self, cell: CellId) -> Point {
        let (x, y, column, row) = self.corner(cell);
        Point::new(x + (column + 0.5), y + (row + 0.5))
    }

    /// Also returns `None` in the gaps between layers.
    fn cell_at(&self, point: Point) -> Option<CellId> {
        // Casts saturate, so points left of or above the board are refused first.
        let down = point.y - self.gaps.above;
        let beside = !(point.x >= 0.0 && down >= 0.0);
        if beside {
            return None;
        }
        let column = (point.x / (f32::from(self.blocks.sides[0]) + self.gaps.across)) as u32;
        let row = (down / (f32::from(self.blocks.sides[1]) + self.gaps.down)) as u32;
        if column >= self.layers_in_row {
            return None;
        }
        let layer = row.checked_mul(self.layers_in_row)?.checked_add(column)?;
        let (x, y) = self.layer_corner(column, row);
        let (column, row) = ((point.x - x) as u16, (point.y - y) as u16);
        let cube = u16::try_from(layer / self.depth()).ok()?;
        let layer = (layer % self.depth()) as u16;
        self.blocks.cell([column, row, layer, cube])
    }

    fn extent(&self) -> Point {
        let rows = { self.depth() * u32::from(self.blocks.sides[3]) }.div_ceil(self.layers_in_row);
        let (x, y) = self.layer_corner(self.layers_in_row - 1, rows - 1);
        Point::new(
            x + f32::from(self.blocks.sides[0]),
            y + f32::from(self.blocks.sides[1]),
        )
    }

    fn opposite(&self, cell: CellId) -> Option<CellId> {
        Some(CellId(self.len() - 1 - cell.0))
    }
}
