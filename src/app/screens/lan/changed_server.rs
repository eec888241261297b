//! Question about a server that is not the one that the player has joined before.

use crate::app::core::layout::TARGET;
use crate::app::core::rects::sized;
use crate::app::core::theme::{Theme, ink, text};
use crate::app::net::ServerChanged;
use crate::app::ui::{self, Prominence};
use bevy_egui::egui::{Rect, RichText, Ui, pos2, vec2};

/// Heading of the question.
const HEADING: &str = "Not the device you played with before";

/// Answer of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The server is not joined.
    Cancel,
    /// The server is joined as somebody new.
    Join,
}

/// Draws the question. Returns the answer, once there is one.
pub(super) fn draw(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    changed: &ServerChanged,
) -> Option<Answer> {
    let ServerChanged { address, name, .. } = changed;
    let mut part = ui::inside(ui, rect);
    part.add_space(24.0);
    part.label(
        RichText::new(HEADING)
            .size(text::HEADING)
            .color(ink(theme.shades.text)),
    );
    part.add_space(8.0);
    let named = match name.is_empty() {
        true => String::new(),
        false => format!(" as {name}"),
    };
    let label = format!(
        "Another device answers at {address}{named}. It may only pretend to be the one you know, or have been set up anew. \
         Your seat on the device you know is kept."
    );
    part.label(
        RichText::new(label)
            .size(text::BODY)
            .color(ink(theme.shades.quiet)),
    );
    let top = part.min_rect().bottom() + 24.0;
    let line = |number: f32| {
        let top = top + number * (TARGET + 12.0);
        sized(pos2(rect.left(), top), vec2(rect.width(), TARGET))
    };
    let cancel = ui::button(
        ui,
        line(0.0),
        theme,
        Prominence::Primary,
        None,
        "Do not join",
    );
    ui::focus_on_arrival(&cancel, "changed-server");
    let label = "Join as somebody new";
    let join = ui::button(ui, line(1.0), theme, Prominence::Plain, None, label);
    let answers = [
        (cancel.clicked(), Answer::Cancel),
        (join.clicked(), Answer::Join),
    ];
    let given = answers.into_iter().find(|(is_given, _)| *is_given);
    given.map(|(_, answer)| answer)
}
