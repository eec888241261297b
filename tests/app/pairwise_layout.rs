//! Layout of every screen and game with each pair of a language, a size of the window and a size of text, and the sizes of letters there. All combinations would be
//! ten times as many.

use crate::languages::add_cut;
use crate::layout::{assert_none, check};
use crate::stage::{Stage, Written, people};
use bevy::prelude::UVec2;
use bevy_egui::egui::Rect;
use std::collections::BTreeSet;
use tessella::core::settings::{Settings, TextSize};
use tessella::core::storage::Storage;
use tessella::core::theme::text;
use tessella::core::{OpenScreen, Screen, StartLesson};
use tessella::text::Text;
use tessella_games::Game;
use tessella_language::Language;

/// Phones upright and on their side, a small window that is almost square, and desktop windows.
const SIZES: [UVec2; 6] = [
    UVec2::new(360, 640),
    UVec2::new(412, 915),
    UVec2::new(640, 360),
    UVec2::new(500, 500),
    UVec2::new(1280, 800),
    UVec2::new(1920, 1080),
];

/// Sizes of text, in percent.
const TEXTS: [u16; 3] = [100, 140, 200];

/// What is shown.
#[derive(Clone, Copy)]
enum Place {
    Screen(Screen),
    Setup(Game),
    Lesson(Game),
    Play(&'static str),
    Share(&'static str),
}

/// Returns everything that can be shown without another player.
fn places() -> Vec<Place> {
    let screens = [
        Screen::Title,
        Screen::Settings,
        Screen::Keys,
        Screen::Help,
        Screen::Packs,
        Screen::Today,
        Screen::Statistics,
        Screen::Games,
        Screen::Lan,
        Screen::Kit,
    ];
    let games = [
        "drench:9x9,c10#1",
        "drench:9x9,c6,s2#1",
        "link:8x8#2",
        "light:6x6,b8#1",
        "row:4x4,k3,s3#1",
        "race:track30,s3#1",
        "race:ring40,s4,p4,laps2,back4#1",
        "blockade:hex11x12,hills3-2,s2,w2#5",
    ];
    let mut places: Vec<Place> = screens.into_iter().map(Place::Screen).collect();
    places.extend(Game::ALL.iter().copied().map(Place::Setup));
    places.extend(Game::ALL.iter().copied().map(Place::Lesson));
    places.extend(games.into_iter().map(Place::Play));
    places.push(Place::Share(games[0]));
    places
}

impl Place {
    fn name(self) -> String {
        match self {
            Self::Screen(screen) => format!("{screen:?}"),
            Self::Setup(game) => format!("the set-up of {}", game.english_title()),
            Self::Lesson(game) => format!("the lesson of {}", game.english_title()),
            Self::Play(code) => code.to_owned(),
            Self::Share(code) => format!("sharing {code}"),
        }
    }

    fn show(self, stage: &mut Stage, language: Language) {
        match self {
            Self::Screen(screen) => stage.trigger(OpenScreen(screen)),
            Self::Setup(game) => stage.open_setup(&game.text(language)),
            Self::Lesson(game) => stage.trigger(StartLesson(game)),
            Self::Play(code) => stage.show(people(code)),
            Self::Share(code) => {
                stage.show(people(code));
                stage.trigger(OpenScreen(Screen::Share));
            }
        }
        stage.frames(4);
    }
}

/// Returns the sizes of the window and of text for a language and a place, by their numbers. All four have all pairs.
const fn sizes_for(language: usize, place: usize) -> (usize, usize) {
    (
        (language + place) % SIZES.len(),
        (2 * language + place) % TEXTS.len(),
    )
}

/// Adds the texts whose letters are not of a size of the type scale, and the controls whose letters are not as large as those of equal
/// controls beside them.
fn add_odd_sizes(stage: &mut Stage, what: &str, all: &mut Vec<String>) {
    let window = stage.window_rect();
    let mut odd = |words: &str, problem: &str| {
        all.push(format!("{what} in {window:?}: {words:?} {problem}"));
    };
    // The letters of pictures (the name of the program, the leaf of a calendar, the numbers of a board) are as large as the pictures.
    let is_text = |written: &&Written| written.words.chars().count() > 3;
    for written in stage.written().iter().filter(is_text) {
        for size in &written.sizes {
            if !text::SCALE.contains(size) {
                odd(&written.words, &format!("has letters of {size} points"));
            }
        }
    }
    let widgets = stage.widgets();
    let sizes_on = |rect: Rect| -> BTreeSet<u32> {
        let texts = stage.written().iter().filter(is_text);
        let on_it = texts.filter(|written| rect.contains(written.rect.center()));
        on_it
            .flat_map(|written| &written.sizes)
            .map(|size| size.to_bits())
            .collect()
    };
    for (at, one) in widgets.iter().enumerate() {
        for other in &widgets[at + 1..] {
            let is_equal = one.rect.y_range() == other.rect.y_range()
                && one.rect.width() == other.rect.width();
            let are_whole =
                [one, other].map(|widget| widget.rect == widget.interact_rect) == [true; 2];
            let [sizes, others] = [one, other].map(|widget| sizes_on(widget.rect));
            let has_same = sizes.is_subset(&others) || others.is_subset(&sizes);
            if is_equal && are_whole && !has_same {
                let places = format!("{:?} and {:?}", one.rect, other.rect);
                odd(&places, "have letters of different sizes");
            }
        }
    }
}

/// Checks all places in a language.
fn check_places(number: usize) {
    let language = Language::ALL[number];
    let mut all = Vec::new();
    let mut stage = Stage::open(SIZES[0], Storage::nowhere());
    stage.set_language(language);
    let mut places: Vec<_> = places()
        .into_iter()
        .enumerate()
        .map(|(at, place)| (sizes_for(number, at), place))
        .collect();
    // Fonts are loaded again for each size of text, and sizes change them, too.
    places.sort_by_key(|&(sizes, _)| sizes);
    for ((size, text), place) in places {
        stage.resize(SIZES[size]);
        let mut settings = stage.world().resource_mut::<Settings>();
        settings.text_size = TextSize::new(TEXTS[text]);
        stage.frames(3);
        place.show(&mut stage, language);
        let what = format!("{}: {} at {} %", language.tag(), place.name(), TEXTS[text]);
        check(&mut stage, &what, &mut all);
        add_cut(&stage, language, &what, &mut all);
        add_odd_sizes(&mut stage, &what, &mut all);
        stage.leave_for_title();
    }
    assert_none(&all);
}

#[test]
fn each_pair_is_checked() {
    let (languages, places) = (Language::ALL.len(), places().len());
    let rows: Vec<[usize; 4]> = (0..languages)
        .flat_map(|language| (0..places).map(move |place| (language, place)))
        .map(|(language, place)| {
            let (size, text) = sizes_for(language, place);
            [language, place, size, text]
        })
        .collect();
    let counts = [languages, places, SIZES.len(), TEXTS.len()];
    for one in 0..4 {
        for other in one + 1..4 {
            let pairs: BTreeSet<_> = rows.iter().map(|row| (row[one], row[other])).collect();
            assert_eq!(pairs.len(), counts[one] * counts[other], "{one}, {other}");
        }
    }
}

/// Defines a test for each language.
macro_rules! languages {
    ($($test:ident: $number:literal;)+) => {
        $(#[test]
        fn $test() {
            check_places($number);
        })+

        #[test]
        fn each_language_is_checked() {
            let numbers = [$($number),+];
            assert!(numbers.into_iter().eq(0..Language::ALL.len()));
        }
    };
}

languages! {
    pairs_fit_in_first_language: 0;
    pairs_fit_in_second_language: 1;
    pairs_fit_in_third_language: 2;
    pairs_fit_in_fourth_language: 3;
    pairs_fit_in_fifth_language: 4;
    pairs_fit_in_sixth_language: 5;
    pairs_fit_in_seventh_language: 6;
    pairs_fit_in_eighth_language: 7;
    pairs_fit_in_ninth_language: 8;
    pairs_fit_in_tenth_language: 9;
}
