//! Presses as hands make them: after a rest, and held for a moment. Every kind of control takes them from every device, however
//! long the window was idle before.

use crate::on_screen_keyboard;
use crate::stage::{Stage, WIDE, game};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use lucide_icons::Icon;
use std::fmt::Write;
use std::time::Duration;
use tessella::core::palette::Palette;
use tessella::core::settings::{Motion, Settings};
use tessella::core::storage::Storage;
use tessella::core::{OpenScreen, Screen};
use tessella::drawing::appearances;
use tessella_boards::{CellId, Direction};
use tessella_games::{Appearance, Move, Rules};
use tessella_language::Language;
use tessella_session::Player;

const fn milliseconds(number: u64) -> Duration {
    Duration::from_millis(number)
}

/// Times for which the window is idle before a press.
const RESTS: [Duration; 3] = [milliseconds(200), milliseconds(2000), milliseconds(60_000)];
/// Times for which a control is pressed. From 0.8 s on, a press is a long one.
const HOLDS: [Duration; 4] = [
    milliseconds(20),
    milliseconds(100),
    milliseconds(250),
    milliseconds(700),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Input {
    Mouse,
    Touch,
    Keys,
    Pad,
}

/// A kind of control.
struct Control {
    name: &'static str,
    /// Shows the control, as nobody has pressed it.
    show: fn(&mut Stage),
    /// Returns where it is.
    place: fn(&mut Stage) -> Vec2,
    /// Returns what a press changes.
    state: fn(&mut Stage) -> String,
    /// Button of a pad that presses it, if one does.
    button: Option<GamepadButton>,
    /// `true` if Enter presses it.
    has_key: bool,
}

/// Returns a tile of a colour that the player may choose.
fn tile(stage: &Stage) -> CellId {
    let position = stage.game().position();
    let legal = stage.legal();
    let mut cells = appearances(position).filter(|&(_, appearance)| {
        matches!(appearance, Appearance::Painted { colour, holder: None } if legal.contains(&colour))
    });
    cells.next().expect("a tile of a legal colour").0
}

fn show_drench(stage: &mut Stage) {
    stage.show(game("drench:9x9,c6#4711", &[Player::Human]));
}

fn cursor(stage: &mut Stage) -> String {
    stage.cursor().to_string()
}

fn screen(stage: &mut Stage) -> String {
    format!("{:?}", stage.screen())
}

fn words(stage: &mut Stage) -> String {
    stage.words().join("|")
}

fn show_title(stage: &mut Stage) {
    stage.trigger(OpenScreen(Screen::Title));
    stage.frames(4);
}

fn show_settings(stage: &mut Stage) {
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.symbols = false;
    settings.palette = Palette::default();
    stage.trigger(OpenScreen(Screen::Settings));
    stage.frames(4);
}

fn show_setup(stage: &mut Stage) {
    stage.open_short_setup("Drench");
}

fn place_of_words(stage: &Stage, words: &str) -> Vec2 {
    let mut found = stage
        .written()
        .iter()
        .filter(|written| written.words == words);
    let written = found
        .next()
        .unwrap_or_else(|| panic!("{words:?} among {:?}", stage.words()));
    stage.place_of_rect(written.rect)
}

/// Returns the kinds of controls around a board.
fn controls_of_a_game() -> Vec<Control> {
    vec![
        Control {
            name: "colour button",
            show: show_drench,
            place: |stage| {
                let colour = stage.legal()[0];
                stage.place_of_rect(stage.arrangement().colours[colour.index()])
            },
            state: cursor,
            button: None,
            has_key: true,
        },
        Control {
            name: "tile",
            show: show_drench,
            place: |stage| stage.place_of(tile(stage)),
            state: cursor,
            button: Some(GamepadButton::South),
            has_key: true,
        },
        Control {
            name: "tool",
            show: |stage| {
                show_drench(stage);
                let colour = stage.legal()[0];
                stage.digit(colour);
            },
            place: |stage| stage.place_of_rect(stage.arrangement().tools[0]),
            state: cursor,
            button: Some(GamepadButton::West),
            has_key: true,
        },
        Control {
            name: "back",
            show: show_drench,
            place: |stage| stage.place_of_rect(stage.arrangement().back),
            state: screen,
            button: Some(GamepadButton::East),
            has_key: true,
        },
        Control {
            name: "dialog",
            show: |stage| stage.show(game("link:8x8,t60+0#2", &[Player::Human])),
            place: |stage| place_of_words(stage, "Start"),
            state: |stage| format!("{:?}", stage.phase()),
            button: Some(GamepadButton::South),
            has_key: true,
        },
    ]
}

/// Returns the kinds of controls on other screens.
fn controls_of_screens() -> Vec<Control> {
    vec![
        Control {
            name: "card",
            show: |_| {},
            place: |stage| place_of_words(stage, "Blockade"),
            state: screen,
            button: Some(GamepadButton::South),
            has_key: true,
        },
        Control {
            name: "button",
            show: |_| {},
            place: |stage| place_of_words(stage, "Local network"),
            state: screen,
            button: Some(GamepadButton::South),
            has_key: true,
        },
        Control {
            name: "choice",
            show: show_settings,
            place: |stage| place_of_words(stage, "Vivid"),
            state: |stage| format!("{:?}", stage.resource::<Settings>().palette),
            button: Some(GamepadButton::South),
            has_key: true,
        },
        Control {
            name: "switch",
            show: show_settings,
            place: |stage| place_of_words(stage, "Show a symbol on every tile"),
            state: |stage| stage.resource::<Settings>().symbols.to_string(),
            button: Some(GamepadButton::South),
            has_key: true,
        },
        Control {
            name: "stepper",
            show: |stage| {
                show_setup(stage);
                if stage.shows(&Icon::ChevronDown.unicode().to_string()) {
                    stage.press("More options");
                }
            },
            place: |stage| place_of_words(stage, &Icon::Plus.unicode().to_string()),
            state: words,
            button: Some(GamepadButton::South),
            has_key: true,
        },
        Control {
            name: "text field",
            show: |stage| {
                stage.world().resource_mut::<Settings>().lan.name = "Ann".to_owned();
                stage.trigger(OpenScreen(Screen::Lan));
                stage.frames(4);
            },
            place: |stage| place_of_words(stage, "Ann") + Vec2::new(40.0, 0.0),
            state: |stage| stage.is_writing().to_string(),
            button: None,
            has_key: false,
        },
        Control {
            name: "key on the screen",
            show: |stage| {
                let mut settings = stage.world().resource_mut::<Settings>();
                settings.keyboard = Some(true);
                settings.lan.name = "Ann".to_owned();
                stage.trigger(OpenScreen(Screen::Lan));
                stage.frames(4);
                on_screen_keyboard::press_name(stage);
            },
            place: |stage| place_of_words(stage, "k"),
            state: |stage| stage.resource::<Settings>().lan.name.clone(),
            button: None,
            has_key: false,
        },
    ]
}

/// Presses a control after a rest. Returns `true` if that did what it says.
fn press(
    stage: &mut Stage,
    control: &Control,
    (input, pad): (Input, Entity),
    rest: Duration,
    hold: Duration,
) -> bool {
    show_title(stage);
    (control.show)(stage);
    stage.live(milliseconds(100));
    let place = (control.place)(stage);
    let button = control.button.unwrap_or(GamepadButton::South);
    let by_focus = input == Input::Keys || input == Input::Pad && button == GamepadButton::South;
    if by_focus && control.name == "tile" {
        let tile = tile(stage);
        stage.move_cursor(tile, &Direction::ORTHOGONAL, Stage::arrow);
    } else if by_focus {
        stage.focus_widget_at(place);
    } else if input == Input::Mouse {
        stage.point_at(place);
    }
    stage.frame();
    let before = (control.state)(stage);
    stage.live(rest);
    match input {
        Input::Mouse => stage.mouse_button(MouseButton::Left, ButtonState::Pressed),
        Input::Touch => stage.finger(7, TouchPhase::Started, place),
        Input::Keys => stage.hold(KeyCode::Enter, Key::Enter),
        Input::Pad => stage.hold_pad(pad, button),
    }
    stage.frame();
    stage.live(hold);
    match input {
        Input::Mouse => stage.mouse_button(MouseButton::Left, ButtonState::Released),
        Input::Touch => stage.finger(7, TouchPhase::Ended, place),
        Input::Keys => stage.release_key(KeyCode::Enter, Key::Enter),
        Input::Pad => stage.release_pad(pad, button),
    }
    stage.frame();
    stage.live(milliseconds(100));
    (control.state)(stage) != before
}

/// Tries every control with every rest and hold.
fn every_press_counts(input: Input) {
    // All settings fit into this window.
    let mut stage = Stage::open(UVec2::new(1280, 2400), Storage::nowhere());
    stage.set_language(Language::English);
    stage.set_motion(Motion::Off);
    let pad = stage.connect_pad();
    stage.take_clock();
    let mut table = String::new();
    let mut lost = 0;
    for control in controls_of_a_game()
        .into_iter()
        .chain(controls_of_screens())
    {
        let is_there = match input {
            Input::Mouse | Input::Touch => true,
            Input::Keys => control.has_key,
            Input::Pad => control.button.is_some(),
        };
        if !is_there {
            continue;
        }
        let _ = write!(table, "{:>18}", control.name);
        for rest in RESTS {
            let taken: Vec<bool> = HOLDS
                .into_iter()
                .map(|hold| press(&mut stage, &control, (input, pad), rest, hold))
                .collect();
            let count = taken.iter().filter(|&&taken| taken).count();
            lost += taken.len() - count;
            let _ = write!(table, "  {rest:?}: {count} of {}", taken.len());
        }
        table.push('\n');
    }
    println!("{input:?}\n{table}");
    assert_eq!(lost, 0, "presses are lost:\n{table}");
}

#[test]
fn mouse_presses_count_after_any_rest() {
    every_press_counts(Input::Mouse);
}

#[test]
fn taps_count_after_any_rest() {
    every_press_counts(Input::Touch);
}

#[test]
fn keys_count_after_any_rest() {
    every_press_counts(Input::Keys);
}

#[test]
fn pad_buttons_count_after_any_rest() {
    every_press_counts(Input::Pad);
}

/// Tolerance of all times after a rest.
const TOLERANCE: Duration = milliseconds(50);

fn assert_near(what: &str, found: Duration, wanted: Duration) {
    let off = found.abs_diff(wanted);
    assert!(off <= TOLERANCE, "{what}: {found:?}, not {wanted:?}");
}

#[test]
fn move_is_recorded_at_the_time_of_its_press() {
    for rest in RESTS {
        let mut stage = Stage::open(WIDE, Storage::nowhere());
        stage.take_clock();
        show_drench(&mut stage);
        stage.live(milliseconds(1000));
        let colour = stage.legal()[0];
        stage.digit(colour);
        let first = stage.game().moves()[0].at;
        stage.live(rest);
        let colour = stage.legal()[0];
        stage.digit(colour);
        let second = stage.game().moves()[1].at;
        let apart = milliseconds((second - first).into());
        assert_near("time between two moves", apart, rest);
    }
}

#[test]
fn long_press_takes_as_long_after_a_rest() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.take_clock();
    for rest in RESTS {
        show_title(&mut stage);
        stage.live(rest);
        let place = place_of_words(&stage, "Blockade");
        stage.finger(7, TouchPhase::Started, place);
        let mut held = Duration::ZERO;
        while stage.screen() == Screen::Title {
            assert!(held < milliseconds(2000), "after {rest:?}");
            stage.live(milliseconds(16));
            stage.frame();
            held += milliseconds(16);
        }
        assert_eq!(stage.screen(), Screen::Setup);
        // egui's limit between a tap and a long press.
        assert_near("long press", held, milliseconds(800));
        stage.finger(7, TouchPhase::Ended, place);
    }
}

#[test]
fn second_press_of_a_double_click_is_known_after_a_rest() {
    let rolls = |rest: Duration, apart: Duration| {
        let mut stage = Stage::open(WIDE, Storage::nowhere());
        stage.take_clock();
        // The second press of a double click does not roll for the next player.
        stage.show(game("race:track30,s2#4", &[Player::Human; 2]));
        stage.live(rest);
        let place = stage.place_of(CellId(3));
        for wait in [milliseconds(20), apart] {
            stage.point_at(place);
            stage.mouse_button(MouseButton::Left, ButtonState::Pressed);
            stage.frame();
            stage.live(milliseconds(20));
            stage.mouse_button(MouseButton::Left, ButtonState::Released);
            stage.frame();
            stage.live(wait.saturating_sub(milliseconds(20)));
        }
        stage.live(milliseconds(4000));
        stage.cursor()
    };
    for rest in RESTS {
        assert_eq!(rolls(rest, milliseconds(200)), 1, "{rest:?}");
    }
}

#[test]
fn animation_takes_as_long_after_a_rest() {
    let mut durations = Vec::new();
    for rest in RESTS {
        let mut stage = Stage::open(WIDE, Storage::nowhere());
        stage.take_clock();
        show_drench(&mut stage);
        stage.live(rest);
        let Some(&Move::Paint(colour)) = stage.game().position().legal_moves().last() else {
            panic!("a colour");
        };
        stage.digit(colour);
        let mut taken = Duration::ZERO;
        while stage.is_animating() {
            stage.live(milliseconds(16));
            stage.frame();
            taken += milliseconds(16);
        }
        durations.push(taken);
    }
    assert!(durations[0] > milliseconds(150), "{durations:?}");
    for &taken in &durations[1..] {
        assert_near("animation", taken, durations[0]);
    }
}

#[test]
fn message_stays_as_long_after_a_rest() {
    for rest in RESTS {
        let mut stage = Stage::open(WIDE, Storage::nowhere());
        stage.take_clock();
        show_drench(&mut stage);
        stage.live(rest);
        // A colour that is not legal is refused with a message.
        let legal = stage.legal();
        let refused = (0..6)
            .map(tessella_games::Colour)
            .find(|colour| !legal.contains(colour));
        let before = stage.words().len();
        stage.digit(refused.expect("the colour of the region"));
        stage.frames(2);
        assert!(stage.words().len() > before, "{:?}", stage.words());
        stage.live(milliseconds(1500));
        assert!(stage.words().len() > before, "gone after {rest:?}");
    }
}

#[test]
fn button_pressed_released_and_left_within_a_frame_is_pressed() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    show_drench(&mut stage);
    let buttons: Vec<Vec2> = (0..2)
        .map(|at| {
            let colour = stage.legal()[at];
            stage.place_of_rect(stage.arrangement().colours[colour.index()])
        })
        .collect();
    // Two clicks, all of them in one slow frame.
    for &place in &buttons {
        stage.point_at(place);
        stage.mouse_button(MouseButton::Left, ButtonState::Pressed);
        stage.mouse_button(MouseButton::Left, ButtonState::Released);
    }
    stage.point_at(Vec2::new(640.0, 790.0));
    stage.frames(8);
    assert_eq!(stage.cursor(), 2);
}
