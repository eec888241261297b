//! Solutions of the printed boards.

use super::board_view::BoardView;
use super::cells;
use super::font::FontWeight;
use super::item::{Content, Item};
use super::primitives::{Ink, PagePoint, PageRect, Pen, Primitive};
use super::sheet::TextColumn;
use crate::solution::{Found, painted};
use tessella_boards::{Board, CellId, Shape};
use tessella_command_line::terminal::counted;
use tessella_games::{Appearance, Effect, Move, Outcome, Position, Rules};

const CAPTION_SIZE: f32 = 9.0;
const TEXT_SIZE: f32 = 9.0;
/// Number of letters in a group.
const GROUP: usize = 5;
/// Minimum radius of a cell with a number, and of one with a line, in points.
const SMALLEST_RADII: [f32; 2] = [5.5, 3.0];
/// Pen of a path.
const PATH: Pen = Pen::solid(1.4, Ink::BLACK);

/// Content of a solution below its caption.
pub(super) enum Picture<'a> {
    /// Nothing.
    None,
    /// Letters of the colours, in order.
    Letters(String),
    /// The cells of a path, including the start.
    Path(&'a Position, Vec<CellId>),
    /// Cells numbered by moves.
    Numbers(&'a Position, Vec<(CellId, usize)>),
}

/// Solution of a board, ready to be drawn.
pub(super) struct PrintedSolution<'a> {
    caption: String,
    pub(super) picture: Picture<'a>,
}

impl<'a> PrintedSolution<'a> {
    /// Returns the solution of an item; `None` if it has none to show.
    pub(super) fn of(item: &'a Item, number: usize, limits: &str) -> Option<Self> {
        let title = item.title();
        let with = |text: String, picture| {
            Some(Self {
                caption: format!("{number}. {title}: {text}"),
                picture,
            })
        };
        match &item.solution.as_ref()?.found {
            Found::Solved {
                moves, shortest, ..
            } => {
                let count = |of| counted(moves.len(), of);
                let picture = picture(item, moves);
                let text = match &picture {
                    Picture::Letters(_) if *shortest => format!("{}, the fewest", count("move")),
                    Picture::Numbers(..) => format!("{} in order", count("pair")),
                    _ => count("move"),
                };
                with(text, picture)
            }
            Found::Unsolvable { .. } => with("cannot be won".to_owned(), Picture::None),
            Found::Value {
                outcome: Outcome::Won(seat),
                line,
            } => {
                let text = format!("player {} wins with best play", seat.0 + 1);
                with(text, picture(item, line))
            }
            Found::Value { .. } => with("a draw with best play".to_owned(), Picture::None),
            Found::Unknown { .. } if item.is_for_one() => with(
                format!("no solution found in the budget ({limits})"),
                Picture::None,
            ),
            Found::Unknown { .. } | Found::Chance => None,
        }
    }

    /// Returns `true` if the picture of a solution can be read in a frame of this size.
    pub(super) fn is_readable(&self, frame: PageRect) -> bool {
        match &self.picture {
            Picture::None | Picture::Letters(_) => true,
            Picture::Path(position, _) if !has_layers(position.board()) => {
                BoardView::fit(position.board(), frame).usual_radius >= SMALLEST_RADII[1]
            }
            Picture::Path(position, _) | Picture::Numbers(position, _) => {
                BoardView::fit(position.board(), frame).usual_radius >= SMALLEST_RADII[0]
            }
        }
    }

    /// Draws the solution in a frame, and returns the bottom of what was drawn. Text may go past the frame.
    pub(super) fn draw(&self, frame: PageRect, drawn: &mut Vec<Primitive>) -> f32 {
        let mut text = TextColumn::new(frame);
        text.add(&self.caption, CAPTION_SIZE, FontWeight::Bold, 2, drawn);
        if let Picture::Letters(letters) = &self.picture {
            text.add(letters, TEXT_SIZE, FontWeight::Regular, usize::MAX, drawn);
        }
        let top = text.bottom + 2.0;
        let room = PageRect {
            top,
            height: frame.bottom() - top,
            ..frame
        };
        match &self.picture {
            Picture::None | Picture::Letters(_) => text.bottom,
            Picture::Path(position, cells) => {
                let view = BoardView::fit(position.board(), room);
                draw_path(&view, position, cells, drawn);
                top + view.height
            }
            Picture::Numbers(position, numbers) => {
                let view = BoardView::fit(position.board(), room);
                draw_numbers(&view, position, numbers, drawn);
                top + view.height
            }
        }
    }
}

fn picture<'a>(item: &'a Item, moves: &[Move]) -> Picture<'a> {
    let Content::Game(position) = &item.content else {
        return Picture::Letters(letters(moves));
    };
    let numbered = |cells: &mut dyn Iterator<Item = (CellId, usize)>| {
        Picture::Numbers(position, cells.collect())
    };
    match position {
        Position::Drench(_) => Picture::Letters(letters(moves)),
        Position::LightBlock(light) => {
            let steps = moves.iter().filter_map(|mv| match mv {
                Move::Cell(to) => Some(*to),
                _ => None,
            });
            Picture::Path(position, [light.at()].into_iter().chain(steps).collect())
        }
        Position::InARow(_) => numbered(&mut (1..).zip(moves).filter_map(|(at, mv)| match mv {
            Move::Cell(to) => Some((*to, at)),
            _ => None,
        })),
        Position::Link(_) => Picture::Numbers(position, pair_numbers(position, moves)),
        Position::Race(_) | Position::Blockade(_) => Picture::None,
    }
}

/// Returns the letters of the colours, in groups.
fn letters(moves: &[Move]) -> String {
    let colours = painted(moves);
    let groups = colours.chunks(GROUP).map(|group| {
        let letters = group.iter().map(|&colour| cells::colour_letter(colour));
        letters.collect::<String>()
    });
    groups.collect::<Vec<_>>().join(" ")
}

/// Returns the cells with a tile at the start, and the number of each tile's pair. With gravity, tiles have moved to
/// other cells by the time they are removed.
pub(super) fn pair_numbers(position: &Position, moves: &[Move]) -> Vec<(CellId, usize)> {
    let board = position.board();
    // For each cell, the one where its current tile was at the start.
    let mut origins: Vec<CellId> = board.cells().collect();
    let mut position = position.clone();
    let mut numbers = Vec::new();
    for (number, &mv) in (1..).zip(moves) {
        let Some(seat) = position.to_move().seat() else {
            break;
        };
        if let Move::Pair(a, b) = mv {
            numbers.extend([a, b].map(|cell| (origins[cell.index()], number)));
        }
        let Ok(effects) = position.play(seat, mv) else {
            break;
        };
        let before = origins.clone();
        for effect in effects {
            if let Effect::TileMoved { from, to } = effect {
                origins[to.index()] = before[from.index()];
            }
        }
    }
    numbers
}

fn has_layers(board: &Board) -> bool {
    matches!(board.shape(), Shape::Cube(_) | Shape::Hypercube(_))
}

fn draw_ground(view: &BoardView<'_>, position: &Position, drawn: &mut Vec<Primitive>) {
    for cell in view.board.cells() {
        let fill = match position.appearance(cell) {
            Appearance::Removed => continue,
            Appearance::Blocked => Ink::grey(0.3),
            _ => Ink::WHITE,
        };
        drawn.push(view.cell(cell, Some(fill), Some(Pen::THIN)));
    }
}

fn draw_path(
    view: &BoardView<'_>,
    position: &Position,
    cells: &[CellId],
    drawn: &mut Vec<Primitive>,
) {
    draw_ground(view, position, drawn);
    if has_layers(view.board) {
        // A line to another layer would cross unrelated cells.
        let numbers: Vec<(CellId, usize)> = cells.iter().copied().zip(1..).collect();
        draw_labels(view, &numbers, drawn);
        return;
    }
    let mut points: Vec<PagePoint> = Vec::new();
    for (at, &cell) in cells.iter().enumerate() {
        if let Some(&before) = at.checked_sub(1).and_then(|at| cells.get(at)) {
            points.extend(gate(view, before, cell));
        }
        points.push(view.centre(cell));
    }
    drawn.push(Primitive::Line {
        points,
        pen: view.pen(PATH),
    });
    if let (Some(&start), Some(&end)) = (cells.first(), cells.last()) {
        drawn.push(view.circle(start, 0.6, Some(Ink::WHITE), Some(PATH)));
        drawn.push(view.circle(end, 0.4, Some(Ink::BLACK), None));
    }
}

/// Returns the point on a border through which a path on a map is drawn, because a straight line between the centres of
/// two areas can cross others.
fn gate(view: &BoardView<'_>, from: CellId, to: CellId) -> Option<PagePoint> {
    if !matches!(view.board.shape(), Shape::Map(_)) {
        return None;
    }
    let sides = view.border(from, to);
    let [begin, end] = *sides.get(sides.len() / 2)?;
    Some(begin.towards(end, 0.5))
}

fn draw_numbers(
    view: &BoardView<'_>,
    position: &Position,
    numbers: &[(CellId, usize)],
    drawn: &mut Vec<Primitive>,
) {
    draw_ground(view, position, drawn);
    for cell in view.board.cells() {
        if let Appearance::Stone(seat) = position.appearance(cell) {
            cells::draw_stone(view, cell, seat, drawn);
        }
    }
    draw_labels(view, numbers, drawn);
}

fn draw_labels(view: &BoardView<'_>, numbers: &[(CellId, usize)], drawn: &mut Vec<Primitive>) {
    let most = numbers.iter().map(|&(_, number)| number).max();
    let sample = "8".repeat(most.unwrap_or_default().to_string().len().max(2));
    for (cell, number) in numbers {
        drawn.push(view.label(*cell, &number.to_string(), &sample, FontWeight::Regular));
    }
}
