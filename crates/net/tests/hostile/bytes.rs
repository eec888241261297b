//! Hostile input below the sockets, where many cases can be tried quickly.

use crate::draw::{Draw, encoded, out_of_bounds_datagrams, real_messages};
use crate::watch::Watch;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_formats::codec::decode;
use tessella_games::Rules;
use tessella_lobby::{
    ClientBoards, ClientEvent, ClientMessage, ClientState, ConnectionId, DeviceKey, JobResult,
    Lobby, LobbyJob, LobbyLimits, LobbyOutput, RoomConfig, ServerMessage,
};
use tessella_net_test_support::connections::PacketEnd;
use tessella_protocol::transport::{DatagramKind, Receiver};
use tessella_session::{Player, Session};

const MESSAGES: usize = 350_000;
const CLIENT_MESSAGES: usize = 250_000;
const SERVER_MESSAGES: usize = 200_000;
const PACKETS: usize = 250_000;
/// Growth of memory in bytes that does not count as a leak.
const GROWTH: usize = 64 << 20;

/// Returns the device key of a connection.
fn device(connection: ConnectionId) -> DeviceKey {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&connection.0.to_le_bytes());
    DeviceKey(key)
}

#[test]
fn decoding_mutated_messages_never_panics() {
    let watch = Watch::begin();
    let (client_messages, server_messages) = real_messages();
    let mut draw = Draw::new(1);
    let mut read = [0; 2];
    for number in 0..MESSAGES {
        let bytes = match number % 2 {
            0 => draw.message(&client_messages),
            _ => draw.message(&server_messages),
        };
        if let Ok(message) = decode::<ClientMessage>(&bytes) {
            read[0] += 1;
            assert_eq!(decode::<ClientMessage>(&encoded(&message)), Ok(message));
        }
        if let Ok(message) = decode::<ServerMessage>(&bytes) {
            read[1] += 1;
            assert_eq!(decode::<ServerMessage>(&encoded(&message)), Ok(message));
        }
    }
    println!("{MESSAGES} messages, of which {read:?} were valid");
    assert!(read.iter().all(|&read| read > MESSAGES / 50), "{read:?}");
    assert!(watch.memory_growth() < GROWTH);
}

/// A lobby with two players and many hostile clients.
struct LobbyTest {
    lobby: Lobby,
    now: u64,
    /// State of the two players.
    states: [ClientState; 2],
    boards: [ClientBoards; 2],
    hostile_clients: BTreeMap<ConnectionId, usize>,
    connections: u64,
    moved: usize,
    sent: usize,
}

const HONEST: [ConnectionId; 2] = [ConnectionId(1), ConnectionId(2)];

impl LobbyTest {
    fn new() -> Self {
        let limits = LobbyLimits {
            max_people: 10,
            max_rooms: 6,
            reconnect_window: 2,
            abandoned_room_timeout: 10,
            countdown: 0,
        };
        let mut numbers = SeededRng::new(b"numbers.", 7);
        let random =
            move || u64::from(numbers.below(u32::MAX)) << 32 | u64::from(numbers.below(u32::MAX));
        let mut test = Self {
            lobby: Lobby::new(limits, Box::new(random)),
            now: 0,
            states: [ClientState::default(), ClientState::default()],
            boards: [ClientBoards::new(), ClientBoards::new()],
            hostile_clients: BTreeMap::new(),
            connections: 2,
            moved: 0,
            sent: 0,
        };
        for (connection, name) in HONEST.into_iter().zip(["Anna", "Ben"]) {
            test.lobby.connect(connection, device(connection), None);
            let name = name.to_owned();
            test.send(connection, ClientMessage::Hello { name });
        }
        let config = RoomConfig::new("row:10x10,k5#1", 2);
        test.send(HONEST[0], ClientMessage::OpenRoom(config));
        let room = test.states[0].room().expect("a room").id;
        test.send(HONEST[1], ClientMessage::TakeSeat(room, None));
        test
    }

    fn send(&mut self, connection: ConnectionId, message: ClientMessage) {
        self.lobby.receive(connection, message);
        self.deliver();
    }

    fn connect(&mut self, hostile_client: usize) -> ConnectionId {
        self.connections += 1;
        let connection = ConnectionId(self.connections);
        self.lobby.connect(connection, device(connection), None);
        self.hostile_clients.insert(connection, hostile_client);
        connection
    }

    /// Delivers the messages of the lobby and does its work.
    fn deliver(&mut self) {
        loop {
            let (out, work) = (self.lobby.take_output(), self.lobby.take_jobs());
            if out.is_empty() && work.is_empty() {
                return;
            }
            // Each client receives one message for each person and room.
            assert!(out.len() < 2000, "{} messages at once", out.len());
            self.sent += out.len();
            for out in out {
                self.deliver_output(out);
            }
            for work in work {
                let (id, done) = match work {
                    LobbyJob::Generate { id, code, .. } => {
                        let players = vec![Player::Human; code.setup.seats().into()];
                        let generated = Session::new(code, players).ok();
                        (id, JobResult::Generated(generated.map(Box::new)))
                    }
                    LobbyJob::FindMove {
                        id,
                        position,
                        level,
                        ..
                    } => {
                        let mv = position.computer_move(level, &AtomicBool::new(true));
                        (id, JobResult::MoveFound(mv))
                    }
                };
                self.lobby.finish_job(id, done);
            }
        }
    }

    fn deliver_output(&mut self, out: LobbyOutput) {
        match out {
            LobbyOutput::Reliable(to, message) | LobbyOutput::Unreliable(to, message) => {
                if let Some(at) = HONEST.iter().position(|&honest| honest == to) {
                    match self.states[at].apply(&mut self.boards[at], message) {
                        Some(ClientEvent::Desync(_)) => panic!("a board does not agree"),
                        Some(ClientEvent::Closing(why)) => {
                            panic!("the connection of a player is closed: {why}")
                        }
                        Some(ClientEvent::Moved { .. }) => self.moved += 1,
                        _ => {}
                    }
                }
            }
            LobbyOutput::Close(connection) => {
                assert!(!HONEST.contains(&connection));
                self.lobby.disconnect(connection);
                self.hostile_clients.remove(&connection);
            }
        }
    }

    /// Plays the next move, which both players see at once.
    fn play(&mut self, draw: &mut Draw) {
        let game = self.states[0].game().filter(|game| game.result.is_none());
        let Some(game) = game else {
            for connection in HONEST {
                self.send(connection, ClientMessage::SetReady(true));
            }
            let begun = self.states.iter().all(|state| {
                let game = state.game();
                game.is_some_and(|game| game.result.is_none() && !game.boards.is_empty())
            });
            assert!(begun, "the next game begins at once");
            return;
        };
        let board = &self.boards[0][&0];
        let seat = board.position().to_move().seat().expect("a seat").0;
        let mover = usize::from((seat + game.info.first_seat) % 2);
        let mv = *draw.one_of(&board.position().legal_moves());
        let ply = board.cursor() as u32;
        let before = self.moved;
        self.send(HONEST[mover], ClientMessage::Move { ply, mv });
        assert_eq!(self.moved, before + 2, "both see the move at once");
        let hashes = self
            .boards
            .each_ref()
            .map(|boards| (boards[&0].cursor(), boards[&0].state_hash()));
        assert_eq!(hashes[0], hashes[1]);
        assert_eq!(hashes[0].0, ply as usize + 1);
    }
}

#[test]
fn lobby_survives_arbitrary_client_messages() {
    let watch = Watch::begin();
    let (client_messages, _) = real_messages();
    let mut draw = Draw::new(2);
    let mut test = LobbyTest::new();
    let (mut tried, mut received, mut slowest) = (0, 0, Duration::ZERO);
    let mut lines: Vec<ConnectionId> = (0..8)
        .map(|hostile_client| test.connect(hostile_client))
        .collect();
    while received < CLIENT_MESSAGES {
        tried += 1;
        let hostile_client = draw.below(lines.len());
        // Disconnected clients reconnect, and sometimes one leaves.
        if !test.hostile_clients.contains_key(&lines[hostile_client]) || draw.below(400) == 0 {
            test.lobby.disconnect(lines[hostile_client]);
            test.hostile_clients.remove(&lines[hostile_client]);
            lines[hostile_client] = test.connect(hostile_client);
            if draw.below(4) > 0 {
                let name = format!("Enemy {hostile_client}");
                test.send(lines[hostile_client], ClientMessage::Hello { name });
            }
        }
        let connection = lines[hostile_client];
        let begun = Instant::now();
        if draw.below(3) == 0 {
            test.lobby.receive(connection, draw.client_message());
            received += 1;
        } else {
            match decode::<ClientMessage>(&draw.message(&client_messages)) {
                Ok(message) => {
                    test.lobby.receive(connection, message);
                    received += 1;
                }
                // Otherwise the rate limit would disconnect them soon.
                Err(_) if draw.below(20) > 0 => {}
                Err(_) => test.lobby.reject_invalid(connection),
            }
        }
        test.deliver();
        slowest = slowest.max(begun.elapsed());
        if draw.below(10) > 0 {
            test.now += draw.below(40) as u64;
            test.lobby.tick(test.now);
            test.deliver();
        }
        if tried % 50 == 0 {
            test.play(&mut draw);
        }
        assert!(test.lobby.people() <= 10 && test.lobby.rooms() <= 6);
        if tried % 20_000 == 0 {
            let saved = test.lobby.save().expect("an encoded lobby");
            assert!(saved.len() < 1 << 20, "{} bytes saved", saved.len());
        }
    }
    let memory_growth = watch.memory_growth();
    println!(
        "{tried} messages, of which {received} were valid, in {} connections; {} messages sent, {} moves of others; \
         slowest {slowest:?}; {memory_growth} bytes more",
        test.connections,
        test.sent,
        test.moved / 2
    );
    assert!(
        test.moved / 2 > CLIENT_MESSAGES / 60,
        "{} moves",
        test.moved / 2
    );
    assert!(
        memory_growth < GROWTH,
        "{memory_growth} bytes more than before"
    );
}

#[test]
fn client_state_survives_arbitrary_server_messages() {
    let watch = Watch::begin();
    let (_, server_messages) = real_messages();
    let mut draw = Draw::new(3);
    let mut state = ClientState::default();
    let mut boards = ClientBoards::new();
    let (mut tried, mut received, mut events, mut slowest) = (0, 0, 0, Duration::ZERO);
    while received < SERVER_MESSAGES {
        tried += 1;
        let Ok(message) = decode::<ServerMessage>(&draw.message(&server_messages)) else {
            continue;
        };
        let begun = Instant::now();
        received += 1;
        events += usize::from(state.apply(&mut boards, message).is_some());
        slowest = slowest.max(begun.elapsed());
        let seat = draw.byte();
        let _ = (state.room(), state.seat(), state.seat_name(seat));
        let _ = (state.tournament(), state.entrant());
        assert!(state.people().count() <= 2000 && state.rooms().count() <= 2000);
        assert!(state.chat().count() <= 200);
        if draw.below(2000) == 0 {
            state.disconnect();
        }
    }
    let memory_growth = watch.memory_growth();
    println!(
        "{tried} messages, of which {received} were valid and {events} had events; slowest {slowest:?}; {memory_growth} bytes more"
    );
    assert!(events > SERVER_MESSAGES / 10, "only {events} had events");
    assert!(
        slowest < Duration::from_secs(5),
        "{slowest:?} for one of them"
    );
    assert!(
        memory_growth < GROWTH,
        "{memory_growth} bytes more than before"
    );
}

#[test]
fn connection_survives_mutated_packets() {
    let watch = Watch::begin();
    let mut draw = Draw::new(4);
    let mut now = Instant::now();
    let (mut good, mut victim) = (PacketEnd::server(), PacketEnd::server());
    let (mut refused, mut passed, mut messages) = (0, 0, 0);
    let mut genuine: Vec<Vec<u8>> = Vec::new();
    while refused + passed < PACKETS {
        now += Duration::from_millis(draw.below(60) as u64);
        let length = 1 + draw.below(60);
        let message = draw.bytes(length);
        let _full = (good.send(&message), victim.send(&message));
        good.send_unreliable(vec![7; 5]);
        genuine.extend(good.packets(now).unwrap_or_default());
        let keep = genuine.len().saturating_sub(40);
        genuine.drain(..keep);
        for _ in 0..10 {
            let packet = match draw.below(12) {
                0 => {
                    let length = draw.below(40);
                    draw.bytes(length)
                }
                1..4 => draw.one_of(&genuine).clone(),
                _ => {
                    let packet = draw.one_of(&genuine).clone();
                    draw.mutated(&packet)
                }
            };
            match victim.receive(&packet, now) {
                Ok(()) => passed += 1,
                // Like the server and the client, which then disconnect.
                Err(_) => {
                    refused += 1;
                    victim = PacketEnd::server();
                    if draw.below(10) == 0 {
                        good = PacketEnd::server();
                        genuine.clear();
                        let _full = good.send(&message);
                        genuine.extend(good.packets(now).unwrap_or_default());
                    }
                }
            }
            messages += std::iter::from_fn(|| victim.next_message()).count();
            while victim.next_unreliable().is_some() {}
        }
        // The replies keep the other end going.
        for packet in victim.packets(now).unwrap_or_default() {
            if good.receive(&packet, now).is_err() {
                good = PacketEnd::server();
            }
        }
    }
    let shapes = out_of_bounds_datagrams();
    let envelopes = shapes.iter().filter(|datagram| {
        DatagramKind::classify(datagram, Receiver::Server).is_some()
            || DatagramKind::classify(datagram, Receiver::Client).is_some()
    });
    let envelopes = envelopes.count();
    let memory_growth = watch.memory_growth();
    println!(
        "{refused} packets refused and {passed} let through with {messages} messages; \
         {envelopes} of {} datagrams are envelopes; {memory_growth} bytes more",
        shapes.len()
    );
    assert!(refused > PACKETS / 10 && passed > PACKETS / 10);
    assert!(messages > 100, "{messages} messages");
    assert!(
        memory_growth < GROWTH,
        "{memory_growth} bytes more than before"
    );
}
