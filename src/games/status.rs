//! Status of a solo game above or beside the board (a large number, text and a progress bar), and the advice line.

use crate::core::Hint;
use crate::core::language::SpokenLanguage;
use crate::core::layout::{ADVICE, Arrangement};
use crate::core::palette::Rgb;
use crate::core::rects::{between, sized};
use crate::core::theme::{Themed, ink, space};
use crate::games::game_ui::{GameUi, LogLine, Panel};
use crate::ui::{
    BODY, DISPLAY, Face, HEADING, NOTE, Shade, TITLE, TextStyle, balance, draw_text, fits,
    line_width, tell_screen_readers, text_height,
};
use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};
use tessella_language::tr;

/// Style of the text beside the large number.
const CAPTION: TextStyle = HEADING.bold_if(false).quiet();

/// Progress of a solo game.
pub struct SoloProgress<'a> {
    /// Large number.
    pub number: &'a str,
    /// Label of the number.
    pub caption: &'a str,
    /// Additional text.
    pub beside: &'a str,
    /// `true` if little is left, so that the number stands out.
    pub is_tense: bool,
    /// What is below the number.
    pub bar: Bar<'a>,
}

/// Progress below the number of a solo game.
pub enum Bar<'a> {
    /// Filled share of a bar, from 0 to 1, and its colour.
    Share(f32, Rgb),
    /// A small tile for each move, in its colour, and empty places for the other moves of a limit.
    Moves(&'a [Rgb], usize),
}

/// Height of the bar below a status, in points.
const BAR: f32 = 10.0;
/// Least and greatest distance between the tiles of two moves, in points.
const STEPS: [f32; 2] = [5.0, 16.0];

/// Divides the area of a status into what is above its bar, and the bar.
pub fn above_bar(area: Rect) -> (Rect, Rect) {
    let bar = between(pos2(area.left(), area.bottom() - BAR), area.max);
    let above = between(area.min, pos2(area.right(), bar.top() - space::SMALL));
    (above, bar)
}

/// Draws the progress of a game.
pub fn draw_progress(painter: &Painter, area: Rect, progress: &SoloProgress<'_>) {
    let (above, bar) = above_bar(area);
    // The letters of the large number stand on the same line as the others.
    let is_roomy = above.height() >= DISPLAY.size;
    let (number_style, caption_style, beside_style) = if is_roomy {
        (DISPLAY, CAPTION, BODY.quiet())
    } else {
        (TITLE, BODY.quiet(), NOTE)
    };
    let size = number_style.size.min(above.height());
    let large = above.with_max_y(above.bottom() + 0.22 * size);
    let shade = if progress.is_tense {
        Shade::Danger
    } else {
        Shade::Text
    };
    let (align, style) = (Align2::LEFT_BOTTOM, number_style.shade(shade));
    let number = draw_text(painter, large, align, style, progress.number);
    // The caption needs its room before the text beside it.
    let wanted = line_width(painter.ctx(), caption_style, progress.caption).ceil();
    let taken = number.right() + space::SMALL + wanted;
    let beside = draw_beside(painter, (above, taken), beside_style, progress.beside);
    let caption = above.with_min_x(number.right() + space::SMALL);
    let caption = caption.with_max_x(beside - space::SMALL);
    if fits(
        painter.ctx(),
        caption_style,
        progress.caption,
        caption.size(),
    ) {
        draw_text(painter, caption, align, caption_style, progress.caption);
    } else {
        tell_screen_readers(painter, caption.left_bottom(), caption, progress.caption);
    }
    match progress.bar {
        Bar::Moves(made, limit) if bar.width() / limit.max(1) as f32 >= STEPS[0] => {
            draw_moves(painter, bar, made, limit);
        }
        Bar::Moves(made, limit) => {
            let shade = painter.current_theme().shades.accent;
            let share = made.len() as f32 / limit.max(1) as f32;
            balance(painter, bar, (share, shade), (0.0, shade));
        }
        Bar::Share(share, rgb) => balance(painter, bar, (share, rgb), (0.0, rgb)),
    }
}

/// Draws the text at the right side of a status, as far as there is room after what is taken on its left, or tells screen readers alone.
/// Returns where the text begins.
fn draw_beside(
    painter: &Painter,
    (above, taken): (Rect, f32),
    style: TextStyle,
    text: &str,
) -> f32 {
    let left = above.center().x.max(taken + space::SMALL);
    let area = above.with_min_x(left.min(above.right()));
    if text.is_empty() {
        above.right()
    } else if fits(painter.ctx(), style, text, area.size()) {
        draw_text(painter, area, Align2::RIGHT_BOTTOM, style, text).left()
    } else {
        tell_screen_readers(painter, area.right_bottom(), area, text);
        above.right()
    }
}

/// Draws a small tile for each move, and empty places for the others of a limit.
fn draw_moves(painter: &Painter, bar: Rect, made: &[Rgb], limit: usize) {
    let theme = &painter.current_theme();
    let step = (bar.width() / limit as f32).min(STEPS[1]);
    let size = vec2((0.66 * step).min(bar.height()), bar.height());
    for at in 0..limit {
        let corner = bar.left_top() + vec2(step * at as f32, 0.0);
        let tile = Rect::from_min_size(corner, size);
        match made.get(at) {
            Some(&rgb) => drop(Face::paint(theme, rgb, 0.0).draw(painter, tile, 0.3 * size.x, 0.0)),
            None => drop(painter.rect_filled(tile, 0.3 * size.x, ink(theme.shades.line))),
        }
    }
}

/// Height of a line of the log, in points.
pub const LOG_LINE: f32 = 26.0;
/// Greatest number of lines of the log.
pub const LOG_LINES: usize = 3;

/// Draws the last moves, the newest at the top, each with a dot in the colour of its seat, as far as there is room.
pub fn draw_log(painter: &Painter, area: Rect, log: &[LogLine]) {
    const DOT: f32 = 6.0;
    let paints = painter.current_theme().paints;
    let lines = ((area.height() / LOG_LINE) as usize).min(LOG_LINES);
    for (at, line) in log.iter().take(lines).enumerate() {
        let corner = area.min + vec2(0.0, at as f32 * LOG_LINE);
        let row = sized(corner, vec2(area.width(), LOG_LINE));
        let (paint, _) = paints.of_seat(line.seat.0);
        let dot = row.left_center() + vec2(DOT, 0.0);
        painter.circle_filled(dot, DOT, ink(paint.rgb));
        let words = row.with_min_x(dot.x + DOT + space::SMALL);
        let style = if at == 0 { BODY } else { BODY.quiet() };
        draw_text(painter, words, Align2::LEFT_CENTER, style, &line.text);
    }
}

/// Returns the area of the controls below the line of advice.
pub fn below_advice(at: &Arrangement) -> Rect {
    let area = at.result;
    match at.advice {
        Some(_) => area,
        None => area.with_min_y((area.top() + ADVICE).min(area.bottom())),
    }
}

/// Draws the hint, or `otherwise` if there is none; nothing after the end of the game. Returns the remaining area below it.
pub fn draw_advice(game_ui: &dyn GameUi, ui: &Ui, panel: &Panel<'_>, otherwise: &str) -> Rect {
    let advice = match panel.hint {
        _ if panel.in_lesson || !panel.has_turns => String::new(),
        Hint::Found(advice) => game_ui.advice(advice, ui.language()),
        Hint::Searching => tr!(ui.language(), "advice-searching").to_owned(),
        Hint::None => otherwise.to_owned(),
    };
    let mut rest = below_advice(panel.at);
    let style = BODY.quiet();
    let line = panel.at.advice.unwrap_or_else(|| {
        let area = panel.at.result;
        let height = text_height(ui.ctx(), style, &advice, area.width());
        rest.min.y = rest.top().max((area.top() + height).min(area.bottom()));
        area.with_max_y(rest.top())
    });
    draw_text(ui.painter(), line, Align2::LEFT_CENTER, style, &advice);
    rest
}
