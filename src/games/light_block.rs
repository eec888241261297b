//! User interface of Light Block: lit share, walked path and set-up options.

use crate::core::language::SpokenLanguage;
use crate::core::palette::Rgb;
use crate::core::palette::{Ground, Paints};
use crate::core::theme::{Theme, Themed};
use crate::core::{Hint, Lesson, LessonStep, Mode};
use crate::drawing::{BoardProjection, Ending, PathLine};
use crate::games::choices::{BoardChoices, SetupForm, SizePreset, Who};
use crate::games::game_ui::{About, GameUi, Panel, Selection, TileAction, UiAction};
use crate::games::sample::Sample;
use crate::games::status::{Bar, SoloProgress, draw_advice, draw_progress};
use crate::text::Text;
use crate::ui::Rows;
use bevy::math::Vec2;
use bevy_egui::egui::{Painter, Ui};
use serde::{Deserialize, Serialize};
use tessella_boards::{Board, CellId, Direction, Plan, Shape};
use tessella_games::light_block::{BoardKind, LightBlock, Winnable};
use tessella_games::{Advice, Appearance, Move, Outcome, Rules, Seat, Start, light_block};
use tessella_language::{Language, tr};
use tessella_session::Session;

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: |language| tr!(language, "light-block-tagline"),
    rules: |language| {
        vec![
            tr!(language, "help-light-walk"),
            tr!(language, "help-light-end"),
            tr!(language, "help-light-boards"),
        ]
    },
    sample: Sample::new("light:4x4,b8#3", 7),
    pictures: [
        (Sample::new("light:5x5,b8#3", 0), |language| {
            tr!(language, "help-light-picture-move")
        }),
        (Sample::new("light:5x5,b8#3", 9), |language| {
            tr!(language, "help-light-picture-lit")
        }),
        (Sample::new("light:5x5,b8#3", 40), |language| {
            tr!(language, "help-light-picture-all")
        }),
    ],
    lesson: Lesson {
        code: "light:3x3=@../.../..#",
        steps: &[
            LessonStep::new(Move::Cell(CellId(1)), |language| {
                tr!(language, "lesson-light-step")
            }),
            LessonStep::new(Move::Cell(CellId(2)), |language| {
                tr!(language, "lesson-light-lit")
            }),
            LessonStep::reply(Move::Cell(CellId(5))),
            LessonStep::new(Move::Cell(CellId(4)), |language| {
                tr!(language, "lesson-light-blocked")
            }),
            LessonStep::reply(Move::Cell(CellId(3))),
            LessonStep::reply(Move::Cell(CellId(6))),
            LessonStep::new(Move::Cell(CellId(7)), |language| {
                tr!(language, "lesson-light-last")
            }),
        ],
        end: |language| tr!(language, "lesson-light-end"),
    },
    ground: Ground::new(62.0, 0xf6c13f, 0x7a5200),
    counts_moves: false,
};

impl GameUi for LightBlock {
    fn details(&self, language: Language) -> String {
        let setup = self.setup();
        let board = setup.plan.text(language);
        match setup.kind {
            BoardKind::Winnable => board,
            BoardKind::Classic => {
                format!("{board} · {}", tr!(language, "light-block-details-classic"))
            }
        }
    }

    fn piece_name(&self, _: u8, language: Language) -> String {
        tr!(language, "tile-ball").to_owned()
    }

    fn state(&self, _: &Session, _: &Paints, language: Language) -> String {
        match self.outcome() {
            Some(Outcome::Won(_)) => tr!(language, "light-block-state-won").to_owned(),
            Some(_) => tr!(language, "light-block-state-stuck").to_owned(),
            None => {
                let (lit, all) = (self.lit(), self.free());
                tr!(language, "light-block-state-lit", lit, all)
            }
        }
    }

    fn result(&self, _: &Session, _: &Paints, language: Language) -> (String, String) {
        match self.outcome() {
            Some(Outcome::Won(_)) => {
                let steps = self.path().len().saturating_sub(1);
                let by = tr!(language, "light-block-result-steps", steps);
                (tr!(language, "light-block-result-won").to_owned(), by)
            }
            _ => {
                let tiles = self.free() - self.lit();
                let by = tr!(language, "light-block-result-dark", tiles);
                (tr!(language, "light-block-result-stuck").to_owned(), by)
            }
        }
    }

    fn draw_status(&self, painter: &Painter, panel: &Panel<'_>) {
        let language = painter.language();
        let is_dealt_to_be_won = matches!(panel.game.code().start, Start::Seed(_))
            && self.setup().kind == BoardKind::Winnable;
        let is_lost = matches!(
            panel.hint,
            Hint::Found(Advice::Lost { .. } | Advice::Unsolvable)
        );
        // The board can be won from its start; a position after a step may be lost.
        let has_begun = self.path().len() > 1;
        let known = match self.known_winnable() {
            _ if is_dealt_to_be_won || !panel.has_turns || is_lost => "",
            None => tr!(language, "light-block-winnable-searching"),
            Some(Winnable::Yes) if has_begun => "",
            Some(Winnable::Yes) => tr!(language, "light-block-winnable-yes"),
            Some(Winnable::No) => tr!(language, "light-block-winnable-no"),
            Some(Winnable::Unknown) => tr!(language, "light-block-winnable-unknown"),
        };
        let (lit, all) = (self.lit(), self.free());
        let left = all - lit;
        let progress = SoloProgress {
            number: &left.to_string(),
            caption: &tr!(language, "light-block-progress-left", left),
            beside: known,
            is_tense: false,
            bar: Bar::Share(
                lit as f32 / all.max(1) as f32,
                painter.current_theme().shades.lit,
            ),
        };
        draw_progress(painter, panel.at.status, &progress);
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        draw_advice(self, ui, panel, tr!(ui.language(), "light-block-goal"));
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

    fn ending(&self, _: &Session, _: Seat) -> Option<Ending> {
        Some(Ending::Path(self.path().to_vec()))
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

    fn path_lines(
        &self,
        projection: &BoardProjection,
        _: &Theme,
        _: Selection,
        _: Language,
    ) -> Vec<PathLine> {
        trail(self, projection.board())
    }
}

/// Returns the walked path as lines, split where it changes layers.
fn trail(game: &LightBlock, board: &Board) -> Vec<PathLine> {
    /// Width of the line in cells and its colour: that of its edge, and that of its middle.
    const LINES: [(f32, Rgb); 2] = [(0.17, Rgb::hex(0x8a_5c_00)), (0.1, Rgb::hex(0xff_f6_dc))];
    /// Distance in the picture from which two consecutive cells are in different layers, in cells.
    const FAR: f32 = 1.8;
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
    LINES
        .iter()
        .flat_map(|&(width, rgb)| {
            let line = move |line: &Vec<Vec2>| PathLine {
                line: line.clone(),
                width,
                rgb,
            };
            lines.iter().map(line)
        })
        .collect()
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

    fn presets() -> &'static [SizePreset] {
        &[
            (6, 6, |language| tr!(language, "setup-size-small")),
            (10, 10, |language| tr!(language, "setup-size-medium")),
            (20, 20, |language| tr!(language, "setup-size-large")),
        ]
    }

    fn first_boards() -> &'static [(u16, u16)] {
        &[(5, 5), (7, 7)]
    }

    fn clamp_all(&mut self, _: &mut Who, _: &mut BoardChoices) {
        if self.blocks > 0 {
            let (fewest, most) = (*light_block::BLOCKS.start(), *light_block::BLOCKS.end());
            self.blocks = self.blocks.clamp(fewest, most);
        }
    }

    fn main_rows(&mut self, rows: &mut Rows<'_>, _: &Who, _: Option<&LightBlock>) {
        let language = rows.ui.language();
        let shares = [
            (0, tr!(language, "light-block-setup-blocks-none")),
            (20, tr!(language, "light-block-setup-blocks-few")),
            (12, tr!(language, "light-block-setup-blocks-some")),
            (7, tr!(language, "light-block-setup-blocks-many")),
        ];
        let label = tr!(language, "light-block-setup-blocks");
        rows.choose(label, &shares, &mut self.blocks);
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, _: &Who, _: Option<&LightBlock>) {
        let label = tr!(rows.ui.language(), "light-block-setup-random");
        rows.switch(label, &mut self.classic);
    }

    fn setup(&self, _: &Who, plan: Plan) -> light_block::Setup {
        let kind = if self.classic {
            BoardKind::Classic
        } else {
            BoardKind::Winnable
        };
        light_block::Setup {
            plan,
            blocks: self.blocks,
            kind,
        }
    }
}
