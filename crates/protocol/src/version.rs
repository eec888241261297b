//! Versions, ports and limits that client and server share.

use super::fields::TextLength;

/// Version of all formats on the network. A client and a server with different versions cannot play.
pub const PROTOCOL_VERSION: u16 = 5;
/// Version of this program, as shown to people.
pub const PROGRAM_VERSION: &str = env!("CARGO_PKG_VERSION");
/// First port that a server tries.
pub const FIRST_PORT: u16 = 47_315;
/// Number of ports, starting at [`FIRST_PORT`], that clients probe for servers and that a server without a configured
/// port tries.
pub const PORT_COUNT: u16 = 8;
/// Maximum number of people on one server.
pub const MAX_PEOPLE: u16 = 1000;

/// Maximum length of a server's name.
pub const NAME_LENGTH: TextLength = TextLength {
    characters: 32,
    bytes: 96,
};
/// Maximum length of a program version.
pub(super) const VERSION_LENGTH: TextLength = TextLength {
    characters: 16,
    bytes: 16,
};

/// Version of Tessella on one machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// Protocol version. Client and server need the same.
    pub protocol: u16,
    /// Program version.
    pub program: String,
}

impl Version {
    /// Returns the version of this program.
    pub fn ours() -> Self {
        Self {
            protocol: PROTOCOL_VERSION,
            program: PROGRAM_VERSION.to_owned(),
        }
    }
}
