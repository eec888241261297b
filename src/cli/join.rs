//! Arguments of `tessella join`.

use super::command::Command;
use super::help::help;
use lexopt::prelude::*;
use std::net::{SocketAddr, ToSocketAddrs};
use tessella::app::launch::Launch;
use tessella::arguments::{code, wrong};
use tessella::net::{FIRST_PORT, parse_address};

/// Parses the arguments of `join`.
pub(super) fn parse(mut parser: lexopt::Parser) -> Result<Command, String> {
    let (mut address, mut given) = (None, String::new());
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => return Ok(Command::Print(help())),
            Long("code") => given = code(&mut parser)?.to_string(),
            Value(word) if address.is_none() => {
                let word = word.string().map_err(|error| error.to_string())?;
                address = Some(resolve(&word)?);
            }
            Value(_) | Short(_) | Long(_) => {
                return Err(format!(
                    "{}; expected an address and --code CODE",
                    argument.unexpected()
                ));
            }
        }
    }
    let address = address.ok_or("join needs an address, such as 192.168.1.20")?;
    Ok(Command::Run(Box::new(Launch {
        join: Some((address, given)),
        ..Launch::default()
    })))
}

/// Resolves an address or the name of a machine, with the default port if none is given.
fn resolve(words: &str) -> Result<SocketAddr, String> {
    if let Some(address) = parse_address(words) {
        return Ok(address);
    }
    let named = (words, FIRST_PORT)
        .to_socket_addrs()
        .or_else(|_| words.to_socket_addrs());
    let found = named.ok().and_then(|mut addresses| addresses.next());
    found.ok_or_else(|| {
        wrong(
            "join",
            "an address such as 192.168.1.20, 192.168.1.20:47315 or [fd00::20]:47315",
            words,
        )
    })
}
