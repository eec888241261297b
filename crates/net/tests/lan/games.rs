//! Whole games of every kind by two and three people, whoever opens the room.

use tessella_games::{Game, Level};
use tessella_lobby::{
    ClientEvent, ClientMessage, ForfeitReason, LobbyLimits, MatchResult, PersonInfo, Presence,
    RaceGoal, Refusal, RoomConfig, RoomStage, SeatOccupant,
};
use tessella_net_test_support::clients::{TestClient, TestClients, room, server_config, start};

/// Returns the settings of a room with a small board for this number of people. Games for one become a race.
fn room_config(game: Game, people: u8) -> RoomConfig {
    let code = match game {
        Game::Drench if people == 2 => "drench:6x6,c4,s2#1".to_owned(),
        Game::Drench => "drench:6x6,c4#1".to_owned(),
        Game::Link => "link:4x4,f4,untimed#1".to_owned(),
        Game::LightBlock => "light:4x4,b0#1".to_owned(),
        Game::InARow => format!("row:4x4,k3,s{people}#1"),
        Game::Race => format!("race:track24,s{people}#1"),
        Game::Blockade => format!("blockade:5x5,s{people},b2#1"),
    };
    room(&code, people)
}

/// Plays two games in one room, on a new board each. The winner of the first begins the second; after a tie
/// the same seat begins again.
fn play_twice(game: Game, people: u8) {
    let server = start(server_config(LobbyLimits::default()));
    let names = &["Ann", "Bob", "Cem"][..people.into()];
    let mut clients = TestClients::join_all(server.loopback_address(), names);
    let all: Vec<usize> = (0..names.len()).collect();
    for owner in all.clone() {
        let others: Vec<usize> = all.iter().copied().filter(|&at| at != owner).collect();
        clients.open_room(room_config(game, people), owner, &others);
        let mut begins = 0;
        for _ in 0..2 {
            clients.begin(&all, &[]);
            let info = clients.people[0].lobby.game().expect("a game").info.clone();
            if !info.is_race {
                assert_eq!(info.first_seat, begins, "{game:?}");
            }
            clients.play_out(30, &all, &[]);
            let ending = clients.people[0]
                .lobby
                .game()
                .and_then(|game| game.result.clone());
            let Some(MatchResult {
                winner,
                forfeit: None,
                ..
            }) = ending
            else {
                panic!("{game:?} ended with {ending:?}");
            };
            begins = winner.unwrap_or(begins);
            clients.until(5, "the room says so", |clients| {
                clients
                    .people
                    .iter()
                    .all(|person| person.stage() == Some(RoomStage::Over))
            });
        }
        for person in &mut clients.people {
            person.send(ClientMessage::LeaveRoom);
        }
        clients.until(5, "all have left", |clients| {
            let mut people = clients.people.iter();
            people.all(|person| person.lobby.room().is_none() && person.lobby.rooms().count() == 0)
        });
        for person in &mut clients.people {
            // Each room counts its games from 1.
            person.seen.clear();
        }
    }
}

#[test]
fn drench_works_for_two_people() {
    play_twice(Game::Drench, 2);
}

#[test]
fn drench_race_works_for_three_people() {
    play_twice(Game::Drench, 3);
}

#[test]
fn link_race_works_for_two_and_three_people() {
    play_twice(Game::Link, 2);
    play_twice(Game::Link, 3);
}

#[test]
fn light_block_race_works_for_two_and_three_people() {
    play_twice(Game::LightBlock, 2);
    play_twice(Game::LightBlock, 3);
}

#[test]
fn in_a_row_works_for_two_and_three_people() {
    play_twice(Game::InARow, 2);
    play_twice(Game::InARow, 3);
}

#[test]
fn race_works_for_two_and_three_people() {
    play_twice(Game::Race, 2);
    play_twice(Game::Race, 3);
}

#[test]
fn blockade_works_for_two_and_three_people() {
    play_twice(Game::Blockade, 2);
    play_twice(Game::Blockade, 3);
}

#[test]
fn every_game_has_a_network_test() {
    // A new game needs a test above.
    assert_eq!(Game::ALL.len(), 6);
}

#[test]
fn race_for_fewest_moves_ends_when_nobody_can_do_better() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    let fewest = RoomConfig {
        goal: RaceGoal::FewestMoves,
        ..room_config(Game::Drench, 3)
    };
    clients.open_room(fewest, 0, &[1]);
    clients.begin(&[0, 1], &[]);
    clients.people[0].send(ClientMessage::TakeBack(0));
    clients.until(2, "moves count", |clients| {
        clients.people[0].refused() == Some(&Refusal::TakeBackForbidden)
    });
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn two_people_play_against_each_other_and_computer() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    clients.open_room(room("row:4x4,k3,s3#1", 3), 0, &[1]);
    clients.people[0].send(ClientMessage::SetComputer(2, Some(Level::Easy)));
    clients.until(5, "the computer sits", |clients| {
        let room = clients.people[1].lobby.room().expect("a room");
        room.seats[2].occupant == SeatOccupant::Computer(Level::Easy)
    });
    clients.begin(&[0, 1], &[]);
    clients.play_out(40, &[0, 1], &[]);
}

#[test]
fn spectator_joins_during_game() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob", "Cem"]);
    let room_id = clients.open_room(room_config(Game::InARow, 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    clients.while_playing(10, "two moves are made", &[0, 1], |clients| {
        clients.people[0]
            .board()
            .is_some_and(|board| board.cursor() >= 2)
    });
    clients.people[2].send(ClientMessage::TakeSeat(room_id, None));
    clients.until(2, "it has begun", |clients| {
        clients.people[2].refused().is_some()
    });
    let why = clients.people[2].refused().expect("a reason").to_string();
    assert_eq!(why, "The game in this room has started. You can watch.");
    clients.people[2].send(ClientMessage::Watch(room_id));
    clients.until(2, "the board is seen", |clients| {
        clients.people[2]
            .lobby
            .game()
            .is_some_and(|game| !game.boards.is_empty())
    });
    clients.play_out(20, &[0, 1], &[2]);
    let seen = &clients.people[2].seen;
    assert!(seen.keys().all(|(_, _, moves)| *moves >= 2), "{seen:?}");
}

#[test]
fn spectator_of_race_sees_all_boards() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob", "Cem"]);
    let room_id = clients.open_room(room_config(Game::Link, 2), 1, &[0]);
    clients.until(5, "the room is known", |clients| {
        clients.people[2].lobby.rooms().next().is_some()
    });
    clients.people[2].send(ClientMessage::Watch(room_id));
    clients.until(5, "one watches", |clients| {
        clients.people[2].lobby.room().is_some()
    });
    clients.begin(&[0, 1], &[2]);
    clients.until(5, "two boards", |clients| {
        clients.people[2]
            .lobby
            .game()
            .is_some_and(|game| game.boards.len() == 2)
    });
    for player in &clients.people[..2] {
        assert_eq!(
            player.lobby.game().expect("a game").boards.len(),
            1,
            "only the own"
        );
    }
    clients.play_out(20, &[0, 1], &[2]);
}

#[test]
fn take_back_needs_consent_of_opponent() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    clients.open_room(room_config(Game::Drench, 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    clients.while_playing(10, "three moves are made", &[0, 1], |clients| {
        clients.people[0]
            .board()
            .is_some_and(|board| board.cursor() >= 3)
    });
    clients.until(5, "both know them, and no other is on its way", |clients| {
        let moves = |at: usize| {
            clients.people[at]
                .board()
                .map(tessella_session::Session::cursor)
        };
        let is_settled = !clients.people.iter().any(TestClient::awaits_move);
        is_settled && moves(0) == moves(1)
    });
    for may in [false, true] {
        clients.people[0].events.clear();
        clients.people[0].send(ClientMessage::TakeBack(0));
        clients.until(2, "the other is asked", |clients| {
            clients.people[1]
                .lobby
                .game()
                .is_some_and(|game| game.take_back_request.is_some())
        });
        clients.people[1].send(ClientMessage::AnswerTakeBack(may));
        clients.until(2, "both know the answer", |clients| {
            let answered = ClientEvent::TakeBackAnswered(may);
            let mut people = clients.people.iter();
            people.all(|person| person.events.contains(&answered))
        });
    }
    clients.until(2, "the moves are gone", |clients| {
        let at = |at: usize| {
            let board = clients.people[at].board().expect("a board");
            (board.cursor(), board.state_hash())
        };
        at(0) == at(1) && at(0).0 < 3 && clients.people[0].is_to_move()
    });
    for person in &mut clients.people {
        person.seen.clear();
    }
    clients.play_out(20, &[0, 1], &[]);
}

#[test]
fn take_back_in_race_needs_no_consent() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    clients.open_room(room_config(Game::LightBlock, 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    clients.while_playing(10, "three moves are made", &[0], |clients| {
        clients.people[0]
            .board()
            .is_some_and(|board| board.cursor() >= 3)
    });
    clients.people[0].send(ClientMessage::TakeBack(1));
    clients.until(2, "they are taken back", |clients| {
        let moves = clients.people[1]
            .lobby
            .game()
            .map(|game| game.info.progress[0].moves);
        clients.people[0]
            .board()
            .map(tessella_session::Session::cursor)
            == Some(1)
            && moves == Some(1)
    });
    clients.play_out(20, &[0, 1], &[]);
}

#[test]
fn player_who_leaves_or_gives_up_loses() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    for (message, why) in [
        (ClientMessage::Resign, ForfeitReason::Resigned),
        (ClientMessage::LeaveRoom, ForfeitReason::Left),
    ] {
        clients.open_room(room_config(Game::InARow, 2), 0, &[1]);
        clients.begin(&[0, 1], &[]);
        clients.people[1].send(message.clone());
        clients.until(2, "the other has won", |clients| {
            let game = clients.people[0].lobby.game();
            game.and_then(|game| game.result.clone())
                == Some(MatchResult {
                    winner: Some(0),
                    forfeit: Some((1, why)),
                    places: vec![1, 2],
                })
        });
        if message == ClientMessage::LeaveRoom {
            clients.until(2, "the place is free", |clients| {
                let room = clients.people[0].lobby.room();
                room.is_some_and(|room| room.seats[1].occupant == SeatOccupant::Empty)
            });
        } else {
            clients.people[1].send(ClientMessage::LeaveRoom);
        }
        clients.people[0].send(ClientMessage::LeaveRoom);
        clients.until(2, "the room is closed", |clients| {
            clients
                .people
                .iter()
                .all(|person| person.lobby.rooms().count() == 0)
        });
    }
}

#[test]
fn person_who_closes_program_leaves_lobby() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    clients.until(2, "they see each other", |clients| {
        clients
            .people
            .iter()
            .all(|person: &TestClient| person.lobby.people().count() == 2)
    });
    let is_here = |person: &PersonInfo| person.presence == Presence::Connected;
    assert!(clients.people[0].lobby.people().all(is_here));
    clients.people[1].close();
    clients.until(2, "one is gone", |clients| {
        clients.people[0].lobby.people().count() == 1
    });
    assert_eq!(server.status().people, 1);
}
