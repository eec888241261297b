//! The authority over the game. Every move of every kind of player passes here.

use crate::app::core::storage::Storage;
use crate::app::core::{
    ChanceRequest, Committing, CurrentGame, GameRequest, Hint, Mode, MoveCommitted, MoveRefused,
    MoveRequest, Phase, PositionChanged, RedrawRequest, Screen, Step, Toast, draw_number, mode_of,
    waits,
};
use crate::app::net::{Net, RemoteRequest, is_shown, routes};
use crate::games::{IllegalMove, Move, Rules, Turn};
use crate::session::{HistoryStep, Session};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            ask_elsewhere.run_if(is_shown),
            (change_table, commit_moves).chain().run_if(not(is_shown)),
        )
            .in_set(Committing)
            .in_set(Step::Play)
            .run_if(in_state(Screen::Play)),
    );
}

/// Applies every change of the position other than a move.
fn change_table(
    mut requests: MessageReader<GameRequest>,
    mut table: ResMut<CurrentGame>,
    mut changed: MessageWriter<PositionChanged>,
    mut mode: ResMut<NextState<Mode>>,
    mut phase: ResMut<NextState<Phase>>,
    mut hint: ResMut<Hint>,
    mut toasts: MessageWriter<Toast>,
    storage: Res<Storage>,
) {
    for request in requests.read() {
        let Some(games) = table.0.as_mut() else {
            continue;
        };
        let stepped = match request {
            GameRequest::Undo => games.undo(),
            GameRequest::Redo => games.redo(),
            GameRequest::Restart | GameRequest::Begin(..) => {
                let begun = match request {
                    GameRequest::Begin(code, players) => {
                        Session::new(code.clone(), players.clone()).map(|game| games.begin(game))
                    }
                    _ => games.restart(),
                };
                match begun {
                    Ok(()) => HistoryStep::Game,
                    Err(error) => {
                        toasts.write(Toast(format!("That game cannot begin: {error}.")));
                        HistoryStep::Unchanged
                    }
                }
            }
        };
        if stepped == HistoryStep::Unchanged {
            continue;
        }
        if stepped == HistoryStep::Game {
            let game = games.game();
            mode.set(mode_of(game.players()));
            phase.set(match waits(game) {
                true => Phase::Paused,
                false => Phase::Playing,
            });
            let said = match request {
                GameRequest::Undo => "Back in the game before",
                GameRequest::Redo => "Forward to the game after",
                GameRequest::Restart => "The same board again. Undo brings the game back",
                GameRequest::Begin(..) => "A new board. Undo brings the old one back",
            };
            toasts.write(Toast(said.to_owned()));
        }
        *hint = Hint::None;
        changed.write(PositionChanged);
        storage.keep(games);
    }
}

/// Commits the requested moves of every kind of player.
fn commit_moves(
    mut requests: MessageReader<MoveRequest>,
    mut chances: MessageReader<ChanceRequest>,
    mut changed: MessageReader<PositionChanged>,
    mut table: ResMut<CurrentGame>,
    mut committed: MessageWriter<MoveCommitted>,
    mut refused: MessageWriter<MoveRefused>,
    mut hint: ResMut<Hint>,
    storage: Res<Storage>,
    phase: Res<State<Phase>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    // Requests for the previous position do not apply to this one.
    if changed.read().count() > 0 {
        requests.clear();
        chances.clear();
        return;
    }
    let asked: Vec<MoveRequest> = requests.read().copied().collect();
    // Several requests in a frame make one roll.
    let cast = chances.read().last().and_then(|&ChanceRequest { seat }| {
        let game = table.game()?;
        let is_due = game.position().to_move() == Turn::Chance(seat);
        let before = game.recorded_chance().filter(|_| is_due);
        let mv = before.or_else(|| game.position().chance_move(draw_number()))?;
        is_due.then_some(MoveRequest { seat, mv })
    });
    let asked = asked.into_iter().map(|asked| (asked, false));
    for (MoveRequest { seat, mv }, is_drawn) in asked.chain(cast.map(|cast| (cast, true))) {
        let Some(games) = table.0.as_mut() else {
            continue;
        };
        // A replay covers the game, and a paused game is hidden, so a request cannot be meant for it.
        if matches!(phase.get(), Phase::Replay | Phase::Paused) {
            continue;
        }
        redraw.request();
        // Players cannot choose a random outcome.
        if matches!(mv, Move::Chance(_)) && !is_drawn {
            let why = IllegalMove::WrongKind;
            refused.write(MoveRefused { seat, why });
            continue;
        }
        match games.play(seat, mv) {
            Ok(effects) => {
                *hint = Hint::None;
                let seq = games.game().cursor();
                committed.write(MoveCommitted {
                    seq,
                    seat,
                    mv,
                    effects,
                });
                storage.keep(games);
            }
            Err(why) => {
                refused.write(MoveRefused { seat, why });
            }
        }
    }
}

/// Sends requests to the server, which is the authority in network games. Its commits come back as events.
fn ask_elsewhere(
    mut moves: MessageReader<MoveRequest>,
    mut chances: MessageReader<ChanceRequest>,
    mut requests: MessageReader<GameRequest>,
    net: Res<Net>,
    table: Res<CurrentGame>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let Some(game) = table.game() else {
        return;
    };
    let moves = moves.read().map(|asked| RemoteRequest::Move(asked.mv));
    let chances = chances.read().map(|_| RemoteRequest::Chance).take(1);
    let steps = requests.read().filter_map(|request| match request {
        GameRequest::Undo => Some(RemoteRequest::Undo),
        GameRequest::Restart => Some(RemoteRequest::Restart),
        GameRequest::Redo | GameRequest::Begin(..) => None,
    });
    for wanted in moves.chain(chances).chain(steps) {
        routes(&net, game, wanted);
        redraw.request();
    }
}
