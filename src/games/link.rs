//! User interface of Link: clock, set-up options, and actions for a position without a playable pair.

use crate::core::rects::centred;
use crate::core::{Lesson, LessonStep, Mode};
use crate::games::choices::{BoardChoices, Kind, SetupForm, SizePreset, Who};
use crate::games::game_ui::{About, GameUi, Panel, TileAction, UiAction};
use crate::games::rows::Rows;
use crate::games::sample::Sample;
use crate::games::status::{SoloProgress, draw_advice, draw_progress};
use crate::ui;
use crate::ui::Prominence;
use bevy_egui::egui::{Painter, Rect, Ui};
use serde::{Deserialize, Serialize};
use tessella_boards::{CellId, Plan};
use tessella_games::link::{Gravity, Link, Time, default_countdown};
use tessella_games::{Advice, Countdown, GameSetup as _, Move, Outcome, Rules, Seat, link};
use tessella_language::tr;
use tessella_session::Session;

/// Formats a time as minutes and seconds, rounded up to full seconds.
fn clock_words(time: u32) -> String {
    let seconds = time.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: || tr!("link-tagline"),
    rules: || {
        vec![
            tr!("help-link-pair"),
            tr!("help-link-time"),
            tr!("help-link-falling"),
        ]
    },
    sample: Sample::new("link:4x4,f8,untimed#5", 2),
    pictures: [
        (Sample::new("link:6x4,f6,untimed#2", 0), || {
            tr!("help-link-picture-find")
        }),
        (Sample::new("link:6x4,f6,untimed#2", 5), || {
            tr!("help-link-picture-line")
        }),
        (Sample::new("link:6x4,f6,untimed#2", 10), || {
            tr!("help-link-picture-clear")
        }),
    ],
    lesson: Lesson {
        code: "link:4x2,f4,untimed=abba/cddc",
        steps: &[
            LessonStep::new(Move::Pair(CellId(5), CellId(6)), || tr!("lesson-link-pair")),
            LessonStep::new(Move::Pair(CellId(4), CellId(7)), || tr!("lesson-link-gap")),
            LessonStep::new(Move::Pair(CellId(0), CellId(3)), || {
                tr!("lesson-link-turns")
            }),
            LessonStep::new(Move::Pair(CellId(1), CellId(2)), || {
                tr!("lesson-link-clear")
            }),
        ],
        end: || tr!("lesson-link-end"),
    },
};

impl GameUi for Link {
    fn details(&self) -> String {
        let setup = self.setup();
        let faces = tr!("link-details-faces", faces = setup.faces);
        match setup.gravity {
            Gravity::None => format!("{} · {faces}", setup.plan),
            gravity => format!("{} · {faces} · {}", setup.plan, gravity_words(gravity)),
        }
    }

    fn state(&self, game: &Session) -> String {
        match (self.outcome(), game.time_left()) {
            (Some(Outcome::Won(_)), _) => tr!("link-state-cleared").to_owned(),
            (Some(_), _) => tr!("link-state-out-of-time").to_owned(),
            (None, Some(left)) => tr!("link-state-time", time = clock_words(left)),
            (None, None) => tr!("link-state-tiles", tiles = self.tiles_left()),
        }
    }

    fn result(&self, game: &Session) -> (String, String) {
        match (self.outcome(), game.time_left()) {
            (Some(Outcome::Won(Seat::FIRST)), Some(left)) => (
                tr!("link-result-cleared").to_owned(),
                tr!("link-result-time-left", time = clock_words(left)),
            ),
            (Some(Outcome::Won(_)), _) => (
                tr!("link-result-cleared").to_owned(),
                tr!("link-result-time", time = clock_words(game.elapsed())),
            ),
            _ => (
                tr!("link-result-out-of-time").to_owned(),
                tr!("link-result-tiles-left", tiles = self.tiles_left()),
            ),
        }
    }

    fn advice(&self, advice: &Advice) -> String {
        match advice {
            Advice::Play { proved: true, .. } => tr!("link-advice-safe"),
            Advice::Play { proved: false, .. } => tr!("link-advice-possible"),
            Advice::Lost { .. } | Advice::Unsolvable => tr!("link-advice-lost"),
        }
        .to_owned()
    }

    fn draw_status(&self, painter: &Painter, rect: Rect, panel: &Panel<'_>) {
        let shades = &panel.theme.shades;
        let (left, all) = (self.tiles_left(), self.tiles_dealt());
        let done = 1.0 - left as f32 / all.max(1) as f32;
        let tiles = tr!("link-progress-tiles", left = left, all = all);
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
                    caption: tr!("link-progress-time"),
                    beside: &tiles,
                    bar: (time as f32 / countdown.start.max(1) as f32, bar),
                };
                draw_progress(painter, rect, panel.theme, &progress);
            }
            _ => {
                let progress = SoloProgress {
                    number: &left.to_string(),
                    caption: &tr!("link-progress-all", all = all),
                    beside: "",
                    bar: (done, shades.accent),
                };
                draw_progress(painter, rect, panel.theme, &progress);
            }
        }
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        if !self.is_stuck() || !panel.has_turns {
            draw_advice(self, ui, panel, tr!("link-goal"));
            return None;
        }
        let rest = draw_advice(self, ui, panel, tr!("link-no-moves"));
        let row = centred(rest.center(), bevy_egui::egui::vec2(rest.width(), 48.0));
        let [undo, shuffle, restart] = ui::side_by_side(row);
        let theme = panel.theme;
        let mut button = |rect, prominence, label| {
            ui::button(ui, rect, theme, prominence, None, label).clicked()
        };
        if button(shuffle, Prominence::Primary, tr!("link-shuffle")) {
            return Some(UiAction::Chance);
        }
        let can_undo = panel.game.can_undo();
        if can_undo && button(undo, Prominence::Plain, tr!("link-take-back")) {
            return Some(UiAction::Undo);
        }
        button(restart, Prominence::Plain, tr!("link-same-board")).then_some(UiAction::Restart)
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

fn gravity_words(gravity: Gravity) -> &'static str {
    match gravity {
        Gravity::None => tr!("link-details-stay"),
        Gravity::Down => tr!("link-details-down"),
        Gravity::Up => tr!("link-details-up"),
        Gravity::Left => tr!("link-details-left"),
        Gravity::Right => tr!("link-details-right"),
        Gravity::Middle => tr!("link-details-middle"),
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

    fn presets() -> &'static [SizePreset] {
        &[
            (6, 6, || tr!("setup-size-small")),
            (10, 10, || tr!("setup-size-medium")),
            (16, 10, || tr!("setup-size-large")),
        ]
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
        rows.switch(tr!("link-setup-timed"), &mut self.timed);
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, _: &Who, dealt: Option<&Link>) {
        let cells = dealt.map_or(100, |position| position.board().len());
        let faces = 1..=Self::most_faces(cells);
        rows.step(tr!("link-setup-faces"), &faces, &mut self.faces);
        if self.timed {
            let (fewest, most) = (*link::STARTS.start() as u16, *link::STARTS.end() as u16);
            let seconds = self.seconds_of(cells);
            // The setting for more time makes the countdown of the game longer.
            let countdown = dealt.and_then(|position| position.setup().countdown());
            let start = countdown.map_or(u32::from(seconds) * 1000, |countdown| countdown.start);
            let text = clock_words(start);
            let by = rows.stepper(tr!("link-setup-time"), &text, seconds, &(fewest..=most));
            if by != 0 {
                let step = if seconds < 60 { 2 } else { 10 };
                let seconds = seconds.saturating_add_signed(i16::from(by) * step);
                self.seconds = Some(seconds.clamp(fewest, most));
            }
            let gains = 0..=*link::GAINS.end() as u8;
            let gain = countdown.map_or(self.gain.into(), |countdown| countdown.gain / 1000);
            let label = tr!("link-setup-bonus");
            let by = rows.stepper(label, &gain.to_string(), self.gain, &gains);
            self.gain = self.gain.saturating_add_signed(by);
        }
        if dealt.is_none_or(|position| {
            matches!(position.board().shape(), tessella_boards::Shape::Square(_))
        }) {
            let moves = [
                (Moves::Stay, tr!("link-setup-tiles-stay")),
                (Moves::Down, tr!("link-setup-tiles-down")),
                (Moves::Up, tr!("link-setup-tiles-up")),
                (Moves::Left, tr!("link-setup-tiles-left")),
                (Moves::Right, tr!("link-setup-tiles-right")),
                (Moves::Middle, tr!("link-setup-tiles-middle")),
            ];
            rows.choose(tr!("link-setup-tiles"), &moves, &mut self.moves);
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
