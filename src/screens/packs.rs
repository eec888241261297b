//! Screen with the packs of levels, and with the levels of the pack that is open.

mod level_grid;
mod pack_card;
mod parts;
mod pictures;

use crate::core::language::SpokenLanguage;
use crate::core::theme::space;
use crate::core::{GoBack, History, Packs, Screen, ScreenSystems};
use crate::screens::begin_session::GameOpener;
use crate::screens::parts::page;
use crate::text::pack_title;
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use level_grid::draw_levels;
use pack_card::draw_pack_card;
use pictures::LevelPictures;
use tessella_games::GameCode;
use tessella_language::tr;
use tessella_library::packs::PackProgress;

/// Greatest width of the content, in points.
const WIDEST: f32 = 1000.0;
/// Least width of two columns of cards, in points.
const TWO_COLUMNS: f32 = 612.0;

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
            draw_packs_screen
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Packs)),
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

fn draw_packs_screen(
    mut contexts: EguiContexts,
    mut packs: ResMut<Packs>,
    progress: Res<PacksProgress>,
    mut pictures: ResMut<LevelPictures>,
    mut commands: Commands,
    mut opener: GameOpener,
) -> Result {
    let context = contexts.ctx_mut()?;
    let language = context.language();
    let open = packs.open();
    let title = match open {
        Some((_, pack)) => ("levels", pack_title(pack, language)),
        None => ("packs", tr!(language, "packs-title")),
    };
    let pictures = pictures.bypass_change_detection();
    let mut action = None;
    let way_back = page(context, title, WIDEST, |ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::MEDIUM);
        action = match open {
            Some((number, pack)) => progress
                .0
                .get(number)
                .and_then(|progress| draw_levels(ui, pack, progress, pictures))
                .map(PackAction::Play),
            None => draw_packs(ui, &packs, &progress.0, pictures).map(PackAction::Open),
        };
    });
    pictures.end_frame(context);
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    match action {
        Some(PackAction::Open(number)) => packs.set_open(Some(number)),
        Some(PackAction::Play(code)) => opener.begin_board(&code),
        None => {}
    }
    Ok(())
}

/// Draws the cards of the packs in one column or two, and below them what there is to say about the player's own packs. Returns the
/// number of the pack that was pressed.
fn draw_packs(
    ui: &mut Ui,
    packs: &Packs,
    progress: &[PackProgress],
    pictures: &mut LevelPictures,
) -> Option<usize> {
    let mut pressed = None;
    let is_wide = ui.available_width() >= TWO_COLUMNS;
    ui.columns(if is_wide { 2 } else { 1 }, |columns| {
        for (number, (pack, progress)) in packs.packs().zip(progress).enumerate() {
            let ui = &mut columns[number % columns.len()];
            let add = |ui: &mut Ui| draw_pack_card(ui, pack, progress, pictures);
            let card = ui.push_id(number, add).inner;
            ui::focus_on_arrival(&card, "packs");
            if card.clicked() {
                pressed = Some(number);
            }
        }
    });
    for problem in packs.problems() {
        ui::note(ui, &problem.text(ui.language()));
    }
    if cfg!(not(target_os = "android")) {
        ui::note(ui, tr!(ui.language(), "packs-own"));
    }
    pressed
}
