//! How guests find hosts: a guest asks everyone in its network, and every host answers with a [`Notice`].
//!
//! Nobody announces anything unasked, and no answer is larger than its question, so a host is of no use to somebody who
//! wants to flood a third. [`Answerer`] is the host's side and touches no socket; [`Finder`] is the guest's. The formats are
//! in `docs/network.md`.

mod answerer;
pub(super) mod fields;
mod finder;
mod hosts;
mod notice;
mod probe;
pub(super) mod source;

pub use answerer::Answerer;
pub use fields::Length;
pub use finder::Finder;
pub use hosts::Found;
pub(super) use notice::VERSION;
pub use notice::{NAME, NOTICE_BYTES, Notice};
pub use probe::{ANSWER_BYTES, Answer, PROBE_BYTES, Probe};
