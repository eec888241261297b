//! A tournament that hostile clients try to disturb: they watch its matches, and send all that its owner and its players could send.

use crate::draw::Draw;
use std::collections::BTreeMap;
use tessella_boards::random::SeededRng;
use tessella_games::Rules;
use tessella_lobby::{
    ClientBoards, ClientMessage, ClientState, ConnectionId, DeviceKey, JobResult, Lobby, LobbyJob,
    LobbyLimits, LobbyOutput, PersonId, RoomConfig, RoomId, TournamentKind, TournamentStage,
};
use tessella_session::{Player, Session};

/// Number of people in the tournament; the connections after theirs are hostile.
const HONEST: u64 = 5;
const HOSTILE: u64 = 5;

struct TournamentTest {
    lobby: Lobby,
    now: u64,
    states: BTreeMap<ConnectionId, (ClientState, ClientBoards)>,
}

impl TournamentTest {
    fn new() -> Self {
        let mut numbers = SeededRng::new(b"numbers.", 9);
        let random = move || u64::from(numbers.below(u32::MAX));
        let limits = LobbyLimits {
            countdown: 0,
            ..LobbyLimits::default()
        };
        let mut test = Self {
            lobby: Lobby::new(limits, Box::new(random)),
            now: 0,
            states: BTreeMap::new(),
        };
        for number in 1..=HONEST + HOSTILE {
            test.join(ConnectionId(number));
        }
        test
    }

    fn join(&mut self, connection: ConnectionId) {
        let key = DeviceKey(std::array::from_fn(|at| {
            connection.0 as u8 ^ (5 * at as u8)
        }));
        self.lobby.connect(connection, key, None);
        self.states.insert(connection, Default::default());
        let name = format!("Person {}", connection.0);
        self.send(connection, ClientMessage::Hello { name });
    }

    fn send(&mut self, connection: ConnectionId, message: ClientMessage) {
        self.lobby.receive(connection, message);
        self.deliver();
    }

    fn tick(&mut self, passed: u64) {
        self.now += passed;
        self.lobby.tick(self.now);
        self.deliver();
    }

    fn deliver(&mut self) {
        loop {
            let (output, jobs) = (self.lobby.take_output(), self.lobby.take_jobs());
            if output.is_empty() && jobs.is_empty() {
                return;
            }
            for output in output {
                match output {
                    LobbyOutput::Reliable(to, message) | LobbyOutput::Unreliable(to, message) => {
                        if let Some((state, boards)) = self.states.get_mut(&to) {
                            state.apply(boards, message);
                        }
                    }
                    LobbyOutput::Close(connection) => {
                        assert!(connection.0 > HONEST, "an honest client is closed");
                        self.lobby.disconnect(connection);
                    }
                }
            }
            for job in jobs {
                if let LobbyJob::Generate { id, code, .. } = job {
                    let seats = code.setup.seats();
                    let game = Session::new(code, vec![Player::Human; seats.into()]);
                    let game = game.ok().map(Box::new);
                    self.lobby.finish_job(id, JobResult::Generated(game));
                }
            }
        }
    }

    fn state(&self, connection: ConnectionId) -> &ClientState {
        &self.states[&connection].0
    }

    /// Lets a hostile client send something.
    fn attack(&mut self, draw: &mut Draw, rooms: &[RoomId], people: &[PersonId]) {
        let hostile = ConnectionId(HONEST + 1 + draw.below(HOSTILE as usize) as u64);
        if !self.lobby.has_connection(hostile) {
            self.join(hostile);
        }
        let kinds = [TournamentKind::RoundRobin, TournamentKind::KnockOut];
        let message = match draw.below(13) {
            0 => ClientMessage::EnterTournament,
            1 => ClientMessage::Withdraw,
            2 => ClientMessage::StartTournament(*draw.one_of(&kinds)),
            3 => ClientMessage::EndTournament,
            4 | 5 => ClientMessage::Watch(*draw.one_of(rooms)),
            6 => ClientMessage::TakeSeat(*draw.one_of(rooms), None),
            7 => ClientMessage::Kick(*draw.one_of(people), draw.below(2) == 0),
            8 => ClientMessage::CloseRoom,
            9 => ClientMessage::SetReady(true),
            10 => ClientMessage::SetTournamentComputer(draw.below(4) as u8, None),
            // A rename cannot take anybody's name here, so it is left out.
            _ => match draw.client_message() {
                ClientMessage::Rename(_) | ClientMessage::Hello { .. } => ClientMessage::Resync,
                message => message,
            },
        };
        self.send(hostile, message);
    }

    /// Lets the honest players make a legal move each.
    fn play(&mut self, draw: &mut Draw) {
        for number in 1..=HONEST {
            let connection = ConnectionId(number);
            let (state, boards) = &self.states[&connection];
            let (Some(game), Some(seat)) = (state.game(), state.seat()) else {
                continue;
            };
            let Some(board) = boards.get(&0).filter(|_| game.result.is_none()) else {
                continue;
            };
            let to_move = board.position().to_move().seat();
            let is_own =
                to_move.is_some_and(|to_move| (to_move.0 + game.info.first_seat) % 2 == seat);
            if is_own {
                let ply = board.cursor() as u32;
                let mv = *draw.one_of(&board.position().legal_moves());
                self.send(connection, ClientMessage::Move { ply, mv });
            }
        }
    }
}

#[test]
fn tournament_is_not_disturbed_by_hostile_clients() {
    let mut draw = Draw::new(5);
    let mut test = TournamentTest::new();
    let owner = ConnectionId(1);
    let config = RoomConfig::new("row:3x3,k3#1", 2);
    test.send(owner, ClientMessage::OpenRoom(config));
    let home = test.state(owner).room().expect("a room").id;
    for number in 1..=HONEST {
        test.send(ConnectionId(number), ClientMessage::Watch(home));
        test.send(ConnectionId(number), ClientMessage::EnterTournament);
    }
    test.send(
        owner,
        ClientMessage::StartTournament(TournamentKind::RoundRobin),
    );
    let mut attacks = 0;
    for _ in 0..40_000 {
        let info = test.state(owner).tournament().expect("a tournament");
        if info.stage == TournamentStage::Over {
            break;
        }
        let rooms: Vec<RoomId> = test.state(owner).rooms().map(|room| room.id).collect();
        let people: Vec<PersonId> = test.state(owner).people().map(|person| person.id).collect();
        for _ in 0..draw.below(6) {
            test.attack(&mut draw, &rooms, &people);
            attacks += 1;
        }
        test.play(&mut draw);
        test.tick(250);
    }
    let info = test.state(owner).tournament().expect("a tournament");
    assert_eq!(info.stage, TournamentStage::Over);
    assert!(attacks > 500, "{attacks} attacks");
    assert!(info.entrants.len() == HONEST as usize && info.entrants.iter().all(|own| own.is_here));
    // Nobody has lost a game without having played it: each has all of its moves, or a draw.
    let played: u8 = info
        .standings
        .iter()
        .map(|line| line.won + line.drawn + line.lost)
        .sum();
    assert_eq!(u64::from(played), HONEST * (HONEST - 1));
    for number in 1..=HONEST {
        assert_eq!(
            test.state(ConnectionId(number)).room().map(|room| room.id),
            Some(home)
        );
    }
}
