//! Thumbnails of positions and games.

use super::game_ui::Selection;
use super::list::game_ui;
use crate::core::BoardOrientation;
use crate::core::language::SpokenLanguage;
use crate::core::theme::Themed;
use crate::drawing::{BoardProjection, Ending};
use crate::ui;
use bevy_egui::egui::{Painter, Rect};
use tessella_games::{Outcome, Position, Rules};
use tessella_session::Session;

/// Draws a thumbnail of a position, fitted into `rect`, with the lines that its game draws over the board.
pub fn draw_picture(painter: &Painter, rect: Rect, position: &Position) {
    draw_with_ending(painter, rect, position, None);
}

/// Draws a thumbnail of a game. The tiles of a won one have the colours in which its board has ended.
pub fn draw_game_picture(painter: &Painter, rect: Rect, game: &Session) {
    let position = game.position();
    let ending = match position.outcome() {
        Some(Outcome::Won(winner)) => game_ui(position).ending(game, winner),
        _ => None,
    };
    draw_with_ending(painter, rect, position, ending.as_ref());
}

fn draw_with_ending(painter: &Painter, rect: Rect, position: &Position, ending: Option<&Ending>) {
    let theme = &painter.current_theme();
    let game_ui = game_ui(position);
    let projection = BoardProjection::new(position, BoardOrientation::default());
    let (selection, language) = (Selection::default(), painter.language());
    let mut path_lines = game_ui.path_lines(&projection, theme, selection, language);
    path_lines.extend(game_ui.result_lines(&projection, theme));
    path_lines.extend(
        ending
            .iter()
            .flat_map(|end| end.lines(projection.board(), theme, f64::INFINITY)),
    );
    let mut numbers = game_ui.numbers(&projection, theme, selection, language);
    numbers.extend(game_ui.result_numbers(&projection, theme));
    let over = (&path_lines[..], &numbers[..]);
    ui::draw_board(painter, rect, position, ending, over);
}
