//! Settings that the game's screen reads, and requests that it can write.

use crate::app::core::rects::between;
use crate::app::core::settings::Settings;
use crate::app::core::{
    GameRequest, GoBack, Hint, InputQueue, NetRequest, NewBoard, Phase, ReplayRequest, Screen,
    Toast, Visit,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2};

/// Settings, and message writers and states for every request of the game's screen.
#[derive(SystemParam)]
pub(super) struct PlayRequests<'w> {
    pub(super) settings: Res<'w, Settings>,
    pub(super) net: MessageWriter<'w, NetRequest>,
    pub(super) screen: ResMut<'w, NextState<Screen>>,
    pub(super) inputs: ResMut<'w, InputQueue>,
    pub(super) game: MessageWriter<'w, GameRequest>,
    pub(super) new_board: MessageWriter<'w, NewBoard>,
    pub(super) back: MessageWriter<'w, GoBack>,
    pub(super) visit: MessageWriter<'w, Visit>,
    pub(super) replay: MessageWriter<'w, ReplayRequest>,
    pub(super) toasts: MessageWriter<'w, Toast>,
    pub(super) hint: ResMut<'w, Hint>,
    pub(super) next: ResMut<'w, NextState<Phase>>,
}

impl PlayRequests<'_> {
    /// Goes to a screen without recording a screen to return to.
    pub(super) fn leave_to(&mut self, screen: Screen) {
        self.screen.set(screen);
    }
}

/// Splits a rectangle into an upper part for text and a lower one of this height for buttons.
pub(super) fn two_rows(place: Rect, lower_height: f32) -> (Rect, Rect) {
    let height = lower_height.min(place.height() * 0.7);
    let lower = between(pos2(place.left(), place.bottom() - height), place.max);
    let upper = between(place.min, pos2(place.right(), lower.top() - 6.0));
    (upper, lower)
}
