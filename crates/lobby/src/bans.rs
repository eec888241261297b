//! Devices and sources that may not come again.

use super::ids::{DeviceTag, PersonId, SourceKey};

/// Maximum number of banned devices of a room, and of the server. The oldest ban makes room for another.
const MAX_BANNED: usize = 200;

/// Devices that the owner of a room does not let in again.
#[derive(Clone, Debug, Default)]
pub(super) struct RoomBans(Vec<DeviceTag>);

impl RoomBans {
    pub(super) fn add(&mut self, device: DeviceTag) {
        self.0.push(device);
        if self.0.len() > MAX_BANNED {
            self.0.remove(0);
        }
    }

    /// Returns the banned devices, oldest first.
    pub(super) fn devices(&self) -> &[DeviceTag] {
        &self.0
    }

    pub(super) fn contains(&self, device: DeviceTag) -> bool {
        self.0.contains(&device)
    }
}

/// Person whose device may not come to the server again while it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerBan {
    /// Identifier that the person had, by which the ban is lifted.
    pub person: PersonId,
    /// Name that the person had.
    pub name: String,
    /// Mark of the device.
    pub device: DeviceTag,
    /// Source of the person, as far as it is known.
    pub source: Option<SourceKey>,
    /// `true` if nobody else from the source may come either.
    pub covers_source: bool,
}

/// Bans of a server.
#[derive(Clone, Debug, Default)]
pub(super) struct ServerBans(Vec<ServerBan>);

impl ServerBans {
    pub(super) fn add(&mut self, ban: ServerBan) {
        self.0.push(ban);
        if self.0.len() > MAX_BANNED {
            self.0.remove(0);
        }
    }

    /// Lifts the ban of a person. Returns `false` if there is none.
    pub(super) fn lift(&mut self, person: PersonId) -> bool {
        let before = self.0.len();
        self.0.retain(|ban| ban.person != person);
        self.0.len() < before
    }

    /// Returns the bans, oldest first.
    pub(super) fn list(&self) -> &[ServerBan] {
        &self.0
    }

    pub(super) fn contains(&self, device: DeviceTag, source: Option<SourceKey>) -> bool {
        self.0.iter().any(|ban| {
            ban.device == device || ban.covers_source && source.is_some() && ban.source == source
        })
    }
}
