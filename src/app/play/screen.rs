//! Screen of a game: everything around the board.

use crate::app::board::{AnimationClock, BoardPlace, View};
use crate::app::core::layout::{Arrangement, TARGET, arrange, is_narrow};
use crate::app::core::rects::{between, sized};
use crate::app::core::settings::Volume;
use crate::app::core::theme::{Theme, ink, text};
use crate::app::core::{
    CurrentGame, DrawScreens, GameRequest, GoBack, Hint, Input, Mode, NewBoard, Phase, Replay,
    ReplayRequest, Screen, Toast, Visit, shown,
};
use crate::app::games::{Panel, UiAction, game_ui};
use crate::app::net::Net;
use crate::app::play::requests::{PlayRequests, two_rows};
use crate::app::play::{online, surroundings};
use crate::app::ui;
use crate::app::ui::{Weight, heavy, plain, write};
use crate::games::{Outcome, Rules, Seat, Turn};
use crate::session::{Player, Session};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use lucide_icons::Icon;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawScreens).run_if(in_state(Screen::Play)),
    );
}

/// Time after the end of a game in which keys press no button, in seconds.
const QUIET: f64 = 1.0;

/// State that the screen shows.
#[derive(SystemParam)]
struct Shown<'w> {
    theme: Res<'w, Theme>,
    current: Res<'w, CurrentGame>,
    replay: Res<'w, Replay>,
    phase: Option<Res<'w, State<Phase>>>,
    mode: Res<'w, State<Mode>>,
    animation_clock: Res<'w, AnimationClock>,
    net: Res<'w, Net>,
}

fn draw(
    mut contexts: EguiContexts,
    state: Shown,
    (mut place, mut view): (ResMut<BoardPlace>, ResMut<View>),
    mut requests: PlayRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Shown {
        theme,
        current,
        replay,
        net,
        ..
    } = &state;
    let Some(game) = shown(current, replay) else {
        return Ok(());
    };
    let position = game.position();
    let game_ui = game_ui(position);
    let phase = { state.phase.as_ref() }.map_or(Phase::Playing, |phase| *phase.get());
    let is_animating = state.animation_clock.is_running();
    let free = context.content_rect();
    let mut at = arrange(
        free,
        game_ui.buttons(),
        usize::from(game.code().setup.seats()),
        position.board().extent(),
    );
    let bar = net.game_of(current).map(|_| at.take_bar());
    place.set_if_neq(BoardPlace {
        rect: at.board,
        zoom: context.zoom_factor(),
    });

    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    draw_over_board(ui, at.board, theme, &mut view, phase);
    draw_header(
        ui,
        &at,
        theme,
        *state.mode.get(),
        phase,
        game,
        &mut requests,
    );
    let is_computers = matches!(game.player_to_move(), Some((_, Player::Computer(_))));
    if let Some(bar) = bar {
        online::draw_bar(ui, bar, theme, net, &mut requests);
    }
    // The hint is the same afterwards, so it has not changed.
    let hint = std::mem::take(requests.hint.bypass_change_detection());
    let panel = Panel {
        at: &at,
        theme,
        game,
        hint: &hint,
        thinking: is_computers && !is_animating,
        is_animating,
    };
    game_ui.draw_status(ui.painter(), at.status, &panel);
    if phase == Phase::Playing {
        ui::no_focus_on_arrival(ui.ctx(), "playing");
    }
    let asked = match phase {
        Phase::Playing => game_ui.draw_controls(ui, &panel),
        Phase::Over if net.game_of(current).is_some() => None,
        Phase::Over if position.outcome().is_none() => game_ui.draw_controls(ui, &panel),
        Phase::Over | Phase::Paused | Phase::Replay => None,
    };
    *requests.hint.bypass_change_detection() = hint;
    draw_phase(ui, &at, &state, game, phase, &mut requests);
    if let (Some(action), Some((seat, Player::Human))) = (asked, game.player_to_move()) {
        request(&mut requests, seat, action);
    }
    if net.game_of(current).is_some() && phase != Phase::Replay {
        online::draw_tools(ui, &at, theme, game, net, phase, &mut requests);
    } else {
        draw_tools(ui, &at, theme, current, phase, is_computers, &mut requests);
    }
    if let Some(place) = at.code {
        draw_code(ui, place, theme, game, &mut requests);
    }
    Ok(())
}

/// Draws what covers the board: the ground around a zoomed board, and the veil of a paused game.
fn draw_over_board(ui: &mut Ui, board: Rect, theme: &Theme, view: &mut ResMut<View>, phase: Phase) {
    if view.is_zoomed() {
        surroundings::draw(ui, board, theme, view);
        if surroundings::draw_way_out(ui, theme, view).clicked() {
            view.show_whole();
        }
    }
    if phase == Phase::Paused {
        surroundings::draw_veil(ui, board, theme);
    }
}

/// Draws the result, the pause or the replay in place of the game's controls.
fn draw_phase(
    ui: &mut Ui,
    at: &Arrangement,
    state: &Shown,
    game: &Session,
    phase: Phase,
    requests: &mut PlayRequests,
) {
    let (theme, net) = (&state.theme, &state.net);
    match phase {
        Phase::Over if net.game_of(&state.current).is_some() => {
            online::draw_result(ui, at, theme, game, net, requests);
        }
        Phase::Over if game.position().outcome().is_some() => {
            draw_result(ui, at, theme, game, requests);
        }
        Phase::Paused => draw_pause(ui, at, theme, game, requests),
        Phase::Replay => draw_replay(ui, at, theme, game, &state.replay, requests),
        Phase::Playing | Phase::Over => {}
    }
}

/// Requests what a person pressed in the controls of the game.
fn request(requests: &mut PlayRequests, seat: Seat, action: UiAction) {
    match action {
        UiAction::Move(mv) => drop(requests.game.write(GameRequest::Move { seat, mv })),
        UiAction::Chance => requests.inputs.push(Input::Roll),
        UiAction::Undo => drop(requests.game.write(GameRequest::Undo)),
        UiAction::Restart => drop(requests.game.write(GameRequest::Restart)),
    }
}

fn draw_header(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    mode: Mode,
    phase: Phase,
    game: &Session,
    requests: &mut PlayRequests,
) {
    if ui::icon_button(ui, at.back, theme, Icon::ChevronLeft, "Back to the title").clicked() {
        requests.back.write(GoBack);
    }
    let mut place = at.title;
    let can_pause = game.time_left().is_some() && mode != Mode::Network;
    if can_pause && matches!(phase, Phase::Playing | Phase::Paused) {
        let pause = at.corner[0].translate(vec2(-at.corner[0].width(), 0.0));
        place.max.x = pause.left();
        let (icon, words, next) = match phase {
            Phase::Paused => (Icon::Play, "Resume", Phase::Playing),
            _ => (Icon::Pause, "Pause", Phase::Paused),
        };
        if ui::icon_button(ui, pause, theme, icon, words).clicked() {
            requests.next.set(next);
        }
    }
    let width = place.width() - 8.0;
    let mut details = game_ui(game.position()).details();
    if width > 180.0 && details.chars().count() < 30 {
        details = format!("{details} · {}", mode.words());
    }
    let painter = ui.painter();
    let centre = place.center();
    let title = centre - vec2(0.0, 9.0);
    write(
        painter,
        title,
        Align2::CENTER_CENTER,
        game.code().setup.game().title(),
        heavy(text::HEADING),
        ink(theme.shades.text),
        width,
    );
    let below = centre + vec2(0.0, 11.0);
    write(
        painter,
        below,
        Align2::CENTER_CENTER,
        &details,
        plain(12.0),
        ink(theme.shades.quiet),
        width,
    );
    let (icon, words) = match requests.settings.volume {
        Volume::Off => (Icon::VolumeX, "Sounds: silent (M)"),
        Volume::Low => (Icon::Volume1, "Sounds: quiet (M)"),
        Volume::Full => (Icon::Volume2, "Sounds: loud (M)"),
    };
    if ui::icon_button(ui, at.corner[0], theme, icon, words).clicked() {
        requests.inputs.push(Input::Volume);
    }
    if ui::icon_button(ui, at.corner[1], theme, Icon::Copy, "Copy the game code").clicked() {
        copy_code(ui, game, requests);
    }
    if ui::icon_button(ui, at.corner[2], theme, Icon::Settings, "Settings").clicked() {
        requests.visit.write(Visit(Screen::Settings));
    }
}

fn copy_code(ui: &Ui, game: &Session, requests: &mut PlayRequests) {
    ui.ctx().copy_text(game.code().to_string());
    requests.toasts.write(Toast("Code copied".to_owned()));
}

fn draw_result(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    game: &Session,
    requests: &mut PlayRequests,
) {
    let (words, by) = game_ui(game.position()).result(game);
    // Four buttons in a row, or two rows of two if the texts do not fit and the height allows it.
    let gap = 6.0;
    let narrow = is_narrow(at.result.width()) && at.result.height() >= 3.0 * TARGET + gap;
    let (upper, lower) = two_rows(at.result, if narrow { 2.0 * TARGET + gap } else { TARGET });
    let size = (upper.height() * 0.5).min(text::TITLE);
    let painter = ui.painter();
    let middle = upper.center();
    let line = |down: f32| pos2(middle.x, middle.y + down);
    write(
        painter,
        line(-size * 0.45),
        Align2::CENTER_CENTER,
        &words,
        heavy(size),
        ink(theme.shades.text),
        upper.width(),
    );
    let below = line(size * 0.55 + 4.0);
    write(
        painter,
        below,
        Align2::CENTER_CENTER,
        &by,
        plain(text::BODY),
        ink(theme.shades.quiet),
        upper.width(),
    );
    let [again, same, new, replay] = if narrow {
        let [first, second] = [0.0, 1.0].map(|at| {
            let height = (lower.height() - gap) / 2.0;
            let corner = lower.min + vec2(0.0, at * (height + gap));
            sized(corner, vec2(lower.width(), height))
        });
        let ([again, same], [new, replay]) = (ui::side_by_side(first), ui::side_by_side(second));
        [again, same, new, replay]
    } else {
        ui::side_by_side(lower)
    };
    // Whoever lost alone wants the same board once more, everybody else another one.
    let is_lost = game.position().outcome() == Some(Outcome::Lost);
    let (new_weight, same_weight, same_words) = match is_lost {
        true => (Weight::Plain, Weight::Primary, "Try again"),
        false => (Weight::Primary, Weight::Plain, "Restart"),
    };
    let again = ui::button(ui, again, theme, new_weight, None, "New board");
    let same = ui::button(ui, same, theme, same_weight, None, same_words);
    // Keys that were meant for the game do not press a button.
    if ui::has_been_shown(ui, "result", QUIET) {
        ui::focus_on_arrival(if is_lost { &same } else { &again }, "result");
    } else {
        ui::no_focus_on_arrival(ui.ctx(), "end of the game");
    }
    if again.clicked() {
        requests.new_board.write(NewBoard);
    }
    if same.clicked() {
        requests.game.write(GameRequest::Restart);
    }
    if ui::button(ui, new, theme, Weight::Plain, None, "Set-up").clicked() {
        requests.visit.write(Visit(Screen::Setup));
    }
    if ui::button(ui, replay, theme, Weight::Plain, None, "Replay").clicked() {
        requests.next.set(Phase::Replay);
    }
}

/// Draws the pause screen. A press resumes the game.
fn draw_pause(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    game: &Session,
    requests: &mut PlayRequests,
) {
    let begun = game.elapsed() > 0;
    let (upper, lower) = two_rows(at.result, TARGET);
    let (words, action) = match begun {
        true => ("Paused", "Resume game"),
        false => ("The clock starts when you press Begin", "Begin"),
    };
    write(
        ui.painter(),
        upper.center(),
        Align2::CENTER_CENTER,
        words,
        plain(text::BODY),
        ink(theme.shades.quiet),
        upper.width(),
    );
    let go_on = ui::button(ui, lower, theme, Weight::Primary, None, action);
    ui::focus_on_arrival(&go_on, "paused");
    if go_on.clicked() {
        requests.next.set(Phase::Playing);
    }
}

fn draw_replay(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    game: &Session,
    replay: &Replay,
    requests: &mut PlayRequests,
) {
    let (cursor, moves) = (game.cursor(), game.moves().len());
    let (upper, lower) = two_rows(at.result, TARGET);
    let words = match replay.is_best {
        true => format!("The best: move {cursor} of {moves}"),
        false => format!("Move {cursor} of {moves}"),
    };
    let painter = ui.painter();
    let middle = upper.center() - vec2(0.0, 6.0);
    write(
        painter,
        middle,
        Align2::CENTER_CENTER,
        &words,
        heavy(text::HEADING),
        ink(theme.shades.text),
        upper.width(),
    );
    let share = cursor as f32 / moves.max(1) as f32;
    let bar = between(
        pos2(upper.left(), upper.bottom() - 8.0),
        pos2(upper.right(), upper.bottom() - 2.0),
    );
    ui::balance(
        painter,
        bar,
        theme,
        (share, theme.shades.accent),
        (0.0, theme.shades.line),
    );
    let [first, before, run, after, last] = ui::side_by_side(lower);
    let steps = [
        (first, Icon::SkipBack, "To the beginning", 0),
        (
            before,
            Icon::StepBack,
            "A move back",
            cursor.saturating_sub(1),
        ),
        (after, Icon::StepForward, "A move on", cursor + 1),
        (last, Icon::SkipForward, "To the end", moves),
    ];
    for (place, icon, words, ply) in steps {
        if ui::icon_button(ui, place, theme, icon, words).clicked() {
            requests.replay.write(ReplayRequest::GoTo(ply));
        }
    }
    let (icon, words) = match replay.runs {
        true => (Icon::Pause, "Pause"),
        false => (Icon::Play, "Resume"),
    };
    let run = ui::icon_button(ui, run, theme, icon, words);
    ui::focus_on_arrival(&run, "replay");
    if run.clicked() {
        requests.replay.write(ReplayRequest::Run(!replay.runs));
    }
}

fn draw_tools(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    current: &CurrentGame,
    phase: Phase,
    is_computers: bool,
    requests: &mut PlayRequests,
) {
    let Some(game) = current.game() else {
        return;
    };
    let [undo, redo, hint, restart, new] = at.tools;
    if phase == Phase::Replay {
        if ui::button(
            ui,
            undo.union(new),
            theme,
            Weight::Plain,
            None,
            "Close replay",
        )
        .clicked()
        {
            requests.next.set(Phase::Over);
        }
        return;
    }
    let is_seen = phase != Phase::Paused;
    if ui::tool(
        ui,
        undo,
        theme,
        Icon::Undo2,
        "Undo",
        is_seen && game.can_undo(),
    )
    .clicked()
    {
        requests.game.write(GameRequest::Undo);
    }
    if ui::tool(
        ui,
        redo,
        theme,
        Icon::Redo2,
        "Redo",
        is_seen && game.can_redo(),
    )
    .clicked()
    {
        requests.game.write(GameRequest::Redo);
    }
    if phase == Phase::Over {
        // The result screen has the other buttons.
        let knows_best = game_ui(game.position()).best().is_some();
        if knows_best && ui::tool(ui, hint, theme, Icon::Trophy, "The best", true).clicked() {
            requests.next.set(Phase::Replay);
            requests.replay.write(ReplayRequest::Best);
        }
        return;
    }
    let is_to_move = matches!(game.position().to_move(), Turn::Player(_));
    let can_hint =
        phase == Phase::Playing && !is_computers && is_to_move && *requests.hint == Hint::None;
    if ui::tool(ui, hint, theme, Icon::Lightbulb, "Hint", can_hint).clicked() {
        *requests.hint = Hint::Searching;
    }
    let begun = game.cursor() > 0;
    if ui::tool(ui, restart, theme, Icon::RotateCcw, "Restart", begun).clicked() {
        requests.game.write(GameRequest::Restart);
    }
    if ui::tool(ui, new, theme, Icon::Shuffle, "New", true).clicked() {
        requests.new_board.write(NewBoard);
    }
}

fn draw_code(ui: &mut Ui, place: Rect, theme: &Theme, game: &Session, requests: &mut PlayRequests) {
    let code = game.code().to_string();
    let shown: String = if code.chars().count() > 48 {
        code.chars().take(47).chain(['…']).collect()
    } else {
        code
    };
    let left = pos2(place.left(), place.center().y);
    let quiet = ink(theme.shades.quiet);
    write(
        ui.painter(),
        left,
        Align2::LEFT_CENTER,
        &shown,
        plain(text::SMALL),
        quiet,
        place.width() - 60.0,
    );
    let end = between(pos2(place.right() - 52.0, place.top()), place.max);
    let response = ui.interact(end, egui::Id::new("copy code"), egui::Sense::click());
    let colour = if response.hovered() {
        ink(theme.shades.text)
    } else {
        quiet
    };
    ui.painter().text(
        pos2(end.right(), end.center().y),
        Align2::RIGHT_CENTER,
        "copy",
        plain(text::SMALL),
        colour,
    );
    if response.clicked() {
        copy_code(ui, game, requests);
    }
}
