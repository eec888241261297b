//! State that the game's screen shows, and requests that it can write.

use crate::board::{AnimationClock, Cursor, Picked};
use crate::core::layout::Arrangement;
use crate::core::rects::between;
use crate::core::settings::Settings;
use crate::core::theme::space;
use crate::core::{
    BetterMove, BoardOrientation, Confirmation, ControlTexts, CurrentDaily, CurrentGame,
    CurrentLevel, GameAnalysis, GameNews, GameRequest, Hint, InputQueue, Mode, NetRequest, Phase,
    Replay, ReplayRequest, Screen,
};
use crate::net::{Net, question};
use crate::play::orientation::BestView;
use crate::play::path_lines::Previewed;
use crate::play::rest::PlayRest;
use crate::play::well::WellTexts;
use crate::ui;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Rect, Response, Ui, pos2};
use tessella_session::Session;

/// What the parts of the screen around the board share.
pub(super) struct PlayScreen<'a, 'w, 's> {
    pub(super) at: &'a Arrangement,
    pub(super) state: &'a Shown<'a>,
    /// Game that is shown: the current one, or its replay.
    pub(super) game: &'a Session,
    pub(super) phase: Phase,
    pub(super) requests: &'a mut PlayRequests<'w, 's>,
}

/// State that the screen shows.
#[derive(SystemParam)]
pub(super) struct Shown<'w> {
    pub(super) current: Res<'w, CurrentGame>,
    pub(super) replay: Res<'w, Replay>,
    pub(super) orientation: Res<'w, BoardOrientation>,
    pub(super) phase: Option<Res<'w, State<Phase>>>,
    pub(super) mode: Res<'w, State<Mode>>,
    pub(super) animation_clock: Res<'w, AnimationClock>,
    pub(super) net: Res<'w, Net>,
    pub(super) daily: Res<'w, CurrentDaily>,
    pub(super) level: Res<'w, CurrentLevel>,
    pub(super) analysis: Res<'w, GameAnalysis>,
    pub(super) better: Res<'w, BetterMove>,
    pub(super) news: Res<'w, GameNews>,
    pub(super) controls: ControlTexts<'w>,
    pub(super) well: Res<'w, WellTexts>,
    pub(super) picked: Res<'w, Picked>,
    pub(super) cursor: Res<'w, Cursor>,
}

/// Settings, and message writers and states for every request of the game's screen.
#[derive(SystemParam)]
pub(super) struct PlayRequests<'w, 's> {
    pub(super) settings: Res<'w, Settings>,
    pub(super) net: MessageWriter<'w, NetRequest>,
    pub(super) screen: ResMut<'w, NextState<Screen>>,
    pub(super) inputs: ResMut<'w, InputQueue>,
    pub(super) game: MessageWriter<'w, GameRequest>,
    pub(super) commands: Commands<'w, 's>,
    pub(super) replay: MessageWriter<'w, ReplayRequest>,
    pub(super) hint: ResMut<'w, Hint>,
    pub(super) next: ResMut<'w, NextState<Phase>>,
    pub(super) confirmation: ResMut<'w, Confirmation>,
    pub(super) view: ResMut<'w, BestView>,
    pub(super) previewed: ResMut<'w, Previewed>,
    pub(super) rest: ResMut<'w, PlayRest>,
}

impl PlayRequests<'_, '_> {
    /// Sends a request about the network, or asks first if something would be lost by it.
    pub(super) fn send(&mut self, context: &Context, net: &Net, request: NetRequest) {
        let question = question(net, &request);
        if self.confirmation.allows_press(context, question) {
            self.net.write(request);
        }
        context.request_repaint();
    }

    /// Goes to a screen without recording a screen to return to.
    pub(super) fn leave_to(&mut self, screen: Screen) {
        self.screen.set(screen);
    }
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
