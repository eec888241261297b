//! Texts of servers, searches for servers and links: why they fail.

use crate::example_texts::assert_translated;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use tessella::text::Text;
use tessella_formats::files::FileError;
use tessella_language::Language;
use tessella_lobby::{CloseReason, Refusal, RestoreLobbyError};
use tessella_net::client::LinkEnd;
use tessella_net::discovery::{DiscoveryFailure, ProbeRoute};
use tessella_net::server::{FileProblem, RoomsWarning, ServerError, UnreadableRooms, UnusableFile};
use tessella_protocol::SystemError;
use tessella_protocol::admission::JoinError;
use tessella_protocol::transport::{ConnectionError, DisconnectCause, PacketRefusal, QueueError};

pub const ADDRESS: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::new(192, 168, 1, 20)), 47_315);

pub fn system_error() -> SystemError {
    ErrorKind::NotFound.into()
}

#[test]
fn server_errors_are_translated() {
    let in_use = |free| ServerError::PortInUse { port: 47_315, free };
    assert_translated(in_use(None), |error| {
        Some(match error {
            ServerError::PortInUse { port, free: None } => ServerError::PortInUse {
                port: *port,
                free: Some(47_316),
            },
            ServerError::PortInUse { .. } => ServerError::NoPort,
            ServerError::NoPort => ServerError::PeopleLimit(0),
            ServerError::PeopleLimit(_) => ServerError::FileInUse("rooms".into()),
            ServerError::FileInUse(_) => unusable(FileProblem::Folder).into(),
            ServerError::UnusableFile(_) => ServerError::DamagedKey {
                path: "rooms.key".into(),
                length: 121,
                prefix: "tessella-host-key:",
            },
            ServerError::DamagedKey { .. } => ServerError::Io(ErrorKind::OutOfMemory.into()),
            ServerError::Io(_) => return None,
        })
    });
}

fn unusable(fault: FileProblem) -> UnusableFile {
    UnusableFile {
        path: "rooms".into(),
        fault,
    }
}

#[test]
fn unusable_files_are_translated() {
    assert_translated(unusable(FileProblem::NotRooms), |file| {
        Some(unusable(match file.fault {
            FileProblem::NotRooms => FileProblem::NotCode,
            FileProblem::NotCode => FileProblem::NotLock,
            FileProblem::NotLock => FileProblem::Folder,
            FileProblem::Folder => FileProblem::NotRegular,
            FileProblem::NotRegular => FileProblem::BrokenLink,
            FileProblem::BrokenLink => FileProblem::Unreadable(system_error()),
            FileProblem::Unreadable(_) => FileProblem::Unwritable(system_error()),
            FileProblem::Unwritable(_) => FileProblem::Unlockable(system_error()),
            FileProblem::Unlockable(_) => return None,
        }))
    });
}

#[test]
fn warnings_about_rooms_are_translated() {
    let unsaved = RoomsWarning::Unsaved {
        file: "rooms".into(),
        error: system_error(),
    };
    assert_translated(unsaved, |warning| {
        let reason = UnreadableRooms::Checksum;
        Some(match warning {
            RoomsWarning::Unsaved { file, .. } => RoomsWarning::SavePanicked { file: file.clone() },
            RoomsWarning::SavePanicked { .. } => RoomsWarning::SetAside {
                reason,
                kept: "rooms.unread-1".into(),
            },
            RoomsWarning::SetAside { .. } => RoomsWarning::NotSetAside {
                reason,
                error: system_error(),
            },
            RoomsWarning::NotSetAside { .. } => return None,
        })
    });
}

#[test]
fn reasons_why_rooms_are_not_loaded_are_translated() {
    let unusable = UnreadableRooms::Unusable(unusable(FileProblem::Folder));
    assert_translated(unusable, |reason| {
        Some(match reason {
            UnreadableRooms::Unusable(_) => {
                let too_long = std::io::Error::from(FileError::TooLong { limit: 64 << 20 });
                UnreadableRooms::Io(too_long.into())
            }
            UnreadableRooms::Io(_) => UnreadableRooms::WithoutKeys,
            UnreadableRooms::WithoutKeys => UnreadableRooms::NoRooms,
            UnreadableRooms::NoRooms => UnreadableRooms::CutOff,
            UnreadableRooms::CutOff => UnreadableRooms::Checksum,
            UnreadableRooms::Checksum => UnreadableRooms::OtherKey {
                key_file: "rooms.key".into(),
            },
            UnreadableRooms::OtherKey { .. } => {
                UnreadableRooms::Invalid(RestoreLobbyError::Version {
                    found: 9,
                    readable: 5,
                })
            }
            UnreadableRooms::Invalid(_) => return None,
        })
    });
}

#[test]
fn reasons_why_no_server_is_found_are_translated() {
    let no_interfaces = DiscoveryFailure::NoInterfaces(system_error());
    assert_translated(no_interfaces, |failure| {
        let (v4, v6) = (Ipv4Addr::BROADCAST.into(), Ipv6Addr::LOCALHOST.into());
        let unsent = |over| DiscoveryFailure::Unsent {
            to: v4,
            over,
            error: system_error(),
        };
        let named = || ProbeRoute::Named("wlan0".to_owned());
        Some(match failure {
            DiscoveryFailure::NoInterfaces(_) => DiscoveryFailure::OnlyLoopback,
            DiscoveryFailure::OnlyLoopback => DiscoveryFailure::Denied(ProbeRoute::Loopback),
            DiscoveryFailure::Denied(over) => match over {
                ProbeRoute::Loopback => DiscoveryFailure::Denied(ProbeRoute::Default),
                ProbeRoute::Default => DiscoveryFailure::Denied(named()),
                ProbeRoute::Named(_) => DiscoveryFailure::NoIpv6 {
                    to: v6,
                    over: named(),
                },
            },
            DiscoveryFailure::NoIpv6 { .. } => unsent(ProbeRoute::Loopback),
            DiscoveryFailure::Unsent { over, .. } => match over {
                ProbeRoute::Loopback => unsent(ProbeRoute::Default),
                ProbeRoute::Default => unsent(named()),
                ProbeRoute::Named(_) => DiscoveryFailure::OtherNetwork,
            },
            DiscoveryFailure::OtherNetwork => DiscoveryFailure::ClientIsolation,
            DiscoveryFailure::ClientIsolation => DiscoveryFailure::Firewall,
            DiscoveryFailure::Firewall => DiscoveryFailure::SearchStopped,
            DiscoveryFailure::SearchStopped => return None,
        })
    });
}

#[test]
fn ends_of_links_are_translated() {
    let busy = LinkEnd::Join(JoinError::Busy { address: ADDRESS });
    assert_translated(busy, |end| {
        let not_connected = |cause| LinkEnd::NotConnected {
            address: ADDRESS,
            cause,
        };
        Some(match end {
            LinkEnd::Join(_) => not_connected(DisconnectCause::NoReply),
            LinkEnd::NotConnected { cause, .. } => match cause {
                DisconnectCause::NoReply => not_connected(DisconnectCause::TimedOut),
                DisconnectCause::TimedOut => not_connected(DisconnectCause::ServerFull),
                DisconnectCause::ServerFull => not_connected(DisconnectCause::ClosedByServer),
                DisconnectCause::ClosedByServer
                | DisconnectCause::ClosedByClient
                | DisconnectCause::TokenExpired
                | DisconnectCause::Failed(_) => Refusal::BannedFromServer.into(),
            },
            LinkEnd::Refused(_) => CloseReason::Removed.into(),
            LinkEnd::Closed(_) => QueueError::Full.into(),
            LinkEnd::Unsendable(_) => LinkEnd::InvalidData(PacketRefusal::Slice.into()),
            LinkEnd::InvalidData(_) => LinkEnd::Overfull,
            LinkEnd::Overfull => LinkEnd::Panicked,
            LinkEnd::Panicked => return None,
        })
    });
}

#[test]
fn faults_of_packets_are_technical_details_in_every_language() {
    let refused = ConnectionError::from(PacketRefusal::Slice);
    for &language in Language::ALL {
        assert_eq!(refused.text(language), refused.to_string());
        let end = LinkEnd::InvalidData(refused).text(language);
        assert!(end.contains(&refused.to_string()), "{end}");
    }
}
