//! Descriptions of tiles and moves in words, for screen readers.

use super::faces::face_name;
use super::list::game_ui;
use super::seats::{is_you, seat_name};
use crate::core::palette::Paints;
use crate::core::settings::FaceSet;
use tessella_boards::{Board, CellId, Shape};
use tessella_games::{Advice, Appearance, Effect, Move, Rules, Seat};
use tessella_language::{list, tr};
use tessella_session::Session;

/// Returns the place of a cell: its row and column, or its name or number on a board without rows.
pub fn place(board: &Board, cell: CellId) -> String {
    let in_row =
        |(column, row): (u16, u16)| tr!("place-row-column", row = row + 1, column = column + 1);
    match board.shape() {
        Shape::Square(_) => {
            let centre = board.centre(cell);
            in_row((centre.x as u16, centre.y as u16))
        }
        Shape::Hex(hex) => in_row(hex.coordinates(cell)),
        Shape::Cube(cube) => {
            let (column, row, layer) = cube.coordinates(cell);
            let (column, row, layer) = (column + 1, row + 1, layer + 1);
            tr!("place-layer", layer = layer, row = row, column = column)
        }
        Shape::Hypercube(hypercube) => {
            let [column, row, layer, cube] = hypercube.coordinates(cell).map(|at| at + 1);
            tr!(
                "place-cube",
                cube = cube,
                layer = layer,
                row = row,
                column = column
            )
        }
        Shape::Track(_) | Shape::Map(_) => match board.name(cell) {
            Some(name) => name.to_owned(),
            None => tr!("place-number", number = cell.0 + 1),
        },
    }
}

/// Returns what is on a cell: its pieces, its tile, and what begins there.
pub fn content(game: &Session, cell: CellId, faces: FaceSet, paints: &Paints) -> String {
    let position = game.position();
    let pieces = position.pieces().into_iter();
    let on_cell = pieces.filter(|piece| piece.at == Some(cell));
    let mut parts: Vec<String> = on_cell
        .map(|piece| {
            let name = game_ui(position).piece_name(piece.number);
            of_player(game, piece.seat, &name)
        })
        .collect();
    let appearance = appearance(game, position.appearance(cell), faces, paints);
    parts.extend(appearance);
    let board = position.board();
    parts.extend(board.jumps(cell).iter().map(|&end| {
        let place = place(board, end);
        match end > cell {
            true => tr!("tile-ladder", place = place),
            false => tr!("tile-snake", place = place),
        }
    }));
    if parts.is_empty() {
        parts.push(tr!("tile-empty").to_owned());
    }
    let is_ground = matches!(position.appearance(cell), Appearance::Ground { .. });
    if board.heights().is_some() && !is_ground {
        parts.push(tr!("tile-height", height = board.height(cell)));
    }
    list(parts)
}

/// Returns what a cell looks like, in several parts; none if it is an empty cell.
fn appearance(
    game: &Session,
    appearance: Appearance,
    faces: FaceSet,
    paints: &Paints,
) -> Vec<String> {
    let word = match appearance {
        Appearance::Empty => return Vec::new(),
        Appearance::Owned(seat) => of_player(game, seat, tr!("tile-empty")),
        Appearance::Painted { colour, holder } => {
            let name = paints.paint(colour.index()).name();
            match holder {
                Some(seat) => of_player(game, seat, name),
                None => name.to_owned(),
            }
        }
        Appearance::Face(face) => face_name(face, faces),
        Appearance::Removed => tr!("tile-removed").to_owned(),
        Appearance::Dark => tr!("tile-dark").to_owned(),
        Appearance::Lit => tr!("tile-lit").to_owned(),
        Appearance::Blocked => tr!("tile-block").to_owned(),
        Appearance::Stone(seat) => of_player(game, seat, tr!("tile-stone")),
        Appearance::Ground { height, goals } => {
            let height = tr!("tile-height", height = height);
            let seats = (0..game.players().len() as u8).map(Seat);
            let goals = seats.filter(|&seat| goals.contains(seat));
            let goals = goals.map(|seat| of_player(game, seat, tr!("tile-goal")));
            return [height].into_iter().chain(goals).collect();
        }
    };
    vec![word]
}

/// Returns what belongs to a seat, with its owner; without one if the game has only one seat.
fn of_player(game: &Session, seat: Seat, what: &str) -> String {
    match game.players().len() {
        0 | 1 if game_ui(game.position()).walker().is_some() => what.to_owned(),
        _ if is_you(game, seat) => tr!("tile-yours", content = what),
        _ => {
            let player = seat_name(game, seat);
            tr!("tile-of-player", content = what, player = player)
        }
    }
}

/// Returns a move that was made, in the position after it.
pub fn move_made(
    game: &Session,
    seat: Seat,
    mv: Move,
    effects: &[Effect],
    paints: &Paints,
) -> String {
    let position = game.position();
    let board = position.board();
    let action = match mv {
        Move::Paint(colour) => {
            let held = board.cells().filter(|&cell| {
                matches!(position.appearance(cell),
                    Appearance::Painted { holder, .. } if holder == Some(seat))
            });
            let name = paints.paint(colour.index()).name();
            tr!("move-colour", colour = name, tiles = held.count())
        }
        Move::Cell(cell) => place(board, cell),
        Move::Pair(first, second) => tr!(
            "move-pair",
            first = place(board, first),
            second = place(board, second)
        ),
        Move::Piece(_) | Move::PieceByBranch(_) => piece_moves(game, seat, effects),
        Move::Chance(_) => match effects.iter().find_map(pips) {
            Some(pips) => {
                // A piece without a choice moves at once.
                let moved = piece_moves(game, seat, effects);
                let parts = [tr!("move-rolled", pips = pips), moved];
                list(parts.into_iter().filter(|part| !part.is_empty()))
            }
            None => tr!("move-shuffled").to_owned(),
        },
        Move::TimeUp => tr!("move-time-up").to_owned(),
        Move::Pass => tr!("move-pass").to_owned(),
        Move::Build(first, None) => tr!("move-raised", place = place(board, first)),
        Move::Build(first, Some(second)) => tr!(
            "move-raised-two",
            first = place(board, first),
            second = place(board, second)
        ),
        Move::Fly(cell) => tr!("move-flight", place = place(board, cell)),
    };
    match game.players().len() {
        0 | 1 => action,
        _ => tr!("move-by", player = seat_name(game, seat), action = action),
    }
}

fn pips(effect: &Effect) -> Option<u8> {
    match effect {
        Effect::DieRolled(pips) => Some(*pips),
        _ => None,
    }
}

/// Returns where the piece that moved has gone, and whose piece it has sent back.
fn piece_moves(game: &Session, mover: Seat, effects: &[Effect]) -> String {
    let board = game.position().board();
    let mut parts = Vec::new();
    for effect in effects {
        let Effect::PieceMoved {
            seat, number, path, ..
        } = effect
        else {
            continue;
        };
        parts.push(match path.last() {
            Some(&cell) if *seat == mover => {
                tr!(
                    "move-piece",
                    number = number + 1,
                    place = place(board, cell)
                )
            }
            _ => tr!("move-sent-back", player = seat_name(game, *seat)),
        });
    }
    list(parts)
}

/// Returns a hint with the tile or the colour that it is about.
pub fn hint(game: &Session, advice: &Advice, paints: &Paints) -> String {
    let position = game.position();
    let place = |cell: CellId| place(position.board(), cell);
    let words = game_ui(position).advice(advice);
    let Advice::Play { mv, .. } = *advice else {
        return words;
    };
    let what = match mv {
        Move::Cell(cell) | Move::Fly(cell) | Move::Build(cell, None) => place(cell),
        Move::Pair(first, second) | Move::Build(first, Some(second)) => {
            format!("{}, {}", place(first), place(second))
        }
        Move::Paint(colour) => paints.paint(colour.index()).name().to_owned(),
        Move::Piece(number) | Move::PieceByBranch(number) => game_ui(position).piece_name(number),
        Move::Chance(_) | Move::TimeUp | Move::Pass => return words,
    };
    tr!("hint-about", advice = words, what = what)
}
