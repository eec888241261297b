//! Card of a pack.

use super::parts::{done_text, draw_bar};
use super::pictures::LevelPictures;
use crate::core::language::SpokenLanguage;
use crate::core::theme::space;
use crate::games::draw_picture;
use crate::text::pack_title;
use crate::ui::{self, STRONG};
use bevy_egui::egui::{Response, Ui, Vec2};
use tessella_language::tr;
use tessella_library::packs::{Pack, PackProgress};

/// Side of the picture, in points.
const PICTURE: f32 = 80.0;

/// Adds the card of a pack, with the picture of the level to play next.
pub(super) fn draw_pack_card(
    ui: &mut Ui,
    pack: &Pack,
    progress: &PackProgress,
    pictures: &mut LevelPictures,
) -> Response {
    let language = ui.language();
    let (title, done) = (pack_title(pack, language), done_text(progress, language));
    let level = progress.next().unwrap_or(pack.levels().len() - 1);
    let level = pack.levels().get(level);
    let position = level.and_then(|level| pictures.of(level.code()));
    let about = match pack.author() {
        Some(name) => format!("{done} · {}", tr!(language, "packs-author", name)),
        None => done.clone(),
    };
    ui::card(ui, &format!("{title}: {done}"), |ui| {
        ui.horizontal(|ui| {
            ui::picture(ui, Vec2::splat(PICTURE), |painter, area| {
                if let Some(position) = position {
                    draw_picture(painter, area, position);
                }
            });
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::SMALL;
                ui.add_space(space::TINY);
                ui::label(ui, STRONG, title);
                ui::note(ui, &about);
                draw_bar(ui, progress);
            });
        });
    })
}
