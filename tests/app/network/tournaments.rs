//! A tournament in the windows: entering, starting, playing, watching, standings and leaving.

use super::connected_apps::{ConnectedApps, is_playing, lobby_of, room, send};
use crate::layout::{assert_none, check, wait_for_toasts};
use crate::stage::{Stage, Written};
use bevy::input::mouse::MouseScrollUnit;
use bevy::prelude::*;
use tessella::core::Screen;
use tessella_lobby::{ClientMessage, TournamentKind, TournamentStage};

#[test]
fn tournament_is_entered_started_and_played_in_the_lobby() {
    let mut apps = ConnectedApps::in_lobby("tournament", 4);
    apps.open_room(0, room("row:3x3,k3,s2#1", 2));
    for at in 0..4 {
        apps.stages[at].press("Enter tournament");
        apps.until("the entry", |stages| stages[at].shows("Withdraw"));
    }
    apps.until("all entries", |stages| {
        stages.iter().all(|stage| stage.shows_part("Entered (4)"))
    });
    assert!(
        !apps.stages[1].shows_part("Start: "),
        "only the owner starts"
    );
    apps.stages[0].press("Start: knockout");
    apps.until("the tournament", |stages| {
        let has_begun = |stage: &Stage| lobby_of(stage).has_tournament_games();
        stages.iter().all(has_begun) && stages[0].shows("Round 1 starts soon")
    });
    // Whoever leaves now loses the tournament, so that is asked twice.
    apps.frames(5);
    apps.stages[3].press("Leave tournament");
    apps.frames(2);
    assert!(apps.stages[3].shows("Press again to leave"));
    assert!(lobby_of(&apps.stages[3]).room().is_some());
    apps.until_within(20, "both matches", |stages| stages.iter().all(is_playing));
    let rooms = lobby_of(&apps.stages[0])
        .tournament()
        .map(|info| info.rooms.len());
    assert_eq!(rooms, Some(2));
    // One match ends. Its players go back at once, and watch the other one.
    let own = lobby_of(&apps.stages[0]).room().map(|room| room.id);
    let is_own = |at: &usize| lobby_of(&apps.stages[*at]).room().map(|room| room.id) == own;
    let other = (1..4).find(is_own).expect("an opponent");
    send(&mut apps.stages[0], ClientMessage::Resign);
    apps.until("the result", |stages| stages[0].shows("Go to tournament"));
    apps.stages[0].press("Go to tournament");
    apps.until("the tournament again", |stages| {
        stages[0].screen() == Screen::Lobby && stages[0].shows("Watch")
    });
    apps.stages[0].press("Watch");
    apps.until("the other match", |stages| {
        is_playing(&stages[0]) && stages[0].shows_part("Watching")
    });
    let mut rest = (1..4).filter(|&at| at != other);
    let loser = rest.next().expect("a player");
    send(&mut apps.stages[loser], ClientMessage::Resign);
    apps.until_within(30, "the final", |stages| {
        let lobby = lobby_of(&stages[other]);
        let is_last = lobby.tournament().is_some_and(|info| info.round == 1);
        is_last && is_playing(&stages[other]) && lobby.seat().is_some()
    });
    send(&mut apps.stages[other], ClientMessage::Resign);
    apps.until_within(20, "the end", |stages| {
        stages.iter().all(|stage| {
            let info = lobby_of(stage).tournament();
            info.is_some_and(|info| info.stage == TournamentStage::Over)
        })
    });
    apps.frames(3);
    let names: Vec<String> = lobby_of(&apps.stages[0])
        .tournament()
        .map(|info| {
            let lines = info.standings.iter();
            lines.map(|line| info.entrants[usize::from(line.entrant)].name.clone())
        })
        .expect("standings")
        .collect();
    for stage in &apps.stages {
        assert!(
            stage.shows("The tournament is over."),
            "{:?}",
            stage.words()
        );
        assert!(stage.shows(&format!("1. {}", names[0])));
        assert!(
            stage.shows(&format!("3. {}", names[2])) && stage.shows(&format!("3. {}", names[3]))
        );
    }
    // The owner has a seat again, and may begin another one.
    assert_eq!(lobby_of(&apps.stages[0]).seat(), Some(0));
    assert!(apps.stages[0].shows("New tournament") && !apps.stages[1].shows("New tournament"));
}

/// Sizes of a small phone, a phone in landscape, a large phone and a desktop window.
const SIZES: [UVec2; 4] = [
    UVec2::new(360, 640),
    UVec2::new(740, 360),
    UVec2::new(412, 915),
    UVec2::new(1280, 800),
];
/// Names with as many characters as a name may have.
const LONG_NAMES: [&str; 4] = [
    "Amalia Wummmmmmmmmmmmmer",
    "Bertram Hohenwarter-Mumm",
    "Constantin Schwammmacher",
    "Dorothea Wunderbarwagner",
];

/// Returns the heading of the final.
fn heading(stage: &Stage) -> &Written {
    let found = stage.written().iter().find(|it| it.words == "Final");
    found.unwrap_or_else(|| panic!("no final: {:?}", stage.words()))
}

/// Returns the texts in the bracket, which all have the same clip.
fn in_bracket<'a>(stage: &'a Stage, words: &'a str) -> impl Iterator<Item = &'a Written> {
    let clip = heading(stage).clip;
    let written = stage.written().iter();
    written.filter(move |written| written.words == words && written.clip == clip)
}

/// Drags the bracket to the left until the final is in sight.
fn drag_to_final(stage: &mut Stage, size: Vec2) {
    // Left of the middle, where the room is also in a wide window.
    let is_below =
        |stage: &Stage| heading(stage).rect.bottom() > stage.window_rect().bottom() - 80.0;
    for _ in 0..30 {
        if is_below(stage) {
            stage.wheel(size * Vec2::new(0.3, 0.6), MouseScrollUnit::Line, -1.0);
            stage.frames(6);
        }
    }
    for _ in 0..12 {
        let window = stage.window_rect();
        let found = heading(stage);
        if found.clip.intersect(window).contains_rect(found.rect) {
            return;
        }
        let height = found.rect.center().y / window.height();
        let at = |part: f32| size * Vec2::new(part, height);
        let (from, to) = (at(0.4), at(0.1));
        stage.drag_finger(from, to);
        stage.frames(20);
    }
    panic!("the final cannot be dragged into sight");
}

#[test]
fn bracket_shows_all_names_in_full() {
    let mut apps = ConnectedApps::unconnected("bracket", &SIZES);
    apps.connect();
    for (stage, name) in apps.stages.iter_mut().zip(LONG_NAMES) {
        send(stage, ClientMessage::Rename(name.to_owned()));
    }
    let home = apps.open_room(0, room("row:3x3,k3,s2#1", 2));
    for stage in &mut apps.stages {
        send(stage, ClientMessage::EnterTournament);
    }
    apps.until("all entries", |stages| {
        let entrants = |stage: &Stage| lobby_of(stage).tournament().map(|info| info.entrants.len());
        stages.iter().all(|stage| entrants(stage) == Some(4))
    });
    let start = ClientMessage::StartTournament(TournamentKind::KnockOut);
    send(&mut apps.stages[0], start);
    apps.until("the tournament", |stages| {
        stages
            .iter()
            .all(|stage| stage.shows("Round 1 starts soon"))
    });
    apps.stages.iter_mut().for_each(wait_for_toasts);
    let mut all = Vec::new();
    for (stage, size) in apps.stages.iter_mut().zip(SIZES) {
        check(stage, &format!("the bracket at {size}"), &mut all);
        for name in LONG_NAMES {
            let names = in_bracket(stage, name);
            let heights: Vec<f32> = names.map(|written| written.rect.height()).collect();
            // The height of capitals, which is smaller where a name is scaled down.
            let is_full = |height: &f32| *height > 10.5;
            assert_eq!(heights.len(), 1, "{name} at {size}: {:?}", stage.words());
            assert!(heights.iter().all(is_full), "{name} at {size}: {heights:?}");
        }
        assert!(stage.shows("Round 1") && stage.shows("Final"), "{size}");
        drag_to_final(stage, size.as_vec2());
    }
    // A winner is in the final while the other match goes on.
    apps.until_within(20, "both matches", |stages| stages.iter().all(is_playing));
    send(&mut apps.stages[0], ClientMessage::Resign);
    let is_decided = |stage: &Stage| {
        let info = lobby_of(stage).tournament();
        info.is_some_and(|info| info.rounds[0].iter().any(|it| it.result.is_some()))
    };
    apps.until("the result", |stages| is_decided(&stages[0]));
    send(&mut apps.stages[0], ClientMessage::Watch(home));
    apps.until("the winner in the final", |stages| {
        let places = |stage: &Stage| LONG_NAMES.map(|name| in_bracket(stage, name).count());
        stages[0].shows("Final") && places(&stages[0]).iter().sum::<usize>() == 5
    });
    check(&mut apps.stages[0], "the bracket after a match", &mut all);
    assert_none(&all);
}
