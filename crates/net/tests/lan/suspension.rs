//! Suspension of clients and servers, as on a phone whose program goes into the background.

use crate::crashes::Folder;
use std::fs;
use std::time::{Duration, Instant};
use tessella_lobby::{
    ClientEvent, ClientMessage, CloseReason, LobbyLimits, PersonId, Presence, RoomConfig, TimeLimit,
};
use tessella_net::client::{ClientConfig, LinkState};
use tessella_net::server::{Server, ServerConfig, key_path};
use tessella_net_test_support::clients::{
    CODE, TestClient, TestClients, room, server_config, start,
};
use tessella_net_test_support::relay::{NetworkConditions, Relay};
use tessella_session::Session;

/// Time within which a suspension begins, unless the machine is very busy.
const AT_ONCE: Duration = Duration::from_millis(700);

/// Seats some people in a new room and plays this number of moves.
fn some_moves(clients: &mut TestClients, config: RoomConfig, players: &[usize], moves: usize) {
    clients.open_room(config, players[0], &players[1..]);
    clients.begin(players, &[]);
    clients.while_playing(10, "some moves are made", players, |clients| {
        let mut boards = players.iter().map(|&player| clients.people[player].board());
        boards.all(|board| board.is_some_and(|board| board.cursor() >= moves))
    });
    settle(clients);
}

/// Waits until messages in transit have arrived.
pub fn settle(clients: &mut TestClients) {
    let begun = Instant::now();
    clients.until(2, "messages in transit have arrived", |_| {
        begun.elapsed() > Duration::from_millis(300)
    });
}

/// Returns the number of moves on somebody's board, and its hash.
fn position(clients: &TestClients, person: usize) -> Option<(usize, u32)> {
    let board = clients.people[person].board()?;
    Some((board.cursor(), board.state_hash()))
}

fn presence(clients: &TestClients, of: PersonId) -> Option<Presence> {
    let mut people = clients.people[0].lobby.people();
    Some(people.find(|person| person.id == of)?.presence)
}

fn are_all_back(clients: &TestClients) -> bool {
    clients.people.iter().all(|person| {
        let mut known = person.lobby.people();
        person.has_joined()
            && person.board().is_some()
            && known.all(|known| known.presence == Presence::Connected)
    })
}

#[test]
fn suspended_client_disconnects_at_once_and_keeps_seat() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    some_moves(&mut clients, room("drench:10x10,c6,s2#1", 2), &[0, 1], 4);
    let bob = clients.people[1].lobby.me().expect("somebody");
    for _ in 0..2 {
        let before = position(&clients, 1);
        clients.people[0].events.clear();
        let begun = Instant::now();
        clients.people[1].suspend();
        assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
        clients.until(1, "the other sees it at once", |clients| {
            clients.people[0]
                .events
                .contains(&ClientEvent::PersonDisconnected(bob))
        });
        let seen = presence(&clients, bob);
        assert!(
            matches!(seen, Some(Presence::Disconnected(55..=60))),
            "{seen:?}"
        );
        let begun = Instant::now();
        clients.until(3, "a while", |_| begun.elapsed() > Duration::from_secs(2));
        assert_eq!(clients.people[1].link, LinkState::Lost);
        assert!(!clients.people[0].has_ended(), "the seat is reserved");
        // A message during the suspension is dropped.
        clients.people[1].send(ClientMessage::Resign);
        clients.people[1].resume();
        let took = clients.until(3, "they are back", |clients| {
            clients.people[1].has_joined() && position(clients, 1) == before
        });
        assert!(took < Duration::from_secs(1), "at once, and not {took:?}");
        clients.until(1, "the other receives it", |clients| {
            clients.people[0]
                .events
                .contains(&ClientEvent::PersonReconnected(bob))
        });
        assert_eq!(clients.people[1].lobby.me(), Some(bob));
        assert!(matches!(clients.people[1].link, LinkState::Open { .. }));
        settle(&mut clients);
        assert!(!clients.people[0].has_ended());
    }
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn move_before_suspension_arrives() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    some_moves(&mut clients, room("drench:10x10,c6,s2#1", 2), &[0, 1], 4);
    let mover = usize::from(clients.people[1].is_to_move());
    let before = clients.people[1 - mover].board().map(Session::cursor);
    clients.people[mover].play();
    clients.people[mover].suspend();
    clients.until(1, "the other sees it", |clients| {
        clients.people[1 - mover].board().map(Session::cursor) > before
    });
    clients.people[mover].resume();
    clients.until(3, "they are back", |clients| {
        clients.people[mover].has_joined() && position(clients, 0) == position(clients, 1)
    });
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn suspended_client_sends_nothing_and_has_full_time_to_reconnect() {
    let server = start(server_config(LobbyLimits::default()));
    let relay = Relay::new(server.loopback_address(), NetworkConditions::default(), 1);
    let people = vec![
        TestClient::join(server.loopback_address(), "Ann"),
        TestClient::join(relay.address(), "Bob"),
    ];
    let mut clients = TestClients { people };
    clients.until(10, "both are in", |clients| {
        clients.people.iter().all(TestClient::has_joined)
    });
    some_moves(&mut clients, room("drench:10x10,c6,s2#1", 2), &[0, 1], 2);
    let before = relay.carried();
    let begun = Instant::now();
    clients.until(3, "a while", |_| begun.elapsed() > Duration::from_secs(1));
    assert!(relay.carried() > before, "keep-alives");
    clients.people[1].suspend();
    settle(&mut clients);
    let before = relay.carried();
    let begun = Instant::now();
    clients.until(4, "a while", |_| begun.elapsed() > Duration::from_secs(2));
    assert_eq!(relay.carried(), before, "datagrams of a suspended client");
    // The network is not available yet when the client resumes.
    relay.cut(true);
    clients.people[1].resume();
    let begun = Instant::now();
    clients.until(6, "a while", |_| begun.elapsed() > Duration::from_secs(5));
    relay.cut(false);
    clients.until(8, "they are back", |clients| {
        clients.people[1].has_joined() && clients.people[1].board().is_some()
    });
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn client_suspended_while_joining_joins_after_resuming() {
    let server = start(server_config(LobbyLimits::default()));
    // At once, during the handshake, or while connecting.
    for delay in [0, 1, 2, 5, 10, 20, 50] {
        let mut person = TestClient::join(server.loopback_address(), "Ann");
        std::thread::sleep(Duration::from_millis(delay));
        let begun = Instant::now();
        person.suspend();
        assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
        person.resume();
        let mut clients = TestClients {
            people: vec![person],
        };
        clients.until(5, "they are in", |clients| clients.people[0].has_joined());
        person = clients.people.remove(0);
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
fn suspend_server(
    duration: Duration,
    with_ann: bool,
    limits: LobbyLimits,
) -> (Server, TestClients) {
    let server = start(server_config(limits));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    let config = RoomConfig {
        limit: TimeLimit::PerSeat(600),
        ..room("drench:12x12,c6,s2#1", 2)
    };
    let clocks = |clients: &TestClients| -> u32 {
        let game = clients.people[0].lobby.game();
        let clocks = game.and_then(|game| game.clocks.as_ref());
        clocks.map_or(0, |clocks| clocks.iter().sum())
    };
    some_moves(&mut clients, config, &[0, 1], 4);
    clients.while_playing(5, "it is Bob's turn", &[0], |clients| {
        clients.people[1].is_to_move()
    });
    settle(&mut clients);
    let begun = Instant::now();
    clients.until(3, "the clocks arrive", |clients| clocks(clients) > 0);
    let had = clocks(&clients);
    let before = position(&clients, 0);
    if with_ann {
        clients.people[0].suspend();
        clients.until(1, "Bob sees it", |clients| {
            let event = clients.people[1].events.iter();
            event
                .filter(|event| matches!(event, ClientEvent::PersonDisconnected(_)))
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
    clients.until(30, "a while", |_| suspended_at.elapsed() >= duration);
    let suspended_for = suspended_at.elapsed();
    server.resume();
    clients.people[0].resume();
    let took = clients.until(8, "all are back", are_all_back);
    let back = Instant::now();
    println!("all were back after {took:?}");
    assert_eq!(position(&clients, 0), before);
    assert_eq!(position(&clients, 1), before);
    clients.until(3, "the clocks arrive again", |clients| {
        back.elapsed() > Duration::from_millis(1300) && clocks(clients) > 0
    });
    let active_time = begun.elapsed() - suspended_for;
    let lost = had - clocks(&clients);
    println!("the clocks lost {lost} ms, of {active_time:?} awake");
    // Clients receive the clocks once per second.
    assert!(
        u128::from(lost) <= active_time.as_millis() + 1100,
        "{active_time:?}"
    );
    (server, clients)
}

#[test]
fn short_suspension_of_server_keeps_connections() {
    let (_server, mut clients) =
        suspend_server(Duration::from_secs(4), false, LobbyLimits::default());
    for person in &clients.people {
        assert!(!person.links.contains(&LinkState::Lost), "{}", person.name);
    }
    clients.play_out(40, &[0, 1], &[]);
}

#[test]
fn long_suspension_of_server_keeps_seats() {
    let limits = LobbyLimits {
        // Much shorter than the suspension, and longer than reconnecting takes.
        reconnect_window: 5,
        ..LobbyLimits::default()
    };
    let (server, mut clients) = suspend_server(Duration::from_secs(12), true, limits);
    let links = &clients.people[1].links;
    assert!(links.contains(&LinkState::Lost), "{links:?}");
    assert_eq!(server.status().people, 2);
    clients.play_out(40, &[0, 1], &[]);
}

#[test]
fn server_disconnects_everybody_after_long_suspension() {
    let server = start(server_config(LobbyLimits::default()));
    let relay = Relay::new(server.loopback_address(), NetworkConditions::default(), 2);
    let people = vec![
        TestClient::join(server.loopback_address(), "Ann"),
        TestClient::join(relay.address(), "Bob"),
    ];
    let mut clients = TestClients { people };
    clients.until(10, "both are in", |clients| {
        clients.people.iter().all(TestClient::has_joined)
    });
    some_moves(&mut clients, room("drench:10x10,c6,s2#1", 2), &[0, 1], 2);
    let bob = clients.people[1].lobby.me().expect("somebody");
    clients.people[0].suspend();
    server.suspend();
    // Bob's disconnect message is lost, as if the server's machine were suspended as well.
    relay.cut(true);
    clients.until(9, "Bob drops the connection", |clients| {
        clients.people[1].link == LinkState::Lost
    });
    let begun = Instant::now();
    clients.until(2, "a while", |_| begun.elapsed() > Duration::from_secs(1));
    server.resume();
    clients.people[0].resume();
    // A timeout of the connection would take ten seconds.
    clients.until(3, "Bob is cut off", |clients| {
        let seen = presence(clients, bob);
        matches!(seen, Some(Presence::Disconnected(55..=60)))
    });
    relay.cut(false);
    clients.until(8, "all are back", are_all_back);
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn suspended_server_has_saved_all_moves() {
    let folder = Folder::new("rest");
    let copied = Folder::new("rest-copied");
    let config = |file| ServerConfig {
        file: Some(file),
        ..server_config(LobbyLimits::default())
    };
    let server = start(config(folder.file()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    some_moves(&mut clients, room("drench:10x10,c6,s2#1", 2), &[0, 1], 4);
    let cursor = |clients: &TestClients| clients.people[0].board().map_or(0, Session::cursor);
    for _ in 0..3 {
        let moves = cursor(&clients);
        clients.while_playing(10, "one more move", &[0, 1], |clients| {
            cursor(clients) > moves
        });
        server.suspend();
        // A copy of the file, as if the system ended the program now.
        fs::copy(folder.file(), copied.file()).expect("a file");
        fs::copy(key_path(&folder.file()), key_path(&copied.file())).expect("a file");
        clients.turn();
        let moves = cursor(&clients);
        let ann = &clients.people[0];
        let seat = ann.seat.clone().expect("a seat");
        let again = start(config(copied.file()));
        assert_eq!(again.restored(), 1);
        let mut others = TestClients {
            people: vec![TestClient::join_with(ClientConfig {
                address: again.loopback_address(),
                code: CODE.to_owned(),
                name: "Ann".to_owned(),
                expected: vec![seat.server],
                seats: vec![seat],
            })],
        };
        others.until(5, "they are at the board", |others| {
            others.people[0].board().is_some()
        });
        assert!(cursor(&others) >= moves, "{moves} moves were sent");
        drop(again);
        server.resume();
        settle(&mut clients);
    }
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn repeated_suspend_and_resume_are_harmless() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    some_moves(&mut clients, room("drench:10x10,c6,s2#1", 2), &[0, 1], 2);
    server.resume();
    clients.people[1].resume();
    for _ in 0..20 {
        server.suspend();
        server.suspend();
        server.resume();
        server.suspend();
        server.resume();
        clients.people[1].suspend();
        clients.people[1].suspend();
        clients.people[1].resume();
        clients.people[1].resume();
        clients.turn();
    }
    clients.until(8, "all are back", are_all_back);
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn suspended_client_and_server_can_be_dropped() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob", "Cem"]);
    clients.people[0].suspend();
    let begun = Instant::now();
    clients.people[0].close();
    assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
    clients.people[1].suspend();
    server.suspend();
    let begun = Instant::now();
    drop(server);
    assert!(begun.elapsed() < Duration::from_secs(1));
    clients.until(2, "the closing message arrives", |clients| {
        clients.people[2].link == LinkState::Over(CloseReason::ServerClosed.into())
    });
    // The server is gone.
    let begun = Instant::now();
    clients.people[1].suspend();
    clients.people[2].suspend();
    clients.people[2].resume();
    drop(clients);
    assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
}

/// Context switches of this process's threads, as the system counts them.
#[cfg(target_os = "linux")]
mod threads {
    use crate::crashes::Folder;
    use std::collections::BTreeMap;
    use std::env;
    use std::fs;
    use std::process::Command;
    use std::time::{Duration, Instant};
    use tessella_games::Level;
    use tessella_lobby::{ClientMessage, LobbyLimits, SeatOccupant};
    use tessella_net::server::ServerConfig;
    use tessella_net_test_support::clients::{TestClients, room, server_config, start};
    use tessella_session::Session;

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
        assert!(env::var_os(ALONE).is_some(), "another test starts this one");
        let folder = Folder::new("still");
        let server = start(ServerConfig {
            file: Some(folder.file()),
            ..server_config(LobbyLimits::default())
        });
        let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
        clients.open_room(room("drench:18x18,c6,s2#1", 2), 0, &[]);
        clients.people[0].send(ClientMessage::SetComputer(1, Some(Level::Hard)));
        clients.until(5, "the computer sits", |clients| {
            let room = clients.people[0].lobby.room().expect("a room");
            room.seats[1].occupant == SeatOccupant::Computer(Level::Hard)
        });
        clients.begin(&[0], &[]);
        // The computer starts its search 0.6 s after Ann's move.
        let moves = |clients: &TestClients| clients.people[0].board().map_or(0, Session::cursor);
        clients.while_playing(10, "a move", &[0], |clients| moves(clients) == 1);
        let begun = Instant::now();
        clients.until(2, "it thinks", |_| {
            begun.elapsed() > Duration::from_millis(700)
        });
        assert_eq!(moves(&clients), 1, "the search takes longer");
        clients.people[0].suspend();
        clients.people[1].suspend();
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
            "worker",
        ];
        assert_eq!(names, expected);
        assert_eq!(ours(&before), ours(&after));
        server.resume();
        clients.people[0].resume();
        clients.people[1].resume();
        clients.until(40, "all are back, and the computer moves", |clients| {
            moves(clients) == 2
        });
        // The counters increase while the threads run.
        std::thread::sleep(Duration::from_secs(1));
        let active_time = switches();
        let turns = |name: &str| {
            let of = |all| -> u64 {
                let all = ours(all).into_iter().filter(|(of, ..)| *of == name);
                all.map(|(.., count)| count).sum()
            };
            of(&active_time) - of(&after)
        };
        assert!(turns("server") > 20 && turns("client") > 20 && turns("handshakes") > 20);
    }
}
