//! Why servers and connections fail.

use super::Text;
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

impl Text for ServerError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::PortInUse { port, free: None } => {
                tr!(language, "server-port-in-use", port = port.to_string())
            }
            Self::PortInUse {
                port,
                free: Some(free),
            } => tr!(
                language,
                "server-port-in-use-free",
                port = port.to_string(),
                free = free.to_string()
            ),
            Self::NoPort => {
                let (first, last) = ports();
                tr!(language, "server-no-port", first, last)
            }
            Self::PeopleLimit(people) => {
                tr!(language, "server-people-limit", most = MAX_PEOPLE, people)
            }
            Self::FileInUse(file) => tr!(language, "server-file-in-use", file = shown(file)),
            Self::UnusableFile(file) => file.text(language),
            Self::DamagedKey {
                path,
                length,
                prefix,
            } => tr!(
                language,
                "server-damaged-key",
                file = shown(path),
                length,
                prefix = *prefix
            ),
            Self::Io(error) => tr!(language, "network-unusable", error = error.text(language)),
        }
    }
}

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

impl Text for RoomsWarning {
    fn text(&self, language: Language) -> String {
        let unsaved = |file: &Path, error: String| {
            let file = shown(file);
            tr!(language, "server-rooms-unsaved", file, error)
        };
        match self {
            Self::Unsaved { file, error } => unsaved(file, error.text(language)),
            Self::SavePanicked { file } => unsaved(file, tr!(language, "error-in-program").into()),
            Self::SetAside { reason, kept } => tr!(
                language,
                "server-rooms-set-aside",
                reason = reason.text(language),
                file = shown(kept)
            ),
            Self::NotSetAside { reason, error } => tr!(
                language,
                "server-rooms-not-set-aside",
                reason = reason.text(language),
                error = error.text(language)
            ),
        }
    }
}

impl Text for UnreadableRooms {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Unusable(file) => file.text(language),
            Self::Io(error) => error.text(language),
            Self::WithoutKeys => tr!(language, "server-rooms-without-keys").to_owned(),
            Self::NoRooms => tr!(language, "server-rooms-none").to_owned(),
            Self::CutOff => tr!(language, "server-rooms-cut-off").to_owned(),
            Self::Checksum => tr!(language, "server-rooms-checksum").to_owned(),
            Self::OtherKey { key_file } => {
                tr!(language, "server-rooms-other-key", file = shown(key_file))
            }
            Self::Invalid(error) => error.text(language),
        }
    }
}

impl Text for DiscoveryFailure {
    fn text(&self, language: Language) -> String {
        let sentence = match self {
            Self::NoInterfaces(error) => {
                let error = error.text(language);
                return tr!(language, "discovery-no-interfaces", error);
            }
            Self::OnlyLoopback => tr!(language, "discovery-only-loopback"),
            Self::Denied(ProbeRoute::Loopback) => tr!(language, "discovery-denied-loopback"),
            Self::Denied(ProbeRoute::Default) => tr!(language, "discovery-denied-default"),
            Self::Denied(ProbeRoute::Named(name)) => {
                return tr!(language, "discovery-denied", interface = name);
            }
            Self::NoIpv6 { to, over } => {
                let error = tr!(language, "discovery-no-ipv6");
                return unsent(over, to.to_string(), error.to_owned(), language);
            }
            Self::Unsent { to, over, error } => {
                return unsent(over, to.to_string(), error.text(language), language);
            }
            Self::OtherNetwork => tr!(language, "discovery-other-network"),
            Self::ClientIsolation => tr!(language, "discovery-isolation"),
            Self::Firewall => {
                let (first, last) = ports();
                return tr!(language, "discovery-firewall", first, last);
            }
            Self::SearchStopped => tr!(language, "search-failed"),
        };
        sentence.to_owned()
    }
}

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

impl Text for JoinError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Version { server, client } => tr!(
                language,
                "join-version",
                server = &server.program,
                server_protocol = server.protocol,
                client = &client.program,
                client_protocol = client.protocol
            ),
            Self::WrongCode { tries: 0, seconds } => {
                tr!(language, "join-wrong-code-wait", seconds)
            }
            Self::WrongCode { tries, .. } => tr!(language, "join-wrong-code", tries),
            Self::Wait { seconds } => tr!(language, "join-wait", seconds),
            Self::Full {
                name,
                people,
                max_people: most,
            } => match name.is_empty() {
                true => tr!(language, "join-full-unnamed", people, most),
                false => tr!(language, "join-full", name, people, most),
            },
            Self::Closing { name } => match name.is_empty() {
                true => tr!(language, "join-closing-unnamed").to_owned(),
                false => tr!(language, "join-closing", name),
            },
            Self::NeedsCode { name } => match name.is_empty() {
                true => tr!(language, "join-needs-code-unnamed").to_owned(),
                false => tr!(language, "join-needs-code", name),
            },
            Self::UnexpectedCode { name } => match name.is_empty() {
                true => tr!(language, "join-unexpected-code-unnamed").to_owned(),
                false => tr!(language, "join-unexpected-code", name),
            },
            Self::InvalidCode(error) => {
                let error = error.text(language);
                tr!(language, "join-invalid-code", error)
            }
            Self::Impostor { address } => {
                tr!(language, "join-impostor", address = address.to_string())
            }
            Self::ChangedKey { address, .. } => {
                tr!(language, "join-changed-key", address = address.to_string())
            }
            Self::FalseKey { address } => {
                tr!(language, "join-false-key", address = address.to_string())
            }
            Self::NotTessella { address } => {
                tr!(language, "join-not-tessella", address = address.to_string())
            }
            Self::Busy { address } => tr!(language, "join-busy", address = address.to_string()),
            Self::ConnectionClosed { address } => tr!(
                language,
                "join-connection-closed",
                address = address.to_string()
            ),
            Self::Unreachable { address, reason } => unreachable(*address, reason, language),
        }
    }
}

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

impl Text for LinkEnd {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Join(error) => error.text(language),
            Self::NotConnected { address, cause } => not_connected(*address, *cause, language),
            Self::Refused(refusal) => refusal.text(language),
            Self::Closed(reason) => reason.text(language),
            Self::Unsendable(error) => {
                tr!(language, "connection-broken", error = error.text(language))
            }
            Self::InvalidData(error) => {
                let error = error.text(language);
                tr!(language, "connection-invalid-data", error)
            }
            Self::Overfull => tr!(language, "connection-overfull").to_owned(),
            Self::Panicked => tr!(language, "connection-failed").to_owned(),
        }
    }
}

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

impl Text for DisconnectCause {
    fn text(&self, language: Language) -> String {
        let reason = match self {
            Self::NoReply => tr!(language, "connection-no-reply"),
            Self::TokenExpired => tr!(language, "connection-token-expired"),
            Self::ServerFull => tr!(language, "connection-server-full"),
            Self::TimedOut => tr!(language, "connection-timed-out"),
            Self::ClosedByServer => tr!(language, "connection-closed-by-server"),
            Self::ClosedByClient => tr!(language, "connection-closed-by-client"),
            Self::Failed(error) => return error.text(language),
        };
        reason.to_owned()
    }
}

impl Text for ConnectionError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Send(error) => error.text(language),
            // Technical details, which are the same in every language.
            Self::Refused(_) | Self::Chunks(_) | Self::Renet(_) => self.to_string(),
        }
    }
}

impl Text for QueueError {
    fn text(&self, language: Language) -> String {
        let reason = match self {
            Self::Full => tr!(language, "connection-queue-full"),
            Self::MessageLength => tr!(language, "connection-queue-length"),
        };
        reason.to_owned()
    }
}
