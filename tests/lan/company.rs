//! A host and its guests, as a test sees them.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella::boards::random::Stream;
use tessella::games::{Advice, Level, Move, Rules, Turn};
use tessella::lobby::{
    Ask, Goal, Limits, News, Refusal, RoomId, RoomPlan, Stage, TimeLimit, Visit,
};
use tessella::net::admission::JoinCode;
use tessella::net::client::{Client, ClientConfig, LinkEvent, LinkState};
use tessella::net::server::{Server, ServerConfig};
use tessella::session::Session;

/// The code of the hosts here.
pub const CODE: &str = "BCD 234";

/// A host at a port that is free, with a code.
pub fn server_plan(limits: Limits) -> ServerConfig {
    ServerConfig {
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

pub fn start(plan: ServerConfig) -> Server {
    Server::start(plan).expect("a host")
}

/// A room for so many, on this board.
pub fn room(code: &str, places: u8) -> RoomPlan {
    RoomPlan {
        code: code.to_owned(),
        places,
        spectators: true,
        limit: TimeLimit::None,
        goal: Goal::First,
    }
}

/// A guest, with all that came to them.
pub struct Person {
    client: Option<Client>,
    pub name: String,
    pub visit: Visit,
    pub server: Option<u64>,
    pub link: LinkState,
    /// All states of the link, in order.
    pub links: Vec<LinkState>,
    /// All news that are not about moves, in order.
    pub news: Vec<News>,
    /// The hash of each position that was seen: by game of the room, board and number of moves.
    pub seen: BTreeMap<(u32, u8, usize), u32>,
    /// What was asked last: the game, and after how many moves.
    asked: Option<(u32, usize, Instant)>,
    chance: Stream,
}

impl Person {
    /// Somebody who knows the code and joins.
    pub fn join(address: SocketAddr, name: &str) -> Self {
        Self::join_with(ClientConfig {
            address,
            code: CODE.to_owned(),
            name: name.to_owned(),
            seats: Vec::new(),
        })
    }

    pub fn join_with(plan: ClientConfig) -> Self {
        let seed = plan.name.bytes().map(u64::from).sum();
        Self {
            name: plan.name.clone(),
            client: Some(Client::join(plan, Box::new(|| {})).expect("a thread")),
            visit: Visit::default(),
            server: None,
            link: LinkState::Joining,
            links: Vec::new(),
            news: Vec::new(),
            seen: BTreeMap::new(),
            asked: None,
            chance: Stream::new(b"a guest.", seed),
        }
    }

    pub fn ask(&self, ask: Ask) {
        if let Some(client) = &self.client {
            client.send(ask);
        }
    }

    /// Closes the program: the link is left, and no more is said.
    pub fn close(&mut self) {
        self.client = None;
    }

    /// The program goes into the background.
    pub fn suspend(&self) {
        self.client.as_ref().expect("a client").suspend();
    }

    /// It is in front again.
    pub fn resume(&self) {
        self.client.as_ref().expect("a client").resume();
    }

    /// Takes in what has come.
    pub fn hear(&mut self) {
        let heard = self.client.as_ref().map(Client::take_events);
        for heard in heard.into_iter().flatten() {
            match heard {
                LinkEvent::State(link) => {
                    match &link {
                        LinkState::Open { server, .. } => self.server = Some(*server),
                        LinkState::Lost => self.visit.cut_off(),
                        _ => {}
                    }
                    self.links.push(link.clone());
                    self.link = link;
                }
                LinkEvent::Message(tell) => {
                    if let Some(news) = self.visit.hear(tell) {
                        self.take(news);
                    }
                }
            }
        }
    }

    fn take(&mut self, news: News) {
        match news {
            News::Moved { board, .. } | News::Board(board) | News::TakenBack(board) => {
                if let Some(game) = self.visit.game()
                    && let Some(session) = game.boards.get(&board)
                {
                    let at = (game.info.number, board, session.cursor());
                    self.seen.insert(at, session.state_hash());
                }
                if !matches!(news, News::Moved { .. }) {
                    self.asked = None;
                }
            }
            News::Torn(again) => {
                self.ask(again.clone());
                self.news.push(News::Torn(again));
            }
            news => {
                if matches!(news, News::Refused(_) | News::Game) {
                    self.asked = None;
                }
                self.news.push(news);
            }
        }
    }

    pub fn is_in(&self) -> bool {
        self.visit.me().is_some()
    }

    /// What was refused to them, the latest last.
    pub fn refused(&self) -> Option<&Refusal> {
        self.news.iter().rev().find_map(|news| match news {
            News::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    pub fn room_id(&self) -> RoomId {
        self.visit.room().expect("a room").id
    }

    pub fn stage(&self) -> Option<Stage> {
        Some(self.visit.room()?.stage)
    }

    /// The board on which they play.
    pub fn board(&self) -> Option<&Session> {
        let game = self.visit.game()?;
        let place = self.visit.place()?;
        game.boards.get(if game.info.race { &place } else { &0 })
    }

    pub fn has_ended(&self) -> bool {
        self.visit.game().is_some_and(|game| game.ending.is_some())
    }

    /// The number of the game in the room, from 1.
    pub fn game(&self) -> Option<u32> {
        Some(self.visit.game()?.info.number)
    }

    /// Whether it is their turn.
    pub fn is_to_move(&self) -> bool {
        let Some(game) = self.visit.game().filter(|game| game.ending.is_none()) else {
            return false;
        };
        let (Some(place), Some(session)) = (self.visit.place(), self.board()) else {
            return false;
        };
        let Some(seat) = session.position().to_move().seat() else {
            return false;
        };
        let places = self.visit.room().map_or(1, |room| room.places.len() as u8);
        game.info.race || (seat.0 + game.info.first) % places == place
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
            Turn::Chance(_) => Some(Ask::Chance { ply: ply as u32 }),
            _ => {
                let position = session.position().clone();
                let race = self.visit.game().is_some_and(|game| game.info.race);
                let mv = self.choose(&position, race);
                mv.map(|mv| Ask::Move {
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
            let news: Vec<String> = person
                .news
                .iter()
                .rev()
                .take(6)
                .map(|news| format!("{news:?}").chars().take(120).collect())
                .collect();
            report += &format!(
                "{}: link {:?}, place {:?}, stage {:?}, game {:?}, moves {:?}, to move {}, ended {}, last news {news:?}\n",
                person.name,
                person.links,
                person.visit.place(),
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
    pub fn sit_together(&mut self, plan: RoomPlan, opener: usize, others: &[usize]) -> RoomId {
        self.people[opener].ask(Ask::Open(plan));
        self.until(20, "the room is open", |company| {
            company.people[opener].visit.room().is_some()
        });
        let room = self.people[opener].room_id();
        for &other in others {
            self.until(5, "the others know of the room", |company| {
                let mut rooms = company.people[other].visit.rooms();
                rooms.any(|known| known.id == room)
            });
            self.people[other].ask(Ask::Sit(room, None));
        }
        self.until(5, "all sit", |company| {
            others
                .iter()
                .all(|&other| company.people[other].visit.place().is_some())
        });
        room
    }

    /// All who sit are ready, and the next game begins for everybody in the room.
    pub fn begin(&mut self, players: &[usize], watching: &[usize]) {
        let before = players.iter().filter_map(|&at| self.people[at].game());
        let number = before.max().unwrap_or(0) + 1;
        for &player in players {
            self.people[player].ask(Ask::Ready(true));
        }
        self.until(20, "the game begins", |company| {
            let mut all = players.iter().chain(watching);
            all.all(|&at| {
                let person = &company.people[at];
                let boards = person.visit.game().map_or(0, |game| game.boards.len());
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
                .news
                .iter()
                .find(|news| matches!(news, News::Torn(_)));
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
                    .visit
                    .game()
                    .and_then(|game| game.ending.clone())
            })
            .collect();
        assert!(
            endings.iter().all(|ending| *ending == endings[0]),
            "{endings:?}"
        );
    }
}
