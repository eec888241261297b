//! Pauses of the game on the screen: the player's own, and those of a network game, with its countdowns.

use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::rects::centred;
use crate::core::theme::{Themed, ink};
use crate::core::{Authority, ControlTexts, CurrentGame, NetRequest, Phase, RedrawRequest, Screen};
use crate::net::Net;
use crate::play::parts::PlayScreen;
use crate::ui::{self, BODY, TITLE};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Vec2, vec2};
use lucide_icons::Icon;
use tessella_language::tr;
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
pub(super) fn draw_countdown(mut screen: PlayScreen, net: Res<Net>) -> Result {
    let Some(left) = net.countdown() else {
        return Ok(());
    };
    let (ui, board) = (screen.ui("countdown")?, screen.board());
    let radius = (board.size().min_elem() * 0.2).clamp(24.0, 72.0);
    let ground = ink(ui.current_theme().shades.surface);
    let painter = ui.painter();
    painter.circle_filled(board.center(), radius, ground);
    let (style, seconds) = (TITLE.size(radius * 1.2), left.div_ceil(1000).to_string());
    ui::draw_text(painter, board, Align2::CENTER_CENTER, style, &seconds);
    Ok(())
}

/// Returns the request with which a player of a network game asks for a pause or ends it. `None` where there is none: without a seat or a
/// clock, and during a countdown.
fn pause_request(net: &Net) -> Option<ClientMessage> {
    let lobby = net.lobby();
    let (seat, room, game) = (lobby.seat()?, lobby.room()?, lobby.game()?);
    let has_dropped_out = game.info.forfeits.iter().any(|&(other, _)| other == seat);
    let is_timed = room.is_race || room.limit != TimeLimit::None;
    if has_dropped_out || !is_timed || game.result.is_some() {
        return None;
    }
    match game.hold {
        None => Some(ClientMessage::RequestPause),
        Some(MatchHold::Paused(_)) => Some(ClientMessage::EndPause),
        Some(MatchHold::Countdown(_)) => None,
    }
}

/// Returns the place of the button that pauses the game or ends the pause, if there is one.
pub(super) fn pause_button_place(screen: &PlayScreen, net: &Net) -> Result<Option<Rect>> {
    let is_there = match screen.current.authority() {
        Authority::Remote => net.lobby().game().is_some() && pause_request(net).is_some(),
        Authority::Local => screen.game()?.time_left().is_some(),
    };
    let is_there = is_there && matches!(screen.phase(), Phase::Playing | Phase::Paused);
    let share = screen.at().share;
    Ok(is_there.then(|| share.translate(vec2(-share.width(), 0.0))))
}

/// Draws the button that pauses the game or ends the pause.
pub(super) fn draw_pause_button(
    mut screen: PlayScreen,
    controls: ControlTexts,
    net: Res<Net>,
    mut commands: Commands,
) -> Result {
    let Some(rect) = pause_button_place(&screen, &net)? else {
        return Ok(());
    };
    let ui = &mut screen.ui("pause button")?;
    let language = ui.language();
    let request = match screen.current.authority() {
        Authority::Remote => pause_request(&net),
        Authority::Local => None,
    };
    let (icon, label) = match (&request, screen.phase()) {
        (Some(ClientMessage::RequestPause), _) => {
            (Icon::Pause, tr!(language, "play-ask-for-pause"))
        }
        (None, Phase::Playing) => (Icon::Pause, tr!(language, "play-pause-long")),
        _ => (Icon::Play, tr!(language, "play-resume-long")),
    };
    let label = controls.with_keys(Action::Pause, label);
    if !ui::icon_button(ui, rect, icon, &label).clicked() {
        return Ok(());
    }
    match request {
        Some(request) => {
            commands.write_message(NetRequest::Send(request));
        }
        None if screen.phase() == Phase::Paused => commands.set_state(Phase::Playing),
        None => commands.set_state(Phase::Paused),
    }
    Ok(())
}

/// Draws a pause. A press on its button, which spectators of a network game do not have, ends it.
pub(super) fn draw_pause(mut screen: PlayScreen, net: Res<Net>, mut commands: Commands) -> Result {
    let ui = &mut screen.ui("pause")?;
    let language = ui.language();
    let resume = tr!(language, "play-resume");
    let (words, end) = if net.game_of(&screen.current).is_some() {
        let end = pause_request(&net).map(|request| (resume, Some(request)));
        (tr!(language, "online-paused"), end)
    } else if screen.game()?.elapsed() > 0 {
        (tr!(language, "play-paused"), Some((resume, None)))
    } else {
        let begin = tr!(language, "play-begin");
        (tr!(language, "play-before-clock"), Some((begin, None)))
    };
    let (painter, style, at) = (ui.painter(), BODY.quiet(), screen.at());
    ui::draw_text(painter, at.result, Align2::CENTER_CENTER, style, words);
    let Some((label, request)) = end else {
        let quiet = ink(ui.current_theme().shades.quiet);
        ui::draw_icon(painter, at.board.center(), Icon::Pause, 56.0, quiet);
        return Ok(());
    };
    // On the board that it uncovers.
    let side = (START_SHARE * at.board.size().min_elem()).clamp(START[0], START[1]);
    let button = ui::play_button(ui, centred(at.board.center(), Vec2::splat(side)), label);
    ui::focus_on_arrival(&button, "paused");
    match request {
        _ if !button.clicked() => {}
        Some(request) => {
            commands.write_message(NetRequest::Send(request));
        }
        None => commands.set_state(Phase::Playing),
    }
    Ok(())
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
