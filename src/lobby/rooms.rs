//! What goes on in rooms beside the games: opening them, sitting down, watching and leaving.

use super::message::{Forfeit, Gone, PersonId, RoomId, RoomPlan, Stage, Taker, Tell};
use super::refusal::Refusal;
use super::room::Room;
use super::{Done, Lobby, Work};
use crate::games::Level;

impl Lobby {
    /// What came of a piece of [`Work`].
    pub fn done(&mut self, ticket: u64, done: Done) {
        match done {
            Done::Dealt(dealt) => {
                self.deals.remove(&ticket);
                let room = self
                    .rooms
                    .values()
                    .find(|room| room.dealing == Some(ticket));
                if let Some(room) = room.map(|room| room.id) {
                    self.dealt(room, *dealt);
                }
            }
            Done::Thought(mv) => {
                for room in self.rooms.values_mut() {
                    if let Some(bout) = &mut room.bout {
                        bout.think(ticket, mv);
                    }
                }
            }
        }
    }

    pub(super) fn open(&mut self, id: PersonId, plan: RoomPlan) -> Result<(), Refusal> {
        let now = self.now;
        let person = self.people.get_mut(&id).ok_or(Refusal::NoRoom)?;
        if person.room.is_some() {
            return Err(Refusal::InARoom);
        }
        let most = self.limits.rooms;
        if self.rooms.len() >= usize::from(most) {
            return Err(Refusal::TooManyRooms(most));
        }
        // Who opens rooms faster than they are dealt waits, even if nobody is in them any more.
        if !person.opens.spend(now) || self.deals.len() >= usize::from(most) {
            return Err(Refusal::TooFast);
        }
        let room = RoomId(self.next_id());
        let mut opened = Room::new(room, plan).map_err(Refusal::Plan)?;
        let since = self.next();
        opened.take(0, Taker::Person(id), since);
        self.rooms.insert(room, opened);
        self.set_room(id, Some(room));
        self.deal(room);
        Ok(())
    }

    pub(super) fn set_room(&mut self, id: PersonId, room: Option<RoomId>) {
        if let Some(person) = self.people.get_mut(&id) {
            person.room = room;
        }
        self.has_changed = true;
    }

    /// Has the next game of a room dealt.
    pub(super) fn deal(&mut self, id: RoomId) {
        let (ticket, seed) = (self.next(), (self.random)());
        let Some(room) = self.rooms.get_mut(&id) else {
            return;
        };
        room.stage = Stage::Dealing;
        room.dealing = Some(ticket);
        let code = room.next_code(seed);
        self.deals.insert(ticket);
        self.work.push(Work::Deal { ticket, code });
    }

    pub(super) fn dealt(&mut self, id: RoomId, dealt: Result<crate::session::Session, String>) {
        let Some(room) = self.rooms.get_mut(&id) else {
            return;
        };
        room.dealing = None;
        let was_new = std::mem::take(&mut room.is_new);
        room.stage = Stage::Waiting;
        match dealt {
            Ok(game) => room.dealt = Some(game),
            Err(why) => {
                let seated: Vec<PersonId> = room.seated().collect();
                for place in &mut room.places {
                    place.ready = matches!(place.taker, Taker::Computer(_));
                }
                for person in seated {
                    self.tell(person, Tell::Refused(Refusal::Plan(why.clone())));
                    if was_new {
                        self.set_room(person, None);
                        self.forget_if_away(person, Gone::CutOff);
                    }
                }
                if was_new {
                    self.rooms.remove(&id);
                    return;
                }
            }
        }
        if was_new {
            self.has_changed = true;
            let people: Vec<PersonId> = self.rooms[&id].people().collect();
            self.announce_room(id);
            for person in people {
                self.announce_person(person);
            }
        }
        self.begin_if_ready(id);
        self.announce_room(id);
    }

    pub(super) fn sit(
        &mut self,
        id: PersonId,
        room_id: RoomId,
        place: Option<u8>,
    ) -> Result<(), Refusal> {
        let own = self.people.get(&id).and_then(|person| person.room);
        if own.is_some_and(|own| own != room_id) {
            return Err(Refusal::InARoom);
        }
        let room = self.known_room(room_id)?;
        if room.stage == Stage::Running {
            let watch = room.plan.spectators;
            return Err(Refusal::Begun { watch });
        }
        let places = room.plan.places;
        let place = match place {
            Some(place) if place >= places => return Err(Refusal::NoPlace),
            Some(place) => place,
            None => room.free_place().ok_or(Refusal::RoomFull(places))?,
        };
        match room.places[usize::from(place)].taker {
            Taker::Person(taker) if taker == id => return Ok(()),
            Taker::Person(_) | Taker::Computer(_) if room.free_place().is_none() => {
                return Err(Refusal::RoomFull(places));
            }
            Taker::Person(taker) => {
                let taken = self.people.get(&taker).map(|person| person.name.clone());
                return Err(Refusal::PlaceTaken(taken.unwrap_or_default()));
            }
            Taker::Computer(_) => return Err(Refusal::PlaceTaken("The computer".to_owned())),
            Taker::Nobody => {}
        }
        let since = self.next();
        let room = self.known_room(room_id)?;
        if let Some(before) = room.place_of(id) {
            room.take(before, Taker::Nobody, 0);
        }
        room.watching.retain(|&watching| watching != id);
        room.take(place, Taker::Person(id), since);
        if room.stage == Stage::Over {
            room.stage = Stage::Waiting;
        }
        self.come_into(id, room_id, own);
        Ok(())
    }

    pub(super) fn watch(&mut self, id: PersonId, room_id: RoomId) -> Result<(), Refusal> {
        let own = self.people.get(&id).and_then(|person| person.room);
        if own.is_some_and(|own| own != room_id) {
            return Err(Refusal::InARoom);
        }
        let room = self.known_room(room_id)?;
        if room.place_of(id).is_some() {
            return Err(Refusal::InARoom);
        }
        if !room.plan.spectators {
            return Err(Refusal::NoSpectators);
        }
        if !room.watching.contains(&id) {
            room.watching.push(id);
            self.come_into(id, room_id, own);
        }
        Ok(())
    }

    pub(super) fn come_into(&mut self, id: PersonId, room: RoomId, before: Option<RoomId>) {
        self.set_room(id, Some(room));
        self.announce_room(room);
        if before.is_none() {
            self.announce_person(id);
            self.tell_game(id);
        }
    }

    /// A room of which people know.
    pub(super) fn known_room(&mut self, id: RoomId) -> Result<&mut Room, Refusal> {
        let room = self.rooms.get_mut(&id);
        room.filter(|room| !room.is_new).ok_or(Refusal::NoRoom)
    }

    /// A person leaves the room in which they are. Who plays a game that all play on one board ends it; who races
    /// leaves the others to it.
    pub(super) fn leave(&mut self, id: PersonId, why: Gone) -> Result<(), Refusal> {
        let room_id = self.room_of(id)?;
        self.set_room(id, None);
        let Some(room) = self.rooms.get_mut(&room_id) else {
            return Ok(());
        };
        room.watching.retain(|&watching| watching != id);
        if let Some(place) = room.place_of(id) {
            if room.stage == Stage::Running {
                let why = match why {
                    Gone::Left => Forfeit::Left,
                    Gone::CutOff => Forfeit::CutOff,
                };
                self.forfeit(room_id, place, why);
            }
            if let Some(room) = self.rooms.get_mut(&room_id) {
                room.take(place, Taker::Nobody, 0);
                // The room waits for somebody to take the place again.
                if room.stage == Stage::Over {
                    room.stage = Stage::Waiting;
                }
            }
        }
        self.announce_person(id);
        self.after_leaving(room_id);
        Ok(())
    }

    /// Closes a room in which nobody is any more.
    pub(super) fn after_leaving(&mut self, id: RoomId) {
        let Some(room) = self.rooms.get(&id) else {
            return;
        };
        if room.people().next().is_some() {
            // It may be that all were waiting for this one.
            self.begin_if_ready(id);
            self.announce_room(id);
            return;
        }
        let was_known = !room.is_new;
        self.rooms.remove(&id);
        if was_known {
            self.tell_all(&Tell::RoomClosed(id));
        }
        self.has_changed = true;
    }

    pub(super) fn ready(&mut self, id: PersonId, ready: bool) -> Result<(), Refusal> {
        let (room_id, place) = self.place_of(id)?;
        let room = self.known_room(room_id)?;
        if room.stage == Stage::Running {
            // Who said it twice was ready, and the game has begun.
            return match ready {
                true => Ok(()),
                false => Err(Refusal::Begun { watch: false }),
            };
        }
        if std::mem::replace(&mut room.places[usize::from(place)].ready, ready) != ready {
            self.begin_if_ready(room_id);
            self.announce_room(room_id);
        }
        Ok(())
    }

    pub(super) fn seat(
        &mut self,
        id: PersonId,
        place: u8,
        level: Option<Level>,
    ) -> Result<(), Refusal> {
        let (room_id, _) = self.place_of(id)?;
        let since = self.next();
        let room = self.known_room(room_id)?;
        if room.opener() != Some(id) {
            return Err(Refusal::NotOpener);
        }
        if room.stage == Stage::Running {
            return Err(Refusal::Begun { watch: false });
        }
        if room.is_race() {
            let why = "in a race there are only people".to_owned();
            return Err(Refusal::Plan(why));
        }
        let taker = room
            .places
            .get(usize::from(place))
            .ok_or(Refusal::NoPlace)?
            .taker;
        if let Taker::Person(taker) = taker {
            let taken = self.people.get(&taker).map(|person| person.name.clone());
            return Err(Refusal::PlaceTaken(taken.unwrap_or_default()));
        }
        let taker = level.map_or(Taker::Nobody, Taker::Computer);
        room.take(place, taker, since);
        if room.stage == Stage::Over {
            room.stage = Stage::Waiting;
        }
        self.has_changed = true;
        self.begin_if_ready(room_id);
        self.announce_room(room_id);
        Ok(())
    }

    pub(super) fn tell_room(&mut self, room_id: RoomId, tell: &Tell) {
        let room = self.rooms.get(&room_id);
        let people: Vec<PersonId> = room.into_iter().flat_map(Room::people).collect();
        for person in people {
            self.tell(person, tell.clone());
        }
    }

    pub(super) fn is_race(&self, id: RoomId) -> bool {
        self.rooms.get(&id).is_some_and(Room::is_race)
    }

    pub(super) fn room_of(&self, id: PersonId) -> Result<RoomId, Refusal> {
        let room = self.people.get(&id).and_then(|person| person.room);
        room.ok_or(Refusal::NotSeated)
    }

    pub(super) fn place_of(&self, id: PersonId) -> Result<(RoomId, u8), Refusal> {
        let room = self.room_of(id)?;
        let place = self.rooms.get(&room).and_then(|room| room.place_of(id));
        place.map(|place| (room, place)).ok_or(Refusal::NotSeated)
    }

    pub(super) fn announce_room(&mut self, id: RoomId) {
        let room = self.rooms.get(&id).filter(|room| !room.is_new);
        if let Some(info) = room.map(Room::info) {
            self.tell_all(&Tell::Room(info));
        }
    }

    /// The seats of those who are cut off are kept for a while once others wait for them, and else for long.
    pub(super) fn pass_for_cut_off(&mut self, id: RoomId, passed: u64) {
        let Some(room) = self.rooms.get(&id) else {
            return;
        };
        let people: Vec<PersonId> = room.people().collect();
        let (here, away): (Vec<PersonId>, Vec<PersonId>) = people
            .into_iter()
            .partition(|&person| self.is_connected(person));
        let keep = u64::from(self.limits.keep) * 1000;
        let Some(room) = self.rooms.get_mut(&id) else {
            return;
        };
        room.deserted = if here.is_empty() {
            room.deserted + passed
        } else {
            0
        };
        let is_lost = room.deserted > keep;
        for person in away {
            let Some(waiting) = self.people.get_mut(&person) else {
                continue;
            };
            let is_waited_for = !here.is_empty();
            if is_waited_for {
                waiting.grace = waiting.grace.saturating_sub(passed);
            }
            if is_lost || is_waited_for && waiting.grace == 0 {
                // They are in this room.
                let left = self.leave(person, Gone::CutOff);
                debug_assert!(left.is_ok(), "{left:?}");
                self.forget(person, Gone::CutOff);
            }
        }
    }
}
