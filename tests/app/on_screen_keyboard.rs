//! The on-screen keyboard: its keys write into the fields of all screens, by pointers, fingers, arrows and pads.

use crate::layout::{assert_none, check, wait_for_toasts};
use crate::network::connected_apps::{ConnectedApps, lobby_of};
use crate::stage::{Stage, WIDE};
use bevy::input::keyboard::Key;
use bevy::input::mouse::MouseScrollUnit;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy_egui::egui::{Order, Rect};
use lucide_icons::Icon;
use tessella::core::on_screen_keyboard::KeyboardSpace;
use tessella::core::settings::Settings;
use tessella::core::storage::Storage;
use tessella::core::{OpenScreen, Screen};
use tessella_language::{Language, tr};
use tessella_lobby::ChatText;

/// Window of a small phone.
const TALL: UVec2 = UVec2::new(360, 640);
/// The same phone on its side.
const LOW: UVec2 = UVec2::new(640, 360);

/// Opens the screen of the network with the name Ann and the keyboard switched on.
pub fn open(size: UVec2, language: Language) -> Stage {
    let mut stage = Stage::open(size, Storage::nowhere());
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.keyboard = Some(true);
    settings.lan.name = "Ann".to_owned();
    stage.set_language(language);
    stage.trigger(OpenScreen(Screen::Lan));
    stage.frames(4);
    stage
}

/// Presses behind the name, which puts the cursor there.
pub fn press_name(stage: &mut Stage) {
    let found = stage
        .written()
        .iter()
        .find(|written| written.words == "Ann");
    let rect = found.expect("the name").rect;
    stage.press_rect(rect.translate(bevy_egui::egui::vec2(40.0, 0.0)));
    stage.frames(20);
}

fn height(stage: &Stage) -> f32 {
    stage.resource::<KeyboardSpace>().height
}

fn is_shown(stage: &Stage) -> bool {
    height(stage) > 0.0
}

fn name(stage: &Stage) -> String {
    stage.resource::<Settings>().lan.name.clone()
}

/// Returns the place of the key with this text.
fn key(stage: &Stage, words: &str) -> Rect {
    let top = stage.window_rect().bottom() - height(stage);
    let mut found = stage
        .written()
        .iter()
        .filter(|written| written.words == words && written.rect.top() > top);
    let key = found.next().unwrap_or_else(|| panic!("the key {words}"));
    assert!(found.next().is_none(), "the key {words} is there twice");
    key.rect
}

fn press_key(stage: &mut Stage, words: &str) {
    let key = key(stage, words);
    stage.press_rect(key);
}

fn press_icon(stage: &mut Stage, icon: Icon) {
    press_key(stage, &icon.unicode().to_string());
}

/// Adds the faults of a screen with the keyboard: keys that are too small or leave the window, a hidden field, and all faults of
/// other screens.
pub fn check_keyboard(stage: &mut Stage, what: &str, all: &mut Vec<String>) {
    if !is_shown(stage) {
        all.push(format!("{what}: no keyboard"));
        return;
    }
    let (window, height) = (stage.window_rect(), height(stage));
    let mut free = window;
    free.max.y -= height;
    let (focused, widgets) = (stage.focused(), stage.all_widgets());
    let field = widgets.iter().find(|widget| Some(widget.id) == focused);
    let field = field.map_or(Rect::NOTHING, |field| field.interact_rect);
    // In a low window with six rows of keys, the border of the field is cut, but not what is written in it.
    let shown = field.intersect(free);
    if shown.height() < 40.0 || shown.width() < field.width() {
        all.push(format!(
            "{what}: the field is at {field:?}, not in {free:?}"
        ));
    }
    let keys = widgets
        .iter()
        .filter(|widget| widget.layer_id.order == Order::Foreground && widget.sense.senses_click());
    let keys: Vec<Rect> = keys.map(|widget| widget.rect).collect();
    let is_key = |rect: &&Rect| rect.width() < window.width();
    assert!(
        keys.iter().filter(is_key).count() > 20,
        "{what}: {}",
        keys.len()
    );
    for key in keys.iter().filter(is_key) {
        let is_inside = window.expand(0.6).contains_rect(*key);
        if !is_inside || key.width() < 31.0 || key.height() < 39.9 {
            all.push(format!("{what}: a key is at {key:?}"));
        }
    }
    check(stage, what, all);
}

/// Checks the keyboard of a language in windows of several sizes, on each of its pages.
pub fn check_language(language: Language, all: &mut Vec<String>) {
    for size in [TALL, LOW, WIDE] {
        let mut stage = open(size, language);
        press_name(&mut stage);
        let what = format!("{} in {size:?}", language.tag());
        check_keyboard(&mut stage, &what, all);
        for &page in tessella_language::keyboard::pages(language).iter().skip(1) {
            let label = tessella_language::keyboard::page_label(language, page);
            press_key(&mut stage, label);
            check_keyboard(&mut stage, &format!("{what}: {page:?}"), all);
        }
    }
}

#[test]
fn keys_write_into_a_field() {
    for size in [TALL, WIDE] {
        let mut stage = open(size, Language::English);
        assert!(!is_shown(&stage));
        press_name(&mut stage);
        let field = stage.focused();
        assert!(is_shown(&stage) && field.is_some());
        press_key(&mut stage, "a");
        assert_eq!((name(&stage).as_str(), stage.focused()), ("Anna", field));
        press_icon(&mut stage, Icon::ArrowBigUp);
        press_key(&mut stage, "B");
        press_key(&mut stage, "c");
        press_icon(&mut stage, Icon::Space);
        press_key(&mut stage, "123");
        press_key(&mut stage, "7");
        assert_eq!(name(&stage), "AnnaBc 7");
        press_icon(&mut stage, Icon::Delete);
        press_icon(&mut stage, Icon::Delete);
        press_icon(&mut stage, Icon::ChevronLeft);
        press_icon(&mut stage, Icon::ChevronLeft);
        press_icon(&mut stage, Icon::ChevronRight);
        press_key(&mut stage, "5");
        assert_eq!((name(&stage).as_str(), stage.focused()), ("AnnaB5c", field));
        press_icon(&mut stage, Icon::CornerDownLeft);
        stage.frames(3);
        assert!(!is_shown(&stage) && stage.focused().is_none());
        assert_eq!(name(&stage), "AnnaB5c");
    }
}

#[test]
fn keyboard_is_off_unless_it_is_asked_for() {
    let mut stage = open(TALL, Language::English);
    stage.world().resource_mut::<Settings>().keyboard = None;
    press_name(&mut stage);
    assert!(stage.focused().is_some() && !is_shown(&stage));
    stage.write_words("a");
    assert_eq!(name(&stage), "Anna");
}

#[test]
fn idle_keyboard_requests_no_frames() {
    let mut stage = open(TALL, Language::English);
    press_name(&mut stage);
    press_key(&mut stage, "a");
    stage.frames(60);
    assert!(is_shown(&stage) && !stage.requests_frame());
}

#[test]
fn field_with_keys_of_its_own_has_no_keyboard() {
    let mut stage = open(TALL, Language::English);
    stage.press("Enter address");
    stage.frames(3);
    assert!(stage.focused().is_some() && !is_shown(&stage));
}

#[test]
fn held_backspace_repeats() {
    let mut stage = open(TALL, Language::English);
    press_name(&mut stage);
    let key = key(&stage, &Icon::Delete.unicode().to_string()).center();
    stage.finger(1, TouchPhase::Started, Vec2::new(key.x, key.y));
    stage.frames(60);
    stage.finger(1, TouchPhase::Ended, Vec2::new(key.x, key.y));
    stage.frames(3);
    assert!(is_shown(&stage));
    assert!(stage.focused().is_some());
    press_key(&mut stage, "x");
    press_key(&mut stage, "y");
    assert_eq!(name(&stage), "xy");
}

#[test]
fn second_finger_writes_before_the_first_is_lifted() {
    let mut stage = open(TALL, Language::English);
    press_name(&mut stage);
    let place = |stage: &Stage, words: &str| {
        let centre = key(stage, words).center();
        Vec2::new(centre.x, centre.y)
    };
    let (first, second) = (place(&stage, "i"), place(&stage, "e"));
    stage.finger(1, TouchPhase::Started, first);
    stage.frame();
    stage.finger(2, TouchPhase::Started, second);
    stage.frame();
    stage.finger(1, TouchPhase::Ended, first);
    stage.finger(2, TouchPhase::Ended, second);
    stage.frames(4);
    assert_eq!(name(&stage), "Annie");
}

#[test]
fn arrows_and_pads_press_keys() {
    let mut stage = open(TALL, Language::English);
    press_name(&mut stage);
    let field = stage.focused();
    stage.key(KeyCode::ArrowDown, Key::ArrowDown);
    stage.key(KeyCode::ArrowDown, Key::ArrowDown);
    stage.key(KeyCode::Enter, Key::Enter);
    stage.frames(3);
    assert_eq!((name(&stage).as_str(), stage.focused()), ("Anna", field));
    let pad = stage.connect_pad();
    stage.pad(pad, GamepadButton::DPadRight);
    stage.pad(pad, GamepadButton::South);
    stage.pad(pad, GamepadButton::DPadUp);
    stage.pad(pad, GamepadButton::South);
    stage.frames(3);
    assert_eq!((name(&stage).as_str(), stage.focused()), ("Annasw", field));
    stage.pad(pad, GamepadButton::East);
    stage.frames(3);
    assert!(!is_shown(&stage) && stage.focused().is_none());
    assert_eq!(
        stage.screen(),
        Screen::Lan,
        "the button only leaves the field"
    );
}

#[test]
fn back_hides_the_keyboard_first() {
    let mut stage = open(TALL, Language::English);
    press_name(&mut stage);
    stage.key(KeyCode::BrowserBack, Key::BrowserBack);
    stage.frames(3);
    assert!(!is_shown(&stage) && stage.focused().is_none());
    assert_eq!(stage.screen(), Screen::Lan);
    stage.key(KeyCode::BrowserBack, Key::BrowserBack);
    stage.frames(3);
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn keyboard_gives_way_to_another_one() {
    let mut stage = open(TALL, Language::English);
    press_name(&mut stage);
    stage.write_words("i");
    stage.frames(3);
    assert!(!is_shown(&stage) && stage.focused().is_some());
    stage.write_words("e");
    assert_eq!(name(&stage), "Annie");
    let found = stage
        .written()
        .iter()
        .find(|written| written.words == "Annie");
    let rect = found.expect("the name").rect;
    stage.press_rect(rect);
    assert!(is_shown(&stage));
}

#[test]
fn korean_is_written_into_the_chat() {
    let mut apps = ConnectedApps::in_lobby("keyboard-korean", 1);
    let stage = &mut apps.stages[0];
    stage.world().resource_mut::<Settings>().keyboard = Some(true);
    stage.set_language(Language::Korean);
    stage.press(tr!(Language::Korean, "chat-say-hint"));
    for letter in ["ㅇ", "ㅏ", "ㄴ", "ㄴ", "ㅕ", "ㅇ"] {
        press_key(stage, letter);
    }
    assert!(stage.shows("안녕"), "{:?}", stage.words());
    press_icon(stage, Icon::Delete);
    assert!(stage.shows("안녀"), "{:?}", stage.words());
    press_key(stage, "ㅇ");
    let field = stage.focused();
    press_icon(stage, Icon::CornerDownLeft);
    apps.until("the message arrives", |stages| {
        lobby_of(&stages[0]).chat().count() == 1
    });
    let stage = &mut apps.stages[0];
    let said = lobby_of(stage).chat().next().expect("a message");
    assert_eq!(said.text, ChatText::Text("안녕".to_owned()));
    assert!(
        is_shown(stage) && stage.focused() == field,
        "for the next message"
    );
}

#[test]
fn japanese_marks_change_the_last_kana() {
    let mut stage = open(TALL, Language::Japanese);
    press_name(&mut stage);
    for letter in ["か", "゛", "は", "゜", "つ", "小", "ア", "ウ", "゛", "ー"] {
        press_key(&mut stage, letter);
    }
    assert_eq!(name(&stage), "Annがぱっヴー");
}

#[test]
fn accents_have_a_page_of_their_own() {
    let mut stage = open(TALL, Language::French);
    press_name(&mut stage);
    for letter in ["éà", "é", "z"] {
        press_key(&mut stage, letter);
    }
    assert_eq!(name(&stage), "Annéz");
}

/// Checks the fields of the lobby, the chat and the page of the host in a window of this size.
fn lobby_fits(name: &str, size: UVec2) {
    let mut all = Vec::new();
    let mut apps = ConnectedApps::unconnected(name, &[size]);
    let mut settings = apps.stages[0].world().resource_mut::<Settings>();
    settings.keyboard = Some(true);
    apps.connect();
    let stage = &mut apps.stages[0];
    wait_for_toasts(stage);
    if stage.shows("Chat") && !stage.shows(tr!(Language::English, "chat-say-hint")) {
        stage.press("Chat");
    }
    stage.press(tr!(Language::English, "chat-say-hint"));
    check_keyboard(stage, "the chat", &mut all);
    press_key(stage, "h");
    press_icon(stage, Icon::CornerDownLeft);
    stage.frames(3);
    check_keyboard(stage, "the chat after a message", &mut all);
    stage.escape();
    stage.frames(10);
    if let Some(tab) = stage
        .words()
        .into_iter()
        .find(|words| words.starts_with("Players (1"))
        .map(str::to_owned)
    {
        stage.press(&tab);
    }
    stage.press_icon(Icon::Pencil);
    press_name(stage);
    check_keyboard(stage, "another name", &mut all);
    press_key(stage, "a");
    press_icon(stage, Icon::CornerDownLeft);
    apps.until("the name is changed", |stages| stages[0].shows_part("Anna"));
    let stage = &mut apps.stages[0];
    stage.press_icon(Icon::House);
    apps.until("the report", |stages| stages[0].shows_part("Rooms (0)"));
    let stage = &mut apps.stages[0];
    stage.scroll_to(tr!(Language::English, "hosting-announcement-hint"));
    stage.press(tr!(Language::English, "hosting-announcement-hint"));
    stage.frames(30);
    check_keyboard(stage, "an announcement", &mut all);
    assert_none(&all);
}

#[test]
fn lobby_fits_above_the_keyboard_on_a_phone() {
    lobby_fits("keyboard-tall", TALL);
}

#[test]
fn lobby_fits_above_the_keyboard_on_a_phone_on_its_side() {
    lobby_fits("keyboard-low", LOW);
}

#[test]
fn lobby_fits_above_the_keyboard_in_a_desktop_window() {
    lobby_fits("keyboard-wide", WIDE);
}

/// Turns the wheel until the whole of a text is in view.
fn scroll_into_view(stage: &mut Stage, words: &str) {
    for _ in 0..60 {
        let mut found = stage
            .written()
            .iter()
            .filter(|written| written.words == words);
        if found.any(|written| written.clip.contains_rect(written.rect)) {
            return;
        }
        let size = stage.window_rect().size();
        let at = Vec2::new(size.x * 0.6, size.y * 0.5);
        stage.wheel(at, MouseScrollUnit::Line, -1.0);
        stage.frames(6);
    }
    panic!("{words:?} among {:?}", stage.words());
}

#[test]
fn names_of_the_set_up_fit_above_the_keyboard() {
    let mut all = Vec::new();
    for size in [TALL, LOW, WIDE] {
        let mut stage = Stage::open(size, Storage::nowhere());
        stage.world().resource_mut::<Settings>().keyboard = Some(true);
        stage.open_short_setup("Drench");
        scroll_into_view(&mut stage, "Pass and play");
        stage.press("Pass and play");
        scroll_into_view(&mut stage, "Player 2");
        stage.press("Player 2");
        stage.frames(30);
        let what = format!("the names in {size:?}");
        check_keyboard(&mut stage, &what, &mut all);
        assert!(is_shown(&stage), "{what}: {:?}", stage.words());
        press_key(&mut stage, "e");
        assert_eq!(stage.resource::<Settings>().names, ["", "e"]);
    }
    assert_none(&all);
}
