//! The status of the game and its controls, which each game draws in its own way.

use crate::board::{AnimationClock, View};
use crate::core::{CurrentGame, GameRequest, Hint, Input, InputQueue, Phase};
use crate::games::{Panel, SeatResult, UiAction, game_ui};
use crate::net::Net;
use crate::play::online;
use crate::play::parts::PlayScreen;
use crate::play::path_lines::{Previewed, SelectionState};
use crate::play::tools::is_computers_turn;
use crate::play::well::WellTexts;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, pos2};
use tessella_games::Rules;
use tessella_session::{Player, Session};

/// State that the status and the controls of a game show.
#[derive(SystemParam)]
pub(super) struct PanelState<'w> {
    hint: Res<'w, Hint>,
    net: Res<'w, Net>,
    well: Res<'w, WellTexts>,
    view: Res<'w, View>,
    selection: SelectionState<'w>,
    animation_clock: Res<'w, AnimationClock>,
}

impl PanelState<'_> {
    /// Returns what the cards say about the seats besides the position.
    fn seat_results(&self, screen: &PlayScreen) -> Result<Vec<Option<SeatResult>>> {
        Ok(match self.net.game_of(&screen.current) {
            Some(of) => online::seat_results(&self.net, of, screen.game()?, screen.phase()),
            None => Vec::new(),
        })
    }

    /// Returns `true` if the cards of the seats say whose turn it is.
    fn has_turns(&self, screen: &PlayScreen) -> Result<bool> {
        let is_over = match self.net.game_of(&screen.current) {
            Some(of) => of.result.is_some(),
            None => screen.game()?.position().outcome().is_some(),
        };
        Ok(screen.phase() != Phase::Replay && !is_over)
    }

    fn panel<'a>(
        &'a self,
        screen: &'a PlayScreen,
        results: &'a [Option<SeatResult>],
        zoom: f32,
    ) -> Result<Panel<'a>> {
        let game = screen.game()?;
        let (has_turns, in_lesson) = (self.has_turns(screen)?, screen.current.lesson().is_some());
        let is_animating = self.animation_clock.is_running();
        Ok(Panel {
            at: screen.at(),
            game,
            hint: &self.hint,
            in_lesson,
            has_turns,
            results,
            board: seen_board(&self.view, zoom),
            played: self.well.last().filter(|_| screen.phase() == Phase::Replay),
            log: if in_lesson {
                &[]
            } else {
                self.well.log(is_animating)
            },
            selection: self.selection.selection(),
            thinking: has_turns && is_computers_turn(game) && !is_animating,
            is_animating,
        })
    }
}

/// Returns the middle of the board and the side of a cell, in points, unless the board is zoomed.
fn seen_board(view: &View, zoom: f32) -> Option<(Pos2, f32)> {
    let pixels = view.pixels();
    let middle = (pixels.origin + pixels.extent * pixels.cell / 2.0) / zoom;
    let is_seen = !view.is_zoomed() && pixels.cell > 0.0;
    is_seen.then(|| (pos2(middle.x, middle.y), pixels.cell / zoom))
}

pub(super) fn draw_game_status(mut screen: PlayScreen, state: PanelState) -> Result {
    let ui = screen.ui("status")?;
    let results = state.seat_results(&screen)?;
    let panel = state.panel(&screen, &results, ui.ctx().zoom_factor())?;
    game_ui(panel.game.position()).draw_status(ui.painter(), &panel);
    Ok(())
}

/// Draws the controls of the game until it is over. Returns the action that was pressed.
pub(super) fn draw_game_controls(
    mut screen: PlayScreen,
    state: PanelState,
) -> Result<Option<UiAction>> {
    let ui = &mut screen.ui("controls")?;
    let lesson = screen.current.lesson();
    let has_controls = match screen.phase() {
        _ if lesson.is_some_and(|lesson| lesson.step().is_none()) => false,
        Phase::Playing => true,
        // A move was taken back, and the phase follows.
        Phase::Over => {
            state.net.game_of(&screen.current).is_none()
                && screen.game()?.position().outcome().is_none()
        }
        Phase::Paused | Phase::Replay => false,
    };
    if !has_controls {
        return Ok(None);
    }
    let results = state.seat_results(&screen)?;
    let panel = state.panel(&screen, &results, ui.ctx().zoom_factor())?;
    Ok(game_ui(panel.game.position()).draw_controls(ui, &panel))
}

/// Requests what a person pressed in the controls of the game, and shows what it would change.
pub(super) fn request_action(
    In(action): In<Option<UiAction>>,
    current: Res<CurrentGame>,
    mut previewed: ResMut<Previewed>,
    mut inputs: ResMut<InputQueue>,
    mut requests: MessageWriter<GameRequest>,
) {
    previewed.set_if_neq(Previewed(match action {
        Some(UiAction::Preview(mv)) => Some(mv),
        _ => None,
    }));
    let mover = current.game().and_then(Session::player_to_move);
    let (Some(action), Some((seat, Player::Human))) = (action, mover) else {
        return;
    };
    match action {
        UiAction::Move(mv) => {
            requests.write(GameRequest::Move { seat, mv });
        }
        UiAction::Preview(_) => {}
        UiAction::Chance => inputs.push(Input::Roll),
        UiAction::Undo => {
            requests.write(GameRequest::Undo);
        }
        UiAction::Restart => {
            requests.write(GameRequest::Restart);
        }
    }
}
