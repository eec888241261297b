//! Calendar of a month, with the state of each day.

use super::board_card::result_icon;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{centred, sized};
use crate::core::theme::{Theme, ink, text};
use crate::ui;
use crate::ui::{heavy, plain, write};
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_library::today::{DailyGame, DailyProgress, Day, DayState, FIRST_DAY, Weekday};

/// Height of the line with the names of the weekdays, in points.
const NAMES: f32 = 24.0;
/// Largest number of weeks in which a month has days.
const WEEKS: f32 = 6.0;

/// Returns the height of a calendar of this width, in points.
pub(super) fn height(width: f32) -> f32 {
    TARGET + NAMES + WEEKS * cell_height(width)
}

fn cell_height(width: f32) -> f32 {
    (width / 7.0).min(TARGET)
}

/// Draws the month of a day, and buttons for the months around it. Returns the day that was pressed.
pub(super) fn draw_month(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    month: &mut Day,
    chosen: Day,
    progress: &DailyProgress,
    today: Day,
) -> Option<Day> {
    draw_title(ui, rect, theme, month, today);
    let side = vec2(rect.width() / 7.0, cell_height(rect.width()));
    let names = rect.top() + TARGET;
    for (column, weekday) in Weekday::ALL.into_iter().enumerate() {
        let at = pos2(
            rect.left() + side.x * (column as f32 + 0.5),
            names + NAMES / 2.0,
        );
        write(
            ui.painter(),
            at,
            Align2::CENTER_CENTER,
            short_name(weekday, ui.language()),
            plain(text::SMALL),
            ink(theme.shades.quiet),
            side.x,
        );
    }
    let start = month.month_start();
    let before = start.weekday().index();
    let days = (start.number()..start.next_month().number()).map(Day::from_number);
    let mut pressed = None;
    for (index, day) in days.enumerate() {
        let (column, row) = ((index + before) % 7, (index + before) / 7);
        let corner = pos2(rect.left(), names + NAMES);
        let corner = corner + vec2(side.x * column as f32, side.y * row as f32);
        let state = progress.state(day, today);
        let cell = Cell {
            day,
            state,
            finished: progress.finished(day),
            is_chosen: day == chosen,
            is_today: day == today,
        };
        if cell.draw(ui, sized(corner, side), theme) {
            pressed = Some(day);
        }
    }
    pressed
}

/// Draws the name of the month between the buttons for the months around it.
fn draw_title(ui: &mut Ui, rect: Rect, theme: &Theme, month: &mut Day, today: Day) {
    let language = ui.language();
    let start = month.month_start();
    let button = vec2(TARGET, TARGET);
    let (year, number, _) = start.date();
    write(
        ui.painter(),
        pos2(rect.center().x, rect.top() + TARGET / 2.0),
        Align2::CENTER_CENTER,
        &tr!(language, "today-month", month = number, year),
        heavy(text::BODY),
        ink(theme.shades.text),
        rect.width() - 2.0 * TARGET,
    );
    if start > FIRST_DAY {
        let left = sized(rect.min, button);
        let label = tr!(language, "today-previous-month");
        if ui::icon_button(ui, left, theme, Icon::ChevronLeft, label).clicked() {
            *month = start.previous();
        }
    }
    if start.next_month() <= today {
        let right = sized(rect.right_top() - vec2(TARGET, 0.0), button);
        let label = tr!(language, "today-next-month");
        if ui::icon_button(ui, right, theme, Icon::ChevronRight, label).clicked() {
            *month = start.next_month();
        }
    }
}

/// Returns the name of a weekday for the head of a column.
fn short_name(weekday: Weekday, language: Language) -> &'static str {
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

/// Day in the calendar.
struct Cell {
    day: Day,
    state: DayState,
    /// Number of finished boards.
    finished: usize,
    is_chosen: bool,
    is_today: bool,
}

impl Cell {
    /// Draws the day. Returns `true` if it was pressed.
    fn draw(&self, ui: &mut Ui, rect: Rect, theme: &Theme) -> bool {
        let shades = &theme.shades;
        let (_, _, number) = self.day.date();
        let is_open = self.state != DayState::Closed;
        let is_pressed = is_open && {
            let name = format!("{}: {}", self.day, self.label(ui.language()));
            ui::pressable_area(ui, rect, theme, &name).clicked()
        };
        let painter = ui.painter();
        let above = rect.center() - vec2(0.0, rect.height() * 0.14);
        let (font, shade) = match (is_open, self.is_today) {
            (false, _) => (plain(text::SMALL), shades.background.mix(shades.text, 0.3)),
            (true, true) => (heavy(text::BODY), shades.accent),
            (true, false) => (plain(text::SMALL), shades.text),
        };
        write(
            painter,
            above,
            Align2::CENTER_CENTER,
            &number.to_string(),
            font,
            ink(shade),
            rect.width(),
        );
        let below = rect.center() + vec2(0.0, rect.height() * 0.24);
        match self.state {
            DayState::Closed => {}
            DayState::Done | DayState::AtPar => {
                let icon = result_icon(self.state == DayState::AtPar);
                ui::draw_icon(painter, below, icon, 13.0, ink(shades.accent));
            }
            DayState::Open | DayState::Missed | DayState::Partly => {
                ui::draw_pips(painter, below, theme, self.finished, DailyGame::COUNT);
            }
        }
        if self.is_chosen {
            let frame = centred(rect.center(), rect.size() - vec2(4.0, 4.0));
            let line = Stroke::new(2.0, ink(shades.accent));
            painter.rect_stroke(frame, 10.0, line, StrokeKind::Inside);
        }
        is_pressed
    }

    fn label(&self, language: Language) -> String {
        match self.state {
            DayState::Closed => tr!(language, "today-day-closed").to_owned(),
            DayState::Open | DayState::Missed | DayState::Partly => tr!(
                language,
                "today-boards-done",
                done = self.finished,
                all = DailyGame::COUNT
            ),
            DayState::Done => tr!(language, "today-day-done").to_owned(),
            DayState::AtPar => tr!(language, "today-day-at-par").to_owned(),
        }
    }
}
