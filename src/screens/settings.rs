//! Settings screen.

mod colours;
mod scanning;

use crate::core::device::Clipboard;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::sized;
use crate::core::settings::{
    CubePicture, FaceSet, Lan, MoreTime, Motion, Settings, TextSize, ThemeChoice, Volume,
};
use crate::core::theme::{Theme, held_text_size, hold_text_size, text};
use crate::core::{
    BackupRequest, Confirmation, CurrentGame, GoBack, Paste, Question, Screen, ScreenSystems, Toast,
};
use crate::screens::parts::{caption, head, note, scrolled};
use crate::text::wording;
use crate::ui;
use crate::ui::Prominence;
use crate::ui::row;
use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use std::time::Duration;
use tessella_language::{Language, tr};
use tessella_protocol::{FIRST_PORT, PORT_COUNT};
use tessella_session::export_game;

/// Last port that the screen offers. The settings file accepts others.
const LAST_PORT: u16 = FIRST_PORT + PORT_COUNT - 1;

/// Number of themes side by side.
const THEMES_A_ROW: usize = 3;

/// Number of languages side by side.
const LANGUAGES_A_ROW: usize = 2;

/// `true` if the system shows the player's files to the player.
const HAS_FILES: bool = cfg!(not(target_os = "android"));

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(ScreenSystems)
            .run_if(in_state(Screen::Settings)),
    );
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    (mut settings, mut confirmation): (ResMut<Settings>, ResMut<Confirmation>),
    current: Res<CurrentGame>,
    mut clipboard: Clipboard,
    (mut back, mut pasted): (MessageWriter<GoBack>, MessageWriter<Paste>),
    mut next: ResMut<NextState<Screen>>,
    (mut backups, mut toasts): (MessageWriter<BackupRequest>, MessageWriter<Toast>),
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let language = ui.language();
    let (rest, way_back) = head(&mut ui, &theme, tr!(language, "settings"));
    ui::focus_on_arrival(&way_back, "settings");
    if way_back.clicked() {
        back.write(GoBack);
    }
    let mut changed = settings.clone();
    scrolled(&mut ui, rest, "settings", |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        draw_language(ui, &theme, &mut changed.language);
        draw_looks(ui, &theme, &mut changed);
        scanning::draw(ui, &theme, &mut changed.scanning);
        if draw_controls(ui, &theme) {
            // The way back leads to the settings, which keep their own.
            next.set(Screen::Keys);
        }
        draw_sharing(ui, &theme, &current, &mut toasts);
        if draw_transfer(ui, &theme, &current, &mut toasts) {
            pasted.write(Paste(clipboard.text()));
        }
        draw_backup(ui, &theme, &mut backups);
        caption(ui, &theme, tr!(language, "settings-hosting"));
        draw_lan(ui, &theme, &mut changed.lan);
        draw_reset(ui, &theme, &mut changed, &mut confirmation);
        ui.add_space(16.0);
    });
    settings.set_if_neq(changed);
    Ok(())
}

/// Draws the button that shows the languages, and these.
fn draw_language(ui: &mut Ui, theme: &Theme, chosen: &mut Option<Language>) {
    let language = ui.language();
    let id = Id::new("languages shown");
    let mut is_open = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    // Nothing else is readable in a foreign language: the icon and the name say what it is.
    let icon = Some(Icon::Languages);
    let rect = row(ui, TARGET);
    is_open ^= ui::button(ui, rect, theme, Prominence::Plain, icon, language.name()).clicked();
    ui.data_mut(|data| data.insert_temp(id, is_open));
    if !is_open {
        return;
    }
    let system = (None, tr!(language, "settings-language-system"));
    let named = |&language: &Language| (Some(language), language.name());
    let options: Vec<(Option<Language>, &str)> = [system]
        .into_iter()
        .chain(Language::ALL.iter().map(named))
        .collect();
    for some in options.chunks(LANGUAGES_A_ROW) {
        let rect = row(ui, 44.0);
        let share = some.len() as f32 / LANGUAGES_A_ROW as f32;
        let rect = sized(rect.min, vec2(rect.width() * share, rect.height()));
        ui::choice(
            ui,
            rect,
            theme,
            tr!(language, "settings-language"),
            some,
            chosen,
        );
    }
}

/// Draws the settings of what the player sees and hears.
fn draw_looks(ui: &mut Ui, theme: &Theme, changed: &mut Settings) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-theme"));
    let themes = [
        (ThemeChoice::System, tr!(language, "settings-theme-system")),
        (ThemeChoice::Light, tr!(language, "settings-theme-light")),
        (ThemeChoice::Dark, tr!(language, "settings-theme-dark")),
        (ThemeChoice::Black, tr!(language, "settings-theme-black")),
        (
            ThemeChoice::ContrastDark,
            tr!(language, "settings-theme-contrast-dark"),
        ),
        (
            ThemeChoice::ContrastLight,
            tr!(language, "settings-theme-contrast-light"),
        ),
    ];
    for some in themes.chunks(THEMES_A_ROW) {
        let rect = row(ui, 48.0);
        ui::choice(
            ui,
            rect,
            theme,
            tr!(language, "settings-theme"),
            some,
            &mut changed.theme,
        );
    }
    draw_text_size(ui, theme, &mut changed.text_size);
    caption(ui, theme, tr!(language, "settings-motion"));
    let motions = [
        (Motion::Off, tr!(language, "settings-motion-off")),
        (Motion::Fast, tr!(language, "settings-motion-fast")),
        (Motion::Normal, tr!(language, "settings-motion-normal")),
        (Motion::Slow, tr!(language, "settings-motion-slow")),
    ];
    let rect = row(ui, 48.0);
    let mut motion = changed.motion();
    ui::choice(
        ui,
        rect,
        theme,
        tr!(language, "settings-motion"),
        &motions,
        &mut motion,
    );
    if motion != changed.motion() {
        changed.motion = Some(motion);
    }
    draw_more_time(ui, theme, &mut changed.more_time);
    caption(ui, theme, tr!(language, "settings-sounds"));
    let volumes = [
        (Volume::Off, tr!(language, "settings-sounds-off")),
        (Volume::Low, tr!(language, "settings-sounds-quiet")),
        (Volume::Full, tr!(language, "settings-sounds-loud")),
    ];
    let rect = row(ui, 48.0);
    ui::choice(
        ui,
        rect,
        theme,
        tr!(language, "settings-sounds"),
        &volumes,
        &mut changed.volume,
    );
    let mut vibrates = !changed.no_vibration;
    let rect = row(ui, 48.0);
    ui::switch(
        ui,
        rect,
        theme,
        tr!(language, "settings-vibration"),
        &mut vibrates,
    );
    changed.no_vibration = !vibrates;
    colours::draw(ui, theme, changed);
    draw_pictures(ui, theme, changed);
    draw_keyboard(ui, theme, changed);
}

/// Draws the setting of the on-screen keyboard.
fn draw_keyboard(ui: &mut Ui, theme: &Theme, changed: &mut Settings) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-writing"));
    let mut is_on = changed.has_keyboard();
    let rect = row(ui, 48.0);
    if ui::switch(
        ui,
        rect,
        theme,
        tr!(language, "settings-keyboard"),
        &mut is_on,
    ) {
        changed.keyboard = Some(is_on);
    }
}

/// Draws the setting of the size of text.
fn draw_text_size(ui: &mut Ui, theme: &Theme, size: &mut TextSize) {
    let language = ui.language();
    let rect = row(ui, 48.0);
    let percent = size.percent();
    let shown = tr!(language, "settings-text-size-percent", percent);
    let can = (
        percent > *TextSize::RANGE.start(),
        percent < *TextSize::RANGE.end(),
    );
    let (before, held) = (*size, held_text_size(ui.ctx()));
    // The name shows what the text will be like.
    let sample = text::BODY * size.factor() / held.unwrap_or(before).factor();
    let name = (tr!(language, "settings-text-size"), sample);
    let steps = ui::stepper_of_size(ui, rect, theme, name, &shown, can);
    *size = size.changed(steps);
    let by_pointer =
        { ui.ctx() }.input(|input| input.pointer.any_down() || input.pointer.any_released());
    let held = held.or_else(|| (steps != 0 && by_pointer).then_some(before));
    if let Some(held) = held.filter(|_| is_still_pressed(ui, rect, steps != 0)) {
        hold_text_size(ui.ctx(), held);
    }
}

/// Time for which the layout stays after a finger has pressed a control, in seconds.
const FINGER_REST: f64 = 1.0;

/// Returns `true` if the player may press a control again: the mouse is on it, or a finger has pressed it just now.
fn is_still_pressed(ui: &Ui, rect: Rect, is_pressed: bool) -> bool {
    let context = ui.ctx();
    let (now, pointer) = context.input(|input| (input.time, input.pointer.latest_pos()));
    let last = context.data_mut(|data| {
        let last = data.get_temp_mut_or(Id::new("last step"), now);
        if is_pressed {
            *last = now;
        }
        *last
    });
    match pointer {
        Some(at) => rect.contains(at),
        None => {
            let left = FINGER_REST - (now - last);
            context.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
            left > 0.0
        }
    }
}

/// Draws the setting of the time for what has a limit.
fn draw_more_time(ui: &mut Ui, theme: &Theme, time: &mut MoreTime) {
    let language = ui.language();
    let of = tr!(language, "settings-more-time");
    caption(ui, theme, of);
    let times = [
        (MoreTime::Off, tr!(language, "settings-more-time-off")),
        (MoreTime::Twice, tr!(language, "settings-more-time-twice")),
        (
            MoreTime::FourTimes,
            tr!(language, "settings-more-time-four"),
        ),
    ];
    let rect = row(ui, 48.0);
    ui::choice(ui, rect, theme, of, &times, time);
    if *time != MoreTime::Off {
        note(ui, theme, tr!(language, "settings-more-time-note"));
    }
}

/// Draws the settings of faces and cubes.
fn draw_pictures(ui: &mut Ui, theme: &Theme, changed: &mut Settings) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-faces"));
    let sets = [
        (FaceSet::Mahjong, tr!(language, "settings-faces-mahjong")),
        (FaceSet::Plain, tr!(language, "settings-faces-plain")),
    ];
    let rect = row(ui, 48.0);
    ui::choice(
        ui,
        rect,
        theme,
        tr!(language, "settings-faces"),
        &sets,
        &mut changed.faces,
    );
    caption(ui, theme, tr!(language, "settings-cubes"));
    let pictures = [
        (
            CubePicture::Stacked,
            tr!(language, "settings-cubes-stacked"),
        ),
        (CubePicture::Flat, tr!(language, "settings-cubes-flat")),
    ];
    let rect = row(ui, 48.0);
    ui::choice(
        ui,
        rect,
        theme,
        tr!(language, "settings-cubes"),
        &pictures,
        &mut changed.cubes,
    );
}

/// Draws the button that opens the table of keys. Returns `true` if it was pressed.
fn draw_controls(ui: &mut Ui, theme: &Theme) -> bool {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-controls"));
    let rect = row(ui, TARGET);
    let icon = Some(Icon::Keyboard);
    let label = tr!(language, "controls-title");
    ui::button(ui, rect, theme, Prominence::Plain, icon, label).clicked()
}

/// Draws the button that copies the code of the current game.
fn draw_sharing(
    ui: &mut Ui,
    theme: &Theme,
    current: &CurrentGame,
    toasts: &mut MessageWriter<Toast>,
) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-share"));
    let rect = row(ui, TARGET);
    let prominence = current
        .game()
        .map_or(Prominence::Off, |_| Prominence::Plain);
    let (icon, label) = (Some(Icon::Copy), tr!(language, "settings-copy-code"));
    let copied = ui::button(ui, rect, theme, prominence, icon, label).clicked();
    if let Some(game) = current.game().filter(|_| copied) {
        ui.ctx().copy_text(game.code().to_string());
        toasts.write(Toast(wording!("code-copied")));
    }
}

/// Draws the buttons that export and import a game as text. Returns `true` if the import was pressed. A network game
/// belongs to its server, so it is not exported.
fn draw_transfer(
    ui: &mut Ui,
    theme: &Theme,
    current: &CurrentGame,
    toasts: &mut MessageWriter<Toast>,
) -> bool {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-transfer"));
    let [copy, paste] = ui::side_by_side(row(ui, TARGET));
    let local = current.local_game();
    let prominence = local.map_or(Prominence::Off, |_| Prominence::Plain);
    let copied = ui::button(
        ui,
        copy,
        theme,
        prominence,
        Some(Icon::Copy),
        tr!(language, "settings-copy-game"),
    )
    .clicked();
    let exported = local.filter(|_| copied);
    if let Some(game) = exported.and_then(|_| current.local.current()) {
        let said = match export_game(&game) {
            Ok(text) => {
                ui.ctx().copy_text(text);
                wording!("settings-copy-game-done")
            }
            Err(error) => wording!("settings-copy-game-failed", error: error),
        };
        toasts.write(Toast(said));
    }
    let icon = Some(Icon::ClipboardPaste);
    ui::button(
        ui,
        paste,
        theme,
        Prominence::Plain,
        icon,
        tr!(language, "settings-import"),
    )
    .clicked()
}

/// Draws the buttons that export everything.
fn draw_backup(ui: &mut Ui, theme: &Theme, backups: &mut MessageWriter<BackupRequest>) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-backup"));
    let [save, copy] = match HAS_FILES {
        true => ui::side_by_side(row(ui, TARGET)).map(Some),
        false => [None, Some(row(ui, TARGET))],
    };
    let mut button = |rect, icon, label| {
        ui::button(ui, rect, theme, Prominence::Plain, Some(icon), label).clicked()
    };
    if save.is_some_and(|rect| button(rect, Icon::Save, tr!(language, "settings-save-backup"))) {
        backups.write(BackupRequest::Save);
    }
    if copy.is_some_and(|rect| button(rect, Icon::Copy, tr!(language, "settings-copy-backup"))) {
        backups.write(BackupRequest::Copy);
    }
    let advice = match HAS_FILES {
        true => tr!(language, "settings-restore-file"),
        false => tr!(language, "settings-restore-text"),
    };
    note(ui, theme, advice);
}

/// Draws the button that resets the settings.
fn draw_reset(ui: &mut Ui, theme: &Theme, changed: &mut Settings, confirmation: &mut Confirmation) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-all"));
    let rect = row(ui, TARGET);
    let prominence = match changed.is_default() {
        true => Prominence::Off,
        false => Prominence::Plain,
    };
    let icon = Some(Icon::RotateCcw);
    let label = match confirmation.is_asked(Question::Reset) {
        true => tr!(language, "settings-reset-again"),
        false => tr!(language, "settings-reset"),
    };
    let is_pressed = ui::button(ui, rect, theme, prominence, icon, label).clicked();
    if is_pressed && confirmation.confirms_press(ui.ctx(), Question::Reset) {
        changed.reset();
    }
}

/// Draws the settings of the server on this device: permissions and port.
fn draw_lan(ui: &mut Ui, theme: &Theme, lan: &mut Lan) {
    let language = ui.language();
    let mut step = |of: &str, shown: &str, can: (bool, bool)| {
        let rect = row(ui, 48.0);
        ui::stepper(ui, rect, theme, of, shown, can)
    };
    let numbers = [
        (
            tr!(language, "settings-people"),
            2..=100,
            1,
            &mut lan.people,
        ),
        (tr!(language, "settings-rooms"), 1..=50, 1, &mut lan.rooms),
        (
            tr!(language, "settings-reconnect"),
            10..=600,
            10,
            &mut lan.reconnect_window,
        ),
    ];
    for (of, range, by, value) in numbers {
        let can = (*value > *range.start(), *value < *range.end());
        let change = step(of, &value.to_string(), can);
        let moved = i32::from(*value) + change * by;
        if change != 0 {
            *value = (moved as u16).clamp(*range.start(), *range.end());
        }
    }
    let shown = lan
        .port
        .map_or(tr!(language, "settings-port-any").to_owned(), |port| {
            port.to_string()
        });
    match (
        step(
            tr!(language, "settings-port"),
            &shown,
            (lan.port.is_some(), lan.port != Some(LAST_PORT)),
        ),
        lan.port,
    ) {
        (1, None) => lan.port = Some(FIRST_PORT),
        (1, Some(port)) => lan.port = Some(port + 1),
        (-1, Some(FIRST_PORT) | None) => lan.port = None,
        (-1, Some(port)) => lan.port = Some(port - 1),
        _ => {}
    }
}
