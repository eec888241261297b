//! User interface of Blockade: what a press means, the cards with the paths left, and the set-up options.

mod cost;
mod preview;
mod setup_form;
mod ways;

pub use setup_form::BlockadeChoices;

use crate::core::language::SpokenLanguage;
use crate::core::palette::{Ground, Paints};
use crate::core::theme::{Theme, Themed};
use crate::core::{Hint, Lesson, LessonStep};
use crate::drawing::{BoardNumber, BoardProjection, Ending, PathLine};
use crate::games::game_ui::{About, GameUi, Panel, Selection, TileAction, UiAction};
use crate::games::sample::Sample;
use crate::games::seats::{
    Card, Stock, draw_cards, others_turn, result_word, seat_name, won_state, won_words,
};
use crate::games::status::draw_advice;
use crate::text::Text;
use bevy_egui::egui::{Painter, Ui};
use cost::cost_words;
use tessella_boards::CellId;
use tessella_games::blockade::{Blockade, Standing};
use tessella_games::{Advice, Move, Outcome, Rules, Seat};
use tessella_language::{Language, tr};
use tessella_session::Session;

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: |language| tr!(language, "blockade-tagline"),
    rules: |language| {
        vec![
            tr!(language, "help-blockade-goal"),
            tr!(language, "help-blockade-run"),
            tr!(language, "help-blockade-build"),
            tr!(language, "help-blockade-fly"),
        ]
    },
    sample: Sample::new("blockade:7x8,s2,b5#1", 7),
    pictures: [
        (Sample::new("blockade:7x8,s2,b5#1", 0), |language| {
            tr!(language, "help-blockade-picture-run")
        }),
        (Sample::new("blockade:7x8,s2,b5#1", 7), |language| {
            tr!(language, "help-blockade-picture-build")
        }),
        (Sample::new("blockade:7x8,s2,b5#1", 70), |language| {
            tr!(language, "help-blockade-picture-win")
        }),
    ],
    lesson: Lesson {
        code: "blockade:5x5,s2#1",
        steps: &[
            LessonStep::new(Move::Cell(CellId(17)), |language| {
                tr!(language, "lesson-blockade-run")
            }),
            LessonStep::reply(Move::Cell(CellId(7))),
            LessonStep::new(Move::Build(CellId(12), Some(CellId(13))), |language| {
                tr!(language, "lesson-blockade-build")
            }),
            LessonStep::reply(Move::Cell(CellId(6))),
            LessonStep::new(Move::Build(CellId(12), None), |language| {
                tr!(language, "lesson-blockade-stack")
            }),
            LessonStep::reply(Move::Cell(CellId(11))),
            LessonStep::new(Move::Fly(CellId(2)), |language| {
                tr!(language, "lesson-blockade-fly")
            }),
        ],
        end: |language| tr!(language, "lesson-blockade-end"),
    },
    ground: Ground::new(303.0, 0xd6b0ea, 0x7b2996),
    counts_moves: false,
};

impl GameUi for Blockade {
    fn details(&self, language: Language) -> String {
        let setup = self.setup();
        let of_seats = (0..setup.seats).map(|seat| setup.builds_of(Seat(seat)));
        let usual = setup.builds();
        let builds = match of_seats.max() {
            Some(most) if most > usual => {
                let least = usual;
                tr!(language, "blockade-details-builds-uneven", least, most)
            }
            _ => tr!(language, "blockade-details-builds", builds = usual),
        };
        format!("{} · {builds}", setup.plan.text(language))
    }

    fn ending(&self, game: &Session, winner: Seat) -> Option<Ending> {
        Some(Ending::Way {
            seat: winner,
            way: way_of(winner, game),
            goal: self.goal(winner).to_vec(),
        })
    }

    fn piece_name(&self, _: u8, language: Language) -> String {
        tr!(language, "tile-runner").to_owned()
    }

    fn state(&self, game: &Session, paints: &Paints, language: Language) -> String {
        match self.outcome() {
            Some(Outcome::Won(winner)) => won_state(game, winner, paints, language),
            Some(_) => tr!(language, "blockade-state-draw").to_owned(),
            None if self.turns() == 0 => tr!(language, "blockade-state-not-begun").to_owned(),
            None => tr!(language, "blockade-state-turns", turns = self.turns()),
        }
    }

    fn result(&self, game: &Session, paints: &Paints, language: Language) -> (String, String) {
        let turns = self.turns();
        let by = match self.standings().as_slice() {
            [_, others @ ..] if others.len() > 1 => {
                let rank = |standing: &Standing| {
                    let name = seat_name(game, standing.seat, paints, language);
                    tr!(language, "blockade-result-rank", rank = standing.rank, name)
                };
                others.iter().map(rank).collect::<Vec<_>>().join(" · ")
            }
            _ => tr!(language, "blockade-result-turns", turns),
        };
        match self.outcome() {
            Some(Outcome::Won(winner)) => (won_words(game, winner, paints, language), by),
            _ => (
                tr!(language, "blockade-result-draw").to_owned(),
                tr!(language, "blockade-result-equal", turns),
            ),
        }
    }

    fn advice(&self, advice: &Advice, language: Language) -> String {
        match *advice {
            Advice::Play { mv, proved } => match (mv, proved) {
                (Move::Build(_, None), false) => tr!(language, "blockade-advice-raise-one"),
                (Move::Build(_, None), true) => tr!(language, "blockade-advice-raise-one-wins"),
                (Move::Build(_, Some(_)), false) => tr!(language, "blockade-advice-raise-two"),
                (Move::Build(_, Some(_)), true) => tr!(language, "blockade-advice-raise-two-wins"),
                (Move::Fly(_), false) => tr!(language, "blockade-advice-fly"),
                (Move::Fly(_), true) => tr!(language, "blockade-advice-fly-wins"),
                (_, false) => tr!(language, "blockade-advice-run"),
                (_, true) => tr!(language, "blockade-advice-run-wins"),
            },
            Advice::Lost { .. } | Advice::Unsolvable => tr!(language, "blockade-advice-lost"),
        }
        .to_owned()
    }

    fn draw_status(&self, painter: &Painter, panel: &Panel<'_>) {
        let language = painter.language();
        let paints = painter.current_theme().paints;
        let card = |seat: u8| {
            let (paint, symbol) = paints.of_seat(seat);
            let seat = Seat(seat);
            let cost = self.cost_to_go(seat);
            let stock = self.stock(seat, language);
            let result = result_word(panel, seat, language);
            Card {
                seat,
                rgb: paint.rgb,
                symbol,
                number: cost.map_or_else(String::new, |cost| cost_words(cost, language)),
                doing: result.map_or_else(|| stock.words.clone(), str::to_owned),
                unit: cost.map_or("", |_| tr!(language, "blockade-to-go")),
                stock: result.is_none().then_some(stock),
            }
        };
        let cards: Vec<Card> = (0..self.setup().seats).map(card).collect();
        draw_cards(painter, panel.at.status, panel, &cards);
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        let (language, paints) = (ui.language(), ui.current_theme().paints);
        let text = others_turn(panel.game, language).unwrap_or_else(|| {
            let worth = self.selection_worth(panel.game, panel.selection, &paints, language);
            worth.unwrap_or_else(|| self.choices(language).to_owned())
        });
        match panel.selection.target.and_then(|_| self.question(language)) {
            // What the player is asked comes before a hint.
            Some(question) => {
                let text = format!("{question} {text}");
                draw_advice(
                    self,
                    ui,
                    &Panel {
                        hint: &Hint::None,
                        ..*panel
                    },
                    &text,
                )
            }
            None => draw_advice(self, ui, panel, &text),
        };
        None
    }

    fn question(&self, language: Language) -> Option<String> {
        let flights = self.flights_left(self.to_move().seat()?);
        Some(tr!(language, "blockade-ask-flight", flights))
    }

    fn selection_worth(
        &self,
        game: &Session,
        selection: Selection,
        paints: &Paints,
        language: Language,
    ) -> Option<String> {
        let seat = self.to_move().seat()?;
        preview::distances(self, game, seat, selection, paints, language)
    }

    fn press(&self, cell: CellId, picked: Option<CellId>) -> TileAction {
        let Some(seat) = self.to_move().seat() else {
            return TileAction::Nothing;
        };
        let runner = self.runner(seat);
        match picked {
            Some(picked) if picked == runner && cell == runner => TileAction::Unpick,
            _ if cell == runner => TileAction::Pick,
            Some(picked) if picked == runner => {
                let is_run = self.runs(seat).iter().any(|run| run.to == cell);
                let is_flight = !is_run && self.flights(seat).any(|target| target == cell);
                if is_flight {
                    TileAction::Confirm(Move::Fly(cell))
                } else {
                    TileAction::Move(Move::Cell(cell))
                }
            }
            Some(picked) if picked == cell => TileAction::Move(Move::Build(cell, None)),
            Some(picked) if self.board().adjacent(picked).contains(&cell) => {
                TileAction::Move(Move::Build(picked, Some(cell)))
            }
            // What no build can raise is refused at once, with the reason.
            _ if !preview::is_in_any_build(self, seat, cell) => {
                TileAction::Move(Move::Build(cell, None))
            }
            _ => TileAction::Pick,
        }
    }

    fn path_lines(
        &self,
        _: &BoardProjection,
        theme: &Theme,
        selection: Selection,
        _: Language,
    ) -> Vec<PathLine> {
        match selection.picked {
            None => ways::lines(self, theme, selection.pointed),
            Some(_) => preview::lines(self, theme, selection),
        }
    }

    fn numbers(
        &self,
        projection: &BoardProjection,
        theme: &Theme,
        selection: Selection,
        language: Language,
    ) -> Vec<BoardNumber> {
        match selection.picked {
            None => ways::numbers(self, theme, selection.pointed, language),
            Some(_) => preview::numbers(self, projection, theme, selection, language),
        }
    }
}

/// Texts about a seat.
trait SeatTexts {
    /// Returns the builds and flights that a seat has left.
    fn stock(&self, seat: Seat, language: Language) -> Stock;

    /// Returns what the seat to move can do, in a sentence.
    fn choices(&self, language: Language) -> &'static str;
}

impl SeatTexts for Blockade {
    fn stock(&self, seat: Seat, language: Language) -> Stock {
        let (builds, flights) = (self.builds_left(seat), self.flights_left(seat));
        let setup = self.setup();
        let built = if self.passed().contains(seat) {
            tr!(language, "blockade-builds-left-passed", builds)
        } else {
            tr!(language, "blockade-builds-left", builds)
        };
        let flown = match (flights, setup.flights) {
            (_, 0) => None,
            (0, _) => Some(tr!(language, "blockade-flown").to_owned()),
            _ => Some(tr!(language, "blockade-flights-left", flights)),
        };
        let words: Vec<String> = [built].into_iter().chain(flown).collect();
        Stock {
            bricks: (builds, setup.builds_of(seat)),
            wings: (flights, setup.flights),
            words: words.join(" · "),
        }
    }

    fn choices(&self, language: Language) -> &'static str {
        let seat = self.to_move().seat().unwrap_or(Seat::FIRST);
        match (self.builds_left(seat), self.flights_left(seat)) {
            (0, 0) => tr!(language, "blockade-goal-run"),
            (0, _) => tr!(language, "blockade-goal-run-fly"),
            (_, 0) => tr!(language, "blockade-goal-run-build"),
            _ => tr!(language, "blockade-goal-run-fly-build"),
        }
    }
}

/// Returns the cells that a seat's runner has visited, in their order.
fn way_of(seat: Seat, game: &Session) -> Vec<CellId> {
    let mut replayed = game.clone();
    let mut way: Vec<CellId> = Vec::new();
    for ply in 0..=game.cursor() {
        replayed.go_to(ply);
        let mut pieces = replayed.position().pieces().into_iter();
        let at = pieces
            .find(|piece| piece.seat == seat)
            .and_then(|piece| piece.at);
        if at != way.last().copied() {
            way.extend(at);
        }
    }
    way
}
