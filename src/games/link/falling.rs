//! Searches for a way to clear a field on which tiles fall.
//!
//! Pairs are taken by habit and a little chance, back and forth; when that has led nowhere for long, it begins anew with
//! other chance. What was found to be hopeless is remembered throughout, and when nothing is left to try the field is lost.

use super::field::{Field, Tiles};
use super::habit::Habit;
use super::heap::Heap;
use super::search::{Pair, Verdict};
use crate::boards::random::SeededRng;
use crate::games::budget::{BudgetSpent, NodeCounter};

/// How many positions the first dive may enter, in proportion to the tiles that lie.
const FIRST_DIVE: u64 = 2;
/// By how much chance moves a pair in the order, at most, in the hundredths of [`Habit`].
const CHANCE: u32 = 150;

/// How many positions there is room for at first.
const FIRST_ROOM: usize = 1 << 10;

/// Positions that cannot be won. There comes to be room for more as they are found, up to a bound; then a newer one takes the
/// place of an older.
struct Lost {
    /// The keys, each where its highest bits say; 0 where there is none.
    keys: Vec<u128>,
    /// How many were added since there was room for so many.
    added: usize,
    most: usize,
}

impl Lost {
    /// Room for so many at most, rounded up.
    fn new(most: u64) -> Self {
        let most = most.next_power_of_two() as usize;
        Self {
            keys: vec![0; most.min(FIRST_ROOM)],
            added: 0,
            most,
        }
    }

    fn at(&self, key: u128) -> usize {
        (key >> 64) as usize & (self.keys.len() - 1)
    }

    fn has(&self, key: u128) -> bool {
        self.keys[self.at(key)] == key
    }

    fn add(&mut self, key: u128) {
        self.added += 1;
        if self.added > self.keys.len() / 2 && self.keys.len() < self.most {
            let room = vec![0; 2 * self.keys.len()];
            for key in std::mem::replace(&mut self.keys, room) {
                self.put(key);
            }
        }
        self.put(key);
    }

    fn put(&mut self, key: u128) {
        if key != 0 {
            let at = self.at(key);
            self.keys[at] = key;
        }
    }
}

/// A position on the way, and what is still to be tried there.
struct Step {
    heap: Heap,
    key: u128,
    /// The pairs that go, the best last.
    pairs: Vec<(i32, Pair)>,
    /// How long the line was when the position was come to, before what goes without thinking.
    begun: usize,
}

/// There is nothing to be tried in a position.
enum Settled {
    Cleared,
    Hopeless,
}

/// A search for a way to clear the field.
pub(super) struct Falling<'a, 'b> {
    field: &'a Field,
    habit: &'a Habit,
    meter: &'a mut NodeCounter<'b>,
    lost: Lost,
    stream: SeededRng,
    /// With how many others each tile of a face can be joined; kept to be filled anew.
    choices: Vec<u8>,
    /// Whether lines can leave each tile of a face; kept likewise.
    is_open: Vec<bool>,
    /// How many pairs went at most, and with which the line began.
    farthest: (usize, Option<Pair>),
}

impl<'a, 'b> Falling<'a, 'b> {
    /// A search that remembers up to so many positions.
    pub(super) fn new(
        field: &'a Field,
        habit: &'a Habit,
        room: u64,
        meter: &'a mut NodeCounter<'b>,
    ) -> Self {
        Self {
            field,
            habit,
            meter,
            lost: Lost::new(room),
            stream: SeededRng::new(b"linkfall", 0),
            choices: Vec::new(),
            is_open: Vec::new(),
            farthest: (0, None),
        }
    }

    /// Dives so many times, each time longer by half, until there is an answer or the budget is spent.
    pub(super) fn run(mut self, tiles: &Tiles, dives: u32) -> Verdict {
        let heap = Heap::new(self.field, tiles);
        let mut dive = FIRST_DIVE * u64::from(heap.left());
        for _ in 0..dives {
            match self.dive(&heap, dive) {
                Ok(Some(verdict)) => return verdict,
                Ok(None) => dive += dive / 2,
                Err(BudgetSpent) => break,
            }
        }
        Verdict::Open(self.farthest.1)
    }

    /// Enters up to so many positions; `None` if that did not suffice.
    fn dive(&mut self, heap: &Heap, mut positions: u64) -> Result<Option<Verdict>, BudgetSpent> {
        let mut line = Vec::new();
        let mut steps = match self.look(heap.clone(), 0, &mut line) {
            Err(Settled::Cleared) => return Ok(Some(Verdict::Won(line))),
            Err(Settled::Hopeless) => return Ok(Some(Verdict::Lost)),
            Ok(step) => vec![step],
        };
        while let Some(step) = steps.last_mut() {
            let Some((_, pair)) = step.pairs.pop() else {
                self.lost.add(step.key);
                line.truncate(step.begun);
                steps.pop();
                continue;
            };
            if positions == 0 {
                return Ok(None);
            }
            positions -= 1;
            self.meter.node()?;
            let begun = line.len();
            let mut heap = step.heap.clone();
            heap.take(self.field, pair);
            line.push(pair);
            match self.look(heap, begun, &mut line) {
                Err(Settled::Cleared) => return Ok(Some(Verdict::Won(line))),
                Err(Settled::Hopeless) => line.truncate(begun),
                Ok(step) => steps.push(step),
            }
            if line.len() > self.farthest.0 {
                self.farthest = (line.len(), line.first().copied());
            }
        }
        Ok(Some(Verdict::Lost))
    }

    /// Looks at a position: takes what can go without thinking, and lists the other pairs that go.
    fn look(
        &mut self,
        mut heap: Heap,
        begun: usize,
        line: &mut Vec<Pair>,
    ) -> Result<Step, Settled> {
        let mut pairs = Vec::new();
        while heap.left() > 0 {
            pairs.clear();
            let free = self.list(&heap, &mut pairs);
            let Some(free) = free else {
                let key = heap.key();
                if pairs.is_empty() || self.lost.has(key) {
                    return Err(Settled::Hopeless);
                }
                pairs.sort_unstable();
                return Ok(Step {
                    heap,
                    key,
                    pairs,
                    begun,
                });
            };
            line.push(free);
            heap.take(self.field, free);
        }
        Err(Settled::Cleared)
    }

    /// Lists the pairs that go, each with what is in its favour; or finds one that can go in any case. The last two of a
    /// face upon which nothing lies are such: nothing moves when they go, so that the others only have more room, and no
    /// other needs them.
    fn list(&mut self, heap: &Heap, pairs: &mut Vec<(i32, Pair)>) -> Option<Pair> {
        let field = self.field;
        for places in heap.by_face(field).iter() {
            let begun = pairs.len();
            self.choices.clear();
            self.choices.resize(places.len(), 0);
            self.is_open.clear();
            let open = places.iter().map(|&place| heap.is_open(field, place));
            self.is_open.extend(open);
            for (at, &a) in places.iter().enumerate() {
                for (other, &b) in places[..at].iter().enumerate() {
                    let joins = match self.is_open[at] && self.is_open[other] {
                        true => heap.joins(field, a, b),
                        false => field.touch(a, b),
                    };
                    if joins {
                        for tile in [at, other] {
                            self.choices[tile] = self.choices[tile].saturating_add(1);
                        }
                        pairs.push((self.habit.favours_pair(field, a, b, places.len()), (a, b)));
                    }
                }
            }
            if let (&[a, b], true) = (places, pairs.len() > begun)
                && heap.is_last(field, a)
                && heap.is_last(field, b)
            {
                return Some((a, b));
            }
            for (&place, &choice) in places.iter().zip(&self.choices) {
                if choice > 0 {
                    let favour = self.habit.favours(field, heap, place, choice);
                    let with_it = |pair: &&mut (i32, Pair)| pair.1.0 == place || pair.1.1 == place;
                    for pair in pairs[begun..].iter_mut().filter(with_it) {
                        pair.0 += favour;
                    }
                }
            }
            for pair in &mut pairs[begun..] {
                pair.0 += self.stream.below(CHANCE) as i32;
            }
        }
        None
    }
}
