//! Cliffs: lines along steps that are too steep.

use crate::core::palette::{Rgb, Shades};
use crate::core::theme::Theme;
use crate::drawing::projection::BoardProjection;
use crate::drawing::shapes::{GAP, grid};
use crate::drawing::sides::{Side, sides};
use bevy::prelude::*;
use std::collections::HashMap;
use tessella_boards::CellId;

/// Thickness of the line along a cliff, in cells.
pub const WIDTH: f32 = 0.1;
/// Width of the light edge on each side of the line in dark themes, where it lies beside dark gaps, in cells.
const EDGE: f32 = 0.024;
/// Width of the gap on each side of the line in high contrast, in logical pixels.
const GAP_PIXELS: f32 = 2.0;
/// Two sides that enclose a sharper angle do not meet, as the cosine of the angle of their normals.
const SHARP: f32 = -0.6;

/// Line on the rim of a tile whose neighbour is too far below.
#[derive(Clone, Debug, PartialEq)]
pub struct Cliff {
    /// Its ends as drawn, in cells; y points down.
    pub ends: [Vec2; 2],
    /// Cell that hides what it hides.
    pub cell: CellId,
}

/// Returns the colours of the lines, that of their edges first.
pub const fn colours(shades: &Shades) -> [Rgb; 2] {
    [shades.cliff_edge, shades.cliff]
}

/// Returns the width of the edge on each side of a line, in cells of this many logical pixels.
pub fn edge(theme: &Theme, cell: f32) -> f32 {
    match (theme.is_high_contrast(), theme.dark) {
        (true, _) if cell > 0.0 => GAP_PIXELS / cell,
        (false, true) => EDGE,
        _ => 0.0,
    }
}

/// Returns the lines of all cliffs. Where two of them begin at the same corner, they have a common end there; a line that ends alone
/// ends within its tile.
pub fn cliffs(projection: &BoardProjection) -> Vec<Cliff> {
    let board = projection.board();
    let Some(heights) = board.heights() else {
        return Vec::new();
    };
    let all = sides(board);
    let is_cliff = |side: &&Side| {
        side.outside.is_some_and(|other| {
            heights.at(side.inside) > heights.at(other) && heights.bars(side.inside, other)
        })
    };
    let steep: Vec<&Side> = all.iter().filter(is_cliff).collect();
    let meetings = Meetings::new(&steep, |cell| heights.at(cell));
    let mut cliffs: Vec<Cliff> = steep
        .iter()
        .map(|side| Cliff {
            ends: [side.from, side.to].map(|corner| meetings.end(side, corner, projection)),
            cell: side.inside,
        })
        .collect();
    cliffs.extend(meetings.joints(projection));
    cliffs
}

/// The sides with a line that begin at each corner of the board, by the height of their cells.
struct Meetings<'a> {
    at: HashMap<(i32, i32), Vec<(u8, &'a Side)>>,
}

impl<'a> Meetings<'a> {
    fn new(steep: &[&'a Side], height: impl Fn(CellId) -> u8) -> Self {
        let mut at: HashMap<_, Vec<(u8, &Side)>> = HashMap::with_capacity(2 * steep.len());
        for &side in steep {
            for corner in [side.from, side.to] {
                at.entry(grid(corner))
                    .or_default()
                    .push((height(side.inside), side));
            }
        }
        Self { at }
    }

    /// Returns the other line on this level that begins at a corner, if there is exactly one.
    fn other(&self, side: &Side, corner: Vec2) -> Option<&Side> {
        let here = self.at.get(&grid(corner))?;
        let is_own = |other: &Side| (other.inside, other.at) == (side.inside, side.at);
        let &(height, _) = here.iter().find(|(_, other)| is_own(other))?;
        let mut others = here
            .iter()
            .filter(|&&(level, other)| level == height && !is_own(other));
        match (others.next(), others.next()) {
            (Some((_, other)), None) => Some(other),
            _ => None,
        }
    }

    /// Returns the end of a line at a corner of its side, as drawn.
    fn end(&self, side: &Side, corner: Vec2, projection: &BoardProjection) -> Vec2 {
        let lift = projection.up() * projection.lift(side.inside);
        let own = normal(side);
        let met = self
            .other(side, corner)
            .map(normal)
            .filter(|other| own.dot(*other) > SHARP);
        lift + match met {
            Some(other) => corner + (own + other) * (WIDTH / 2.0 / (1.0 + own.dot(other))),
            None => {
                let middle = side.from.midpoint(side.to);
                let shorter = (GAP + WIDTH / 2.0).min(corner.distance(middle));
                let along = (middle - corner).normalize_or_zero() * shorter;
                corner + own * (WIDTH / 2.0) + along
            }
        }
    }

    /// Returns the lines that join two others of different heights at the same corner, down the side of the higher tile.
    fn joints(&self, projection: &BoardProjection) -> Vec<Cliff> {
        let joint = |here: &Vec<(u8, &Side)>| {
            let [(height, one), (other_height, other)] = here[..] else {
                return None;
            };
            let lower = if height < other_height { one } else { other };
            let corner = [one.from, one.to]
                .into_iter()
                .find(|&corner| [other.from, other.to].map(grid).contains(&grid(corner)))?;
            (height != other_height).then(|| Cliff {
                ends: [one, other].map(|side| self.end(side, corner, projection)),
                cell: lower.inside,
            })
        };
        self.at.values().filter_map(joint).collect()
    }
}

/// Returns the direction from a side into its cell: outlines are clockwise with y down.
fn normal(side: &Side) -> Vec2 {
    (side.to - side.from).normalize_or_zero().perp()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::BoardOrientation;
    use tessella_boards::{Board, Heights, Shape, Square};

    /// Returns the lines on a board of 3×3 squares with these heights.
    fn on(levels: [u8; 9]) -> Vec<Cliff> {
        let board = Board::new(Shape::Square(Square::new(3, 3))).expect("a small board");
        let heights = Heights {
            levels: levels.into(),
            max_step: 1,
        };
        let board = board
            .with_heights(heights)
            .expect("as many heights as cells");
        cliffs(&BoardProjection::of_board(
            board,
            BoardOrientation::default(),
        ))
    }

    /// Returns how many ends are at no end of another line.
    fn loose_ends(lines: &[Cliff]) -> usize {
        let ends: Vec<Vec2> = lines.iter().flat_map(|line| line.ends).collect();
        let is_loose =
            |end: &&Vec2| ends.iter().filter(|at| at.distance(**end) < 1e-4).count() == 1;
        ends.iter().filter(is_loose).count()
    }

    #[test]
    fn lines_around_a_high_tile_meet_in_its_corners() {
        let lines = on([0, 0, 0, 0, 2, 0, 0, 0, 0]);
        assert_eq!((lines.len(), loose_ends(&lines)), (4, 0));
    }

    #[test]
    fn line_along_equal_tiles_is_straight_and_ends_within_them() {
        let lines = on([2, 2, 2, 0, 0, 0, 0, 0, 0]);
        assert_eq!((lines.len(), loose_ends(&lines)), (3, 2));
        for line in &lines {
            assert!((line.ends[0].y - line.ends[1].y).abs() < 1e-5, "{line:?}");
            for end in line.ends {
                let room = WIDTH / 2.0 + GAP;
                assert!(
                    (room - 1e-5..=3.0 - room + 1e-5).contains(&end.x),
                    "{line:?}"
                );
            }
        }
    }

    #[test]
    fn lines_of_different_heights_are_joined() {
        let lines = on([2, 3, 3, 0, 0, 0, 0, 0, 0]);
        assert_eq!((lines.len(), loose_ends(&lines)), (4, 2));
    }
}
