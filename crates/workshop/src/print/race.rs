//! Numbers, jumps and seats on the track of a race.

use super::board_view::{BoardView, LabelSide};
use super::font::FontWeight;
use super::primitives::{Ink, Pen, Primitive};
use tessella_boards::{CellId, Course, Stretch};
use tessella_games::race::Race;
use tessella_games::{Appearance, Rules};

/// Pen of a ladder, and of a connection into a branch.
const UP: Pen = Pen::solid(1.2, Ink::grey(0.35));
/// Pen of a snake.
const DOWN: Pen = Pen::dashed(1.2, Ink::grey(0.35));
/// Pen of a connection into a branch or lane, or out of it.
const CONNECTION: Pen = Pen::solid(0.7, Ink::grey(0.5));

/// Draws what a race has in addition to the cells of its track.
pub(super) fn draw(view: &BoardView<'_>, race: &Race, drawn: &mut Vec<Primitive>) {
    let Some(course) = view.board.course() else {
        return;
    };
    for (from, to) in race.jumps() {
        let pen = if to > from { UP } else { DOWN };
        drawn.extend(arrow(view, from, to, pen));
    }
    draw_connections(view, course, drawn);
    let ring = course.track().ring;
    let last = CellId(u32::from(course.track().len) - 1);
    for cell in view.board.cells() {
        let owner = match race.appearance(cell) {
            Appearance::Owned(seat) => Some(seat.0 + 1),
            _ => None,
        };
        let stretch = course.stretch(cell);
        if stretch == Stretch::Main && !ring {
            let number = (cell.0 + 1).to_string();
            drawn.push(view.small_label(cell, &number, "88", LabelSide::Above));
        }
        let end = match cell {
            _ if ring || stretch != Stretch::Main => None,
            CellId(0) => Some("start"),
            cell if cell == last => Some("end"),
            _ => None,
        };
        drawn.extend(end.map(|end| view.small_label(cell, end, "start", LabelSide::Below)));
        drawn.extend(owner.map(|owner| {
            let mark = match stretch {
                Stretch::Main => format!("S{owner}"),
                _ => owner.to_string(),
            };
            view.label(cell, &mark, "S88", FontWeight::Regular)
        }));
    }
}

/// Draws the connections into branches and out of them, because on the board they do not touch the main path.
fn draw_connections(view: &BoardView<'_>, course: &Course, drawn: &mut Vec<Primitive>) {
    let track = course.track();
    for (at, branch) in track.branches.iter().enumerate() {
        let cells: Vec<CellId> = course.cells_of(Stretch::Branch(at)).collect();
        if let (Some(&first), Some(&last)) = (cells.first(), cells.last()) {
            drawn.extend(arrow(view, branch.from, first, CONNECTION));
            drawn.extend(arrow(view, last, branch.to, CONNECTION));
        }
    }
}

/// Returns an arrow between two cells that stops short of their centres.
fn arrow(view: &BoardView<'_>, from: CellId, to: CellId, pen: Pen) -> [Primitive; 2] {
    let (begin, end) = (view.centre(from), view.centre(to));
    let length = begin.distance(end).max(f32::EPSILON);
    let cut = |cell| 0.25 * view.radius(cell) / length;
    let head = (0.5 * view.radius(to)).clamp(2.0, 7.0);
    let points = (begin.towards(end, cut(from)), end.towards(begin, cut(to)));
    Primitive::arrow(points.0, points.1, head, view.pen(pen))
}
