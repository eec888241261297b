//! Bar and buttons of a replay, in place of a game's controls below the board.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred};
use crate::core::theme::{Themed, ink, space};
use crate::core::{BetterMove, CurrentGame, GameAnalysis, Replay, ReplayRequest};
use crate::games::{description, draw_picture};
use crate::play::analysis_view::{Marks, draw_curve};
use crate::play::arrangement::{CAPTION, compared_boards};
use crate::play::parts::{PlayScreen, two_rows};
use crate::ui::{self, HEADING, NOTE, STRONG};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, EventFilter, Id, Key, Rect, Response, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;
use tessella_language::tr;
use tessella_library::analysis::Analysis;

/// Height of the line of text above the bar, in points.
const HEADING_HEIGHT: f32 = 24.0;
/// Height of the line with a better move, the progress of the analysis or the meaning of the marks, in points.
const ABOUT_HEIGHT: f32 = 18.0;
/// Height of the part with the bar, in points.
const BAR_HEIGHT: f32 = 26.0;
/// Height of the bar's line, in points.
const LINE: f32 = 6.0;
/// Height of the curve, in points.
const CURVE: f32 = 48.0;
/// Radius of the bar's knob, in points.
const KNOB: f32 = 9.0;
/// Smallest distance of the marks of two moves, in points. Closer ones are left out.
const LEAST_STEP: f32 = 5.0;

/// Returns the height that the controls of a replay need, in points.
pub(super) fn height(analysis: &GameAnalysis) -> f32 {
    let curve = match &analysis.0 {
        Some(Analysis::Duel(_)) => CURVE,
        _ => 0.0,
    };
    HEADING_HEIGHT + 2.0 * ABOUT_HEIGHT + curve + BAR_HEIGHT + space::SMALL + TARGET
}

/// Draws the best solution in the right half of the place of the board, and captions above both halves, if the replay compares them.
pub(super) fn draw_compared_board(mut screen: PlayScreen) -> Result {
    let ui = screen.ui("compared")?;
    let Some(best) = &screen.replay.compared else {
        return Ok(());
    };
    let (painter, language, area) = (ui.painter(), ui.language(), screen.at().board);
    let moves = best.moves().len();
    let captions = [
        tr!(language, "replay-your-game").to_owned(),
        tr!(language, "replay-best-length", moves),
    ];
    let halves: [Rect; 2] = ui::side_by_side(area);
    for (half, caption) in halves.into_iter().zip(captions) {
        let area = half.with_max_y(half.top() + CAPTION);
        ui::draw_text(painter, area, Align2::CENTER_CENTER, NOTE, &caption);
    }
    let [_, other] = compared_boards(area);
    draw_picture(painter, other, best.position());
    Ok(())
}

/// Draws the number of the move, the bar and the buttons.
pub(super) fn draw_replay_controls(
    mut screen: PlayScreen,
    analysis: Res<GameAnalysis>,
    better: Res<BetterMove>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("replay")?;
    let (game, language) = (screen.game()?, ui.language());
    let replay = &*screen.replay;
    let (cursor, moves) = (game.cursor(), game.moves().len());
    // The marks are those of the moves that were played.
    let is_played = !replay.is_best;
    let hints = hint_plies(&screen.current);
    let marks = Marks {
        game,
        analysis: analysis.0.as_ref().filter(|_| is_played),
        hints: if is_played { hints } else { &[] },
    };
    let (upper, lower) = two_rows(screen.at().result, TARGET);
    let place = if replay.is_best {
        tr!(language, "replay-best-move", number = cursor, moves)
    } else {
        tr!(language, "replay-move", number = cursor, moves)
    };
    let paints = &ui.current_theme().paints;
    let heading = match marks.sentence(cursor, moves, paints, language) {
        Some(about) => format!("{place}: {about}"),
        None => place,
    };
    let area = upper.with_max_y(upper.top() + HEADING_HEIGHT);
    ui::draw_text(ui.painter(), area, Align2::CENTER_CENTER, HEADING, &heading);
    let rest = upper.with_min_y(area.bottom());
    let graph = rest.with_min_y(draw_about(ui, rest, &better, &marks));
    let bar = ReplayBar {
        cursor,
        moves,
        runs: replay.runs,
        marks: &marks,
    };
    if let Some(request) = bar.draw(ui, upper, graph) {
        commands.write_message(request);
    }
    if let Some(request) = bar.draw_buttons(ui, lower) {
        commands.write_message(request);
    }
    Ok(())
}

/// Draws what is to be said about the move and the graph below it: what would have been better, how far the analysis has come, and
/// what the marks mean. Where there is room for one line, the first of these. Returns the lower edge.
fn draw_about(ui: &Ui, area: Rect, better: &BetterMove, marks: &Marks<'_>) -> f32 {
    let (painter, language) = (ui.painter(), ui.language());
    let line = area.with_max_y(area.top() + ABOUT_HEIGHT);
    let gold = painter.current_theme().gold_mark();
    let subject = better.0.as_ref().and_then(|better| {
        let paints = &painter.current_theme().paints;
        description::subject(marks.game, better.mv, paints, language)
    });
    let running = marks.analysis.filter(|analysis| !analysis.is_finished());
    let said = match (subject, running) {
        (Some(what), _) => Some(tr!(language, "analysis-better", move = what)),
        (None, Some(analysis)) => {
            let percent = analysis.percent();
            Some(tr!(language, "analysis-running", percent))
        }
        (None, None) => None,
    };
    let has_room = area.height() >= 2.0 * ABOUT_HEIGHT + CURVE + BAR_HEIGHT
        || !matches!(marks.analysis, Some(Analysis::Duel(_)));
    let Some(said) = said else {
        let bottom = marks.draw_legend(painter, line);
        return if has_room {
            line.bottom() + ABOUT_HEIGHT
        } else {
            bottom.max(line.bottom())
        };
    };
    let words = ui::draw_text(painter, line, Align2::CENTER_CENTER, STRONG, &said);
    if better.0.is_some() {
        // The same ring as on the board.
        let at = pos2(words.left() - space::MEDIUM, line.center().y);
        painter.circle_stroke(at, 5.0, Stroke::new(3.0, ink(gold)));
    }
    if !has_room {
        return line.bottom();
    }
    let below = line.translate(vec2(0.0, ABOUT_HEIGHT));
    marks.draw_legend(painter, below).max(below.bottom())
}

/// Returns the numbers of moves after which a hint was shown in the game of this device; none in a network game.
fn hint_plies(current: &CurrentGame) -> &[u32] {
    match current.local_game() {
        Some(_) => current.local.current_hint_plies(),
        None => &[],
    }
}

/// Draws the button that shows the best solution beside the game.
pub(super) fn draw_compare(ui: &mut Ui, rect: Rect, replay: &Replay, commands: &mut Commands) {
    let is_on = replay.compared.is_some();
    let label = if is_on {
        tr!(ui.language(), "replay-alone")
    } else {
        tr!(ui.language(), "replay-compare")
    };
    if draw_toggle(ui, rect, (Icon::Columns2, label), is_on) {
        commands.write_message(ReplayRequest::Compare(!is_on));
    }
}

/// Draws the button for the speed.
pub(super) fn draw_speed(ui: &mut Ui, rect: Rect, replay: &Replay, commands: &mut Commands) {
    let label = if replay.is_fast {
        tr!(ui.language(), "replay-usual-speed")
    } else {
        tr!(ui.language(), "replay-fast")
    };
    if draw_toggle(ui, rect, (Icon::FastForward, label), replay.is_fast) {
        commands.write_message(ReplayRequest::Fast(!replay.is_fast));
    }
}

/// Draws an icon that stands out while something is on. Returns `true` if it was pressed.
fn draw_toggle(ui: &mut Ui, rect: Rect, (icon, label): (Icon, &str), is_on: bool) -> bool {
    let shades = ui.current_theme().shades;
    let shade = if is_on { shades.accent } else { shades.text };
    ui::icon_button_in(ui, rect, (icon, shade), label).clicked()
}

/// Bar of a replay, with a mark for each move, and the buttons below it.
struct ReplayBar<'a> {
    cursor: usize,
    moves: usize,
    runs: bool,
    marks: &'a Marks<'a>,
}

impl ReplayBar<'_> {
    /// Draws the bar in the lower part of the area. A drag along it, a press on it, and the keys while it has the keyboard focus, which
    /// it has at first, show another position. Returns what was requested.
    fn draw(&self, ui: &Ui, area: Rect, graph: Rect) -> Option<ReplayRequest> {
        // The text above the bar belongs to its target, which would be too low in small windows.
        let response = ui.interact(area, Id::new("replay bar"), Sense::click_and_drag());
        let label = tr!(ui.language(), "replay-bar");
        response.widget_info(|| WidgetInfo::slider(true, self.cursor as f64, label));
        ui::focus_on_arrival(&response, "replay");
        let rect = graph;
        let middle = (rect.bottom() - KNOB - 4.0).max(rect.center().y);
        let centre = pos2(rect.center().x, middle);
        let line = centred(centre, vec2(rect.width() - 2.0 * KNOB, LINE));
        let step = line.width() / self.moves.max(1) as f32;
        let x_of = |ply: usize| line.left() + step * ply as f32;
        let shades = &ui.current_theme().shades;
        let painter = ui.painter();
        if let Some(Analysis::Duel(duel)) = self.marks.analysis {
            let above = pos2(line.right(), middle - 12.0);
            draw_curve(
                painter,
                between(pos2(line.left(), rect.top().max(above.y - CURVE)), above),
                duel,
                x_of,
            );
        }
        painter.rect_filled(line, LINE / 2.0, ink(shades.line));
        let done = between(line.min, pos2(x_of(self.cursor), line.bottom()));
        painter.rect_filled(done, LINE / 2.0, ink(shades.accent));
        if step >= LEAST_STEP {
            for ply in 0..=self.moves {
                let is_done = ply <= self.cursor;
                let shade = if is_done { shades.accent } else { shades.quiet };
                let ends = [-7.0, 7.0].map(|down| pos2(x_of(ply), middle + down));
                painter.line_segment(ends, Stroke::new(1.5, ink(shade)));
            }
        }
        self.marks.draw(painter, middle - 11.0, self.moves, x_of);
        painter.circle_filled(pos2(x_of(self.cursor), middle), KNOB, ink(shades.text));
        let frame = centred(centre, vec2(rect.width(), 2.0 * KNOB + 6.0));
        ui::focus_ring(painter, frame, &response);
        if let Some(at) = response.interact_pointer_pos() {
            let steps = ((at.x - line.left()) / step.max(f32::EPSILON)).round();
            let ply = (steps.max(0.0) as usize).min(self.moves);
            let is_held = response.is_pointer_button_down_on() || response.clicked();
            return (is_held && (ply != self.cursor || self.runs))
                .then_some(ReplayRequest::GoTo(ply));
        }
        if response.clicked() {
            return Some(ReplayRequest::Run(!self.runs));
        }
        key_request(ui, &response, self.cursor, self.moves)
    }

    /// Draws the buttons below the bar. Returns what was requested.
    fn draw_buttons(&self, ui: &mut Ui, area: Rect) -> Option<ReplayRequest> {
        let language = ui.language();
        let (run_icon, run_label) = if self.runs {
            (Icon::Pause, tr!(language, "replay-pause"))
        } else {
            (Icon::Play, tr!(language, "replay-resume"))
        };
        let (back, next) = (self.cursor.saturating_sub(1), self.cursor + 1);
        let (run, to) = (ReplayRequest::Run(!self.runs), ReplayRequest::GoTo);
        let buttons = [
            (Icon::SkipBack, tr!(language, "replay-to-beginning"), to(0)),
            (Icon::StepBack, tr!(language, "replay-back"), to(back)),
            (run_icon, run_label, run),
            (Icon::StepForward, tr!(language, "replay-on"), to(next)),
            (
                Icon::SkipForward,
                tr!(language, "replay-to-end"),
                to(self.moves),
            ),
        ];
        let places: [Rect; 5] = ui::side_by_side(area);
        let mut asked = None;
        for (place, (icon, label, request)) in places.into_iter().zip(buttons) {
            if ui::icon_button(ui, place, icon, label).clicked() {
                asked = Some(request);
            }
        }
        asked
    }
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
