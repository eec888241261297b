//! Text drawings of boards of squares, hexes and cubes. Cells are named by column and row, as in `3.0`, counted from 0
//! as in game codes, and those of cubes also by layer.

use std::collections::BTreeMap;
use tessella_boards::{Board, CellId, HexLayout, Point, Shape};

/// Distance between the drawings of two layers, in characters.
const BETWEEN_LAYERS: i32 = 5;

/// Columns, rows and layers of a board.
pub struct Grid {
    width: i32,
    height: i32,
    layers: i32,
    layout: Option<HexLayout>,
}

/// Column, row and layer.
type GridPosition = (i32, i32, i32);

impl Grid {
    pub fn of(board: &Board) -> Self {
        let (width, height, layers, layout) = match board.shape() {
            Shape::Square(square) => (square.width, square.height, 1, None),
            Shape::Hex(hex) => (hex.width, hex.height, 1, Some(hex.layout)),
            Shape::Cube(cube) => (cube.width, cube.height, cube.depth, None),
            other => panic!("{other:?} has no columns and rows"),
        };
        Self {
            width: width.into(),
            height: height.into(),
            layers: layers.into(),
            layout,
        }
    }

    fn place(&self, cell: CellId) -> GridPosition {
        let (line, column) = (cell.0 as i32 / self.width, cell.0 as i32 % self.width);
        (column, line % self.height, line / self.height)
    }

    /// Returns the name of a cell.
    pub fn name(&self, cell: CellId) -> String {
        let (column, row, layer) = self.place(cell);
        match self.layers {
            1 => format!("{column}.{row}"),
            _ => format!("{column}.{row}.{layer}"),
        }
    }

    /// Returns the cell with this name.
    pub fn cell(&self, name: &str) -> Option<CellId> {
        let cells = 0..(self.width * self.height * self.layers) as u32;
        cells.map(CellId).find(|&cell| self.name(cell) == name)
    }

    /// Returns the column and row of a point on a board without layers; the point may be outside the cells.
    fn position_of(&self, point: Point) -> GridPosition {
        // Lines of hexes are closer together than the cells of a line, which may be shifted by half a cell.
        let line = |across: f32| ((across - 1.0 / 3_f32.sqrt()) / 0.75_f32.sqrt()).round() as i32;
        let along = |along: f32| (along - 0.5 + 0.01).floor() as i32;
        match self.layout {
            Some(HexLayout::OddRows | HexLayout::EvenRows) => (along(point.x), line(point.y), 0),
            Some(_) => (line(point.x), along(point.y), 0),
            None => (along(point.x), along(point.y), 0),
        }
    }

    /// Returns the name of a point on a board without layers.
    pub fn name_of(&self, point: Point) -> String {
        let (column, row, _) = self.position_of(point);
        format!("{column}.{row}")
    }

    /// Returns the position of a character in the drawing, to the right and down.
    fn spot(&self, (column, row, layer): GridPosition) -> (i32, i32) {
        let is_odd = |line: i32| line.rem_euclid(2);
        let before = layer * (2 * self.width + BETWEEN_LAYERS);
        match self.layout {
            None => (before + 2 * column, row),
            Some(HexLayout::OddRows) => (2 * column + is_odd(row), row),
            Some(HexLayout::EvenRows) => (2 * column + 1 - is_odd(row), row),
            Some(HexLayout::OddColumns) => (2 * column, 2 * row + is_odd(column)),
            Some(HexLayout::EvenColumns) => (2 * column, 2 * row + 1 - is_odd(column)),
        }
    }

    /// Draws the board with a character for each cell and the columns and rows counted at its edges.
    pub fn draw(&self, board: &Board, sign: impl Fn(CellId) -> char) -> String {
        self.drawn_with_line(board, sign, &[], 0)
    }

    /// Draws like [`Grid::draw`], with a margin of empty positions and a line over empty positions.
    pub fn drawn_with_line(
        &self,
        board: &Board,
        sign: impl Fn(CellId) -> char,
        line: &[Point],
        around: i32,
    ) -> String {
        let mut signs = BTreeMap::new();
        let digit = |number: i32| char::from(b'0' + (number % 10) as u8);
        for layer in 0..self.layers {
            let (left, top) = self.spot((0, 0, layer));
            let (left, top) = (left - 2 * around - 2, top.min(0) - around - 1);
            for column in 0..self.width {
                signs.insert((top, self.spot((column, 0, layer)).0), digit(column));
            }
            for row in 0..self.height {
                signs.insert((self.spot((0, row, layer)).1, left), digit(row));
            }
            if self.layers > 1 {
                let title = format!("layer {layer}");
                let signs_of_title = (left..).zip(title.chars());
                signs.extend(signs_of_title.map(|(at, sign)| ((top - 1, at), sign)));
            }
        }
        for cell in board.cells() {
            let (right, down) = self.spot(self.place(cell));
            signs.insert((down, right), sign(cell));
        }
        let is_tile = |at: &(i32, i32)| {
            board.cells().any(|cell| {
                let (right, down) = self.spot(self.place(cell));
                (down, right) == *at && sign(cell) != EMPTY
            })
        };
        let turns: Vec<(i32, i32)> = line
            .iter()
            .map(|&point| self.spot(self.position_of(point)))
            .map(|(right, down)| (down, right))
            .collect();
        for part in turns.windows(2) {
            for (at, sign) in straight(part[0], part[1]) {
                if !is_tile(&at) {
                    signs.insert(at, sign);
                }
            }
        }
        for turn in turns {
            if !is_tile(&turn) {
                signs.insert(turn, '+');
            }
        }
        put_down(&signs)
    }
}

/// Character of an empty position.
pub const EMPTY: char = '.';

/// Returns the characters of a straight line over a drawing.
fn straight(from: (i32, i32), to: (i32, i32)) -> impl Iterator<Item = ((i32, i32), char)> {
    let (down, right) = (to.0 - from.0, to.1 - from.1);
    let sign = match (down.signum() * right.signum(), down) {
        (1, _) => '\\',
        (-1, _) => '/',
        (_, 0) => '-',
        _ => '|',
    };
    // The largest number of steps that all end on a character.
    let (mut steps, mut rest) = (down.abs(), right.abs());
    while rest > 0 {
        (steps, rest) = (rest, steps % rest);
    }
    (0..=steps).map(move |step| {
        let share = |all: i32| all / steps.max(1) * step;
        ((from.0 + share(down), from.1 + share(right)), sign)
    })
}

/// Formats characters by line and column as text.
fn put_down(signs: &BTreeMap<(i32, i32), char>) -> String {
    let lines = signs.keys().map(|&(down, _)| down);
    let left = signs.keys().map(|&(_, right)| right).min().unwrap_or(0);
    let (top, bottom) = (lines.clone().min().unwrap_or(0), lines.max().unwrap_or(0));
    let mut text = String::new();
    for down in top..=bottom {
        let mut line = "    ".to_owned();
        for (&(_, right), &sign) in signs.range((down, i32::MIN)..=(down, i32::MAX)) {
            while (line.len() as i32) < right - left + 4 {
                line.push(' ');
            }
            line.push(sign);
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// Puts two drawings side by side.
pub fn beside(left: &str, right: &str) -> String {
    let width = left.lines().map(str::len).max().unwrap_or(0);
    let count = left.lines().count().max(right.lines().count());
    let (mut left, mut right) = (left.lines(), right.lines());
    let lines = (0..count).map(|_| {
        let (left, right) = (left.next().unwrap_or(""), right.next().unwrap_or(""));
        format!("{left:width$}{right}").trim_end().to_owned() + "\n"
    });
    lines.collect()
}
