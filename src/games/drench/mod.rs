//! User interface of Drench: status, colour buttons, result and set-up options.

mod colour_buttons;
mod mosaic;
mod preview;

use crate::core::language::SpokenLanguage;
use crate::core::palette::Rgb;
use crate::core::palette::{Ground, Paints};
use crate::core::theme::{Theme, Themed};
use crate::core::{Lesson, LessonStep, Mode};
use crate::drawing::{BoardProjection, Ending, PathLine};
use crate::games::choices::{BoardChoices, SetupForm, SizePreset, Who};
use crate::games::game_ui::{About, GameUi, Panel, Selection, TileAction, UiAction};
use crate::games::sample::Sample;
use crate::games::seats::{Card, doing, draw_cards, won_words};
use crate::games::status::{Bar, SoloProgress, above_bar, draw_progress};
use crate::text::Text;
use crate::ui::{Rows, balance};
use bevy_egui::egui::{Painter, Ui};
use colour_buttons::{draw_colours, won_cells};
use serde::{Deserialize, Serialize};
use tessella_boards::{CellId, Plan, Shape};
use tessella_games::drench::{Drench, Margin, Players};
use tessella_games::{Advice, Colour, GameSetup as _, Move, Outcome, Rules, Seat, Start, drench};
use tessella_language::{Language, tr};
use tessella_session::Session;

fn paint_of(drench: &Drench, seat: Seat, theme: &Theme) -> Rgb {
    let colour = drench.flood().colour(seat);
    theme.paints.paint(colour.index()).rgb
}

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: |language| tr!(language, "drench-tagline"),
    rules: |language| {
        vec![
            tr!(language, "help-drench-colour"),
            tr!(language, "help-drench-solo"),
            tr!(language, "help-drench-two"),
        ]
    },
    sample: Sample::new("drench:hex5x5,c6,s2#8", 5),
    pictures: [
        (Sample::new("drench:6x6,c4#2", 0), |language| {
            tr!(language, "help-drench-picture-own")
        }),
        (Sample::new("drench:6x6,c4#2", 3), |language| {
            tr!(language, "help-drench-picture-flood")
        }),
        (Sample::new("drench:6x6,c4#2", 40), |language| {
            tr!(language, "help-drench-picture-win")
        }),
    ],
    lesson: Lesson {
        code: "drench:5x5,c3,m4=aabbb/abbbb/bbbcc/bbccc/bccca",
        steps: &[
            LessonStep::new(Move::Paint(Colour(1)), |language| {
                tr!(language, "lesson-drench-colour")
            }),
            LessonStep::new(Move::Paint(Colour(2)), |language| {
                tr!(language, "lesson-drench-next")
            }),
            LessonStep::new(Move::Paint(Colour(0)), |language| {
                tr!(language, "lesson-drench-all")
            }),
        ],
        end: |language| tr!(language, "lesson-drench-end"),
    },
    ground: Ground::new(335.0, 0xffa3b1, 0xa92548),
    counts_moves: true,
};

impl GameUi for Drench {
    fn plays_colours(&self) -> bool {
        true
    }

    fn details(&self, language: Language) -> String {
        let setup = self.setup();
        let board = setup.plan.text(language);
        if board.chars().count() < 14 {
            tr!(language, "drench-details", board, colours = setup.colours)
        } else {
            board
        }
    }

    fn state(&self, _: &Session, _: &Paints, language: Language) -> String {
        let moves = self.moves();
        match (self.outcome(), self.limit()) {
            (None, _) if moves == 0 => tr!(language, "drench-state-not-begun").to_owned(),
            (None, Some(limit)) => tr!(language, "drench-state-limit", moves, limit),
            (None, None) => tr!(language, "drench-state-moves", moves),
            (Some(Outcome::Won(_)), Some(_)) => tr!(language, "drench-state-flooded", moves),
            (Some(_), Some(_)) => tr!(language, "drench-state-out-of-moves").to_owned(),
            (Some(_), None) => tr!(language, "drench-state-over").to_owned(),
        }
    }

    fn result(&self, game: &Session, paints: &Paints, language: Language) -> (String, String) {
        result(game, self, paints, language)
    }

    fn best(&self) -> Option<Vec<Move>> {
        let par = self.par()?;
        Some(par.solution.iter().copied().map(Move::Paint).collect())
    }

    fn fewest_moves(&self) -> Option<u32> {
        let par = self.par().filter(|par| par.is_shortest())?;
        Some(par.solution.len() as u32)
    }

    fn few_moves_left(&self, language: Language) -> Option<String> {
        let moves = self.limit()?.saturating_sub(self.moves());
        let is_told = moves <= FEW_MOVES && self.outcome().is_none();
        is_told.then(|| tr!(language, "drench-result-moves-left", moves))
    }

    fn in_reach(&self) -> Vec<CellId> {
        let colours = (0..self.setup().colours).map(Colour);
        colours.flat_map(|colour| won_cells(self, colour)).collect()
    }

    fn buttons(&self) -> usize {
        self.setup().colours.into()
    }

    fn advice(&self, advice: &Advice, language: Language) -> String {
        let left = self.limit().map_or(0, |limit| limit - self.moves());
        match *advice {
            Advice::Lost { last_winnable: 0 } => tr!(language, "drench-advice-lost", left),
            Advice::Lost { last_winnable } => {
                tr!(language, "drench-advice-lost-since", left, last_winnable)
            }
            Advice::Unsolvable => tr!(language, "drench-advice-never").to_owned(),
            Advice::Play { .. } => tr!(language, "drench-advice-choose").to_owned(),
        }
    }

    fn draw_status(&self, painter: &Painter, panel: &Panel<'_>) {
        match self.limit() {
            Some(limit) => draw_alone(painter, panel, self, limit),
            None => draw_duel(painter, panel, self),
        }
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        draw_colours(ui, panel, self)
    }

    fn press(&self, cell: CellId, _: Option<CellId>) -> TileAction {
        TileAction::Move(Move::Paint(self.flood().shown(cell)))
    }

    fn seat_rgb(&self, seat: Seat, theme: &Theme) -> Rgb {
        paint_of(self, seat, theme)
    }

    fn certain_winner(&self) -> Option<Seat> {
        self.outcome()
            .is_none()
            .then(|| Drench::certain_winner(self))?
    }

    fn rest_move(&self) -> Option<Move> {
        let gain = |mv: &Move| match *mv {
            Move::Paint(colour) => won_cells(self, colour).len(),
            _ => 0,
        };
        self.legal_moves().into_iter().max_by_key(gain)
    }

    fn allows_rotation(&self) -> bool {
        true
    }

    fn digit(&self, digit: u8) -> Option<Move> {
        Some(Move::Paint(Colour(digit)))
    }

    fn path_lines(
        &self,
        projection: &BoardProjection,
        theme: &Theme,
        selection: Selection,
        _: Language,
    ) -> Vec<PathLine> {
        preview::lines(self, projection, theme, selection)
    }

    fn ending(&self, game: &Session, winner: Seat) -> Option<Ending> {
        let is_solo = self.limit().is_some();
        Some(if is_solo {
            mosaic::of(game)
        } else {
            Ending::Band(mosaic::held_by(winner, game.position()))
        })
    }
}

/// Number of moves left from which the count stands out.
const FEW_MOVES: u16 = 3;

/// Draws how many moves of a solo game are left, those that were made, and how many tiles are flooded.
fn draw_alone(painter: &Painter, panel: &Panel<'_>, drench: &Drench, limit: u16) {
    let (language, paints) = (painter.language(), painter.current_theme().paints);
    let (held, all) = (drench.flood().size(Seat::FIRST), drench.board().len());
    let left = limit.saturating_sub(drench.moves());
    let made = panel.game.moves().iter().take(panel.game.cursor());
    let colours: Vec<Rgb> = made
        .filter_map(|made| match made.mv {
            Move::Paint(colour) => Some(paints.paint(colour.index()).rgb),
            _ => None,
        })
        .collect();
    let progress = SoloProgress {
        number: &left.to_string(),
        caption: &tr!(language, "drench-progress-left", left),
        beside: &tr!(language, "drench-progress-tiles", held, all),
        is_tense: left <= FEW_MOVES && panel.has_turns,
        bar: Bar::Moves(&colours, limit.into()),
    };
    draw_progress(painter, panel.at.status, &progress);
}

/// Draws a card for each of two seats and the balance between them.
fn draw_duel(painter: &Painter, panel: &Panel<'_>, drench: &Drench) {
    let theme = &painter.current_theme();
    let (above, bar) = above_bar(panel.at.status);
    let card = |seat| Card {
        seat,
        rgb: paint_of(drench, seat, theme),
        symbol: drench.flood().colour(seat).index(),
        number: drench.score(seat).to_string(),
        doing: if panel.has_turns && GameUi::certain_winner(drench) == Some(seat) {
            tr!(painter.language(), "seat-doing-won").to_owned()
        } else {
            doing(panel, seat, painter.language())
        },
        unit: "",
        stock: None,
    };
    let cards: Vec<Card> = drench.seats().map(card).collect();
    draw_cards(painter, above, panel, &cards);
    let share = |seat| {
        let share = drench.score(seat) as f32 / drench.board().len() as f32;
        (share, paint_of(drench, seat, theme))
    };
    balance(painter, bar, share(Seat::FIRST), share(Seat::SECOND));
}

/// Returns the number of moves made compared with the fewest possible, if that number is known.
fn compared(drench: &Drench, language: Language) -> Option<String> {
    let (par, made) = (drench.par()?, usize::from(drench.moves()));
    let best = par.solution.len();
    Some(match par.is_shortest() {
        true if made == best => tr!(language, "drench-result-perfect", moves = made),
        true => tr!(language, "drench-result-best", moves = made, best),
        false => {
            let best = best.min(made);
            tr!(language, "drench-result-best-known", moves = made, best)
        }
    })
}

fn result(
    game: &Session,
    drench: &Drench,
    paints: &Paints,
    language: Language,
) -> (String, String) {
    match (drench.outcome(), drench.limit()) {
        (Some(Outcome::Won(_)), Some(limit)) => {
            let spare = limit.saturating_sub(drench.moves());
            let spared = match (spare, compared(drench, language)) {
                (_, Some(compared)) => compared,
                (0, None) => tr!(language, "drench-result-last-move").to_owned(),
                (_, None) => tr!(language, "drench-result-moves-left", moves = spare),
            };
            (tr!(language, "drench-result-flooded").to_owned(), spared)
        }
        (Some(_), Some(_)) => {
            let tiles = drench.board().len() as u32 - drench.flood().size(Seat::FIRST);
            let to_go = match drench.par().map(|par| par.solution.len()) {
                Some(best) => tr!(language, "drench-result-to-go-best", tiles, best),
                None => tr!(language, "drench-result-to-go", tiles),
            };
            (
                tr!(language, "drench-result-out-of-moves").to_owned(),
                to_go,
            )
        }
        (Some(Outcome::Won(seat)), None) => {
            let (winner, loser) = (drench.score(seat), drench.score(seat.other()));
            let lead = winner - loser;
            let margin = tr!(language, "drench-result-lead", lead, winner, loser);
            let won = won_words(game, seat, paints, language);
            (won, with_standstill(drench, margin, language))
        }
        _ => {
            let tiles = drench.score(Seat::FIRST);
            let score = tr!(language, "drench-result-tiles-each", tiles);
            let score = with_standstill(drench, score, language);
            (tr!(language, "drench-result-draw").to_owned(), score)
        }
    }
}

/// Adds to a score that nobody's region grew any more, if that ended the game.
fn with_standstill(drench: &Drench, score: String, language: Language) -> String {
    if !drench.is_at_standstill() {
        return score;
    }
    let moves = drench.standstill_limit();
    tr!(language, "drench-result-standstill", score, moves)
}

/// Set-up options of Drench.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct DrenchChoices {
    /// Number of colours.
    pub colours: u8,
    /// Moves that the default limit adds to the quick solver's solution.
    pub margin: Margin,
    /// Move limit of a solo game, or `None` for one derived from the board.
    pub limit: Option<u16>,
    /// `true` if the start position of a two-player game is symmetric, or both seats begin with equally many tiles where it cannot be.
    pub even: bool,
}

impl Default for DrenchChoices {
    fn default() -> Self {
        Self {
            colours: drench::Setup::default().colours,
            margin: Margin::default(),
            limit: None,
            even: true,
        }
    }
}

/// Number of colours of each size preset.
const PRESET_COLOURS: [u8; 3] = [5, 6, 8];

impl DrenchChoices {
    /// Returns the smallest number of colours for these players.
    const fn fewest_colours(who: &Who) -> u8 {
        match who.mode {
            Mode::Alone => *drench::COLOURS.start(),
            Mode::SameDevice | Mode::Computer | Mode::Network => drench::COLOURS_FOR_TWO,
        }
    }

    /// Draws the margin by which the move limit is derived from the board. Twice the side is offered if the board has
    /// sides and a limit of its own: on the classic board it is the fair one.
    fn margin_row(&mut self, rows: &mut Rows<'_>, has_sides: bool) {
        let language = rows.ui.language();
        let mut margin = match self.limit {
            None => Some(self.margin),
            Some(_) => None,
        };
        let others = has_sides.then_some(Margin::TwiceTheSide);
        let margins: Vec<_> = (Margin::FITTED.into_iter().chain(others))
            .map(|margin| (Some(margin), margin.text(language)))
            .collect();
        if rows.choose(tr!(language, "drench-setup-limit"), &margins, &mut margin) {
            self.margin = margin.unwrap_or_default();
            self.limit = None;
        }
    }

    /// Draws the move limit. A press replaces the margin.
    fn limit_row(&mut self, rows: &mut Rows<'_>, shown: Option<u16>) {
        let limit = shown.unwrap_or(*drench::LIMITS.start());
        let label = tr!(rows.ui.language(), "drench-setup-moves");
        let by = rows.stepper(label, &limit.to_string(), limit, &drench::LIMITS);
        if by != 0 {
            self.limit = Some(limit.saturating_add_signed(by.into()));
        }
    }

    /// Returns the chosen limit, which applies only to the number of colours it was chosen for.
    fn chosen_limit(&self, colours: u8) -> Option<u16> {
        self.limit.filter(|_| self.colours == colours)
    }

    /// Sets the move limit for this start position.
    fn set_limit(&self, setup: &mut drench::Setup, dealt: &Drench) {
        let limit = match self.chosen_limit(setup.colours) {
            Some(limit) => limit
                .max(dealt.quick_solution().len() as u16)
                .min(*drench::LIMITS.end()),
            None => dealt.limit_with(self.margin),
        };
        setup.players = Players::One { limit: Some(limit) };
    }
}

/// Returns `true` if the setup is on squares or hexes, but is not the classic one, whose limit is twice the side anyway.
fn offers_twice_the_side(setup: &drench::Setup) -> bool {
    let classic = drench::Setup::default();
    let is_classic = setup.plan == classic.plan && setup.colours == classic.colours;
    !is_classic && matches!(setup.plan.shape, Shape::Square(_) | Shape::Hex(_))
}

impl SetupForm for DrenchChoices {
    type Position = Drench;

    fn modes() -> &'static [Mode] {
        &[Mode::Alone, Mode::SameDevice, Mode::Computer]
    }

    fn presets() -> &'static [SizePreset] {
        &[
            (9, 9, |language| tr!(language, "setup-size-small")),
            (15, 15, |language| tr!(language, "drench-size-classic")),
            (24, 24, |language| tr!(language, "setup-size-large")),
        ]
    }

    fn first_boards() -> &'static [(u16, u16)] {
        &[(7, 7), (11, 11)]
    }

    fn take_first_board(&mut self, number: u8) {
        self.colours = 4 + number;
        self.margin = Margin::Relaxed;
    }

    fn take_preset(&mut self, at: usize) {
        self.colours = PRESET_COLOURS.get(at).copied().unwrap_or(self.colours);
    }

    fn clamp_all(&mut self, who: &mut Who, board: &mut BoardChoices) {
        let (fewest, most) = (Self::fewest_colours(who), *drench::COLOURS.end());
        self.colours = self.colours.clamp(fewest, most);
        let setup = self.setup(who, board.plan(0));
        if self.margin == Margin::TwiceTheSide && !offers_twice_the_side(&setup) {
            self.margin = Margin::Fair;
        }
        let (fewest, most) = (*drench::LIMITS.start(), *drench::LIMITS.end());
        self.limit = self.limit.map(|limit| limit.clamp(fewest, most));
    }

    fn main_rows(&mut self, rows: &mut Rows<'_>, who: &Who, dealt: Option<&Drench>) {
        if who.mode == Mode::Alone {
            let has_sides = dealt.is_some_and(|dealt| offers_twice_the_side(dealt.setup()));
            self.margin_row(rows, has_sides);
        }
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, who: &Who, dealt: Option<&Drench>) {
        let language = rows.ui.language();
        let colours = Self::fewest_colours(who)..=*drench::COLOURS.end();
        let label = tr!(language, "drench-setup-colours");
        rows.step(label, &colours, &mut self.colours);
        match who.mode {
            Mode::Alone => self.limit_row(rows, dealt.and_then(Drench::limit)),
            Mode::SameDevice | Mode::Computer | Mode::Network => {
                rows.switch(tr!(language, "drench-setup-balanced"), &mut self.even);
            }
        }
    }

    fn setup(&self, who: &Who, plan: Plan) -> drench::Setup {
        let players = match who.mode {
            Mode::Alone => Players::One { limit: None },
            Mode::SameDevice | Mode::Computer | Mode::Network => Players::Two { even: self.even },
        };
        drench::Setup {
            plan,
            colours: self.colours,
            players,
        }
    }

    /// Sets the move limit of a solo game: the margin's or the chosen one, raised if the board needs more.
    fn adapt(&self, setup: &mut drench::Setup, start: &Start) {
        if setup.seats() > 1 {
            return;
        }
        setup.players = Players::One { limit: None };
        if let Ok(dealt) = Drench::new(setup, start) {
            self.set_limit(setup, &dealt);
        }
    }

    /// Keeps the move limit of a solo game. One that follows from these choices, or the fair one, is set for the new start
    /// position by the same rule; any other is the player's own and stays as it is.
    fn adapt_like(&self, setup: &mut drench::Setup, start: &Start, first: &Drench) -> bool {
        let Some(limit) = first.limit() else {
            return true;
        };
        let fair = Self {
            margin: Margin::Fair,
            limit: None,
            ..self.clone()
        };
        let sets_limit = |choices: &&Self| {
            let mut setup = first.setup().clone();
            choices.set_limit(&mut setup, first);
            setup == *first.setup()
        };
        let limited = |limit: u16| Players::One { limit: Some(limit) };
        if let Some(choices) = [self, &fair].into_iter().find(sets_limit) {
            choices.adapt(setup, start);
            let chosen = choices.chosen_limit(setup.colours);
            return chosen.is_none_or(|limit| setup.players == limited(limit));
        }
        setup.players = limited(limit);
        Drench::new(setup, start)
            .is_ok_and(|dealt| dealt.quick_solution().len() <= usize::from(limit))
    }
}
