//! Every local screen in every language, in the window of a small phone: nothing overlaps, leaves the window or is cut.

use crate::layout::{assert_none, check};
use crate::on_screen_keyboard::check_language;
use crate::stage::{Stage, people};
use bevy::input::mouse::MouseScrollUnit;
use bevy::prelude::UVec2;
use lucide_icons::Icon;
use tessella::core::controls::{Action, ControlCapture, ControlCell, ControlSlot, Preset};
use tessella::core::palette::{OwnColours, Palette, Rgb};
use tessella::core::settings::Settings;
use tessella::core::storage::Storage;
use tessella::core::{OpenScreen, Screen, StartLesson};
use tessella::text::Text;
use tessella_games::Game;
use tessella_language::{Language, tr};

/// Window of a small phone.
const SIZE: UVec2 = UVec2::new(360, 640);

/// Opens a screen in a language.
fn open(language: Language) -> Stage {
    let mut stage = Stage::open(SIZE, Storage::nowhere());
    stage.set_language(language);
    stage
}

/// Adds the texts on the screen that are cut. Messages may end with an ellipsis of their own.
pub fn add_cut(stage: &Stage, language: Language, what: &str, all: &mut Vec<String>) {
    let files = language.files();
    let is_whole = |words: &str| files.iter().any(|(_, text)| text.contains(words));
    let cut = stage
        .words()
        .into_iter()
        .filter(|words| words.ends_with('…') && !is_whole(words));
    all.extend(cut.map(|words| format!("{}: {what}: {words:?} is cut", language.tag())));
}

fn examine(stage: &mut Stage, language: Language, what: &str, all: &mut Vec<String>) {
    check(stage, &format!("{}: {what}", language.tag()), all);
    add_cut(stage, language, what, all);
}

/// Opens and checks the screens of a language.
fn check_screens(language: Language) {
    let mut all = Vec::new();
    let mut stage = open(language);
    examine(&mut stage, language, "the title", &mut all);
    let screens = [
        (Screen::Settings, "the settings"),
        (Screen::Keys, "the keys"),
        (Screen::Help, "the help"),
        (Screen::Packs, "the packs"),
        (Screen::Today, "today"),
        (Screen::Statistics, "the statistics"),
        (Screen::Games, "the games"),
        (Screen::Lan, "the network"),
    ];
    for (screen, what) in screens {
        stage.trigger(OpenScreen(screen));
        stage.frames(3);
        examine(&mut stage, language, what, &mut all);
        stage.leave_for_title();
    }
    check_keys(&mut stage, language, &mut all);
    check_own_colours(&mut stage, language, &mut all);
    for &of in Game::ALL {
        let title = &of.text(language);
        stage.open_short_setup(title);
        examine(
            &mut stage,
            language,
            &format!("the set-up of {title}"),
            &mut all,
        );
        stage.escape();
        stage.open_setup(title);
        examine(
            &mut stage,
            language,
            &format!("all options of {title}"),
            &mut all,
        );
        stage.escape();
        stage.trigger(StartLesson(of));
        stage.frames(4);
        examine(
            &mut stage,
            language,
            &format!("the lesson of {title}"),
            &mut all,
        );
        stage.escape();
    }
    check_games(&mut stage, language, &mut all);
    check_language(language, &mut all);
    assert_none(&all);
}

/// Checks the whole table of keys for the right hand, which has the longest names, and a cell that waits.
fn check_keys(stage: &mut Stage, language: Language, all: &mut Vec<String>) {
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.controls.set_preset(Preset::RightHand);
    stage.trigger(OpenScreen(Screen::Keys));
    stage.frames(3);
    let cell = ControlCell {
        action: Action::Restart,
        slot: ControlSlot::Key(0),
    };
    stage.world().resource_mut::<ControlCapture>().cell = Some(cell);
    let place = SIZE.as_vec2() / 2.0;
    for part in 0..10 {
        examine(stage, language, &format!("part {part} of the keys"), all);
        (0..4).for_each(|_| stage.wheel(place, MouseScrollUnit::Line, -2.0));
        stage.frames(6);
    }
    stage.escape();
    stage.leave_for_title();
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.controls.set_preset(Preset::Usual);
}

/// Checks the settings with colours of the player's choice, of which none can be told apart.
fn check_own_colours(stage: &mut Stage, language: Language, all: &mut Vec<String>) {
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.palette = Palette::Own;
    settings.own_colours = OwnColours([Rgb::hex(0); 10]);
    stage.trigger(OpenScreen(Screen::Settings));
    stage.frames(3);
    stage.scroll_to("7");
    stage.press("7");
    examine(stage, language, "the own colours", all);
    stage.scroll_to(tr!(language, "settings-own-reset"));
    examine(stage, language, "the warnings", all);
    stage.press(tr!(language, "settings-own-reset"));
    stage.world().resource_mut::<Settings>().palette = Palette::Standard;
    stage.escape();
}

/// Checks the screen on which games are played.
fn check_games(stage: &mut Stage, language: Language, all: &mut Vec<String>) {
    for code in [
        "drench:9x9,c10#1",
        "drench:9x9,c6,s2#1",
        "link:8x8,untimed#2",
        "light:6x6,b8#1",
        "row:4x4,k3,s3#1",
        "race:track30,s3#1",
        "blockade:9x9,s2#1",
        // Long details.
        "link:18x8,f36,left,untimed#1",
        "row:7x6,k4,fall,s2#1",
        "race:track100,s2,exact#1",
        "race:ring40,s4,p4,laps2,back4#1",
        "blockade:hex11x12,hills3-2,s2,w2#5",
    ] {
        stage.show(people(code));
        examine(stage, language, code, all);
        stage.press_icon(Icon::CircleQuestionMark);
        stage.frames(3);
        examine(stage, language, &format!("the help in {code}"), all);
        stage.leave_for_title();
    }
}

/// Defines a test for each language.
macro_rules! languages {
    ($($test:ident: $language:ident;)+) => {
        $(#[test]
        fn $test() {
            check_screens(Language::$language);
        })+

        #[test]
        fn each_language_has_a_test() {
            assert_eq!([$(Language::$language),+], Language::ALL);
        }
    };
}

languages! {
    screens_fit_in_english: English;
    screens_fit_in_german: German;
    screens_fit_in_spanish: Spanish;
    screens_fit_in_french: French;
    screens_fit_in_portuguese: Portuguese;
    screens_fit_in_russian: Russian;
    screens_fit_in_japanese: Japanese;
    screens_fit_in_korean: Korean;
    screens_fit_in_simplified_chinese: SimplifiedChinese;
    screens_fit_in_traditional_chinese: TraditionalChinese;
}
