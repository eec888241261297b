//! Dashed outline around the tiles that a colour would win.

use super::colour_buttons::won_cells;
use crate::core::theme::Theme;
use crate::drawing::{BoardProjection, PathLine, RegionOutline, sides};
use crate::games::game_ui::Selection;
use bevy::math::Vec2;
use tessella_games::drench::Drench;
use tessella_games::{Colour, Move, Rules, Seat};

/// Width of the dashes, in cells.
const WIDTH: f32 = 0.07;
/// Length of a dash and of the gap after it, in cells.
const DASH: f32 = 0.2;
const GAP: f32 = 0.16;

/// Returns the dashes around the tiles that the previewed colour would win, or else that of the tile in focus.
pub(super) fn lines(
    drench: &Drench,
    projection: &BoardProjection,
    theme: &Theme,
    selection: Selection,
) -> Vec<PathLine> {
    let Some(colour) = previewed(drench, selection) else {
        return Vec::new();
    };
    let won = won_cells(drench, colour);
    if won.is_empty() {
        return Vec::new();
    }
    // The outline of a region that would have these cells alone.
    let mut holders = vec![None; drench.board().len()];
    for cell in won {
        holders[cell.index()] = Some(Seat::FIRST);
    }
    let outlines = RegionOutline::all(projection.board(), &sides(projection.board()), &holders);
    let dashed = outlines.into_iter().flat_map(|outline| {
        let mut line: Vec<Vec2> = outline.middle_of_rim(WIDTH);
        line.extend(line.first().copied());
        let whole = PathLine {
            line,
            width: WIDTH,
            rgb: theme.shades.outline,
        };
        whole.dashed(DASH, GAP)
    });
    dashed.collect()
}

/// Returns the colour whose gain is shown.
fn previewed(drench: &Drench, selection: Selection) -> Option<Colour> {
    match selection.previewed {
        Some(Move::Paint(colour)) => Some(colour),
        _ => selection
            .focus
            .filter(|cell| cell.index() < drench.board().len())
            .map(|cell| drench.flood().shown(cell)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::BoardOrientation;
    use crate::games::game_ui::GameUi;
    use tessella_boards::CellId;
    use tessella_games::{GameCode, Position};
    use tessella_language::Language;
    use tessella_session::{Player, Session};

    /// Returns the number of dashes of a selection on a board with four tiles of `b` to the right of the corner, and two of `c` below it.
    fn dashes(selection: Selection) -> usize {
        let code: GameCode = "drench:5x5,c4,m9=abbbb/cdddd/cdddd/ddddd/ddddd"
            .parse()
            .expect("a code");
        let game = Session::new(code, vec![Player::Human]).expect("a deal");
        let Position::Drench(drench) = game.position() else {
            panic!("another game");
        };
        let projection = BoardProjection::new(game.position(), BoardOrientation::default());
        let lines = drench.path_lines(&projection, &Theme::default(), selection, Language::English);
        lines.len()
    }

    #[test]
    fn only_tiles_that_would_be_won_have_an_outline() {
        let focus = |cell| Selection {
            focus: Some(CellId(cell)),
            ..Selection::default()
        };
        let button = |colour| Selection {
            previewed: Some(Move::Paint(Colour(colour))),
            focus: Some(CellId(0)),
            ..Selection::default()
        };
        assert_eq!(dashes(Selection::default()), 0);
        // The region itself, and a colour that it does not touch.
        assert_eq!(dashes(focus(0)), 0);
        assert_eq!(dashes(focus(6)), 0);
        let two_tiles = dashes(focus(5));
        assert!((10..20).contains(&two_tiles), "{two_tiles}");
        assert!(dashes(focus(1)) > two_tiles);
        assert_eq!(dashes(button(2)), two_tiles);
        assert_eq!(dashes(button(3)), 0);
    }
}
