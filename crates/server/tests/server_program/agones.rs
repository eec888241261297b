//! Reports to Agones, with a stub of the sidecar's REST calls.

use crate::program::{ServerProgram, free_port, until};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread::{sleep, spawn};
use std::time::Duration;
use tessella_net_test_support::clients::{TestClients, room};

/// Calls that the SDK's protocol buffers define and the server makes, each with its method.
const CALLS: [(&str, &str); 5] = [
    ("POST", "/ready"),
    ("POST", "/health"),
    ("POST", "/allocate"),
    ("POST", "/shutdown"),
    ("PATCH", "/v1beta1/counters/rooms"),
];

/// Stub of the sidecar. Other calls than those above are answered with 404, as by the sidecar.
struct Sidecar {
    /// Path and body of each call.
    calls: Arc<Mutex<Vec<(String, String)>>>,
}

impl Sidecar {
    fn start(port: u16) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).expect("a port");
        let calls = Arc::<Mutex<Vec<(String, String)>>>::default();
        let made = Arc::clone(&calls);
        spawn(move || {
            for stream in listener.incoming() {
                let stream = stream.expect("a connection");
                let made = Arc::clone(&made);
                spawn(move || answer(&stream, &made));
            }
        });
        Self { calls }
    }

    /// Returns the calls other than health pings.
    fn calls(&self) -> Vec<(String, String)> {
        let calls = self.calls.lock().expect("calls").clone();
        let is_state = |(path, _): &(String, String)| path != "/health";
        calls.into_iter().filter(is_state).collect()
    }

    fn health(&self) -> usize {
        let calls = self.calls.lock().expect("calls");
        calls.iter().filter(|(path, _)| path == "/health").count()
    }

    fn last(&self) -> Option<(String, String)> {
        self.calls().pop()
    }
}

/// Answers the calls of one connection.
fn answer(stream: &TcpStream, made: &Mutex<Vec<(String, String)>>) {
    let mut reader = BufReader::new(stream);
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).unwrap_or(0) == 0 {
            return;
        }
        let mut words = line.split(' ');
        let (method, path) = (
            words.next().unwrap_or(""),
            words.next().unwrap_or("").to_owned(),
        );
        let is_known = CALLS.contains(&(method, path.as_str()));
        let mut length = 0;
        loop {
            let mut header = String::new();
            reader.read_line(&mut header).expect("a header");
            let header = header.trim().to_lowercase();
            if let Some(value) = header.strip_prefix("content-length:") {
                length = value.trim().parse().expect("a length");
            }
            if header.is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).expect("a body");
        let body = String::from_utf8(body).expect("text");
        made.lock().expect("calls").push((path, body));
        let status = if is_known { "200 OK" } else { "404 Not Found" };
        let answer = format!(
            "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}"
        );
        let mut stream = stream;
        if stream.write_all(answer.as_bytes()).is_err() {
            return;
        }
    }
}

fn call(path: &str, body: &str) -> (String, String) {
    (path.to_owned(), body.to_owned())
}

fn rooms(body: &str) -> (String, String) {
    call("/v1beta1/counters/rooms", body)
}

#[test]
fn agones_reports_server_state_once_the_sidecar_is_there() {
    let port = free_port();
    let variables = [("AGONES_SDK_HTTP_PORT", &*port.to_string())];
    let arguments = ["--agones", "--rooms", "5"];
    let mut server = ServerProgram::start_with("agones", &arguments, &variables);
    // The sidecar starts after the server.
    sleep(Duration::from_secs(1));
    let sidecar = Sidecar::start(port);
    let ready = [
        call("/ready", "{}"),
        rooms("{\"capacity\":\"5\"}"),
        rooms("{\"count\":\"0\"}"),
    ];
    until("the server is ready", || sidecar.calls() == ready);
    let mut clients = TestClients::join_all(server.address(), &["Ann", "Bob"]);
    until("it is allocated", || {
        sidecar.last() == Some(call("/allocate", "{}"))
    });
    clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    until("the room counts", || {
        sidecar.last() == Some(rooms("{\"count\":\"1\"}"))
    });
    let before = sidecar.health();
    until("signs of life", || sidecar.health() >= before + 2);
    drop(clients);
    server.terminate();
    assert!(server.end().success());
    assert_eq!(sidecar.last(), Some(call("/shutdown", "{}")));
    let calls = sidecar.calls();
    let of = |path: &str| calls.iter().filter(|(made, _)| made == path).count();
    assert_eq!((of("/ready"), of("/allocate"), of("/shutdown")), (1, 1, 1));
    assert!(
        server
            .errors()
            .contains("the sidecar of Agones does not answer")
    );
    assert!(
        server
            .errors()
            .contains("the sidecar of Agones answers again")
    );
}
