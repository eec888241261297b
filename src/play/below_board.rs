//! The result, the pause and the replay, in place of a game's controls below the board.

use crate::core::language::SpokenLanguage;
use crate::core::layout::{TARGET, is_narrow};
use crate::core::palette::Rgb;
use crate::core::rects::centred;
use crate::core::theme::{Theme, Themed, space, text};
use crate::core::{GameRequest, NewBoard, OpenScreen, Phase, PlayLevel, Screen};
use crate::games::game_ui;
use crate::play::requests::{PlayScreen, focus_at_end, two_rows};
use crate::play::{hold, lesson, online, replay_controls};
use crate::ui::{self, BODY, Button, TITLE};
use bevy_egui::egui::{Align2, Painter, Rect, Response, Ui, vec2};
use tessella_games::{Outcome, Rules};
use tessella_language::{Language, tr};
use tessella_library::analysis::Analysis;
use tessella_session::{Player, Session};

/// Draws the result, the pause or the replay in place of the game's controls.
pub(super) fn draw_phase(ui: &mut Ui, play: &mut PlayScreen) {
    let state = play.state;
    if let Some(lesson) = state.current.lesson() {
        if lesson.step().is_none() {
            lesson::draw_end(ui, play, lesson);
        }
        return;
    }
    match play.phase {
        Phase::Over if state.net.game_of(&state.current).is_some() => {
            online::draw_result(ui, play);
        }
        Phase::Over if play.game.position().outcome().is_some() => draw_result(ui, play),
        Phase::Paused => hold::draw_pause(ui, play),
        Phase::Replay => replay_controls::draw_replay_controls(ui, play),
        Phase::Playing | Phase::Over => {}
    }
}

/// Draws a result in large letters, and below it in small ones how it came about. `rgb` is the colour of whoever won, if the result is
/// written in it.
pub(super) fn draw_result_words(
    painter: &Painter,
    area: Rect,
    (result, rgb): (&str, Option<Rgb>),
    by: &str,
) {
    let size = (area.height() * 0.5).min(text::TITLE);
    let middle = area.center() - vec2(0.0, 0.45 * size);
    let above = centred(middle, vec2(area.width(), 1.1 * size));
    let style = TITLE.size(size);
    let style = rgb.map_or(style, |rgb| style.rgb(rgb));
    ui::draw_text(painter, above, Align2::CENTER_CENTER, style, result);
    let below = area.with_min_y(above.bottom() + space::TINY);
    ui::draw_text(painter, below, Align2::CENTER_TOP, BODY.quiet(), by);
}

/// Draws the result with the buttons for what comes next.
fn draw_result(ui: &mut Ui, play: &mut PlayScreen) {
    let (state, game, area) = (play.state, play.game, play.at.result);
    let language = ui.language();
    let (result, by) = game_ui(game.position()).result(game, &ui.current_theme().paints, language);
    let news = state.news.0.iter().map(|news| news.text(language));
    let by: Vec<String> = [by].into_iter().chain(news).collect();
    // Two rows of buttons need as much height as a row of text besides.
    let has_two_rows = is_narrow(area.width()) && area.height() >= 3.0 * TARGET + space::TINY;
    let height = if has_two_rows {
        2.0 * TARGET + space::SMALL
    } else {
        TARGET
    };
    let (upper, lower) = two_rows(area, height);
    let rgb = winners_rgb(game, &ui.current_theme());
    draw_result_words(ui.painter(), upper, (&result, rgb), &by.join(" · "));
    draw_result_buttons(ui, play, (lower, has_two_rows));
}

/// Returns the colour of the seat that won a game of several, where it is readable in large letters.
fn winners_rgb(game: &Session, theme: &Theme) -> Option<Rgb> {
    /// Least contrast of large letters with the page.
    const READABLE: f32 = 3.0;
    let Some(Outcome::Won(seat)) = game.position().outcome() else {
        return None;
    };
    let rgb = game_ui(game.position()).seat_rgb(seat, theme);
    let contrast = |share: f32| rgb.contrast(theme.shades.page(share));
    let is_readable = contrast(0.0).min(contrast(1.0)) >= READABLE;
    (is_readable && game.players().len() > 1 && !theme.is_high_contrast()).then_some(rgb)
}

/// Draws the buttons for what comes next in one row, or in two.
fn draw_result_buttons(ui: &mut Ui, play: &mut PlayScreen, (area, has_two_rows): (Rect, bool)) {
    let (state, game, language) = (play.state, play.game, ui.language());
    // Whoever lost alone, or the board of a day, wants the same board once more, everybody else another one.
    let is_daily = state.daily.0.is_some();
    let is_lost = match game.position().outcome() {
        Some(Outcome::Won(seat)) => is_daily && game.players()[seat.index()] != Player::Human,
        Some(Outcome::Lost) => true,
        _ => is_daily,
    };
    let back_to = last_winnable(state.analysis.0.as_ref()).filter(|_| is_lost);
    if !is_lost && back_to.is_none() && !game_ui(game.position()).has_deals() {
        draw_one_way_on(ui, play, (area, has_two_rows));
        return;
    }
    let same_label = if is_lost {
        tr!(language, "result-try-again")
    } else {
        tr!(language, "result-restart")
    };
    let (again_label, replay_label) = (again_label(play, language), tr!(language, "result-replay"));
    let back_label = back_to.map(|number| tr!(language, "result-back-to-move", move = number));
    let labels = match &back_label {
        Some(back) => [back, same_label, again_label, replay_label],
        None => [
            again_label,
            same_label,
            tr!(language, "result-setup"),
            replay_label,
        ],
    };
    let [first, second, third, fourth] = if has_two_rows {
        two_by_two(area)
    } else {
        ui::places_of_labels(ui.ctx(), area, labels)
    };
    let same = Button::new(same_label).primary_if(is_lost && back_to.is_none());
    let same = same.show_in(ui, second);
    if same.clicked() {
        play.requests.game.write(GameRequest::Restart);
    }
    if Button::new(replay_label).show_in(ui, fourth).clicked() {
        play.requests.next.set(Phase::Replay);
    }
    if let (Some(number), Some(label)) = (back_to, &back_label) {
        let back = Button::new(label).primary().show_in(ui, first);
        focus_at_end(ui, &back, "result");
        if back.clicked() {
            play.requests.game.write(GameRequest::Branch(number));
        }
        draw_again(ui, play, third, false);
        return;
    }
    let again = draw_again(ui, play, first, !is_lost);
    focus_at_end(ui, if is_lost { &same } else { &again }, "result");
    if Button::new(labels[2]).show_in(ui, third).clicked() {
        play.requests.commands.trigger(OpenScreen(Screen::Setup));
    }
}

/// Draws the buttons after a game whose boards are all the same: there is one way on.
fn draw_one_way_on(ui: &mut Ui, play: &mut PlayScreen, (area, has_two_rows): (Rect, bool)) {
    let language = ui.language();
    let labels = [
        again_label(play, language),
        tr!(language, "result-replay"),
        tr!(language, "result-setup"),
    ];
    let [first, second, third] = if has_two_rows {
        let [one, two, three, four] = two_by_two(area);
        [one.union(two), three, four]
    } else {
        ui::places_of_labels(ui.ctx(), area, labels)
    };
    let again = draw_again(ui, play, first, true);
    focus_at_end(ui, &again, "result");
    if Button::new(labels[1]).show_in(ui, second).clicked() {
        play.requests.next.set(Phase::Replay);
    }
    if Button::new(labels[2]).show_in(ui, third).clicked() {
        play.requests.commands.trigger(OpenScreen(Screen::Setup));
    }
}

/// Returns the number of moves before the one that lost a game, if an analysis has found it.
fn last_winnable(analysis: Option<&Analysis>) -> Option<usize> {
    let Some(Analysis::Solo(solo)) = analysis else {
        return None;
    };
    let decisive = solo.mistakes.iter().find(|mistake| mistake.is_decisive)?;
    (decisive.ply > 0).then_some(decisive.ply)
}

/// Returns the label of the button for another board.
fn again_label(play: &PlayScreen, language: Language) -> &'static str {
    let level = play.state.level.0.as_ref();
    match level.and_then(|level| level.next.as_ref()) {
        _ if play.state.daily.0.is_some() => tr!(language, "result-more-boards"),
        Some(_) => tr!(language, "result-next-level"),
        None if play.game.players().len() > 1 => tr!(language, "result-play-again"),
        None => tr!(language, "result-new-board"),
    }
}

/// Draws the button for another board: the next level, or a new one of the same kind.
fn draw_again(ui: &mut Ui, play: &mut PlayScreen, rect: Rect, is_primary: bool) -> Response {
    let state = play.state;
    let is_daily = state.daily.0.is_some();
    let next = state.level.0.as_ref().and_then(|level| level.next.as_ref());
    let again = Button::new(again_label(play, ui.language()))
        .primary_if(is_primary)
        .show_in(ui, rect);
    let requests = &mut *play.requests;
    match next {
        _ if !again.clicked() => {}
        _ if is_daily => requests.leave_to(Screen::Today),
        Some(next) => {
            requests.commands.write_message(PlayLevel(next.clone()));
        }
        None => {
            requests.commands.trigger(NewBoard);
        }
    }
    again
}

/// Divides an area into two rows of two.
fn two_by_two(area: Rect) -> [Rect; 4] {
    let (above, below) = area.split_top_bottom_at_fraction(0.5);
    let [one, two] = ui::side_by_side(above.with_max_y(above.bottom() - space::TINY));
    let [three, four] = ui::side_by_side(below.with_min_y(below.top() + space::TINY));
    [one, two, three, four]
}
