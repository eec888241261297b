//! Settings of what leaves the device: codes, games and backups.

use crate::core::language::SpokenLanguage;
use crate::core::{BackupRequest, CurrentGame, Toast};
use crate::text::wording;
use crate::ui::{self, Button, Rows};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use lucide_icons::Icon;
use tessella_language::tr;
use tessella_session::export_game;

/// `true` if the system shows the player's files to the player.
const HAS_FILES: bool = cfg!(not(target_os = "android"));

/// Draws the button that copies the code of the current game.
pub(super) fn draw_sharing(ui: &mut Ui, current: &CurrentGame, commands: &mut Commands) {
    let language = ui.language();
    Rows::new(ui).captioned(tr!(language, "settings-share"), |ui| {
        let game = current.game();
        let button = Button::new(tr!(language, "settings-copy-code")).icon(Icon::Copy);
        let is_pressed = button.enabled(game.is_some()).show(ui).clicked();
        if let Some(game) = game.filter(|_| is_pressed) {
            ui.ctx().copy_text(game.code().to_string());
            commands.trigger(Toast(wording!("code-copied")));
        }
    });
}

/// Draws the buttons that export and import a game as text. Returns `true` if the import was pressed. A network game
/// belongs to its server, so it is not exported.
pub(super) fn draw_transfer(ui: &mut Ui, current: &CurrentGame, commands: &mut Commands) -> bool {
    let language = ui.language();
    Rows::new(ui).captioned(tr!(language, "settings-transfer"), |ui| {
        let copy = Button::new(tr!(language, "settings-copy-game")).icon(Icon::Copy);
        let paste = Button::new(tr!(language, "settings-import")).icon(Icon::ClipboardPaste);
        let local = current.local_game();
        let [copy, paste] = ui::buttons(ui, [copy.enabled(local.is_some()), paste]);
        let exported = local.filter(|_| copy.clicked());
        if let Some(game) = exported.and_then(|_| current.local.current()) {
            let said = match export_game(&game) {
                Ok(text) => {
                    ui.ctx().copy_text(text);
                    wording!("settings-copy-game-done")
                }
                Err(error) => wording!("settings-copy-game-failed", error: error),
            };
            commands.trigger(Toast(said));
        }
        paste.clicked()
    })
}

/// Draws the buttons that export everything.
pub(super) fn draw_backup(ui: &mut Ui, commands: &mut Commands) {
    let language = ui.language();
    Rows::new(ui).captioned(tr!(language, "settings-backup"), |ui| {
        let save = Button::new(tr!(language, "settings-save-backup")).icon(Icon::Save);
        let copy = Button::new(tr!(language, "settings-copy-backup")).icon(Icon::Copy);
        let (copy, advice) = if HAS_FILES {
            let [save, copy] = ui::buttons(ui, [save, copy]);
            if save.clicked() {
                commands.trigger(BackupRequest::Save);
            }
            (copy, tr!(language, "settings-restore-file"))
        } else {
            (copy.show(ui), tr!(language, "settings-restore-text"))
        };
        if copy.clicked() {
            commands.trigger(BackupRequest::Copy);
        }
        ui::note(ui, advice);
    });
}
