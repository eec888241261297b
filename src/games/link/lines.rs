//! Lines of at most two turns over empty places.

use super::field::{EMPTY, Field, MOST_SIDES, Place, Tiles};

/// So many words hold a bit for each place of the largest field, and one for what is beyond.
const WORDS: usize = (32 * 22 + 1_usize).div_ceil(64);

/// A set of places.
#[derive(Clone, Copy, Debug)]
struct Marks([u64; WORDS]);

impl Marks {
    const NONE: Self = Self([0; WORDS]);

    #[inline]
    const fn has(&self, place: Place) -> bool {
        self.0[place as usize / 64] >> (place % 64) & 1 == 1
    }

    /// Adds a place; whether it is new.
    #[inline]
    const fn add(&mut self, place: Place) -> bool {
        let is_new = !self.has(place);
        self.0[place as usize / 64] |= 1 << (place % 64);
        is_new
    }
}

/// The directions into which a line can turn: all but straight on and back.
fn turns(sides: usize, direction: usize) -> impl Iterator<Item = usize> {
    (0..sides).filter(move |turned| turned % (sides / 2) != direction % (sides / 2))
}

/// What a tile sees along straight lines: a line that comes to one of these places has one turn to go at most.
#[derive(Debug)]
pub(super) struct Sight<'a> {
    field: &'a Field,
    tiles: &'a Tiles,
    of: Place,
    seen: Marks,
}

impl<'a> Sight<'a> {
    /// What the tile at this place sees.
    pub(super) fn new(field: &'a Field, tiles: &'a Tiles, of: Place) -> Self {
        let mut seen = Marks::NONE;
        // Of use only to one who asks what would be if the tile had gone: a line over a tile ends there.
        seen.add(of);
        for direction in 0..field.sides() {
            let mut place = field.next(of, direction);
            while tiles[usize::from(place)] == EMPTY {
                seen.add(place);
                place = field.next(place, direction);
            }
        }
        Self {
            field,
            tiles,
            of,
            seen,
        }
    }

    /// Whether a line of at most two turns leads from this other tile to the one that sees.
    pub(super) fn joins(&self, from: Place) -> bool {
        let Self { field, tiles, .. } = *self;
        let sides = field.sides();
        for direction in 0..sides {
            let mut place = field.next(from, direction);
            while tiles[usize::from(place)] == EMPTY {
                if self.seen.has(place) {
                    return true;
                }
                place = field.next(place, direction);
            }
            if place == self.of {
                return true;
            }
        }
        for direction in 0..sides {
            let mut corner = field.next(from, direction);
            while tiles[usize::from(corner)] == EMPTY {
                for turned in
                    (0..sides).filter(|turned| turned % (sides / 2) != direction % (sides / 2))
                {
                    let mut place = field.next(corner, turned);
                    while tiles[usize::from(place)] == EMPTY {
                        if self.seen.has(place) {
                            return true;
                        }
                        place = field.next(place, turned);
                    }
                }
                corner = field.next(corner, direction);
            }
        }
        false
    }
}

impl Field {
    /// Whether a line of at most two turns joins two tiles.
    pub(super) fn joins(&self, tiles: &Tiles, a: Place, b: Place) -> bool {
        // A tile with tiles all around it touches what it can be joined with.
        match self.is_open(tiles, a) && self.is_open(tiles, b) {
            true => Sight::new(self, tiles, b).joins(a),
            false => self.touch(a, b),
        }
    }

    /// All tiles to which a line of at most two turns leads from this one, each once.
    pub(super) fn joined_with(&self, tiles: &Tiles, from: Place) -> Vec<Place> {
        let sides = self.sides();
        let mut found = Vec::new();
        let mut known = Marks::NONE;
        known.add(from);
        // A straight part that comes to a place where another with as few turns has run in its direction finds nothing new.
        let mut run = [Marks::NONE; MOST_SIDES];
        let mut corners: Vec<(Place, usize)> = Vec::new();
        let mut run_on = |start: Place, direction: usize, ends: &mut Vec<(Place, usize)>| {
            let mut place = self.next(start, direction);
            while tiles[usize::from(place)] == EMPTY && run[direction].add(place) {
                ends.push((place, direction));
                place = self.next(place, direction);
            }
            let is_tile = tiles[usize::from(place)] != EMPTY && !self.is_beyond(place);
            if is_tile && known.add(place) {
                found.push(place);
            }
        };
        for direction in 0..sides {
            run_on(from, direction, &mut corners);
        }
        for _ in 0..2 {
            let mut ends = Vec::new();
            for (corner, direction) in corners {
                for turned in turns(sides, direction) {
                    run_on(corner, turned, &mut ends);
                }
            }
            corners = ends;
        }
        found
    }

    /// The line from one tile to another: where it starts, where it turns, and where it ends. Of all lines it has the
    /// fewest turns, and of those the fewest steps.
    pub(super) fn line(&self, tiles: &Tiles, from: Place, to: Place) -> Option<Vec<Place>> {
        let sides = self.sides();
        // How far each place is that the other end sees.
        let mut seen: Vec<Option<u32>> = vec![None; tiles.len()];
        for direction in 0..sides {
            let mut place = self.next(to, direction);
            let mut steps = 1;
            while tiles[usize::from(place)] == EMPTY {
                seen[usize::from(place)] = Some(steps);
                place = self.next(place, direction);
                steps += 1;
            }
            if place == from {
                return Some(vec![from, to]);
            }
        }
        let mut best: Option<(u32, Vec<Place>)> = None;
        let mut offer = |turns: u32, steps: u32, line: &[Place]| {
            let cost = turns << 16 | steps;
            if best.as_ref().is_none_or(|(known, _)| cost < *known) {
                best = Some((cost, line.to_vec()));
            }
        };
        for direction in 0..sides {
            let mut corner = self.next(from, direction);
            let mut steps = 1;
            while tiles[usize::from(corner)] == EMPTY {
                if let Some(rest) = seen[usize::from(corner)] {
                    offer(1, steps + rest, &[from, corner, to]);
                }
                for turned in
                    (0..sides).filter(|turned| turned % (sides / 2) != direction % (sides / 2))
                {
                    let mut place = self.next(corner, turned);
                    let mut more = steps + 1;
                    while tiles[usize::from(place)] == EMPTY {
                        if let Some(rest) = seen[usize::from(place)] {
                            offer(2, more + rest, &[from, corner, place, to]);
                        }
                        place = self.next(place, turned);
                        more += 1;
                    }
                }
                corner = self.next(corner, direction);
                steps += 1;
            }
        }
        best.map(|(_, line)| line)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Gravity;
    use super::super::deal::lay;
    use super::*;
    use crate::boards::random::SeededRng;
    use crate::boards::{CellId, Hex, HexLayout, Plan, Shape, Square};

    fn field(shape: Shape) -> Field {
        Field::new(&Plan::even(shape), Gravity::None).expect("squares or hexes")
    }

    /// The line between two of the tiles that lie on these cells, by columns and rows in cells.
    fn line(field: &Field, cells: &[u32], from: u32, to: u32) -> Option<Vec<(f32, f32)>> {
        let cells: Vec<CellId> = cells.iter().copied().map(CellId).collect();
        let tiles = lay(field, &cells);
        let [from, to] = [from, to].map(|cell| field.place(CellId(cell)));
        let line = field.line(&tiles, from, to)?;
        let at = |place| {
            let centre = field.centre(place);
            (centre.x - 0.5, centre.y - 0.5)
        };
        Some(line.into_iter().map(at).collect())
    }

    #[test]
    fn lines_turn_as_seldom_as_they_can_and_run_around_the_board() {
        let field = field(Shape::Square(Square::new(4, 3)));
        let straight = vec![(0.0, 0.0), (3.0, 0.0)];
        assert_eq!(line(&field, &[0, 3], 0, 3), Some(straight));
        let above = vec![(0.0, 0.0), (0.0, -1.0), (3.0, -1.0), (3.0, 0.0)];
        assert_eq!(line(&field, &[0, 1, 3], 0, 3), Some(above));
        let corner = vec![(0.0, 0.0), (0.0, 2.0), (2.0, 2.0)];
        assert_eq!(line(&field, &[0, 2, 10], 0, 10), Some(corner));
        // Left of the board and below it there would be three turns.
        assert_eq!(line(&field, &[4, 0, 1, 5, 6, 2, 9, 10, 8], 4, 9), None);
    }

    #[test]
    fn on_hexes_every_change_of_direction_is_a_turn() {
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

    /// The three ways to ask the same give the same answer, on boards that are more and more empty.
    #[test]
    fn whether_a_line_joins_two_tiles_does_not_depend_on_how_one_asks() {
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
                let tiles = lay(&field, &cells[..left]);
                for &a in &cells[..left] {
                    let a = field.place(a);
                    let joined = field.joined_with(&tiles, a);
                    for &b in &cells[..left] {
                        let b = field.place(b);
                        let joins = a != b && field.joins(&tiles, a, b);
                        assert_eq!(joined.contains(&b), joins, "{a} and {b} of {left}");
                        assert_eq!(a != b && field.line(&tiles, a, b).is_some(), joins);
                    }
                }
            }
        }
    }
}
