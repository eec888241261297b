//! A lesson on the screen of a game: its text above the board, the mark on what to press, and its end.

use crate::board::AnimationClock;
use crate::core::language::SpokenLanguage;
use crate::core::layout::{BAR, TARGET};
use crate::core::theme::{Themed, ink, radius, space};
use crate::core::{
    CurrentGame, FrameSystems, Hint, Input, InputQueue, LessonGame, Phase, PlayAtOnce, Screen,
};
use crate::games::game_ui;
use crate::play::parts::{PlayScreen, focus_at_end, two_rows};
use crate::ui::{self, BODY, Button, TITLE};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Vec2, vec2};
use lucide_icons::Icon;
use tessella_games::{Advice, Move};
use tessella_language::tr;
use tessella_session::Player;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), end_lesson)
        .add_systems(
            Update,
            mark_lesson_step
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
fn mark_lesson_step(current: Res<CurrentGame>, clock: Res<AnimationClock>, mut hint: ResMut<Hint>) {
    let Some(lesson) = current.lesson().filter(|_| !clock.is_running()) else {
        return;
    };
    let is_persons = matches!(lesson.game().player_to_move(), Some((_, Player::Human)));
    let step = lesson.step().map(|step| step.mv).filter(|_| is_persons);
    if let Some(mv) = step.filter(|mv| !matches!(mv, Move::Chance(_))) {
        hint.set_if_neq(Hint::Found(Advice::Play { mv, proved: true }));
    }
}

/// Distance of the text of a lesson from the edges of its bar, in points.
const AROUND: Vec2 = vec2(space::SMALL, 2.0);

/// Returns the height of the bar in which each text of a lesson has room in this width, in points.
pub(super) fn text_height(context: &Context, lesson: &LessonGame, width: f32) -> f32 {
    let width = width - 2.0 * AROUND.x;
    let texts = lesson.texts(context.language());
    let heights = texts.map(|text| ui::text_height(context, BODY, text, width) + 2.0 * AROUND.y);
    heights.fold(BAR, f32::max)
}

/// Draws the text of a lesson.
pub(super) fn draw_lesson_text(mut screen: PlayScreen) -> Result {
    let ui = screen.ui("lesson")?;
    let (Some(lesson), Some(area)) = (screen.current.lesson(), screen.bar()) else {
        return Ok(());
    };
    let (painter, ground) = (ui.painter(), ink(ui.current_theme().shades.surface));
    painter.rect_filled(area, radius::CONTROL, ground);
    let area = area.shrink2(AROUND);
    ui::draw_text(
        painter,
        area,
        Align2::CENTER_CENTER,
        BODY,
        lesson.text(ui.language()),
    );
    Ok(())
}

/// Draws the end of a lesson in place of a result.
pub(super) fn draw_lesson_end(mut screen: PlayScreen, mut commands: Commands) -> Result {
    let ui = &mut screen.ui("end of the lesson")?;
    let lesson = screen.current.lesson();
    let Some(lesson) = lesson.filter(|lesson| lesson.step().is_none()) else {
        return Ok(());
    };
    let (upper, lower) = two_rows(screen.at().result, TARGET);
    let won = tr!(ui.language(), "lesson-won");
    ui::draw_text(ui.painter(), upper, Align2::CENTER_CENTER, TITLE, won);
    let button = Button::new(tr!(ui.language(), "lesson-play"));
    let button = button.primary().show_in(ui, lower);
    focus_at_end(ui, &button, "end of the lesson");
    if button.clicked() {
        commands.write_message(PlayAtOnce(lesson.kind()));
    }
    Ok(())
}

/// Draws the button that leaves the lesson for a game, and the tool for whoever cannot tell the colours apart.
pub(super) fn draw_lesson_tools(
    mut screen: PlayScreen,
    mut inputs: ResMut<InputQueue>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("tools of the lesson")?;
    let lesson = screen.current.lesson();
    let plays_colours = game_ui(screen.game()?.position()).plays_colours();
    let Some(lesson) = lesson.filter(|lesson| lesson.step().is_some()) else {
        return Ok(());
    };
    let [start, first, _, last, symbols] = screen.at().tools;
    let label = tr!(ui.language(), "lesson-skip");
    let middle = first.union(last);
    // Long labels need the width.
    let area = if ui::line_width(ui.ctx(), BODY, label) <= middle.width() - space::LARGE {
        middle
    } else {
        start.union(last)
    };
    if Button::new(label).show_in(ui, area).clicked() {
        commands.write_message(PlayAtOnce(lesson.kind()));
    }
    // Whoever cannot tell the colours apart finds help where they matter first.
    let label = tr!(ui.language(), "settings-symbols");
    if plays_colours && ui::tool(ui, symbols, Icon::Shapes, label, true).clicked() {
        inputs.push(Input::Symbols);
    }
    Ok(())
}
