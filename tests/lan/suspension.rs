//! Suspension of clients and servers, as on a phone whose program goes into the background.

use crate::company::{CODE, Company, Person, room, server_plan, start};
use crate::crashes::Folder;
use crate::relay::{NetworkConditions, Relay};
use std::fs;
use std::time::{Duration, Instant};
use tessella::lobby::{
    ClientEvent, ClientMessage, LobbyLimits, PersonId, Presence, RoomConfig, TimeLimit,
};
use tessella::net::client::{ClientConfig, LinkState};
use tessella::net::server::{Server, ServerConfig};
use tessella::session::Session;

/// Time within which a suspension begins, unless the machine is very busy.
const AT_ONCE: Duration = Duration::from_millis(700);

/// Seats some people in a new room and plays this number of moves.
fn some_moves(company: &mut Company, plan: RoomConfig, players: &[usize], moves: usize) {
    company.sit_together(plan, players[0], &players[1..]);
    company.begin(players, &[]);
    company.while_playing(10, "some moves are made", players, |company| {
        let mut boards = players.iter().map(|&player| company.people[player].board());
        boards.all(|board| board.is_some_and(|board| board.cursor() >= moves))
    });
    settle(company);
}

/// Waits until messages in transit have arrived.
pub fn settle(company: &mut Company) {
    let begun = Instant::now();
    company.until(2, "messages in transit have arrived", |_| {
        begun.elapsed() > Duration::from_millis(300)
    });
}

/// Returns the number of moves on somebody's board, and its hash.
fn position(company: &Company, person: usize) -> Option<(usize, u32)> {
    let board = company.people[person].board()?;
    Some((board.cursor(), board.state_hash()))
}

fn presence(company: &Company, of: PersonId) -> Option<Presence> {
    let mut people = company.people[0].lobby.people();
    Some(people.find(|person| person.id == of)?.presence)
}

fn are_all_back(company: &Company) -> bool {
    company.people.iter().all(|person| {
        let mut known = person.lobby.people();
        person.is_in()
            && person.board().is_some()
            && known.all(|known| known.presence == Presence::Connected)
    })
}

#[test]
fn suspended_client_disconnects_at_once_and_keeps_seat() {
    let server = start(server_plan(LobbyLimits::default()));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
    some_moves(&mut company, room("drench:10x10,c6,s2#1", 2), &[0, 1], 4);
    let bob = company.people[1].lobby.me().expect("somebody");
    for _ in 0..2 {
        let before = position(&company, 1);
        company.people[0].events.clear();
        let begun = Instant::now();
        company.people[1].suspend();
        assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
        company.until(1, "the other hears of it at once", |company| {
            company.people[0]
                .events
                .contains(&ClientEvent::PersonDisconnected(bob))
        });
        let seen = presence(&company, bob);
        assert!(
            matches!(seen, Some(Presence::Disconnected(55..=60))),
            "{seen:?}"
        );
        let begun = Instant::now();
        company.until(3, "a while", |_| begun.elapsed() > Duration::from_secs(2));
        assert_eq!(company.people[1].link, LinkState::Lost);
        assert!(!company.people[0].has_ended(), "the seat is kept");
        // A message during the suspension is dropped.
        company.people[1].ask(ClientMessage::Resign);
        company.people[1].resume();
        let took = company.until(3, "they are back", |company| {
            company.people[1].is_in() && position(company, 1) == before
        });
        assert!(took < Duration::from_secs(1), "at once, and not {took:?}");
        company.until(1, "the other hears it", |company| {
            company.people[0]
                .events
                .contains(&ClientEvent::PersonReconnected(bob))
        });
        assert_eq!(company.people[1].lobby.me(), Some(bob));
        assert!(matches!(company.people[1].link, LinkState::Open { .. }));
        settle(&mut company);
        assert!(!company.people[0].has_ended());
    }
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn move_before_suspension_arrives() {
    let server = start(server_plan(LobbyLimits::default()));
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
fn suspended_client_sends_nothing_and_has_full_time_to_reconnect() {
    let server = start(server_plan(LobbyLimits::default()));
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
    assert!(relay.carried() > before, "keep-alives");
    company.people[1].suspend();
    settle(&mut company);
    let before = relay.carried();
    let begun = Instant::now();
    company.until(4, "a while", |_| begun.elapsed() > Duration::from_secs(2));
    assert_eq!(relay.carried(), before, "datagrams of a suspended client");
    // The network is not available yet when the client resumes.
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
fn client_suspended_while_joining_joins_after_resuming() {
    let server = start(server_plan(LobbyLimits::default()));
    // At once, during the handshake, or while connecting.
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

/// Suspends the server during a game with clocks between Ann and Bob, optionally together with Ann's client. Checks that the
/// clocks lose only the time during which they ran.
fn suspend_server(duration: Duration, with_ann: bool, limits: LobbyLimits) -> (Server, Company) {
    let server = start(server_plan(limits));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
    let plan = RoomConfig {
        limit: TimeLimit::PerSeat(600),
        ..room("drench:12x12,c6,s2#1", 2)
    };
    let clocks = |company: &Company| -> u32 {
        let game = company.people[0].lobby.game();
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
            let news = company.people[1].events.iter();
            news.filter(|news| matches!(news, ClientEvent::PersonDisconnected(_)))
                .count()
                == 1
        });
    }
    let suspended_at = Instant::now();
    server.suspend();
    assert!(
        suspended_at.elapsed() < AT_ONCE,
        "{:?}",
        suspended_at.elapsed()
    );
    company.until(30, "a while", |_| suspended_at.elapsed() >= duration);
    let suspended_for = suspended_at.elapsed();
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
    let awake = begun.elapsed() - suspended_for;
    let lost = had - clocks(&company);
    println!("the clocks lost {lost} ms, of {awake:?} awake");
    // Clients receive the clocks once per second.
    assert!(u128::from(lost) <= awake.as_millis() + 1100, "{awake:?}");
    (server, company)
}

#[test]
fn short_suspension_of_server_keeps_connections() {
    let (_server, mut company) =
        suspend_server(Duration::from_secs(4), false, LobbyLimits::default());
    for person in &company.people {
        assert!(!person.links.contains(&LinkState::Lost), "{}", person.name);
    }
    company.play_out(40, &[0, 1], &[]);
}

#[test]
fn long_suspension_of_server_keeps_seats() {
    let limits = LobbyLimits {
        // Much shorter than the suspension, and longer than reconnecting takes.
        reconnect_window: 5,
        ..LobbyLimits::default()
    };
    let (server, mut company) = suspend_server(Duration::from_secs(12), true, limits);
    let links = &company.people[1].links;
    assert!(links.contains(&LinkState::Lost), "{links:?}");
    assert_eq!(server.status().people, 2);
    company.play_out(40, &[0, 1], &[]);
}

#[test]
fn server_disconnects_everybody_after_long_suspension() {
    let server = start(server_plan(LobbyLimits::default()));
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
    let bob = company.people[1].lobby.me().expect("somebody");
    company.people[0].suspend();
    server.suspend();
    // Bob's disconnect message is lost, as if the server's machine were suspended as well.
    relay.cut(true);
    company.until(9, "Bob drops the connection", |company| {
        company.people[1].link == LinkState::Lost
    });
    let begun = Instant::now();
    company.until(2, "a while", |_| begun.elapsed() > Duration::from_secs(1));
    server.resume();
    company.people[0].resume();
    // A timeout of the connection would take ten seconds.
    company.until(3, "Bob is cut off", |company| {
        let seen = presence(company, bob);
        matches!(seen, Some(Presence::Disconnected(55..=60)))
    });
    relay.cut(false);
    company.until(8, "all are back", are_all_back);
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn suspended_server_has_saved_all_moves() {
    let folder = Folder::new("rest");
    let copied = Folder::new("rest-copied");
    let plan = |file| ServerConfig {
        file: Some(file),
        ..server_plan(LobbyLimits::default())
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
        // A copy of the file, as if the system ended the program now.
        fs::copy(folder.file(), copied.file()).expect("a file");
        company.turn();
        let moves = cursor(&company);
        let ann = &company.people[0];
        let token = ann.lobby.token().expect("a token");
        let server_id = ann.server.expect("a server");
        let again = start(plan(copied.file()));
        assert_eq!(again.restored(), 1);
        let mut others = Company {
            people: vec![Person::join_with(ClientConfig {
                address: again.loopback_address(),
                code: CODE.to_owned(),
                name: "Ann".to_owned(),
                seats: vec![(server_id, token)],
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
fn repeated_suspend_and_resume_are_harmless() {
    let server = start(server_plan(LobbyLimits::default()));
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
fn suspended_client_and_server_can_be_dropped() {
    let server = start(server_plan(LobbyLimits::default()));
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
    // The server is gone.
    let begun = Instant::now();
    company.people[1].suspend();
    company.people[2].suspend();
    company.people[2].resume();
    drop(company);
    assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
}

/// Context switches of this process's threads, as the system counts them.
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
    use tessella::lobby::{ClientMessage, LobbyLimits, SeatOccupant};
    use tessella::net::server::ServerConfig;
    use tessella::session::Session;

    /// Environment variable that is set in the separate process.
    const ALONE: &str = "TESSELLA_TEST_ALONE";

    /// Returns the name and the number of context switches of each thread.
    fn switches() -> BTreeMap<String, (String, u64)> {
        let tasks = fs::read_dir("/proc/self/task").expect("threads");
        let tasks = tasks.filter_map(|task| {
            // `None` for a thread that has ended in the meantime.
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

    /// Runs in a separate process, because the threads of other tests would be counted as well.
    #[test]
    fn suspended_threads_are_never_scheduled() {
        let mut alone = Command::new(env::current_exe().expect("this program"));
        alone
            .args([
                "--exact",
                "suspension::threads::suspended_threads_in_separate_process",
            ])
            .args(["--ignored", "--nocapture"])
            .env(ALONE, "1");
        let output = alone.output().expect("another process");
        let said = String::from_utf8_lossy(&output.stdout);
        let complained = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}\n{complained}");
        assert!(said.contains("1 passed"), "{said}");
    }

    #[test]
    #[ignore = "another test runs it in a separate process"]
    fn suspended_threads_in_separate_process() {
        if env::var_os(ALONE).is_none() {
            return;
        }
        let folder = Folder::new("still");
        let server = start(ServerConfig {
            file: Some(folder.file()),
            ..server_plan(LobbyLimits::default())
        });
        let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
        company.sit_together(room("drench:18x18,c6,s2#1", 2), 0, &[]);
        company.people[0].ask(ClientMessage::SetComputer(1, Some(Level::Hard)));
        company.until(5, "the computer sits", |company| {
            let room = company.people[0].lobby.room().expect("a room");
            room.seats[1].occupant == SeatOccupant::Computer(Level::Hard)
        });
        company.begin(&[0], &[]);
        // The computer starts its search 0.6 s after Ann's move.
        let moves = |company: &Company| company.people[0].board().map_or(0, Session::cursor);
        company.while_playing(10, "a move", &[0], |company| moves(company) == 1);
        let begun = Instant::now();
        company.until(2, "it thinks", |_| {
            begun.elapsed() > Duration::from_millis(700)
        });
        assert_eq!(moves(&company), 1, "the search takes longer");
        company.people[0].suspend();
        company.people[1].suspend();
        server.suspend();
        // Running handshakes and searches end soon.
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
        // The counters increase while the threads run.
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
