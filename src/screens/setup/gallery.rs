//! Thumbnails for the kinds of board.

use crate::core::language::SpokenLanguage;
use crate::core::theme::Themed;
use crate::games::{BoardChoices, Kind};
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use tessella_boards::Board;
use tessella_boards::random::SeededRng;
use tessella_games::Colour;

/// Sample board of each kind, with a colour for each tile.
#[derive(Resource)]
pub(super) struct Gallery(Vec<(Kind, Board, Vec<Colour>)>);

impl FromWorld for Gallery {
    fn from_world(_: &mut World) -> Self {
        let mut stream = SeededRng::new(b"gallery1", 3);
        let small = BoardChoices {
            areas: 14,
            cube: [3, 3, 4],
            hypercube: [2, 2, 3, 3],
            ring: 12,
            track: 20,
            ..BoardChoices::sized(5, 5)
        };
        let boards = Kind::ALL.into_iter().filter_map(|kind| {
            let sample = BoardChoices {
                kind,
                ..small.clone()
            };
            let board = sample.plan(7).build().ok()?;
            let colours = board.cells().map(|_| Colour(stream.below(6) as u8));
            let colours = colours.collect();
            Some((kind, board, colours))
        });
        Self(boards.collect())
    }
}

impl Gallery {
    /// Adds a choice among these kinds, as pictures.
    pub fn choose(&self, ui: &mut Ui, of: &str, kinds: &[Kind], chosen: &mut Kind) {
        let named = |&kind: &Kind| (kind, kind.name(ui.language()));
        let names: Vec<(Kind, &str)> = kinds.iter().map(named).collect();
        ui::picture_choice(ui, of, &names, chosen, |painter, rect, kind| {
            let paints = painter.current_theme().paints;
            let sample = self.0.iter().find(|(of, ..)| *of == kind);
            if let Some((_, board, colours)) = sample {
                ui::draw_cells(painter, rect, board, |cell| {
                    paints.paint(colours[cell.index()].index()).rgb
                });
            }
        });
    }
}
