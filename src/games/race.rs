//! User interface of the races: die, snakes and ladders, and set-up options.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::palette::{Ground, Paints};
use crate::core::rects::{centred, sized};
use crate::core::theme::{Theme, Themed, ink, space};
use crate::core::{Lesson, LessonStep, Mode};
use crate::drawing::piece_places::free_radius;
use crate::drawing::{BoardNumber, BoardProjection, Ending, PathLine};
use crate::games::choices::{BoardChoices, Kind, SetupForm, SizePreset, Who};
use crate::games::game_ui::{About, GameUi, MadeMove, Panel, Selection, TileAction, UiAction};
use crate::games::race_die::draw_die;
use crate::games::race_lines::{numbers, path_lines};
use crate::games::sample::Sample;
use crate::games::seats::{doing, draw_seats, others_turn, won_state, won_words};
use crate::games::status::{LOG_LINE, below_advice, draw_advice, draw_log};
use crate::games::{race_log, race_ways};
use crate::ui::{Button, Rows};
use bevy_egui::egui::{Id, Painter, Rect, Response, Sense, Stroke, Ui, Vec2, pos2, vec2};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use tessella_boards::{CellId, Plan};
use tessella_games::race::{Race, Variant};
use tessella_games::{Move, Outcome, Rules, Seat, Turn, race};
use tessella_language::{Language, tr};
use tessella_session::{Player, Session};

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: |language| tr!(language, "race-tagline"),
    rules: |language| {
        vec![
            tr!(language, "help-race-snakes"),
            tr!(language, "help-race-ring"),
            tr!(language, "help-race-forks"),
            tr!(language, "help-race-choices"),
            tr!(language, "help-race-roll"),
        ]
    },
    sample: Sample::new("race:track25,s3#4", 7),
    pictures: [
        (Sample::new("race:track25,s3#4", 0), |language| {
            tr!(language, "help-race-picture-roll")
        }),
        (Sample::new("race:track25,s3#4", 8), |language| {
            tr!(language, "help-race-picture-ladders")
        }),
        (Sample::new("race:ring24,s3,p2#2", 60), |language| {
            tr!(language, "help-race-picture-ring")
        }),
    ],
    lesson: Lesson {
        code: "race:track20,s2#15",
        steps: &[
            LessonStep::new(Move::Chance(3), |language| {
                tr!(language, "lesson-race-roll")
            }),
            LessonStep::reply(Move::Chance(4)),
            LessonStep::new(Move::Chance(5), |language| {
                tr!(language, "lesson-race-ladder")
            }),
            LessonStep::reply(Move::Chance(5)),
            LessonStep::new(Move::Chance(4), |language| {
                tr!(language, "lesson-race-snake")
            }),
        ],
        end: |language| tr!(language, "lesson-race-end"),
    },
    ground: Ground::new(215.0, 0x52d3f5, 0x0b6277),
    counts_moves: false,
};

impl GameUi for Race {
    fn end_of_move(&self, mv: Move) -> Option<CellId> {
        self.destination(mv)
    }

    fn details(&self, language: Language) -> String {
        let setup = self.setup();
        let tiles = self.setup().plan.shape.cells();
        match setup.variant {
            Variant::SnakesAndLadders { exact: true } => {
                tr!(language, "race-details-exact", tiles)
            }
            Variant::SnakesAndLadders { exact: false } => {
                tr!(language, "race-details-snakes", tiles)
            }
            Variant::AroundTheRing { pieces, laps: 1 } => {
                tr!(language, "race-details-ring", tiles, pieces)
            }
            Variant::AroundTheRing { laps, .. } => {
                tr!(language, "race-details-ring-laps", tiles, laps)
            }
        }
    }

    fn state(&self, game: &Session, paints: &Paints, language: Language) -> String {
        match self.outcome() {
            Some(Outcome::Won(winner)) => won_state(game, winner, paints, language),
            Some(_) => tr!(language, "race-state-over").to_owned(),
            None if self.rolls() == 0 => tr!(language, "race-state-not-begun").to_owned(),
            None => tr!(language, "race-state-rolls", rolls = self.rolls()),
        }
    }

    fn result(&self, game: &Session, paints: &Paints, language: Language) -> (String, String) {
        let rolls = tr!(language, "race-result-rolls", rolls = self.rolls());
        match self.outcome() {
            Some(Outcome::Won(winner)) => (won_words(game, winner, paints, language), rolls),
            _ => (tr!(language, "race-result-over").to_owned(), rolls),
        }
    }

    fn draw_status(&self, painter: &Painter, panel: &Panel<'_>) {
        let language = painter.language();
        draw_seats(painter, panel, |seat| {
            let number = match self.setup().variant {
                Variant::SnakesAndLadders { .. } => self.progress(seat, 0).0.to_string(),
                Variant::AroundTheRing { pieces, .. } => {
                    format!("{}/{pieces}", self.pieces_home(seat))
                }
            };
            let (doing, pieces) = (doing(panel, seat, language), waiting(self, seat));
            if pieces > 0 && !doing.is_empty() {
                (number, tr!(language, "race-waiting", doing, pieces))
            } else {
                (number, doing)
            }
        });
    }

    fn ending(&self, _: &Session, winner: Seat) -> Option<Ending> {
        Some(Ending::Hop(winner))
    }

    fn has_buttons(&self) -> bool {
        true
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        let in_ring = die_in_ring(self, panel);
        let below = log_area(panel, if in_ring.is_some() { BUTTON } else { DIE });
        // Without room for the log, what happened last is more worth knowing than whose roll it is, which the cards say.
        let last = match (panel.at.well, below) {
            (None, None) => panel.log.first(),
            _ => None,
        };
        let text = match (self.to_move(), last) {
            (Turn::Chance(_), Some(last)) => last.text.clone(),
            _ => advice(self, panel, ui.language()),
        };
        let rest = draw_advice(self, ui, panel, &text);
        if let Some(below) = below {
            draw_log(ui.painter(), below, panel.log);
        }
        let (die, row) = match in_ring {
            Some(die) => {
                draw_rim(ui, die, self.to_move().seat());
                let row = sized(rest.min, vec2(rest.width(), BUTTON.min(rest.height())));
                (die, row)
            }
            None => {
                let side = rest.height().min(DIE);
                let die = sized(rest.min, vec2(side, side));
                let beside = rest.with_min_x(die.right() + space::MEDIUM);
                let middle = pos2(beside.center().x, die.center().y);
                (die, centred(middle, vec2(beside.width(), BUTTON)))
            }
        };
        let pips = self.last_roll().map(|(_, pips)| pips);
        draw_die(ui, die, panel, self.rolls(), pips);
        // The button says the same to keys and screen readers.
        let on_die =
            in_ring.map(|die| ui.interact(rim(die), Id::new("die in the ring"), Sense::CLICK));
        match self.to_move() {
            _ if !is_person_to_move(panel) => None,
            Turn::Chance(_) => {
                let button = Button::new(tr!(ui.language(), "race-roll")).primary();
                let button = button.show_in(ui, row);
                // The second press of a double click is not meant for the next roll.
                let is_pressed = |pressed: &Response| {
                    pressed.clicked() && !(panel.is_animating && pressed.double_clicked())
                };
                let is_rolled = is_pressed(&button) || on_die.as_ref().is_some_and(is_pressed);
                is_rolled.then_some(UiAction::Chance)
            }
            Turn::Player(seat) => draw_pieces(ui, row, self, seat),
            Turn::Nobody => None,
        }
    }

    fn press(&self, cell: CellId, picked: Option<CellId>) -> TileAction {
        match self.to_move() {
            Turn::Chance(_) => TileAction::Chance,
            Turn::Nobody => TileAction::Nothing,
            Turn::Player(seat) => press(self, seat, cell, picked),
        }
    }

    fn digit(&self, digit: u8) -> Option<Move> {
        // The keys after those of the pieces choose the long branches.
        match digit.checked_sub(self.setup().pieces()) {
            Some(number) if self.setup().forks => Some(Move::PieceByBranch(number)),
            _ => Some(Move::Piece(digit)),
        }
    }

    fn path_lines(
        &self,
        _: &BoardProjection,
        theme: &Theme,
        selection: Selection,
        _: Language,
    ) -> Vec<PathLine> {
        path_lines(self, theme, selection)
    }

    fn numbers(
        &self,
        _: &BoardProjection,
        theme: &Theme,
        _: Selection,
        _: Language,
    ) -> Vec<BoardNumber> {
        numbers(self, theme)
    }

    fn board_rules(&self, language: Language) -> Vec<String> {
        board_rules(self.setup(), language)
    }

    fn log_line(
        &self,
        game: &Session,
        made: &MadeMove<'_>,
        paints: &Paints,
        language: Language,
    ) -> Option<String> {
        race_log::line(self, game, made, paints, language)
    }

    fn prompt(&self, language: Language) -> Option<String> {
        race_ways::prompt(self, language)
    }

    fn cell_notes(&self, language: Language) -> Vec<(CellId, String)> {
        race_ways::notes(self, language)
    }
}

/// Height of the buttons, and greatest side of the die beside them, in points.
const BUTTON: f32 = 52.0;
const DIE: f32 = 76.0;

/// Returns the place of the log below controls of this height, on a screen without a well that shows it; `None` without room.
fn log_area(panel: &Panel<'_>, controls: f32) -> Option<Rect> {
    let area = below_advice(panel.at);
    let area = area.with_min_y(area.top() + controls + space::MEDIUM);
    (panel.at.well.is_none() && area.height() >= LOG_LINE).then_some(area)
}

fn is_person_to_move(panel: &Panel<'_>) -> bool {
    matches!(panel.game.player_to_move(), Some((_, Player::Human)))
}

/// Returns what the player to move has to do, or whose turn it is.
fn advice(race: &Race, panel: &Panel<'_>, language: Language) -> String {
    match race.to_move() {
        Turn::Nobody => String::new(),
        _ if !is_person_to_move(panel) => others_turn(panel.game, language).unwrap_or_default(),
        Turn::Chance(seat) if race.last_roll().is_some_and(|(last, _)| last == seat) => {
            tr!(language, "race-roll-again").to_owned()
        }
        Turn::Chance(_) => tr!(language, "race-your-roll").to_owned(),
        Turn::Player(_) => race.prompt(language).unwrap_or_default(),
    }
}

/// Returns the rules of a board, without those of boards of the other kind and of options that it does not have.
fn board_rules(setup: &race::Setup, language: Language) -> Vec<String> {
    let mut rules = Vec::new();
    match setup.variant {
        Variant::SnakesAndLadders { exact } => {
            rules.push(tr!(language, "help-race-snakes").to_owned());
            if exact {
                rules.push(tr!(language, "race-rule-exact").to_owned());
            }
        }
        Variant::AroundTheRing { laps, .. } => rules.push(tr!(language, "race-rule-ring", laps)),
    }
    let options = [
        (setup.forks, tr!(language, "race-rule-forks")),
        (setup.back_four, tr!(language, "race-rule-back-four")),
        (setup.roll_again, tr!(language, "race-rule-again")),
    ];
    let chosen = options.into_iter().filter(|(is_set, _)| *is_set);
    rules.extend(chosen.map(|(_, rule)| rule.to_owned()));
    rules
}

/// Side of the die in the middle of a ring and radius of the ring around it, relative to each other.
const RIM: f32 = 0.88;

/// Returns the place of the die in the middle of a ring; `None` on other boards, on a zoomed one, and where the home cells leave no
/// room for a die that a finger can press.
fn die_in_ring(race: &Race, panel: &Panel<'_>) -> Option<Rect> {
    /// Greatest side of the die, in cells.
    const MOST: f32 = 2.0;
    const SHARE: f32 = 0.94;
    let (middle, cell) = panel.board?;
    let radius = SHARE * free_radius(race.board())?;
    let side = (radius / RIM).min(MOST) * cell;
    let die = centred(middle, Vec2::splat(side));
    (rim(die).width() >= TARGET).then_some(die)
}

/// Returns the square around the ring around the die.
fn rim(die: Rect) -> Rect {
    centred(die.center(), 2.0 * RIM * die.size())
}

/// Draws a ring around the die in the colour of the seat to move.
fn draw_rim(ui: &Ui, die: Rect, to_move: Option<Seat>) {
    let theme = &ui.current_theme();
    let (painter, radius) = (ui.painter(), RIM * die.width());
    painter.circle_filled(die.center(), radius, ink(theme.shades.bed));
    if let Some(seat) = to_move {
        let (paint, _) = theme.paints.of_seat(seat.0);
        let width = 0.07 * radius;
        let stroke = Stroke::new(width, ink(paint.rgb));
        painter.circle_stroke(die.center(), radius - width / 2.0, stroke);
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

/// Returns the effect of pressing a tile while a seat chooses. A tile to which a move leads makes it, and so does the tile of a
/// piece with one move. A piece with two branches is picked first.
fn press(race: &Race, seat: Seat, cell: CellId, picked: Option<CellId>) -> TileAction {
    let moves = race.legal_moves();
    let pieces = race.pieces();
    let stands_at = |mv: Move, cell: CellId| {
        let piece = pieces
            .iter()
            .find(|piece| piece.seat == seat && is_move_of(mv, piece.number));
        piece.is_some_and(|piece| piece.at == Some(cell))
    };
    let leads_here = |mv: &&Move| race.destination(**mv) == Some(cell);
    // A waiting piece is selected by the cell that it enters the ring on.
    let of_picked = moves
        .iter()
        .filter(|&&mv| picked.is_some_and(|from| stands_at(mv, from)));
    if let Some(&mv) = of_picked.clone().find(leads_here) {
        return TileAction::Move(mv);
    }
    let here: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&mv| stands_at(mv, cell))
        .collect();
    match here[..] {
        [mv] => TileAction::Move(mv),
        [_, _, ..] if picked == Some(cell) => TileAction::Unpick,
        [_, _, ..] => TileAction::Pick,
        [] => match moves.iter().find(leads_here) {
            Some(&mv) => TileAction::Move(mv),
            None if picked.is_some() => TileAction::Unpick,
            None => TileAction::Nothing,
        },
    }
}

/// Returns `true` if a move is one of the piece with this number.
fn is_move_of(mv: Move, number: u8) -> bool {
    [Move::Piece(number), Move::PieceByBranch(number)].contains(&mv)
}

/// Draws a button for each move of a piece, with the distance that is left after it where the way parts.
fn draw_pieces(ui: &mut Ui, row: Rect, race: &Race, seat: Seat) -> Option<UiAction> {
    let moves = race.legal_moves();
    let count = moves.len().max(1) as f32;
    let width = ((row.width() + space::SMALL) / count - space::SMALL).min(140.0);
    let mut asked = None;
    for (at, &mv) in moves.iter().enumerate() {
        let corner = row.min + vec2(at as f32 * (width + space::SMALL), 0.0);
        let rect = sized(corner, vec2(width, row.height()));
        let label = words_of(race, seat, mv, &moves, ui.language());
        if Button::new(&label).show_in(ui, rect).clicked() {
            asked = Some(UiAction::Move(mv));
        }
    }
    asked
}

/// Returns the label of the button of a move.
fn words_of(race: &Race, seat: Seat, mv: Move, moves: &[Move], language: Language) -> String {
    let tiles = race.to_go_after(mv).unwrap_or_default();
    match mv {
        Move::PieceByBranch(number) => {
            tr!(language, "race-move-long", piece = number + 1, tiles)
        }
        Move::Piece(number) if moves.contains(&Move::PieceByBranch(number)) => {
            tr!(language, "race-move-short", piece = number + 1, tiles)
        }
        Move::Piece(number) => {
            let (gone, of) = race.progress(seat, number);
            let piece = number + 1;
            match (gone, race.laps(seat, number)) {
                (0, _) => tr!(language, "race-move-enter").to_owned(),
                (gone, (_, 0)) => tr!(language, "race-move", piece, tiles = of - gone),
                (gone, (done, _)) => {
                    let lap = done + 1;
                    tr!(language, "race-move-lap", piece, tiles = of - gone, lap)
                }
            }
        }
        _ => String::new(),
    }
}

/// Set-up options of a race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct RaceChoices {
    /// Number of pieces of each seat on a ring.
    pub pieces: u8,
    /// `true` if the end of a track must be reached by an exact roll.
    pub exact: bool,
    /// Number of laps on a ring.
    pub laps: u8,
    /// `true` if the way parts at forks.
    pub forks: bool,
    /// `true` if a four goes back.
    pub back_four: bool,
    /// `true` if a six gives another roll.
    pub again: bool,
}

impl Default for RaceChoices {
    fn default() -> Self {
        Self {
            pieces: *race::PIECES.end(),
            exact: false,
            laps: 1,
            forks: false,
            back_four: false,
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

    fn usual_board() -> BoardChoices {
        BoardChoices {
            kind: Kind::Track,
            ring: 40,
            ..BoardChoices::default()
        }
    }

    fn presets() -> &'static [SizePreset] {
        &[]
    }

    fn steps(who: &Who, board: &BoardChoices) -> [u16; 2] {
        let tiles = match board.kind {
            Kind::Ring => who.count().max(1).into(),
            _ => 1,
        };
        [tiles; 2]
    }

    fn clamp_all(&mut self, who: &mut Who, board: &mut BoardChoices) {
        // The distance between the starts of all seats is equal.
        let seats = u16::from(who.count().max(1));
        let (fewest, most) = (*race::RINGS.start(), *race::RINGS.end());
        let even = (board.ring / seats * seats)
            .clamp(fewest.div_ceil(seats) * seats, most / seats * seats);
        board.ring = even;
        let most = race::default_pieces(who.count());
        self.pieces = self.pieces.clamp(*race::PIECES.start(), most);
        self.laps = self.laps.clamp(*race::LAPS.start(), *race::LAPS.end());
        // Forks stay chosen where there is no room for them, and come back on another board.
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, who: &Who, dealt: Option<&Race>) {
        let language = rows.ui.language();
        let variant = dealt.map(|race| race.setup().variant);
        match variant {
            Some(Variant::AroundTheRing { .. }) => {
                let pieces = *race::PIECES.start()..=race::default_pieces(who.count());
                let label = tr!(language, "race-setup-pieces");
                rows.step(label, &pieces, &mut self.pieces);
                let label = tr!(language, "race-setup-laps");
                rows.step(label, &race::LAPS, &mut self.laps);
            }
            _ => rows.switch(tr!(language, "race-setup-exact"), &mut self.exact),
        }
        rows.switch(tr!(language, "race-setup-again"), &mut self.again);
        rows.switch(tr!(language, "race-setup-back-four"), &mut self.back_four);
        let plan = dealt.map(|race| race.setup().plan.clone());
        if plan.is_some_and(|plan| self.has_room_for_forks(who, plan)) {
            rows.switch(tr!(language, "race-setup-forks"), &mut self.forks);
        } else {
            rows.note(tr!(language, "race-setup-no-forks"));
        }
    }

    fn setup(&self, who: &Who, plan: Plan) -> race::Setup {
        let is_ring = matches!(&plan.shape, tessella_boards::Shape::Track(track) if track.ring);
        let variant = if is_ring {
            Variant::AroundTheRing {
                pieces: self.pieces,
                laps: self.laps,
            }
        } else {
            Variant::SnakesAndLadders { exact: self.exact }
        };
        let forks = self.forks && self.has_room_for_forks(who, plan.clone());
        race::Setup {
            plan,
            variant,
            seats: who.count(),
            roll_again: self.again,
            forks,
            back_four: self.back_four,
        }
    }
}

impl RaceChoices {
    /// Returns `true` if there is room for forks on a board.
    fn has_room_for_forks(&self, who: &Who, plan: Plan) -> bool {
        let without = Self {
            forks: false,
            ..self.clone()
        };
        let setup = without.setup(who, plan);
        race::Setup {
            forks: true,
            ..setup
        }
        .check()
        .is_ok()
    }
}
