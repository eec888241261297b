//! Keys and gamepad buttons that the player has changed, and the table that changes them.

use crate::folder::Folder;
use crate::stage::{Stage, WIDE, game};
use bevy::ecs::message::MessageCursor;
use bevy::input::gamepad::GamepadRumbleRequest;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::{WidgetRect, pos2};
use tessella::board::Cursor;
use tessella::core::controls::{
    Action, BoundKey, ControlCapture, ControlCell, ControlSlot, Controls, Preset,
};
use tessella::core::settings::{Motion, Settings, Volume};
use tessella::core::storage::Storage;
use tessella::core::{Hint, OpenScreen, Phase, Screen};
use tessella_boards::CellId;
use tessella_games::{Appearance, Rules};
use tessella_language::Language;
use tessella_session::Player;

const HUMAN: Player = Player::Human;

/// Cell of the second key of an action.
const fn second_key(action: Action) -> ControlCell {
    ControlCell {
        action,
        slot: ControlSlot::Key(1),
    }
}

/// Cell of the first key of an action.
const fn first_key(action: Action) -> ControlCell {
    ControlCell {
        action,
        slot: ControlSlot::Key(0),
    }
}

/// Cell of the gamepad button of an action.
const fn button(action: Action) -> ControlCell {
    ControlCell {
        action,
        slot: ControlSlot::Button,
    }
}

/// Returns the keys and buttons, to be changed.
fn controls(stage: &mut Stage) -> Mut<'_, Controls> {
    let settings = stage.world().resource_mut::<Settings>();
    settings.map_unchanged(|settings| &mut settings.controls)
}

/// Presses the key with a letter of an American keyboard.
fn letter(stage: &mut Stage, code: KeyCode) {
    let name = format!("{code:?}").replace("Key", "").to_lowercase();
    stage.key(code, Key::Character(name.as_str().into()));
}

/// Opens the table of keys.
fn open_table() -> Stage {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.trigger(OpenScreen(Screen::Keys));
    stage.frames(3);
    assert_eq!(stage.screen(), Screen::Keys);
    stage
}

/// Returns the widget of a cell of the table, by the name of its row and that of its column.
fn widget_of(stage: &mut Stage, cell: ControlCell) -> WidgetRect {
    let column = match cell.slot {
        ControlSlot::Key(0) => "Key",
        ControlSlot::Key(_) => "Second key",
        ControlSlot::Button => "Gamepad",
    };
    let place = |words: &str| {
        let found = stage
            .written()
            .iter()
            .find(|written| written.words == words);
        found.expect("a name in the table").rect.center()
    };
    let place = pos2(
        place(column).x,
        place(cell.action.label(Language::English)).y,
    );
    let found = stage
        .widgets()
        .into_iter()
        .find(|widget| widget.rect.contains(place));
    found.expect("a cell")
}

/// Presses a cell of the table that is in the window.
fn press_cell(stage: &mut Stage, cell: ControlCell) {
    let rect = widget_of(stage, cell).interact_rect;
    assert!(rect.height() > 40.0, "{cell:?} is out of sight");
    stage.press_rect(rect);
}

/// Moves the focus by one key until a cell has it.
fn focus_by(stage: &mut Stage, cell: ControlCell, mut step: impl FnMut(&mut Stage)) {
    for _ in 0..60 {
        if stage.focused() == Some(widget_of(stage, cell).id) {
            return;
        }
        step(stage);
        stage.frames(2);
    }
    panic!("{cell:?} does not get the focus");
}

fn is_waiting(stage: &Stage) -> bool {
    stage.resource::<ControlCapture>().cell.is_some()
}

#[test]
fn changed_key_moves_and_old_one_does_nothing() {
    let mut stage = Stage::playing(game("drench:15x15,c6#4711", &[HUMAN]));
    let colour = stage.legal()[0];
    stage.digit(colour);
    controls(&mut stage).set_key(Action::Down, 0, Some(BoundKey::Sign('s')));
    controls(&mut stage).set_key(Action::Undo, 0, Some(BoundKey::Place(KeyCode::Backspace)));
    for _ in 0..3 {
        stage.key(KeyCode::ArrowDown, Key::ArrowDown);
        assert!(!stage.resource::<Cursor>().shown);
    }
    letter(&mut stage, KeyCode::KeyS);
    letter(&mut stage, KeyCode::KeyS);
    assert_eq!(stage.resource::<Cursor>().cell, CellId(15));
    assert_eq!(stage.cursor(), 1, "the letter does not restart any more");
    letter(&mut stage, KeyCode::KeyU);
    assert_eq!(stage.cursor(), 1);
    stage.key(KeyCode::Backspace, Key::Backspace);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn left_hand_wins_with_its_keys_alone() {
    use KeyCode::{KeyA, KeyD, KeyF, KeyR, KeyS, KeyT};

    let mut stage = Stage::playing(game("light:4x3=@.../..../...#", &[HUMAN]));
    controls(&mut stage).set_preset(Preset::LeftHand);
    let press = |stage: &mut Stage, keys: &[KeyCode]| {
        for &code in keys {
            letter(stage, code);
            stage.finish_animations();
        }
    };
    press(&mut stage, &[KeyD, KeyR]);
    assert_eq!(stage.cursor(), 0, "the step is undone");
    press(&mut stage, &[KeyT]);
    assert_eq!(stage.cursor(), 1, "and redone");
    letter(&mut stage, KeyF);
    stage.until("a hint", |stage| matches!(stage.hint(), Hint::Found(_)));
    press(
        &mut stage,
        &[KeyD, KeyD, KeyS, KeyA, KeyA, KeyA, KeyS, KeyD, KeyD],
    );
    assert_eq!(stage.phase(), Some(Phase::Over));
    let last = stage.game().position().appearance(CellId(10));
    assert_eq!(last, Appearance::Lit);
    // The same keys move through the buttons of the result and press one.
    stage.until("a button in focus", |stage| stage.focused().is_some());
    let new_board = stage.focused();
    letter(&mut stage, KeyD);
    stage.frames(2);
    assert_ne!(stage.focused(), new_board);
    stage.key(KeyCode::Space, Key::Space);
    stage.frames(3);
    assert_eq!(stage.cursor(), 0, "the board begins again");
}

#[test]
fn keys_of_one_hand_lead_through_menus_and_type_in_text_fields() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    controls(&mut stage).set_preset(Preset::LeftHand);
    stage.press("Settings");
    let first = stage.focused();
    letter(&mut stage, KeyCode::KeyS);
    stage.frames(2);
    assert_ne!(stage.focused(), first);
    stage.escape();
    stage.open_setup("Drench");
    stage.press("Pass and play");
    stage.scroll_to("Player 2");
    stage.press("Player 2");
    let field = stage.focused();
    for code in [KeyCode::KeyW, KeyCode::KeyA, KeyCode::KeyS] {
        letter(&mut stage, code);
    }
    assert_eq!(stage.focused(), field);
    assert!(stage.shows("was"), "{:?}", stage.words());
}

#[test]
fn key_for_back_and_rules_works_on_every_screen() {
    let mut stage = Stage::playing(game("light:4x3=@.../..../...#", &[HUMAN]));
    controls(&mut stage).set_preset(Preset::RightHand);
    letter(&mut stage, KeyCode::KeyL);
    stage.frames(3);
    assert_eq!(stage.screen(), Screen::Help);
    letter(&mut stage, KeyCode::KeyO);
    stage.frames(3);
    assert_eq!(stage.screen(), Screen::Play);
    letter(&mut stage, KeyCode::KeyO);
    stage.frames(3);
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn table_changes_a_key_and_shows_conflicts() {
    let mut stage = open_table();
    stage.scroll_to("Restart");
    press_cell(&mut stage, second_key(Action::Undo));
    assert!(
        stage.shows_part("Press the new key."),
        "{:?}",
        stage.words()
    );
    letter(&mut stage, KeyCode::KeyH);
    stage.frames(2);
    let key = controls(&mut stage).keys(Action::Undo).get(1);
    assert_eq!(key, Some(BoundKey::Sign('h')));
    assert!(!is_waiting(&stage));
    for sentence in ["Also used for: Hint", "Also used for: Undo"] {
        assert!(stage.shows(sentence), "{:?}", stage.words());
    }
    press_cell(&mut stage, second_key(Action::Undo));
    stage.key(KeyCode::Delete, Key::Delete);
    stage.frames(2);
    assert!(!stage.shows_part("Also used for"));
    assert!(!controls(&mut stage).has_changes());
}

#[test]
fn escape_and_other_keys_mean_nothing_else_while_a_cell_waits() {
    let mut stage = open_table();
    press_cell(&mut stage, first_key(Action::Up));
    stage.key(KeyCode::F1, Key::F1);
    assert!(is_waiting(&stage));
    stage.escape();
    assert!(!is_waiting(&stage));
    assert_eq!(stage.screen(), Screen::Keys);
    press_cell(&mut stage, first_key(Action::Up));
    stage.key(KeyCode::Tab, Key::Tab);
    assert!(is_waiting(&stage), "this key cannot be chosen");
    stage.key(KeyCode::Space, Key::Space);
    stage.frames(2);
    assert!(!is_waiting(&stage));
    let up = controls(&mut stage).keys(Action::Up).get(0);
    assert_eq!(up, Some(BoundKey::Place(KeyCode::Space)));
    stage.escape();
    assert_eq!(stage.screen(), Screen::Settings);
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn table_is_used_by_keys_alone() {
    let mut stage = open_table();
    let down = |stage: &mut Stage| stage.key(KeyCode::ArrowDown, Key::ArrowDown);
    focus_by(&mut stage, first_key(Action::Restart), down);
    stage.key(KeyCode::Enter, Key::Enter);
    stage.frames(2);
    assert!(is_waiting(&stage));
    letter(&mut stage, KeyCode::KeyJ);
    stage.frames(2);
    let key = controls(&mut stage).keys(Action::Restart).get(0);
    assert_eq!(key, Some(BoundKey::Sign('j')));
    stage.frames(20);
    let cell = widget_of(&mut stage, first_key(Action::Restart));
    assert_eq!(stage.focused(), Some(cell.id), "the focus stays");
    let window = stage.window_rect();
    assert!(window.contains_rect(cell.rect), "{:?}", cell.rect);
}

#[test]
fn table_is_used_by_a_pad_alone() {
    let mut stage = open_table();
    let pad = stage.connect_pad_of(Some(0x054c));
    let cell = button(Action::Undo);
    let step = |stage: &mut Stage, button: GamepadButton| {
        stage.pad(pad, button);
        stage.frames(2);
    };
    focus_by(&mut stage, first_key(Action::Undo), |stage| {
        stage.pad(pad, GamepadButton::DPadDown);
    });
    focus_by(&mut stage, cell, |stage| {
        stage.pad(pad, GamepadButton::DPadRight);
    });
    step(&mut stage, GamepadButton::South);
    assert!(
        stage.shows_part("Press the new gamepad button"),
        "{:?}",
        stage.words()
    );
    step(&mut stage, GamepadButton::LeftTrigger);
    let of_undo = |stage: &mut Stage| controls(stage).button(Action::Undo);
    assert_eq!(of_undo(&mut stage), Some(GamepadButton::LeftTrigger));
    assert!(stage.shows("L1"), "{:?}", stage.words());
    // The same button again empties the cell.
    step(&mut stage, GamepadButton::South);
    step(&mut stage, GamepadButton::LeftTrigger);
    assert_eq!(of_undo(&mut stage), None);
    // A cell for a key is left with the button that goes back.
    focus_by(&mut stage, first_key(Action::Undo), |stage| {
        stage.pad(pad, GamepadButton::DPadLeft);
    });
    step(&mut stage, GamepadButton::South);
    assert!(is_waiting(&stage));
    step(&mut stage, GamepadButton::East);
    assert!(!is_waiting(&stage));
    assert_eq!(stage.screen(), Screen::Keys);
    step(&mut stage, GamepadButton::East);
    assert_eq!(stage.screen(), Screen::Settings);
}

#[test]
fn reset_takes_back_all_changes() {
    let mut stage = open_table();
    stage.press("Left hand");
    assert_eq!(controls(&mut stage).preset(), Preset::LeftHand);
    controls(&mut stage).set_key(Action::Undo, 0, None);
    stage.scroll_to("Reset all keys");
    stage.press("Reset all keys");
    assert!(controls(&mut stage).has_changes(), "asked first");
    stage.press("Press again to reset all keys");
    assert!(!controls(&mut stage).has_changes());
    assert_eq!(controls(&mut stage).preset(), Preset::LeftHand);
}

#[test]
fn wrong_keys_in_settings_have_their_defaults() {
    let folder = Folder::new("controls-nonsense");
    let text = "(volume: Low, controls: (preset: Purple, changes: [\
                (action: Some(Undo), keys: Some(\"nonsense\"), button: Some(\"Start\")), \
                (action: Some(Fly), keys: Some(\"x\")), 7, \
                (action: Some(Hint), keys: Some(\"KeyJ F5\"), button: Some(\"Nose\"))]))";
    folder.put(&folder.settings(), text);
    let mut stage = Stage::open(WIDE, folder.storage());
    assert!(stage.shows_part("invalid settings in settings.ron"));
    assert_eq!(stage.resource::<Settings>().volume, Volume::Low);
    let read = controls(&mut stage);
    let usual = Controls::default();
    assert_eq!(read.preset(), Preset::Usual);
    assert_eq!(read.keys(Action::Undo), usual.keys(Action::Undo));
    assert_eq!(read.button(Action::Undo), Some(GamepadButton::Start));
    assert_eq!(read.button(Action::Hint), usual.button(Action::Hint));
    let hint: Vec<BoundKey> = read.keys(Action::Hint).iter().collect();
    assert_eq!(hint, [KeyCode::KeyJ, KeyCode::F5].map(BoundKey::Place));
    for action in Action::ALL {
        let changed = [Action::Undo, Action::Hint].contains(&action);
        assert!(changed || read.keys(action) == usual.keys(action));
    }
}

#[test]
fn changed_keys_are_kept() {
    let folder = Folder::new("controls-kept");
    let mut stage = Stage::open(WIDE, folder.storage());
    controls(&mut stage).set_preset(Preset::RightHand);
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.controls.set_key(Action::Undo, 1, None);
    let expected = settings.controls.clone();
    stage.frames(3);
    drop(stage);
    let mut stage = Stage::open(WIDE, folder.storage());
    assert_eq!(*controls(&mut stage), expected);
}

#[test]
fn help_and_tooltips_name_the_keys_that_are_set() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    controls(&mut stage).set_key(Action::Undo, 0, Some(BoundKey::Sign('j')));
    stage.press("Help");
    stage.press("Keys");
    assert!(
        stage.shows_part("Undo: J · Left button"),
        "{:?}",
        stage.words()
    );
    stage.connect_pad_of(Some(0x045e));
    stage.frames(2);
    assert!(stage.shows_part("Undo: J · X"), "{:?}", stage.words());
    stage.escape();
    stage.show(game("drench:9x9,c6#1", &[HUMAN]));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    let undo = stage.arrangement().tools[0].center();
    stage.point_at(Vec2::new(undo.x, undo.y));
    stage.until("the tooltip", |stage| stage.shows("Undo (J)"));
}

#[test]
fn pad_has_all_actions_during_a_game() {
    let mut stage = Stage::playing(game("drench:9x9,c6#1", &[HUMAN]));
    let pad = stage.connect_pad();
    controls(&mut stage).set_button(Action::Restart, Some(GamepadButton::LeftThumb));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    stage.pad(pad, GamepadButton::LeftThumb);
    assert_eq!(stage.cursor(), 0);
    stage.pad(pad, GamepadButton::Select);
    stage.frames(2);
    assert_eq!(stage.screen(), Screen::Help);
    stage.pad(pad, GamepadButton::East);
    stage.frames(2);
    assert_eq!(stage.screen(), Screen::Play);
}

#[test]
fn pad_in_use_vibrates_for_a_refused_move() {
    for (motion, expected) in [(Motion::Normal, 1), (Motion::Off, 0)] {
        let mut stage = Stage::playing(game("drench:9x9,c5,s2#4", &[HUMAN, HUMAN]));
        stage.set_motion(motion);
        let pad = stage.connect_pad();
        // The first arrow shows the frame on the own tile, which cannot be chosen.
        stage.pad(pad, GamepadButton::DPadDown);
        let mut reader = MessageCursor::<GamepadRumbleRequest>::default();
        let mut rumbles = 0;
        stage.hold_pad(pad, GamepadButton::South);
        for _ in 0..5 {
            stage.frame();
            let requests = stage.resource::<Messages<GamepadRumbleRequest>>();
            rumbles += reader.read(requests).count();
        }
        assert_eq!(rumbles, expected, "{motion:?}");
        assert_eq!(stage.cursor(), 0);
    }
}
