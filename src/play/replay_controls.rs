//! Bar and buttons of a replay, in place of a game's controls below the board.

use crate::core::language::SpokenLanguage;
use crate::core::layout::{Arrangement, TARGET};
use crate::core::rects::{between, centred};
use crate::core::theme::{Theme, ink, text};
use crate::core::{CurrentGame, Replay, ReplayRequest};
use crate::play::analysis_view::{Marks, curve_place, draw_curve};
use crate::play::requests::{PlayRequests, Shown, two_rows};
use crate::ui;
use crate::ui::{heavy, write};
use bevy_egui::egui::{
    Align2, EventFilter, Id, Key, Rect, Response, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;
use tessella_language::tr;
use tessella_library::analysis::Analysis;
use tessella_session::Session;

/// Height of the line of text above the bar, in points.
const HEADING: f32 = 26.0;
/// Height of the bar's line, in points.
const LINE: f32 = 6.0;
/// Radius of the bar's knob, in points.
const KNOB: f32 = 9.0;
/// Smallest distance of the marks of two moves, in points. Closer ones are left out.
const LEAST_STEP: f32 = 5.0;

/// Draws the number of the move, the bar and the buttons.
pub(super) fn draw(
    ui: &mut Ui,
    at: &Arrangement,
    state: &Shown,
    game: &Session,
    requests: &mut PlayRequests,
) {
    let language = ui.language();
    let (theme, replay) = (&*state.theme, &*state.replay);
    let (cursor, moves) = (game.cursor(), game.moves().len());
    let marks = match replay.is_best {
        // The marks are those of the moves that were played.
        true => Marks {
            game,
            analysis: None,
            hints: &[],
        },
        false => Marks {
            game,
            analysis: state.analysis.0.as_ref(),
            hints: hint_plies(&state.current),
        },
    };
    let (upper, lower) = two_rows(at.result, TARGET);
    let label = match replay.is_best {
        true => tr!(language, "replay-best-move", number = cursor, moves),
        false => tr!(language, "replay-move", number = cursor, moves),
    };
    let label = match marks.sentence(cursor, moves, language) {
        Some(about) => format!("{label}: {about}"),
        None => label,
    };
    write(
        ui.painter(),
        pos2(upper.center().x, upper.top() + HEADING / 2.0),
        Align2::CENTER_CENTER,
        &label,
        heavy(text::HEADING),
        ink(theme.shades.text),
        upper.width(),
    );
    if let Some(request) = draw_bar(ui, upper, theme, (cursor, moves), &marks, replay.runs) {
        requests.replay.write(request);
    }
    let [first, before, run, after, last] = ui::side_by_side(lower);
    let steps = [
        (
            first,
            Icon::SkipBack,
            tr!(language, "replay-to-beginning"),
            0,
        ),
        (
            before,
            Icon::StepBack,
            tr!(language, "replay-back"),
            cursor.saturating_sub(1),
        ),
        (
            after,
            Icon::StepForward,
            tr!(language, "replay-on"),
            cursor + 1,
        ),
        (
            last,
            Icon::SkipForward,
            tr!(language, "replay-to-end"),
            moves,
        ),
    ];
    for (rect, icon, label, ply) in steps {
        if ui::icon_button(ui, rect, theme, icon, label).clicked() {
            requests.replay.write(ReplayRequest::GoTo(ply));
        }
    }
    let (icon, label) = match replay.runs {
        true => (Icon::Pause, tr!(language, "replay-pause")),
        false => (Icon::Play, tr!(language, "replay-resume")),
    };
    if ui::icon_button(ui, run, theme, icon, label).clicked() {
        requests.replay.write(ReplayRequest::Run(!replay.runs));
    }
}

/// Returns the numbers of moves after which a hint was shown in the game of this device; none in a network game.
fn hint_plies(current: &CurrentGame) -> &[u32] {
    match current.local_game() {
        Some(_) => current.local.current_hint_plies(),
        None => &[],
    }
}

/// Draws the button that shows the best solution beside the game.
pub(super) fn draw_compare(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    replay: &Replay,
    requests: &mut PlayRequests,
) {
    let (is_on, label) = match replay.compared {
        Some(_) => (true, tr!(ui.language(), "replay-alone")),
        None => (false, tr!(ui.language(), "replay-compare")),
    };
    let shade = if is_on {
        theme.shades.accent
    } else {
        theme.shades.text
    };
    let icon = (Icon::Columns2, shade);
    if ui::icon_button_in(ui, rect, theme, icon, label).clicked() {
        requests.replay.write(ReplayRequest::Compare(!is_on));
    }
}

/// Draws the button for the speed.
pub(super) fn draw_speed(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    replay: &Replay,
    requests: &mut PlayRequests,
) {
    let (shade, label) = match replay.is_fast {
        true => (
            theme.shades.accent,
            tr!(ui.language(), "replay-usual-speed"),
        ),
        false => (theme.shades.text, tr!(ui.language(), "replay-fast")),
    };
    let icon = (Icon::FastForward, shade);
    if ui::icon_button_in(ui, rect, theme, icon, label).clicked() {
        requests.replay.write(ReplayRequest::Fast(!replay.is_fast));
    }
}

/// Draws the bar in the lower part of the area, with a mark for each move. A drag along it, a press on it, and the keys while
/// it has the keyboard focus, which it has at first, show another position. Returns what was requested.
fn draw_bar(
    ui: &Ui,
    area: Rect,
    theme: &Theme,
    (cursor, moves): (usize, usize),
    marks: &Marks<'_>,
    runs: bool,
) -> Option<ReplayRequest> {
    // The text above the bar belongs to its target, which would be too low in small windows.
    let response = ui.interact(area, Id::new("replay bar"), Sense::click_and_drag());
    let rect = between(area.min + vec2(0.0, HEADING), area.max);
    let label = tr!(ui.language(), "replay-bar");
    response.widget_info(|| WidgetInfo::slider(true, cursor as f64, label));
    ui::focus_on_arrival(&response, "replay");
    let middle = (rect.bottom() - KNOB - 4.0).max(rect.center().y);
    let centre = pos2(rect.center().x, middle);
    let line = centred(centre, vec2(rect.width() - 2.0 * KNOB, LINE));
    let step = line.width() / moves.max(1) as f32;
    let x_of = |ply: usize| line.left() + step * ply as f32;
    let shades = &theme.shades;
    let painter = ui.painter();
    if let Some(Analysis::Duel(duel)) = marks.analysis {
        let curve = curve_place(rect, middle, line.left(), line.right());
        draw_curve(painter, curve, theme, duel, x_of);
    }
    painter.rect_filled(line, LINE / 2.0, ink(shades.line));
    let done = between(line.min, pos2(x_of(cursor), line.bottom()));
    painter.rect_filled(done, LINE / 2.0, ink(shades.accent));
    if step >= LEAST_STEP {
        for ply in 0..=moves {
            let shade = if ply <= cursor {
                shades.accent
            } else {
                shades.quiet
            };
            let ends = [-7.0, 7.0].map(|down| pos2(x_of(ply), middle + down));
            painter.line_segment(ends, Stroke::new(1.5, ink(shade)));
        }
    }
    marks.draw(painter, middle - 11.0, moves, x_of);
    let knob = pos2(x_of(cursor), middle);
    painter.circle_filled(knob, KNOB, ink(shades.text));
    let frame = centred(centre, vec2(rect.width(), 2.0 * KNOB + 6.0));
    ui::focus_ring(painter, frame, theme, &response);
    if let Some(at) = response.interact_pointer_pos() {
        let ply = ((at.x - line.left()) / step.max(f32::EPSILON))
            .round()
            .max(0.0) as usize;
        let ply = ply.min(moves);
        let is_held = response.is_pointer_button_down_on() || response.clicked();
        return (is_held && (ply != cursor || runs)).then_some(ReplayRequest::GoTo(ply));
    }
    if response.clicked() {
        return Some(ReplayRequest::Run(!runs));
    }
    key_request(ui, &response, cursor, moves)
}

/// Returns what the keys request while the bar has the focus.
fn key_request(ui: &Ui, response: &Response, cursor: usize, moves: usize) -> Option<ReplayRequest> {
    if !response.has_focus() {
        return None;
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let ply = ui.input(|input| {
        let presses = |key| input.num_presses(key);
        let stepped = (cursor + presses(Key::ArrowRight)).saturating_sub(presses(Key::ArrowLeft));
        match (presses(Key::Home), presses(Key::End)) {
            (0, 0) => stepped.min(moves),
            (0, _) => moves,
            _ => 0,
        }
    });
    (ply != cursor).then_some(ReplayRequest::GoTo(ply))
}
