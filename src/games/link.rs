//! User interface of Link: clock, set-up options, and actions for a position without a playable pair.

use crate::core::language::SpokenLanguage;
use crate::core::palette::{Ground, Paints};
use crate::core::rotation::Rotation;
use crate::core::theme::{Themed, space};
use crate::core::{Lesson, LessonStep, Mode};
use crate::drawing::{Ending, appearances};
use crate::games::choices::{BoardChoices, Kind, SetupForm, SizePreset, Who};
use crate::games::game_ui::{About, GameUi, Panel, TileAction, UiAction};
use crate::games::sample::Sample;
use crate::games::status::{Bar, SoloProgress, draw_advice, draw_progress};
use crate::text::Text;
use crate::ui::{self, Button, NUMBER, Rows};
use bevy_egui::egui::{Align2, Painter, Rect, Ui};
use serde::{Deserialize, Serialize};
use tessella_boards::{CellId, Plan};
use tessella_games::link::{Gravity, Link, Time, default_countdown};
use tessella_games::{Advice, Countdown, GameSetup as _, Move, Outcome, Rules, Seat, link};
use tessella_language::{Language, tr};
use tessella_session::Session;

/// Height of the buttons of a player who is stuck, in points.
const STUCK_BUTTON: f32 = 52.0;
/// Time left from which the clock stands out, in milliseconds.
const SHORT: u32 = 10_000;

/// Formats a time as minutes and seconds, rounded up to full seconds.
fn clock_words(time: u32) -> String {
    let seconds = time.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: |language| tr!(language, "link-tagline"),
    rules: |language| {
        vec![
            tr!(language, "help-link-pair"),
            tr!(language, "help-link-time"),
            tr!(language, "help-link-falling"),
        ]
    },
    sample: Sample::new("link:4x4,f8,untimed#5", 2),
    pictures: [
        (Sample::new("link:6x4,f6,untimed#2", 0), |language| {
            tr!(language, "help-link-picture-find")
        }),
        (Sample::new("link:6x4,f6,untimed#2", 5), |language| {
            tr!(language, "help-link-picture-line")
        }),
        (Sample::new("link:6x4,f6,untimed#2", 10), |language| {
            tr!(language, "help-link-picture-clear")
        }),
    ],
    lesson: Lesson {
        code: "link:4x2,f4,untimed=abba/cddc",
        steps: &[
            LessonStep::new(Move::Pair(CellId(5), CellId(6)), |language| {
                tr!(language, "lesson-link-pair")
            }),
            LessonStep::new(Move::Pair(CellId(4), CellId(7)), |language| {
                tr!(language, "lesson-link-gap")
            }),
            LessonStep::new(Move::Pair(CellId(0), CellId(3)), |language| {
                tr!(language, "lesson-link-turns")
            }),
            LessonStep::new(Move::Pair(CellId(1), CellId(2)), |language| {
                tr!(language, "lesson-link-clear")
            }),
        ],
        end: |language| tr!(language, "lesson-link-end"),
    },
    ground: Ground::new(168.0, 0x7ad090, 0x12652a).with_pale_tiles(),
    counts_moves: false,
};

impl GameUi for Link {
    fn details(&self, language: Language) -> String {
        self.details_as_seen(Rotation::None, language)
    }

    fn details_as_seen(&self, rotation: Rotation, language: Language) -> String {
        let setup = self.setup();
        let board = setup.plan.text(language);
        let faces = tr!(language, "link-details-faces", faces = setup.faces);
        match setup.gravity {
            Gravity::None => format!("{board} · {faces}"),
            gravity => {
                let moves = gravity_words(as_seen(gravity, rotation), language);
                format!("{board} · {faces} · {moves}")
            }
        }
    }

    fn state(&self, game: &Session, _: &Paints, language: Language) -> String {
        match (self.outcome(), game.time_left()) {
            (Some(Outcome::Won(_)), _) => tr!(language, "link-state-cleared").to_owned(),
            (Some(_), _) => tr!(language, "link-state-out-of-time").to_owned(),
            (None, Some(left)) => tr!(language, "link-state-time", time = clock_words(left)),
            (None, None) => tr!(language, "link-state-tiles", tiles = self.tiles_left()),
        }
    }

    fn result(&self, game: &Session, _: &Paints, language: Language) -> (String, String) {
        if !matches!(self.outcome(), Some(Outcome::Won(_))) {
            let tiles = self.tiles_left();
            let by = tr!(language, "link-result-tiles-left", tiles);
            return (tr!(language, "link-result-out-of-time").to_owned(), by);
        }
        let by = match game.time_left() {
            Some(left) => tr!(language, "link-result-time-left", time = clock_words(left)),
            None => {
                let time = clock_words(game.elapsed());
                tr!(language, "link-result-time", time)
            }
        };
        (tr!(language, "link-result-cleared").to_owned(), by)
    }

    fn advice(&self, advice: &Advice, language: Language) -> String {
        match advice {
            Advice::Play { proved: true, .. } => tr!(language, "link-advice-safe"),
            Advice::Play { proved: false, .. } => tr!(language, "link-advice-possible"),
            Advice::Lost { .. } | Advice::Unsolvable => tr!(language, "link-advice-lost"),
        }
        .to_owned()
    }

    fn allows_quarter_turn(&self) -> bool {
        true
    }

    fn draw_status(&self, painter: &Painter, panel: &Panel<'_>) {
        let language = painter.language();
        let shades = &painter.current_theme().shades;
        let (left, all) = (self.tiles_left(), self.tiles_dealt());
        let countdown = panel.game.code().setup.countdown();
        let area = panel.at.status;
        if let (Some(time), Some(countdown)) = (panel.game.time_left(), countdown) {
            let is_short = time < SHORT;
            let shade = if is_short {
                shades.danger
            } else {
                shades.accent
            };
            let progress = SoloProgress {
                number: &clock_words(time),
                caption: tr!(language, "link-progress-time"),
                beside: &tr!(language, "link-progress-tiles", left, all),
                is_tense: is_short && panel.has_turns,
                bar: Bar::Share(time as f32 / countdown.start.max(1) as f32, shade),
            };
            draw_progress(painter, area, &progress);
        } else {
            let done = 1.0 - left as f32 / all.max(1) as f32;
            let progress = SoloProgress {
                number: &left.to_string(),
                caption: &tr!(language, "link-progress-left", left),
                beside: "",
                is_tense: false,
                bar: Bar::Share(done, shades.accent),
            };
            draw_progress(painter, area, &progress);
        }
    }

    fn ending(&self, game: &Session, _: Seat) -> Option<Ending> {
        let dealt = appearances(game.first()).map(|(_, look)| look);
        Some(Ending::Medal {
            dealt: dealt.collect(),
            words: clock_words(game.elapsed()),
        })
    }

    fn has_buttons(&self) -> bool {
        self.is_stuck()
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        let language = ui.language();
        if !self.is_stuck() || !panel.has_turns {
            draw_advice(self, ui, panel, tr!(language, "link-goal"));
            return None;
        }
        // As large as a result: the game goes on only after one of these buttons.
        let area = panel.at.result;
        let row = area.with_min_y(area.bottom() - STUCK_BUTTON.min(0.5 * area.height()));
        let words = area.with_max_y(row.top() - space::SMALL);
        let (align, style) = (Align2::CENTER_CENTER, NUMBER);
        ui::draw_text(
            ui.painter(),
            words,
            align,
            style,
            tr!(language, "link-no-moves"),
        );
        let [undo, shuffle, restart] = ui::side_by_side(row);
        let mut asked = None;
        let mut add = |rect: Rect, button: Button<'_>, action| {
            if button.show_in(ui, rect).clicked() {
                asked = Some(action);
            }
        };
        let (take_back, again) = (
            tr!(language, "link-take-back"),
            tr!(language, "link-same-board"),
        );
        if panel.game.can_undo() {
            add(undo, Button::new(take_back), UiAction::Undo);
        }
        let button = Button::new(tr!(language, "link-shuffle")).primary();
        add(shuffle, button, UiAction::Chance);
        add(restart, Button::new(again), UiAction::Restart);
        asked
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

/// Returns the direction on the screen in which the tiles of a board that is seen like this move.
fn as_seen(gravity: Gravity, rotation: Rotation) -> Gravity {
    const CLOCKWISE: [Gravity; 4] = [Gravity::Down, Gravity::Left, Gravity::Up, Gravity::Right];
    let turned = |at: usize| CLOCKWISE[(at + usize::from(rotation.quarters())) % CLOCKWISE.len()];
    let at = CLOCKWISE.into_iter().position(|side| side == gravity);
    at.map_or(gravity, turned)
}

fn gravity_words(gravity: Gravity, language: Language) -> &'static str {
    match gravity {
        Gravity::None => tr!(language, "link-details-stay"),
        Gravity::Down => tr!(language, "link-details-down"),
        Gravity::Up => tr!(language, "link-details-up"),
        Gravity::Left => tr!(language, "link-details-left"),
        Gravity::Right => tr!(language, "link-details-right"),
        Gravity::Middle => tr!(language, "link-details-middle"),
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
            (6, 6, |language| tr!(language, "setup-size-small")),
            (10, 10, |language| tr!(language, "setup-size-medium")),
            (16, 10, |language| tr!(language, "setup-size-large")),
        ]
    }

    fn first_boards() -> &'static [(u16, u16)] {
        &[(6, 4), (8, 6)]
    }

    /// Returns the steps of the sides. Tiles come in pairs: if one side is odd, the other stays even.
    fn steps(_: &Who, board: &BoardChoices) -> [u16; 2] {
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
        rows.switch(tr!(rows.ui.language(), "link-setup-timed"), &mut self.timed);
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, _: &Who, dealt: Option<&Link>) {
        let language = rows.ui.language();
        let cells = dealt.map_or(100, |position| position.board().len());
        let faces = 1..=Self::most_faces(cells);
        rows.step(tr!(language, "link-setup-faces"), &faces, &mut self.faces);
        if self.timed {
            let (fewest, most) = (*link::STARTS.start() as u16, *link::STARTS.end() as u16);
            let seconds = self.seconds_of(cells);
            // The setting for more time makes the countdown of the game longer.
            let countdown = dealt.and_then(|position| position.setup().countdown());
            let start = countdown.map_or(u32::from(seconds) * 1000, |countdown| countdown.start);
            let text = clock_words(start);
            let label = tr!(language, "link-setup-time");
            let by = rows.stepper(label, &text, seconds, &(fewest..=most));
            if by != 0 {
                let step = if seconds < 60 { 2 } else { 10 };
                let seconds = seconds.saturating_add_signed(i16::from(by) * step);
                self.seconds = Some(seconds.clamp(fewest, most));
            }
            let gains = 0..=*link::GAINS.end() as u8;
            let gain = countdown.map_or(self.gain.into(), |countdown| countdown.gain / 1000);
            let label = tr!(language, "link-setup-bonus");
            let by = rows.stepper(label, &gain.to_string(), self.gain, &gains);
            self.gain = self.gain.saturating_add_signed(by);
        }
        if dealt.is_none_or(|position| {
            matches!(position.board().shape(), tessella_boards::Shape::Square(_))
        }) {
            let moves = [
                (Moves::Stay, tr!(language, "link-setup-tiles-stay")),
                (Moves::Down, tr!(language, "link-setup-tiles-down")),
                (Moves::Up, tr!(language, "link-setup-tiles-up")),
                (Moves::Left, tr!(language, "link-setup-tiles-left")),
                (Moves::Right, tr!(language, "link-setup-tiles-right")),
                (Moves::Middle, tr!(language, "link-setup-tiles-middle")),
            ];
            rows.choose(tr!(language, "link-setup-tiles"), &moves, &mut self.moves);
        }
    }

    fn setup(&self, _: &Who, plan: Plan) -> link::Setup {
        let start = u32::from(self.seconds_of(plan.shape.cells() as usize)) * 1000;
        let time = if self.timed {
            Time::Countdown(Countdown {
                start,
                gain: u32::from(self.gain) * 1000,
            })
        } else {
            Time::Untimed
        };
        link::Setup {
            plan,
            faces: self.faces,
            gravity: self.moves.gravity(),
            time,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Vec2;

    #[test]
    fn tiles_move_on_the_screen_as_is_said() {
        let sides = [
            (Gravity::Down, Vec2::Y),
            (Gravity::Left, Vec2::NEG_X),
            (Gravity::Up, Vec2::NEG_Y),
            (Gravity::Right, Vec2::X),
        ];
        let (extent, place) = (Vec2::new(16.0, 10.0), Vec2::new(4.5, 2.5));
        for rotation in [Rotation::None, Rotation::Quarter, Rotation::Half] {
            for (gravity, step) in sides {
                let moved = rotation.seen(place + step, extent) - rotation.seen(place, extent);
                let said = as_seen(gravity, rotation);
                assert!(sides.contains(&(said, moved)), "{gravity:?} {rotation:?}");
            }
            for gravity in [Gravity::None, Gravity::Middle] {
                assert_eq!(as_seen(gravity, rotation), gravity);
            }
        }
    }
}
