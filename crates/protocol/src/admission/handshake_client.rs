//! Client side of the handshake.

use super::handshake_stream::{HandshakeError, HandshakeStream};
use super::join_error::{JoinError, UnreachableReason};
use super::key_exchange::{KEY_SHARE_BYTES, KeyExchange};
use super::messages::{
    AdmissionClaim, AdmissionDecision, DECISION_BYTES, DeviceProof, FinalMessage,
    SEALED_FINAL_MESSAGE_BYTES, SERVER_IDENTITY_BYTES, ServerIdentity, client_greeting,
    is_server_mark, read_server_greeting,
};
use super::stream::{Connector, Stream};
use super::token;
use crate::keys::{KeyPair, SIGNATURE_BYTES, SeatKey, ServerKey};
use crate::version::{PROTOCOL_VERSION, Version};
use renetcode::ConnectToken;
use std::fmt;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tessella_formats::join_code::JoinCode;

/// Maximum duration of a join request.
const MAX_TIMEOUT: Duration = Duration::from_secs(60);
/// Time during which a busy server is asked again: it serves only a few handshakes at once.
const BUSY_RETRY_TIME: Duration = Duration::from_millis(1500);
/// Pause before each of these attempts.
const BUSY_RETRY_PAUSE: Duration = Duration::from_millis(150);

/// Everything that a client needs to connect to a server.
#[derive(Clone, PartialEq, Eq)]
pub struct Ticket {
    /// Token for the netcode client, valid for this client only. It names the address that was asked.
    pub token: ConnectToken,
    /// Key of the server, and the key pair with which this device has joined.
    pub seat: SeatKey,
    /// Name of the server.
    pub name: String,
    /// Address of the server, with its zone if it is link-local.
    pub address: SocketAddr,
}

impl Ticket {
    /// Returns a ticket for reconnecting to the same server without admission. `token` is the content of
    /// [`ServerMessage::NextTicket`](tessella_lobby::ServerMessage::NextTicket). Returns `None` for a token that this
    /// program would not generate.
    pub fn renewed(&self, token: &[u8]) -> Option<Self> {
        let token = token::decode(token)?;
        Some(Self {
            token: token::with_address(token, self.address),
            ..self.clone()
        })
    }

    /// Returns the ticket for the same server at another address.
    #[must_use]
    pub fn at(self, address: SocketAddr) -> Self {
        Self {
            token: token::with_address(self.token, address),
            address,
            ..self
        }
    }
}

/// Omits the token, whose keys must not be logged.
impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ticket")
            .field("server", &self.seat.server)
            .field("name", &self.name)
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

/// Request to join a server.
#[derive(Clone, Copy, Debug)]
pub struct JoinRequest<'a> {
    /// Address of the server.
    pub address: SocketAddr,
    /// Join code of the server, or an empty text. It is neither needed nor used if the server keeps a seat for this
    /// device.
    pub code: &'a str,
    /// Keys of acceptable servers. If the list is empty, every server is acceptable.
    pub expected: &'a [ServerKey],
    /// Key pairs of this device at servers that it has joined before. For any other server, a new one is made.
    pub seats: &'a [SeatKey],
    /// Maximum duration.
    pub timeout: Duration,
}

impl JoinRequest<'_> {
    /// Sends the request, and waits until the server has replied or the time is up. Ends soon after the connector is
    /// cancelled.
    ///
    /// # Errors
    /// If the server refuses, is not an acceptable one, or cannot be reached.
    pub async fn send(&self, connector: &impl Connector) -> Result<Ticket, JoinError> {
        let code = match self.code.trim() {
            "" => None,
            text => Some(text.parse::<JoinCode>()?),
        };
        let begun = Instant::now();
        let deadline = begun + self.timeout.min(MAX_TIMEOUT);
        let retry_deadline = deadline.min(begun + BUSY_RETRY_TIME);
        let mut claims_seat = true;
        loop {
            // Only a server that sent nothing is asked again, because each handshake lets an impostor test one code.
            let handshake = self.try_handshake(code.as_ref(), claims_seat, deadline, connector);
            let result = handshake.await;
            if claims_seat && code.is_some() && matches!(result, Err(JoinError::NeedsCode { .. })) {
                claims_seat = false;
                continue;
            }
            let is_busy = matches!(result, Err(JoinError::Busy { .. }));
            let is_late = Instant::now() + BUSY_RETRY_PAUSE >= retry_deadline;
            if !is_busy || is_late || connector.is_cancelled() {
                return result;
            }
            connector.pause(BUSY_RETRY_PAUSE).await;
        }
    }

    /// Runs one handshake. With `claims_seat`, the code is not used at a server that this device has joined before; the
    /// error is [`JoinError::NeedsCode`] if that server keeps no seat for it.
    async fn try_handshake(
        &self,
        code: Option<&JoinCode>,
        claims_seat: bool,
        deadline: Instant,
        connector: &impl Connector,
    ) -> Result<Ticket, JoinError> {
        let address = self.address;
        let left = deadline.saturating_duration_since(Instant::now());
        let connected = connector.connect(address, left.max(Duration::from_millis(1)));
        let (stream, address) = connected
            .await
            .map_err(|error| unreachable(address, error))?;
        let is_cancelled = || connector.is_cancelled();
        let mut stream = HandshakeStream::new(stream, deadline, &is_cancelled);
        let server = exchange_greetings(&mut stream, address).await?;
        // A server with an unexpected key is sent nothing that depends on the code.
        if !self.expected.is_empty() && !self.expected.contains(&server.key) {
            let name = server.name;
            return Err(JoinError::ChangedKey { name, address });
        }
        let known = self.seats.iter().find(|seat| seat.server == server.key);
        let claim = match known {
            Some(_) if claims_seat => AdmissionClaim::Seat,
            _ => AdmissionClaim::Code,
        };
        match (claim, code) {
            (AdmissionClaim::Code, None) if server.needs_code => {
                return Err(JoinError::NeedsCode { name: server.name });
            }
            (_, Some(_)) if !server.needs_code => {
                return Err(JoinError::UnexpectedCode { name: server.name });
            }
            _ => {}
        }
        let seat = known.cloned().unwrap_or_else(|| SeatKey {
            server: server.key,
            device: KeyPair::random(),
        });
        let code = code.filter(|_| claim == AdmissionClaim::Code);
        prove_and_receive(&mut stream, address, (claim, code), server, seat).await
    }
}

/// Runs the handshake after the greetings. Both ends agree on a key that depends on the code, or for a seat does not;
/// the server proves that it has its private key; then the client proves that it knows the code and has its device's
/// private key.
async fn prove_and_receive(
    stream: &mut HandshakeStream<'_, impl Stream>,
    address: SocketAddr,
    (claim, code): (AdmissionClaim, Option<&JoinCode>),
    server: ServerIdentity,
    seat: SeatKey,
) -> Result<Ticket, JoinError> {
    let not_tessella = || JoinError::NotTessella { address };
    let failed = |error| join_error(address, error);
    let (exchange, ours) = KeyExchange::client(code, &server.key);
    stream.send(&claim.encode(&ours)).await.map_err(failed)?;
    let decision = stream.receive::<DECISION_BYTES>().await.map_err(failed)?;
    // At this point the server cannot know yet whether the code is wrong or there is no seat.
    let decision = AdmissionDecision::decode(&decision).filter(|decision| {
        use AdmissionDecision::{Continue, Full, Wait};
        matches!(decision, Continue | Wait { .. } | Full { .. })
    });
    check(decision.ok_or_else(not_tessella)?, &server.name)?;
    let theirs = stream.receive::<KEY_SHARE_BYTES>().await.map_err(failed)?;
    let signed = stream.transcript().len();
    let signature = stream.receive::<SIGNATURE_BYTES>().await.map_err(failed)?;
    if !server
        .key
        .has_signed(&stream.transcript()[..signed], &signature)
    {
        return Err(JoinError::UnprovenKey { address });
    }
    let key = exchange.finish(&theirs).ok_or_else(not_tessella)?;

    let proof = DeviceProof {
        device: seat.device.device_key(),
        signature: seat.device.sign_as_device(stream.transcript()),
    };
    let sealed = key.seal_proof(stream.transcript(), &proof.encode());
    stream.send(&sealed).await.map_err(failed)?;
    let decision = stream.receive::<DECISION_BYTES>().await.map_err(failed)?;
    let decision = AdmissionDecision::decode(&decision);
    check(decision.ok_or_else(not_tessella)?, &server.name)?;
    let sealed_after = stream.transcript().len();
    let sealed = stream
        .receive::<SEALED_FINAL_MESSAGE_BYTES>()
        .await
        .map_err(failed)?;
    // A server that cannot encrypt with the key does not know the code.
    let message = key
        .open_final_message(&stream.transcript()[..sealed_after], &sealed)
        .ok_or(match code {
            Some(_) => JoinError::Impostor { address },
            None => not_tessella(),
        })?;
    let name = server.name;
    match FinalMessage::decode(&message).ok_or_else(not_tessella)? {
        FinalMessage::Token(token) => Ok(Ticket {
            // The token names an address that stands for every server; see `TOKEN_ADDRESS`.
            token: token::with_address(*token, address),
            seat,
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

/// Exchanges versions, and returns the identity of a server whose version is ours.
async fn exchange_greetings(
    stream: &mut HandshakeStream<'_, impl Stream>,
    address: SocketAddr,
) -> Result<ServerIdentity, JoinError> {
    let not_tessella = || JoinError::NotTessella { address };
    let failed = |error| join_error(address, error);
    let busy = |error| match error {
        HandshakeError::Closed => JoinError::Busy { address },
        other => failed(other),
    };
    let client = Version::ours();
    stream.send(&client_greeting(&client)).await.map_err(busy)?;
    // The mark is read on its own, because another program's server may send less than a greeting and then wait.
    if !is_server_mark(&stream.receive().await.map_err(busy)?) {
        return Err(not_tessella());
    }
    let greeting = stream.receive().await.map_err(failed)?;
    let (server, continues) = read_server_greeting(&greeting).ok_or_else(not_tessella)?;
    if server.protocol != PROTOCOL_VERSION {
        return Err(JoinError::Version { server, client });
    }
    if !continues {
        return Err(not_tessella());
    }
    let identity = stream
        .receive::<SERVER_IDENTITY_BYTES>()
        .await
        .map_err(failed)?;
    ServerIdentity::decode(&identity).ok_or_else(not_tessella)
}

fn join_error(address: SocketAddr, error: HandshakeError) -> JoinError {
    let reason = match error {
        HandshakeError::Closed => return JoinError::ConnectionClosed { address },
        HandshakeError::TimedOut => UnreachableReason::TimedOut,
        HandshakeError::Failed(error) => UnreachableReason::Other(error.into()),
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
        _ => UnreachableReason::Other(error.into()),
    };
    JoinError::Unreachable { address, reason }
}

/// Turns a refusal by the server with this name into an error.
fn check(decision: AdmissionDecision, name: &str) -> Result<(), JoinError> {
    match decision {
        AdmissionDecision::Continue => Ok(()),
        AdmissionDecision::WrongCode { tries, seconds } => {
            Err(JoinError::WrongCode { tries, seconds })
        }
        AdmissionDecision::Wait { seconds } => Err(JoinError::Wait { seconds }),
        AdmissionDecision::NoSeat => Err(JoinError::NeedsCode {
            name: name.to_owned(),
        }),
        AdmissionDecision::Full { people, max_people } => Err(JoinError::Full {
            name: name.to_owned(),
            people,
            max_people,
        }),
    }
}
