//! Tests that lay out boards of every game and shape.

use super::item::{Content, Item};
use super::pages::{self, PageGrid};
use super::pdf::{self, PageSize};
use super::primitives::{PageRect, Primitive};
use super::{cells, sheet, solutions};
use crate::puzzles::{self, StartCell, Unreadable};
use crate::solution::Found;
use std::sync::atomic::AtomicBool;
use tessella_games::budget::SearchBudget;
use tessella_games::{Appearance, Move, Rules};

const A4: PageSize = PageSize {
    width: 595.28,
    height: 841.89,
};
const LETTER: PageSize = PageSize {
    width: 612.0,
    height: 792.0,
};
/// Tolerance for rounding errors, in points.
const TOLERANCE: f32 = 0.05;

/// Boards of each game and each shape, small and large.
const CODES: &str = "\
drench:5x5,c3#1
drench:14x14,c6#1
drench:40x40,c10#1
drench:14x14,c6,s2#1
drench:9x9,c6,m2500#1
drench:12x9,n8,wrap,holes4.4+0.8,c6,m60#1
drench:hex12x12,even-columns,c6#7
drench:3x3x3,c5#1
drench:11x11x11,c5#1
drench:map60-7,c4#1
drench:ring60,c5#1
drench:9x9,hills4-7,c5#1
light:10x10,b12#4711
light:60x60,b12#1
light:hex9x9,b0#1
light:4x4x4,b0#1
light:map60-7#2
light:map400-7#2
light:10x10,hills4-7#2
link:10x10,f16#4711
link:30x20,f45,untimed#1
link:2x20,f4,middle#1
link:16x10,f36,down,t300+2#5
link:hex8x8,f12,untimed#5
link:4x2,f4=abcc/ab..
row:3x3,k3=a.b/.../...
row:7x6,k4,fall#1
row:19x19,k5,s10#1
row:hex9x9,k4,s3#1
row:4x4x4,k4#1
race:track100,s4,exact#7
race:track120,s2,fork,back4#7
race:ring40,s4,p2,once#1
race:ring48,s4,p2,laps2,fork,back4#1
blockade:hex11x12,hills3-2,s2,w2#5
blockade:9x9,s4#1
blockade:map60-1,s2#5
5x5:0123401234012340123401234,9
";

/// Returns the boards, with the solutions that a short search finds.
fn items() -> Vec<Item> {
    let read = puzzles::from_file("codes", CODES, StartCell::Corner).into_iter();
    let grid = puzzles::from_file("grid", "0123401234012340123401234", StartCell::Centre);
    let stop = AtomicBool::new(false);
    let solved = |puzzle: Result<puzzles::Puzzle, Unreadable>| {
        let mut item = Item::new(puzzle.expect("a board")).expect("a board to print");
        if item.is_solvable() {
            let solution = item.solve(&SearchBudget::nodes(2000, &stop));
            item.solution = Some(solution.expect("a solution by the rules"));
        }
        item
    };
    read.chain(grid).map(solved).collect()
}

/// Checks that everything drawn is within a frame.
fn check_bounds(drawn: &[Primitive], frame: PageRect, name: &str) {
    for primitive in drawn {
        let bounds = primitive.bounds();
        let is_within = bounds.left >= frame.left - TOLERANCE
            && bounds.top >= frame.top - TOLERANCE
            && bounds.right() <= frame.right() + TOLERANCE
            && bounds.bottom() <= frame.bottom() + TOLERANCE;
        assert!(
            is_within,
            "{name}: {primitive:?} at {bounds:?} is not in {frame:?}"
        );
    }
}

#[test]
fn print_draws_boards_within_their_frames() {
    let items = items();
    for size in [A4, LETTER] {
        for (columns, rows) in [(1, 1), (1, 2), (2, 2), (2, 3)] {
            let grid = PageGrid::new(columns, rows);
            for (number, item) in (1..).zip(&items) {
                let last = grid.frame(columns * rows - 1, pages::content(size));
                let drawn = sheet::draw(item, number, last);
                assert!(drawn.len() > item.board().len() / 2, "{}", item.code);
                check_bounds(&drawn, last, &item.code);
            }
        }
    }
}

#[test]
fn print_keeps_pages_within_paper() {
    let items = items();
    for size in [A4, LETTER] {
        let grid = PageGrid::new(2, 2);
        let laid_out = pages::lay_out(&items, grid, size, "2000 nodes");
        let boards = items.len().div_ceil(4);
        assert!(laid_out.len() > boards + 3, "{} pages", laid_out.len());
        let paper = PageRect {
            left: 20.0,
            top: 20.0,
            width: size.width - 40.0,
            height: size.height - 40.0,
        };
        for (at, page) in laid_out.iter().enumerate() {
            check_bounds(page, paper, &format!("page {}", at + 1));
        }
        assert_eq!(pdf::encode(&laid_out, size), pdf::encode(&laid_out, size));
    }
}

/// Returns the texts of a page.
fn texts(drawn: &[Primitive]) -> Vec<&str> {
    drawn
        .iter()
        .filter_map(|primitive| match primitive {
            Primitive::Text { text, .. } => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

#[test]
fn print_shows_letters_of_solution_in_order() {
    let items = items();
    let item = &items[1];
    assert_eq!(item.code, "drench:14x14,c6,m27#1");
    let Some(Found::Solved { moves, .. }) = item.solution.as_ref().map(|found| &found.found) else {
        panic!("{} has a solution", item.code);
    };
    let letters = moves.iter().map(|mv| match mv {
        Move::Paint(colour) => cells::colour_letter(*colour),
        other => panic!("{other:?} is no colour"),
    });
    let letters: String = letters.collect();
    let only = &items[1..2];
    let laid_out = pages::lay_out(only, PageGrid::new(1, 1), A4, "");
    assert_eq!(laid_out.len(), 2);
    let shown = texts(&laid_out[1]);
    assert!(shown.contains(&"Solutions"), "{shown:?}");
    let joined: String = shown.concat().replace(' ', "");
    assert!(joined.contains(&letters), "{shown:?} has not {letters}");
    let boxes = laid_out[0].iter().filter(|primitive| {
        matches!(primitive, Primitive::Polygon { fill: None, corners, .. } if corners.len() == 4)
    });
    assert_eq!(boxes.count(), item.limit().expect("a limit"));
}

#[test]
fn print_numbers_equal_faces_of_pairs_that_fall() {
    let items = items();
    let falling = items.iter().find(|item| item.code.contains("down"));
    let item = falling.expect("a board with tiles that fall");
    let (Content::Game(position), Some(solution)) = (&item.content, &item.solution) else {
        panic!("{} is a game with a solution", item.code);
    };
    let Found::Solved { moves, .. } = &solution.found else {
        panic!("{} is solved", item.code);
    };
    let numbers = solutions::pair_numbers(position, moves);
    assert_eq!(numbers.len(), item.board().len());
    for number in 1..=numbers.len() / 2 {
        let cells = numbers.iter().filter(|(_, other)| *other == number);
        let faces: Vec<_> = cells.map(|&(cell, _)| position.appearance(cell)).collect();
        assert!(matches!(faces[0], Appearance::Face(_)), "pair {number}");
        assert_eq!(faces, [faces[0]; 2], "pair {number}");
    }
}
