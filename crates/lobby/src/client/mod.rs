//! Client side of the lobby: the state that a client builds from the server's messages.

mod event;
mod game;
mod state;
mod tournament;

pub use event::{ChatMessage, ClientEvent};
pub use game::{ClientBoards, ClientGame};
pub use state::ClientState;
pub use state::DisplayName;
