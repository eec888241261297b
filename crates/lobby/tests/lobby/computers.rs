//! Computer players.

use super::harness::Style::Random;
use super::harness::{ANNA, BEN, JobMode, TestServer, play_stones, room_config, stone};
use tessella_boards::CellId;
use tessella_games::{Level, Move};
use tessella_lobby::{ClientMessage, JobResult, LobbyJob, RoomStage};
use tessella_session::Player;

#[test]
fn computers_play_matches_to_the_end() {
    for (code, seats) in [
        ("row:3x3,k3#1", 2),
        ("row:6x6,k4,s3#1", 3),
        ("race:ring24,s3,p2#7", 3),
        ("drench:7x7,c5,s2#7", 2),
    ] {
        for level in [Level::Gentle, Level::Easy] {
            let mut server = TestServer::with_people(&["Anna", "Ben"]);
            let room = server.open_room(room_config(code, seats), &[ANNA]);
            for seat in 1..seats {
                server.send(ANNA, ClientMessage::SetComputer(seat, Some(level)));
            }
            server.start_match(&[ANNA]);
            server.send(BEN, ClientMessage::Watch(room));
            let result = server.play_out(&[(ANNA, Random)]);
            assert_eq!(result.forfeit, None);
            let players = server.clients[ANNA].board().expect("a board").players();
            let people = players.iter().filter(|&&player| player == Player::Human);
            assert_eq!(people.count(), 1, "{code}");
            // Only Anna has to get ready for the next match.
            server.start_match(&[ANNA]);
            server.send(ANNA, ClientMessage::Resign);
            assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Over));
        }
    }
}

#[test]
fn computer_waits_for_disconnected_player_and_drops_outdated_search() {
    let mut server = TestServer::with_people(&["Anna"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    server.send(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy)));
    server.start_match(&[ANNA]);
    server.job_mode = JobMode::Deferred;
    let message = stone(&server, ANNA, 4);
    server.send_ok(ANNA, message);
    server.disconnect(ANNA);
    server.wait(20_000);
    server.reconnect_fresh(ANNA, "Anna");
    assert_eq!((server.clients[ANNA].cursor(), server.jobs.len()), (1, 0));
    server.wait(1000);
    assert_eq!(server.jobs.len(), 1, "one search at a time");
    server.send(ANNA, ClientMessage::TakeBack(0));
    play_stones(&mut server, &[(ANNA, 0)]);
    server.wait(1000);
    assert_eq!(server.jobs.len(), 2);
    // The result of the first search is outdated and arrives last.
    let late = server.jobs.remove(0);
    let work = server.jobs.remove(0);
    server.run_job(work);
    server.run_job(late);
    server.wait(1000);
    assert_eq!(server.clients[ANNA].cursor(), 2);
    server.assert_in_sync();
}

#[test]
fn computer_search_is_repeated_after_illegal_move() {
    let mut server = TestServer::with_people(&["Anna"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    server.send(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy)));
    server.start_match(&[ANNA]);
    server.job_mode = JobMode::Deferred;
    play_stones(&mut server, &[(ANNA, 4)]);
    for nonsense in [Some(Move::Piece(9)), None, Some(Move::Cell(CellId(4)))] {
        server.wait(1000);
        let [LobbyJob::FindMove { id, .. }] = server.jobs[..] else {
            panic!("{:?}", server.jobs);
        };
        server.jobs.clear();
        server.lobby.finish_job(id, JobResult::MoveFound(nonsense));
    }
    server.wait(1000);
    let work = server.jobs.remove(0);
    server.run_job(work);
    server.wait(1000);
    assert_eq!(server.clients[ANNA].cursor(), 2);
}
