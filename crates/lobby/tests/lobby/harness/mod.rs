//! A lobby and its clients in one process. Every message is encoded, checked and decoded on its way.

mod client;
mod fixtures;
mod play;
mod server;

pub use client::TestClient;
pub use fixtures::{
    ANNA, BEN, CARL, DORA, chat, chosen, hello, play_stones, room_config, seeded_numbers,
    small_games, stone, tic_tac_toe,
};
pub use play::Style;
pub use server::{JobMode, MAX_CLIENT_MESSAGE, MAX_SERVER_MESSAGE, TestServer, View};
