//! Time per frame of the app, with 15×15 tiles and with about 10,000 of each shape: idle, during the animation of a
//! flood, while the view is moved, and while a replay is dragged. Nothing is rendered, so only the work of the program itself is measured.

use bevy::prelude::*;
use criterion::{Criterion, criterion_group, criterion_main};
use std::time::{Duration, Instant};
use tessella::board::{AnimationClock, View};
use tessella::core::Screen;
use tessella::core::storage::Storage;
use tessella::core::{CurrentGame, GameRequest, Phase, ReplayRequest};
use tessella_games::Rules;
use tessella_session::{GameLibrary, Player, Session};
use tessella_window_test_support::headless;

/// Boards: a usual one, and about 10,000 tiles of each shape.
const BOARDS: [&str; 9] = [
    "15x15",
    "100x100",
    "100x100,n8",
    "100x100,hills5-1",
    "hex100x100",
    "hex100x100,hills5-1",
    "map10000-1",
    "21x21x22",
    "ring10000",
];

/// Creates the app with an idle game on this board on the screen.
fn playing(board: &str) -> App {
    let mut app = headless(UVec2::new(1280, 800), 1.0, Storage::nowhere());
    app.update();
    let code = format!("drench:{board},c6,m999#1").parse();
    let players = vec![Player::Human];
    let game = Session::new(code.expect("a sound game code"), players);
    let table = GameLibrary::new(game.expect("a game that can begin"));
    app.insert_resource(CurrentGame::new(table));
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Play);
    (0..60).for_each(|_| app.update());
    app
}

/// Makes the next move when the last flood animation has ended, and starts again when the board has one colour.
fn keep_flooding(app: &mut App) {
    if app.world().resource::<AnimationClock>().is_running() {
        return;
    }
    let game = app.world().resource::<CurrentGame>().game();
    let game = game.expect("a game on the table");
    let legal = game.position().legal_moves();
    match game.player_to_move() {
        Some((seat, _)) => {
            // Takes the colours in turn.
            let mv = legal[game.cursor() % legal.len()];
            app.world_mut()
                .write_message(GameRequest::Move { seat, mv });
        }
        None => {
            app.world_mut().write_message(GameRequest::Restart);
        }
    }
}

/// Zooms in, and pans the view back and forth.
fn keep_moving(app: &mut App, frame: u32) {
    let mut view = app.world_mut().resource_mut::<View>();
    if !view.is_zoomed() {
        let middle = view.middle();
        view.zoom_at(middle, 3.0);
    }
    let by = if frame % 40 < 20 { 2.0 } else { -2.0 };
    view.pan(Vec2::new(by, by));
}

fn frame(criterion: &mut Criterion) {
    for board in BOARDS {
        let mut group = criterion.benchmark_group(format!("a frame of {board}"));
        let mut app = playing(board);
        group.bench_function("at rest", |bencher| bencher.iter(|| app.update()));
        group.bench_function("during a flood", |bencher| {
            bencher.iter(|| {
                keep_flooding(&mut app);
                app.update();
            });
        });
        let mut frame = 0;
        group.bench_function("while it is moved", |bencher| {
            bencher.iter(|| {
                frame += 1;
                keep_moving(&mut app, frame);
                app.update();
            });
        });
        group.finish();
    }
}

/// Number of frames of each board that are timed individually.
const FRAMES: usize = 600;

/// Measures the longest frame of whole games, which a mean would hide. Each frame is timed in three runs, and its
/// shortest time counts, because a longer one is caused by other programs.
fn longest_frame(_: &mut Criterion) {
    for board in BOARDS {
        let mut frames = vec![Duration::MAX; FRAMES];
        for _ in 0..3 {
            let mut app = playing(board);
            for shortest in &mut frames {
                keep_flooding(&mut app);
                let begin = Instant::now();
                app.update();
                *shortest = begin.elapsed().min(*shortest);
            }
        }
        let longest = frames.iter().max().copied().unwrap_or_default();
        println!("the longest of {FRAMES} frames of {board} in floods: {longest:.2?}");
    }
}

/// Number of moves of the replayed game.
const REPLAYED: usize = 200;

/// Measures frames in which a replay of 200 moves goes to any of its positions, as while its bar is dragged.
fn scrub(criterion: &mut Criterion) {
    let mut app = headless(UVec2::new(1280, 800), 1.0, Storage::nowhere());
    app.update();
    let code = "race:ring60,s4,p4#1".parse().expect("a sound game code");
    let game = Session::new(code, vec![Player::Human; 4]);
    let mut game = game.expect("a game that can begin");
    game.play_computer_moves(REPLAYED).expect("legal moves");
    assert_eq!(game.cursor(), REPLAYED);
    app.insert_resource(CurrentGame::new(GameLibrary::new(game)));
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Play);
    (0..10).for_each(|_| app.update());
    app.world_mut()
        .resource_mut::<NextState<Phase>>()
        .set(Phase::Replay);
    (0..10).for_each(|_| app.update());
    let mut ply = 0;
    let mut step = |app: &mut App| {
        ply = (ply + 73) % (REPLAYED + 1);
        app.world_mut().write_message(ReplayRequest::GoTo(ply));
        let begin = Instant::now();
        app.update();
        begin.elapsed()
    };
    let longest = (0..FRAMES).map(|_| step(&mut app)).max();
    let longest = longest.unwrap_or_default();
    println!("the longest of {FRAMES} frames of a replay of {REPLAYED} moves: {longest:.2?}");
    criterion.bench_function("a frame of a replay that is dragged", |bencher| {
        bencher.iter(|| step(&mut app));
    });
}

criterion_group!(benches, scrub, longest_frame, frame);
criterion_main!(benches);
