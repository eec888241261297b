//! Card on the title that opens the boards of the day.

use super::board_card::result_icon;
use super::day_boards::{DayBoard, DayBoards};
use super::{short_wait_text, wait_text};
use crate::core::language::SpokenLanguage;
use crate::core::rects::{between, inset, sized};
use crate::core::theme::{Theme, ink, text};
use crate::games::draw_picture;
use crate::ui;
use crate::ui::{heavy, plain, write, write_leading_parts};
use bevy_egui::egui::{Align2, CornerRadius, Painter, Rect, Response, Ui, pos2, vec2};
use std::time::Duration;
use tessella_language::{Language, tr};
use tessella_library::today::{DailyGame, DailyProgress, Day, Weekday};

/// Width of a card from which it has room for one dot per board, in points.
const WIDE: f32 = 260.0;
/// Width of the line below the title of a card from which it has room for a sentence, in points.
const SENTENCE: f32 = 200.0;
/// Height of a card from which it has room for pictures of the boards, in points.
const TALL: f32 = 120.0;
/// Height of the date and the lines beside it in a card with pictures, in points.
const LINE: f32 = 46.0;

/// Draws the card with today's date, the progress of the day, and the time until the next one.
pub(in crate::screens) fn draw_today_card(
    ui: &mut Ui,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    boards: &mut DayBoards,
    progress: &DailyProgress,
    today: Day,
    wait: Duration,
) -> Response {
    let language = ui.language();
    let theme = look.theme;
    let about = about(progress, today, wait, language);
    let card = ui::card(
        ui,
        rect,
        theme,
        &format!("{}: {about}", tr!(language, "today-title")),
    );
    let painter = ui.painter();
    let shades = &theme.shades;
    let mut inner = inset(rect, 10.0);
    let has_pictures = rect.height() >= TALL;
    if has_pictures {
        let pictures = between(inner.min + vec2(0.0, LINE + 10.0), inner.max);
        inner.max.y = inner.top() + LINE;
        draw_pictures(painter, pictures, look, boards.of(today), progress);
    }
    let side = inner.height().min(46.0).min(inner.width() * 0.3);
    let leaf = sized(
        pos2(inner.left(), inner.center().y - side / 2.0),
        vec2(side, side),
    );
    draw_leaf(painter, leaf, theme, today);
    let finished = progress.finished(today);
    let left = leaf.right() + 12.0;
    let has_dots = rect.width() >= WIDE && !has_pictures;
    let right = if has_dots {
        inner.right() - 48.0
    } else {
        inner.right()
    };
    let (at, width) = (
        |down: f32| pos2(left, inner.center().y + down),
        right - left,
    );
    let (title, bold) = (tr!(language, "today-card"), heavy(text::BODY + 1.0));
    let anchor = Align2::LEFT_CENTER;
    write(
        painter,
        at(-10.0),
        anchor,
        title,
        bold,
        ink(shades.text),
        width,
    );
    let (small, quiet) = (plain(text::SMALL), ink(shades.quiet));
    let line = match finished == 0 && progress.streak(today) == 0 && width < SENTENCE {
        true => tr!(
            language,
            "today-card-next",
            time = short_wait_text(wait, language)
        ),
        false => about,
    };
    write_leading_parts(painter, at(11.0), anchor, &line, small, quiet, width);
    if has_dots {
        let at = pos2(inner.right() - 20.0, inner.center().y);
        ui::draw_pips(painter, at, theme, finished, DailyGame::COUNT);
    }
    card
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

/// Draws the boards side by side, with a mark on those that are finished.
fn draw_pictures(
    painter: &Painter,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    boards: &[DayBoard],
    progress: &DailyProgress,
) {
    let width = rect.width() / boards.len().max(1) as f32;
    for (at, shown) in boards.iter().enumerate() {
        let corner = rect.min + vec2(width * at as f32, 0.0);
        let picture = inset(sized(corner, vec2(width, rect.height())), 3.0);
        draw_picture(painter, picture, look, &shown.position);
        if let Some(result) = progress.result(shown.board.day, shown.board.game) {
            let shades = &look.theme.shades;
            let centre = picture.center();
            painter.circle_filled(centre, 15.0, ink(shades.surface));
            let icon = result_icon(result.is_at_par);
            ui::draw_icon(painter, centre, icon, 20.0, ink(shades.accent));
        }
    }
}

/// Draws a leaf of a calendar with the weekday above the number of the day.
fn draw_leaf(painter: &Painter, rect: Rect, theme: &Theme, day: Day) {
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
    let (small, large) = (rect.height() * 0.24, rect.height() * 0.44);
    for (label, at, size, shade) in [
        (weekday, strip.center(), small, shades.background),
        (number.as_str(), body.center(), large, shades.text),
    ] {
        let centre = Align2::CENTER_CENTER;
        let width = rect.width() - 2.0;
        write(painter, at, centre, label, heavy(size), ink(shade), width);
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
