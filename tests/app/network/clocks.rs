//! Clocks of rooms, on the screen and for a screen reader.

use super::connected_apps::{ConnectedApps, room};
use crate::stage::Stage;
use bevy::a11y::AccessibilityRequested;
use bevy_egui::egui::accesskit::Live;
use tessella::accessibility::TreeOutput;
use tessella::core::device::ScreenOnWanted;
use tessella_lobby::TimeLimit;

const CODE: &str = "drench:8x6,c5,s2#4";

/// Starts a screen reader in a window.
fn start_reader(stage: &mut Stage) {
    stage.world().insert_resource(TreeOutput::List(Vec::new()));
    stage.world().resource::<AccessibilityRequested>().set(true);
}

/// Returns all that a screen reader has announced.
fn announcements(stage: &Stage) -> Vec<String> {
    let TreeOutput::List(updates) = stage.resource::<TreeOutput>() else {
        panic!("the updates are listed");
    };
    let nodes = updates.iter().flat_map(|update| &update.nodes);
    let live = nodes.filter(|(_, node)| node.live() == Some(Live::Polite));
    live.filter_map(|(_, node)| node.value().map(str::to_owned))
        .collect()
}

#[test]
fn clocks_run_and_end_game() {
    let mut apps = ConnectedApps::in_lobby("clock", 2);
    let mut plan = room(CODE, 2);
    plan.limit = TimeLimit::PerMove(1);
    apps.open_room(0, plan);
    apps.begin();
    let mover = apps.mover().expect("somebody is to move");
    apps.until("the clock is seen", |stages| {
        stages.iter().all(|stage| stage.shows_part("0:01"))
    });
    let keeps_screen_on = |stage: &Stage| stage.resource::<ScreenOnWanted>().0;
    assert!(apps.stages.iter().all(keeps_screen_on));
    apps.until_over();
    apps.frames(2);
    assert!(!apps.stages.iter().any(keeps_screen_on));
    assert!(apps.stages[mover].shows("You ran out of time"));
    assert!(apps.stages[1 - mover].shows("You won"));
}

#[test]
fn own_clock_is_announced_to_a_screen_reader() {
    let mut apps = ConnectedApps::in_lobby("announced clock", 2);
    let mut plan = room(CODE, 2);
    // Twice as long as the time at which the clock is announced, for a slow machine.
    plan.limit = TimeLimit::PerMove(12);
    apps.open_room(0, plan);
    apps.stages.iter_mut().for_each(start_reader);
    apps.begin();
    let mover = apps.mover().expect("somebody is to move");
    apps.until("the clock is announced", |stages| {
        let heard = announcements(&stages[mover]);
        heard.iter().any(|text| text.ends_with("seconds left"))
    });
    let others = announcements(&apps.stages[1 - mover]);
    assert!(
        !others.iter().any(|text| text.contains("seconds left")),
        "{others:?}"
    );
}
