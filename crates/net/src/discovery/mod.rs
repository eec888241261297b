//! Discovery of servers on this machine's networks.
//!
//! [`DiscoveryResponder`] is the server's side, without a socket; [`DiscoveryClient`] is the client's, and
//! [`ServerSearch`] runs it on a thread. The formats are in [`tessella_protocol::discovery`].

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
