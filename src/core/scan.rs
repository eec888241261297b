//! Switch scanning: the focus moves on by itself, or by one key, and another key chooses.

use crate::core::redraw::RedrawAppExt;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use tessella_boards::CellId;

pub(crate) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Scan>();
}

/// Settings of switch scanning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Scanning {
    /// Way in which the focus moves on.
    pub mode: ScanMode,
    /// Time for which each place has the focus if it moves on by itself.
    pub pace: ScanPace,
}

impl Scanning {
    /// Returns `true` unless scanning is off.
    pub fn is_on(self) -> bool {
        self.mode != ScanMode::Off
    }
}

/// Way in which the focus moves on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScanMode {
    /// No scanning.
    #[default]
    Off,
    /// The focus moves on by itself, for players with one switch.
    Automatic,
    /// The Tab key moves the focus on, for players with two switches.
    ByKey,
}

/// Time for which each place has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ScanPace(u16);

impl Default for ScanPace {
    fn default() -> Self {
        Self(15)
    }
}

impl ScanPace {
    /// Shortest and longest time, in tenths of a second.
    const RANGE: RangeInclusive<u16> = 5..=60;
    /// Difference between two times, in tenths of a second.
    const STEP: i32 = 5;

    /// Returns the time in tenths of a second, within the range, because the settings file can be edited.
    pub fn tenths(self) -> u16 {
        self.0.clamp(*Self::RANGE.start(), *Self::RANGE.end())
    }

    /// Returns the time in seconds.
    pub fn seconds(self) -> f32 {
        f32::from(self.tenths()) / 10.0
    }

    /// Returns whether a shorter and a longer time can be chosen.
    pub fn can_change(self) -> (bool, bool) {
        let now = self.tenths();
        (now > *Self::RANGE.start(), now < *Self::RANGE.end())
    }

    /// Returns the next longer or shorter time.
    #[must_use]
    pub fn changed(self, steps: i32) -> Self {
        let tenths = i32::from(self.tenths()) + steps * Self::STEP;
        Self(u16::try_from(tenths).unwrap_or_default())
    }
}

/// Place of the focus while scanning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
    /// The widgets of the screen, whose focus egui moves.
    #[default]
    Widgets,
    /// A group of cells of the board.
    Group(usize),
    /// A cell of a group, after this many rounds through the group.
    Cell {
        group: usize,
        cell: usize,
        rounds: u8,
    },
}

/// Number of rounds through a group of cells before the focus goes back to the groups.
const ROUNDS: u8 = 2;

/// Choice on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanChoice {
    /// A cell is chosen.
    Cell(CellId),
    /// A group was entered, or there is nothing to choose.
    Nothing,
}

/// State of switch scanning. On the board, first groups of cells have the focus, one after the other, and then the cells of
/// the chosen group.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Scan {
    groups: Vec<Vec<CellId>>,
    place: Place,
    /// `true` if the focus of the widgets is to be moved on.
    is_tab_due: bool,
    /// `true` if the focused widget is to be pressed.
    is_press_due: bool,
}

impl Scan {
    /// Returns the cells in focus: a group, a cell, or none.
    pub fn focused(&self) -> &[CellId] {
        let (group, cell) = match self.place {
            Place::Widgets => return &[],
            Place::Group(group) => (group, None),
            Place::Cell { group, cell, .. } => (group, Some(cell)),
        };
        let group = self.groups.get(group).map_or(&[][..], Vec::as_slice);
        match cell {
            Some(cell) => group.get(cell..=cell).unwrap_or_default(),
            None => group,
        }
    }

    /// Returns `true` while the board is scanned.
    pub fn is_on_board(&self) -> bool {
        self.place != Place::Widgets
    }

    /// Returns `true` if there is a cell to choose.
    pub const fn has_cells(&self) -> bool {
        !self.groups.is_empty()
    }

    /// Sets the groups of cells that can be chosen. Where they have changed, the focus goes to the first group.
    pub(crate) fn set_groups(&mut self, groups: Vec<Vec<CellId>>) {
        if self.groups != groups {
            self.groups = groups;
            if self.is_on_board() {
                self.place = Place::Group(0);
            }
        }
    }

    /// Moves the focus from the widgets to the first group of the board.
    pub(crate) const fn enter_board(&mut self) {
        self.place = Place::Group(0);
    }

    /// Leaves the board. The focus of the widgets stays where it is.
    pub(crate) const fn leave_board(&mut self) {
        self.place = Place::Widgets;
    }

    /// Moves the focus on: to the next group or cell, or to the next widget after the last group.
    pub(crate) fn step(&mut self) {
        let length = |group: usize| self.groups.get(group).map_or(0, Vec::len);
        self.place = match self.place {
            Place::Group(group) if group + 1 < self.groups.len() => Place::Group(group + 1),
            Place::Widgets | Place::Group(_) => {
                self.is_tab_due = true;
                Place::Widgets
            }
            Place::Cell {
                group,
                cell,
                rounds,
            } if cell + 1 < length(group) => Place::Cell {
                group,
                cell: cell + 1,
                rounds,
            },
            Place::Cell { group, rounds, .. } if rounds + 1 < ROUNDS => Place::Cell {
                group,
                cell: 0,
                rounds: rounds + 1,
            },
            Place::Cell { group, .. } => Place::Group(group),
        };
    }

    /// Chooses what has the focus on the board. After a cell, the groups are scanned again.
    pub(crate) fn choose(&mut self) -> ScanChoice {
        match (self.place, self.focused()) {
            (_, &[cell]) => {
                self.place = Place::Group(0);
                ScanChoice::Cell(cell)
            }
            (Place::Group(group), [_, ..]) => {
                self.place = Place::Cell {
                    group,
                    cell: 0,
                    rounds: 0,
                };
                ScanChoice::Nothing
            }
            _ => ScanChoice::Nothing,
        }
    }

    /// Returns from the cells of a group to the groups. Returns `false` if no group was chosen.
    pub(crate) const fn leave_group(&mut self) -> bool {
        let Place::Cell { group, .. } = self.place else {
            return false;
        };
        self.place = Place::Group(group);
        true
    }

    /// Requests a press of the focused widget.
    pub(crate) const fn press_widget(&mut self) {
        self.is_press_due = true;
    }

    /// Returns `true` if the focus of the widgets is about to be moved on.
    pub(crate) const fn is_tab_due(&self) -> bool {
        self.is_tab_due
    }

    /// Returns `true` if the focus of the widgets is to be moved on, once.
    pub(crate) const fn take_tab(&mut self) -> bool {
        std::mem::replace(&mut self.is_tab_due, false)
    }

    /// Returns `true` if the focused widget is to be pressed, once.
    pub(crate) const fn take_press(&mut self) -> bool {
        std::mem::replace(&mut self.is_press_due, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(sizes: &[u32]) -> Scan {
        let mut next = 0;
        let mut groups = Vec::new();
        for &size in sizes {
            groups.push((next..next + size).map(CellId).collect());
            next += size;
        }
        let mut scan = Scan::default();
        scan.set_groups(groups);
        scan.enter_board();
        scan
    }

    #[test]
    fn groups_are_followed_by_the_next_widget() {
        let mut scan = scan(&[2, 1]);
        assert_eq!(scan.focused(), [CellId(0), CellId(1)]);
        scan.step();
        assert_eq!(scan.focused(), [CellId(2)]);
        assert!(!scan.take_tab());
        scan.step();
        assert!(!scan.is_on_board() && scan.focused().is_empty());
        assert!(scan.take_tab() && !scan.take_tab());
    }

    #[test]
    fn cells_of_a_group_are_scanned_twice() {
        let mut scan = scan(&[2, 3]);
        scan.step();
        assert_eq!(scan.choose(), ScanChoice::Nothing);
        for cell in [2, 3, 4, 2, 3, 4] {
            assert_eq!(scan.focused(), [CellId(cell)]);
            scan.step();
        }
        assert_eq!(scan.focused().len(), 3);
        scan.choose();
        scan.step();
        assert_eq!(scan.choose(), ScanChoice::Cell(CellId(3)));
        assert_eq!(scan.focused(), [CellId(0), CellId(1)]);
    }

    #[test]
    fn cell_alone_in_its_group_is_chosen_at_once() {
        let mut scan = scan(&[1, 2]);
        assert_eq!(scan.choose(), ScanChoice::Cell(CellId(0)));
        scan.leave_board();
        assert_eq!(scan.choose(), ScanChoice::Nothing);
    }

    #[test]
    fn other_groups_are_scanned_from_the_first() {
        let mut scan = scan(&[2, 2]);
        scan.step();
        scan.choose();
        scan.set_groups(vec![vec![CellId(7)]]);
        assert_eq!(scan.focused(), [CellId(7)]);
        scan.set_groups(Vec::new());
        assert!(scan.is_on_board() && scan.focused().is_empty());
        assert_eq!(scan.choose(), ScanChoice::Nothing);
    }

    #[test]
    fn paces_stay_within_their_range() {
        let mut pace = ScanPace::default();
        for _ in 0..20 {
            pace = pace.changed(-1);
        }
        assert_eq!((pace.tenths(), pace.can_change()), (5, (false, true)));
        for _ in 0..20 {
            pace = pace.changed(1);
        }
        assert_eq!((pace.tenths(), pace.can_change()), (60, (true, false)));
        assert_eq!(ScanPace(9999).seconds(), 6.0);
    }
}
