//! The screen of a game: what surrounds the board.

use super::layout::{Arrangement, arrange};
use super::{Hint, MoveRequest, OnTable, PositionChanged, Replay, TableRequest, status};
use crate::app::board::{self, BoardPlace, Flood};
use crate::app::idle::Moving;
use crate::app::palette;
use crate::app::screens::{Drawn, GoBack, NewBoard, Visit};
use crate::app::theme::{Theme, ink, text};
use crate::app::toast::Toast;
use crate::app::ui::{self, Availability, Weight, heavy, plain, write};
use crate::app::{Mode, Phase, Screen};
use crate::games::drench::Drench;
use crate::games::{Colour, Move, Position, Rules, Seat};
use crate::session::{Player, Session};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;

/// Everything that pressing something here can ask for.
#[derive(SystemParam)]
pub struct Asking<'w> {
    moves: MessageWriter<'w, MoveRequest>,
    table: MessageWriter<'w, TableRequest>,
    new_board: MessageWriter<'w, NewBoard>,
    back: MessageWriter<'w, GoBack>,
    visit: MessageWriter<'w, Visit>,
    changed: MessageWriter<'w, PositionChanged>,
    toasts: MessageWriter<'w, Toast>,
    hint: ResMut<'w, Hint>,
    next: ResMut<'w, NextState<Phase>>,
    moving: ResMut<'w, Moving>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawn).run_if(in_state(Screen::Play)),
    );
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    table: Res<OnTable>,
    mut replay: ResMut<Replay>,
    (phase, mode, flood): (Option<Res<State<Phase>>>, Res<State<Mode>>, Res<Flood>),
    mut place: ResMut<BoardPlace>,
    mut ask: Asking,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(game) = board::shown(&table, &replay).cloned() else {
        return Ok(());
    };
    let Position::Drench(drench) = game.position();
    let phase = phase.map_or(Phase::Playing, |phase| *phase.get());
    let setup = drench.setup();
    let window = context.viewport_rect().size();
    let at = arrange(
        window,
        usize::from(setup.colours),
        usize::from(setup.seats()),
        drench.board().extent(),
    );
    let fitted = BoardPlace {
        rect: at.board,
        zoom: context.zoom_factor(),
    };
    if *place != fitted {
        *place = fitted;
        ask.moving.now();
    }

    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    draw_header(
        ui,
        &at,
        &theme,
        *mode.get(),
        &drench.clone(),
        &game,
        &mut ask,
    );
    let is_computers = matches!(game.player_to_move(), Some((_, Player::Computer(_))));
    let thinking = is_computers && !flood.travels();
    status::draw(ui.painter(), at.status, &theme, &game, drench, thinking);
    if phase == Phase::Playing {
        ui::no_focus_on_arrival(ui.ctx(), "playing");
    }
    match phase {
        Phase::Over if drench.outcome().is_some() => {
            draw_result(ui, &at, &theme, &game, drench, &mut ask);
        }
        Phase::Playing | Phase::Over => draw_colours(ui, &at, &theme, &game, drench, &mut ask),
        Phase::Replay => draw_replay(ui, &at, &theme, &mut replay, &mut ask),
    }
    draw_tools(ui, &at, &theme, &table, phase, is_computers, &mut ask);
    if let Some(place) = at.code {
        draw_code(ui, place, &theme, &game, &mut ask);
    }
    Ok(())
}

fn draw_header(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    mode: Mode,
    drench: &Drench,
    game: &Session,
    ask: &mut Asking,
) {
    if ui::icon_button(ui, at.back, theme, Icon::ChevronLeft, "Back to the title").clicked() {
        ask.back.write(GoBack);
    }
    let setup = drench.setup();
    let who = match mode {
        Mode::Alone => "alone",
        Mode::SameDevice => "two players",
        Mode::Computer => "against the computer",
    };
    let details = format!(
        "{}×{} · {} colours · {who}",
        setup.width, setup.height, setup.colours
    );
    let painter = ui.painter();
    let centre = at.title.center();
    let width = at.title.width() - 8.0;
    let title = centre - vec2(0.0, 9.0);
    write(
        painter,
        title,
        Align2::CENTER_CENTER,
        "Drench",
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
    if ui::icon_button(ui, at.corner[0], theme, Icon::Copy, "Copy the game code").clicked() {
        copy_code(ui, game, ask);
    }
    if ui::icon_button(ui, at.corner[1], theme, Icon::Settings, "Settings").clicked() {
        ask.visit.write(Visit(Screen::Settings));
    }
}

fn copy_code(ui: &Ui, game: &Session, ask: &mut Asking) {
    ui.ctx().copy_text(game.code().to_string());
    ask.toasts
        .write(Toast("The game code is copied".to_owned()));
}

fn draw_colours(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    game: &Session,
    drench: &Drench,
    ask: &mut Asking,
) {
    let to_move = game.player_to_move();
    let hinted = match *ask.hint {
        Hint::Found(Move::Paint(colour)) => Some(colour),
        _ => None,
    };
    if let Some(place) = at.advice {
        let advice = match (&*ask.hint, to_move) {
            (Hint::Found(Move::Paint(colour)), _) => {
                format!("Try {}", palette::paint(colour.index()).name)
            }
            (Hint::Sought, _) => "Looking for a good move…".to_owned(),
            (Hint::None, Some((_, Player::Computer(_)))) => "The computer is to move".to_owned(),
            (Hint::None, _) => "Choose a colour, or click a tile".to_owned(),
        };
        let left = pos2(place.left(), place.center().y);
        write(
            ui.painter(),
            left,
            Align2::LEFT_CENTER,
            &advice,
            plain(text::BODY),
            ink(theme.shades.quiet),
            place.width(),
        );
    }
    let is_human = |seat: Seat| game.players().get(seat.index()) == Some(&Player::Human);
    // Whose colours are "yours": those of the person who is to move, or who waits for the computer.
    let you = to_move
        .map(|(seat, _)| seat)
        .filter(|&seat| is_human(seat))
        .or_else(|| drench.seats().find(|&seat| is_human(seat)));
    for (&place, colour) in at.colours.iter().zip((0..).map(Colour)) {
        let holder = drench
            .seats()
            .find(|&seat| drench.flood().colour(seat) == colour);
        let availability = match holder {
            Some(_) if holder == you => Availability::Not("yours"),
            Some(_) => Availability::Not("theirs"),
            None if hinted == Some(colour) => Availability::Hinted,
            None => Availability::Free,
        };
        if ui::colour_button(ui, place, theme, colour, availability).clicked()
            && let Some((seat, Player::Human)) = to_move
        {
            let mv = Move::Paint(colour);
            ask.moves.write(MoveRequest { seat, mv });
        }
    }
}

/// Two rows: the upper for words, the lower for buttons.
fn two_rows(place: Rect) -> (Rect, Rect) {
    let height = 48.0_f32.min(place.height() / 2.0);
    let lower = Rect::from_min_max(pos2(place.left(), place.bottom() - height), place.max);
    let upper = Rect::from_min_max(place.min, pos2(place.right(), lower.top() - 6.0));
    (upper, lower)
}

/// Divides a row into parts of the same width.
fn side_by_side<const N: usize>(row: Rect) -> [Rect; N] {
    let gap = 8.0;
    let width = (row.width() - gap * (N as f32 - 1.0)) / N as f32;
    std::array::from_fn(|at| {
        Rect::from_min_size(
            row.min + vec2((width + gap) * at as f32, 0.0),
            vec2(width, row.height()),
        )
    })
}

fn draw_result(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    game: &Session,
    drench: &Drench,
    ask: &mut Asking,
) {
    let (words, by) = status::result(game, drench);
    let (upper, lower) = two_rows(at.result);
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
    let [again, same, new, replay] = side_by_side(lower);
    let again = ui::button(ui, again, theme, Weight::Primary, None, "Again");
    ui::focus_on_arrival(&again, "result");
    if again.clicked() {
        ask.new_board.write(NewBoard);
    }
    if ui::button(ui, same, theme, Weight::Plain, None, "Same board").clicked() {
        ask.table.write(TableRequest::Restart);
    }
    if ui::button(ui, new, theme, Weight::Plain, None, "New game").clicked() {
        ask.visit.write(Visit(Screen::Setup));
        ask.moving.now();
    }
    if ui::button(ui, replay, theme, Weight::Plain, None, "Replay").clicked() {
        ask.next.set(Phase::Replay);
        ask.moving.now();
    }
}

fn draw_replay(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    replay: &mut Replay,
    ask: &mut Asking,
) {
    let Some((cursor, moves)) = replay
        .game
        .as_ref()
        .map(|game| (game.cursor(), game.moves().len()))
    else {
        return;
    };
    let (upper, lower) = two_rows(at.result);
    let words = format!("Move {cursor} of {moves}");
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
    let bar = Rect::from_min_max(
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
    let [first, before, run, after, last] = side_by_side(lower);
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
            replay.runs = false;
            if replay.go_to(ply) {
                ask.changed.write(PositionChanged);
            }
            ask.moving.now();
        }
    }
    let (icon, words) = if replay.runs {
        (Icon::Pause, "Pause")
    } else {
        (Icon::Play, "Go on")
    };
    let run = ui::icon_button(ui, run, theme, icon, words);
    ui::focus_on_arrival(&run, "replay");
    if run.clicked() {
        replay.runs = !replay.runs;
        if replay.runs && cursor == moves && replay.go_to(0) {
            ask.changed.write(PositionChanged);
        }
    }
    if replay.runs {
        ask.moving.now();
    }
}

fn draw_tools(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    table: &OnTable,
    phase: Phase,
    is_computers: bool,
    ask: &mut Asking,
) {
    let Some(games) = &table.0 else {
        return;
    };
    let [undo, redo, hint, restart, new] = at.tools;
    if phase == Phase::Replay {
        if ui::button(
            ui,
            undo.union(new).shrink2(vec2(0.0, 4.0)),
            theme,
            Weight::Plain,
            None,
            "End of replay",
        )
        .clicked()
        {
            ask.next.set(Phase::Over);
            ask.moving.now();
        }
        return;
    }
    if ui::tool(ui, undo, theme, Icon::Undo2, "Undo", games.can_undo()).clicked() {
        ask.table.write(TableRequest::Undo);
    }
    if ui::tool(ui, redo, theme, Icon::Redo2, "Redo", games.can_redo()).clicked() {
        ask.table.write(TableRequest::Redo);
    }
    let can_hint = phase == Phase::Playing && !is_computers && *ask.hint == Hint::None;
    if ui::tool(ui, hint, theme, Icon::Lightbulb, "Hint", can_hint).clicked() {
        *ask.hint = Hint::Sought;
    }
    if ui::tool(
        ui,
        restart,
        theme,
        Icon::RotateCcw,
        "Restart",
        games.game().cursor() > 0,
    )
    .clicked()
    {
        ask.table.write(TableRequest::Restart);
    }
    if ui::tool(ui, new, theme, Icon::Shuffle, "New", true).clicked() {
        ask.new_board.write(NewBoard);
    }
}

fn draw_code(ui: &mut Ui, place: Rect, theme: &Theme, game: &Session, ask: &mut Asking) {
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
    let end = Rect::from_min_max(pos2(place.right() - 52.0, place.top()), place.max);
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
        copy_code(ui, game, ask);
    }
}
