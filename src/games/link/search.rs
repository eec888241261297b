//! Searches for a way to clear the field.
//!
//! Pairs are taken in an order of chance, back and forth; when that has led nowhere for long, it begins anew in another
//! order. What was found to be hopeless is remembered throughout, and when nothing is left to try the field is lost.

use super::FACES;
use super::field::{EMPTY, Field, Place, Tiles};
use super::lines::Sight;
use crate::boards::random::Stream;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many positions the first order of chance may enter, in proportion to the tiles that lie.
const FIRST_DIVE: u64 = 2;

/// Faces with more tiles than this are not tried as a whole: it would take longer than it helps.
const WHOLE_FACE: usize = 4;

/// Two places whose tiles go.
pub(super) type Pair = (Place, Place);

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// All can go, one after the other like this.
    Won(Vec<Pair>),
    /// They cannot.
    Lost,
    /// The effort did not suffice to say. This pair led farthest, if there was time for any.
    Open(Option<Pair>),
}

/// A search for a way to clear the field, on which each tile's number is its face.
pub(super) struct Search<'a> {
    field: &'a Field,
    stop: &'a AtomicBool,
    /// How many lines may still be looked for.
    effort: u64,
    /// How many positions the current dive may still enter.
    dive: u64,
    /// Positions that cannot be won.
    lost: HashSet<u128>,
    /// How many pairs went at most, and with which the line began.
    farthest: (usize, Option<Pair>),
    /// Orders of chance.
    stream: Stream,
}

impl<'a> Search<'a> {
    /// A search that may look for so many lines.
    pub(super) fn new(field: &'a Field, effort: u64, stop: &'a AtomicBool) -> Self {
        Self {
            field,
            stop,
            effort,
            dive: 0,
            lost: HashSet::new(),
            farthest: (0, None),
            stream: Stream::new(b"linkhint", 0),
        }
    }

    /// Dives again and again, each time longer by half, until there is an answer or the effort is spent.
    pub(super) fn run(&mut self, tiles: &Tiles) -> Verdict {
        let mut dive = FIRST_DIVE * self.field.lying(tiles).count() as u64;
        while !self.is_spent() {
            self.dive = dive;
            let mut line = Vec::new();
            match self.search(tiles.clone(), &mut line) {
                Some(true) => return Verdict::Won(line),
                Some(false) => return Verdict::Lost,
                None => dive += dive / 2,
            }
        }
        Verdict::Open(self.farthest.1)
    }

    fn is_spent(&self) -> bool {
        self.effort == 0 || self.stop.load(Ordering::Relaxed)
    }

    /// Whether the tiles can all go; adds to `line` how, if they can. `None` when the dive is over.
    fn search(&mut self, mut tiles: Tiles, line: &mut Vec<Pair>) -> Option<bool> {
        let begun = line.len();
        let mut alike = self.alike(&tiles);
        if self.field.is_still() {
            self.take_whole_faces(&mut tiles, &mut alike, line);
        }
        if alike.iter().all(Vec::is_empty) {
            return Some(true);
        }
        let key = key(self.field, &tiles);
        if self.lost.contains(&key) {
            line.truncate(begun);
            return Some(false);
        }
        if self.dive == 0 || self.is_spent() {
            return None;
        }
        self.dive -= 1;
        if line.len() > self.farthest.0 {
            self.farthest = (line.len(), line.first().copied());
        }
        let mut seen_lost = false;
        let mut order: Vec<(usize, usize)> = (0..alike.len())
            .flat_map(|face| (1..alike[face].len()).map(move |at| (face, at)))
            .collect();
        self.stream.shuffle(&mut order);
        for (face, at) in order {
            let places = &alike[face];
            let one = places[at];
            let sight = Sight::new(self.field, &tiles, one);
            for &other in &places[..at] {
                self.effort = self.effort.saturating_sub(1);
                if !sight.joins(other) {
                    continue;
                }
                let mut after = tiles.clone();
                self.field.take(&mut after, one, other);
                line.push((one, other));
                match self.search(after, line) {
                    Some(false) => line.pop(),
                    answered => return answered,
                };
                if !seen_lost && self.field.is_still() {
                    seen_lost = true;
                    if !self.can_go_in_a_dream(&tiles, &alike) {
                        self.lost.insert(key);
                        line.truncate(begun);
                        return Some(false);
                    }
                }
            }
        }
        self.lost.insert(key);
        line.truncate(begun);
        Some(false)
    }

    /// The places of the tiles of each face that is left.
    fn alike(&self, tiles: &Tiles) -> Vec<Vec<Place>> {
        let mut alike: Vec<Vec<Place>> = vec![Vec::new(); FACES.into()];
        for (place, face) in self.field.lying(tiles) {
            alike[usize::from(face)].push(place);
        }
        alike
    }

    /// Takes all tiles of a face as long as there is one with few tiles of which all can go. Where nothing falls that is
    /// never wrong: the others only have more room afterwards, and nobody else needs these.
    fn take_whole_faces(
        &mut self,
        tiles: &mut Tiles,
        alike: &mut [Vec<Place>],
        line: &mut Vec<Pair>,
    ) {
        let mut face = 0;
        let mut in_vain = 0;
        while in_vain < alike.len() {
            let places = &mut alike[face];
            let is_few = (1..=WHOLE_FACE).contains(&places.len());
            if is_few && self.take_face(tiles, places, line) {
                places.clear();
                in_vain = 0;
            } else {
                in_vain += 1;
            }
            face = (face + 1) % alike.len();
        }
    }

    /// Takes all tiles of one face, or none.
    fn take_face(&mut self, tiles: &mut Tiles, places: &[Place], line: &mut Vec<Pair>) -> bool {
        let begun = line.len();
        let face = tiles[usize::from(places[0])];
        let mut left = places.to_vec();
        while !left.is_empty() {
            let found = (1..left.len()).find_map(|at| {
                let sight = Sight::new(self.field, tiles, left[at]);
                let other = left[..at].iter().position(|&other| {
                    self.effort = self.effort.saturating_sub(1);
                    sight.joins(other)
                })?;
                Some((at, other))
            });
            let Some((at, other)) = found else {
                for &place in places {
                    tiles[usize::from(place)] = face;
                }
                line.truncate(begun);
                return false;
            };
            let (one, other) = (left.swap_remove(at), left.swap_remove(other));
            line.push((one, other));
            self.field.take(tiles, one, other);
        }
        true
    }

    /// Whether all tiles could go if those that have gone could go once more with others. If not, they cannot all go, where
    /// nothing falls: whatever goes in truth goes in this dream as well.
    fn can_go_in_a_dream(&mut self, tiles: &Tiles, alike: &[Vec<Place>]) -> bool {
        let mut tiles = tiles.clone();
        let mut left: Vec<(usize, Place)> = Vec::new();
        for (face, places) in alike.iter().enumerate() {
            left.extend(places.iter().map(|&place| (face, place)));
        }
        loop {
            let before = left.len();
            left.retain(|&(face, place)| {
                let sight = Sight::new(self.field, &tiles, place);
                let others = alike[face].iter().filter(|&&other| other != place);
                let goes = others.into_iter().any(|&other| {
                    self.effort = self.effort.saturating_sub(1);
                    sight.joins(other)
                });
                if goes {
                    tiles[usize::from(place)] = EMPTY;
                }
                !goes
            });
            if left.is_empty() {
                return true;
            }
            if left.len() == before {
                return false;
            }
        }
    }
}

/// A number for what lies where, by which positions are told apart.
fn key(field: &Field, tiles: &Tiles) -> u128 {
    let word = |place: Place, face: u16, salt: u64| {
        // The finish of the generator known as splitmix64.
        let mut word = (u64::from(place) << 16 | u64::from(face)).wrapping_mul(salt);
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
    };
    field.lying(tiles).fold(0, |key, (place, face)| {
        let [low, high] = [0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03]
            .map(|salt| u128::from(word(place + 1, face + 1, salt)));
        key ^ low ^ high << 64
    })
}
