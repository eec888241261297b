//! Resynchronisation after a desync.

use super::harness::{ANNA, BEN, CARL, TestServer, play_stones, room_config, tic_tac_toe};
use tessella_boards::CellId;
use tessella_games::Move;
use tessella_lobby::{ClientEvent, ClientMessage, ServerMessage};

#[test]
fn desync_is_repaired_by_one_resync() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    // A message that the server never sent.
    let forged = ServerMessage::Moved {
        board: 0,
        seq: 2,
        mv: Move::Cell(CellId(0)),
        after: 5,
        hash: 1.into(),
    };
    let event = server.clients[BEN].apply(forged.clone());
    assert_eq!(event, Some(ClientEvent::Desync(ClientMessage::Resync)));
    assert_eq!(server.clients[BEN].apply(forged), None, "already requested");
    server.send(BEN, ClientMessage::Resync);
    assert_eq!(
        server.clients[BEN].events.last(),
        Some(&ClientEvent::BoardSynced(0))
    );
    server.assert_in_sync();
    play_stones(&mut server, &[(BEN, 0)]);

    // One request brings both boards of a race.
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let room = server.open_room(room_config("light:5x5#7", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    let forged = |board| ServerMessage::TakenBack {
        board,
        ply: 9,
        elapsed: 0,
    };
    let carl = &mut server.clients[CARL];
    assert_eq!(
        carl.apply(forged(0)),
        Some(ClientEvent::Desync(ClientMessage::Resync))
    );
    assert_eq!(carl.apply(forged(1)), None);
    server.send(CARL, ClientMessage::Resync);
    server.assert_in_sync();
    assert_eq!(
        server.clients[CARL].apply(forged(1)),
        Some(ClientEvent::Desync(ClientMessage::Resync))
    );
}
