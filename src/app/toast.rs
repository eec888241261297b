//! Toasts: short messages that disappear after some seconds, and one that stays as long as files cannot be saved.

use crate::app::board::BoardPlacement;
use crate::app::core::settings::Settings;
use crate::app::core::storage::SaveFailure;
use crate::app::core::theme::{Theme, ink, text};
use crate::app::core::{FrameSystems, RedrawAppExt, RedrawRequest, Screen, ScreenSystems, Toast};
use crate::app::ui;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::collections::VecDeque;

/// Current message with the time for which it is shown, and the queue of messages.
#[derive(Resource, Default)]
pub(super) struct Toasts {
    shown: Option<(String, Timer)>,
    waiting: VecDeque<String>,
}

/// Height of a message with one line, in points.
const HEIGHT: f32 = 44.0;

/// Length from which a message is always shown for its full time, in bytes.
const LONG: usize = 64;

/// Returns the display time of a message in seconds, long enough to read it.
fn seconds(message: &str) -> f32 {
    2.0 + message.len() as f32 * 0.05
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toasts>()
        .redraw_on_change::<Toasts>()
        .add_systems(Update, advance.in_set(FrameSystems::Show))
        .add_systems(EguiPrimaryContextPass, show.after(ScreenSystems));
}

fn advance(
    mut toasts: ResMut<Toasts>,
    mut said: MessageReader<Toast>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    mut redraw: ResMut<RedrawRequest>,
) {
    for Toast(message) in said.read() {
        // A new message replaces short ones; a long one is shown for its full time.
        let is_long = |message: &str| message.len() >= LONG;
        toasts.waiting.retain(|waiting| is_long(waiting));
        toasts.shown = toasts.shown.take().filter(|(shown, _)| is_long(shown));
        toasts.waiting.push_back(message.clone());
    }
    let current = toasts.bypass_change_detection().shown.as_mut();
    if let Some((_, timer)) = current {
        redraw.request_within(timer.tick(time.delta()).remaining_secs());
        if timer.is_finished() {
            toasts.shown = None;
        }
    }
    if toasts.shown.is_none() && !toasts.waiting.is_empty() {
        let next = toasts.waiting.pop_front();
        toasts.shown = next.map(|message| {
            let seconds = seconds(&message) * settings.more_time.times() as f32;
            let timer = Timer::from_seconds(seconds, TimerMode::Once);
            redraw.request_within(timer.remaining_secs());
            (message, timer)
        });
    }
}

fn show(
    mut contexts: EguiContexts,
    toasts: Res<Toasts>,
    failure: Res<SaveFailure>,
    theme: Res<Theme>,
    screen: Res<State<Screen>>,
    place: Res<BoardPlacement>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let shown = toasts.shown.as_ref().map(|(message, _)| message.clone());
    let messages: Vec<String> = failure.message().into_iter().chain(shown).collect();
    if messages.is_empty() {
        return Ok(());
    }
    let window = context.content_rect();
    let area = egui::Area::new(egui::Id::new("toast"))
        .order(egui::Order::Tooltip)
        .interactable(false);
    // At the lower edge of the board, where the player looks. On other screens, the position that covers the least:
    // below the content, or over the screen's name.
    let area = match screen.get() {
        Screen::Play => {
            let edge = place.rect.center_bottom() + egui::vec2(0.0, 4.0);
            let lowest = window.bottom() - HEIGHT;
            area.pivot(egui::Align2::CENTER_TOP)
                .fixed_pos(egui::pos2(edge.x, edge.y.min(lowest)))
        }
        _ if ui::is_wide(window.size()) => area.anchor(egui::Align2::RIGHT_BOTTOM, [-16.0, -8.0]),
        _ => area.anchor(egui::Align2::CENTER_TOP, [0.0, 6.0]),
    };
    area.show(context, |ui| {
        for message in &messages {
            show_message(ui, message, window.width(), &theme);
        }
    });
    Ok(())
}

fn show_message(ui: &mut egui::Ui, message: &str, screen_width: f32, theme: &Theme) {
    egui::Frame::new()
        .fill(ink(theme.shades.text))
        .corner_radius(12)
        .inner_margin(egui::Margin::symmetric(16, 8))
        .show(ui, |ui| {
            ui.set_max_width((screen_width - 64.0).clamp(0.0, 480.0));
            let (font, width) = (ui::plain(text::BODY), ui.available_width());
            let message = ui::in_lines(ui.ctx(), message, &font, width);
            ui.label(
                egui::RichText::new(message)
                    .size(text::BODY)
                    .color(ink(theme.shades.background)),
            );
        });
}
