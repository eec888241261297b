//! Calendar of a month, with the state of each day.

use super::board_card::result_icon;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::inset;
use crate::core::theme::{Themed, ink};
use crate::ui::{self, NOTE, SMALL, STRONG, Shade, row};
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_library::today::{DailyGame, DailyProgress, Day, DayState, FIRST_DAY, Weekday};

/// Height of the line with the names of the weekdays, in points.
const NAMES: f32 = 24.0;
/// Number of days in the weeks in which a month has days, at most.
const DAYS: i32 = 6 * 7;

/// Adds the month of a day, and buttons for the months around it. Returns the day that was pressed.
pub(super) fn draw_month(
    ui: &mut Ui,
    month: &mut Day,
    chosen: Day,
    progress: &DailyProgress,
    today: Day,
) -> Option<Day> {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    draw_title(ui, month, today);
    ui::grid(ui, (7, NAMES), Weekday::ALL, |ui, area, weekday| {
        let name = short_name(weekday, ui.language());
        ui::draw_text(ui.painter(), area, Align2::CENTER_CENTER, NOTE, name);
    });
    let start = month.month_start();
    let days = start.number()..start.next_month().number();
    let monday = start.number() - start.weekday().index() as i32;
    let height = (ui.available_width() / 7.0).min(TARGET);
    let mut pressed = None;
    ui::grid(
        ui,
        (7, height),
        monday..monday + DAYS,
        |ui, area, number| {
            if !days.contains(&number) {
                return;
            }
            let day = Day::from_number(number);
            if draw_day(ui, area, day, progress, (chosen, today)) {
                pressed = Some(day);
            }
        },
    );
    pressed
}

/// Adds the name of the month between the buttons for the months around it.
fn draw_title(ui: &mut Ui, month: &mut Day, today: Day) {
    let language = ui.language();
    let start = month.month_start();
    let line = row(ui, TARGET);
    let (left, rest) = line.split_left_right_at_x(line.left() + TARGET);
    let (name, right) = rest.split_left_right_at_x(line.right() - TARGET);
    let (year, number, _) = start.date();
    let title = tr!(language, "today-month", month = number, year);
    ui::draw_text(ui.painter(), name, Align2::CENTER_CENTER, STRONG, &title);
    if start > FIRST_DAY {
        let label = tr!(language, "today-previous-month");
        if ui::icon_button(ui, left, Icon::ChevronLeft, label).clicked() {
            *month = start.previous();
        }
    }
    if start.next_month() <= today {
        let label = tr!(language, "today-next-month");
        if ui::icon_button(ui, right, Icon::ChevronRight, label).clicked() {
            *month = start.next_month();
        }
    }
}

/// Returns the name of a weekday for the head of a row or column.
pub(crate) fn short_name(weekday: Weekday, language: Language) -> &'static str {
    match weekday {
        Weekday::Monday => tr!(language, "today-weekday-monday"),
        Weekday::Tuesday => tr!(language, "today-weekday-tuesday"),
        Weekday::Wednesday => tr!(language, "today-weekday-wednesday"),
        Weekday::Thursday => tr!(language, "today-weekday-thursday"),
        Weekday::Friday => tr!(language, "today-weekday-friday"),
        Weekday::Saturday => tr!(language, "today-weekday-saturday"),
        Weekday::Sunday => tr!(language, "today-weekday-sunday"),
    }
}

/// Draws a day. Returns `true` if it was pressed.
fn draw_day(
    ui: &mut Ui,
    area: Rect,
    day: Day,
    progress: &DailyProgress,
    (chosen, today): (Day, Day),
) -> bool {
    let shades = &ui.current_theme().shades;
    let (state, finished) = (progress.state(day, today), progress.finished(day));
    let is_open = state != DayState::Closed;
    let is_pressed = is_open && {
        let name = format!("{day}: {}", state_text(state, finished, ui.language()));
        ui::pressable_area(ui, area, &name).clicked()
    };
    let style = match (is_open, day == today) {
        (false, _) => SMALL.rgb(shades.background.mix(shades.text, 0.3)),
        (true, true) => STRONG.shade(Shade::Accent),
        (true, false) => SMALL,
    };
    let painter = ui.painter();
    let (_, _, number) = day.date();
    let above = area.translate(vec2(0.0, -0.14 * area.height()));
    let centre = Align2::CENTER_CENTER;
    ui::draw_text(painter, above, centre, style, &number.to_string());
    let below = area.center() + vec2(0.0, 0.24 * area.height());
    match state {
        DayState::Closed => {}
        DayState::Done | DayState::AtPar => {
            let icon = result_icon(state == DayState::AtPar);
            ui::draw_icon(painter, below, icon, 13.0, ink(shades.accent));
        }
        DayState::Open | DayState::Missed | DayState::Partly => {
            ui::draw_pips(painter, below, finished, DailyGame::COUNT);
        }
    }
    if day == chosen {
        let line = Stroke::new(2.0, ink(shades.accent));
        painter.rect_stroke(inset(area, 2.0), 10.0, line, StrokeKind::Inside);
    }
    is_pressed
}

/// Returns the state of a day with this number of finished boards.
fn state_text(state: DayState, done: usize, language: Language) -> String {
    let all = DailyGame::COUNT;
    match state {
        DayState::Closed => tr!(language, "today-day-closed").to_owned(),
        DayState::Open | DayState::Missed | DayState::Partly => {
            tr!(language, "today-boards-done", done, all)
        }
        DayState::Done => tr!(language, "today-day-done").to_owned(),
        DayState::AtPar => tr!(language, "today-day-at-par").to_owned(),
    }
}
