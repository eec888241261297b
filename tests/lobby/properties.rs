//! What holds whoever asks whatever in whatever order.

use super::house::{Diligence, House, plan};
use super::messages::asks;
use super::play::Style::Random;
use proptest::prelude::*;
use std::collections::BTreeSet;
use tessella::boards::CellId;
use tessella::codec::encode;
use tessella::games::{Level, Move};
use tessella::lobby::{
    Ask, Connection, Goal, Limits, Lobby, PersonId, Presence, RoomId, RoomPlan, Stage, Taker, Tell,
    TimeLimit, Words,
};

const LIMITS: Limits = Limits {
    people: 6,
    rooms: 3,
    grace: 3,
    keep: 20,
};
/// Who looks on in the entrance from the beginning to the end.
const ONLOOKER: usize = 0;
/// How many others there are.
const GUESTS: usize = 6;
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
    /// A guest connects, if they are not, and comes in with a name; afresh or with all they know.
    ComeIn(usize, usize, bool),
    /// A guest connects and says nothing.
    Connect(usize),
    /// One comes in with the token of another.
    Borrow(usize, usize),
    CutOff(usize),
    /// A guest asks for something.
    Ask(usize, Ask),
    /// A guest does what they can in a game.
    Play(usize, u64),
    /// Everybody does what they can in their games, so many times.
    Round(u64),
    /// A guest asks the same again and again.
    Burst(usize, Ask, usize),
    /// A guest sits down or watches in a room that there is.
    Join(usize, usize, bool),
    /// All are ready who sit anywhere.
    AllReady,
    Nonsense(usize),
    Wait(u64),
    /// The host looks at its clock after so long.
    Sleep(u64),
    /// Work is done late, in another order, never or twice.
    Work(Vec<usize>),
    Diligence(bool),
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

fn any_ask() -> impl Strategy<Value = Ask> {
    let text = prop_oneof![
        3 => "[ -~]{0,30}",
        1 => any::<String>(),
        1 => (0..20_000usize).prop_map(|length| "y ".repeat(length)),
    ];
    let level = proptest::option::of(prop::sample::select(&Level::ALL[..2]));
    let limit = prop_oneof![
        2 => Just(TimeLimit::None),
        1 => (0..4u16).prop_map(TimeLimit::Move),
        1 => (0..8u16).prop_map(TimeLimit::Game),
    ];
    let code = prop::sample::select(&CODES[..]);
    let goal = prop_oneof![Just(Goal::First), Just(Goal::Fewest)];
    let open =
        (code, any::<bool>(), limit, goal).prop_map(|((code, places), spectators, limit, goal)| {
            Ask::Open(RoomPlan {
                spectators,
                limit,
                goal,
                ..plan(code, places)
            })
        });
    let mv = prop_oneof![
        3 => numbers().prop_map(|cell| Move::Cell(CellId(cell))),
        1 => numbers().prop_map(Move::Chance),
        1 => Just(Move::TimeUp),
        1 => small().prop_map(Move::Piece),
    ];
    prop_oneof![
        2 => prop::sample::select(asks()),
        4 => open,
        1 => text.clone().prop_map(Ask::Rename),
        1 => text.prop_map(|text| Ask::Say(Words::Text(text))),
        2 => (numbers(), proptest::option::of(small()))
            .prop_map(|(room, place)| Ask::Sit(RoomId(room), place)),
        1 => numbers().prop_map(|room| Ask::Watch(RoomId(room))),
        2 => Just(Ask::Leave),
        2 => prop_oneof![4 => Just(true), 1 => Just(false)].prop_map(Ask::Ready),
        2 => (small(), level).prop_map(|(place, level)| Ask::Seat(place, level)),
        1 => (numbers(), mv).prop_map(|(ply, mv)| Ask::Move { ply, mv }),
        1 => numbers().prop_map(|ply| Ask::Chance { ply }),
        2 => numbers().prop_map(Ask::TakeBack),
        2 => any::<bool>().prop_map(Ask::Allow),
        1 => Just(Ask::GiveUp),
        1 => Just(Ask::Again),
    ]
}

fn steps() -> impl Strategy<Value = Step> {
    let guest = || 1..=GUESTS;
    prop_oneof![
        6 => (guest(), 0..NAMES.len(), any::<bool>())
            .prop_map(|(guest, name, is_fresh)| Step::ComeIn(guest, name, is_fresh)),
        1 => guest().prop_map(Step::Connect),
        1 => (guest(), guest()).prop_map(|(guest, other)| Step::Borrow(guest, other)),
        2 => guest().prop_map(Step::CutOff),
        14 => (guest(), any_ask()).prop_map(|(guest, ask)| Step::Ask(guest, ask)),
        12 => (guest(), any::<u64>()).prop_map(|(guest, choice)| Step::Play(guest, choice)),
        8 => (guest(), 0..4usize, any::<bool>())
            .prop_map(|(guest, room, sits)| Step::Join(guest, room, sits)),
        5 => Just(Step::AllReady),
        1 => guest().prop_map(Step::Nonsense),
        12 => (1..6u64).prop_map(Step::Round),
        1 => (guest(), any_ask(), 0..1200usize)
            .prop_map(|(guest, ask, times)| Step::Burst(guest, ask, times)),
        6 => (0..1500u64).prop_map(Step::Wait),
        1 => any::<u64>().prop_map(|time| Step::Sleep(time % 1_000_000_007)),
        3 => proptest::collection::vec(0..5usize, 0..6).prop_map(Step::Work),
        1 => any::<bool>().prop_map(Step::Diligence),
        1 => Just(Step::Crash),
        1 => numbers().prop_map(|number| Step::Stray(number.into())),
    ]
}

fn connect_if_away(house: &mut House, guest: usize, is_fresh: bool) {
    if house.guests[guest].connection.is_none() {
        if is_fresh {
            let token = house.guests[guest].visit.token();
            house.guests[guest].visit = tessella::lobby::Visit::default();
            if let Some(token) = token {
                house.guests[guest].visit.hear(Tell::Welcome {
                    you: PersonId(0),
                    token,
                    grace: 0,
                });
                house.guests[guest].visit.cut_off();
            }
        }
        house.connect(guest);
    }
}

fn happen(house: &mut House, step: Step) {
    match step {
        Step::ComeIn(guest, name, is_fresh) => {
            connect_if_away(house, guest, is_fresh);
            let token = house.guests[guest].visit.token();
            let name = NAMES[name].to_owned();
            house.ask(guest, Ask::Hello { name, token });
        }
        Step::Connect(guest) => connect_if_away(house, guest, true),
        Step::Borrow(guest, other) => {
            connect_if_away(house, guest, false);
            let token = house.guests[other].visit.token();
            let name = "Borrowed".to_owned();
            house.ask(guest, Ask::Hello { name, token });
        }
        Step::CutOff(guest) => house.cut_off(guest),
        Step::Ask(guest, ask) => house.ask(guest, ask),
        Step::Play(guest, choice) => {
            if let Some(ask) = house.next_ask(guest, Random, choice) {
                house.ask(guest, ask);
            }
        }
        Step::Round(times) => {
            for choice in 0..times {
                for guest in 1..=GUESTS {
                    if let Some(ask) = house.next_ask(guest, Random, choice * 7) {
                        house.ask(guest, ask);
                        house.moment();
                    }
                }
            }
        }
        Step::Burst(guest, ask, times) => {
            for _ in 0..times {
                house.ask(guest, ask.clone());
            }
        }
        Step::Join(guest, room, sits) => {
            let room = house.guests[guest].visit.rooms().nth(room);
            if let Some(room) = room.map(|room| room.id) {
                let ask = match sits {
                    true => Ask::Sit(room, None),
                    false => Ask::Watch(room),
                };
                house.ask(guest, ask);
            }
        }
        Step::AllReady => {
            for guest in 1..=GUESTS {
                if house.guests[guest].visit.place().is_some() {
                    house.ask(guest, Ask::Ready(true));
                }
            }
        }
        Step::Nonsense(guest) => {
            if let Some(connection) = house.guests[guest].connection {
                house.lobby.nonsense(connection);
                house.carry();
            }
        }
        Step::Wait(time) => house.wait(time),
        Step::Sleep(time) => {
            house.now += time;
            house.lobby.tick(house.now);
            house.carry();
        }
        Step::Work(order) => {
            for at in order {
                if let Some(work) = house.work.get(at).cloned() {
                    house.do_work(work);
                    house.carry();
                }
            }
            house.work.truncate(20);
        }
        Step::Diligence(now) => {
            house.diligence = if now {
                Diligence::Now
            } else {
                Diligence::Later
            };
        }
        Step::Crash => {
            house.crash();
            house.come_in(ONLOOKER, "Onlooker");
        }
        Step::Stray(number) => {
            let stray = Connection(1_000_000 + number);
            house.lobby.receive(stray, Ask::Leave);
            house.lobby.disconnect(stray);
            house.lobby.nonsense(stray);
            house.lobby.connect(stray);
            house.lobby.connect(stray);
            house.lobby.disconnect(stray);
            let nothing = tessella::lobby::Done::Thought(None);
            house.lobby.done(number, nothing);
            house.lobby.tick(number);
            house.now = house.now.max(number);
            house.carry();
        }
    }
}

/// What everybody knows fits together.
fn check(house: &House) -> Result<(), TestCaseError> {
    let (people, rooms) = house.seen(ONLOOKER);
    prop_assert!(people.len() <= usize::from(LIMITS.people));
    prop_assert!(rooms.len() <= usize::from(LIMITS.rooms));
    let here = people
        .iter()
        .filter(|person| person.presence == Presence::Here);
    prop_assert_eq!(here.count(), house.lobby.people(), "ghosts");
    let mut names = BTreeSet::new();
    for person in &people {
        prop_assert!(names.insert(person.name.to_lowercase()), "{}", person.name);
        prop_assert!(!person.name.is_empty());
    }
    let mut somewhere = BTreeSet::new();
    for room in &rooms {
        let seated = room.places.iter().filter_map(|place| match place.taker {
            Taker::Person(id) => Some(id),
            Taker::Nobody | Taker::Computer(_) => None,
        });
        let seated: Vec<PersonId> = seated.collect();
        let all: Vec<PersonId> = seated.iter().chain(&room.watching).copied().collect();
        prop_assert!(!all.is_empty(), "a room without people: {:?}", room);
        for id in all {
            prop_assert!(somewhere.insert(id), "{:?} is in two places", id);
            let person = people.iter().find(|person| person.id == id);
            let own = person.and_then(|person| person.room);
            prop_assert_eq!(own, Some(room.id), "{:?}", id);
        }
        match room.opener {
            Some(opener) => prop_assert!(seated.contains(&opener)),
            None => prop_assert!(seated.is_empty()),
        }
        let taken = room
            .places
            .iter()
            .filter(|place| place.taker != Taker::Nobody);
        if room.stage == Stage::Running && !room.race {
            prop_assert_eq!(taken.count(), room.places.len(), "{:?}", room);
        } else if room.stage == Stage::Waiting {
            let enough = if room.race { 2 } else { room.places.len() };
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
    for (at, guest) in house.guests.iter().enumerate().skip(1) {
        if guest.visit.me().is_none() || guest.connection.is_none() {
            continue;
        }
        prop_assert_eq!(
            &house.seen(at),
            &(people.clone(), rooms.clone()),
            "guest {}",
            at
        );
        let room = guest.visit.room();
        let is_running = room.is_some_and(|room| room.stage == Stage::Running);
        let is_seen = guest
            .visit
            .game()
            .is_some_and(|game| game.ending.is_none() && !game.boards.is_empty());
        prop_assert_eq!(is_running, is_seen, "guest {} in {:?}", at, room);
    }
    Ok(())
}

/// How much may be told for one ask: to each of the people a few things, and all there is to those who enter.
const fn most(people: usize) -> usize {
    12 * people + 40
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, max_shrink_iters: 4000, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_asked_in_whatever_order(
        (code, places) in prop::sample::select(&CODES[..7]),
        goal in prop_oneof![Just(Goal::First), Just(Goal::Fewest)],
        limit in prop_oneof![Just(TimeLimit::None), Just(TimeLimit::Move(2)), Just(TimeLimit::Game(5))],
        seated in 0..=4usize,
        steps in proptest::collection::vec(steps(), 1..90),
    ) {
        let mut house = House::with(LIMITS);
        house.come("Onlooker");
        house.guests.resize_with(GUESTS + 1, Default::default);
        // So that something happens: some sit at a game at once.
        for (guest, name) in (1..=seated).zip([0, 1, 2, 4]) {
            happen(&mut house, Step::ComeIn(guest, name, true));
            let open = Ask::Open(RoomPlan { goal, limit, ..plan(code, places) });
            happen(&mut house, if guest == 1 { Step::Ask(1, open) } else { Step::Join(guest, 0, true) });
        }
        happen(&mut house, Step::AllReady);
        for step in steps {
            let ask = match &step {
                Step::Ask(guest, ask) => house.guests[*guest].connection.zip(Some(ask.clone())),
                _ => None,
            };
            if let Some((connection, ask)) = ask {
                // As the driver would, but counted.
                house.lobby.receive(connection, ask);
                let out = house.lobby.take_out();
                prop_assert!(out.len() <= most(GUESTS), "{}: {:?}", out.len(), step);
                house.deliver_all(out);
            } else {
                happen(&mut house, step);
            }
            check(&house)?;
            house.assert_agreed();
            house.wait(40);
        }
        // Who comes in now is told what those know who have been here.
        house.cut_off(1);
        let seen = house.seen(ONLOOKER);
        if seen.0.len() < usize::from(LIMITS.people) {
            prop_assert_eq!(house.seen_afresh(), seen);
        }
        // All can leave.
        for guest in 1..=GUESTS {
            house.wait(1000);
            if house.guests[guest].visit.room().is_some() {
                house.ask(guest, Ask::Leave);
                prop_assert_eq!(house.guests[guest].visit.room(), None);
            }
            house.cut_off(guest);
        }
        house.wait(u64::from(LIMITS.keep) * 1000 + 1000);
        prop_assert_eq!(house.seen(ONLOOKER).0.len(), 1);
        house.cut_off(ONLOOKER);
        // Nothing is left.
        house.diligence = Diligence::Now;
        for work in std::mem::take(&mut house.work) {
            house.do_work(work);
        }
        let empty = Lobby::new(LIMITS, Box::new(|| 0));
        let save = |lobby: &Lobby| lobby.save().map_err(|error| TestCaseError::fail(error.to_string()));
        prop_assert_eq!(save(&house.lobby)?, save(&empty)?);
        prop_assert_eq!(house.lobby.rooms(), 0);
        let left = format!("{:?}", house.lobby);
        prop_assert!(left.contains("lines: {}, people: {}, tokens: 0, rooms: {}"), "{}", left);
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
        let mut house = House::with(LIMITS);
        if house.lobby.restore(&bytes).is_ok() {
            house.come("Onlooker");
            if house.guests[ONLOOKER].visit.me().is_some() {
                check(&house)?;
                for _ in 0..8 {
                    house.wait(2000);
                    check(&house)?;
                }
            }
        }
    }
}

/// Two rooms as they are kept: a race, and a game with a computer.
fn kept() -> Vec<u8> {
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    house.room(plan("light:5x5#7", 3), &[0, 1]);
    house.begin(&[0, 1]);
    house.room(plan("row:6x6,k4,s3#7", 3), &[2]);
    for place in [1, 2] {
        house.ask(2, Ask::Seat(place, Some(Level::Gentle)));
    }
    house.begin(&[2]);
    for guest in 0..3 {
        let ask = house.next_ask(guest, Random, 7).expect("a move");
        house.granted(guest, ask);
    }
    house.lobby.save().expect("a lobby is kept")
}

#[test]
fn a_save_that_says_nonsense_is_no_lobby() {
    let bytes = encode(&(1u16, 1u64 << 50)).expect("numbers");
    let mut lobby = Lobby::new(LIMITS, Box::new(|| 0));
    assert!(lobby.restore(&bytes).is_err());
    assert_eq!(lobby.rooms(), 0);
}
