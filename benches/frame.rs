//! A frame of the app, with 15×15, 40×40 and 100×100 tiles: at rest, and while a flood travels. Nothing is drawn, so that
//! this is what the program itself does in a frame, apart from the drawing.

#[path = "../tests/app/headless.rs"]
mod headless;

use bevy::prelude::*;
use criterion::{Criterion, criterion_group, criterion_main};
use headless::headless;
use tessella::app::Screen;
use tessella::app::board::Flood;
use tessella::app::play::{MoveRequest, OnTable, TableRequest};
use tessella::app::storage::Storage;
use tessella::games::Rules;
use tessella::session::{Player, Session, Table};

/// The app with a game of so many tiles a side on the screen, at rest.
fn playing(side: u16) -> App {
    let mut app = headless(UVec2::new(1280, 800), Storage::nowhere());
    app.update();
    let code = format!("drench:{side}x{side},c6,m999#1").parse();
    let players = vec![Player::Human];
    let game = Session::new(code.expect("a sound game code"), players);
    let table = Table::new(game.expect("a game that can begin"));
    app.insert_resource(OnTable(Some(table)));
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Play);
    (0..60).for_each(|_| app.update());
    app
}

/// Makes the next move when the last flood has come to rest, and begins again when the board is one colour.
fn keep_flooding(app: &mut App) {
    if app.world().resource::<Flood>().travels() {
        return;
    }
    let game = app.world().resource::<OnTable>().game();
    let game = game.expect("a game on the table");
    let legal = game.position().legal_moves();
    match game.player_to_move() {
        Some((seat, _)) => {
            // The colours in turn.
            let mv = legal[game.cursor() % legal.len()];
            app.world_mut().write_message(MoveRequest { seat, mv });
        }
        None => {
            app.world_mut().write_message(TableRequest::Restart);
        }
    }
}

fn frame(criterion: &mut Criterion) {
    for side in [15, 40, 100] {
        let mut group = criterion.benchmark_group(format!("a frame with {side}x{side} tiles"));
        let mut app = playing(side);
        group.bench_function("at rest", |bencher| bencher.iter(|| app.update()));
        group.bench_function("during a flood", |bencher| {
            bencher.iter(|| {
                keep_flooding(&mut app);
                app.update();
            });
        });
        group.finish();
    }
}

criterion_group!(benches, frame);
criterion_main!(benches);
