//! Actions that a screen reader requests: on widgets, which egui answers, and on tiles.

use super::board_nodes::cell_of;
use crate::board::Cursor;
use crate::core::{CurrentGame, FrameSystems, Input, InputQueue, KeySystems, RedrawAppExt, Screen};
use crate::ui;
use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};
use tessella_games::Rules;

pub(super) fn plugin(app: &mut App) {
    app.add_redraw_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            act_on_widgets
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            Update,
            act_on_tiles
                .in_set(FrameSystems::Input)
                .before(KeySystems)
                .run_if(in_state(Screen::Play)),
        );
}

/// Passes the requests to egui, which ignores those on tiles.
fn act_on_widgets(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    for request in requests.read() {
        for mut input in &mut inputs {
            let event = egui::Event::AccessKitActionRequest(request.0.clone());
            input.events.push(event);
        }
    }
}

/// Presses tiles, and moves the focus to them.
fn act_on_tiles(
    mut requests: MessageReader<ActionRequest>,
    current: Res<CurrentGame>,
    mut cursor: ResMut<Cursor>,
    mut queue: ResMut<InputQueue>,
    mut contexts: EguiContexts,
) -> Result {
    let context = contexts.ctx_mut()?;
    for request in requests.read() {
        let Some(board) = current.game().map(|game| game.position().board()) else {
            continue;
        };
        match (request.action, cell_of(request.target_node, board.len())) {
            (Action::Click, Some(cell)) => queue.push(Input::Tile {
                cell,
                again: false,
                is_inexact: false,
            }),
            (Action::Focus, Some(cell)) => {
                cursor.move_to(board, cell);
                context.memory_mut(|memory| memory.request_focus(ui::board_id()));
            }
            _ => {}
        }
    }
    Ok(())
}
