//! User interface of Light Block: lit share, walked path and set-up options.

use crate::app::core::palette::Rgb;
use crate::app::core::theme::Theme;
use crate::app::core::{Lesson, LessonStep, Mode};
use crate::app::drawing::{BoardProjection, PathLine};
use crate::app::games::choices::{BoardChoices, SetupForm, Who};
use crate::app::games::game_ui::{About, GameUi, Panel, Selection, TileAction, UiAction};
use crate::app::games::rows::Rows;
use crate::app::games::sample::Sample;
use crate::app::games::status::{SoloProgress, draw_advice, draw_progress};
use crate::app::ui;
use crate::boards::{CellId, Direction, Plan, Shape};
use crate::games::light_block::{BoardKind, LightBlock, Winnable};
use crate::games::{Appearance, Move, Outcome, Rules, Start, light_block};
use crate::session::Session;
use bevy::math::Vec2;
use bevy_egui::egui::{Painter, Rect, Ui};
use serde::{Deserialize, Serialize};

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: "Walk every tile",
    rules: &[
        "You stand on a tile, and each step to one beside it lights the tile that you leave. Light every tile without crossing your own way; blocks cannot be entered. Press the next tile or one farther along the same line, drag the ball along a path, or walk with the arrows on squares that touch along sides; elsewhere the arrows move a frame, and Enter steps to the tile in it.",
        "When no unlit tile is beside you and yours is the last one, it lights as well and you win. Otherwise you are stuck and can undo. On hills a step climbs one level, unless the board says otherwise.",
        "Every board can be won, except those with random blocks: the line above the board says whether it can be done, if that is known.",
    ],
    sample: Sample::new("light:4x4,b8#3", 7),
    pictures: [
        (Sample::new("light:5x5,b8#3", 0), "Move the ball"),
        (Sample::new("light:5x5,b8#3", 9), "Each step lights a tile"),
        (Sample::new("light:5x5,b8#3", 40), "Light them all"),
    ],
    lesson: Lesson {
        code: "light:3x3=@../.../..#",
        steps: &[
            LessonStep::new(
                Move::Cell(CellId(1)),
                "You are the ball. Press the marked tile to step there.",
            ),
            LessonStep::new(Move::Cell(CellId(2)), "Each tile that you leave is lit."),
            LessonStep::new(Move::Cell(CellId(5)), ""),
            LessonStep::new(
                Move::Cell(CellId(4)),
                "You cannot step on a lit tile, or on the block.",
            ),
            LessonStep::new(Move::Cell(CellId(3)), ""),
            LessonStep::new(Move::Cell(CellId(6)), ""),
            LessonStep::new(Move::Cell(CellId(7)), "Light the last tile."),
        ],
        end: "Every tile is lit: you win. You can also drag the ball or use the arrow keys.",
    },
};

impl GameUi for LightBlock {
    fn details(&self) -> String {
        let setup = self.setup();
        match setup.kind {
            BoardKind::Winnable => setup.plan.to_string(),
            BoardKind::Classic => format!("{} · classic", setup.plan),
        }
    }

    fn state(&self, _: &Session) -> String {
        match self.outcome() {
            Some(Outcome::Won(_)) => "all lit".to_owned(),
            Some(_) => "stuck".to_owned(),
            None => format!("{} of {} lit", self.lit(), self.free()),
        }
    }

    fn result(&self, _: &Session) -> (String, String) {
        let steps = ui::count(self.path().len().saturating_sub(1) as u32, "step");
        match self.outcome() {
            Some(Outcome::Won(_)) => ("All lit".to_owned(), format!("In {steps}")),
            _ => {
                let left = ui::count((self.free() - self.lit()) as u32, "tile");
                ("Stuck".to_owned(), format!("{left} dark. Undo or restart"))
            }
        }
    }

    fn draw_status(&self, painter: &Painter, rect: Rect, panel: &Panel<'_>) {
        let is_dealt_to_be_won = matches!(panel.game.code().start, Start::Seed(_))
            && self.setup().kind == BoardKind::Winnable;
        let known = match self.known_winnable() {
            _ if is_dealt_to_be_won => "",
            None => "looking for a way…",
            Some(Winnable::Yes) => "can be won",
            Some(Winnable::No) => "cannot be won",
            Some(Winnable::Unknown) => "nobody knows if it can be won",
        };
        let progress = SoloProgress {
            number: &self.lit().to_string(),
            caption: &format!("of {} lit", self.free()),
            beside: known,
            bar: (
                self.lit() as f32 / self.free().max(1) as f32,
                panel.theme.shades.lit,
            ),
        };
        draw_progress(painter, rect, panel.theme, &progress);
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        draw_advice(self, ui, panel, "Move to an unlit neighbour");
        None
    }

    fn press(&self, cell: CellId, _: Option<CellId>) -> TileAction {
        TileAction::Move(Move::Cell(self.step_towards(cell).unwrap_or(cell)))
    }

    fn walker(&self) -> Option<CellId> {
        // If a direction has no arrow key, the arrows move the cursor instead.
        let directions = self.board().directions();
        let has_arrows = !directions.is_empty()
            && directions
                .iter()
                .all(|direction| Direction::ORTHOGONAL.contains(direction));
        has_arrows.then(|| self.at())
    }

    fn walked(&self) -> &[CellId] {
        self.path()
    }

    fn step_towards(&self, cell: CellId) -> Option<CellId> {
        let board = self.board();
        let is_free = |cell: CellId| self.appearance(cell) == Appearance::Dark;
        board.directions().iter().find_map(|&direction| {
            let step = |from: CellId| {
                let to = board.step(from, direction)?;
                is_free(to).then_some(to)
            };
            let first = step(self.at())?;
            // A line on a board with joined edges comes back to its start, which is not free.
            let mut way = std::iter::successors(Some(first), |&at| step(at)).take(board.len());
            way.any(|at| at == cell).then_some(first)
        })
    }

    fn path_lines(&self, _: &BoardProjection, _: &Theme, _: Selection) -> Vec<PathLine> {
        trail(self)
    }
}

/// Returns the walked path as lines, split where it changes layers.
fn trail(game: &LightBlock) -> Vec<PathLine> {
    const INK: Rgb = Rgb::hex(0x6b_4a_00);
    /// Distance in the picture from which two consecutive cells are in different layers, in cells.
    const FAR: f32 = 1.8;
    let board = game.board();
    let is_map = matches!(board.shape(), Shape::Map(_));
    let mut lines: Vec<Vec<Vec2>> = Vec::new();
    for &cell in game.path() {
        let centre = board.centre(cell);
        let at = Vec2::new(centre.x, centre.y);
        match lines.last_mut() {
            Some(line) if is_map || line.last().is_some_and(|last| last.distance(at) < FAR) => {
                line.push(at);
            }
            _ => lines.push(vec![at]),
        }
    }
    let path_line = |line| PathLine {
        line,
        width: 0.13,
        rgb: INK,
    };
    lines.into_iter().map(path_line).collect()
}

/// Set-up options of Light Block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LightBlockChoices {
    /// Number of tiles per block; 0 for no blocks.
    pub blocks: u8,
    /// `true` if blocks are placed at random, as in the original game.
    pub classic: bool,
}

impl Default for LightBlockChoices {
    fn default() -> Self {
        Self {
            blocks: light_block::Setup::default().blocks,
            classic: false,
        }
    }
}

impl SetupForm for LightBlockChoices {
    type Position = LightBlock;

    fn modes() -> &'static [Mode] {
        &[Mode::Alone]
    }

    fn usual_board() -> BoardChoices {
        BoardChoices::sized(10, 10)
    }

    fn presets() -> &'static [(u16, u16, &'static str)] {
        &[(6, 6, "Small"), (10, 10, "Medium"), (20, 20, "Large")]
    }

    fn clamp_all(&mut self, _: &mut Who, _: &mut BoardChoices) {
        if self.blocks > 0 {
            let (fewest, most) = (*light_block::BLOCKS.start(), *light_block::BLOCKS.end());
            self.blocks = self.blocks.clamp(fewest, most);
        }
    }

    fn main_rows(&mut self, rows: &mut Rows<'_>, _: &Who, _: Option<&LightBlock>) {
        let shares = [(0, "None"), (20, "Few"), (12, "Some"), (7, "Many")];
        rows.choose("Blocks", &shares, &mut self.blocks);
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, _: &Who, _: Option<&LightBlock>) {
        rows.switch("Random blocks (may be unsolvable)", &mut self.classic);
    }

    fn setup(&self, _: &Who, plan: Plan) -> light_block::Setup {
        let kind = match self.classic {
            true => BoardKind::Classic,
            false => BoardKind::Winnable,
        };
        light_block::Setup {
            plan,
            blocks: self.blocks,
            kind,
        }
    }
}
