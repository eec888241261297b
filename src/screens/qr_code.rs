//! A QR code on the screen.

use crate::core::language::SpokenLanguage;
use crate::core::rects::{centred, inset};
use crate::core::theme::{Themed, ink, radius, space};
use crate::ui::{self, BODY};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, ColorImage, Rect, Sense, TextureHandle, TextureOptions, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};
use tessella_formats::qr::QrCode;
use tessella_language::tr;

/// QR code that was shown last, as a texture with one texel for each module.
#[derive(Resource, Default)]
pub struct QrPicture {
    text: String,
    texture: Option<TextureHandle>,
}

impl QrPicture {
    /// Returns the texture of a text; `None` if the text is too long.
    fn of(&mut self, ui: &Ui, text: &str) -> Option<&TextureHandle> {
        if self.text != text {
            text.clone_into(&mut self.text);
            self.texture = QrCode::of(text).ok().map(|code| {
                let options = TextureOptions::NEAREST;
                ui.ctx().load_texture("QR code", image(&code), options)
            });
        }
        self.texture.as_ref()
    }
}

/// Returns a picture of a code with its quiet zone, with one pixel for each module. The modules are dark on light in every
/// theme, because many readers need it.
fn image(code: &QrCode) -> ColorImage {
    let side = code.size() + 2 * QrCode::QUIET_ZONE;
    let mut image = ColorImage::filled([side, side], Color32::WHITE);
    for y in 0..code.size() {
        for x in 0..code.size() {
            if code.is_dark(x, y) {
                let (x, y) = (x + QrCode::QUIET_ZONE, y + QrCode::QUIET_ZONE);
                image.pixels[y * side + x] = Color32::BLACK;
            }
        }
    }
    image
}

/// Draws the QR code of a text in the middle of a place. All modules have the same size in pixels.
pub fn draw_qr_code(ui: &mut Ui, rect: Rect, picture: &mut QrPicture, text: &str) {
    let language = ui.language();
    let response = ui.interact(rect, ui.id().with("QR code"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, tr!(language, "qr-code")));
    let scale = ui.pixels_per_point();
    let texture = picture.of(ui, text);
    let painter = ui.painter();
    let Some(texture) = texture else {
        let ground = ink(ui.current_theme().shades.surface);
        painter.rect_filled(rect, radius::CARD, ground);
        let (area, too_long) = (inset(rect, space::LARGE), tr!(language, "qr-code-too-long"));
        let style = BODY.quiet();
        ui::draw_text(painter, area, Align2::CENTER_CENTER, style, too_long);
        return;
    };
    let modules = texture.size()[0] as f32;
    let pixels = (rect.size().min_elem() * scale / modules).floor().max(1.0);
    let side = pixels * modules / scale;
    let at = centred(rect.center(), vec2(side, side));
    let corner = (at.min * scale).round() / scale;
    let at = Rect::from_min_size(corner, vec2(side, side));
    painter.rect_filled(at, 0.0, Color32::WHITE);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture.id(), at, whole, Color32::WHITE);
}
