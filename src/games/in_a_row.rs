//! User interface of k-in-a-row: the current turn and the set-up options.

use crate::core::language::SpokenLanguage;
use crate::core::palette::{Ground, Paints, Rgb};
use crate::core::theme::Theme;
use crate::core::{Lesson, LessonStep, Mode};
use crate::drawing::shapes::regular;
use crate::drawing::{BoardNumber, BoardProjection, Ending, PathLine};
use crate::games::choices::{BoardChoices, Kind, SetupForm, SizePreset, Who};
use crate::games::game_ui::{About, GameUi, Panel, Selection, TileAction, UiAction};
use crate::games::sample::Sample;
use crate::games::seats::{doing, draw_seats, others_turn, won_state, won_words};
use crate::games::status::draw_advice;
use crate::text::Text;
use crate::ui::Rows;
use bevy::math::Vec2;
use bevy_egui::egui::{Painter, Ui};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use tessella_boards::{CellId, Plan, Shape};
use tessella_games::in_a_row::InARow;
use tessella_games::{Move, Outcome, Rules, Seat, Turn, in_a_row};
use tessella_language::{Language, tr};
use tessella_session::Session;

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: |language| tr!(language, "row-tagline"),
    rules: |language| {
        vec![
            tr!(language, "help-row-win"),
            tr!(language, "help-row-fall"),
            tr!(language, "help-row-first"),
        ]
    },
    sample: Sample::new("row:3x3,k3#1", 5),
    pictures: [
        (Sample::new("row:7x6,k4,s2,fall#1", 2), |language| {
            tr!(language, "help-row-picture-place")
        }),
        (Sample::new("row:7x6,k4,s2,fall#1", 9), |language| {
            tr!(language, "help-row-picture-line")
        }),
        (Sample::new("row:7x6,k4,s2,fall#1", 60), |language| {
            tr!(language, "help-row-picture-win")
        }),
    ],
    lesson: Lesson {
        code: "row:3x3,k3#1",
        steps: &[
            LessonStep::new(Move::Cell(CellId(4)), |language| {
                tr!(language, "lesson-row-stone")
            }),
            LessonStep::reply(Move::Cell(CellId(1))),
            LessonStep::new(Move::Cell(CellId(0)), |language| {
                tr!(language, "lesson-row-begin")
            }),
            LessonStep::reply(Move::Cell(CellId(8))),
            LessonStep::new(Move::Cell(CellId(6)), |language| {
                tr!(language, "lesson-row-two")
            }),
            LessonStep::reply(Move::Cell(CellId(3))),
            LessonStep::new(Move::Cell(CellId(2)), |language| {
                tr!(language, "lesson-row-finish")
            }),
        ],
        end: |language| tr!(language, "lesson-row-end"),
    },
    ground: Ground::new(266.0, 0xa9c2ff, 0x2450c0),
    counts_moves: false,
};

impl GameUi for InARow {
    fn last_placed(&self) -> Option<CellId> {
        self.last().filter(|_| self.outcome().is_none())
    }

    fn details(&self, language: Language) -> String {
        let setup = self.setup();
        let mut parts = vec![
            setup.plan.text(language),
            tr!(language, "row-details-line", k = setup.k),
        ];
        if setup.falls {
            parts.push(tr!(language, "row-details-fall").to_owned());
        }
        if setup.bars_centre {
            parts.push(tr!(language, "row-details-off-centre").to_owned());
        }
        parts.join(" · ")
    }

    fn state(&self, game: &Session, paints: &Paints, language: Language) -> String {
        match self.outcome() {
            Some(Outcome::Won(winner)) => won_state(game, winner, paints, language),
            Some(_) => tr!(language, "row-state-draw").to_owned(),
            None if self.stones() == 0 => tr!(language, "row-state-not-begun").to_owned(),
            None => tr!(language, "row-state-stones", stones = self.stones()),
        }
    }

    fn result(&self, game: &Session, paints: &Paints, language: Language) -> (String, String) {
        let stones = self.stones();
        match self.outcome() {
            Some(Outcome::Won(winner)) => {
                let by = tr!(language, "row-result-line", k = self.setup().k, stones);
                (won_words(game, winner, paints, language), by)
            }
            _ => (
                tr!(language, "row-result-draw").to_owned(),
                tr!(language, "row-result-no-line", stones),
            ),
        }
    }

    fn draw_status(&self, painter: &Painter, panel: &Panel<'_>) {
        let doing = |seat| doing(panel, seat, painter.language());
        draw_seats(painter, panel, |seat| (String::new(), doing(seat)));
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        let language = ui.language();
        let asked = panel.selection.target.and_then(|_| self.question(language));
        let text = asked
            .or_else(|| others_turn(panel.game, language))
            .unwrap_or_else(|| tr!(language, "row-goal", k = self.setup().k));
        draw_advice(self, ui, panel, &text);
        None
    }

    fn press(&self, cell: CellId, _: Option<CellId>) -> TileAction {
        TileAction::Move(Move::Cell(self.landing(cell).unwrap_or(cell)))
    }

    fn question(&self, language: Language) -> Option<String> {
        Some(tr!(language, "row-press-again").to_owned())
    }

    fn previews_touch(&self) -> bool {
        true
    }

    fn has_deals(&self) -> bool {
        false
    }

    fn stacks_layers(&self) -> bool {
        true
    }

    fn path_lines(
        &self,
        projection: &BoardProjection,
        theme: &Theme,
        selection: Selection,
        _: Language,
    ) -> Vec<PathLine> {
        let shown = selection.target.or(selection.focus);
        let share = match selection.target {
            Some(_) => PREVIEW,
            None => HOVER,
        };
        let ghost = shown.and_then(|cell| ghost(self, projection, theme, cell, share));
        let fall = selection
            .focus
            .and_then(|cell| fall_preview(self, projection, theme, cell));
        ghost
            .into_iter()
            .chain(fall.into_iter().flatten())
            .collect()
    }

    fn ending(&self, _: &Session, _: Seat) -> Option<Ending> {
        let runs = self.winning_runs().into_iter();
        Some(Ending::Lines(runs.map(<[CellId]>::to_vec).collect()))
    }

    fn result_lines(&self, projection: &BoardProjection, theme: &Theme) -> Vec<PathLine> {
        let runs = self.winning_runs();
        let has_layers = has_layers(self);
        let mut lines = Vec::new();
        for run in runs {
            let line: Vec<Vec2> = run.iter().map(|&cell| middle(projection, cell)).collect();
            // Where the layers of a cube are side by side, a run through several of them is no line.
            let is_line = projection.is_stacked()
                || line.windows(2).all(|ends| ends[0].distance(ends[1]) < 1.8);
            if has_layers {
                lines.extend(numbered_rings(&line, projection, theme));
            }
            if is_line {
                lines.push(PathLine {
                    line,
                    width: 0.09,
                    rgb: theme.shades.outline,
                });
            }
        }
        lines
    }

    fn result_numbers(&self, projection: &BoardProjection, theme: &Theme) -> Vec<BoardNumber> {
        const HEIGHT: f32 = 0.2;
        let runs = self.winning_runs().into_iter().filter(|_| has_layers(self));
        let numbers = runs.flat_map(|run| {
            (1_usize..).zip(run).map(|(number, &cell)| BoardNumber {
                text: number.to_string(),
                at: beside(middle(projection, cell), projection),
                height: HEIGHT,
                rgb: theme.shades.gold.ink,
            })
        });
        numbers.collect()
    }
}

fn has_layers(game: &InARow) -> bool {
    matches!(game.board().shape(), Shape::Cube(_) | Shape::Hypercube(_))
}

/// Returns the centre of a cell on the level of the lowest cells.
fn middle(projection: &BoardProjection, cell: CellId) -> Vec2 {
    let centre = projection.board().centre(cell);
    Vec2::new(centre.x, centre.y)
}

/// Returns a gold ring on each stone of a line, with a disc for its number beside it.
fn numbered_rings(line: &[Vec2], projection: &BoardProjection, theme: &Theme) -> Vec<PathLine> {
    let gold = &theme.shades.gold;
    let flatness = Vec2::new(1.0, projection.foreshortening());
    let rings = line.iter().flat_map(|&at| {
        let badge = PathLine {
            line: vec![beside(at, projection)],
            width: 0.34,
            rgb: gold.top,
        };
        [ring(at, 0.42, flatness, 0.08, gold.bottom), badge]
    });
    rings.collect()
}

/// Returns the place of the number of a stone.
fn beside(stone: Vec2, projection: &BoardProjection) -> Vec2 {
    stone + Vec2::new(0.33, -0.33 * projection.foreshortening())
}

/// Returns a closed ring around a point.
fn ring(middle: Vec2, radius: f32, flatness: Vec2, width: f32, rgb: Rgb) -> PathLine {
    const CORNERS: usize = 32;
    let mut corners = regular(CORNERS, radius, 0.0);
    corners.extend_from_within(..1);
    let line = corners.into_iter().map(|at| middle + at * flatness);
    PathLine {
        line: line.collect(),
        width,
        rgb,
    }
}

/// Share of the seat's colour in the stone that would be placed, on the cell in focus and on one that waits for a second press.
const HOVER: f32 = 0.35;
const PREVIEW: f32 = 0.55;

/// Returns the stone that the seat to move would place with a press on this cell, in a shade with this share of its colour.
fn ghost(
    game: &InARow,
    projection: &BoardProjection,
    theme: &Theme,
    cell: CellId,
    share: f32,
) -> Option<PathLine> {
    let Turn::Player(seat) = game.to_move() else {
        return None;
    };
    let cell = game.landing(cell)?;
    let (at, colour) = (middle(projection, cell), theme.paints.of_seat(seat.0).0.rgb);
    let rgb = theme.shades.bare.mix(colour, share);
    // A stone of a stack is seen as an ellipse.
    Some(if projection.is_stacked() {
        let flatness = Vec2::new(1.0, projection.foreshortening());
        ring(at, 0.2, flatness, 0.2, rgb)
    } else {
        PathLine {
            line: vec![at],
            width: 0.66,
            rgb,
        }
    })
}

/// Returns the way of a stone that falls from a cell, and a ring where it lands, in the colour of the seat to move.
fn fall_preview(
    game: &InARow,
    projection: &BoardProjection,
    theme: &Theme,
    from: CellId,
) -> Option<[PathLine; 2]> {
    const RADIUS: f32 = 0.3;
    let Turn::Player(seat) = game.to_move() else {
        return None;
    };
    let to = game.landing(from).filter(|_| game.setup().falls)?;
    let [from, to] = [from, to].map(|cell| middle(projection, cell));
    let rgb = theme.paints.of_seat(seat.0).0.rgb;
    let flatness = Vec2::new(1.0, projection.foreshortening());
    // Where the layers of a cube are side by side, the way between them is no line.
    let is_straight = (from.x - to.x).abs() < 0.1 && (!has_layers(game) || projection.is_stacked());
    let top = to - Vec2::Y * RADIUS * flatness;
    let way = if is_straight && from.y < top.y {
        vec![from, top]
    } else {
        Vec::new()
    };
    Some([
        ring(to, RADIUS, flatness, 0.07, rgb),
        PathLine {
            line: way,
            width: 0.05,
            rgb,
        },
    ])
}

/// Returns an upper bound for the length of a line on a board, in cells.
fn longest(shape: &Shape) -> u8 {
    let longest = match shape {
        Shape::Square(square) => square.width.max(square.height),
        Shape::Hex(hex) => hex.width.max(hex.height),
        Shape::Cube(cube) => cube.width.max(cube.height).max(cube.depth),
        Shape::Hypercube(hypercube) => hypercube.sides.into_iter().fold(0, u16::max),
        Shape::Map(_) | Shape::Track(_) => 0,
    };
    longest.min(u8::MAX.into()) as u8
}

/// Set-up options of k-in-a-row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct InARowChoices {
    /// Number of stones in a row that wins.
    pub k: u8,
    /// `true` if stones fall.
    pub falls: bool,
    /// `true` if the first stone may not be placed on the centre.
    pub bars_centre: bool,
}

impl Default for InARowChoices {
    fn default() -> Self {
        let usual = in_a_row::Setup::default();
        Self {
            k: usual.k,
            falls: usual.falls,
            bars_centre: usual.bars_centre,
        }
    }
}

/// Stones in a row and gravity of each size preset.
const PRESETS: [(u8, bool); 3] = [(3, false), (4, true), (5, false)];

impl SetupForm for InARowChoices {
    type Position = InARow;

    fn modes() -> &'static [Mode] {
        &[Mode::Computer, Mode::SameDevice]
    }

    fn seats() -> RangeInclusive<u8> {
        in_a_row::SEATS
    }

    fn usual_board() -> BoardChoices {
        BoardChoices::sized(3, 3)
    }

    fn presets() -> &'static [SizePreset] {
        &[
            (3, 3, |language| tr!(language, "row-size-tic-tac-toe")),
            (7, 6, |language| tr!(language, "row-size-four")),
            (15, 15, |language| tr!(language, "row-size-five")),
        ]
    }

    fn take_preset(&mut self, at: usize) {
        if let Some(&(k, falls)) = PRESETS.get(at) {
            (self.k, self.falls) = (k, falls);
        }
    }

    fn clamp_all(&mut self, who: &mut Who, board: &mut BoardChoices) {
        let plan = board.plan(0);
        let shape = &plan.shape;
        let most = (*in_a_row::ROWS.end()).min(longest(shape));
        self.k = self.k.clamp(*in_a_row::ROWS.start(), most);
        // The board needs enough cells for the first seat to place `k` stones.
        let cells = shape.cells().min(u16::MAX.into()) as u16;
        let seats = (cells - 1) / (u16::from(self.k) - 1).max(1);
        who.seats = who.seats.min(seats.min(255) as u8).max(2);
        self.falls &= board.kind != Kind::Hexes;
        let has_centre = || {
            plan.build()
                .is_ok_and(|board| in_a_row::centre(&board).is_some())
        };
        self.bars_centre = self.bars_centre && !self.falls && has_centre();
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, _: &Who, dealt: Option<&InARow>) {
        let language = rows.ui.language();
        let board = dealt.map(|position| position.board().shape());
        let longest = board.map_or(*in_a_row::ROWS.end(), longest);
        let most = longest.min(*in_a_row::ROWS.end());
        let lengths = *in_a_row::ROWS.start()..=most;
        rows.step(tr!(language, "row-setup-line"), &lengths, &mut self.k);
        let is_hex =
            dealt.is_some_and(|position| matches!(position.board().shape(), Shape::Hex(_)));
        if !is_hex {
            rows.switch(tr!(language, "row-setup-fall"), &mut self.falls);
        }
        let has_centre = dealt.is_some_and(|position| in_a_row::centre(position.board()).is_some());
        if has_centre && !self.falls {
            rows.switch(tr!(language, "row-setup-off-centre"), &mut self.bars_centre);
        }
    }

    fn setup(&self, who: &Who, plan: Plan) -> in_a_row::Setup {
        in_a_row::Setup {
            plan,
            k: self.k,
            seats: who.count(),
            first: Seat::FIRST,
            falls: self.falls,
            bars_centre: self.bars_centre,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::BoardOrientation;
    use tessella_games::{GameCode, Position};
    use tessella_session::Player;

    fn ghost_at(code: &str, stones: &[u32], cell: u32) -> Option<Vec2> {
        let code: GameCode = code.parse().expect("a valid code");
        let mut game = Session::new(code, vec![Player::Human; 2]).expect("a deal");
        for &stone in stones {
            let seat = game.position().to_move().seat().expect("a seat to move");
            game.play(seat, Move::Cell(CellId(stone)))
                .expect("a legal move");
        }
        let projection = BoardProjection::new(game.position(), BoardOrientation::default());
        let Position::InARow(position) = game.position() else {
            panic!("not k-in-a-row");
        };
        let ghost = ghost(
            position,
            &projection,
            &Theme::default(),
            CellId(cell),
            HOVER,
        )?;
        Some(ghost.line[0])
    }

    #[test]
    fn ghost_is_where_the_stone_would_land() {
        let falling = "row:7x6,k4,s2,fall#1";
        assert_eq!(ghost_at(falling, &[], 3), Some(Vec2::new(3.5, 5.5)));
        assert_eq!(ghost_at(falling, &[38], 3), Some(Vec2::new(3.5, 4.5)));
        let flat = "row:3x3,k3#1";
        assert_eq!(ghost_at(flat, &[], 4), Some(Vec2::new(1.5, 1.5)));
        assert_eq!(ghost_at(flat, &[4], 4), None);
    }
}
