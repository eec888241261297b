//! Screen with the boards of a day, the calendar and the streak.

mod board_card;
mod calendar;
mod day_boards;
mod title_card;

pub(super) use calendar::short_name;
pub(super) use day_boards::DayBoards;
pub(super) use title_card::draw_today_card;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred};
use crate::core::theme::space;
use crate::core::{
    CurrentDay, GoBack, History, RedrawAppExt, Screen, ScreenSystems, Toast, WallClock,
};
use crate::screens::begin_session::GameOpener;
use crate::screens::parts::{column, head, scrolled};
use crate::text::{Text, wording};
use crate::ui::{self, BODY, Button, HEADING};
use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use board_card::draw_board_card;
use calendar::draw_month;
use lucide_icons::Icon;
use std::time::Duration;
use tessella_language::{Language, tr};
use tessella_library::today::{DailyBoard, DailyProgress, Day, DayState, FIRST_DAY, share_text};

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
const CALENDAR_SHARE: f32 = 0.42;
/// Height of a card in a narrow window, in points.
const CARD: f32 = 168.0;

/// Day whose boards are shown, and the month of the calendar.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ShownDay {
    /// `None` for today.
    day: Option<Day>,
    /// A day of the month that the calendar shows; `None` for the month of the day.
    month: Option<Day>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<ShownDay>()
        .init_resource::<DayBoards>()
        .add_systems(OnEnter(Screen::Title), show_today)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Today)),
        );
}

/// Shows today again when the screen is opened from the title.
fn show_today(mut shown: ResMut<ShownDay>) {
    shown.set_if_neq(ShownDay::default());
}

/// Returns the time until the boards of the next day as hours and minutes, rounded up.
fn wait_text(wait: Duration, language: Language) -> String {
    let minutes = wait.as_secs().div_ceil(60).max(1);
    let (hours, minutes) = (minutes / 60, minutes % 60);
    tr!(language, "today-wait", hours, minutes)
}

/// Action that the player asked for.
enum TodayAction {
    Play(DailyBoard),
    Show(Day),
    Share,
}

/// What the screen shows.
struct TodayView<'a> {
    progress: &'a DailyProgress,
    boards: &'a mut DayBoards,
    /// Day by the clock.
    now: Day,
    /// Time until the boards of the next day.
    wait: Duration,
    /// Day whose boards are shown.
    day: Day,
    /// A day of the month that the calendar shows.
    month: Day,
    action: Option<TodayAction>,
}

fn draw(
    mut contexts: EguiContexts,
    (history, current_day, clock): (Res<History>, Res<CurrentDay>, Res<WallClock>),
    mut shown: ResMut<ShownDay>,
    mut boards: ResMut<DayBoards>,
    mut back: MessageWriter<GoBack>,
    mut opener: GameOpener,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let language = ui.language();
    let window = ui.max_rect();
    let (progress, now) = (&history.0.today, current_day.day());
    // A clock that is set back closes days.
    let day = shown
        .day
        .filter(|&day| progress.state(day, now) != DayState::Closed);
    let day = day.unwrap_or(now);
    let title = match day == now {
        true => tr!(language, "today-title"),
        false => tr!(language, "today-title-other-day"),
    };
    let (rest, way_back) = head(ui, title);
    if way_back.clicked() {
        back.write(GoBack);
    }
    if day < FIRST_DAY {
        ui::focus_on_arrival(&way_back, "today");
    }
    let mut view = TodayView {
        progress,
        boards: boards.bypass_change_detection(),
        now,
        wait: clock.time_to_next_day(),
        day,
        month: shown.month.unwrap_or(day),
        action: None,
    };
    let area = between(pos2(window.left(), rest.top()), window.max);
    // A week of the calendar has seven days to press.
    let has_calendar = CALENDAR_SHARE * window.width() >= 7.0 * TARGET;
    match ui::is_wide(window.size()) && has_calendar {
        true => view.draw_wide(ui, area),
        false => view.draw_narrow(ui, area),
    }
    let month = (view.month != day).then_some(view.month);
    let mut next = ShownDay { month, ..*shown };
    match view.action {
        Some(TodayAction::Play(board)) => opener.begin_daily(&board),
        Some(TodayAction::Show(day)) => {
            next.day = (day != now).then_some(day);
            next.month = None;
        }
        Some(TodayAction::Share) => {
            if let Some(text) = share_text(progress, day, |game| game.text(language)) {
                ui.ctx().copy_text(text);
                opener.toasts.write(Toast(wording!("today-result-copied")));
            }
        }
        None => {}
    }
    shown.set_if_neq(next);
    Ok(())
}

impl TodayView<'_> {
    /// Draws the boards at the left and the calendar at the right.
    fn draw_wide(&mut self, ui: &mut Ui, area: Rect) {
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
    fn draw_narrow(&mut self, ui: &mut Ui, area: Rect) {
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
        let is_begun = self.progress.finished(self.day) > 0;
        if copy.enabled(is_begun).show(ui).clicked() {
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
