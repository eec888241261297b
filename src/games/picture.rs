//! Thumbnails of positions.

use super::game_ui::Selection;
use super::list::game_ui;
use crate::core::BoardOrientation;
use crate::core::language::SpokenLanguage;
use crate::core::theme::Themed;
use crate::drawing::BoardProjection;
use crate::ui;
use bevy_egui::egui::{Painter, Rect};
use tessella_games::Position;

/// Draws a thumbnail of a position, fitted into `rect`, with the lines that its game draws over the board.
pub fn draw_picture(painter: &Painter, rect: Rect, position: &Position) {
    let theme = &painter.current_theme();
    let game_ui = game_ui(position);
    let projection = BoardProjection::new(position, BoardOrientation::default());
    let mut path_lines =
        game_ui.path_lines(&projection, theme, Selection::default(), painter.language());
    path_lines.extend(game_ui.result_lines(&projection, theme));
    ui::draw_board(painter, rect, position, &path_lines);
}
