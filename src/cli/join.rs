//! Arguments of `tessella join`.

use super::command::Command;
use super::help::help;
use lexopt::prelude::*;
use std::net::SocketAddr;
use tessella::app::core::ExpectedServer;
use tessella::app::launch::{Launch, LaunchJoin};
use tessella::arguments::{code, wrong};
use tessella::links::DeepLink;
use tessella::net::{FIRST_PORT, HostError, resolve_host};
use tessella::received::{Received, plain_text, recognize};

/// Parses the arguments of `join`.
pub(super) fn parse(mut parser: lexopt::Parser) -> Result<Command, String> {
    let (mut address, mut given) = (None, String::new());
    let mut server = ExpectedServer::AsBefore;
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => return Ok(Command::Print(help())),
            Long("other-device") => server = ExpectedServer::Any,
            Long("code") => given = code(&mut parser)?.to_string(),
            Value(word) if address.is_none() => {
                let word = word.string().map_err(|error| error.to_string())?;
                match recognize(&word) {
                    Ok(Received::Server(DeepLink::Join { address: at, code })) => {
                        address = Some(at);
                        if let (true, Some(code)) = (given.is_empty(), code) {
                            given = code.to_string();
                        }
                    }
                    Ok(_) => {
                        return Err(wrong("join", "the address of a server", &plain_text(&word)));
                    }
                    Err(_) => address = Some(resolve(&word)?),
                }
            }
            Value(_) | Short(_) | Long(_) => {
                return Err(format!(
                    "{}; expected an address, --code CODE and --other-device",
                    argument.unexpected()
                ));
            }
        }
    }
    let address = address.ok_or("join needs an address, such as 192.168.1.20")?;
    Ok(Command::Run(Box::new(Launch {
        join: Some(LaunchJoin {
            address,
            code: given,
            server,
        }),
        ..Launch::default()
    })))
}

/// Resolves an address or the name of a machine, with the default port if none is given.
fn resolve(word: &str) -> Result<SocketAddr, String> {
    resolve_host(&plain_text(word), Some(FIRST_PORT)).map_err(|error| match error {
        HostError::Unknown(_) => format!(
            "join: {error}; the address of the other device, such as 192.168.1.20, is on the screen of its game"
        ),
        HostError::NoHost => wrong(
            "join",
            "an address such as 192.168.1.20, 192.168.1.20:47315 or [fd00::20]:47315, or the name of a machine",
            word,
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn join_expects_the_server_of_before_unless_told_otherwise() {
        let joined = |words: &[&str]| match parse(lexopt::Parser::from_args(words))? {
            Command::Run(launch) => Ok(launch.join),
            _ => Err("it opens no window".to_owned()),
        };
        for (words, server) in [
            (&["10.0.0.7"][..], ExpectedServer::AsBefore),
            (&["10.0.0.7", "--other-device"], ExpectedServer::Any),
            (&["--other-device", "10.0.0.7:47315"], ExpectedServer::Any),
        ] {
            let join = joined(words).expect("a sound command line");
            let expected = LaunchJoin {
                address: ([10, 0, 0, 7], FIRST_PORT).into(),
                code: String::new(),
                server,
            };
            assert_eq!(join, Some(expected), "{words:?}");
        }
        let refused = joined(&["10.0.0.7", "--device"]).expect_err("a refusal");
        assert!(refused.contains("--other-device"), "{refused}");
    }
}
