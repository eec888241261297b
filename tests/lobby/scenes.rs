//! What people do in a lobby, scene by scene.

use super::house::{Diligence, Guest, House, numbers, plan, small};
use super::play::Style::{Advised, Random};
use std::collections::BTreeSet;
use tessella::boards::CellId;
use tessella::games::{Game, Level, Move, Outcome, Rules, Seat, Turn};
use tessella::lobby::{
    Ask, Done, Ending, Farewell, Forfeit, Goal, Gone, Limits, News, PHRASES, PersonId, Presence,
    Refusal, RoomId, RoomPlan, Stage, Taker, Tell, TimeLimit, Visit, Words, Work,
};
use tessella::session::{GameCode, Player, Session};

const ANNA: usize = 0;
const BEN: usize = 1;
const CARL: usize = 2;

fn say(text: &str) -> Ask {
    Ask::Say(Words::Text(text.to_owned()))
}

fn heard(house: &House, guest: usize) -> Vec<String> {
    let said = house.guests[guest].visit.said();
    said.map(|said| format!("{}: {}", said.name, said.words.text()))
        .collect()
}

fn hello(name: &str) -> Ask {
    Ask::Hello {
        name: name.to_owned(),
        token: None,
    }
}

/// Tic-tac-toe, with Anna in the first place and Ben in the second.
fn tic_tac_toe() -> House {
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    house.room(plan("row:3x3,k3#1", 2), &[ANNA, BEN]);
    house.begin(&[ANNA, BEN]);
    house
}

/// Puts a stone on a cell.
fn put(house: &House, guest: usize, cell: u32) -> Ask {
    let ply = house.guests[guest].board().map_or(0, Session::cursor);
    Ask::Move {
        ply: ply as u32,
        mv: Move::Cell(CellId(cell)),
    }
}

#[track_caller]
fn put_all(house: &mut House, moves: &[(usize, u32)]) {
    for &(guest, cell) in moves {
        let ask = put(house, guest, cell);
        house.granted(guest, ask);
        house.assert_agreed();
        house.moment();
    }
}

fn cursor(house: &House, guest: usize) -> usize {
    house.guests[guest].board().expect("a board").cursor()
}

fn ending(house: &House, guest: usize) -> Option<Ending> {
    house.guests[guest].visit.game()?.ending.clone()
}

fn person(house: &House, seen_by: usize, guest: PersonId) -> Option<Presence> {
    let person = house.guests[seen_by].visit.person(guest)?;
    Some(person.presence)
}

// Coming in.

#[test]
fn who_comes_in_is_seen_by_all_and_sees_all() {
    let mut house = House::of(&["Anna", "  Ben \u{200b}"]);
    assert_eq!(house.lobby.people(), 2);
    for guest in [ANNA, BEN] {
        let names: Vec<&str> = house.guests[guest]
            .visit
            .people()
            .map(|person| person.name.as_str())
            .collect();
        assert_eq!(names, ["Anna", "Ben"]);
        assert_eq!(house.guests[guest].visit.grace(), 60);
    }
    assert_eq!(house.guests[ANNA].news[0], News::Welcome);
    assert_ne!(
        house.guests[ANNA].visit.token(),
        house.guests[BEN].visit.token()
    );
    house.cut_off(BEN);
    assert_eq!(
        house.guests[ANNA].visit.people().count(),
        1,
        "nobody without a seat is waited for"
    );
}

#[test]
fn a_name_that_is_in_use_or_none_is_refused_and_another_can_be_had() {
    let mut house = House::of(&["Anna"]);
    let ben = house.come("aNNa");
    let refusal = Refusal::NameInUse("aNNa".to_owned());
    assert_eq!(house.guests[ben].refusal(), Some(&refusal));
    assert_eq!(house.guests[ben].visit.me(), None);
    assert_eq!(
        house.refused(ben, hello("\u{202e} \n")).to_string(),
        "A name has 1 to 24 letters, digits or other signs that can be seen."
    );
    // Before the hello nothing is answered.
    let told = house.guests[ben].told.len();
    house.ask(ben, say("Hello?"));
    house.ask(ben, Ask::Open(plan("row:3x3,k3#1", 2)));
    assert_eq!(house.guests[ben].told.len(), told);
    house.ask(ben, hello("Ben"));
    assert!(house.guests[ben].visit.me().is_some());

    assert_eq!(
        house.refused(ben, Ask::Rename("ANNA".to_owned())),
        Refusal::NameInUse("ANNA".to_owned())
    );
    house.ask(ben, Ask::Rename("Benjamin".to_owned()));
    let id = house.guests[ben].id();
    assert_eq!(house.guests[ANNA].visit.name(id), "Benjamin");
    house.ask(ben, Ask::Rename("BENJAMIN".to_owned()));
    assert_eq!(house.guests[ANNA].visit.name(id), "BENJAMIN");
    house.ask(ben, hello("Ben"));
    assert_eq!(house.guests[ANNA].visit.name(id), "Ben");
    assert_eq!(
        house.refused(ben, Ask::Rename(String::new())),
        Refusal::NoName
    );
}

#[test]
fn who_has_no_name_for_a_minute_is_let_go() {
    let mut house = House::of(&["Anna"]);
    let ben = house.come("Anna");
    house.guests.push(Guest::default());
    let carl = house.guests.len() - 1;
    house.connect(carl);
    house.wait(59_000);
    assert_eq!(house.guests[carl].told, []);
    house.ask(ben, hello("Ben"));
    // A host that slept has heard nobody meanwhile.
    house.now += 3_600_000;
    house.lobby.tick(house.now);
    house.carry();
    assert!(house.guests[carl].connection.is_some());
    house.wait(1000);
    assert_eq!(house.guests[carl].farewell(), Some(Farewell::Nameless));
    assert_eq!(house.guests[carl].connection, None);
    house.wait(120_000);
    for guest in [ANNA, ben] {
        assert!(house.guests[guest].connection.is_some());
        assert_eq!(house.guests[guest].visit.people().count(), 2);
    }
}

#[test]
fn who_leaves_the_host_is_not_said_to_be_cut_off() {
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    let (ben, carl) = (house.guests[BEN].id(), house.guests[CARL].id());
    let connection = house.guests[BEN].connection.expect("a connection");
    house.lobby.leave_host(connection);
    house.carry();
    house.cut_off(CARL);
    let told = &house.guests[ANNA].told;
    assert!(told.contains(&Tell::Gone(ben, Gone::Left)), "{told:?}");
    assert!(told.contains(&Tell::Gone(carl, Gone::CutOff)), "{told:?}");

    // Who sits somewhere has the seat kept either way.
    let mut house = tic_tac_toe();
    let connection = house.guests[BEN].connection.expect("a connection");
    let ben = house.guests[BEN].id();
    house.lobby.leave_host(connection);
    house.carry();
    assert_eq!(person(&house, ANNA, ben), Some(Presence::CutOff(60)));
}

#[test]
fn who_says_again_that_they_are_ready_is_not_refused() {
    let mut house = tic_tac_toe();
    let told = house.guests[ANNA].told.len();
    house.ask(ANNA, Ask::Ready(true));
    assert_eq!(house.guests[ANNA].told.len(), told);
    assert_eq!(
        house.refused(ANNA, Ask::Ready(false)),
        Refusal::Begun { watch: false }
    );
}

#[test]
fn a_host_takes_in_as_many_people_and_rooms_as_it_says() {
    let mut house = House::with(Limits {
        people: 3,
        rooms: 1,
        ..Limits::default()
    });
    for name in ["Anna", "Ben", "Carl"] {
        house.come(name);
    }
    let dora = house.come("Dora");
    assert_eq!(house.guests[dora].refusal(), Some(&Refusal::HostFull(3)));
    assert_eq!(
        Refusal::HostFull(3).to_string(),
        "The host is full: 3 of 3 people are here."
    );
    house.room(plan("row:3x3,k3#1", 2), &[ANNA]);
    assert_eq!(
        house.refused(BEN, Ask::Open(plan("row:3x3,k3#1", 2))),
        Refusal::TooManyRooms(1)
    );
    house.ask(ANNA, Ask::Leave);
    house.room(plan("row:3x3,k3#1", 2), &[BEN]);
    house.cut_off(CARL);
    house.ask(dora, hello("Dora"));
    assert!(house.guests[dora].visit.me().is_some());
}

#[test]
fn a_second_connection_with_the_same_token_replaces_the_first() {
    let mut house = tic_tac_toe();
    let copy = house.guests.len();
    house.guests.push(Guest {
        visit: house.guests[BEN].visit.clone(),
        ..Default::default()
    });
    let ben = house.guests[BEN].id();
    house.come_in(copy, "Ben");
    assert_eq!(house.guests[BEN].farewell(), Some(Farewell::Elsewhere));
    assert_eq!(house.guests[BEN].connection, None);
    assert_eq!(house.guests[copy].id(), ben);
    assert_eq!(house.guests[copy].visit.place(), Some(1));
    assert_eq!(person(&house, ANNA, ben), Some(Presence::Here));
    put_all(&mut house, &[(ANNA, 4), (copy, 0)]);
    assert_eq!(house.lobby.people(), 3);
}

#[test]
fn an_unknown_token_is_as_good_as_none() {
    let mut house = House::of(&["Anna"]);
    let token = house.guests[ANNA].visit.token().expect("a token");
    house.guests.push(Guest::default());
    house.connect(BEN);
    let token = Some(tessella::lobby::Token(token.0.map(|byte| byte ^ 1)));
    house.ask(
        BEN,
        Ask::Hello {
            name: "Ben".to_owned(),
            token,
        },
    );
    assert_ne!(house.guests[BEN].id(), house.guests[ANNA].id());
    assert_ne!(house.guests[BEN].visit.token(), token);
}

#[test]
fn nonsense_and_floods_end_a_connection() {
    let mut house = House::of(&["Anna", "Ben"]);
    let ben = house.guests[BEN].id();
    let connection = house.guests[BEN].connection.expect("a connection");
    house.lobby.nonsense(connection);
    house.carry();
    assert_eq!(house.guests[BEN].farewell(), Some(Farewell::Nonsense));
    assert_eq!(house.guests[ANNA].visit.person(ben), None);
    house.come_in(BEN, "Ben");
    let connection = house.guests[BEN].connection.expect("a connection");
    house.lobby.nonsense(connection);
    // It is as if the way had been closed at once.
    assert_eq!(house.lobby.people(), 1);
    house.carry();
    house.lobby.receive(connection, hello("Ben"));
    house.lobby.nonsense(connection);
    assert!(house.lobby.take_out().is_empty());

    house.come_in(BEN, "Ben");
    for _ in 0..80 {
        house.ask(BEN, Ask::Leave);
    }
    assert_eq!(house.guests[BEN].refusal(), Some(&Refusal::TooFast));
    let told = house.guests[BEN].told.len();
    for _ in 0..998 {
        house.ask(BEN, Ask::Leave);
    }
    assert_eq!(house.guests[BEN].told.len(), told, "one answer is enough");
    house.ask(BEN, Ask::Leave);
    assert_eq!(house.guests[BEN].farewell(), Some(Farewell::TooMuch));
    assert_eq!(house.guests[BEN].connection, None);
    assert_eq!(house.lobby.people(), 1);
}

// Chat.

#[test]
fn what_is_said_is_heard_in_the_same_room() {
    let mut house = House::of(&["Anna", "Ben", "Carl", "Dora"]);
    let room = house.room(plan("row:3x3,k3#1", 2), &[ANNA]);
    house.ask(BEN, Ask::Watch(room));
    house.ask(ANNA, say("  Who \n plays?\u{7} "));
    house.ask(BEN, Ask::Say(Words::Phrase(0)));
    house.ask(CARL, say("Good evening"));
    assert_eq!(heard(&house, ANNA), ["Anna: Who plays?", "Ben: Hello!"]);
    assert_eq!(heard(&house, BEN), heard(&house, ANNA));
    assert_eq!(heard(&house, CARL), ["Carl: Good evening"]);
    assert_eq!(heard(&house, 3), heard(&house, CARL));
    house.ask(CARL, say(&"x".repeat(500)));
    let last = heard(&house, 3).pop().expect("something that was said");
    assert_eq!(last.len(), "Carl: ".len() + 200);
    for nothing in [say(" \n"), Ask::Say(Words::Phrase(PHRASES.len() as u8))] {
        house.ask(CARL, nothing);
    }
    assert_eq!(heard(&house, 3).len(), 2);
}

#[test]
fn who_says_too_much_waits_and_may_then_go_on() {
    let mut house = House::of(&["Anna", "Ben"]);
    for _ in 0..5 {
        house.ask(ANNA, say("Hello!"));
    }
    assert_eq!(house.refused(ANNA, say("Hello!")), Refusal::TooFast);
    house.wait(1750);
    assert_eq!(house.refused(ANNA, say("Hello!")), Refusal::TooFast);
    house.wait(250);
    house.ask(ANNA, say("Are you there?"));
    assert_eq!(heard(&house, BEN).len(), 6);
}

#[test]
fn who_is_muted_is_not_heard() {
    let mut house = House::of(&["Anna", "Ben"]);
    let anna = house.guests[ANNA].id();
    house.ask(ANNA, say("One"));
    house.guests[BEN].visit.mute(anna, true);
    let news = house.guests[BEN].news.len();
    house.ask(ANNA, say("Two"));
    assert!(house.guests[BEN].visit.is_muted(anna));
    assert_eq!(house.guests[BEN].news.len(), news);
    assert!(heard(&house, BEN).is_empty());
    house.guests[BEN].visit.mute(anna, false);
    assert_eq!(heard(&house, BEN), ["Anna: One", "Anna: Two"]);
}

// Rooms.

#[test]
fn a_room_is_opened_sat_in_watched_and_closed() {
    for &game in Game::ALL {
        for (code, places) in small(game) {
            let mut house = House::of(&["Anna", "Ben", "Carl"]);
            let room = house.room(plan(code, places), &[ANNA, BEN]);
            let info = house.guests[CARL].visit.rooms().next().expect("a room");
            assert_eq!(info.id, room);
            assert!(code.starts_with(info.about.split(',').next().expect("a name")));
            assert_eq!(info.places.len(), usize::from(places));
            assert_eq!(info.stage, Stage::Waiting);
            assert_eq!(info.opener, Some(house.guests[ANNA].id()));
            assert_eq!(house.lobby.game().as_deref(), Some(game.name()));
            house.ask(CARL, Ask::Watch(room));
            let info = house.guests[ANNA].visit.room().expect("the own room");
            assert_eq!(info.watching, [house.guests[CARL].id()]);
            assert_eq!(house.guests[BEN].visit.place(), Some(1));
            assert_eq!(
                house.guests[CARL].visit.place_name(0).as_deref(),
                Some("Anna")
            );
            for (guest, left) in [(CARL, 1), (ANNA, 1), (BEN, 0)] {
                house.ask(guest, Ask::Leave);
                assert_eq!(house.guests[guest].refusal(), None, "{code}");
                assert_eq!(house.lobby.rooms(), left, "{code}");
            }
            assert_eq!(house.guests[ANNA].visit.rooms().count(), 0);
        }
    }
}

#[test]
fn places_are_taken_once() {
    let mut house = House::of(&["Anna", "Ben", "Carl", "Dora"]);
    let room = house.room(plan("row:6x6,k4,s3#1", 3), &[ANNA]);
    assert_eq!(
        house.refused(BEN, Ask::Sit(room, Some(0))).to_string(),
        "Anna sits there."
    );
    assert_eq!(
        house.refused(BEN, Ask::Sit(room, Some(3))),
        Refusal::NoPlace
    );
    assert_eq!(
        house.refused(BEN, Ask::Sit(RoomId(999), None)),
        Refusal::NoRoom
    );
    assert_eq!(house.refused(BEN, Ask::Watch(RoomId(999))), Refusal::NoRoom);
    house.ask(BEN, Ask::Sit(room, Some(2)));
    house.ask(ANNA, Ask::Seat(1, Some(Level::Easy)));
    house.ask(ANNA, Ask::Seat(1, None));
    house.ask(BEN, Ask::Sit(room, Some(1)));
    assert_eq!(house.guests[BEN].visit.place(), Some(1), "moved over");
    house.ask(ANNA, Ask::Seat(2, Some(Level::Easy)));
    assert_eq!(
        house.refused(CARL, Ask::Sit(room, None)),
        Refusal::RoomFull(3)
    );
    house.ask(BEN, Ask::Leave);
    assert_eq!(
        house.refused(CARL, Ask::Sit(room, Some(2))).to_string(),
        "The computer sits there."
    );

    let two = house.room(plan("row:3x3,k3#1", 2), &[BEN, CARL]);
    let refusal = house.refused(3, Ask::Sit(two, None));
    assert_eq!(refusal, Refusal::RoomFull(2));
    assert_eq!(refusal.to_string(), "A second player has already joined.");
    assert_eq!(
        house.refused(3, Ask::Sit(two, Some(1))),
        Refusal::RoomFull(2)
    );
    for ask in [
        Ask::Sit(room, None),
        Ask::Watch(room),
        Ask::Watch(two),
        Ask::Open(plan("row:3x3,k3#1", 2)),
    ] {
        assert_eq!(house.refused(BEN, ask), Refusal::InARoom);
    }
    for ask in [Ask::Leave, Ask::Ready(true), Ask::GiveUp, Ask::Allow(true)] {
        assert_eq!(house.refused(3, ask), Refusal::NotSeated);
    }
}

#[test]
fn a_room_that_is_not_to_be_watched_is_not() {
    let mut house = House::of(&["Anna", "Ben"]);
    let secret = RoomPlan {
        spectators: false,
        ..plan("row:3x3,k3#1", 2)
    };
    let room = house.room(secret, &[ANNA]);
    assert_eq!(house.refused(BEN, Ask::Watch(room)), Refusal::NoSpectators);
}

#[test]
fn plans_that_fit_no_game_are_refused_with_words() {
    let mut house = House::of(&["Anna"]);
    let clock = |limit| RoomPlan {
        limit,
        ..plan("row:3x3,k3#1", 2)
    };
    let long = format!("drench:map@{}", "x".repeat(7000));
    for (plan, words) in [
        (plan("chess:8x8#1", 2), "column 1 (\"chess\")"),
        (plan("", 2), "the name of a game"),
        (plan("row:3x3,k3", 2), "\"#\" and a seed"),
        (
            plan("row:3x3,k3#1", 3),
            "this game has 2 seats, and the room 3 places",
        ),
        (
            plan("drench:6x6,c4#1", 1),
            "a room has 2 to 8 places, and this one 1",
        ),
        (
            plan("drench:6x6,c4#1", 9),
            "a room has 2 to 8 places, and this one 9",
        ),
        (plan("drench:6x6,c4#1", 0), "2 to 8 places"),
        (clock(TimeLimit::Move(0)), "a clock has 1 to 21600 seconds"),
        (clock(TimeLimit::Game(u16::MAX)), "this one 65535"),
        (plan(&long, 2), "more than 6000 signs"),
    ] {
        house.wait(2000);
        let refusal = house.refused(ANNA, Ask::Open(plan));
        assert!(matches!(refusal, Refusal::Plan(_)), "{refusal:?}");
        let said = refusal.to_string();
        assert!(said.contains(words), "{said}");
        assert!(said.starts_with("This game cannot be opened: "), "{said}");
    }
    assert_eq!(house.lobby.rooms(), 0);
}

#[test]
fn a_game_that_cannot_be_dealt_closes_the_room_before_anybody_knows_it() {
    let mut house = House::of(&["Anna", "Ben"]);
    house.diligence = Diligence::Later;
    house.ask(ANNA, Ask::Open(plan("row:3x3,k3#1", 2)));
    assert_eq!(house.guests[BEN].visit.rooms().count(), 0);
    let anna = house.guests[ANNA].id();
    assert_eq!(
        house.guests[BEN].visit.person(anna).map(|anna| anna.room),
        Some(None)
    );
    let cannot = |house: &mut House| {
        for work in std::mem::take(&mut house.work) {
            if let Work::Deal { ticket, .. } = work {
                let why = Box::new(Err("there is no such board".to_owned()));
                house.lobby.done(ticket, Done::Dealt(why));
            }
        }
        house.carry();
    };
    cannot(&mut house);
    let refusal = Refusal::Plan("there is no such board".to_owned());
    assert_eq!(house.guests[ANNA].refusal(), Some(&refusal));
    assert_eq!(house.lobby.rooms(), 0);

    house.ask(ANNA, Ask::Open(plan("row:3x3,k3#1", 2)));
    house.cut_off(ANNA);
    assert_eq!(house.guests[BEN].visit.people().count(), 2);
    cannot(&mut house);
    assert_eq!(house.guests[BEN].visit.people().count(), 1, "a ghost");
    let other = house.come("Anna");
    assert!(house.guests[other].visit.me().is_some(), "the name is free");
}

#[test]
fn rooms_are_not_opened_faster_than_they_are_dealt() {
    let mut house = House::of(&["Anna"]);
    house.diligence = Diligence::Later;
    for _ in 0..40 {
        house.ask(ANNA, Ask::Open(plan("row:3x3,k3#1", 2)));
        house.ask(ANNA, Ask::Leave);
        house.wait(1000);
    }
    assert_eq!(house.work.len(), usize::from(house.limits.rooms));
    assert_eq!(house.lobby.rooms(), 0);
    for work in std::mem::take(&mut house.work) {
        house.do_work(work);
    }
    house.ask(ANNA, Ask::Open(plan("row:3x3,k3#1", 2)));
    assert_eq!(house.lobby.rooms(), 1);
}

#[test]
fn the_game_begins_when_all_are_ready_and_nobody_comes_in_then() {
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    let room = house.room(plan("row:3x3,k3#1", 2), &[ANNA]);
    house.ask(ANNA, Ask::Ready(true));
    assert_eq!(house.guests[ANNA].stage(), Some(Stage::Waiting));
    house.ask(BEN, Ask::Sit(room, None));
    house.ask(ANNA, Ask::Ready(false));
    house.ask(BEN, Ask::Ready(true));
    assert_eq!(house.guests[ANNA].stage(), Some(Stage::Waiting));
    house.ask(ANNA, Ask::Ready(true));
    assert_eq!(
        house.guests[CARL]
            .visit
            .rooms()
            .next()
            .map(|room| room.stage),
        Some(Stage::Running)
    );
    let refusal = house.refused(CARL, Ask::Sit(room, None));
    assert_eq!(refusal, Refusal::Begun { watch: true });
    assert_eq!(
        refusal.to_string(),
        "The game in this room has begun. You can watch it."
    );
    house.ask(CARL, Ask::Watch(room));
    assert_eq!(house.guests[CARL].board().map(Session::cursor), Some(0));
    assert_eq!(house.guests[CARL].visit.place(), None);
    for ask in [Ask::Ready(false), Ask::Seat(1, None)] {
        assert_eq!(house.refused(ANNA, ask), Refusal::Begun { watch: false });
    }
}

#[test]
fn a_race_begins_without_the_one_who_was_not_ready_once_they_leave() {
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    house.room(plan("drench:6x6,c4#7", 5), &[ANNA, BEN, CARL]);
    house.ask(ANNA, Ask::Ready(true));
    house.ask(BEN, Ask::Ready(true));
    assert_eq!(house.guests[ANNA].stage(), Some(Stage::Waiting));
    house.ask(CARL, Ask::Leave);
    assert_eq!(house.guests[ANNA].stage(), Some(Stage::Running));
    let seen = house.guests[CARL].visit.rooms().next();
    assert_eq!(seen.map(|room| room.stage), Some(Stage::Running));
    let progress = &house.guests[ANNA]
        .visit
        .game()
        .expect("a game")
        .info
        .progress;
    assert_eq!(progress.len(), 5);
    assert_eq!(progress[4].ended, Some(false), "nobody races there");
}

#[test]
fn only_who_has_sat_longest_gives_places_to_the_computer() {
    let mut house = House::of(&["Anna", "Ben"]);
    let room = house.room(plan("row:6x6,k4,s3#1", 3), &[ANNA, BEN]);
    let computer = Ask::Seat(2, Some(Level::Gentle));
    assert_eq!(house.refused(BEN, computer.clone()), Refusal::NotOpener);
    assert_eq!(
        house
            .refused(ANNA, Ask::Seat(1, Some(Level::Easy)))
            .to_string(),
        "Ben sits there."
    );
    assert_eq!(house.refused(ANNA, Ask::Seat(3, None)), Refusal::NoPlace);
    house.ask(ANNA, Ask::Leave);
    house.ask(BEN, computer);
    house.ask(ANNA, Ask::Sit(room, None));
    let seen = house.guests[ANNA].visit.room().expect("a room");
    assert_eq!(seen.opener, Some(house.guests[BEN].id()));
    assert_eq!(seen.places[2].taker, Taker::Computer(Level::Gentle));
    assert_eq!(
        house.guests[ANNA].visit.place_name(2).as_deref(),
        Some("Computer, gentle")
    );

    let mut house = House::of(&["Anna"]);
    house.room(plan("drench:6x6,c4#7", 2), &[ANNA]);
    let refusal = house.refused(ANNA, Ask::Seat(1, Some(Level::Easy)));
    assert!(refusal.to_string().contains("only people"), "{refusal}");
}

// Games.

#[test]
fn each_game_is_played_to_its_end_and_all_sides_agree() {
    for &game in Game::ALL {
        for (code, places) in small(game) {
            for goal in [Goal::First, Goal::Fewest] {
                let mut house = House::of(&["Anna", "Ben", "Carl", "Dora"]);
                // Advice on a game against others takes long, and is of no matter here.
                let is_race = code
                    .parse()
                    .is_ok_and(|code: GameCode| code.setup.seats() == 1);
                let anna = if is_race { Advised } else { Random };
                let seated = &[(ANNA, anna), (BEN, Random), (CARL, Random)];
                let seated = &seated[..places.into()];
                let people: Vec<usize> = seated.iter().map(|&(guest, _)| guest).collect();
                let room = house.room(
                    RoomPlan {
                        goal,
                        ..plan(code, places)
                    },
                    &people,
                );
                house.begin(&people);
                house.ask(3, Ask::Watch(room));
                let ending = house.play_out(seated);
                assert_eq!(ending.forfeit, None, "{code}");
                for guest in people.into_iter().chain([3]) {
                    let guest = &house.guests[guest];
                    let seen = guest.visit.game().expect("a game");
                    assert_eq!(seen.ending, Some(ending.clone()), "{code}");
                    assert_eq!(guest.stage(), Some(Stage::Over), "{code}");
                    let place = guest.visit.place();
                    let expected = match (seen.info.race, place) {
                        (true, None) => usize::from(places),
                        _ => 1,
                    };
                    assert_eq!(seen.boards.len(), expected, "{code}: boards of {place:?}");
                    if seen.info.race {
                        assert_eq!(seen.info.progress.len(), usize::from(places));
                        for (board, session) in &seen.boards {
                            let known = seen.info.progress[usize::from(*board)];
                            let own = tessella::lobby::progress(session, false);
                            assert_eq!(known, own, "{code}");
                        }
                    } else {
                        let outcome = seen.boards[&0].position().outcome();
                        let winner = match outcome.expect("an end") {
                            Outcome::Won(seat) => Some((seat.0 + seen.info.first) % places),
                            Outcome::Lost | Outcome::Draw => None,
                        };
                        assert_eq!(winner, ending.winner, "{code}");
                    }
                }
                let seen = house.guests[3].visit.game().expect("a game");
                if seen.info.race {
                    let boards = seen.boards.iter();
                    let done = boards.filter(|(_, board)| {
                        board.position().outcome() == Some(Outcome::Won(Seat::FIRST))
                    });
                    let mut done: Vec<(usize, u8)> = done
                        .map(|(&place, board)| (board.cursor(), place))
                        .collect();
                    done.sort_unstable();
                    let expected = match (goal, &done[..]) {
                        (Goal::First, [(_, first)]) | (Goal::Fewest, [(_, first)]) => Some(*first),
                        (Goal::Fewest, [(one, first), (other, _), ..]) if one < other => {
                            Some(*first)
                        }
                        _ => None,
                    };
                    assert_eq!(ending.winner, expected, "{code} {goal:?}: {done:?}");
                    assert!(
                        !done.is_empty(),
                        "{code} {goal:?}: who plays as advised is done"
                    );
                }
                let won: Vec<u16> = house.guests[3]
                    .visit
                    .room()
                    .expect("a room")
                    .places
                    .iter()
                    .map(|place| place.won)
                    .collect();
                for (place, won) in (0..).zip(won) {
                    assert_eq!(won, u16::from(ending.winner == Some(place)), "{code}");
                }
                assert!(house.moved.mean() <= 15.0, "{code}: {:?}", house.moved);
            }
        }
    }
}

#[test]
fn who_is_not_to_move_is_refused_and_nothing_changes() {
    let mut house = tic_tac_toe();
    let early = put(&house, BEN, 4);
    assert_eq!(
        house.refused(BEN, early).to_string(),
        "That move cannot be made: it is player 1's turn."
    );
    put_all(&mut house, &[(ANNA, 4)]);
    let again = put(&house, ANNA, 5);
    assert!(matches!(house.refused(ANNA, again), Refusal::Rules(_)));
    let taken = put(&house, BEN, 4);
    assert!(matches!(house.refused(BEN, taken), Refusal::Rules(_)));
    let cell = |ply, cell| Ask::Move {
        ply,
        mv: Move::Cell(CellId(cell)),
    };
    for ply in [0, 2, u32::MAX] {
        assert_eq!(house.refused(BEN, cell(ply, 0)), Refusal::Stale);
    }
    for mv in [
        Move::TimeUp,
        Move::Chance(3),
        Move::Piece(0),
        Move::Cell(CellId(u32::MAX)),
    ] {
        let refusal = house.refused(BEN, Ask::Move { ply: 1, mv });
        assert!(matches!(refusal, Refusal::Rules(_)), "{mv:?}: {refusal}");
    }
    assert!(matches!(
        house.refused(BEN, Ask::Chance { ply: 1 }),
        Refusal::Rules(_)
    ));
    let room = house.guests[ANNA].visit.room().expect("a room").id;
    house.ask(CARL, Ask::Watch(room));
    assert_eq!(house.refused(CARL, cell(1, 0)), Refusal::NotSeated);
    assert_eq!(cursor(&house, ANNA), 1);
    put_all(&mut house, &[(BEN, 0)]);
    assert_eq!(cursor(&house, CARL), 2);
}

#[test]
fn chance_is_the_hosts_to_ask() {
    let mut house = House::of(&["Anna", "Ben"]);
    house.room(plan("race:track30,s2#7", 2), &[ANNA, BEN]);
    house.begin(&[ANNA, BEN]);
    for mv in [Move::Chance(5), Move::TimeUp, Move::Piece(0)] {
        let refusal = house.refused(ANNA, Ask::Move { ply: 0, mv });
        assert!(matches!(refusal, Refusal::Rules(_)), "{mv:?}");
    }
    assert!(matches!(
        house.refused(BEN, Ask::Chance { ply: 0 }),
        Refusal::Rules(_)
    ));
    assert_eq!(house.refused(ANNA, Ask::Chance { ply: 1 }), Refusal::Stale);
    house.ask(ANNA, Ask::Chance { ply: 0 });
    assert_eq!(cursor(&house, BEN), 1);
}

#[test]
fn the_winner_begins_the_next_game_and_after_a_draw_the_other() {
    let mut house = tic_tac_toe();
    // Ben wins, though Anna began.
    put_all(
        &mut house,
        &[
            (ANNA, 0),
            (BEN, 3),
            (ANNA, 1),
            (BEN, 4),
            (ANNA, 8),
            (BEN, 5),
        ],
    );
    let won = Ending {
        winner: Some(1),
        forfeit: None,
    };
    assert_eq!(ending(&house, ANNA), Some(won));
    let late = put(&house, ANNA, 2);
    assert_eq!(house.refused(ANNA, late), Refusal::NoGame);
    house.ask(ANNA, Ask::Ready(true));
    assert_eq!(house.guests[BEN].stage(), Some(Stage::Over));
    house.ask(BEN, Ask::Ready(true));
    let game = house.guests[ANNA].visit.game().expect("a game");
    assert_eq!((game.info.number, game.info.first), (2, 1));
    assert_eq!((cursor(&house, ANNA), game.ending.clone()), (0, None));
    let early = put(&house, ANNA, 0);
    assert!(matches!(house.refused(ANNA, early), Refusal::Rules(_)));
    // Ben begins, and it is a draw.
    let draw = [
        (BEN, 0),
        (ANNA, 4),
        (BEN, 8),
        (ANNA, 1),
        (BEN, 7),
        (ANNA, 6),
        (BEN, 2),
        (ANNA, 5),
        (BEN, 3),
    ];
    put_all(&mut house, &draw);
    let drawn = Ending {
        winner: None,
        forfeit: None,
    };
    assert_eq!(ending(&house, BEN), Some(drawn));
    house.begin(&[ANNA, BEN]);
    put_all(&mut house, &[(ANNA, 0)]);
    let room = house.guests[ANNA].visit.room().expect("a room");
    assert_eq!([room.places[0].won, room.places[1].won], [0, 1]);
}

#[test]
fn each_game_of_a_room_is_dealt_afresh_and_the_winner_begins_it_whoever_the_code_says() {
    for code in ["row:3x3,k3,f2#1", "race:track30,s2#7", "drench:7x7,c5,s2#7"] {
        let mut house = House::of(&["Anna", "Ben"]);
        house.room(plan(code, 2), &[ANNA, BEN]);
        let (mut begins, mut codes) = (0, Vec::new());
        for number in 1..=4 {
            house.begin(&[ANNA, BEN]);
            let game = house.guests[ANNA].board().expect("a board");
            let seat = game.position().to_move().seat().expect("a seat");
            let info = &house.guests[ANNA].visit.game().expect("a game").info;
            assert_eq!(info.number, number, "{code}");
            assert_eq!((info.first + seat.0) % 2, begins, "{code}");
            codes.push(game.code().to_string());
            let ending = house.play_out(&[(ANNA, Random), (BEN, Random)]);
            begins = ending.winner.unwrap_or(1 - begins);
        }
        let own = codes.len();
        codes.dedup();
        assert_eq!(codes.len(), own, "{code}: a fresh seed for each game");
    }
}

// Taking back.

#[test]
fn a_move_is_taken_back_if_the_other_allows_it() {
    let mut house = tic_tac_toe();
    let nothing = house.refused(ANNA, Ask::TakeBack(0));
    assert_eq!(nothing, Refusal::NothingToTakeBack);
    put_all(&mut house, &[(ANNA, 4), (BEN, 0)]);
    house.ask(ANNA, Ask::TakeBack(0));
    let anna = house.guests[ANNA].id();
    let asked =
        |house: &House, guest: usize| house.guests[guest].visit.game().and_then(|game| game.asked);
    assert_eq!(asked(&house, BEN), Some(anna));
    assert_eq!(asked(&house, ANNA), None);
    assert_eq!(house.refused(BEN, Ask::TakeBack(0)), Refusal::AskedAlready);
    assert_eq!(house.refused(ANNA, Ask::Allow(true)), Refusal::Stale);
    house.ask(BEN, Ask::Allow(false));
    assert_eq!(
        house.guests[ANNA].news.last(),
        Some(&News::TakeBackAnswered(false))
    );
    assert_eq!((cursor(&house, ANNA), asked(&house, BEN)), (2, None));
    assert_eq!(house.refused(BEN, Ask::Allow(true)), Refusal::Stale);

    house.ask(ANNA, Ask::TakeBack(0));
    house.ask(BEN, Ask::Allow(true));
    house.assert_agreed();
    assert_eq!([cursor(&house, ANNA), cursor(&house, BEN)], [0, 0]);
    put_all(&mut house, &[(ANNA, 0), (BEN, 4)]);

    // Ben asks, and Anna moves instead of answering.
    house.ask(BEN, Ask::TakeBack(0));
    put_all(&mut house, &[(ANNA, 1)]);
    assert_eq!(asked(&house, ANNA), None);
    assert_eq!(house.refused(ANNA, Ask::Allow(true)), Refusal::Stale);
}

#[test]
fn who_was_cut_off_is_asked_when_they_are_back() {
    let mut house = tic_tac_toe();
    put_all(&mut house, &[(ANNA, 4)]);
    house.cut_off(BEN);
    house.ask(ANNA, Ask::TakeBack(0));
    house.come_in_afresh(BEN, "Ben");
    let anna = house.guests[ANNA].id();
    assert_eq!(
        house.guests[BEN].visit.game().and_then(|game| game.asked),
        Some(anna)
    );
    house.ask(ANNA, Ask::Again);
    let asked = house.guests[ANNA].visit.game().and_then(|game| game.asked);
    assert_eq!(asked, None, "nobody asks themselves");
    house.ask(BEN, Ask::Allow(true));
    assert_eq!([cursor(&house, ANNA), cursor(&house, BEN)], [0, 0]);
}

#[test]
fn all_others_are_asked_and_a_computer_is_not() {
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    house.room(plan("row:6x6,k4,s3#1", 3), &[ANNA, BEN, CARL]);
    house.begin(&[ANNA, BEN, CARL]);
    put_all(&mut house, &[(ANNA, 0)]);
    house.ask(ANNA, Ask::TakeBack(0));
    house.ask(BEN, Ask::Allow(true));
    assert_eq!(cursor(&house, ANNA), 1);
    house.ask(CARL, Ask::Allow(true));
    assert_eq!(cursor(&house, ANNA), 0);

    let mut house = House::of(&["Anna"]);
    house.room(plan("row:3x3,k3#1", 2), &[ANNA]);
    house.ask(ANNA, Ask::Seat(1, Some(Level::Gentle)));
    house.begin(&[ANNA]);
    put_all(&mut house, &[(ANNA, 4)]);
    house.wait(2000);
    assert_eq!(cursor(&house, ANNA), 2);
    house.ask(ANNA, Ask::TakeBack(0));
    assert_eq!(cursor(&house, ANNA), 0);
}

#[test]
fn in_a_race_moves_are_taken_back_freely_or_not_at_all() {
    for (goal, is_free) in [(Goal::First, true), (Goal::Fewest, false)] {
        let mut house = House::of(&["Anna", "Ben", "Carl"]);
        let room = house.room(
            RoomPlan {
                goal,
                ..plan("drench:8x8,c6#7", 2)
            },
            &[ANNA, BEN],
        );
        house.begin(&[ANNA, BEN]);
        house.ask(CARL, Ask::Watch(room));
        for choice in 0..3 {
            let ask = house.next_ask(ANNA, Random, choice).expect("a move");
            house.ask(ANNA, ask);
        }
        assert_eq!(cursor(&house, ANNA), 3);
        if is_free {
            house.ask(ANNA, Ask::TakeBack(1));
            assert_eq!((cursor(&house, ANNA), cursor(&house, BEN)), (1, 0));
            for ply in [1, 2, u32::MAX] {
                let refusal = house.refused(ANNA, Ask::TakeBack(ply));
                assert_eq!(refusal, Refusal::NothingToTakeBack);
            }
            let progress = house.guests[BEN]
                .visit
                .game()
                .expect("a game")
                .info
                .progress[0];
            assert_eq!(progress.moves, 1);
        } else {
            assert_eq!(house.refused(ANNA, Ask::TakeBack(1)), Refusal::MovesCount);
        }
        house.assert_agreed();
    }
}

// Ends that are not by the rules.

#[test]
fn who_gives_up_loses_and_stays() {
    let mut house = tic_tac_toe();
    house.ask(ANNA, Ask::GiveUp);
    let gave_up = Ending {
        winner: Some(1),
        forfeit: Some((0, Forfeit::GaveUp)),
    };
    assert_eq!(ending(&house, BEN), Some(gave_up));
    assert_eq!(house.guests[ANNA].visit.place(), Some(0));
    assert_eq!(house.refused(ANNA, Ask::GiveUp), Refusal::NoGame);
    house.begin(&[ANNA, BEN]);
    put_all(&mut house, &[(BEN, 4)]);
}

#[test]
fn who_comes_when_a_game_is_over_sees_how_it_ended() {
    let mut house = tic_tac_toe();
    put_all(
        &mut house,
        &[(ANNA, 0), (BEN, 3), (ANNA, 1), (BEN, 4), (ANNA, 2)],
    );
    let won = Ending {
        winner: Some(0),
        forfeit: None,
    };
    let room = house.guests[ANNA].visit.room().expect("a room").id;
    house.granted(CARL, Ask::Watch(room));
    house.cut_off(BEN);
    house.come_in(BEN, "Ben");
    for guest in [ANNA, BEN, CARL] {
        assert_eq!(ending(&house, guest), Some(won.clone()));
        assert_eq!(cursor(&house, guest), 5);
    }
    house.crash();
    for (guest, name) in [(ANNA, "Anna"), (BEN, "Ben")] {
        house.come_in(guest, name);
        assert_eq!(ending(&house, guest), Some(won.clone()));
        assert_eq!(cursor(&house, guest), 5);
    }
    // After the next game has begun, the one before is gone.
    house.begin(&[ANNA, BEN]);
    assert_eq!(ending(&house, BEN), None);
    assert_eq!(cursor(&house, BEN), 0);
}

#[test]
fn a_race_goes_on_without_who_gives_up_until_one_is_left_who_has_won() {
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    house.room(plan("drench:6x6,c4#7", 3), &[ANNA, BEN, CARL]);
    house.begin(&[ANNA, BEN, CARL]);
    house.ask(ANNA, Ask::GiveUp);
    let progress = house.guests[BEN]
        .visit
        .game()
        .expect("a game")
        .info
        .progress[0];
    assert_eq!(progress.ended, Some(false));
    for ask in [Ask::GiveUp, Ask::TakeBack(0)] {
        assert_eq!(house.refused(ANNA, ask), Refusal::NoGame);
    }
    let ask = house.next_ask(ANNA, Random, 0).expect("a move");
    assert_eq!(house.refused(ANNA, ask), Refusal::NoGame);
    assert_eq!(house.guests[CARL].stage(), Some(Stage::Running));
    house.ask(BEN, Ask::Leave);
    let last = Ending {
        winner: Some(2),
        forfeit: None,
    };
    assert_eq!(ending(&house, ANNA), Some(last));
}

#[test]
fn who_is_done_in_a_race_of_fewest_moves_has_won_though_they_leave() {
    let mut house = House::of(&["Anna", "Ben"]);
    let goal = Goal::Fewest;
    house.room(
        RoomPlan {
            goal,
            ..plan("drench:6x6,c4#7", 2)
        },
        &[ANNA, BEN],
    );
    house.begin(&[ANNA, BEN]);
    while let Some(ask @ Ask::Move { .. }) = house.next_ask(ANNA, Advised, 0) {
        house.ask(ANNA, ask);
        house.moment();
    }
    assert_eq!(house.guests[BEN].stage(), Some(Stage::Running));
    assert_eq!(house.refused(ANNA, Ask::GiveUp), Refusal::NoGame);
    house.ask(ANNA, Ask::Leave);
    house.ask(BEN, Ask::GiveUp);
    assert_eq!(
        ending(&house, BEN).and_then(|ending| ending.winner),
        Some(0)
    );
    let room = house.guests[BEN].visit.room().expect("a room");
    assert_eq!(room.places[0].won, 0, "nobody sits there");
}

#[test]
fn who_leaves_forfeits_and_somebody_else_plays_in_their_place() {
    let mut house = tic_tac_toe();
    put_all(&mut house, &[(ANNA, 4)]);
    house.ask(ANNA, Ask::Leave);
    let left = Ending {
        winner: Some(1),
        forfeit: Some((0, Forfeit::Left)),
    };
    assert_eq!(ending(&house, BEN), Some(left));
    assert!(house.guests[ANNA].visit.game().is_none());
    let room = house.guests[BEN].visit.room().expect("a room").clone();
    assert_eq!(
        (room.stage, room.places[0].taker),
        (Stage::Waiting, Taker::Nobody)
    );
    house.ask(CARL, Ask::Sit(room.id, None));
    assert_eq!(house.guests[CARL].visit.place(), Some(0));
    house.begin(&[BEN, CARL]);
    put_all(
        &mut house,
        &[(BEN, 0), (CARL, 4), (BEN, 1), (CARL, 5), (BEN, 2)],
    );
    assert_eq!(
        ending(&house, CARL).and_then(|ending| ending.winner),
        Some(1)
    );
}

// Cut off.

#[test]
fn the_seat_of_one_who_is_cut_off_is_kept_while_others_wait() {
    let mut house = tic_tac_toe();
    let room = house.guests[ANNA].visit.room().expect("a room").id;
    put_all(&mut house, &[(ANNA, 4), (BEN, 0)]);
    let ben = house.guests[BEN].id();
    house.cut_off(BEN);
    assert_eq!(person(&house, ANNA, ben), Some(Presence::CutOff(60)));
    house.wait(10_000);
    assert_eq!(person(&house, ANNA, ben), Some(Presence::CutOff(50)));
    assert_eq!(
        house.refused(CARL, Ask::Sit(room, Some(1))),
        Refusal::Begun { watch: true }
    );
    let before = house.guests[ANNA].board().expect("a board").state_hash();
    house.come_in_afresh(BEN, "Ben");
    assert_eq!(house.guests[BEN].id(), ben);
    assert_eq!(house.guests[BEN].visit.place(), Some(1));
    assert_eq!(person(&house, ANNA, ben), Some(Presence::Here));
    let game = house.guests[BEN].board().expect("a board");
    assert_eq!((game.cursor(), game.state_hash()), (2, before));
    put_all(&mut house, &[(ANNA, 1), (BEN, 2)]);
    house.cut_off(BEN);
    assert_eq!(
        person(&house, ANNA, ben),
        Some(Presence::CutOff(60)),
        "as long as the first time"
    );
}

#[test]
fn who_does_not_come_back_in_time_forfeits_and_is_gone() {
    let mut house = tic_tac_toe();
    let ben = house.guests[BEN].id();
    house.cut_off(BEN);
    house.wait(59_750);
    assert_eq!(house.guests[ANNA].stage(), Some(Stage::Running));
    house.wait(250);
    let gone = Ending {
        winner: Some(0),
        forfeit: Some((1, Forfeit::CutOff)),
    };
    assert_eq!(ending(&house, ANNA), Some(gone));
    assert_eq!(person(&house, CARL, ben), None);
    assert_eq!(
        house.guests[ANNA].visit.room().expect("a room").places[1].taker,
        Taker::Nobody
    );
    house.come_in(BEN, "Ben");
    assert_ne!(house.guests[BEN].id(), ben, "somebody new");
}

#[test]
fn where_nobody_waits_seats_are_kept_for_long_and_not_for_ever() {
    for (wait, is_kept) in [(3_599_000, true), (3_601_000, false)] {
        let mut house = tic_tac_toe();
        put_all(&mut house, &[(ANNA, 4)]);
        house.cut_off(ANNA);
        house.cut_off(BEN);
        house.wait(wait);
        assert_eq!(house.lobby.rooms(), usize::from(is_kept));
        assert_eq!(
            house.guests[CARL].visit.people().count(),
            if is_kept { 3 } else { 1 }
        );
        if is_kept {
            house.come_in_afresh(BEN, "Ben");
            house.wait(1000);
            house.come_in(ANNA, "Anna");
            put_all(&mut house, &[(BEN, 0), (ANNA, 1)]);
        }
    }
}

#[test]
fn where_seats_are_not_kept_one_is_kept_as_long_as_nobody_waits() {
    let mut house = House::with(Limits {
        grace: 0,
        ..Limits::default()
    });
    let people = [house.come("Anna"), house.come("Ben")];
    house.room(plan("row:3x3,k3#1", 2), &people);
    house.begin(&people);
    house.cut_off(ANNA);
    house.cut_off(BEN);
    house.wait(10_000);
    assert_eq!(house.lobby.rooms(), 1);
    house.come_in(ANNA, "Anna");
    house.wait(250);
    assert_eq!(
        ending(&house, ANNA).and_then(|ending| ending.winner),
        Some(0)
    );
}

#[test]
fn time_may_jump_to_its_end() {
    let mut house = clocked(TimeLimit::Move(10));
    for now in [u64::MAX - 1000, u64::MAX, 0, u64::MAX] {
        house.lobby.tick(now);
        house.carry();
        house.ask(ANNA, say("Still here"));
    }
    assert_eq!(house.guests[ANNA].stage(), Some(Stage::Running));
}

#[test]
fn a_host_that_slept_took_nobodys_seat() {
    let mut house = tic_tac_toe();
    house.cut_off(BEN);
    house.now += 3_600_000;
    house.lobby.tick(house.now);
    house.carry();
    assert_eq!(house.guests[ANNA].stage(), Some(Stage::Running));
    house.come_in(BEN, "Ben");
    put_all(&mut house, &[(ANNA, 4), (BEN, 0)]);
}

#[test]
fn a_late_clock_cuts_off_nobody_who_is_back() {
    let mut house = tic_tac_toe();
    let ben = house.guests[BEN].id();
    house.cut_off(BEN);
    house.wait(5000);
    house.come_in(BEN, "Ben");
    house.wait(5000);
    assert_eq!(person(&house, ANNA, ben), Some(Presence::Here));
}

// Clocks.

fn clocked(limit: TimeLimit) -> House {
    let mut house = House::of(&["Anna", "Ben"]);
    house.room(
        RoomPlan {
            limit,
            ..plan("row:3x3,k3#1", 2)
        },
        &[ANNA, BEN],
    );
    house.begin(&[ANNA, BEN]);
    house
}

fn clocks(house: &House) -> Option<Vec<u32>> {
    house.guests[ANNA].visit.game()?.clocks.clone()
}

fn late(place: u8) -> Option<Ending> {
    Some(Ending {
        winner: Some(1 - place),
        forfeit: Some((place, Forfeit::Time)),
    })
}

#[test]
fn a_clock_for_each_move_begins_anew_with_it() {
    let mut house = clocked(TimeLimit::Move(10));
    assert_eq!(clocks(&house), Some(vec![10_000, 10_000]));
    for moves in [(ANNA, 4), (BEN, 0), (ANNA, 1), (BEN, 7)] {
        house.wait(9_500);
        put_all(&mut house, &[moves]);
    }
    house.wait(9_500);
    assert_eq!(ending(&house, ANNA), None);
    // What is taken back gives whoever is to move as long as for any other.
    house.ask(BEN, Ask::TakeBack(0));
    house.ask(ANNA, Ask::Allow(true));
    house.wait(9_500);
    put_all(&mut house, &[(BEN, 7)]);
    house.wait(9_500);
    assert_eq!(ending(&house, ANNA), None);
    house.wait(500);
    assert_eq!(ending(&house, ANNA), late(0));
}

#[test]
fn a_clock_for_a_game_runs_only_for_who_is_to_move() {
    let mut house = clocked(TimeLimit::Game(10));
    house.wait(6_000);
    put_all(&mut house, &[(ANNA, 4)]);
    house.wait(9_000);
    put_all(&mut house, &[(BEN, 0)]);
    house.wait(3_800);
    assert_eq!(ending(&house, BEN), None);
    house.wait(250);
    assert_eq!(ending(&house, BEN), late(0));
}

#[test]
fn clocks_stand_still_while_somebody_is_cut_off() {
    let mut house = clocked(TimeLimit::Game(10));
    house.wait(4_000);
    house.cut_off(BEN);
    house.wait(30_000);
    assert_eq!(ending(&house, ANNA), None);
    house.come_in_afresh(BEN, "Ben");
    assert_eq!(
        house.guests[BEN]
            .visit
            .game()
            .and_then(|game| game.clocks.clone()),
        Some(vec![6_000, 10_000])
    );
    house.wait(5_750);
    assert_eq!(ending(&house, ANNA), None);
    house.wait(250);
    assert_eq!(ending(&house, ANNA), late(0));
}

#[test]
fn who_is_late_in_a_race_races_no_more() {
    for limit in [TimeLimit::Move(10), TimeLimit::Game(10)] {
        let mut house = House::of(&["Anna", "Ben", "Carl"]);
        house.room(
            RoomPlan {
                limit,
                ..plan("light:5x5#7", 3)
            },
            &[ANNA, BEN, CARL],
        );
        house.begin(&[ANNA, BEN, CARL]);
        house.wait(8_000);
        for guest in [BEN, CARL] {
            let ask = house.next_ask(guest, Advised, 0).expect("a move");
            house.ask(guest, ask);
        }
        house.wait(3_000);
        let progress = house.guests[BEN]
            .visit
            .game()
            .expect("a game")
            .info
            .progress
            .clone();
        assert_eq!(progress[0].ended, Some(false), "{limit:?}");
        let still = limit == TimeLimit::Move(10);
        assert_eq!(
            house.guests[BEN].stage() == Some(Stage::Running),
            still,
            "{limit:?}"
        );
        if !still {
            let nobody = Ending {
                winner: None,
                forfeit: None,
            };
            assert_eq!(ending(&house, BEN), Some(nobody));
        }
    }
}

#[test]
fn a_race_against_time_ends_when_it_is_up_for_all() {
    for goal in [Goal::First, Goal::Fewest] {
        let mut house = House::of(&["Anna", "Ben", "Carl"]);
        let race = RoomPlan {
            goal,
            ..plan("link:6x4,f6,t10+1#7", 2)
        };
        let room = house.room(race, &[ANNA, BEN]);
        house.begin(&[ANNA, BEN]);
        house.ask(CARL, Ask::Watch(room));
        assert!(matches!(
            house.refused(
                ANNA,
                Ask::Move {
                    ply: 0,
                    mv: Move::TimeUp
                }
            ),
            Refusal::Rules(_)
        ));
        house.wait(5_000);
        let ask = house.next_ask(ANNA, Advised, 0).expect("a pair");
        house.ask(ANNA, ask);
        house.wait(5_250);
        let up = |house: &House, guest: usize| {
            house.guests[guest]
                .board()
                .is_some_and(Session::is_out_of_time)
        };
        assert_eq!(
            [up(&house, ANNA), up(&house, BEN)],
            [false, true],
            "{goal:?}"
        );
        assert_eq!(
            house.guests[ANNA]
                .visit
                .game()
                .expect("a game")
                .info
                .progress[1]
                .ended,
            Some(false)
        );
        house.wait(1_000);
        assert!(up(&house, ANNA), "{goal:?}");
        let nobody = Ending {
            winner: None,
            forfeit: None,
        };
        assert_eq!(ending(&house, CARL), Some(nobody), "{goal:?}");
        house.assert_agreed();
        let last = house.guests[CARL]
            .told
            .iter()
            .rev()
            .find(|tell| matches!(tell, Tell::Moved { .. } | Tell::Ended(_)));
        assert!(
            matches!(last, Some(Tell::Ended(_))),
            "the end comes last: {last:?}"
        );
    }
}

#[test]
fn what_ends_a_race_is_told_after_its_last_moves() {
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    let limit = TimeLimit::Game(10);
    let room = house.room(
        RoomPlan {
            limit,
            ..plan("link:6x4,f6,t10+1#7", 2)
        },
        &[ANNA, BEN],
    );
    house.begin(&[ANNA, BEN]);
    house.ask(CARL, Ask::Watch(room));
    house.wait(5_000);
    let ask = house.next_ask(ANNA, Advised, 0).expect("a pair");
    house.ask(ANNA, ask);
    // Anna has the second that the pair gave her, and yet no time by the clock; on Ben's board it is up.
    house.wait(5_000);
    let told = house.guests[CARL].told.iter().rev();
    let mut told = told.filter(|tell| matches!(tell, Tell::Moved { .. } | Tell::Ended(_)));
    assert!(matches!(told.next(), Some(Tell::Ended(_))));
    assert!(matches!(
        told.next(),
        Some(Tell::Moved {
            mv: Move::TimeUp,
            board: 1,
            ..
        })
    ));
}

#[test]
fn the_time_of_all_is_up_at_once() {
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    let room = house.room(plan("link:6x4,f6,t10+1#7", 2), &[ANNA, BEN]);
    house.begin(&[ANNA, BEN]);
    house.ask(CARL, Ask::Watch(room));
    house.wait(10_000);
    let seen = house.guests[CARL].visit.game().expect("a game");
    assert!(seen.boards.values().all(Session::is_out_of_time));
    assert!(
        seen.info
            .progress
            .iter()
            .all(|progress| progress.ended == Some(false))
    );
    let of_game: Vec<&Tell> = house.guests[CARL]
        .told
        .iter()
        .filter(|tell| {
            matches!(
                tell,
                Tell::Moved { .. } | Tell::Progress(..) | Tell::Ended(_)
            )
        })
        .collect();
    assert_eq!(of_game.len(), 5);
    assert!(matches!(of_game[4], Tell::Ended(_)), "{of_game:?}");
}

// Computers.

#[test]
fn computers_sit_where_people_do_not() {
    for (code, places) in [
        ("row:3x3,k3#1", 2),
        ("row:6x6,k4,s3#1", 3),
        ("race:ring24,s3,p2#7", 3),
        ("drench:7x7,c5,s2#7", 2),
    ] {
        for level in [Level::Gentle, Level::Easy] {
            let mut house = House::of(&["Anna", "Ben"]);
            let room = house.room(plan(code, places), &[ANNA]);
            for place in 1..places {
                house.ask(ANNA, Ask::Seat(place, Some(level)));
            }
            house.begin(&[ANNA]);
            house.ask(BEN, Ask::Watch(room));
            let ending = house.play_out(&[(ANNA, Random)]);
            assert_eq!(ending.forfeit, None);
            let players = house.guests[ANNA].board().expect("a board").players();
            let people = players.iter().filter(|&&player| player == Player::Human);
            assert_eq!(people.count(), 1, "{code}");
            // The next one: nobody but Anna needs to be ready.
            house.begin(&[ANNA]);
            house.ask(ANNA, Ask::GiveUp);
            assert_eq!(house.guests[ANNA].stage(), Some(Stage::Over));
        }
    }
}

#[test]
fn a_computer_waits_while_somebody_is_cut_off_and_forgets_what_was_taken_back() {
    let mut house = House::of(&["Anna"]);
    house.room(plan("row:3x3,k3#1", 2), &[ANNA]);
    house.ask(ANNA, Ask::Seat(1, Some(Level::Easy)));
    house.begin(&[ANNA]);
    house.diligence = Diligence::Later;
    let ask = put(&house, ANNA, 4);
    house.granted(ANNA, ask);
    house.cut_off(ANNA);
    house.wait(20_000);
    house.come_in_afresh(ANNA, "Anna");
    assert_eq!((cursor(&house, ANNA), house.work.len()), (1, 0));
    house.wait(1000);
    assert_eq!(house.work.len(), 1, "asked once");
    house.ask(ANNA, Ask::TakeBack(0));
    put_all(&mut house, &[(ANNA, 0)]);
    house.wait(1000);
    assert_eq!(house.work.len(), 2);
    // The first thought is for another position, and comes last.
    let late = house.work.remove(0);
    let work = house.work.remove(0);
    house.do_work(work);
    house.do_work(late);
    house.wait(1000);
    assert_eq!(cursor(&house, ANNA), 2);
    house.assert_agreed();
}

#[test]
fn a_computer_that_thinks_nonsense_is_asked_again() {
    let mut house = House::of(&["Anna"]);
    house.room(plan("row:3x3,k3#1", 2), &[ANNA]);
    house.ask(ANNA, Ask::Seat(1, Some(Level::Easy)));
    house.begin(&[ANNA]);
    house.diligence = Diligence::Later;
    put_all(&mut house, &[(ANNA, 4)]);
    for nonsense in [Some(Move::Piece(9)), None, Some(Move::Cell(CellId(4)))] {
        house.wait(1000);
        let [Work::Think { ticket, .. }] = house.work[..] else {
            panic!("{:?}", house.work);
        };
        house.work.clear();
        house.lobby.done(ticket, Done::Thought(nonsense));
    }
    house.wait(1000);
    let work = house.work.remove(0);
    house.do_work(work);
    house.wait(1000);
    assert_eq!(cursor(&house, ANNA), 2);
}

// Spectators.

#[test]
fn who_watches_a_race_sees_all_boards_and_who_races_the_own() {
    let mut house = House::of(&["Anna", "Ben", "Carl", "Dora"]);
    let room = house.room(plan("light:5x5#7", 3), &[ANNA, BEN, CARL]);
    house.begin(&[ANNA, BEN, CARL]);
    for choice in 0..2 {
        for guest in [ANNA, CARL] {
            let ask = house.next_ask(guest, Advised, choice).expect("a move");
            house.ask(guest, ask);
        }
    }
    house.ask(3, Ask::Watch(room));
    let boards = |house: &House, guest: usize| -> Vec<u8> {
        let game = house.guests[guest].visit.game();
        game.into_iter()
            .flat_map(|game| game.boards.keys().copied())
            .collect()
    };
    assert_eq!(boards(&house, 3), [0, 1, 2]);
    assert_eq!(
        [boards(&house, ANNA), boards(&house, BEN)],
        [vec![0], vec![1]]
    );
    house.assert_agreed();
    let codes: Vec<String> = house.guests[3]
        .visit
        .game()
        .expect("a game")
        .boards
        .values()
        .map(|game| game.code().to_string())
        .collect();
    assert!(
        codes.iter().all(|code| *code == codes[0]),
        "the same board for all"
    );
    for guest in [BEN, 3] {
        let progress = &house.guests[guest]
            .visit
            .game()
            .expect("a game")
            .info
            .progress;
        let moves: Vec<u16> = progress.iter().map(|progress| progress.moves).collect();
        assert_eq!(moves, [2, 0, 2]);
    }
    // Who has left the race may watch it.
    house.ask(CARL, Ask::Leave);
    house.ask(CARL, Ask::Watch(room));
    assert_eq!(boards(&house, CARL), [0, 1, 2]);
}

#[test]
fn who_asks_again_is_told_again() {
    let mut house = tic_tac_toe();
    put_all(&mut house, &[(ANNA, 4)]);
    let told = house.guests[BEN].told.len();
    house.ask(BEN, Ask::Again);
    assert_eq!(house.guests[BEN].told.len(), told + 2);
    for _ in 0..20 {
        house.ask(BEN, Ask::Again);
    }
    assert_eq!(house.guests[BEN].refusal(), Some(&Refusal::TooFast));
    house.assert_agreed();
}

#[test]
fn a_guest_whose_board_is_torn_has_it_mended() {
    let mut house = tic_tac_toe();
    put_all(&mut house, &[(ANNA, 4)]);
    // Something that the host never told.
    let lie = Tell::Moved {
        board: 0,
        seq: 2,
        mv: Move::Cell(CellId(0)),
        after: 5,
        hash: 1.into(),
    };
    let news = house.guests[BEN].visit.hear(lie.clone());
    assert_eq!(news, Some(News::Torn(Ask::Again)));
    assert_eq!(house.guests[BEN].visit.hear(lie), None, "asked already");
    house.ask(BEN, Ask::Again);
    assert_eq!(house.guests[BEN].news.last(), Some(&News::Board(0)));
    house.assert_agreed();
    put_all(&mut house, &[(BEN, 0)]);

    // Two boards of a race: they are told again together.
    let mut house = House::of(&["Anna", "Ben", "Carl"]);
    let room = house.room(plan("light:5x5#7", 2), &[ANNA, BEN]);
    house.begin(&[ANNA, BEN]);
    house.ask(CARL, Ask::Watch(room));
    let lie = |board| Tell::TakenBack {
        board,
        ply: 9,
        elapsed: 0,
    };
    let visit = &mut house.guests[CARL].visit;
    assert_eq!(visit.hear(lie(0)), Some(News::Torn(Ask::Again)));
    assert_eq!(visit.hear(lie(1)), None);
    house.ask(CARL, Ask::Again);
    house.assert_agreed();
    assert_eq!(
        house.guests[CARL].visit.hear(lie(1)),
        Some(News::Torn(Ask::Again))
    );
}

// The end of the host.

#[test]
fn a_host_that_closes_tells_all_and_keeps_the_games() {
    let mut house = tic_tac_toe();
    put_all(&mut house, &[(ANNA, 4)]);
    house.lobby.close();
    house.carry();
    for guest in &house.guests {
        assert_eq!(guest.farewell(), Some(Farewell::Closing));
        assert_eq!(guest.connection, None);
    }
    assert_eq!(house.lobby.people(), 0);
    house.wait(120_000);
    house.crash();
    house.come_in_afresh(ANNA, "Anna");
    house.come_in_afresh(BEN, "Ben");
    put_all(&mut house, &[(BEN, 0), (ANNA, 1)]);
}

#[test]
fn after_a_crash_everybody_comes_back_and_plays_on() {
    for &game in Game::ALL {
        for (code, places) in small(game) {
            for is_fresh in [false, true] {
                let mut house = House::of(&["Anna", "Ben", "Carl"]);
                let people = &[ANNA, BEN, CARL][..places.into()];
                let limit = TimeLimit::Game(3000);
                let room = house.room(
                    RoomPlan {
                        limit,
                        ..plan(code, places)
                    },
                    people,
                );
                house.begin(people);
                let mut random = numbers(3);
                for _ in 0..2 {
                    for &guest in people {
                        if let Some(ask @ (Ask::Move { .. } | Ask::Chance { .. })) =
                            house.next_ask(guest, Random, random())
                        {
                            house.ask(guest, ask);
                        }
                    }
                    house.wait(500);
                }
                assert!(house.lobby.take_changed(), "{code}");
                let before: Vec<_> = people
                    .iter()
                    .map(|&guest| {
                        let game = house.guests[guest].board().expect("a board");
                        (
                            house.guests[guest].id(),
                            house.guests[guest].visit.place(),
                            game.record(),
                            game.state_hash(),
                        )
                    })
                    .collect();
                let clocks = house.guests[ANNA]
                    .visit
                    .game()
                    .and_then(|game| game.clocks.clone());
                house.crash();
                for (&guest, name) in people.iter().zip(["Anna", "Ben", "Carl"]) {
                    match is_fresh {
                        true => house.come_in_afresh(guest, name),
                        false => house.come_in(guest, name),
                    }
                }
                assert_eq!(
                    house.guests[ANNA].visit.room().map(|room| room.id),
                    Some(room)
                );
                let after: Vec<_> = people
                    .iter()
                    .map(|&guest| {
                        let game = house.guests[guest].board().expect("a board");
                        let mut record = game.record();
                        record.elapsed = record.elapsed.min(before[guest].2.elapsed);
                        (
                            house.guests[guest].id(),
                            house.guests[guest].visit.place(),
                            record,
                            game.state_hash(),
                        )
                    })
                    .collect();
                let same =
                    |one: &[(PersonId, Option<u8>, tessella::session::Record, u32)]| -> Vec<_> {
                        one.iter()
                            .map(|one| {
                                (
                                    one.0,
                                    one.1,
                                    one.2.code.clone(),
                                    one.2.moves.clone(),
                                    one.2.players.clone(),
                                    one.3,
                                )
                            })
                            .collect()
                    };
                assert_eq!(same(&before), same(&after), "{code}");
                assert!(clocks.is_some());
                let seated: Vec<_> = people
                    .iter()
                    .map(|&guest| (guest, if guest == ANNA { Advised } else { Random }))
                    .collect();
                house.play_out(&seated);
                house.begin(people);
            }
        }
    }
}

#[test]
fn after_a_crash_who_does_not_come_back_is_waited_for_five_times_as_long() {
    let mut house = tic_tac_toe();
    house.crash();
    house.come_in(ANNA, "Anna");
    let ben = house.guests[BEN].visit.token().map(|_| PersonId(2));
    assert_eq!(
        ben.and_then(|ben| person(&house, ANNA, ben)),
        Some(Presence::CutOff(300))
    );
    house.wait(299_750);
    assert_eq!(house.guests[ANNA].stage(), Some(Stage::Running));
    house.wait(250);
    assert_eq!(
        ending(&house, ANNA).and_then(|ending| ending.winner),
        Some(0)
    );
    let dora = house.come("Dora");
    assert!(
        house.guests[dora].id() > house.guests[ANNA].id(),
        "nobody's number is given again"
    );
}

#[test]
fn a_room_that_was_about_to_begin_waits_again_after_a_crash() {
    let mut house = House::of(&["Anna", "Ben"]);
    house.room(plan("row:3x3,k3#1", 2), &[ANNA, BEN]);
    house.begin(&[ANNA, BEN]);
    house.ask(ANNA, Ask::GiveUp);
    house.diligence = Diligence::Later;
    house.ask(ANNA, Ask::Ready(true));
    house.ask(BEN, Ask::Ready(true));
    assert_eq!(house.guests[ANNA].stage(), Some(Stage::Dealing));
    house.crash();
    house.diligence = Diligence::Now;
    house.come_in(ANNA, "Anna");
    house.come_in(BEN, "Ben");
    house.begin(&[ANNA, BEN]);
    put_all(&mut house, &[(BEN, 4)]);
}

#[test]
fn what_was_kept_is_read_as_such_or_refused_with_words() {
    let mut house = tic_tac_toe();
    put_all(&mut house, &[(ANNA, 4)]);
    let kept = house.lobby.save().expect("a lobby is kept");
    let mut other = House::new();
    assert_eq!(other.lobby.restore(&kept), Ok(1));
    for (bytes, words) in [
        (&kept[..kept.len() / 2], "damaged"),
        (&[9u8, 0, 0][..], "format 9"),
    ] {
        let mut other = House::new();
        let error = other.lobby.restore(bytes).expect_err("what was not kept");
        assert!(error.to_string().contains(words), "{error}");
    }
    // Whatever the bytes are, nobody is where nothing is known of them.
    for at in 0..kept.len() {
        for byte in (0..6).chain([kept[at] ^ 0x40, 250, 251, 255]) {
            let mut damaged = kept.clone();
            damaged[at] = byte;
            let mut other = House::new();
            if other.lobby.restore(&damaged).is_ok() {
                let fresh = other.come("Dora");
                other.wait(10_000);
                let visit: &Visit = &other.guests[fresh].visit;
                let mut somewhere = BTreeSet::new();
                for room in visit.rooms() {
                    for place in &room.places {
                        if let Taker::Person(id) = place.taker {
                            assert!(somewhere.insert(id), "{id:?} is in two places");
                            assert_eq!(
                                visit.person(id).and_then(|person| person.room),
                                Some(room.id)
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn turns_of_chance_and_seats_are_what_they_seem() {
    // What the scenes above lean on.
    let mut house = House::of(&["Anna", "Ben"]);
    house.room(plan("race:track30,s2#7", 2), &[ANNA, BEN]);
    house.begin(&[ANNA, BEN]);
    let game = house.guests[ANNA].board().expect("a board");
    assert_eq!(game.position().to_move(), Turn::Chance(Seat::FIRST));
    assert_eq!(game.players(), [Player::Human, Player::Remote]);
    let game = house.guests[BEN].board().expect("a board");
    assert_eq!(game.players(), [Player::Remote, Player::Human]);
}
