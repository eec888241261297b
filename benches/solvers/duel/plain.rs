//! Players to beat: the usual greedy one, and a plain alpha-beta search.

use tessella::games::drench::Drench;
use tessella::games::{Colour, Move, Rules, Seat, Turn};

/// Words of a set of patches: as many as boards of 256 tiles need.
const WORDS: usize = 4;

type Set = [u64; WORDS];

fn joined(a: Set, b: Set) -> Set {
    std::array::from_fn(|word| a[word] | b[word])
}

fn common(a: Set, b: Set) -> Set {
    std::array::from_fn(|word| a[word] & b[word])
}

fn without(a: Set, b: Set) -> Set {
    std::array::from_fn(|word| a[word] & !b[word])
}

fn members(set: Set) -> impl Iterator<Item = usize> {
    set.into_iter().enumerate().flat_map(|(at, word)| {
        let rest = |&word: &u64| Some(word & (word - 1)).filter(|&rest| rest != 0);
        std::iter::successors(Some(word).filter(|&word| word != 0), rest)
            .map(move |rest| at * 64 + rest.trailing_zeros() as usize)
    })
}

/// The connected areas of one colour, the regions of the seats among them.
struct Patches {
    tiles: Vec<i32>,
    next_to: Vec<Set>,
    of_colour: Vec<Set>,
    all: Set,
    /// After how many moves without growth the game ends.
    patience: u32,
}

/// A position of the search; what belongs to the seat that is to move comes first.
#[derive(Clone, Copy)]
struct Standing {
    held: [Set; 2],
    borders: [Set; 2],
    colours: [usize; 2],
    standstill: u32,
}

impl Patches {
    /// The patches of a position, and how it stands; `standstill` is how many moves there have been since a region last grew.
    fn new(game: &Drench, standstill: u32) -> (Self, Standing) {
        let (board, flood) = (game.board(), game.flood());
        assert!(board.len() <= WORDS * 64, "a set has too few bits");
        let mut patch_of = vec![usize::MAX; board.len()];
        let mut patches = Self {
            tiles: Vec::new(),
            next_to: Vec::new(),
            of_colour: vec![[0; WORDS]; usize::from(game.setup().colours)],
            all: [0; WORDS],
            patience: 2 * u32::from(game.setup().colours),
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
            patches.next_to.push([0; WORDS]);
            let bit = 1 << (patch % 64);
            patches.all[patch / 64] |= bit;
            patches.of_colour[flood.shown(first).index()][patch / 64] |= bit;
        }
        for cell in board.cells() {
            for next in board.neighbours(cell) {
                let (patch, other) = (patch_of[cell.index()], patch_of[next.index()]);
                if patch != other {
                    patches.next_to[patch][other / 64] |= 1 << (other % 64);
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
        let standing = Standing {
            held: seats.map(|seat| alone(home(seat))),
            borders: seats.map(|seat| patches.next_to[home(seat)]),
            colours: seats.map(|seat| flood.colour(seat).index()),
            standstill,
        };
        (patches, standing)
    }

    fn tiles(&self, set: Set) -> i32 {
        members(set).map(|patch| self.tiles[patch]).sum()
    }

    fn around(&self, set: Set) -> Set {
        members(set).fold([0; WORDS], |around, patch| {
            joined(around, self.next_to[patch])
        })
    }

    /// The colours that may be chosen, with the patches and tiles that each brings, those that bring most first.
    fn moves(&self, standing: &Standing) -> Vec<(usize, Set, i32)> {
        let mut moves: Vec<(usize, Set, i32)> = (0..self.of_colour.len())
            .filter(|colour| !standing.colours.contains(colour))
            .map(|colour| {
                let bordering = common(standing.borders[0], self.of_colour[colour]);
                let taken = without(bordering, standing.held[1]);
                (colour, taken, self.tiles(taken))
            })
            .collect();
        moves.sort_by_key(|&(_, _, tiles)| std::cmp::Reverse(tiles));
        moves
    }

    fn after(&self, standing: &Standing, colour: usize, taken: Set, tiles: i32) -> Standing {
        let held = joined(standing.held[0], taken);
        let border = without(joined(standing.borders[0], self.around(taken)), held);
        Standing {
            held: [standing.held[1], held],
            borders: [standing.borders[1], border],
            colours: [standing.colours[1], colour],
            standstill: if tiles > 0 {
                0
            } else {
                standing.standstill + 1
            },
        }
    }

    /// By how many tiles the seat that is to move has won; `None` while the game goes on.
    fn final_lead(&self, standing: &Standing) -> Option<i32> {
        let [mine, theirs] = standing.held;
        let free = without(self.all, joined(mine, theirs));
        let own = standing
            .colours
            .map(|colour| common(free, self.of_colour[colour]));
        let lead = self.tiles(mine) - self.tiles(theirs);
        if without(free, joined(own[0], own[1])) == [0; WORDS] {
            Some(lead + self.tiles(own[0]) - self.tiles(own[1]))
        } else {
            (standing.standstill >= self.patience).then_some(lead)
        }
    }

    /// Who would reach how many tiles first, if both grew by one ring of patches at a time; what is held already counts a little
    /// more.
    fn estimate(&self, standing: &Standing) -> i32 {
        let [mut mine, mut theirs] = standing.held;
        let held = self.tiles(mine) - self.tiles(theirs);
        let mut seen = joined(mine, theirs);
        let [mut my_ring, mut their_ring] = standing.borders;
        loop {
            my_ring = without(my_ring, seen);
            seen = joined(seen, my_ring);
            mine = joined(mine, my_ring);
            their_ring = without(their_ring, seen);
            seen = joined(seen, their_ring);
            theirs = joined(theirs, their_ring);
            if my_ring == [0; WORDS] && their_ring == [0; WORDS] {
                break;
            }
            my_ring = self.around(my_ring);
            their_ring = self.around(their_ring);
        }
        4 * (self.tiles(mine) - self.tiles(theirs)) + held
    }

    /// What a position is worth to the seat that is to move, so many moves ahead.
    fn value(&self, standing: &Standing, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        const WIN: i32 = 1 << 20;
        if let Some(lead) = self.final_lead(standing) {
            return lead + WIN * lead.signum();
        }
        if depth == 0 {
            return self.estimate(standing);
        }
        let mut best = -i32::MAX;
        for (colour, taken, tiles) in self.moves(standing) {
            let next = self.after(standing, colour, taken, tiles);
            best = best.max(-self.value(&next, depth - 1, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// The colour that brings most tiles now.
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

/// The best colour after a search of so many moves ahead.
pub fn search(game: &Drench, standstill: u32, depth: u32) -> Move {
    let (patches, standing) = Patches::new(game, standstill);
    let mut best = (0, -i32::MAX);
    for (colour, taken, tiles) in patches.moves(&standing) {
        let next = patches.after(&standing, colour, taken, tiles);
        let value = -patches.value(&next, depth - 1, -i32::MAX, -best.1);
        if value > best.1 {
            best = (colour, value);
        }
    }
    Move::Paint(Colour(best.0 as u8))
}
