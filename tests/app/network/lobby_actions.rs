//! Actions besides moves: watching, chat, undo, resigning, leaving, rematches and saving the game.

use super::connected_apps::{ConnectedApps, hash, is_playing, lobby_of, room, send, shared};
use crate::stage::Stage;
use bevy::prelude::*;
use lucide_icons::Icon;
use std::fs;
use std::time::Duration;
use tessella::core::NetRequest;
use tessella::core::settings::Settings;
use tessella::core::{History, Phase, Screen};
use tessella::net::Net;
use tessella::text::phrases;
use tessella_games::{Game, Rules};
use tessella_language::Language;
use tessella_library::statistics::{Ending, Opponent};
use tessella_lobby::{ChatText, ClientMessage, ForfeitReason, RaceGoal, RoomStage};
use tessella_net::admission::request_admission;
use tessella_session::{Played, Player, Record, StoredGame, read_save};

const CODE: &str = "drench:8x6,c5,s2#4";
const ROW: &str = "row:3x3,k3,s2#1";

#[test]
fn spectator_sees_same_position_as_players() {
    let mut apps = ConnectedApps::playing("watch", 3, "drench:6x6,c5,s2#4");
    assert!(apps.stages[2].shows_part("Watching"));
    apps.play_to_the_end();
    let result = |stage: &Stage| shared(stage).result.clone();
    assert_eq!(result(&apps.stages[0]), result(&apps.stages[2]));
    let counted = [0, 1, 2].map(|at: usize| results(&apps.stages[at]).len());
    assert_eq!(counted, [1, 1, 0], "a spectator has no result");
    apps.check_alike();
}

#[test]
fn host_replaces_the_code_while_guests_stay() {
    let mut apps = ConnectedApps::in_lobby("code", 2);
    let (address, before) = apps.server_address();
    apps.stages[0].press_icon(Icon::House);
    apps.until("the code and both people are shown", |stages| {
        stages[0].shows_part(&format!("code {before}")) && stages[0].shows("Bob")
    });
    apps.frames(3);
    apps.stages[0].press_icon(Icon::RefreshCw);
    apps.until("another code", |stages| {
        let server = stages[0].resource::<Net>().server().expect("a server");
        server.code().is_some_and(|code| code.to_string() != before)
    });
    let (_, after) = apps.server_address();
    apps.until("the code is shown", |stages| {
        stages[0].shows_part(&format!("code {after}"))
    });
    let stage = &apps.stages[0];
    assert_eq!(stage.resource::<Settings>().lan.code, after);
    let admits = |code: &str| request_admission(address, code, Duration::from_secs(10)).is_ok();
    assert!(!admits(&before) && admits(&after));
    apps.open_room(1, room(CODE, 2));
    assert_eq!(lobby_of(&apps.stages[0]).people().count(), 2);
}

#[test]
fn draw_is_offered_declined_and_accepted() {
    let mut apps = ConnectedApps::playing("draw", 2, ROW);
    // Whoever has been declined can offer again only after another move.
    for (by, answer, is_accepted) in [(0, "Decline", false), (1, "Accept", true)] {
        apps.stages[by].press_icon(Icon::Handshake);
        apps.until("the offer", |stages| {
            stages[by].shows("Draw offered") && stages[1 - by].shows_part("offers a draw")
        });
        apps.stages[1 - by].press(answer);
        apps.until("the answer", |stages| {
            stages[by].shows(if is_accepted {
                "Draw agreed"
            } else {
                "Draw declined"
            })
        });
        assert_eq!(shared(&apps.stages[by]).result.is_some(), is_accepted);
    }
    apps.until("both see the draw", |stages| stages[0].shows("Draw agreed"));
    assert_eq!(results(&apps.stages[0]), [(Ending::Drawn, person("Bob"))]);
    assert_eq!(results(&apps.stages[1]), [(Ending::Drawn, person("Ann"))]);
}

#[test]
fn owner_removes_and_bans_a_guest() {
    let mut apps = ConnectedApps::in_lobby("removal", 2);
    apps.open_room(0, room(ROW, 2));
    for icon in [Icon::UserMinus, Icon::Ban] {
        apps.until("the guest is in the room", |stages| {
            lobby_of(&stages[1]).room().is_some()
                && stages[0].shows_part(&icon.unicode().to_string())
        });
        apps.stages[0].press_icon(icon);
        apps.frames(5);
        assert!(apps.stages[0].shows_part("Press again to"));
        assert!(lobby_of(&apps.stages[1]).room().is_some());
        apps.stages[0].press_icon(icon);
        apps.until("the guest is out of the room", |stages| {
            lobby_of(&stages[1]).room().is_none() && stages[1].shows("Take a seat")
        });
        apps.stages[1].press("Take a seat");
    }
    apps.until("the refusal", |stages| {
        stages[1].shows_part("You are banned from this room")
    });
    assert!(lobby_of(&apps.stages[1]).room().is_none());
}

#[test]
fn late_spectator_sees_current_position() {
    let mut apps = ConnectedApps::in_lobby("late", 3);
    send(&mut apps.stages[0], ClientMessage::OpenRoom(room(CODE, 2)));
    apps.until("a room", |stages| lobby_of(&stages[2]).rooms().count() == 1);
    let number = lobby_of(&apps.stages[2]).rooms().next().expect("a room").id;
    send(&mut apps.stages[1], ClientMessage::TakeSeat(number, None));
    apps.until("both sit", |stages| lobby_of(&stages[1]).seat().is_some());
    for stage in &mut apps.stages[..2] {
        send(stage, ClientMessage::SetReady(true));
    }
    apps.until("the game begins", |stages| {
        stages[..2].iter().all(is_playing)
    });
    for turn in 0..4 {
        let mover = apps.mover().expect("somebody is to move");
        super::connected_apps::play(&mut apps.stages[mover], turn);
        apps.until("both see the move", |stages| {
            stages[..2].iter().all(|stage| stage.cursor() == turn + 1)
        });
    }
    assert_eq!(apps.stages[2].screen(), Screen::Lobby);
    apps.stages[2].press("Watch");
    apps.until("the game is seen", |stages| is_playing(&stages[2]));
    apps.frames(2);
    apps.check_alike();
    apps.make_move(0);
}

#[test]
fn race_spectator_sees_board_of_a_player() {
    let mut apps = ConnectedApps::in_lobby("watch-race", 3);
    let mut plan = room("light:4x4,b5#3", 2);
    plan.goal = RaceGoal::FirstToFinish;
    apps.open_room(1, plan);
    apps.begin();
    // The first seat is the owner's.
    for turn in 0..3 {
        let before = apps.stages[1].cursor();
        super::connected_apps::play(&mut apps.stages[1], turn);
        apps.until("the racer and the watcher see it", |stages| {
            stages[1].cursor() > before && stages[2].cursor() > before
        });
        assert_eq!(hash(&apps.stages[1]), hash(&apps.stages[2]));
        assert_eq!(apps.stages[0].cursor(), 0, "who races sees only the own");
    }
    assert_eq!(shared(&apps.stages[2]).boards.len(), 2);
}

#[test]
fn chat_message_shows_toast_and_unread_count() {
    let mut apps = ConnectedApps::playing("chat", 2, CODE);
    send(
        &mut apps.stages[0],
        ClientMessage::Chat(ChatText::Text("Good evening".to_owned())),
    );
    apps.until("a toast shows it", |stages| {
        stages[1].shows("Ann: Good evening")
    });
    assert_eq!(apps.stages[1].resource::<Net>().unread(), 1);
    assert!(apps.stages[1].shows("Chat (1)"));
    assert_eq!(apps.stages[0].resource::<Net>().unread(), 0);
    apps.stages[1].press("Chat (1)");
    apps.frames(3);
    assert_eq!(apps.stages[1].screen(), Screen::Lobby);
    assert_eq!(apps.stages[1].resource::<Net>().unread(), 0);
    assert!(apps.stages[1].shows("Good evening"));
    apps.stages[1].press(phrases(Language::English)[0]);
    apps.until("the answer arrives", |stages| {
        stages[0].shows_part(&format!("Bob: {}", phrases(Language::English)[0]))
    });
    apps.stages[1].press("Say something");
    apps.stages[1].write_words("Shall we go on?");
    apps.stages[1].press_icon(Icon::Send);
    apps.until("own words arrive", |stages| {
        let said = lobby_of(&stages[0]).chat().next_back();
        said.is_some_and(|said| said.text == ChatText::Text("Shall we go on?".to_owned()))
    });
    apps.stages[1].press("Go to game");
    apps.until("back in the game", |stages| is_playing(&stages[1]));
}

#[test]
fn code_in_a_chat_message_is_copied_with_a_button() {
    let mut apps = ConnectedApps::in_lobby("chat-code", 2);
    let said = "Try “Drench:9×9, c6#3” tomorrow!".to_owned();
    send(
        &mut apps.stages[0],
        ClientMessage::Chat(ChatText::Text(said)),
    );
    apps.until("the message arrives", |stages| {
        lobby_of(&stages[1]).chat().next_back().is_some()
    });
    apps.frames(3);
    let stage = &mut apps.stages[1];
    if !stage.shows("drench:9x9,c6#3") {
        // In a narrow window the chat has a tab of its own.
        stage.press("Chat");
        stage.frames(3);
    }
    stage.press("drench:9x9,c6#3");
    assert_eq!(stage.copied(), Some("drench:9x9,c6#3"));
}

#[test]
fn chat_of_muted_person_is_hidden() {
    let mut apps = ConnectedApps::in_lobby("mute", 2);
    let ann = lobby_of(&apps.stages[0]).me().expect("a person");
    apps.stages[1].write(NetRequest::Mute(ann, true));
    apps.frame();
    for words in ["muted", "unmuted"] {
        if words == "unmuted" {
            apps.stages[1].write(NetRequest::Mute(ann, false));
        }
        send(
            &mut apps.stages[0],
            ClientMessage::Chat(ChatText::Text(words.to_owned())),
        );
        apps.until("the own words come back", |stages| stages[0].shows(words));
        apps.pass(Duration::from_millis(60));
        if words == "unheard" {
            assert!(!apps.stages[1].shows(words));
        }
    }
    apps.until("unmuted", |stages| stages[1].shows("unmuted"));
}

#[test]
fn take_back_needs_consent_of_opponent() {
    let mut apps = ConnectedApps::playing("take-back", 3, CODE);
    let start = hash(&apps.stages[0]);
    let mover = apps.make_move(0);
    let moved = hash(&apps.stages[0]);
    let other = 1 - mover;
    for (answer, message, cursor, expected) in [
        ("Decline", "Take-back declined", 1, moved),
        ("Allow", "Move taken back", 0, start),
    ] {
        apps.stages[mover].press("Undo");
        apps.until("the request arrives", |stages| stages[other].shows("Allow"));
        assert!(apps.stages[other].shows_part("asks to take back a move"));
        assert!(!apps.stages[2].shows("Allow"), "spectators are not asked");
        apps.stages[other].press(answer);
        apps.until("the answer comes", |stages| {
            stages[mover].shows(message) && !stages[other].shows("Allow")
        });
        apps.until("all are there", |stages| {
            stages.iter().all(|stage| stage.cursor() == cursor)
        });
        apps.check_alike();
        assert_eq!(hash(&apps.stages[2]), expected);
    }
    assert_eq!(apps.mover(), Some(mover));
    apps.make_move(1);
}

#[test]
fn take_back_is_immediate_in_timed_race() {
    let mut apps = ConnectedApps::in_lobby("race-undo", 2);
    apps.open_room(0, room("light:4x4,b5#3", 2));
    apps.begin();
    let start = hash(&apps.stages[0]);
    for turn in 0..3 {
        let before = apps.stages[0].cursor();
        super::connected_apps::play(&mut apps.stages[0], turn);
        apps.until("a step", |stages| stages[0].cursor() > before);
    }
    apps.stages[0].press("Undo");
    apps.until("one step back", |stages| stages[0].cursor() == 2);
    apps.stages[0].letter('u');
    apps.until("another", |stages| stages[0].cursor() == 1);
    // Moves of a race cannot be redone, so that the first press only asks.
    apps.stages[0].press("Restart");
    apps.frames(3);
    assert!(apps.stages[0].shows_part("Press again to start over"));
    assert_eq!(apps.stages[0].cursor(), 1);
    apps.stages[0].press("Sure?");
    apps.until("all of them", |stages| stages[0].cursor() == 0);
    assert_eq!(hash(&apps.stages[0]), start);
}

/// Gives up, which is asked twice.
fn give_up(stage: &mut Stage) {
    stage.press("Give up");
    stage.frames(2);
    assert!(stage.shows("Press again to give up: you lose the game."));
    stage.press("Sure?");
}

#[test]
fn resigning_loses_and_rematch_is_possible() {
    let mut apps = ConnectedApps::playing("give-up", 2, ROW);
    let first = apps.mover().expect("somebody is to move");
    apps.make_move(0);
    give_up(&mut apps.stages[0]);
    apps.until_over();
    for (stage, words, by) in [
        (&apps.stages[0], "Bob won", "You gave up"),
        (&apps.stages[1], "You won", "Ann gave up"),
    ] {
        assert_eq!(
            shared(stage)
                .result
                .as_ref()
                .and_then(|ending| ending.forfeit),
            Some((
                lobby_of(&apps.stages[0]).seat().expect("a place"),
                ForfeitReason::Resigned
            ))
        );
        assert!(stage.shows(words) && stage.shows(by), "{:?}", stage.words());
    }
    assert_eq!(results(&apps.stages[0]), [(Ending::Lost, person("Bob"))]);
    assert_eq!(results(&apps.stages[1]), [(Ending::Won, person("Ann"))]);
    rematch(&mut apps);
    assert_eq!(apps.mover(), Some(1), "the winner begins; {first} did");
    apps.make_move(0);
    give_up(&mut apps.stages[1]);
    apps.until_over();
    for (stage, endings) in [
        (0, [Ending::Lost, Ending::Won]),
        (1, [Ending::Won, Ending::Lost]),
    ] {
        let mut counted: Vec<Ending> = results(&apps.stages[stage])
            .into_iter()
            .map(|(ending, _)| ending)
            .collect();
        let mut endings = endings.to_vec();
        counted.sort();
        endings.sort();
        assert_eq!(counted, endings, "each match counts once");
    }
}

/// Returns the endings and opponents of the results that count for a player.
fn results(stage: &Stage) -> Vec<(Ending, Opponent)> {
    let results = stage.resource::<History>().0.results.results();
    results
        .into_iter()
        .map(|(_, result)| (result.ending, result.opponent.clone()))
        .collect()
}

fn person(name: &str) -> Opponent {
    Opponent::Person(name.to_owned())
}

/// Presses the button below the result in both windows.
fn rematch(apps: &mut ConnectedApps) {
    let number = shared(&apps.stages[0]).info.number;
    apps.stages[0].press("Play again");
    apps.until("one waits", |stages| stages[0].shows("Waiting…"));
    apps.until("the wish is seen", |stages| {
        stages[1].shows_part("Ann wants a rematch")
    });
    apps.stages[1].press("Play again");
    apps.until("the next game begins", |stages| {
        let is_next = |stage: &Stage| {
            lobby_of(stage)
                .game()
                .is_some_and(|game| game.info.number == number + 1)
                && stage.phase() == Some(Phase::Playing)
        };
        stages.iter().all(is_next)
    });
    apps.frames(3);
    apps.check_alike();
    assert!(apps.stages.iter().all(|stage| stage.cursor() == 0));
}

#[test]
fn rematch_is_started_by_winner() {
    for code in [ROW, CODE] {
        let name = code.split(':').next().expect("a game");
        let mut apps = ConnectedApps::playing(&format!("rematch-{name}"), 2, code);
        for loser in [0, 1, 1] {
            apps.make_move(0);
            give_up(&mut apps.stages[loser]);
            apps.until_over();
            rematch(&mut apps);
            assert_eq!(apps.mover(), Some(1 - loser), "{code}");
        }
        apps.play_to_the_end();
    }
}

#[test]
fn replay_ends_when_next_game_starts() {
    let mut apps = ConnectedApps::playing("replay", 2, ROW);
    apps.play_to_the_end();
    apps.stages[0].press("Play again");
    apps.frames(5);
    apps.stages[0].press("Replay");
    assert_eq!(apps.stages[0].phase(), Some(Phase::Replay));
    apps.pass(Duration::from_millis(300));
    apps.stages[1].press("Play again");
    apps.until("the next game begins", |stages| {
        stages
            .iter()
            .all(|stage| stage.phase() == Some(Phase::Playing))
    });
    apps.frames(3);
    apps.check_alike();
    apps.make_move(0);
}

#[test]
fn leaving_room_forfeits_and_frees_seat() {
    for leaver in [0, 1] {
        let mut apps = ConnectedApps::playing(&format!("leave-{leaver}"), 2, CODE);
        apps.make_move(0);
        let other = 1 - leaver;
        apps.stages[leaver].press("Room");
        apps.frames(2);
        // The first press only asks.
        apps.stages[leaver].press("Leave and forfeit");
        apps.stages[leaver].frames(2);
        assert!(lobby_of(&apps.stages[leaver]).room().is_some());
        apps.stages[leaver].press("Press again to forfeit");
        apps.until("the other sees the result", |stages| {
            stages[other].phase() == Some(Phase::Over) && stages[other].shows("You won")
        });
        apps.until("the room waits", |stages| {
            let rooms = lobby_of(&stages[other]).room().map(|room| room.stage);
            rooms == Some(RoomStage::Waiting) && lobby_of(&stages[leaver]).room().is_none()
        });
        apps.frames(3);
        assert!(
            apps.stages[other].shows_part("left"),
            "{:?}",
            apps.stages[other].words()
        );
        let name = ["Ann", "Bob"][leaver];
        let free = format!("{name} left: seat open");
        assert!(
            apps.stages[other].shows_part(&free) && apps.stages[other].shows("Play again"),
            "{:?}",
            apps.stages[other].words()
        );
        assert_eq!(apps.stages[leaver].screen(), Screen::Lobby);
        apps.stages[other].press("Room");
        apps.frames(2);
        let waits = |stage: &Stage| stage.shows_part("Waiting for player");
        assert!(
            waits(&apps.stages[other]),
            "{:?}",
            apps.stages[other].words()
        );
        apps.stages[leaver].press("Take a seat");
        apps.until("they are back", |stages| {
            lobby_of(&stages[leaver]).seat().is_some()
        });
        apps.begin();
        apps.make_move(1);
    }
}

#[test]
fn leaving_server_forfeits_at_once() {
    let mut apps = ConnectedApps::playing("leave-server", 2, CODE);
    apps.make_move(0);
    apps.stages[1].press("Room");
    apps.frames(2);
    apps.stages[1].press_icon(Icon::LogOut);
    apps.frames(5);
    assert!(apps.stages[1].shows("Press again to leave: you lose the game"));
    assert!(shared(&apps.stages[0]).result.is_none());
    apps.stages[1].press_icon(Icon::LogOut);
    let took = apps.until("the other sees the result", |stages| {
        stages[0].phase() == Some(Phase::Over) && stages[0].shows("You won")
    });
    assert!(took < Duration::from_secs(2), "{took:?}");
    assert!(apps.stages[0].shows("Bob left") || apps.stages[0].shows_part("left"));
    assert_eq!(apps.stages[1].screen(), Screen::Lan);
    apps.until("nobody else is there", |stages| {
        lobby_of(&stages[0]).people().count() == 1
    });
}

/// Starts a game of this device with one move made, in memory and on disk.
fn begin_own_game(stage: &mut Stage) -> Record {
    stage.open_setup("Drench");
    stage.press("Solo");
    stage.press("Small");
    stage.frames(2);
    stage.press("Play");
    stage.until("the own game", |stage| stage.screen() == Screen::Play);
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.frames(3);
    let record = stage.game().record();
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
    record
}

/// Waits until the save on disk contains the games in memory, and returns its bytes.
fn wait_for_save(apps: &mut ConnectedApps, at: usize) -> Vec<u8> {
    let save = apps.folder(at).save();
    let mut saved = Vec::new();
    apps.until("the games are saved", |stages| {
        let records = |games: Vec<StoredGame>| -> Vec<(String, Vec<Played>, u32)> {
            games
                .into_iter()
                .map(|game| game.record)
                .map(|record| (record.code, record.moves, record.cursor))
                .collect()
        };
        saved = fs::read(&save).unwrap_or_default();
        let read = read_save(&saved).ok().map(|loaded| loaded.library.games());
        read.is_some_and(|read| records(read) == records(stages[at].games()))
    });
    saved
}

#[test]
fn network_game_leaves_local_games_unchanged() {
    let mut apps = ConnectedApps::unconnected("own-games", &[crate::stage::WIDE; 2]);
    let own: Vec<Record> = apps.stages.iter_mut().map(begin_own_game).collect();
    let saved: Vec<Vec<u8>> = (0..2).map(|at| wait_for_save(&mut apps, at)).collect();
    apps.connect();
    apps.open_room(0, room(ROW, 2));
    apps.begin();
    apps.play_to_the_end();
    for (at, saved) in saved.iter().enumerate() {
        apps.stages[at].press("Room");
        apps.frames(2);
        assert_eq!(*saved, fs::read(apps.folder(at).save()).expect("a save"));
        let record = apps.stages[at].game().record();
        assert_eq!(
            (&record.code, &record.moves),
            (&own[at].code, &own[at].moves)
        );
    }
    // Also during a game: from the game to the room and out.
    rematch_from_room(&mut apps);
    apps.make_move(0);
    for at in [1, 0] {
        apps.stages[at].press("Room");
        apps.frames(2);
        apps.stages[at].press_icon(Icon::LogOut);
        if at == 1 {
            apps.frames(3);
            apps.stages[at].press_icon(Icon::LogOut);
        }
        apps.frames(3);
        assert_eq!(apps.stages[at].screen(), Screen::Lan);
        apps.stages[at].escape();
        assert_eq!(apps.stages[at].screen(), Screen::Title);
        apps.stages[at].press("Continue");
        let record = apps.stages[at].game().record();
        assert_eq!(
            (&record.code, &record.moves),
            (&own[at].code, &own[at].moves)
        );
        apps.stages[at].frames(5);
    }
    for (at, saved) in saved.iter().enumerate() {
        assert_eq!(*saved, fs::read(apps.folder(at).save()).expect("a save"));
    }
    apps.reopen(1);
    let games = apps.stages[1].games();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].record.moves, own[1].moves);
}

fn rematch_from_room(apps: &mut ConnectedApps) {
    for stage in &mut apps.stages {
        send(stage, ClientMessage::SetReady(true));
    }
    apps.until("the next game begins", |stages| {
        stages
            .iter()
            .all(|stage| is_playing(stage) && stage.phase() == Some(Phase::Playing))
    });
    apps.frames(3);
}

#[test]
fn saved_network_game_continues_as_local_game() {
    let mut apps = ConnectedApps::unconnected("keep", &[crate::stage::WIDE; 2]);
    let own = begin_own_game(&mut apps.stages[1]);
    wait_for_save(&mut apps, 1);
    apps.connect();
    apps.open_room(0, room(CODE, 2));
    apps.begin();
    for turn in 0..3 {
        apps.make_move(turn);
    }
    let played = apps.stages[1].game().record();
    give_up(&mut apps.stages[0]);
    apps.until_over();
    for _ in 0..2 {
        apps.stages[1].press("Save");
        apps.until("it is saved", |stages| stages[1].shows_part("Game saved"));
    }
    apps.stages[1].press("Room");
    apps.frames(2);
    apps.stages[1].press_icon(Icon::LogOut);
    apps.frames(3);
    apps.stages[1].escape();
    apps.stages[1].press("Continue");
    let stage = &apps.stages[1];
    assert_eq!(stage.game().record().moves, played.moves);
    assert_eq!(stage.game().players(), [Player::Human; 2]);
    assert_eq!(
        stage.games().len(),
        2,
        "saved once, however often it was requested"
    );
    assert_eq!(stage.games()[1].record.moves, own.moves);
    wait_for_save(&mut apps, 1);
    let stage = &mut apps.stages[1];
    let colour = stage.legal()[0];
    stage.digit(colour);
    assert_eq!(stage.cursor(), 4, "both are played on this device now");
    stage.letter('u');
    stage.letter('u');
    stage.frames(2);
    assert_eq!(stage.cursor(), 2);
}

#[test]
fn game_is_saved_on_clients_when_server_stops() {
    let mut apps = ConnectedApps::playing("closing", 2, CODE);
    for turn in 0..3 {
        apps.make_move(turn);
    }
    let played = apps.stages[1].game().record();
    apps.stages[0].press("Room");
    apps.frames(2);
    // With others on the server, the first press only asks.
    apps.stages[0].press_icon(Icon::LogOut);
    apps.stages[0].frames(2);
    assert!(apps.stages[0].shows_part("1 guest here. Press again to stop"));
    apps.stages[0].press_icon(Icon::LogOut);
    apps.until("the client receives it", |stages| {
        stages[1].screen() == Screen::Lan && stages[1].shows_part("The host has stopped hosting")
    });
    assert!(apps.stages[1].shows_part("The game is saved on this device"));
    apps.stages[1].escape();
    apps.stages[1].press("Continue");
    assert_eq!(apps.stages[1].game().record().moves, played.moves);
    let save = wait_for_save(&mut apps, 1);
    assert!(!save.is_empty());
}

#[test]
fn computer_takes_seat_and_server_moves_for_it() {
    let mut apps = ConnectedApps::in_lobby("computer", 2);
    send(
        &mut apps.stages[1],
        ClientMessage::OpenRoom(room("row:3x3,k3,s3#1", 3)),
    );
    apps.until("a room", |stages| lobby_of(&stages[0]).rooms().count() == 1);
    apps.stages[0].press("Take a seat");
    apps.until("both sit", |stages| lobby_of(&stages[0]).seat().is_some());
    apps.frames(2);
    apps.stages[1].press_button("Computer");
    apps.until("the computer sits", |stages| {
        stages[0].shows_part("Medium computer")
    });
    apps.begin();
    for turn in 0..9 {
        apps.until("somebody is to move, or nobody", |stages| {
            stages.iter().any(super::connected_apps::is_to_move)
                || stages
                    .iter()
                    .all(|stage| stage.phase() == Some(Phase::Over))
        });
        if apps.mover().is_none() {
            break;
        }
        apps.make_move(turn);
    }
    apps.until_over();
    assert_eq!(apps.stages[0].game().code().setup.game(), Game::InARow);
    assert!(apps.stages[0].game().position().outcome().is_some());
}
