//! Events for a log and for counters.

use super::harness::{ANNA, BEN, CARL, play_stones, tic_tac_toe};
use tessella_lobby::{ClientMessage, ForfeitReason, LobbyEvent, MatchResult, Refusal, RoomId};

/// Returns the events without the identifiers of people and rooms.
fn kinds(events: &[LobbyEvent]) -> Vec<String> {
    let kind = |event: &LobbyEvent| match event {
        LobbyEvent::Joined(_, name) => format!("{name} joins"),
        LobbyEvent::Returned(_) => "returns".to_owned(),
        LobbyEvent::Gone(_, why) => format!("gone: {why:?}"),
        LobbyEvent::Refused(_, refusal) => refusal.name().to_owned(),
        LobbyEvent::RoomOpened(_, _, code) => format!("opens {code}"),
        LobbyEvent::RoomClosed(_) => "closed".to_owned(),
        LobbyEvent::MatchStarted(_, number) => format!("begins {number}"),
        LobbyEvent::Moved(_) => "moves".to_owned(),
        LobbyEvent::MatchEnded(_, number, _) => format!("ends {number}"),
        LobbyEvent::TournamentStarted(_, _, entrants) => format!("tournament of {entrants}"),
        LobbyEvent::TournamentEnded(_) => "tournament ends".to_owned(),
    };
    events.iter().map(kind).collect()
}

#[test]
fn events_tell_the_course_of_a_match() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    server.expect_refusal(CARL, ClientMessage::Resign);
    server.send(ANNA, ClientMessage::Resign);
    let events = server.lobby.take_events();
    let expected = [
        "Anna joins",
        "Ben joins",
        "Carl joins",
        "opens row:3x3,k3#1",
        "begins 1",
        "moves",
        "not_seated",
        "ends 1",
    ];
    assert_eq!(kinds(&events), expected);
    let room: RoomId = server.clients[ANNA].room().id;
    let result = MatchResult {
        places: vec![2, 1],
        winner: Some(1),
        forfeit: Some((0, ForfeitReason::Resigned)),
    };
    assert_eq!(
        events.last(),
        Some(&LobbyEvent::MatchEnded(room, 1, result))
    );
    let carl = server.clients[CARL].state.me();
    let refused = LobbyEvent::Refused(carl, Refusal::NotSeated);
    assert!(events.contains(&refused), "{events:?}");
    for client in [ANNA, BEN] {
        server.send(client, ClientMessage::LeaveRoom);
    }
    assert_eq!(kinds(&server.lobby.take_events()), ["closed"]);
}
