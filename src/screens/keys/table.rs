//! Table of all actions with their keys and gamepad buttons.

use crate::core::controls::{Action, ControlCell, ControlNames, ControlSlot, Controls, fixed_key};
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::sized;
use crate::core::theme::{Themed, ink, space};
use crate::ui::{self, BODY, Button, CellState, NOTE, SMALL, Shade};
use bevy_egui::egui::{Align2, Id, Rect, Ui, UiBuilder, Vec2, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, list, tr};

/// Width from which the cells are beside the name of the action and not below it, in points.
const WIDE: f32 = 520.0;
/// Width of the name of an action beside its cells, in points.
const NAME: f32 = 232.0;
/// Height of the names of the columns, in points.
const HEADINGS: f32 = 36.0;
/// Side of the icon of a warning, in points.
const ICON: f32 = 16.0;

/// Columns of the table.
const SLOTS: [ControlSlot; 3] = [
    ControlSlot::Key(0),
    ControlSlot::Key(1),
    ControlSlot::Button,
];

/// Draws the table. A press on a cell makes it wait for a key or a button.
pub(super) fn draw_table(
    ui: &mut Ui,
    names: &ControlNames,
    controls: &mut Controls,
    waiting: &mut Option<ControlCell>,
) {
    draw_line(ui, None, HEADINGS, |ui, area, slot| {
        let name = heading(slot, ui.language());
        ui::draw_text(ui.painter(), area, Align2::CENTER_CENTER, NOTE, name);
    });
    for action in Action::ALL {
        // On a phone, the system decides.
        if cfg!(target_os = "android") && action == Action::FullScreen {
            continue;
        }
        draw_action(ui, names, controls, action, waiting);
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

/// Adds the name of a line, and an area in each column: beside the name, or below it in a narrow window.
fn draw_line(
    ui: &mut Ui,
    name: Option<&str>,
    height: f32,
    add: impl FnMut(&mut Ui, Rect, ControlSlot),
) {
    if ui.available_width() < WIDE {
        if let Some(name) = name {
            ui::label(ui, BODY, name);
        }
        ui::grid(ui, (SLOTS.len(), height), SLOTS, add);
        return;
    }
    let free = ui.available_rect_before_wrap();
    let area = sized(free.min, vec2(NAME, height));
    let name = name.unwrap_or_default();
    ui::draw_text(ui.painter(), area, Align2::LEFT_CENTER, BODY, name);
    let beside = free.with_min_x(area.right() + space::SMALL);
    ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
        ui::grid(ui, (SLOTS.len(), height), SLOTS, add);
    });
}

/// Returns the width of a cell, in points.
fn cell_width(ui: &Ui) -> f32 {
    let whole = ui.available_width();
    let name = if whole < WIDE {
        0.0
    } else {
        NAME + space::SMALL
    };
    let columns = SLOTS.len() as f32;
    (whole - name - (columns - 1.0) * ui.spacing().item_spacing.x) / columns
}

/// Draws the row of an action, and below it what is the matter: a cell that waits, and actions with the same key.
fn draw_action(
    ui: &mut Ui,
    names: &ControlNames,
    controls: &mut Controls,
    action: Action,
    waiting: &mut Option<ControlCell>,
) {
    let language = ui.language();
    let label = action.label(language);
    let name = match fixed_key(action, language) {
        Some(key) => tr!(language, "label-with-key", label, key),
        None => label.to_owned(),
    };
    let cells = SLOTS.map(|slot| shown(names, controls, ControlCell { action, slot }, language));
    let width = cell_width(ui);
    let heights = cells
        .iter()
        .map(|shown| ui::key_cell_height(ui.ctx(), shown, width));
    let height = heights.fold(TARGET, f32::max);
    draw_line(ui, Some(&name), height, |ui, area, slot| {
        let cell = ControlCell { action, slot };
        let shown = shown(names, controls, cell, language);
        let state = match *waiting == Some(cell) {
            true => CellState::Waiting,
            false if is_shared(controls, cell) => CellState::Shared,
            false => CellState::Usual,
        };
        let name = format!("{label}, {}: {shown}", heading(slot, language));
        let response = ui::key_cell(ui, area, Id::new(cell), (&shown, &name), state);
        // From a corner of the window, arrows would not lead to the first row.
        ui::focus_on_arrival(&response, "keys");
        if response.clicked() {
            *waiting = Some(cell);
        }
    });
    let others = controls.conflicts(action);
    if !others.is_empty() {
        let others = others.into_iter().map(|action| action.label(language));
        let others = list(language, others);
        draw_conflict(ui, &tr!(language, "controls-conflict", actions = others));
    }
    if let Some(cell) = waiting.filter(|cell| cell.action == action) {
        draw_waiting(ui, controls, cell, waiting);
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
fn is_shared(controls: &Controls, ControlCell { action, slot }: ControlCell) -> bool {
    controls
        .conflicts(action)
        .into_iter()
        .any(|other| match slot {
            ControlSlot::Key(index) => {
                let key = controls.keys(action).get(index);
                let mut others = controls.keys(other).iter();
                key.is_some_and(|key| others.any(|other| other.is_same(key)))
            }
            ControlSlot::Button => {
                let button = controls.button(action);
                button.is_some() && button == controls.button(other)
            }
        })
}

/// Draws the sentence about other actions with the same key.
fn draw_conflict(ui: &mut Ui, sentence: &str) {
    let danger = ink(ui.current_theme().shades.danger);
    ui.horizontal(|ui| {
        ui::picture(ui, Vec2::splat(ICON), |painter, area| {
            ui::draw_icon(painter, area.center(), Icon::TriangleAlert, ICON, danger);
        });
        ui.vertical(|ui| ui::label(ui, SMALL.shade(Shade::Danger), sentence));
    });
}

/// Draws what the player can do while a cell waits, with buttons for pointers and fingers.
fn draw_waiting(
    ui: &mut Ui,
    controls: &mut Controls,
    cell: ControlCell,
    waiting: &mut Option<ControlCell>,
) {
    let language = ui.language();
    let sentence = match cell.slot {
        ControlSlot::Key(_) => tr!(language, "controls-press-key"),
        ControlSlot::Button => tr!(language, "controls-press-button"),
    };
    ui::note(ui, sentence);
    let remove = Button::new(tr!(language, "controls-remove")).icon(Icon::Trash2);
    let cancel = Button::new(tr!(language, "controls-cancel")).icon(Icon::X);
    let [remove, cancel] = ui::buttons(ui, [remove, cancel]);
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
