//! Texts of admission and connections: why they fail.

use crate::example_texts::assert_translated;
use crate::texts_net::{ADDRESS, system_error};
use tessella_formats::join_code::JoinCodeError;
use tessella_protocol::Version;
use tessella_protocol::admission::{JoinError, UnreachableReason};
use tessella_protocol::transport::{DisconnectCause, QueueError};

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
        JoinError::ChangedKey { .. } => JoinError::UnprovenKey { address },
        JoinError::UnprovenKey { .. } => JoinError::NotTessella { address },
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
