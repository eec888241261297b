//! Cards of games that were played: picture, name and progress.

use crate::core::language::SpokenLanguage;
use crate::core::rects::{centred, inset, sized};
use crate::core::theme::{Themed, ink, space};
use crate::core::{mode_of, waits};
use crate::games::{draw_game_picture, game_ui};
use crate::screens::game_list::{GameList, ListedGame};
use crate::text::Text;
use crate::ui::{self, HEADING, NOTE, STRONG, TextStyle};
use bevy_egui::egui::{Align2, Painter, Rect, Response, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_games::{Appearance, Position, Rules};
use tessella_language::tr;
use tessella_session::Session;

/// Least distance of lines in a low area, as a share of the usual one: letters do not touch.
const TIGHTEST: f32 = 0.8;

/// Draws a game on a card: its picture, and beside it the caption if there is one, its name and progress, and its board.
pub(super) fn draw_session(painter: &Painter, rect: Rect, game: &Session, caption: Option<&str>) {
    let language = painter.language();
    let setup = &game.code().setup;
    let paints = &painter.current_theme().paints;
    let state = game_ui(game.position()).state(game, paints, language);
    let name = setup.game().text(language);
    let state = tr!(language, "game-card-state", game = name, state);
    let board = setup.plan().text(language);
    let players = mode_of(game.players()).label(language);
    let about = tr!(language, "game-card-about", board, players);
    let (board, words) = parts(rect);
    let icon = if waits(game) {
        // The faces of a timed game are hidden while its clock is paused.
        Some(Icon::Pause)
    } else {
        is_cleared(game.position()).then_some(Icon::Check)
    };
    match icon {
        Some(icon) => {
            let size = (board.width() * 0.4).min(36.0);
            let quiet = ink(painter.current_theme().shades.quiet);
            ui::draw_icon(painter, board.center(), icon, size, quiet);
        }
        None => draw_game_picture(painter, board, game),
    }
    match caption {
        Some(caption) => {
            let lines = [(NOTE, caption), (HEADING, &state), (NOTE, &about)];
            draw_lines(painter, words, &lines);
        }
        None => draw_lines(painter, words, &[(STRONG, &state), (NOTE, &about)]),
    }
}

/// Returns `true` if no tile is left on the board.
fn is_cleared(position: &Position) -> bool {
    let mut cells = position.board().cells();
    cells.all(|cell| position.appearance(cell) == Appearance::Removed)
}

/// Divides a card into the area of the picture and that of the words beside it, or below it on a high card.
fn parts(rect: Rect) -> (Rect, Rect) {
    /// Height of the words below a picture, in points.
    const WORDS: f32 = 96.0;
    if rect.height() > rect.width() {
        return rect.split_top_bottom_at_y(rect.bottom() - WORDS);
    }
    let side = rect.height().min(rect.width() / 3.0);
    let picture = sized(rect.min, vec2(side, rect.height()));
    let left = picture.right() + space::MEDIUM;
    (picture, rect.with_min_x(left.min(rect.right())))
}

/// Writes texts one below the other around the middle of an area. The last ones are left out where there is no room for all of them.
fn draw_lines(painter: &Painter, area: Rect, lines: &[(TextStyle, &str)]) {
    let heights: Vec<f32> = lines
        .iter()
        .map(|&(style, text)| ui::text_height(painter.ctx(), style, text, area.width()))
        .collect();
    let height_of = |count: usize| heights[..count].iter().sum::<f32>();
    let mut shown = lines.len();
    while shown > 1 && TIGHTEST * height_of(shown) > area.height() {
        shown -= 1;
        let (_, text) = lines[shown];
        ui::tell_screen_readers(painter, area.left_bottom(), area, text);
    }
    let squeeze = (area.height() / height_of(shown)).clamp(TIGHTEST, 1.0);
    let mut top = area.center().y - squeeze * height_of(shown) / 2.0;
    for (&(style, text), &height) in lines[..shown].iter().zip(&heights) {
        let middle = pos2(area.center().x, top + squeeze * height / 2.0);
        let place = centred(middle, vec2(area.width(), height));
        ui::draw_text(painter, place, Align2::LEFT_CENTER, style, text);
        top += squeeze * height;
    }
}

/// Draws the card of a listed game. The right part of this width stays free for buttons.
pub(super) fn draw_listed(
    ui: &mut Ui,
    rect: Rect,
    list: &mut GameList,
    listed: &ListedGame,
    free: f32,
) -> Response {
    let card = ui::card_in(ui, rect, &listed.name(ui.language()));
    let inner = inset(rect, space::SMALL);
    let inner = inner.with_max_x((inner.right() - free).max(inner.left()));
    draw_listed_on(ui.painter(), inner, list, listed, None);
    card
}

/// Draws a listed game on a card like [`draw_session`]. Without a position, it has only a title.
pub(super) fn draw_listed_on(
    painter: &Painter,
    rect: Rect,
    list: &mut GameList,
    listed: &ListedGame,
    caption: Option<&str>,
) {
    let about = match list.preview(listed.stored.id) {
        Some(Ok(game)) => return draw_session(painter, rect, game, caption),
        Some(Err(_)) => tr!(painter.language(), "game-card-broken"),
        None => "",
    };
    let (_, words) = parts(rect);
    let title = listed.title(painter.language());
    draw_lines(painter, words, &[(STRONG, &title), (NOTE, about)]);
}

/// Writes the name and description on a card, one below the other.
pub(super) fn write_on_card(painter: &Painter, rect: Rect, name: &str, about: &str) {
    let name = (STRONG, name);
    match about {
        "" => draw_lines(painter, rect, &[name]),
        _ => draw_lines(painter, rect, &[name, (NOTE, about)]),
    }
}
