//! The command `join`.

use crate::core::ExpectedServer;
use crate::launch::{Launch, LaunchJoin};
use clap::Args;
use std::net::SocketAddr;
use tessella_command_line::arguments::unexpected;
use tessella_formats::join_code::JoinCode;
use tessella_library::links::DeepLink;
use tessella_library::received::{Received, plain_text, recognize};
use tessella_net::{HostError, resolve_host};
use tessella_protocol::FIRST_PORT;

/// Arguments of the command.
#[derive(Args)]
pub struct JoinArguments {
    /// Address such as 192.168.1.20 or [fd00::20]:47315, name of a machine, or link to the game
    #[arg(value_parser = server)]
    address: NamedServer,
    /// Code of the game
    #[arg(long)]
    code: Option<JoinCode>,
    /// Join even if the device there is not the one you played with before
    #[arg(long)]
    other_device: bool,
}

/// Address of a server, with the code in its link if there is one.
#[derive(Clone, Copy)]
struct NamedServer {
    address: SocketAddr,
    code: Option<JoinCode>,
}

impl JoinArguments {
    /// Returns the options of a window that joins the server.
    pub fn launch(self) -> Launch {
        let code = self.code.or(self.address.code);
        Launch {
            join: Some(LaunchJoin {
                address: self.address.address,
                code: code.map(|code| code.to_string()).unwrap_or_default(),
                server: if self.other_device {
                    ExpectedServer::Any
                } else {
                    ExpectedServer::AsBefore
                },
            }),
            ..Launch::default()
        }
    }
}

/// Parses an address, the name of a machine, or a link.
fn server(word: &str) -> Result<NamedServer, String> {
    match recognize(word) {
        Ok(Received::Server(DeepLink::Join { address, code })) => Ok(NamedServer { address, code }),
        Ok(_) => Err(unexpected("the address of a server", &plain_text(word))),
        Err(_) => resolve(word).map(|address| NamedServer {
            address,
            code: None,
        }),
    }
}

/// Resolves an address or the name of a machine, with the default port if none is given.
fn resolve(word: &str) -> Result<SocketAddr, String> {
    resolve_host(&plain_text(word), Some(FIRST_PORT)).map_err(|error| match error {
        HostError::Unknown(_) => format!(
            "{error}; the address of the other device, such as 192.168.1.20, is on the screen of its game"
        ),
        HostError::InvalidHost => unexpected(
            "an address such as 192.168.1.20, 192.168.1.20:47315 or [fd00::20]:47315, or the name of a machine",
            word,
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Command, FromArgMatches};
    use tessella_command_line::arguments::message;

    #[test]
    fn join_expects_the_server_of_before_unless_told_otherwise() {
        let joined = |words: &[&str]| {
            let command = JoinArguments::augment_args(Command::new("join").no_binary_name(true));
            let matches = command.try_get_matches_from(words);
            let parsed = matches.and_then(|matches| JoinArguments::from_arg_matches(&matches));
            parsed.map(|arguments| arguments.launch().join)
        };
        for (words, server) in [
            (&["10.0.0.7"][..], ExpectedServer::AsBefore),
            (&["10.0.0.7", "--other-device"], ExpectedServer::Any),
            (&["--other-device", "10.0.0.7:47315"], ExpectedServer::Any),
        ] {
            let join = joined(words).expect("a valid command line");
            let expected = LaunchJoin {
                address: ([10, 0, 0, 7], FIRST_PORT).into(),
                code: String::new(),
                server,
            };
            assert_eq!(join, Some(expected), "{words:?}");
        }
        let error = joined(&["10.0.0.7", "--device"]).expect_err("an error");
        assert_eq!(message(&error), "unexpected argument '--device' found");
    }
}
