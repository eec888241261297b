//! Movement of the focus cursor by arrow keys on a board of any shape.

use bevy::math::Vec2;
use tessella_boards::{Board, CellId, Direction};

/// Maximum angle between an arrow and the cell that it leads to on shapes with directions, in degrees. On hexes the two
/// cells above are 30 degrees off, and the upper one beside is 60 degrees off to the side.
const NARROW: f32 = 50.0;
/// The same on shapes without directions.
const WIDE: f32 = 80.0;
/// The same for a cell that no arrow would lead to otherwise.
const WIDEST: f32 = 135.0;
/// Angle, in degrees, added for a cell one cell beside the line along which the cursor moves. It is small: it decides
/// between cells at equal angles.
const BESIDE: f32 = 3.0;
/// Maximum distance beside the line of a cell that an arrow reaches across a gap, in cells.
const ACROSS: f32 = 0.75;

/// Returns the unit vector of a direction in the plane, with y down; `None` between layers.
pub fn heading(direction: Direction) -> Option<Vec2> {
    let (x, y) = direction.offset()?;
    Some(Vec2::new(x.into(), y.into()).normalize())
}

/// Returns the centre of a cell.
pub fn middle(board: &Board, cell: CellId) -> Vec2 {
    let centre = board.centre(cell);
    Vec2::new(centre.x, centre.y)
}

/// Returns the cell to which an arrow leads from `cell`. `line` is a point on the line along which the cursor has been
/// moving: of two cells at equal angles the one nearer to it is taken, so that the path up a board of hexes stays
/// straight.
///
/// A board's own directions come first, even if the step is too steep. If none fits, the neighbour at the smallest
/// angle to the arrow is taken; if there is no neighbour on that side, the next cell across the gap.
pub fn walk(board: &Board, cell: CellId, line: Vec2, arrow: Direction) -> Option<CellId> {
    let ahead =
        heading(arrow).or_else(|| board.directions().contains(&arrow).then_some(Vec2::ZERO))?;
    let directions = board.directions();
    let is_between = !Direction::ORTHOGONAL.contains(&arrow);
    if is_between && !directions.is_empty() && !directions.contains(&arrow) {
        return None;
    }
    if directions.contains(&arrow) {
        let next = board.step_ignoring_heights(cell, arrow);
        return next.or_else(|| across(board, cell, ahead));
    }
    if directions.is_empty()
        && let Some(at) = Direction::ORTHOGONAL.iter().position(|&side| side == arrow)
    {
        return Arrows::new(board).0[cell.index()][at];
    }
    let beside = |next| (middle(board, next) - line).perp_dot(ahead).abs();
    let touching = board.adjacent(cell).iter();
    touching
        .map(|&next| (off(board, cell, next, ahead), next))
        .filter(|&(off, _)| off <= NARROW)
        .min_by(|a, b| (a.0 + BESIDE * beside(a.1)).total_cmp(&(b.0 + BESIDE * beside(b.1))))
        .map(|(_, next)| next)
        .or_else(|| across(board, cell, ahead))
}

/// Returns the angle between a direction and the line from one cell to another, in degrees.
fn off(board: &Board, from: CellId, to: CellId, ahead: Vec2) -> f32 {
    let offset = middle(board, to) - middle(board, from);
    ahead.angle_to(offset).to_degrees().abs()
}

/// Destinations of the four arrows on a board without directions, for each cell.
struct Arrows(Vec<[Option<CellId>; 4]>);

impl Arrows {
    /// Assigns to each arrow the neighbour at the smallest angle. Four arrows cannot lead to six neighbours, so a few
    /// cells could not be reached, or could not be left for the others: some arrows there lead to cells at larger
    /// angles.
    fn new(board: &Board) -> Self {
        let nearest = |cell: CellId, ahead: Vec2| {
            let touching = board.adjacent(cell).iter();
            touching
                .map(|&next| (off(board, cell, next, ahead), next))
                .filter(|&(off, _)| off <= WIDE)
                .min_by(|a, b| a.0.total_cmp(&b.0))
                .map(|(_, next)| next)
                .or_else(|| across(board, cell, ahead))
        };
        let ahead = Direction::ORTHOGONAL.map(|side| heading(side).unwrap_or_default());
        let cells = board.cells();
        let mut arrows = Self(
            cells
                .map(|cell| ahead.map(|to| nearest(cell, to)))
                .collect(),
        );
        let mut reach = arrows.reach();
        while let Some(better) = arrows.bend(board, &reach) {
            reach = better;
        }
        arrows
    }

    /// Redirects one arrow so that more cells can be reached or left. Returns the new reach, or `None` if there is no
    /// improvement.
    fn bend(&mut self, board: &Board, reach: &Reach) -> Option<Reach> {
        let mut bends = Vec::new();
        for from in board.cells() {
            for &to in board.adjacent(from) {
                if !reach.lacks(from, to) {
                    continue;
                }
                for (at, side) in Direction::ORTHOGONAL.into_iter().enumerate() {
                    let off = off(board, from, to, heading(side).unwrap_or_default());
                    if off <= WIDEST {
                        bends.push((off, from, at, to));
                    }
                }
            }
        }
        bends.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, from, at, to) in bends {
            let before = self.0[from.index()][at].replace(to);
            let bent = self.reach();
            if bent.size() > reach.size() {
                return Some(bent);
            }
            self.0[from.index()][at] = before;
        }
        None
    }

    fn reach(&self) -> Reach {
        let mut backwards = vec![Vec::new(); self.0.len()];
        for (from, arrows) in self.0.iter().enumerate() {
            for to in arrows.iter().flatten() {
                backwards[to.index()].push(CellId(from as u32));
            }
        }
        let forwards = |cell: CellId| self.0[cell.index()].iter().flatten().copied().collect();
        Reach {
            from_first: flood(self.0.len(), forwards),
            to_first: flood(self.0.len(), |cell| backwards[cell.index()].clone()),
        }
    }
}

/// Cells that can be reached from the first cell, and cells from which the first cell can be reached.
struct Reach {
    from_first: Vec<bool>,
    to_first: Vec<bool>,
}

impl Reach {
    fn size(&self) -> usize {
        let both = self.from_first.iter().chain(&self.to_first);
        both.filter(|&&reached| reached).count()
    }

    /// Returns `true` if an arrow from one cell to the other would enlarge the reach.
    fn lacks(&self, from: CellId, to: CellId) -> bool {
        let is_reached = self.from_first[from.index()] && !self.from_first[to.index()];
        let is_left = !self.to_first[from.index()] && self.to_first[to.index()];
        is_reached || is_left
    }
}

/// Returns the cells that can be reached from the first of `len` cells.
fn flood(len: usize, nexts: impl Fn(CellId) -> Vec<CellId>) -> Vec<bool> {
    let mut reached = vec![false; len];
    let mut stack = vec![CellId(0)];
    reached[0] = true;
    while let Some(cell) = stack.pop() {
        for next in nexts(cell) {
            if !std::mem::replace(&mut reached[next.index()], true) {
                stack.push(next);
            }
        }
    }
    reached
}

/// Returns the nearest cell straight ahead that is not a neighbour: across a hole, in the next layer, on the other side
/// of a ring.
fn across(board: &Board, cell: CellId, ahead: Vec2) -> Option<CellId> {
    let from = middle(board, cell);
    let far = |next: CellId| {
        let offset = middle(board, next) - from;
        let (along, beside) = (offset.dot(ahead), offset.perp_dot(ahead).abs());
        (along > 0.5 && beside <= ACROSS).then_some(along + beside)
    };
    board
        .cells()
        .filter_map(|next| Some((far(next)?, next)))
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, next)| next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_boards::{Hex, HexLayout, Map, Plan, Shape, Square, Track};
    use tessella_games::options::OptionReader;

    fn board(notation: &str) -> Board {
        let mut options = OptionReader::new(notation);
        let board = options.board();
        options
            .finish(tessella_games::Expected::Options)
            .expect(notation);
        let plan = board.into_plan(Shape::Square(Square::new(1, 1)));
        plan.expect("a board").build().expect("a board")
    }

    /// Returns the number of cells that the four arrows reach from this one.
    fn reached(board: &Board, from: CellId) -> usize {
        let mut seen = vec![false; board.len()];
        let mut stack = vec![from];
        seen[from.index()] = true;
        while let Some(cell) = stack.pop() {
            for arrow in Direction::ORTHOGONAL {
                if let Some(next) = walk(board, cell, middle(board, cell), arrow)
                    && !std::mem::replace(&mut seen[next.index()], true)
                {
                    stack.push(next);
                }
            }
        }
        seen.into_iter().filter(|&seen| seen).count()
    }

    #[test]
    fn arrows_reach_every_cell_of_every_shape() {
        for text in [
            "7x5",
            "7x5,n8",
            "7x5,wrap",
            "5x5,holes1.0+1.1+1.2+3.4+3.3",
            "hex7x6",
            "hex7x6,even-rows",
            "hex7x6,odd-columns",
            "hex6x7,even-columns",
            "3x4x5",
            "3x3x2,n26",
            "ring24",
            "ring8",
            "track30",
            "9x9,hills5-3",
        ] {
            let board = board(text);
            for from in [0, board.len() as u32 / 2, board.len() as u32 - 1] {
                assert_eq!(reached(&board, CellId(from)), board.len(), "{text}");
            }
        }
    }

    #[test]
    fn arrows_reach_and_leave_every_area_of_a_map() {
        for areas in [6, 20, 60, 150, 400] {
            for seed in 0..40 {
                let board = Plan::even(Shape::Map(Map::Seeded { areas, seed })).build();
                let reach = Arrows::new(&board.expect("a map within the limits")).reach();
                assert_eq!(reach.size(), 2 * usize::from(areas), "map{areas}-{seed}");
            }
        }
    }

    #[test]
    fn arrow_path_up_a_hex_board_is_straight() {
        let board = Board::new(Shape::Hex(Hex {
            width: 5,
            height: 9,
            layout: HexLayout::OddRows,
        }));
        let board = board.expect("a size within the limits");
        let start = CellId(8 * 5 + 2);
        let line = middle(&board, start);
        let mut at = start;
        let mut rows = 0;
        while let Some(next) = walk(&board, at, line, Direction::Up) {
            at = next;
            rows += 1;
            assert!((middle(&board, at).x - line.x).abs() <= 0.51);
        }
        assert_eq!(rows, 8);
    }

    #[test]
    fn arrow_at_the_edge_leads_nowhere() {
        for text in ["4x4", "hex4x4", "hex4x5,even-rows"] {
            let board = board(text);
            let last = CellId(board.len() as u32 - 1);
            let at = |cell| middle(&board, cell);
            assert_eq!(
                walk(&board, CellId(0), at(CellId(0)), Direction::Left),
                None
            );
            assert_eq!(walk(&board, CellId(0), at(CellId(0)), Direction::Up), None);
            assert_eq!(walk(&board, last, at(last), Direction::Right), None);
            assert_eq!(walk(&board, last, at(last), Direction::Down), None);
        }
    }

    #[test]
    fn arrows_follow_a_ring() {
        let ring = Board::new(Shape::Track(Track::ring(12))).expect("a size within the limits");
        let top = CellId(0);
        let right = walk(&ring, top, middle(&ring, top), Direction::Right);
        assert!(right.is_some_and(|next| ring.adjacent(top).contains(&next)));
    }
}
