//! Link: a tile is a letter. A move is drawn as the board before it with the connecting line, with the two tiles in
//! upper case, next to the board after it.

use super::grid::{EMPTY, Grid, beside};
use super::transcript::{Step, Transcript, letter, transcript};
use tessella_boards::{CellId, Point};
use tessella_games::link::Link;
use tessella_games::{Effect, Move, Rules};

/// Returns the line of a move; empty if it has none.
fn line<'a>(step: &'a Step<'_>) -> &'a [Point] {
    let line = step.effects.iter().find_map(|effect| match effect {
        Effect::PairLine(line) => Some(line.as_slice()),
        _ => None,
    });
    line.unwrap_or_default()
}

/// Draws the board with a line over it.
fn draw(game: &Link, line: &[Point], ends: &[CellId]) -> String {
    let sign = |cell| {
        let face = game.face(cell).map(|face| letter(face.0));
        match face {
            Some(face) if ends.contains(&cell) => face.to_ascii_uppercase(),
            Some(face) => face,
            None => EMPTY,
        }
    };
    Grid::of(game.board()).drawn_with_line(game.board(), sign, line, 1)
}

impl Transcript for Link {
    fn read(&self, words: &[&str]) -> Option<Move> {
        let grid = Grid::of(self.board());
        match words {
            ["joins", a, "and", b, ..] => Some(Move::Pair(grid.cell(a)?, grid.cell(b)?)),
            ["shuffles", "by", seed, ..] => Some(Move::Chance(seed.parse().ok()?)),
            ["is", "out", "of", "time", ..] => Some(Move::TimeUp),
            _ => None,
        }
    }

    fn describe(&self, step: &Step<'_>) -> String {
        let grid = Grid::of(self.board());
        let (a, b) = match step.mv {
            Move::Pair(a, b) => (a, b),
            Move::Chance(seed) => return format!("shuffles by {seed}"),
            _ => return "is out of time".to_owned(),
        };
        let turns = match line(step) {
            [_, turns @ .., _] => turns.iter().map(|&turn| grid.name_of(turn)),
            short => panic!("a line of {short:?}"),
        };
        let turns: Vec<String> = turns.collect();
        let mut text = format!("joins {} and {}", grid.name(a), grid.name(b));
        if !turns.is_empty() {
            text += &format!(" over {}", turns.join(" and "));
        }
        let slides = |effect: &&Effect| matches!(effect, Effect::TileMoved { .. });
        match step.effects.iter().filter(slides).count() {
            0 => {}
            1 => text += ", 1 tile slides",
            tiles => text += &format!(", {tiles} tiles slide"),
        }
        text
    }

    fn describe_state(&self) -> String {
        let tiles = format!("{} of {} tiles", self.tiles_left(), self.tiles_dealt());
        if self.is_stuck() {
            format!("{tiles}, none can go")
        } else {
            tiles
        }
    }

    fn draw(&self) -> String {
        draw(self, &[], &[])
    }

    fn draw_move(&self, step: &Step<'_>) -> String {
        let ends = match step.mv {
            Move::Pair(a, b) => vec![a, b],
            _ => Vec::new(),
        };
        let before = draw(self, line(step), &ends);
        beside(&before, &transcript(step.after).draw())
    }
}
