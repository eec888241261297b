//! The result, the pause and the replay, in place of a game's controls below the board.

use crate::core::language::SpokenLanguage;
use crate::core::layout::{Arrangement, TARGET, is_narrow};
use crate::core::rects::sized;
use crate::core::theme::{Theme, ink, text};
use crate::core::{GameRequest, NewBoard, OpenScreen, Phase, PlayLevel, Screen};
use crate::games::game_ui;
use crate::play::requests::{PlayRequests, Shown, focus_at_end, two_rows};
use crate::play::{hold, lesson, online, replay_controls};
use crate::ui;
use crate::ui::{Prominence, heavy, plain, write};
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use tessella_games::{Outcome, Rules};
use tessella_language::tr;
use tessella_session::{Player, Session};

/// Draws the result, the pause or the replay in place of the game's controls.
pub(super) fn draw_phase(
    ui: &mut Ui,
    at: &Arrangement,
    state: &Shown,
    game: &Session,
    phase: Phase,
    requests: &mut PlayRequests,
) {
    let (theme, net) = (&state.theme, &state.net);
    if let Some(lesson) = state.current.lesson() {
        if lesson.step().is_none() {
            lesson::draw_end(ui, at, theme, lesson, requests);
        }
        return;
    }
    match phase {
        Phase::Over if net.game_of(&state.current).is_some() => {
            online::draw_result(ui, at, theme, game, net, requests);
        }
        Phase::Over if game.position().outcome().is_some() => {
            draw_result(ui, at, state, game, requests);
        }
        Phase::Paused if net.game_of(&state.current).is_some() => {
            hold::draw_online_pause(ui, at, theme, net, requests);
        }
        Phase::Paused => draw_pause(ui, at, theme, game, requests),
        Phase::Replay => replay_controls::draw(ui, at, state, game, requests),
        Phase::Playing | Phase::Over => {}
    }
}

/// Draws the result with the buttons for what comes next.
fn draw_result(
    ui: &mut Ui,
    at: &Arrangement,
    state: &Shown,
    game: &Session,
    requests: &mut PlayRequests,
) {
    let theme = &state.theme;
    let language = ui.language();
    let (label, by) = game_ui(game.position()).result(game, language);
    let news = state.news.0.iter().map(|news| news.text(language));
    let by = std::iter::once(by)
        .chain(news)
        .collect::<Vec<_>>()
        .join(" · ");
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
        &label,
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
    let [again, same, new, replay] = match narrow {
        true => two_by_two(lower, gap),
        false => ui::side_by_side(lower),
    };
    // Whoever lost alone, or the board of a day, wants the same board once more, everybody else another one.
    let is_daily = state.daily.0.is_some();
    let is_lost = match game.position().outcome() {
        Some(Outcome::Won(seat)) => is_daily && game.players()[seat.index()] != Player::Human,
        Some(Outcome::Lost) => true,
        _ => is_daily,
    };
    let (new_weight, same_weight) = match is_lost {
        true => (Prominence::Plain, Prominence::Primary),
        false => (Prominence::Primary, Prominence::Plain),
    };
    let same_words = match is_lost {
        true => tr!(language, "result-try-again"),
        false => tr!(language, "result-restart"),
    };
    let next = { state.level.0.as_ref() }.and_then(|level| level.next.as_ref());
    let new_words = match next {
        _ if is_daily => tr!(language, "result-more-boards"),
        Some(_) => tr!(language, "result-next-level"),
        None => tr!(language, "result-new-board"),
    };
    let again = ui::button(ui, again, theme, new_weight, None, new_words);
    let same = ui::button(ui, same, theme, same_weight, None, same_words);
    focus_at_end(ui, if is_lost { &same } else { &again }, "result");
    if again.clicked() && is_daily {
        requests.leave_to(Screen::Today);
    } else if let (true, Some(next)) = (again.clicked(), next) {
        requests.levels.write(PlayLevel(next.clone()));
    } else if again.clicked() {
        requests.new_board.write(NewBoard);
    }
    if same.clicked() {
        requests.game.write(GameRequest::Restart);
    }
    let label = tr!(language, "result-setup");
    if ui::button(ui, new, theme, Prominence::Plain, None, label).clicked() {
        requests.visit.write(OpenScreen(Screen::Setup));
    }
    let label = tr!(language, "result-replay");
    if ui::button(ui, replay, theme, Prominence::Plain, None, label).clicked() {
        requests.next.set(Phase::Replay);
    }
}

/// Divides a place into two rows of two.
fn two_by_two(place: Rect, gap: f32) -> [Rect; 4] {
    let [first, second] = [0.0, 1.0].map(|at| {
        let height = (place.height() - gap) / 2.0;
        let corner = place.min + vec2(0.0, at * (height + gap));
        sized(corner, vec2(place.width(), height))
    });
    let ([one, two], [three, four]) = (ui::side_by_side(first), ui::side_by_side(second));
    [one, two, three, four]
}

/// Draws the pause screen. A press resumes the game.
fn draw_pause(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    game: &Session,
    requests: &mut PlayRequests,
) {
    let language = ui.language();
    let begun = game.elapsed() > 0;
    let (upper, lower) = two_rows(at.result, TARGET);
    let (label, action) = match begun {
        true => (tr!(language, "play-paused"), tr!(language, "play-resume")),
        false => (
            tr!(language, "play-before-clock"),
            tr!(language, "play-begin"),
        ),
    };
    write(
        ui.painter(),
        upper.center(),
        Align2::CENTER_CENTER,
        label,
        plain(text::BODY),
        ink(theme.shades.quiet),
        upper.width(),
    );
    let go_on = ui::button(ui, lower, theme, Prominence::Primary, None, action);
    ui::focus_on_arrival(&go_on, "paused");
    if go_on.clicked() {
        requests.next.set(Phase::Playing);
    }
}
