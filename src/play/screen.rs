//! Screen of a game: everything around the board.

use crate::board::{BoardPlacement, View};
use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::layout::{Arrangement, arrange};
use crate::core::rects::between;
use crate::core::settings::Volume;
use crate::core::theme::{ink, text};
use crate::core::{GameRequest, GoBack, Input, OpenScreen, Phase, Screen, ScreenSystems, shown};
use crate::drawing::drawn_extent;
use crate::games::{Panel, SeatResult, UiAction, draw_picture, game_ui};
use crate::play::below_board::draw_phase;
use crate::play::requests::{PlayRequests, Shown};
use crate::play::tools::{draw_code, draw_tools, is_computers_turn};
use crate::play::{hold, lesson, online, surroundings};
use crate::text::Text;
use crate::ui;
use crate::ui::{heavy, plain, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use tessella_games::{Rules, Seat};
use tessella_language::tr;
use tessella_library::today::{DailyBoard, DailyGame};
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(ScreenSystems).run_if(in_state(Screen::Play)),
    );
}

fn draw(
    mut contexts: EguiContexts,
    state: Shown,
    (mut area, mut view): (ResMut<BoardPlacement>, ResMut<View>),
    mut requests: PlayRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Shown {
        theme,
        current,
        replay,
        net,
        orientation,
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
        drawn_extent(position, **orientation),
    );
    let lesson = current.lesson();
    let has_bar = net.game_of(current).is_some() || lesson.is_some();
    let bar = has_bar.then(|| at.take_bar());
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let look = ui::BoardStyle {
        theme,
        faces: requests.settings.faces,
    };
    let own = match &replay.compared {
        Some(best) => draw_compared(ui, at.board, &look, best),
        None => at.board,
    };
    area.set_if_neq(BoardPlacement {
        rect: own,
        zoom: context.zoom_factor(),
    });

    draw_over_board(ui, own, &state, &mut view, phase);
    draw_header(ui, &at, &state, phase, game, &mut requests);
    if let Some(bar) = bar {
        draw_bar(ui, bar, &state, &mut requests);
    }
    // The hint is the same afterwards, so it has not changed.
    let hint = std::mem::take(requests.hint.bypass_change_detection());
    let (has_turns, results) = seat_states(&state, game, phase);
    let panel = Panel {
        at: &at,
        theme,
        game,
        hint: &hint,
        in_lesson: lesson.is_some(),
        has_turns,
        results: &results,
        thinking: has_turns && is_computers_turn(game) && !is_animating,
        is_animating,
    };
    game_ui.draw_status(ui.painter(), at.status, &panel);
    if phase == Phase::Playing {
        ui::no_focus_on_arrival(ui.ctx(), "playing");
        ui::focus_board(ui, own, theme);
    }
    let asked = match phase {
        _ if lesson.is_some_and(|lesson| lesson.step().is_none()) => None,
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
    draw_tools(ui, &at, &state, game, phase, &mut requests);
    if let Some(area) = at.code.filter(|_| lesson.is_none()) {
        draw_code(ui, area, theme, game, &mut requests);
    }
    Ok(())
}

/// Draws what stands below the board of a lesson or of a network game.
fn draw_bar(ui: &mut Ui, bar: Rect, state: &Shown, requests: &mut PlayRequests) {
    match state.current.lesson() {
        Some(lesson) => lesson::draw_text(ui, bar, &state.theme, lesson),
        None => online::draw_bar(ui, bar, &state.theme, &state.net, requests),
    }
}

/// Returns `true` if the cards of the seats say whose turn it is, and what else they say about each seat.
fn seat_states(state: &Shown, game: &Session, phase: Phase) -> (bool, Vec<Option<SeatResult>>) {
    let net = &state.net;
    match net.game_of(&state.current) {
        Some(of) => {
            let has_turns = phase != Phase::Replay && of.result.is_none();
            (has_turns, online::seat_results(net, of, game, phase))
        }
        None => {
            let is_over = game.position().outcome().is_some();
            (phase != Phase::Replay && !is_over, Vec::new())
        }
    }
}

/// Draws what covers the board: the ground around a zoomed board, and a countdown. The board of a paused game is not
/// drawn: there is a pause icon instead.
fn draw_over_board(ui: &mut Ui, board: Rect, state: &Shown, view: &mut ResMut<View>, phase: Phase) {
    let theme = &state.theme;
    if view.is_zoomed() && phase != Phase::Paused {
        surroundings::draw(ui, board, theme, view);
        if surroundings::draw_way_out(ui, theme, view).clicked() {
            view.show_whole();
        }
    }
    if phase == Phase::Paused {
        surroundings::draw_pause_sign(ui, board, theme);
    }
    if state.net.game_of(&state.current).is_some() {
        hold::draw_countdown(ui, board, theme, &state.net);
    }
}

/// Height of the captions of two boards side by side, in points.
const CAPTION: f32 = 26.0;

/// Draws the best solution in the right half of the place of the board, and captions above both halves. Returns the place for
/// the board of the game.
fn draw_compared(ui: &Ui, board: Rect, look: &ui::BoardStyle<'_>, best: &Session) -> Rect {
    let [left, right] = ui::side_by_side(board);
    let below = |half: Rect| between(half.min + vec2(0.0, CAPTION), half.max);
    let theme = look.theme;
    let language = ui.language();
    let length = best.moves().len();
    let captions = [
        (left, tr!(language, "replay-your-game").to_owned()),
        (right, tr!(language, "replay-best-length", moves = length)),
    ];
    for (half, label) in captions {
        write(
            ui.painter(),
            pos2(half.center().x, half.top() + CAPTION / 2.0),
            Align2::CENTER_CENTER,
            &label,
            plain(text::SMALL),
            ink(theme.shades.quiet),
            half.width(),
        );
    }
    draw_picture(ui.painter(), below(right), look, best.position());
    below(left)
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
    state: &Shown,
    phase: Phase,
    game: &Session,
    requests: &mut PlayRequests,
) {
    let language = ui.language();
    let (theme, mode) = (&*state.theme, *state.mode.get());
    let label = { &state.controls }.with_keys(Action::Back, tr!(language, "play-back"));
    if ui::icon_button(ui, at.back, theme, Icon::ChevronLeft, &label).clicked() {
        // Whoever plays with a switch may have no other way to undo a choice.
        match requests.settings.scanning.is_on() {
            true => requests.inputs.push(Input::Back),
            false => drop(requests.back.write(GoBack)),
        }
    }
    let mut area = at.title;
    if let Some(left) = hold::draw_button(ui, at, state, phase, game, requests) {
        area.max.x = left;
    }
    let width = area.width() - 8.0;
    let mut details = game_ui(game.position()).details(language);
    let daily = state.daily.0.as_ref();
    if let Some((board, par)) = daily.and_then(|board| Some((board, board.par?)))
        && board.game == DailyGame::Problem
    {
        details = tr!(language, "play-problem", moves = par);
    }
    if width > 180.0 && details.chars().count() < 30 {
        let level = state.level.0.as_ref();
        let kind = match daily {
            Some(DailyBoard { day, .. }) => {
                let (_, month, number) = day.date();
                tr!(language, "play-day", day = number, month)
            }
            None => match level {
                Some(area) => tr!(language, "play-level", number = area.index + 1),
                None => mode.label(language).to_owned(),
            },
        };
        details = format!("{details} · {kind}");
    }
    let painter = ui.painter();
    let centre = area.center();
    let title = centre - vec2(0.0, 9.0);
    write(
        painter,
        title,
        Align2::CENTER_CENTER,
        &game.code().setup.game().text(language),
        heavy(text::HEADING),
        ink(theme.shades.text),
        width,
    );
    let below = centre + vec2(0.0, 11.0);
    ui::write_leading_parts(
        painter,
        below,
        Align2::CENTER_CENTER,
        &details,
        plain(12.0),
        ink(theme.shades.quiet),
        width,
    );
    draw_corner(ui, at, state, requests);
}

/// Draws the buttons in the upper corner: sounds, rules and settings.
fn draw_corner(ui: &mut Ui, at: &Arrangement, state: &Shown, requests: &mut PlayRequests) {
    let language = ui.language();
    let (theme, controls) = (&*state.theme, &state.controls);
    let (icon, label) = match requests.settings.volume {
        Volume::Off => (Icon::VolumeX, tr!(language, "play-sounds-silent")),
        Volume::Low => (Icon::Volume1, tr!(language, "play-sounds-quiet")),
        Volume::Full => (Icon::Volume2, tr!(language, "play-sounds-loud")),
    };
    let label = controls.with_keys(Action::Sounds, label);
    if ui::icon_button(ui, at.corner[0], theme, icon, &label).clicked() {
        requests.inputs.push(Input::Volume);
    }
    let label = controls.with_keys(Action::Help, tr!(language, "play-rules"));
    let icon = Icon::CircleQuestionMark;
    if ui::icon_button(ui, at.corner[1], theme, icon, &label).clicked() {
        requests.inputs.push(Input::Help);
    }
    let (icon, label) = (Icon::Settings, tr!(language, "play-settings"));
    if ui::icon_button(ui, at.corner[2], theme, icon, label).clicked() {
        requests.visit.write(OpenScreen(Screen::Settings));
    }
}
