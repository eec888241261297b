//! Tessella as an Android activity: the entry, and nothing else.

mod self_test;

#[cfg(target_os = "android")]
mod activity;
