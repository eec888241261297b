//! Snakes, ladders and the numbers of an open track, placed so that they do not cover each other.

use crate::core::palette::Rgb;
use crate::drawing::{BoardNumber, PathLine};
use crate::games::race_lines::middle;
use bevy::math::Vec2;
use std::f32::consts::PI;
use tessella_boards::{Board, CellId, Course, Stretch};
use tessella_games::Rules;
use tessella_games::race::{Race, Variant};

/// Colours of ladders and snakes.
const LADDER: Rgb = Rgb::hex(0xd9_a0_3c);
const SNAKES: [Rgb; 3] = [
    Rgb::hex(0x2f_8f_6b),
    Rgb::hex(0xb0_4a_8c),
    Rgb::hex(0x4f_78_c9),
];

/// Height of the number of a cell, and distance of its corner from the middle of the cell along both axes, in cells.
const NUMBER: f32 = 0.2;
const CORNER: f32 = 0.38;
/// Places of a number in its cell, the usual one first.
const PLACES: [[f32; 2]; 6] = [
    [-1.0, -1.0],
    [1.0, -1.0],
    [-1.0, 1.0],
    [1.0, 1.0],
    [0.0, -1.0],
    [0.0, 1.0],
];
/// Overlap that is not seen, in cells.
const UNSEEN: f32 = 0.03;

/// A snake or a ladder as it is drawn.
#[derive(Clone, Copy, Debug)]
struct Jump {
    /// The ends in the order in which pieces pass them, in cells; y points down.
    ends: [Vec2; 2],
    is_ladder: bool,
}

impl Jump {
    /// Returns the middle line, and half of its width with what little room a number needs beside it.
    fn course(&self) -> (Vec<Vec2>, f32) {
        /// Number of parts that a snake is cut into here.
        const PARTS: usize = 8;
        if self.is_ladder {
            (self.ends.to_vec(), 0.21)
        } else {
            (snake_curve(self.ends, PARTS), 0.14)
        }
    }

    /// Returns how far it reaches over some numbers, in cells.
    fn overlap(&self, numbers: &[BoardNumber]) -> f32 {
        let (line, reach) = self.course();
        let room = Vec2::splat(reach + NUMBER);
        let least = line.iter().copied().reduce(Vec2::min).unwrap_or_default() - room;
        let most = line.iter().copied().reduce(Vec2::max).unwrap_or_default() + room;
        let near = numbers
            .iter()
            .filter(|number| number.at.cmpge(least).all() && number.at.cmple(most).all());
        near.map(|number| {
            let nearest = line
                .windows(2)
                .map(|ends| distance(number, [ends[0], ends[1]]));
            let nearest = nearest.fold(f32::INFINITY, f32::min);
            (reach + number.height / 2.0 - nearest).max(0.0)
        })
        .sum()
    }

    /// Moves each end within its cell to where it covers the least of some numbers.
    fn beside(mut self, numbers: &[BoardNumber]) -> Self {
        /// Distances from the middle of the cell. Numbers are usually in the upper left corner.
        const ASIDE: [(f32, f32); 9] = [
            (0.0, 0.0),
            (0.0, 0.14),
            (0.16, 0.0),
            (0.18, 0.16),
            (-0.16, 0.16),
            (0.22, -0.16),
            (0.26, 0.06),
            (0.0, 0.24),
            (-0.24, 0.2),
        ];
        /// Overlap that is worth a move by one cell.
        const WORTH: f32 = 0.1;
        for end in 0..2 {
            let middle = self.ends[end];
            let moved = |aside: Vec2| {
                let mut moved = self;
                moved.ends[end] = middle + aside;
                (moved, moved.overlap(numbers) + WORTH * aside.length())
            };
            let best = ASIDE
                .into_iter()
                .map(|aside| moved(Vec2::from(aside)))
                .min_by(|(_, one), (_, other)| one.total_cmp(other));
            self = best.map_or(self, |(moved, _)| moved);
        }
        self
    }
}

/// Returns the distance of a straight line from a number, which is as wide as it is.
fn distance(number: &BoardNumber, [from, to]: [Vec2; 2]) -> f32 {
    let half = Vec2::new(number.width() - number.height, 0.0) / 2.0;
    let along = to - from;
    let places = [number.at - half, number.at, number.at + half];
    let distances = places.map(|at| {
        let share = (at - from).dot(along) / along.length_squared().max(f32::EPSILON);
        at.distance(from + along * share.clamp(0.0, 1.0))
    });
    distances.into_iter().fold(f32::INFINITY, f32::min)
}

/// Snakes and ladders of an open track, and its numbers.
#[derive(Default)]
pub(super) struct JumpPlan {
    jumps: Vec<Jump>,
    /// The numbers in the order of cells.
    pub(super) numbers: Vec<BoardNumber>,
}

impl JumpPlan {
    /// Plans the snakes and ladders of a race, and its numbers in a colour; nothing on a ring.
    pub(super) fn new(race: &Race, rgb: Rgb) -> Self {
        let (Variant::SnakesAndLadders { .. }, Some(course)) =
            (race.setup().variant, race.board().course())
        else {
            return Self::default();
        };
        let board = race.board();
        let usual: Vec<BoardNumber> = course
            .cells_of(Stretch::Main)
            .map(|cell| number(board, cell, PLACES[0], rgb))
            .collect();
        let jumps: Vec<Jump> = race
            .jumps()
            .into_iter()
            .map(|(from, to)| {
                let ends = [from, to].map(|cell| middle(board, cell));
                let is_ladder = from < to;
                Jump { ends, is_ladder }.beside(&usual)
            })
            .collect();
        let mut plan = Self {
            jumps,
            numbers: Vec::new(),
        };
        plan.numbers = course
            .cells_of(Stretch::Main)
            .map(|cell| plan.free_number(board, course, cell, rgb))
            .collect();
        plan
    }

    /// Returns the number of a cell in the corner where it is covered least.
    fn free_number(&self, board: &Board, course: &Course, cell: CellId, rgb: Rgb) -> BoardNumber {
        let is_end = [0, u32::from(course.track().len) - 1].contains(&cell.0);
        // On an arc cells are not upright, and the ends have marks in other corners.
        let others = if course.track().branches.is_empty() && !is_end {
            &PLACES[1..]
        } else {
            &[]
        };
        let placed = |corner: [f32; 2]| {
            let number = number(board, cell, corner, rgb);
            let overlap = self.overlap(&number);
            (number, overlap)
        };
        let mut best = placed(PLACES[0]);
        for &corner in others {
            if best.1 <= UNSEEN {
                break;
            }
            let next = placed(corner);
            if next.1 < best.1 {
                best = next;
            }
        }
        best.0
    }

    /// Returns how far all snakes and ladders together reach over a number, in cells.
    fn overlap(&self, number: &BoardNumber) -> f32 {
        let one = std::slice::from_ref(number);
        self.jumps.iter().map(|jump| jump.overlap(one)).sum()
    }

    /// Returns the lines of the snakes and ladders, and in a colour the plates of the numbers that have no free corner.
    pub(super) fn lines(&self, plate: Rgb) -> Vec<PathLine> {
        const MARGIN: f32 = 0.04;
        let jumps = self.jumps.iter().enumerate();
        let mut lines: Vec<PathLine> = jumps
            .flat_map(|(at, jump)| {
                if jump.is_ladder {
                    ladder(jump.ends)
                } else {
                    snake(jump.ends, SNAKES[at % SNAKES.len()])
                }
            })
            .collect();
        let covered = self
            .numbers
            .iter()
            .filter(|number| self.overlap(number) > UNSEEN);
        lines.extend(covered.map(|number| {
            let half = Vec2::new(number.width() - number.height, 0.0) / 2.0;
            PathLine {
                line: vec![number.at - half, number.at + half],
                width: number.height + 2.0 * MARGIN,
                rgb: plate,
            }
        }));
        lines
    }
}

/// Returns the number of a cell of the main path in one of its corners.
fn number(board: &Board, cell: CellId, corner: [f32; 2], rgb: Rgb) -> BoardNumber {
    let mut number = BoardNumber {
        text: (cell.0 + 1).to_string(),
        at: middle(board, cell),
        height: NUMBER,
        rgb,
    };
    let inside = Vec2::splat(CORNER) - Vec2::new(number.width(), NUMBER) / 2.0;
    number.at += inside * Vec2::from(corner);
    number
}

fn ladder([from, to]: [Vec2; 2]) -> Vec<PathLine> {
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

/// Returns the middle line of a snake from its head to its tail, in a number of parts.
fn snake_curve([head, tail]: [Vec2; 2], parts: usize) -> Vec<Vec2> {
    const SWING: f32 = 0.22;
    let across = (tail - head).normalize_or_zero().perp();
    let bends = (head.distance(tail) / 1.3).round().max(1.0);
    let at = |part: usize| {
        let share = part as f32 / parts as f32;
        head.lerp(tail, share) + across * (share * bends * PI).sin() * SWING
    };
    (0..=parts).map(at).collect()
}

/// Returns the lines for a snake with its head at the upper end of the jump.
fn snake([head, tail]: [Vec2; 2], rgb: Rgb) -> Vec<PathLine> {
    const STEPS: usize = 36;
    const WHITE: Rgb = Rgb::hex(0xff_ff_ff);
    const TONGUE: Rgb = Rgb::hex(0xe0_3c_4a);
    let along = (tail - head).normalize_or_zero();
    let across = along.perp();
    let curve = snake_curve([head, tail], STEPS);
    let dot = |at: Vec2, width: f32, rgb: Rgb| PathLine {
        line: vec![at],
        width,
        rgb,
    };
    // The body narrows towards the tail.
    let width = |step: usize| 0.22 - 0.15 * step as f32 / STEPS as f32;
    let body = curve.windows(2).enumerate().map(|(step, part)| PathLine {
        line: part.to_vec(),
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
    let spots = spots.map(|step| dot(curve[step], 0.45 * width(step), rgb.mix(WHITE, 0.45)));
    let eyes = [-1.0, 1.0].map(|side| head + across * side * 0.08 - along * 0.03);
    let whites = eyes.map(|eye| dot(eye, 0.1, WHITE));
    let pupils = eyes.map(|eye| dot(eye - along * 0.02, 0.05, Rgb::hex(0x16_18_20)));
    let mut lines = tongue.to_vec();
    lines.extend(raised(body.chain(skull).collect()));
    lines.extend(spots.chain(whites).chain(pupils));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_games::{GameCode, Position};
    use tessella_session::{Player, Session};

    #[test]
    fn hardly_a_number_is_covered_and_most_are_in_the_same_corner() {
        let (mut covered, mut moved, mut all) = (0, 0, 0);
        for seed in 1..=20 {
            let code = format!("race:track100,s2#{seed}");
            let code: GameCode = code.parse().expect("a valid code");
            let game = Session::new(code, vec![Player::Human; 2]).expect("a deal");
            let Position::Race(race) = game.position() else {
                panic!("not a race");
            };
            let plan = JumpPlan::new(race, Rgb::hex(0));
            for (cell, placed) in race.board().cells().zip(&plan.numbers) {
                let usual = number(race.board(), cell, PLACES[0], Rgb::hex(0));
                all += 1;
                covered += usize::from(plan.overlap(placed) > UNSEEN);
                moved += usize::from(placed.at != usual.at);
            }
        }
        assert!(25 * covered <= all, "{covered} of {all} are covered");
        assert!(
            10 * moved <= 3 * all,
            "{moved} of {all} are in another corner"
        );
    }
}
