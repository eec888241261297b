//! Card of a board of a day.

use super::day_boards::DayBoard;
use crate::core::language::SpokenLanguage;
use crate::core::rects::{between, inset, sized};
use crate::core::theme::{ink, text};
use crate::games::draw_picture;
use crate::text::Text;
use crate::ui;
use crate::ui::{heavy, plain, write};
use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_library::today::{BoardResult, DailyBoard, DailyGame, time_text};

/// Height of the two lines of text below the picture, in points.
const LINES: f32 = 42.0;
/// Height of a card from which the picture is above the text, in points.
const TALL: f32 = 130.0;
/// Width of a card from which its text is written out, in points.
const WIDE: f32 = 180.0;
/// Side of the mark of a finished board, in points.
const MARK: f32 = 26.0;

/// Draws the card of a board, with its result if it is finished.
pub(super) fn draw_board_card(
    ui: &mut Ui,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    shown: &DayBoard,
    result: Option<BoardResult>,
) -> Response {
    let shades = &look.theme.shades;
    let language = ui.language();
    let name = name_of(shown.board.game, language);
    let about = match result {
        Some(result) => result_text(&shown.board, result, language),
        None => task_text(&shown.board, rect.width() >= WIDE, language),
    };
    let card = ui::card(ui, rect, look.theme, &format!("{name}: {about}"));
    let painter = ui.painter();
    let inner = inset(rect, 12.0);
    let is_tall = rect.height() >= TALL;
    let (picture, lines) = if is_tall {
        let top = inner.bottom() - LINES;
        (
            between(inner.min, pos2(inner.right(), top - 8.0)),
            between(pos2(inner.left(), top), inner.max),
        )
    } else {
        let side = inner.height().min(inner.width() * 0.4);
        (
            sized(inner.min, vec2(side, inner.height())),
            inner.with_min_x(inner.left() + side + 14.0),
        )
    };
    draw_picture(painter, picture, look, &shown.position);
    let middle = lines.center().y;
    let width = lines.width() - if result.is_some() { MARK } else { 0.0 };
    for (label, font, shade, down) in [
        (name.as_str(), heavy(text::BODY), shades.text, -10.0),
        (about.as_str(), plain(text::SMALL), shades.quiet, 11.0),
    ] {
        let at = pos2(lines.left(), middle + down);
        let left = Align2::LEFT_CENTER;
        write(painter, at, left, label, font, ink(shade), width);
    }
    if let Some(result) = result {
        let at = pos2(lines.right() - MARK / 2.0 + 4.0, middle);
        ui::draw_icon(
            painter,
            at,
            result_icon(result.is_at_par),
            22.0,
            ink(shades.accent),
        );
    }
    card
}

/// Returns the icon of a finished board or day.
pub(super) const fn result_icon(is_at_par: bool) -> Icon {
    match is_at_par {
        true => Icon::Star,
        false => Icon::Check,
    }
}

/// Returns the name of a board that players see.
pub(super) fn name_of(game: DailyGame, language: Language) -> String {
    match game {
        DailyGame::Problem => tr!(language, "today-problem").to_owned(),
        _ => game.game().text(language),
    }
}

/// Returns the task of a board that is not finished, in a few words or in two.
fn task_text(board: &DailyBoard, is_wide: bool, language: Language) -> String {
    match (board.game, board.par) {
        (DailyGame::Problem, Some(par)) if is_wide => {
            tr!(language, "today-win-in-moves", moves = par)
        }
        (DailyGame::Problem, Some(par)) => tr!(language, "today-win-in", moves = par),
        (_, Some(par)) => tr!(language, "today-par", moves = par),
        (_, None) => board.code.setup.plan().text(language),
    }
}

/// Returns the result of a finished board.
fn result_text(board: &DailyBoard, result: BoardResult, language: Language) -> String {
    match board.par {
        Some(par) => tr!(language, "today-result-moves", moves = result.moves, par),
        None => tr!(
            language,
            "today-result-time",
            time = time_text(result.milliseconds)
        ),
    }
}
