//! Frames are drawn after a change of anything that is shown, and none without one.

use crate::stage::{Stage, WIDE, game};
use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;
use lucide_icons::Icon;
use std::any::type_name;
use std::time::Duration;
use tessella::board::{
    BoardNumbers, BoardPlacement, Cursor, PathLines, Picked, Pixels, TileAppearance, TileVisual,
    View, hinted,
};
use tessella::core::device::Device;
use tessella::core::settings::Settings;
use tessella::core::storage::{SaveFailure, Storage};
use tessella::core::theme::Theme;
use tessella::core::{
    BoardOrientation, CurrentDaily, CurrentDay, CurrentGame, GameNews, GoBack, Hint, History,
    InputQueue, NewBoard, OpenScreen, Phase, PositionChanged, Replay, Screen, Subject, Toast,
    WallClock,
};
use tessella::net::Net;
use tessella::text::Wording;
use tessella_session::{Player, Session};

const HUMAN: Player = Player::Human;

fn alone() -> Session {
    game("drench:9x9,c6#1", &[HUMAN])
}

/// Runs frames until none is requested.
fn settle(stage: &mut Stage, what: &str) {
    stage.pass(Duration::from_secs(20));
    stage.frames(20);
    for _ in 0..5 {
        stage.frame();
        assert!(!stage.requests_frame(), "{what} requests a frame");
        let idle_time = stage.idle_time();
        assert!(
            idle_time >= Duration::from_secs(32),
            "{what}: {idle_time:?}"
        );
    }
}

/// Checks that a change requests frames, but not for ever.
fn check(stage: &mut Stage, what: &str, change: impl FnOnce(&mut World)) {
    settle(stage, what);
    change(stage.world());
    stage.frame();
    assert!(stage.requests_frame(), "{what} requests no frame");
    settle(stage, what);
}

fn check_resource<R: Resource<Mutability = Mutable>>(stage: &mut Stage) {
    check(stage, type_name::<R>(), |world| {
        world.resource_mut::<R>().set_changed();
    });
}

fn check_component<C: Component<Mutability = Mutable>>(stage: &mut Stage) {
    check(stage, type_name::<C>(), |world| {
        let mut components = world.query::<&mut C>();
        let one = components.iter_mut(world).next();
        one.expect("an entity with it").set_changed();
    });
}

fn check_state<S: FreelyMutableState>(stage: &mut Stage, state: S) {
    check(stage, type_name::<S>(), |world| {
        world.resource_mut::<NextState<S>>().set(state);
    });
}

fn check_message<M: Message>(stage: &mut Stage, message: M) {
    check(stage, type_name::<M>(), |world| {
        world.write_message(message);
    });
}

fn check_event<'a, E: Event<Trigger<'a>: Default>>(stage: &mut Stage, event: E) {
    check(stage, type_name::<E>(), |world| world.trigger(event));
}

#[test]
fn change_of_shown_resource_requests_frames() {
    let mut stage = Stage::playing(alone());
    check_resource::<CurrentGame>(&mut stage);
    check_resource::<Hint>(&mut stage);
    check_resource::<History>(&mut stage);
    check_resource::<CurrentDay>(&mut stage);
    check_resource::<WallClock>(&mut stage);
    check_resource::<CurrentDaily>(&mut stage);
    check_resource::<GameNews>(&mut stage);
    check_resource::<Replay>(&mut stage);
    check_resource::<BoardOrientation>(&mut stage);
    check_resource::<Settings>(&mut stage);
    check_resource::<Theme>(&mut stage);
    check_resource::<Device>(&mut stage);
    check_resource::<SaveFailure>(&mut stage);
    check_resource::<InputQueue>(&mut stage);
    check_resource::<BoardPlacement>(&mut stage);
    check_resource::<Pixels>(&mut stage);
    check_resource::<View>(&mut stage);
    check_resource::<Cursor>(&mut stage);
    check_resource::<Picked>(&mut stage);
    check_resource::<PathLines>(&mut stage);
    check_resource::<BoardNumbers>(&mut stage);
    check_resource::<Net>(&mut stage);
}

#[test]
fn change_of_tile_requests_frames() {
    let mut stage = Stage::playing(alone());
    check_component::<TileAppearance>(&mut stage);
    check_component::<TileVisual>(&mut stage);
}

#[test]
fn transition_requests_frames() {
    let mut stage = Stage::playing(alone());
    check_state(&mut stage, Phase::Replay);
    check_state(&mut stage, Phase::Playing);
    check_state(&mut stage, Screen::Title);
}

#[test]
fn message_requests_frames() {
    let mut stage = Stage::playing(alone());
    check_message(&mut stage, PositionChanged);
}

#[test]
fn event_requests_frames() {
    let mut stage = Stage::playing(alone());
    check_event(&mut stage, Toast(Wording::verbatim("a notice")));
    let notice = Wording::verbatim("a notice that must not be missed");
    check_event(&mut stage, Subject::Games.notice(notice));
    check_event(&mut stage, OpenScreen(Screen::Settings));
    check_event(&mut stage, GoBack);
    check_event(&mut stage, NewBoard);
}

#[test]
fn idle_screens_request_no_frames() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    settle(&mut stage, "the title");
    for name in [
        "Drench",
        "Link",
        "Light Block",
        "In a Row",
        "Race",
        "Blockade",
    ] {
        stage.open_setup(name);
        settle(&mut stage, name);
        stage.escape();
    }
    for name in ["Settings", "Help"] {
        stage.press(name);
        settle(&mut stage, name);
        stage.escape();
    }
}

#[test]
fn idle_games_request_no_frames() {
    for (code, players) in [
        ("drench:9x9,c6,s2#1", &[HUMAN, HUMAN][..]),
        ("link:6x6,untimed#1", &[HUMAN]),
        ("light:6x6,b8#1", &[HUMAN]),
        ("row:5x5,k4,s2#1", &[HUMAN, HUMAN]),
        ("race:track30,s2#1", &[HUMAN, HUMAN]),
        ("blockade:7x7,s2#1", &[HUMAN, HUMAN]),
    ] {
        let mut stage = Stage::playing(game(code, players));
        settle(&mut stage, code);
        stage.letter('h');
        stage.frame();
        stage.until("the hint", |stage| {
            !matches!(stage.resource::<Hint>(), Hint::Searching)
        });
        // The rings of a hint breathe, and then rest.
        stage.frames(2);
        let has_rings = !hinted(stage.game().position(), stage.hint()).is_empty();
        assert_eq!(stage.requests_frame(), has_rings, "{code}");
        stage.frames(100);
        settle(&mut stage, code);
    }
    let mut timed = Stage::playing(game("link:6x6,t60+0#1", &[HUMAN]));
    settle(&mut timed, "a paused game");
    let mut replayed = Stage::playing(game("race:track30,s2#1", &[HUMAN, HUMAN]));
    replayed
        .world()
        .resource_mut::<NextState<Phase>>()
        .set(Phase::Replay);
    settle(&mut replayed, "a replay");
    replayed.press_icon(Icon::Settings);
    settle(&mut replayed, "the settings over a replay");
}
