//! Lines and numbers of a race over its board: the path, snakes and ladders, the places of waiting pieces, and the paths of the
//! possible moves.

use crate::core::palette::Rgb;
use crate::core::theme::Theme;
use crate::drawing::piece_places::{Yard, yard};
use crate::drawing::shapes::{STONE, regular};
use crate::drawing::{BoardNumber, PathLine, piece_places};
use crate::games::game_ui::Selection;
use crate::games::race_jumps::JumpPlan;
use crate::games::race_ways::{Way, ways};
use bevy::math::Vec2;
use tessella_boards::{Board, CellId, Course, Stretch};
use tessella_games::race::{Race, Variant};
use tessella_games::{Piece, Rules, Seat};

pub(super) fn middle(board: &Board, cell: CellId) -> Vec2 {
    let centre = board.centre(cell);
    Vec2::new(centre.x, centre.y)
}

/// Returns the lines for the path along the track, for its ladders and snakes, and for what the seat to move
/// can choose.
pub(super) fn path_lines(race: &Race, theme: &Theme, selection: Selection) -> Vec<PathLine> {
    let board = race.board();
    let mut path_lines = Vec::new();
    let Some(course) = board.course() else {
        return path_lines;
    };
    let quiet = theme.shades.bare.mix(theme.shades.text, 0.16);
    let path = |line| PathLine {
        line,
        width: 0.07,
        rgb: quiet,
    };
    if let Variant::SnakesAndLadders { .. } = race.setup().variant {
        let main = course.cells_of(Stretch::Main);
        path_lines.push(path(main.map(|cell| middle(board, cell)).collect()));
    }
    path_lines.extend(branch_lines(board, course).map(path));
    path_lines.extend(fork_arrows(race, course, quiet));
    if let Variant::SnakesAndLadders { .. } = race.setup().variant {
        path_lines.extend(JumpPlan::new(race, theme.shades.text).lines(theme.shades.bare));
        path_lines.extend(end_marks(board, course, theme.shades.text));
    }
    path_lines.extend(race.seats().flat_map(|seat| yard_lines(race, theme, seat)));
    path_lines.extend(race.seats().flat_map(|seat| chevrons(race, theme, seat)));
    path_lines.extend(move_paths(race, theme, selection));
    path_lines
}

/// Returns the yard of a seat, with a hollow for each of its pieces.
fn yard_lines(race: &Race, theme: &Theme, seat: Seat) -> Vec<PathLine> {
    /// Thickness of the rim of a yard, in cells.
    const RIM: f32 = 0.08;
    let Some(Yard { centre, radius, .. }) = yard(race.board(), seat) else {
        return Vec::new();
    };
    let shades = &theme.shades;
    let rgb = theme.paints.of_seat(seat.0).0.rgb;
    let waiting = |number| Piece {
        seat,
        number,
        at: None,
    };
    let all: Vec<Piece> = (0..race.setup().pieces()).map(waiting).collect();
    let places = piece_places(race.board(), &all).into_iter().flatten();
    let hollow = shades.bed.mix(shades.bed_shadow, 0.7);
    let hollows = places.map(|(at, size)| disc(at, STONE * size, hollow));
    let yard = [
        disc(centre, radius, rgb),
        disc(centre, radius - RIM, shades.bed),
    ];
    yard.into_iter().chain(hollows).collect()
}

/// Returns a closed ring around a point.
fn ring(middle: Vec2, radius: f32, width: f32, rgb: Rgb) -> PathLine {
    const CORNERS: usize = 64;
    let corners = regular(CORNERS, radius, 0.0);
    let closed = corners.iter().chain(corners.first());
    PathLine {
        line: closed.map(|&at| middle + at).collect(),
        width,
        rgb,
    }
}

fn disc(middle: Vec2, radius: f32, rgb: Rgb) -> PathLine {
    PathLine {
        line: vec![middle],
        width: 2.0 * radius,
        rgb,
    }
}

/// Returns the arrows of a seat: along the ring where its pieces enter, and into its lane.
fn chevrons(race: &Race, theme: &Theme, seat: Seat) -> Vec<PathLine> {
    let board = race.board();
    let (Some(yard), Some(course)) = (yard(board, seat), board.course()) else {
        return Vec::new();
    };
    let Some(own) = course.cells_of(Stretch::Lane(seat.index())).next() else {
        return Vec::new();
    };
    let from = course.track().lanes[seat.index()].from;
    let after = CellId((yard.entry.0 + 1) % u32::from(course.track().len));
    let rgb = theme.paints.of_seat(seat.0).0.rgb;
    [(yard.entry, after), (from, own)]
        .map(|(cell, next)| chevron(middle(board, cell), middle(board, next), rgb))
        .to_vec()
}

/// Returns an arrow on the first cell of each way at a fork that no piece can choose now.
fn fork_arrows(race: &Race, course: &Course, rgb: Rgb) -> Vec<PathLine> {
    let board = race.board();
    let chosen: Vec<CellId> = ways(race).iter().filter_map(Way::own_cell).collect();
    let len = u32::from(course.track().len);
    let mut arrows = Vec::new();
    for (at, branch) in course.track().branches.iter().enumerate() {
        let main = [1, 2].map(|steps| CellId((branch.from.0 + steps) % len));
        let own: Vec<CellId> = course.cells_of(Stretch::Branch(at)).take(2).collect();
        for way in [&main[..], &own[..]] {
            let &[first, second] = way else {
                continue;
            };
            if !chosen.contains(&first) {
                let along = middle(board, second) - middle(board, branch.from);
                let to = middle(board, first);
                arrows.push(chevron(to, to + along, rgb));
            }
        }
    }
    arrows
}

/// Returns an arrow head on a point that points to another one.
fn chevron(at: Vec2, to: Vec2, rgb: Rgb) -> PathLine {
    const LENGTH: f32 = 0.13;
    const HALF: f32 = 0.2;
    let along = (to - at).normalize_or_zero();
    let (back, across) = (at - along * LENGTH, along.perp() * HALF);
    PathLine {
        line: vec![back + across, at + along * LENGTH, back - across],
        width: 0.1,
        rgb,
    }
}

/// Returns what the seat to move can choose: dots on the cells that each piece would pass, an arrow where one of two ways leaves the
/// other, and a frame where the piece would land. The move of the piece or cell in focus stands out, with the piece as it would
/// stand there.
fn move_paths(race: &Race, theme: &Theme, selection: Selection) -> Vec<PathLine> {
    const GHOST: f32 = 0.33;
    let Some(seat) = race.to_move().seat() else {
        return Vec::new();
    };
    let board = race.board();
    let rgb = theme.paints.of_seat(seat.0).0.rgb;
    let mut lines = Vec::new();
    for way in ways(race) {
        let Some((&last, passed)) = way.path.split_last() else {
            continue;
        };
        let is_in_focus =
            selection.focus.is_some() && [way.from, Some(last)].contains(&selection.focus);
        let (dot, frame) = if is_in_focus {
            (0.1, 0.09)
        } else {
            (0.06, 0.05)
        };
        let own = way.own_cell();
        let passed = passed.iter().filter(|&&cell| Some(cell) != own);
        lines.extend(passed.map(|&cell| disc(middle(board, cell), dot, rgb)));
        let landing = middle(board, last);
        if is_in_focus {
            lines.push(disc(landing, GHOST, theme.shades.bed.mix(rgb, 0.5)));
        }
        lines.push(ring(landing, 0.4, frame, rgb));
        lines.extend(turn_off_arrow(board, &way, rgb));
    }
    lines
}

/// Distance of the arrow of a way above the middle of its cell, and of its label below it, in cells.
const ARROW_UP: f32 = 0.14;
const LABEL_DOWN: f32 = 0.23;

/// Returns the arrow on the first cell of a way that is not on the other one.
fn turn_off_arrow(board: &Board, way: &Way, rgb: Rgb) -> Option<PathLine> {
    let step = way.turn_off?.step;
    let before = step.checked_sub(1).map(|before| way.path[before]);
    let before = middle(board, before.or(way.from)?);
    let at = middle(board, way.path[step]);
    let after = way
        .path
        .get(step + 1)
        .map_or(at, |&after| middle(board, after));
    let arrow = at - Vec2::new(0.0, ARROW_UP);
    Some(chevron(arrow, arrow + after - before, rgb))
}

/// Returns what each way at a fork saves, below its arrow.
fn turn_off_labels(race: &Race, theme: &Theme) -> Vec<BoardNumber> {
    const HEIGHT: f32 = 0.22;
    let label = |way: &Way| {
        let turn_off = way.turn_off?;
        Some(BoardNumber {
            text: turn_off.label()?,
            at: middle(race.board(), way.path[turn_off.step]) + Vec2::new(0.0, LABEL_DOWN),
            height: HEIGHT,
            rgb: theme.shades.text,
        })
    };
    ways(race).iter().filter_map(label).collect()
}

/// Returns the path along each branch, from the cell where it leaves the main path to the one where it joins it.
fn branch_lines(board: &Board, course: &Course) -> impl Iterator<Item = Vec<Vec2>> {
    let branches = course.track().branches.iter().enumerate();
    branches.map(move |(at, branch)| {
        let own = course.cells_of(Stretch::Branch(at));
        let cells = [branch.from].into_iter().chain(own).chain([branch.to]);
        cells.map(|cell| middle(board, cell)).collect()
    })
}

/// Returns the numbers on the board: those of the cells of an open track, and what each way at a fork saves.
pub(super) fn numbers(race: &Race, theme: &Theme) -> Vec<BoardNumber> {
    let mut numbers = JumpPlan::new(race, theme.shades.text).numbers;
    numbers.extend(turn_off_labels(race, theme));
    numbers
}

/// Returns an arrow on the first cell of an open track and a flag on the last one.
fn end_marks(board: &Board, course: &Course, rgb: Rgb) -> [PathLine; 2] {
    const ARROW: [(f32, f32); 5] = [
        (-0.08, 0.0),
        (0.12, 0.0),
        (0.05, -0.06),
        (0.12, 0.0),
        (0.05, 0.06),
    ];
    const FLAG: [(f32, f32); 4] = [(0.0, 0.1), (0.0, -0.08), (0.14, -0.03), (0.0, 0.02)];
    let last = CellId(u32::from(course.track().len) - 1);
    let mark = |cell: CellId, mark: &[(f32, f32)]| {
        let beside = middle(board, cell) + Vec2::new(0.2, -0.28);
        PathLine {
            line: mark
                .iter()
                .map(|&(x, y)| beside + Vec2::new(x, y))
                .collect(),
            width: 0.035,
            rgb,
        }
    };
    [mark(CellId(0), &ARROW), mark(last, &FLAG)]
}
