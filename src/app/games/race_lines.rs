//! Lines of a race over its board: the way, numbers, snakes and ladders.

use crate::app::core::palette::Rgb;
use crate::app::core::theme::Theme;
use crate::app::drawing::Stroke;
use crate::boards::{Board, CellId, Course, Stretch};
use crate::games::Rules;
use crate::games::race::{Race, Variant};
use bevy::math::Vec2;
use std::f32::consts::PI;

/// Colours of ladders and snakes.
const LADDER: Rgb = Rgb::hex(0xd9_a0_3c);
const SNAKES: [Rgb; 3] = [
    Rgb::hex(0x2f_8f_6b),
    Rgb::hex(0xb0_4a_8c),
    Rgb::hex(0x4f_78_c9),
];

/// Width and height of a digit, in cells.
const DIGIT: Vec2 = Vec2::new(0.07, 0.13);

/// Lines of each digit on a grid of 2 by 2, from the top left.
const DIGITS: [&[(u8, u8)]; 10] = [
    &[(0, 0), (2, 0), (2, 2), (0, 2), (0, 0)],
    &[(0, 1), (1, 0), (1, 2)],
    &[(0, 0), (2, 0), (2, 1), (0, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (2, 1), (0, 1), (2, 1), (2, 2), (0, 2)],
    &[(0, 0), (0, 1), (2, 1), (2, 0), (2, 2)],
    &[(2, 0), (0, 0), (0, 1), (2, 1), (2, 2), (0, 2)],
    &[(2, 0), (0, 0), (0, 2), (2, 2), (2, 1), (0, 1)],
    &[(0, 0), (2, 0), (1, 2)],
    &[(0, 1), (0, 0), (2, 0), (2, 2), (0, 2), (0, 1), (2, 1)],
    &[(2, 1), (0, 1), (0, 0), (2, 0), (2, 2), (0, 2)],
];

fn middle(board: &Board, cell: CellId) -> Vec2 {
    let centre = board.centre(cell);
    Vec2::new(centre.x, centre.y)
}

/// Returns the lines for the path along the track, for its numbers, and for its ladders and snakes.
pub(super) fn path_lines(race: &Race, theme: &Theme) -> Vec<Stroke> {
    let board = race.board();
    let mut path_lines = Vec::new();
    let Some(course) = board.course() else {
        return path_lines;
    };
    let quiet = theme.shades.bare.mix(theme.shades.text, 0.16);
    let way = |line| Stroke {
        line,
        width: 0.07,
        rgb: quiet,
    };
    if let Variant::SnakesAndLadders { .. } = race.setup().variant {
        let main = course.cells_of(Stretch::Main);
        path_lines.push(way(main.map(|cell| middle(board, cell)).collect()));
        path_lines.extend(numbers(board, course, theme.shades.text));
    }
    path_lines.extend(branch_lines(board, course).map(way));
    for (at, (from, to)) in race.jumps().into_iter().enumerate() {
        let (low, high) = (middle(board, from), middle(board, to));
        match from < to {
            true => path_lines.extend(ladder(low, high)),
            false => path_lines.extend(snake(low, high, SNAKES[at % SNAKES.len()])),
        }
    }
    path_lines
}

/// Returns the way along each branch, from the cell where it leaves the main way to the one where it joins it.
fn branch_lines(board: &Board, course: &Course) -> impl Iterator<Item = Vec<Vec2>> {
    let branches = course.track().branches.iter().enumerate();
    branches.map(move |(at, branch)| {
        let own = course.cells_of(Stretch::Branch(at));
        let cells = [branch.from].into_iter().chain(own).chain([branch.to]);
        cells.map(|cell| middle(board, cell)).collect()
    })
}

/// Returns the lines of the numbers of all cells of the main way, and those of an arrow at its start and of a flag at its end.
fn numbers(board: &Board, course: &Course, rgb: Rgb) -> Vec<Stroke> {
    let stroke = |line: Vec<Vec2>| Stroke {
        line,
        width: 0.025,
        rgb,
    };
    let last = course.cells_of(Stretch::Main).len();
    let mut strokes = Vec::new();
    for (cell, number) in course.cells_of(Stretch::Main).zip(1..=last) {
        let corner = middle(board, cell) + Vec2::new(-0.38, -0.38);
        let digits = number.to_string();
        for (at, digit) in digits.bytes().enumerate() {
            let left = corner + Vec2::new(at as f32 * 1.6 * DIGIT.x, 0.0);
            let place = |&(x, y): &(u8, u8)| left + DIGIT * Vec2::new(x.into(), y.into()) / 2.0;
            let lines = DIGITS[usize::from(digit - b'0')].iter();
            strokes.push(stroke(lines.map(place).collect()));
        }
        let beside = middle(board, cell) + Vec2::new(0.2, -0.31);
        let mark: &[(f32, f32)] = match number {
            1 => &[
                (-0.08, 0.0),
                (0.12, 0.0),
                (0.05, -0.06),
                (0.12, 0.0),
                (0.05, 0.06),
            ],
            number if number == last => &[(0.0, 0.1), (0.0, -0.08), (0.14, -0.03), (0.0, 0.02)],
            _ => &[],
        };
        let mark = mark.iter().map(|&(x, y)| beside + Vec2::new(x, y));
        strokes.push(stroke(mark.collect()));
    }
    strokes.retain(|stroke| !stroke.line.is_empty());
    strokes
}

fn ladder(from: Vec2, to: Vec2) -> Vec<Stroke> {
    const HALF: f32 = 0.15;
    const RUNGS_APART: f32 = 0.38;
    let along = (to - from).normalize_or_zero();
    let across = along.perp() * HALF;
    let stroke = |line: Vec<Vec2>, width| Stroke {
        line,
        width,
        rgb: LADDER,
    };
    let rungs = (from.distance(to) / RUNGS_APART) as usize;
    let rung = |at: usize| {
        let place = from.lerp(to, at as f32 / rungs.max(1) as f32);
        stroke(vec![place - across, place + across], 0.06)
    };
    let rails = [across, -across].map(|side| stroke(vec![from + side, to + side], 0.08));
    rails.into_iter().chain((1..rungs).map(rung)).collect()
}

/// Returns the lines for a snake with its head at the upper end of the jump.
fn snake(head: Vec2, tail: Vec2, rgb: Rgb) -> Vec<Stroke> {
    const STEPS: usize = 28;
    const SWING: f32 = 0.22;
    let along = (tail - head).normalize_or_zero();
    let across = along.perp();
    let bends = (head.distance(tail) / 1.3).round().max(1.0);
    let at = |step: usize| {
        let share = step as f32 / STEPS as f32;
        head.lerp(tail, share) + across * (share * bends * PI).sin() * SWING
    };
    // The body narrows towards the tail.
    let body = (0..STEPS).map(|step| Stroke {
        line: vec![at(step), at(step + 1)],
        width: 0.2 - 0.12 * step as f32 / STEPS as f32,
        rgb,
    });
    let eye = |side: f32| Stroke {
        line: vec![head - along * 0.02 + across * side * 0.07],
        width: 0.075,
        rgb: Rgb::hex(0xff_ff_ff),
    };
    let skull = Stroke {
        line: vec![head],
        width: 0.3,
        rgb,
    };
    body.chain([skull, eye(1.0), eye(-1.0)]).collect()
}
