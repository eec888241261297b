//! Room changes that a person has not been told about.

use super::ids::RoomId;
use std::collections::BTreeMap;
use std::collections::btree_map::IntoKeys;

/// Rooms that have changed since a person entered a room, about which they have not been told.
///
/// A room that was both opened and closed meanwhile leaves no entry, so there are at most as many entries as rooms now
/// and rooms then.
#[derive(Clone, Debug, Default)]
pub(super) struct MissedRooms(BTreeMap<RoomId, RoomChange>);

/// Latest change of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RoomChange {
    /// The room was opened, and may have changed since then.
    Opened,
    /// The room has changed.
    Updated,
    /// The room was closed.
    Closed,
}

impl MissedRooms {
    pub(super) fn add(&mut self, id: RoomId, change: RoomChange) {
        match (self.0.get(&id), change) {
            (Some(RoomChange::Opened), RoomChange::Closed) => {
                self.0.remove(&id);
            }
            (Some(RoomChange::Opened), _) => {}
            _ => {
                self.0.insert(id, change);
            }
        }
    }

    /// Drops all changes, for a person who is sent all rooms.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

impl IntoIterator for MissedRooms {
    type Item = RoomId;
    type IntoIter = IntoKeys<RoomId, RoomChange>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_keys()
    }
}
