//! Why servers, searches for servers and links fail.

use super::{Text, texts};
use std::net::SocketAddr;
use std::path::Path;
use tessella_language::{Language, tr};
use tessella_net::client::LinkEnd;
use tessella_net::discovery::{DiscoveryFailure, ProbeRoute};
use tessella_net::server::{FileProblem, RoomsWarning, ServerError, UnreadableRooms, UnusableFile};
use tessella_protocol::transport::DisconnectCause;
use tessella_protocol::{FIRST_PORT, MAX_PEOPLE, PORT_COUNT};

/// Returns the first and the last port of servers, as text.
fn ports() -> (String, String) {
    let last = FIRST_PORT + PORT_COUNT - 1;
    (FIRST_PORT.to_string(), last.to_string())
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

texts! { ServerError in language {
    PortInUse { port, free: None } => "server-port-in-use"(port = port.to_string()),
    PortInUse { port, free: Some(free) } =>
        "server-port-in-use-free"(port = port.to_string(), free = free.to_string()),
    NoPort => {
        let (first, last) = ports();
        tr!(language, "server-no-port", first, last)
    },
    PeopleLimit(people) => "server-people-limit"(most = MAX_PEOPLE, people),
    FileInUse(file) => "server-file-in-use"(file = shown(file)),
    UnusableFile(file) => file,
    DamagedKey { path, length, prefix } =>
        "server-damaged-key"(file = shown(path), length, prefix = *prefix),
    Io(error) => "network-unusable"(error = error.text(language)),
}}

impl Text for UnusableFile {
    fn text(&self, language: Language) -> String {
        let file = shown(&self.path);
        match &self.fault {
            FileProblem::NotRooms => tr!(language, "server-file-not-rooms", file),
            FileProblem::NotCode => tr!(language, "server-file-not-code", file),
            FileProblem::NotLock => tr!(language, "server-file-not-lock", file),
            FileProblem::Folder => tr!(language, "server-file-folder", file),
            FileProblem::NotRegular => tr!(language, "server-file-not-regular", file),
            FileProblem::BrokenLink => tr!(language, "server-file-broken-link", file),
            FileProblem::Unreadable(error) => {
                let error = error.text(language);
                tr!(language, "server-file-unreadable", file, error)
            }
            FileProblem::Unwritable(error) => {
                let error = error.text(language);
                tr!(language, "server-file-unwritable", file, error)
            }
            FileProblem::Unlockable(error) => {
                let error = error.text(language);
                tr!(language, "server-file-unlockable", file, error)
            }
        }
    }
}

texts! { RoomsWarning in language {
    Unsaved { file, error } =>
        "server-rooms-unsaved"(file = shown(file), error = error.text(language)),
    SavePanicked { file } =>
        "server-rooms-unsaved"(file = shown(file), error = tr!(language, "error-in-program")),
    SetAside { reason, kept } =>
        "server-rooms-set-aside"(reason = reason.text(language), file = shown(kept)),
    NotSetAside { reason, error } => "server-rooms-not-set-aside"(
        reason = reason.text(language),
        error = error.text(language),
    ),
}}

texts! { UnreadableRooms in language {
    Unusable(file) => file,
    Io(error) => error,
    WithoutKeys => "server-rooms-without-keys",
    NoRooms => "server-rooms-none",
    CutOff => "server-rooms-cut-off",
    Checksum => "server-rooms-checksum",
    OtherKey { key_file } => "server-rooms-other-key"(file = shown(key_file)),
    Invalid(error) => error,
}}

texts! { DiscoveryFailure in language {
    NoInterfaces(error) => "discovery-no-interfaces"(error = error.text(language)),
    OnlyLoopback => "discovery-only-loopback",
    Denied(ProbeRoute::Loopback) => "discovery-denied-loopback",
    Denied(ProbeRoute::Default) => "discovery-denied-default",
    Denied(ProbeRoute::Named(name)) => "discovery-denied"(interface = name),
    NoIpv6 { to, over } => {
        let error = tr!(language, "discovery-no-ipv6");
        unsent(over, to.to_string(), error.to_owned(), language)
    },
    Unsent { to, over, error } => {
        unsent(over, to.to_string(), error.text(language), language)
    },
    OtherNetwork => "discovery-other-network",
    ClientIsolation => "discovery-isolation",
    Firewall => {
        let (first, last) = ports();
        tr!(language, "discovery-firewall", first, last)
    },
    SearchStopped => "search-failed",
}}

/// Returns the sentence about a probe that was not sent to an address.
fn unsent(over: &ProbeRoute, address: String, error: String, language: Language) -> String {
    match over {
        ProbeRoute::Loopback => tr!(language, "discovery-failed-loopback", address, error),
        ProbeRoute::Default => tr!(language, "discovery-failed-default", address, error),
        ProbeRoute::Named(name) => tr!(
            language,
            "discovery-failed",
            interface = name,
            address,
            error
        ),
    }
}

texts! { LinkEnd in language {
    Join(error) => error,
    NotConnected { address, cause } => { not_connected(*address, *cause, language) },
    Refused(refusal) => refusal,
    Closed(reason) => reason,
    Unsendable(error) => "connection-broken"(error = error.text(language)),
    InvalidData(error) => "connection-invalid-data"(error = error.text(language)),
    Overfull => "connection-overfull",
    Panicked => "connection-failed",
}}

/// Returns the sentence about a server that has admitted the player but could not be connected to.
fn not_connected(address: SocketAddr, cause: DisconnectCause, language: Language) -> String {
    match cause {
        DisconnectCause::NoReply | DisconnectCause::TimedOut => tr!(
            language,
            "join-no-udp",
            address = address.to_string(),
            port = address.port().to_string()
        ),
        DisconnectCause::ServerFull => tr!(language, "join-no-room").to_owned(),
        cause => tr!(
            language,
            "join-lost-at-once",
            address = address.to_string(),
            error = cause.text(language)
        ),
    }
}
