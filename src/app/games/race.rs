//! User interface of the races: die, snakes and ladders, and set-up options.

use crate::app::core::palette::Rgb;
use crate::app::core::rects::{between, sized};
use crate::app::core::theme::{Theme, ink};
use crate::app::core::{Mode, palette};
use crate::app::drawing::Stroke;
use crate::app::games::choices::{BoardChoices, Kind, SetupForm, Who};
use crate::app::games::game_ui::{About, GameUi, Panel, Selection, TileAction, UiAction};
use crate::app::games::rows::Rows;
use crate::app::games::seats::{Card, doing, draw_cards, others_turn, won_words};
use crate::app::games::status::draw_advice;
use crate::app::ui;
use crate::app::ui::Weight;
use crate::boards::{Board, CellId, Plan};
use crate::games::race::{Race, Variant};
use crate::games::{Move, Outcome, Rules, Seat, Turn, race};
use crate::session::{Player, Session};
use bevy::math::Vec2;
use bevy_egui::egui::{Painter, Pos2, Rect, Ui, pos2, vec2};
use serde::{Deserialize, Serialize};
use std::f32::consts::PI;
use std::ops::RangeInclusive;

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: "Snakes, ladders, rings",
    rules: &[
        "Snakes and ladders: cast the die, and your piece goes as far as it shows. At the foot of a ladder it climbs, at the head of a snake it slides down. Whoever comes to the end first wins.",
        "Around the ring: a six brings a waiting piece onto your start. From there all your pieces go once around and into your own lane. A piece that comes to where another's stands sends that one back to wait. Where you can choose, press the piece, or its number. As long as nothing but a six would help, you cast up to three times in a turn.",
        "Press the die, Enter or Space to cast it. If you choose so, a six gives another throw.",
    ],
    sample: ("race:track25,s3#4", 7),
};

impl GameUi for Race {
    fn details(&self) -> String {
        let setup = self.setup();
        let tiles = self.setup().plan.shape.cells();
        match setup.variant {
            Variant::SnakesAndLadders { exact: true } => format!("{tiles} tiles · exact end"),
            Variant::SnakesAndLadders { exact: false } => {
                format!("{tiles} tiles, snakes and ladders")
            }
            Variant::AroundTheRing { pieces } => {
                format!("ring of {tiles} · {}", ui::count(pieces.into(), "piece"))
            }
        }
    }

    fn state(&self, game: &Session) -> String {
        match self.outcome() {
            Some(Outcome::Won(winner)) => won_words(game, winner).to_lowercase(),
            Some(_) => "the game is over".to_owned(),
            None if self.rolls() == 0 => "not begun".to_owned(),
            None => format!("after {}", ui::count(self.rolls(), "throw")),
        }
    }

    fn result(&self, game: &Session) -> (String, String) {
        let throws = format!("After {}", ui::count(self.rolls(), "throw"));
        match self.outcome() {
            Some(Outcome::Won(winner)) => (won_words(game, winner), throws),
            _ => ("The game is over".to_owned(), throws),
        }
    }

    fn draw_status(&self, painter: &Painter, place: Rect, panel: &Panel<'_>) {
        let card = |seat: Seat| {
            let (paint, symbol) = palette::of_seat(seat.0);
            let number = match self.setup().variant {
                Variant::SnakesAndLadders { .. } => self.progress(seat, 0).0.to_string(),
                Variant::AroundTheRing { pieces } => {
                    format!("{}/{pieces}", self.pieces_home(seat))
                }
            };
            Card {
                seat,
                rgb: paint.rgb,
                symbol,
                number,
                doing: match waiting(self, seat) {
                    0 => doing(panel, seat),
                    waiting => format!("{}, {waiting} to bring out", doing(panel, seat)),
                },
            }
        };
        let cards: Vec<Card> = self.seats().map(card).collect();
        draw_cards(painter, place, panel, &cards);
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        let is_person = matches!(panel.game.player_to_move(), Some((_, Player::Human)));
        let turn = self.to_move();
        let others = others_turn(panel.game);
        let words = match (turn, is_person) {
            (Turn::Nobody, _) => "",
            (_, false) => others.as_deref().unwrap_or_default(),
            (Turn::Chance(seat), true)
                if self.last_roll().is_some_and(|(last, _)| last == seat) =>
            {
                "It is your cast again"
            }
            (Turn::Chance(_), true) => "It is your cast",
            (Turn::Player(_), true) => "Choose the piece that is to move",
        };
        let rest = draw_advice(self, ui, panel, words);
        let side = rest.height().min(76.0);
        let die = sized(rest.min, vec2(side, side));
        draw_die(ui.painter(), die, panel.theme, self.last_roll());
        let beside = between(pos2(die.right() + 12.0, rest.top()), rest.max);
        let row = sized(
            pos2(beside.left(), die.center().y - 26.0),
            vec2(beside.width(), 52.0),
        );
        match turn {
            Turn::Chance(_) if is_person => {
                let button =
                    ui::button(ui, row, panel.theme, Weight::Primary, None, "Cast the die");
                // The second press of a double click is not meant for the next roll.
                let is_second = panel.is_animating && button.double_clicked();
                (button.clicked() && !is_second).then_some(UiAction::Chance)
            }
            Turn::Player(seat) if is_person => draw_pieces(ui, row, panel, self, seat),
            _ => None,
        }
    }

    fn press(&self, cell: CellId, _: Option<CellId>) -> TileAction {
        match self.to_move() {
            Turn::Chance(_) => TileAction::Chance,
            Turn::Nobody => TileAction::Nothing,
            Turn::Player(seat) => {
                let movable = self.movable();
                let pieces = self.pieces();
                let here = pieces.iter().find(|piece| {
                    piece.seat == seat && piece.at == Some(cell) && movable.contains(&piece.number)
                });
                // A waiting piece is selected by the cell that it enters the ring on.
                let leads_here = || {
                    movable
                        .iter()
                        .find(|&&number| self.destination(number) == Some(cell))
                };
                let number = here
                    .map(|piece| piece.number)
                    .or_else(|| leads_here().copied());
                number.map_or(TileAction::Nothing, |number| {
                    TileAction::Move(Move::Piece(number))
                })
            }
        }
    }

    fn digit(&self, digit: u8) -> Option<Move> {
        Some(Move::Piece(digit))
    }

    fn path_lines(&self, theme: &Theme, _: Selection) -> Vec<Stroke> {
        path_lines(self, theme)
    }
}

/// Returns the number of a seat's pieces that have not entered the ring.
fn waiting(race: &Race, seat: Seat) -> usize {
    let is_ring = matches!(race.setup().variant, Variant::AroundTheRing { .. });
    let pieces = race.pieces().into_iter();
    pieces
        .filter(|piece| is_ring && piece.seat == seat && piece.at.is_none())
        .count()
}

/// Draws a button for each piece that can move.
fn draw_pieces(
    ui: &mut Ui,
    row: Rect,
    panel: &Panel<'_>,
    race: &Race,
    seat: Seat,
) -> Option<UiAction> {
    let movable = race.movable();
    let count = movable.len().max(1) as f32;
    let width = ((row.width() - 8.0 * (count - 1.0)) / count).min(140.0);
    let mut asked = None;
    for (at, &number) in movable.iter().enumerate() {
        let corner = row.min + vec2(at as f32 * (width + 8.0), 0.0);
        let place = sized(corner, vec2(width, row.height()));
        let words = match race.progress(seat, number) {
            (0, _) => "Bring out".to_owned(),
            (gone, of) => format!("{}: {} to go", number + 1, of - gone),
        };
        if ui::button(ui, place, panel.theme, Weight::Plain, None, &words).clicked() {
            asked = Some(UiAction::Move(Move::Piece(number)));
        }
    }
    asked
}

/// Returns the positions of a die's pips, from -1 to 1.
fn dots(pips: u8) -> Vec<(f32, f32)> {
    let corners = [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0)];
    let mut dots = Vec::new();
    if pips % 2 == 1 {
        dots.push((0.0, 0.0));
    }
    dots.extend(corners.iter().take(usize::from(pips / 2).min(2) * 2));
    if pips == 6 {
        dots.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    dots
}

/// Draws the last roll of the die, in the colour of the seat that rolled it.
fn draw_die(painter: &Painter, place: Rect, theme: &Theme, roll: Option<(Seat, u8)>) {
    let shades = &theme.shades;
    let Some((seat, pips)) = roll else {
        painter.rect_filled(place, place.width() * 0.2, ink(shades.surface));
        return;
    };
    let paint = palette::of_seat(seat.0).0.rgb;
    painter.rect_filled(place, place.width() * 0.2, ink(paint));
    let dot = |(x, y): (f32, f32)| -> Pos2 { place.center() + vec2(x, y) * place.width() * 0.26 };
    for at in dots(pips) {
        painter.circle_filled(dot(at), place.width() * 0.09, ink(palette::ink(paint)));
    }
}

/// Colours of ladders and snakes.
const LADDER: Rgb = Rgb::hex(0xd9_a0_3c);
const SNAKES: [Rgb; 3] = [
    Rgb::hex(0x2f_8f_6b),
    Rgb::hex(0xb0_4a_8c),
    Rgb::hex(0x4f_78_c9),
];

fn middle(board: &Board, cell: CellId) -> Vec2 {
    let centre = board.centre(cell);
    Vec2::new(centre.x, centre.y)
}

/// Returns the lines for the path along the track and for its ladders and snakes.
fn path_lines(race: &Race, theme: &Theme) -> Vec<Stroke> {
    let board = race.board();
    let mut path_lines = Vec::new();
    if let Variant::SnakesAndLadders { .. } = race.setup().variant {
        path_lines.push(Stroke {
            line: board.cells().map(|cell| middle(board, cell)).collect(),
            width: 0.07,
            rgb: theme.shades.bare.mix(theme.shades.text, 0.16),
        });
    }
    for (at, (from, to)) in race.jumps().into_iter().enumerate() {
        let (low, high) = (middle(board, from), middle(board, to));
        match from < to {
            true => path_lines.extend(ladder(low, high)),
            false => path_lines.extend(snake(low, high, SNAKES[at % SNAKES.len()])),
        }
    }
    path_lines
}

fn ladder(from: Vec2, to: Vec2) -> Vec<Stroke> {
    const HALF: f32 = 0.15;
    const RUNGS_APART: f32 = 0.38;
    let along = (to - from).normalize_or_zero();
    let across = along.perp() * HALF;
    let stroke = |line: Vec<Vec2>, width| Stroke {
        line,
        width,
        rgb: LADDER,
    };
    let rungs = (from.distance(to) / RUNGS_APART) as usize;
    let rung = |at: usize| {
        let place = from.lerp(to, at as f32 / rungs.max(1) as f32);
        stroke(vec![place - across, place + across], 0.06)
    };
    let rails = [across, -across].map(|side| stroke(vec![from + side, to + side], 0.08));
    rails.into_iter().chain((1..rungs).map(rung)).collect()
}

/// Returns the lines for a snake with its head at the upper end of the jump.
fn snake(head: Vec2, tail: Vec2, rgb: Rgb) -> Vec<Stroke> {
    const STEPS: usize = 28;
    const SWING: f32 = 0.22;
    let along = (tail - head).normalize_or_zero();
    let across = along.perp();
    let bends = (head.distance(tail) / 1.3).round().max(1.0);
    let at = |step: usize| {
        let share = step as f32 / STEPS as f32;
        head.lerp(tail, share) + across * (share * bends * PI).sin() * SWING
    };
    // The body narrows towards the tail.
    let body = (0..STEPS).map(|step| Stroke {
        line: vec![at(step), at(step + 1)],
        width: 0.2 - 0.12 * step as f32 / STEPS as f32,
        rgb,
    });
    let eye = |side: f32| Stroke {
        line: vec![head - along * 0.02 + across * side * 0.07],
        width: 0.075,
        rgb: Rgb::hex(0xff_ff_ff),
    };
    let skull = Stroke {
        line: vec![head],
        width: 0.3,
        rgb,
    };
    body.chain([skull, eye(1.0), eye(-1.0)]).collect()
}

/// Set-up options of a race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct RaceChoices {
    /// Number of pieces of each seat on a ring.
    pub pieces: u8,
    /// `true` if the end of a track must be reached by an exact roll.
    pub exact: bool,
    /// `true` if a six gives another roll.
    pub again: bool,
}

impl Default for RaceChoices {
    fn default() -> Self {
        Self {
            pieces: *race::PIECES.end(),
            exact: false,
            again: true,
        }
    }
}

impl SetupForm for RaceChoices {
    type Position = Race;

    fn modes() -> &'static [Mode] {
        &[Mode::Computer, Mode::SameDevice]
    }

    fn seats() -> RangeInclusive<u8> {
        race::SEATS
    }

    fn usual_who() -> Who {
        Who {
            mode: Mode::Computer,
            ..Who::default()
        }
    }

    fn usual_board() -> BoardChoices {
        BoardChoices {
            kind: Kind::Track,
            ring: 40,
            ..BoardChoices::default()
        }
    }

    fn presets() -> &'static [(u16, u16, &'static str)] {
        &[]
    }

    fn ring_step(who: &Who) -> u16 {
        who.count().into()
    }

    fn clamp_all(&mut self, who: &mut Who, board: &mut BoardChoices) {
        // The distance between the starts of all seats is equal.
        let seats = u16::from(who.count().max(1));
        let (fewest, most) = (*race::RINGS.start(), *race::RINGS.end());
        let even = (board.ring / seats * seats)
            .clamp(fewest.div_ceil(seats) * seats, most / seats * seats);
        board.ring = even;
        self.pieces = self
            .pieces
            .clamp(*race::PIECES.start(), *race::PIECES.end());
    }

    fn rows(&mut self, rows: &mut Rows<'_>, _: &Who, dealt: Option<&Race>) {
        let variant = dealt.map(|race| race.setup().variant);
        match variant {
            Some(Variant::AroundTheRing { .. }) => {
                rows.step("Pieces each", &race::PIECES, &mut self.pieces);
            }
            _ => rows.switch("Exact end", &mut self.exact),
        }
        rows.switch("A six casts again", &mut self.again);
    }

    fn setup(&self, who: &Who, plan: Plan) -> race::Setup {
        let is_ring = matches!(&plan.shape, crate::boards::Shape::Track(track) if track.ring);
        let variant = match is_ring {
            true => Variant::AroundTheRing {
                pieces: self.pieces,
            },
            false => Variant::SnakesAndLadders { exact: self.exact },
        };
        race::Setup {
            plan,
            variant,
            seats: who.count(),
            roll_again: self.again,
        }
    }
}
