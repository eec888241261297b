//! The computer's play for two seats: from moves by chance to a search ahead over patches.

use super::super::{Colour, Level, Move, Rules, Seat, Turn};
use super::Drench;
use super::patches::{Patches, Reach};
use crate::boards::random::Stream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long the highest level looks ahead.
const THINKING: Duration = Duration::from_millis(700);
/// How far it looks at the most; more than enough to see the end of a game on a small board.
const DEEPEST: u32 = 24;
/// More than any difference in tiles.
const WIN: i32 = 1 << 20;

/// The colour that a computer player of this level chooses; `None` when the game is over or the search was stopped
/// before it had anything to say.
pub(super) fn choose(position: &Drench, level: Level, stop: &AtomicBool) -> Option<Colour> {
    let Turn::Of(seat) = position.to_move() else {
        return None;
    };
    let colours: Vec<Colour> = position
        .legal_moves()
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Paint(colour) => Some(colour),
            _ => None,
        })
        .collect();
    let patches = Patches::new(position);
    let mut table = Table::new(position, &patches, seat, stop);
    match level {
        Level::Gentle => Some(careless(position, &table, &colours)),
        Level::Easy => colours.into_iter().max_by_key(|&colour| table.gain(colour)),
        Level::Medium => table.search(3, None),
        Level::Hard => table.search(DEEPEST, Some(THINKING)),
    }
}

/// Any colour, but every other time one that brings something.
fn careless(position: &Drench, table: &Table<'_>, colours: &[Colour]) -> Colour {
    // The choice is by chance to the player, and yet the same in the same position.
    let sizes = position
        .seats()
        .map(|seat| u64::from(position.flood().size(seat)));
    let seed = sizes.fold(u64::from(position.moves()), |seed, size| seed << 16 | size);
    let mut stream = Stream::new(b"careless", seed);
    let growing: Vec<Colour> = colours
        .iter()
        .copied()
        .filter(|&colour| table.gain(colour) > 0)
        .collect();
    let from = if growing.is_empty() || stream.below(2) == 0 {
        colours
    } else {
        &growing
    };
    from[stream.below(from.len() as u32) as usize]
}

/// What is on the table in the course of a search.
struct Table<'a> {
    patches: &'a Patches,
    stop: &'a AtomicBool,
    until: Option<Instant>,
    root: State,
    /// After how many moves without growth the game ends.
    standstill: u16,
    nodes: u32,
}

/// A position of the search; the seat that is to move comes first.
#[derive(Clone, Copy)]
struct State {
    mine: Reach,
    theirs: Reach,
    my_colour: Colour,
    their_colour: Colour,
    standstill: u16,
}

/// The search was stopped.
struct Stopped;

impl<'a> Table<'a> {
    fn new(position: &Drench, patches: &'a Patches, seat: Seat, stop: &'a AtomicBool) -> Self {
        let root = State {
            mine: patches.region(seat),
            theirs: patches.region(seat.other()),
            my_colour: patches.region_colour(seat),
            their_colour: patches.region_colour(seat.other()),
            standstill: position.standstill,
        };
        Self {
            patches,
            stop,
            until: None,
            root,
            standstill: 2 * u16::from(position.setup().colours),
            nodes: 0,
        }
    }

    /// How many tiles this colour would bring now.
    fn gain(&self, colour: Colour) -> u32 {
        self.patches.tiles(&self.taken(&self.root, colour))
    }

    fn taken(&self, state: &State, colour: Colour) -> super::patches::Set {
        let bordering = self.patches.of_colour(&state.mine.border, colour);
        self.patches.without(&bordering, &state.theirs.held)
    }

    /// The best colour after looking `deepest` moves ahead, or as far as the time allows: each depth is searched after
    /// the one before, whose best colour is looked at first.
    fn search(&mut self, deepest: u32, time: Option<Duration>) -> Option<Colour> {
        self.until = time.map(|time| Instant::now() + time);
        let mut best = None;
        for depth in 1..=deepest {
            match self.best_at_root(depth, best) {
                Ok((colour, value)) => {
                    best = Some(colour);
                    if value.abs() >= WIN {
                        break;
                    }
                }
                Err(Stopped) => break,
            }
        }
        best
    }

    fn best_at_root(
        &mut self,
        depth: u32,
        first: Option<Colour>,
    ) -> Result<(Colour, i32), Stopped> {
        let root = self.root;
        let mut moves = self.moves(&root);
        if let Some(at) = moves.iter().position(|mv| Some(mv.colour) == first) {
            moves[..=at].rotate_right(1);
        }
        let mut best = (moves[0].colour, -i32::MAX);
        for mv in moves {
            let value = -self.value(&self.after(&root, &mv), depth - 1, -i32::MAX, -best.1)?;
            if value > best.1 {
                best = (mv.colour, value);
            }
        }
        Ok(best)
    }

    /// What the position is worth to the seat that is to move, by alpha-beta search.
    fn value(
        &mut self,
        state: &State,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) && self.is_stopped() {
            return Err(Stopped);
        }
        if let Some(lead) = self.final_lead(state) {
            // A sure win is worth more the larger it is.
            return Ok(lead + WIN * lead.signum());
        }
        if depth == 0 {
            return Ok(self.estimate(state));
        }
        let mut best = -i32::MAX;
        for mv in self.moves(state) {
            let value = -self.value(&self.after(state, &mv), depth - 1, -beta, -alpha)?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// The moves of the seat that is to move, those that bring most first. Moves that bring nothing stay in: they can
    /// keep a colour from the other.
    fn moves(&self, state: &State) -> Vec<Growth> {
        let mut moves: Vec<Growth> = self
            .patches
            .colours()
            .filter(|&colour| colour != state.my_colour && colour != state.their_colour)
            .map(|colour| {
                let taken = self.taken(state, colour);
                let tiles = self.patches.tiles(&taken);
                Growth {
                    colour,
                    taken,
                    tiles,
                }
            })
            .collect();
        moves.sort_by_key(|mv| std::cmp::Reverse(mv.tiles));
        moves
    }

    fn after(&self, state: &State, mv: &Growth) -> State {
        let mut mine = state.mine;
        if mv.tiles > 0 {
            mine.take(self.patches, &mv.taken);
        }
        State {
            mine: state.theirs,
            theirs: mine,
            my_colour: state.their_colour,
            their_colour: mv.colour,
            standstill: if mv.tiles > 0 {
                0
            } else {
                state.standstill + 1
            },
        }
    }

    /// By how many tiles the seat that is to move has won, negative if it has lost; `None` while the game goes on.
    fn final_lead(&self, state: &State) -> Option<i32> {
        let patches = self.patches;
        let held = patches.either(&state.mine.held, &state.theirs.held);
        let free = patches.without(patches.all(), &held);
        let shut_in = |colour| patches.of_colour(&free, colour);
        let (my_own, their_own) = (shut_in(state.my_colour), shut_in(state.their_colour));
        let settled = patches.count(&free) == patches.count(&my_own) + patches.count(&their_own);
        let lead = |mine, theirs| patches.tiles(mine) as i32 - patches.tiles(theirs) as i32;
        if settled {
            Some(lead(&state.mine.held, &state.theirs.held) + lead(&my_own, &their_own))
        } else if state.standstill >= self.standstill {
            Some(lead(&state.mine.held, &state.theirs.held))
        } else {
            None
        }
    }

    /// Who would reach how many tiles first, if both grew by one ring of patches at a time. In tiles; what is held
    /// already counts a little more than what is only near.
    fn estimate(&self, state: &State) -> i32 {
        let patches = self.patches;
        let (mut mine, mut theirs) = (state.mine.held, state.theirs.held);
        let held = patches.tiles(&mine) as i32 - patches.tiles(&theirs) as i32;
        let mut seen = patches.either(&mine, &theirs);
        let (mut my_ring, mut their_ring) = (state.mine.border, state.theirs.border);
        loop {
            my_ring = patches.without(&my_ring, &seen);
            patches.add(&mut seen, &my_ring);
            patches.add(&mut mine, &my_ring);
            their_ring = patches.without(&their_ring, &seen);
            patches.add(&mut seen, &their_ring);
            patches.add(&mut theirs, &their_ring);
            if patches.is_empty(&my_ring) && patches.is_empty(&their_ring) {
                break;
            }
            my_ring = patches.around(&my_ring);
            their_ring = patches.around(&their_ring);
        }
        let reached = patches.tiles(&mine) as i32 - patches.tiles(&theirs) as i32;
        4 * reached + held
    }
}

/// A move of the search, and what it brings.
struct Growth {
    colour: Colour,
    taken: super::patches::Set,
    tiles: u32,
}
