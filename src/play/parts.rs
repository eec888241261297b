//! What the parts of a game's screen share. Each part is a system of its own.

use crate::core::layout::Arrangement;
use crate::core::rects::between;
use crate::core::theme::space;
use crate::core::{CurrentGame, Phase, Replay, ShownGame, shown};
use crate::net::Net;
use crate::ui;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Rect, Response, Ui, UiBuilder, pos2};
use tessella_games::Rules;
use tessella_session::Session;

/// Where the parts of the screen are in this frame.
#[derive(Resource, Clone, Debug)]
pub(super) struct PlayLayout {
    pub(super) at: Arrangement,
    pub(super) phase: Phase,
    /// Bar above the board of a lesson or of a network game.
    pub(super) bar: Option<Rect>,
    /// Area of the board of the game. The best solution may be beside it.
    pub(super) board: Rect,
}

/// What a part of the screen draws on, and the game that it is about.
#[derive(SystemParam)]
pub(super) struct PlayScreen<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    layout: Res<'w, PlayLayout>,
    pub(super) current: Res<'w, CurrentGame>,
    pub(super) replay: Res<'w, Replay>,
}

impl PlayScreen<'_, '_> {
    /// Returns the window for the part with this name. Its widgets have ids of their own.
    pub(super) fn ui(&mut self, part: &'static str) -> Result<Ui> {
        let mut window = ui::whole_window(self.contexts.ctx_mut()?);
        Ok(window.new_child(UiBuilder::new().id_salt(part)))
    }

    /// Returns the game that is shown: the current one, or its replay.
    pub(super) fn game(&self) -> Result<&Session> {
        Ok(shown(&self.current, &self.replay).ok_or("no game is shown")?)
    }

    pub(super) fn at(&self) -> &Arrangement {
        &self.layout.at
    }

    pub(super) fn phase(&self) -> Phase {
        self.layout.phase
    }

    /// Returns the bar above the board, of a lesson or of a network game.
    pub(super) fn bar(&self) -> Option<Rect> {
        self.layout.bar
    }

    /// Returns the area of the board of the game.
    pub(super) fn board(&self) -> Rect {
        self.layout.board
    }

    /// Returns `true` if the game is being played and its rules have not ended it.
    pub(super) fn is_playing(&self) -> bool {
        let game = self.game();
        self.phase() == Phase::Playing && game.is_ok_and(|game| game.position().outcome().is_none())
    }
}

/// Condition: a game is shown.
pub(super) fn shows_game(shown: ShownGame) -> bool {
    shown.game().is_some()
}

/// Condition: the current game is a lesson.
pub(super) fn in_lesson(current: Res<CurrentGame>) -> bool {
    current.lesson().is_some()
}

/// Condition: the current game is a network game.
pub(super) fn in_match(net: Res<Net>, current: Res<CurrentGame>) -> bool {
    net.game_of(&current).is_some()
}

/// Time after the end of a game in which keys press no button, in seconds.
const QUIET: f64 = 1.0;

/// Gives the main button after the end of a game the focus, a moment later: keys that were meant for the game do not
/// press it.
pub(super) fn focus_at_end(ui: &Ui, button: &Response, id: &'static str) {
    if ui::has_been_shown(ui, id, QUIET) {
        ui::focus_on_arrival(button, id);
    } else {
        ui::no_focus_on_arrival(ui.ctx(), "end of the game");
    }
}

/// Splits a rectangle into an upper part for text and a lower one of this height for buttons.
pub(super) fn two_rows(rect: Rect, lower_height: f32) -> (Rect, Rect) {
    let height = lower_height.min(rect.height() * 0.7);
    let lower = between(pos2(rect.left(), rect.bottom() - height), rect.max);
    let upper = between(rect.min, pos2(rect.right(), lower.top() - space::SMALL));
    (upper, lower)
}
