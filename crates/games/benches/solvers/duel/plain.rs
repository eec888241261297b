//! Baseline players: greedy, and plain alpha-beta search.

use tessella_games::drench::Drench;
use tessella_games::{Colour, Move, Rules, Seat, Turn};

/// Number of 64-bit words of a set of patches, enough for boards of 256 tiles.
const WORDS: usize = 4;

type PatchBits = [u64; WORDS];

fn union(a: PatchBits, b: PatchBits) -> PatchBits {
    std::array::from_fn(|word| a[word] | b[word])
}

fn intersection(a: PatchBits, b: PatchBits) -> PatchBits {
    std::array::from_fn(|word| a[word] & b[word])
}

fn difference(a: PatchBits, b: PatchBits) -> PatchBits {
    std::array::from_fn(|word| a[word] & !b[word])
}

fn members(set: PatchBits) -> impl Iterator<Item = usize> {
    set.into_iter().enumerate().flat_map(|(at, word)| {
        let rest = |&word: &u64| Some(word & (word - 1)).filter(|&rest| rest != 0);
        std::iter::successors(Some(word).filter(|&word| word != 0), rest)
            .map(move |rest| at * 64 + rest.trailing_zeros() as usize)
    })
}

/// Connected components of one colour, those of the seats included.
struct Patches {
    tiles: Vec<i32>,
    neighbours: Vec<PatchBits>,
    of_colour: Vec<PatchBits>,
    all: PatchBits,
    /// Number of moves without growth after which the game ends.
    standstill_limit: u32,
}

/// Position of the search; the data of the seat to move comes first.
#[derive(Clone, Copy)]
struct DuelPosition {
    held: [PatchBits; 2],
    borders: [PatchBits; 2],
    colours: [usize; 2],
    standstill: u32,
}

impl Patches {
    /// Collects the patches of a game. `standstill` is the number of moves since a region last grew.
    fn new(game: &Drench, standstill: u32) -> (Self, DuelPosition) {
        let (board, flood) = (game.board(), game.flood());
        assert!(board.len() <= WORDS * 64, "a set has too few bits");
        let mut patch_of = vec![usize::MAX; board.len()];
        let mut patches = Self {
            tiles: Vec::new(),
            neighbours: Vec::new(),
            of_colour: vec![[0; WORDS]; usize::from(game.setup().colours)],
            all: [0; WORDS],
            standstill_limit: 2 * u32::from(game.setup().colours),
        };
        for first in board.cells() {
            if patch_of[first.index()] != usize::MAX {
                continue;
            }
            let patch = patches.tiles.len();
            let mut tiles = 0;
            let mut stack = vec![first];
            patch_of[first.index()] = patch;
            while let Some(cell) = stack.pop() {
                tiles += 1;
                for &next in board.neighbours(cell) {
                    if patch_of[next.index()] == usize::MAX
                        && game.appearance(next) == game.appearance(first)
                    {
                        patch_of[next.index()] = patch;
                        stack.push(next);
                    }
                }
            }
            patches.tiles.push(tiles);
            patches.neighbours.push([0; WORDS]);
            let bit = 1 << (patch % 64);
            patches.all[patch / 64] |= bit;
            patches.of_colour[flood.shown(first).index()][patch / 64] |= bit;
        }
        for cell in board.cells() {
            for next in board.neighbours(cell) {
                let (patch, other) = (patch_of[cell.index()], patch_of[next.index()]);
                if patch != other {
                    patches.neighbours[patch][other / 64] |= 1 << (other % 64);
                }
            }
        }
        let mover = Seat((game.moves() % 2) as u8);
        let seats = [mover, mover.other()];
        let home = |seat| patch_of[flood.home(seat).index()];
        let alone = |patch: usize| {
            let mut set = [0; WORDS];
            set[patch / 64] |= 1 << (patch % 64);
            set
        };
        let position = DuelPosition {
            held: seats.map(|seat| alone(home(seat))),
            borders: seats.map(|seat| patches.neighbours[home(seat)]),
            colours: seats.map(|seat| flood.colour(seat).index()),
            standstill,
        };
        (patches, position)
    }

    fn tiles(&self, set: PatchBits) -> i32 {
        members(set).map(|patch| self.tiles[patch]).sum()
    }

    fn around(&self, set: PatchBits) -> PatchBits {
        members(set).fold([0; WORDS], |around, patch| {
            union(around, self.neighbours[patch])
        })
    }

    /// Returns the legal colours with the patches and tiles that each takes, the largest first.
    fn moves(&self, position: &DuelPosition) -> Vec<(usize, PatchBits, i32)> {
        let mut moves: Vec<(usize, PatchBits, i32)> = (0..self.of_colour.len())
            .filter(|colour| !position.colours.contains(colour))
            .map(|colour| {
                let bordering = intersection(position.borders[0], self.of_colour[colour]);
                let taken = difference(bordering, position.held[1]);
                (colour, taken, self.tiles(taken))
            })
            .collect();
        moves.sort_by_key(|&(_, _, tiles)| std::cmp::Reverse(tiles));
        moves
    }

    fn after(
        &self,
        position: &DuelPosition,
        colour: usize,
        taken: PatchBits,
        tiles: i32,
    ) -> DuelPosition {
        let held = union(position.held[0], taken);
        let border = difference(union(position.borders[0], self.around(taken)), held);
        DuelPosition {
            held: [position.held[1], held],
            borders: [position.borders[1], border],
            colours: [position.colours[1], colour],
            standstill: if tiles > 0 {
                0
            } else {
                position.standstill + 1
            },
        }
    }

    /// Returns the final lead of the seat to move in tiles; `None` while the game is in progress.
    fn final_lead(&self, position: &DuelPosition) -> Option<i32> {
        let [mine, theirs] = position.held;
        let free = difference(self.all, union(mine, theirs));
        let own = position
            .colours
            .map(|colour| intersection(free, self.of_colour[colour]));
        let lead = self.tiles(mine) - self.tiles(theirs);
        if difference(free, union(own[0], own[1])) == [0; WORDS] {
            Some(lead + self.tiles(own[0]) - self.tiles(own[1]))
        } else {
            (position.standstill >= self.standstill_limit).then_some(lead)
        }
    }

    /// Returns the lead in tiles if both regions grew by one ring of patches at a time, with a small bonus for held
    /// tiles.
    fn estimate(&self, position: &DuelPosition) -> i32 {
        let [mut mine, mut theirs] = position.held;
        let held = self.tiles(mine) - self.tiles(theirs);
        let mut seen = union(mine, theirs);
        let [mut my_ring, mut their_ring] = position.borders;
        loop {
            my_ring = difference(my_ring, seen);
            seen = union(seen, my_ring);
            mine = union(mine, my_ring);
            their_ring = difference(their_ring, seen);
            seen = union(seen, their_ring);
            theirs = union(theirs, their_ring);
            if my_ring == [0; WORDS] && their_ring == [0; WORDS] {
                break;
            }
            my_ring = self.around(my_ring);
            their_ring = self.around(their_ring);
        }
        4 * (self.tiles(mine) - self.tiles(theirs)) + held
    }

    /// Returns the value of a position for the seat to move at this depth.
    fn value(&self, position: &DuelPosition, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        const WIN: i32 = 1 << 20;
        if let Some(lead) = self.final_lead(position) {
            return lead + WIN * lead.signum();
        }
        if depth == 0 {
            return self.estimate(position);
        }
        let mut best = -i32::MAX;
        for (colour, taken, tiles) in self.moves(position) {
            let next = self.after(position, colour, taken, tiles);
            best = best.max(-self.value(&next, depth - 1, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// Returns the colour that takes the most tiles.
pub fn greedy(game: &Drench) -> Move {
    let Turn::Player(seat) = game.to_move() else {
        panic!("nobody is to move");
    };
    let brings = |mv: &Move| {
        let mut next = game.clone();
        next.advance(seat, *mv).expect("a legal move");
        next.flood().size(seat)
    };
    let moves = game.legal_moves();
    moves.into_iter().max_by_key(brings).expect("a move")
}

/// Returns the best colour of a search to this depth.
pub fn search(game: &Drench, standstill: u32, depth: u32) -> Move {
    let (patches, position) = Patches::new(game, standstill);
    let mut best = (0, -i32::MAX);
    for (colour, taken, tiles) in patches.moves(&position) {
        let next = patches.after(&position, colour, taken, tiles);
        let value = -patches.value(&next, depth - 1, -i32::MAX, -best.1);
        if value > best.1 {
            best = (colour, value);
        }
    }
    Move::Paint(Colour(best.0 as u8))
}
