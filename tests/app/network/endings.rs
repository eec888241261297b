//! What the cards of the seats and the title of the window say once a match is over, however it has ended.

use super::connected_apps::{ConnectedApps, room, send, shared};
use crate::stage::Stage;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tessella::core::{Phase, ReplayRequest};
use tessella_games::Level;
use tessella_lobby::{ClientMessage, DropoutPolicy, RoomConfig, TimeLimit};

/// Games on one board for two, each with cards.
const CODES: [&str; 4] = [
    "row:3x3,k3,s2#1",
    "drench:8x6,c5,s2#4",
    "race:track30,s2#1",
    "blockade:7x7,s2,b3#1",
];
/// Words about turns.
const TURNS: [&str; 4] = ["Your turn", "To move", "Waiting", "Thinking…"];

/// Checks that nothing on the screen is about turns.
#[track_caller]
fn check(stage: &mut Stage, what: &str) {
    let is_turn = |words: &&str| {
        TURNS
            .iter()
            .any(|turn| words.split(" · ").any(|part| part == *turn))
    };
    let found: Vec<&str> = stage.words().into_iter().filter(is_turn).collect();
    assert!(found.is_empty(), "{what}: {found:?}");
    assert!(!stage.shows_part("'s turn"), "{what}: {:?}", stage.words());
    let world = stage.world();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    windows.single_mut(world).expect("one window").focused = false;
    stage.frames(2);
    let world = stage.world();
    let title = windows.single(world).expect("one window").title.clone();
    assert_eq!(title, "Tessella", "{what}");
}

/// Checks both windows at the end, and in the replay at its beginning and at its end.
fn check_all(apps: &mut ConnectedApps, what: &str, results: [&str; 2]) {
    apps.until_over();
    for (at, own) in results.into_iter().enumerate() {
        let stage = &mut apps.stages[at];
        check(stage, what);
        let other = results[1 - at];
        for result in [own, other] {
            assert!(
                stage.shows_part(result),
                "{what}: {result} {:?}",
                stage.words()
            );
        }
        stage.press("Replay");
        stage.frames(3);
        for ply in [0, 1, 1000] {
            stage.write(ReplayRequest::GoTo(ply));
            stage.frames(3);
            check(stage, &format!("{what}, replay at {ply}"));
        }
        assert!(stage.shows_part(own), "{what}: {:?}", stage.words());
        stage.escape();
        assert_eq!(stage.phase(), Some(Phase::Over));
    }
}

#[test]
fn cards_say_nothing_about_turns_after_any_ending() {
    for code in CODES {
        let name = code.split(':').next().expect("a game");
        let mut apps = ConnectedApps::playing(&format!("ending-{name}"), 2, code);
        // An agreed draw.
        send(&mut apps.stages[0], ClientMessage::OfferDraw);
        apps.until("the offer", |stages| {
            shared(&stages[1]).draw_offer.is_some()
        });
        send(&mut apps.stages[1], ClientMessage::AnswerDraw(true));
        check_all(&mut apps, &format!("{name}, draw"), ["Drew", "Drew"]);
        // Somebody gives up.
        apps.begin();
        send(&mut apps.stages[1], ClientMessage::Resign);
        check_all(&mut apps, &format!("{name}, given up"), ["Won", "Lost"]);
        // Somebody leaves.
        apps.begin();
        send(&mut apps.stages[1], ClientMessage::LeaveRoom);
        apps.until("the end", |stages| stages[0].phase() == Some(Phase::Over));
        apps.frames(3);
        check(&mut apps.stages[0], &format!("{name}, left"));
    }
}

#[test]
fn cards_say_nothing_about_turns_when_the_time_is_up() {
    let mut apps = ConnectedApps::in_lobby("ending-time", 2);
    apps.open_room(
        0,
        RoomConfig {
            limit: TimeLimit::PerMove(1),
            ..room(CODES[0], 2)
        },
    );
    apps.begin();
    let mover = apps.mover().unwrap_or(0);
    let mut results = ["Won", "Won"];
    results[mover] = "Lost";
    check_all(&mut apps, "time", results);
}

#[test]
fn seat_that_has_dropped_out_is_out() {
    let mut apps = ConnectedApps::in_lobby("ending-out", 3);
    apps.open_room(
        0,
        RoomConfig {
            dropouts: DropoutPolicy::DropOut,
            ..room("row:5x5,k4,s3#1", 3)
        },
    );
    apps.begin();
    send(&mut apps.stages[2], ClientMessage::Resign);
    apps.until("it is known", |stages| {
        shared(&stages[0]).has_dropped_out(2)
    });
    apps.frames(3);
    assert!(apps.stages[0].shows("Out"), "{:?}", apps.stages[0].words());
}

#[test]
fn replay_on_this_device_says_nothing_about_turns() {
    use crate::stage::game;
    use std::time::Duration;
    use tessella_games::Rules;
    use tessella_session::Player;
    let random = |at: u32| at.wrapping_mul(2_654_435_761).rotate_left(16) >> 4;
    for code in CODES {
        let computer = Player::Computer(Level::Gentle);
        let mut played = game(code, &[Player::Human, computer]);
        for at in 0..4000 {
            let Some((seat, _)) = played.player_to_move() else {
                break;
            };
            let position = played.position();
            let legal = position.legal_moves();
            let mv = match legal.len() {
                0 => position.chance_move(random(at)),
                moves => legal.get(random(at) as usize % moves).copied(),
            };
            played.play(seat, mv.expect("a move")).expect("legal");
        }
        assert!(played.position().outcome().is_some(), "{code} ends");
        let mut stage = Stage::playing(played);
        stage.until("the end", |stage| stage.phase() == Some(Phase::Over));
        check(&mut stage, code);
        stage.pass(Duration::from_secs(2));
        stage.press("Replay");
        for ply in [0, 1, 2, 1000] {
            stage.write(ReplayRequest::GoTo(ply));
            stage.frames(3);
            check(&mut stage, &format!("{code}, replay at {ply}"));
        }
    }
}
