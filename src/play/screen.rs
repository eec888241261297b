//! Screen of a game: everything around the board.

use crate::board::{BoardPlacement, View};
use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::layout::{ADVICE, BAR, RESULT_BELOW, TARGET, arrange};
use crate::core::rects::between;
use crate::core::settings::Volume;
use crate::core::theme::space;
use crate::core::{GameRequest, GoBack, Input, OpenScreen, Phase, Screen, ScreenSystems, shown};
use crate::drawing::{BoardProjection, drawn_extent};
use crate::games::{Panel, SeatResult, Selection, UiAction, draw_picture, game_ui};
use crate::play::below_board::draw_phase;
use crate::play::cube_view::{can_stack, draw_choice, draw_names};
use crate::play::orientation::best_view;
use crate::play::path_lines::Previewed;
use crate::play::requests::{PlayRequests, PlayScreen, Shown};
use crate::play::tools::{draw_tools, is_computers_turn};
use crate::play::well::draw_well;
use crate::play::{hills, hold, lesson, online, replay_controls, surroundings};
use crate::text::Text;
use crate::ui::{self, HEADING, NOTE, SMALL, STRONG};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Pos2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use tessella_games::{Rules, Seat};
use tessella_language::{Language, tr};
use tessella_library::today::{DailyBoard, DailyGame};
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_play_screen
            .in_set(ScreenSystems)
            .run_if(in_state(Screen::Play)),
    );
}

fn draw_play_screen(
    mut contexts: EguiContexts,
    state: Shown,
    (mut area, mut view): (ResMut<BoardPlacement>, ResMut<View>),
    mut requests: PlayRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (current, replay) = (&*state.current, &*state.replay);
    let Some(game) = shown(current, replay) else {
        return Ok(());
    };
    let position = game.position();
    let phase = state
        .phase
        .as_ref()
        .map_or(Phase::Playing, |phase| *phase.get());
    let free = context.content_rect();
    let seats = usize::from(game.code().setup.seats());
    requests.view.set_if_neq(best_view(position, free, seats));
    let extent = drawn_extent(position, *state.orientation);
    let mut at = arrange(free, game_ui(position).buttons(), seats, extent);
    let is_free = phase == Phase::Playing && position.outcome().is_none();
    if phase == Phase::Replay {
        at.enlarge_result(replay_controls::height(&state));
    } else if !is_free || game_ui(position).has_buttons() {
        at.enlarge_result(RESULT_BELOW);
    }
    let has_lesson = current.lesson().is_some();
    let has_bar = has_lesson || state.net.game_of(current).is_some();
    let bar_height = current.lesson().map_or(BAR, |lesson| {
        lesson::text_height(context, lesson, at.board.width())
    });
    let bar = has_bar.then(|| at.take_bar(bar_height));
    hills::take_strip(position, &mut at.board);
    let ui = &mut ui::whole_window(context);
    let own = match &replay.compared {
        Some(best) => draw_compared(ui, at.board, best),
        None => at.board,
    };
    area.set_if_neq(BoardPlacement {
        rect: own,
        zoom: context.zoom_factor(),
    });

    if phase != Phase::Paused {
        hills::draw_hills_key(ui, position, (&state.cursor, &view), *state.orientation);
    }
    draw_over_board(ui, own, &state, &mut view, phase);
    if phase != Phase::Paused {
        let projection = BoardProjection::new(position, *state.orientation);
        let pixels = (&view.pixels(), context.zoom_factor());
        draw_names(ui, own, &projection, pixels);
    }
    let play = &mut PlayScreen {
        at: &at,
        state: &state,
        game,
        phase,
        requests: &mut requests,
    };
    draw_header(ui, play);
    if let Some(bar) = bar {
        draw_bar(ui, bar, play);
    }
    if phase == Phase::Playing {
        ui::no_focus_on_arrival(ui.ctx(), "playing");
        ui::focus_board(ui, own);
    }
    let asked = draw_game(ui, play, &view);
    draw_phase(ui, play);
    let previewed = match asked {
        Some(UiAction::Preview(mv)) => Some(mv),
        _ => None,
    };
    play.requests.previewed.set_if_neq(Previewed(previewed));
    if let (Some(action), Some((seat, Player::Human))) = (asked, game.player_to_move()) {
        request(play.requests, seat, action);
    }
    draw_tools(ui, play);
    draw_below_controls(ui, play);
    Ok(())
}

/// Draws what is below the controls of a game while they leave room: the choice of the picture of a cube, and the well.
fn draw_below_controls(ui: &mut Ui, play: &mut PlayScreen) {
    let (at, state, game) = (play.at, play.state, play.game);
    let position = game.position();
    let has_lesson = state.current.lesson().is_some();
    let is_playing = play.phase == Phase::Playing && position.outcome().is_none();
    let is_free = is_playing && !game_ui(position).has_buttons();
    let mut top = at.result.top();
    if is_free && !has_lesson && can_stack(position) {
        // Without a line of its own, the advice is in the first one.
        let advice = if at.advice.is_some() { 0.0 } else { ADVICE };
        let line = at
            .result
            .with_min_y(top + advice)
            .with_max_y(top + advice + TARGET);
        let is_stacked = state.orientation.stack.is_some();
        draw_choice(ui, line, is_stacked, &mut play.requests.inputs);
        top = line.bottom() + space::MEDIUM;
    }
    if let Some(mut area) = at
        .well
        .filter(|_| !has_lesson && play.phase != Phase::Replay)
    {
        if is_free {
            area.min.y = top;
        }
        let is_animating = state.animation_clock.is_running();
        draw_well(ui, area, (game, is_playing), (&state.well, is_animating));
    }
}

/// Draws the status of the game and, until it is over, its controls. Returns the action that was pressed.
fn draw_game(ui: &mut Ui, play: &PlayScreen, view: &View) -> Option<UiAction> {
    let (state, game) = (play.state, play.game);
    let lesson = state.current.lesson();
    let is_animating = state.animation_clock.is_running();
    let (has_turns, results) = seat_states(play);
    let panel = Panel {
        at: play.at,
        game,
        hint: &play.requests.hint,
        in_lesson: lesson.is_some(),
        has_turns,
        results: &results,
        board: seen_board(view, ui.ctx().zoom_factor()),
        played: state.well.last().filter(|_| play.phase == Phase::Replay),
        log: match lesson {
            None => state.well.log(is_animating),
            Some(_) => &[],
        },
        selection: Selection {
            picked: state.picked.cell,
            target: state.picked.target,
            focus: state.cursor.shown.then_some(state.cursor.cell),
            previewed: play.requests.previewed.0,
            pointed: state.cursor.told(),
        },
        thinking: has_turns && is_computers_turn(game) && !is_animating,
        is_animating,
    };
    let game_ui = game_ui(game.position());
    game_ui.draw_status(ui.painter(), &panel);
    let has_controls = match play.phase {
        _ if lesson.is_some_and(|lesson| lesson.step().is_none()) => false,
        Phase::Playing => true,
        // A move was taken back, and the phase follows.
        Phase::Over => {
            state.net.game_of(&state.current).is_none() && game.position().outcome().is_none()
        }
        Phase::Paused | Phase::Replay => false,
    };
    if has_controls {
        game_ui.draw_controls(ui, &panel)
    } else {
        None
    }
}

/// Returns the middle of the board and the side of a cell, in points, unless the board is zoomed.
fn seen_board(view: &View, zoom: f32) -> Option<(Pos2, f32)> {
    let pixels = view.pixels();
    let middle = (pixels.origin + pixels.extent * pixels.cell / 2.0) / zoom;
    let is_seen = !view.is_zoomed() && pixels.cell > 0.0;
    is_seen.then(|| (pos2(middle.x, middle.y), pixels.cell / zoom))
}

/// Draws what stands above the board of a lesson or of a network game.
fn draw_bar(ui: &mut Ui, bar: Rect, play: &mut PlayScreen) {
    match play.state.current.lesson() {
        Some(lesson) => lesson::draw_text(ui, bar, lesson),
        None => online::draw_bar(ui, bar, play),
    }
}

/// Returns `true` if the cards of the seats say whose turn it is, and what else they say about each seat.
fn seat_states(play: &PlayScreen) -> (bool, Vec<Option<SeatResult>>) {
    let net = &play.state.net;
    let is_replay = play.phase == Phase::Replay;
    match net.game_of(&play.state.current) {
        Some(of) => {
            let results = online::seat_results(net, of, play.game, play.phase);
            (!is_replay && of.result.is_none(), results)
        }
        None => {
            let is_over = play.game.position().outcome().is_some();
            (!is_replay && !is_over, Vec::new())
        }
    }
}

/// Draws what covers the board: the ground around a zoomed board, and a countdown. The board of a paused game is not
/// drawn: there is a pause icon instead.
fn draw_over_board(ui: &mut Ui, board: Rect, state: &Shown, view: &mut ResMut<View>, phase: Phase) {
    if view.is_zoomed() && phase != Phase::Paused {
        surroundings::draw_surroundings(ui, board, view);
        if surroundings::draw_way_out(ui, view).clicked() {
            view.show_whole();
        }
    }
    if phase == Phase::Paused {
        surroundings::draw_cover(ui, board);
    }
    if state.net.game_of(&state.current).is_some() {
        hold::draw_countdown(ui, board, &state.net);
    }
}

/// Height of the captions of two boards side by side, in points.
const CAPTION: f32 = 26.0;

/// Draws the best solution in the right half of the place of the board, and captions above both halves. Returns the place for
/// the board of the game.
fn draw_compared(ui: &Ui, board: Rect, best: &Session) -> Rect {
    let (painter, language) = (ui.painter(), ui.language());
    let moves = best.moves().len();
    let captions = [
        tr!(language, "replay-your-game").to_owned(),
        tr!(language, "replay-best-length", moves),
    ];
    let halves: [Rect; 2] = ui::side_by_side(board);
    let [own, other] = halves.map(|half| between(half.min + vec2(0.0, CAPTION), half.max));
    for (half, caption) in halves.into_iter().zip(captions) {
        let area = half.with_max_y(half.top() + CAPTION);
        ui::draw_text(painter, area, Align2::CENTER_CENTER, NOTE, &caption);
    }
    draw_picture(painter, other, best.position());
    own
}

/// Requests what a person pressed in the controls of the game.
fn request(requests: &mut PlayRequests, seat: Seat, action: UiAction) {
    match action {
        UiAction::Move(mv) => {
            requests.game.write(GameRequest::Move { seat, mv });
        }
        UiAction::Preview(_) => {}
        UiAction::Chance => requests.inputs.push(Input::Roll),
        UiAction::Undo => {
            requests.game.write(GameRequest::Undo);
        }
        UiAction::Restart => {
            requests.game.write(GameRequest::Restart);
        }
    }
}

/// Least width for the name of the game, in points: it is known to the player, and the buttons are needed.
const NAME: f32 = 60.0;

/// Draws the row above the board: the way back, the names of the game and of its board, and the buttons in the corner.
fn draw_header(ui: &mut Ui, play: &mut PlayScreen) {
    let (at, state, game) = (play.at, play.state, play.game);
    let language = ui.language();
    let label = { &state.controls }.with_keys(Action::Back, tr!(language, "play-back"));
    if ui::icon_button(ui, at.back, Icon::ChevronLeft, &label).clicked() {
        // Whoever plays with a switch may have no other way to undo a choice.
        if play.requests.settings.scanning.is_on() {
            play.requests.inputs.push(Input::Back);
        } else {
            play.requests.commands.trigger(GoBack);
        }
    }
    let pause = hold::draw_button(ui, play);
    let right = pause.unwrap_or(at.title.right());
    let area = at
        .title
        .with_max_x(right.min(at.title.right()))
        .shrink2(vec2(space::TINY, 0.0));
    let details = details(state, game, area.width(), language);
    let name = game.code().setup.game().text(language);
    let (above, below) = area.split_top_bottom_at_y(area.center().y + 4.0);
    if area.width() >= NAME {
        let style = ui::first_that_fits(ui.ctx(), above.size(), [HEADING, STRONG], &name);
        let style = style.unwrap_or(SMALL.bold());
        ui::draw_text(ui.painter(), above, Align2::LEFT_BOTTOM, style, &name);
        ui::draw_leading_parts(ui.painter(), below, Align2::LEFT_TOP, NOTE, &details);
    }
    draw_corner(ui, play);
}

/// Returns what the header says about the board and about where it is from, for a line of this width.
fn details(state: &Shown, game: &Session, width: f32, language: Language) -> String {
    let daily = state.daily.0.as_ref();
    let details = match daily {
        Some(&DailyBoard {
            game: DailyGame::Problem,
            par: Some(moves),
            ..
        }) => {
            tr!(language, "play-problem", moves)
        }
        _ => game_ui(game.position()).details_as_seen(state.orientation.rotation, language),
    };
    if width <= 150.0 || details.chars().count() >= 30 {
        return details;
    }
    let origin = match (daily, &state.level.0) {
        (Some(daily), _) => {
            let (_, month, day) = daily.day.date();
            tr!(language, "play-day", day, month)
        }
        (None, Some(level)) => tr!(language, "play-level", number = level.index + 1),
        (None, None) => state.mode.get().label(language).to_owned(),
    };
    format!("{details} · {origin}")
}

/// Draws the buttons in the upper corner: sharing, sounds, rules and settings.
fn draw_corner(ui: &mut Ui, play: &mut PlayScreen) {
    let (language, controls) = (ui.language(), &play.state.controls);
    let requests = &mut *play.requests;
    let at = play.at;
    if play.state.current.lesson().is_none() {
        let label = tr!(language, "play-share-game");
        if ui::icon_button(ui, at.share, Icon::Share2, label).clicked() {
            requests.commands.trigger(OpenScreen(Screen::Share));
        }
    }
    let (icon, label) = match requests.settings.volume {
        Volume::Off => (Icon::VolumeX, tr!(language, "play-sounds-silent")),
        Volume::Low => (Icon::Volume1, tr!(language, "play-sounds-quiet")),
        Volume::Full => (Icon::Volume2, tr!(language, "play-sounds-loud")),
    };
    let label = controls.with_keys(Action::Sounds, label);
    if let Some(sounds) = at.sounds
        && ui::icon_button(ui, sounds, icon, &label).clicked()
    {
        requests.inputs.push(Input::Volume);
    }
    let label = controls.with_keys(Action::Help, tr!(language, "play-rules"));
    if ui::icon_button(ui, at.help, Icon::CircleQuestionMark, &label).clicked() {
        requests.inputs.push(Input::Help);
    }
    let label = tr!(language, "play-settings");
    if ui::icon_button(ui, at.settings, Icon::Settings, label).clicked() {
        requests.commands.trigger(OpenScreen(Screen::Settings));
    }
}
