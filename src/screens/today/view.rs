//! What the screen of a day shows: its boards, the calendar and the streak.

use crate::core::language::SpokenLanguage;
use crate::core::rects::{between, centred};
use crate::core::theme::space;
use crate::screens::parts::{column, scrolled};
use crate::screens::today::board_card::draw_board_card;
use crate::screens::today::calendar::draw_month;
use crate::screens::today::day_boards::DayBoards;
use crate::ui::{self, BODY, Button, HEADING};
use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use std::time::Duration;
use tessella_language::{Language, tr};
use tessella_library::today::{DailyBoard, DailyProgress, Day, FIRST_DAY};

/// Smallest distance of the content from both sides of a narrow window, in points: a week of a calendar on a phone needs
/// the width.
const MARGIN: f32 = space::SMALL;
/// Greatest width of the content in a narrow window, in points.
const NARROW: f32 = 520.0;
/// Greatest size of the content in a wide window, in points.
const WIDE: [f32; 2] = [1000.0, 640.0];
/// Greatest width of the calendar in a wide window, in points.
const CALENDAR: f32 = 380.0;
/// Share of the width that the calendar takes in a wide window.
pub(super) const CALENDAR_SHARE: f32 = 0.42;
/// Height of a card in a narrow window, in points.
const CARD: f32 = 168.0;

/// Returns the time until the boards of the next day as hours and minutes, rounded up.
pub(super) fn wait_text(wait: Duration, language: Language) -> String {
    let minutes = wait.as_secs().div_ceil(60).max(1);
    let (hours, minutes) = (minutes / 60, minutes % 60);
    tr!(language, "today-wait", hours, minutes)
}

/// Action that the player asked for.
pub(super) enum TodayAction {
    Play(DailyBoard),
    Show(Day),
    Share,
}

/// What the screen shows.
pub(super) struct TodayView<'a> {
    pub(super) progress: &'a DailyProgress,
    pub(super) boards: &'a mut DayBoards,
    /// Day by the clock.
    pub(super) now: Day,
    /// Time until the boards of the next day.
    pub(super) wait: Duration,
    /// Day whose boards are shown.
    pub(super) day: Day,
    /// A day of the month that the calendar shows.
    pub(super) month: Day,
    pub(super) action: Option<TodayAction>,
}

impl TodayView<'_> {
    /// Draws the boards at the left and the calendar at the right.
    pub(super) fn draw_wide(&mut self, ui: &mut Ui, area: Rect) {
        let [width, height] = WIDE;
        let size = vec2(column(area, width).width(), area.height().min(height));
        let block = centred(area.center(), size);
        let right = block.with_min_x(block.right() - (size.x * CALENDAR_SHARE).min(CALENDAR));
        let left = between(block.min, pos2(right.left() - space::WIDE, block.bottom()));
        let left = &mut ui::inside(ui, left);
        self.draw_date(left);
        let height = left.available_height() / 2.0 - space::MEDIUM;
        self.draw_boards(left, height.max(0.0));
        scrolled(ui, right, "calendar", |ui| self.draw_calendar(ui));
    }

    /// Draws the boards above the calendar, in an area that scrolls.
    pub(super) fn draw_narrow(&mut self, ui: &mut Ui, area: Rect) {
        let width = (area.width() - 2.0 * MARGIN).clamp(0.0, NARROW);
        // The scroll bar is in the margin.
        let block = centred(area.center(), vec2(width + 2.0 * MARGIN, area.height()));
        let block = between(block.min + vec2(MARGIN, 0.0), block.max);
        scrolled(ui, block, "today", |ui| {
            ui.set_max_width(width);
            self.draw_date(ui);
            self.draw_boards(ui, CARD);
            self.draw_calendar(ui);
            ui.add_space(space::WIDE);
        });
    }

    /// Adds the date and the time until the next boards.
    fn draw_date(&self, ui: &mut Ui) {
        let language = ui.language();
        let (year, month, day) = self.day.date();
        let weekday = self.day.weekday().index() + 1;
        let wait = wait_text(self.wait, language);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = space::TINY;
            let date = tr!(language, "today-date", weekday, day, month, year);
            ui::label(ui, HEADING, &date);
            ui::note(ui, &tr!(language, "today-next", time = wait));
        });
    }

    /// Adds the cards of the boards in two columns.
    fn draw_boards(&mut self, ui: &mut Ui, height: f32) {
        if self.day < FIRST_DAY {
            // The clock of the device is wrong.
            let (language, date) = (ui.language(), FIRST_DAY.to_string());
            ui::label(ui, BODY.quiet(), &tr!(language, "today-first-day", date));
        }
        let boards = self.boards.of(self.day);
        ui::grid(ui, (2, height), boards, |ui, area, shown| {
            let result = self.progress.result(self.day, shown.board.game);
            let card = draw_board_card(ui, area, shown, result);
            ui::focus_on_arrival(&card, "today");
            if card.clicked() {
                self.action = Some(TodayAction::Play(shown.board.clone()));
            }
        });
    }

    /// Adds the calendar, the streak, and the button that copies the result.
    fn draw_calendar(&mut self, ui: &mut Ui) {
        let language = ui.language();
        let month = &mut self.month;
        let month = ui.scope(|ui| draw_month(ui, month, self.day, self.progress, self.now));
        if let Some(day) = month.inner {
            self.action = Some(TodayAction::Show(day));
        }
        let streak = self.streak_text(language);
        ui.vertical_centered(|ui| ui::label(ui, BODY.quiet(), &streak));
        let copy = Button::new(tr!(language, "today-copy-result")).icon(Icon::Copy);
        let has_begun = self.progress.finished(self.day) > 0;
        if copy.enabled(has_begun).show(ui).clicked() {
            self.action = Some(TodayAction::Share);
        }
    }

    fn streak_text(&self, language: Language) -> String {
        let (streak, longest) = (
            self.progress.streak(self.now),
            self.progress.longest_streak(self.now),
        );
        match (streak, longest) {
            (0, 0) => tr!(language, "today-no-streak").to_owned(),
            (0, longest) => tr!(language, "today-longest-streak", days = longest),
            (streak, longest) if streak == longest => tr!(language, "today-streak", days = streak),
            (streak, longest) => tr!(language, "today-streak-and-longest", days = streak, longest),
        }
    }
}
