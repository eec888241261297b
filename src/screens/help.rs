//! Help screen: a chapter for each game, with its rules and pictures, and chapters about boards, choosing and keys.

mod chapters;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::inset;
use crate::core::theme::{Themed, ink, radius, space};
use crate::core::{
    Authority, ControlTexts, CurrentGame, GoBack, ReturnScreen, Screen, ScreenSystems, StartLesson,
};
use crate::games::{about, draw_picture};
use crate::screens::parts::{COLUMN, page};
use crate::ui::{self, BODY, Button, NOTE};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use chapters::Chapter;
use lucide_icons::Icon;
use std::collections::HashMap;
use tessella_games::{Game, Position};
use tessella_language::tr;

/// Number of columns of the contents.
const COLUMNS: usize = 3;
/// Least width of a row with all pictures of a game, in points.
const ONE_ROW: f32 = 480.0;
/// Height of the caption below a picture, in points.
const CAPTION: f32 = 54.0;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Chapter::Game(Game::ALL[0]))
        .add_systems(OnEnter(Screen::Help), open_chapter)
        .add_systems(
            EguiPrimaryContextPass,
            draw_help_screen
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Help)),
        );
}

/// Opens the chapter of the game from whose screen the player comes.
fn open_chapter(
    origin: Res<ReturnScreen>,
    current: Res<CurrentGame>,
    mut chapter: ResMut<Chapter>,
) {
    let game = current.game().filter(|_| origin.0 == Some(Screen::Play));
    if let Some(game) = game {
        *chapter = Chapter::Game(game.code().setup.game());
    }
}

fn draw_help_screen(
    mut contexts: EguiContexts,
    controls: ControlTexts,
    mut chapter: ResMut<Chapter>,
    mut pictures: Local<HashMap<Game, Vec<Position>>>,
    current: Res<CurrentGame>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let language = context.language();
    if let Chapter::Game(game) = *chapter
        && !pictures.contains_key(&game)
    {
        let samples = about(game).pictures.iter();
        let positions: Result<Vec<Position>> =
            samples.map(|(sample, _)| sample.position()).collect();
        pictures.insert(game, positions?);
    }
    let way_back = page(context, ("help", tr!(language, "help")), COLUMN, |ui| {
        if let Some(chosen) = draw_contents(ui, *chapter) {
            chapter.set_if_neq(chosen);
        }
        ui.add_space(space::TINY);
        if let Chapter::Game(game) = *chapter
            && let Some(positions) = pictures.get(&game)
        {
            let captions = about(game).pictures.map(|(_, caption)| caption(language));
            draw_pictures(ui, positions, captions);
            let lesson = Button::new(tr!(language, "help-lesson")).icon(Icon::GraduationCap);
            let is_free = current.authority() == Authority::Local;
            if lesson.enabled(is_free).show(ui).clicked() {
                commands.trigger(StartLesson(game));
            }
            ui.add_space(space::TINY);
        }
        let shades = ui.current_theme().shades;
        let style = BODY.rgb(shades.text.mix(shades.quiet, 0.35));
        for paragraph in chapter.paragraphs(&controls, language) {
            ui::label(ui, style, &paragraph);
        }
    });
    ui::focus_on_arrival(&way_back, "help");
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    Ok(())
}

/// Draws a button for each chapter. Returns the one that was pressed.
fn draw_contents(ui: &mut Ui, shown: Chapter) -> Option<Chapter> {
    let mut chosen = None;
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() + gap) / COLUMNS as f32 - gap;
    let heights = Chapter::all().map(|chapter| {
        let title = chapter.title(ui.language());
        Button::new(&title)
            .selected_if(true)
            .height(ui.ctx(), width)
    });
    let height = heights.fold(TARGET, f32::max);
    ui::grid(
        ui,
        (COLUMNS, height),
        Chapter::all(),
        |ui, area, chapter| {
            let title = chapter.title(ui.language());
            let button = Button::new(&title).selected_if(chapter == shown);
            if button.show_in(ui, area).clicked() {
                chosen = Some(chapter);
            }
        },
    );
    chosen
}

/// Draws the pictures of a game with their captions: side by side with the captions below, or in a narrow window one
/// below the other with the captions beside them.
fn draw_pictures(ui: &mut Ui, positions: &[Position], captions: [&str; 3]) {
    let width = ui.available_width();
    let is_narrow = width < ONE_ROW;
    let (size, style) = if is_narrow {
        ((1, 120.0), BODY.quiet())
    } else {
        ((3, (width / 3.0).min(150.0) + CAPTION), NOTE)
    };
    let ground = ink(ui.current_theme().shades.surface);
    ui::grid(
        ui,
        size,
        positions.iter().zip(captions),
        |ui, area, (position, caption)| {
            let painter = ui.painter();
            painter.rect_filled(area, radius::CARD, ground);
            let inner = inset(area, space::MEDIUM);
            let (board, text) = if is_narrow {
                let board = inner.with_max_x(inner.left() + inner.height());
                (board, inner.with_min_x(board.right() + space::MEDIUM))
            } else {
                let board = inner.with_max_y(inner.bottom() - CAPTION);
                (board, inner.with_min_y(board.bottom() + space::SMALL))
            };
            draw_picture(painter, board, position);
            ui::draw_text(painter, text, Align2::CENTER_CENTER, style, caption);
        },
    );
}
