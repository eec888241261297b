//! Reference rules, implemented as plainly as possible: faces by column and row, and a search over all lines.

use std::collections::{BTreeMap, HashMap, VecDeque};
use tessella_boards::{CellId, HexLayout, Point, Shape};
use tessella_games::Rules;
use tessella_games::link::{Gravity, Link};

/// Column and row. Cells of the ring are outside the board.
pub type At = (i32, i32);

/// Plain implementation of the rules.
pub struct ReferenceRules {
    pub width: i32,
    pub height: i32,
    pub layout: Option<HexLayout>,
    pub gravity: Gravity,
    pub faces: BTreeMap<At, u8>,
}

impl ReferenceRules {
    pub fn new(game: &Link) -> Self {
        let setup = game.setup();
        let (width, height, layout) = match &setup.plan.shape {
            Shape::Square(square) => (square.width, square.height, None),
            Shape::Hex(hex) => (hex.width, hex.height, Some(hex.layout)),
            other => panic!("{other:?}"),
        };
        let mut reference = Self {
            width: width.into(),
            height: height.into(),
            layout,
            gravity: setup.gravity,
            faces: BTreeMap::new(),
        };
        for cell in game.board().cells() {
            if let Some(face) = game.face(cell) {
                reference.faces.insert(reference.at(cell), face.0);
            }
        }
        reference
    }

    pub fn at(&self, cell: CellId) -> At {
        (cell.0 as i32 % self.width, cell.0 as i32 / self.width)
    }

    pub fn cell(&self, (column, row): At) -> CellId {
        CellId((row * self.width + column) as u32)
    }

    pub fn is_open(&self, at: At) -> bool {
        let is_within = (-1..=self.width).contains(&at.0) && (-1..=self.height).contains(&at.1);
        is_within && !self.faces.contains_key(&at)
    }

    /// Returns the next cell in a direction. Hexes count in half cells along their lines, so that a shifted line begins
    /// at 1.
    pub fn step(&self, (column, row): At, direction: usize) -> At {
        const SQUARES: [At; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        const HEXES: [At; 6] = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)];
        let Some(layout) = self.layout else {
            let (dx, dy) = SQUARES[direction];
            return (column + dx, row + dy);
        };
        let is_rows = matches!(layout, HexLayout::OddRows | HexLayout::EvenRows);
        let odd = i32::from(matches!(layout, HexLayout::OddRows | HexLayout::OddColumns));
        let shift = |line: i32| i32::from(line.rem_euclid(2) == odd);
        let (along, line) = if is_rows {
            (column, row)
        } else {
            (row, column)
        };
        let (halves, lines) = HEXES[direction];
        let along = (2 * along + shift(line) + halves - shift(line + lines)) / 2;
        let line = line + lines;
        if is_rows {
            (along, line)
        } else {
            (line, along)
        }
    }

    pub fn directions(&self) -> usize {
        if self.layout.is_some() { 6 } else { 4 }
    }

    /// Returns the fewest turns of a line between two tiles, and the fewest steps among those lines.
    pub fn shortest_line(&self, a: At, b: At) -> Option<(u32, u32)> {
        let mut steps: HashMap<(At, usize, u32), u32> = HashMap::new();
        let mut queue: VecDeque<(At, usize, u32)> = VecDeque::new();
        for direction in 0..self.directions() {
            steps.insert((a, direction, 0), 0);
            queue.push_back((a, direction, 0));
        }
        let mut best: Option<(u32, u32)> = None;
        while let Some(state @ (at, direction, turns)) = queue.pop_front() {
            let steps_so_far = steps[&state];
            let next = self.step(at, direction);
            if next == b {
                let found = (turns, steps_so_far + 1);
                best = Some(best.map_or(found, |best| best.min(found)));
            }
            if !self.is_open(next) {
                continue;
            }
            for onward in 0..self.directions() {
                let turns = turns + u32::from(onward != direction);
                let state = (next, onward, turns);
                if turns <= 2 && !steps.contains_key(&state) {
                    steps.insert(state, steps_so_far + 1);
                    queue.push_back(state);
                }
            }
        }
        best
    }

    pub fn pairs(&self) -> Vec<(CellId, CellId)> {
        let mut pairs = Vec::new();
        for (&a, face) in &self.faces {
            for (&b, other) in &self.faces {
                if self.cell(a) < self.cell(b)
                    && face == other
                    && self.shortest_line(a, b).is_some()
                {
                    pairs.push((self.cell(a), self.cell(b)));
                }
            }
        }
        pairs.sort_unstable();
        pairs
    }

    /// Removes two tiles, then moves single tiles by one step for as long as any can fall.
    pub fn remove_pair(&mut self, a: At, b: At) {
        self.faces.remove(&a);
        self.faces.remove(&b);
        let half = (self.width + 1) / 2;
        loop {
            let falls = |&(column, row): &At| {
                let (to, is_over) = match self.gravity {
                    Gravity::None => return None,
                    Gravity::Down => ((column, row + 1), row + 1 == self.height),
                    Gravity::Up => ((column, row - 1), row == 0),
                    Gravity::Left => ((column - 1, row), column == 0),
                    Gravity::Right => ((column + 1, row), column + 1 == self.width),
                    Gravity::Middle if column < half => ((column + 1, row), column + 1 == half),
                    Gravity::Middle => ((column - 1, row), column == half),
                };
                (!is_over && !self.faces.contains_key(&to)).then_some(((column, row), to))
            };
            let Some((from, to)) = self.faces.keys().find_map(falls) else {
                return;
            };
            let face = self.faces.remove(&from).expect("a tile that falls");
            self.faces.insert(to, face);
        }
    }

    /// Returns the centre of a cell, from the geometry of regular hexagons.
    pub fn centre(&self, at: At) -> (f64, f64) {
        let Some(layout) = self.layout else {
            return (f64::from(at.0) + 0.5, f64::from(at.1) + 0.5);
        };
        let is_rows = matches!(layout, HexLayout::OddRows | HexLayout::EvenRows);
        let odd = i32::from(matches!(layout, HexLayout::OddRows | HexLayout::OddColumns));
        let (along, line) = if is_rows { at } else { (at.1, at.0) };
        let shift = if line.rem_euclid(2) == odd { 1.0 } else { 0.5 };
        let along = f64::from(along) + shift;
        let across = f64::from(line) * 0.75_f64.sqrt() + 1.0 / 3.0_f64.sqrt();
        if is_rows {
            (along, across)
        } else {
            (across, along)
        }
    }

    /// Returns the cell with this centre.
    pub fn cell_at(&self, (x, y): (f64, f64)) -> Option<At> {
        let rows =
            (-1..=self.height).flat_map(|row| (-1..=self.width).map(move |column| (column, row)));
        rows.into_iter().find(|&at| {
            let (there_x, there_y) = self.centre(at);
            (there_x - x).hypot(there_y - y) < 0.01
        })
    }

    /// Asserts that a line runs straight over empty cells from the first tile to the last. Returns its number of steps.
    pub fn assert_line(&self, line: &[Point]) -> u32 {
        let exact = |point: &Point| (f64::from(point.x), f64::from(point.y));
        let mut all = 0;
        for (number, part) in line.windows(2).enumerate() {
            let (from, to) = (exact(&part[0]), exact(&part[1]));
            let length = (to.0 - from.0).hypot(to.1 - from.1);
            let steps = length.round();
            assert!((length - steps).abs() < 0.01, "{line:?} is not straight");
            for step in 0..=steps as u32 {
                let share = f64::from(step) / steps;
                let centre = (
                    from.0 + (to.0 - from.0) * share,
                    from.1 + (to.1 - from.1) * share,
                );
                let cell = self.cell_at(centre);
                let cell = cell.unwrap_or_else(|| panic!("{line:?} misses the cells"));
                let is_end =
                    number == 0 && step == 0 || number + 2 == line.len() && step == steps as u32;
                assert_eq!(self.is_open(cell), !is_end, "{line:?} over {cell:?}");
            }
            all += steps as u32;
        }
        all
    }
}
