//! Picture of a position.

use super::raster::{Raster, RasterTextures};
use crate::core::BoardOrientation;
use crate::core::fonts::font_definitions;
use crate::core::language::tell_language;
use crate::core::rects::centred;
use crate::core::theme::{Theme, ink, tell_theme};
use crate::drawing::{BoardProjection, bed, faces, shapes};
use crate::games::draw_game_picture;
use bevy_egui::egui::{ColorImage, Context, LayerId, RawInput, Rect, Vec2, vec2};
use tessella_games::{Position, Rules};
use tessella_language::Language;
use tessella_session::Session;

/// Pixels for each of egui's points. Lines that are at least a point wide are as wide as on a screen of high resolution.
const SCALE: f32 = 2.0;
/// Space between the board and the edges of the picture, in cells. The bed is in it.
const MARGIN: f32 = 0.5;

/// Appearance and size of pictures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureStyle {
    /// Colours, and pictures on the tiles.
    pub theme: Theme,
    /// Greatest width and height, in pixels.
    pub size: [u16; 2],
    /// Language of what is written on the board.
    pub language: Language,
}

/// Draws pictures of the positions of one game. All have the same size.
pub struct BoardPainter {
    style: PictureStyle,
    context: Context,
    textures: RasterTextures,
    /// Size in pixels.
    size: [usize; 2],
    /// Side of a cell, in points.
    cell: f32,
}

impl BoardPainter {
    /// Creates a painter for the positions of a game. Its pictures are as wide and as high as the board requires, at most
    /// `style.size`.
    pub fn new(style: PictureStyle, position: &Position) -> Self {
        let extent = BoardProjection::new(position, BoardOrientation::default()).extent();
        let cells = vec2(extent.x, extent.y) + Vec2::splat(2.0 * MARGIN);
        let [width, height] = style.size.map(f32::from);
        let pixels = (width / cells.x).min(height / cells.y);
        let size = (cells * pixels).round().max(Vec2::splat(1.0));
        let context = Context::default();
        context.set_fonts(font_definitions(1.0, style.language, &[]));
        tell_language(&context, style.language);
        tell_theme(&context, style.theme);
        let cell = pixels / SCALE;
        let face = pixels * shapes::face_size(position.board());
        faces::load(&context, style.theme.faces, face);
        Self {
            style,
            context,
            textures: RasterTextures::default(),
            size: [size.x as usize, size.y as usize],
            cell,
        }
    }

    /// Draws the position of a game, as it has ended if it is over.
    pub fn draw(&mut self, game: &Session) -> ColorImage {
        let window = vec2(self.size[0] as f32, self.size[1] as f32) / SCALE;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Default::default(), window)),
            ..RawInput::default()
        };
        self.context.set_pixels_per_point(SCALE);
        let rect = Rect::from_min_size(Default::default(), window);
        let margin = MARGIN - bed::margin(game.position().board().extent());
        let rect = centred(
            rect.center(),
            window - Vec2::splat(2.0 * margin * self.cell),
        );
        let output = self.context.run_ui(input, |ui| {
            let painter = ui.ctx().layer_painter(LayerId::background());
            draw_game_picture(&painter, rect, game);
        });
        self.textures.update(output.textures_delta);
        let primitives = self.context.tessellate(output.shapes, SCALE);
        let mut raster = Raster::new(self.size, ink(self.style.theme.shades.background));
        raster.draw(&primitives, &self.textures, SCALE);
        raster.finish()
    }
}
