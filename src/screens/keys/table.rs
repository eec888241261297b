//! Table of all actions with their keys and gamepad buttons.

use crate::core::controls::{Action, ControlCell, ControlNames, ControlSlot, Controls, fixed_key};
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, sized};
use crate::core::theme::{Theme, ink, text};
use crate::screens::parts::note;
use crate::ui;
use crate::ui::{CellState, Prominence, plain, row, write};
use bevy_egui::egui::{Align2, Id, Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, list, tr};

/// Width from which the cells are beside the name of the action and not below it, in points.
const WIDE: f32 = 520.0;
/// Width of the name of an action beside its cells, in points.
const LABEL: f32 = 232.0;
/// Height of the name of an action above its cells, in points.
const LINE: f32 = 24.0;

/// Columns of the table.
const SLOTS: [ControlSlot; 3] = [
    ControlSlot::Key(0),
    ControlSlot::Key(1),
    ControlSlot::Button,
];

/// Draws the table. A press on a cell makes it wait for a key or a button.
pub(super) fn draw_table(
    ui: &mut Ui,
    theme: &Theme,
    names: &ControlNames,
    controls: &mut Controls,
    waiting: &mut Option<ControlCell>,
) {
    draw_headings(ui, theme);
    for action in Action::ALL {
        // On a phone, the system decides.
        if cfg!(target_os = "android") && action == Action::FullScreen {
            continue;
        }
        draw_action(ui, theme, names, controls, action, waiting);
    }
}

/// Returns the name of a column.
fn heading(slot: ControlSlot, language: Language) -> &'static str {
    match slot {
        ControlSlot::Key(0) => tr!(language, "controls-key"),
        ControlSlot::Key(_) => tr!(language, "controls-second-key"),
        ControlSlot::Button => tr!(language, "controls-button"),
    }
}

/// Returns the place of the label of a row and those of its cells.
fn places(ui: &mut Ui, height: f32) -> (Rect, [Rect; SLOTS.len()]) {
    if ui.available_width() < WIDE {
        let label = row(ui, LINE);
        return (label, ui::side_by_side(row(ui, height)));
    }
    let line = row(ui, height);
    let label = sized(line.min, vec2(LABEL, height));
    let rest = between(pos2(label.right() + 8.0, line.top()), line.max);
    (label, ui::side_by_side(rest))
}

/// Draws the names of the columns.
fn draw_headings(ui: &mut Ui, theme: &Theme) {
    ui.add_space(4.0);
    let line = row(ui, LINE);
    let is_wide = line.width() >= WIDE;
    let left = line.left() + if is_wide { LABEL + 8.0 } else { 0.0 };
    let places: [Rect; SLOTS.len()] = ui::side_by_side(between(pos2(left, line.top()), line.max));
    for (slot, place) in SLOTS.into_iter().zip(places) {
        write(
            ui.painter(),
            place.center(),
            Align2::CENTER_CENTER,
            heading(slot, ui.language()),
            plain(text::SMALL),
            ink(theme.shades.quiet),
            place.width(),
        );
    }
}

/// Draws the row of an action, and below it what is the matter: a cell that waits, and actions with the same key.
fn draw_action(
    ui: &mut Ui,
    theme: &Theme,
    names: &ControlNames,
    controls: &mut Controls,
    action: Action,
    waiting: &mut Option<ControlCell>,
) {
    let language = ui.language();
    let (label, cells) = places(ui, TARGET);
    let name = match fixed_key(action, language) {
        Some(key) => tr!(
            language,
            "label-with-key",
            label = action.label(language),
            key
        ),
        None => action.label(language).to_owned(),
    };
    write(
        ui.painter(),
        pos2(label.left() + 2.0, label.center().y),
        Align2::LEFT_CENTER,
        &name,
        plain(text::BODY),
        ink(theme.shades.text),
        label.width(),
    );
    for (slot, rect) in SLOTS.into_iter().zip(cells) {
        let cell = ControlCell { action, slot };
        let shown = shown(names, controls, cell, language);
        let state = match *waiting == Some(cell) {
            true => CellState::Waiting,
            false if is_shared(controls, cell) => CellState::Shared,
            false => CellState::Usual,
        };
        let name = format!(
            "{}, {}: {shown}",
            action.label(language),
            heading(slot, language)
        );
        let response = ui::key_cell(ui, rect, theme, Id::new(cell), (&shown, &name), state);
        // From a corner of the window, arrows would not lead to the first row.
        ui::focus_on_arrival(&response, "keys");
        if response.clicked() {
            *waiting = Some(cell);
        }
    }
    let others = controls.conflicts(action);
    if !others.is_empty() {
        let others = list(
            language,
            others.into_iter().map(|action| action.label(language)),
        );
        let sentence = tr!(language, "controls-conflict", actions = others);
        draw_conflict(ui, theme, &sentence);
    }
    if let Some(cell) = waiting.filter(|cell| cell.action == action) {
        draw_waiting(ui, theme, controls, cell, waiting);
    }
}

/// Returns the text of a cell.
fn shown(
    names: &ControlNames,
    controls: &Controls,
    cell: ControlCell,
    language: Language,
) -> String {
    let found = match cell.slot {
        ControlSlot::Key(index) => {
            let key = controls.keys(cell.action).get(index);
            key.map(|key| names.key(key, language))
        }
        ControlSlot::Button => {
            let button = controls.button(cell.action);
            button.map(|button| names.pad().label(button, language))
        }
    };
    found.unwrap_or_else(|| "–".to_owned())
}

/// Returns `true` if another action has the key or the button of a cell as well.
fn is_shared(controls: &Controls, cell: ControlCell) -> bool {
    let others = controls.conflicts(cell.action);
    match cell.slot {
        ControlSlot::Key(index) => {
            let key = controls.keys(cell.action).get(index);
            key.is_some_and(|key| {
                let mut keys = { others.iter() }.flat_map(|&other| controls.keys(other).iter());
                keys.any(|other| other.is_same(key))
            })
        }
        ControlSlot::Button => {
            let button = controls.button(cell.action);
            button.is_some() && others.iter().any(|&other| controls.button(other) == button)
        }
    }
}

/// Draws the sentence about other actions with the same key.
fn draw_conflict(ui: &mut Ui, theme: &Theme, sentence: &str) {
    let line = row(ui, LINE);
    let danger = ink(theme.shades.danger);
    let at = pos2(line.left() + 9.0, line.center().y);
    ui::draw_icon(ui.painter(), at, Icon::TriangleAlert, 16.0, danger);
    write(
        ui.painter(),
        at + vec2(14.0, 0.0),
        Align2::LEFT_CENTER,
        sentence,
        plain(text::SMALL),
        danger,
        line.width() - 24.0,
    );
}

/// Draws what the player can do while a cell waits, with buttons for pointers and fingers.
fn draw_waiting(
    ui: &mut Ui,
    theme: &Theme,
    controls: &mut Controls,
    cell: ControlCell,
    waiting: &mut Option<ControlCell>,
) {
    let language = ui.language();
    let sentence = match cell.slot {
        ControlSlot::Key(_) => tr!(language, "controls-press-key"),
        ControlSlot::Button => tr!(language, "controls-press-button"),
    };
    note(ui, theme, sentence);
    let [remove, cancel] = ui::side_by_side(row(ui, TARGET));
    let remove = ui::button(
        ui,
        remove,
        theme,
        Prominence::Plain,
        Some(Icon::Trash2),
        tr!(language, "controls-remove"),
    );
    let cancel = ui::button(
        ui,
        cancel,
        theme,
        Prominence::Plain,
        Some(Icon::X),
        tr!(language, "controls-cancel"),
    );
    if remove.clicked() {
        match cell.slot {
            ControlSlot::Key(index) => controls.set_key(cell.action, index, None),
            ControlSlot::Button => controls.set_button(cell.action, None),
        }
    }
    if remove.clicked() || cancel.clicked() {
        *waiting = None;
    }
}
