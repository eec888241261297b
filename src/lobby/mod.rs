//! Many sessions and people: rooms, seats, spectators, chat. Messages in, messages out; no sockets.
//!
//! A [`Lobby`] is what a host knows and decides. Whoever drives it tells it who connected, what came from them and how time
//! passes, carries away what it has to tell ([`Out`]), and does its [`Work`] beside it. On the other side a [`Visit`] is what a
//! guest knows, made of nothing but what it was told.

mod bout;
mod budget;
mod games;
mod message;
mod progress;
mod refusal;
mod resume;
mod room;
mod rooms;
mod saved;
mod visit;
mod words;

pub use message::{
    Ask, Ending, Farewell, Forfeit, GameInfo, Goal, Gone, Hash, PersonId, PersonInfo, PlaceInfo,
    Presence, Progress, RoomId, RoomInfo, RoomPlan, Stage, Taker, Tell, TimeLimit, Token,
};
pub use progress::progress;
pub use refusal::Refusal;
pub use saved::RestoreLobbyError;
pub use visit::{Game, News, Said, Visit};
pub use words::{LONGEST_NAME, LONGEST_SAYING, PHRASES, Words, tidy_name};

use crate::games::{Level, Move, Position};
use crate::session::{GameCode, Session};
use budget::Budget;
use room::Room;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A way to a guest; another one each time that they connect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Connection(pub u64);

/// What a host allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many people it takes in.
    pub people: u16,
    /// How many rooms it has.
    pub rooms: u16,
    /// For how long the seat of one who is cut off is kept while others wait, in seconds.
    pub grace: u16,
    /// For how long a room is kept in which everybody is cut off, in seconds.
    pub keep: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            people: 32,
            rooms: 16,
            grace: 60,
            keep: 3600,
        }
    }
}

/// What a lobby has to say or to do to a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// Tell them this, in order and for sure.
    Tell(Connection, Tell),
    /// Tell them this, if it arrives.
    Hint(Connection, Tell),
    /// Close the connection once everything has been told.
    Close(Connection),
}

/// What takes long, and is done beside the lobby.
#[derive(Clone, Debug)]
pub enum Work {
    /// Deal a game: [`Session::new`] with a person in each seat.
    Deal {
        /// To be given back with the answer.
        ticket: u64,
        /// Which.
        code: GameCode,
    },
    /// Think of the computer's move.
    Think {
        /// To be given back with the answer.
        ticket: u64,
        /// Where.
        position: Position,
        /// How well.
        level: Level,
    },
}

/// What came of work.
#[derive(Clone, Debug)]
pub enum Done {
    /// The game, or why it cannot be dealt.
    Dealt(Box<Result<Session, String>>),
    /// The move.
    Thought(Option<Move>),
}

/// Somebody who has come in.
#[derive(Clone, Debug)]
struct Person {
    name: String,
    token: Token,
    connection: Option<Connection>,
    room: Option<RoomId>,
    /// How much longer the seat is kept, in milliseconds; of meaning while they are cut off.
    grace: u64,
    says: Budget,
    opens: Budget,
    agains: Budget,
}

/// A connection, before and after its hello.
#[derive(Clone, Copy, Debug)]
struct Line {
    person: Option<PersonId>,
    /// For how long it has been there without a name, in milliseconds.
    nameless: u64,
    asks: Budget,
    /// How often too much was asked.
    excess: u32,
}

/// What a host knows and decides.
pub struct Lobby {
    limits: Limits,
    now: u64,
    lines: BTreeMap<Connection, Line>,
    people: BTreeMap<PersonId, Person>,
    tokens: BTreeMap<Token, PersonId>,
    rooms: BTreeMap<RoomId, Room>,
    /// The latest number that a person or a room was given.
    ids: u32,
    /// Counts tickets and who sat down when.
    count: u64,
    /// What dealing was asked under that is not done yet.
    deals: BTreeSet<u64>,
    out: Vec<Out>,
    work: Vec<Work>,
    random: Box<dyn FnMut() -> u64 + Send>,
    has_changed: bool,
    next_clock: u64,
}

impl fmt::Debug for Lobby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lobby")
            .field("lines", &self.lines)
            .field("people", &self.people)
            .field("tokens", &self.tokens.len())
            .field("rooms", &self.rooms)
            .field("deals", &self.deals)
            .finish_non_exhaustive()
    }
}

/// More time than this at once did not pass for people: the host slept, in milliseconds.
const SLEPT: u64 = 5000;
/// For how long a connection is kept without a name, in milliseconds.
const NAMELESS: u64 = 60_000;
/// How often clocks are told, in milliseconds.
const CLOCKS_EVERY: u64 = 1000;

impl Lobby {
    /// An empty lobby. Tokens and seeds are drawn from `random`, which nobody must be able to guess.
    pub fn new(limits: Limits, random: Box<dyn FnMut() -> u64 + Send>) -> Self {
        Self {
            limits,
            now: 0,
            lines: BTreeMap::new(),
            people: BTreeMap::new(),
            tokens: BTreeMap::new(),
            rooms: BTreeMap::new(),
            ids: 0,
            count: 0,
            deals: BTreeSet::new(),
            out: Vec::new(),
            work: Vec::new(),
            random,
            has_changed: false,
            next_clock: 0,
        }
    }

    /// What has to be told, in order; it is told once.
    pub fn take_out(&mut self) -> Vec<Out> {
        std::mem::take(&mut self.out)
    }

    /// What has to be done beside the lobby; it is asked for once.
    pub fn take_work(&mut self) -> Vec<Work> {
        std::mem::take(&mut self.work)
    }

    /// Whether something was changed, since this was asked the last time, that is to be kept for the time after a crash.
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.has_changed)
    }

    /// How many people are connected.
    pub fn people(&self) -> usize {
        self.connected().count()
    }

    /// How many rooms there are.
    pub fn rooms(&self) -> usize {
        self.rooms.len()
    }

    /// The name of a game that is played or offered, for those who look for hosts.
    pub fn game(&self) -> Option<String> {
        let room = self.rooms.values().find(|room| !room.is_new)?;
        room.plan.code.split(':').next().map(str::to_owned)
    }

    /// Somebody connected.
    pub fn connect(&mut self, connection: Connection) {
        self.disconnect(connection);
        let line = Line {
            person: None,
            nameless: 0,
            // As fast as keys repeat, and a little more.
            asks: Budget::new(80, 25, self.now),
            excess: 0,
        };
        self.lines.insert(connection, line);
    }

    /// A connection is no more.
    pub fn disconnect(&mut self, connection: Connection) {
        self.end_connection(connection, Gone::CutOff);
    }

    /// A guest ended the connection and meant to. Who sits in a room may still come back to the seat.
    pub fn leave_host(&mut self, connection: Connection) {
        self.end_connection(connection, Gone::Left);
    }

    fn end_connection(&mut self, connection: Connection, why: Gone) {
        let Some(line) = self.lines.remove(&connection) else {
            return;
        };
        let Some(id) = line.person else {
            return;
        };
        let Some(person) = self.people.get_mut(&id) else {
            return;
        };
        if person.connection != Some(connection) {
            return;
        }
        person.connection = None;
        person.grace = u64::from(self.limits.grace) * 1000;
        self.forget_if_away(id, why);
        self.announce_person(id);
    }

    /// Who is cut off is kept only for the seat.
    fn forget_if_away(&mut self, id: PersonId, why: Gone) {
        let person = self.people.get(&id);
        if person.is_some_and(|person| person.connection.is_none() && person.room.is_none()) {
            self.forget(id, why);
        }
    }

    /// Whether anything is heard of a connection; who was let go may still send what nobody hears.
    pub fn hears(&self, connection: Connection) -> bool {
        self.lines.contains_key(&connection)
    }

    /// What a guest sent was no message: they are let go.
    pub fn nonsense(&mut self, connection: Connection) {
        if self.hears(connection) {
            self.let_go(connection, Farewell::Nonsense);
        }
    }

    /// The host ends: everybody is told, and games are kept.
    pub fn close(&mut self) {
        for connection in std::mem::take(&mut self.lines).into_keys() {
            self.say_farewell(connection, Farewell::Closing);
        }
        let grace = u64::from(self.limits.grace) * 1000;
        for person in self.people.values_mut() {
            (person.connection, person.grace) = (None, grace);
        }
        let all: Vec<PersonId> = self.people.keys().copied().collect();
        for id in all {
            self.forget_if_away(id, Gone::CutOff);
        }
    }

    /// Somebody is not to be heard any more.
    fn let_go(&mut self, connection: Connection, why: Farewell) {
        self.say_farewell(connection, why);
        self.disconnect(connection);
    }

    fn say_farewell(&mut self, connection: Connection, why: Farewell) {
        self.out.push(Out::Tell(connection, Tell::Farewell(why)));
        self.out.push(Out::Close(connection));
    }

    /// Something came from a guest.
    pub fn receive(&mut self, connection: Connection, ask: Ask) {
        let Some(line) = self.lines.get_mut(&connection) else {
            return;
        };
        if !line.asks.spend(self.now) {
            line.excess += 1;
            match line.excess {
                // One answer is enough, and nobody goes on like this by accident.
                1 => self.refuse(connection, Refusal::TooFast),
                1000 => self.let_go(connection, Farewell::TooMuch),
                _ => {}
            }
            return;
        }
        line.excess = line.excess.saturating_sub(1);
        let result = match (line.person, ask) {
            (None, Ask::Hello { name, token }) => self.hello(connection, &name, token),
            (None, _) => Ok(()),
            (Some(id), Ask::Hello { name, .. } | Ask::Rename(name)) => self.rename(id, &name),
            (Some(id), ask) => self.asked(id, ask),
        };
        if let Err(refusal) = result {
            self.refuse(connection, refusal);
        }
    }

    fn asked(&mut self, id: PersonId, ask: Ask) -> Result<(), Refusal> {
        match ask {
            Ask::Hello { .. } | Ask::Rename(_) => Ok(()),
            Ask::Say(words) => self.say(id, &words),
            Ask::Open(plan) => self.open(id, plan),
            Ask::Sit(room, place) => self.sit(id, room, place),
            Ask::Watch(room) => self.watch(id, room),
            Ask::Leave => self.leave(id, Gone::Left),
            Ask::Ready(ready) => self.ready(id, ready),
            Ask::Seat(place, level) => self.seat(id, place, level),
            Ask::Move { ply, mv } => self.play(id, |bout, place, _| bout.play(place, ply, mv)),
            Ask::Chance { ply } => self.play(id, |bout, place, drawn| bout.cast(place, ply, drawn)),
            Ask::TakeBack(ply) => self.take_back(id, ply),
            Ask::Allow(may) => self.allow(id, may),
            Ask::GiveUp => self.give_up(id),
            Ask::Again => self.again(id),
        }
    }

    fn hello(
        &mut self,
        connection: Connection,
        name: &str,
        token: Option<Token>,
    ) -> Result<(), Refusal> {
        let known = token.and_then(|token| self.tokens.get(&token).copied());
        let name = tidy_name(name).ok_or(Refusal::NoName)?;
        let id = match known {
            Some(id) => {
                self.come_back(connection, id);
                // The old name stays if the new one is somebody else's.
                if self.is_free(&name, id)
                    && let Some(person) = self.people.get_mut(&id)
                {
                    person.name = name;
                }
                id
            }
            None => self.come_in(connection, name)?,
        };
        if let Some(line) = self.lines.get_mut(&connection) {
            line.person = Some(id);
        }
        self.welcome(connection, id);
        self.announce_person(id);
        self.has_changed = true;
        Ok(())
    }

    fn come_in(&mut self, connection: Connection, name: String) -> Result<PersonId, Refusal> {
        let most = self.limits.people;
        if self.people.len() >= usize::from(most) {
            return Err(Refusal::HostFull(most));
        }
        let id = PersonId(self.next_id());
        if !self.is_free(&name, id) {
            return Err(Refusal::NameInUse(name));
        }
        let (high, low) = ((self.random)(), (self.random)());
        let token = Token((u128::from(high) << 64 | u128::from(low)).to_le_bytes());
        let person = Person {
            name,
            token,
            connection: Some(connection),
            room: None,
            grace: 0,
            says: Budget::new(5, 2000, self.now),
            opens: Budget::new(5, 1000, self.now),
            agains: Budget::new(10, 1000, self.now),
        };
        self.people.insert(id, person);
        self.tokens.insert(token, id);
        Ok(id)
    }

    fn come_back(&mut self, connection: Connection, id: PersonId) {
        let Some(person) = self.people.get_mut(&id) else {
            return;
        };
        if let Some(old) = person.connection.replace(connection) {
            self.let_go(old, Farewell::Elsewhere);
        }
    }

    /// Tells a guest who has come in all that there is.
    fn welcome(&mut self, connection: Connection, you: PersonId) {
        let Some(person) = self.people.get(&you) else {
            return;
        };
        let welcome = Tell::Welcome {
            you,
            token: person.token,
            grace: self.limits.grace,
        };
        let people: Vec<PersonId> = self.people.keys().copied().collect();
        let infos: Vec<Tell> = people
            .into_iter()
            .filter_map(|id| self.info(id).map(Tell::Person))
            .collect();
        let known = self.rooms.values().filter(|room| !room.is_new);
        let rooms: Vec<Tell> = known.map(|room| Tell::Room(room.info())).collect();
        let all = std::iter::once(welcome).chain(infos).chain(rooms);
        self.out.extend(all.map(|tell| Out::Tell(connection, tell)));
        self.tell_game(you);
    }

    fn rename(&mut self, id: PersonId, name: &str) -> Result<(), Refusal> {
        let name = tidy_name(name).ok_or(Refusal::NoName)?;
        if !self.is_free(&name, id) {
            return Err(Refusal::NameInUse(name));
        }
        if let Some(person) = self.people.get_mut(&id) {
            if !person.says.spend(self.now) {
                return Err(Refusal::TooFast);
            }
            person.name = name;
        }
        self.announce_person(id);
        self.has_changed = true;
        Ok(())
    }

    /// Whether nobody but this person is called so.
    fn is_free(&self, name: &str, id: PersonId) -> bool {
        let mut others = self.people.iter().filter(|&(&other, _)| other != id);
        !others.any(|(_, person)| words::same_name(&person.name, name))
    }

    fn say(&mut self, id: PersonId, words: &Words) -> Result<(), Refusal> {
        let Some(person) = self.people.get_mut(&id) else {
            return Ok(());
        };
        if !person.says.spend(self.now) {
            return Err(Refusal::TooFast);
        }
        let Some(words) = words.tidy() else {
            return Ok(());
        };
        let room = person.room;
        let said = Tell::Said {
            by: id,
            room,
            words,
        };
        match room {
            Some(room) => self.tell_room(room, &said),
            None => {
                let here: Vec<Connection> = self
                    .people
                    .values()
                    .filter(|person| person.room.is_none())
                    .filter_map(|person| person.connection)
                    .collect();
                let told = here.into_iter().map(|to| Out::Tell(to, said.clone()));
                self.out.extend(told);
            }
        }
        Ok(())
    }

    /// Lets time pass until `now`, in milliseconds on a clock that never goes back.
    pub fn tick(&mut self, now: u64) {
        let passed = now.saturating_sub(self.now);
        self.now = self.now.max(now);
        // A host that slept has kept nobody's seat waiting.
        let passed = if passed > SLEPT { 0 } else { passed };
        if passed == 0 {
            return;
        }
        self.pass_for_nameless(passed);
        let rooms: Vec<RoomId> = self.rooms.keys().copied().collect();
        for room in rooms {
            self.pass_in_room(room, passed);
        }
        if self.now >= self.next_clock {
            self.next_clock = self.now.saturating_add(CLOCKS_EVERY);
            self.tell_clocks();
        }
    }

    /// Connections are for people: who has no name for long takes the place of another.
    fn pass_for_nameless(&mut self, passed: u64) {
        let mut late = Vec::new();
        for (&connection, line) in &mut self.lines {
            if line.person.is_none() {
                line.nameless += passed;
                if line.nameless >= NAMELESS {
                    late.push(connection);
                }
            }
        }
        for connection in late {
            self.let_go(connection, Farewell::Nameless);
        }
    }

    /// A person is gone for good.
    fn forget(&mut self, id: PersonId, why: Gone) {
        if let Some(person) = self.people.remove(&id) {
            self.tokens.remove(&person.token);
            self.tell_all(&Tell::Gone(id, why));
            self.has_changed = true;
        }
    }

    fn connected(&self) -> impl Iterator<Item = Connection> + '_ {
        self.people.values().filter_map(|person| person.connection)
    }

    fn is_connected(&self, id: PersonId) -> bool {
        let person = self.people.get(&id);
        person.is_some_and(|person| person.connection.is_some())
    }

    fn info(&self, id: PersonId) -> Option<PersonInfo> {
        let person = self.people.get(&id)?;
        let seconds = person.grace.div_ceil(1000);
        let is_known = |room: &RoomId| self.rooms.get(room).is_some_and(|room| !room.is_new);
        Some(PersonInfo {
            id,
            name: person.name.clone(),
            presence: match person.connection {
                Some(_) => Presence::Here,
                None => Presence::CutOff(u16::try_from(seconds).unwrap_or(u16::MAX)),
            },
            room: person.room.filter(is_known),
        })
    }

    fn announce_person(&mut self, id: PersonId) {
        if let Some(info) = self.info(id) {
            self.tell_all(&Tell::Person(info));
        }
    }

    fn tell_all(&mut self, tell: &Tell) {
        let all: Vec<Connection> = self.connected().collect();
        let told = all.into_iter().map(|to| Out::Tell(to, tell.clone()));
        self.out.extend(told);
    }

    fn tell(&mut self, id: PersonId, tell: Tell) {
        let connection = self.people.get(&id).and_then(|person| person.connection);
        self.out.extend(connection.map(|to| Out::Tell(to, tell)));
    }

    fn refuse(&mut self, connection: Connection, refusal: Refusal) {
        self.out.push(Out::Tell(connection, Tell::Refused(refusal)));
    }

    /// A number that no person and no room has.
    fn next_id(&mut self) -> u32 {
        loop {
            self.ids = self.ids.wrapping_add(1);
            let (person, room) = (PersonId(self.ids), RoomId(self.ids));
            if !self.people.contains_key(&person) && !self.rooms.contains_key(&room) {
                return self.ids;
            }
        }
    }

    fn next(&mut self) -> u64 {
        self.count += 1;
        self.count
    }
}
