//! A host is killed in the middle of a game, and started again from its file.

use crate::company::{Company, host_plan, room, start};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tessella::lobby::{Limits, Presence};
use tessella::net::guest::LinkState;
use tessella::net::host::HostPlan;
use tessella::session::Session;

/// By these the process of a host is told where its file is, and which port to take: 0 for any, or nothing for a usual one.
const FILE: &str = "TESSELLA_TEST_FILE";
const PORT: &str = "TESSELLA_TEST_PORT";
/// After how long a move is on the disk, unless the machine is very busy.
const KEPT: Duration = Duration::from_millis(500);

/// A folder that goes with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("tessella-lan-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("rooms")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left there does no harm.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// A host in a process of its own, which is killed as if the power were cut.
struct Elsewhere {
    process: Child,
    port: u16,
}

impl Elsewhere {
    fn start(file: &Path, port: Option<u16>) -> Self {
        let mut command = Command::new(env::current_exe().expect("this program"));
        command
            .args([
                "--exact",
                "crashes::a_host_of_its_own",
                "--ignored",
                "--nocapture",
            ])
            .env(FILE, file)
            .env(PORT, port.map_or_else(String::new, |port| port.to_string()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut process = command.spawn().expect("another process");
        let output = BufReader::new(process.stdout.take().expect("its output"));
        let says = output.lines().map_while(Result::ok);
        // libtest writes on the same line before the test does.
        let port = says
            .filter_map(|line| Some(line.split_once("at port ")?.1.to_owned()))
            .find_map(|port| port.trim().parse().ok())
            .expect("a host that says where it is");
        Self { process, port }
    }

    fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        self.process.kill().expect("it ends");
        self.process.wait().expect("it has ended");
    }
}

impl Drop for Elsewhere {
    fn drop(&mut self) {
        self.end();
    }
}

#[test]
#[ignore = "the host of the other tests, which run it in a process of its own"]
fn a_host_of_its_own() {
    let (Ok(file), Ok(port)) = (env::var(FILE), env::var(PORT)) else {
        return;
    };
    let host = start(HostPlan {
        port: port.parse().ok(),
        file: Some(file.into()),
        ..host_plan(Limits::default())
    });
    println!("at port {}", host.port());
    // Who started this closes it by going away.
    let mut nothing = Vec::new();
    std::io::stdin().read_to_end(&mut nothing).expect("the end");
}

/// Ann and Bob make some moves, the last of which has had time to be kept; how many.
fn some_moves(company: &mut Company) -> usize {
    let moves = |company: &Company| company.people[0].board().map_or(0, Session::cursor);
    company.while_playing(10, "five moves are made", &[0, 1], |company| {
        moves(company) >= 5
    });
    let begun = Instant::now();
    company.until(2, "what was on its way has come", |_| {
        begun.elapsed() > KEPT
    });
    moves(company)
}

/// Those who play come back by themselves and play to the end; those who only stood around come in again.
fn all_come_back(company: &mut Company, before: usize) {
    company.until(12, "they notice", |company| {
        let mut people = company.people.iter();
        people.all(|person| person.links.contains(&LinkState::Lost))
    });
    company.until(30, "they come back by themselves", |company| {
        let mut players = company.people[..2].iter();
        company.people[2].is_in()
            && players.all(|player| player.is_in() && player.board().is_some())
    });
    for player in &company.people[..2] {
        let moves = player.board().map(Session::cursor);
        assert_eq!(moves, Some(before), "{} lost moves", player.name);
    }
    company.until(3, "all see all", |company| {
        company.people.iter().all(|person| {
            let mut others = person.visit.people();
            person.visit.people().count() == 3
                && others.all(|other| other.presence == Presence::Here)
        })
    });
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn a_host_is_killed_and_comes_back_at_its_port() {
    let folder = Folder::new("same-port");
    let host = Elsewhere::start(&folder.file(), Some(0));
    let port = host.port;
    let mut company = Company::gathered(([127, 0, 0, 1], port).into(), &["Ann", "Bob", "Cem"]);
    company.sit_together(room("drench:10x10,c6,s2#1", 2), 0, &[1]);
    company.begin(&[0, 1], &[]);
    let before = some_moves(&mut company);
    host.kill();
    let _host = Elsewhere::start(&folder.file(), Some(port));
    all_come_back(&mut company, before);
}

#[test]
fn a_host_is_killed_and_is_found_at_another_port() {
    let folder = Folder::new("other-port");
    let host = Elsewhere::start(&folder.file(), None);
    let port = host.port;
    let mut company = Company::gathered(([127, 0, 0, 1], port).into(), &["Ann", "Bob", "Cem"]);
    company.sit_together(room("drench:10x10,c6,s2#1", 2), 0, &[1]);
    company.begin(&[0, 1], &[]);
    let before = some_moves(&mut company);
    host.kill();
    let _taken = std::net::UdpSocket::bind(("0.0.0.0", port)).expect("the port is free");
    let host = Elsewhere::start(&folder.file(), None);
    assert_ne!(host.port, port);
    all_come_back(&mut company, before);
}

/// A host whose file has these bytes: it runs, complains, and sets the file aside.
fn set_aside(name: &str, bytes: &[u8]) -> String {
    let folder = Folder::new(name);
    fs::write(folder.file(), bytes).expect("a file");
    let host = start(HostPlan {
        file: Some(folder.file()),
        ..host_plan(Limits::default())
    });
    assert_eq!(host.restored(), 0);
    let complaint = host.status().complaint.expect("a complaint");
    let aside = fs::read(folder.0.join("rooms.unread-1")).expect("the file that was set aside");
    assert_eq!(aside, bytes);
    let mut company = Company::gathered(host.here(), &["Ann"]);
    company.until(2, "new rooms are kept", |_| folder.file().exists());
    complaint
}

#[test]
fn a_damaged_file_is_set_aside() {
    assert!(set_aside("noise", b"noise").contains("it holds no rooms"));
    assert!(set_aside("short", b"TESSROOM12345678").contains("it is cut off"));
    let mut rooms = b"TESSROOM12345678".to_vec();
    rooms.extend_from_slice(&[1, 2, 3, 4]);
    rooms.extend_from_slice(&[0; 30]);
    assert!(set_aside("sum", &rooms).contains("it is damaged"));
    let content = [99, 0, 0];
    rooms.truncate(16);
    rooms.extend_from_slice(&crc32fast::hash(&content).to_le_bytes());
    rooms.extend_from_slice(&content);
    let complaint = set_aside("version", &rooms);
    assert!(complaint.contains("format 99"), "{complaint}");
}

#[test]
fn leftover_of_a_killed_write_is_removed_by_the_next_start() {
    let folder = Folder::new("leftover");
    let leftover = folder.0.join(".rooms.Xy12Zz");
    fs::write(&leftover, "half a fi").expect("a file");
    drop(start(HostPlan {
        file: Some(folder.file()),
        ..host_plan(Limits::default())
    }));
    assert!(!leftover.exists());
}

#[test]
fn no_file_is_older_than_two_that_were_set_aside() {
    let folder = Folder::new("twice");
    for number in 1..=2 {
        fs::write(folder.file(), b"noise").expect("a file");
        drop(start(HostPlan {
            file: Some(folder.file()),
            ..host_plan(Limits::default())
        }));
        assert!(folder.0.join(format!("rooms.unread-{number}")).exists());
    }
}
