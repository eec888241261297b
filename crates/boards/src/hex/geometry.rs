//! Geometry of hexagons: neighbours, distances, runs and outlines.

use super::Hex;
use crate::error::checked_cell_count;
use crate::geometry::Geometry;
use crate::{BoardError, CellId, Direction, Graph, Point, lines};

/// Geometry of a valid [`Hex`].
#[derive(Debug)]
pub(crate) struct HexGeometry {
    hex: Hex,
}

/// A quarter of the height of a pointy-top hexagon. Its sides are two quarters long, and rows are three quarters apart.
const QUARTER: f64 = 0.288_675_134_594_812_9;

/// Directions across the sides of a pointy-top hexagon.
const ROW_DIRECTIONS: [Direction; 6] = [
    Direction::UpRight,
    Direction::Right,
    Direction::DownRight,
    Direction::DownLeft,
    Direction::Left,
    Direction::UpLeft,
];

/// Directions across the sides of a flat-top hexagon.
const COLUMN_DIRECTIONS: [Direction; 6] = [
    Direction::Up,
    Direction::UpRight,
    Direction::DownRight,
    Direction::Down,
    Direction::DownLeft,
    Direction::UpLeft,
];

impl Hex {
    /// Checks the parameters and returns the geometry.
    pub(crate) fn geometry(&self) -> Result<HexGeometry, BoardError> {
        checked_cell_count(u64::from(self.width) * u64::from(self.height))?;
        Ok(HexGeometry { hex: *self })
    }
}

impl HexGeometry {
    const fn len(&self) -> u32 {
        self.hex.width as u32 * self.hex.height as u32
    }

    /// Returns `true` if a line is shifted. A single line never is, so that the board starts at 0.
    fn is_shifted(&self, line: i64) -> bool {
        let is_odd = line.rem_euclid(2) == 1;
        let shifts_odd = self.hex.layout.shifts_odd() || self.hex.sides().1 == 1;
        is_odd == shifts_odd
    }

    /// Returns the offsets of the neighbours of the cell in this column and row, in the order of the directions.
    const fn around(&self, column: u16, row: u16) -> [(i8, i8); 6] {
        let is_rows = self.hex.layout.is_rows();
        let line = if is_rows { row } else { column };
        let is_shifted = (line % 2 == 1) == self.hex.layout.shifts_odd();
        match (is_rows, is_shifted) {
            (true, false) => [(0, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1)],
            (true, true) => [(1, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (0, -1)],
            (false, false) => [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)],
            (false, true) => [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)],
        }
    }

    /// Returns the neighbour in the direction with this index.
    fn neighbour(&self, cell: CellId, direction: usize) -> Option<CellId> {
        let (column, row) = self.hex.coordinates(cell);
        let (dx, dy) = self.around(column, row)[direction];
        self.hex.cell(
            column.checked_add_signed(dx.into())?,
            row.checked_add_signed(dy.into())?,
        )
    }

    /// Returns the corner of a cell's bounding box: half cells along its line, quarters across it.
    fn corner(&self, cell: CellId) -> (u32, u32) {
        let (along, line) = (self.hex.layout).along_lines(self.hex.coordinates(cell));
        let shift = u32::from(self.is_shifted(line.into()));
        (2 * u32::from(along) + shift, 3 * u32::from(line))
    }

    /// Returns the point this many half cells along the lines and quarters across them. Shared corners have the same
    /// integers here, so their coordinates are bit-identical.
    fn point(&self, halves: u32, quarters: u32) -> Point {
        let along = (f64::from(halves) / 2.0) as f32;
        let across = (f64::from(quarters) * QUARTER) as f32;
        let (x, y) = self.hex.layout.along_lines((along, across));
        Point::new(x, y)
    }
}

impl Geometry for HexGeometry {
    fn graph(&self) -> Graph {
        let Hex { width, height, .. } = self.hex;
        Graph::grid(width, height, |column, row| self.around(column, row))
    }

    fn directions(&self) -> &'static [Direction] {
        if self.hex.layout.is_rows() {
            &ROW_DIRECTIONS
        } else {
            &COLUMN_DIRECTIONS
        }
    }

    fn step(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        let index = self.directions().iter().position(|&to| to == direction)?;
        self.neighbour(cell, index)
    }

    // A step changes q, or r, or both in opposite senses. Differences of the same sign therefore add up; if the signs
    // differ, the larger absolute value counts.
    fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        let (a, b) = (self.hex.axial(a), self.hex.axial(b));
        let (dq, dr) = (a.0 - b.0, a.1 - b.1);
        let (q, r) = (dq.unsigned_abs(), dr.unsigned_abs());
        Some(if dq.signum() == dr.signum() {
            q + r
        } else {
            q.max(r)
        })
    }

    fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        // In both layouts, directions 1, 2 and 3 are three axes without reverses.
        lines::runs(self.len(), 3, k, |cell, axis| {
            self.neighbour(cell, axis + 1)
        })
    }

    fn outline(&self, cell: CellId) -> Vec<Point> {
        let (along, across) = self.corner(cell);
        let corners = [(1, 0), (2, 1), (2, 3), (1, 4), (0, 3), (0, 1)];
        let mut outline = Vec::from(corners.map(|(a, b)| self.point(along + a, across + b)));
        if !self.hex.layout.is_rows() {
            // Exchanging x and y has reversed the orientation.
            outline.reverse();
        }
        outline
    }

    fn centre(&self, cell: CellId) -> Point {
        let (along, across) = self.corner(cell);
        self.point(along + 1, across + 2)
    }

    /// Returns the cell with the nearest centre.
    fn cell_at(&self, point: Point) -> Option<CellId> {
        let extent = self.extent();
        let is_within = |at: f32, end: f32| (0.0..end).contains(&at);
        if !(is_within(point.x, extent.x) && is_within(point.y, extent.y)) {
            return None;
        }
        let (along, across) = self.hex.layout.along_lines((point.x, point.y));
        let (along, across) = (f64::from(along), f64::from(across));
        // Adjacent lines overlap, so a point can be in either of two, and either can be outside the board.
        let line = (across / (3.0 * QUARTER)).floor();
        let in_line = |line: f64| {
            let start = if self.is_shifted(line as i64) {
                0.5
            } else {
                0.0
            };
            let cell = (along - start).floor();
            let (dx, dy) = (
                cell + start + 0.5 - along,
                (3.0 * line + 2.0) * QUARTER - across,
            );
            (dx * dx + dy * dy, cell, line)
        };
        let (before, here) = (in_line(line - 1.0), in_line(line));
        let (_, along, line) = if before.0 < here.0 { before } else { here };
        // Casts saturate, so positions before the first cell or line are refused first.
        let is_before = along < 0.0 || line < 0.0;
        let (column, row) = self.hex.layout.along_lines((along as u16, line as u16));
        (!is_before).then(|| self.hex.cell(column, row))?
    }

    fn extent(&self) -> Point {
        let (length, lines) = self.hex.sides();
        let shift = u32::from(lines > 1);
        self.point(2 * u32::from(length) + shift, 3 * u32::from(lines) + 1)
    }

    // A half-turn exchanges the first and the last line and reverses shifts, so there must be an even number of lines or
    // a single one. If lines have a single cell, the cells form a zigzag chain whose neighbours do not depend on shifts.
    fn opposite(&self, cell: CellId) -> Option<CellId> {
        let (length, lines) = self.hex.sides();
        let turns = lines % 2 == 0 || lines == 1 || length == 1;
        turns.then(|| CellId(self.len() - 1 - cell.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::{self, board};
    use crate::{Board, HexLayout, Shape};
    use hexx::{HexOrientation, OffsetHexMode};
    use std::collections::HashMap;

    /// Returns boards of all layouts and all sizes up to 6×6.
    fn all() -> impl Iterator<Item = (Hex, Board)> {
        let sizes = (1..=6).flat_map(|width| (1..=6).map(move |height| (width, height)));
        sizes.flat_map(|(width, height)| {
            HexLayout::ALL.map(|layout| {
                let hex = Hex {
                    width,
                    height,
                    layout,
                };
                (hex, board(Shape::Hex(hex)))
            })
        })
    }

    #[test]
    fn hex_satisfies_board_invariants() {
        for (_, board) in all() {
            checks::assert_invariants(&board);
            checks::assert_grid_invariants(&board);
            checks::assert_tight_extent(&board);
        }
    }

    #[test]
    fn hex_positions_lead_back_to_their_cell() {
        for (hex, board) in all() {
            for cell in board.cells() {
                let (column, row) = hex.coordinates(cell);
                assert_eq!(hex.cell(column, row), Some(cell));
            }
            assert_eq!(hex.axial(CellId(0)), (0, 0));
            assert_eq!(hex.cell(hex.width, 0), None);
            assert_eq!(hex.cell(0, hex.height), None);
        }
    }

    #[test]
    fn hex_neighbours_and_distances_match_hexx() {
        for (hex, board) in all() {
            let mode = if hex.layout.shifts_odd() {
                OffsetHexMode::Odd
            } else {
                OffsetHexMode::Even
            };
            let orientation = if hex.layout.is_rows() {
                HexOrientation::Pointy
            } else {
                HexOrientation::Flat
            };
            let theirs = |cell: CellId| {
                let (column, row) = hex.coordinates(cell);
                let place = [column.into(), row.into()];
                hexx::Hex::from_offset_coordinates(place, mode, orientation)
            };
            let cells: HashMap<hexx::Hex, CellId> =
                board.cells().map(|cell| (theirs(cell), cell)).collect();
            for a in board.cells() {
                let (q, r) = hex.axial(a);
                assert_eq!(hexx::Hex::new(q, r), theirs(a), "{hex:?} {a:?}");
                let mut around: Vec<CellId> = (theirs(a).all_neighbors().iter())
                    .filter_map(|next| cells.get(next).copied())
                    .collect();
                around.sort_unstable();
                let mut ours = board.neighbours(a).to_vec();
                ours.sort_unstable();
                assert_eq!(ours, around, "{hex:?} {a:?}");
                for b in board.cells() {
                    let distance = theirs(a).unsigned_distance_to(theirs(b));
                    assert_eq!(board.geometry.distance(a, b), Some(distance));
                }
            }
        }
    }

    #[test]
    fn hex_step_leads_in_its_direction() {
        for (_, board) in all() {
            for cell in board.cells() {
                let from = board.centre(cell);
                // The angle increases clockwise from the top.
                let mut last = f32::NEG_INFINITY;
                for &direction in board.directions() {
                    let Some(next) = board.step(cell, direction) else {
                        continue;
                    };
                    let to = board.centre(next);
                    let (dx, dy) = (to.x - from.x, to.y - from.y);
                    assert!((dx.hypot(dy) - 1.0).abs() < 1e-5);
                    let angle = (dx.atan2(-dy).to_degrees().round() + 360.0) % 360.0;
                    assert!(angle > last);
                    last = angle;
                    let expected = match direction {
                        Direction::Up => 0.0..=0.0,
                        Direction::UpRight => 30.0..=60.0,
                        Direction::Right => 90.0..=90.0,
                        Direction::DownRight => 120.0..=150.0,
                        Direction::Down => 180.0..=180.0,
                        Direction::DownLeft => 210.0..=240.0,
                        Direction::Left => 270.0..=270.0,
                        _ => 300.0..=330.0,
                    };
                    assert!(expected.contains(&angle), "{direction:?} at {angle}°");
                }
            }
        }
    }

    /// Checks that every outline is a regular hexagon, and adjacent cells share a side with bit-identical ends.
    #[test]
    fn hex_outlines_are_regular_and_share_corners() {
        let bits = |point: &Point| (point.x.to_bits(), point.y.to_bits());
        for (hex, board) in all() {
            for cell in board.cells() {
                let outline = board.outline(cell);
                assert_eq!(outline.len(), 6);
                let side = 1.0 / 3.0_f32.sqrt();
                for (a, b) in outline.iter().zip(outline.iter().cycle().skip(1)) {
                    assert!(((a.x - b.x).hypot(a.y - b.y) - side).abs() < 1e-5);
                }
                let area = 3.0_f64.sqrt() / 2.0;
                assert!((checks::area(&outline) - area).abs() < 1e-5);
                for &next in board.neighbours(cell) {
                    let others = board.outline(next);
                    let others: Vec<_> = others.iter().map(bits).collect();
                    let shared = outline.iter().filter(|&at| others.contains(&bits(at)));
                    assert_eq!(shared.count(), 2, "{hex:?} {cell:?} {next:?}");
                }
            }
        }
    }

    #[test]
    fn hex_rows_are_pointy_top_and_columns_flat_top() {
        let size = |layout| {
            let hex = Hex {
                width: 1,
                height: 1,
                layout,
            };
            board(Shape::Hex(hex)).extent()
        };
        for layout in HexLayout::ALL {
            let (across_sides, across_points) = if layout.is_rows() {
                (size(layout).x, size(layout).y)
            } else {
                (size(layout).y, size(layout).x)
            };
            assert_eq!(across_sides, 1.0);
            assert!((across_points - 2.0 / 3.0_f32.sqrt()).abs() < 1e-6);
        }
    }

    #[test]
    fn hex_shifted_lines_match_layout() {
        let first = |layout, column, row| {
            let hex = Hex {
                width: 2,
                height: 2,
                layout,
            };
            let cell = hex.cell(column, row).expect("a cell of the board");
            board(Shape::Hex(hex)).centre(cell)
        };
        assert_eq!(first(HexLayout::OddRows, 0, 0).x, 0.5);
        assert_eq!(first(HexLayout::OddRows, 0, 1).x, 1.0);
        assert_eq!(first(HexLayout::EvenRows, 0, 0).x, 1.0);
        assert_eq!(first(HexLayout::EvenRows, 0, 1).x, 0.5);
        assert_eq!(first(HexLayout::OddColumns, 0, 0).y, 0.5);
        assert_eq!(first(HexLayout::OddColumns, 1, 0).y, 1.0);
        assert_eq!(first(HexLayout::EvenColumns, 0, 0).y, 1.0);
        assert_eq!(first(HexLayout::EvenColumns, 1, 0).y, 0.5);
    }

    // Each line has `length - k + 1` runs along it. A run of `k` cells across the lines spans `k` of them and drifts
    // half a cell sideways per step. Rounding depends on the parity of the first line; the two slanted axes compensate
    // each other.
    #[test]
    fn hex_line_count_matches_formula() {
        for (hex, board) in all() {
            let (length, lines) = hex.sides();
            for k in 2..=7_u16 {
                let along = lines * (length + 1).saturating_sub(k);
                let starts = (lines + 1).saturating_sub(k);
                let carried = [(k - 1) / 2, k / 2];
                let across = carried.map(|by| length.saturating_sub(by));
                let count = along + starts * (across[0] + across[1]);
                assert_eq!(board.lines(k).len(), usize::from(count), "{hex:?} {k}");
            }
        }
    }

    #[test]
    fn hex_lines_are_straight() {
        for (_, board) in all() {
            checks::assert_straight_lines(&board);
        }
    }

    /// Checks that `opposite` is `None` only if reversing the numbering does not preserve neighbours.
    #[test]
    fn hex_has_half_turn_where_possible() {
        for (hex, board) in all() {
            let last = board.len() as u32 - 1;
            let turned = |cell: CellId| CellId(last - cell.0);
            let turns = board.cells().all(|cell| {
                let nexts = board.neighbours(cell);
                let others = board.neighbours(turned(cell));
                nexts.len() == others.len() && nexts.iter().all(|&to| others.contains(&turned(to)))
            });
            for cell in board.cells() {
                let expected = turns.then(|| turned(cell));
                assert_eq!(board.opposite(cell), expected, "{hex:?}");
            }
        }
    }

    #[test]
    fn invalid_hex_sizes_are_refused() {
        let hex = |width, height| Hex {
            width,
            height,
            ..Hex::default()
        };
        for (width, height) in [(0, 5), (5, 0), (0, 0)] {
            let refused = Board::new(Shape::Hex(hex(width, height)));
            assert_eq!(refused.err(), Some(BoardError::Empty));
        }
        let refused = Board::new(Shape::Hex(hex(1025, 1024))).err();
        assert_eq!(refused, Some(BoardError::TooLarge { cells: 1025 * 1024 }));
        assert!(Board::new(Shape::Hex(hex(1024, 1024))).is_ok());
        assert!(Board::new(Shape::Hex(hex(u16::MAX, 16))).is_ok());
    }

    /// Checks the end where `f32` distinguishes the fewest points: the far corner of the longest boards.
    #[test]
    fn hex_far_end_of_long_board_is_hit() {
        for layout in HexLayout::ALL {
            let (width, height) = layout.along_lines((16, u16::MAX));
            for (width, height) in [(width, height), (height, width)] {
                let hex = Hex {
                    width,
                    height,
                    layout,
                };
                let board = board(Shape::Hex(hex));
                for cell in [0, 1, board.len() / 2, board.len() - 1] {
                    let cell = CellId(cell as u32);
                    assert_eq!(board.cell_at(board.centre(cell)), Some(cell));
                }
            }
        }
    }
}
