//! Status of a solo game above or beside the board (a large number, text and a progress bar), and the advice line.

use crate::core::Hint;
use crate::core::language::SpokenLanguage;
use crate::core::palette::Rgb;
use crate::core::rects::between;
use crate::core::theme::{Themed, ink, space};
use crate::games::game_ui::{GameUi, Panel};
use crate::ui::{BODY, Face, HEADING, Shade, TITLE, TextStyle, balance, draw_text};
use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};
use tessella_language::tr;

/// Style of the text beside the large number.
const CAPTION: TextStyle = HEADING.bold_if(false).quiet();
/// Height of the line of advice where the controls of a game are right below it, in points.
pub const ADVICE: f32 = 28.0;

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
    let size = above.height().min(44.0);
    let large = above.with_max_y(above.bottom() + 0.22 * size);
    let shade = if progress.is_tense {
        Shade::Danger
    } else {
        Shade::Text
    };
    let (align, style) = (Align2::LEFT_BOTTOM, TITLE.size(size).shade(shade));
    let number = draw_text(painter, large, align, style, progress.number);
    let (_, right) = above.split_left_right_at_fraction(0.5);
    let style = BODY.quiet();
    let beside = draw_text(painter, right, Align2::RIGHT_BOTTOM, style, progress.beside);
    let caption = above.with_min_x(number.right() + space::SMALL);
    let caption = caption.with_max_x(beside.left() - space::SMALL);
    draw_text(painter, caption, align, CAPTION, progress.caption);
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

/// Draws the hint, or `otherwise` if there is none; nothing after the end of the game. Returns the remaining area below it.
pub fn draw_advice(game_ui: &dyn GameUi, ui: &Ui, panel: &Panel<'_>, otherwise: &str) -> Rect {
    let advice = match panel.hint {
        _ if panel.in_lesson || !panel.has_turns => String::new(),
        Hint::Found(advice) => game_ui.advice(advice, ui.language()),
        Hint::Searching => tr!(ui.language(), "advice-searching").to_owned(),
        Hint::None => otherwise.to_owned(),
    };
    let area = panel.at.result;
    let (line, rest) = match panel.at.advice {
        Some(line) => (line, area),
        None => area.split_top_bottom_at_y((area.top() + ADVICE).min(area.bottom())),
    };
    let style = BODY.quiet();
    draw_text(ui.painter(), line, Align2::LEFT_CENTER, style, &advice);
    rest
}
