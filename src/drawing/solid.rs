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
const EDGE_LIGHT: f32 = 1.3;
/// Light on a side that faces the viewer, relative to that on the top.
pub const SIDE_LIGHT: f32 = 0.36;
/// Additional light on a side that faces left, and missing light on one that faces right.
const SIDEWAYS: f32 = 0.14;

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
