//! Encoding of PDF files. The same pages always give the same bytes.

use super::font::{self, FontWeight};
use super::primitives::{Ink, PagePoint, Pen, Primitive};
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

/// Size of the pages, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PageSize {
    pub(super) width: f32,
    pub(super) height: f32,
}

const REGULAR: Name<'_> = Name(b"R");
const BOLD: Name<'_> = Name(b"B");
/// Distance of the control points of a quarter circle from its ends, for radius 1.
const QUARTER: f32 = 0.552_284_8;

/// Encodes pages.
pub(super) fn encode(pages: &[Vec<Primitive>], size: PageSize) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let [catalog, tree, info, regular, bold] = [1, 2, 3, 4, 5].map(Ref::new);
    let first = 6;
    let ids = |at: usize| {
        let page = first + 2 * at as i32;
        (Ref::new(page), Ref::new(page + 1))
    };
    pdf.catalog(catalog).pages(tree);
    pdf.document_info(info).title(TextStr("Tessella"));
    pdf.pages(tree)
        .kids((0..pages.len()).map(|at| ids(at).0))
        .count(pages.len() as i32);
    for (id, name) in [(regular, "Helvetica"), (bold, "Helvetica-Bold")] {
        pdf.type1_font(id)
            .base_font(Name(name.as_bytes()))
            .encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    for (at, primitives) in pages.iter().enumerate() {
        let (page_id, content_id) = ids(at);
        let mut page = pdf.page(page_id);
        page.media_box(Rect::new(0.0, 0.0, size.width, size.height));
        page.parent(tree);
        page.contents(content_id);
        let mut resources = page.resources();
        resources.fonts().pair(REGULAR, regular).pair(BOLD, bold);
        resources.finish();
        page.finish();
        let mut encoder = Encoder {
            content: Content::new(),
            height: size.height,
            fill: None,
            pen: None,
        };
        encoder.content.set_line_cap(LineCapStyle::RoundCap);
        encoder.content.set_line_join(LineJoinStyle::RoundJoin);
        for primitive in primitives {
            encoder.draw(primitive);
        }
        pdf.stream(content_id, &encoder.content.finish());
    }
    pdf.finish()
}

/// Encoder for a page. In PDF, the origin is in the lower left corner.
struct Encoder {
    content: Content,
    height: f32,
    /// Ink and pen that were set last.
    fill: Option<Ink>,
    pen: Option<Pen>,
}

impl Encoder {
    fn draw(&mut self, primitive: &Primitive) {
        match primitive {
            Primitive::Polygon { corners, fill, pen } => {
                self.path(corners);
                self.content.close_path();
                self.paint(*fill, *pen);
            }
            Primitive::Circle {
                centre,
                radius,
                fill,
                pen,
            } => {
                self.circle(*centre, *radius);
                self.paint(*fill, *pen);
            }
            Primitive::Line { points, pen } => {
                self.path(points);
                self.paint(None, Some(*pen));
            }
            Primitive::Text {
                at,
                size,
                weight,
                ink,
                text,
            } => {
                self.fill_with(*ink);
                let name = match weight {
                    FontWeight::Regular => REGULAR,
                    FontWeight::Bold => BOLD,
                };
                self.content.begin_text();
                self.content.set_font(name, rounded(*size));
                self.content
                    .next_line(rounded(at.x), rounded(self.height - at.y));
                self.content.show(Str(&font::encode(text)));
                self.content.end_text();
            }
        }
    }

    /// Adds a path through these points.
    fn path(&mut self, points: &[PagePoint]) {
        for (at, point) in points.iter().enumerate() {
            let (x, y) = (rounded(point.x), rounded(self.height - point.y));
            match at {
                0 => self.content.move_to(x, y),
                _ => self.content.line_to(x, y),
            };
        }
    }

    fn circle(&mut self, centre: PagePoint, radius: f32) {
        let at = |x: f32, y: f32| {
            let x = centre.x + x * radius;
            let y = self.height - centre.y + y * radius;
            (rounded(x), rounded(y))
        };
        let begin = at(1.0, 0.0);
        // A quarter from (cos, sin) to (-sin, cos).
        let quarters = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
        let curves = quarters.map(|(cos, sin): (f32, f32)| {
            [
                at(cos - QUARTER * sin, sin + QUARTER * cos),
                at(-sin + QUARTER * cos, cos + QUARTER * sin),
                at(-sin, cos),
            ]
        });
        self.content.move_to(begin.0, begin.1);
        for [(x1, y1), (x2, y2), (x3, y3)] in curves {
            self.content.cubic_to(x1, y1, x2, y2, x3, y3);
        }
        self.content.close_path();
    }

    fn fill_with(&mut self, ink: Ink) {
        if self.fill.replace(ink) == Some(ink) {
            return;
        }
        let [red, green, blue] = ink.0.map(rounded);
        self.content.set_fill_rgb(red, green, blue);
    }

    /// Fills and strokes the current path.
    fn paint(&mut self, fill: Option<Ink>, pen: Option<Pen>) {
        if let Some(ink) = fill {
            self.fill_with(ink);
        }
        if let Some(pen) = pen
            && self.pen.replace(pen) != Some(pen)
        {
            let [red, green, blue] = pen.ink.0.map(rounded);
            self.content.set_stroke_rgb(red, green, blue);
            self.content.set_line_width(rounded(pen.width));
            let dashes: &[f32] = if pen.is_dashed { &[2.5, 2.5] } else { &[] };
            self.content.set_dash_pattern(dashes.iter().copied(), 0.0);
        }
        match (fill, pen) {
            (Some(_), Some(_)) => self.content.fill_nonzero_and_stroke(),
            (Some(_), None) => self.content.fill_nonzero(),
            (None, Some(_)) => self.content.stroke(),
            (None, None) => self.content.end_path(),
        };
    }
}

/// Rounds a number to three decimals, which keeps the file small.
fn rounded(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}
