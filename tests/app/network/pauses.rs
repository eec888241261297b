//! The countdown before a race, and pauses on which the players agree.

use super::connected_apps::{ConnectedApps, lobby_of, room, send, shared};
use crate::stage::Stage;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use lucide_icons::Icon;
use std::time::Duration;
use tessella::core::Phase;
use tessella::net::Net;
use tessella_lobby::{ClientMessage, MatchHold, RoomConfig, TimeLimit};

/// Tic-tac-toe with an hour for each seat.
fn room_with_clock() -> RoomConfig {
    RoomConfig {
        limit: TimeLimit::PerSeat(3600),
        ..room("row:3x3,k3,s2#1", 2)
    }
}

fn is_paused(stage: &Stage) -> bool {
    stage.phase() == Some(Phase::Paused)
}

fn is_held(stage: &Stage) -> bool {
    shared(stage).hold.is_some()
}

/// Returns the digit that is drawn over the board.
fn digit(stage: &Stage) -> Option<&'static str> {
    ["1", "2", "3"].into_iter().find(|digit| stage.shows(digit))
}

#[test]
fn race_begins_after_three_digits_for_which_frames_are_requested() {
    let mut apps = ConnectedApps::in_lobby("countdown", 3);
    apps.open_room(0, room("light:4x4,b5#3", 2));
    for stage in &mut apps.stages[..2] {
        send(stage, ClientMessage::SetReady(true));
    }
    apps.until("all see the first digit", |stages| {
        stages.iter().all(|stage| digit(stage) == Some("3"))
    });
    // Between two digits the window is idle, and wakes for the next one.
    apps.frames(8);
    for stage in &apps.stages {
        assert!(!stage.requests_frame());
        assert!(stage.idle_time() <= Duration::from_secs(1));
        assert!(stage.resource::<Net>().countdown().is_some());
    }
    apps.until("all see the second digit", |stages| {
        stages.iter().all(|stage| digit(stage) == Some("2"))
    });
    super::connected_apps::play(&mut apps.stages[0], 0);
    apps.until("the move is refused", |stages| {
        stages[0].shows_part("Resuming in")
    });
    assert_eq!(apps.stages[0].cursor(), 0);
    apps.until("all see the last digit", |stages| {
        stages.iter().all(|stage| digit(stage) == Some("1"))
    });
    apps.until("the race begins", |stages| !stages.iter().any(is_held));
    apps.frames(2);
    for stage in &apps.stages {
        assert_eq!(digit(stage), None, "{:?}", stage.words());
    }
    apps.race_to_the_end();
}

#[test]
fn pause_is_asked_for_and_ended_by_buttons() {
    let mut apps = ConnectedApps::in_lobby("pause", 3);
    apps.open_room(0, room_with_clock());
    apps.begin();
    apps.make_move(0);
    let icon = |icon: Icon| icon.unicode().to_string();
    assert!(
        !apps.stages[2].shows(&icon(Icon::Pause)),
        "a spectator does not ask"
    );
    for (answer, is_accepted) in [("Decline", false), ("Allow", true)] {
        let by = usize::from(is_accepted);
        apps.stages[by].press_icon(Icon::Pause);
        apps.until("the other is asked", |stages| {
            stages[by].shows("Pause requested")
                && stages[1 - by].shows_part("asks to pause")
                && stages[1 - by].shows(answer)
        });
        apps.stages[1 - by].press(answer);
        apps.until("the answer", |stages| {
            if is_accepted {
                stages.iter().all(is_paused)
            } else {
                stages[by].shows("Pause declined")
            }
        });
    }
    apps.frames(2);
    for (at, has_button) in [(0, true), (1, true), (2, false)] {
        let stage = &apps.stages[at];
        assert!(stage.shows("Paused (10 minutes at most)"));
        assert_eq!(stage.shows("Resume"), has_button, "{at}");
    }
    // The lobby does not end the pause.
    apps.stages[0].press("Room");
    apps.frames(2);
    apps.stages[0].press("Go to game");
    apps.until("the pause is shown again", |stages| is_paused(&stages[0]));
    apps.frames(2);
    apps.stages[0].press("Resume");
    apps.until("the countdown", |stages| {
        stages.iter().all(|stage| {
            matches!(shared(stage).hold, Some(MatchHold::Countdown(_))) && !is_paused(stage)
        })
    });
    apps.until("the game goes on", |stages| !stages.iter().any(is_held));
    apps.frames(2);
    apps.make_move(1);
}

#[test]
fn pause_is_asked_for_and_ended_by_key() {
    let mut apps = ConnectedApps::in_lobby("pause-key", 2);
    apps.open_room(0, room_with_clock());
    apps.begin();
    let press = |stage: &mut Stage| stage.key(KeyCode::KeyP, Key::Character("p".into()));
    press(&mut apps.stages[0]);
    apps.until("the other is asked", |stages| stages[1].shows("Allow"));
    apps.stages[1].press("Allow");
    apps.until("the pause", |stages| stages.iter().all(is_paused));
    press(&mut apps.stages[1]);
    apps.until("the game goes on", |stages| {
        stages
            .iter()
            .all(|stage| !is_paused(stage) && !is_held(stage))
    });
    apps.frames(2);
    apps.make_move(0);
}

#[test]
fn game_without_a_clock_has_no_pause() {
    let mut apps = ConnectedApps::playing("no-pause", 2, "row:3x3,k3,s2#1");
    let stage = &mut apps.stages[0];
    assert!(!stage.shows(&Icon::Pause.unicode().to_string()));
    stage.key(KeyCode::KeyP, Key::Character("p".into()));
    apps.until("the refusal", |stages| {
        stages[0].shows("Only a game with a clock can be paused.")
    });
    assert!(
        lobby_of(&apps.stages[0])
            .game()
            .is_some_and(|game| game.hold.is_none())
    );
}
