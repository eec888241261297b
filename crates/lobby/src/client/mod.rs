//! Client side of the lobby: the state that a client builds from the server's messages.

mod display_name;
mod event;
mod game;
mod state;
mod tournament;

pub use display_name::DisplayName;
pub use event::{ChatMessage, ClientEvent};
pub use game::{ClientBoards, ClientGame};
pub use state::ClientState;
