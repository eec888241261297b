//! Messages to the service manager.

use crate::program::ServerProgram;
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::time::Duration;

#[test]
fn service_manager_is_told_of_the_start_the_end_and_life() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = root.join(format!("notify-{}", std::process::id()));
    let socket = UnixDatagram::bind(&path).expect("a socket");
    socket
        .set_read_timeout(Some(Duration::from_secs(10)))
        .expect("a timeout");
    let variables = [
        ("NOTIFY_SOCKET", path.to_str().expect("text")),
        ("WATCHDOG_USEC", "1000000"),
    ];
    let mut server = ServerProgram::start_with("notify", &[], &variables);
    let receive = || {
        let mut buffer = [0; 1024];
        let length = socket.recv(&mut buffer).expect("a message");
        String::from_utf8_lossy(&buffer[..length]).into_owned()
    };
    assert!(receive().starts_with("READY=1\nSTATUS=People: 0, rooms: 0"));
    for _ in 0..2 {
        assert_eq!(receive().trim_end(), "WATCHDOG=1");
    }
    server.terminate();
    let end = std::iter::repeat_with(receive).find(|message| !message.starts_with("WATCHDOG"));
    assert!(end.is_some_and(|end| end.starts_with("STOPPING=1\n")));
    assert!(server.end().success());
    std::fs::remove_file(path).expect("the socket is removed");
}
