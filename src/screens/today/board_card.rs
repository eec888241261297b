//! Card of a board of a day.

use super::day_boards::DayBoard;
use crate::core::language::SpokenLanguage;
use crate::core::rects::inset;
use crate::core::theme::{Themed, ink, space};
use crate::games::draw_picture;
use crate::text::Text;
use crate::ui::{self, NOTE, STRONG};
use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_library::today::{BoardResult, DailyBoard, DailyGame, time_text};

/// Height of a card from which the picture is above the text, in points.
const TALL: f32 = 130.0;
/// Width of a card from which its text is written out, in points.
const WIDE: f32 = 180.0;
/// Side of the mark of a finished board, in points.
const MARK: f32 = 22.0;

/// Draws the card of a board, with its result if it is finished.
pub(super) fn draw_board_card(
    ui: &mut Ui,
    rect: Rect,
    shown: &DayBoard,
    result: Option<BoardResult>,
) -> Response {
    let language = ui.language();
    let name = name_of(shown.board.game, language);
    let about = match result {
        Some(result) => result_text(&shown.board, result, language),
        None => task_text(&shown.board, rect.width() >= WIDE, language),
    };
    let card = ui::card_in(ui, rect, &format!("{name}: {about}"));
    let painter = ui.painter();
    let (mut picture, mut texts) = (inset(rect, space::MEDIUM), inset(rect, space::MEDIUM));
    if result.is_some() {
        texts.max.x -= MARK;
    }
    let lines = if rect.height() >= TALL {
        let about = ui::draw_text(painter, texts, Align2::LEFT_BOTTOM, NOTE, &about);
        texts.max.y = about.top();
        let name = ui::draw_text(painter, texts, Align2::LEFT_BOTTOM, STRONG, &name);
        picture.max.y = (name.top() - space::SMALL).max(picture.top());
        name.union(about)
    } else {
        picture.max.x = picture.left() + picture.height().min(picture.width() * 0.4);
        texts.min.x = picture.right() + space::MEDIUM;
        let (above, below) = texts.split_top_bottom_at_fraction(0.5);
        ui::draw_text(painter, above, Align2::LEFT_BOTTOM, STRONG, &name);
        ui::draw_text(painter, below, Align2::LEFT_TOP, NOTE, &about);
        texts
    };
    draw_picture(painter, picture, &shown.position);
    if let Some(result) = result {
        let at = pos2(rect.right() - space::MEDIUM - MARK / 2.0, lines.center().y);
        let accent = ink(ui.current_theme().shades.accent);
        ui::draw_icon(painter, at, result_icon(result.is_at_par), MARK, accent);
    }
    card
}

/// Returns the icon of a finished board or day.
pub(super) const fn result_icon(is_at_par: bool) -> Icon {
    if is_at_par { Icon::Star } else { Icon::Check }
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
        (DailyGame::Problem, Some(moves)) if is_wide => {
            tr!(language, "today-win-in-moves", moves)
        }
        (DailyGame::Problem, Some(moves)) => tr!(language, "today-win-in", moves),
        (_, Some(moves)) => tr!(language, "today-par", moves),
        (_, None) => board.code.setup.plan().text(language),
    }
}

/// Returns the result of a finished board.
fn result_text(board: &DailyBoard, result: BoardResult, language: Language) -> String {
    let (moves, time) = (result.moves, time_text(result.milliseconds));
    match board.par {
        Some(par) => tr!(language, "today-result-moves", moves, par),
        None => tr!(language, "today-result-time", time),
    }
}
