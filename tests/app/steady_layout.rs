//! Controls stay below the pointer that presses them, and scroll bars beside them.

use crate::stage::{Stage, TALL, WIDE};
use bevy::input::touch::TouchPhase;
use bevy::math::{UVec2, Vec2};
use bevy_egui::egui::Rect;
use lucide_icons::Icon;
use std::time::Duration;
use tessella::core::settings::Settings;
use tessella::core::storage::Storage;
use tessella::core::{GoBack, OpenScreen, Screen};

/// Opens the settings, with the size of text in sight.
fn open(size: UVec2) -> Stage {
    let mut stage = Stage::open(size, Storage::nowhere());
    stage.trigger(OpenScreen(Screen::Settings));
    stage.frames(4);
    stage.scroll_to("Text size");
    // A wheel that was turned goes on for a moment.
    stage.frames(20);
    stage
}

/// Returns the place of the name of the size of text, in points.
fn name(stage: &Stage) -> Rect {
    let name = stage
        .written()
        .iter()
        .find(|written| written.words == "Text size");
    name.expect("the size of text").rect
}

/// Returns the height of the letters in the name of the screen, in points.
fn heading(stage: &Stage) -> f32 {
    let name = stage
        .written()
        .iter()
        .find(|written| written.words == "Settings");
    name.expect("the name of the screen").rect.height()
}

/// Returns the place of an icon in the row of the size of text, in points.
fn button(stage: &Stage, icon: Icon) -> Rect {
    let height = name(stage).center().y;
    let icon = icon.unicode().to_string();
    let buttons = stage
        .written()
        .iter()
        .filter(|written| written.words == icon);
    let nearest = buttons.map(|written| written.rect).min_by(|one, other| {
        let distance = |rect: &Rect| (rect.center().y - height).abs();
        distance(one).total_cmp(&distance(other))
    });
    nearest.expect("a button")
}

fn percent(stage: &Stage) -> u16 {
    stage.resource::<Settings>().text_size.percent()
}

#[test]
fn size_of_text_is_changed_by_pressing_the_same_place() {
    for size in [WIDE, TALL, UVec2::new(640, 360)] {
        for (icon, expected) in [(Icon::Plus, 150_u16), (Icon::Minus, 80)] {
            let mut stage = open(size);
            let at = button(&stage, icon).center();
            let at = Vec2::new(at.x, at.y);
            for _ in 0..5 {
                stage.click(at);
                stage.frames(3);
            }
            assert_eq!(percent(&stage), expected, "{size}");
            // The layout follows as soon as the mouse has gone.
            let before = heading(&stage);
            stage.point_at(Vec2::new(4.0, 4.0));
            stage.frames(4);
            let scale = stage.window_rect().width() / size.x as f32;
            let changed = (heading(&stage) - before).abs() / before;
            assert!(
                changed > 0.1 || (scale - 1.0).abs() > 0.1,
                "{size}, {expected} %"
            );
        }
    }
}

#[test]
fn size_of_text_is_changed_by_touching_the_same_place_also_after_a_while() {
    for (icon, expected) in [(Icon::Plus, 130), (Icon::Minus, 80)] {
        let mut stage = open(TALL);
        let at = button(&stage, icon).center();
        let place = Vec2::new(at.x, at.y);
        for wait in [200, 1500, 1500] {
            stage.finger(3, TouchPhase::Started, place);
            stage.finger(3, TouchPhase::Ended, place);
            stage.frames(3);
            stage.pass(Duration::from_millis(wait));
            stage.frames(4);
        }
        let scale = stage.window_rect().width() / TALL.x as f32;
        assert_eq!(scale < 0.9, expected > 100, "the layout follows: {scale}");
        // On the way down the smallest size is reached after two.
        assert_eq!(percent(&stage), expected);
        let distance = button(&stage, icon).center().y - at.y * scale;
        assert!(distance.abs() < 4.0, "{expected} %: {distance} points away");
    }
}

/// Returns the controls below scroll bars.
fn below_scroll_bars(stage: &mut Stage) -> Vec<String> {
    let widgets = stage.all_widgets();
    let is_bar = |rect: Rect| rect.width() <= 12.0 && rect.height() > 100.0;
    let places = widgets.iter().map(|widget| widget.interact_rect);
    let bars: Vec<Rect> = places.filter(|rect| is_bar(*rect)).collect();
    let controls = widgets
        .iter()
        .filter(|widget| widget.sense.senses_click() && !is_bar(widget.interact_rect))
        .map(|widget| widget.interact_rect);
    controls
        .filter(|rect| {
            bars.iter().any(|bar| {
                // Beside each other, up to rounding.
                let common = rect.intersect(*bar);
                common.is_positive() && common.width() > 0.5
            })
        })
        .map(|rect| format!("{rect:?} is below one of {bars:?}"))
        .collect()
}

#[test]
fn scroll_bars_cover_no_controls() {
    let mut faults = Vec::new();
    for size in [UVec2::new(360, 640), UVec2::new(640, 360), WIDE] {
        let mut stage = Stage::open(size, Storage::nowhere());
        for screen in [
            Screen::Settings,
            Screen::Today,
            Screen::Help,
            Screen::Keys,
            Screen::Lan,
            Screen::Setup,
        ] {
            stage.trigger(OpenScreen(screen));
            stage.frames(4);
            // The pointer makes the bar as wide as it gets.
            stage.point_at(Vec2::new(size.x as f32 - 24.0, size.y as f32 * 0.7));
            stage.frames(8);
            let found = below_scroll_bars(&mut stage).into_iter();
            faults.extend(found.map(|fault| format!("{size} {screen:?}: {fault}")));
            stage.trigger(GoBack);
            stage.frames(4);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
