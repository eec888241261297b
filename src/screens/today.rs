//! Screen with the boards of a day, the calendar and the streak.

mod board_card;
mod calendar;
mod day_boards;
mod title_card;

pub(super) use day_boards::DayBoards;
pub(super) use title_card::draw_today_card;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, sized};
use crate::core::settings::Settings;
use crate::core::theme::{Theme, ink, text};
use crate::core::{
    CurrentDay, GoBack, History, RedrawAppExt, Screen, ScreenSystems, Toast, WallClock,
};
use crate::screens::begin_session::GameOpener;
use crate::screens::parts::{column, head, scrolled};
use crate::text::{Text, wording};
use crate::ui;
use crate::ui::{Prominence, heavy, plain, row, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use board_card::draw_board_card;
use calendar::draw_month;
use lucide_icons::Icon;
use std::time::Duration;
use tessella_language::{Language, tr};
use tessella_library::today::{DailyBoard, DailyProgress, Day, DayState, FIRST_DAY, share_text};

/// Space between cards, in points.
const GAP: f32 = 12.0;
/// Smallest distance of the content from both sides of the window, in points: a week of a calendar on a phone needs the
/// width.
const MARGIN: f32 = 8.0;
/// Height of the lines with the date and the time until the next boards, in points.
const DATE: f32 = 60.0;
/// Greatest width of the calendar, in points.
const CALENDAR: f32 = 380.0;
/// Height of a card in a window that is not wide, in points.
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

/// Returns the same in full hours, where there is little room.
fn short_wait_text(wait: Duration, language: Language) -> String {
    match wait.as_secs().div_ceil(60 * 60) {
        0 | 1 => wait_text(wait, language),
        hours => tr!(language, "today-wait-hours", hours),
    }
}

/// Action that the player asked for.
enum TodayAction {
    Play(DailyBoard),
    Show(Day),
    Share,
}

/// Data that the screen shows.
struct TodayView<'a> {
    look: ui::BoardStyle<'a>,
    progress: &'a DailyProgress,
    /// Day by the clock.
    now: Day,
    /// Time until the boards of the next day.
    wait: Duration,
    /// Day whose boards are shown.
    day: Day,
}

fn draw(
    mut contexts: EguiContexts,
    (theme, settings): (Res<Theme>, Res<Settings>),
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
    let (rest, way_back) = head(ui, &theme, title);
    if way_back.clicked() {
        back.write(GoBack);
    }
    let view = TodayView {
        look: ui::BoardStyle {
            theme: &theme,
            faces: settings.faces,
        },
        progress,
        now,
        wait: clock.time_to_next_day(),
        day,
    };
    if day < FIRST_DAY {
        ui::focus_on_arrival(&way_back, "today");
    }
    let area = between(pos2(window.left(), rest.top()), window.max);
    let boards = boards.bypass_change_detection();
    let mut month = shown.month.unwrap_or(day);
    let action = match ui::is_wide(window.size()) {
        true => view.draw_wide(ui, area, boards, &mut month),
        false => view.draw_narrow(ui, area, boards, &mut month),
    };
    let month = (month != day).then_some(month);
    let mut next = ShownDay { month, ..*shown };
    match action {
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
    fn draw_wide(
        &self,
        ui: &mut Ui,
        area: Rect,
        boards: &mut DayBoards,
        month: &mut Day,
    ) -> Option<TodayAction> {
        let block = column(area, 1000.0);
        let height = area.height().min(640.0);
        let block = centred(area.center(), vec2(block.width(), height));
        let width = (block.width() * 0.42).min(CALENDAR);
        let right = sized(
            block.right_top() - vec2(width, 0.0),
            vec2(width, block.height()),
        );
        let left = between(block.min, pos2(right.left() - 2.0 * GAP, block.bottom()));
        let mut action = None;
        self.draw_date(ui, sized(left.min, vec2(left.width(), DATE)));
        let cards = between(
            left.min + vec2(0.0, DATE),
            pos2(left.right(), left.bottom() - GAP),
        );
        self.draw_cards(ui, cards, boards, &mut action);
        scrolled(ui, right, "calendar", |ui| {
            self.draw_calendar(ui, month, &mut action);
        });
        action
    }

    /// Draws the boards above the calendar, in an area that scrolls.
    fn draw_narrow(
        &self,
        ui: &mut Ui,
        area: Rect,
        boards: &mut DayBoards,
        month: &mut Day,
    ) -> Option<TodayAction> {
        let width = (area.width() - 2.0 * MARGIN).clamp(0.0, 520.0);
        // The scroll bar is in the margin.
        let block = centred(area.center(), vec2(width + 2.0 * MARGIN, area.height()));
        let block = between(block.min + vec2(MARGIN, 0.0), block.max);
        let mut action = None;
        scrolled(ui, block, "today", |ui| {
            ui.set_max_width(width);
            ui.spacing_mut().item_spacing.y = 0.0;
            let date = row(ui, DATE);
            self.draw_date(ui, date);
            let cards = row(ui, 2.0 * CARD + GAP);
            self.draw_cards(ui, cards, boards, &mut action);
            ui.add_space(GAP);
            self.draw_calendar(ui, month, &mut action);
            ui.add_space(24.0);
        });
        action
    }

    fn draw_date(&self, ui: &Ui, rect: Rect) {
        let language = ui.language();
        let (year, month, day) = self.day.date();
        let weekday = self.day.weekday().index() + 1;
        let date = tr!(language, "today-date", weekday, day, month, year);
        write(
            ui.painter(),
            pos2(rect.left() + 4.0, rect.top() + 20.0),
            Align2::LEFT_CENTER,
            &date,
            heavy(text::HEADING),
            ink(self.look.theme.shades.text),
            rect.width() - 8.0,
        );
        write(
            ui.painter(),
            pos2(rect.left() + 4.0, rect.top() + 43.0),
            Align2::LEFT_CENTER,
            &tr!(
                language,
                "today-next",
                time = wait_text(self.wait, language)
            ),
            plain(text::SMALL),
            ink(self.look.theme.shades.quiet),
            rect.width() - 8.0,
        );
    }

    /// Draws the cards of the boards in two columns.
    fn draw_cards(
        &self,
        ui: &mut Ui,
        rect: Rect,
        boards: &mut DayBoards,
        action: &mut Option<TodayAction>,
    ) {
        if self.day < FIRST_DAY {
            // The clock of the device is wrong.
            write(
                ui.painter(),
                rect.center(),
                Align2::CENTER_CENTER,
                &tr!(
                    ui.language(),
                    "today-first-day",
                    date = FIRST_DAY.to_string()
                ),
                plain(text::BODY),
                ink(self.look.theme.shades.quiet),
                rect.width(),
            );
        }
        let size = (rect.size() - vec2(GAP, GAP)) / 2.0;
        for (at, shown) in boards.of(self.day).iter().enumerate() {
            let (column, line) = ((at % 2) as f32, (at / 2) as f32);
            let corner = rect.min + vec2(column, line) * (size + vec2(GAP, GAP));
            let result = self.progress.result(self.day, shown.board.game);
            let card = draw_board_card(ui, sized(corner, size), &self.look, shown, result);
            ui::focus_on_arrival(&card, "today");
            if card.clicked() {
                *action = Some(TodayAction::Play(shown.board.clone()));
            }
        }
    }

    /// Draws the calendar, the streak, and the button that copies the result.
    fn draw_calendar(&self, ui: &mut Ui, month: &mut Day, action: &mut Option<TodayAction>) {
        let language = ui.language();
        let theme = self.look.theme;
        ui.spacing_mut().item_spacing.y = 0.0;
        let height = calendar::height(ui.available_width());
        let rect = row(ui, height);
        let pressed = draw_month(ui, rect, theme, month, self.day, self.progress, self.now);
        if let Some(day) = pressed {
            *action = Some(TodayAction::Show(day));
        }
        ui.add_space(GAP);
        let line = row(ui, 28.0);
        write(
            ui.painter(),
            line.center(),
            Align2::CENTER_CENTER,
            &self.streak_text(language),
            plain(text::BODY),
            ink(theme.shades.quiet),
            line.width() - 8.0,
        );
        ui.add_space(GAP);
        let rect = row(ui, TARGET);
        let prominence = match self.progress.finished(self.day) {
            0 => Prominence::Off,
            _ => Prominence::Plain,
        };
        let icon = Some(Icon::Copy);
        if ui::button(
            ui,
            rect,
            theme,
            prominence,
            icon,
            tr!(language, "today-copy-result"),
        )
        .clicked()
        {
            *action = Some(TodayAction::Share);
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
