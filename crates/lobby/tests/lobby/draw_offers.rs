//! Draw offers.

use super::harness::{ANNA, BEN, CARL, TestServer, play_stones, room_config, tic_tac_toe};
use tessella_games::Level;
use tessella_lobby::{ClientMessage, MatchResult, Refusal, RoomStage};

/// Person whose draw offer a client sees.
fn offer_by(server: &TestServer, client: usize) -> Option<tessella_lobby::PersonId> {
    server.clients[client].state.game()?.draw_offer
}

#[test]
fn draw_needs_the_consent_of_the_opponent() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    let anna = server.clients[ANNA].id();
    server.send(ANNA, ClientMessage::OfferDraw);
    assert_eq!(offer_by(&server, BEN), Some(anna));
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::OfferDraw),
        Refusal::DrawPending
    );
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::AnswerDraw(true)),
        Refusal::Stale
    );
    server.send(BEN, ClientMessage::AnswerDraw(false));
    assert_eq!(offer_by(&server, BEN), None);
    assert_eq!(server.clients[BEN].stage(), Some(RoomStage::Playing));
    // One offer for each move of a player.
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::OfferDraw),
        Refusal::RateLimited
    );
    play_stones(&mut server, &[(BEN, 0), (ANNA, 1)]);
    server.send(ANNA, ClientMessage::OfferDraw);
    // The offer is still there after a reconnect, and a move declines it.
    server.disconnect(BEN);
    server.reconnect_fresh(BEN, "Ben");
    assert_eq!(offer_by(&server, BEN), Some(anna));
    play_stones(&mut server, &[(BEN, 7)]);
    assert_eq!(offer_by(&server, BEN), None);
    server.send(BEN, ClientMessage::OfferDraw);
    server.send(ANNA, ClientMessage::AnswerDraw(true));
    let drawn = MatchResult {
        winner: None,
        forfeit: None,
        places: vec![1, 1],
    };
    for client in [ANNA, BEN] {
        assert_eq!(server.clients[client].result(), Some(drawn.clone()));
    }
}

#[test]
fn draw_needs_the_consent_of_all_people() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("row:6x6,k4,s3#7", 3), &[ANNA, BEN, CARL]);
    server.start_match(&[ANNA, BEN, CARL]);
    server.send(BEN, ClientMessage::OfferDraw);
    server.send(CARL, ClientMessage::AnswerDraw(true));
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
    server.send(ANNA, ClientMessage::AnswerDraw(true));
    let places = server.clients[CARL].result().map(|result| result.places);
    assert_eq!(places, Some(vec![1, 1, 1]));
}

#[test]
fn draw_is_not_offered_to_the_computer_or_in_a_race() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("row:6x6,k4,s3#7", 3), &[ANNA, BEN]);
    server.send(ANNA, ClientMessage::SetComputer(2, Some(Level::Gentle)));
    server.start_match(&[ANNA, BEN]);
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::OfferDraw),
        Refusal::DrawUnavailable
    );
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("light:5x5#7", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::OfferDraw),
        Refusal::DrawUnavailable
    );
}
