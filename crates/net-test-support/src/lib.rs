//! What network tests share: clients, connections without an app, a relay that loses packets, and network namespaces.

pub mod clients;
pub mod connections;
pub mod namespaces;
pub mod relay;
