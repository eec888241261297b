//! Every game on every shape of board in every mode, played to its end in the app, and the rejected pairs.

use crate::stage::{Stage, TALL, WIDE, game};
use bevy::input::keyboard::Key;
use bevy::prelude::{ColorMaterial, KeyCode, Mesh2d, MeshMaterial2d, Vec2, With};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use tessella::board::{Cursor, Picked, Tile, TileVisual};
use tessella::core::settings::Motion;
use tessella::core::storage::Storage;
use tessella::core::{BoardOrientation, Phase, Screen};
use tessella::drawing::tile_style::holder;
use tessella::drawing::{polygon, shapes};
use tessella::games::Kind;
use tessella_boards::{CellId, Direction, Shape};
use tessella_games::GameCode;
use tessella_games::drench::Drench;
use tessella_games::{Colour, Expected, Game, Level, Move, Outcome, Position, Rules, Seat};
use tessella_language::Language;
use tessella_session::Player;

/// Expected result for a pair of a game and a kind of board.
enum Pair {
    /// Playable on the boards of these code words.
    Fits(&'static [&'static str]),
    /// Rejected as an unsupported board, which this code word names.
    Refused(&'static str),
}

/// Lists all pairs. A new game or kind of board does not compile without an entry.
fn pair(game: Game, kind: Kind) -> Pair {
    use Pair::{Fits, Refused};
    match (game, kind) {
        (Game::Drench, Kind::Squares) => Fits(&[
            "7x5,c5",
            "6x6,n8,c5",
            "6x7,wrap,c5",
            "6x6,n8,wrap,c5",
            "7x7,holes3.3+0.1+6.5,c5",
            "8x8,hills4-3,c5",
        ]),
        (Game::Drench, Kind::Hexes) => Fits(&[
            "hex6x6,c5",
            "hex6x5,even-rows,c5",
            "hex6x6,odd-columns,c5",
            "hex5x6,even-columns,c5",
            "hex7x7,hills3-2,c5",
        ]),
        (Game::Drench, Kind::Map) => Fits(&[
            "map24-5,c5",
            "map30-2,hills3-9,c5",
            "map@Test~Ada.0.0.10.0.10.10.0.10~Bea.10.0.20.0.20.10.10.10~Cleo.0.10.10.10.10.20.0.20~Dora.10.10.20.10.20.20.10.20~Eve.30.0.40.0.40.10.30.10~Fay.30.10.40.10.40.20.30.20~Ada-Bea~Ada-Cleo~Bea-Dora~Cleo-Dora~Bea-Eve~Eve-Fay~Dora-Fay,c5",
        ]),
        (Game::Drench, Kind::Cube) => Fits(&["3x3x3,c5", "4x2x3,n26,c5", "3x4x3,hills3-1,c5"]),
        (Game::Drench, Kind::Hypercube) => Fits(&["3x3x3x3,c5", "2x3x2x3,n80,c5"]),
        (Game::Drench, Kind::Ring) => Fits(&["ring16,c5", "ring21,c5"]),
        (Game::Drench, Kind::Track) => Refused("track20"),
        (Game::Link, Kind::Squares) => Fits(&[
            "4x4,f6",
            "5x4,f8,untimed",
            "4x4,f4,down,untimed",
            "4x5,f4,up,untimed",
            "6x3,f5,left,untimed",
            "4x4,f5,right,untimed",
            "5x4,f5,middle,untimed",
        ]),
        (Game::Link, Kind::Hexes) => Fits(&[
            "hex4x4,f6,untimed",
            "hex4x5,even-rows,f5",
            "hex5x4,odd-columns,f5,untimed",
            "hex4x4,even-columns,f8,untimed",
        ]),
        (Game::Link, Kind::Map) => Refused("map20-1"),
        (Game::Link, Kind::Cube) => Refused("4x4x4"),
        (Game::Link, Kind::Hypercube) => Refused("3x3x3x3"),
        (Game::Link, Kind::Ring) => Refused("ring20"),
        (Game::Link, Kind::Track) => Refused("track20"),
        (Game::LightBlock, Kind::Squares) => {
            Fits(&["5x5,b8", "4x4,n8,b6", "6x5,hills4-1,b8", "3x3,b0"])
        }
        (Game::LightBlock, Kind::Hexes) => {
            Fits(&["hex5x4,b8", "hex4x4,even-columns,b6", "hex5x5,hills3-2,b8"])
        }
        (Game::LightBlock, Kind::Map) => Fits(&["map14-3,b8", "map18-5,hills3-1,b8"]),
        (Game::LightBlock, Kind::Cube) => Fits(&["3x3x3,b12", "2x3x3,n26,b8"]),
        (Game::LightBlock, Kind::Hypercube) => Fits(&["3x3x2x2,b12", "2x2x2x2,n80,b8"]),
        (Game::LightBlock, Kind::Ring) => Refused("ring20"),
        (Game::LightBlock, Kind::Track) => Refused("track20"),
        (Game::InARow, Kind::Squares) => Fits(&["3x3,k3", "5x4,k4,fall", "6x6,k4"]),
        (Game::InARow, Kind::Hexes) => Fits(&["hex4x4,k3", "hex5x4,even-rows,k4"]),
        (Game::InARow, Kind::Cube) => Fits(&["3x3x3,k3", "4x4x4,k4,fall"]),
        (Game::InARow, Kind::Hypercube) => Fits(&["3x3x3x3,k3", "4x3x3x4,k4,fall"]),
        (Game::InARow, Kind::Map) => Refused("map20-1"),
        (Game::InARow, Kind::Ring) => Refused("ring20"),
        (Game::InARow, Kind::Track) => Refused("track20"),
        (Game::Blockade, Kind::Squares) => Fits(&["5x5,b2", "5x5,n8,r2,b2", "6x6,hills3-1,b2"]),
        (Game::Blockade, Kind::Hexes) => Fits(&["hex5x5,b2", "hex5x6,even-columns,b2"]),
        (Game::Blockade, Kind::Map) => Fits(&["map24-3,b2"]),
        (Game::Blockade, Kind::Cube) => Refused("4x4x4"),
        (Game::Blockade, Kind::Hypercube) => Refused("3x3x3x3"),
        (Game::Blockade, Kind::Ring) => Refused("ring20"),
        (Game::Blockade, Kind::Track) => Refused("track20"),
        (Game::Race, Kind::Track) => Fits(&["track20", "track30,exact,once"]),
        (Game::Race, Kind::Ring) => Fits(&["ring18,p1", "ring24,p2,once"]),
        (Game::Race, Kind::Squares) => Refused("10x10"),
        (Game::Race, Kind::Hexes) => Refused("hex10x10"),
        (Game::Race, Kind::Map) => Refused("map20-1"),
        (Game::Race, Kind::Cube) => Refused("4x4x4"),
        (Game::Race, Kind::Hypercube) => Refused("3x3x3x3"),
    }
}

/// Returns the code word of the first board of each kind that Drench supports.
fn a_board_of_each_kind() -> impl Iterator<Item = &'static str> {
    Kind::ALL
        .iter()
        .filter_map(|&kind| match pair(Game::Drench, kind) {
            Pair::Fits(boards) => Some(boards[0]),
            Pair::Refused(_) => None,
        })
}

const HUMAN: Player = Player::Human;
const EASY: Player = Player::Computer(Level::Easy);

/// Returns the player modes of a game, each with the code word for its number of seats.
fn modes(game: Game) -> &'static [(&'static str, &'static [Player])] {
    match game {
        Game::Drench => &[
            ("", &[HUMAN]),
            (",s2", &[HUMAN, HUMAN]),
            (",s2", &[HUMAN, EASY]),
        ],
        Game::Link | Game::LightBlock => &[("", &[HUMAN])],
        Game::Blockade => &[(",s2", &[HUMAN, HUMAN]), (",s2", &[HUMAN, EASY])],
        Game::InARow | Game::Race => &[
            (",s2", &[HUMAN, HUMAN]),
            (",s2", &[HUMAN, EASY]),
            (",s3", &[EASY, HUMAN, EASY]),
        ],
    }
}

fn drench(stage: &Stage) -> &Drench {
    match stage.game().position() {
        Position::Drench(drench) => drench,
        _ => panic!("a game of Drench"),
    }
}

/// Returns a move that leads to the end of the game.
pub fn good_move(stage: &Stage) -> Move {
    let position = stage.game().position();
    let stop = AtomicBool::new(false);
    match position {
        Position::Drench(drench) if drench.limit().is_some() => {
            Move::Paint(drench.quick_solution()[0])
        }
        // A player who captures nothing for long ends the game with another result than the intended one.
        Position::Drench(_)
        | Position::Link(_)
        | Position::LightBlock(_)
        | Position::Blockade(_) => {
            let mv = position.computer_move(Level::Easy, &stop);
            mv.expect("somebody is to move")
        }
        Position::InARow(_) | Position::Race(_) => position.legal_moves()[0],
    }
}

/// Chooses a tile with arrows and Enter, with a click or with a touch.
fn choose(stage: &mut Stage, device: usize, cell: CellId) {
    let has_focus = |stage: &Stage| {
        let layer = stage.game().position().board().layer(cell);
        let view = stage.resource::<BoardOrientation>().stack;
        view.is_none_or(|view| Some(view.focus) == layer)
    };
    if !device.is_multiple_of(3) && !has_focus(stage) {
        match device % 3 {
            1 => stage.point_at(stage.place_in_layer_of(cell)),
            _ => stage.touch(stage.place_in_layer_of(cell)),
        }
        stage.frames(2);
        assert!(has_focus(stage), "{cell:?}");
    }
    match device % 3 {
        0 => stage.choose_by_arrows(cell),
        1 => stage.click(stage.place_of(cell)),
        _ => stage.touch(stage.place_of(cell)),
    }
}

/// Makes a move with one of three input devices.
pub fn make(stage: &mut Stage, device: usize, mv: Move) {
    match mv {
        Move::Paint(colour) => {
            let mut cells = drench(stage).board().cells();
            let flood = drench(stage).flood();
            let shown = cells.find(|&cell| flood.shown(cell) == colour);
            match (device % 3, shown) {
                (1, Some(cell)) => stage.click(stage.place_of(cell)),
                (2, Some(cell)) => stage.touch(stage.place_of(cell)),
                _ => stage.digit(colour),
            }
        }
        Move::Pair(a, b) => {
            choose(stage, device, a);
            choose(stage, device, b);
        }
        Move::Cell(cell) => match stage.game().position() {
            // On squares, the arrows move the piece itself.
            Position::LightBlock(light) if device.is_multiple_of(3) => {
                let board = light.board();
                let is_walked = board.directions() == Direction::ORTHOGONAL;
                let mut arrows = Direction::ORTHOGONAL.into_iter();
                match arrows.find(|&arrow| board.step(light.at(), arrow) == Some(cell)) {
                    Some(arrow) if is_walked => stage.arrow(arrow),
                    _ => choose(stage, device, cell),
                }
            }
            // The first press chooses the runner.
            Position::Blockade(game) => {
                let seat = game.to_move().seat().expect("a seat to move");
                let runner = game.runner(seat);
                choose(stage, device, runner);
                choose(stage, device, cell);
            }
            _ => choose(stage, device, cell),
        },
        Move::Build(first, second) => {
            choose(stage, device, first);
            choose(stage, device, second.unwrap_or(first));
        }
        Move::Fly(cell) => {
            let position = stage.game().position();
            let seat = position.to_move().seat().expect("a seat to move");
            let runner = position.pieces()[seat.index()].at;
            choose(stage, device, runner.expect("a runner on the board"));
            // The first press asks, because a flight is rare.
            let before = stage.cursor();
            choose(stage, device, cell);
            assert_eq!(stage.cursor(), before, "a flight takes two presses");
            assert_eq!(stage.resource::<Picked>().target, Some(cell));
            choose(stage, device, cell);
        }
        Move::Piece(number) => stage.digit(Colour(number)),
        Move::PieceByBranch(number) => match stage.game().position() {
            Position::Race(race) => stage.digit(Colour(race.setup().pieces() + number)),
            _ => panic!("only races have branches"),
        },
        Move::Chance(_) => match device % 3 {
            0 => stage.key(KeyCode::Enter, Key::Enter),
            1 => stage.key(KeyCode::Space, Key::Space),
            _ => stage.click(stage.place_of(CellId(3))),
        },
        Move::TimeUp | Move::Pass => panic!("nobody asks for that"),
    }
}

/// Plays to the end. `play` makes the move of a person, or requests a random outcome, in the turn with this number.
pub fn play_turns(stage: &mut Stage, mut play: impl FnMut(&mut Stage, usize)) {
    for turn in 0.. {
        assert!(turn < 1500, "{} does not end", stage.game().code());
        let Some((_, player)) = stage.game().player_to_move() else {
            break;
        };
        let before = stage.cursor();
        if player == HUMAN {
            play(stage, turn);
        }
        stage.until("a move", |stage| stage.cursor() > before);
        stage.frame();
    }
    stage.until("the result is shown", |stage| {
        stage.phase() == Some(Phase::Over)
    });
}

/// Plays to the end with keys, clicks and touches in turn.
fn play_to_the_end(stage: &mut Stage) -> Outcome {
    if stage.phase() == Some(Phase::Paused) {
        stage.press("Start");
    }
    play_turns(stage, |stage, turn| {
        let mv = good_move(stage);
        make(stage, turn, mv);
    });
    stage
        .game()
        .position()
        .outcome()
        .expect("the end of the game")
}

/// Plays a game on every board of every kind, or checks its rejection.
fn play_everywhere(of: Game) {
    for (at, &kind) in Kind::ALL.iter().enumerate() {
        match pair(of, kind) {
            Pair::Fits(boards) => {
                for words in boards {
                    for (seats, players) in modes(of) {
                        let code = format!("{}:{words}{seats}#{at}", of.name());
                        let window = if at % 2 == 0 { WIDE } else { TALL };
                        let game = game(&code, players);
                        let mut stage = Stage::playing_in(window, Storage::nowhere(), game);
                        stage.set_motion(Motion::Off);
                        let outcome = play_to_the_end(&mut stage);
                        if players.len() == 1 {
                            assert_eq!(outcome, Outcome::Won(Seat::FIRST), "{code}");
                        }
                    }
                }
            }
            Pair::Refused(words) => {
                let code = format!("{}:{words}#1", of.name());
                let error = code
                    .parse::<GameCode>()
                    .expect_err("a pair that does not fit");
                let unsupported = Expected::FittingBoard(of.sizes().unsupported);
                assert_eq!(error.expected(), &unsupported, "{code}");
                let mut stage = Stage::open(TALL, Storage::nowhere());
                stage.open_setup(of.english_title());
                assert!(
                    !stage.shows(kind.name(Language::English)),
                    "{code}: {:?}",
                    stage.words()
                );
            }
        }
    }
}

#[test]
fn drench_plays_on_every_shape_or_is_rejected_with_message() {
    play_everywhere(Game::Drench);
}

#[test]
fn link_plays_on_every_shape_or_is_rejected_with_message() {
    play_everywhere(Game::Link);
}

#[test]
fn light_block_plays_on_every_shape_or_is_rejected_with_message() {
    play_everywhere(Game::LightBlock);
}

#[test]
fn in_a_row_plays_on_every_shape_or_is_rejected_with_message() {
    play_everywhere(Game::InARow);
}

#[test]
fn race_plays_on_every_shape_or_is_rejected_with_message() {
    play_everywhere(Game::Race);
}

#[test]
fn blockade_works_on_every_board_with_every_input_device() {
    play_everywhere(Game::Blockade);
}

#[test]
fn setup_offers_and_plays_board_of_each_kind() {
    for (&of, kind) in Game::ALL
        .iter()
        .flat_map(|of| Kind::ALL.map(|kind| (of, kind)))
    {
        let Pair::Fits(_) = pair(of, kind) else {
            continue;
        };
        for size in [WIDE, TALL] {
            let mut stage = Stage::open(size, Storage::nowhere());
            stage.open_setup(of.english_title());
            stage.press(kind.name(Language::English));
            stage.press("Play");
            stage.until("the game begins", |stage| stage.screen() == Screen::Play);
            assert_eq!(stage.game().code().setup.game(), of);
            let shape = stage.game().position().board().shape();
            let is_kind = match shape {
                Shape::Square(_) => kind == Kind::Squares,
                Shape::Hex(_) => kind == Kind::Hexes,
                Shape::Map(_) => kind == Kind::Map,
                Shape::Cube(_) => kind == Kind::Cube,
                Shape::Hypercube(_) => kind == Kind::Hypercube,
                Shape::Track(track) if track.ring => kind == Kind::Ring,
                Shape::Track(_) => kind == Kind::Track,
            };
            assert!(is_kind, "{kind:?} leads to {shape:?}");
        }
    }
}

#[test]
fn tiles_of_every_shape_are_hit_where_drawn() {
    for words in a_board_of_each_kind() {
        let code = format!("drench:{words}#3");
        let mut stage = Stage::playing(game(&code, &[Player::Human]));
        let cells: Vec<CellId> = drench(&stage).board().cells().collect();
        for cell in cells {
            stage.point_at(stage.place_of(cell));
            stage.frame();
            assert_eq!(stage.resource::<Cursor>().cell, cell, "{code}");
        }
        let beside = stage.arrangement().board.left_top();
        let before = stage.resource::<Cursor>().cell;
        stage.point_at(Vec2::new(beside.x - 4.0, beside.y - 4.0));
        stage.frame();
        assert_eq!(stage.resource::<Cursor>().cell, before, "{code}");
    }
}

#[test]
fn arrows_move_cursor_on_every_shape() {
    for words in a_board_of_each_kind() {
        let code = format!("drench:{words}#3");
        let mut stage = Stage::playing(game(&code, &[Player::Human]));
        let arrows = [
            (KeyCode::ArrowRight, Key::ArrowRight),
            (KeyCode::ArrowDown, Key::ArrowDown),
            (KeyCode::ArrowLeft, Key::ArrowLeft),
            (KeyCode::ArrowUp, Key::ArrowUp),
        ];
        let mut seen = HashSet::new();
        for lap in 0..60usize {
            let (code, key) = arrows[(lap / 5 + lap % 2) % 4].clone();
            stage.key(code, key);
            stage.frame();
            assert!(stage.resource::<Cursor>().shown);
            seen.insert(stage.resource::<Cursor>().cell);
        }
        assert!(seen.len() > 6, "{code}: only {} cells", seen.len());
    }
}

#[test]
fn tiles_of_equal_shape_share_meshes_and_materials() {
    for (words, most) in [
        ("12x12", 1),
        ("12x12,hills4-1", 4),
        ("hex12x12", 1),
        ("4x4x4", 1),
        ("map30-1", 30),
    ] {
        let code = format!("drench:{words},c6#3");
        let mut stage = Stage::playing(game(&code, &[Player::Human]));
        let world = stage.world();
        let mut tiles = world.query_filtered::<(&TileVisual, &Mesh2d), With<Tile>>();
        let meshes: HashSet<_> = tiles
            .iter(world)
            .map(|(picture, mesh)| (holder(picture.look).is_some(), mesh.0.id()))
            .collect();
        assert!(meshes.len() <= 2 * most, "{code}: {} meshes", meshes.len());
        let mut tiles = world.query_filtered::<&MeshMaterial2d<ColorMaterial>, With<Tile>>();
        let materials: HashSet<_> = tiles.iter(world).map(|material| material.0.id()).collect();
        // Paint is lighter the higher it is.
        let levels = if words.contains("hills") { most } else { 1 };
        let most = 6 * levels;
        assert!(materials.len() <= most, "{code}: {}", materials.len());
    }
}

/// Returns the distance of a point from an outline.
fn distance_to_outline(outline: &[Vec2], at: Vec2) -> f32 {
    let distances = (0..outline.len()).map(|side| {
        let (from, to) = (outline[side], outline[(side + 1) % outline.len()]);
        let along = to - from;
        let share = (at - from).dot(along) / along.length_squared().max(f32::EPSILON);
        at.distance(from + along * share.clamp(0.0, 1.0))
    });
    distances.fold(f32::INFINITY, f32::min)
}

#[test]
fn frames_around_tiles_have_no_spikes() {
    for words in a_board_of_each_kind() {
        let code: GameCode = format!("drench:{words}#3").parse().expect("a code");
        let board = code.setup.plan().build().expect("a board");
        for cell in board.cells().take(12) {
            for thickness in [0.02, 0.05, 0.1, 0.14, 0.2] {
                let triangles = shapes::frame(&board, cell, thickness);
                let (corners, centre) = (board.outline(cell), board.centre(cell));
                let outline: Vec<Vec2> = corners
                    .iter()
                    .map(|at| Vec2::new(at.x - centre.x, at.y - centre.y))
                    .collect();
                let rounded = polygon::rounded(&outline, 0.2 * shapes::middle_side(&outline));
                let is_outer = |at: Vec2| distance_to_outline(&rounded, at) < 1e-3;
                let corners = triangles.iter().flatten().copied();
                let inner: Vec<Vec2> = corners.filter(|&at| !is_outer(at)).collect();
                assert!(!inner.is_empty(), "{words}: no frame");
                let case = format!("{words}, {cell:?}, {thickness}");
                // The outlines of maps wind, and the frame is narrower in their narrow places.
                let is_plain = !words.starts_with("map");
                for at in inner {
                    let distance = distance_to_outline(&rounded, at);
                    let (least, most) = if is_plain {
                        (0.97 * thickness, 1.6 * thickness)
                    } else {
                        (0.0, 4.0 * thickness + 0.05)
                    };
                    assert!(
                        (least..=most).contains(&distance),
                        "{case}: {distance} at {at}"
                    );
                }
                let area: f32 = triangles
                    .iter()
                    .map(|triangle| polygon::area(triangle).abs())
                    .sum();
                let length: f32 = (0..rounded.len())
                    .map(|side| rounded[side].distance(rounded[(side + 1) % rounded.len()]))
                    .sum();
                assert!(
                    !is_plain || area <= 1.01 * length * thickness,
                    "{case}: {area}"
                );
            }
        }
    }
}
