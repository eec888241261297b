//! Screen with the numbers of the games that the player has finished.

mod day_map;
mod game_card;
mod overview;
mod plot;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{centred, sized};
use crate::core::storage::Storage;
use crate::core::theme::{Theme, ink, text};
use crate::core::{
    Confirmation, CurrentDay, GoBack, History, Question, Screen, ScreenSystems, WallClock,
};
use crate::screens::parts::{head, scrolled, scrolled_column};
use crate::ui;
use crate::ui::{Prominence, plain, row, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use overview::Overview;
use tessella_language::tr;
use tessella_library::statistics::PlayerHistory;

/// Space between cards, in points.
const GAP: f32 = 12.0;
/// Greatest width of the content, in points.
const WIDEST: f32 = 1000.0;
/// Width of the content from which the cards of games are in two columns, in points.
const TWO_COLUMNS: f32 = 720.0;

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
            draw.in_set(ScreenSystems)
                .run_if(in_state(Screen::Statistics)),
        );
}

/// Computes the numbers, which takes too long for each frame when there are thousands of results.
fn compute(history: Res<History>, clock: Res<WallClock>, mut overview: ResMut<Overview>) {
    *overview = Overview::of(&history.0.results, &clock.zone());
}

fn draw(
    mut contexts: EguiContexts,
    (theme, day, storage): (Res<Theme>, Res<CurrentDay>, Res<Storage>),
    overview: Res<Overview>,
    (mut history, mut confirmation): (ResMut<History>, ResMut<Confirmation>),
    mut back: MessageWriter<GoBack>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let language = ui.language();
    let window = ui.max_rect();
    let (rest, way_back) = head(ui, &theme, tr!(language, "statistics-title"));
    ui::focus_on_arrival(&way_back, "statistics");
    if way_back.clicked() {
        back.write(GoBack);
    }
    let (area, width) = scrolled_column(window, rest.top(), WIDEST);
    if history.0 == PlayerHistory::default() {
        draw_nothing(ui, area, &theme);
        return Ok(());
    }
    let mut is_pressed = false;
    scrolled(ui, area, "statistics", |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        ui.set_max_width(width);
        overview::draw_totals(ui, &theme, &overview.total);
        day_map::draw(ui, &theme, &overview.days, day.day());
        draw_games(ui, &theme, &overview);
        let label = match confirmation.is_asked(Question::Reset) {
            true => tr!(language, "statistics-forget-again"),
            false => tr!(language, "statistics-forget"),
        };
        let rect = row(ui, TARGET);
        let rect = centred(rect.center(), vec2(rect.width().min(320.0), TARGET));
        let icon = Some(Icon::Trash2);
        is_pressed = ui::button(ui, rect, &theme, Prominence::Plain, icon, label).clicked();
        ui.add_space(24.0);
    });
    if is_pressed && confirmation.confirms_press(ui.ctx(), Question::Reset) {
        history.0 = default();
        storage.save_history(&history.0);
    }
    Ok(())
}

/// Draws a card for each game, in one column or two. Each card is added to the column that is shorter.
fn draw_games(ui: &mut Ui, theme: &Theme, overview: &Overview) {
    let whole = ui.available_width();
    let columns = if whole >= TWO_COLUMNS { 2 } else { 1 };
    let width = (whole - GAP * (columns as f32 - 1.0)) / columns as f32;
    let mut bottoms = vec![0.0; columns];
    let mut places = Vec::new();
    for game in &overview.games {
        let height = game_card::height(game, width, ui.language());
        let mut column = 0;
        for other in 1..columns {
            if bottoms[other] < bottoms[column] {
                column = other;
            }
        }
        let corner = vec2((width + GAP) * column as f32, bottoms[column]);
        places.push((corner, vec2(width, height), game));
        bottoms[column] += height + GAP;
    }
    let area = row(ui, (bottoms.into_iter().fold(0.0, f32::max) - GAP).max(0.0));
    for (corner, size, game) in places {
        game_card::draw(ui.painter(), sized(area.min + corner, size), theme, game);
    }
}

fn draw_nothing(ui: &Ui, area: Rect, theme: &Theme) {
    write(
        ui.painter(),
        area.center(),
        Align2::CENTER_CENTER,
        tr!(ui.language(), "statistics-nothing"),
        plain(text::BODY),
        ink(theme.shades.quiet),
        area.width(),
    );
}
