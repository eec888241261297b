//! Discovery of servers: a client sends a [`Probe`] to all machines, and every server replies with an [`Announcement`].
//!
//! A server sends nothing unasked, and no reply is larger than the probe, so servers cannot be abused to flood a third
//! machine.

mod announcement;
mod probe;

pub use announcement::{ANNOUNCEMENT_BYTES, Announcement};
pub use probe::{PROBE_BYTES, Probe, ProbeReply, REPLY_BYTES};
