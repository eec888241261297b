//! Levels of a pack.

use super::parts::{done_text, draw_bar};
use super::pictures::LevelPictures;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::inset;
use crate::core::theme::{Themed, ink, space};
use crate::games::draw_picture;
use crate::text::Text;
use crate::ui::{self, HEADING, NOTE, STRONG, explain, row};
use bevy_egui::egui::{Align2, Rect, Response, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;
use tessella_games::GameCode;
use tessella_language::{Language, tr};
use tessella_library::packs::{LevelState, Pack, PackLevel, PackProgress};

/// Height of the card of the next level, in points.
const NEXT: f32 = 140.0;
/// Side of the button of a level, in points.
const LEVEL: f32 = TARGET + 8.0;
/// Space between the buttons, in points.
const GAP: f32 = space::MEDIUM;

/// Draws the next level, the progress and all levels. Returns the board of the one that was pressed.
pub(super) fn draw_levels(
    ui: &mut Ui,
    pack: &Pack,
    progress: &PackProgress,
    pictures: &mut LevelPictures,
) -> Option<GameCode> {
    let mut pressed = None;
    let next = progress.next();
    if let Some((index, level)) = next.and_then(|next| Some((next, pack.levels().get(next)?))) {
        let card = draw_next(ui, index, level, pictures);
        ui::focus_on_arrival(&card, "levels");
        if card.clicked() {
            pressed = Some(level);
        }
    }
    ui::note(ui, &done_text(progress, ui.language()));
    draw_bar(ui, progress);
    let columns = (ui.available_width() + GAP) / (LEVEL + GAP);
    let size = ((columns as usize).clamp(1, 15), LEVEL);
    let levels = pack.levels().iter().zip(progress.states()).enumerate();
    ui::grid(ui, size, levels, |ui, area, (index, (level, &state))| {
        // Of many levels, only those in the window are drawn, and the next ones for the keyboard.
        if !ui.is_rect_visible(area.expand(LEVEL + GAP)) {
            return;
        }
        let ui = &mut ui.new_child(UiBuilder::new().id_salt(index).max_rect(area));
        let button = draw_level(ui, area, index, level, state);
        if next.is_none() {
            ui::focus_on_arrival(&button, "levels");
        }
        if button.clicked() {
            pressed = Some(level);
        }
    });
    pressed.map(|level| level.code().clone())
}

/// Draws the card of the level to play next.
fn draw_next(
    ui: &mut Ui,
    index: usize,
    level: &PackLevel,
    pictures: &mut LevelPictures,
) -> Response {
    let language = ui.language();
    let area = row(ui, NEXT);
    let card = ui::card_in(ui, area, tr!(language, "packs-next-level"));
    let painter = ui.painter();
    let inner = inset(area, space::MEDIUM);
    let board = inner.with_max_x(inner.left() + inner.height().min(inner.width() * 0.45));
    if let Some(position) = pictures.of(level.code()) {
        draw_picture(painter, board, position);
    }
    let play = pos2(inner.right() - space::MEDIUM, inner.center().y);
    let accent = ink(ui.current_theme().shades.accent);
    ui::draw_icon(painter, play, Icon::Play, 24.0, accent);
    let texts = inner.with_min_x(board.right() + space::LARGE);
    let texts = texts.with_max_x(play.x - space::WIDE);
    let (title, about) = texts.split_top_bottom_at_fraction(0.5);
    let number = tr!(language, "packs-level", number = index + 1);
    ui::draw_text(painter, title, Align2::LEFT_BOTTOM, HEADING, &number);
    let said = about_level(level, language);
    ui::draw_text(painter, about, Align2::LEFT_TOP, NOTE, &said);
    card
}

/// Draws the button of a level: its number, and a mark if it is won.
fn draw_level(
    ui: &mut Ui,
    area: Rect,
    index: usize,
    level: &PackLevel,
    state: LevelState,
) -> Response {
    let language = ui.language();
    let number = index + 1;
    let (icon, label) = match state {
        LevelState::Open => (None, tr!(language, "packs-level-open", number)),
        LevelState::Won => (Some(Icon::Check), tr!(language, "packs-level-done", number)),
        LevelState::WonAtPar => (
            Some(Icon::Star),
            tr!(language, "packs-level-at-par", number),
        ),
    };
    let button = ui::card_in(ui, area, &label);
    let painter = ui.painter();
    let mut place = inset(area, space::TINY);
    let mut style = STRONG;
    if let Some(icon) = icon {
        let accent = ink(ui.current_theme().shades.accent);
        let at = area.center() + vec2(0.0, 11.0);
        ui::draw_icon(painter, at, icon, 16.0, accent);
        place.max.y = area.center().y + 2.0;
        style = style.quiet();
    }
    let number = number.to_string();
    ui::draw_text(painter, place, Align2::CENTER_CENTER, style, &number);
    explain(button, about_level(level, language))
}

/// Returns the title of a level, or its board, and its par.
fn about_level(level: &PackLevel, language: Language) -> String {
    let board = || level.code().setup.plan().text(language);
    let about = level.title().map_or_else(board, str::to_owned);
    match level.par() {
        Some(par) => format!("{about} · {}", tr!(language, "packs-par", par)),
        None => about,
    }
}
