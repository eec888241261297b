//! Levels of a pack.

use super::parts::{BAR, GAP, LEVEL, done_text, draw_bar, write_quiet};
use super::pictures::LevelPictures;
use crate::core::language::SpokenLanguage;
use crate::core::rects::{between, inset, sized};
use crate::core::theme::{ink, text};
use crate::games::draw_picture;
use crate::text::Text;
use crate::ui;
use crate::ui::{BoardStyle, explain, heavy, row, write};
use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_games::GameCode;
use tessella_language::{Language, tr};
use tessella_library::packs::{LevelState, Pack, PackLevel, PackProgress};

/// Height of the card of the next level, in points.
const NEXT: f32 = 140.0;

/// Draws the next level, the progress and all levels. Returns the board of the one that was pressed.
pub(super) fn draw_levels(
    ui: &mut Ui,
    look: &BoardStyle<'_>,
    pack: &Pack,
    progress: &PackProgress,
    pictures: &mut LevelPictures,
) -> Option<GameCode> {
    let mut pressed = None;
    let next = progress.next();
    if let Some((index, level)) = next.and_then(|next| Some((next, pack.levels().get(next)?))) {
        let rect = row(ui, NEXT);
        let card = draw_next(ui, rect, look, index, level, pictures);
        ui::focus_on_arrival(&card, "levels");
        if card.clicked() {
            pressed = Some(level);
        }
    }
    let line = row(ui, 20.0);
    write_quiet(ui, line, look.theme, &done_text(progress, ui.language()));
    let bar = row(ui, BAR);
    let all = progress.states().len().max(1);
    draw_bar(ui, bar, look.theme, progress.won() as f32 / all as f32);
    let whole = ui.available_width();
    let columns = (((whole + GAP) / (LEVEL + GAP)) as usize).clamp(1, 15);
    let width = (whole - GAP * (columns as f32 - 1.0)) / columns as f32;
    let levels: Vec<(&PackLevel, LevelState)> = { pack.levels().iter() }
        .zip(progress.states().iter().copied())
        .collect();
    for (line, levels) in levels.chunks(columns).enumerate() {
        let rect = row(ui, LEVEL);
        // Of many levels, only those in the window are drawn, and the next ones for the keyboard.
        if !ui.is_rect_visible(rect.expand(LEVEL + GAP)) {
            continue;
        }
        for (column, &(level, state)) in levels.iter().enumerate() {
            let index = line * columns + column;
            let corner = rect.min + vec2((width + GAP) * column as f32, 0.0);
            let button = sized(corner, vec2(width, LEVEL));
            let button = draw_level(ui, button, look, index, level, state);
            if next.is_none() {
                ui::focus_on_arrival(&button, "levels");
            }
            if button.gained_focus() {
                button.scroll_to_me(None);
            }
            if button.clicked() {
                pressed = Some(level);
            }
        }
    }
    pressed.map(|level| level.code().clone())
}

/// Draws the card of the level to play next.
fn draw_next(
    ui: &mut Ui,
    rect: Rect,
    look: &BoardStyle<'_>,
    index: usize,
    level: &PackLevel,
    pictures: &mut LevelPictures,
) -> Response {
    let language = ui.language();
    let card = ui::card(ui, rect, look.theme, tr!(language, "packs-next-level"));
    let inner = inset(rect, 12.0);
    let side = inner.height().min(inner.width() * 0.45);
    let picture = sized(inner.min, vec2(side, inner.height()));
    if let Some(position) = pictures.of(level.code()) {
        draw_picture(ui.painter(), picture, look, position);
    }
    let caption = between(pos2(picture.right() + 16.0, inner.top()), inner.max);
    let middle = caption.center().y;
    let title = tr!(language, "packs-level", number = index + 1);
    write(
        ui.painter(),
        pos2(caption.left(), middle - 14.0),
        Align2::LEFT_CENTER,
        &title,
        heavy(text::HEADING),
        ink(look.theme.shades.text),
        caption.width() - 30.0,
    );
    let about = sized(
        pos2(caption.left(), middle + 4.0),
        vec2(caption.width() - 30.0, 20.0),
    );
    write_quiet(ui, about, look.theme, &about_level(level, language));
    ui::draw_icon(
        ui.painter(),
        pos2(inner.right() - 12.0, middle),
        Icon::Play,
        24.0,
        ink(look.theme.shades.accent),
    );
    card
}

/// Draws the button of a level: its number, and a mark if it is won.
fn draw_level(
    ui: &mut Ui,
    rect: Rect,
    look: &BoardStyle<'_>,
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
    let shades = &look.theme.shades;
    let button = ui::card(ui, rect, look.theme, &label);
    let (middle, shade) = match icon {
        Some(icon) => {
            let at = rect.center() + vec2(0.0, 11.0);
            ui::draw_icon(ui.painter(), at, icon, 16.0, ink(shades.accent));
            (rect.center() - vec2(0.0, 9.0), shades.quiet)
        }
        None => (rect.center(), shades.text),
    };
    write(
        ui.painter(),
        middle,
        Align2::CENTER_CENTER,
        &number.to_string(),
        heavy(text::BODY),
        ink(shade),
        rect.width() - 8.0,
    );
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
