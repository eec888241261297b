//! Card of a pack.

use super::parts::{BAR, done_text, draw_bar, write_quiet};
use super::pictures::LevelPictures;
use crate::core::language::SpokenLanguage;
use crate::core::rects::{between, inset, sized};
use crate::core::theme::{ink, text};
use crate::games::draw_picture;
use crate::text::pack_title;
use crate::ui;
use crate::ui::{BoardStyle, heavy, write};
use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2, vec2};
use tessella_language::tr;
use tessella_library::packs::{Pack, PackProgress};

/// Height of a card, in points.
pub(super) const CARD: f32 = 104.0;

/// Draws the card of a pack, with the picture of the level to play next.
pub(super) fn draw_pack_card(
    ui: &mut Ui,
    rect: Rect,
    look: &BoardStyle<'_>,
    pack: &Pack,
    progress: &PackProgress,
    pictures: &mut LevelPictures,
) -> Response {
    let language = ui.language();
    let done = done_text(progress, language);
    let card = ui::card(
        ui,
        rect,
        look.theme,
        &format!("{}: {done}", pack_title(pack, language)),
    );
    let inner = inset(rect, 12.0);
    let side = inner.height().min(inner.width() * 0.4);
    let picture = sized(inner.min, vec2(side, inner.height()));
    let level = progress.next().unwrap_or(pack.levels().len() - 1);
    if let Some(position) = { pack.levels().get(level) }.and_then(|level| pictures.of(level.code()))
    {
        draw_picture(ui.painter(), picture, look, position);
    }
    let caption = between(pos2(picture.right() + 14.0, inner.top()), inner.max);
    let line = |top: f32, height: f32| {
        sized(
            pos2(caption.left(), caption.top() + top),
            vec2(caption.width(), height),
        )
    };
    let title = line(4.0, 26.0);
    write(
        ui.painter(),
        pos2(title.left(), title.center().y),
        Align2::LEFT_CENTER,
        pack_title(pack, language),
        heavy(text::BODY),
        ink(look.theme.shades.text),
        title.width(),
    );
    let about = match pack.author() {
        Some(author) => format!("{done} · {}", tr!(language, "packs-author", name = author)),
        None => done,
    };
    write_quiet(ui, line(30.0, 20.0), look.theme, &about);
    let share = progress.won() as f32 / progress.states().len().max(1) as f32;
    draw_bar(ui, line(60.0, BAR), look.theme, share);
    card
}
