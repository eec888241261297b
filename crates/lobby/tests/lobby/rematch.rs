//! The next match in the same room.

use super::harness::Style::Random;
use super::harness::{ANNA, BEN, TestServer, play_stones, room_config, stone, tic_tac_toe};
use tessella_games::Rules;
use tessella_lobby::{ClientMessage, MatchResult, Refusal, RoomStage};

#[test]
fn rematch_is_started_by_winner_or_after_draw_by_same_seat() {
    let mut server = tic_tac_toe();
    // Anna starts and Ben wins.
    play_stones(
        &mut server,
        &[
            (ANNA, 0),
            (BEN, 3),
            (ANNA, 1),
            (BEN, 4),
            (ANNA, 8),
            (BEN, 5),
        ],
    );
    let won = MatchResult {
        winner: Some(1),
        forfeit: None,
        places: vec![2, 1],
    };
    assert_eq!(server.clients[ANNA].result(), Some(won));
    let late = stone(&server, ANNA, 2);
    assert_eq!(server.expect_refusal(ANNA, late), Refusal::NoMatch);
    server.send(ANNA, ClientMessage::SetReady(true));
    assert_eq!(server.clients[BEN].stage(), Some(RoomStage::Over));
    server.send(BEN, ClientMessage::SetReady(true));
    let game = server.clients[ANNA].state.game().expect("a game");
    assert_eq!((game.info.number, game.info.first_seat), (2, 1));
    assert_eq!(
        (server.clients[ANNA].cursor(), game.result.clone()),
        (0, None)
    );
    let early = stone(&server, ANNA, 0);
    assert!(matches!(
        server.expect_refusal(ANNA, early),
        Refusal::IllegalMove(_)
    ));
    // Ben starts and it is a draw.
    let draw = [
        (BEN, 0),
        (ANNA, 4),
        (BEN, 8),
        (ANNA, 1),
        (BEN, 7),
        (ANNA, 6),
        (BEN, 2),
        (ANNA, 5),
        (BEN, 3),
    ];
    play_stones(&mut server, &draw);
    let drawn = MatchResult {
        winner: None,
        forfeit: None,
        places: vec![1, 1],
    };
    assert_eq!(server.clients[BEN].result(), Some(drawn));
    server.start_match(&[ANNA, BEN]);
    play_stones(&mut server, &[(BEN, 0)]);
    let room = server.clients[ANNA].room();
    let scores = room
        .seats
        .iter()
        .map(|seat| (seat.score.played, seat.score.won));
    assert_eq!(scores.collect::<Vec<_>>(), [(2, 0), (2, 1)]);
}

#[test]
fn rematch_has_new_seed_and_winner_starts_in_every_game() {
    for code in ["row:3x3,k3,f2#1", "race:track30,s2#7", "drench:7x7,c5,s2#7"] {
        let mut server = TestServer::with_people(&["Anna", "Ben"]);
        server.open_room(room_config(code, 2), &[ANNA, BEN]);
        let (mut begins, mut codes) = (0, Vec::new());
        for number in 1..=4 {
            server.start_match(&[ANNA, BEN]);
            let game = server.clients[ANNA].board().expect("a board");
            let seat = game.position().to_move().seat().expect("a seat");
            let info = &server.clients[ANNA].state.game().expect("a game").info;
            assert_eq!(info.number, number, "{code}");
            assert_eq!((info.first_seat + seat.0) % 2, begins, "{code}");
            codes.push(game.code().to_string());
            let result = server.play_out(&[(ANNA, Random), (BEN, Random)]);
            begins = result.winner.unwrap_or(begins);
        }
        let own = codes.len();
        codes.dedup();
        assert_eq!(codes.len(), own, "{code}: a new seed for each match");
    }
}

/// Returns the matches that the person in a seat of Anna's room has played and won.
fn score(server: &TestServer, seat: usize) -> (u16, u16) {
    let score = server.clients[ANNA].room().seats[seat].score;
    (score.played, score.won)
}

#[test]
fn score_is_kept_over_the_evening() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let room = server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    server.send(ANNA, ClientMessage::Resign);
    assert_eq!([score(&server, 0), score(&server, 1)], [(1, 0), (1, 1)]);
    // In another seat, after a crash, and after leaving the server, it is still there.
    server.send(BEN, ClientMessage::LeaveRoom);
    assert_eq!(score(&server, 1), (0, 0));
    server.send(BEN, ClientMessage::TakeSeat(room, None));
    assert_eq!(score(&server, 1), (1, 1));
    server.crash();
    server.reconnect_fresh(ANNA, "Anna");
    server.reconnect_fresh(BEN, "Ben");
    assert_eq!([score(&server, 0), score(&server, 1)], [(1, 0), (1, 1)]);
    server.send(BEN, ClientMessage::LeaveRoom);
    server.disconnect(BEN);
    server.reconnect_fresh(BEN, "Benjamin");
    server.send(BEN, ClientMessage::TakeSeat(room, None));
    server.start_match(&[ANNA, BEN]);
    server.send(BEN, ClientMessage::LeaveRoom);
    assert_eq!(score(&server, 0), (2, 1));
    server.send(BEN, ClientMessage::TakeSeat(room, None));
    assert_eq!(score(&server, 1), (2, 1));
}

#[test]
fn score_of_a_player_who_resigns_is_shown_while_the_others_play() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("row:6x6,k4,s3#7", 3), &[0, 1, 2]);
    server.start_match(&[0, 1, 2]);
    server.send(ANNA, ClientMessage::Resign);
    assert_eq!(
        [0, 1, 2].map(|seat| score(&server, seat)),
        [(1, 0), (0, 0), (0, 0)]
    );
    server.assert_in_sync();
}
