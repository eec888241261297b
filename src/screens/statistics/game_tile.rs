//! Tile in the colour of a game, with a symbol of its own.

use crate::core::palette::Rgb;
use crate::core::theme::{Theme, Themed, ink};
use crate::games::about;
use crate::ui::{self, Face};
use bevy_egui::egui::{Painter, Rect};
use tessella_games::{Colour, Game};

/// Side of a tile from which its symbol is drawn, in points.
const LEGIBLE: f32 = 14.0;

/// Draws the tile of a game. A strength below 1 lets the colour of the tray show through it.
pub(super) fn draw_game_tile(painter: &Painter, place: Rect, game: Option<Game>, strength: f32) {
    let theme = painter.current_theme();
    let paint = theme.shades.bed.mix(colour(&theme, game), strength);
    let face = Face::paint(&theme, paint, 0.0);
    let top = face.draw(painter, place, 0.22 * place.height(), 0.0);
    let symbol = game.and_then(|game| Game::ALL.iter().position(|one| *one == game));
    if let Some(symbol) = symbol.filter(|_| place.height() >= LEGIBLE) {
        let (side, ink) = (0.4 * place.height(), ink(face.ink).gamma_multiply(0.8));
        ui::draw_symbol(painter, top.center(), side, Colour(symbol as u8), ink);
    }
}

/// Returns the colour of a game in this theme, or that of a game which this version does not know.
pub(super) fn colour(theme: &Theme, game: Option<Game>) -> Rgb {
    match game {
        Some(game) => theme.on(Some(about(game).ground)).shades.accent,
        None => theme.shades.line,
    }
}
