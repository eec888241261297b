//! Cards of games that were played: picture, name and progress.

use crate::core::language::SpokenLanguage;
use crate::core::rects::{centred, inset, sized};
use crate::core::theme::{Themed, ink, space};
use crate::core::{mode_of, waits};
use crate::games::{draw_game_picture, game_ui};
use crate::screens::game_list::{GameList, ListedGame};
use crate::text::Text;
use crate::ui::{self, HEADING, NOTE, STRONG, TextStyle};
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Response, Ui, vec2};
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

/// Divides a card into the area of the picture and that of the words beside it.
fn parts(rect: Rect) -> (Rect, Rect) {
    let side = rect.height().min(rect.width() / 3.0);
    let picture = sized(rect.min, vec2(side, rect.height()));
    let left = picture.right() + space::MEDIUM;
    (picture, rect.with_min_x(left.min(rect.right())))
}

/// Writes texts one below the other around the middle of an area. Each has at least a line, and the first ones get more lines
/// before the others.
fn draw_lines(painter: &Painter, area: Rect, lines: &[(TextStyle, &str)]) {
    let heights = lines.iter().map(|&(style, text)| {
        let font = style.font();
        let text = ui::in_lines(painter.ctx(), text, &font, area.width()).into_owned();
        let galley = painter.layout(text, font, Color32::PLACEHOLDER, area.width());
        let line = galley.rows.first().map_or(0.0, |row| row.height());
        (line, galley.size().y)
    });
    let heights: Vec<(f32, f32)> = heights.collect();
    let least: f32 = heights.iter().map(|(line, _)| line).sum();
    let usual: f32 = heights.iter().map(|(_, usual)| usual).sum();
    let squeeze = (area.height() / least).clamp(TIGHTEST, 1.0);
    let mut reserved = squeeze * least;
    let height = usual.min(area.height()).max(reserved);
    let mut rest = centred(area.center(), vec2(area.width(), height));
    for (&(style, text), (line, usual)) in lines.iter().zip(heights) {
        reserved -= squeeze * line;
        let height = usual.min(rest.height() - reserved);
        let (place, _) = rest.split_top_bottom_at_y(rest.top() + height);
        let drawn = ui::draw_text(painter, place, Align2::LEFT_CENTER, style, text);
        let bottom = drawn.bottom().min(place.bottom());
        (_, rest) = rest.split_top_bottom_at_y(bottom);
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
    let name = (STRONG.size(STRONG.size + 1.0), name);
    match about {
        "" => draw_lines(painter, rect, &[name]),
        _ => draw_lines(painter, rect, &[name, (NOTE, about)]),
    }
}
