//! Small cards of the title, for what there is to play besides the games: today's boards, the packs and the local network.

use super::cards::LEAST_PICTURE;
use crate::core::language::SpokenLanguage;
use crate::core::rects::{centred, inset};
use crate::core::theme::{Themed, ink, space};
use crate::net::Net;
use crate::screens::game_card::write_on_card;
use crate::ui::{self, SMALL};
use bevy_egui::egui::{Align2, Painter, Rect, Response, Ui, Vec2, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};

/// Width from which a card has its words beside its picture, in points.
const BESIDE: f32 = 176.0;
/// Height of a picture above the title of a card, in points.
const PICTURE: f32 = 22.0;

/// Draws the card that opens the network screen, or the lobby while connected.
pub(super) fn draw_network(ui: &mut Ui, rect: Rect, net: &Net) -> Response {
    let language = ui.language();
    let about = if net.has_joined() {
        net.server_name(language)
    } else {
        tr!(language, "title-network-about")
    };
    let title = tr!(language, "title-network");
    draw_small_card(ui, rect, title, (title, about), |painter, area| {
        draw_icon(painter, area, Icon::Wifi);
    })
}

/// Draws the card that opens the packs of levels.
pub(super) fn draw_packs(ui: &mut Ui, rect: Rect) -> Response {
    let language = ui.language();
    let title = tr!(language, "title-packs");
    let words = (title, tr!(language, "title-packs-about"));
    draw_small_card(ui, rect, title, words, |painter, area| {
        draw_icon(painter, area, Icon::Layers);
    })
}

fn draw_icon(painter: &Painter, area: Rect, icon: Icon) {
    let accent = ink(painter.current_theme().shades.accent);
    let size = area.size().min_elem().min(36.0);
    ui::draw_icon(painter, area.center(), icon, size, accent);
}

/// Returns the titles of the small cards.
fn small_titles(language: Language) -> [&'static str; 3] {
    [
        tr!(language, "today-card"),
        tr!(language, "title-packs"),
        tr!(language, "title-network"),
    ]
}

/// Returns the height of the title of a narrow small card of this width, in points: as much as the highest needs.
fn title_height(ui: &Ui, width: f32) -> f32 {
    let titles = small_titles(ui.language());
    let heights = titles.map(|title| ui::text_height(ui.ctx(), SMALL.bold(), title, width));
    heights.into_iter().fold(0.0, f32::max)
}

/// Returns the places of the small cards in a row: of the same width, unless a word of their titles needs more.
pub(super) fn small_places(ui: &Ui, row: Rect) -> [Rect; 3] {
    let titles = small_titles(ui.language());
    let width = |title: &str| {
        let words = title.split(' ');
        let widths = words.map(|word| ui::line_width(ui.ctx(), SMALL.bold(), word));
        widths.fold(0.0, f32::max).ceil() + 2.0 * space::TINY
    };
    ui::at_least_as_wide(row, titles.map(width))
}

/// Returns the height that small cards of this width need for a picture above the title, in points; 0 if the picture is beside it.
pub(super) fn small_card_height(ui: &Ui, width: f32) -> f32 {
    if width >= BESIDE {
        return 0.0;
    }
    title_height(ui, width - 2.0 * space::TINY) + PICTURE + 2.0 * space::SMALL
}

/// Draws a small card: a picture beside a title and what it is about, or above the title alone if there is no room. `label` is for
/// screen readers.
pub(crate) fn draw_small_card(
    ui: &mut Ui,
    rect: Rect,
    label: &str,
    (title, about): (&str, &str),
    picture: impl FnOnce(&Painter, Rect),
) -> Response {
    let card = ui::card_in(ui, rect, label);
    if rect.width() >= BESIDE {
        let inner = inset(rect, space::SMALL);
        let side = inner.height().min(46.0);
        let (place, words) = inner.split_left_right_at_x(inner.left() + side + space::TINY);
        let words = words.with_min_x(words.left() + space::SMALL);
        let painter = ui.painter();
        picture(painter, centred(place.center(), Vec2::splat(side)));
        write_on_card(painter, words, title, about);
        return card;
    }
    let inner = rect.shrink2(vec2(space::TINY, space::SMALL));
    let height = title_height(ui, inner.width());
    let painter = ui.painter();
    let (above, words) = inner.split_top_bottom_at_y(inner.bottom() - height);
    let words = if above.height() >= LEAST_PICTURE {
        let side = above.height().min(PICTURE + space::TINY);
        picture(painter, centred(above.center(), Vec2::splat(side)));
        words
    } else {
        rect.shrink2(vec2(space::TINY, 0.0))
    };
    ui::draw_text(painter, words, Align2::CENTER_CENTER, SMALL.bold(), title);
    card
}
