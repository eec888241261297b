//! Ends of games as tiles that differ in shape as well as in colour: a win is solid with a tick, a draw is framed with a dash, a loss
//! is hollow with a cross, and a game that was given up is hollow with a flag.

use crate::core::palette::Rgb;
use crate::core::rects::{centred, sized};
use crate::core::theme::{Themed, ink, space};
use crate::ui::{self, Face, NOTE};
use bevy_egui::egui::{Color32, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use lucide_icons::Icon;
use tessella_library::statistics::{Ending, Summary};

/// Height of a bar, in points.
const BAR: f32 = 26.0;
/// Side of the tile of a game, in points.
const TILE: f32 = 20.0;
/// Distance of neighbouring parts, in points.
const GAP: f32 = 3.0;
/// Thickness of the frame of a draw, in points.
const FRAME: f32 = 3.0;
/// Share of the colour of the game in a draw.
const TINT: f32 = 0.3;

/// Part of a bar.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    ending: Ending,
    games: u32,
}

/// Adds a bar of the games that were won, drawn, lost and given up. Nothing is added where nobody wins or loses.
pub(super) fn draw_bar(ui: &mut Ui, summary: &Summary, colour: Rgb) {
    let parts = parts(summary);
    if parts.is_empty() {
        return;
    }
    let row = ui::row(ui, BAR);
    let painter = ui.painter();
    let number_width = |part: &Part| {
        let number = part.games.to_string();
        let galley = painter.layout_no_wrap(number, NOTE.font(), Color32::BLACK);
        galley.size().x + 2.0 * space::SMALL
    };
    let least: Vec<f32> = parts.iter().map(number_width).collect();
    let free = row.width() - GAP * (parts.len() - 1) as f32;
    let mut left = row.left();
    for (part, width) in parts.iter().zip(widths(&parts, &least, free)) {
        let place = sized(pos2(left, row.top()), vec2(width, row.height()));
        draw_part(painter, place, *part, colour);
        left += width + GAP;
    }
}

/// Returns the parts of a bar from left to right.
fn parts(summary: &Summary) -> Vec<Part> {
    let parts = [
        (Ending::Won, summary.won),
        (Ending::Drawn, summary.drawn),
        (Ending::Lost, summary.lost),
        (Ending::GivenUp, summary.given_up),
    ];
    parts
        .into_iter()
        .map(|(ending, games)| Part { ending, games })
        .filter(|part| part.games > 0)
        .collect()
}

/// Divides a width among parts in proportion to their games. Each has at least the width that its number needs, which the others
/// give up.
fn widths(parts: &[Part], least: &[f32], free: f32) -> Vec<f32> {
    let mut is_least = vec![false; parts.len()];
    loop {
        let taken = |at: &usize| is_least[*at];
        let reserved: f32 = (0..parts.len()).filter(taken).map(|at| least[at]).sum();
        let games = |at: usize| parts[at].games as f32;
        let others: f32 = (0..parts.len()).filter(|at| !taken(at)).map(games).sum();
        let share = (free - reserved).max(0.0) / others.max(1.0);
        let short = (0..parts.len()).find(|at| !taken(at) && games(*at) * share < least[*at]);
        match short {
            Some(at) => is_least[at] = true,
            None => {
                let width = |at: usize| {
                    if is_least[at] {
                        least[at]
                    } else {
                        games(at) * share
                    }
                };
                return (0..parts.len()).map(width).collect();
            }
        }
    }
}

/// Draws a part of a bar with its number, and its icon if there is room. The numbers are in the text beside the bar, so that screen
/// readers need not be told.
fn draw_part(painter: &Painter, place: Rect, part: Part, colour: Rgb) {
    let (face, ink) = draw_face(painter, place, part.ending, colour);
    let number = part.games.to_string();
    let galley = painter.layout_no_wrap(number, NOTE.bold().font(), ink);
    let (width, side) = (galley.size().x, NOTE.size);
    let has_icon = face.width() >= width + side + 2.0 * space::SMALL + space::TINY;
    let content = if has_icon {
        width + side + space::TINY
    } else {
        width
    };
    let line = centred(face.center(), vec2(content, galley.size().y));
    if has_icon {
        let at = line.left_center() + vec2(side / 2.0, 0.0);
        ui::draw_icon(painter, at, icon(part.ending), side, ink);
    }
    painter.galley(pos2(line.right() - width, line.top()), galley, ink);
}

/// Adds a small tile for each of these ends.
pub(super) fn draw_form(ui: &mut Ui, endings: &[Ending], colour: Rgb) {
    let row = ui::row(ui, TILE);
    for (at, ending) in endings.iter().enumerate() {
        let left = pos2(row.left() + at as f32 * (TILE + GAP), row.top());
        let place = sized(left, Vec2::splat(TILE));
        let (face, ink) = draw_face(ui.painter(), place, *ending, colour);
        ui::draw_icon(ui.painter(), face.center(), icon(*ending), 0.65 * TILE, ink);
    }
}

/// Draws the tile of an end. Returns the area for what is on it, and the colour of that.
fn draw_face(painter: &Painter, place: Rect, ending: Ending, colour: Rgb) -> (Rect, Color32) {
    let theme = painter.current_theme();
    let (shades, radius) = (&theme.shades, 0.25 * place.height());
    match ending {
        Ending::Won => {
            let face = Face::paint(&theme, colour, 0.0);
            (face.draw(painter, place, radius, 0.0), ink(face.ink))
        }
        Ending::Drawn => {
            let ground = ink(shades.bed.mix(colour, TINT));
            let frame = Stroke::new(FRAME, ink(colour));
            painter.rect(place, radius, ground, frame, StrokeKind::Inside);
            (place, ink(shades.text))
        }
        Ending::Lost | Ending::GivenUp | Ending::Played => {
            let frame = Stroke::new(1.5, ink(shades.quiet));
            painter.rect(place, radius, ink(shades.bed), frame, StrokeKind::Inside);
            (place, ink(shades.text))
        }
    }
}

const fn icon(ending: Ending) -> Icon {
    match ending {
        Ending::Won => Icon::Check,
        Ending::Drawn | Ending::Played => Icon::Minus,
        Ending::Lost => Icon::X,
        Ending::GivenUp => Icon::Flag,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bar_has_room_for_each_number_and_keeps_proportions() {
        let summary = Summary {
            won: 290,
            drawn: 1,
            lost: 9,
            ..Summary::default()
        };
        let parts = parts(&summary);
        assert_eq!(parts.len(), 3);
        let widths = widths(&parts, &[40.0, 24.0, 24.0], 300.0);
        assert_eq!(widths, [252.0, 24.0, 24.0]);
        let even = [3, 1].map(|games| Part {
            ending: Ending::Won,
            games,
        });
        assert_eq!(super::widths(&even, &[20.0, 20.0], 200.0), [150.0, 50.0]);
    }

    #[test]
    fn games_that_nobody_wins_have_no_bar() {
        let summary = Summary {
            played: 4,
            ..Summary::default()
        };
        assert_eq!(parts(&summary), []);
    }
}
