//! User interface of Blockade: what a press means, the cards with the paths left, and the set-up options.

mod cost;
mod preview;
mod setup_form;

pub use setup_form::BlockadeChoices;

use crate::app::core::theme::Theme;
use crate::app::core::{Lesson, LessonStep, palette};
use crate::app::drawing::{BoardProjection, PathLine};
use crate::app::games::game_ui::{About, GameUi, Panel, Selection, TileAction, UiAction};
use crate::app::games::sample::Sample;
use crate::app::games::seats::{Card, doing, draw_cards, others_turn, seat_name, won_words};
use crate::app::games::status::draw_advice;
use crate::app::ui;
use crate::boards::CellId;
use crate::games::blockade::{Blockade, Standing};
use crate::games::{Advice, Move, Outcome, Rules, Seat};
use crate::session::Session;
use bevy_egui::egui::{Painter, Rect, Ui};
use cost::cost_words;

/// Texts and sample position.
pub(super) const ABOUT: About = About {
    tagline: "First across wins",
    rules: &[
        "Bring your runner to its goal, the opposite side or the far corner of a map, before the others. On your turn you run, build or fly.",
        "Run: press your runner, then a marked tile. The number is the cost: a step costs 1, a diagonal step 1.5, and each level up 1 more. One step is always allowed. Your runner jumps over runners in a row.",
        "Build: press a tile, then press it again to raise it alone, or a tile beside it to raise both. Raised ground is too steep to climb from the level below. You cannot raise a tile under a runner, or close anybody's last path.",
        "Fly: press your runner, then a tile marked with a wing. A flight goes over heights and runners, two steps farther than a run. You have one flight in a game unless you choose otherwise.",
    ],
    sample: Sample::new("blockade:7x8,s2,b5#1", 7),
    pictures: [
        (
            Sample::new("blockade:7x8,s2,b5#1", 0),
            "Run to the other side",
        ),
        (
            Sample::new("blockade:7x8,s2,b5#1", 7),
            "Raise tiles to slow the others",
        ),
        (
            Sample::new("blockade:7x8,s2,b5#1", 70),
            "The first across wins",
        ),
    ],
    lesson: Lesson {
        code: "blockade:5x5,s2,r2,b2#1",
        steps: &[
            LessonStep::new(
                Move::Cell(CellId(12)),
                "Bring your runner to the row of your colour. Press the runner, then the marked tile.",
            ),
            LessonStep::new(Move::Cell(CellId(6)), ""),
            LessonStep::new(
                Move::Build(CellId(10), Some(CellId(11))),
                "Raise ground in front of your opponent: press one marked tile, then the other.",
            ),
            LessonStep::new(Move::Cell(CellId(5)), ""),
            LessonStep::new(
                Move::Cell(CellId(2)),
                "It is too steep to climb. Run to your goal.",
            ),
        ],
        end: "The first to reach the goal wins.",
    },
};

impl GameUi for Blockade {
    fn details(&self) -> String {
        let setup = self.setup();
        let builds = ui::count(setup.builds().into(), "build");
        format!("{} · {builds}", setup.plan)
    }

    fn state(&self, game: &Session) -> String {
        match self.outcome() {
            Some(Outcome::Won(winner)) => won_words(game, winner).to_lowercase(),
            Some(_) => "a draw".to_owned(),
            None if self.turns() == 0 => "not begun".to_owned(),
            None => format!("after {}", ui::count(self.turns(), "turn")),
        }
    }

    fn result(&self, game: &Session) -> (String, String) {
        let turns = ui::count(self.turns(), "turn");
        let by = match self.standings().as_slice() {
            [_, others @ ..] if others.len() > 1 => {
                let rank = |standing: &Standing| {
                    format!("{}. {}", standing.rank, seat_name(game, standing.seat))
                };
                others.iter().map(rank).collect::<Vec<_>>().join(" · ")
            }
            _ => format!("After {turns}"),
        };
        match self.outcome() {
            Some(Outcome::Won(winner)) => (won_words(game, winner), by),
            _ => ("A draw".to_owned(), format!("Equal paths after {turns}")),
        }
    }

    fn advice(&self, advice: &Advice) -> String {
        match advice {
            Advice::Play { mv, proved } => {
                let what = match mv {
                    Move::Build(_, None) => "Raise the marked tile",
                    Move::Build(_, Some(_)) => "Raise the marked tiles",
                    Move::Fly(_) => "Fly to the marked tile",
                    _ => "Run to the marked tile",
                };
                match proved {
                    true => format!("{what}: it wins"),
                    false => what.to_owned(),
                }
            }
            Advice::Lost { .. } | Advice::Unsolvable => "No move helps".to_owned(),
        }
    }

    fn draw_status(&self, painter: &Painter, rect: Rect, panel: &Panel<'_>) {
        let card = |seat: Seat| {
            let (paint, symbol) = palette::of_seat(seat.0);
            let builds = ui::count(self.builds_left(seat).into(), "build");
            Card {
                seat,
                rgb: paint.rgb,
                symbol,
                number: self.cost_to_go(seat).map_or_else(String::new, cost_words),
                doing: match self.outcome() {
                    Some(_) => doing(panel, seat),
                    None if self.passed().contains(seat) => format!("{builds}, passed"),
                    None => builds,
                },
            }
        };
        let cards: Vec<Card> = self.seats().map(card).collect();
        draw_cards(painter, rect, panel, &cards);
    }

    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction> {
        let text = others_turn(panel.game).unwrap_or_else(|| {
            let seat = self.to_move().seat().unwrap_or(Seat::FIRST);
            match (self.builds_left(seat), self.flights_left(seat)) {
                (0, 0) => "Press your runner to run".to_owned(),
                (0, _) => "Press your runner to run or fly".to_owned(),
                (_, 0) => "Press your runner to run, or a tile to raise it".to_owned(),
                _ => "Press your runner to run or fly, or a tile to raise it".to_owned(),
            }
        });
        draw_advice(self, ui, panel, &text);
        None
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
                TileAction::Move(match is_flight {
                    true => Move::Fly(cell),
                    false => Move::Cell(cell),
                })
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
    ) -> Vec<PathLine> {
        preview::lines(self, theme, selection)
    }
}
