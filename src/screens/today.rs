//! Screen with the boards of a day, the calendar and the streak.

mod board_card;
mod calendar;
mod day_boards;
mod title_card;
mod view;

pub(super) use calendar::short_name;
pub(super) use day_boards::DayBoards;
pub(super) use title_card::draw_today_card;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::between;
use crate::core::{
    CurrentDay, GoBack, History, RedrawAppExt, Screen, ScreenSystems, Toast, WallClock,
};
use crate::screens::begin_session::GameOpener;
use crate::screens::parts::head;
use crate::text::{Text, wording};
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::pos2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tessella_language::tr;
use tessella_library::today::{Day, DayState, FIRST_DAY, share_text};
use view::{CALENDAR_SHARE, TodayAction, TodayView};

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
            draw_today_screen
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Today)),
        );
}

/// Shows today again when the screen is opened from the title.
fn show_today(mut shown: ResMut<ShownDay>) {
    shown.set_if_neq(ShownDay::default());
}

fn draw_today_screen(
    mut contexts: EguiContexts,
    history: Res<History>,
    current_day: Res<CurrentDay>,
    clock: Res<WallClock>,
    mut shown: ResMut<ShownDay>,
    mut boards: ResMut<DayBoards>,
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
    let title = if day == now {
        tr!(language, "today-title")
    } else {
        tr!(language, "today-title-other-day")
    };
    let (rest, way_back) = head(ui, title);
    if way_back.clicked() {
        opener.commands.trigger(GoBack);
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
    if ui::is_wide(window.size()) && has_calendar {
        view.draw_wide(ui, area);
    } else {
        view.draw_narrow(ui, area);
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
                opener
                    .commands
                    .trigger(Toast(wording!("today-result-copied")));
            }
        }
        None => {}
    }
    shown.set_if_neq(next);
    Ok(())
}
