//! Why a server is not joined, and why connections end.

use super::{Text, texts};
use std::net::SocketAddr;
use tessella_language::{Language, tr};
use tessella_protocol::SystemError;
use tessella_protocol::admission::{JoinError, UnreachableReason};
use tessella_protocol::transport::{ConnectionError, DisconnectCause, QueueError};

impl Text for SystemError {
    fn text(&self, language: Language) -> String {
        self.get().text(language)
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
    UnprovenKey { address } => "join-false-key"(address = address.to_string()),
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
