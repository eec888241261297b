//! A game over the network between two clients, on a server of this device or on a given person.

use super::NODES;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_games::budget::SearchBudget;
use tessella_games::{Rules, Turn};
use tessella_lobby::{
    ClientBoards, ClientEvent, ClientMessage, ClientState, LobbyLimits, MatchResult, RoomConfig,
    RoomId,
};
use tessella_net::client::{Client, ClientConfig, LinkEvent, LinkState};
use tessella_net::server::{Server, ServerConfig};
use tessella_protocol::random_join_code;
use tessella_session::Session;

/// Time limit for the whole test.
const NETWORK: Duration = Duration::from_secs(60);

/// A client and its state.
struct Person {
    client: Client,
    lobby: ClientState,
    boards: ClientBoards,
    /// Number of moves before the last request for a move.
    requested: Option<usize>,
}

impl Person {
    fn join(address: SocketAddr, code: &str, name: &str) -> Result<Self, String> {
        let config = ClientConfig {
            address,
            code: code.to_owned(),
            name: name.to_owned(),
            seats: Vec::new(),
            expected: Vec::new(),
        };
        Ok(Self {
            client: Client::join(config, Box::new(|| {})).map_err(|error| error.to_string())?,
            lobby: ClientState::default(),
            boards: ClientBoards::new(),
            requested: None,
        })
    }

    /// Processes the pending events.
    fn process_events(&mut self) -> Result<(), String> {
        for event in self.client.take_events() {
            match event {
                LinkEvent::State(LinkState::Over(why)) => {
                    return Err(format!("the link is over: {why}"));
                }
                LinkEvent::State(LinkState::Lost) => self.lobby.disconnect(),
                LinkEvent::State(_) => {}
                LinkEvent::Message(message) => match self.lobby.apply(&mut self.boards, message) {
                    Some(ClientEvent::Refused(why)) => {
                        return Err(format!("the server refuses: {why}"));
                    }
                    Some(ClientEvent::Desync(_)) => {
                        return Err("a client sees another position than the server".to_owned());
                    }
                    _ => {}
                },
            }
        }
        Ok(())
    }

    fn board(&self) -> Option<&Session> {
        self.lobby.game().and_then(|_| self.boards.get(&0))
    }

    fn room(&self) -> Option<RoomId> {
        self.lobby.rooms().next().map(|room| room.id)
    }

    /// Returns the number of moves, the hash of the last position, and the ending.
    fn end(&self) -> Option<(usize, u32, &MatchResult)> {
        let ending = self.lobby.game()?.result.as_ref()?;
        let board = self.board()?;
        Some((board.cursor(), board.state_hash(), ending))
    }

    /// Requests the computer's move if it is the client's turn.
    fn play(&mut self) {
        let (Some(game), Some(board), Some(own_seat)) =
            (self.lobby.game(), self.board(), self.lobby.seat())
        else {
            return;
        };
        let ply = board.cursor();
        let Turn::Player(seat) = board.position().to_move() else {
            return;
        };
        let never = AtomicBool::new(false);
        if (seat.0 + game.info.first_seat) % 2 == own_seat
            && self.requested != Some(ply)
            && let Some(mv) = board
                .position()
                .best_move(&SearchBudget::nodes(NODES, &never))
        {
            self.requested = Some(ply);
            self.client.send(ClientMessage::Move {
                ply: ply as u32,
                mv,
            });
        }
    }
}

/// Runs both clients until a condition holds. Fails at the time limit.
fn until(
    people: &mut [Person; 2],
    begun: Instant,
    what: &str,
    happened: impl Fn(&Person) -> bool,
) -> Result<(), String> {
    while !people.iter().all(&happened) {
        if begun.elapsed() >= NETWORK {
            return Err(format!("not within {NETWORK:?}: {what}"));
        }
        for person in &mut *people {
            person.process_events()?;
            person.play();
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    Ok(())
}

/// Starts a server on the loopback and plays on it.
pub fn play(folder: &Path) -> Result<(), String> {
    let server = Server::start(ServerConfig {
        port: Some(0),
        name: "Self-test".to_owned(),
        code: Some(random_join_code()),
        limits: LobbyLimits::default(),
        file: Some(folder.join("rooms")),
    });
    let server = server.map_err(|error| error.to_string())?;
    let code = server
        .code()
        .map(|code| code.to_string())
        .unwrap_or_default();
    play_at(server.loopback_address(), &code)
}

/// Plays on a server with this address and code, as in `192.168.1.7:47315 ABCDEF`.
pub fn play_on_server(server: &str) -> Result<(), String> {
    let wrong = || format!("an address with its port and a code were expected, not {server:?}");
    let (address, code) = server.split_once(' ').ok_or_else(wrong)?;
    play_at(address.parse().map_err(|_| wrong())?, code)
}

/// Plays a game between two clients in a room.
fn play_at(address: SocketAddr, code: &str) -> Result<(), String> {
    let begun = Instant::now();
    let mut both = [
        Person::join(address, code, "Ann")?,
        Person::join(address, code, "Bob")?,
    ];
    until(&mut both, begun, "both have joined", |person| {
        person.lobby.me().is_some()
    })?;
    both[0].client.send(ClientMessage::OpenRoom(RoomConfig::new(
        "row:3x3,k3,s2#1",
        2,
    )));
    until(&mut both, begun, "a room is open", |person| {
        person.room().is_some()
    })?;
    let room = both[1].room().ok_or("the room is gone")?;
    both[1].client.send(ClientMessage::TakeSeat(room, None));
    until(&mut both, begun, "both have a seat", |person| {
        person.lobby.seat().is_some()
    })?;
    for person in &both {
        person.client.send(ClientMessage::SetReady(true));
    }
    until(&mut both, begun, "the game is over", |person| {
        person.end().is_some()
    })?;
    let [Some(end), Some(other)] = both.each_ref().map(Person::end) else {
        return Err("the game is gone".to_owned());
    };
    if end != other {
        return Err(format!(
            "the clients see different ends: {end:?} and {other:?}"
        ));
    }
    println!(
        "network: two clients have played at {address}, {} moves",
        end.0
    );
    Ok(())
}
