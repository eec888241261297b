//! A board to play on paper, with its title above and the boxes for moves below it.

use super::board_view::BoardView;
use super::cells;
use super::font::{self, FontWeight};
use super::item::{Content, Item};
use super::primitives::{Ink, PagePoint, PageRect, Pen, Primitive};
use tessella_games::link::Gravity;
use tessella_games::race::Variant;
use tessella_games::{Position, Rules};

const TITLE_SIZE: f32 = 12.0;
const DETAIL_SIZE: f32 = 9.0;
const CODE_SIZE: f32 = 6.5;
/// Height of a line of text at size 1.
const LINE_HEIGHT: f32 = 1.25;
/// Maximum number of lines for the options, and for the game code.
const MAX_LINES: usize = 3;
/// Distance between parts, in points.
const GAP: f32 = 6.0;
/// Maximum and minimum side of a box for a move, in points.
const BOX_SIDES: [f32; 2] = [16.0, 9.0];
/// Maximum number of rows of boxes; if there would be more, there are empty lines instead.
const MAX_BOX_ROWS: usize = 4;
/// Number of empty lines if the number of moves has no limit.
const EMPTY_LINES: usize = 2;
const NOTE_SIZE: f32 = 7.0;

/// Column of text that fills a frame from the top.
pub(super) struct TextColumn {
    left: f32,
    width: f32,
    /// Bottom of the last line.
    pub(super) bottom: f32,
}

impl TextColumn {
    pub(super) const fn new(frame: PageRect) -> Self {
        Self {
            left: frame.left,
            width: frame.width,
            bottom: frame.top,
        }
    }

    /// Adds lines of text.
    pub(super) fn add(
        &mut self,
        text: &str,
        size: f32,
        weight: FontWeight,
        most: usize,
        drawn: &mut Vec<Primitive>,
    ) {
        for line in font::wrap(text, size, weight, self.width, most) {
            let baseline = PagePoint::new(self.left, self.bottom + 0.95 * size);
            drawn.push(Primitive::text(baseline, size, weight, &line));
            self.bottom += LINE_HEIGHT * size;
        }
    }
}

/// Draws an item in its frame: the title and the options, the board, and the space for moves.
pub(super) fn draw(item: &Item, number: usize, frame: PageRect) -> Vec<Primitive> {
    let mut drawn = Vec::new();
    let mut text = TextColumn::new(frame);
    let title = format!("{number}. {}", item.title());
    text.add(&title, TITLE_SIZE, FontWeight::Bold, 1, &mut drawn);
    let (regular, details) = (FontWeight::Regular, item.details());
    text.add(&details, DETAIL_SIZE, regular, MAX_LINES, &mut drawn);
    text.add(&item.code, CODE_SIZE, regular, MAX_LINES, &mut drawn);
    let footer = Footer::of(item, frame.width);
    let top = text.bottom + GAP;
    let room = PageRect {
        top,
        height: frame.bottom() - top - footer.height(),
        ..frame
    };
    let view = BoardView::fit(item.board(), room);
    drawn.extend(cells::draw(&view, item));
    let below = PageRect {
        top: top + view.height,
        height: footer.height(),
        ..frame
    };
    footer.draw(below, &mut drawn);
    drawn
}

/// Notes below a board.
struct Footer {
    /// Lines that explain the symbols.
    note: Vec<String>,
    moves: MoveList,
    /// Symbol of the direction in which tiles move.
    gravity: Gravity,
}

/// Space for players to write down moves.
#[derive(Clone, Copy)]
enum MoveList {
    None,
    Boxes {
        count: usize,
        in_row: usize,
        side: f32,
    },
    Lines,
}

impl Footer {
    fn of(item: &Item, width: f32) -> Self {
        let gravity = match &item.content {
            Content::Game(position) => match position {
                Position::Link(link) => link.setup().gravity,
                _ => Gravity::None,
            },
            Content::Grid { .. } => Gravity::None,
        };
        Self {
            note: font::wrap(
                &note(item),
                NOTE_SIZE,
                FontWeight::Regular,
                width,
                MAX_LINES,
            ),
            moves: move_list(item, width),
            gravity,
        }
    }

    fn height(&self) -> f32 {
        let note = self.note.len() as f32 * LINE_HEIGHT * NOTE_SIZE;
        let moves = match self.moves {
            MoveList::None => 0.0,
            MoveList::Boxes {
                count,
                in_row,
                side,
            } => count.div_ceil(in_row) as f32 * side + GAP,
            MoveList::Lines => EMPTY_LINES as f32 * BOX_SIDES[0] + GAP,
        };
        let arrows = match self.gravity {
            Gravity::None => 0.0,
            _ => ARROW + GAP,
        };
        GAP + note + moves + arrows
    }

    fn draw(&self, frame: PageRect, drawn: &mut Vec<Primitive>) {
        let mut top = frame.top + GAP;
        if self.gravity != Gravity::None {
            draw_gravity(self.gravity, top, frame, drawn);
            top += ARROW + GAP;
        }
        for line in &self.note {
            let baseline = PagePoint::new(frame.left, top + 0.95 * NOTE_SIZE);
            drawn.push(Primitive::text(
                baseline,
                NOTE_SIZE,
                FontWeight::Regular,
                line,
            ));
            top += LINE_HEIGHT * NOTE_SIZE;
        }
        top += GAP / 2.0;
        match self.moves {
            MoveList::None => {}
            MoveList::Boxes {
                count,
                in_row,
                side,
            } => {
                for at in 0..count {
                    let (column, row) = (at % in_row, at / in_row);
                    let rect = PageRect {
                        left: frame.left + 0.5 + column as f32 * side,
                        top: top + row as f32 * side,
                        width: side,
                        height: side,
                    };
                    drawn.push(Primitive::rectangle(rect, None, Some(Pen::THIN)));
                }
            }
            MoveList::Lines => {
                for line in 1..=EMPTY_LINES {
                    let y = top + line as f32 * BOX_SIDES[0];
                    let ends = [frame.left + 0.5, frame.right() - 0.5];
                    drawn.push(Primitive::Line {
                        points: ends.map(|x| PagePoint::new(x, y)).to_vec(),
                        pen: Pen::THIN,
                    });
                }
            }
        }
    }
}

/// Length of the arrows of gravity, in points.
const ARROW: f32 = 16.0;

/// Draws the direction in which tiles move, in the middle below the board.
fn draw_gravity(gravity: Gravity, top: f32, frame: PageRect, drawn: &mut Vec<Primitive>) {
    let (x, y) = (frame.left + frame.width / 2.0, top + ARROW / 2.0);
    let half = ARROW / 2.0;
    let at = PagePoint::new;
    let arrows = match gravity {
        Gravity::None => vec![],
        Gravity::Down => vec![(at(x, y - half), at(x, y + half))],
        Gravity::Up => vec![(at(x, y + half), at(x, y - half))],
        Gravity::Left => vec![(at(x + half, y), at(x - half, y))],
        Gravity::Right => vec![(at(x - half, y), at(x + half, y))],
        Gravity::Middle => vec![
            (at(x - 1.5 * ARROW, y), at(x - 2.0, y)),
            (at(x + 1.5 * ARROW, y), at(x + 2.0, y)),
        ],
    };
    let pen = Pen::solid(1.4, Ink::BLACK);
    for (from, to) in arrows {
        drawn.extend(Primitive::arrow(from, to, 6.0, pen));
    }
}

/// Returns the boxes or lines for a board's moves.
fn move_list(item: &Item, width: f32) -> MoveList {
    if !item.has_move_list() {
        return MoveList::None;
    }
    let Some(count) = item.limit() else {
        return MoveList::Lines;
    };
    let width = width - 1.0;
    // Uses as few rows as possible, and boxes as large as fit into them.
    let fewest = (count as f32 * BOX_SIDES[1] / width).ceil().max(1.0);
    let in_row = (count as f32 / fewest).ceil();
    let side = (width / in_row).min(BOX_SIDES[0]);
    if fewest as usize <= MAX_BOX_ROWS {
        MoveList::Boxes {
            count,
            in_row: in_row as usize,
            side,
        }
    } else {
        MoveList::Lines
    }
}

/// Explains the symbols on a board.
fn note(item: &Item) -> String {
    let Content::Game(position) = &item.content else {
        return "Letters are colours; the region begins at the ring.".to_owned();
    };
    let hills = match position.board().heights() {
        Some(_) => " Digits are heights; no step crosses a thick border.",
        None => "",
    };
    match position {
        Position::Drench(drench) if drench.limit().is_some() => {
            format!("Letters are colours; the region begins at the ring.{hills}")
        }
        Position::Drench(_) => {
            format!(
                "Letters are colours; player 1 begins at the solid ring, player 2 at the dashed one.{hills}"
            )
        }
        Position::LightBlock(_) => format!("The path begins at the ring.{hills}"),
        Position::Link(_) => String::new(),
        Position::InARow(row) => match row.setup().seats {
            2 => "Player 1 has filled stones, player 2 hollow ones.".to_owned(),
            _ => "Player 1 has filled stones, player 2 hollow ones; the others have numbers."
                .to_owned(),
        },
        Position::Race(race) => match race.setup().variant {
            Variant::SnakesAndLadders { .. } => {
                "Ladders are solid arrows, snakes dashed ones.".to_owned()
            }
            Variant::AroundTheRing { .. } => {
                "S1 is the start of player 1, and cells with 1 lead to the home of player 1."
                    .to_owned()
            }
        },
        Position::Blockade(_) => {
            "Digits at the top are heights; circles are runners, and G1 is the goal of player 1."
                .to_owned()
        }
    }
}
