//! Texts of servers and connections: why they fail.

use crate::example_texts::assert_translated;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use tessella::text::Text;
use tessella_formats::files::FileError;
use tessella_formats::join_code::JoinCodeError;
use tessella_language::Language;
use tessella_lobby::{CloseReason, Refusal, RestoreLobbyError};
use tessella_net::admission::{JoinError, UnreachableReason};
use tessella_net::client::LinkEnd;
use tessella_net::discovery::{DiscoveryFailure, ProbeRoute};
use tessella_net::server::{FileFault, RoomsWarning, ServerError, UnreadableRooms, UnusableFile};
use tessella_net::transport::{ConnectionError, DisconnectCause, PacketRefusal, QueueError};
use tessella_net::{SystemError, Version};

const ADDRESS: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::new(192, 168, 1, 20)), 47_315);

fn system_error() -> SystemError {
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
            ServerError::FileInUse(_) => unusable(FileFault::Folder).into(),
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

fn unusable(fault: FileFault) -> UnusableFile {
    UnusableFile {
        path: "rooms".into(),
        fault,
    }
}

#[test]
fn unusable_files_are_translated() {
    assert_translated(unusable(FileFault::NotRooms), |file| {
        Some(unusable(match file.fault {
            FileFault::NotRooms => FileFault::NotCode,
            FileFault::NotCode => FileFault::NotLock,
            FileFault::NotLock => FileFault::Folder,
            FileFault::Folder => FileFault::NotRegular,
            FileFault::NotRegular => FileFault::BrokenLink,
            FileFault::BrokenLink => FileFault::Unreadable(system_error()),
            FileFault::Unreadable(_) => FileFault::Unwritable(system_error()),
            FileFault::Unwritable(_) => FileFault::Unlockable(system_error()),
            FileFault::Unlockable(_) => return None,
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
    let unusable = UnreadableRooms::Unusable(unusable(FileFault::Folder));
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
fn join_errors_are_translated() {
    let version = |protocol, program: &str| Version {
        protocol,
        program: program.to_owned(),
    };
    let other_version = JoinError::Version {
        server: version(9, "0.9"),
        client: version(8, "0.8"),
    };
    assert_translated(other_version, next_join_error);
}

fn next_join_error(error: &JoinError) -> Option<JoinError> {
    let (address, anna) = (ADDRESS, || "Anna".to_owned());
    let wrong_code = |tries, seconds| JoinError::WrongCode { tries, seconds };
    let full = |name, most| JoinError::Full {
        name,
        people: most,
        max_people: most,
    };
    let unreachable = |reason| JoinError::Unreachable { address, reason };
    Some(match error {
        JoinError::Version { .. } => wrong_code(1, 0),
        JoinError::WrongCode { tries: 1, .. } => wrong_code(2, 0),
        JoinError::WrongCode { tries: 0, seconds } if *seconds > 1 => {
            JoinError::Wait { seconds: 1 }
        }
        JoinError::WrongCode { tries: 0, .. } => wrong_code(0, 60),
        JoinError::WrongCode { .. } => wrong_code(0, 1),
        JoinError::Wait { seconds: 1 } => JoinError::Wait { seconds: 60 },
        JoinError::Wait { .. } => full(anna(), 1),
        JoinError::Full {
            name,
            max_people: 1,
            ..
        } => full(name.clone(), 8),
        JoinError::Full { name, .. } if name.is_empty() => JoinError::Closing { name: anna() },
        JoinError::Full { .. } => full(String::new(), 1),
        JoinError::Closing { name } if name.is_empty() => JoinError::NeedsCode { name: anna() },
        JoinError::Closing { .. } => JoinError::Closing {
            name: String::new(),
        },
        JoinError::NeedsCode { name } if name.is_empty() => {
            JoinError::UnexpectedCode { name: anna() }
        }
        JoinError::NeedsCode { .. } => JoinError::NeedsCode {
            name: String::new(),
        },
        JoinError::UnexpectedCode { name } if name.is_empty() => JoinCodeError::Length(3).into(),
        JoinError::UnexpectedCode { .. } => JoinError::UnexpectedCode {
            name: String::new(),
        },
        JoinError::InvalidCode(_) => JoinError::Impostor { address },
        JoinError::Impostor { .. } => JoinError::ChangedKey {
            name: anna(),
            address,
        },
        JoinError::ChangedKey { .. } => JoinError::FalseKey { address },
        JoinError::FalseKey { .. } => JoinError::NotTessella { address },
        JoinError::NotTessella { .. } => JoinError::Busy { address },
        JoinError::Busy { .. } => JoinError::ConnectionClosed { address },
        JoinError::ConnectionClosed { .. } => unreachable(UnreachableReason::PortClosed),
        JoinError::Unreachable { reason, .. } => unreachable(match reason {
            UnreachableReason::PortClosed => UnreachableReason::TimedOut,
            UnreachableReason::TimedOut => UnreachableReason::NoRoute,
            UnreachableReason::NoRoute => UnreachableReason::Other(system_error()),
            UnreachableReason::Other(_) => return None,
        }),
    })
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
fn causes_of_disconnects_are_translated() {
    assert_translated(DisconnectCause::NoReply, |cause| {
        Some(match cause {
            DisconnectCause::NoReply => DisconnectCause::TokenExpired,
            DisconnectCause::TokenExpired => DisconnectCause::ServerFull,
            DisconnectCause::ServerFull => DisconnectCause::TimedOut,
            DisconnectCause::TimedOut => DisconnectCause::ClosedByServer,
            DisconnectCause::ClosedByServer => DisconnectCause::ClosedByClient,
            DisconnectCause::ClosedByClient => {
                DisconnectCause::Failed(QueueError::MessageLength.into())
            }
            DisconnectCause::Failed(_) => return None,
        })
    });
    assert_translated(QueueError::Full, |error| {
        Some(match error {
            QueueError::Full => QueueError::MessageLength,
            QueueError::MessageLength => return None,
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
