//! Numbers as lines.

use bevy::math::Vec2;

/// Distance of the left edges of two characters, relative to the width of one.
const PITCH: f32 = 1.6;

/// Returns the line of a digit, a point or a comma on a grid of 2 by 2, from the top left; none for other characters.
const fn line_of(character: char) -> &'static [(f32, f32)] {
    match character {
        '0' => &[(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0), (0.0, 0.0)],
        '1' => &[(0.0, 1.0), (1.0, 0.0), (1.0, 2.0)],
        '2' => &[
            (0.0, 0.0),
            (2.0, 0.0),
            (2.0, 1.0),
            (0.0, 1.0),
            (0.0, 2.0),
            (2.0, 2.0),
        ],
        '3' => &[
            (0.0, 0.0),
            (2.0, 0.0),
            (2.0, 1.0),
            (0.0, 1.0),
            (2.0, 1.0),
            (2.0, 2.0),
            (0.0, 2.0),
        ],
        '4' => &[(0.0, 0.0), (0.0, 1.0), (2.0, 1.0), (2.0, 0.0), (2.0, 2.0)],
        '5' => &[
            (2.0, 0.0),
            (0.0, 0.0),
            (0.0, 1.0),
            (2.0, 1.0),
            (2.0, 2.0),
            (0.0, 2.0),
        ],
        '6' => &[
            (2.0, 0.0),
            (0.0, 0.0),
            (0.0, 2.0),
            (2.0, 2.0),
            (2.0, 1.0),
            (0.0, 1.0),
        ],
        '7' => &[(0.0, 0.0), (2.0, 0.0), (1.0, 2.0)],
        '8' => &[
            (0.0, 1.0),
            (0.0, 0.0),
            (2.0, 0.0),
            (2.0, 2.0),
            (0.0, 2.0),
            (0.0, 1.0),
            (2.0, 1.0),
        ],
        '9' => &[
            (2.0, 1.0),
            (0.0, 1.0),
            (0.0, 0.0),
            (2.0, 0.0),
            (2.0, 2.0),
            (0.0, 2.0),
        ],
        '.' => &[(1.0, 1.9), (1.0, 2.0)],
        ',' => &[(1.1, 1.8), (0.8, 2.3)],
        _ => &[],
    }
}

/// Returns the lines of a number, which may have a point or a comma, one for each character. The first character begins at `corner`,
/// and each has this width and height.
pub fn number(text: &str, corner: Vec2, size: Vec2) -> Vec<Vec<Vec2>> {
    let line = |(at, character): (usize, char)| {
        let left = corner + Vec2::new(at as f32 * PITCH * size.x, 0.0);
        let place = |&(x, y): &(f32, f32)| left + size * Vec2::new(x, y) / 2.0;
        line_of(character).iter().map(place).collect()
    };
    text.chars().enumerate().map(line).collect()
}

/// Returns the lines of a number around a point.
pub fn centred_number(text: &str, at: Vec2, size: Vec2) -> Vec<Vec<Vec2>> {
    let width = size.x * (PITCH * (text.chars().count() as f32 - 1.0) + 1.0);
    number(text, at - Vec2::new(width, size.y) / 2.0, size)
}
