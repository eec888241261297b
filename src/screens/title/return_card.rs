//! Card that leads back to the seat in a network game that the player had when the program ended.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, inset, sized};
use crate::core::theme::{Themed, ink};
use crate::net::SeatReturn;
use crate::screens::game_card::write_on_card;
use crate::ui;
use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_language::tr;

/// What the player does with a card to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Begins.
    Accept,
    /// Does not return to a seat.
    Dismiss,
}

/// Draws the card, with a button that dismisses it. Returns what was pressed.
pub(super) fn draw_return(ui: &mut Ui, rect: Rect, back: &SeatReturn) -> Option<Answer> {
    let theme = &ui.current_theme();
    let language = ui.language();
    let label = tr!(language, "title-back", host = &back.name);
    let card = ui::card_in(ui, rect, &label);
    ui::focus_on_arrival(&card, "title");
    // The button is drawn above the card, so that a press on it is not a press on the card.
    let corner = pos2(rect.right() - TARGET, rect.center().y - TARGET / 2.0);
    let dismiss = sized(corner, vec2(TARGET, TARGET));
    let dismiss = ui::icon_button(ui, dismiss, Icon::X, tr!(language, "title-back-dismiss"));
    let painter = ui.painter();
    let inner = inset(rect, 12.0);
    let size = inner.height().min(40.0);
    let icon = pos2(inner.left() + size / 2.0, inner.center().y);
    ui::draw_icon(painter, icon, Icon::Undo2, size, ink(theme.shades.accent));
    let words = between(
        pos2(inner.left() + size + 12.0, inner.top()),
        pos2(corner.x, inner.bottom()),
    );
    let about = if back.is_hosted {
        tr!(language, "lan-host-continues")
    } else {
        tr!(language, "title-back-about")
    };
    write_on_card(painter, words, &label, about);
    if dismiss.clicked() {
        Some(Answer::Dismiss)
    } else {
        card.clicked().then_some(Answer::Accept)
    }
}
