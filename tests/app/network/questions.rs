//! Questions before a press that loses something for good.

use super::connected_apps::{ConnectedApps, is_playing, lobby_of, room, send, shared};
use crate::stage::Stage;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use lucide_icons::Icon;
use tessella::core::{Confirmation, Phase, Screen};
use tessella_lobby::{ClientMessage, RoomConfig, TimeLimit, TournamentKind};

const ROW: &str = "row:3x3,k3,s2#1";
const GIVE_UP: &str = "Press again to give up: you lose the game.";

/// Touches the middle of a text.
fn touch_words(stage: &mut Stage, words: &str) {
    let found = stage
        .written()
        .iter()
        .find(|written| written.words == words);
    let middle = found.unwrap_or_else(|| panic!("no {words}")).rect.center();
    stage.touch(Vec2::new(middle.x, middle.y));
    stage.frames(2);
}

/// Moves the focus to a widget by Tab. `is_there` is asked whether it has the focus.
fn tab_to(stage: &mut Stage, words: &str) {
    let found = stage
        .written()
        .iter()
        .find(|written| written.words == words);
    let place = found.unwrap_or_else(|| panic!("no {words}")).rect.center();
    for _ in 0..60 {
        let focused = stage.focused();
        let widgets = stage.widgets();
        let mut of_focus = widgets.iter().filter(|widget| Some(widget.id) == focused);
        if of_focus.any(|widget| widget.rect.contains(place)) {
            return;
        }
        stage.key(KeyCode::Tab, Key::Tab);
        stage.frame();
    }
    panic!("Tab does not lead to {words}");
}

/// Presses what has this label.
type Press<'a> = &'a dyn Fn(&mut Stage, &str);

#[test]
fn giving_up_asks_first_by_mouse_touch_and_keys() {
    let by_mouse = |stage: &mut Stage, words: &str| stage.press(words);
    let by_key = |stage: &mut Stage, words: &str| {
        tab_to(stage, words);
        stage.key(KeyCode::Enter, Key::Enter);
    };
    let ways: [(&str, Press<'_>); 3] = [
        ("mouse", &by_mouse),
        ("touch", &touch_words),
        ("keys", &by_key),
    ];
    for (name, way) in ways {
        let mut apps = ConnectedApps::playing(&format!("ask-{name}"), 2, ROW);
        way(&mut apps.stages[0], "Give up");
        apps.frames(5);
        assert!(apps.stages[0].shows(GIVE_UP), "{name}");
        assert!(shared(&apps.stages[0]).result.is_none(), "{name}");
        // Something else than the second press takes the question back, and so does Back, which leaves the game only then.
        apps.stages[0].escape();
        assert!(is_playing(&apps.stages[0]) && !apps.stages[0].shows(GIVE_UP));
        way(&mut apps.stages[0], "Give up");
        apps.frames(2);
        if apps.mover() == Some(0) {
            apps.make_move(1);
        } else {
            send(&mut apps.stages[0], ClientMessage::OfferDraw);
            apps.frames(2);
        }
        assert!(!apps.stages[0].shows(GIVE_UP), "{name}");
        assert!(shared(&apps.stages[0]).result.is_none());
        way(&mut apps.stages[0], "Give up");
        apps.frames(2);
        way(&mut apps.stages[0], "Sure?");
        apps.until_over();
        assert!(apps.stages[0].shows("You gave up"), "{name}");
        // Nothing is left to give up.
        apps.stages[0].press("Give up");
        apps.frames(3);
        assert_eq!(apps.stages[0].resource::<Confirmation>().asked(), None);
    }
}

#[test]
fn held_key_does_not_answer_the_question() {
    let mut apps = ConnectedApps::playing("ask-held", 2, ROW);
    let stage = &mut apps.stages[0];
    tab_to(stage, "Give up");
    stage.hold(KeyCode::Enter, Key::Enter);
    stage.frame();
    for _ in 0..10 {
        stage.repeat(KeyCode::Enter, Key::Enter);
        stage.frame();
    }
    assert!(stage.shows(GIVE_UP), "{:?}", stage.words());
    stage.release_key(KeyCode::Enter, Key::Enter);
    apps.frames(10);
    assert!(shared(&apps.stages[0]).result.is_none());
}

#[test]
fn giving_up_asks_first_during_a_pause() {
    let mut apps = ConnectedApps::in_lobby("ask-pause", 2);
    apps.open_room(
        0,
        RoomConfig {
            limit: TimeLimit::PerSeat(600),
            ..room(ROW, 2)
        },
    );
    apps.begin();
    send(&mut apps.stages[0], ClientMessage::RequestPause);
    apps.until("the request", |stages| stages[1].shows("Allow"));
    apps.stages[1].press("Allow");
    apps.until("the pause", |stages| {
        stages
            .iter()
            .all(|stage| stage.phase() == Some(Phase::Paused))
    });
    apps.stages[1].press("Give up");
    apps.frames(5);
    assert!(shared(&apps.stages[0]).result.is_none());
    assert!(apps.stages[1].shows(GIVE_UP));
    apps.stages[1].press("Sure?");
    apps.until_over();
}

#[test]
fn leaving_asks_first_in_a_game_but_not_as_a_spectator() {
    let mut apps = ConnectedApps::playing("ask-leave", 3, ROW);
    for at in 0..3 {
        apps.stages[at].press("Room");
        apps.frames(2);
    }
    // The host of the game.
    apps.stages[0].press_icon(Icon::LogOut);
    apps.frames(3);
    assert!(apps.stages[0].shows("2 guests here. Press again to stop"));
    // Back goes to the game, and takes the question back.
    apps.stages[0].escape();
    apps.frames(2);
    assert!(is_playing(&apps.stages[0]) || apps.stages[0].screen() == Screen::Lobby);
    assert_eq!(apps.stages[0].resource::<Confirmation>().asked(), None);
    // A player who is a guest.
    apps.stages[1].press_icon(Icon::LogOut);
    apps.frames(3);
    assert!(apps.stages[1].shows("Press again to leave: you lose the game"));
    assert!(shared(&apps.stages[0]).result.is_none());
    // A spectator loses nothing.
    apps.stages[2].press_icon(Icon::LogOut);
    apps.frames(3);
    assert_eq!(apps.stages[2].screen(), Screen::Lan);
    apps.stages[1].press_icon(Icon::LogOut);
    apps.until("the player is gone", |stages| {
        stages[1].screen() == Screen::Lan && shared(&stages[0]).result.is_some()
    });
}

#[test]
fn owner_is_asked_before_the_room_closes() {
    let mut apps = ConnectedApps::in_lobby("ask-close", 2);
    apps.open_room(0, room(ROW, 2));
    apps.frames(3);
    apps.stages[0].scroll_to("Close room");
    apps.stages[0].press("Close room");
    apps.frames(5);
    assert!(lobby_of(&apps.stages[1]).room().is_some());
    apps.stages[0].press("Press again to close");
    apps.until("the room is closed", |stages| {
        stages.iter().all(|stage| lobby_of(stage).room().is_none())
    });
}

#[test]
fn withdrawing_asks_while_there_are_games_and_is_not_offered_to_those_who_are_out() {
    let mut apps = ConnectedApps::in_lobby("ask-withdraw", 4);
    let home = apps.open_room(0, room(ROW, 2));
    for stage in &mut apps.stages {
        send(stage, ClientMessage::EnterTournament);
    }
    apps.until("all entries", |stages| {
        stages.iter().all(|stage| stage.shows_part("Entered (4)"))
    });
    // Before it starts, nothing is lost.
    apps.stages[3].press("Withdraw");
    apps.until("out", |stages| {
        stages[3].shows("Enter tournament") && stages[0].shows_part("Entered (3)")
    });
    apps.stages[3].press("Enter tournament");
    apps.until("in", |stages| stages[0].shows_part("Entered (4)"));
    let start = ClientMessage::StartTournament(TournamentKind::KnockOut);
    send(&mut apps.stages[0], start);
    apps.until("the tournament", |stages| {
        let has_begun = |stage: &Stage| lobby_of(stage).has_tournament_games();
        stages.iter().all(has_begun)
    });
    apps.frames(5);
    apps.stages[3].press("Withdraw");
    apps.frames(5);
    assert!(apps.stages[3].shows("Press again to withdraw"));
    let is_in = |stage: &Stage| lobby_of(stage).has_tournament_games();
    assert!(is_in(&apps.stages[3]));
    apps.until_within(20, "both matches", |stages| stages.iter().all(is_playing));
    send(&mut apps.stages[3], ClientMessage::Resign);
    apps.until("the result", |stages| stages[3].shows("Go to tournament"));
    send(&mut apps.stages[3], ClientMessage::Watch(home));
    apps.until("back", |stages| stages[3].screen() == Screen::Lobby);
    apps.frames(3);
    let stage = &apps.stages[3];
    assert!(
        !is_in(stage) && stage.shows("Leave room"),
        "{:?}",
        stage.words()
    );
    assert!(!stage.shows_part("ithdraw") && !stage.shows("Enter tournament"));
}
