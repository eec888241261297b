//! Arbitrary bytes as messages: decoded messages go to a lobby and to a client.
//!
//! The input is a sequence of messages, each preceded by its length in one byte.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tessella_formats::codec;
use tessella_lobby::{
    ClientBoards, ClientEvent, ClientMessage, ClientState, ConnectionId, DeviceKey, JobResult,
    Lobby, LobbyJob, LobbyLimits, LobbyOutput, ServerMessage,
};
use tessella_session::{Player, Session};

const ANNA: ConnectionId = ConnectionId(1);
const STRANGER: ConnectionId = ConnectionId(2);

fuzz_target!(|bytes: &[u8]| {
    let mut drawn = 0;
    let numbers = move || {
        drawn += 1;
        drawn
    };
    let mut lobby = Lobby::new(LobbyLimits::default(), Box::new(numbers));
    let (mut anna, mut client) = (Client::default(), Client::default());
    for (connection, name) in [(ANNA, "Anna"), (STRANGER, "Stranger")] {
        let name = name.to_owned();
        let device = DeviceKey([connection.0 as u8; 32]);
        lobby.connect(connection, device, None);
        lobby.receive(connection, ClientMessage::Hello { name });
    }
    let mut rest = bytes;
    let mut now = 0;
    while let Some((&length, after)) = rest.split_first() {
        let (message, next) = after.split_at(after.len().min(length.into()));
        rest = next;
        if let Ok(message) = codec::decode::<ClientMessage>(message) {
            lobby.receive(STRANGER, message);
        }
        if let Ok(message) = codec::decode::<ServerMessage>(message) {
            client.state.apply(&mut client.boards, message);
            let state = &client.state;
            let _seen = (state.room(), state.seat(), state.chat().count());
        }
        now += 40;
        lobby.tick(now);
        deliver(&mut lobby, &mut anna);
    }
    lobby.reject_invalid(STRANGER);
    deliver(&mut lobby, &mut anna);
    let saved = lobby.save().expect("an encoded lobby");
    let mut other = Lobby::new(LobbyLimits::default(), Box::new(|| 7));
    other.restore(&saved).expect("its own bytes");
});

/// State of a client with its boards.
#[derive(Default)]
struct Client {
    state: ClientState,
    boards: ClientBoards,
}

/// Delivers the lobby's messages and runs its jobs. Asserts that its messages to Anna agree with her state.
fn deliver(lobby: &mut Lobby, anna: &mut Client) {
    for out in lobby.take_output() {
        if let LobbyOutput::Reliable(ANNA, message) = out {
            let event = anna.state.apply(&mut anna.boards, message);
            assert!(!matches!(
                event,
                Some(ClientEvent::Desync(_) | ClientEvent::Closing(_))
            ));
        }
    }
    for work in lobby.take_jobs() {
        // Computer moves take long, and are tested elsewhere.
        if let LobbyJob::Generate { id, code, .. } = work {
            let players = vec![Player::Human; code.setup.seats().into()];
            let generated = Session::new(code, players).ok();
            lobby.finish_job(id, JobResult::Generated(generated.map(Box::new)));
        }
    }
}
