//! What a guest knows of a host: the people, the rooms, what was said, and the game in the own room.

use super::message::{
    Ask, Ending, Farewell, GameInfo, PersonId, PersonInfo, Presence, Progress, RoomId, RoomInfo,
    Taker, Tell, Token,
};
use super::refusal::Refusal;
use super::resume::resume;
use super::room::LONGEST_CODE;
use super::words::{Words, tidy_name};
use crate::games::{Effect, Move, Rules, Seat};
use crate::session::{Record, Session};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// How much of what was said is remembered.
const REMEMBERED: usize = 200;
/// Of how many people and of how many rooms a guest knows, whatever a host tells; more than any host takes in.
const MOST_KNOWN: usize = 2000;
/// How much of a room's game is shown, in bytes.
const LONGEST_ABOUT: usize = 400;
/// How long a game is that is taken from a host, in moves.
const MOST_MOVES: usize = 20_000;
/// How often a game that does not agree is asked for again before it is left as it is.
const TRIES: u8 = 5;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Who said it.
    pub by: PersonId,
    /// What they were called then.
    pub name: String,
    /// In which room; `None` in the entrance.
    pub room: Option<RoomId>,
    /// What.
    pub words: Words,
}

/// The game in the own room.
#[derive(Clone, Debug)]
pub struct Game {
    /// What is the same for all who see it.
    pub info: GameInfo,
    /// The boards that are seen here, by place; where all play on one, it is 0.
    pub boards: BTreeMap<u8, Session>,
    /// How much time each place has left, in milliseconds, when it was last told.
    pub clocks: Option<Vec<u32>>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Who would like to take back a move, and is waiting for an answer from here.
    pub asked: Option<PersonId>,
    /// Boards that do not agree with the host, and have been asked for again.
    torn: BTreeSet<u8>,
}

/// What is new to a guest, beside what they can look up.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// They are in.
    Welcome,
    /// Something cannot be.
    Refused(Refusal),
    /// The host lets them go.
    Farewell(Farewell),
    /// Something was said by one who is not muted.
    Said(Said),
    /// A game begins, or one that goes on is seen from now on. Its boards follow.
    Game,
    /// A board is as it is now.
    Board(u8),
    /// A move was made.
    Moved {
        /// On which board.
        board: u8,
        /// Its number, from 1.
        seq: usize,
        /// For which seat.
        seat: Seat,
        /// The move.
        mv: Move,
        /// What is to be seen of it.
        effects: Vec<Effect>,
    },
    /// Moves were taken back.
    TakenBack(u8),
    /// Somebody would like to take back a move.
    TakeBackAsked(PersonId),
    /// They may, or not.
    TakeBackAnswered(bool),
    /// The game has ended.
    Ended(Ending),
    /// A board did not agree with the host's: the host is to be asked this.
    Torn(Ask),
    /// Somebody has left the own room.
    Left(String),
    /// Somebody in the own room is cut off.
    CutOff(PersonId),
    /// Somebody in the own room is back.
    Back(PersonId),
    /// Something else is different.
    Changed,
}

/// What a guest knows.
#[derive(Clone, Debug, Default)]
pub struct Visit {
    me: Option<PersonId>,
    token: Option<Token>,
    grace: u16,
    people: BTreeMap<PersonId, PersonInfo>,
    rooms: BTreeMap<RoomId, RoomInfo>,
    said: VecDeque<Said>,
    muted: BTreeSet<PersonId>,
    game: Option<Game>,
    tries: u8,
}

impl Visit {
    /// Who they are, once they are in.
    pub const fn me(&self) -> Option<PersonId> {
        self.me
    }

    /// What they come back with.
    pub const fn token(&self) -> Option<Token> {
        self.token
    }

    /// For how long the seat of one who is cut off is kept, in seconds.
    pub const fn grace(&self) -> u16 {
        self.grace
    }

    /// Everybody, in the order in which they came.
    pub fn people(&self) -> impl Iterator<Item = &PersonInfo> {
        self.people.values()
    }

    /// A person.
    pub fn person(&self, id: PersonId) -> Option<&PersonInfo> {
        self.people.get(&id)
    }

    /// What a person is called.
    pub fn name(&self, id: PersonId) -> &str {
        self.people
            .get(&id)
            .map_or("Somebody", |person| &person.name)
    }

    /// All rooms, the oldest first.
    pub fn rooms(&self) -> impl Iterator<Item = &RoomInfo> {
        self.rooms.values()
    }

    /// The room in which they are.
    pub fn room(&self) -> Option<&RoomInfo> {
        let room = self.people.get(&self.me?)?.room?;
        self.rooms.get(&room)
    }

    /// The own place in the own room.
    pub fn place(&self) -> Option<u8> {
        let me = Taker::Person(self.me?);
        let at = self
            .room()?
            .places
            .iter()
            .position(|place| place.taker == me)?;
        Some(at as u8)
    }

    /// What is said of a place: a name, the computer, or nothing where it is free.
    pub fn place_name(&self, place: u8) -> Option<String> {
        match self.room()?.places.get(usize::from(place))?.taker {
            Taker::Nobody => None,
            Taker::Person(id) => Some(self.name(id).to_owned()),
            Taker::Computer(level) => Some(format!("Computer, {}", level.name().to_lowercase())),
        }
    }

    /// What was said, the latest last, without those who are muted.
    pub fn said(&self) -> impl DoubleEndedIterator<Item = &Said> {
        self.said
            .iter()
            .filter(|said| !self.muted.contains(&said.by))
    }

    /// The game in the own room.
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// Whether nothing that a person says is shown.
    pub fn is_muted(&self, id: PersonId) -> bool {
        self.muted.contains(&id)
    }

    /// Shows nothing more of what a person says, or shows it again.
    pub fn mute(&mut self, id: PersonId, muted: bool) {
        match muted {
            true => self.muted.insert(id),
            false => self.muted.remove(&id),
        };
    }

    /// The connection is no more: all is forgotten but what is needed to come back, what was said, and the game as it was.
    pub fn cut_off(&mut self) {
        self.people.clear();
        self.rooms.clear();
        self.me = None;
    }

    /// Something came from the host. What does not fit with what was told before is left out.
    pub fn hear(&mut self, tell: Tell) -> Option<News> {
        match tell {
            Tell::Welcome { you, token, grace } => {
                self.people.clear();
                self.rooms.clear();
                self.game = None;
                (self.me, self.token, self.grace) = (Some(you), Some(token), grace);
                Some(News::Welcome)
            }
            Tell::Refused(refusal) => Some(News::Refused(refusal)),
            Tell::Farewell(farewell) => Some(News::Farewell(farewell)),
            Tell::Person(info) => self.hear_person(info),
            Tell::Gone(id, _) => {
                self.muted.remove(&id);
                let own = self.room().map(|room| room.id);
                let gone = self.people.remove(&id)?;
                match own.is_some() && gone.room == own {
                    true => Some(News::Left(gone.name)),
                    false => Some(News::Changed),
                }
            }
            Tell::Said { by, room, words } => self.hear_said(by, room, &words),
            Tell::Room(info) => {
                let fits = info.places.len() <= Seat::MAX_COUNT.into()
                    && info.watching.len() <= MOST_KNOWN
                    && info.about.len() <= LONGEST_ABOUT;
                if !fits || !has_space(&self.rooms, &info.id) {
                    return None;
                }
                self.rooms.insert(info.id, info);
                Some(News::Changed)
            }
            Tell::RoomClosed(id) => {
                self.rooms.remove(&id);
                Some(News::Changed)
            }
            Tell::Game(info) => {
                if info.progress.len() > Seat::MAX_COUNT.into() {
                    return None;
                }
                let boards = match &mut self.game {
                    Some(game) if game.info.number == info.number => {
                        std::mem::take(&mut game.boards)
                    }
                    _ => BTreeMap::new(),
                };
                self.game = Some(Game {
                    info,
                    boards,
                    clocks: None,
                    ending: None,
                    asked: None,
                    torn: BTreeSet::new(),
                });
                Some(News::Game)
            }
            in_game => self.hear_of_game(in_game),
        }
    }

    fn hear_person(&mut self, mut info: PersonInfo) -> Option<News> {
        info.name = tidy_name(&info.name)?;
        let known = self.people.get(&info.id);
        let news = self.news_of(known, &info);
        if Some(info.id) == self.me && known.and_then(|known| known.room) != info.room {
            self.game = None;
        }
        if !has_space(&self.people, &info.id) {
            return None;
        }
        self.people.insert(info.id, info);
        Some(news)
    }

    /// What it means for those in the same room that a person is otherwise than before.
    fn news_of(&self, before: Option<&PersonInfo>, now: &PersonInfo) -> News {
        let own = self.room().map(|room| room.id);
        let Some(before) = before.filter(|_| own.is_some() && Some(now.id) != self.me) else {
            return News::Changed;
        };
        let is_here = |person: &PersonInfo| person.presence == Presence::Here;
        match (before.room == own, now.room == own) {
            (true, false) => News::Left(now.name.clone()),
            (true, true) if is_here(before) && !is_here(now) => News::CutOff(now.id),
            (true, true) if !is_here(before) && is_here(now) => News::Back(now.id),
            _ => News::Changed,
        }
    }

    fn hear_said(&mut self, by: PersonId, room: Option<RoomId>, words: &Words) -> Option<News> {
        let said = Said {
            by,
            name: self.name(by).to_owned(),
            room,
            words: words.tidy()?,
        };
        self.said.push_back(said.clone());
        if self.said.len() > REMEMBERED {
            self.said.pop_front();
        }
        (!self.muted.contains(&by)).then_some(News::Said(said))
    }

    fn hear_of_game(&mut self, tell: Tell) -> Option<News> {
        let game = self.game.as_mut()?;
        match tell {
            Tell::Board {
                board,
                record,
                hash,
            } => {
                if board >= Seat::MAX_COUNT {
                    return None;
                }
                let like = game.boards.values().next();
                let session = Some(&record).filter(|record| is_bounded(record));
                let session = session.and_then(|record| resume(record, like));
                let agrees = session.is_some_and(|session| {
                    let agrees = session.state_hash() == hash;
                    game.boards.insert(board, session);
                    agrees
                });
                game.torn.remove(&board);
                match agrees {
                    true => {
                        self.tries = 0;
                        Some(News::Board(board))
                    }
                    false => self.torn(board),
                }
            }
            Tell::Moved {
                board,
                seq,
                mv,
                after,
                hash,
            } => {
                if game.torn.contains(&board) {
                    return None;
                }
                game.asked = None;
                let moved = game.boards.get_mut(&board).and_then(|session| {
                    let at = session.moves()[..session.cursor()].last();
                    let at = at.map_or(0, |last| last.at).saturating_add(after);
                    let seat = session.position().to_move().seat()?;
                    let fits = session.cursor() as u32 + 1 == seq;
                    let effects = fits.then(|| session.play_at(seat, mv, at))?.ok()?;
                    (session.state_hash() == u32::from(hash)).then_some((seat, effects))
                });
                match moved {
                    Some((seat, effects)) => Some(News::Moved {
                        board,
                        seq: seq as usize,
                        seat,
                        mv,
                        effects,
                    }),
                    None => self.torn(board),
                }
            }
            Tell::TakenBack {
                board,
                ply,
                elapsed,
            } => {
                if game.torn.contains(&board) {
                    return None;
                }
                let session = game.boards.get_mut(&board)?;
                session.undo_to(ply as usize);
                if session.cursor() as u32 != ply {
                    return self.torn(board);
                }
                session.set_elapsed(elapsed);
                Some(News::TakenBack(board))
            }
            Tell::TakeBackAsked(id) => {
                game.asked = Some(id);
                Some(News::TakeBackAsked(id))
            }
            Tell::TakeBackAnswered(may) => {
                game.asked = None;
                Some(News::TakeBackAnswered(may))
            }
            Tell::Progress(place, progress) => {
                let known: &mut Progress = game.info.progress.get_mut(usize::from(place))?;
                *known = progress;
                Some(News::Changed)
            }
            Tell::Ended(ending) => {
                game.asked = None;
                game.ending = Some(ending.clone());
                Some(News::Ended(ending))
            }
            Tell::Clock(clocks) if clocks.len() > Seat::MAX_COUNT.into() => None,
            Tell::Clock(clocks) => {
                game.clocks = Some(clocks);
                Some(News::Changed)
            }
            _ => None,
        }
    }

    /// A board does not agree with the host's: it is asked for again, but not for ever.
    fn torn(&mut self, board: u8) -> Option<News> {
        self.tries = self.tries.saturating_add(1);
        if self.tries > TRIES {
            return Some(News::Board(board));
        }
        let game = self.game.as_mut()?;
        // All boards are told again at once.
        let is_asked = !game.torn.is_empty();
        game.torn.insert(board);
        (!is_asked).then_some(News::Torn(Ask::Again))
    }
}

/// Whether something more may be remembered under this name.
fn has_space<K: Ord, V>(known: &BTreeMap<K, V>, key: &K) -> bool {
    known.len() < MOST_KNOWN || known.contains_key(key)
}

/// Whether a game is not larger than one that is played.
fn is_bounded(record: &Record) -> bool {
    // All that was left open in a code when a room was opened has been decided in its game.
    record.code.len() <= 2 * LONGEST_CODE && record.moves.len() <= MOST_MOVES
}
