//! Status of a solo game above or beside the board (a large number, text and a progress bar), and the advice line.

use crate::core::Hint;
use crate::core::language::SpokenLanguage;
use crate::core::palette::Rgb;
use crate::core::rects::between;
use crate::core::theme::{Theme, ink, text};
use crate::games::game_ui::{GameUi, Panel};
use crate::ui::{balance, heavy, plain, write};
use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2};
use tessella_language::tr;

/// Progress of a solo game.
pub struct SoloProgress<'a> {
    /// Large number.
    pub number: &'a str,
    /// Label of the number.
    pub caption: &'a str,
    /// Additional text.
    pub beside: &'a str,
    /// Filled share of the bar, from 0 to 1, and its colour.
    pub bar: (f32, Rgb),
}

/// Draws the progress of a game.
pub fn draw_progress(painter: &Painter, rect: Rect, theme: &Theme, progress: &SoloProgress<'_>) {
    let shades = &theme.shades;
    let bar_height = 6.0;
    let base = rect.bottom() - bar_height - 8.0;
    let large = (base - rect.top()).min(44.0);
    let number = write(
        painter,
        pos2(rect.left(), base + large * 0.22),
        Align2::LEFT_BOTTOM,
        progress.number,
        heavy(large),
        ink(shades.text),
        rect.width(),
    );
    let half = rect.width() / 2.0;
    write(
        painter,
        pos2(number.right() + 8.0, base),
        Align2::LEFT_BOTTOM,
        progress.caption,
        plain(text::HEADING),
        ink(shades.quiet),
        half - number.width(),
    );
    write(
        painter,
        pos2(rect.right(), base),
        Align2::RIGHT_BOTTOM,
        progress.beside,
        plain(text::BODY),
        ink(shades.quiet),
        half - 8.0,
    );
    let bar = between(pos2(rect.left(), rect.bottom() - bar_height), rect.max);
    balance(painter, bar, theme, progress.bar, (0.0, shades.line));
}

/// Draws the hint, or `otherwise` if there is none; nothing after the end of the game. Returns the remaining area below it.
pub fn draw_advice(game_ui: &dyn GameUi, ui: &Ui, panel: &Panel<'_>, otherwise: &str) -> Rect {
    let label = match panel.hint {
        _ if panel.in_lesson || !panel.has_turns => String::new(),
        Hint::Found(advice) => game_ui.advice(advice, ui.language()),
        Hint::Searching => tr!(ui.language(), "advice-searching").to_owned(),
        Hint::None => otherwise.to_owned(),
    };
    let rect = panel.at.result;
    let (line, rest) = match panel.at.advice {
        Some(advice) => (advice, rect),
        None => {
            let line = between(rect.min, pos2(rect.right(), rect.top() + 28.0));
            (line, between(line.left_bottom(), rect.max))
        }
    };
    write(
        ui.painter(),
        pos2(line.left(), line.center().y),
        Align2::LEFT_CENTER,
        &label,
        plain(text::BODY),
        ink(panel.theme.shades.quiet),
        line.width(),
    );
    rest
}
