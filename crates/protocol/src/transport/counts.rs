//! Number of datagrams of a server.

/// Counters of a server's datagrams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DatagramCounts {
    /// Datagrams received.
    pub received: u64,
    /// Packets sent to clients.
    pub sent: u64,
    /// Datagrams that were dropped because they are no packets of netcode.
    pub malformed: u64,
    /// Datagrams that were dropped because their client sent too many, or is being disconnected.
    pub excess: u64,
    /// Requests to connect that were dropped: without a token of this server, or too many.
    pub invalid_request: u64,
    /// Other datagrams that were dropped because their sender is not connected.
    pub stranger: u64,
    /// Probes that were dropped because there were too many.
    pub excess_probe: u64,
}

impl DatagramCounts {
    /// Returns each reason for dropping a datagram, with the number.
    pub const fn dropped(&self) -> [(&'static str, u64); 5] {
        [
            ("malformed", self.malformed),
            ("excess", self.excess),
            ("invalid_request", self.invalid_request),
            ("stranger", self.stranger),
            ("excess_probe", self.excess_probe),
        ]
    }
}
