//! Discovery of servers: a client sends a [`Probe`] to all machines, and every server replies with an [`Announcement`].
//!
//! A server sends nothing unasked, and no reply is larger than its probe, so a server cannot be abused to flood a third
//! machine.

mod announcement;
mod probe;

pub use announcement::{ANNOUNCEMENT_BYTES, Announcement};
pub use probe::{PROBE_BYTES, Probe, ProbeReply, REPLY_BYTES};
