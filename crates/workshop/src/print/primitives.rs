//! Lines, areas and text on a page.

use super::font::{self, FontWeight};

/// Point on a page, in points of 1/72 inch from its top left corner; y grows down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PagePoint {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl PagePoint {
    pub(super) const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Returns the point a fraction of the way to another one.
    pub(super) fn towards(self, other: Self, fraction: f32) -> Self {
        Self {
            x: self.x + (other.x - self.x) * fraction,
            y: self.y + (other.y - self.y) * fraction,
        }
    }

    /// Returns the distance to another point.
    pub(super) fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// Rectangle on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PageRect {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl PageRect {
    pub(super) fn right(self) -> f32 {
        self.left + self.width
    }

    pub(super) fn bottom(self) -> f32 {
        self.top + self.height
    }
}

/// Colour: red, green and blue from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ink(pub(super) [f32; 3]);

impl Ink {
    pub(super) const BLACK: Self = Self::grey(0.0);
    pub(super) const WHITE: Self = Self::grey(1.0);

    /// Returns a shade of grey, from 0 for black to 1 for white.
    pub(super) const fn grey(light: f32) -> Self {
        Self([light; 3])
    }
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pen {
    pub(super) width: f32,
    pub(super) ink: Ink,
    pub(super) is_dashed: bool,
}

impl Pen {
    /// Pen for the outlines of cells.
    pub(super) const THIN: Self = Self::solid(0.4, Ink::grey(0.35));

    pub(super) const fn solid(width: f32, ink: Ink) -> Self {
        Self {
            width,
            ink,
            is_dashed: false,
        }
    }

    pub(super) const fn dashed(width: f32, ink: Ink) -> Self {
        Self {
            width,
            ink,
            is_dashed: true,
        }
    }
}

/// Something drawn on a page.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Primitive {
    Polygon {
        corners: Vec<PagePoint>,
        fill: Option<Ink>,
        pen: Option<Pen>,
    },
    Circle {
        centre: PagePoint,
        radius: f32,
        fill: Option<Ink>,
        pen: Option<Pen>,
    },
    Line {
        points: Vec<PagePoint>,
        pen: Pen,
    },
    Text {
        /// Left end of the baseline.
        at: PagePoint,
        size: f32,
        weight: FontWeight,
        ink: Ink,
        text: String,
    },
}

impl Primitive {
    /// Returns text whose baseline begins at a point.
    pub(super) fn text(at: PagePoint, size: f32, weight: FontWeight, text: &str) -> Self {
        Self::Text {
            at,
            size,
            weight,
            ink: Ink::BLACK,
            text: text.to_owned(),
        }
    }

    /// Returns text centred on a point.
    pub(super) fn centred(middle: PagePoint, size: f32, weight: FontWeight, text: &str) -> Self {
        let x = middle.x - font::width(text, size, weight) / 2.0;
        let y = middle.y + font::CAP_HEIGHT * size / 2.0;
        Self::text(PagePoint::new(x, y), size, weight, text)
    }

    /// Returns a filled rectangle with an outline.
    pub(super) fn rectangle(rect: PageRect, fill: Option<Ink>, pen: Option<Pen>) -> Self {
        let (right, bottom) = (rect.right(), rect.bottom());
        Self::Polygon {
            corners: vec![
                PagePoint::new(rect.left, rect.top),
                PagePoint::new(right, rect.top),
                PagePoint::new(right, bottom),
                PagePoint::new(rect.left, bottom),
            ],
            fill,
            pen,
        }
    }

    /// Returns a line with an arrowhead at its end.
    pub(super) fn arrow(from: PagePoint, to: PagePoint, head: f32, pen: Pen) -> [Self; 2] {
        let length = from.distance(to).max(f32::EPSILON);
        let (along_x, along_y) = ((to.x - from.x) / length, (to.y - from.y) / length);
        let back = PagePoint::new(to.x - head * along_x, to.y - head * along_y);
        let (x, y) = (-along_y * head * 0.45, along_x * head * 0.45);
        let corners = vec![
            to,
            PagePoint::new(back.x + x, back.y + y),
            PagePoint::new(back.x - x, back.y - y),
        ];
        [
            Self::Line {
                points: vec![from, back],
                pen,
            },
            Self::Polygon {
                corners,
                fill: Some(pen.ink),
                pen: None,
            },
        ]
    }

    /// Returns the bounding box of what is drawn.
    #[cfg(test)]
    pub(super) fn bounds(&self) -> PageRect {
        let around = |points: &[PagePoint], margin: f32| {
            let low = |part: fn(&PagePoint) -> f32| {
                points.iter().map(part).fold(f32::INFINITY, f32::min) - margin
            };
            let high = |part: fn(&PagePoint) -> f32| {
                points.iter().map(part).fold(f32::NEG_INFINITY, f32::max) + margin
            };
            let (left, top) = (low(|point| point.x), low(|point| point.y));
            PageRect {
                left,
                top,
                width: high(|point| point.x) - left,
                height: high(|point| point.y) - top,
            }
        };
        let half = |pen: &Option<Pen>| pen.map_or(0.0, |pen| pen.width / 2.0);
        match self {
            Self::Polygon { corners, pen, .. } => around(corners, half(pen)),
            Self::Circle {
                centre,
                radius,
                pen,
                ..
            } => around(&[*centre], radius + half(pen)),
            Self::Line { points, pen } => around(points, pen.width / 2.0),
            Self::Text {
                at,
                size,
                weight,
                text,
                ..
            } => PageRect {
                left: at.x,
                top: at.y - font::ASCENT * size,
                width: font::width(text, *size, *weight),
                height: (font::ASCENT + font::DESCENT) * size,
            },
        }
    }
}
