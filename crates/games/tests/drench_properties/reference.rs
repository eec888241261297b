//! Second implementation of the rules, and its comparison with a game.

use std::collections::VecDeque;
use tessella_boards::{Board, CellId, Plan, Shape, Square};
use tessella_games::drench::{
    Drench, NO_SUCH_COLOUR, OPPONENTS_COLOUR, OWN_COLOUR, Players, Setup,
};
use tessella_games::{Appearance, Colour, IllegalMove, Move, Outcome, Rules, Seat, Turn};

/// Second implementation of the rules: a region is the connected component of its start cell, computed anew each time.
pub struct ReferenceGame {
    pub setup: Setup,
    /// Move limit of a single player.
    pub limit: Option<u16>,
    pub board: Board,
    pub homes: Vec<usize>,
    /// Colour of each tile, in tile order.
    pub tiles: Vec<u8>,
    pub moves: u16,
    /// Number of latest moves that took no tile.
    pub standstill_moves: u16,
}

impl ReferenceGame {
    /// Creates the same start position as a new game.
    pub fn of(game: &Drench) -> Self {
        Self {
            setup: game.setup().clone(),
            board: game.board().clone(),
            homes: game
                .seats()
                .map(|seat| game.flood().home(seat).index())
                .collect(),
            limit: game.limit(),
            tiles: picture(game)
                .into_iter()
                .map(|(colour, _)| colour.0)
                .collect(),
            moves: 0,
            standstill_moves: 0,
        }
    }

    pub fn seats(&self) -> u8 {
        match self.setup.players {
            Players::One { .. } => 1,
            Players::Two { .. } => 2,
        }
    }

    pub fn home(&self, seat: u8) -> usize {
        self.homes[usize::from(seat)]
    }

    pub fn colour(&self, seat: u8) -> u8 {
        self.tiles[self.home(seat)]
    }

    /// Returns the neighbours of a tile, computed independently on plain squares; other boards have tests of their own.
    pub fn neighbours(&self, tile: usize) -> Vec<usize> {
        let (width, height) = match &self.setup.plan {
            Plan {
                shape: Shape::Square(square),
                hills: None,
            } if *square == Square::new(square.width, square.height) => {
                (usize::from(square.width), usize::from(square.height))
            }
            _ => {
                let neighbours = self.board.neighbours(CellId(tile as u32));
                return neighbours.iter().map(|cell| cell.index()).collect();
            }
        };
        let (x, y) = (tile % width, tile / width);
        let mut neighbours = Vec::new();
        if y > 0 {
            neighbours.push(tile - width);
        }
        if x > 0 {
            neighbours.push(tile - 1);
        }
        if x + 1 < width {
            neighbours.push(tile + 1);
        }
        if y + 1 < height {
            neighbours.push(tile + width);
        }
        neighbours
    }

    /// Returns the distance from the start cell, through the region, of each tile of a seat's region.
    pub fn steps(&self, seat: u8) -> Vec<Option<u32>> {
        let home = self.home(seat);
        let mut steps = vec![None; self.tiles.len()];
        steps[home] = Some(0);
        let mut queue = VecDeque::from([(home, 0)]);
        while let Some((tile, distance)) = queue.pop_front() {
            for next in self.neighbours(tile) {
                if self.tiles[next] == self.tiles[home] && steps[next].is_none() {
                    steps[next] = Some(distance + 1);
                    queue.push_back((next, distance + 1));
                }
            }
        }
        steps
    }

    pub fn size(&self, seat: u8) -> u32 {
        self.steps(seat).iter().flatten().count() as u32
    }

    /// Recolours the seat's region. Returns the number of added tiles.
    pub fn paint(&mut self, seat: u8, colour: u8) -> u32 {
        let before = self.steps(seat);
        for (tile, _) in before
            .iter()
            .enumerate()
            .filter(|(_, steps)| steps.is_some())
        {
            self.tiles[tile] = colour;
        }
        let gained = self.size(seat) - before.iter().flatten().count() as u32;
        self.moves += 1;
        self.standstill_moves = if gained == 0 {
            self.standstill_moves + 1
        } else {
            0
        };
        gained
    }

    /// Returns `true` if every tile has the colour of a region.
    pub fn is_settled(&self) -> bool {
        let regions: Vec<u8> = (0..self.seats()).map(|seat| self.colour(seat)).collect();
        self.tiles.iter().all(|colour| regions.contains(colour))
    }

    pub fn score(&self, seat: u8) -> u32 {
        if self.is_settled() {
            let own = self.colour(seat);
            self.tiles.iter().filter(|&&colour| colour == own).count() as u32
        } else {
            self.size(seat)
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        if self.seats() == 1 {
            return if self.is_settled() {
                Some(Outcome::Won(Seat::FIRST))
            } else {
                (Some(self.moves) == self.limit).then_some(Outcome::Lost)
            };
        }
        let standstill = self.standstill_moves == 2 * u16::from(self.setup.colours);
        if !standstill && !self.is_settled() {
            return None;
        }
        let (first, second) = (self.score(0), self.score(1));
        Some(if first > second {
            Outcome::Won(Seat::FIRST)
        } else if second > first {
            Outcome::Won(Seat::SECOND)
        } else {
            Outcome::Draw
        })
    }

    pub fn to_move(&self) -> Turn {
        match self.outcome() {
            None => Turn::Player(Seat((self.moves % u16::from(self.seats())) as u8)),
            Some(_) => Turn::Nobody,
        }
    }

    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        (0..self.setup.colours)
            .filter(|&colour| (0..self.seats()).all(|seat| self.colour(seat) != colour))
            .map(|colour| Move::Paint(Colour(colour)))
            .collect()
    }

    /// Returns the expected error of an illegal move.
    pub fn refusal(&self, seat: Seat, colour: u8) -> IllegalMove {
        match self.to_move() {
            Turn::Player(to_move) if to_move != seat => IllegalMove::NotYourTurn { to_move },
            Turn::Player(_) if colour >= self.setup.colours => NO_SUCH_COLOUR,
            Turn::Player(_) if colour == self.colour(seat.0) => OWN_COLOUR,
            Turn::Player(_) => OPPONENTS_COLOUR,
            _ => IllegalMove::Over,
        }
    }
}

/// Returns the visible state: colour and holder of each tile.
pub fn picture(game: &Drench) -> Vec<(Colour, Option<Seat>)> {
    let flood = game.flood();
    game.board()
        .cells()
        .map(|cell| (flood.shown(cell), flood.holder(cell)))
        .collect()
}

/// Returns all other observable facts of a game as text.
pub fn facts(game: &Drench) -> String {
    let flood = game.flood();
    let seats: Vec<_> = game
        .seats()
        .map(|seat| {
            (
                flood.home(seat),
                flood.colour(seat),
                flood.size(seat),
                game.score(seat),
            )
        })
        .collect();
    let free: Vec<u32> = (0..game.setup().colours)
        .map(|colour| flood.free(Colour(colour)))
        .collect();
    format!(
        "after {} moves of {:?}: regions {seats:?}, free {free:?}, {:?}, {:?}, may {:?}",
        game.moves(),
        game.limit(),
        game.to_move(),
        game.outcome(),
        game.legal_moves(),
    )
}

/// Returns the same text as [`facts`] for the reference.
fn reference_facts(reference: &ReferenceGame) -> String {
    let seats: Vec<_> = (0..reference.seats())
        .map(|seat| {
            let (home, colour) = (reference.home(seat), reference.colour(seat));
            (
                CellId(home as u32),
                Colour(colour),
                reference.size(seat),
                reference.score(seat),
            )
        })
        .collect();
    let mut free = vec![0; usize::from(reference.setup.colours)];
    for (tile, holder) in reference_holders(reference).into_iter().enumerate() {
        if holder.is_none() {
            free[usize::from(reference.tiles[tile])] += 1;
        }
    }
    format!(
        "after {} moves of {:?}: regions {seats:?}, free {free:?}, {:?}, {:?}, may {:?}",
        reference.moves,
        reference.limit,
        reference.to_move(),
        reference.outcome(),
        reference.legal_moves(),
    )
}

fn reference_holders(reference: &ReferenceGame) -> Vec<Option<Seat>> {
    let mut holders = vec![None; reference.tiles.len()];
    for seat in 0..reference.seats() {
        for (tile, steps) in reference.steps(seat).into_iter().enumerate() {
            if steps.is_some() {
                holders[tile] = Some(Seat(seat));
            }
        }
    }
    holders
}

/// Asserts that the game and the reference are in the same position. This implies that regions are connected, have one
/// colour and contain their start cells.
pub fn assert_same(game: &Drench, reference: &ReferenceGame) {
    let expected: Vec<_> = reference
        .tiles
        .iter()
        .zip(reference_holders(reference))
        .map(|(&colour, holder)| (Colour(colour), holder))
        .collect();
    assert_eq!(
        picture(game),
        expected,
        "colours and holders after {} moves",
        reference.moves
    );
    let appearances = expected
        .into_iter()
        .map(|(colour, holder)| Appearance::Painted { colour, holder });
    let looked = game.board().cells().map(|cell| game.appearance(cell));
    assert!(
        looked.eq(appearances),
        "appearances unlike the colours and holders after {} moves",
        reference.moves
    );
    assert_eq!(facts(game), reference_facts(reference));
}
