//! Name of the program.

use crate::core::palette;
use crate::core::rects::sized;
use crate::core::theme::Themed;
use crate::ui::{self, Face, TITLE};
use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

/// Letters of the name, each on a tile.
const NAME: &str = "TESSELLA";
/// Greatest distance between two letters of the name, in points.
const LETTER: f32 = 50.0;

/// Draws the name of the program, a tile for each letter.
pub(super) fn draw_name(painter: &Painter, rect: Rect) {
    let theme = painter.current_theme();
    let step = (rect.width() / NAME.len() as f32)
        .min(LETTER)
        .min(rect.height());
    for (at, letter) in NAME.char_indices() {
        let share = at as f32 / (NAME.len() - 1) as f32;
        let paint = palette::sunset(share);
        let corner = pos2(rect.left() + step * at as f32, rect.center().y - step / 2.0);
        let tile = sized(corner, vec2(0.92 * step, step));
        let face = Face::paint(&theme, paint, 0.0);
        let area = face.draw(painter, tile, 0.2 * step, 0.0);
        let style = TITLE.size(0.54 * step).rgb(face.ink);
        ui::draw_text(
            painter,
            area,
            Align2::CENTER_CENTER,
            style,
            letter.encode_utf8(&mut [0; 4]),
        );
    }
}
