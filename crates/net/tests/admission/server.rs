//! Admission side of a server, and its netcode server.

use crate::helpers::TIMEOUT;
use renetcode::{
    ClientAuthentication, NetcodeClient, NetcodeServer, ServerAuthentication, ServerConfig,
    ServerResult,
};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tessella_lobby::DeviceKey;
use tessella_net::admission::{HandshakeServer, request_admission};
use tessella_protocol::KeyPair;
use tessella_protocol::admission::{
    AdmissionControl, JoinError, NETCODE_PROTOCOL, TOKEN_ADDRESS, Ticket,
};

/// Admission side of a server.
pub struct Server {
    pub key_pair: KeyPair,
    pub admission: Arc<AdmissionControl>,
    pub handshakes: HandshakeServer,
}

impl Server {
    pub fn with(code: Option<&str>) -> Self {
        let code = code.map(|code| code.parse().expect("a code"));
        let key_pair = KeyPair::random();
        let admission = AdmissionControl::new(key_pair.clone(), "Anna", code, 8);
        let admission = Arc::new(admission);
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
        let handshakes =
            HandshakeServer::start(listener, Arc::clone(&admission)).expect("a handshake server");
        Self {
            key_pair,
            admission,
            handshakes,
        }
    }

    pub fn address(&self) -> SocketAddr {
        self.handshakes.address()
    }

    pub fn request_admission(&self, code: &str) -> Result<Ticket, JoinError> {
        let begun = Instant::now();
        let result = request_admission(self.address(), code, TIMEOUT);
        let took = begun.elapsed();
        assert!(took < Duration::from_secs(5), "{took:?} until {result:?}");
        result
    }

    /// Returns `true` if a client with the right code is admitted.
    pub fn admits(&self) -> bool {
        let code = self.admission.code().map(|code| code.to_string());
        self.request_admission(&code.unwrap_or_default()).is_ok()
    }
}

/// Connects a netcode client with this ticket to a netcode server. Returns `true` if it is accepted.
pub fn connects(admission: &AdmissionControl, ticket: &Ticket) -> bool {
    connected_device(admission, ticket).is_some()
}

/// Does the same, and returns the key of the device as the netcode server reads it in the token.
pub fn connected_device(admission: &AdmissionControl, ticket: &Ticket) -> Option<DeviceKey> {
    let mut server = NetcodeServer::new(ServerConfig {
        current_time: admission.now(),
        max_clients: 8,
        protocol_id: NETCODE_PROTOCOL,
        public_addresses: vec![TOKEN_ADDRESS],
        authentication: ServerAuthentication::Secure {
            private_key: admission.private_key(),
        },
    });
    // The clock of the client differs from that of the server.
    let connect_token = ticket.token.clone();
    let authentication = ClientAuthentication::Secure { connect_token };
    let mut client = NetcodeClient::new(Duration::from_secs(5), authentication).expect("a client");
    assert_eq!(client.server_addr(), ticket.address);
    let client_address: SocketAddr = "10.0.0.9:5000".parse().expect("an address");
    for _ in 0..20 {
        if let Some((packet, to)) = client.update(Duration::from_millis(300)) {
            assert_eq!(to, ticket.address);
            let mut packet = packet.to_vec();
            match server.process_packet(client_address, &mut packet) {
                ServerResult::PacketToSend { payload, .. }
                | ServerResult::ClientConnected { payload, .. } => {
                    client.process_packet(payload);
                }
                _ => {}
            }
        }
        server.update(Duration::from_millis(300));
    }
    let data = server.user_data(ticket.token.client_id);
    let data = data.filter(|_| client.is_connected())?;
    assert_eq!(data[32..], [0; 224]);
    Some(DeviceKey(std::array::from_fn(|at| data[at])))
}
