//! Names as they are displayed.

use tessella_games::Level;

/// Name of somebody in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DisplayName {
    /// Name that the person has chosen.
    Chosen(String),
    /// Whoever runs the server, as the sender of a message.
    Host,
    /// Person who is not known.
    Unknown,
    /// Computer player of this level.
    Computer(Level),
}
