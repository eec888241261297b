//! Pauses of the game on the screen: the player's own, and those of a network game, with its countdowns.

use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::layout::{Arrangement, TARGET};
use crate::core::theme::{Theme, ink, text};
use crate::core::{CurrentGame, Mode, NetRequest, Phase, RedrawRequest, Screen};
use crate::net::Net;
use crate::play::requests::{PlayRequests, Shown, two_rows};
use crate::ui;
use crate::ui::{Prominence, heavy, plain, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_lobby::{ClientMessage, MatchHold, TimeLimit};
use tessella_session::Session;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, request_next_digit.run_if(in_state(Screen::Play)));
}

/// Requests a frame for the next digit of a countdown, and one after the last.
fn request_next_digit(net: Res<Net>, current: Res<CurrentGame>, mut redraw: ResMut<RedrawRequest>) {
    let is_shown = net.game_of(&current).is_some();
    if let Some(left) = net.countdown().filter(|_| is_shown) {
        redraw.request_within(time_to_next_digit(left));
    }
}

/// Returns the time until another digit is shown, in seconds. A digit is a number of seconds, rounded up.
fn time_to_next_digit(left: u32) -> f32 {
    match left {
        0 => 0.0,
        left => ((left - 1) % 1000 + 1) as f32 / 1000.0,
    }
}

/// Draws the seconds of a countdown over the board.
pub(super) fn draw_countdown(ui: &Ui, board: Rect, theme: &Theme, net: &Net) {
    let Some(left) = net.countdown() else {
        return;
    };
    let radius = (board.size().min_elem() * 0.2).clamp(24.0, 72.0);
    let painter = ui.painter();
    painter.circle_filled(board.center(), radius, ink(theme.shades.surface));
    write(
        painter,
        board.center(),
        Align2::CENTER_CENTER,
        &left.div_ceil(1000).to_string(),
        heavy(radius * 1.2),
        ink(theme.shades.text),
        2.0 * radius,
    );
}

/// Returns the icon, the label and the request of the button with which a player of a network game asks for a pause or ends
/// it. `None` where there is none: without a seat or a clock, and during a countdown.
fn online_pause(net: &Net, language: Language) -> Option<(Icon, &'static str, ClientMessage)> {
    let lobby = net.lobby();
    let (seat, room, game) = (lobby.seat()?, lobby.room()?, lobby.game()?);
    let has_dropped_out = game.info.forfeits.iter().any(|&(other, _)| other == seat);
    let is_timed = room.is_race || room.limit != TimeLimit::None;
    if has_dropped_out || !is_timed || game.result.is_some() {
        return None;
    }
    match game.hold {
        None => Some((
            Icon::Pause,
            tr!(language, "play-ask-for-pause"),
            ClientMessage::RequestPause,
        )),
        Some(MatchHold::Paused(_)) => Some((
            Icon::Play,
            tr!(language, "play-resume-long"),
            ClientMessage::EndPause,
        )),
        Some(MatchHold::Countdown(_)) => None,
    }
}

/// Draws the button that pauses the game or ends the pause. Returns its left edge, or `None` if there is none.
pub(super) fn draw_button(
    ui: &mut Ui,
    at: &Arrangement,
    state: &Shown,
    phase: Phase,
    game: &Session,
    requests: &mut PlayRequests,
) -> Option<f32> {
    if !matches!(phase, Phase::Playing | Phase::Paused) {
        return None;
    }
    let language = ui.language();
    let rect = at.corner[0].translate(vec2(-at.corner[0].width(), 0.0));
    if *state.mode.get() == Mode::Network {
        let shown = state.net.game_of(&state.current);
        let (icon, label, request) = shown.and_then(|_| online_pause(&state.net, language))?;
        let label = state.controls.with_keys(Action::Pause, label);
        if ui::icon_button(ui, rect, &state.theme, icon, &label).clicked() {
            requests.net.write(NetRequest::Send(request));
        }
        return Some(rect.left());
    }
    game.time_left()?;
    let (icon, label, next) = match phase {
        Phase::Paused => (
            Icon::Play,
            tr!(language, "play-resume-long"),
            Phase::Playing,
        ),
        _ => (Icon::Pause, tr!(language, "play-pause-long"), Phase::Paused),
    };
    let label = state.controls.with_keys(Action::Pause, label);
    if ui::icon_button(ui, rect, &state.theme, icon, &label).clicked() {
        requests.next.set(next);
    }
    Some(rect.left())
}

/// Draws the pause of a network game. Players end it with a press.
pub(super) fn draw_online_pause(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    net: &Net,
    requests: &mut PlayRequests,
) {
    let language = ui.language();
    let (upper, lower) = two_rows(at.result, TARGET);
    write(
        ui.painter(),
        upper.center(),
        Align2::CENTER_CENTER,
        tr!(language, "online-paused"),
        plain(text::BODY),
        ink(theme.shades.quiet),
        upper.width(),
    );
    let Some((.., request)) = online_pause(net, language) else {
        return;
    };
    let label = tr!(language, "play-resume");
    let go_on = ui::button(ui, lower, theme, Prominence::Primary, None, label);
    ui::focus_on_arrival(&go_on, "paused online");
    if go_on.clicked() {
        requests.net.write(NetRequest::Send(request));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn next_digit_comes_when_the_second_is_over() {
        for (left, expected) in [
            (3000, 1.0),
            (2999, 0.999),
            (2001, 0.001),
            (2000, 1.0),
            (1, 0.001),
            (0, 0.0),
        ] {
            assert!((time_to_next_digit(left) - expected).abs() < 1e-6, "{left}");
        }
    }
}
