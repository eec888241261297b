//! Arbitrary bytes as messages: decoded messages go to a lobby and to a client.
//!
//! The input is a sequence of messages, each preceded by its length in one byte.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tessella::codec;
use tessella::lobby::{Ask, Connection, Done, Limits, Lobby, News, Out, Tell, Visit, Work};
use tessella::session::{Player, Session};

const ANNA: Connection = Connection(1);
const STRANGER: Connection = Connection(2);

fuzz_target!(|bytes: &[u8]| {
    let mut drawn = 0;
    let numbers = move || {
        drawn += 1;
        drawn
    };
    let mut lobby = Lobby::new(Limits::default(), Box::new(numbers));
    let (mut anna, mut visit) = (Visit::default(), Visit::default());
    for (connection, name) in [(ANNA, "Anna"), (STRANGER, "Stranger")] {
        let name = name.to_owned();
        lobby.connect(connection);
        lobby.receive(connection, Ask::Hello { name, token: None });
    }
    let mut rest = bytes;
    let mut now = 0;
    while let Some((&length, after)) = rest.split_first() {
        let (message, next) = after.split_at(after.len().min(length.into()));
        rest = next;
        if let Ok(ask) = codec::decode::<Ask>(message) {
            lobby.receive(STRANGER, ask);
        }
        if let Ok(tell) = codec::decode::<Tell>(message) {
            visit.hear(tell);
            let _seen = (visit.room(), visit.place(), visit.said().count());
        }
        now += 40;
        lobby.tick(now);
        carry(&mut lobby, &mut anna);
    }
    lobby.nonsense(STRANGER);
    carry(&mut lobby, &mut anna);
    let kept = lobby.save().expect("a lobby is kept");
    let mut other = Lobby::new(Limits::default(), Box::new(|| 7));
    other.restore(&kept).expect("what was kept is read");
});

/// Does what the lobby asks for. What it tells Anna agrees with what she knows.
fn carry(lobby: &mut Lobby, anna: &mut Visit) {
    for out in lobby.take_out() {
        if let Out::Tell(ANNA, tell) = out {
            let news = anna.hear(tell);
            assert!(!matches!(news, Some(News::Torn(_) | News::Farewell(_))));
        }
    }
    for work in lobby.take_work() {
        // The computer's thoughts take long, and are looked at elsewhere.
        if let Work::Deal { ticket, code } = work {
            let players = vec![Player::Human; code.setup.seats().into()];
            let dealt = Session::new(code, players).map_err(|error| error.to_string());
            lobby.done(ticket, Done::Dealt(Box::new(dealt)));
        }
    }
}
