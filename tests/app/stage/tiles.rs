//! Tiles and pieces on the board, and their check against the rules.

use super::Stage;
use tessella::board::{BoardEnding, Departure, PieceOf, Tile, TileAppearance, TileVisual};
use tessella::core::{CurrentGame, Phase, Replay, Screen, shown};
use tessella::drawing::appearances;
use tessella_boards::CellId;
use tessella_games::{Appearance, Colour, Piece, Rules};

/// A cell and its appearance.
pub type TileState = (CellId, Appearance);

/// Returns the colour of a Drench tile.
pub fn colour_of(tile: TileState) -> Colour {
    match tile.1 {
        Appearance::Painted { colour, .. } => colour,
        appearance => panic!("{appearance:?} has no colour"),
    }
}

/// Compares tiles and prints only those that differ, because boards are large.
#[track_caller]
pub fn assert_same(tiles: &[TileState], expected: &[TileState], what: &str) {
    assert_eq!(tiles.len(), expected.len(), "{what}");
    let differing: Vec<_> = tiles.iter().zip(expected).filter(|(a, b)| a != b).collect();
    assert!(differing.is_empty(), "{what}: {differing:?}");
}

impl Stage {
    /// Returns the tiles' logical appearance according to the rules.
    pub fn tiles(&mut self) -> Vec<TileState> {
        let world = self.app.world_mut();
        let mut tiles: Vec<TileState> = world
            .query::<(&Tile, &TileAppearance)>()
            .iter(world)
            .map(|(tile, appearance)| (tile.0, appearance.0))
            .collect();
        tiles.sort_by_key(|&(cell, ..)| cell.0);
        tiles
    }

    /// Returns the tiles' appearance on the screen.
    pub fn pictures(&mut self) -> Vec<TileState> {
        let world = self.app.world_mut();
        let mut pictures: Vec<TileState> = world
            .query::<(&Tile, &TileVisual)>()
            .iter(world)
            .map(|(tile, picture)| (tile.0, picture.look))
            .collect();
        pictures.sort_by_key(|&(cell, ..)| cell.0);
        pictures
    }

    /// Returns the pieces on the board and beside it.
    pub fn pieces(&mut self) -> Vec<Piece> {
        let world = self.app.world_mut();
        let mut pieces = world.query::<&PieceOf>();
        let mut pieces: Vec<Piece> = pieces
            .iter(world)
            .map(|&PieceOf { seat, number, at }| Piece { seat, number, at })
            .collect();
        pieces.sort_by_key(|piece| (piece.seat, piece.number));
        pieces
    }

    /// Checks that tiles exist on the screen of a game only, or fade with it, follow the rules in every frame, and look so when
    /// neither an animation runs nor the end of a game is shown. A replay shows its step one frame later.
    pub(super) fn check_tiles(&mut self) {
        if self.screen() != Screen::Play {
            let departs = self.resource::<Departure>().is_running();
            assert!(
                departs || self.count::<Tile>() == 0,
                "tiles are left behind"
            );
            return;
        }
        if self.resource::<Replay>().game.is_some() || self.phase() == Some(Phase::Replay) {
            return;
        }
        self.check_tiles_of_shown_game();
    }

    /// Checks that the tiles show the displayed game, be it a replay.
    pub fn check_tiles_of_shown_game(&mut self) {
        let (history, replay) = (self.resource::<CurrentGame>(), self.resource::<Replay>());
        let shown = shown(history, replay).expect("a game on the screen");
        let by_rules: Vec<TileState> = appearances(shown.position()).collect();
        let pieces = shown.position().pieces();
        let game = format!("{} after {} moves", shown.code(), shown.cursor());
        assert_same(&self.tiles(), &by_rules, &format!("the tiles of {game}"));
        assert_eq!(self.pieces(), pieces, "the pieces of {game}");
        let has_ended = self.resource::<BoardEnding>().shown().is_some();
        if !self.is_animating() && !has_ended {
            let appearances = format!("the looks of the tiles of {game}");
            assert_same(&self.pictures(), &by_rules, &appearances);
        }
    }
}
