//! Finds the outcome of a position by proving or refuting a win for each seat, and the winning moves.

use super::super::super::super::layout::Layout;
use super::board::{CubeBoard, CubePosition, Stones, cells};
use super::replies::Replies;
use super::search::{CubeSearch, INFINITE, Proof};
use crate::budget::{BudgetSpent, NodeCounter};

/// First limit on the work of a proof. Each further limit is twice as large.
const FIRST_LIMIT: Proof = 1 << 10;

/// Solver, with a search for a win by the seat to move, and one for the other seat.
pub(in super::super) struct CubeSolver {
    searches: [CubeSearch; 2],
}

impl CubeSolver {
    /// Creates the solver for a board, with tables of at most `bytes` bytes. `None` if it is not the cube.
    pub(in super::super) fn new(layout: &Layout, bytes: usize) -> Option<Self> {
        let search = || Some(CubeSearch::new(CubeBoard::new(layout)?, bytes / 2));
        Some(Self {
            searches: [search()?, search()?],
        })
    }

    /// Returns the outcome for the seat to move, 1, 0 or -1, and the winning moves as far as they are known. `stones` are
    /// the cells of the stones of the seat to move and of the other one.
    pub(in super::super) fn solve(
        &mut self,
        stones: &[Vec<u16>; 2],
        counter: &mut NodeCounter<'_>,
    ) -> Result<(i8, Vec<u16>), BudgetSpent> {
        let [mover, other] = [&stones[0], &stones[1]]
            .map(|cells| cells.iter().fold(0, |set, cell| set | 1_u64 << (cell % 64)));
        let positions = [(mover, other), (other, mover)]
            .map(|(attacker, defender)| Stones { attacker, defender });
        let mut proofs = [1, 1];
        // Strategy stealing: if the second seat could win on an empty board, so could the first, by placing a stone
        // anywhere and then playing as the second.
        if mover | other == 0 {
            proofs[1] = INFINITE;
        }
        let mut limit = FIRST_LIMIT;
        while proofs != [INFINITE; 2] {
            for seat in [0, 1] {
                if proofs[seat] == INFINITE {
                    continue;
                }
                let search = &mut self.searches[seat];
                proofs[seat] = search.prove(positions[seat], seat == 0, limit, counter)?;
                if proofs[seat] == 0 {
                    let line = search.line(positions[seat], seat == 0, counter);
                    return Ok(([1, -1][seat], line));
                }
            }
            limit = (2 * limit).min(INFINITE);
        }
        Ok((0, Vec::new()))
    }
}

impl CubeSearch {
    /// Searches a position until the work reaches the limit or it is decided.
    fn prove(
        &mut self,
        stones: Stones,
        attacks: bool,
        limit: Proof,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Proof, BudgetSpent> {
        let (stones, _) = self.board.canonical(stones);
        if attacks {
            self.attack(stones, limit, counter)
        } else {
            self.defend(stones, limit, counter)
        }
    }

    /// Returns the winning moves of a proved position, as far as they are known.
    fn line(&mut self, stones: Stones, attacks: bool, counter: &mut NodeCounter<'_>) -> Vec<u16> {
        let mut line = CubeLine {
            stones,
            attacks,
            moves: Vec::new(),
        };
        // The budget may run out before the line is complete.
        let _known = self.extend(&mut line, counter);
        line.moves
    }

    /// Adds the winning moves after those of the line.
    fn extend(
        &mut self,
        line: &mut CubeLine,
        counter: &mut NodeCounter<'_>,
    ) -> Result<(), BudgetSpent> {
        loop {
            let position = CubePosition::new(&self.board, line.stones);
            let wins = position.wins(&self.board);
            if line.attacks && wins != 0 {
                line.place(wins.trailing_zeros() as u8);
                return Ok(());
            }
            if line.attacks {
                let Some(best) = self.best(line.stones, counter)? else {
                    return Ok(());
                };
                match best {
                    Best::Stone(cell) => line.place(cell),
                    Best::Chain(chain) => {
                        line.place_chain(&self.board, &chain);
                        return Ok(());
                    }
                }
                continue;
            }
            let replies = Replies::new(&self.board, &position, &mut self.chains, counter)?;
            let Some(Replies {
                open,
                refuted,
                chains,
            }) = replies
            else {
                return Ok(());
            };
            if let Some(cell) = cells(open).next() {
                line.place(cell);
            } else if let Some(&(cell, number)) = refuted
                .iter()
                .max_by_key(|(_, number)| chains[*number].len())
            {
                line.place(cell);
                line.place_chain(&self.board, &chains[number]);
                return Ok(());
            } else {
                line.place(wins.trailing_zeros() as u8);
            }
        }
    }

    /// Returns the winning stone or chain of the attacker, who is to move in a proved position. Searches the position
    /// again if it is no longer in the table.
    pub(super) fn best(
        &mut self,
        stones: Stones,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Option<Best>, BudgetSpent> {
        let (canonical, map) = self.board.canonical(stones);
        let map = *map;
        let original = |image: u8| {
            let cell = map.iter().position(|&cell| cell == image);
            cell.unwrap_or_default() as u8
        };
        let proof = self.attack(canonical, INFINITE, counter)?;
        let Some(entry) = self.entry(canonical).filter(|_| proof == 0) else {
            return Ok(None);
        };
        if !entry.is_chain {
            return Ok(Some(Best::Stone(original(entry.best))));
        }
        self.chains.forget();
        let position = CubePosition::new(&self.board, canonical);
        let chain = self.chains.find(&self.board, &position, counter)?;
        Ok(chain.map(|chain| Best::Chain(chain.into_iter().map(original).collect())))
    }
}

/// Winning move of the attacker.
pub(super) enum Best {
    Stone(u8),
    /// Chain of threats.
    Chain(Vec<u8>),
}

/// Moves of both seats from a position on.
struct CubeLine {
    stones: Stones,
    /// `true` if the attacker is to move.
    attacks: bool,
    moves: Vec<u16>,
}

impl CubeLine {
    /// Adds a stone of the seat to move.
    fn place(&mut self, cell: u8) {
        self.stones = if self.attacks {
            self.stones.attacked(cell)
        } else {
            self.stones.defended(cell)
        };
        self.attacks = !self.attacks;
        self.moves.push(cell.into());
    }

    /// Adds a chain of threats and the forced replies, up to the completed line.
    fn place_chain(&mut self, board: &CubeBoard, chain: &[u8]) {
        for &cell in chain {
            let before = CubePosition::new(board, self.stones).wins(board);
            if before != 0 {
                break;
            }
            self.place(cell);
            let wins = CubePosition::new(board, self.stones).wins(board);
            if wins == 0 {
                return;
            }
            self.place(wins.trailing_zeros() as u8);
        }
        let last = CubePosition::new(board, self.stones).wins(board);
        if last != 0 {
            self.place(last.trailing_zeros() as u8);
        }
    }
}
