//! Discovery of servers in the networks of this machine.
//!
//! [`DiscoveryResponder`] is the server's side and has no socket; [`DiscoveryClient`] is the client's,
//! and [`ServerSearch`] runs it on a thread.
//! [`tessella_protocol::discovery`] has the formats.

mod client;
mod failure;
mod multicast;
mod responder;
mod search;
mod server_list;

pub use client::DiscoveryClient;
pub use failure::{DiscoveryFailure, ProbeRoute};
pub use multicast::DISCOVERY_GROUP;
pub(crate) use multicast::GroupMembership;
pub use responder::DiscoveryResponder;
pub use search::{DiscoveryReport, ServerSearch};
pub use server_list::{FoundServer, ServerAddress};
