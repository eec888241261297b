//! The games that are played in rooms: how they begin, go on and end, and who is told what of them.

use super::bout::{Asked, Bout, Due, Made};
use super::message::{Ending, Forfeit, PersonId, Presence, RoomId, Stage, Taker, Tell};
use super::refusal::Refusal;
use super::{Connection, Lobby, Out, Work};
use crate::games::Level;

impl Lobby {
    /// Begins the game that has been dealt, or has one dealt, once everybody is ready.
    pub(super) fn begin_if_ready(&mut self, id: RoomId) {
        let Some(room) = self.rooms.get_mut(&id) else {
            return;
        };
        if !room.is_ready() || matches!(room.stage, Stage::Dealing | Stage::Running) {
            return;
        }
        let Some(dealt) = room.dealt.take() else {
            self.deal(id);
            return;
        };
        room.begin(dealt);
        let people: Vec<PersonId> = room.people().collect();
        self.has_changed = true;
        for person in people {
            self.tell_game(person);
        }
    }

    /// Tells a person all about the game in their room, and how it ended until the next is waited for.
    pub(super) fn tell_game(&mut self, id: PersonId) {
        let Ok(room_id) = self.room_of(id) else {
            return;
        };
        let Some(room) = self.rooms.get(&room_id) else {
            return;
        };
        let is_seen = |bout: &&Bout| match room.stage {
            Stage::Running => true,
            Stage::Over => bout.ended.is_some(),
            Stage::Dealing | Stage::Waiting => false,
        };
        let Some(bout) = room.bout.as_ref().filter(is_seen) else {
            return;
        };
        let place = room.place_of(id);
        let game = std::iter::once(Tell::Game(bout.info()));
        let boards = (0..).zip(bout.boards()).filter_map(|(board, game)| {
            let is_seen = match (bout.is_race(), place) {
                (true, Some(place)) => place == board,
                _ => true,
            };
            is_seen.then(|| Tell::Board {
                board,
                record: bout.record(board, place),
                hash: game.state_hash(),
            })
        });
        let clocks = bout.clocks().map(Tell::Clock);
        let asked = bout.asked.as_ref().filter(|asked| {
            let is_open = |place| asked.open.contains(&place);
            place.is_some_and(is_open)
        });
        let asked = asked.and_then(|asked| match room.places[usize::from(asked.by)].taker {
            Taker::Person(by) => Some(Tell::TakeBackAsked(by)),
            Taker::Nobody | Taker::Computer(_) => None,
        });
        let ended = bout.ended.clone().map(Tell::Ended);
        let told = game.chain(boards).chain(clocks).chain(asked);
        let all: Vec<Tell> = told.chain(ended).collect();
        for tell in all {
            self.tell(id, tell);
        }
    }

    pub(super) fn again(&mut self, id: PersonId) -> Result<(), Refusal> {
        let now = self.now;
        let person = self.people.get_mut(&id).ok_or(Refusal::NoRoom)?;
        if !person.agains.spend(now) {
            return Err(Refusal::TooFast);
        }
        self.tell_game(id);
        Ok(())
    }

    /// Makes a move of a person; a number is drawn for chance.
    pub(super) fn play(
        &mut self,
        id: PersonId,
        play: impl FnOnce(&mut Bout, u8, u32) -> Result<Made, Refusal>,
    ) -> Result<(), Refusal> {
        let (room_id, place) = self.place_of(id)?;
        let drawn = (self.random)() as u32;
        let bout = self.running(room_id)?;
        let made = play(bout, place, drawn)?;
        self.made(room_id, made);
        self.end_if_over(room_id);
        Ok(())
    }

    /// The game that is played in a room.
    pub(super) fn running(&mut self, id: RoomId) -> Result<&mut Bout, Refusal> {
        let room = self.rooms.get_mut(&id).ok_or(Refusal::NoRoom)?;
        let bout = room.bout.as_mut().filter(|_| room.stage == Stage::Running);
        bout.ok_or(Refusal::NoGame)
    }

    /// A move was made: those who see the board are told, and the others in a race how far it is.
    pub(super) fn made(&mut self, room_id: RoomId, made: Made) {
        let moved = Tell::Moved {
            board: made.board,
            seq: made.seq,
            mv: made.mv,
            after: made.after,
            hash: made.hash.into(),
        };
        self.tell_board(room_id, made.board, &moved);
        if self.is_race(room_id) {
            self.tell_progress(room_id, made.board);
        }
        self.has_changed = true;
    }

    /// Tells those who see a board.
    pub(super) fn tell_board(&mut self, room_id: RoomId, board: u8, tell: &Tell) {
        let Some(room) = self.rooms.get(&room_id) else {
            return;
        };
        let owner = room.places.get(usize::from(board)).map(|place| place.taker);
        let seen: Vec<PersonId> = match (room.is_race(), owner) {
            (true, Some(Taker::Person(owner))) => {
                room.watching.iter().copied().chain([owner]).collect()
            }
            (true, _) => room.watching.clone(),
            (false, _) => room.people().collect(),
        };
        for person in seen {
            self.tell(person, tell.clone());
        }
    }

    pub(super) fn tell_progress(&mut self, room_id: RoomId, place: u8) {
        let Ok(bout) = self.running(room_id) else {
            return;
        };
        let progress = bout.progress(place);
        self.tell_room(room_id, &Tell::Progress(place, progress));
    }

    pub(super) fn end_if_over(&mut self, room_id: RoomId) {
        let ending = self.running(room_id).ok().and_then(|bout| bout.ending());
        if let Some(ending) = ending {
            self.end(room_id, ending);
        }
    }

    /// The game has ended: the winner begins the next, or else the one after who began this.
    pub(super) fn end(&mut self, room_id: RoomId, ending: Ending) {
        let Some(room) = self.rooms.get_mut(&room_id) else {
            return;
        };
        room.stage = Stage::Over;
        room.begins = ending
            .winner
            .unwrap_or((room.begins + 1) % room.plan.places);
        for place in &mut room.places {
            place.ready = matches!(place.taker, Taker::Computer(_));
        }
        // Who was first in a race may have left it meanwhile.
        if let Some(winner) = ending.winner
            && let place = &mut room.places[usize::from(winner)]
            && place.taker != Taker::Nobody
        {
            place.won = place.won.saturating_add(1);
        }
        if let Some(bout) = &mut room.bout {
            bout.ended = Some(ending.clone());
        }
        self.tell_room(room_id, &Tell::Ended(ending));
        self.announce_room(room_id);
        self.has_changed = true;
    }

    /// A place cannot or will not go on: that ends a game on one board; a race goes on without them.
    pub(super) fn forfeit(&mut self, room_id: RoomId, place: u8, why: Forfeit) {
        let Ok(bout) = self.running(room_id) else {
            return;
        };
        if !bout.is_race() {
            let ending = bout.forfeited(place, why);
            self.end(room_id, ending);
            return;
        }
        self.drop_out(room_id, place);
        self.end_if_over(room_id);
    }

    /// A place races no more; whether that ends the race is for others to see.
    fn drop_out(&mut self, room_id: RoomId, place: u8) {
        if let Ok(bout) = self.running(room_id) {
            bout.give_up(place);
            self.has_changed = true;
            self.tell_progress(room_id, place);
        }
    }

    pub(super) fn give_up(&mut self, id: PersonId) -> Result<(), Refusal> {
        let (room_id, place) = self.place_of(id)?;
        let bout = self.running(room_id)?;
        if bout.has_given_up(place) || bout.is_race() && bout.is_done(place) {
            return Err(Refusal::NoGame);
        }
        self.forfeit(room_id, place, Forfeit::GaveUp);
        Ok(())
    }

    pub(super) fn take_back(&mut self, id: PersonId, ply: u32) -> Result<(), Refusal> {
        let (room_id, place) = self.place_of(id)?;
        let bout = self.running(room_id)?;
        if bout.has_given_up(place) {
            return Err(Refusal::NoGame);
        }
        if bout.is_race() {
            if !bout.takes_back_freely() {
                return Err(Refusal::MovesCount);
            }
            return self.taken_back(room_id, place, ply as usize);
        }
        if bout.asked.is_some() {
            return Err(Refusal::AskedAlready);
        }
        let ply = bout.last_ply(place).ok_or(Refusal::NothingToTakeBack)?;
        let room = &self.rooms[&room_id];
        let others = (0..)
            .zip(&room.places)
            .filter_map(|(at, other)| match other.taker {
                Taker::Person(person) if at != place => Some((at, person)),
                _ => None,
            });
        let (open, people): (Vec<u8>, Vec<PersonId>) = others.unzip();
        if open.is_empty() {
            return self.taken_back(room_id, place, ply);
        }
        let bout = self.running(room_id)?;
        bout.asked = Some(Asked {
            by: place,
            ply,
            open,
        });
        for person in people {
            self.tell(person, Tell::TakeBackAsked(id));
        }
        Ok(())
    }

    pub(super) fn taken_back(
        &mut self,
        room_id: RoomId,
        place: u8,
        ply: usize,
    ) -> Result<(), Refusal> {
        let bout = self.running(room_id)?;
        let board = bout.board(place);
        let (ply, elapsed) = bout
            .take_back(place, ply)
            .ok_or(Refusal::NothingToTakeBack)?;
        let told = Tell::TakenBack {
            board,
            ply,
            elapsed,
        };
        self.tell_board(room_id, board, &told);
        if self.is_race(room_id) {
            self.tell_progress(room_id, board);
        }
        self.has_changed = true;
        Ok(())
    }

    pub(super) fn allow(&mut self, id: PersonId, may: bool) -> Result<(), Refusal> {
        let (room_id, place) = self.place_of(id)?;
        let bout = self.running(room_id)?;
        let Some(asked) = bout
            .asked
            .as_mut()
            .filter(|asked| asked.open.contains(&place))
        else {
            return Err(Refusal::Stale);
        };
        asked.open.retain(|&open| open != place);
        let (by, ply, is_decided) = (asked.by, asked.ply, asked.open.is_empty());
        if may && !is_decided {
            return Ok(());
        }
        bout.asked = None;
        self.tell_room(room_id, &Tell::TakeBackAnswered(may));
        match may {
            true => self.taken_back(room_id, by, ply),
            false => Ok(()),
        }
    }

    /// Lets time pass in a room: for the game, and for those who are cut off.
    pub(super) fn pass_in_room(&mut self, id: RoomId, passed: u64) {
        self.pass_for_cut_off(id, passed);
        let drawn = (self.random)() as u32;
        let Some(room) = self
            .rooms
            .get(&id)
            .filter(|room| room.stage == Stage::Running)
        else {
            return;
        };
        let rests: Vec<bool> = room
            .places
            .iter()
            .map(|place| match place.taker {
                Taker::Person(person) => !self.is_connected(person),
                Taker::Nobody | Taker::Computer(_) => false,
            })
            .collect();
        let levels: Vec<Option<Level>> = (0..room.plan.places)
            .map(|place| room.computer(place))
            .collect();
        let level = |place: u8| levels.get(usize::from(place)).copied().flatten();
        let Ok(bout) = self.running(id) else {
            return;
        };
        // Moves are told before any of them ends the game.
        let (moves, others): (Vec<Due>, Vec<Due>) = bout
            .pass(passed as u32, &rests, level, drawn)
            .into_iter()
            .partition(|due| matches!(due, Due::Made(_)));
        for due in moves.into_iter().chain(others) {
            match due {
                Due::Made(made) => self.made(id, made),
                // Of those who are late together in a race none has won.
                Due::Late(place) if self.is_race(id) => self.drop_out(id, place),
                Due::Late(place) => self.forfeit(id, place, Forfeit::Time),
                Due::Think(position, level) => {
                    let ticket = self.next();
                    if let Ok(bout) = self.running(id) {
                        bout.thinking = Some(ticket);
                    }
                    self.work.push(Work::Think {
                        ticket,
                        position: *position,
                        level,
                    });
                }
            }
        }
        self.end_if_over(id);
    }

    /// Tells the players' clocks and how long seats are kept, for those who see them run.
    pub(super) fn tell_clocks(&mut self) {
        let rooms: Vec<RoomId> = self.rooms.keys().copied().collect();
        for id in rooms {
            let clocks = self.running(id).ok().and_then(|bout| bout.clocks());
            let people: Vec<PersonId> = self.rooms[&id].people().collect();
            let away = people.iter().filter_map(|&person| self.info(person));
            let away = away.filter(|info| info.presence != Presence::Here);
            let away: Vec<Tell> = away.map(Tell::Person).collect();
            let clocks = clocks.map(Tell::Clock);
            let here: Vec<Connection> = people
                .iter()
                .filter_map(|person| self.people.get(person)?.connection)
                .collect();
            for to in here {
                self.out
                    .extend(clocks.iter().cloned().map(|tell| Out::Hint(to, tell)));
                // Not a hint: one that arrived late would cut off somebody who is back.
                self.out
                    .extend(away.iter().cloned().map(|tell| Out::Tell(to, tell)));
            }
        }
    }
}
