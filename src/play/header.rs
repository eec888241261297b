//! The row above the board: the way back, the names of the game and of its board, and the buttons in the corner.

use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::settings::{Settings, Volume};
use crate::core::theme::space;
use crate::core::{
    BoardOrientation, ControlTexts, CurrentDaily, CurrentLevel, GoBack, Input, InputQueue, Mode,
    OpenScreen, Screen,
};
use crate::games::game_ui;
use crate::net::Net;
use crate::play::hold;
use crate::play::parts::PlayScreen;
use crate::text::Text;
use crate::ui::{self, HEADING, NOTE, STRONG};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_library::today::{DailyBoard, DailyGame};

/// Width from which the name of the game is a heading, in points.
const WIDE_NAME: f32 = 180.0;
/// Width in points, and length in characters, from which the line below the name does not say where the board is from.
const SHORT_LINE: f32 = 150.0;
const LONG_DETAILS: usize = 30;

pub(super) fn draw_way_back(
    mut screen: PlayScreen,
    controls: ControlTexts,
    settings: Res<Settings>,
    mut inputs: ResMut<InputQueue>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("way back")?;
    let label = controls.with_keys(Action::Back, tr!(ui.language(), "play-back"));
    if ui::icon_button(ui, screen.at().back, Icon::ChevronLeft, &label).clicked() {
        // Whoever plays with a switch may have no other way to undo a choice.
        if settings.scanning.is_on() {
            inputs.push(Input::Back);
        } else {
            commands.trigger(GoBack);
        }
    }
    Ok(())
}

/// Draws the name of the game, and below it what is to be said about its board.
pub(super) fn draw_title(
    mut screen: PlayScreen,
    net: Res<Net>,
    daily: Res<CurrentDaily>,
    level: Res<CurrentLevel>,
    mode: Res<State<Mode>>,
    orientation: Res<BoardOrientation>,
) -> Result {
    let ui = &mut screen.ui("title")?;
    let (game, title, language) = (screen.game()?, screen.at().title, ui.language());
    let pause = hold::pause_button_place(&screen, &net)?;
    let right = pause.map_or(title.right(), |pause| pause.left().min(title.right()));
    let area = title.with_max_x(right).shrink2(vec2(space::TINY, 0.0));
    let daily = daily.0.as_ref();
    let details = match daily {
        Some(&DailyBoard {
            game: DailyGame::Problem,
            par: Some(moves),
            ..
        }) => tr!(language, "play-problem", moves),
        _ => game_ui(game.position()).details_as_seen(orientation.rotation, language),
    };
    let is_full = area.width() <= SHORT_LINE || details.chars().count() >= LONG_DETAILS;
    let details = if is_full {
        details
    } else {
        let origin = origin(daily, &level, *mode.get(), language);
        format!("{details} · {origin}")
    };
    let name = game.code().setup.game().text(language);
    let (above, below) = area.split_top_bottom_at_y(area.center().y + 4.0);
    let style = if area.width() < WIDE_NAME {
        STRONG
    } else {
        HEADING
    };
    if ui::line_width(ui.ctx(), style, &name) <= area.width() {
        ui::draw_text(ui.painter(), above, Align2::LEFT_BOTTOM, style, &name);
        ui::draw_leading_parts(ui.painter(), below, Align2::LEFT_TOP, NOTE, &details);
    } else {
        // The game is known to the player, and the buttons are needed.
        ui::tell_screen_readers(ui.painter(), area.min, area, &name);
    }
    Ok(())
}

/// Returns where the board is from, or else how it is played.
fn origin(
    daily: Option<&DailyBoard>,
    level: &CurrentLevel,
    mode: Mode,
    language: Language,
) -> String {
    match (daily, &level.0) {
        (Some(daily), _) => {
            let (_, month, day) = daily.day.date();
            tr!(language, "play-day", day, month)
        }
        (None, Some(level)) => tr!(language, "play-level", number = level.index + 1),
        (None, None) => mode.label(language).to_owned(),
    }
}

/// Draws the buttons in the upper corner: sharing, sounds, rules and settings.
pub(super) fn draw_corner_buttons(
    mut screen: PlayScreen,
    controls: ControlTexts,
    settings: Res<Settings>,
    mut inputs: ResMut<InputQueue>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("corner")?;
    let (at, language) = (screen.at(), ui.language());
    if screen.current.lesson().is_none() {
        let label = tr!(language, "play-share-game");
        if ui::icon_button(ui, at.share, Icon::Share2, label).clicked() {
            commands.trigger(OpenScreen(Screen::Share));
        }
    }
    let (icon, label) = match settings.volume {
        Volume::Off => (Icon::VolumeX, tr!(language, "play-sounds-silent")),
        Volume::Low => (Icon::Volume1, tr!(language, "play-sounds-quiet")),
        Volume::Full => (Icon::Volume2, tr!(language, "play-sounds-loud")),
    };
    let label = controls.with_keys(Action::Sounds, label);
    if let Some(sounds) = at.sounds
        && ui::icon_button(ui, sounds, icon, &label).clicked()
    {
        inputs.push(Input::Volume);
    }
    let label = controls.with_keys(Action::Help, tr!(language, "play-rules"));
    if ui::icon_button(ui, at.help, Icon::CircleQuestionMark, &label).clicked() {
        inputs.push(Input::Help);
    }
    let label = tr!(language, "play-settings");
    if ui::icon_button(ui, at.settings, Icon::Settings, label).clicked() {
        commands.trigger(OpenScreen(Screen::Settings));
    }
    Ok(())
}
