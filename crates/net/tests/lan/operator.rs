//! The report on a running server for its operator.

use std::net::Ipv4Addr;
use std::sync::mpsc::{TryRecvError, channel};
use std::time::Duration;
use tessella_lobby::{LobbyLimits, Presence};
use tessella_net::server::{PersonReport, Server};
use tessella_net_test_support::clients::{TestClient, TestClients, room, server_config, start};

fn report_of(server: &Server, name: &str) -> PersonReport {
    let report = server.control().report().expect("a report");
    let mut people = report.people.into_iter();
    let found = people.find(|person| person.info.name == name);
    found.unwrap_or_else(|| panic!("{name} is not there"))
}

#[test]
fn report_has_addresses_times_and_rooms() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    // Packets to one of the machine's own addresses come from that address, so this person seems to be on another
    // machine.
    let other = server.addresses().first().copied();
    if let Some(address) = other {
        clients.people.push(TestClient::join(address, "Cleo"));
        clients.until(10, "Cleo has joined", |clients| {
            clients.people[2].has_joined()
        });
        let found = report_of(&server, "Cleo").address;
        assert_eq!(found, Some(address.ip()));
    }
    let number = clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    let ann = report_of(&server, "Ann");
    assert_eq!(ann.address, Some(Ipv4Addr::LOCALHOST.into()));
    assert_eq!(ann.info.room, Some(number));
    let times = ann.connection.expect("a connection");
    assert!(
        times.idle <= times.age && times.age < Duration::from_secs(20),
        "{times:?}"
    );
    let report = server.control().report().expect("a report");
    assert_eq!(report.people.len(), clients.people.len());
    assert_eq!(report.rooms.len(), 1);
    clients.people[1].close();
    clients.until(5, "Bob is gone", |_| {
        report_of(&server, "Bob").connection.is_none()
    });
    let bob = report_of(&server, "Bob");
    assert!(matches!(bob.info.presence, Presence::Disconnected(_)));
    assert_eq!(bob.address, Some(Ipv4Addr::LOCALHOST.into()));
}

#[test]
fn request_for_a_report_does_not_wait_for_a_suspended_server() {
    let server = start(server_config(LobbyLimits::default()));
    let control = server.control();
    server.suspend();
    let (done, is_done) = channel();
    let next = control.request_report(move || done.send(()).expect("a receiver"));
    assert!(matches!(next.try_recv(), Err(TryRecvError::Empty)));
    server.resume();
    let notified = is_done.recv_timeout(Duration::from_secs(5));
    assert!(notified.is_ok());
    assert!(next.try_recv().expect("a report").people.is_empty());
    server.stop();
    let next = control.request_report(|| {});
    assert!(matches!(next.try_recv(), Err(TryRecvError::Disconnected)));
    assert!(control.report().is_none());
}
