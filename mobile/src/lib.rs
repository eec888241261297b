//! Entry point of Tessella as an Android activity.

mod self_test;

#[cfg(target_os = "android")]
mod activity;
