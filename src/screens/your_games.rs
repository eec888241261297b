//! Screen with the games of this device: unfinished, finished, favourites.

mod actions;
mod filter;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::centred;
use crate::core::theme::{Themed, space};
use crate::core::{GoBack, History, Screen, ScreenSystems, WallClock};
use crate::screens::begin_session::GameOpener;
use crate::screens::game_card::draw_listed;
use crate::screens::game_list::{GameList, ListedGame};
use crate::screens::parts::page;
use crate::text::Text;
use crate::ui::{self, BODY, Button, row};
use actions::{GameAction, act};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, TextStyle, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use filter::{Filter, draw_filter};
use lucide_icons::Icon;
use tessella_games::GameCode;
use tessella_language::tr;

/// Greatest width of the list, in points.
const WIDEST: f32 = 1100.0;
/// Width from which another column of cards begins, in points.
const COLUMN: f32 = 380.0;
/// Greatest width of the button that puts a game back, in points.
const PUT_BACK: f32 = 160.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_your_games_screen
            .in_set(ScreenSystems)
            .run_if(in_state(Screen::Games)),
    );
}

fn draw_your_games_screen(
    mut contexts: EguiContexts,
    mut list: ResMut<GameList>,
    mut filter: Local<Filter>,
    mut commands: Commands,
    mut opener: GameOpener,
    mut history: ResMut<History>,
    clock: Res<WallClock>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let language = context.language();
    let removed = opener.current.local.removed();
    let removed = removed.map(|game| game.record.code.clone());
    // Drawing changes the list only when it restores a game.
    let shown = list.bypass_change_detection();
    let mut action = None;
    let title = ("games", tr!(language, "your-games-title"));
    let way_back = page(context, title, WIDEST, |ui| {
        draw_filter(ui, &mut filter);
        if removed.is_some_and(|code| draw_removed(ui, &code)) {
            action = Some(GameAction::PutBack);
        }
        let games = shown.kept().filter(|game| filter.accepts(game));
        let games: Vec<ListedGame> = games.cloned().collect();
        if games.is_empty() {
            ui.add_space(space::HUGE);
            ui.vertical_centered(|ui| ui::label(ui, BODY.quiet(), filter.nothing(language)));
        }
        let columns = (ui.available_width() / COLUMN) as usize;
        let height = card_height(ui);
        ui::grid(ui, (columns, height), &games, |ui, rect, game| {
            // Boards outside the visible part are not drawn, and their games are not restored.
            if ui.is_rect_visible(rect) {
                let own = UiBuilder::new().id_salt(game.stored.id).max_rect(rect);
                let pressed = draw_game(&mut ui.new_child(own), shown, game);
                action = action.take().or(pressed);
            }
        });
    });
    ui::focus_on_arrival(&way_back, "games");
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    if shown.take_restored() {
        list.set_changed();
    }
    if let Some(action) = action {
        act(&mut opener, &mut history, action, clock.seconds());
    }
    Ok(())
}

/// Returns the height of a card, which has room for two lines of each text, in points.
fn card_height(ui: &Ui) -> f32 {
    let lines = [TextStyle::Body, TextStyle::Small].map(|style| ui.text_style_height(&style));
    2.0 * (lines.iter().sum::<f32>() + space::SMALL)
}

/// Draws the card of a game, which fills the area, with its buttons. Returns what was pressed.
fn draw_game(ui: &mut Ui, list: &mut GameList, game: &ListedGame) -> Option<GameAction> {
    let shades = ui.current_theme().shades;
    let (language, rect) = (ui.language(), ui.max_rect());
    let id = game.stored.id;
    let card = draw_listed(ui, rect, list, game, 2.0 * TARGET - space::SMALL);
    // The buttons are drawn above the card, so that a press on them is not a press on the card.
    let buttons = pos2(rect.right() - TARGET, rect.center().y);
    let buttons = centred(buttons, vec2(2.0 * TARGET, TARGET));
    let (star, bin) = buttons.split_left_right_at_fraction(0.5);
    let (name, is_favourite) = (game.name(language), game.stored.is_favourite);
    let (label, shade) = if is_favourite {
        (
            tr!(language, "your-games-remove-favourite", game = &name),
            shades.accent,
        )
    } else {
        (
            tr!(language, "your-games-add-favourite", game = &name),
            shades.quiet,
        )
    };
    let star = ui::icon_button_in(ui, star, (Icon::Star, shade), &label);
    let label = tr!(language, "your-games-remove", game = name);
    let bin = ui::icon_button_in(ui, bin, (Icon::Trash2, shades.quiet), &label);
    if bin.clicked() {
        Some(GameAction::Remove(id))
    } else if star.clicked() {
        Some(GameAction::Mark(id, !is_favourite))
    } else {
        card.clicked().then_some(GameAction::Open(id))
    }
}

/// Draws the line that puts the game removed last back. Returns `true` if the player asked for it.
fn draw_removed(ui: &mut Ui, code: &str) -> bool {
    let language = ui.language();
    let label = match code.parse::<GameCode>() {
        Ok(code) => {
            let game = code.setup.game().text(language);
            tr!(language, "your-games-removed", game)
        }
        Err(_) => tr!(language, "your-games-removed-unknown").to_owned(),
    };
    let line = row(ui, TARGET);
    let width = (line.width() * 0.4).min(PUT_BACK);
    let (words, button) = line.split_left_right_at_x(line.right() - width);
    let style = BODY.quiet();
    ui::draw_text(ui.painter(), words, Align2::LEFT_CENTER, style, &label);
    let button = Button::new(tr!(language, "your-games-put-back")).show_in(ui, button);
    button.clicked()
}
