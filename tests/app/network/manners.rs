//! Actions besides moves: watching, chat, undo, resigning, leaving, rematches and saving the game.

use super::company::{Company, ask, hash, is_playing, lobby_of, room, shared};
use crate::stage::Stage;
use bevy::prelude::*;
use lucide_icons::Icon;
use std::fs;
use std::time::Duration;
use tessella::app::core::CurrentGame;
use tessella::app::core::NetRequest;
use tessella::app::core::{Phase, Screen};
use tessella::app::net::Net;
use tessella::games::{Game, Rules};
use tessella::lobby::{ChatText, ClientMessage, Forfeit, PHRASES, RaceGoal, RoomStage, TimeLimit};
use tessella::session::{GameHistory, Player, Record, read_recent_games};

const CODE: &str = "drench:8x6,c5,s2#4";
const ROW: &str = "row:3x3,k3,s2#1";

#[test]
fn spectator_sees_same_position_as_players() {
    let mut company = Company::playing("watch", 3, "drench:6x6,c5,s2#4");
    assert!(company.stages[2].tells("You watch"));
    company.play_to_the_end();
    let result = |stage: &Stage| shared(stage).result.clone();
    assert_eq!(result(&company.stages[0]), result(&company.stages[2]));
    company.check_alike();
}

#[test]
fn late_spectator_sees_current_position() {
    let mut company = Company::gather("late", 3);
    ask(
        &mut company.stages[0],
        ClientMessage::OpenRoom(room(CODE, 2)),
    );
    company.until("a room", |stages| lobby_of(&stages[2]).rooms().count() == 1);
    let number = lobby_of(&company.stages[2])
        .rooms()
        .next()
        .expect("a room")
        .id;
    ask(
        &mut company.stages[1],
        ClientMessage::TakeSeat(number, None),
    );
    company.until("both sit", |stages| lobby_of(&stages[1]).seat().is_some());
    for stage in &mut company.stages[..2] {
        ask(stage, ClientMessage::SetReady(true));
    }
    company.until("the game begins", |stages| {
        stages[..2].iter().all(is_playing)
    });
    for turn in 0..4 {
        let mover = company.mover().expect("somebody is to move");
        super::company::play(&mut company.stages[mover], turn);
        company.until("both see the move", |stages| {
            stages[..2].iter().all(|stage| stage.cursor() == turn + 1)
        });
    }
    assert_eq!(company.stages[2].screen(), Screen::Lobby);
    company.stages[2].press("Watch");
    company.until("the game is seen", |stages| is_playing(&stages[2]));
    company.frames(2);
    company.check_alike();
    company.make_move(0);
}

#[test]
fn race_spectator_sees_board_of_a_player() {
    let mut company = Company::gather("watch-race", 3);
    let mut plan = room("light:4x4,b5#3", 2);
    plan.goal = RaceGoal::FirstToFinish;
    company.sit_together(1, plan);
    company.begin();
    // The first seat is the owner's.
    for turn in 0..3 {
        let before = company.stages[1].cursor();
        super::company::play(&mut company.stages[1], turn);
        company.until("the racer and the watcher see it", |stages| {
            stages[1].cursor() > before && stages[2].cursor() > before
        });
        assert_eq!(hash(&company.stages[1]), hash(&company.stages[2]));
        assert_eq!(company.stages[0].cursor(), 0, "who races sees only the own");
    }
    assert_eq!(shared(&company.stages[2]).boards.len(), 2);
}

#[test]
fn chat_message_shows_toast_and_unread_count() {
    let mut company = Company::playing("chat", 2, CODE);
    ask(
        &mut company.stages[0],
        ClientMessage::Chat(ChatText::Text("Good evening".to_owned())),
    );
    company.until("a toast tells it", |stages| {
        stages[1].shows("Ann: Good evening")
    });
    assert_eq!(company.stages[1].resource::<Net>().unread(), 1);
    assert!(company.stages[1].shows("Chat (1)"));
    assert_eq!(company.stages[0].resource::<Net>().unread(), 0);
    company.stages[1].press("Chat (1)");
    company.frames(3);
    assert_eq!(company.stages[1].screen(), Screen::Lobby);
    assert_eq!(company.stages[1].resource::<Net>().unread(), 0);
    assert!(company.stages[1].shows("Good evening"));
    company.stages[1].press(PHRASES[0]);
    company.until("the answer arrives", |stages| {
        stages[0].tells(&format!("Bob: {}", PHRASES[0]))
    });
    company.stages[1].press("Say something");
    company.stages[1].write_words("Shall we go on?");
    company.stages[1].press_icon(Icon::Send);
    company.until("own words arrive", |stages| {
        let mut said = lobby_of(&stages[0]).chat();
        said.next_back()
            .is_some_and(|said| said.text.as_str() == "Shall we go on?")
    });
    company.stages[1].press("To the game");
    company.until("back in the game", |stages| is_playing(&stages[1]));
}

#[test]
fn chat_of_muted_person_is_hidden() {
    let mut company = Company::gather("mute", 2);
    let ann = lobby_of(&company.stages[0]).me().expect("a person");
    company.stages[1].write(NetRequest::Mute(ann, true));
    company.frame();
    for words in ["unheard", "heard"] {
        if words == "heard" {
            company.stages[1].write(NetRequest::Mute(ann, false));
        }
        ask(
            &mut company.stages[0],
            ClientMessage::Chat(ChatText::Text(words.to_owned())),
        );
        company.until("the own words come back", |stages| stages[0].shows(words));
        company.pass(Duration::from_millis(60));
        if words == "unheard" {
            assert!(!company.stages[1].shows(words));
        }
    }
    company.until("heard again", |stages| stages[1].shows("heard"));
}

#[test]
fn take_back_needs_consent_of_opponent() {
    let mut company = Company::playing("take-back", 3, CODE);
    let start = hash(&company.stages[0]);
    let mover = company.make_move(0);
    let moved = hash(&company.stages[0]);
    let other = 1 - mover;
    for (answer, told, cursor, expected) in [
        ("No", "The move stays", 1, moved),
        ("Allow", "The move is taken back", 0, start),
    ] {
        company.stages[mover].press("Undo");
        company.until("the other is asked", |stages| stages[other].shows("Allow"));
        assert!(company.stages[other].tells("would like to take back a move"));
        assert!(
            !company.stages[2].shows("Allow"),
            "who watches is not asked"
        );
        company.stages[other].press(answer);
        company.until("the answer comes", |stages| {
            stages[mover].shows(told) && !stages[other].shows("Allow")
        });
        company.until("all are there", |stages| {
            stages.iter().all(|stage| stage.cursor() == cursor)
        });
        company.check_alike();
        assert_eq!(hash(&company.stages[2]), expected);
    }
    assert_eq!(company.mover(), Some(mover));
    company.make_move(1);
}

#[test]
fn take_back_is_immediate_in_timed_race() {
    let mut company = Company::gather("race-undo", 2);
    company.sit_together(0, room("light:4x4,b5#3", 2));
    company.begin();
    let start = hash(&company.stages[0]);
    for turn in 0..3 {
        let before = company.stages[0].cursor();
        super::company::play(&mut company.stages[0], turn);
        company.until("a step", |stages| stages[0].cursor() > before);
    }
    company.stages[0].press("Undo");
    company.until("one step back", |stages| stages[0].cursor() == 2);
    company.stages[0].letter('u');
    company.until("another", |stages| stages[0].cursor() == 1);
    company.stages[0].press("Restart");
    company.until("all of them", |stages| stages[0].cursor() == 0);
    assert_eq!(hash(&company.stages[0]), start);
}

#[test]
fn resigning_loses_and_rematch_is_possible() {
    let mut company = Company::playing("give-up", 2, ROW);
    let first = company.mover().expect("somebody is to move");
    company.make_move(0);
    company.stages[0].press("Give up");
    company.until_over();
    for (stage, words, by) in [
        (&company.stages[0], "Bob won", "You gave up"),
        (&company.stages[1], "You won", "Ann gave up"),
    ] {
        assert_eq!(
            shared(stage)
                .result
                .as_ref()
                .and_then(|ending| ending.forfeit),
            Some((
                lobby_of(&company.stages[0]).seat().expect("a place"),
                Forfeit::Resigned
            ))
        );
        assert!(stage.shows(words) && stage.shows(by), "{:?}", stage.words());
    }
    rematch(&mut company);
    assert_eq!(company.mover(), Some(1), "the winner begins; {first} did");
}

/// Presses the button below the result in both windows.
fn rematch(company: &mut Company) {
    let number = shared(&company.stages[0]).info.number;
    company.stages[0].press("Play again");
    company.until("one waits", |stages| stages[0].shows("Waiting…"));
    company.stages[1].press("Play again");
    company.until("the next game begins", |stages| {
        let is_next = |stage: &Stage| {
            lobby_of(stage)
                .game()
                .is_some_and(|game| game.info.number == number + 1)
                && stage.phase() == Some(Phase::Playing)
        };
        stages.iter().all(is_next)
    });
    company.frames(3);
    company.check_alike();
    assert!(company.stages.iter().all(|stage| stage.cursor() == 0));
}

#[test]
fn rematch_is_started_by_winner() {
    for code in [ROW, CODE] {
        let name = code.split(':').next().expect("a game");
        let mut company = Company::playing(&format!("rematch-{name}"), 2, code);
        for loser in [0, 1, 1] {
            company.make_move(0);
            company.stages[loser].press("Give up");
            company.until_over();
            rematch(&mut company);
            assert_eq!(company.mover(), Some(1 - loser), "{code}");
        }
        company.play_to_the_end();
    }
}

#[test]
fn replay_ends_when_next_game_starts() {
    let mut company = Company::playing("replay", 2, ROW);
    company.play_to_the_end();
    company.stages[0].press("Play again");
    company.frames(5);
    company.stages[0].press("Replay");
    assert_eq!(company.stages[0].phase(), Some(Phase::Replay));
    company.pass(Duration::from_millis(300));
    company.stages[1].press("Play again");
    company.until("the next game begins", |stages| {
        stages
            .iter()
            .all(|stage| stage.phase() == Some(Phase::Playing))
    });
    company.frames(3);
    company.check_alike();
    company.make_move(0);
}

#[test]
fn leaving_room_forfeits_and_frees_seat() {
    for leaver in [0, 1] {
        let mut company = Company::playing(&format!("leave-{leaver}"), 2, CODE);
        company.make_move(0);
        let other = 1 - leaver;
        company.stages[leaver].press("Room");
        company.frames(2);
        company.stages[leaver].press("Leave and forfeit");
        company.until("the other sees the result", |stages| {
            stages[other].phase() == Some(Phase::Over) && stages[other].shows("You won")
        });
        company.until("the room waits", |stages| {
            let rooms = lobby_of(&stages[other]).room().map(|room| room.stage);
            rooms == Some(RoomStage::Waiting) && lobby_of(&stages[leaver]).room().is_none()
        });
        company.frames(3);
        assert!(
            company.stages[other].tells("left"),
            "{:?}",
            company.stages[other].words()
        );
        assert_eq!(company.stages[leaver].screen(), Screen::Lobby);
        company.stages[other].press("Room");
        company.frames(2);
        let waits = |stage: &Stage| stage.tells("Waiting for player");
        assert!(
            waits(&company.stages[other]),
            "{:?}",
            company.stages[other].words()
        );
        company.stages[leaver].press("Sit down");
        company.until("they are back", |stages| {
            lobby_of(&stages[leaver]).seat().is_some()
        });
        company.begin();
        company.make_move(1);
    }
}

#[test]
fn leaving_server_forfeits_at_once() {
    let mut company = Company::playing("leave-table", 2, CODE);
    company.make_move(0);
    company.stages[1].press("Room");
    company.frames(2);
    company.stages[1].press_icon(Icon::LogOut);
    let took = company.until("the other sees the result", |stages| {
        stages[0].phase() == Some(Phase::Over) && stages[0].shows("You won")
    });
    assert!(took < Duration::from_secs(2), "{took:?}");
    assert!(company.stages[0].shows("Bob left") || company.stages[0].tells("left"));
    assert_eq!(company.stages[1].screen(), Screen::Lan);
    company.until("nobody else is there", |stages| {
        lobby_of(&stages[0]).people().count() == 1
    });
}

/// Starts a game of this device with one move made, in memory and on disk.
fn begin_own_game(stage: &mut Stage) -> Record {
    stage.press("Drench");
    stage.press("Alone");
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
fn wait_for_save(company: &mut Company, at: usize) -> Vec<u8> {
    let save = company.folder(at).save();
    let mut kept = Vec::new();
    company.until("the games are kept", |stages| {
        let table = stages[at].resource::<CurrentGame>().local.as_ref();
        let records = |table: &GameHistory| -> Vec<Record> {
            table
                .games()
                .iter()
                .map(tessella::session::Session::record)
                .collect()
        };
        kept = fs::read(&save).unwrap_or_default();
        let read = read_recent_games(&kept).ok().map(|recent| recent.history);
        let same = |read: &GameHistory| {
            table.is_some_and(|table| {
                let (read, table) = (records(read), records(table));
                read.len() == table.len()
                    && read.iter().zip(&table).all(|(read, table)| {
                        (&read.code, &read.moves, read.cursor)
                            == (&table.code, &table.moves, table.cursor)
                    })
            })
        };
        read.as_ref().is_some_and(same)
    });
    kept
}

#[test]
fn network_game_leaves_local_games_unchanged() {
    let mut company = Company::strangers("own-games", &[crate::stage::WIDE; 2]);
    let own: Vec<Record> = company.stages.iter_mut().map(begin_own_game).collect();
    let kept: Vec<Vec<u8>> = (0..2).map(|at| wait_for_save(&mut company, at)).collect();
    company.meet();
    company.sit_together(0, room(ROW, 2));
    company.begin();
    company.play_to_the_end();
    for (at, kept) in kept.iter().enumerate() {
        company.stages[at].press("Room");
        company.frames(2);
        assert_eq!(*kept, fs::read(company.folder(at).save()).expect("a save"));
        let record = company.stages[at].game().record();
        assert_eq!(
            (&record.code, &record.moves),
            (&own[at].code, &own[at].moves)
        );
    }
    // Also during a game: from the game to the room and out.
    rematch_from_room(&mut company);
    company.make_move(0);
    for at in [1, 0] {
        company.stages[at].press("Room");
        company.frames(2);
        company.stages[at].press_icon(Icon::LogOut);
        company.frames(3);
        assert_eq!(company.stages[at].screen(), Screen::Lan);
        company.stages[at].escape();
        assert_eq!(company.stages[at].screen(), Screen::Title);
        company.stages[at].press("Continue");
        let record = company.stages[at].game().record();
        assert_eq!(
            (&record.code, &record.moves),
            (&own[at].code, &own[at].moves)
        );
        company.stages[at].frames(5);
    }
    for (at, kept) in kept.iter().enumerate() {
        assert_eq!(*kept, fs::read(company.folder(at).save()).expect("a save"));
    }
    company.reopen(1);
    let table = company.stages[1].table();
    assert_eq!(table.games().len(), 1);
    assert_eq!(table.game().record().moves, own[1].moves);
}

fn rematch_from_room(company: &mut Company) {
    for stage in &mut company.stages {
        ask(stage, ClientMessage::SetReady(true));
    }
    company.until("the next game begins", |stages| {
        stages
            .iter()
            .all(|stage| is_playing(stage) && stage.phase() == Some(Phase::Playing))
    });
    company.frames(3);
}

#[test]
fn saved_network_game_continues_as_local_game() {
    let mut company = Company::strangers("keep", &[crate::stage::WIDE; 2]);
    let own = begin_own_game(&mut company.stages[1]);
    wait_for_save(&mut company, 1);
    company.meet();
    company.sit_together(0, room(CODE, 2));
    company.begin();
    for turn in 0..3 {
        company.make_move(turn);
    }
    let played = company.stages[1].game().record();
    company.stages[0].press("Give up");
    company.until_over();
    for _ in 0..2 {
        company.stages[1].press("Keep");
        company.until("it is kept", |stages| stages[1].tells("The game is kept"));
    }
    company.stages[1].press("Room");
    company.frames(2);
    company.stages[1].press_icon(Icon::LogOut);
    company.frames(3);
    company.stages[1].escape();
    company.stages[1].press("Continue");
    let stage = &company.stages[1];
    assert_eq!(stage.game().record().moves, played.moves);
    assert_eq!(stage.game().players(), [Player::Human; 2]);
    assert_eq!(
        stage.table().games().len(),
        2,
        "kept once, however often it was asked"
    );
    assert_eq!(stage.table().games()[0].record().moves, own.moves);
    wait_for_save(&mut company, 1);
    let stage = &mut company.stages[1];
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
    let mut company = Company::playing("closing", 2, CODE);
    for turn in 0..3 {
        company.make_move(turn);
    }
    let played = company.stages[1].game().record();
    company.stages[0].press("Room");
    company.frames(2);
    company.stages[0].press_icon(Icon::LogOut);
    company.until("the guest is told", |stages| {
        stages[1].screen() == Screen::Lan && stages[1].tells("The host has ended the session")
    });
    assert!(company.stages[1].tells("The game is kept on this device"));
    company.stages[1].escape();
    company.stages[1].press("Continue");
    assert_eq!(company.stages[1].game().record().moves, played.moves);
    let save = wait_for_save(&mut company, 1);
    assert!(!save.is_empty());
}

#[test]
fn clocks_run_and_end_game() {
    let mut company = Company::gather("clock", 2);
    let mut plan = room(CODE, 2);
    plan.limit = TimeLimit::PerMove(1);
    company.sit_together(0, plan);
    company.begin();
    let mover = company.mover().expect("somebody is to move");
    company.until("the clock is seen", |stages| {
        stages.iter().all(|stage| stage.tells("0:01"))
    });
    company.until_over();
    assert!(company.stages[mover].shows("You ran out of time"));
    assert!(company.stages[1 - mover].shows("You won"));
}

#[test]
fn computer_takes_seat_and_server_moves_for_it() {
    let mut company = Company::gather("computer", 2);
    ask(
        &mut company.stages[1],
        ClientMessage::OpenRoom(room("row:3x3,k3,s3#1", 3)),
    );
    company.until("a room", |stages| lobby_of(&stages[0]).rooms().count() == 1);
    company.stages[0].press("Sit down");
    company.until("both sit", |stages| lobby_of(&stages[0]).seat().is_some());
    company.frames(2);
    company.stages[1].press_button("Computer");
    company.until("the computer sits", |stages| {
        stages[0].tells("Computer, medium")
    });
    company.begin();
    for turn in 0..9 {
        company.until("somebody is to move, or nobody", |stages| {
            stages.iter().any(super::company::is_to_move)
                || stages
                    .iter()
                    .all(|stage| stage.phase() == Some(Phase::Over))
        });
        if company.mover().is_none() {
            break;
        }
        company.make_move(turn);
    }
    company.until_over();
    assert_eq!(company.stages[0].game().code().setup.game(), Game::InARow);
    assert!(company.stages[0].game().position().outcome().is_some());
}
