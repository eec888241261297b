//! Reasons why no server was found.

use std::fmt;
use std::net::IpAddr;
use tessella_protocol::{FIRST_PORT, PORT_COUNT, SystemError};
use thiserror::Error;

/// Possible reason why no server was found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DiscoveryFailure {
    /// The interfaces cannot be listed.
    #[error("Can't list this device's networks: {0}.")]
    NoInterfaces(SystemError),
    /// There is no interface except the loopback.
    #[error(
        "This device is not on a network: turn on Wi-Fi, or start a hotspot for the others to join."
    )]
    OnlyLoopback,
    /// The system does not let this program send probes over an interface.
    #[error(
        "The system won't let Tessella search on {0}: a firewall on this device may be blocking it."
    )]
    Denied(ProbeRoute),
    /// A probe could not be sent because this machine has no IPv6.
    #[error("Search on {over} ({to}) failed: this device has no IPv6.")]
    NoIpv6 {
        /// Receivers of the probe.
        to: IpAddr,
        /// Interface.
        over: ProbeRoute,
    },
    /// A probe could not be sent.
    #[error("Search on {over} ({to}) failed: {error}.")]
    Unsent {
        /// Receivers of the probe.
        to: IpAddr,
        /// Interface.
        over: ProbeRoute,
        /// Error of the system.
        error: SystemError,
    },
    /// The server may be on another network.
    #[error("The host may be on another network: both devices need the same Wi-Fi or hotspot.")]
    OtherNetwork,
    /// The network may isolate its devices from each other.
    #[error(
        "The Wi-Fi may block devices from seeing each other, as guest networks often do (\"client isolation\")."
    )]
    ClientIsolation,
    /// The server's firewall may be blocking probes.
    #[error(
        "A firewall on the host may be blocking Tessella: allow UDP and TCP on ports {FIRST_PORT} to {}.",
        FIRST_PORT + PORT_COUNT - 1
    )]
    Firewall,
    /// The search has stopped because it kept panicking.
    #[error("The search for hosts stopped because of an error in Tessella. Open this page again.")]
    SearchStopped,
}

/// Interface over which a probe is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProbeRoute {
    /// The loopback.
    Loopback,
    /// The interface that the system chooses for 255.255.255.255.
    Default,
    /// The interface with this name.
    Named(String),
}

impl fmt::Display for ProbeRoute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Loopback => "the loopback interface",
            Self::Default => "the default interface",
            Self::Named(name) => name,
        })
    }
}
