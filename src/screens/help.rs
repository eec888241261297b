//! Help screen: a chapter for each game, with its rules and pictures, and chapters about boards, choosing and keys.

use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::settings::Settings;
use crate::core::theme::{Theme, ink, text};
use crate::core::{
    Authority, ControlTexts, CurrentGame, GoBack, ReturnScreen, Screen, ScreenSystems, StartLesson,
};
use crate::games::{about, draw_picture};
use crate::screens::parts::{head, scrolled};
use crate::text::Text;
use crate::ui;
use crate::ui::{Prominence, row};
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use std::collections::HashMap;
use tessella_games::{Game, Position};
use tessella_language::{Language, tr};

/// Returns the titles of the chapters that are not about one game.
fn other_titles(language: Language) -> [&'static str; OTHERS] {
    [
        tr!(language, "help-boards"),
        tr!(language, "help-choosing"),
        tr!(language, "help-keys"),
    ]
}

/// Returns the paragraphs of the chapters that are not about one game.
fn other_paragraphs(controls: &ControlTexts, language: Language) -> [Vec<String>; OTHERS] {
    let keys = |action| or_dash(controls.keys(action));
    let boards = vec![
        tr!(language, "help-boards-tiles").to_owned(),
        tr!(language, "help-boards-cube").to_owned(),
        tr!(
            language,
            "help-boards-stacked",
            left = keys(Action::TurnLeft),
            right = keys(Action::TurnRight)
        ),
        tr!(language, "help-boards-four-dimensions").to_owned(),
        tr!(language, "help-boards-hills").to_owned(),
        tr!(language, "help-boards-map").to_owned(),
    ];
    let choosing = vec![
        tr!(language, "help-choosing-tile").to_owned(),
        tr!(
            language,
            "help-choosing-keys",
            arrows = or_dash(controls.keys_of_all(&Action::ARROWS)),
            diagonals = or_dash(controls.keys_of_all(&Action::DIAGONALS)),
            choose = keys(Action::Choose)
        ),
        tr!(
            language,
            "help-choosing-zoom",
            closer = keys(Action::ZoomIn),
            farther = keys(Action::ZoomOut)
        ),
    ];
    [boards, choosing, key_paragraphs(controls, language)]
}

/// Returns names of keys, or a dash in place of none.
fn or_dash(names: String) -> String {
    match names.is_empty() {
        true => "–".to_owned(),
        false => names,
    }
}

/// Returns the list of all keys and buttons, and what else there is to know about them.
fn key_paragraphs(controls: &ControlTexts, language: Language) -> Vec<String> {
    let lines = Action::ALL.into_iter().map(|action| {
        let all = [controls.keys(action), controls.button(action)];
        let all = all.into_iter().filter(|names| !names.is_empty());
        let keys = or_dash(all.collect::<Vec<_>>().join(" · "));
        tr!(
            language,
            "help-keys-line",
            action = action.label(language),
            keys
        )
    });
    vec![
        lines.collect::<Vec<_>>().join("\n"),
        tr!(language, "help-keys-change").to_owned(),
        tr!(language, "help-keys-others").to_owned(),
        tr!(language, "help-keys-saved").to_owned(),
    ]
}

/// Number of chapters that are not about one game.
const OTHERS: usize = 3;
/// Number of columns of the contents.
const COLUMNS: usize = 3;
/// Space between pictures, in points.
const GAP: f32 = 8.0;

/// A chapter: the number of a game in [`Game::ALL`], or of one of the others after them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Chapter(usize);

impl Chapter {
    fn all() -> impl Iterator<Item = Self> {
        (0..Game::ALL.len() + OTHERS).map(Self)
    }

    fn game(self) -> Option<Game> {
        Game::ALL.get(self.0).copied()
    }

    fn title(self, language: Language) -> String {
        match self.game() {
            Some(game) => game.text(language),
            None => other_titles(language)[(self.0 - Game::ALL.len()) % OTHERS].to_owned(),
        }
    }

    fn paragraphs(self, controls: &ControlTexts, language: Language) -> Vec<String> {
        let Some(game) = self.game() else {
            let [boards, choosing, keys] = other_paragraphs(controls, language);
            return match self.0 - Game::ALL.len() {
                0 => boards,
                1 => choosing,
                _ => keys,
            };
        };
        let rules = (about(game).rules)(language).into_iter();
        rules.map(str::to_owned).collect()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chapter>()
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
    let game = game.map(|game| game.code().setup.game());
    if let Some(at) = Game::ALL.iter().position(|&one| Some(one) == game) {
        chapter.0 = at;
    }
}

fn draw(
    mut contexts: EguiContexts,
    (theme, settings, controls): (Res<Theme>, Res<Settings>, ControlTexts),
    mut chapter: ResMut<Chapter>,
    mut pictures: Local<HashMap<Game, Vec<Position>>>,
    current: Res<CurrentGame>,
    (mut back, mut lessons): (MessageWriter<GoBack>, MessageWriter<StartLesson>),
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let language = ui.language();
    let (rest, way_back) = head(&mut ui, &theme, tr!(language, "help"));
    ui::focus_on_arrival(&way_back, "help");
    if way_back.clicked() {
        back.write(GoBack);
    }
    let look = ui::BoardStyle {
        theme: &theme,
        faces: settings.faces,
    };
    if let Some(game) = chapter.game()
        && !pictures.contains_key(&game)
    {
        let samples = about(game).pictures.iter();
        let positions: Result<Vec<Position>> =
            samples.map(|(sample, _)| sample.position()).collect();
        pictures.insert(game, positions?);
    }
    scrolled(&mut ui, rest, "help", |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        if let Some(chosen) = draw_contents(ui, &theme, *chapter) {
            chapter.set_if_neq(chosen);
        }
        if let Some((game, positions)) = chapter
            .game()
            .and_then(|game| pictures.get_key_value(&game))
        {
            ui.add_space(6.0);
            let captions = about(*game).pictures.map(|(_, caption)| caption(language));
            draw_pictures(ui, &look, positions, captions);
            let icon = Some(Icon::GraduationCap);
            let is_free = current.authority() == Authority::Local;
            let prominence = if is_free {
                Prominence::Plain
            } else {
                Prominence::Off
            };
            let place = row(ui, TARGET);
            let label = tr!(language, "help-lesson");
            if ui::button(ui, place, &theme, prominence, icon, label).clicked() {
                lessons.write(StartLesson(*game));
            }
        }
        ui.add_space(6.0);
        for paragraph in chapter.paragraphs(&controls, language) {
            let label = RichText::new(paragraph).size(text::BODY);
            ui.label(label.color(ink(theme.shades.text.mix(theme.shades.quiet, 0.35))));
        }
        ui.add_space(24.0);
    });
    Ok(())
}

/// Draws a button for each chapter. Returns the one that was pressed.
fn draw_contents(ui: &mut Ui, theme: &Theme, shown: Chapter) -> Option<Chapter> {
    let chapters: Vec<Chapter> = Chapter::all().collect();
    let mut chosen = None;
    for line in chapters.chunks(COLUMNS) {
        let places = ui::side_by_side::<COLUMNS>(row(ui, TARGET));
        for (&chapter, place) in line.iter().zip(places) {
            let title = chapter.title(ui.language());
            let prominence = match chapter == shown {
                true => Prominence::Primary,
                false => Prominence::Plain,
            };
            if ui::button(ui, place, theme, prominence, None, &title).clicked() {
                chosen = Some(chapter);
            }
        }
    }
    chosen
}

/// Draws the pictures of a game with their captions: side by side with the captions below, or in a narrow window one
/// below the other with the captions beside them.
fn draw_pictures(
    ui: &mut Ui,
    look: &ui::BoardStyle<'_>,
    positions: &[Position],
    captions: [&str; 3],
) {
    const NARROW: f32 = 480.0;
    const CAPTION: f32 = 54.0;
    const MARGIN: f32 = 10.0;
    let width = ui.available_width();
    let is_narrow = width < NARROW;
    let mut places = Vec::new();
    if is_narrow {
        places.extend(captions.map(|_| row(ui, 120.0)));
    } else {
        let height = ((width - GAP * 2.0) / 3.0).min(150.0) + CAPTION;
        places.extend(ui::side_by_side::<3>(row(ui, height)));
    }
    for ((position, caption), place) in positions.iter().zip(captions).zip(places) {
        ui.painter()
            .rect_filled(place, 14.0, ink(look.theme.shades.surface));
        let inner = place.shrink(MARGIN);
        let (board, label) = if is_narrow {
            inner.split_left_right_at_x(inner.left() + inner.height() + MARGIN)
        } else {
            inner.split_top_bottom_at_y(inner.bottom() - CAPTION + MARGIN)
        };
        draw_picture(ui.painter(), board.shrink2(vec2(0.0, 2.0)), look, position);
        let size = if is_narrow { text::BODY } else { text::SMALL };
        let ink = ink(look.theme.shades.quiet);
        ui::write_paragraph(ui.painter(), label, caption, ui::plain(size), ink);
    }
}
