//! Devices and sources that may not come again.

use super::ids::{DeviceTag, SourceKey};

/// Maximum number of banned devices of a room, and of the server. The oldest ban makes room for another.
const MAX_BANNED: usize = 200;

/// Devices and sources that may not come again.
#[derive(Clone, Debug, Default)]
pub(super) struct Bans {
    devices: Vec<DeviceTag>,
    sources: Vec<SourceKey>,
}

impl Bans {
    pub(super) fn add(&mut self, device: DeviceTag, source: Option<SourceKey>) {
        self.devices.push(device);
        self.sources.extend(source);
        if self.devices.len() > MAX_BANNED {
            self.devices.remove(0);
        }
        if self.sources.len() > MAX_BANNED {
            self.sources.remove(0);
        }
    }

    /// Returns the banned devices, oldest first.
    pub(super) fn devices(&self) -> &[DeviceTag] {
        &self.devices
    }

    pub(super) fn contains(&self, device: Option<DeviceTag>, source: Option<SourceKey>) -> bool {
        device.is_some_and(|device| self.devices.contains(&device))
            || source.is_some_and(|source| self.sources.contains(&source))
    }
}
