//! Screen that shares a game: its picture, its code, and a QR code for the camera of another device.

use crate::core::device::can_copy_pictures;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{inset, sized};
use crate::core::theme::{Themed, ink, radius, space};
use crate::core::{CurrentGame, GoBack, Screen, ScreenSystems, Toast, waits};
use crate::games::draw_game_picture;
use crate::net::Net;
use crate::pictures::{PictureJob, PictureRequest, PictureUse};
use crate::screens::parts::page;
use crate::screens::qr_code::{QrPicture, draw_qr_code};
use crate::text::wording;
use crate::ui::{self, Button, row};
use bevy::prelude::*;
use bevy_egui::egui::{Rect, Response, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use tessella_language::tr;
use tessella_library::links::DeepLink;
use tessella_session::Session;

/// Greatest width of the content, in points.
const WIDEST: f32 = 900.0;
/// Width of the content from which picture and QR code are side by side, in points.
const TWO_COLUMNS: f32 = 560.0;
/// Height of what is below them then, in points.
const BELOW: f32 = 2.0 * TARGET + 60.0;
/// Least width of a button beside others, in points.
const BUTTON: f32 = 170.0;
/// `true` if the player sees files of the system.
const HAS_FILES: bool = cfg!(not(target_os = "android"));

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<QrPicture>().add_systems(
        EguiPrimaryContextPass,
        draw_share_screen
            .in_set(ScreenSystems)
            .run_if(in_state(Screen::Share)),
    );
}

fn draw_share_screen(
    mut contexts: EguiContexts,
    current: Res<CurrentGame>,
    net: Res<Net>,
    mut qr: ResMut<QrPicture>,
    mut job: ResMut<PictureJob>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let title = ("share", tr!(context.language(), "share-title"));
    let game = current.game();
    let way_back = page(context, title, WIDEST, |ui| {
        if let Some(game) = game {
            // The tiles of a timed game are hidden while its clock is paused, as it is here.
            let is_hidden = waits(game) || net.is_paused(&current);
            draw_game(ui, game, is_hidden, &mut qr, &mut job, &mut commands);
        }
    });
    ui::focus_on_arrival(&way_back, "share");
    if way_back.clicked() || game.is_none() {
        commands.trigger(GoBack);
    }
    Ok(())
}

/// Draws the picture, the QR code, and the buttons.
fn draw_game(
    ui: &mut Ui,
    game: &Session,
    is_hidden: bool,
    qr: &mut QrPicture,
    job: &mut PictureJob,
    commands: &mut Commands,
) {
    let link = DeepLink::Game(Box::new(game.code().clone())).to_string();
    let width = ui.available_width();
    let is_wide = width >= TWO_COLUMNS;
    if is_wide {
        // Everything fits into the window if its height allows it.
        let height = (ui.available_height() - BELOW).max(160.0);
        let [board, code] = ui::side_by_side(row(ui, height.min(width / 2.0)));
        draw_board(ui, board, game, is_hidden);
        draw_qr_code(ui, code, qr, &link);
    } else {
        let side = width.min(320.0);
        let board = row(ui, side);
        draw_board(ui, board, game, is_hidden);
        if !is_hidden {
            draw_picture_buttons(ui, game, job, commands);
        }
        let code = row(ui, side);
        draw_qr_code(ui, code, qr, &link);
    }
    let code = ui::shortened(&game.code().to_string(), 60);
    ui.vertical_centered(|ui| ui::note(ui, &code));
    if is_wide && !is_hidden {
        draw_picture_buttons(ui, game, job, commands);
    }
    draw_text_buttons(ui, game, &link, commands);
}

/// Draws the board as it stands, or a pause icon.
fn draw_board(ui: &Ui, area: Rect, game: &Session, is_hidden: bool) {
    let shades = ui.current_theme().shades;
    let painter = ui.painter();
    painter.rect_filled(area, radius::CARD, ink(shades.surface));
    if is_hidden {
        ui::draw_icon(painter, area.center(), Icon::Pause, 48.0, ink(shades.quiet));
    } else {
        draw_game_picture(painter, inset(area, space::MEDIUM), game);
    }
}

/// Draws the buttons for the picture and the animation.
fn draw_picture_buttons(
    ui: &mut Ui,
    game: &Session,
    job: &mut PictureJob,
    commands: &mut Commands,
) {
    let language = ui.language();
    let has_moves = !game.moves().is_empty();
    let (save, animate, copy) = (PictureUse::Save, PictureUse::Animate, PictureUse::Copy);
    let save_label = tr!(language, "share-save-picture");
    let animate_label = tr!(language, "share-save-animation");
    let copy_label = tr!(language, "share-copy-picture");
    let mut buttons = vec![
        (HAS_FILES, save, Icon::Image, save_label),
        (HAS_FILES && has_moves, animate, Icon::Film, animate_label),
        (can_copy_pictures(), copy, Icon::Copy, copy_label),
    ];
    buttons.retain(|&(is_offered, ..)| is_offered);
    let count = buttons.len();
    let is_row = ui.available_width() >= BUTTON * count as f32;
    let size = (if is_row { count } else { 1 }, TARGET);
    let running = job.progress();
    ui::grid(ui, size, buttons, |ui, area, (_, usage, icon, label)| {
        // Only an animation takes long enough to be stopped.
        if let Some((PictureUse::Animate, percent)) = running
            && usage == animate
        {
            if draw_progress(ui, area, percent).clicked() {
                job.stop();
            }
            return;
        }
        let is_saving = usage == save && running.is_some_and(|(running, _)| running == save);
        let label = if is_saving {
            tr!(language, "share-saving")
        } else {
            label
        };
        let button = Button::new(label).icon(icon).enabled(running.is_none());
        if button.show_in(ui, area).clicked() {
            let game = Box::new(game.clone());
            commands.trigger(PictureRequest { usage, game });
        }
    });
}

/// Draws the button that stops an animation, with a bar that shows how much of it is saved.
fn draw_progress(ui: &mut Ui, area: Rect, percent: u8) -> Response {
    let done = u32::from(percent);
    let label = tr!(ui.language(), "share-stop-animation", percent = done);
    let response = Button::new(&label).icon(Icon::X).show_in(ui, area);
    let accent = ui.current_theme().shades.accent;
    let corner = area.left_bottom() + vec2(space::MEDIUM, -9.0);
    let bar = sized(corner, vec2(area.width() - 2.0 * space::MEDIUM, 4.0));
    let share = f32::from(percent) / 100.0;
    ui::balance(ui.painter(), bar, (share, accent), (0.0, accent));
    response
}

/// Draws the buttons that copy texts.
fn draw_text_buttons(ui: &mut Ui, game: &Session, link: &str, commands: &mut Commands) {
    let language = ui.language();
    let code = Button::new(tr!(language, "share-copy-code")).icon(Icon::Copy);
    let address = Button::new(tr!(language, "share-copy-link")).icon(Icon::Link);
    let [code, address] = ui::buttons(ui, [code, address]);
    if code.clicked() {
        ui.ctx().copy_text(game.code().to_string());
        commands.trigger(Toast(wording!("code-copied")));
    }
    if address.clicked() {
        ui.ctx().copy_text(link.to_owned());
        commands.trigger(Toast(wording!("share-link-copied")));
    }
}
