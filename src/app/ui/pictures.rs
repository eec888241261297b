//! Boards, colours and numbers as pictures, and the buttons that are colours.

use super::{Pressable, plain, write};
use crate::app::board::{colours_and_holders, shapes};
use crate::app::palette::{self, Rgb};
use crate::app::theme::{Theme, ink, text};
use crate::games::{Colour, Position, Rules};
use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Response, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

/// How a colour may be chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    /// It may.
    Free,
    /// It is hinted at.
    Hinted,
    /// It may not, and this is why.
    Not(&'static str),
}

/// The button of a colour, with its symbol and its digit.
pub fn colour_button(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    colour: Colour,
    availability: Availability,
) -> Response {
    let paint = palette::paint(colour.index());
    let enabled = !matches!(availability, Availability::Not(_));
    let pressable = Pressable::new(ui, rect, paint.name, enabled);
    let shades = &theme.shades;
    let symbol_ink = palette::ink(paint.rgb);
    let painter = ui.painter();
    let place = pressable.rect();
    let corner = (rect.height() * 0.24).min(20.0);
    if let Availability::Not(why) = availability {
        painter.rect_filled(place, corner, ink(shades.background.mix(paint.rgb, 0.25)));
        let side = rect.height() * 0.3;
        let faded = ink(shades.background.mix(paint.rgb, 0.7));
        let above = place.center() - vec2(0.0, rect.height() * 0.16);
        draw_symbol(painter, above, side, colour, faded);
        write(
            painter,
            place.center() + vec2(0.0, rect.height() * 0.25),
            Align2::CENTER_CENTER,
            why,
            plain((rect.height() * 0.25).min(text::BODY)),
            ink(shades.text),
            rect.width() - 8.0,
        );
        return pressable.response;
    }
    let lit = paint.rgb.mix(Rgb::hex(0xFF_FF_FF), 0.12 * pressable.hover);
    painter.rect_filled(place, corner, ink(lit));
    let size = (rect.height() * 0.46).min(rect.width() * 0.46);
    draw_symbol(painter, place.center(), size, colour, ink(symbol_ink));
    if rect.width() > 44.0 {
        let digit = ((colour.0 + 1) % 10).to_string();
        let (inwards, size) = if rect.width() > 90.0 {
            (vec2(-12.0, 8.0), text::SMALL)
        } else {
            (vec2(-7.0, 3.0), 11.0)
        };
        painter.text(
            place.right_top() + inwards,
            Align2::RIGHT_TOP,
            digit,
            plain(size),
            ink(symbol_ink),
        );
    }
    if availability == Availability::Hinted {
        let stroke = Stroke::new(4.0, ink(shades.text));
        painter.rect_stroke(place.expand(1.0), corner + 1.0, stroke, StrokeKind::Outside);
    }
    pressable.ring(painter, theme);
    pressable.response
}

/// The symbol of a colour, as large as a square of this side.
pub fn draw_symbol(painter: &Painter, centre: Pos2, side: f32, colour: Colour, ink: Color32) {
    // A ring of pieces would show the seams between them.
    if colour.index() == 5 {
        painter.circle_stroke(centre, 0.375 * side, Stroke::new(0.21 * side, ink));
        return;
    }
    for piece in shapes::symbol(colour.index()) {
        let points = piece
            .into_iter()
            .map(|point| centre + vec2(point.x, point.y) * side)
            .collect();
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
    }
}

/// A small picture of a real board, fitted into a place.
pub fn draw_board(painter: &Painter, place: Rect, position: &Position) {
    let board = position.board();
    let extent = board.extent();
    let cell = (place.width() / extent.x).min(place.height() / extent.y);
    let origin = place.center() - vec2(extent.x, extent.y) * cell / 2.0;
    for (id, colour, holder) in colours_and_holders(position) {
        let centre = board.centre(id);
        // egui softens every edge, so tiles that are joined must overlap.
        let overlap = 0.5 / cell;
        let outline = match holder {
            Some(_) => shapes::joined(board, id, overlap),
            None => shapes::apart(board, id),
        };
        let points = outline
            .into_iter()
            .map(|point| origin + vec2(centre.x + point.x, centre.y + point.y) * cell)
            .collect();
        let fill = ink(palette::paint(colour.index()).rgb);
        painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
    }
}

/// The sign of the program: four tiles.
pub fn draw_sign(painter: &Painter, place: Rect) {
    let side = place.width() * 0.46;
    for (index, corner) in [(0, 0.0, 0.0), (1, 1.0, 0.0), (3, 0.0, 1.0), (4, 1.0, 1.0)]
        .map(|(index, x, y)| (index, vec2(x, y) * (place.width() - side)))
    {
        let tile = Rect::from_min_size(place.min + corner, Vec2::splat(side));
        painter.rect_filled(tile, side * 0.22, ink(palette::paint(index).rgb));
    }
}

/// A bar that shows shares of a whole, from both ends.
pub fn balance(
    painter: &Painter,
    place: Rect,
    theme: &Theme,
    from_left: (f32, Rgb),
    from_right: (f32, Rgb),
) {
    let corner = place.height() / 2.0;
    painter.rect_filled(place, corner, ink(theme.shades.line));
    let width = |share: f32| {
        (place.width() * share.clamp(0.0, 1.0)).max(if share > 0.0 { place.height() } else { 0.0 })
    };
    let left = Rect::from_min_size(place.min, vec2(width(from_left.0), place.height()));
    painter.rect_filled(left, corner, ink(from_left.1));
    let right_width = width(from_right.0);
    let right = Rect::from_min_size(
        pos2(place.right() - right_width, place.top()),
        vec2(right_width, place.height()),
    );
    painter.rect_filled(right, corner, ink(from_right.1));
}
