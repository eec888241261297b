//! The guest's side.

use super::letters::{
    HOST_BYTES, Host, SEALED_BYTES, VERDICT_BYTES, Verdict, Word, addressed, guest_greeting,
    is_host, read_host_greeting,
};
use super::line::{Cut, Line};
use super::secret::{Half, KEY_BYTES};
use super::{JoinCode, Refused, Silence, Version};
use crate::net::PROTOCOL;
use renetcode::ConnectToken;
use std::fmt;
use std::io::ErrorKind;
use std::net::{SocketAddr, TcpStream};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long a knock may take at all.
const LONGEST: Duration = Duration::from_secs(60);
/// For how long a host that hangs up at once is knocked at again: it talks to a few at a time only.
const PATIENCE: Duration = Duration::from_millis(1500);
/// How long to wait before that.
const PAUSE: Duration = Duration::from_millis(150);

/// What a guest needs to connect to a host.
#[derive(Clone, PartialEq, Eq)]
pub struct Ticket {
    /// For the netcode client. It is for this guest alone, and its address is the one that was knocked at.
    pub token: ConnectToken,
    /// The host's number.
    pub host: u64,
    /// The host's name.
    pub name: String,
    /// Where the host is.
    pub address: SocketAddr,
}

/// Without the token, whose keys belong into no log.
impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ticket")
            .field("host", &self.host)
            .field("name", &self.name)
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

/// Asks a host to be let in, with its code or an empty text. This waits, for no longer than `timeout`.
///
/// # Errors
/// When the host does not let us in, or when there is none: each with a sentence that says why.
pub fn knock(address: SocketAddr, code: &str, timeout: Duration) -> Result<Ticket, Refused> {
    knock_until(address, code, timeout, &|| false)
}

/// The same, which also ends soon after it is called off, unless the host's machine does not answer at all.
pub(in crate::net) fn knock_until(
    address: SocketAddr,
    code: &str,
    timeout: Duration,
    is_called_off: &dyn Fn() -> bool,
) -> Result<Ticket, Refused> {
    let code = match code.trim() {
        "" => None,
        text => Some(text.parse::<JoinCode>()?),
    };
    let begun = Instant::now();
    let deadline = begun + timeout.min(LONGEST);
    let patient = deadline.min(begun + PATIENCE);
    loop {
        // Only one that has said nothing is knocked at again: each exchange lets a false host try one code.
        let answer = knock_once(address, code.as_ref(), deadline, is_called_off);
        let again = matches!(answer, Err(Refused::Busy { .. }));
        if !again || Instant::now() + PAUSE >= patient || is_called_off() {
            return answer;
        }
        sleep(PAUSE);
    }
}

/// The guest's side of an exchange.
fn knock_once(
    address: SocketAddr,
    code: Option<&JoinCode>,
    deadline: Instant,
    is_called_off: &dyn Fn() -> bool,
) -> Result<Ticket, Refused> {
    let silence = |why| Refused::NoAnswer { address, why };
    let not_tessella = || Refused::NotTessella { address };
    let cut = |cut| match cut {
        Cut::HungUp => Refused::HungUp { address },
        Cut::Late => silence(Silence::Late),
        Cut::Failed(error) => silence(Silence::Other(error.to_string())),
    };

    let left = deadline.saturating_duration_since(Instant::now());
    let stream = TcpStream::connect_timeout(&address, left.max(Duration::from_millis(1))).map_err(
        |error| {
            silence(match error.kind() {
                ErrorKind::ConnectionRefused => Silence::Closed,
                ErrorKind::TimedOut | ErrorKind::WouldBlock => Silence::Late,
                ErrorKind::NetworkUnreachable
                | ErrorKind::HostUnreachable
                | ErrorKind::NetworkDown => Silence::NoWay,
                _ => Silence::Other(error.to_string()),
            })
        },
    )?;
    let mut line = Line::new(stream, deadline, is_called_off)
        .map_err(|error| silence(Silence::Other(error.to_string())))?;

    let guest = Version::ours();
    let busy = |reason| match reason {
        Cut::HungUp => Refused::Busy { address },
        other => cut(other),
    };
    line.say(&guest_greeting(&guest)).map_err(busy)?;
    // The mark by itself, since what is no host may send less than a greeting and then wait.
    if !is_host(&line.hear().map_err(busy)?) {
        return Err(not_tessella());
    }
    let greeting = line.hear().map_err(cut)?;
    let (host, goes_on) = read_host_greeting(&greeting).ok_or_else(not_tessella)?;
    if host.protocol != PROTOCOL {
        return Err(Refused::Version { host, guest });
    }
    if !goes_on {
        return Err(not_tessella());
    }
    let host = Host::decode(&line.hear::<HOST_BYTES>().map_err(cut)?).ok_or_else(not_tessella)?;
    let name = host.name;
    match code {
        None if host.needs_code => return Err(Refused::NeedsCode { name }),
        Some(_) if !host.needs_code => return Err(Refused::NeedsNoCode { name }),
        _ => {}
    }

    let (half, ours) = Half::of_guest(code, host.id);
    line.say(&ours).map_err(cut)?;
    let verdict = line.hear::<VERDICT_BYTES>().map_err(cut)?;
    heed(Verdict::decode(&verdict).ok_or_else(not_tessella)?)?;
    let theirs = line.hear::<KEY_BYTES>().map_err(cut)?;
    let key = half.finish(&theirs).ok_or_else(not_tessella)?;

    let proof = key.prove(line.said());
    line.say(&proof).map_err(cut)?;
    let verdict = line.hear::<VERDICT_BYTES>().map_err(cut)?;
    heed(Verdict::decode(&verdict).ok_or_else(not_tessella)?)?;
    let sealed_after = line.said().len();
    let sealed = line.hear::<SEALED_BYTES>().map_err(cut)?;
    // Who cannot seal with the key did not know the code.
    let word = key
        .open_word(&line.said()[..sealed_after], &sealed)
        .ok_or(match code {
            Some(_) => Refused::Impostor { address },
            None => not_tessella(),
        })?;
    match Word::decode(&word).ok_or_else(not_tessella)? {
        Word::Token(token) => Ok(Ticket {
            // The token's own address stands for every host; see TOKEN_ADDRESS.
            token: addressed(*token, address),
            host: host.id,
            name,
            address,
        }),
        Word::Full { people, most } => Err(Refused::Full { name, people, most }),
        Word::Closing => Err(Refused::Closing { name }),
    }
}

/// Nothing where the host goes on.
fn heed(verdict: Verdict) -> Result<(), Refused> {
    match verdict {
        Verdict::GoOn => Ok(()),
        Verdict::Wrong { tries, seconds } => Err(Refused::WrongCode { tries, seconds }),
        Verdict::Wait { seconds } => Err(Refused::Wait { seconds }),
    }
}
