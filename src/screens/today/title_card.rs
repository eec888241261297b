//! Card on the title that opens the boards of the day.

use super::view::wait_text;
use crate::core::language::SpokenLanguage;
use crate::core::rects::between;
use crate::core::theme::{Themed, ink};
use crate::screens::title::draw_small_card;
use crate::ui::{self, STRONG};
use bevy_egui::egui::{Align2, CornerRadius, Painter, Rect, Response, Ui, pos2};
use std::time::Duration;
use tessella_language::{Language, tr};
use tessella_library::today::{DailyGame, DailyProgress, Day, Weekday};

/// Draws the card with today's date, the progress of the day, and the time until the next one.
pub(crate) fn draw_today_card(
    ui: &mut Ui,
    rect: Rect,
    progress: &DailyProgress,
    today: Day,
    wait: Duration,
) -> Response {
    let language = ui.language();
    let about = about(progress, today, wait, language);
    let label = format!("{}: {about}", tr!(language, "today-title"));
    let words = (tr!(language, "today-card"), about.as_str());
    draw_small_card(ui, rect, &label, words, |painter, area| {
        draw_leaf(painter, area, today);
    })
}

/// Returns the progress of the day and the time until the next one, in parts of which a narrow card shows the first.
fn about(progress: &DailyProgress, today: Day, wait: Duration, language: Language) -> String {
    let wait = wait_text(wait, language);
    let (finished, streak) = (progress.finished(today), progress.streak(today));
    let done = match (finished, streak) {
        (0, 0) => return tr!(language, "today-next", time = wait),
        (0, streak) => tr!(language, "today-card-streak", days = streak),
        (DailyGame::COUNT, _) => tr!(language, "today-card-done").to_owned(),
        (finished, _) => tr!(
            language,
            "today-boards-done",
            done = finished,
            all = DailyGame::COUNT
        ),
    };
    let mut parts = vec![done, tr!(language, "today-card-next", time = wait)];
    if finished == DailyGame::COUNT && streak > 1 {
        parts.push(tr!(language, "today-streak", days = streak));
    }
    parts.join(" · ")
}

/// Draws a leaf of a calendar with the weekday above the number of the day.
fn draw_leaf(painter: &Painter, rect: Rect, day: Day) {
    let theme = &painter.current_theme();
    let shades = &theme.shades;
    let corner = rect.width() * 0.18;
    painter.rect_filled(rect, corner, ink(shades.background));
    let strip = rect.with_max_y(rect.top() + rect.height() * 0.36);
    let top = CornerRadius {
        nw: corner as u8,
        ne: corner as u8,
        sw: 0,
        se: 0,
    };
    painter.rect_filled(strip, top, ink(shades.accent));
    let weekday = leaf_name(day.weekday(), painter.language());
    let (_, _, number) = day.date();
    let number = number.to_string();
    let body = between(pos2(rect.left(), strip.bottom()), rect.max);
    for (label, area, size, shade) in [
        (weekday, strip, 0.24 * rect.height(), shades.background),
        (&number, body, 0.44 * rect.height(), shades.text),
    ] {
        let style = STRONG.size(size).rgb(shade);
        ui::draw_text(painter, area, Align2::CENTER_CENTER, style, label);
    }
}

/// Returns the name of a weekday for a leaf of a calendar.
fn leaf_name(weekday: Weekday, language: Language) -> &'static str {
    match weekday {
        Weekday::Monday => tr!(language, "today-leaf-monday"),
        Weekday::Tuesday => tr!(language, "today-leaf-tuesday"),
        Weekday::Wednesday => tr!(language, "today-leaf-wednesday"),
        Weekday::Thursday => tr!(language, "today-leaf-thursday"),
        Weekday::Friday => tr!(language, "today-leaf-friday"),
        Weekday::Saturday => tr!(language, "today-leaf-saturday"),
        Weekday::Sunday => tr!(language, "today-leaf-sunday"),
    }
}
