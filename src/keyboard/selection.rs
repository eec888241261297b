//! The key that arrows select, for pads, switches and keyboards without letters.
//!
//! The down arrow leads from the text field to the keys, and the up arrow back. The focus of egui stays in the field.

use super::state::Keyboard;
use bevy_egui::egui::{Event, Key, Modifiers};
use tessella_language::Language;
use tessella_language::keyboard::{PlacedKey, Row};

/// Takes the keys that move the selection or press the selected key out of the events.
pub(super) fn take_keys(keyboard: &mut Keyboard, events: &mut Vec<Event>, language: Language) {
    events.retain_mut(|event| match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } if modifiers.is_none() => match keyboard.selected {
            Some(selected) => !handle(keyboard, selected, *key, language),
            None => begin(keyboard, key, modifiers),
        },
        // The space that presses the selected key is not written.
        Event::Text(text) if keyboard.selected.is_some() && text.trim().is_empty() => false,
        Event::Text(_) => {
            keyboard.selected = None;
            true
        }
        _ => true,
    });
}

/// Handles a key while none is selected. Returns `true` if egui gets it.
fn begin(keyboard: &mut Keyboard, key: &mut Key, modifiers: &mut Modifiers) -> bool {
    match key {
        Key::ArrowDown => {
            keyboard.selected = Some((0, 0.0));
            false
        }
        // The field itself has no use for this arrow: it leads to the widget before the field.
        Key::ArrowUp => {
            (*key, *modifiers) = (Key::Tab, Modifiers::SHIFT);
            true
        }
        _ => true,
    }
}

/// Handles a key while one is selected. Returns `true` if it was for the keyboard.
fn handle(keyboard: &mut Keyboard, (row, x): (usize, f32), key: Key, language: Language) -> bool {
    let rows = keyboard.rows(language);
    let row = row.min(rows.len() - 1);
    let at = nearest(&rows[row], x);
    let beside = |at: usize| (row, rows[row][at.min(rows[row].len() - 1)].centre());
    match key {
        Key::ArrowLeft => keyboard.selected = Some(beside(at.saturating_sub(1))),
        Key::ArrowRight => keyboard.selected = Some(beside(at + 1)),
        Key::ArrowUp => keyboard.selected = row.checked_sub(1).map(|row| (row, x)),
        Key::ArrowDown => keyboard.selected = Some(((row + 1).min(rows.len() - 1), x)),
        Key::Enter | Key::Space => keyboard.note(rows[row][at].key),
        Key::Escape => keyboard.selected = None,
        Key::Tab => {
            keyboard.selected = None;
            return false;
        }
        _ => return false,
    }
    true
}

/// Returns the index of the key in a row that is nearest to a distance from the left edge.
fn nearest(row: &Row, x: f32) -> usize {
    let distance = |placed: &PlacedKey| (placed.centre() - x).abs();
    let keys = row.iter().enumerate();
    keys.min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)))
        .map_or(0, |(at, _)| at)
}

/// Returns the row and the index of the selected key.
pub(super) fn selected_key(keyboard: &Keyboard, rows: &[Row]) -> Option<(usize, usize)> {
    let (row, x) = keyboard.selected?;
    let row = row.min(rows.len() - 1);
    Some((row, nearest(&rows[row], x)))
}
