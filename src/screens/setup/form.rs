//! Choices of the set-up screen, stacked vertically.

use super::board_rows::{draw_kinds, draw_sides, draw_sizes, draw_variants};
use super::names::draw_names;
use crate::core::Mode;
use crate::core::language::SpokenLanguage;
use crate::core::settings::Settings;
use crate::games::AnySetupForm;
use crate::screens::setup::SetupSelection;
use crate::screens::setup::gallery::Gallery;
use crate::text::Text;
use crate::ui::{self, Button, Rows};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use lucide_icons::Icon;
use tessella_games::Level;
use tessella_language::tr;
use tessella_session::Session;

/// Draws the choices for a game: board, size, difficulty and players first, and all other options on demand.
fn draw_choices(ui: &mut Ui, gallery: &Gallery, selection: &mut SetupSelection) {
    let language = ui.language();
    let SetupSelection {
        of,
        choices,
        game,
        room,
        shows_more,
        ..
    } = selection;
    let (sizes, chosen) = (of.sizes(), choices.of_mut(*of));
    let dealt = game.as_ref().and_then(|game| game.as_ref().ok());
    let dealt = dealt.map(Session::position);
    let rows = &mut Rows::new(ui);
    draw_kinds(rows, gallery, &sizes, chosen.board_mut());
    draw_sizes(rows, chosen);
    chosen.main_rows(rows, dealt);
    draw_who(rows, chosen, room.is_some());
    let who = *chosen.who();
    if let Some(room) = room {
        room.main_rows(rows, &who);
    }
    rows.disclosure(tr!(language, "setup-more"), shows_more);
    if !*shows_more {
        return;
    }
    draw_sides(rows, chosen);
    chosen.more_rows(rows, dealt);
    draw_variants(rows, chosen.board_mut(), &sizes);
    if who.mode == Mode::Computer {
        let begins = &mut chosen.who_mut().computer_begins;
        rows.switch(tr!(language, "setup-computer-begins"), begins);
    }
    if let Some(room) = room {
        room.more_rows(rows, &who);
    }
}

/// Draws the choices about the players, if there are any.
fn draw_who(rows: &mut Rows<'_>, chosen: &mut dyn AnySetupForm, in_room: bool) {
    let language = rows.ui.language();
    let names = |mode: Mode| match mode {
        Mode::Alone if in_room => tr!(language, "setup-mode-room-race"),
        Mode::SameDevice if in_room => tr!(language, "setup-mode-room-turns"),
        Mode::Alone => tr!(language, "setup-mode-solo"),
        Mode::SameDevice => tr!(language, "setup-mode-same-device"),
        Mode::Computer => tr!(language, "setup-mode-computer"),
        Mode::Network => tr!(language, "setup-mode-network"),
    };
    let modes = chosen.modes().iter();
    let modes = modes.filter(|&&mode| !in_room || mode != Mode::Computer);
    let modes: Vec<(Mode, &str)> = modes.map(|&mode| (mode, names(mode))).collect();
    let seats = chosen.seats();
    let who = chosen.who_mut();
    if modes.len() > 1 {
        rows.choose(tr!(language, "setup-who"), &modes, &mut who.mode);
    }
    if who.mode == Mode::Computer {
        let levels = Level::ALL.map(|level| (level, level.text(language)));
        rows.choose(tr!(language, "setup-level"), &levels, &mut who.level);
    }
    if who.mode != Mode::Alone && seats.start() < seats.end() {
        rows.step(tr!(language, "setup-seats"), &seats, &mut who.seats);
    }
}

/// Draws the choices, the names of the people, and the buttons that bring other boards. Returns `true` if a copied code is wanted.
pub(super) fn draw_form(
    ui: &mut Ui,
    gallery: &Gallery,
    selection: &mut SetupSelection,
    settings: &mut ResMut<Settings>,
) -> bool {
    let language = ui.language();
    let before = selection.choices.clone();
    draw_choices(ui, gallery, selection);
    if selection.choices != before {
        selection.choices = selection.choices.clone().sound();
        selection.game = None;
        // The form shows some numbers of the new game.
        ui.ctx().request_repaint();
    }
    if selection.room.is_some() {
        return false;
    }
    let who = selection.choices.of(selection.of).who();
    if who.mode == Mode::SameDevice {
        draw_names(ui, who.count(), settings);
    }
    let paste = Button::new(tr!(language, "setup-paste")).icon(Icon::ClipboardPaste);
    // The board of a timed game is not shown before the clock starts.
    let paste = if selection.is_timed() {
        paste.show(ui)
    } else {
        let another = Button::new(tr!(language, "setup-another-board")).icon(Icon::Shuffle);
        let [another, paste] = ui::buttons(ui, [another, paste]);
        if another.clicked() {
            selection.deal();
        }
        paste
    };
    paste.clicked()
}
