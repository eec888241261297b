//! User interface of Link: clock, set-up options, and actions for a position without a playable pair.

use crate::app::core::rects::centred;
use crate::app::core::{Lesson, LessonStep, Mode};
use crate::app::games::choices::{BoardChoices, Kind, SetupForm, Who};
use crate::app::games::game_ui::{About, GameUi, Panel, TileAction, UiAction};
use crate::app::games::rows::Rows;
use crate::app::games::sample::Sample;
use crate::app::games::status::{SoloProgress, draw_advice, draw_progress};
use crate::app::ui;
use crate::app::ui::Prominence;
use crate::boards::{CellId, Plan};
use crate::games::link::{Gravity, Link, Time, default_countdown};
use crate::games::{Advice, Countdown, Move, Outcome, Rules, Seat, link};
use crate::session::Session;
use bevy_egui::egui::{Painter, Rect, Ui};
use serde::{Deserialize, Serialize};

/// Formats a time as minutes and seconds, rounded up to full seconds.
fn clock_words(time: u32) -> String {
    let seconds = time.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: "Match the pairs",
    rules: &[
        "Pick two matching tiles. If a line with at most two turns joins them over empty places, around the outside of the board if need be, they go. Choose the first tile again to take the choice back. You win when no tile is left.",
        "Every board can be won. In a timed game each pair gives a few seconds back. While the game is paused, the clock stops and the tiles are hidden; it pauses by itself when you switch to another window.",
        "Where tiles fall or slide, they do so after each pair. When no moves are left, undo, shuffle the rest, or restart the board.",
    ],
    sample: Sample::new("link:4x4,f8,untimed#5", 2),
    pictures: [
        (
            Sample::new("link:6x4,f6,untimed#2", 0),
            "Find two matching tiles",
        ),
        (
            Sample::new("link:6x4,f6,untimed#2", 5),
            "A line with two turns joins them",
        ),
        (
            Sample::new("link:6x4,f6,untimed#2", 10),
            "Clear the board to win",
        ),
    ],
    lesson: Lesson {
        code: "link:4x2,f4,untimed=abba/cddc",
        steps: &[
            LessonStep::new(
                Move::Pair(CellId(5), CellId(6)),
                "Press the two marked tiles: they match, and a line joins them.",
            ),
            LessonStep::new(
                Move::Pair(CellId(4), CellId(7)),
                "The line needs empty places, such as this gap.",
            ),
            LessonStep::new(
                Move::Pair(CellId(0), CellId(3)),
                "It may turn twice, and run around the outside.",
            ),
            LessonStep::new(Move::Pair(CellId(1), CellId(2)), "Clear the board."),
        ],
        end: "Clear the board and you win. Real boards have many more tiles.",
    },
};

impl GameUi for Link {
    fn details(&self) -> String {
        let setup = self.setup();
        match setup.gravity {
            Gravity::None => format!("{} · {} faces", setup.plan, setup.faces),
            gravity => format!(
                "{} · {} faces · {}",
                setup.plan,
                setup.faces,
                gravity_words(gravity)
            ),
        }
    }

    fn state(&self, game: &Session) -> String {
        match (self.outcome(), game.time_left()) {
            (Some(Outcome::Won(_)), _) => "cleared".to_owned(),
            (Some(_), _) => "out of time".to_owned(),
            (None, Some(left)) => format!("{} left", clock_words(left)),
            (None, None) => format!("{} left", ui::count(self.tiles_left() as u32, "tile")),
        }
    }

    fn result(&self, game: &Session) -> (String, String) {
        match (self.outcome(), game.time_left()) {
            (Some(Outcome::Won(Seat::FIRST)), Some(left)) => (
                "Cleared".to_owned(),
                format!("With {} to spare", clock_words(left)),
            ),
            (Some(Outcome::Won(_)), _) => (
                "Cleared".to_owned(),
                format!("In {}", clock_words(game.elapsed())),
            ),
            _ => {
                let tiles = ui::count(self.tiles_left() as u32, "tile");
                ("Out of time".to_owned(), format!("{tiles} left"))
            }
        }
    }

    fn advice(&self, advice: &Advice) -> String {
        match advice {
            Advice::Play { proved: true, .. } => "Safe pair: the board stays solvable",
            Advice::Play { proved: false, .. } => "This pair can be removed",
            Advice::Lost { .. } | Advice::Unsolvable => "Shuffle or undo to continue",
        }
        .to_owned()
    }

    fn draw_status(&self, painter: &Painter, rect: Rect, panel: &Panel<'_>) {
        let shades = &panel.theme.shades;
        let (left, all) = (self.tiles_left(), self.tiles_dealt());
        let done = 1.0 - left as f32 / all.max(1) as f32;
        let tiles = format!("{left} of {all} tiles");
        let countdown = panel.game.code().setup.countdown();
        match (panel.game.time_left(), countdown) {
            (Some(time), Some(countdown)) => {
                let is_short = time < 15_000;
                let bar = if is_short {
                    shades.danger
                } else {
                    shades.accent
                };
                let progress = SoloProgress {
                    number: &clock_words(time),
                    caption: "left",
                    beside: &tiles,
                    bar: (time as f32 / countdown.start.max(1) as f32, bar),
                };
                draw_progress(painter, rect, panel.theme, &progress);
            }
            _ => {
                let progress = SoloProgress {
                    number: &left.to_string(),
                    caption: &format!("of {all} tiles"),
                    beside: "",
                    bar: (done, shades.accent),
                };
                draw_progress(painter, rect, panel.theme, &progress);
            }
        }
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        if !self.is_stuck() {
            draw_advice(self, ui, panel, "Pick two matching tiles");
            return None;
        }
        let rest = draw_advice(self, ui, panel, "No moves left");
        let row = centred(rest.center(), bevy_egui::egui::vec2(rest.width(), 48.0));
        let [undo, shuffle, restart] = ui::side_by_side(row);
        let theme = panel.theme;
        if ui::button(ui, shuffle, theme, Prominence::Primary, None, "Shuffle").clicked() {
            return Some(UiAction::Chance);
        }
        let can_undo = panel.game.can_undo();
        if can_undo && ui::button(ui, undo, theme, Prominence::Plain, None, "Take back").clicked() {
            return Some(UiAction::Undo);
        }
        let again = ui::button(ui, restart, theme, Prominence::Plain, None, "Same board");
        again.clicked().then_some(UiAction::Restart)
    }

    fn press(&self, cell: CellId, picked: Option<CellId>) -> TileAction {
        if self.is_stuck() {
            return TileAction::Nothing;
        }
        match (picked, self.face(cell)) {
            (_, None) => TileAction::Nothing,
            (None, Some(_)) => TileAction::Pick,
            (Some(first), Some(_)) if first == cell => TileAction::Unpick,
            // An invalid second tile is sent as a move as well: it is rejected with a reason, and the selection is
            // cleared.
            (Some(first), Some(_)) => TileAction::Move(Move::Pair(first, cell)),
        }
    }
}

const fn gravity_words(gravity: Gravity) -> &'static str {
    match gravity {
        Gravity::None => "tiles stay",
        Gravity::Down => "tiles fall",
        Gravity::Up => "tiles rise",
        Gravity::Left => "tiles slide left",
        Gravity::Right => "tiles slide right",
        Gravity::Middle => "tiles slide to the middle",
    }
}

/// Direction in which tiles move, as stored in the settings file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moves {
    /// Tiles stay.
    #[default]
    Stay,
    /// Down.
    Down,
    /// Up.
    Up,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Towards the middle.
    Middle,
}

impl Moves {
    const fn gravity(self) -> Gravity {
        match self {
            Self::Stay => Gravity::None,
            Self::Down => Gravity::Down,
            Self::Up => Gravity::Up,
            Self::Left => Gravity::Left,
            Self::Right => Gravity::Right,
            Self::Middle => Gravity::Middle,
        }
    }
}

/// Set-up options of Link.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LinkChoices {
    /// Number of faces.
    pub faces: u8,
    /// Direction in which tiles move after a pair is removed.
    pub moves: Moves,
    /// `true` if the game has a clock.
    pub timed: bool,
    /// Time at the start in seconds, or `None` for one derived from the board.
    pub seconds: Option<u16>,
    /// Seconds added for each pair.
    pub gain: u8,
}

impl Default for LinkChoices {
    fn default() -> Self {
        let usual = link::Setup::default();
        Self {
            faces: usual.faces,
            moves: Moves::default(),
            timed: false,
            seconds: None,
            gain: (default_countdown(100).gain / 1000) as u8,
        }
    }
}

impl LinkChoices {
    /// Returns the largest number of faces for this number of cells.
    fn most_faces(cells: usize) -> u8 {
        (cells / 2).clamp(1, link::FACES.into()) as u8
    }

    fn seconds_of(&self, cells: usize) -> u16 {
        let usual = (default_countdown(cells).start / 1000) as u16;
        self.seconds.unwrap_or(usual)
    }
}

impl SetupForm for LinkChoices {
    type Position = Link;

    fn modes() -> &'static [Mode] {
        &[Mode::Alone]
    }

    fn usual_board() -> BoardChoices {
        BoardChoices::sized(10, 10)
    }

    fn presets() -> &'static [(u16, u16, &'static str)] {
        &[(6, 6, "Small"), (10, 10, "Medium"), (16, 10, "Large")]
    }

    /// Returns the steps of the sides. Tiles come in pairs: if one side is odd, the other stays even.
    fn side_steps(board: &BoardChoices) -> [u16; 2] {
        [board.height, board.width].map(|other| 1 + other % 2)
    }

    fn take_preset(&mut self, at: usize) {
        self.faces = [9, 16, 36].get(at).copied().unwrap_or(self.faces);
        self.seconds = None;
    }

    fn clamp_all(&mut self, _: &mut Who, board: &mut BoardChoices) {
        // Tiles come in pairs, so the number of cells is even.
        if board.width % 2 == 1 && board.height % 2 == 1 {
            let most = *link::ROWS.end();
            board.height = if board.height < most {
                board.height + 1
            } else {
                board.height - 1
            };
        }
        let cells = usize::from(board.width) * usize::from(board.height);
        self.faces = self.faces.clamp(1, Self::most_faces(cells));
        if board.kind != Kind::Squares {
            self.moves = Moves::Stay;
        }
        self.seconds = self.seconds.map(|seconds| {
            u32::from(seconds).clamp(*link::STARTS.start(), *link::STARTS.end()) as u16
        });
        self.gain = self.gain.min(*link::GAINS.end() as u8);
    }

    fn main_rows(&mut self, rows: &mut Rows<'_>, _: &Who, _: Option<&Link>) {
        rows.switch("Timed", &mut self.timed);
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, _: &Who, dealt: Option<&Link>) {
        let cells = dealt.map_or(100, |position| position.board().len());
        rows.step("Faces", &(1..=Self::most_faces(cells)), &mut self.faces);
        if self.timed {
            let (fewest, most) = (*link::STARTS.start() as u16, *link::STARTS.end() as u16);
            let seconds = self.seconds_of(cells);
            let text = clock_words(u32::from(seconds) * 1000);
            let by = rows.stepper("Time", &text, seconds, &(fewest..=most));
            if by != 0 {
                let step = if seconds < 60 { 2 } else { 10 };
                let seconds = seconds.saturating_add_signed(i16::from(by) * step);
                self.seconds = Some(seconds.clamp(fewest, most));
            }
            let gains = 0..=*link::GAINS.end() as u8;
            rows.step("Bonus per pair", &gains, &mut self.gain);
        }
        if dealt.is_none_or(|position| {
            matches!(position.board().shape(), crate::boards::Shape::Square(_))
        }) {
            let moves = [
                (Moves::Stay, "Stay"),
                (Moves::Down, "Fall"),
                (Moves::Up, "Rise"),
                (Moves::Left, "Left"),
                (Moves::Right, "Right"),
                (Moves::Middle, "Middle"),
            ];
            rows.choose("Tiles", &moves, &mut self.moves);
        }
    }

    fn setup(&self, _: &Who, plan: Plan) -> link::Setup {
        let start = u32::from(self.seconds_of(plan.shape.cells() as usize)) * 1000;
        let time = match self.timed {
            true => Time::Countdown(Countdown {
                start,
                gain: u32::from(self.gain) * 1000,
            }),
            false => Time::Untimed,
        };
        link::Setup {
            plan,
            faces: self.faces,
            gravity: self.moves.gravity(),
            time,
        }
    }
}
