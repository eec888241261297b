//! Descriptions of tiles and moves in words, for screen readers.

use super::faces::face_name;
use super::list::game_ui;
use super::seats::{is_you, seat_name};
use crate::core::palette::Paints;
use crate::core::settings::FaceSet;
use tessella_boards::{Board, CellId, Shape};
use tessella_games::{Advice, Appearance, Effect, Move, Rules, Seat};
use tessella_language::{Language, list, tr};
use tessella_session::Session;

/// Returns the place of a cell: its row and column, or its name or number on a board without rows.
pub fn place(board: &Board, cell: CellId, language: Language) -> String {
    let in_row = |(column, row): (u16, u16)| {
        tr!(
            language,
            "place-row-column",
            row = row + 1,
            column = column + 1
        )
    };
    match board.shape() {
        Shape::Square(_) => {
            let centre = board.centre(cell);
            in_row((centre.x as u16, centre.y as u16))
        }
        Shape::Hex(hex) => in_row(hex.coordinates(cell)),
        Shape::Cube(cube) => {
            let (column, row, layer) = cube.coordinates(cell);
            let (column, row, layer) = (column + 1, row + 1, layer + 1);
            tr!(language, "place-layer", layer, row, column)
        }
        Shape::Hypercube(hypercube) => {
            let [column, row, layer, cube] = hypercube.coordinates(cell).map(|at| at + 1);
            tr!(language, "place-cube", cube, layer, row, column)
        }
        Shape::Track(_) | Shape::Map(_) => match board.name(cell) {
            Some(name) => name.to_owned(),
            None => tr!(language, "place-number", number = cell.0 + 1),
        },
    }
}

/// Returns what is on a cell: its pieces, its tile, and what begins there.
pub fn content(
    game: &Session,
    cell: CellId,
    faces: FaceSet,
    paints: &Paints,
    language: Language,
) -> String {
    let position = game.position();
    let pieces = position.pieces().into_iter();
    let on_cell = pieces.filter(|piece| piece.at == Some(cell));
    let mut parts: Vec<String> = on_cell
        .map(|piece| {
            let name = game_ui(position).piece_name(piece.number, language);
            of_player(game, piece.seat, &name, paints, language)
        })
        .collect();
    let appearance = appearance(game, position.appearance(cell), faces, paints, language);
    parts.extend(appearance);
    let board = position.board();
    parts.extend(board.jumps(cell).iter().map(|&end| {
        let place = place(board, end, language);
        if end > cell {
            tr!(language, "tile-ladder", place)
        } else {
            tr!(language, "tile-snake", place)
        }
    }));
    if parts.is_empty() {
        parts.push(tr!(language, "tile-empty").to_owned());
    }
    let is_ground = matches!(position.appearance(cell), Appearance::Ground { .. });
    if board.heights().is_some() && !is_ground {
        parts.push(tr!(language, "tile-height", height = board.height(cell)));
    }
    list(language, parts)
}

/// Returns what a cell looks like, in several parts; none if it is an empty cell.
fn appearance(
    game: &Session,
    appearance: Appearance,
    faces: FaceSet,
    paints: &Paints,
    language: Language,
) -> Vec<String> {
    let word = match appearance {
        Appearance::Empty => return Vec::new(),
        Appearance::Owned(seat) => {
            of_player(game, seat, tr!(language, "tile-empty"), paints, language)
        }
        Appearance::Painted { colour, holder } => {
            let name = paints.paint(colour.index()).name(language);
            match holder {
                Some(seat) => of_player(game, seat, name, paints, language),
                None => name.to_owned(),
            }
        }
        Appearance::Face(face) => face_name(face, faces, language),
        Appearance::Removed => tr!(language, "tile-removed").to_owned(),
        Appearance::Dark => tr!(language, "tile-dark").to_owned(),
        Appearance::Lit => tr!(language, "tile-lit").to_owned(),
        Appearance::Blocked => tr!(language, "tile-block").to_owned(),
        Appearance::Stone(seat) => {
            of_player(game, seat, tr!(language, "tile-stone"), paints, language)
        }
        Appearance::Ground { height, goals } => {
            let height = tr!(language, "tile-height", height);
            let seats = (0..game.players().len() as u8).map(Seat);
            let goals = seats.filter(|&seat| goals.contains(seat));
            let goals = goals
                .map(|seat| of_player(game, seat, tr!(language, "tile-goal"), paints, language));
            return [height].into_iter().chain(goals).collect();
        }
    };
    vec![word]
}

/// Returns what belongs to a seat, with its owner; without one if the game has only one seat.
fn of_player(
    game: &Session,
    seat: Seat,
    what: &str,
    paints: &Paints,
    language: Language,
) -> String {
    match game.players().len() {
        0 | 1 if game_ui(game.position()).walker().is_some() => what.to_owned(),
        _ if is_you(game, seat) => tr!(language, "tile-yours", content = what),
        _ => {
            let player = seat_name(game, seat, paints, language);
            tr!(language, "tile-of-player", content = what, player)
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
    language: Language,
) -> String {
    let action = action(game, seat, mv, effects, paints, language);
    by_player(game, seat, action, paints, language)
}

/// Returns the action of a player, such as "blue, now 22 tiles", with the player's name if the game has several.
pub fn by_player(
    game: &Session,
    seat: Seat,
    action: String,
    paints: &Paints,
    language: Language,
) -> String {
    match game.players().len() {
        0 | 1 => action,
        _ => {
            let player = seat_name(game, seat, paints, language);
            tr!(language, "move-by", player, action)
        }
    }
}

/// Returns what a move did, without its player.
pub fn action(
    game: &Session,
    seat: Seat,
    mv: Move,
    effects: &[Effect],
    paints: &Paints,
    language: Language,
) -> String {
    let position = game.position();
    let board = position.board();
    match mv {
        Move::Paint(colour) => {
            let held = board.cells().filter(|&cell| {
                matches!(position.appearance(cell),
                    Appearance::Painted { holder, .. } if holder == Some(seat))
            });
            let name = paints.paint(colour.index()).name(language);
            tr!(language, "move-colour", colour = name, tiles = held.count())
        }
        Move::Cell(cell) => place(board, cell, language),
        Move::Pair(first, second) => tr!(
            language,
            "move-pair",
            first = place(board, first, language),
            second = place(board, second, language)
        ),
        Move::Piece(_) | Move::PieceByBranch(_) => {
            piece_moves(game, seat, effects, paints, language)
        }
        Move::Chance(_) => match effects.iter().find_map(pips) {
            Some(pips) => {
                // A piece without a choice moves at once.
                let moved = piece_moves(game, seat, effects, paints, language);
                let parts = [tr!(language, "move-rolled", pips), moved];
                list(language, parts.into_iter().filter(|part| !part.is_empty()))
            }
            None => tr!(language, "move-shuffled").to_owned(),
        },
        Move::TimeUp => tr!(language, "move-time-up").to_owned(),
        Move::Pass => tr!(language, "move-pass").to_owned(),
        Move::Build(first, None) => tr!(
            language,
            "move-raised",
            place = place(board, first, language)
        ),
        Move::Build(first, Some(second)) => tr!(
            language,
            "move-raised-two",
            first = place(board, first, language),
            second = place(board, second, language)
        ),
        Move::Fly(cell) => tr!(
            language,
            "move-flight",
            place = place(board, cell, language)
        ),
    }
}

fn pips(effect: &Effect) -> Option<u8> {
    match effect {
        Effect::DieRolled(pips) => Some(*pips),
        _ => None,
    }
}

/// Returns where the piece that moved has gone, and whose piece it has sent back.
fn piece_moves(
    game: &Session,
    mover: Seat,
    effects: &[Effect],
    paints: &Paints,
    language: Language,
) -> String {
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
                    language,
                    "move-piece",
                    number = number + 1,
                    place = place(board, cell, language)
                )
            }
            _ => tr!(
                language,
                "move-sent-back",
                player = seat_name(game, *seat, paints, language)
            ),
        });
    }
    list(language, parts)
}

/// Returns a hint with the tile or the colour that it is about.
pub fn hint(game: &Session, advice: &Advice, paints: &Paints, language: Language) -> String {
    let words = game_ui(game.position()).advice(advice, language);
    let about = match *advice {
        Advice::Play { mv, .. } => subject(game, mv, paints, language),
        _ => None,
    };
    match about {
        Some(what) => tr!(language, "hint-about", advice = words, what),
        None => words,
    }
}

/// Returns the tile, the colour or the piece that a move is about; `None` if it is about none.
pub fn subject(game: &Session, mv: Move, paints: &Paints, language: Language) -> Option<String> {
    let position = game.position();
    let place = |cell: CellId| place(position.board(), cell, language);
    match mv {
        Move::Cell(cell) | Move::Fly(cell) | Move::Build(cell, None) => Some(place(cell)),
        Move::Pair(first, second) | Move::Build(first, Some(second)) => {
            Some(format!("{}, {}", place(first), place(second)))
        }
        Move::Paint(colour) => Some(paints.paint(colour.index()).name(language).to_owned()),
        Move::Piece(number) | Move::PieceByBranch(number) => {
            Some(game_ui(position).piece_name(number, language))
        }
        Move::Chance(_) | Move::TimeUp | Move::Pass => None,
    }
}
