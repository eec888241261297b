//! Random steps of clients, time and the server's driver.

use super::harness::Style::Random;
use super::harness::{JobMode, TestClient, TestServer, hello, room_config};
use super::message_samples::client_messages;
use proptest::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Level, Move};
use tessella_lobby::{
    ChatText, ClientMessage, ClientState, ConnectionId, JobResult, LobbyLimits, PersonId, RaceGoal,
    RoomConfig, RoomId, TimeLimit, TournamentKind,
};

pub const LIMITS: LobbyLimits = LobbyLimits {
    max_people: 6,
    max_rooms: 3,
    reconnect_window: 3,
    abandoned_room_timeout: 20,
    countdown: 1,
};
/// Client that stays outside of rooms during the whole test.
pub const OBSERVER: usize = 0;
/// Number of other clients.
pub const CLIENTS: usize = 6;
pub const NAMES: [&str; 8] = [
    "Anna", "Ben", "Carl", "ANNA", "Dora", "Emil", "", "\u{202e}",
];
pub const CODES: [(&str, u8); 10] = [
    ("row:3x3,k3#1", 2),
    ("row:3x3,k3#1", 2),
    ("row:6x6,k4,s3#7", 3),
    ("drench:5x5,c4,m20#7", 2),
    ("drench:5x5,c4,m20#7", 3),
    ("link:4x4,f4,t6+1#7", 2),
    ("race:track20,s2#7", 2),
    ("light:5x5#7", 8),
    ("row:3x3,k3#1", 9),
    ("nonsense", 2),
];

/// One step of a random scenario.
#[derive(Clone, Debug)]
pub enum Step {
    /// A client connects if necessary and sends a hello with a name; with or without its earlier state.
    Join(usize, usize, bool),
    /// A client connects without a hello.
    Connect(usize),
    /// A client reconnects with the key of another's device.
    ShareDevice(usize, usize),
    Disconnect(usize),
    /// A client sends a message.
    Message(usize, ClientMessage),
    /// A client makes a move if it can.
    Play(usize, u64),
    /// All clients make moves, this many times.
    Round(u64),
    /// A client repeats a message this many times.
    Burst(usize, ClientMessage, usize),
    /// A client takes a seat in one of the rooms or watches it.
    EnterRoom(usize, usize, bool),
    /// All seated clients get ready.
    AllReady,
    InvalidMessage(usize),
    Wait(u64),
    /// Time passes in one step.
    Skip(u64),
    /// Jobs run late, out of order, twice or never.
    Jobs(Vec<usize>),
    JobMode(bool),
    Crash,
    /// All clients go to a room, enter its tournament and start it.
    Tournament(usize, bool),
    /// Calls that a correct driver does not make.
    Misuse(u64),
}

fn numbers() -> impl Strategy<Value = u32> {
    prop_oneof![6 => 0..12u32, 1 => any::<u32>()]
}

fn small() -> impl Strategy<Value = u8> {
    prop_oneof![8 => 0..4u8, 1 => any::<u8>()]
}

fn any_client_message() -> impl Strategy<Value = ClientMessage> {
    let text = prop_oneof![
        3 => "[ -~]{0,30}",
        1 => any::<String>(),
        1 => (0..20_000usize).prop_map(|length| "y ".repeat(length)),
    ];
    let level = proptest::option::of(prop::sample::select(&Level::ALL[..2]));
    let limit = prop_oneof![
        2 => Just(TimeLimit::None),
        1 => (0..4u16).prop_map(TimeLimit::PerMove),
        1 => (0..8u16).prop_map(TimeLimit::PerSeat),
        1 => (0..8u16, 0..3u16).prop_map(|(start, seconds)| TimeLimit::Increment { start, seconds }),
    ];
    let code = prop::sample::select(&CODES[..]);
    let goal = prop_oneof![Just(RaceGoal::FirstToFinish), Just(RaceGoal::FewestMoves)];
    let open =
        (code, any::<bool>(), limit, goal).prop_map(|((code, seats), spectators, limit, goal)| {
            ClientMessage::OpenRoom(RoomConfig {
                spectators,
                limit,
                goal,
                ..room_config(code, seats)
            })
        });
    let mv = prop_oneof![
        3 => numbers().prop_map(|cell| Move::Cell(CellId(cell))),
        1 => numbers().prop_map(Move::Chance),
        1 => Just(Move::TimeUp),
        1 => small().prop_map(Move::Piece),
        1 => small().prop_map(Move::PieceByBranch),
    ];
    prop_oneof![
        2 => prop::sample::select(client_messages()),
        4 => open,
        1 => text.clone().prop_map(ClientMessage::Rename),
        1 => text.prop_map(|text| ClientMessage::Chat(ChatText::Text(text))),
        2 => (numbers(), proptest::option::of(small()))
            .prop_map(|(room, seat)| ClientMessage::TakeSeat(RoomId(room), seat)),
        1 => numbers().prop_map(|room| ClientMessage::Watch(RoomId(room))),
        2 => Just(ClientMessage::LeaveRoom),
        2 => prop_oneof![4 => Just(true), 1 => Just(false)].prop_map(ClientMessage::SetReady),
        2 => (small(), level).prop_map(|(seat, level)| ClientMessage::SetComputer(seat, level)),
        1 => (numbers(), mv).prop_map(|(ply, mv)| ClientMessage::Move { ply, mv }),
        1 => numbers().prop_map(|ply| ClientMessage::Chance { ply }),
        2 => numbers().prop_map(ClientMessage::TakeBack),
        2 => any::<bool>().prop_map(ClientMessage::AnswerTakeBack),
        1 => Just(ClientMessage::Resign),
        1 => Just(ClientMessage::Resync),
        1 => (numbers(), any::<bool>()).prop_map(|(person, ban)| ClientMessage::Kick(PersonId(person), ban)),
        1 => Just(ClientMessage::CloseRoom),
        1 => Just(ClientMessage::OfferDraw),
        1 => any::<bool>().prop_map(ClientMessage::AnswerDraw),
        1 => Just(ClientMessage::RequestPause),
        1 => any::<bool>().prop_map(ClientMessage::AnswerPause),
        1 => Just(ClientMessage::EndPause),
        3 => Just(ClientMessage::EnterTournament),
        1 => Just(ClientMessage::Withdraw),
        2 => any::<bool>().prop_map(|is_cup| ClientMessage::StartTournament(if is_cup { TournamentKind::KnockOut } else { TournamentKind::RoundRobin })),
        1 => Just(ClientMessage::EndTournament),
        2 => (0..4u8, proptest::option::of(Just(Level::Gentle)))
            .prop_map(|(index, level)| ClientMessage::SetTournamentComputer(index, level)),
    ]
}

pub fn steps() -> impl Strategy<Value = Step> {
    let client = || 1..=CLIENTS;
    prop_oneof![
        6 => (client(), 0..NAMES.len(), any::<bool>())
            .prop_map(|(client, name, is_fresh)| Step::Join(client, name, is_fresh)),
        1 => client().prop_map(Step::Connect),
        1 => (client(), client()).prop_map(|(client, other)| Step::ShareDevice(client, other)),
        2 => client().prop_map(Step::Disconnect),
        14 => (client(), any_client_message()).prop_map(|(client, message)| Step::Message(client, message)),
        12 => (client(), any::<u64>()).prop_map(|(client, choice)| Step::Play(client, choice)),
        8 => (client(), 0..4usize, any::<bool>())
            .prop_map(|(client, room, takes_seat)| Step::EnterRoom(client, room, takes_seat)),
        5 => Just(Step::AllReady),
        1 => client().prop_map(Step::InvalidMessage),
        12 => (1..6u64).prop_map(Step::Round),
        1 => (client(), any_client_message(), 0..1200usize)
            .prop_map(|(client, message, times)| Step::Burst(client, message, times)),
        6 => (0..1500u64).prop_map(Step::Wait),
        1 => any::<u64>().prop_map(|time| Step::Skip(time % 1_000_000_007)),
        3 => proptest::collection::vec(0..5usize, 0..6).prop_map(Step::Jobs),
        1 => any::<bool>().prop_map(Step::JobMode),
        1 => Just(Step::Crash),
        2 => (0..4usize, any::<bool>()).prop_map(|(room, is_cup)| Step::Tournament(room, is_cup)),
        1 => numbers().prop_map(|number| Step::Misuse(number.into())),
    ]
}

fn connect_if_disconnected(server: &mut TestServer, client: usize, is_fresh: bool) {
    if server.clients[client].connection.is_none() {
        if is_fresh {
            server.clients[client].state = ClientState::default();
        }
        server.connect(client);
    }
}

pub fn apply_step(server: &mut TestServer, step: Step) {
    match step {
        Step::Join(client, name, is_fresh) => {
            connect_if_disconnected(server, client, is_fresh);
            server.send(client, hello(NAMES[name]));
        }
        Step::Connect(client) => connect_if_disconnected(server, client, true),
        Step::ShareDevice(client, other) => {
            server.disconnect(client);
            let own = server.clients[client].device;
            server.clients[client].device = server.clients[other].device;
            server.reconnect(client, "Borrowed");
            server.clients[client].device = own;
        }
        Step::Disconnect(client) => server.disconnect(client),
        Step::Message(client, message) => server.send(client, message),
        Step::Play(client, choice) => {
            if let Some(message) = server.next_message(client, Random, choice) {
                server.send(client, message);
            }
        }
        Step::Round(times) => play_rounds(server, times),
        Step::Burst(client, message, times) => {
            for _ in 0..times {
                server.send(client, message.clone());
            }
        }
        Step::EnterRoom(client, room, takes_seat) => enter_room(server, client, room, takes_seat),
        Step::AllReady => {
            for client in 1..=CLIENTS {
                if server.clients[client].state.seat().is_some() {
                    server.send(client, ClientMessage::SetReady(true));
                }
            }
        }
        Step::InvalidMessage(client) => {
            if let Some(connection) = server.clients[client].connection {
                server.lobby.reject_invalid(connection);
                server.process_output();
            }
        }
        Step::Wait(time) => server.wait(time),
        Step::Skip(time) => server.skip(time),
        Step::Jobs(order) => {
            for at in order {
                if let Some(job) = server.jobs.get(at).cloned() {
                    server.run_job(job);
                    server.process_output();
                }
            }
            server.jobs.truncate(20);
        }
        Step::JobMode(immediate) => {
            server.job_mode = if immediate {
                JobMode::Immediate
            } else {
                JobMode::Deferred
            };
        }
        Step::Crash => {
            server.crash();
            server.reconnect(OBSERVER, "Observer");
        }
        Step::Tournament(room, is_cup) => begin_tournament(server, room, is_cup),
        Step::Misuse(number) => misuse(server, number),
    }
}

fn begin_tournament(server: &mut TestServer, room: usize, is_cup: bool) {
    let kind = if is_cup {
        TournamentKind::KnockOut
    } else {
        TournamentKind::RoundRobin
    };
    for client in 1..=CLIENTS {
        enter_room(server, client, room, false);
        server.send(client, ClientMessage::EnterTournament);
    }
    for client in 1..=CLIENTS {
        server.send(client, ClientMessage::StartTournament(kind));
    }
    server.wait(11_000);
}

fn play_rounds(server: &mut TestServer, times: u64) {
    for choice in 0..times {
        for client in 1..=CLIENTS {
            if let Some(message) = server.next_message(client, Random, choice * 7) {
                server.send(client, message);
                server.think();
            }
        }
    }
}

fn enter_room(server: &mut TestServer, client: usize, room: usize, takes_seat: bool) {
    let room = server.clients[client].state.rooms().nth(room);
    if let Some(room) = room.map(|room| room.id) {
        let message = if takes_seat {
            ClientMessage::TakeSeat(room, None)
        } else {
            ClientMessage::Watch(room)
        };
        server.send(client, message);
    }
}

fn misuse(server: &mut TestServer, number: u64) {
    let unknown = ConnectionId(1_000_000 + number);
    server.lobby.receive(unknown, ClientMessage::LeaveRoom);
    server.lobby.disconnect(unknown);
    server.lobby.reject_invalid(unknown);
    let device = TestClient::with_device(200).device;
    server.lobby.connect(unknown, device, None);
    server.lobby.connect(unknown, device, None);
    server.lobby.disconnect(unknown);
    server.lobby.finish_job(number, JobResult::MoveFound(None));
    server.lobby.tick(number);
    server.now = server.now.max(number);
    server.process_output();
}
