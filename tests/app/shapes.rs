//! Every game on every shape of board in every mode, played to its end in the app; and the pairs that do not fit.

use crate::stage::{Stage, TALL, WIDE, game};
use bevy::input::keyboard::Key;
use bevy::prelude::{ColorMaterial, KeyCode, Mesh2d, MeshMaterial2d, Vec2, With};
use std::collections::HashSet;
use tessella::app::board::{Picture, Tile};
use tessella::app::last_setup::Kind;
use tessella::app::settings::Motion;
use tessella::app::storage::Storage;
use tessella::app::{Cursor, Phase, Screen};
use tessella::boards::{CellId, Shape};
use tessella::games::drench::Drench;
use tessella::games::{Colour, Effect, Game, Level, Move, Outcome, Position, Rules, Seat};
use tessella::session::{GameCode, Player};

/// What a pair of a game and a kind of board leads to.
enum Pair {
    /// It is played on boards of these words.
    Fits(&'static [&'static str]),
    /// It is refused, with this reason, on a board of this word.
    Refused(&'static str, &'static str),
}

/// The one list: a new game, or a new kind of board, does not compile before it is in it.
fn pair(game: Game, kind: Kind) -> Pair {
    use Pair::{Fits, Refused};
    match (game, kind) {
        (Game::Drench, Kind::Squares) => Fits(&[
            "7x5",
            "6x6,n8",
            "6x7,wrap",
            "6x6,n8,wrap",
            "7x7,holes3.3+0.1+6.5",
            "8x8,hills4-3",
        ]),
        (Game::Drench, Kind::Hexes) => Fits(&[
            "hex6x6",
            "hex6x5,even-rows",
            "hex6x6,odd-columns",
            "hex5x6,even-columns",
            "hex7x7,hills3-2",
        ]),
        (Game::Drench, Kind::Map) => Fits(&[
            "map24-5",
            "map30-2,hills3-9",
            "map@Test~Ada.0.0.10.0.10.10.0.10~Bea.10.0.20.0.20.10.10.10~Cleo.0.10.10.10.10.20.0.20~Dora.10.10.20.10.20.20.10.20~Eve.30.0.40.0.40.10.30.10~Fay.30.10.40.10.40.20.30.20~Ada-Bea~Ada-Cleo~Bea-Dora~Cleo-Dora~Bea-Eve~Eve-Fay~Dora-Fay",
        ]),
        (Game::Drench, Kind::Cube) => Fits(&["3x3x3", "4x2x3,n26", "3x4x3,hills3-1"]),
        (Game::Drench, Kind::Ring) => Fits(&["ring16", "ring21"]),
        (Game::Drench, Kind::Track) => Refused("track20", "on an open track every move"),
    }
}

/// The words of the first board of each kind that Drench is played on.
fn a_board_of_each_kind() -> impl Iterator<Item = &'static str> {
    Kind::ALL
        .iter()
        .filter_map(|&kind| match pair(Game::Drench, kind) {
            Pair::Fits(boards) => Some(boards[0]),
            Pair::Refused(..) => None,
        })
}

const MODES: [(&str, &[Player]); 3] = [
    ("", &[Player::Human]),
    (",s2", &[Player::Human, Player::Human]),
    (",s2", &[Player::Human, Player::Computer(Level::Easy)]),
];

fn drench(stage: &Stage) -> &Drench {
    let Position::Drench(drench) = stage.game().position();
    drench
}

/// A colour that leads to the end: alone the solver's, with two the one that takes most.
fn good_colour(stage: &Stage, seat: Seat) -> Colour {
    let position = drench(stage);
    if position.limit().is_some() {
        return position.quick_solution()[0];
    }
    let taken = |colour: &Colour| {
        let effects = position.effects(seat, Move::Paint(*colour));
        let taken = effects.iter();
        taken
            .filter(|effect| matches!(effect, Effect::Taken { .. }))
            .count()
    };
    let colours = stage.legal();
    colours.into_iter().max_by_key(taken).expect("a legal move")
}

/// Plays to the end, by key, by click and by touch in turn.
fn play_to_the_end(stage: &mut Stage) -> Outcome {
    for turn in 0.. {
        assert!(turn < 400, "{} does not end", stage.game().code());
        let Some((seat, player)) = stage.game().player_to_move() else {
            break;
        };
        let before = stage.cursor();
        if player != Player::Human {
            stage.until("the computer moves", |stage| stage.cursor() > before);
            continue;
        }
        let colour = good_colour(stage, seat);
        let position = drench(stage);
        let shown = position
            .board()
            .cells()
            .find(|&cell| position.flood().shown(cell) == colour);
        match (turn % 3, shown) {
            (1, Some(cell)) => stage.click(stage.place_of(cell)),
            (2, Some(cell)) => stage.touch(stage.place_of(cell)),
            _ => stage.digit(colour),
        }
        assert!(stage.cursor() > before, "{}: no move", stage.game().code());
    }
    stage.until("the result is shown", |stage| {
        stage.phase() == Some(Phase::Over)
    });
    stage
        .game()
        .position()
        .outcome()
        .expect("the end of the game")
}

#[test]
fn every_game_is_played_on_every_shape_in_every_mode_or_refused_with_its_reason() {
    for (at, (&game_kind, &kind)) in Game::ALL
        .iter()
        .flat_map(|game| Kind::ALL.iter().map(move |kind| (game, kind)))
        .enumerate()
    {
        match pair(game_kind, kind) {
            Pair::Fits(boards) => {
                for words in boards {
                    for (seats, players) in MODES {
                        let code = format!("{}:{words},c5{seats}#{at}", game_kind.name());
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
            Pair::Refused(words, reason) => {
                let code = format!("{}:{words}#1", game_kind.name());
                let error = code
                    .parse::<GameCode>()
                    .expect_err("a pair that does not fit");
                assert!(error.to_string().contains(reason), "{code}: {error}");
                let mut stage = Stage::open(TALL, Storage::nowhere());
                stage.press("Play alone");
                stage.press(kind.name());
                let shows = |stage: &Stage| stage.words().iter().any(|said| said.contains(reason));
                assert!(shows(&stage), "{code}: {:?}", stage.words());
            }
        }
    }
}

#[test]
fn the_set_up_offers_a_board_of_each_kind_and_plays_it() {
    for kind in Kind::ALL {
        let Pair::Fits(_) = pair(Game::Drench, kind) else {
            continue;
        };
        for size in [WIDE, TALL] {
            let mut stage = Stage::open(size, Storage::nowhere());
            stage.press("Play alone");
            stage.press(kind.name());
            stage.press("Play");
            stage.until("the game begins", |stage| stage.screen() == Screen::Play);
            let shape = drench(&stage).board().shape();
            let is_kind = match shape {
                Shape::Square(_) => kind == Kind::Squares,
                Shape::Hex(_) => kind == Kind::Hexes,
                Shape::Map(_) => kind == Kind::Map,
                Shape::Cube(_) => kind == Kind::Cube,
                Shape::Track(_) => kind == Kind::Ring,
            };
            assert!(is_kind, "{kind:?} leads to {shape:?}");
        }
    }
}

#[test]
fn every_tile_of_every_shape_is_hit_where_it_is_drawn() {
    for words in a_board_of_each_kind() {
        let code = format!("drench:{words},c5#3");
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
fn arrows_lead_over_every_shape() {
    for words in a_board_of_each_kind() {
        let code = format!("drench:{words},c5#3");
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
fn tiles_share_meshes_and_materials_where_their_shape_allows() {
    for (words, most) in [
        ("12x12", 1),
        ("12x12,hills4-1", 1),
        ("hex12x12", 1),
        ("4x4x4", 1),
        ("map30-1", 30),
    ] {
        let code = format!("drench:{words},c6#3");
        let mut stage = Stage::playing(game(&code, &[Player::Human]));
        let world = stage.world();
        let mut tiles = world.query_filtered::<(&Picture, &Mesh2d), With<Tile>>();
        let meshes: HashSet<_> = tiles
            .iter(world)
            .map(|(picture, mesh)| (picture.holder.is_some(), mesh.0.id()))
            .collect();
        assert!(meshes.len() <= 2 * most, "{code}: {} meshes", meshes.len());
        let mut tiles = world.query_filtered::<&MeshMaterial2d<ColorMaterial>, With<Tile>>();
        let materials: HashSet<_> = tiles.iter(world).map(|material| material.0.id()).collect();
        let heights = drench(&stage).board().heights();
        let levels = heights.map_or(1, |heights| usize::from(heights.highest()) + 1);
        assert!(
            materials.len() <= 6 * levels,
            "{code}: {} materials",
            materials.len()
        );
    }
}
