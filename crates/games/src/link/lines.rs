//! Lines of at most two turns over empty cells.

use super::field::{EMPTY, Field, FieldCell, MAX_DIRECTIONS, TileGrid};

/// Number of words with a bit for each cell of the largest field and one for the outside.
const WORDS: usize = (32 * 22 + 1_usize).div_ceil(64);

/// Set of field cells.
#[derive(Clone, Copy, Debug)]
struct FieldCellSet([u64; WORDS]);

impl FieldCellSet {
    const EMPTY: Self = Self([0; WORDS]);

    #[inline]
    const fn contains(&self, cell: FieldCell) -> bool {
        self.0[cell as usize / 64] >> (cell % 64) & 1 == 1
    }

    /// Adds a cell. Returns `true` if it is new.
    #[inline]
    const fn insert(&mut self, cell: FieldCell) -> bool {
        let is_new = !self.contains(cell);
        self.0[cell as usize / 64] |= 1 << (cell % 64);
        is_new
    }
}

/// Returns the directions into which a line can turn: all except straight on and back.
fn turns(directions: usize, direction: usize) -> impl Iterator<Item = usize> {
    (0..directions).filter(move |turned| turned % (directions / 2) != direction % (directions / 2))
}

/// Cells that one tile reaches along straight lines. A line that arrives at one of them needs at most one more turn.
#[derive(Debug)]
pub(super) struct LineOfSight<'a> {
    field: &'a Field,
    tiles: &'a TileGrid,
    viewer: FieldCell,
    seen: FieldCellSet,
}

impl<'a> LineOfSight<'a> {
    /// Computes the straight lines from one tile.
    pub(super) fn new(field: &'a Field, tiles: &'a TileGrid, viewer: FieldCell) -> Self {
        let mut seen = FieldCellSet::EMPTY;
        // This matters only for queries in which the tile counts as removed, so that a line may end on its cell.
        seen.insert(viewer);
        for direction in 0..field.direction_count() {
            let mut cell = field.neighbour(viewer, direction);
            while tiles[usize::from(cell)] == EMPTY {
                seen.insert(cell);
                cell = field.neighbour(cell, direction);
            }
        }
        Self {
            field,
            tiles,
            viewer,
            seen,
        }
    }

    /// Returns `true` if a line of at most two turns leads from another tile to this one.
    pub(super) fn joins(&self, from: FieldCell) -> bool {
        let Self { field, tiles, .. } = *self;
        let directions = field.direction_count();
        for direction in 0..directions {
            let mut cell = field.neighbour(from, direction);
            while tiles[usize::from(cell)] == EMPTY {
                if self.seen.contains(cell) {
                    return true;
                }
                cell = field.neighbour(cell, direction);
            }
            if cell == self.viewer {
                return true;
            }
        }
        for direction in 0..directions {
            let mut corner = field.neighbour(from, direction);
            while tiles[usize::from(corner)] == EMPTY {
                for turned in (0..directions)
                    .filter(|turned| turned % (directions / 2) != direction % (directions / 2))
                {
                    let mut cell = field.neighbour(corner, turned);
                    while tiles[usize::from(cell)] == EMPTY {
                        if self.seen.contains(cell) {
                            return true;
                        }
                        cell = field.neighbour(cell, turned);
                    }
                }
                corner = field.neighbour(corner, direction);
            }
        }
        false
    }
}

impl Field {
    /// Returns `true` if a line of at most two turns joins two tiles.
    pub(super) fn joins(&self, tiles: &TileGrid, a: FieldCell, b: FieldCell) -> bool {
        // A tile without an empty neighbour is joined to its neighbours only.
        if self.is_exposed(tiles, a) && self.is_exposed(tiles, b) {
            LineOfSight::new(self, tiles, b).joins(a)
        } else {
            self.are_adjacent(a, b)
        }
    }

    /// Returns all tiles joined to this one by a line of at most two turns, each once.
    pub(super) fn joined_tiles(&self, tiles: &TileGrid, from: FieldCell) -> Vec<FieldCell> {
        let directions = self.direction_count();
        let mut found = Vec::new();
        let mut lowest = FieldCellSet::EMPTY;
        lowest.insert(from);
        // A segment can stop at a cell that an earlier segment in the same direction has visited with as few turns.
        let mut run = [FieldCellSet::EMPTY; MAX_DIRECTIONS];
        let mut corners: Vec<(FieldCell, usize)> = Vec::new();
        let mut run_on =
            |start: FieldCell, direction: usize, ends: &mut Vec<(FieldCell, usize)>| {
                let mut cell = self.neighbour(start, direction);
                while tiles[usize::from(cell)] == EMPTY && run[direction].insert(cell) {
                    ends.push((cell, direction));
                    cell = self.neighbour(cell, direction);
                }
                let is_tile = tiles[usize::from(cell)] != EMPTY && !self.is_outside(cell);
                if is_tile && lowest.insert(cell) {
                    found.push(cell);
                }
            };
        for direction in 0..directions {
            run_on(from, direction, &mut corners);
        }
        for _ in 0..2 {
            let mut ends = Vec::new();
            for (corner, direction) in corners {
                for turned in turns(directions, direction) {
                    run_on(corner, turned, &mut ends);
                }
            }
            corners = ends;
        }
        found
    }

    /// Returns the line between two tiles: its start, its turns and its end. It has the fewest turns, and the fewest
    /// steps among those.
    pub(super) fn line(
        &self,
        tiles: &TileGrid,
        from: FieldCell,
        to: FieldCell,
    ) -> Option<Vec<FieldCell>> {
        let directions = self.direction_count();
        // Distance from the end, for cells on a straight line from it.
        let mut seen: Vec<Option<u32>> = vec![None; tiles.len()];
        for direction in 0..directions {
            let mut cell = self.neighbour(to, direction);
            let mut steps = 1;
            while tiles[usize::from(cell)] == EMPTY {
                seen[usize::from(cell)] = Some(steps);
                cell = self.neighbour(cell, direction);
                steps += 1;
            }
            if cell == from {
                return Some(vec![from, to]);
            }
        }
        let mut best: Option<(u32, Vec<FieldCell>)> = None;
        let mut offer = |turns: u32, steps: u32, line: &[FieldCell]| {
            let cost = turns << 16 | steps;
            if best.as_ref().is_none_or(|(lowest, _)| cost < *lowest) {
                best = Some((cost, line.to_vec()));
            }
        };
        for direction in 0..directions {
            let mut corner = self.neighbour(from, direction);
            let mut steps = 1;
            while tiles[usize::from(corner)] == EMPTY {
                if let Some(rest) = seen[usize::from(corner)] {
                    offer(1, steps + rest, &[from, corner, to]);
                }
                for turned in (0..directions)
                    .filter(|turned| turned % (directions / 2) != direction % (directions / 2))
                {
                    let mut cell = self.neighbour(corner, turned);
                    let mut more = steps + 1;
                    while tiles[usize::from(cell)] == EMPTY {
                        if let Some(rest) = seen[usize::from(cell)] {
                            offer(2, more + rest, &[from, corner, cell, to]);
                        }
                        cell = self.neighbour(cell, turned);
                        more += 1;
                    }
                }
                corner = self.neighbour(corner, direction);
                steps += 1;
            }
        }
        best.map(|(_, line)| line)
    }
}

#[cfg(test)]
mod tests {
    use super::super::gravity::Gravity;
    use super::*;
    use tessella_boards::random::SeededRng;
    use tessella_boards::{CellId, Hex, HexLayout, Plan, Shape, Square};

    fn field(shape: Shape) -> Field {
        Field::new(&Plan::even(shape), Gravity::None).expect("squares or hexes")
    }

    /// Returns the line between two of the tiles on these cells, as columns and rows.
    fn line(field: &Field, cells: &[u32], from: u32, to: u32) -> Option<Vec<(f32, f32)>> {
        let cells: Vec<CellId> = cells.iter().copied().map(CellId).collect();
        let tiles = field.numbered_tiles(&cells);
        let [from, to] = [from, to].map(|cell| field.field_cell(CellId(cell)));
        let line = field.line(&tiles, from, to)?;
        let at = |cell| {
            let centre = field.centre(cell);
            (centre.x - 0.5, centre.y - 0.5)
        };
        Some(line.into_iter().map(at).collect())
    }

    #[test]
    fn line_has_fewest_turns_and_uses_ring() {
        let field = field(Shape::Square(Square::new(4, 3)));
        let straight = vec![(0.0, 0.0), (3.0, 0.0)];
        assert_eq!(line(&field, &[0, 3], 0, 3), Some(straight));
        let above = vec![(0.0, 0.0), (0.0, -1.0), (3.0, -1.0), (3.0, 0.0)];
        assert_eq!(line(&field, &[0, 1, 3], 0, 3), Some(above));
        let corner = vec![(0.0, 0.0), (0.0, 2.0), (2.0, 2.0)];
        assert_eq!(line(&field, &[0, 2, 10], 0, 10), Some(corner));
        // On the left of the board or below it, the line would need three turns.
        assert_eq!(line(&field, &[4, 0, 1, 5, 6, 2, 9, 10, 8], 4, 9), None);
    }

    #[test]
    fn hex_line_counts_each_direction_change_as_turn() {
        let field = field(Shape::Hex(Hex {
            width: 3,
            height: 3,
            layout: HexLayout::OddRows,
        }));
        let straight = line(&field, &[0, 8], 0, 8).expect("a line over the middle");
        assert_eq!(straight.len(), 3, "{straight:?}");
        let cells: Vec<u32> = (0..9).collect();
        assert_eq!(line(&field, &cells, 0, 4), None);
        assert!(line(&field, &cells, 0, 3).is_some(), "they touch");
        let around = line(&field, &cells, 0, 2).expect("a line above the board");
        assert_eq!(around.len(), 4, "{around:?}");
    }

    /// Checks that the three line queries agree on boards with ever fewer tiles.
    #[test]
    fn line_of_sight_queries_agree() {
        let hex = Shape::Hex(Hex {
            width: 6,
            height: 5,
            layout: HexLayout::EvenColumns,
        });
        for shape in [Shape::Square(Square::new(7, 5)), hex] {
            let field = field(shape);
            let mut stream = SeededRng::new(b"examples", 1);
            let mut cells: Vec<CellId> = field.board().cells().collect();
            stream.shuffle(&mut cells);
            for left in 2..cells.len() {
                let tiles = field.numbered_tiles(&cells[..left]);
                for &a in &cells[..left] {
                    let a = field.field_cell(a);
                    let joined = field.joined_tiles(&tiles, a);
                    for &b in &cells[..left] {
                        let b = field.field_cell(b);
                        let joins = a != b && field.joins(&tiles, a, b);
                        assert_eq!(joined.contains(&b), joins, "{a} and {b} of {left}");
                        assert_eq!(a != b && field.line(&tiles, a, b).is_some(), joins);
                    }
                }
            }
        }
    }
}
