//! A host and its guests in one process, with all that travels between them looked at on its way.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use tessella::codec::{decode_within, encode};
use tessella::games::{Game, Rules};
use tessella::lobby::{
    Ask, Connection, Done, Farewell, Goal, Limits, Lobby, News, Out, PersonId, PersonInfo,
    Presence, Refusal, RoomId, RoomInfo, RoomPlan, Stage, Tell, TimeLimit, Token, Visit, Work,
};
use tessella::session::{Player, Session};

/// Numbers that are the same in every run.
pub fn numbers(seed: u64) -> Box<dyn FnMut() -> u64 + Send> {
    let mut state = seed;
    Box::new(move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    })
}

/// What a guest may send at once, in bytes of memory.
pub const ASK: usize = 16 << 10;
/// What a host may tell at once.
pub const TELL: usize = 1 << 20;

/// A guest.
#[derive(Default)]
pub struct Guest {
    pub connection: Option<Connection>,
    pub visit: Visit,
    /// All that was told since the connection was made.
    pub told: Vec<Tell>,
    pub news: Vec<News>,
}

impl Guest {
    /// What was refused the last time.
    pub fn refusal(&self) -> Option<&Refusal> {
        self.news.iter().rev().find_map(|news| match news {
            News::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    pub fn farewell(&self) -> Option<Farewell> {
        self.news.iter().rev().find_map(|news| match news {
            News::Farewell(farewell) => Some(*farewell),
            _ => None,
        })
    }

    pub fn id(&self) -> PersonId {
        self.visit.me().expect("somebody who is in")
    }

    pub fn stage(&self) -> Option<Stage> {
        self.visit.room().map(|room| room.stage)
    }

    /// The board on which they play, or the first that they see.
    pub fn board(&self) -> Option<&Session> {
        let boards = &self.visit.game()?.boards;
        let place = self.visit.place().unwrap_or(0);
        boards.get(&place).or_else(|| boards.values().next())
    }
}

/// What became of the moves that travelled.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sizes {
    pub count: usize,
    pub bytes: usize,
    pub most: usize,
}

impl Sizes {
    fn add(&mut self, bytes: usize) {
        self.count += 1;
        self.bytes += bytes;
        self.most = self.most.max(bytes);
    }

    pub fn mean(&self) -> f64 {
        self.bytes as f64 / self.count.max(1) as f64
    }
}

/// What the house does with the lobby's work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Diligence {
    Now,
    /// It is kept in [`House::work`].
    Later,
}

pub struct House {
    pub lobby: Lobby,
    pub limits: Limits,
    pub guests: Vec<Guest>,
    pub now: u64,
    pub diligence: Diligence,
    pub work: Vec<Work>,
    /// Hints that are on their way, to whom; one in three is lost.
    hints: Vec<(Connection, Tell)>,
    /// How long people think, in milliseconds.
    pub pause: u64,
    owners: BTreeMap<Connection, usize>,
    tokens: BTreeMap<Token, PersonId>,
    connections: u64,
    seed: u64,
    /// How many boards did not agree.
    pub torn: usize,
    pub moved: Sizes,
    pub moves: Sizes,
}

impl House {
    pub fn with(limits: Limits) -> Self {
        Self {
            lobby: Lobby::new(limits, numbers(1)),
            limits,
            guests: Vec::new(),
            now: 0,
            diligence: Diligence::Now,
            work: Vec::new(),
            hints: Vec::new(),
            pause: 30,
            owners: BTreeMap::new(),
            tokens: BTreeMap::new(),
            connections: 0,
            seed: 1,
            torn: 0,
            moved: Sizes::default(),
            moves: Sizes::default(),
        }
    }

    pub fn new() -> Self {
        Self::with(Limits::default())
    }

    /// A house in which these have come in.
    pub fn of(names: &[&str]) -> Self {
        let mut house = Self::new();
        for name in names {
            house.come(name);
        }
        house
    }

    /// Somebody new comes in; who of the guests they are.
    pub fn come(&mut self, name: &str) -> usize {
        self.guests.push(Guest::default());
        let guest = self.guests.len() - 1;
        self.come_in(guest, name);
        guest
    }

    pub fn connect(&mut self, guest: usize) {
        self.connections += 1;
        let connection = Connection(self.connections);
        self.owners.insert(connection, guest);
        let coming = &mut self.guests[guest];
        coming.connection = Some(connection);
        coming.told.clear();
        coming.news.clear();
        self.lobby.connect(connection);
    }

    /// A guest connects and says who they are, with the token that they have.
    pub fn come_in(&mut self, guest: usize, name: &str) {
        self.connect(guest);
        let token = self.guests[guest].visit.token();
        let name = name.to_owned();
        self.ask(guest, Ask::Hello { name, token });
    }

    /// The same guest, of whom nothing is left but the token.
    pub fn come_in_afresh(&mut self, guest: usize, name: &str) {
        let token = self.guests[guest].visit.token();
        self.guests[guest].visit = Visit::default();
        self.connect(guest);
        let name = name.to_owned();
        self.ask(guest, Ask::Hello { name, token });
    }

    pub fn cut_off(&mut self, guest: usize) {
        if let Some(connection) = self.guests[guest].connection.take() {
            self.owners.remove(&connection);
            self.guests[guest].visit.cut_off();
            self.lobby.disconnect(connection);
            self.carry();
        }
    }

    /// Sends an ask as its bytes.
    pub fn ask(&mut self, guest: usize, ask: Ask) {
        let Some(connection) = self.guests[guest].connection else {
            return;
        };
        let bytes = encode(&ask).expect("an ask");
        if let Ask::Move { .. } = ask {
            self.moves.add(bytes.len());
        }
        match decode_within::<ASK, Ask>(&bytes) {
            Ok(ask) => self.lobby.receive(connection, ask),
            Err(_) => self.lobby.nonsense(connection),
        }
        self.carry();
    }

    /// Asks for something that is granted.
    #[track_caller]
    pub fn granted(&mut self, guest: usize, ask: Ask) {
        let what = format!("{ask:?}");
        let before = self.guests[guest].told.len();
        self.ask(guest, ask);
        let told = &self.guests[guest].told[before..];
        let refused = told.iter().find(|tell| matches!(tell, Tell::Refused(_)));
        assert_eq!(refused, None, "{what}");
        assert!(!told.is_empty(), "{what}: no answer");
    }

    /// Asks, and expects that it is refused so; nobody else is told anything.
    #[track_caller]
    pub fn refused(&mut self, guest: usize, ask: Ask) -> Refusal {
        let told: Vec<usize> = self.guests.iter().map(|guest| guest.told.len()).collect();
        let what = format!("{ask:?}");
        self.ask(guest, ask);
        for (other, before) in told.into_iter().enumerate() {
            let more = &self.guests[other].told[before..];
            let expected = usize::from(other == guest);
            assert_eq!(more.len(), expected, "{what}: told guest {other}: {more:?}");
        }
        let Some(Tell::Refused(refusal)) = self.guests[guest].told.last() else {
            panic!("{what} was not refused: {:?}", self.guests[guest].told);
        };
        assert!(!refusal.to_string().is_empty());
        refusal.clone()
    }

    /// Lets time pass, as often as a host looks at its clock.
    pub fn wait(&mut self, milliseconds: u64) {
        let until = self.now + milliseconds;
        while self.now < until {
            self.now = (self.now + 250).min(until);
            self.lobby.tick(self.now);
            self.carry();
        }
    }

    /// The time that people think, so that nobody asks too much in a short time.
    pub fn moment(&mut self) {
        self.wait(self.pause);
    }

    /// Carries away what is told and does what is asked for, until there is nothing left.
    pub fn carry(&mut self) {
        loop {
            let out = self.lobby.take_out();
            let mut work = self.lobby.take_work();
            if out.is_empty() && work.is_empty() {
                break;
            }
            self.deliver_all(out);
            match self.diligence {
                Diligence::Now => work.into_iter().for_each(|work| self.do_work(work)),
                Diligence::Later => self.work.append(&mut work),
            }
        }
    }

    pub fn do_work(&mut self, work: Work) {
        match work {
            Work::Deal { ticket, code } => {
                let seats = code.setup.seats();
                let dealt = Session::new(code, vec![Player::Human; seats.into()]);
                let dealt = dealt.map_err(|error| error.to_string());
                self.lobby.done(ticket, Done::Dealt(Box::new(dealt)));
            }
            Work::Think {
                ticket,
                position,
                level,
            } => {
                let mv = position.computer_move(level, &AtomicBool::new(false));
                self.lobby.done(ticket, Done::Thought(mv));
            }
        }
    }

    pub fn deliver_all(&mut self, out: Vec<Out>) {
        for out in out {
            self.deliver(out);
        }
    }

    fn deliver(&mut self, out: Out) {
        match out {
            Out::Tell(to, tell) => {
                self.bring(to, tell);
            }
            Out::Hint(to, tell) => {
                assert!(matches!(tell, Tell::Clock(_)), "may get lost: {tell:?}");
                self.hints.push((to, tell));
                // They come late, and in another order.
                if self.hints.len() > 4 {
                    self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005) + 1;
                    let (to, tell) = self.hints.swap_remove((self.seed >> 40) as usize % 4);
                    if self.seed >> 60 > 5 && self.owners.contains_key(&to) {
                        self.bring(to, tell);
                    }
                }
            }
            Out::Close(connection) => {
                let guest = self.owners.remove(&connection);
                let guest = guest.unwrap_or_else(|| panic!("{connection:?} is closed twice"));
                let guest = &mut self.guests[guest];
                if guest.connection == Some(connection) {
                    guest.connection = None;
                    guest.visit.cut_off();
                }
                self.lobby.disconnect(connection);
            }
        }
    }

    /// Brings somebody what they are told, and looks at it on the way.
    fn bring(&mut self, to: Connection, tell: Tell) {
        let at = self.owners.get(&to).copied();
        let at = at.unwrap_or_else(|| panic!("{to:?} is closed, and told {tell:?}"));
        let bytes = encode(&tell).expect("something that is told");
        if let Tell::Moved { .. } = tell {
            self.moved.add(bytes.len());
        }
        if let Tell::Welcome { you, token, .. } = tell {
            let owner = *self.tokens.entry(token).or_insert(you);
            assert_eq!(owner, you, "a token is of one person");
        } else {
            for token in self.tokens.keys() {
                let is_in = bytes.windows(16).any(|window| window == token.0);
                assert!(!is_in, "a token is told in {tell:?}");
            }
        }
        let guest = &mut self.guests[at];
        if guest.connection != Some(to) {
            // What is still told on the way that was replaced.
            return;
        }
        let is_racing = guest.visit.game().is_some_and(|game| game.info.race);
        if let (true, Some(place), Tell::Board { board, .. } | Tell::Moved { board, .. }) =
            (is_racing, guest.visit.place(), &tell)
        {
            assert_eq!(*board, place, "who races sees only the own board");
        }
        let read = decode_within::<TELL, Tell>(&bytes).expect("something that was told");
        assert_eq!(read, tell);
        guest.told.push(tell);
        let news = guest.visit.hear(read);
        let torn = match &news {
            Some(News::Torn(ask)) => Some(ask.clone()),
            _ => None,
        };
        guest.news.extend(news);
        if let Some(ask) = torn {
            self.torn += 1;
            self.lobby.receive(to, ask);
        }
    }

    /// The host crashes and begins again with what was kept.
    pub fn crash(&mut self) {
        let kept = self.lobby.save().expect("a lobby is kept");
        for guest in &mut self.guests {
            guest.connection = None;
            guest.visit.cut_off();
        }
        self.owners.clear();
        self.hints.clear();
        self.work.clear();
        self.seed += 1;
        self.lobby = Lobby::new(self.limits, numbers(self.seed));
        self.lobby.tick(self.now);
        self.lobby.restore(&kept).expect("what was kept");
        self.carry();
    }

    /// Somebody opens a room and these sit down beside them.
    #[track_caller]
    pub fn room(&mut self, plan: RoomPlan, seated: &[usize]) -> RoomId {
        self.ask(seated[0], Ask::Open(plan));
        let room = self.guests[seated[0]].visit.room();
        let room = room.unwrap_or_else(|| panic!("{:?}", self.guests[seated[0]].refusal()));
        let room = room.id;
        for &guest in &seated[1..] {
            self.ask(guest, Ask::Sit(room, None));
            assert!(
                self.guests[guest].visit.place().is_some(),
                "{:?}",
                self.guests[guest].refusal()
            );
        }
        room
    }

    /// All of these are ready.
    #[track_caller]
    pub fn begin(&mut self, seated: &[usize]) {
        for &guest in seated {
            assert_ne!(self.guests[guest].stage(), Some(Stage::Running));
            self.ask(guest, Ask::Ready(true));
        }
        for &guest in seated {
            assert_eq!(self.guests[guest].stage(), Some(Stage::Running));
            assert!(self.guests[guest].board().is_some(), "a board to play on");
        }
    }

    /// What somebody who comes in afresh is told of people and rooms.
    pub fn seen_afresh(&mut self) -> Seen {
        let fresh = self.come("Somebody new");
        let own = self.guests[fresh].id();
        let mut seen = self.seen(fresh);
        seen.0.retain(|person| person.id != own);
        self.cut_off(fresh);
        self.guests.pop();
        seen
    }

    /// What a guest knows of people and rooms.
    pub fn seen(&self, guest: usize) -> Seen {
        let visit = &self.guests[guest].visit;
        let people = visit.people().cloned().map(|mut person| {
            if let Presence::CutOff(seconds) = &mut person.presence {
                *seconds = 0;
            }
            person
        });
        (people.collect(), visit.rooms().cloned().collect())
    }
}

/// People, without how long their seats are kept, and rooms.
pub type Seen = (Vec<PersonInfo>, Vec<RoomInfo>);

/// A room for a game.
pub fn plan(code: &str, places: u8) -> RoomPlan {
    RoomPlan {
        code: code.to_owned(),
        places,
        spectators: true,
        limit: TimeLimit::None,
        goal: Goal::First,
    }
}

/// Small games of each kind, with how many places a room for them has.
pub fn small(game: Game) -> Vec<(&'static str, u8)> {
    match game {
        Game::Drench => vec![("drench:6x6,c4#7", 3), ("drench:7x7,c5,s2#7", 2)],
        Game::Link => vec![
            ("link:6x4,f6,untimed#7", 2),
            ("link:6x4,f6,down,t180+3#7", 2),
        ],
        Game::LightBlock => vec![("light:5x5#7", 2), ("light:hex5x5#7", 3)],
        Game::InARow => vec![("row:3x3,k3#7", 2), ("row:6x6,k4,s3#7", 3)],
        Game::Race => vec![("race:track30,s2#7", 2), ("race:ring24,s3,p2#7", 3)],
    }
}
