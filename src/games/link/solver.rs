//! Finds out whether all tiles can still go without being dealt anew, and says what to play.
//!
//! The deal itself is asked first: the pairs by which it was made often still go, in some order. Else it is searched.

use super::Link;
use super::field::{EMPTY, Tiles};
use super::search::{Pair, Search, Verdict};
use crate::games::{Advice, Move};
use std::sync::atomic::{AtomicBool, Ordering};

/// How many lines are looked for to find out about one position. It takes a few tenths of a second at most.
const EFFORT: u64 = 400_000;
/// How many lines are looked for to find out about an earlier position.
const EFFORT_BACK: u64 = 30_000;
/// The advice for a position with pairs that go.
pub(super) fn advise(link: &Link, stop: &AtomicBool) -> Option<Advice> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let play = |(a, b): Pair, sure: bool| {
        let (a, b) = (link.field.cell(a), link.field.cell(b));
        Some(Advice::Play {
            mv: Move::Pair(a.min(b), a.max(b)),
            sure,
        })
    };
    let best = match verdict(link, link.gone.len(), EFFORT, stop) {
        Verdict::Won(line) => return play(*line.first()?, true),
        Verdict::Lost => {
            if let Some(until) = last_won(link, stop) {
                return Some(Advice::TooLate {
                    until: link.dealt_after + until as u32,
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
    let is_won = |pairs| matches!(verdict(link, pairs, EFFORT_BACK, stop), Verdict::Won(_));
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

/// Whether the board can be won after so many of the pairs that went since the deal.
fn verdict(link: &Link, pairs: usize, effort: u64, stop: &AtomicBool) -> Verdict {
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
    if let Some(line) = partners.and_then(|partners| as_dealt(link, tiles.clone(), &partners)) {
        return Verdict::Won(line);
    }
    let faces = |&tile: &u16| match link.deal.faces.get(usize::from(tile)) {
        Some(&face) => face.into(),
        None => tile,
    };
    let faces: Tiles = tiles.iter().map(faces).collect();
    Search::new(field, effort, stop).run(&faces)
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

/// Clears the field of partners, always taking the two that go first in the deal's solution of those that can go now.
fn as_dealt(link: &Link, mut tiles: Tiles, partners: &[u16]) -> Option<Vec<Pair>> {
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
            return Some(line);
        }
        order.retain(|&tile| lies[usize::from(tile)]);
        let pair = |&tile: &u16| {
            let other = partners[usize::from(tile)];
            (place_of[usize::from(tile)], place_of[usize::from(other)])
        };
        let mut pairs = order.iter().map(pair);
        let (a, b) = pairs.find(|&(a, b)| field.joins(&tiles, a, b))?;
        line.push((a, b));
        field.take(&mut tiles, a, b);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Setup;
    use super::*;
    use crate::boards::{Plan, Shape, Square};
    use crate::games::options::Words;
    use crate::games::{Choices, Rules, Seat, Start};

    fn spelt(options: &str, cells: &str) -> Link {
        let setup = Setup::parse(Words::new(options)).expect("options");
        let cells = setup.parse_cells(cells).expect("cells");
        Link::new(&setup, &Start::Cells(cells)).expect("tiles in pairs")
    }

    static NEVER: AtomicBool = AtomicBool::new(false);

    /// Two pairs shut each other in beside a third that goes.
    #[test]
    fn what_never_could_be_won_is_played_on_without_being_sure() {
        let link = spelt("4x2,f4", "abcc/ba..");
        assert_eq!(verdict(&link, 0, EFFORT, &NEVER), Verdict::Lost);
        let mv = Move::Pair(crate::boards::CellId(2), crate::boards::CellId(3));
        let expected = Some(Advice::Play { mv, sure: false });
        assert_eq!(link.hint(&NEVER), expected);
    }

    #[test]
    fn without_any_effort_nothing_is_said() {
        let link = spelt("4x2,f4", "abcc/ab..");
        assert!(matches!(verdict(&link, 0, EFFORT, &NEVER), Verdict::Won(_)));
        assert_eq!(verdict(&link, 0, 0, &NEVER), Verdict::Open(None));
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
        let line = match verdict(&link, 20, EFFORT, &NEVER) {
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
