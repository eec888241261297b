//! Discovery of servers: a client sends a [`Probe`] to all machines, and every server replies with an [`Announcement`].
//!
//! A server sends nothing unasked, and no reply is larger than its probe, so a server cannot be abused to flood a third
//! machine. [`DiscoveryResponder`] is the server's side and has no socket; [`DiscoveryClient`] is the client's,
//! and [`ServerSearch`] runs it on a thread.
//! `docs/network.md` describes the formats.

mod announcement;
mod client;
mod failure;
mod multicast;
mod probe;
mod responder;
mod search;
mod server_list;

pub use announcement::{ANNOUNCEMENT_BYTES, Announcement};
pub use client::DiscoveryClient;
pub use failure::{DiscoveryFailure, ProbeRoute};
pub use multicast::DISCOVERY_GROUP;
pub(crate) use multicast::GroupMembership;
pub use probe::{PROBE_BYTES, Probe, ProbeReply, REPLY_BYTES};
pub use responder::DiscoveryResponder;
pub use search::{DiscoveryReport, ServerSearch};
pub use server_list::{FoundServer, ServerAddress};
