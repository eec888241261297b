//! Tiles as solids with light from above: a bright far edge on the top, and dark sides towards the viewer.

use crate::core::palette::Rgb;
use crate::core::theme::colour;
use crate::drawing::polygon::drawn_in;
use bevy::prelude::*;

/// Height of a tile on the lowest level, in cells. It fits into the gap between two tiles.
pub const THICKNESS: f32 = 0.07;
/// Width of the bright edge, in cells.
const EDGE: f32 = 0.035;
/// Light on the bright edge, relative to that on the top.
const EDGE_LIGHT: f32 = 1.45;
/// Light on a side that faces the viewer, relative to that on the top.
pub const SIDE_LIGHT: f32 = 0.5;
/// Additional light on a side that faces left, and missing light on one that faces right.
const SIDEWAYS: f32 = 0.14;

/// Width of the line around a tile, in cells.
pub const LINE: f32 = 0.02;
/// Width of the outline of a tile in a theme of high contrast, in cells.
pub const OUTLINE: f32 = 0.05;
/// Size of the ground of a hole relative to the hole, and how far it is moved away from the light, in cells.
pub const HOLE: f32 = 0.93;
/// See [`HOLE`].
pub const HOLE_SHADOW: f32 = 0.03;
/// Light between the tiles of a region, relative to that on the tiles.
pub const SEAM_LIGHT: f32 = 0.93;
/// Change of the light over the top of a tile for each cell upwards on the screen.
const SLOPE: f32 = 0.26;
/// The same for a tile of a region, which is seen through a glaze.
const GLAZE_SLOPE: f32 = 0.08;

/// Returns the light at a place on the top of a tile, relative to the centre of its cell: tops lean towards the light.
pub fn slope(at: Vec2, up: Vec2) -> f32 {
    1.0 + SLOPE * at.dot(up)
}

/// Returns the light at a place on a tile of a region, relative to the centre of its cell.
pub fn glaze(at: Vec2, up: Vec2) -> f32 {
    1.0 + GLAZE_SLOPE * at.dot(up)
}

/// Disc of a piece; its place and radius are shares of the radius of the piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Disc {
    /// Distance of its centre to the right.
    pub right: f32,
    /// Distance of its centre down.
    pub down: f32,
    /// Its radius.
    pub radius: f32,
    /// Its colour.
    pub rgb: Rgb,
}

impl Disc {
    const fn new(right: f32, down: f32, radius: f32, rgb: Rgb) -> Self {
        Self {
            right,
            down,
            radius,
            rgb,
        }
    }
}

/// Returns the discs of a stone in a colour, the lowest first: its lip, the light on its edge, its face with a thin groove.
pub fn stone(rgb: Rgb) -> [Disc; 5] {
    [
        Disc::new(0.0, 0.18, 1.0, rgb.shaded(-0.13, 0.0)),
        Disc::new(0.0, 0.0, 1.0, rgb.shaded(0.115, -0.02)),
        Disc::new(0.0, 0.04, 0.97, rgb),
        Disc::new(0.0, 0.02, 0.82, rgb.shaded(-0.06, 0.0)),
        Disc::new(0.0, 0.02, 0.78, rgb),
    ]
}

/// Radius of a ball, relative to that of a stone.
pub const BALL: f32 = 0.8;

/// Returns the discs of a ball with light from above, the lowest first.
pub const fn ball() -> [Disc; 5] {
    [
        Disc::new(0.0, 0.2, 1.0, Rgb::hex(0x6b4a12)),
        Disc::new(0.0, 0.0, 1.0, Rgb::hex(0xcdb78f)),
        Disc::new(-0.03, -0.07, 0.9, Rgb::hex(0xf1e6cf)),
        Disc::new(-0.08, -0.16, 0.72, Rgb::hex(0xfffaf0)),
        Disc::new(-0.26, -0.36, 0.22, Rgb::hex(0xffffff)),
    ]
}

/// A convex part of a solid, relative to the centre of its cell, and the light on it relative to that on the top.
#[derive(Clone, Debug, PartialEq)]
pub struct SolidFace {
    /// Corners in cells, clockwise with y down.
    pub corners: Vec<Vec2>,
    /// Factor on the linear colour of the top.
    pub light: f32,
}

/// Returns the outward normal of each side of an outline with its two ends.
fn sides(outline: &[Vec2]) -> impl Iterator<Item = (Vec2, usize, usize)> {
    let count = outline.len();
    (0..count).map(move |at| {
        let next = (at + 1) % count;
        let along = (outline[next] - outline[at]).normalize_or_zero();
        (Vec2::new(along.y, -along.x), at, next)
    })
}

/// Returns the sides of a solid that are seen below its top, if `up` points up on the screen.
pub fn visible_sides(outline: &[Vec2], up: Vec2, length: f32) -> Vec<SolidFace> {
    const TINY: f32 = 0.02;
    let right = up.perp();
    let seen = sides(outline).filter(|(normal, ..)| length > 0.0 && normal.dot(up) < -TINY);
    let face = |(normal, from, to): (Vec2, usize, usize)| {
        let (from, to) = (outline[from], outline[to]);
        let down = -up * length;
        SolidFace {
            corners: vec![from, from + down, to + down, to],
            light: SIDE_LIGHT - SIDEWAYS * normal.dot(right),
        }
    };
    seen.map(face).collect()
}

/// Returns the bright edge of a solid's top.
pub fn bright_edge(outline: &[Vec2], up: Vec2) -> Vec<SolidFace> {
    const STEEP: f32 = 0.4;
    let inner = drawn_in(outline, EDGE);
    let seen = sides(outline).filter(|(normal, ..)| normal.dot(up) > STEEP);
    let face = |(_, from, to): (Vec2, usize, usize)| SolidFace {
        corners: vec![outline[from], outline[to], inner[to], inner[from]],
        light: EDGE_LIGHT,
    };
    seen.map(face).collect()
}

/// Returns a colour under this light.
pub fn lit(rgb: Rgb, light: f32) -> Rgb {
    let linear = colour(rgb).to_linear();
    let brighter = LinearRgba::rgb(
        linear.red * light,
        linear.green * light,
        linear.blue * light,
    );
    let [r, g, b, _] = Srgba::from(brighter).to_u8_array();
    Rgb { r, g, b }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UP: Vec2 = Vec2::new(0.0, -1.0);

    fn square() -> Vec<Vec2> {
        [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
            .map(Vec2::from)
            .to_vec()
    }

    #[test]
    fn square_shows_its_lower_side_and_a_bright_upper_edge() {
        let below = visible_sides(&square(), UP, 0.2);
        assert_eq!(below.len(), 1);
        assert!(
            below[0]
                .corners
                .iter()
                .all(|corner| corner.y >= 0.5 && corner.y <= 0.7)
        );
        let above = bright_edge(&square(), UP);
        assert_eq!(above.len(), 1);
        assert!(
            above[0]
                .corners
                .iter()
                .all(|corner| corner.y <= -0.5 + EDGE + 1e-6)
        );
        assert!(below[0].light < 1.0 && above[0].light > 1.0);
    }

    #[test]
    fn rotated_board_shows_the_opposite_sides() {
        let below = visible_sides(&square(), -UP, 0.2);
        assert!(below[0].corners.iter().all(|corner| corner.y <= -0.5));
    }

    #[test]
    fn side_to_the_left_is_lighter_than_the_one_to_the_right() {
        let hex: Vec<Vec2> = (0..6)
            .map(|at| Vec2::from_angle((at as f32 + 0.5) / 6.0 * std::f32::consts::TAU))
            .collect();
        let sides = visible_sides(&hex, UP, 0.2);
        let light = |is_left: bool| {
            let side = sides
                .iter()
                .find(|side| (side.corners[0].x + side.corners[3].x < -0.1) == is_left);
            side.expect("a side").light
        };
        assert_eq!(sides.len(), 2);
        assert!(light(true) > light(false));
    }

    #[test]
    fn light_changes_the_linear_colour() {
        let grey = Rgb::hex(0x80_80_80);
        assert_eq!(lit(grey, 1.0), grey);
        assert!(lit(grey, 0.5).r < 0x80 && lit(grey, 1.3).r > 0x80);
        assert_eq!(lit(Rgb::hex(0xFF_FF_FF), 2.0), Rgb::hex(0xFF_FF_FF));
    }
}
