//! Short messages: how many there are, how long they stay, and what they cover.

use crate::stage::{Stage, TALL, WIDE, people};
use bevy::prelude::UVec2;
use bevy_egui::egui::{Pos2, Rect, vec2};
use std::net::{Ipv4Addr, TcpListener};
use std::time::Duration;
use tessella::core::storage::Storage;
use tessella::core::{ExpectedServer, GoBack, NetRequest, OpenScreen, Screen, Subject, Toast};
use tessella::drawing::drawn_extent;
use tessella::text::Wording;
use tessella_language::{Language, tr};

/// Returns the place of a message with its background.
fn place(stage: &Stage, message: &str) -> Option<Rect> {
    let written = stage
        .written()
        .iter()
        .find(|written| written.words == message)?;
    // The margin of small text; that of other text is wider.
    Some(written.rect.expand2(vec2(10.0, 2.0)))
}

#[test]
fn eight_refusals_are_one_short_message() {
    let mut stage = Stage::playing(people("drench:9x9,c6,s2#3"));
    let refused = "That's the other player's colour";
    for number in 0..8 {
        stage.trigger(Toast(Wording::verbatim(format!(
            "{refused}, the {number}th time, and this is long enough"
        ))));
        stage.frames(2);
    }
    let shown: Vec<&str> = stage
        .words()
        .into_iter()
        .filter(|words| words.starts_with(refused))
        .collect();
    assert_eq!(shown.len(), 1, "{shown:?}");
    assert!(shown[0].contains("the 7th time"), "{shown:?}");
    (0..3).for_each(|_| stage.pass(Duration::from_secs(2)));
    assert!(!stage.shows_part(refused), "{:?}", stage.words());
}

#[test]
fn message_disappears_with_its_screen_and_one_about_the_way_to_a_screen_stays() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.trigger(Toast(Wording::verbatim("on the title")));
    stage.frames(3);
    assert!(stage.shows("on the title"));
    stage.trigger(OpenScreen(Screen::Settings));
    stage.frames(3);
    assert_eq!(stage.screen(), Screen::Settings);
    assert!(!stage.shows("on the title"));
    stage.trigger(Toast(Wording::verbatim("on the way")));
    stage.trigger(GoBack);
    stage.frames(4);
    assert_eq!(stage.screen(), Screen::Title);
    assert!(stage.shows("on the way"));
}

#[test]
fn messages_on_the_screen_follow_a_change_of_language() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.trigger(Toast(Wording::new(|language| {
        tr!(language, "code-copied").to_owned()
    })));
    stage.frames(2);
    assert!(stage.shows("Code copied"));
    stage.set_language(Language::German);
    assert!(stage.shows("Code kopiert"), "{:?}", stage.words());
    // Nothing listens at this port.
    let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .expect("a port");
    stage.trigger(OpenScreen(Screen::Lan));
    stage.write(NetRequest::Join {
        address,
        code: String::new(),
        server: ExpectedServer::Any,
    });
    stage.until("the join has failed", |stage| {
        stage.shows_part("ist kein Host offen")
    });
    stage.set_language(Language::English);
    assert!(
        stage.shows_part("Nothing is open at"),
        "{:?}",
        stage.words()
    );
}

#[test]
fn notice_is_shown_in_full_after_other_messages_on_any_screen() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.trigger(Subject::Games.notice(Wording::verbatim("The games could not be read")));
    stage.trigger(Subject::Picture.notice(Wording::verbatim("The first picture is saved")));
    stage.trigger(Subject::Picture.notice(Wording::verbatim("The second picture is saved")));
    stage.trigger(Toast(Wording::verbatim("Code copied")));
    stage.frames(3);
    assert!(stage.shows("Code copied") && !stage.shows_part("could not be read"));
    stage.trigger(OpenScreen(Screen::Settings));
    stage.frames(4);
    assert!(
        stage.shows("The games could not be read"),
        "{:?}",
        stage.words()
    );
    stage.trigger(GoBack);
    stage.frames(4);
    assert!(stage.shows("The games could not be read"));
    stage.pass(Duration::from_secs(2));
    stage.frames(2);
    assert!(
        stage.shows("The second picture is saved"),
        "{:?}",
        stage.words()
    );
    stage.pass(Duration::from_secs(2));
    stage.frames(2);
    assert!(!stage.shows_part("picture is saved"), "{:?}", stage.words());
}

/// Windows from phones to desktops.
const SIZES: [UVec2; 5] = [
    UVec2::new(360, 640),
    UVec2::new(640, 360),
    UVec2::new(412, 915),
    UVec2::new(1024, 600),
    UVec2::new(1280, 800),
];

const MESSAGES: [&str; 2] = [
    "That's the other player's colour",
    "The line would need more than two turns, so these two tiles stay here for now",
];

/// Returns what a message covers that it should not.
fn covered(stage: &mut Stage, message: &str) -> Vec<String> {
    let Some(place) = place(stage, message) else {
        return vec![format!("{message:?} is not shown")];
    };
    let mut faults = Vec::new();
    let window = stage.window_rect();
    if !window.contains_rect(place) {
        faults.push(format!("{message:?} leaves the window: {place:?}"));
    }
    let overlaps = |rect: Rect| rect.intersect(place).is_positive();
    let widgets = stage.all_widgets();
    let controls = widgets.iter().filter(|widget| widget.sense.senses_click());
    for control in controls.filter(|control| overlaps(control.interact_rect)) {
        let rect = control.interact_rect;
        faults.push(format!("{message:?} at {place:?} covers {rect:?}"));
    }
    if stage.screen() == Screen::Play {
        let area = stage.arrangement().board;
        let extent = drawn_extent(stage.game().position(), *stage.resource());
        let cell = (area.width() / extent.x).min(area.height() / extent.y);
        let board = Rect::from_center_size(area.center(), vec2(extent.x, extent.y) * cell);
        if overlaps(board) {
            faults.push(format!(
                "{message:?} at {place:?} covers the board {board:?}"
            ));
        }
    }
    faults
}

/// Shows a message, and adds what it covers.
fn check(stage: &mut Stage, what: &str, message: &str, faults: &mut Vec<String>) {
    stage.trigger(Toast(Wording::verbatim(message)));
    stage.frames(4);
    let found = covered(stage, message).into_iter();
    faults.extend(found.map(|fault| format!("{what}: {fault}")));
}

#[test]
fn messages_cover_neither_board_nor_controls() {
    let mut faults = Vec::new();
    let codes = [
        "drench:15x15,c8#1",
        "link:14x8,f16#1",
        "race:ring40,s4#1",
        "blockade:9x9,s2#1",
    ];
    for size in SIZES {
        let mut stage = Stage::playing_in(size, Storage::nowhere(), people(codes[0]));
        for code in codes {
            stage.show(people(code));
            for message in MESSAGES {
                check(&mut stage, &format!("{size} {code}"), message, &mut faults);
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn messages_cover_no_controls_of_other_screens() {
    let mut faults = Vec::new();
    for size in SIZES {
        let mut stage = Stage::open(size, Storage::nowhere());
        check(
            &mut stage,
            &format!("{size} title"),
            MESSAGES[0],
            &mut faults,
        );
        for screen in [
            Screen::Settings,
            Screen::Statistics,
            Screen::Games,
            Screen::Today,
            Screen::Lan,
            Screen::Keys,
            Screen::Help,
        ] {
            stage.trigger(OpenScreen(screen));
            stage.frames(4);
            let what = format!("{size} {screen:?}");
            check(&mut stage, &what, MESSAGES[0], &mut faults);
            stage.trigger(GoBack);
            stage.frames(4);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn message_moves_away_from_what_comes_below_it() {
    let mut stage = Stage::open(TALL, Storage::nowhere());
    stage.trigger(OpenScreen(Screen::Settings));
    stage.frames(4);
    let message = MESSAGES[0];
    stage.trigger(Toast(Wording::verbatim(message)));
    stage.frames(4);
    assert_eq!(covered(&mut stage, message), Vec::<String>::new());
    stage.resize(UVec2::new(915, 412));
    stage.frames(2);
    assert_eq!(covered(&mut stage, message), Vec::<String>::new());
    assert!(place(&stage, message).is_some_and(|place| place.min != Pos2::ZERO));
}
