//! The rules and the keys.

use super::{DrawScreens, GoBack, head, scrolled};
use crate::app::Screen;
use crate::app::idle::Moving;
use crate::app::theme::{Theme, bold, ink, text};
use crate::app::ui;
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

const PARTS: [(&str, &[&str]); 4] = [
    (
        "Drench",
        &[
            "You hold the tile with the line around it, at the top left of most boards. Choose a colour, and your whole region takes it on, with all tiles of that colour that it touches.",
            "Alone, you win when the whole board is one colour, within the number of moves shown above it.",
            "With two, the other holds the opposite corner, or the tile farthest from yours, and you take turns. Nobody may choose their own colour or the other's. When only these two are left, whoever has more tiles wins; so they do when neither region has grown for a long time.",
        ],
    ),
    (
        "Boards",
        &[
            "Tiles touch along their sides; on boards of squares and blocks corners can touch, too, and on squares the edges can be joined: what leaves on the right comes in on the left.",
            "A cube is drawn as its layers, one beside the other. The same place in the next layer touches; while you point at a tile, small frames show what it touches there.",
            "On hills, lighter tiles are higher. A shadow marks a step down, and a dark edge with teeth a cliff, over which no flood passes.",
            "On a map, a dashed line is a ferry: its two ends touch.",
        ],
    ),
    (
        "Choosing",
        &[
            "Press a colour below or beside the board, or a tile of that colour.",
            "Keys 1 to 9 and 0 choose the colours in order. The arrows move a frame over the board, Enter or Space chooses its colour; Home, End, Page Up and Page Down move it between the arrows, or between the layers of a cube. On a pad, use the cross and the lower button.",
            "Boards with small tiles can be enlarged with the wheel, two fingers, or the keys + and -, and moved by dragging.",
        ],
    ),
    (
        "Keys",
        &[
            "U or Ctrl Z takes a move back; past the first one, you are back in the game before. R or Ctrl Y makes it again.",
            "H shows a hint, S begins the same board again, N deals a new one, Esc goes back.",
            "Every game is kept after each move: close the window whenever you like.",
        ],
    ),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawScreens).run_if(in_state(Screen::Help)),
    );
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    mut back: MessageWriter<GoBack>,
    mut moving: ResMut<Moving>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let (rest, way_back) = head(&mut ui, &theme, "Help");
    ui::focus_on_arrival(&way_back, "help");
    if way_back.clicked() {
        back.write(GoBack);
        moving.now();
    }
    scrolled(&mut ui, rest, |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        for (name, paragraphs) in PARTS {
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
