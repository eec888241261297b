//! Help screen: a chapter for each game, with its rules and pictures, and chapters about boards, choosing and keys.

use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::inset;
use crate::core::theme::{Themed, ink, radius, space};
use crate::core::{
    Authority, ControlTexts, CurrentGame, GoBack, ReturnScreen, Screen, ScreenSystems, StartLesson,
};
use crate::games::{about, draw_picture};
use crate::screens::parts::{COLUMN, page};
use crate::text::Text;
use crate::ui::{self, BODY, Button, NOTE};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use std::collections::HashMap;
use tessella_games::{Game, Position};
use tessella_language::{Language, tr};

/// Number of columns of the contents.
const COLUMNS: usize = 3;
/// Least width of a row with all pictures of a game, in points.
const ONE_ROW: f32 = 480.0;
/// Height of the caption below a picture, in points.
const CAPTION: f32 = 54.0;

/// A chapter.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
enum Chapter {
    Game(Game),
    Boards,
    Choosing,
    Keys,
}

impl Chapter {
    fn all() -> impl Iterator<Item = Self> {
        let games = Game::ALL.iter().copied().map(Self::Game);
        games.chain([Self::Boards, Self::Choosing, Self::Keys])
    }

    fn title(self, language: Language) -> String {
        match self {
            Self::Game(game) => game.text(language),
            Self::Boards => tr!(language, "help-boards").to_owned(),
            Self::Choosing => tr!(language, "help-choosing").to_owned(),
            Self::Keys => tr!(language, "help-keys").to_owned(),
        }
    }

    fn paragraphs(self, controls: &ControlTexts, language: Language) -> Vec<String> {
        match self {
            Self::Game(game) => {
                let rules = (about(game).rules)(language).into_iter();
                rules.map(str::to_owned).collect()
            }
            Self::Boards => board_paragraphs(controls, language),
            Self::Choosing => choosing_paragraphs(controls, language),
            Self::Keys => key_paragraphs(controls, language),
        }
    }
}

fn board_paragraphs(controls: &ControlTexts, language: Language) -> Vec<String> {
    let left = or_dash(controls.keys(Action::TurnLeft));
    let right = or_dash(controls.keys(Action::TurnRight));
    vec![
        tr!(language, "help-boards-tiles").to_owned(),
        tr!(language, "help-boards-cube").to_owned(),
        tr!(language, "help-boards-stacked", left, right),
        tr!(language, "help-boards-four-dimensions").to_owned(),
        tr!(language, "help-boards-hills").to_owned(),
        tr!(language, "help-boards-map").to_owned(),
    ]
}

fn choosing_paragraphs(controls: &ControlTexts, language: Language) -> Vec<String> {
    let arrows = or_dash(controls.keys_of_all(&Action::ARROWS));
    let diagonals = or_dash(controls.keys_of_all(&Action::DIAGONALS));
    let choose = or_dash(controls.keys(Action::Choose));
    let closer = or_dash(controls.keys(Action::ZoomIn));
    let farther = or_dash(controls.keys(Action::ZoomOut));
    vec![
        tr!(language, "help-choosing-tile").to_owned(),
        tr!(language, "help-choosing-keys", arrows, diagonals, choose),
        tr!(language, "help-choosing-zoom", closer, farther),
    ]
}

/// Returns the list of all keys and buttons, and what else there is to know about them.
fn key_paragraphs(controls: &ControlTexts, language: Language) -> Vec<String> {
    let lines = Action::ALL.into_iter().map(|action| {
        let all = [controls.keys(action), controls.button(action)];
        let all = all.into_iter().filter(|names| !names.is_empty());
        let keys = or_dash(all.collect::<Vec<_>>().join(" · "));
        let action = action.label(language);
        tr!(language, "help-keys-line", action, keys)
    });
    vec![
        lines.collect::<Vec<_>>().join("\n"),
        tr!(language, "help-keys-change").to_owned(),
        tr!(language, "help-keys-others").to_owned(),
        tr!(language, "help-keys-saved").to_owned(),
    ]
}

/// Returns names of keys, or a dash in place of none.
fn or_dash(names: String) -> String {
    match names.is_empty() {
        true => "–".to_owned(),
        false => names,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Chapter::Game(Game::ALL[0]))
        .add_systems(OnEnter(Screen::Help), open_chapter)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Help)),
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

fn draw(
    mut contexts: EguiContexts,
    controls: ControlTexts,
    mut chapter: ResMut<Chapter>,
    mut pictures: Local<HashMap<Game, Vec<Position>>>,
    current: Res<CurrentGame>,
    (mut back, mut lessons): (MessageWriter<GoBack>, MessageWriter<StartLesson>),
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
                lessons.write(StartLesson(game));
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
        back.write(GoBack);
    }
    Ok(())
}

/// Draws a button for each chapter. Returns the one that was pressed.
fn draw_contents(ui: &mut Ui, shown: Chapter) -> Option<Chapter> {
    let mut chosen = None;
    ui::grid(
        ui,
        (COLUMNS, TARGET),
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
    let (size, style) = match is_narrow {
        true => ((1, 120.0), BODY.quiet()),
        false => ((3, (width / 3.0).min(150.0) + CAPTION), NOTE),
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
            let (board, text) = match is_narrow {
                true => {
                    let board = inner.with_max_x(inner.left() + inner.height());
                    (board, inner.with_min_x(board.right() + space::MEDIUM))
                }
                false => {
                    let board = inner.with_max_y(inner.bottom() - CAPTION);
                    (board, inner.with_min_y(board.bottom() + space::SMALL))
                }
            };
            draw_picture(painter, board, position);
            ui::draw_text(painter, text, Align2::CENTER_CENTER, style, caption);
        },
    );
}
