//! Preview of the board on the set-up screen.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, sized};
use crate::core::theme::{Themed, space};
use crate::games::draw_picture;
use crate::screens::parts::column;
use crate::text::Text;
use crate::ui::{self, BODY};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};
use tessella_games::{Rules, SetupError};
use tessella_language::tr;
use tessella_session::Session;

/// Largest width of picture and choices side by side, in points.
const WIDEST: f32 = 1160.0;
/// Height below which the screen shows the choices only, in points.
const LOW: f32 = 200.0;
/// Height of the Play button and the space around it, in points.
pub(super) const PLAY: f32 = space::SMALL + TARGET + space::LARGE;

/// Returns the areas of the picture, if there is room for it, and of the choices, in the area below the title.
pub(super) fn areas(ui: &Ui, rest: Rect) -> (Option<Rect>, Rect) {
    if rest.height() < LOW {
        // A low window beside the on-screen keyboard.
        return (None, rest);
    }
    if ui::is_window_wide(ui.ctx()) {
        let block = column(ui.max_rect(), WIDEST);
        let height = rest.height() - space::WIDE;
        let side = height.min(block.width() * 0.46);
        // In a high window, the lower part of what is free stays larger.
        let corner = pos2(block.left(), rest.top() + (height - side) / 3.0);
        let picture = sized(corner, vec2(side, side));
        let corner = picture.right_top() + vec2(space::WIDE, 0.0);
        return (Some(picture), between(corner, block.max));
    }
    let side = (rest.height() * 0.24).min(rest.width());
    let corner = pos2(rest.center().x - side / 2.0, rest.top());
    let picture = sized(corner, vec2(side, side));
    let corner = pos2(rest.left(), picture.bottom() + space::MEDIUM);
    (Some(picture), between(corner, rest.max))
}

/// Draws the start position, or the reason why the choices are invalid. Of a timed game only the board is visible, for
/// its tiles are dealt when the clock starts.
pub(super) fn draw_preview(painter: &Painter, rect: Rect, game: Result<&Session, &SetupError>) {
    let language = painter.language();
    match game {
        Ok(game) if game.time_left().is_some() => {
            let raised = painter.current_theme().shades.raised;
            ui::draw_cells(painter, rect, game.position().board(), |_| raised);
        }
        Ok(game) => draw_picture(painter, rect, game.position()),
        Err(error) => {
            let reason = error.text(language);
            let words = tr!(language, "setup-not-possible", reason);
            ui::draw_text(painter, rect, Align2::CENTER_CENTER, BODY.quiet(), &words);
        }
    }
}
