//! Playing matches to their end, and illegal moves.

use super::harness::Style::{Advised, Random};
use super::harness::{
    ANNA, BEN, CARL, TestClient, TestServer, play_stones, room_config, small_games, stone,
    tic_tac_toe,
};
use tessella_boards::CellId;
use tessella_games::GameCode;
use tessella_games::{Game, IllegalMove, Move, Outcome, Rules, Seat, Violation};
use tessella_lobby::{
    ClientMessage, MatchResult, RaceGoal, Refusal, RoomConfig, RoomStage, race_progress,
};
use tessella_session::Session;

#[test]
fn match_of_each_game_ends_with_all_clients_in_sync() {
    for &game in Game::ALL {
        for (code, seats) in small_games(game) {
            for goal in [RaceGoal::FirstToFinish, RaceGoal::FewestMoves] {
                check_match(code, seats, goal);
            }
        }
    }
}

/// Client that watches the matches.
const SPECTATOR: usize = 3;

/// Plays a match to its end and checks what its players and a spectator know of it.
fn check_match(code: &str, seats: u8, goal: RaceGoal) {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    // Hints in games against others take long and are not needed here.
    let code_of_game: GameCode = code.parse().expect("a game code");
    let is_race = code_of_game.setup.seats() == 1;
    let anna = if is_race { Advised } else { Random };
    let seated = &[(ANNA, anna), (BEN, Random), (CARL, Random)][..seats.into()];
    let people: Vec<usize> = seated.iter().map(|&(client, _)| client).collect();
    let config = RoomConfig {
        goal,
        ..room_config(code, seats)
    };
    let room = server.open_room(config, &people);
    server.start_match(&people);
    server.send(SPECTATOR, ClientMessage::Watch(room));
    let result = server.play_out(seated);
    assert_eq!(result.forfeit, None, "{code}");
    for client in people.into_iter().chain([SPECTATOR]) {
        check_client(&server.clients[client], code, seats, &result);
    }
    let spectator = &server.clients[SPECTATOR];
    if is_race {
        check_race_winner(spectator, code, goal, result.winner);
    }
    for (seat, info) in (0..).zip(&spectator.room().seats) {
        let expected = u16::from(result.winner == Some(seat));
        assert_eq!(info.score.won, expected, "{code}");
        assert_eq!(info.score.played, 1, "{code}");
    }
    let sizes = server.moved_sizes;
    assert!(sizes.mean() <= 15.0, "{code}: {sizes:?}");
}

fn check_client(client: &TestClient, code: &str, seats: u8, result: &MatchResult) {
    let game = client.state.game().expect("a match");
    assert_eq!(game.result.as_ref(), Some(result), "{code}");
    assert_eq!(client.stage(), Some(RoomStage::Over), "{code}");
    let seat = client.state.seat();
    let expected = match (game.info.is_race, seat) {
        (true, None) => usize::from(seats),
        _ => 1,
    };
    assert_eq!(game.boards.len(), expected, "{code}: boards of {seat:?}");
    if game.info.is_race {
        assert_eq!(game.info.progress.len(), usize::from(seats));
        for (board, session) in client.boards() {
            let progress = game.info.progress[usize::from(board)];
            assert_eq!(progress, race_progress(session, false), "{code}");
        }
    } else {
        let outcome = client.boards()[&0].position().outcome();
        let winner = match outcome.expect("an outcome") {
            Outcome::Won(seat) => Some((seat.0 + game.info.first_seat) % seats),
            Outcome::Lost | Outcome::Draw => None,
        };
        assert_eq!(winner, result.winner, "{code}");
    }
}

/// Checks the winner of a race against the boards that a spectator sees.
fn check_race_winner(spectator: &TestClient, code: &str, goal: RaceGoal, winner: Option<u8>) {
    let boards = spectator.boards().into_iter();
    let has_won = |board: &Session| board.position().outcome() == Some(Outcome::Won(Seat::FIRST));
    let finished = boards.filter(|(_, board)| has_won(board));
    let mut finished: Vec<(usize, u8)> = finished
        .map(|(seat, board)| (board.cursor(), seat))
        .collect();
    finished.sort_unstable();
    let expected = match (goal, &finished[..]) {
        (_, [(_, only)]) => Some(*only),
        (RaceGoal::FewestMoves, [(best, first), (second, _), ..]) if best < second => Some(*first),
        _ => None,
    };
    assert_eq!(winner, expected, "{code} {goal:?}: {finished:?}");
    assert!(
        !finished.is_empty(),
        "{code} {goal:?}: the advised player finishes"
    );
}

/// Returns the message that places a stone on a cell as the move with this index.
fn stone_at(ply: u32, cell: u32) -> ClientMessage {
    ClientMessage::Move {
        ply,
        mv: Move::Cell(CellId(cell)),
    }
}

#[test]
fn move_out_of_turn_is_refused() {
    let mut server = tic_tac_toe();
    let early = stone(&server, BEN, 4);
    assert_eq!(
        server.expect_refusal(BEN, early),
        Refusal::IllegalMove(IllegalMove::NotYourTurn {
            to_move: Seat::FIRST
        })
    );
    play_stones(&mut server, &[(ANNA, 4)]);
    let again = stone(&server, ANNA, 5);
    assert_eq!(
        server.expect_refusal(ANNA, again),
        Refusal::IllegalMove(IllegalMove::NotYourTurn { to_move: Seat(1) })
    );
}

#[test]
fn move_of_another_ply_is_refused() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    for ply in [0, 2, u32::MAX] {
        let refusal = server.expect_refusal(BEN, stone_at(ply, 0));
        assert_eq!(refusal, Refusal::Stale);
    }
}

#[test]
fn move_against_the_rules_is_refused() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    assert_eq!(
        server.expect_refusal(BEN, stone_at(1, 4)),
        Refusal::IllegalMove(IllegalMove::Rule(Violation::CellTaken))
    );
    for mv in [
        Move::TimeUp,
        Move::Chance(3),
        Move::Piece(0),
        Move::Cell(CellId(u32::MAX)),
    ] {
        let refusal = server.expect_refusal(BEN, ClientMessage::Move { ply: 1, mv });
        assert!(
            matches!(refusal, Refusal::IllegalMove(_)),
            "{mv:?}: {refusal}"
        );
    }
    assert!(matches!(
        server.expect_refusal(BEN, ClientMessage::Chance { ply: 1 }),
        Refusal::IllegalMove(_)
    ));
    assert_eq!(server.clients[ANNA].cursor(), 1);
}

#[test]
fn spectator_sees_moves_and_makes_none() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    let room = server.clients[ANNA].room().id;
    server.send(CARL, ClientMessage::Watch(room));
    let refusal = server.expect_refusal(CARL, stone_at(1, 0));
    assert_eq!(refusal, Refusal::NotSeated);
    play_stones(&mut server, &[(BEN, 0)]);
    assert_eq!(server.clients[CARL].cursor(), 2);
}

#[test]
fn chance_is_resolved_by_the_server() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("race:track30,s2#7", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    for mv in [Move::Chance(5), Move::TimeUp, Move::Piece(0)] {
        let refusal = server.expect_refusal(ANNA, ClientMessage::Move { ply: 0, mv });
        assert!(matches!(refusal, Refusal::IllegalMove(_)), "{mv:?}");
    }
    assert!(matches!(
        server.expect_refusal(BEN, ClientMessage::Chance { ply: 0 }),
        Refusal::IllegalMove(_)
    ));
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::Chance { ply: 1 }),
        Refusal::Stale
    );
    server.send(ANNA, ClientMessage::Chance { ply: 0 });
    assert_eq!(server.clients[BEN].cursor(), 1);
}
