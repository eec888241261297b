//! Cards of games that were played: picture, name and progress.

use crate::core::language::SpokenLanguage;
use crate::core::palette::Rgb;
use crate::core::rects::{inset, sized};
use crate::core::theme::{Theme, ink, text};
use crate::core::{mode_of, waits};
use crate::games::{draw_picture, game_ui};
use crate::screens::game_list::{GameList, ListedGame};
use crate::text::Text;
use crate::ui;
use crate::ui::{heavy, plain, write};
use bevy_egui::egui::{Align2, FontId, Painter, Rect, Response, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_games::{Appearance, Position, Rules};
use tessella_language::tr;
use tessella_session::Session;

/// Draws a game on a card: its picture, and beside it the caption if there is one, its name and progress, and its board.
pub(super) fn draw_session(
    painter: &Painter,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    game: &Session,
    caption: Option<&str>,
) {
    let language = painter.language();
    let theme = look.theme;
    let of = game.code().setup.game();
    let state = game_ui(game.position()).state(game, language);
    let state = tr!(language, "game-card-state", game = of.text(language), state);
    let board = game.code().setup.plan().text(language);
    let who = mode_of(game.players()).label(language);
    let about = tr!(language, "game-card-about", board, players = who);
    let side = picture_side(rect);
    let board = sized(rect.min, vec2(side, rect.height()));
    let icon = |icon: Icon| {
        let size = (side * 0.4).min(36.0);
        let quiet = ink(theme.shades.quiet);
        ui::draw_icon(painter, board.center(), icon, size, quiet);
    };
    if waits(game) {
        // The faces of a timed game are hidden while its clock is paused.
        icon(Icon::Pause);
    } else if is_cleared(game.position()) {
        icon(Icon::Check);
    } else {
        draw_picture(painter, board, look, game.position());
    }
    let (quiet, strong) = (theme.shades.quiet, theme.shades.text);
    let size = if caption.is_some() {
        text::HEADING
    } else {
        text::BODY
    };
    let lines = [
        caption.map(|caption| (caption, plain(text::SMALL), quiet)),
        Some((state.as_str(), heavy(size), strong)),
        Some((about.as_str(), plain(text::SMALL), quiet)),
    ];
    draw_lines(painter, beside(rect), &lines);
}

/// Returns `true` if no tile is left on the board.
fn is_cleared(position: &Position) -> bool {
    let mut cells = position.board().cells();
    cells.all(|cell| position.appearance(cell) == Appearance::Removed)
}

/// Returns the width of the picture in a card.
fn picture_side(rect: Rect) -> f32 {
    rect.height().min(rect.width() * 0.4)
}

/// Returns the area beside the picture.
fn beside(rect: Rect) -> Rect {
    let left = rect.left() + picture_side(rect) + 14.0;
    rect.with_min_x(left.min(rect.right()))
}

/// Text of a line, its font and its colour.
type Line<'a> = (&'a str, FontId, Rgb);

fn draw_lines(painter: &Painter, rect: Rect, lines: &[Option<Line<'_>>]) {
    let lines: Vec<&Line<'_>> = lines.iter().flatten().collect();
    let middle = (lines.len() as f32 - 1.0) / 2.0;
    for (at, (label, font, shade)) in lines.into_iter().enumerate() {
        let line = pos2(rect.left(), rect.center().y + (at as f32 - middle) * 23.0);
        write(
            painter,
            line,
            Align2::LEFT_CENTER,
            label,
            font.clone(),
            ink(*shade),
            rect.width(),
        );
    }
}

/// Draws the card of a listed game. The right part of this width stays free for buttons.
pub(super) fn draw_listed(
    ui: &mut Ui,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    list: &mut GameList,
    listed: &ListedGame,
    free: f32,
) -> Response {
    let card = ui::card(ui, rect, look.theme, &listed.name(ui.language()));
    let inner = inset(rect, 10.0);
    let inner = inner.with_max_x((inner.right() - free).max(inner.left()));
    draw_listed_on(ui.painter(), inner, look, list, listed, None);
    card
}

/// Draws a listed game on a card like [`draw_session`]. Without a position, it has only a title.
pub(super) fn draw_listed_on(
    painter: &Painter,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    list: &mut GameList,
    listed: &ListedGame,
    caption: Option<&str>,
) {
    match list.preview(listed.stored.id) {
        Some(Ok(game)) => draw_session(painter, rect, look, game, caption),
        Some(Err(_)) => {
            let about = tr!(painter.language(), "game-card-broken");
            draw_title(painter, rect, look, listed, about);
        }
        None => draw_title(painter, rect, look, listed, ""),
    }
}

/// Draws the title of a game whose position is not known.
fn draw_title(
    painter: &Painter,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    listed: &ListedGame,
    about: &str,
) {
    let shades = &look.theme.shades;
    let title = listed.title(painter.language());
    let lines = [
        Some((title.as_str(), heavy(text::BODY), shades.text)),
        Some((about, plain(text::SMALL), shades.quiet)),
    ];
    draw_lines(painter, beside(rect), &lines);
}

/// Writes the name and description on a card, in two lines.
pub(super) fn write_on_card(painter: &Painter, rect: Rect, theme: &Theme, name: &str, about: &str) {
    let (strong, quiet) = (theme.shades.text, theme.shades.quiet);
    let lines = [
        (name, heavy(text::BODY + 1.0), strong, -10.0),
        (about, plain(text::SMALL), quiet, 11.0),
    ];
    for (label, font, shade, down) in lines {
        let down = if about.is_empty() { 0.0 } else { down };
        let at = pos2(rect.left(), rect.center().y + down);
        let left = Align2::LEFT_CENTER;
        write(painter, at, left, label, font, ink(shade), rect.width());
    }
}
