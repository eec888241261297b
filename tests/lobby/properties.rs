//! What holds whoever client_messages whatever in whatever order.

use super::harness::Style::Random;
use super::harness::{JobMode, TestServer, room_config};
use super::messages::client_messages;
use proptest::prelude::*;
use std::collections::BTreeSet;
use tessella::boards::CellId;
use tessella::codec::encode;
use tessella::games::{Level, Move};
use tessella::lobby::{
    ChatText, ClientMessage, ConnectionId, Lobby, LobbyLimits, PersonId, Presence, RaceGoal,
    RoomConfig, RoomId, RoomStage, SeatOccupant, ServerMessage, TimeLimit,
};

const LIMITS: LobbyLimits = LobbyLimits {
    max_people: 6,
    max_rooms: 3,
    reconnect_window: 3,
    abandoned_room_timeout: 20,
};
/// Who looks on in the entrance from the beginning to the end.
const ONLOOKER: usize = 0;
/// How many others there are.
const CLIENTS: usize = 6;
const NAMES: [&str; 8] = [
    "Anna", "Ben", "Carl", "ANNA", "Dora", "Emil", "", "\u{202e}",
];
const CODES: [(&str, u8); 10] = [
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

/// Something that happens.
#[derive(Clone, Debug)]
enum Step {
    /// A client connects, if they are not, and comes in with a name; afresh or with all they know.
    ComeIn(usize, usize, bool),
    /// A client connects and says nothing.
    Connect(usize),
    /// One comes in with the token of another.
    Borrow(usize, usize),
    CutOff(usize),
    /// A client client_messages for something.
    Message(usize, ClientMessage),
    /// A client does what they can in a game.
    Play(usize, u64),
    /// Everybody does what they can in their games, so many times.
    Round(u64),
    /// A client client_messages the same again and again.
    Burst(usize, ClientMessage, usize),
    /// A client sits down or watches in a room that there is.
    Join(usize, usize, bool),
    /// All are ready who sit anywhere.
    AllReady,
    Nonsense(usize),
    Wait(u64),
    /// The host looks at its clock after so long.
    Sleep(u64),
    /// LobbyJob is done late, in another order, never or twice.
    Jobs(Vec<usize>),
    JobMode(bool),
    Crash,
    /// What no driver should do.
    Stray(u64),
}

fn numbers() -> impl Strategy<Value = u32> {
    prop_oneof![6 => 0..12u32, 1 => any::<u32>()]
}

fn small() -> impl Strategy<Value = u8> {
    prop_oneof![8 => 0..4u8, 1 => any::<u8>()]
}

fn any_ask() -> impl Strategy<Value = ClientMessage> {
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
    ];
    prop_oneof![
        2 => prop::sample::select(client_messages()),
        4 => open,
        1 => text.clone().prop_map(ClientMessage::Rename),
        1 => text.prop_map(|text| ClientMessage::Chat(ChatText::Text(text))),
        2 => (numbers(), proptest::option::of(small()))
            .prop_map(|(room, place)| ClientMessage::TakeSeat(RoomId(room), place)),
        1 => numbers().prop_map(|room| ClientMessage::Watch(RoomId(room))),
        2 => Just(ClientMessage::LeaveRoom),
        2 => prop_oneof![4 => Just(true), 1 => Just(false)].prop_map(ClientMessage::SetReady),
        2 => (small(), level).prop_map(|(place, level)| ClientMessage::SetComputer(place, level)),
        1 => (numbers(), mv).prop_map(|(ply, mv)| ClientMessage::Move { ply, mv }),
        1 => numbers().prop_map(|ply| ClientMessage::Chance { ply }),
        2 => numbers().prop_map(ClientMessage::TakeBack),
        2 => any::<bool>().prop_map(ClientMessage::AnswerTakeBack),
        1 => Just(ClientMessage::Resign),
        1 => Just(ClientMessage::Resync),
    ]
}

fn steps() -> impl Strategy<Value = Step> {
    let client = || 1..=CLIENTS;
    prop_oneof![
        6 => (client(), 0..NAMES.len(), any::<bool>())
            .prop_map(|(client, name, is_fresh)| Step::ComeIn(client, name, is_fresh)),
        1 => client().prop_map(Step::Connect),
        1 => (client(), client()).prop_map(|(client, other)| Step::Borrow(client, other)),
        2 => client().prop_map(Step::CutOff),
        14 => (client(), any_ask()).prop_map(|(client, message)| Step::Message(client, message)),
        12 => (client(), any::<u64>()).prop_map(|(client, choice)| Step::Play(client, choice)),
        8 => (client(), 0..4usize, any::<bool>())
            .prop_map(|(client, room, sits)| Step::Join(client, room, sits)),
        5 => Just(Step::AllReady),
        1 => client().prop_map(Step::Nonsense),
        12 => (1..6u64).prop_map(Step::Round),
        1 => (client(), any_ask(), 0..1200usize)
            .prop_map(|(client, message, times)| Step::Burst(client, message, times)),
        6 => (0..1500u64).prop_map(Step::Wait),
        1 => any::<u64>().prop_map(|time| Step::Sleep(time % 1_000_000_007)),
        3 => proptest::collection::vec(0..5usize, 0..6).prop_map(Step::Jobs),
        1 => any::<bool>().prop_map(Step::JobMode),
        1 => Just(Step::Crash),
        1 => numbers().prop_map(|number| Step::Stray(number.into())),
    ]
}

fn connect_if_away(server: &mut TestServer, client: usize, is_fresh: bool) {
    if server.clients[client].connection.is_none() {
        if is_fresh {
            let token = server.clients[client].state.token();
            server.clients[client].state = tessella::lobby::ClientState::default();
            if let Some(token) = token {
                server.clients[client].state.apply(ServerMessage::Welcome {
                    you: PersonId(0),
                    token,
                    reconnect_window: 0,
                });
                server.clients[client].state.disconnect();
            }
        }
        server.connect(client);
    }
}

fn happen(server: &mut TestServer, step: Step) {
    match step {
        Step::ComeIn(client, name, is_fresh) => {
            connect_if_away(server, client, is_fresh);
            let token = server.clients[client].state.token();
            let name = NAMES[name].to_owned();
            server.send(client, ClientMessage::Hello { name, token });
        }
        Step::Connect(client) => connect_if_away(server, client, true),
        Step::Borrow(client, other) => {
            connect_if_away(server, client, false);
            let token = server.clients[other].state.token();
            let name = "Borrowed".to_owned();
            server.send(client, ClientMessage::Hello { name, token });
        }
        Step::CutOff(client) => server.disconnect(client),
        Step::Message(client, message) => server.send(client, message),
        Step::Play(client, choice) => {
            if let Some(message) = server.next_message(client, Random, choice) {
                server.send(client, message);
            }
        }
        Step::Round(times) => {
            for choice in 0..times {
                for client in 1..=CLIENTS {
                    if let Some(message) = server.next_message(client, Random, choice * 7) {
                        server.send(client, message);
                        server.think();
                    }
                }
            }
        }
        Step::Burst(client, message, times) => {
            for _ in 0..times {
                server.send(client, message.clone());
            }
        }
        Step::Join(client, room, sits) => {
            let room = server.clients[client].state.rooms().nth(room);
            if let Some(room) = room.map(|room| room.id) {
                let message = match sits {
                    true => ClientMessage::TakeSeat(room, None),
                    false => ClientMessage::Watch(room),
                };
                server.send(client, message);
            }
        }
        Step::AllReady => {
            for client in 1..=CLIENTS {
                if server.clients[client].state.seat().is_some() {
                    server.send(client, ClientMessage::SetReady(true));
                }
            }
        }
        Step::Nonsense(client) => {
            if let Some(connection) = server.clients[client].connection {
                server.lobby.reject_invalid(connection);
                server.process_output();
            }
        }
        Step::Wait(time) => server.wait(time),
        Step::Sleep(time) => {
            server.now += time;
            server.lobby.tick(server.now);
            server.process_output();
        }
        Step::Jobs(order) => {
            for at in order {
                if let Some(work) = server.jobs.get(at).cloned() {
                    server.run_job(work);
                    server.process_output();
                }
            }
            server.jobs.truncate(20);
        }
        Step::JobMode(now) => {
            server.job_mode = if now {
                JobMode::Immediate
            } else {
                JobMode::Deferred
            };
        }
        Step::Crash => {
            server.crash();
            server.reconnect(ONLOOKER, "Onlooker");
        }
        Step::Stray(number) => {
            let stray = ConnectionId(1_000_000 + number);
            server.lobby.receive(stray, ClientMessage::LeaveRoom);
            server.lobby.disconnect(stray);
            server.lobby.reject_invalid(stray);
            server.lobby.connect(stray);
            server.lobby.connect(stray);
            server.lobby.disconnect(stray);
            let nothing = tessella::lobby::JobResult::MoveFound(None);
            server.lobby.finish_job(number, nothing);
            server.lobby.tick(number);
            server.now = server.now.max(number);
            server.process_output();
        }
    }
}

/// What everybody knows fits together.
fn check(server: &TestServer) -> Result<(), TestCaseError> {
    let (people, rooms) = server.view(ONLOOKER);
    prop_assert!(people.len() <= usize::from(LIMITS.max_people));
    prop_assert!(rooms.len() <= usize::from(LIMITS.max_rooms));
    let here = people
        .iter()
        .filter(|person| person.presence == Presence::Connected);
    prop_assert_eq!(here.count(), server.lobby.people(), "ghosts");
    let mut names = BTreeSet::new();
    for person in &people {
        prop_assert!(names.insert(person.name.to_lowercase()), "{}", person.name);
        prop_assert!(!person.name.is_empty());
    }
    let mut somewhere = BTreeSet::new();
    for room in &rooms {
        let seated = room.seats.iter().filter_map(|place| match place.occupant {
            SeatOccupant::Person(id) => Some(id),
            SeatOccupant::Empty | SeatOccupant::Computer(_) => None,
        });
        let seated: Vec<PersonId> = seated.collect();
        let all: Vec<PersonId> = seated.iter().chain(&room.spectators).copied().collect();
        prop_assert!(!all.is_empty(), "a room without people: {:?}", room);
        for id in all {
            prop_assert!(somewhere.insert(id), "{:?} is in two seats", id);
            let person = people.iter().find(|person| person.id == id);
            let own = person.and_then(|person| person.room);
            prop_assert_eq!(own, Some(room.id), "{:?}", id);
        }
        match room.owner {
            Some(owner) => prop_assert!(seated.contains(&owner)),
            None => prop_assert!(seated.is_empty()),
        }
        let taken = room
            .seats
            .iter()
            .filter(|place| place.occupant != SeatOccupant::Empty);
        if room.stage == RoomStage::Playing && !room.is_race {
            prop_assert_eq!(taken.count(), room.seats.len(), "{:?}", room);
        } else if room.stage == RoomStage::Waiting {
            let enough = if room.is_race { 2 } else { room.seats.len() };
            let is_ready = taken.clone().count() >= enough
                && !seated.is_empty()
                && taken.clone().all(|place| place.ready);
            prop_assert!(!is_ready, "nobody waits, and nothing begins: {:?}", room);
        }
    }
    for person in &people {
        let expected = person.room.is_some();
        prop_assert_eq!(somewhere.contains(&person.id), expected, "{:?}", person);
    }
    for (at, client) in server.clients.iter().enumerate().skip(1) {
        if client.state.me().is_none() || client.connection.is_none() {
            continue;
        }
        prop_assert_eq!(
            &server.view(at),
            &(people.clone(), rooms.clone()),
            "client {}",
            at
        );
        let room = client.state.room();
        let is_running = room.is_some_and(|room| room.stage == RoomStage::Playing);
        let is_seen = client
            .state
            .game()
            .is_some_and(|game| game.result.is_none() && !game.boards.is_empty());
        prop_assert_eq!(is_running, is_seen, "client {} in {:?}", at, room);
    }
    Ok(())
}

/// How much may be received for one message: to each of the people a few things, and all there is to those who enter.
const fn most(people: usize) -> usize {
    12 * people + 40
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, max_shrink_iters: 4000, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_asked_in_whatever_order(
        (code, seats) in prop::sample::select(&CODES[..7]),
        goal in prop_oneof![Just(RaceGoal::FirstToFinish), Just(RaceGoal::FewestMoves)],
        limit in prop_oneof![Just(TimeLimit::None), Just(TimeLimit::PerMove(2)), Just(TimeLimit::PerSeat(5))],
        seated in 0..=4usize,
        steps in proptest::collection::vec(steps(), 1..90),
    ) {
        let mut server = TestServer::with_limits(LIMITS);
        server.join("Onlooker");
        server.clients.resize_with(CLIENTS + 1, Default::default);
        // So that something happens: some sit at a game at once.
        for (client, name) in (1..=seated).zip([0, 1, 2, 4]) {
            happen(&mut server, Step::ComeIn(client, name, true));
            let open = ClientMessage::OpenRoom(RoomConfig { goal, limit, ..room_config(code, seats) });
            happen(&mut server, if client == 1 { Step::Message(1, open) } else { Step::Join(client, 0, true) });
        }
        happen(&mut server, Step::AllReady);
        for step in steps {
            let message = match &step {
                Step::Message(client, message) => server.clients[*client].connection.zip(Some(message.clone())),
                _ => None,
            };
            if let Some((connection, message)) = message {
                // As the driver would, but counted.
                server.lobby.receive(connection, message);
                let out = server.lobby.take_output();
                prop_assert!(out.len() <= most(CLIENTS), "{}: {:?}", out.len(), step);
                server.deliver_all(out);
            } else {
                happen(&mut server, step);
            }
            check(&server)?;
            server.assert_in_sync();
            server.wait(40);
        }
        // Who comes in now is received what those know who have been here.
        server.disconnect(1);
        let seen = server.view(ONLOOKER);
        if seen.0.len() < usize::from(LIMITS.max_people) {
            prop_assert_eq!(server.view_of_new_client(), seen);
        }
        // All can leave.
        for client in 1..=CLIENTS {
            server.wait(1000);
            if server.clients[client].state.room().is_some() {
                server.send(client, ClientMessage::LeaveRoom);
                prop_assert_eq!(server.clients[client].state.room(), None);
            }
            server.disconnect(client);
        }
        server.wait(u64::from(LIMITS.abandoned_room_timeout) * 1000 + 1000);
        prop_assert_eq!(server.view(ONLOOKER).0.len(), 1);
        server.disconnect(ONLOOKER);
        // Nothing is left.
        server.job_mode = JobMode::Immediate;
        for work in std::mem::take(&mut server.jobs) {
            server.run_job(work);
        }
        let empty = Lobby::new(LIMITS, Box::new(|| 0));
        let save = |lobby: &Lobby| lobby.save().map_err(|error| TestCaseError::fail(error.to_string()));
        prop_assert_eq!(save(&server.lobby)?, save(&empty)?);
        prop_assert_eq!(server.lobby.rooms(), 0);
        let left = format!("{:?}", server.lobby);
        prop_assert!(left.contains("connections: {}, people: {}, tokens: 0, rooms: {}"), "{}", left);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn a_save_of_a_stranger_is_read_or_refused(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        thread_local!(static KEPT: Vec<u8> = kept());
        let mut bytes = KEPT.with(Clone::clone);
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        let mut server = TestServer::with_limits(LIMITS);
        if server.lobby.restore(&bytes).is_ok() {
            server.join("Onlooker");
            if server.clients[ONLOOKER].state.me().is_some() {
                check(&server)?;
                for _ in 0..8 {
                    server.wait(2000);
                    check(&server)?;
                }
            }
        }
    }
}

/// Two rooms as they are kept: a race, and a game with a computer.
fn kept() -> Vec<u8> {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("light:5x5#7", 3), &[0, 1]);
    server.start_match(&[0, 1]);
    server.open_room(room_config("row:6x6,k4,s3#7", 3), &[2]);
    for place in [1, 2] {
        server.send(2, ClientMessage::SetComputer(place, Some(Level::Gentle)));
    }
    server.start_match(&[2]);
    for client in 0..3 {
        let message = server.next_message(client, Random, 7).expect("a move");
        server.send_ok(client, message);
    }
    server.lobby.save().expect("a lobby is kept")
}

#[test]
fn a_save_that_says_nonsense_is_no_lobby() {
    let bytes = encode(&(1u16, 1u64 << 50)).expect("numbers");
    let mut lobby = Lobby::new(LIMITS, Box::new(|| 0));
    assert!(lobby.restore(&bytes).is_err());
    assert_eq!(lobby.rooms(), 0);
}
