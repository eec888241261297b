//! Devices and sources that are banned.

use super::ids::{DeviceTag, PersonId, SourceKey};

/// Maximum number of banned devices per room, and of bans on the server. The oldest ban makes room for a new one.
const MAX_BANNED: usize = 200;

/// Devices that the owner of a room has banned from it.
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

/// Person whose device is banned for as long as the server runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerBan {
    /// Identifier that the person had. It is used to lift the ban.
    pub person: PersonId,
    /// Name that the person had.
    pub name: String,
    /// Tag of the device.
    pub device: DeviceTag,
    /// Source of the person, if it is known.
    pub source: Option<SourceKey>,
    /// `true` if everybody else from that source is banned, too.
    pub covers_source: bool,
}

/// Bans on a server.
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
