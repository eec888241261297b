//! Drawing cells of a board and what is on them.

use super::board_view::{BoardView, LabelSide};
use super::font::FontWeight;
use super::item::{Content, Item};
use super::primitives::{Ink, PagePoint, Pen, Primitive};
use super::race;
use std::collections::BTreeSet;
use tessella_boards::CellId;
use tessella_games::link::Link;
use tessella_games::{Appearance, Colour, Face, Piece, Position, Rules, Seat, SeatSet};

/// Light tints of the ten colours. Their greys differ as much as black letters on them allow.
const TINTS: [u32; 10] = [
    0xf9_c3_d0, 0xfa_ed_c0, 0xc6_d0_a5, 0xc8_f0_fc, 0xb9_c8_ff, 0xd6_b5_cc, 0xab_d2_c5, 0xc4_bc_b0,
    0xec_e7_ea, 0xe9_f4_e0,
];
/// Pen of a mark in a cell.
const MARK: Pen = Pen::solid(1.1, Ink::BLACK);
/// Pen of the second seat's mark.
const SECOND_MARK: Pen = Pen::dashed(1.1, Ink::BLACK);
/// Radius of the ring around a start cell, as a fraction of the largest possible one.
const RING: f32 = 0.88;
/// Pen of a border that no step can cross.
const STEEP: Pen = Pen::solid(1.8, Ink::BLACK);

pub(super) fn colour_letter(colour: Colour) -> char {
    char::from(b'A' + colour.0 % 26)
}

/// Returns the code of a face, given its rank among those on the board: a letter, or a number after Z.
fn face_code(rank: u8) -> String {
    match rank {
        letter @ 0..26 => char::from(b'A' + letter).to_string(),
        number => (number - 25).to_string(),
    }
}

fn tint(colour: Colour) -> Ink {
    let [_, rgb @ ..] = TINTS[colour.index() % TINTS.len()].to_be_bytes();
    Ink(rgb.map(|part| f32::from(part) / 255.0))
}

/// Returns all cells of a board with what is on them.
pub(super) fn draw(view: &BoardView<'_>, item: &Item) -> Vec<Primitive> {
    match &item.content {
        Content::Grid { grid, .. } => {
            let mut drawn = Vec::new();
            for (cell, &colour) in view.board.cells().zip(&grid.cells) {
                colour_tile(view, cell, colour, &mut drawn);
            }
            drawn.push(start_ring(view, grid.start));
            drawn
        }
        Content::Game(position) => draw_position(view, position),
    }
}

fn draw_position(view: &BoardView<'_>, position: &Position) -> Vec<Primitive> {
    let mut drawn = Vec::new();
    for cell in view.board.cells() {
        let appearance = position.appearance(cell);
        draw_cell(view, cell, appearance, &mut drawn);
    }
    match position {
        Position::Drench(drench) => {
            for seat in drench.seats() {
                let pen = match seat {
                    Seat::FIRST => MARK,
                    _ => SECOND_MARK,
                };
                let home = drench.flood().home(seat);
                drawn.push(view.circle(home, RING, None, Some(pen)));
            }
            draw_hills(view, &|_| true, &mut drawn);
        }
        Position::LightBlock(light) => {
            drawn.push(start_ring(view, light.at()));
            draw_hills(view, &|cell| !light.is_blocked(cell), &mut drawn);
        }
        Position::Race(race) => race::draw(view, race, &mut drawn),
        Position::Blockade(blockade) => {
            for Piece { seat, at, .. } in blockade.pieces() {
                if let Some(at) = at {
                    draw_runner(view, at, seat, &mut drawn);
                }
            }
        }
        Position::Link(link) => draw_faces(view, link, &mut drawn),
        Position::InARow(_) => {}
    }
    drawn
}

/// Draws the tiles with faces.
fn draw_faces(view: &BoardView<'_>, link: &Link, drawn: &mut Vec<Primitive>) {
    let faces: BTreeSet<Face> = view
        .board
        .cells()
        .filter_map(|cell| link.face(cell))
        .collect();
    for cell in view.board.cells() {
        let Some(face) = link.face(cell) else {
            continue;
        };
        let centre = view.centre(cell);
        let inset = |corner: PagePoint| centre.towards(corner, 0.92);
        drawn.push(Primitive::Polygon {
            corners: view.outline(cell).into_iter().map(inset).collect(),
            fill: None,
            pen: Some(view.pen(Pen::THIN)),
        });
        let rank = faces.range(..face).count() as u8;
        drawn.push(view.label(cell, &face_code(rank), "14", FontWeight::Bold));
    }
}

fn draw_cell(
    view: &BoardView<'_>,
    cell: CellId,
    appearance: Appearance,
    drawn: &mut Vec<Primitive>,
) {
    let plain = |fill| view.cell(cell, Some(fill), Some(Pen::THIN));
    match appearance {
        Appearance::Painted { colour, .. } => colour_tile(view, cell, colour, drawn),
        // Faces are drawn together in `draw_faces`, and without a tile there is nothing to draw.
        Appearance::Removed | Appearance::Face(_) => {}
        Appearance::Blocked => drawn.push(plain(Ink::grey(0.3))),
        Appearance::Empty | Appearance::Dark => drawn.push(plain(Ink::WHITE)),
        Appearance::Owned(_) | Appearance::Lit => drawn.push(plain(Ink::grey(0.87))),
        Appearance::Stone(seat) => {
            drawn.push(plain(Ink::WHITE));
            draw_stone(view, cell, seat, drawn);
        }
        Appearance::Ground { height, goals } => {
            let fill = if goals.is_empty() {
                Ink::WHITE
            } else {
                Ink::grey(0.87)
            };
            drawn.push(plain(fill));
            let height = height.to_string();
            drawn.push(view.small_label(cell, &height, "888", LabelSide::Above));
            if !goals.is_empty() {
                let text = goal_text(goals);
                drawn.push(view.small_label(cell, &text, "G12", LabelSide::Below));
            }
        }
    }
}

/// Returns the label of a goal with the numbers of its seats.
fn goal_text(goals: SeatSet) -> String {
    let seats = goals.iter().map(|seat| (seat.0 + 1).to_string());
    format!("G{}", seats.collect::<String>())
}

fn colour_tile(view: &BoardView<'_>, cell: CellId, colour: Colour, drawn: &mut Vec<Primitive>) {
    drawn.push(view.cell(cell, Some(tint(colour)), Some(Pen::THIN)));
    let letter = colour_letter(colour).to_string();
    let sample = match view.board.heights() {
        // Leaves room for the height above the letter.
        Some(_) => "MM",
        None => "M",
    };
    drawn.push(view.label(cell, &letter, sample, FontWeight::Regular));
}

fn start_ring(view: &BoardView<'_>, cell: CellId) -> Primitive {
    view.circle(cell, RING, None, Some(MARK))
}

/// Draws a stone: filled for the first seat, hollow for the second, and with a number for the others.
pub(super) fn draw_stone(
    view: &BoardView<'_>,
    cell: CellId,
    seat: Seat,
    drawn: &mut Vec<Primitive>,
) {
    let fill = match seat {
        Seat::FIRST => Ink::BLACK,
        _ => Ink::WHITE,
    };
    drawn.push(view.circle(cell, 0.7, Some(fill), Some(MARK)));
    if seat > Seat::SECOND {
        drawn.push(seat_number(view, cell, seat));
    }
}

fn draw_runner(view: &BoardView<'_>, cell: CellId, seat: Seat, drawn: &mut Vec<Primitive>) {
    drawn.push(view.circle(cell, 0.4, Some(Ink::WHITE), Some(MARK)));
    drawn.push(seat_number(view, cell, seat));
}

fn seat_number(view: &BoardView<'_>, cell: CellId, seat: Seat) -> Primitive {
    let number = (seat.0 + 1).to_string();
    view.label(cell, &number, "8888", FontWeight::Bold)
}

/// Draws heights, and borders between cells whose heights differ too much for a step. Only cells that can be entered
/// are considered.
fn draw_hills(view: &BoardView<'_>, is_open: &dyn Fn(CellId) -> bool, drawn: &mut Vec<Primitive>) {
    let Some(heights) = view.board.heights() else {
        return;
    };
    for cell in view.board.cells().filter(|&cell| is_open(cell)) {
        let height = heights.at(cell).to_string();
        drawn.push(view.small_label(cell, &height, "888", LabelSide::Above));
        let adjacent = view.board.adjacent(cell).iter();
        let is_steep = |other: CellId| other > cell && heights.bars(cell, other) && is_open(other);
        for &other in adjacent.filter(|&&other| is_steep(other)) {
            let sides = view.border(cell, other).into_iter();
            drawn.extend(sides.map(|side| Primitive::Line {
                points: side.to_vec(),
                pen: view.pen(STEEP),
            }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn face_codes_differ_and_have_at_most_two_characters() {
        let codes: BTreeSet<String> = (0..45).map(face_code).collect();
        assert_eq!(codes.len(), 45);
        assert!(codes.iter().all(|code| code.len() <= 2), "{codes:?}");
    }

    #[test]
    fn letters_are_readable_on_all_tints() {
        for colour in (0..10).map(Colour) {
            let [red, green, blue] = tint(colour).0;
            let light = 0.21 * red + 0.72 * green + 0.07 * blue;
            assert!(light > 0.6, "{colour:?} {light}");
        }
    }
}
