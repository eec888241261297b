//! Baseline player: a plain alpha-beta search of fixed depth. It counts the stones of each line, values a line with n
//! stones of one seat alone at ten to the n-1, and searches moves near stones (all columns where stones fall), those on
//! the fullest lines first.

use tessella_boards::CellId;
use tessella_games::in_a_row::InARow;
use tessella_games::{Move, Rules, Seat};

/// Greater than the value of all lines.
const WIN: i64 = 1 << 40;
/// Greatest distance along a line at which a cell is near a stone.
const REACH: usize = 2;

/// Lines and neighbourhoods of a board.
pub struct Plain {
    k: u8,
    falls: bool,
    lines: Vec<Vec<CellId>>,
    through: Vec<Vec<usize>>,
    near: Vec<Vec<CellId>>,
}

impl Plain {
    pub fn new(game: &InARow) -> Self {
        let lines = game.board().lines(game.setup().k.into());
        let mut through = vec![Vec::new(); game.board().len()];
        let mut near = vec![Vec::new(); game.board().len()];
        for (number, line) in lines.iter().enumerate() {
            for (at, cell) in line.iter().enumerate() {
                through[cell.index()].push(number);
                for (other_at, &other) in line.iter().enumerate() {
                    if at != other_at && at.abs_diff(other_at) <= REACH {
                        near[cell.index()].push(other);
                    }
                }
            }
        }
        Self {
            k: game.setup().k,
            falls: game.setup().falls,
            lines,
            through,
            near,
        }
    }

    /// Returns the best move of a search to this depth.
    pub fn best_move(&self, game: &InARow, depth: u32) -> Option<Move> {
        let mut search = AlphaBeta {
            plain: self,
            counts: vec![[0; 2]; self.lines.len()],
            game: game.clone(),
            score: 0,
        };
        for cell in game.board().cells() {
            if let Some(seat) = game.stone(cell) {
                search.count(cell, seat, true);
            }
        }
        let (_, cell) = search.value(depth, -WIN * 2, WIN * 2);
        cell.map(Move::Cell)
    }
}

struct AlphaBeta<'a> {
    plain: &'a Plain,
    counts: Vec<[u8; 2]>,
    game: InARow,
    /// Value of the first seat's lines, less that of the second's.
    score: i64,
}

impl AlphaBeta<'_> {
    fn worth(&self, line: usize) -> i64 {
        match self.counts[line] {
            [stones @ 1..=u8::MAX, 0] => 10_i64.pow(u32::from(stones) - 1),
            [0, stones @ 1..=u8::MAX] => -10_i64.pow(u32::from(stones) - 1),
            _ => 0,
        }
    }

    /// Adds a stone to its lines, or removes it. Returns `true` if it completes a line.
    fn count(&mut self, cell: CellId, seat: Seat, comes: bool) -> bool {
        let mut wins = false;
        for &line in &self.plain.through[cell.index()] {
            self.score -= self.worth(line);
            let count = &mut self.counts[line][seat.index()];
            *count = if comes { *count + 1 } else { *count - 1 };
            wins |= comes && *count == self.plain.k;
            self.score += self.worth(line);
        }
        wins
    }

    fn moves(&self) -> Vec<CellId> {
        let moves = self.game.legal_moves().into_iter();
        let cells = moves.filter_map(|mv| match mv {
            Move::Cell(cell) => Some(cell),
            _ => None,
        });
        let all: Vec<CellId> = cells.collect();
        let is_near = |cell: &CellId| {
            let mut near = self.plain.near[cell.index()].iter();
            self.plain.falls || near.any(|&near| self.game.stone(near).is_some())
        };
        let mut moves: Vec<CellId> = all.iter().copied().filter(is_near).collect();
        if moves.is_empty() {
            moves = all;
        }
        moves.sort_by_cached_key(|cell| {
            let lines = self.plain.through[cell.index()].iter();
            -lines.map(|&line| 1 + self.worth(line).abs()).sum::<i64>()
        });
        moves
    }

    fn value(&mut self, depth: u32, mut alpha: i64, beta: i64) -> (i64, Option<CellId>) {
        let Some(seat) = self.game.to_move().seat() else {
            return (0, None);
        };
        if depth == 0 {
            let sign = if seat == Seat::FIRST { 1 } else { -1 };
            return (sign * self.score, None);
        }
        let mut best = (-WIN * 2, None);
        for cell in self.moves() {
            let before = self.game.clone();
            let wins = self.count(cell, seat, true);
            let value = if wins {
                WIN + i64::from(depth)
            } else {
                self.game
                    .advance(seat, Move::Cell(cell))
                    .expect("a legal move");
                -self.value(depth - 1, -beta, -alpha).0
            };
            self.game = before;
            self.count(cell, seat, false);
            if value > best.0 {
                best = (value, Some(cell));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
