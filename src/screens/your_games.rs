//! Screen with the games of this device: unfinished, finished, favourites.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, sized};
use crate::core::settings::Settings;
use crate::core::theme::{Theme, ink, text};
use crate::core::{GoBack, History, Screen, ScreenSystems, WallClock};
use crate::screens::begin_session::GameOpener;
use crate::screens::game_card::draw_listed;
use crate::screens::game_list::{GameList, ListedGame};
use crate::screens::parts::{column, head, scrolled};
use crate::text::Text;
use crate::ui;
use crate::ui::{Prominence, plain, row, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use tessella_games::GameCode;
use tessella_language::{Language, tr};
use tessella_library::statistics::{GameKey, GameResult};
use tessella_session::{GameId, GameLibrary, Session, StoredGame};

/// Height of a card in points.
const CARD: f32 = 84.0;
/// Space between cards in points.
const GAP: f32 = 10.0;
/// Widest area of the list in points.
const WIDEST: f32 = 1100.0;
/// Width in points from which another column of cards begins.
const COLUMN: f32 = 380.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(ScreenSystems).run_if(in_state(Screen::Games)),
    );
}

/// Games that are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Filter {
    #[default]
    All,
    Unfinished,
    Finished,
    Favourites,
}

impl Filter {
    fn accepts(self, game: &ListedGame) -> bool {
        match self {
            Self::All => true,
            // A favourite may be a board on which no move was made.
            Self::Unfinished => game.stored.can_continue(),
            Self::Finished => game.stored.is_over,
            Self::Favourites => game.stored.is_favourite,
        }
    }

    /// Returns the sentence shown when no game is listed.
    fn nothing(self, language: Language) -> &'static str {
        match self {
            Self::All => tr!(language, "your-games-no-game"),
            Self::Unfinished => tr!(language, "your-games-no-unfinished"),
            Self::Finished => tr!(language, "your-games-no-finished"),
            Self::Favourites => tr!(language, "your-games-no-favourite"),
        }
    }
}

/// Action that the player asked for.
enum GameAction {
    Open(GameId),
    Mark(GameId, bool),
    Remove(GameId),
    PutBack,
}

fn draw(
    mut contexts: EguiContexts,
    (theme, settings): (Res<Theme>, Res<Settings>),
    mut list: ResMut<GameList>,
    mut filter: Local<Filter>,
    mut back: MessageWriter<GoBack>,
    mut opener: GameOpener,
    (mut history, clock): (ResMut<History>, Res<WallClock>),
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let language = ui.language();
    let window = ui.max_rect();
    let (rest, way_back) = head(ui, &theme, tr!(language, "your-games-title"));
    ui::focus_on_arrival(&way_back, "games");
    if way_back.clicked() {
        back.write(GoBack);
    }
    let options = [
        (Filter::All, tr!(language, "your-games-all")),
        (Filter::Unfinished, tr!(language, "your-games-unfinished")),
        (Filter::Finished, tr!(language, "your-games-finished")),
        (Filter::Favourites, tr!(language, "your-games-favourites")),
    ];
    let line = sized(rest.min, vec2(rest.width(), TARGET));
    ui::choice(
        ui,
        line,
        &theme,
        tr!(language, "your-games-show"),
        &options,
        &mut *filter,
    );

    let wide = column(window, WIDEST);
    let area = between(pos2(wide.left(), line.bottom() + GAP), wide.max);
    let look = ui::BoardStyle {
        theme: &theme,
        faces: settings.faces,
    };
    let removed = opener.current.local.removed();
    let removed = removed.map(|game| game.record.code.clone());
    // Drawing changes the list only when it restores a game.
    let shown = list.bypass_change_detection();
    let games: Vec<ListedGame> = { shown.kept().filter(|game| filter.accepts(game)) }
        .cloned()
        .collect();
    let mut action = None;
    scrolled(ui, area, "games", |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        if let Some(code) = removed
            && draw_removed(ui, &theme, &code)
        {
            action = Some(GameAction::PutBack);
        }
        if games.is_empty() {
            draw_nothing(ui, &theme, *filter);
        }
        let columns = ((area.width() / COLUMN) as usize).max(1);
        for games in games.chunks(columns) {
            let line = row(ui, CARD);
            // Boards outside the visible part are not drawn, and their games are not restored.
            if ui.is_rect_visible(line) {
                draw_row(ui, line, columns, &look, shown, games, &mut action);
            }
        }
        ui.add_space(24.0);
    });
    if shown.take_restored() {
        list.set_changed();
    }
    if let Some(action) = action {
        act(&mut opener, &mut history, action, clock.seconds());
    }
    Ok(())
}

/// Draws the cards of a row.
fn draw_row(
    ui: &mut Ui,
    line: Rect,
    columns: usize,
    look: &ui::BoardStyle<'_>,
    list: &mut GameList,
    games: &[ListedGame],
    action: &mut Option<GameAction>,
) {
    let language = ui.language();
    let width = (line.width() - GAP * (columns as f32 - 1.0)) / columns as f32;
    for (at, game) in games.iter().enumerate() {
        let corner = line.min + vec2((width + GAP) * at as f32, 0.0);
        let rect = sized(corner, vec2(width, CARD));
        let id = game.stored.id;
        if draw_listed(ui, rect, look, list, game, 2.0 * TARGET - 6.0).clicked() {
            *action = Some(GameAction::Open(id));
        }
        // The buttons are drawn above the card, so that a press on them is not a press on the card.
        let side = vec2(TARGET, TARGET);
        let top = rect.center().y - TARGET / 2.0;
        let [star, bin] = [2.0, 1.0].map(|at| sized(pos2(rect.right() - at * TARGET, top), side));
        let is_favourite = game.stored.is_favourite;
        let name = game.name(language);
        let label = match is_favourite {
            true => tr!(language, "your-games-remove-favourite", game = &name),
            false => tr!(language, "your-games-add-favourite", game = &name),
        };
        let shade = match is_favourite {
            true => look.theme.shades.accent,
            false => look.theme.shades.quiet,
        };
        let star = ui::icon_button_in(ui, star, look.theme, (Icon::Star, shade), &label);
        if star.clicked() {
            *action = Some(GameAction::Mark(id, !is_favourite));
        }
        let bin = ui::icon_button_in(
            ui,
            bin,
            look.theme,
            (Icon::Trash2, look.theme.shades.quiet),
            &tr!(language, "your-games-remove", game = name),
        );
        if bin.clicked() {
            *action = Some(GameAction::Remove(id));
        }
    }
}

/// Draws the line that puts the game removed last back. Returns `true` if the player asked for it.
fn draw_removed(ui: &mut Ui, theme: &Theme, code: &str) -> bool {
    let language = ui.language();
    let line = row(ui, TARGET);
    let game = code.parse::<GameCode>();
    let label = match game {
        Ok(code) => tr!(
            language,
            "your-games-removed",
            game = code.setup.game().text(language)
        ),
        Err(_) => tr!(language, "your-games-removed-unknown").to_owned(),
    };
    let width = 120.0_f32.min(line.width() / 2.0);
    let button = line.with_min_x(line.right() - width);
    write(
        ui.painter(),
        pos2(line.left() + 4.0, line.center().y),
        Align2::LEFT_CENTER,
        &label,
        plain(text::BODY),
        ink(theme.shades.quiet),
        line.width() - width - 12.0,
    );
    let label = tr!(language, "your-games-put-back");
    ui::button(ui, button, theme, Prominence::Plain, None, label).clicked()
}

fn draw_nothing(ui: &mut Ui, theme: &Theme, filter: Filter) {
    let line = row(ui, 3.0 * TARGET);
    write(
        ui.painter(),
        line.center(),
        Align2::CENTER_CENTER,
        filter.nothing(ui.language()),
        plain(text::BODY),
        ink(theme.shades.quiet),
        line.width(),
    );
}

fn act(
    opener: &mut GameOpener<'_>,
    history: &mut ResMut<'_, History>,
    action: GameAction,
    now: u64,
) {
    let games = &mut opener.current.local;
    match action {
        GameAction::Open(id) => return opener.open(id),
        GameAction::Mark(id, is_favourite) => games.set_favourite(id, is_favourite),
        GameAction::Remove(id) => {
            games.remove(id);
            let given_up = games.removed().and_then(|game| given_up(game, now));
            if let Some((identity, result)) = given_up
                && !has_unfinished(games, &result, identity)
            {
                history.0.results.record(identity, result);
                opener.storage.save_history(&history.0);
            }
        }
        GameAction::PutBack => {
            let given_up = games.removed().and_then(|game| given_up(game, now));
            if let Some((id, result)) = given_up
                && history.0.results.take_back(&result.key(id))
            {
                opener.storage.save_history(&history.0);
            }
            games.put_back();
        }
    }
    opener.storage.save(&opener.current.local);
}

/// Returns the result of an unfinished game that is removed `now`, in seconds since 1970-01-01 in UTC; `None` if no move was made in it, or it cannot be restored.
fn given_up(removed: &StoredGame, now: u64) -> Option<(GameId, GameResult)> {
    let game = Session::restore(&removed.record).ok()?;
    if game.cursor() == 0 {
        return None;
    }
    let result = GameResult::of_given_up(&game, removed.hints.count(), now, None)?;
    Some((removed.identity(), result))
}

/// Returns `true` if the library has another unfinished game that counts as the same one.
fn has_unfinished(games: &GameLibrary, removed: &GameResult, identity: GameId) -> bool {
    let key = removed.key(identity);
    games.games().iter().any(|other| {
        let is_same = match &key {
            GameKey::Board(code) => other.record.code == *code,
            GameKey::Game(identity) => other.identity() == *identity,
        };
        is_same && !other.is_over && !other.record.moves.is_empty()
    })
}
