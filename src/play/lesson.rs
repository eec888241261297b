//! A lesson on the screen of a game: its text above the board, the mark on what to press, and its end.

use crate::board::AnimationClock;
use crate::core::language::SpokenLanguage;
use crate::core::layout::{Arrangement, TARGET};
use crate::core::theme::{Theme, ink, text};
use crate::core::{CurrentGame, FrameSystems, Hint, LessonGame, Phase, PlayAtOnce, Screen};
use crate::play::requests::{PlayRequests, focus_at_end, two_rows};
use crate::ui;
use crate::ui::{Prominence, plain, write_paragraph};
use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui, vec2};
use tessella_games::{Advice, Move};
use tessella_language::tr;
use tessella_session::Player;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), end_lesson)
        .add_systems(
            Update,
            mark_step
                .in_set(FrameSystems::Show)
                .run_if(in_state(Phase::Playing)),
        );
}

fn end_lesson(mut current: ResMut<CurrentGame>) {
    if current.lesson.is_some() {
        current.lesson = None;
    }
}

/// Marks the player's next move as a hint does.
fn mark_step(current: Res<CurrentGame>, clock: Res<AnimationClock>, mut hint: ResMut<Hint>) {
    let Some(lesson) = current.lesson().filter(|_| !clock.is_running()) else {
        return;
    };
    let is_persons = matches!(lesson.game().player_to_move(), Some((_, Player::Human)));
    let step = lesson.step().map(|step| step.mv).filter(|_| is_persons);
    if let Some(mv) = step.filter(|mv| !matches!(mv, Move::Chance(_))) {
        hint.set_if_neq(Hint::Found(Advice::Play { mv, proved: true }));
    }
}

/// Draws the text of a lesson.
pub(super) fn draw_text(ui: &mut Ui, rect: Rect, theme: &Theme, lesson: &LessonGame) {
    ui.painter()
        .rect_filled(rect, 12.0, ink(theme.shades.surface));
    let rect = rect.shrink2(vec2(10.0, 2.0));
    let (font, ink) = (plain(text::BODY), ink(theme.shades.text));
    write_paragraph(ui.painter(), rect, lesson.text(ui.language()), font, ink);
}

/// Draws the end of a lesson in place of a result.
pub(super) fn draw_end(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    lesson: &LessonGame,
    requests: &mut PlayRequests,
) {
    let (_, lower) = two_rows(at.result, TARGET);
    let label = tr!(ui.language(), "lesson-play");
    let play = ui::button(ui, lower, theme, Prominence::Primary, None, label);
    focus_at_end(ui, &play, "end of the lesson");
    if play.clicked() {
        requests.play_at_once.write(PlayAtOnce(lesson.kind()));
    }
}

/// Draws the button that leaves the lesson for a game.
pub(super) fn draw_skip(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    lesson: &LessonGame,
    requests: &mut PlayRequests,
) {
    let [.., first, second, third, _] = at.tools;
    let rect = first.union(second).union(third);
    let label = tr!(ui.language(), "lesson-skip");
    if ui::button(ui, rect, theme, Prominence::Plain, None, label).clicked() {
        requests.play_at_once.write(PlayAtOnce(lesson.kind()));
    }
}
