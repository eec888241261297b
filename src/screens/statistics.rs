//! Screen with the numbers of the games that the player has finished.

mod day_map;
mod ends;
mod game_card;
mod game_tile;
mod overview;
mod plot;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::centred;
use crate::core::storage::Storage;
use crate::core::theme::space;
use crate::core::{
    Confirmation, CurrentDay, GoBack, History, Question, Screen, ScreenSystems, WallClock,
};
use crate::screens::parts::page;
use crate::ui::{self, BODY, Button, row};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use day_map::draw_day_map;
use game_card::draw_game_card;
use lucide_icons::Icon;
use overview::Overview;
use tessella_language::tr;
use tessella_library::statistics::PlayerHistory;
use tessella_library::today::Day;

/// Greatest width of the content, in points.
const WIDEST: f32 = 1000.0;
/// Width of the content from which the cards are in two columns, in points.
const TWO_COLUMNS: f32 = 720.0;
/// Greatest width of the button below the cards, in points.
const BUTTON: f32 = 320.0;

pub(super) fn plugin(app: &mut App) {
    let is_changed = |history: Res<History>| history.is_changed();
    app.init_resource::<Overview>()
        .add_systems(OnEnter(Screen::Statistics), compute)
        .add_systems(
            PreUpdate,
            compute.run_if(is_changed.and_then(in_state(Screen::Statistics))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw_statistics_screen
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Statistics)),
        );
}

/// Computes the numbers, which takes too long for each frame when there are thousands of results.
fn compute(history: Res<History>, clock: Res<WallClock>, mut overview: ResMut<Overview>) {
    *overview = Overview::of(&history.0.results, &clock.zone());
}

fn draw_statistics_screen(
    mut contexts: EguiContexts,
    day: Res<CurrentDay>,
    storage: Res<Storage>,
    overview: Res<Overview>,
    mut history: ResMut<History>,
    mut confirmation: ResMut<Confirmation>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let language = context.language();
    let is_empty = history.0 == PlayerHistory::default();
    let mut forgets = false;
    let title = ("statistics", tr!(language, "statistics-title"));
    let way_back = page(context, title, WIDEST, |ui| {
        ui.spacing_mut().item_spacing = vec2(space::MEDIUM, space::MEDIUM);
        if is_empty {
            let (area, nothing) = (ui.max_rect(), tr!(language, "statistics-nothing"));
            let style = BODY.quiet();
            ui::draw_text(ui.painter(), area, Align2::CENTER_CENTER, style, nothing);
            return;
        }
        overview::draw_totals(ui, &overview.total);
        draw_cards(ui, &overview, day.day());
        forgets = draw_forget(ui, &mut confirmation);
    });
    ui::focus_on_arrival(&way_back, "statistics");
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    if forgets {
        history.0 = default();
        storage.save_history(&history.0);
    }
    Ok(())
}

/// Draws the map of the days and a card for each game, in one column or two. Each card is added to the column that is shorter.
fn draw_cards(ui: &mut Ui, overview: &Overview, today: Day) {
    let is_wide = ui.available_width() >= TWO_COLUMNS;
    ui.columns(if is_wide { 2 } else { 1 }, |columns| {
        draw_day_map(&mut columns[0], &overview.days, today);
        for game in &overview.games {
            let bottom = |ui: &&mut Ui| ui.cursor().top();
            let shorter = columns
                .iter_mut()
                .min_by(|one, other| bottom(one).total_cmp(&bottom(other)));
            if let Some(ui) = shorter {
                draw_game_card(ui, game);
            }
        }
    });
}

/// Draws the button that forgets everything. Returns `true` if it was pressed twice.
fn draw_forget(ui: &mut Ui, confirmation: &mut Confirmation) -> bool {
    let language = ui.language();
    let label = if confirmation.is_asked(Question::Reset) {
        tr!(language, "statistics-forget-again")
    } else {
        tr!(language, "statistics-forget")
    };
    let line = row(ui, TARGET);
    let area = centred(line.center(), vec2(line.width().min(BUTTON), TARGET));
    let button = Button::new(label).icon(Icon::Trash2).show_in(ui, area);
    button.clicked() && confirmation.confirms_press(ui.ctx(), Question::Reset)
}
