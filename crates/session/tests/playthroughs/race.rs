//! Race: positions of the pieces by cell number, counted from 1. The board itself is too long to draw.

use super::transcript::{Step, Transcript, number};
use tessella_boards::{CellId, Stretch};
use tessella_games::race::Race;
use tessella_games::{Effect, Move, Piece, Position, Rules, Seat, Turn};

/// Returns the name of a cell: its number, or its index in a lane.
fn name(race: &Race, cell: CellId) -> String {
    let course = race.board().course().expect("a course to race on");
    match course.stretch(cell) {
        stretch @ (Stretch::Lane(_) | Stretch::Branch(_)) => {
            let before = course.cells_of(stretch).take_while(|&other| other < cell);
            let kind = match stretch {
                Stretch::Lane(_) => "lane",
                _ => "branch",
            };
            format!("{kind} {}", before.count() + 1)
        }
        _ => (cell.0 + 1).to_string(),
    }
}

/// Returns the name of the position of a piece.
fn place(race: &Race, at: Option<CellId>) -> String {
    at.map_or("waits".to_owned(), |cell| name(race, cell))
}

/// Describes the moves of pieces in the effects of a move.
fn walks(race: &Race, mover: Seat, effects: &[Effect]) -> Vec<String> {
    let of = |piece: Seat, number: u8| {
        if piece == mover {
            format!("piece {}", number + 1)
        } else {
            format!("piece {} of player {}", number + 1, piece.0 + 1)
        }
    };
    let mut text = Vec::new();
    for effect in effects {
        let Effect::PieceMoved {
            seat,
            number,
            path,
            carried,
        } = effect
        else {
            continue;
        };
        let piece = of(*seat, *number);
        let is_it = |piece: &Piece| (piece.seat, piece.number) == (*seat, *number);
        let from = race.pieces().into_iter().find(is_it);
        let from = from.expect("a piece that walks").at;
        text.push(match (&path[..], carried) {
            (&[.., to], false) => {
                let cells = if path.len() == 1 { "cell" } else { "cells" };
                let walk = format!("{piece} walks {} {cells}", path.len());
                let from = from.map_or(String::new(), |from| format!(" from {}", name(race, from)));
                format!("{walk}{from} to {}", name(race, to))
            }
            (&[from, to], true) if from < to => format!("{piece} climbs to {}", name(race, to)),
            (&[_, to], true) => format!("{piece} slides to {}", name(race, to)),
            ([], true) => format!("{piece} is sent back"),
            (path, _) => panic!("{piece} goes over {path:?}"),
        });
    }
    text
}

impl Transcript for Race {
    fn read(&self, words: &[&str]) -> Option<Move> {
        match words {
            ["casts", pips, ..] => Some(Move::Chance(pips.parse().ok()?)),
            ["moves", "piece", piece, "by", ..] => Some(Move::PieceByBranch(number(piece)?)),
            ["moves", "piece", piece, ..] => Some(Move::Piece(number(piece)?)),
            _ => None,
        }
    }

    fn describe(&self, step: &Step<'_>) -> String {
        let Position::Race(after) = step.after else {
            panic!("a race goes on as one");
        };
        let mut text = match (step.mv, step.effects) {
            (Move::Chance(_), [Effect::DieRolled(pips), ..]) => vec![format!("casts {pips}")],
            (Move::Piece(piece), _) => vec![format!("moves piece {}", piece + 1)],
            (Move::PieceByBranch(piece), _) => {
                vec![format!("moves piece {} by the long way", piece + 1)]
            }
            (mv, effects) => panic!("{mv:?} with {effects:?}"),
        };
        let walks = walks(self, step.seat, step.effects);
        if let Turn::Player(_) = after.to_move() {
            let pieces = after.movable().into_iter();
            let pieces: Vec<String> = pieces.map(|piece| (piece + 1).to_string()).collect();
            text.push(format!("may move piece {}", pieces.join(" or ")));
        } else if walks.is_empty() {
            text.push("moves nothing".to_owned());
        }
        text.extend(walks);
        text.join(", ")
    }

    fn describe_state(&self) -> String {
        String::new()
    }

    fn draw(&self) -> String {
        let places = |seat: Seat| -> String {
            let own = self.pieces().into_iter().filter(|piece| piece.seat == seat);
            let places: Vec<String> = own.map(|piece| place(self, piece.at)).collect();
            places.join(", ")
        };
        self.seats()
            .map(|seat| format!("    player {}: {}\n", seat.0 + 1, places(seat)))
            .collect()
    }

    /// Includes all snakes and ladders.
    fn draw_start(&self) -> String {
        let jumps = self.jumps().into_iter().map(|(from, to)| {
            let kind = if from < to { "ladder" } else { "snake" };
            format!(
                "    {kind} from {} to {}\n",
                name(self, from),
                name(self, to)
            )
        });
        jumps.chain([self.draw()]).collect()
    }
}
