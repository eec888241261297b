//! A host and its guests, as a test sees them.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella::boards::random::SeededRng;
use tessella::games::{Advice, Level, Move, Rules, Turn};
use tessella::lobby::{
    ClientEvent, ClientMessage, ClientState, LobbyLimits, RaceGoal, Refusal, RoomConfig, RoomId,
    RoomStage, TimeLimit,
};
use tessella::net::admission::JoinCode;
use tessella::net::guest::{Guest, GuestPlan, Heard, LinkState};
use tessella::net::host::{Host, HostPlan};
use tessella::session::Session;

/// The code of the hosts here.
pub const CODE: &str = "BCD 234";

/// A host at a port that is free, with a code.
pub fn host_plan(limits: LobbyLimits) -> HostPlan {
    HostPlan {
        port: Some(0),
        name: "Anna's table".to_owned(),
        code: Some(code()),
        limits,
        file: None,
    }
}

pub fn code() -> JoinCode {
    CODE.parse().expect("a code")
}

pub fn start(plan: HostPlan) -> Host {
    Host::start(plan).expect("a host")
}

/// A room for so many, on this board.
pub fn room(code: &str, seats: u8) -> RoomConfig {
    RoomConfig {
        code: code.to_owned(),
        seats,
        spectators: true,
        limit: TimeLimit::None,
        goal: RaceGoal::FirstToFinish,
    }
}

/// A guest, with all that came to them.
pub struct Person {
    guest: Option<Guest>,
    pub name: String,
    pub lobby: ClientState,
    pub host: Option<u64>,
    pub link: LinkState,
    /// All states of the link, in order.
    pub links: Vec<LinkState>,
    /// All news that are not about moves, in order.
    pub events: Vec<ClientEvent>,
    /// The hash of each position that was seen: by game of the room, board and number of moves.
    pub seen: BTreeMap<(u32, u8, usize), u32>,
    /// What was asked last: the game, and after how many moves.
    asked: Option<(u32, usize, Instant)>,
    chance: SeededRng,
}

impl Person {
    /// Somebody who knows the code and joins.
    pub fn join(address: SocketAddr, name: &str) -> Self {
        Self::join_with(GuestPlan {
            address,
            code: CODE.to_owned(),
            name: name.to_owned(),
            seats: Vec::new(),
        })
    }

    pub fn join_with(plan: GuestPlan) -> Self {
        let seed = plan.name.bytes().map(u64::from).sum();
        Self {
            name: plan.name.clone(),
            guest: Some(Guest::join(plan, Box::new(|| {})).expect("a thread")),
            lobby: ClientState::default(),
            host: None,
            link: LinkState::Joining,
            links: Vec::new(),
            events: Vec::new(),
            seen: BTreeMap::new(),
            asked: None,
            chance: SeededRng::new(b"a guest.", seed),
        }
    }

    pub fn ask(&self, ask: ClientMessage) {
        if let Some(guest) = &self.guest {
            guest.ask(ask);
        }
    }

    /// Closes the program: the link is left, and no more is said.
    pub fn close(&mut self) {
        self.guest = None;
    }

    /// The program goes into the background.
    pub fn rest(&self) {
        self.guest.as_ref().expect("a guest").rest();
    }

    /// It is in front again.
    pub fn wake(&self) {
        self.guest.as_ref().expect("a guest").wake();
    }

    /// Takes in what has come.
    pub fn hear(&mut self) {
        let heard = self.guest.as_ref().map(Guest::heard);
        for heard in heard.into_iter().flatten() {
            match heard {
                Heard::Link(link) => {
                    match &link {
                        LinkState::Open { host, .. } => self.host = Some(*host),
                        LinkState::Lost => self.lobby.disconnect(),
                        _ => {}
                    }
                    self.links.push(link.clone());
                    self.link = link;
                }
                Heard::Tell(tell) => {
                    if let Some(news) = self.lobby.apply(tell) {
                        self.take(news);
                    }
                }
            }
        }
    }

    fn take(&mut self, news: ClientEvent) {
        match news {
            ClientEvent::Moved { board, .. }
            | ClientEvent::BoardSynced(board)
            | ClientEvent::TakenBack(board) => {
                if let Some(game) = self.lobby.game()
                    && let Some(session) = game.boards.get(&board)
                {
                    let at = (game.info.number, board, session.cursor());
                    self.seen.insert(at, session.state_hash());
                }
                if !matches!(news, ClientEvent::Moved { .. }) {
                    self.asked = None;
                }
            }
            ClientEvent::Desync(again) => {
                self.ask(again.clone());
                self.events.push(ClientEvent::Desync(again));
            }
            news => {
                if matches!(news, ClientEvent::Refused(_) | ClientEvent::Match) {
                    self.asked = None;
                }
                self.events.push(news);
            }
        }
    }

    pub fn is_in(&self) -> bool {
        self.lobby.me().is_some()
    }

    /// What was refused to them, the latest last.
    pub fn refused(&self) -> Option<&Refusal> {
        self.events.iter().rev().find_map(|news| match news {
            ClientEvent::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    pub fn room_id(&self) -> RoomId {
        self.lobby.room().expect("a room").id
    }

    pub fn stage(&self) -> Option<RoomStage> {
        Some(self.lobby.room()?.stage)
    }

    /// The board on which they play.
    pub fn board(&self) -> Option<&Session> {
        let game = self.lobby.game()?;
        let place = self.lobby.seat()?;
        game.boards.get(if game.info.is_race { &place } else { &0 })
    }

    pub fn has_ended(&self) -> bool {
        self.lobby.game().is_some_and(|game| game.result.is_some())
    }

    /// The number of the game in the room, from 1.
    pub fn game(&self) -> Option<u32> {
        Some(self.lobby.game()?.info.number)
    }

    /// Whether it is their turn.
    pub fn is_to_move(&self) -> bool {
        let Some(game) = self.lobby.game().filter(|game| game.result.is_none()) else {
            return false;
        };
        let (Some(place), Some(session)) = (self.lobby.seat(), self.board()) else {
            return false;
        };
        let Some(seat) = session.position().to_move().seat() else {
            return false;
        };
        let places = self.lobby.room().map_or(1, |room| room.seats.len() as u8);
        game.info.is_race || (seat.0 + game.info.first_seat) % places == place
    }

    /// Makes the next move if it is their turn and they have not asked yet. What was asked and not answered within
    /// three seconds is asked again, as one does whose program was cut off.
    pub fn play(&mut self) {
        if !self.is_to_move() {
            return;
        }
        let (Some(number), Some(session)) = (self.game(), self.board()) else {
            return;
        };
        let ply = session.cursor();
        if self.asked.is_some_and(|(game, asked, at)| {
            (game, asked) == (number, ply) && at.elapsed() < Duration::from_secs(3)
        }) {
            return;
        }
        let ask = match session.position().to_move() {
            Turn::Chance(_) => Some(ClientMessage::Chance { ply: ply as u32 }),
            _ => {
                let position = session.position().clone();
                let race = self.lobby.game().is_some_and(|game| game.info.is_race);
                let mv = self.choose(&position, race);
                mv.map(|mv| ClientMessage::Move {
                    ply: ply as u32,
                    mv,
                })
            }
        };
        if let Some(ask) = ask {
            self.asked = Some((number, ply, Instant::now()));
            self.ask(ask);
        }
    }

    /// A race is won by good moves only, other games end by themselves.
    fn choose(&mut self, position: &tessella::games::Position, race: bool) -> Option<Move> {
        let go_on = AtomicBool::new(false);
        if race && let Some(Advice::Play { mv, .. }) = position.hint(&go_on) {
            return Some(mv);
        }
        match self.chance.below(3) {
            0 => position.computer_move(Level::Easy, &go_on),
            _ => {
                let moves = position.legal_moves();
                let at = self.chance.below(moves.len().max(1) as u32);
                moves.get(at as usize).copied()
            }
        }
    }
}

/// People at one host.
pub struct Company {
    pub people: Vec<Person>,
}

impl Company {
    /// People with these names, who are all in.
    pub fn gathered(address: SocketAddr, names: &[&str]) -> Self {
        let people = names
            .iter()
            .map(|name| Person::join(address, name))
            .collect();
        let mut company = Self { people };
        company.until(10, "all are in", |company| {
            company.people.iter().all(Person::is_in)
        });
        company
    }

    /// Everybody takes in what has come.
    pub fn turn(&mut self) {
        for person in &mut self.people {
            person.hear();
        }
        std::thread::sleep(Duration::from_millis(1));
    }

    /// Waits until something has happened, for so many seconds at most; how long it took.
    #[track_caller]
    pub fn until(
        &mut self,
        seconds: u64,
        what: &str,
        mut happened: impl FnMut(&Self) -> bool,
    ) -> Duration {
        self.while_playing(seconds, what, &[], &mut happened)
    }

    /// The same, while some of them play.
    #[track_caller]
    pub fn while_playing(
        &mut self,
        seconds: u64,
        what: &str,
        players: &[usize],
        mut happened: impl FnMut(&Self) -> bool,
    ) -> Duration {
        let begun = Instant::now();
        loop {
            self.turn();
            if happened(self) {
                return begun.elapsed();
            }
            if begun.elapsed() >= Duration::from_secs(seconds) {
                panic!("not within {seconds} s: {what}\n{}", self.report());
            }
            for &player in players {
                self.people[player].play();
            }
        }
    }

    /// What everybody sees, for whoever has to find out why something did not happen.
    fn report(&self) -> String {
        let mut report = String::new();
        for person in &self.people {
            let events: Vec<String> = person
                .events
                .iter()
                .rev()
                .take(6)
                .map(|news| format!("{news:?}").chars().take(120).collect())
                .collect();
            report += &format!(
                "{}: link {:?}, place {:?}, stage {:?}, game {:?}, moves {:?}, to move {}, ended {}, last events {events:?}\n",
                person.name,
                person.links,
                person.lobby.seat(),
                person.stage(),
                person.game(),
                person.board().map(Session::cursor),
                person.is_to_move(),
                person.has_ended(),
            );
        }
        report
    }

    /// One opens a room, and others sit down in it.
    pub fn sit_together(&mut self, plan: RoomConfig, owner: usize, others: &[usize]) -> RoomId {
        self.people[owner].ask(ClientMessage::OpenRoom(plan));
        self.until(20, "the room is open", |company| {
            company.people[owner].lobby.room().is_some()
        });
        let room = self.people[owner].room_id();
        for &other in others {
            self.until(5, "the others know of the room", |company| {
                let mut rooms = company.people[other].lobby.rooms();
                rooms.any(|known| known.id == room)
            });
            self.people[other].ask(ClientMessage::TakeSeat(room, None));
        }
        self.until(5, "all sit", |company| {
            others
                .iter()
                .all(|&other| company.people[other].lobby.seat().is_some())
        });
        room
    }

    /// All who sit are ready, and the next game begins for everybody in the room.
    pub fn begin(&mut self, players: &[usize], watching: &[usize]) {
        let before = players.iter().filter_map(|&at| self.people[at].game());
        let number = before.max().unwrap_or(0) + 1;
        for &player in players {
            self.people[player].ask(ClientMessage::SetReady(true));
        }
        self.until(20, "the game begins", |company| {
            let mut all = players.iter().chain(watching);
            all.all(|&at| {
                let person = &company.people[at];
                let boards = person.lobby.game().map_or(0, |game| game.boards.len());
                person.game() == Some(number) && boards > 0
            })
        });
    }

    /// Plays the game to its end, which all see in the same way.
    #[track_caller]
    pub fn play_out(&mut self, seconds: u64, players: &[usize], watching: &[usize]) {
        let all: Vec<usize> = players.iter().chain(watching).copied().collect();
        self.while_playing(seconds, "the game is over", players, |company| {
            all.iter().all(|&at| company.people[at].has_ended())
        });
        self.agree(&all);
    }

    /// Everybody has seen the same, and nobody saw anything that did not agree with the host.
    #[track_caller]
    pub fn agree(&self, all: &[usize]) {
        let mut hashes: BTreeMap<(u32, u8, usize), u32> = BTreeMap::new();
        for &at in all {
            let person = &self.people[at];
            let torn = person
                .events
                .iter()
                .find(|news| matches!(news, ClientEvent::Desync(_)));
            assert_eq!(torn, None, "{} was out of step", person.name);
            for (position, hash) in &person.seen {
                let known = hashes.entry(*position).or_insert(*hash);
                assert_eq!(known, hash, "{} saw {position:?} otherwise", person.name);
            }
        }
        let endings: Vec<_> = all
            .iter()
            .map(|&at| {
                self.people[at]
                    .lobby
                    .game()
                    .and_then(|game| game.result.clone())
            })
            .collect();
        assert!(
            endings.iter().all(|ending| *ending == endings[0]),
            "{endings:?}"
        );
    }
}
