//! Client side of the handshake.

use super::connect::connect;
use super::handshake_stream::{HandshakeError, HandshakeStream};
use super::join_error::{JoinError, UnreachableReason};
use super::key_exchange::{KEY_SHARE_BYTES, KeyExchange};
use super::messages::{
    AdmissionDecision, DECISION_BYTES, FinalMessage, SEALED_FINAL_MESSAGE_BYTES,
    SERVER_IDENTITY_BYTES, ServerIdentity, client_greeting, is_server_mark, read_server_greeting,
};
use super::token;
use crate::join_code::JoinCode;
use crate::net::protocol::{PROTOCOL_VERSION, Version};
use renetcode::ConnectToken;
use std::fmt;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Longest duration of a join request.
const MAX_TIMEOUT: Duration = Duration::from_secs(60);
/// Time for which a busy server is tried again: it serves only a few handshakes at once.
const BUSY_RETRY_TIME: Duration = Duration::from_millis(1500);
/// Pause before each of these tries.
const BUSY_RETRY_PAUSE: Duration = Duration::from_millis(150);

/// Everything that a client needs to connect to a server.
#[derive(Clone, PartialEq, Eq)]
pub struct Ticket {
    /// Token for the netcode client. It is valid for this client only, and names the address that was asked.
    pub token: ConnectToken,
    /// Id of the server.
    pub server: u64,
    /// Name of the server.
    pub name: String,
    /// Address of the server, with its zone if it is link-local.
    pub address: SocketAddr,
}

/// Omits the token, whose keys must not be logged.
impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ticket")
            .field("server", &self.server)
            .field("name", &self.name)
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

/// Sends a join request to a server, with its code or an empty text. Blocks for at most `timeout`.
///
/// # Errors
/// If the server refuses or cannot be reached. The error displays as a sentence for the player.
pub fn request_admission(
    address: SocketAddr,
    code: &str,
    timeout: Duration,
) -> Result<Ticket, JoinError> {
    request_admission_until(address, code, timeout, &|| false)
}

/// Does the same as [`request_admission`], and returns soon after `is_cancelled` returns `true`, except while a TCP
/// connection is being opened.
pub(in crate::net) fn request_admission_until(
    address: SocketAddr,
    code: &str,
    timeout: Duration,
    is_cancelled: &dyn Fn() -> bool,
) -> Result<Ticket, JoinError> {
    let code = match code.trim() {
        "" => None,
        text => Some(text.parse::<JoinCode>()?),
    };
    let begun = Instant::now();
    let deadline = begun + timeout.min(MAX_TIMEOUT);
    let retry_deadline = deadline.min(begun + BUSY_RETRY_TIME);
    loop {
        // Only a server that sent nothing is asked again: each handshake lets an impostor test one code.
        let result = try_handshake(address, code.as_ref(), deadline, is_cancelled);
        let is_busy = matches!(result, Err(JoinError::Busy { .. }));
        if !is_busy || Instant::now() + BUSY_RETRY_PAUSE >= retry_deadline || is_cancelled() {
            return result;
        }
        sleep(BUSY_RETRY_PAUSE);
    }
}

/// Runs one handshake.
fn try_handshake(
    address: SocketAddr,
    code: Option<&JoinCode>,
    deadline: Instant,
    is_cancelled: &dyn Fn() -> bool,
) -> Result<Ticket, JoinError> {
    let left = deadline.saturating_duration_since(Instant::now());
    let (stream, address) = connect(address, left.max(Duration::from_millis(1)))
        .map_err(|error| unreachable(address, error))?;
    let not_tessella = || JoinError::NotTessella { address };
    let failed = |error| join_error(address, error);
    let mut stream = HandshakeStream::new(stream, deadline, is_cancelled)
        .map_err(|error| failed(HandshakeError::Failed(error)))?;

    let server = exchange_greetings(&mut stream, address)?;
    match code {
        None if server.needs_code => return Err(JoinError::NeedsCode { name: server.name }),
        Some(_) if !server.needs_code => {
            return Err(JoinError::UnexpectedCode { name: server.name });
        }
        _ => {}
    }

    let (exchange, ours) = KeyExchange::client(code, server.id);
    stream.send(&ours).map_err(failed)?;
    let decision = stream.receive::<DECISION_BYTES>().map_err(failed)?;
    check(AdmissionDecision::decode(&decision).ok_or_else(not_tessella)?)?;
    let theirs = stream.receive::<KEY_SHARE_BYTES>().map_err(failed)?;
    let key = exchange.finish(&theirs).ok_or_else(not_tessella)?;

    let proof = key.prove(stream.transcript());
    stream.send(&proof).map_err(failed)?;
    let decision = stream.receive::<DECISION_BYTES>().map_err(failed)?;
    check(AdmissionDecision::decode(&decision).ok_or_else(not_tessella)?)?;
    let sealed_after = stream.transcript().len();
    let sealed = stream
        .receive::<SEALED_FINAL_MESSAGE_BYTES>()
        .map_err(failed)?;
    // A server that cannot encrypt with the key did not know the code.
    let message = key
        .open_final_message(&stream.transcript()[..sealed_after], &sealed)
        .ok_or(match code {
            Some(_) => JoinError::Impostor { address },
            None => not_tessella(),
        })?;
    let name = server.name;
    match FinalMessage::decode(&message).ok_or_else(not_tessella)? {
        FinalMessage::Token(token) => Ok(Ticket {
            // The address in the token stands for every server; see `TOKEN_ADDRESS`.
            token: token::with_address(*token, address),
            server: server.id,
            name,
            address,
        }),
        FinalMessage::Full { people, max_people } => Err(JoinError::Full {
            name,
            people,
            max_people,
        }),
        FinalMessage::Closing => Err(JoinError::Closing { name }),
    }
}

/// Exchanges versions and returns the identity of a server with ours.
fn exchange_greetings(
    stream: &mut HandshakeStream<'_>,
    address: SocketAddr,
) -> Result<ServerIdentity, JoinError> {
    let not_tessella = || JoinError::NotTessella { address };
    let failed = |error| join_error(address, error);
    let busy = |error| match error {
        HandshakeError::Closed => JoinError::Busy { address },
        other => failed(other),
    };
    let client = Version::ours();
    stream.send(&client_greeting(&client)).map_err(busy)?;
    // The mark is read alone, because a foreign server may send less than a greeting and then wait.
    if !is_server_mark(&stream.receive().map_err(busy)?) {
        return Err(not_tessella());
    }
    let greeting = stream.receive().map_err(failed)?;
    let (server, continues) = read_server_greeting(&greeting).ok_or_else(not_tessella)?;
    if server.protocol != PROTOCOL_VERSION {
        return Err(JoinError::Version { server, client });
    }
    if !continues {
        return Err(not_tessella());
    }
    let identity = stream.receive::<SERVER_IDENTITY_BYTES>().map_err(failed)?;
    ServerIdentity::decode(&identity).ok_or_else(not_tessella)
}

fn join_error(address: SocketAddr, error: HandshakeError) -> JoinError {
    let reason = match error {
        HandshakeError::Closed => return JoinError::ConnectionClosed { address },
        HandshakeError::TimedOut => UnreachableReason::TimedOut,
        HandshakeError::Failed(error) => UnreachableReason::Other(error.to_string()),
    };
    JoinError::Unreachable { address, reason }
}

fn unreachable(address: SocketAddr, error: io::Error) -> JoinError {
    let reason = match error.kind() {
        ErrorKind::ConnectionRefused => UnreachableReason::PortClosed,
        ErrorKind::TimedOut | ErrorKind::WouldBlock => UnreachableReason::TimedOut,
        ErrorKind::NetworkUnreachable | ErrorKind::HostUnreachable | ErrorKind::NetworkDown => {
            UnreachableReason::NoRoute
        }
        _ => UnreachableReason::Other(error.to_string()),
    };
    JoinError::Unreachable { address, reason }
}

/// Turns a refusal into an error.
fn check(decision: AdmissionDecision) -> Result<(), JoinError> {
    match decision {
        AdmissionDecision::Continue => Ok(()),
        AdmissionDecision::WrongCode { tries, seconds } => {
            Err(JoinError::WrongCode { tries, seconds })
        }
        AdmissionDecision::Wait { seconds } => Err(JoinError::Wait { seconds }),
    }
}
