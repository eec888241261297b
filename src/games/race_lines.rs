//! Lines and numbers of a race over its board: the path, snakes and ladders, the places of waiting pieces, and the paths of the
//! possible moves.

use crate::core::palette::Rgb;
use crate::core::theme::Theme;
use crate::drawing::piece_places::{Yard, yard};
use crate::drawing::shapes::{STONE, regular};
use crate::drawing::{BoardNumber, PathLine, piece_places};
use crate::games::game_ui::Selection;
use crate::games::race_ways::{Way, ways};
use bevy::math::Vec2;
use std::f32::consts::PI;
use tessella_boards::{Board, CellId, Course, Stretch};
use tessella_games::race::{Race, Variant};
use tessella_games::{Piece, Rules, Seat};

/// Colours of ladders and snakes.
const LADDER: Rgb = Rgb::hex(0xd9_a0_3c);
const SNAKES: [Rgb; 3] = [
    Rgb::hex(0x2f_8f_6b),
    Rgb::hex(0xb0_4a_8c),
    Rgb::hex(0x4f_78_c9),
];

fn middle(board: &Board, cell: CellId) -> Vec2 {
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
    for (at, (from, to)) in race.jumps().into_iter().enumerate() {
        let (low, high) = (middle(board, from), middle(board, to));
        match from < to {
            true => path_lines.extend(ladder(low, high)),
            false => path_lines.extend(snake(low, high, SNAKES[at % SNAKES.len()])),
        }
    }
    if let Variant::SnakesAndLadders { .. } = race.setup().variant {
        // No ladder or snake covers a number.
        path_lines.extend(plates(race, theme));
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
    let after = { way.path.get(step + 1) }.map_or(at, |&after| middle(board, after));
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

/// Height of the number of a cell, and distance of its corner from the middle of the cell along both axes, in cells.
const NUMBER: f32 = 0.2;
const CORNER: f32 = 0.38;

/// Returns the numbers on the board: those of the cells of an open track, and what each way at a fork saves.
pub(super) fn numbers(race: &Race, theme: &Theme) -> Vec<BoardNumber> {
    let mut numbers = cell_numbers(race, theme.shades.text);
    numbers.extend(turn_off_labels(race, theme));
    numbers
}

/// Returns the numbers of all cells of an open track; none on a ring.
fn cell_numbers(race: &Race, rgb: Rgb) -> Vec<BoardNumber> {
    let board = race.board();
    let (Variant::SnakesAndLadders { .. }, Some(course)) = (race.setup().variant, board.course())
    else {
        return Vec::new();
    };
    let number = |(cell, number): (CellId, usize)| {
        let mut number = BoardNumber {
            text: number.to_string(),
            at: middle(board, cell),
            height: NUMBER,
            rgb,
        };
        number.at += Vec2::new(number.width() / 2.0 - CORNER, NUMBER / 2.0 - CORNER);
        number
    };
    course
        .cells_of(Stretch::Main)
        .zip(1..)
        .map(number)
        .collect()
}

/// Returns plates below the numbers that a ladder or a snake would cover.
fn plates(race: &Race, theme: &Theme) -> impl Iterator<Item = PathLine> {
    /// Half of the width of a ladder or a snake.
    const REACH: f32 = 0.3;
    const MARGIN: f32 = 0.05;
    let board = race.board();
    let jumps: Vec<[Vec2; 2]> = { race.jumps().into_iter() }
        .map(|(from, to)| [middle(board, from), middle(board, to)])
        .collect();
    let shades = &theme.shades;
    let numbers = cell_numbers(race, shades.text).into_iter();
    numbers.filter_map(move |number| {
        let half = Vec2::new(number.width() - number.height, 0.0) / 2.0;
        let ends = [number.at - half, number.at + half];
        let is_crossed = ends.iter().chain([&number.at]).any(|&at| {
            let distance = |&[from, to]: &[Vec2; 2]| {
                let along = to - from;
                let share = (at - from).dot(along) / along.length_squared();
                at.distance(from + along * share.clamp(0.0, 1.0))
            };
            jumps
                .iter()
                .any(|jump| distance(jump) < REACH + number.height / 2.0)
        });
        is_crossed.then(|| PathLine {
            line: ends.to_vec(),
            width: number.height + 2.0 * MARGIN,
            rgb: shades.bare,
        })
    })
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
            line: { mark.iter() }
                .map(|&(x, y)| beside + Vec2::new(x, y))
                .collect(),
            width: 0.035,
            rgb,
        }
    };
    [mark(CellId(0), &ARROW), mark(last, &FLAG)]
}

fn ladder(from: Vec2, to: Vec2) -> Vec<PathLine> {
    const HALF: f32 = 0.15;
    const RUNGS_APART: f32 = 0.38;
    let along = (to - from).normalize_or_zero();
    let across = along.perp() * HALF;
    let path_line = |line: Vec<Vec2>, width| PathLine {
        line,
        width,
        rgb: LADDER,
    };
    let rungs = (from.distance(to) / RUNGS_APART) as usize;
    let rung = |at: usize| {
        let place = from.lerp(to, at as f32 / rungs.max(1) as f32);
        path_line(vec![place - across, place + across], 0.06)
    };
    let rails = [across, -across].map(|side| path_line(vec![from + side, to + side], 0.08));
    raised(rails.into_iter().chain((1..rungs).map(rung)).collect())
}

/// Returns lines with a dark side below each, which lifts them off the board.
fn raised(lines: Vec<PathLine>) -> Vec<PathLine> {
    const DEPTH: Vec2 = Vec2::new(0.0, 0.05);
    const DARK: f32 = 0.55;
    let below = |path_line: &PathLine| PathLine {
        line: path_line.line.iter().map(|&at| at + DEPTH).collect(),
        width: path_line.width,
        rgb: path_line.rgb.mix(Rgb::hex(0), DARK),
    };
    let below: Vec<PathLine> = lines.iter().map(below).collect();
    below.into_iter().chain(lines).collect()
}

/// Returns the lines for a snake with its head at the upper end of the jump.
fn snake(head: Vec2, tail: Vec2, rgb: Rgb) -> Vec<PathLine> {
    const STEPS: usize = 36;
    const SWING: f32 = 0.22;
    const WHITE: Rgb = Rgb::hex(0xff_ff_ff);
    const TONGUE: Rgb = Rgb::hex(0xe0_3c_4a);
    let along = (tail - head).normalize_or_zero();
    let across = along.perp();
    let bends = (head.distance(tail) / 1.3).round().max(1.0);
    let at = |step: usize| {
        let share = step as f32 / STEPS as f32;
        head.lerp(tail, share) + across * (share * bends * PI).sin() * SWING
    };
    let dot = |at: Vec2, width: f32, rgb: Rgb| PathLine {
        line: vec![at],
        width,
        rgb,
    };
    // The body narrows towards the tail.
    let width = |step: usize| 0.22 - 0.15 * step as f32 / STEPS as f32;
    let body = (0..STEPS).map(|step| PathLine {
        line: vec![at(step), at(step + 1)],
        width: width(step),
        rgb,
    });
    let skull = [PathLine {
        line: vec![head + along * 0.06, head - along * 0.04],
        width: 0.3,
        rgb,
    }];
    let tip = head - along * 0.3;
    let tongue = [-1.0, 1.0].map(|side| PathLine {
        line: vec![
            head - along * 0.1,
            tip,
            tip - along * 0.07 + across * side * 0.06,
        ],
        width: 0.03,
        rgb: TONGUE,
    });
    let spots = (3..STEPS).step_by(3);
    let spots = spots.map(|step| dot(at(step), 0.45 * width(step), rgb.mix(WHITE, 0.45)));
    let eyes = [-1.0, 1.0].map(|side| head + across * side * 0.08 - along * 0.03);
    let whites = eyes.map(|eye| dot(eye, 0.1, WHITE));
    let pupils = eyes.map(|eye| dot(eye - along * 0.02, 0.05, Rgb::hex(0x16_18_20)));
    let mut lines = tongue.to_vec();
    lines.extend(raised(body.chain(skull).collect()));
    lines.extend(spots.chain(whites).chain(pupils));
    lines
}
