//! Enemies of every kind: bytes, packets and letters that no program of ours sends, at every level from the codec up to a
//! host and a guest with all their threads, while others play on undisturbed.

mod bytes;
#[expect(
    dead_code,
    reason = "people here do less than in the tests of good people"
)]
#[path = "../lan/company.rs"]
mod company;
mod draw;
mod enemy;
mod rogue_server;
mod server;
mod watch;
