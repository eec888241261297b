//! Numbers on the board, in the bold font of the interface.

use crate::core::palette::Rgb;
use crate::drawing::polygon;
use bevy::math::Vec2;
use skrifa::MetadataProvider;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::raw::FontRef;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A short number on the board, with or without a sign.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardNumber {
    /// Its digits and signs.
    pub text: String,
    /// Middle, in cells; y points down.
    pub at: Vec2,
    /// Height of a digit, in cells.
    pub height: f32,
    /// Colour.
    pub rgb: Rgb,
}

/// Height of a digit of the font, relative to the size of the font.
pub const DIGIT_HEIGHT: f32 = 0.714;

/// Characters of numbers.
const CHARACTERS: &str = "0123456789+\u{2212}.,";

/// Outline of a character, cut into triangles; in heights of a digit, from its left end on the baseline, y down.
#[derive(Default)]
struct Glyph {
    triangles: Vec<[Vec2; 3]>,
    advance: f32,
}

impl BoardNumber {
    /// Returns the width, in cells.
    pub fn width(&self) -> f32 {
        self.height * self.glyphs().map(|glyph| glyph.advance).sum::<f32>()
    }

    /// Returns the number as triangles.
    pub fn triangles(&self) -> Vec<Vec<Vec2>> {
        let mut left = self.at + Vec2::new(-self.width(), self.height) / 2.0;
        let mut triangles = Vec::new();
        for glyph in self.glyphs() {
            let placed = |corner: Vec2| left + corner * self.height;
            triangles.extend(
                glyph
                    .triangles
                    .iter()
                    .map(|corners| corners.map(placed).to_vec()),
            );
            left.x += self.height * glyph.advance;
        }
        triangles
    }

    fn glyphs(&self) -> impl Iterator<Item = &'static Glyph> {
        static GLYPHS: LazyLock<HashMap<char, Glyph>> = LazyLock::new(glyphs);
        self.text
            .chars()
            .filter_map(|character| GLYPHS.get(&character))
    }
}

/// Returns the outlines of all characters of numbers.
fn glyphs() -> HashMap<char, Glyph> {
    let Ok(font) = FontRef::new(ttf_noto_sans::BOLD) else {
        return HashMap::new();
    };
    let (size, location) = (Size::unscaled(), LocationRef::default());
    let metrics = font.glyph_metrics(size, location);
    let em = f32::from(font.metrics(size, location).units_per_em);
    let scale = 1.0 / (DIGIT_HEIGHT * em);
    let outlines = font.outline_glyphs();
    let glyph = |character: char| {
        let id = font.charmap().map(character)?;
        let mut contours = Contours {
            scale,
            ..Contours::default()
        };
        let settings = DrawSettings::unhinted(size, location);
        outlines.get(id)?.draw(settings, &mut contours).ok()?;
        Some(Glyph {
            triangles: contours.triangles(),
            advance: metrics.advance_width(id)? * scale,
        })
    };
    CHARACTERS
        .chars()
        .filter_map(|character| Some((character, glyph(character)?)))
        .collect()
}

/// Closed contours of a glyph, with straight lines for curves.
#[derive(Default)]
struct Contours {
    scale: f32,
    done: Vec<Vec<Vec2>>,
    current: Vec<Vec2>,
}

impl Contours {
    /// Number of lines for a curve.
    const STEPS: u8 = 4;

    fn point(&self, x: f32, y: f32) -> Vec2 {
        Vec2::new(x, -y) * self.scale
    }

    fn last(&self) -> Vec2 {
        self.current.last().copied().unwrap_or_default()
    }

    /// Returns the triangles between the outer contour, which is the largest, and the holes. All characters of numbers have one.
    fn triangles(mut self) -> Vec<[Vec2; 3]> {
        let size = |contour: &Vec<Vec2>| polygon::area(contour).abs();
        self.done
            .sort_by(|one, two| size(two).total_cmp(&size(one)));
        let (Some(outer), holes) = (self.done.first(), self.done.get(1..).unwrap_or_default())
        else {
            return Vec::new();
        };
        polygon::with_holes(outer, holes)
    }
}

impl OutlinePen for Contours {
    fn move_to(&mut self, x: f32, y: f32) {
        self.current = vec![self.point(x, y)];
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.current.push(self.point(x, y));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        let (from, control, to) = (self.last(), self.point(cx, cy), self.point(x, y));
        for step in 1..=Self::STEPS {
            let t = f32::from(step) / f32::from(Self::STEPS);
            let on = from.lerp(control, t).lerp(control.lerp(to, t), t);
            self.current.push(on);
        }
    }

    fn curve_to(&mut self, _: f32, _: f32, cx: f32, cy: f32, x: f32, y: f32) {
        // The font is a TrueType font, which has no cubic curves.
        self.quad_to(cx, cy, x, y);
    }

    fn close(&mut self) {
        self.done.push(std::mem::take(&mut self.current));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> BoardNumber {
        BoardNumber {
            text: text.to_owned(),
            at: Vec2::new(3.0, 2.0),
            height: 0.5,
            rgb: Rgb::hex(0),
        }
    }

    #[test]
    fn number_is_as_high_and_wide_as_it_says() {
        for text in CHARACTERS
            .chars()
            .map(String::from)
            .chain(["200".to_owned()])
        {
            let number = number(&text);
            let corners = number.triangles().concat();
            assert!(!corners.is_empty(), "{text}");
            let across = |corner: &Vec2| (corner.x - number.at.x).abs();
            assert!(
                corners.iter().map(across).fold(0.0, f32::max) <= number.width() / 2.0,
                "{text}"
            );
        }
        let zero = number("0").triangles().concat();
        let top = zero
            .iter()
            .map(|corner| corner.y)
            .fold(f32::INFINITY, f32::min);
        let bottom = zero.iter().map(|corner| corner.y).fold(0.0, f32::max);
        assert!((top - 1.75).abs() < 0.02 && (bottom - 2.25).abs() < 0.02);
    }

    #[test]
    fn holes_of_digits_are_open() {
        let zero = number("0");
        let covers = |triangle: &Vec<Vec2>, at: Vec2| {
            let side = |from: usize| {
                (triangle[(from + 1) % 3] - triangle[from]).perp_dot(at - triangle[from])
            };
            let sides = [side(0), side(1), side(2)];
            sides.iter().all(|&side| side > 0.0) || sides.iter().all(|&side| side < 0.0)
        };
        let is_inked = |at: Vec2| zero.triangles().iter().any(|triangle| covers(triangle, at));
        assert!(!is_inked(zero.at));
        assert!(is_inked(zero.at + Vec2::new(0.11, 0.001)));
    }
}
