//! Help screen: a chapter for each game, with its rules and pictures, and chapters about boards, choosing and keys.

use crate::app::core::layout::TARGET;
use crate::app::core::settings::Settings;
use crate::app::core::theme::{Theme, ink, text};
use crate::app::core::{
    Authority, CurrentGame, GoBack, ReturnScreen, Screen, ScreenSystems, StartLesson,
};
use crate::app::games::{about, draw_picture};
use crate::app::screens::parts::{head, scrolled};
use crate::app::ui;
use crate::app::ui::{Prominence, row};
use crate::games::{Game, Position};
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use std::collections::HashMap;

/// Chapters that are not about one game.
const OTHERS: [(&str, &[&str]); 3] = [
    (
        "Boards",
        &[
            "Tiles touch along their sides; on boards of squares and blocks corners can touch, too, and on squares the edges can be joined: what leaves on the right comes in on the left.",
            "A cube is drawn as its layers, one beside the other. The same place in the next layer touches; while you point at a tile, small frames show what it touches there.",
            "In a Row stacks the layers of a cube. Point at a layer, or press it, to see it solid, then press a place in it. Drag with a finger or the right button, or use the keys , and . to turn the cube. The settings show the layers side by side.",
            "In four dimensions (4D) each row is a cube, and the same place in the next row touches as well. A tile in the middle touches eight others, two in each dimension.",
            "On hills, higher tiles stand farther up and show their sides. A dark edge with teeth is a cliff, over which nothing passes.",
            "On a map, a dashed line is a ferry: its two ends touch.",
        ],
    ),
    (
        "Choosing",
        &[
            "Press a tile. The arrows move a frame over the board, and Enter or Space chooses the tile in it; Home, End, Page Up and Page Down move it between the arrows, or between layers and cubes. On a pad, use the cross and the lower button.",
            "Boards with small tiles can be enlarged with the wheel, two fingers, or the keys + and -, and moved by dragging.",
        ],
    ),
    (
        "Keys",
        &[
            "U or Ctrl Z undoes a move. R or Ctrl Y redoes it.",
            "H shows a hint, P pauses a timed game, S restarts the board, N deals a new one, M changes the volume. F1 or ? opens the rules of the game, F11 fills the screen, and Esc goes back. In a replay, the arrows, Home and End show other moves, and Space runs it.",
            "Every game is saved after each move: close the window whenever you like. Your games, on the title, has all games that you have played. To continue on another device, copy the game in the settings, send the text there, and import it in the settings there.",
        ],
    ),
];

/// Label of the button that starts the lesson of a game.
const LESSON: &str = "Play the lesson (20 seconds)";
/// Number of columns of the contents.
const COLUMNS: usize = 3;
/// Space between pictures, in points.
const GAP: f32 = 8.0;

/// A chapter: the number of a game in [`Game::ALL`], or of one of the others after them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Chapter(usize);

impl Chapter {
    fn all() -> impl Iterator<Item = Self> {
        (0..Game::ALL.len() + OTHERS.len()).map(Self)
    }

    fn game(self) -> Option<Game> {
        Game::ALL.get(self.0).copied()
    }

    /// Returns the title and the paragraphs.
    fn text(self) -> (&'static str, &'static [&'static str]) {
        match self.game() {
            Some(game) => (game.title(), about(game).rules),
            None => OTHERS[(self.0 - Game::ALL.len()) % OTHERS.len()],
        }
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
    (theme, settings): (Res<Theme>, Res<Settings>),
    mut chapter: ResMut<Chapter>,
    mut pictures: Local<HashMap<Game, Vec<Position>>>,
    current: Res<CurrentGame>,
    (mut back, mut lessons): (MessageWriter<GoBack>, MessageWriter<StartLesson>),
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let (rest, way_back) = head(&mut ui, &theme, "Help");
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
            let captions = about(*game).pictures.map(|(_, caption)| caption);
            draw_pictures(ui, &look, positions, captions);
            let icon = Some(Icon::GraduationCap);
            let is_free = current.authority() == Authority::Local;
            let prominence = if is_free {
                Prominence::Plain
            } else {
                Prominence::Off
            };
            let place = row(ui, TARGET);
            if ui::button(ui, place, &theme, prominence, icon, LESSON).clicked() {
                lessons.write(StartLesson(*game));
            }
        }
        ui.add_space(6.0);
        let (_, paragraphs) = chapter.text();
        for paragraph in paragraphs {
            let label = RichText::new(*paragraph).size(text::BODY);
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
            let (title, _) = chapter.text();
            let prominence = match chapter == shown {
                true => Prominence::Primary,
                false => Prominence::Plain,
            };
            if ui::button(ui, place, theme, prominence, None, title).clicked() {
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
