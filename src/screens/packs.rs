//! Screen with the packs of levels, and with the levels of the pack that is open.

mod level_grid;
mod pack_card;
mod parts;
mod pictures;

use crate::core::language::SpokenLanguage;
use crate::core::rects::sized;
use crate::core::settings::Settings;
use crate::core::theme::Theme;
use crate::core::{GoBack, History, Packs, Screen, ScreenSystems};
use crate::screens::begin_session::GameOpener;
use crate::screens::parts::{head, note, scrolled, scrolled_column};
use crate::text::{Wording, pack_title};
use crate::ui;
use crate::ui::{BoardStyle, row};
use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use level_grid::draw_levels;
use pack_card::{CARD, draw_pack_card};
use parts::GAP;
use pictures::LevelPictures;
use tessella_games::GameCode;
use tessella_language::tr;
use tessella_library::packs::{Pack, PackProgress};

/// Greatest width of the content, in points.
const WIDEST: f32 = 1000.0;
/// Width of a card from which two are beside each other, in points.
const CARD_WIDTH: f32 = 300.0;

/// Progress in all packs, which takes too long for each frame.
#[derive(Resource, Default)]
struct PacksProgress(Vec<PackProgress>);

pub(super) fn plugin(app: &mut App) {
    let is_changed =
        |history: Res<History>, packs: Res<Packs>| history.is_changed() || packs.is_changed();
    app.init_resource::<PacksProgress>()
        .init_resource::<LevelPictures>()
        .add_systems(OnEnter(Screen::Title), close_pack)
        .add_systems(OnEnter(Screen::Packs), compute)
        .add_systems(
            PreUpdate,
            compute.run_if(is_changed.and_then(in_state(Screen::Packs))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Packs)),
        );
}

/// Shows all packs again when the screen is opened from the title.
fn close_pack(mut packs: ResMut<Packs>) {
    if packs.open().is_some() {
        packs.set_open(None);
    }
}

fn compute(packs: Res<Packs>, history: Res<History>, mut progress: ResMut<PacksProgress>) {
    let results = &history.0.results;
    progress.0 = packs.packs().map(|pack| pack.progress(results)).collect();
}

/// Action that the player asked for.
enum PackAction {
    Open(usize),
    Play(GameCode),
}

fn draw(
    mut contexts: EguiContexts,
    (theme, settings): (Res<Theme>, Res<Settings>),
    mut packs: ResMut<Packs>,
    progress: Res<PacksProgress>,
    mut pictures: ResMut<LevelPictures>,
    mut back: MessageWriter<GoBack>,
    mut opener: GameOpener,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let language = ui.language();
    let window = ui.max_rect();
    let open = packs.open();
    let title = open.map_or(tr!(language, "packs-title"), |(_, pack)| {
        pack_title(pack, language)
    });
    let (rest, way_back) = head(ui, &theme, title);
    if way_back.clicked() {
        back.write(GoBack);
    }
    let (area, width) = scrolled_column(window, rest.top(), WIDEST);
    let look = BoardStyle {
        theme: &theme,
        faces: settings.faces,
    };
    let pictures = pictures.bypass_change_detection();
    let mut action = None;
    match open {
        Some((number, pack)) => scrolled(ui, area, "levels", |ui| {
            ui.set_max_width(width);
            ui.spacing_mut().item_spacing.y = GAP;
            if let Some(progress) = progress.0.get(number) {
                let played = draw_levels(ui, &look, pack, progress, pictures);
                action = played.map(PackAction::Play);
            }
            ui.add_space(24.0);
        }),
        None => scrolled(ui, area, "packs", |ui| {
            ui.set_max_width(width);
            ui.spacing_mut().item_spacing.y = GAP;
            let all: Vec<(&Pack, &PackProgress)> = packs.packs().zip(&progress.0).collect();
            action = draw_packs(ui, &look, &all, pictures).map(PackAction::Open);
            draw_players_packs(ui, &theme, packs.problems());
        }),
    };
    pictures.end_frame(ui.ctx());
    match action {
        Some(PackAction::Open(number)) => packs.set_open(Some(number)),
        Some(PackAction::Play(code)) => opener.begin_board(&code),
        None => {}
    }
    Ok(())
}

/// Draws the cards of the packs in one column or two. Returns the number of the one that was pressed.
fn draw_packs(
    ui: &mut Ui,
    look: &BoardStyle<'_>,
    packs: &[(&Pack, &PackProgress)],
    pictures: &mut LevelPictures,
) -> Option<usize> {
    let mut pressed = None;
    let whole = ui.available_width();
    let columns = if whole >= 2.0 * CARD_WIDTH + GAP {
        2
    } else {
        1
    };
    let width = (whole - GAP * (columns as f32 - 1.0)) / columns as f32;
    ui.spacing_mut().item_spacing.y = 0.0;
    for (line, packs) in packs.chunks(columns).enumerate() {
        let place = row(ui, CARD);
        for (column, &(pack, progress)) in packs.iter().enumerate() {
            let number = line * columns + column;
            let corner = place.min + vec2((width + GAP) * column as f32, 0.0);
            let card = sized(corner, vec2(width, CARD));
            let card = ui
                .push_id(number, |ui| {
                    draw_pack_card(ui, card, look, pack, progress, pictures)
                })
                .inner;
            ui::focus_on_arrival(&card, "packs");
            if card.clicked() {
                pressed = Some(number);
            }
        }
        ui.add_space(GAP);
    }
    pressed
}

/// Draws a line about the player's own packs, and the files that are none.
fn draw_players_packs(ui: &mut Ui, theme: &Theme, problems: &[Wording]) {
    let language = ui.language();
    for problem in problems {
        note(ui, theme, &problem.text(language));
    }
    if cfg!(not(target_os = "android")) {
        note(ui, theme, tr!(language, "packs-own"));
    }
    ui.add_space(24.0);
}
