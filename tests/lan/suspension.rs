//! Programs that go into the background, as on a phone: links and hosts that rest, and go on.

use crate::company::{CODE, Company, Person, room, server_plan, start};
use crate::crashes::Folder;
use crate::relay::{NetworkConditions, Relay};
use std::fs;
use std::time::{Duration, Instant};
use tessella::lobby::{Ask, Limits, News, PersonId, Presence, RoomPlan, TimeLimit};
use tessella::net::client::{ClientConfig, LinkState};
use tessella::net::server::{Server, ServerConfig};
use tessella::session::Session;

/// Within this a rest has begun, unless the machine is very busy.
const AT_ONCE: Duration = Duration::from_millis(700);

/// Some of them have sat down in a room of this kind, and made as many moves together.
fn some_moves(company: &mut Company, plan: RoomPlan, players: &[usize], moves: usize) {
    company.sit_together(plan, players[0], &players[1..]);
    company.begin(players, &[]);
    company.while_playing(10, "some moves are made", players, |company| {
        let mut boards = players.iter().map(|&player| company.people[player].board());
        boards.all(|board| board.is_some_and(|board| board.cursor() >= moves))
    });
    settle(company);
}

/// What was on its way has come.
fn settle(company: &mut Company) {
    let begun = Instant::now();
    company.until(2, "what was on its way has come", |_| {
        begun.elapsed() > Duration::from_millis(300)
    });
}

/// How far the board of somebody is, and what it looks like.
fn position(company: &Company, person: usize) -> Option<(usize, u32)> {
    let board = company.people[person].board()?;
    Some((board.cursor(), board.state_hash()))
}

fn presence(company: &Company, of: PersonId) -> Option<Presence> {
    let mut people = company.people[0].visit.people();
    Some(people.find(|person| person.id == of)?.presence)
}

fn are_all_back(company: &Company) -> bool {
    company.people.iter().all(|person| {
        let mut known = person.visit.people();
        person.is_in()
            && person.board().is_some()
            && known.all(|known| known.presence == Presence::Here)
    })
}

#[test]
fn who_rests_is_cut_off_at_once_and_goes_on_with_the_same_game() {
    let server = start(server_plan(Limits::default()));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
    some_moves(&mut company, room("drench:10x10,c6,s2#1", 2), &[0, 1], 4);
    let bob = company.people[1].visit.me().expect("somebody");
    for _ in 0..2 {
        let before = position(&company, 1);
        company.people[0].news.clear();
        let begun = Instant::now();
        company.people[1].suspend();
        assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
        company.until(1, "the other hears of it at once", |company| {
            company.people[0].news.contains(&News::CutOff(bob))
        });
        let seen = presence(&company, bob);
        assert!(matches!(seen, Some(Presence::CutOff(55..=60))), "{seen:?}");
        let begun = Instant::now();
        company.until(3, "a while", |_| begun.elapsed() > Duration::from_secs(2));
        assert_eq!(company.people[1].link, LinkState::Lost);
        assert!(!company.people[0].has_ended(), "the seat is kept");
        // What is asked at rest is lost; whoever gave up by that would hear of it.
        company.people[1].ask(Ask::GiveUp);
        company.people[1].resume();
        let took = company.until(3, "they are back", |company| {
            company.people[1].is_in() && position(company, 1) == before
        });
        assert!(took < Duration::from_secs(1), "at once, and not {took:?}");
        company.until(1, "the other hears it", |company| {
            company.people[0].news.contains(&News::Back(bob))
        });
        assert_eq!(company.people[1].visit.me(), Some(bob));
        assert!(matches!(company.people[1].link, LinkState::Open { .. }));
        settle(&mut company);
        assert!(!company.people[0].has_ended());
    }
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn a_move_that_was_made_before_a_rest_arrives() {
    let server = start(server_plan(Limits::default()));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
    some_moves(&mut company, room("drench:10x10,c6,s2#1", 2), &[0, 1], 4);
    let mover = usize::from(company.people[1].is_to_move());
    let before = company.people[1 - mover].board().map(Session::cursor);
    company.people[mover].play();
    company.people[mover].suspend();
    company.until(1, "the other sees it", |company| {
        company.people[1 - mover].board().map(Session::cursor) > before
    });
    company.people[mover].resume();
    company.until(3, "they are back", |company| {
        company.people[mover].is_in() && position(company, 0) == position(company, 1)
    });
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn a_link_at_rest_sends_nothing_and_heeds_no_loss_of_time() {
    let server = start(server_plan(Limits::default()));
    let relay = Relay::new(server.loopback_address(), NetworkConditions::default(), 1);
    let people = vec![
        Person::join(server.loopback_address(), "Ann"),
        Person::join(relay.address(), "Bob"),
    ];
    let mut company = Company { people };
    company.until(10, "both are in", |company| {
        company.people.iter().all(Person::is_in)
    });
    some_moves(&mut company, room("drench:10x10,c6,s2#1", 2), &[0, 1], 2);
    let before = relay.carried();
    let begun = Instant::now();
    company.until(3, "a while", |_| begun.elapsed() > Duration::from_secs(1));
    assert!(relay.carried() > before, "signs of life");
    company.people[1].suspend();
    settle(&mut company);
    let before = relay.carried();
    let begun = Instant::now();
    company.until(4, "a while", |_| begun.elapsed() > Duration::from_secs(2));
    assert_eq!(relay.carried(), before, "datagrams of somebody at rest");
    // The network is not there yet when the program is in front again.
    relay.cut(true);
    company.people[1].resume();
    let begun = Instant::now();
    company.until(6, "a while", |_| begun.elapsed() > Duration::from_secs(5));
    relay.cut(false);
    company.until(8, "they are back", |company| {
        company.people[1].is_in() && company.people[1].board().is_some()
    });
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn who_rests_while_joining_joins_after_it() {
    let server = start(server_plan(Limits::default()));
    // As soon as possible, and in the middle of the knock or of what follows.
    for delay in [0, 1, 2, 5, 10, 20, 50] {
        let mut person = Person::join(server.loopback_address(), "Ann");
        std::thread::sleep(Duration::from_millis(delay));
        let begun = Instant::now();
        person.suspend();
        assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
        person.resume();
        let mut company = Company {
            people: vec![person],
        };
        company.until(5, "they are in", |company| company.people[0].is_in());
        person = company.people.remove(0);
        person.close();
        let begun = Instant::now();
        while server.status().people > 0 {
            assert!(begun.elapsed() < Duration::from_secs(2));
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Ann plays by the clock with Bob, who is elsewhere, while the host's device goes into the background; she may be there as
/// well. What the clock lost when all is well again is the time that it ran, and not the rest.
fn the_server_rests(rest: Duration, with_ann: bool, limits: Limits) -> (Server, Company) {
    let server = start(server_plan(limits));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
    let plan = RoomPlan {
        limit: TimeLimit::Game(600),
        ..room("drench:12x12,c6,s2#1", 2)
    };
    let clocks = |company: &Company| -> u32 {
        let game = company.people[0].visit.game();
        let clocks = game.and_then(|game| game.clocks.as_ref());
        clocks.map_or(0, |clocks| clocks.iter().sum())
    };
    some_moves(&mut company, plan, &[0, 1], 4);
    company.while_playing(5, "it is Bob's turn", &[0], |company| {
        company.people[1].is_to_move()
    });
    settle(&mut company);
    let begun = Instant::now();
    company.until(3, "the clocks are told", |company| clocks(company) > 0);
    let had = clocks(&company);
    let before = position(&company, 0);
    if with_ann {
        company.people[0].suspend();
        company.until(1, "Bob hears of it", |company| {
            let news = company.people[1].news.iter();
            news.filter(|news| matches!(news, News::CutOff(_))).count() == 1
        });
    }
    let resting = Instant::now();
    server.suspend();
    assert!(resting.elapsed() < AT_ONCE, "{:?}", resting.elapsed());
    company.until(30, "a while", |_| resting.elapsed() >= rest);
    let rested = resting.elapsed();
    server.resume();
    company.people[0].resume();
    let took = company.until(8, "all are back", are_all_back);
    let back = Instant::now();
    println!("all were back after {took:?}");
    assert_eq!(position(&company, 0), before);
    assert_eq!(position(&company, 1), before);
    company.until(3, "the clocks are told again", |company| {
        back.elapsed() > Duration::from_millis(1300) && clocks(company) > 0
    });
    let awake = begun.elapsed() - rested;
    let lost = had - clocks(&company);
    println!("the clocks lost {lost} ms, of {awake:?} awake");
    // They are told once a second.
    assert!(u128::from(lost) <= awake.as_millis() + 1100, "{awake:?}");
    (server, company)
}

#[test]
fn a_server_that_rests_for_a_moment_keeps_its_connections() {
    let (_server, mut company) = the_server_rests(Duration::from_secs(4), false, Limits::default());
    for person in &company.people {
        assert!(!person.links.contains(&LinkState::Lost), "{}", person.name);
    }
    company.play_out(40, &[0, 1], &[]);
}

#[test]
fn a_server_that_rests_for_longer_than_connections_last_goes_on_with_everybody() {
    let limits = Limits {
        // Much shorter than the rest, and longer than it takes to come back.
        grace: 5,
        ..Limits::default()
    };
    let (server, mut company) = the_server_rests(Duration::from_secs(12), true, limits);
    let links = &company.people[1].links;
    assert!(links.contains(&LinkState::Lost), "{links:?}");
    assert_eq!(server.status().people, 2);
    company.play_out(40, &[0, 1], &[]);
}

#[test]
fn a_server_that_rested_for_long_knows_that_everybody_let_go() {
    let server = start(server_plan(Limits::default()));
    let relay = Relay::new(server.loopback_address(), NetworkConditions::default(), 2);
    let people = vec![
        Person::join(server.loopback_address(), "Ann"),
        Person::join(relay.address(), "Bob"),
    ];
    let mut company = Company { people };
    company.until(10, "both are in", |company| {
        company.people.iter().all(Person::is_in)
    });
    some_moves(&mut company, room("drench:10x10,c6,s2#1", 2), &[0, 1], 2);
    let bob = company.people[1].visit.me().expect("somebody");
    company.people[0].suspend();
    server.suspend();
    // Bob's good-bye is lost, as where the machine of the host sleeps as well.
    relay.cut(true);
    company.until(9, "Bob lets go", |company| {
        company.people[1].link == LinkState::Lost
    });
    let begun = Instant::now();
    company.until(2, "a while", |_| begun.elapsed() > Duration::from_secs(1));
    server.resume();
    company.people[0].resume();
    // By the connection, it would take the host ten seconds.
    company.until(3, "Bob is cut off", |company| {
        let seen = presence(company, bob);
        matches!(seen, Some(Presence::CutOff(55..=60)))
    });
    relay.cut(false);
    company.until(8, "all are back", are_all_back);
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn what_a_server_at_rest_knows_is_in_its_file() {
    let folder = Folder::new("rest");
    let copied = Folder::new("rest-copied");
    let plan = |file| ServerConfig {
        file: Some(file),
        ..server_plan(Limits::default())
    };
    let server = start(plan(folder.file()));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
    some_moves(&mut company, room("drench:10x10,c6,s2#1", 2), &[0, 1], 4);
    let cursor = |company: &Company| company.people[0].board().map_or(0, Session::cursor);
    for _ in 0..3 {
        let moves = cursor(&company);
        company.while_playing(10, "one more move", &[0, 1], |company| {
            cursor(company) > moves
        });
        server.suspend();
        // What a system does that needs the memory: nothing more is written.
        fs::copy(folder.file(), copied.file()).expect("a file");
        company.turn();
        let (moves, token) = (
            cursor(&company),
            company.people[0].visit.token().expect("a token"),
        );
        let again = start(plan(copied.file()));
        assert_eq!((again.restored(), again.id()), (1, server.id()));
        let mut others = Company {
            people: vec![Person::join_with(ClientConfig {
                address: again.loopback_address(),
                code: CODE.to_owned(),
                name: "Ann".to_owned(),
                seats: vec![(again.id(), token)],
            })],
        };
        others.until(5, "they are at the board", |others| {
            others.people[0].board().is_some()
        });
        assert!(cursor(&others) >= moves, "{moves} moves were told");
        drop(again);
        server.resume();
        settle(&mut company);
    }
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn a_rest_that_is_no_rest_does_no_harm() {
    let server = start(server_plan(Limits::default()));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
    some_moves(&mut company, room("drench:10x10,c6,s2#1", 2), &[0, 1], 2);
    server.resume();
    company.people[1].resume();
    for _ in 0..20 {
        server.suspend();
        server.suspend();
        server.resume();
        server.suspend();
        server.resume();
        company.people[1].suspend();
        company.people[1].suspend();
        company.people[1].resume();
        company.people[1].resume();
        company.turn();
    }
    company.until(8, "all are back", are_all_back);
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn who_rests_can_end() {
    let server = start(server_plan(Limits::default()));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob", "Cem"]);
    company.people[0].suspend();
    let begun = Instant::now();
    company.people[0].close();
    assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
    company.people[1].suspend();
    server.suspend();
    let begun = Instant::now();
    drop(server);
    assert!(begun.elapsed() < Duration::from_secs(1));
    let closing = "The host has ended the session. Games are kept there for the next time.";
    company.until(2, "who is there is told", |company| {
        company.people[2].link == LinkState::Over(closing.to_owned())
    });
    // Nobody is at the other end any more.
    let begun = Instant::now();
    company.people[1].suspend();
    company.people[2].suspend();
    company.people[2].resume();
    drop(company);
    assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
}

/// What the system counts of the threads of this process: how often each was put to sleep or taken from the processor.
#[cfg(target_os = "linux")]
mod threads {
    use crate::company::{Company, room, server_plan, start};
    use crate::crashes::Folder;
    use std::collections::BTreeMap;
    use std::env;
    use std::fs;
    use std::process::Command;
    use std::time::{Duration, Instant};
    use tessella::games::Level;
    use tessella::lobby::{Ask, Limits, Taker};
    use tessella::net::server::ServerConfig;
    use tessella::session::Session;

    /// By this the process of its own knows that it is one.
    const ALONE: &str = "TESSELLA_TEST_ALONE";

    /// By thread: its name, and its count.
    fn switches() -> BTreeMap<String, (String, u64)> {
        let tasks = fs::read_dir("/proc/self/task").expect("threads");
        let tasks = tasks.filter_map(|task| {
            // One that has ended meanwhile.
            let status = fs::read_to_string(task.ok()?.path().join("status")).ok()?;
            let field = |name: &str| {
                let line = status.lines().find_map(|line| line.strip_prefix(name))?;
                Some(line.trim_start_matches(':').trim().to_owned())
            };
            let number = |name| field(name)?.parse::<u64>().ok();
            let count = number("voluntary_ctxt_switches")? + number("nonvoluntary_ctxt_switches")?;
            Some((field("Pid")?, (field("Name")?, count)))
        });
        tasks.collect()
    }

    fn ours(all: &BTreeMap<String, (String, u64)>) -> Vec<(&str, &str, u64)> {
        let all = all.iter();
        let all = all.map(|(id, (name, count))| (name.as_str(), id.as_str(), *count));
        let ours = [
            "client",
            "handshake",
            "handshakes",
            "room_store",
            "server",
            "worker",
        ];
        let mut all: Vec<_> = all.filter(|(name, ..)| ours.contains(name)).collect();
        all.sort_unstable();
        all
    }

    /// The threads of other tests would be counted as well.
    #[test]
    fn nothing_wakes_what_rests() {
        let mut alone = Command::new(env::current_exe().expect("this program"));
        alone
            .args(["--exact", "suspension::threads::in_a_process_of_its_own"])
            .args(["--ignored", "--nocapture"])
            .env(ALONE, "1");
        let output = alone.output().expect("another process");
        let said = String::from_utf8_lossy(&output.stdout);
        let complained = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}\n{complained}");
        assert!(said.contains("1 passed"), "{said}");
    }

    #[test]
    #[ignore = "another test runs it in a process of its own"]
    fn in_a_process_of_its_own() {
        if env::var_os(ALONE).is_none() {
            return;
        }
        let folder = Folder::new("still");
        let server = start(ServerConfig {
            file: Some(folder.file()),
            ..server_plan(Limits::default())
        });
        let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
        company.sit_together(room("drench:18x18,c6,s2#1", 2), 0, &[]);
        company.people[0].ask(Ask::Seat(1, Some(Level::Hard)));
        company.until(5, "the computer sits", |company| {
            let room = company.people[0].visit.room().expect("a room");
            room.places[1].taker == Taker::Computer(Level::Hard)
        });
        company.begin(&[0], &[]);
        // The computer begins to think six tenths of a second after her.
        let moves = |company: &Company| company.people[0].board().map_or(0, Session::cursor);
        company.while_playing(10, "a move", &[0], |company| moves(company) == 1);
        let begun = Instant::now();
        company.until(2, "it thinks", |_| {
            begun.elapsed() > Duration::from_millis(700)
        });
        assert_eq!(moves(&company), 1, "it needs longer to think");
        company.people[0].suspend();
        company.people[1].suspend();
        server.suspend();
        // Who is at the door, or thinks, ends within a moment.
        std::thread::sleep(Duration::from_millis(400));
        let before = switches();
        std::thread::sleep(Duration::from_secs(3));
        let after = switches();
        let names: Vec<&str> = ours(&before).into_iter().map(|(name, ..)| name).collect();
        let expected = [
            "client",
            "client",
            "handshakes",
            "room_store",
            "server",
            "worker",
            "worker",
        ];
        assert_eq!(names, expected);
        assert_eq!(ours(&before), ours(&after));
        server.resume();
        company.people[0].resume();
        company.people[1].resume();
        company.until(40, "all are back, and the computer moves", |company| {
            moves(company) == 2
        });
        // Else what was counted would say nothing.
        std::thread::sleep(Duration::from_secs(1));
        let awake = switches();
        let turns = |name: &str| {
            let of = |all| -> u64 {
                let all = ours(all).into_iter().filter(|(of, ..)| *of == name);
                all.map(|(.., count)| count).sum()
            };
            of(&awake) - of(&after)
        };
        assert!(turns("server") > 20 && turns("client") > 20 && turns("handshakes") > 20);
    }
}
