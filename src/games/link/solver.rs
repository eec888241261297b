//! Finds out whether all tiles can still go without being dealt anew, and says what to play.
//!
//! The deal itself is asked first: the pairs by which it was made often still go, in some order. Else it is searched.

use super::Link;
use super::field::{EMPTY, Tiles};
use super::search::{Pair, Verdict, glance, search};
use crate::games::budget::{Effort, NodeCounter, SearchBudget, SearchReport, SearchResult};
use crate::games::{Advice, Move, Outcome, Rules};
use std::sync::atomic::{AtomicBool, Ordering};

/// How many nodes a hint may look at, where tiles fall and where they stay: some tenths of a second on the largest boards.
const EFFORT: [u64; 2] = [40_000, 4_000];
/// How many nodes may be looked at to find out about one earlier position.
const EFFORT_BACK: [u64; 2] = [4_000, 400];
/// How many positions are remembered at most, 16 bytes each: by a quick answer, and by one that shall be had at any cost.
const ROOM: [u64; 2] = [1 << 18, 1 << 23];
/// Every how many nodes flag and clock are looked at, where tiles fall and where they stay.
const PACE: [u64; 2] = [16, 1];

/// Of what there is for fields on which tiles fall, and for those on which they stay.
fn by_field<T: Copy>(link: &Link, [falling, still]: [T; 2]) -> T {
    if link.field.is_still() {
        still
    } else {
        falling
    }
}

/// Whether the position can be won without being dealt anew, and how.
pub(super) fn solve(link: &Link, effort: Effort, budget: &SearchBudget<'_>) -> SearchReport {
    let mut meter = NodeCounter::new(*budget, by_field(link, PACE));
    let result = match (link.outcome(), link.is_stuck) {
        (Some(Outcome::Won(_)), _) => SearchResult::Solved {
            moves: Vec::new(),
            shortest: true,
        },
        (Some(_), _) | (None, true) => SearchResult::Unsolvable,
        (None, false) => {
            let [quick, full] = ROOM;
            let room = if effort == Effort::Quick { quick } else { full };
            match verdict(link, link.gone.len(), room, &mut meter) {
                // Each pair is a move, and only shuffles would add to them.
                Verdict::Won(line) => SearchResult::Solved {
                    moves: line.into_iter().map(|pair| link.move_of(pair)).collect(),
                    shortest: true,
                },
                Verdict::Lost => SearchResult::Unsolvable,
                Verdict::Open(_) => SearchResult::Unknown,
            }
        }
    };
    SearchReport {
        result,
        nodes: meter.nodes(),
    }
}

/// A pair that leads to an empty field, or else one that led far.
pub(super) fn best_move(link: &Link, budget: &SearchBudget<'_>) -> Option<Move> {
    let mut meter = NodeCounter::new(*budget, by_field(link, PACE));
    let best = match verdict(link, link.gone.len(), ROOM[0], &mut meter) {
        Verdict::Won(line) => line.first().copied(),
        Verdict::Open(best) => best,
        Verdict::Lost => None,
    };
    best.map(|pair| link.move_of(pair))
        .or_else(|| link.legal_moves().first().copied())
}

/// The advice for a position with pairs that go.
pub(super) fn advise(link: &Link, stop: &AtomicBool) -> Option<Advice> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let play = |pair: Pair, proved: bool| {
        let mv = link.move_of(pair);
        Some(Advice::Play { mv, proved })
    };
    if let Some(pair) = link.known.next(&link.gone) {
        return play(pair, true);
    }
    let best = match with_effort(link, link.gone.len(), EFFORT, stop) {
        Verdict::Won(line) => {
            let next = *line.first()?;
            link.known.keep(&link.gone, line);
            return play(next, true);
        }
        Verdict::Lost => {
            if let Some(until) = last_won(link, stop) {
                return Some(Advice::Lost {
                    last_winnable: link.dealt_after + until as u32,
                });
            }
            None
        }
        Verdict::Open(best) => best,
    };
    let any = || {
        let (a, b) = link.pairs().into_iter().next()?;
        Some((link.field.place(a), link.field.place(b)))
    };
    play(best.or_else(any)?, false)
}

/// After how many of the pairs that went since the deal the board could still be won, as far as can be found out; `None`
/// if not even the deal is known to be winnable. What cannot be won after some pairs cannot be won after more, so the last
/// moment is closed in from both sides.
fn last_won(link: &Link, stop: &AtomicBool) -> Option<usize> {
    let is_won = |pairs| matches!(with_effort(link, pairs, EFFORT_BACK, stop), Verdict::Won(_));
    if !is_won(0) {
        return None;
    }
    let (mut won, mut lost) = (0, link.gone.len());
    while lost - won > 1 {
        let middle = won.midpoint(lost);
        match is_won(middle) {
            true => won = middle,
            false => lost = middle,
        }
    }
    Some(won)
}

/// Whether the board can be won after so many of the pairs that went since the deal, as far as so many nodes tell.
fn with_effort(link: &Link, pairs: usize, nodes: [u64; 2], stop: &AtomicBool) -> Verdict {
    let nodes = by_field(link, nodes);
    let mut meter = NodeCounter::new(SearchBudget::nodes(nodes, stop), by_field(link, PACE));
    verdict(link, pairs, nodes, &mut meter)
}

/// Whether the board can be won after so many of the pairs that went since the deal.
fn verdict(link: &Link, pairs: usize, room: u64, meter: &mut NodeCounter<'_>) -> Verdict {
    let field = &*link.field;
    let mut tiles = link.deal.tiles.clone();
    let mut partners = partners(link);
    for &(a, b) in &link.gone[..pairs] {
        let [one, other] = [a, b].map(|place| usize::from(tiles[usize::from(place)]));
        if let Some(partners) = &mut partners {
            // Those that were meant for the two are left for each other.
            let (left, right) = (partners[one], partners[other]);
            partners[usize::from(left)] = right;
            partners[usize::from(right)] = left;
        }
        field.take(&mut tiles, a, b);
    }
    let faces = |tiles: &Tiles| -> Tiles {
        let face = |&tile: &u16| match link.deal.faces.get(usize::from(tile)) {
            Some(&face) => face.into(),
            None => tile,
        };
        tiles.iter().map(face).collect()
    };
    if let Some(partners) = partners {
        let (mut line, is_cleared) = as_dealt(link, tiles.clone(), &partners);
        if is_cleared {
            return Verdict::Won(line);
        }
        let led = line.len();
        // The deal may still lead most of the way. Where tiles stay, the whole is found as quickly as the rest.
        for eighths in (1..=8).rev().filter(|_| !field.is_still()) {
            line.truncate(led * eighths / 8);
            let mut ahead = tiles.clone();
            for &(a, b) in &line {
                field.take(&mut ahead, a, b);
            }
            if let Verdict::Won(rest) = glance(field, link.setup.gravity, &faces(&ahead), meter) {
                line.extend(rest);
                return Verdict::Won(line);
            }
        }
    }
    search(field, link.setup.gravity, &faces(&tiles), room, meter)
}

/// The tile that goes with each tile in the deal's solution; `None` if that is not known.
fn partners(link: &Link) -> Option<Vec<u16>> {
    if link.deal.pairs.is_empty() {
        return None;
    }
    let mut partners: Vec<u16> = vec![EMPTY; link.deal.faces.len()];
    for &[a, b] in &link.deal.pairs {
        partners[usize::from(a)] = b;
        partners[usize::from(b)] = a;
    }
    Some(partners)
}

/// Takes partners, always the two that go first in the deal's solution of those that can go now; whether that clears the
/// field.
fn as_dealt(link: &Link, mut tiles: Tiles, partners: &[u16]) -> (Vec<Pair>, bool) {
    let field = &*link.field;
    let mut place_of = vec![0; partners.len()];
    // Tiles in the order of the solution, so that those whose partner went with another keep a place in it.
    let mut order: Vec<u16> = link.deal.pairs.iter().copied().flatten().collect();
    let mut line = Vec::new();
    loop {
        let mut left = 0;
        let mut lies = vec![false; partners.len()];
        for (place, tile) in field.lying(&tiles) {
            place_of[usize::from(tile)] = place;
            lies[usize::from(tile)] = true;
            left += 1;
        }
        if left == 0 {
            return (line, true);
        }
        order.retain(|&tile| lies[usize::from(tile)]);
        let pair = |&tile: &u16| {
            let other = partners[usize::from(tile)];
            (place_of[usize::from(tile)], place_of[usize::from(other)])
        };
        let mut pairs = order.iter().map(pair);
        let Some((a, b)) = pairs.find(|&(a, b)| field.joins(&tiles, a, b)) else {
            return (line, false);
        };
        line.push((a, b));
        field.take(&mut tiles, a, b);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Setup;
    use super::*;
    use crate::boards::{Plan, Shape, Square};
    use crate::games::{GameSetup, Rules, Seat, Start};

    fn spelt(options: &str, cells: &str) -> Link {
        let setup = Setup::parse(options).expect("options");
        let cells = setup.parse_cells(cells).expect("cells");
        Link::new(&setup, &Start::Cells(cells)).expect("tiles in pairs")
    }

    static NEVER: AtomicBool = AtomicBool::new(false);

    /// Two pairs shut each other in beside a third that goes.
    #[test]
    fn what_never_could_be_won_is_played_on_without_being_sure() {
        let link = spelt("4x2,f4", "abcc/ba..");
        assert_eq!(with_effort(&link, 0, EFFORT, &NEVER), Verdict::Lost);
        let mv = Move::Pair(crate::boards::CellId(2), crate::boards::CellId(3));
        let expected = Some(Advice::Play { mv, proved: false });
        assert_eq!(link.hint(&NEVER), expected);
    }

    #[test]
    fn without_any_effort_nothing_is_said() {
        let link = spelt("4x2,f4", "abcc/ab..");
        assert!(matches!(
            with_effort(&link, 0, EFFORT, &NEVER),
            Verdict::Won(_)
        ));
        assert_eq!(with_effort(&link, 0, [0; 2], &NEVER), Verdict::Open(None));
    }

    /// Pairs that the deal did not have in mind leave their partners for each other.
    #[test]
    fn the_deal_is_asked_first_even_where_other_pairs_went() {
        let setup = Setup {
            plan: Plan::even(Shape::Square(Square::new(10, 10))),
            ..Setup::default()
        };
        let mut link = Link::new(&setup, &Start::Seed(1)).expect("a deal");
        for _ in 0..20 {
            let (a, b) = *link.pairs().last().expect("a pair that goes");
            link.advance(Seat::FIRST, Move::Pair(a, b))
                .expect("a pair that goes");
        }
        let line = match with_effort(&link, 20, EFFORT, &NEVER) {
            Verdict::Won(line) => line,
            other => panic!("{other:?}"),
        };
        for (a, b) in line {
            let mv = Move::Pair(link.field.cell(a), link.field.cell(b));
            link.advance(Seat::FIRST, mv)
                .expect("the line of a verdict");
        }
        assert_eq!(link.tiles_left(), 0);
    }
}
