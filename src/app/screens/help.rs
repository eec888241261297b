//! Help screen with the rules and the keys.

use crate::app::core::theme::{Theme, bold, ink, text};
use crate::app::core::{DrawScreens, GoBack, Screen};
use crate::app::games::about;
use crate::app::screens::parts::{head, scrolled};
use crate::app::ui;
use crate::games::Game;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

const PARTS: [(&str, &[&str]); 3] = [
    (
        "Boards",
        &[
            "Tiles touch along their sides; on boards of squares and blocks corners can touch, too, and on squares the edges can be joined: what leaves on the right comes in on the left.",
            "A cube is drawn as its layers, one beside the other. The same place in the next layer touches; while you point at a tile, small frames show what it touches there.",
            "On hills, lighter tiles are higher. A shadow marks a step down, and a dark edge with teeth a cliff, over which nothing passes.",
            "On a map, a dashed line is a ferry: its two ends touch.",
        ],
    ),
    (
        "Choosing",
        &[
            "Press a tile. The arrows move a frame over the board, and Enter or Space chooses the tile in it; Home, End, Page Up and Page Down move it between the arrows, or between the layers of a cube. On a pad, use the cross and the lower button.",
            "Boards with small tiles can be enlarged with the wheel, two fingers, or the keys + and -, and moved by dragging.",
        ],
    ),
    (
        "Keys",
        &[
            "U or Ctrl Z undoes a move. R or Ctrl Y redoes it.",
            "H shows a hint, P pauses a timed game, S restarts the board, N deals a new one, M changes the volume, Esc goes back.",
            "Every game is saved after each move: close the window whenever you like. Your games, on the title, has all games that you have played. To continue on another device, copy the game in the settings, send the text there, and import it in the settings there.",
        ],
    ),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawScreens).run_if(in_state(Screen::Help)),
    );
}

fn draw(mut contexts: EguiContexts, theme: Res<Theme>, mut back: MessageWriter<GoBack>) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let (rest, way_back) = head(&mut ui, &theme, "Help");
    ui::focus_on_arrival(&way_back, "help");
    if way_back.clicked() {
        back.write(GoBack);
    }
    scrolled(&mut ui, rest, "help", |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        let games = Game::ALL
            .iter()
            .map(|&game| (game.title(), about(game).rules));
        for (name, paragraphs) in games.chain(PARTS) {
            ui.add_space(6.0);
            let heading = egui::RichText::new(name).family(bold()).size(text::HEADING);
            ui.label(heading.color(ink(theme.shades.text)));
            for paragraph in paragraphs {
                let words = egui::RichText::new(*paragraph).size(text::BODY);
                ui.label(words.color(ink(theme.shades.text.mix(theme.shades.quiet, 0.35))));
            }
        }
        ui.add_space(24.0);
    });
    Ok(())
}
