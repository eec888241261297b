//! Why servers and connections fail.

use super::{Text, texts};
use std::net::SocketAddr;
use std::path::Path;
use tessella_language::{Language, tr};
use tessella_net::admission::{JoinError, UnreachableReason};
use tessella_net::client::LinkEnd;
use tessella_net::discovery::{DiscoveryFailure, ProbeRoute};
use tessella_net::server::{FileFault, RoomsWarning, ServerError, UnreadableRooms, UnusableFile};
use tessella_net::transport::{ConnectionError, DisconnectCause, QueueError};
use tessella_net::{FIRST_PORT, MAX_PEOPLE, PORT_COUNT, SystemError};

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

impl Text for SystemError {
    fn text(&self, language: Language) -> String {
        self.get().text(language)
    }
}

impl Text for UnusableFile {
    fn text(&self, language: Language) -> String {
        let file = shown(&self.path);
        match &self.fault {
            FileFault::NotRooms => tr!(language, "server-file-not-rooms", file),
            FileFault::NotCode => tr!(language, "server-file-not-code", file),
            FileFault::NotLock => tr!(language, "server-file-not-lock", file),
            FileFault::Folder => tr!(language, "server-file-folder", file),
            FileFault::NotRegular => tr!(language, "server-file-not-regular", file),
            FileFault::BrokenLink => tr!(language, "server-file-broken-link", file),
            FileFault::Unreadable(error) => {
                let error = error.text(language);
                tr!(language, "server-file-unreadable", file, error)
            }
            FileFault::Unwritable(error) => {
                let error = error.text(language);
                tr!(language, "server-file-unwritable", file, error)
            }
            FileFault::Unlockable(error) => {
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

texts! { JoinError in language {
    Version { server, client } => "join-version"(
        server = &server.program,
        server_protocol = server.protocol,
        client = &client.program,
        client_protocol = client.protocol,
    ),
    WrongCode { tries: 0, seconds } => "join-wrong-code-wait"(seconds),
    WrongCode { tries, .. } => "join-wrong-code"(tries),
    Wait { seconds } => "join-wait"(seconds),
    Full { name, people, max_people } if name.is_empty() =>
        "join-full-unnamed"(people, most = max_people),
    Full { name, people, max_people } => "join-full"(name, people, most = max_people),
    Closing { name } if name.is_empty() => "join-closing-unnamed",
    Closing { name } => "join-closing"(name),
    NeedsCode { name } if name.is_empty() => "join-needs-code-unnamed",
    NeedsCode { name } => "join-needs-code"(name),
    UnexpectedCode { name } if name.is_empty() => "join-unexpected-code-unnamed",
    UnexpectedCode { name } => "join-unexpected-code"(name),
    InvalidCode(error) => "join-invalid-code"(error = error.text(language)),
    Impostor { address } => "join-impostor"(address = address.to_string()),
    ChangedKey { address, .. } => "join-changed-key"(address = address.to_string()),
    FalseKey { address } => "join-false-key"(address = address.to_string()),
    NotTessella { address } => "join-not-tessella"(address = address.to_string()),
    Busy { address } => "join-busy"(address = address.to_string()),
    ConnectionClosed { address } => "join-connection-closed"(address = address.to_string()),
    Unreachable { address, reason } => { unreachable(*address, reason, language) },
}}

/// Returns the sentence about a server that cannot be reached.
fn unreachable(address: SocketAddr, reason: &UnreachableReason, language: Language) -> String {
    let (at, port) = (address.to_string(), address.port().to_string());
    match reason {
        UnreachableReason::PortClosed => tr!(language, "join-port-closed", address = at),
        UnreachableReason::TimedOut => {
            tr!(language, "join-timed-out", address = at, port)
        }
        UnreachableReason::NoRoute => tr!(language, "join-no-route", address = at),
        UnreachableReason::Other(error) => {
            let error = error.text(language);
            tr!(language, "join-unreachable", address = at, error)
        }
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

texts! { DisconnectCause in language {
    NoReply => "connection-no-reply",
    TokenExpired => "connection-token-expired",
    ServerFull => "connection-server-full",
    TimedOut => "connection-timed-out",
    ClosedByServer => "connection-closed-by-server",
    ClosedByClient => "connection-closed-by-client",
    Failed(error) => error,
}}

impl Text for ConnectionError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Send(error) => error.text(language),
            // Technical details, which are the same in every language.
            Self::Refused(_) | Self::Chunks(_) | Self::Renet(_) => self.to_string(),
        }
    }
}

texts! { QueueError in language {
    Full => "connection-queue-full",
    MessageLength => "connection-queue-length",
}}
