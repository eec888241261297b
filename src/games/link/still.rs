//! Finds out whether a field can be cleared on which nothing falls.
//!
//! There a tile that goes leaves the others more room and nothing else. So it does not matter when a pair goes, only with
//! which other each tile does: once that is decided, pairs may be taken as they come, and what is left then can never go.
//! Which pairs shut each other in is learned: of tiles that lie so that no two of them can be joined as long as all of them
//! are there, one at least must go with a tile that is none of them and that it can be joined with over them. Such demands,
//! for sets as small as can be had, are gathered until a pairing meets all of them and clears the field, or none is left.

use super::FACES;
use super::bits::Bits;
use super::field::{EMPTY, Field, Place, Tiles};
use super::partners::{Known, NoWay, PairId, Partners};
use super::search::{Pair, Verdict};
use crate::games::budget::{BudgetSpent, NodeCounter};
use std::cmp::Ordering;

/// Faces with more tiles than this are not tried as a whole: it would take longer than it helps.
const WHOLE_FACE: usize = 8;
/// How many pairs all demands may list: some 40 MiB with what goes with them.
const MOST_CLAIMS: usize = 1 << 23;

/// The places that are taken.
#[derive(Clone)]
enum Taken {
    Squares(Bits),
    Hexes(Tiles),
}

impl Taken {
    fn joins(&self, field: &Field, a: Place, b: Place) -> bool {
        match self {
            Self::Squares(bits) => match bits.is_open(field, a) && bits.is_open(field, b) {
                true => bits.joins(field, a, b),
                false => field.touch(a, b),
            },
            Self::Hexes(tiles) => field.joins(tiles, a, b),
        }
    }

    fn add(&mut self, field: &Field, place: Place) {
        match self {
            Self::Squares(bits) => bits.add(field, place),
            Self::Hexes(tiles) => tiles[usize::from(place)] = 0,
        }
    }

    fn remove(&mut self, field: &Field, place: Place) {
        match self {
            Self::Squares(bits) => bits.remove(field, place),
            Self::Hexes(tiles) => tiles[usize::from(place)] = EMPTY,
        }
    }
}

/// Tiles that lie, by their numbers.
#[derive(Clone)]
struct Lying {
    taken: Taken,
    is_here: Vec<bool>,
    left: usize,
}

/// Why a search ends without a way.
enum End {
    Lost,
    BudgetSpent,
}

impl From<BudgetSpent> for End {
    fn from(_: BudgetSpent) -> Self {
        Self::BudgetSpent
    }
}

impl From<NoWay> for End {
    fn from(_: NoWay) -> Self {
        Self::Lost
    }
}

/// A search for a way to clear the field.
pub(super) struct Still<'a, 'b> {
    field: &'a Field,
    meter: &'a mut NodeCounter<'b>,
    /// Where each tile lies.
    places: Vec<Place>,
    /// The tiles of each face.
    faces: [Vec<u16>; FACES as usize],
    partners: Partners,
    /// Whether pairs that were decided on have led to a dead end so far.
    met_dead_end: bool,
    /// Where to look for the next pair.
    next: PairId,
    /// How many pairs went at most, and with which the line began.
    farthest: (usize, Option<Pair>),
}

impl<'a, 'b> Still<'a, 'b> {
    /// A search on a field on which each tile's number is its face.
    pub(super) fn new(field: &'a Field, tiles: &Tiles, meter: &'a mut NodeCounter<'b>) -> Self {
        let mut places = Vec::new();
        let mut faces = std::array::from_fn(|_| Vec::new());
        for (place, face) in field.lying(tiles) {
            faces[usize::from(face)].push(places.len() as u16);
            places.push(place);
        }
        Self {
            field,
            meter,
            partners: Partners::new(places.len(), &faces),
            places,
            faces,
            met_dead_end: false,
            next: 0,
            farthest: (0, None),
        }
    }

    /// Looks for a way until there is an answer or the budget is spent.
    pub(super) fn run(mut self) -> Verdict {
        match self.search() {
            Ok(line) => Verdict::Won(line),
            Err(End::Lost) => Verdict::Lost,
            Err(End::BudgetSpent) => Verdict::Open(self.farthest.1),
        }
    }

    fn search(&mut self) -> Result<Vec<Pair>, End> {
        loop {
            let mut lying = self.all();
            let mut line = Vec::new();
            while !self.partners.conclude()? {
                self.meter.node()?;
                if self.partners.size() > MOST_CLAIMS {
                    return Err(End::BudgetSpent);
                }
                self.take_paired(&mut lying, &mut line);
                if line.len() > self.farthest.0 {
                    self.farthest = (line.len(), line.first().copied());
                }
                if lying.left == 0 {
                    return Ok(line);
                }
                if self.decide_whole_faces(&mut lying, &mut line)? {
                    break;
                }
                let next = self.next_to_go(&lying);
                // On most boards there never is a dead end, and nothing is to be learned of those that do not come.
                if next.is_none() || self.met_dead_end {
                    let stuck = self.stuck(lying.clone());
                    if stuck.left > 0 {
                        self.met_dead_end = true;
                        let demand = self.demand_of(stuck)?;
                        self.partners.demand(&demand)?;
                        break;
                    }
                }
                if let Some(pair) = next.or_else(|| self.next_at_all()) {
                    self.partners.decide(pair);
                }
            }
        }
    }

    fn all(&self) -> Lying {
        let mut taken = match self.field.is_square() {
            true => Taken::Squares(Bits::bare(self.field)),
            false => Taken::Hexes(self.field.bare()),
        };
        for &place in &self.places {
            taken.add(self.field, place);
        }
        Lying {
            taken,
            is_here: vec![true; self.places.len()],
            left: self.places.len(),
        }
    }

    fn places(&self, pair: PairId) -> Pair {
        let [one, other] = self.partners.tiles(pair);
        (
            self.places[usize::from(one)],
            self.places[usize::from(other)],
        )
    }

    fn joins(&self, lying: &Lying, pair: PairId) -> bool {
        let (a, b) = self.places(pair);
        lying.taken.joins(self.field, a, b)
    }

    fn remove(&self, lying: &mut Lying, tile: u16) {
        let tile = usize::from(tile);
        lying.is_here[tile] = false;
        lying.taken.remove(self.field, self.places[tile]);
        lying.left -= 1;
    }

    fn put_back(&self, lying: &mut Lying, tile: u16) {
        let tile = usize::from(tile);
        lying.is_here[tile] = true;
        lying.taken.add(self.field, self.places[tile]);
        lying.left += 1;
    }

    fn take(&self, lying: &mut Lying, line: &mut Vec<Pair>, pair: PairId) {
        for tile in self.partners.tiles(pair) {
            self.remove(lying, tile);
        }
        line.push(self.places(pair));
    }

    /// Takes the pairs that are known to go together for as long as any of them goes.
    fn take_paired(&self, lying: &mut Lying, line: &mut Vec<Pair>) {
        let is_here = |&pair: &PairId| lying.is_here[usize::from(self.partners.tiles(pair)[0])];
        let mut waiting: Vec<PairId> = self.partners.paired().filter(is_here).collect();
        loop {
            let before = waiting.len();
            waiting.retain(|&pair| {
                let goes = self.joins(lying, pair);
                if goes {
                    self.take(lying, line, pair);
                }
                !goes
            });
            if waiting.len() == before {
                return;
            }
        }
    }

    /// Decides on faces with few tiles of which all can go now, one after the other: that is never wrong, for the others only
    /// have more room afterwards, and nobody else needs these. Whether decisions had to be taken back meanwhile.
    fn decide_whole_faces(
        &mut self,
        lying: &mut Lying,
        line: &mut Vec<Pair>,
    ) -> Result<bool, NoWay> {
        let mut face = 0;
        let mut in_vain = 0;
        while in_vain < self.faces.len() {
            let pairs = self.whole_face(lying, face);
            in_vain = if pairs.is_empty() { in_vain + 1 } else { 0 };
            for pair in pairs {
                match self.partners.known(pair) {
                    Known::Open => {
                        self.partners.decide(pair);
                        if self.partners.conclude()? {
                            return Ok(true);
                        }
                    }
                    Known::Together => {}
                    // It followed from the pairs before: the rest of the face has to be looked at anew.
                    Known::Apart => break,
                }
                self.take(lying, line, pair);
            }
            face = (face + 1) % self.faces.len();
        }
        Ok(false)
    }

    /// Pairs by which all tiles of a face go one after the other whose partners are not known; none if there is no such tile,
    /// or if not all can go.
    fn whole_face(&self, lying: &mut Lying, face: usize) -> Vec<PairId> {
        let tiles = self.faces[face].iter().copied();
        let is_open =
            |&tile: &u16| lying.is_here[usize::from(tile)] && !self.partners.is_paired(tile);
        let open: Vec<u16> = tiles.filter(is_open).collect();
        let mut pairs = Vec::new();
        if open.len() > WHOLE_FACE {
            return pairs;
        }
        while 2 * pairs.len() < open.len() {
            let goes = |&pair: &PairId| {
                let are_here = self
                    .partners
                    .tiles(pair)
                    .iter()
                    .all(|&tile| lying.is_here[usize::from(tile)]);
                are_here && self.partners.known(pair) == Known::Open && self.joins(lying, pair)
            };
            let mut all = open
                .iter()
                .flat_map(|&tile| self.partners.pairs_of(tile))
                .copied();
            let Some(pair) = all.find(goes) else {
                pairs.clear();
                break;
            };
            for tile in self.partners.tiles(pair) {
                self.remove(lying, tile);
            }
            pairs.push(pair);
        }
        for &tile in &open {
            if !lying.is_here[usize::from(tile)] {
                self.put_back(lying, tile);
            }
        }
        pairs
    }

    /// Leaves the tiles that cannot go even if each of the others went as soon as a line joins it to one that it may go with,
    /// be that there or not.
    fn stuck(&self, mut lying: Lying) -> Lying {
        let numbers = 0..self.places.len() as u16;
        let mut left: Vec<u16> = numbers
            .filter(|&tile| lying.is_here[usize::from(tile)])
            .collect();
        loop {
            let before = left.len();
            left.retain(|&tile| {
                let mut pairs = self.partners.pairs_of(tile).iter();
                let goes = pairs.any(|&pair| {
                    self.partners.known(pair) != Known::Apart && self.joins(&lying, pair)
                });
                if goes {
                    self.remove(&mut lying, tile);
                }
                !goes
            });
            if left.len() == before {
                return lying;
            }
        }
    }

    /// Makes a set of tiles smaller that are stuck as long as decisions are kept, and lists the pairs of which one must go
    /// together so that they are not.
    fn demand_of(&mut self, mut stuck: Lying) -> Result<Vec<PairId>, BudgetSpent> {
        let numbers = || 0..self.places.len() as u16;
        for tile in numbers() {
            if stuck.is_here[usize::from(tile)] {
                self.meter.node()?;
                let mut fewer = stuck.clone();
                self.remove(&mut fewer, tile);
                let fewer = self.stuck(fewer);
                if fewer.left > 0 {
                    stuck = fewer;
                }
            }
        }
        let here = numbers().filter(|&tile| stuck.is_here[usize::from(tile)]);
        let mut pairs: Vec<PairId> = here
            .flat_map(|tile| self.partners.pairs_of(tile).iter().copied())
            .filter(|&pair| self.joins(&stuck, pair))
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        Ok(pairs)
    }

    /// The pair to decide on next: of those that go now the one that had most to do with dead ends, or the next in turn.
    fn next_to_go(&mut self, lying: &Lying) -> Option<PairId> {
        let goes = |&pair: &PairId| self.joins(lying, pair);
        let blamed = |&pair: &PairId| self.partners.blame(pair) > 0.0;
        let worst = match self.met_dead_end {
            true => self
                .open()
                .filter(blamed)
                .filter(goes)
                .max_by(|&a, &b| self.by_blame(a, b)),
            false => None,
        };
        let pair = worst.or_else(|| self.open().find(goes))?;
        self.next = (pair + 1) % self.partners.len() as PairId;
        Some(pair)
    }

    /// The pair to decide on if none goes now: the one that had most to do with dead ends.
    fn next_at_all(&self) -> Option<PairId> {
        self.open().max_by(|&a, &b| self.by_blame(a, b))
    }

    fn by_blame(&self, a: PairId, b: PairId) -> Ordering {
        self.partners.blame(a).total_cmp(&self.partners.blame(b))
    }

    /// The pairs of which nothing is known, in turn.
    fn open(&self) -> impl Iterator<Item = PairId> + '_ {
        let all = (self.next..self.partners.len() as PairId).chain(0..self.next);
        all.filter(|&pair| self.partners.known(pair) == Known::Open)
    }
}
