//! Screen that shares a game: its picture, its code, and a QR code for the camera of another device.

use crate::core::device::can_copy_pictures;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, sized};
use crate::core::settings::Settings;
use crate::core::theme::{Theme, ink, text};
use crate::core::{CurrentGame, GoBack, Screen, ScreenSystems, Toast, waits};
use crate::games::draw_picture;
use crate::net::Net;
use crate::pictures::{PictureJob, PictureRequest, PictureUse};
use crate::screens::parts::{column, head, scrolled};
use crate::screens::qr_code::{QrPicture, draw_qr_code};
use crate::text::wording;
use crate::ui;
use crate::ui::{BoardStyle, Prominence, plain, row, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use tessella_language::tr;
use tessella_library::links::DeepLink;
use tessella_session::Session;

/// Space between the parts, in points.
const GAP: f32 = 12.0;
/// Greatest width of the content, in points.
const WIDEST: f32 = 900.0;
/// Width of the content from which picture and QR code are side by side, in points.
const TWO_COLUMNS: f32 = 560.0;
/// `true` if the player sees files of the system.
const HAS_FILES: bool = cfg!(not(target_os = "android"));

/// Requests of the screen.
#[derive(bevy::ecs::system::SystemParam)]
struct ShareRequests<'w> {
    back: MessageWriter<'w, GoBack>,
    toasts: MessageWriter<'w, Toast>,
    pictures: MessageWriter<'w, PictureRequest>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<QrPicture>().add_systems(
        EguiPrimaryContextPass,
        draw.in_set(ScreenSystems).run_if(in_state(Screen::Share)),
    );
}

fn draw(
    mut contexts: EguiContexts,
    (theme, settings): (Res<Theme>, Res<Settings>),
    (current, net): (Res<CurrentGame>, Res<Net>),
    mut job: ResMut<PictureJob>,
    mut qr: ResMut<QrPicture>,
    mut requests: ShareRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let language = ui.language();
    let window = ui.max_rect();
    let (rest, way_back) = head(ui, &theme, tr!(language, "share-title"));
    ui::focus_on_arrival(&way_back, "share");
    let Some(game) = current.game().filter(|_| !way_back.clicked()) else {
        requests.back.write(GoBack);
        return Ok(());
    };
    // The tiles of a timed game are hidden while its clock is paused, as it is here.
    let is_hidden = waits(game) || net.is_paused(&current);
    let look = BoardStyle {
        theme: &theme,
        faces: settings.faces,
    };
    let area = column(window, WIDEST);
    let area = between(pos2(area.left(), rest.top()), area.max);
    let link = DeepLink::Game(Box::new(game.code().clone())).to_string();
    scrolled(ui, area, "share", |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        let width = ui.available_width();
        let is_wide = width >= TWO_COLUMNS;
        // Side by side, everything fits into the window if its height allows it.
        let below = 2.0 * (TARGET + GAP) + 28.0;
        let side = match is_wide {
            true => ((width - GAP) / 2.0).min((area.height() - below).max(160.0)),
            false => width.min(320.0),
        };
        if is_wide {
            let [left, right] = ui::side_by_side(row(ui, side));
            draw_board(ui, left, &look, game, is_hidden);
            draw_qr_code(ui, right, &theme, &mut qr, &link);
            draw_code(ui, &theme, game);
            if !is_hidden {
                draw_picture_buttons(ui, &theme, game, &mut job, &mut requests);
            }
            draw_text_buttons(ui, &theme, game, &link, &mut requests);
        } else {
            let rect = row(ui, side);
            draw_board(ui, rect, &look, game, is_hidden);
            if !is_hidden {
                draw_picture_buttons(ui, &theme, game, &mut job, &mut requests);
            }
            let rect = row(ui, side);
            draw_qr_code(ui, rect, &theme, &mut qr, &link);
            draw_code(ui, &theme, game);
            draw_text_buttons(ui, &theme, game, &link, &mut requests);
        }
        ui.add_space(16.0);
    });
    Ok(())
}

/// Draws the board as it stands, or a pause icon.
fn draw_board(ui: &Ui, rect: Rect, look: &BoardStyle<'_>, game: &Session, is_hidden: bool) {
    let painter = ui.painter();
    painter.rect_filled(rect, 16.0, ink(look.theme.shades.surface));
    if is_hidden {
        let quiet = ink(look.theme.shades.quiet);
        ui::draw_icon(painter, rect.center(), Icon::Pause, 48.0, quiet);
        return;
    }
    let inner = centred(
        rect.center(),
        (rect.size() - vec2(24.0, 24.0)).max(vec2(1.0, 1.0)),
    );
    draw_picture(painter, inner, look, game.position());
}

/// Draws the game code, shortened to the width.
fn draw_code(ui: &mut Ui, theme: &Theme, game: &Session) {
    let rect = row(ui, 20.0);
    write(
        ui.painter(),
        rect.center(),
        Align2::CENTER_CENTER,
        &ui::shortened(&game.code().to_string(), 60),
        plain(text::SMALL),
        ink(theme.shades.quiet),
        rect.width(),
    );
}

/// Draws the buttons for the picture and the animation.
fn draw_picture_buttons(
    ui: &mut Ui,
    theme: &Theme,
    game: &Session,
    job: &mut ResMut<PictureJob>,
    requests: &mut ShareRequests,
) {
    let language = ui.language();
    let mut buttons = Vec::new();
    if HAS_FILES {
        buttons.push((
            PictureUse::Save,
            Icon::Image,
            tr!(language, "share-save-picture"),
        ));
        if !game.moves().is_empty() {
            buttons.push((
                PictureUse::Animate,
                Icon::Film,
                tr!(language, "share-save-animation"),
            ));
        }
    }
    if can_copy_pictures() {
        buttons.push((
            PictureUse::Copy,
            Icon::Copy,
            tr!(language, "share-copy-picture"),
        ));
    }
    let running = job.progress();
    for (rect, (usage, icon, label)) in in_rows(ui, buttons.len()).into_iter().zip(buttons) {
        match running {
            // Only an animation takes long enough to be stopped.
            Some((PictureUse::Animate, percent)) if usage == PictureUse::Animate => {
                let is_stopped = draw_progress(ui, rect, theme, percent).clicked();
                if is_stopped {
                    job.stop();
                }
            }
            Some((running, _)) => {
                let is_saved = running == usage && usage == PictureUse::Save;
                let label = if is_saved {
                    tr!(language, "share-saving")
                } else {
                    label
                };
                ui::button(ui, rect, theme, Prominence::Off, Some(icon), label);
            }
            None if ui::button(ui, rect, theme, Prominence::Plain, Some(icon), label).clicked() => {
                let game = Box::new(game.clone());
                requests.pictures.write(PictureRequest { usage, game });
            }
            None => {}
        }
    }
}

/// Draws the button that stops an animation, with a bar that shows how much of it is saved.
fn draw_progress(ui: &mut Ui, rect: Rect, theme: &Theme, percent: u8) -> Response {
    let label = tr!(
        ui.language(),
        "share-stop-animation",
        percent = u32::from(percent)
    );
    let response = ui::button(ui, rect, theme, Prominence::Plain, Some(Icon::X), &label);
    let share = f32::from(percent) / 100.0;
    let track = sized(
        rect.left_bottom() + vec2(12.0, -9.0),
        vec2(rect.width() - 24.0, 4.0),
    );
    let done = sized(track.min, vec2(track.width() * share, track.height()));
    let painter = ui.painter();
    painter.rect_filled(track, 2.0, ink(theme.shades.line));
    painter.rect_filled(done, 2.0, ink(theme.shades.accent));
    response
}

/// Draws the buttons that copy texts.
fn draw_text_buttons(
    ui: &mut Ui,
    theme: &Theme,
    game: &Session,
    link: &str,
    requests: &mut ShareRequests,
) {
    let language = ui.language();
    let [code, address] = ui::side_by_side(row(ui, TARGET));
    let copy = Some(Icon::Copy);
    let label = tr!(language, "share-copy-code");
    if ui::button(ui, code, theme, Prominence::Plain, copy, label).clicked() {
        ui.ctx().copy_text(game.code().to_string());
        requests.toasts.write(Toast(wording!("code-copied")));
    }
    let (icon, label) = (Some(Icon::Link), tr!(language, "share-copy-link"));
    if ui::button(ui, address, theme, Prominence::Plain, icon, label).clicked() {
        ui.ctx().copy_text(link.to_owned());
        requests.toasts.write(Toast(wording!("share-link-copied")));
    }
}

/// Returns the places of buttons: side by side if the width allows it, else below each other.
fn in_rows(ui: &mut Ui, count: usize) -> Vec<Rect> {
    let width = ui.available_width();
    let in_a_row = ((width / 170.0) as usize).clamp(1, count.max(1));
    let mut places = Vec::new();
    while places.len() < count {
        let columns = in_a_row.min(count - places.len());
        let whole = row(ui, TARGET);
        let each = (whole.width() - GAP * (columns as f32 - 1.0)) / columns as f32;
        places.extend((0..columns).map(|at| {
            let left = whole.left() + (each + GAP) * at as f32;
            sized(pos2(left, whole.top()), vec2(each, TARGET))
        }));
    }
    places
}
