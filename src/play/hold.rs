//! Pauses of the game on the screen: the player's own, and those of a network game, with its countdowns.

use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::rects::centred;
use crate::core::theme::{Themed, ink};
use crate::core::{CurrentGame, Mode, NetRequest, Phase, RedrawRequest, Screen};
use crate::net::Net;
use crate::play::requests::PlayScreen;
use crate::ui::{self, BODY, TITLE};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, Vec2, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_lobby::{ClientMessage, MatchHold, TimeLimit};

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

/// Side of the button that ends a pause, as a share of the board and in points.
const START_SHARE: f32 = 0.36;
const START: [f32; 2] = [104.0, 168.0];

/// Draws the seconds of a countdown over the board.
pub(super) fn draw_countdown(ui: &Ui, board: Rect, net: &Net) {
    let Some(left) = net.countdown() else {
        return;
    };
    let radius = (board.size().min_elem() * 0.2).clamp(24.0, 72.0);
    let ground = ink(ui.current_theme().shades.surface);
    let painter = ui.painter();
    painter.circle_filled(board.center(), radius, ground);
    let (style, seconds) = (TITLE.size(radius * 1.2), left.div_ceil(1000).to_string());
    ui::draw_text(painter, board, Align2::CENTER_CENTER, style, &seconds);
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
pub(super) fn draw_button(ui: &mut Ui, play: &mut PlayScreen) -> Option<f32> {
    if !matches!(play.phase, Phase::Playing | Phase::Paused) {
        return None;
    }
    let (state, language) = (play.state, ui.language());
    let share = play.at.share;
    let rect = share.translate(vec2(-share.width(), 0.0));
    let mut is_pressed = |icon: Icon, label: &str| {
        let label = state.controls.with_keys(Action::Pause, label);
        ui::icon_button(ui, rect, icon, &label).clicked()
    };
    if *state.mode.get() == Mode::Network {
        let shown = state.net.game_of(&state.current);
        let (icon, label, request) = shown.and_then(|_| online_pause(&state.net, language))?;
        if is_pressed(icon, label) {
            play.requests.net.write(NetRequest::Send(request));
        }
        return Some(rect.left());
    }
    play.game.time_left()?;
    let (icon, label, next) = match play.phase {
        Phase::Paused => (
            Icon::Play,
            tr!(language, "play-resume-long"),
            Phase::Playing,
        ),
        _ => (Icon::Pause, tr!(language, "play-pause-long"), Phase::Paused),
    };
    if is_pressed(icon, label) {
        play.requests.next.set(next);
    }
    Some(rect.left())
}

/// Draws a pause. A press on its button, which spectators of a network game do not have, ends it.
pub(super) fn draw_pause(ui: &mut Ui, play: &mut PlayScreen) {
    let (state, language) = (play.state, ui.language());
    let resume = tr!(language, "play-resume");
    let net = state.net.game_of(&state.current).map(|_| &state.net);
    let (words, end) = match net {
        Some(net) => {
            let end = online_pause(net, language).map(|(.., request)| (resume, Some(request)));
            (tr!(language, "online-paused"), end)
        }
        None if play.game.elapsed() > 0 => (tr!(language, "play-paused"), Some((resume, None))),
        None => {
            let begin = tr!(language, "play-begin");
            (tr!(language, "play-before-clock"), Some((begin, None)))
        }
    };
    let (painter, style) = (ui.painter(), BODY.quiet());
    ui::draw_text(painter, play.at.result, Align2::CENTER_CENTER, style, words);
    let board = play.at.board;
    let Some((label, request)) = end else {
        let quiet = ink(ui.current_theme().shades.quiet);
        ui::draw_icon(ui.painter(), board.center(), Icon::Pause, 56.0, quiet);
        return;
    };
    // On the board that it uncovers.
    let side = (START_SHARE * board.size().min_elem()).clamp(START[0], START[1]);
    let button = ui::play_button(ui, centred(board.center(), Vec2::splat(side)), label);
    ui::focus_on_arrival(&button, "paused");
    match request {
        _ if !button.clicked() => {}
        Some(request) => {
            play.requests.net.write(NetRequest::Send(request));
        }
        None => play.requests.next.set(Phase::Playing),
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
