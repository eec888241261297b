//! The bracket of a knock-out: its rounds as columns, with a line from each pairing to the one in which its winner plays next.

use crate::core::language::SpokenLanguage;
use crate::core::rects::{between, centred, sized};
use crate::core::theme::{Themed, ink, space};
use crate::screens::lobby::bracket_plan::{Place, plan};
use crate::screens::lobby::entrants::{name, names};
use crate::ui::{self, BODY, NOTE, STRONG};
use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};
use lucide_icons::Icon;
use std::mem::replace;
use tessella_language::tr;
use tessella_lobby::{TournamentInfo, TournamentStage};

/// Height of a name, in points.
const SLOT: f32 = 28.0;
/// Distance between two pairings of the first round, from middle to middle.
const PITCH: f32 = 2.0 * SLOT + space::MEDIUM;
/// Height of the heading of a round.
const HEAD: f32 = 30.0;
/// Distance between two rounds, in which the lines are.
const BETWEEN: f32 = 28.0;
/// Distance of a name from the sides of its pairing.
const PADDING: f32 = space::MEDIUM;
/// Room for the sign of the winner of the tournament, right of the name.
const SIGN: f32 = 24.0;
const CORNER: f32 = 8.0;

/// Draws the bracket, which scrolls if it is too wide. `own` is the player's entrant.
pub(super) fn draw_bracket(ui: &mut Ui, info: &TournamentInfo, own: Option<u8>) {
    let language = ui.language();
    let columns = plan(&info.rounds, info.stage == TournamentStage::Running);
    let heads: Vec<String> = (1u32..)
        .zip(&columns)
        .map(|(round, column)| match column.len() {
            1 => tr!(language, "tournament-final").to_owned(),
            _ => tr!(language, "tournament-round", round),
        })
        .collect();
    let lowest = columns.iter().flatten().map(|place| place.centre);
    let height = HEAD + PITCH * (lowest.fold(0.0, f32::max) + 1.0);
    let names = names(info, language);
    let widest_name = widest(ui, names.iter().map(String::as_str)) + 2.0 * PADDING + SIGN;
    let width = widest_name.max(widest(ui, heads.iter().map(String::as_str)));
    let mut area = ScrollArea::horizontal()
        .id_salt("bracket")
        .auto_shrink([false, true]);
    if is_new_round(ui, info) {
        area = area.horizontal_scroll_offset((width + BETWEEN) * f32::from(info.round));
    }
    area.show(ui, |ui| {
        let count = columns.len() as f32;
        let size = vec2((width + BETWEEN) * count - BETWEEN, height);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let bracket = Bracket {
            info,
            own,
            corner: rect.min,
            width,
        };
        let painter = ui.painter();
        for (at, (head, column)) in heads.iter().zip(&columns).enumerate() {
            bracket.draw_head(painter, at, head);
            let before = at.checked_sub(1).map(|before| (before, &*columns[before]));
            for place in column {
                if let Some((round, column)) = before {
                    bracket.draw_lines(painter, round, column, place);
                }
                let is_last = column.len() == 1;
                bracket.draw_place(painter, at, place, is_last);
            }
        }
    });
}

/// Returns `true` if the current round was not the last one that was drawn.
fn is_new_round(ui: &Ui, info: &TournamentInfo) -> bool {
    let key = ui.id().with("bracket round");
    let now = Some((info.room, info.round));
    ui.data_mut(|data| replace(data.get_temp_mut_or_default(key), now)) != now
}

/// Returns the width of the widest of some texts in bold.
fn widest<'a>(ui: &Ui, texts: impl Iterator<Item = &'a str>) -> f32 {
    let width = |text| {
        let text = ui::one_line(ui.ctx(), text).into_owned();
        let galley = ui
            .painter()
            .layout_no_wrap(text, STRONG.font(), Color32::BLACK);
        galley.size().x.ceil() + 1.0
    };
    texts.map(width).fold(0.0, f32::max)
}

/// A bracket that is being drawn.
struct Bracket<'a> {
    info: &'a TournamentInfo,
    own: Option<u8>,
    /// Upper left corner.
    corner: Pos2,
    /// Width of a round.
    width: f32,
}

impl Bracket<'_> {
    fn left(&self, round: usize) -> f32 {
        self.corner.x + (self.width + BETWEEN) * round as f32
    }

    /// Returns the vertical middle of a pairing.
    fn middle(&self, place: &Place) -> f32 {
        self.corner.y + HEAD + PITCH * (place.centre + 0.5)
    }

    fn draw_head(&self, painter: &Painter, round: usize, label: &str) {
        let corner = pos2(self.left(round), self.corner.y);
        let area = sized(corner, vec2(self.width, HEAD));
        ui::draw_text(painter, area, Align2::LEFT_CENTER, NOTE, label);
    }

    /// Draws the lines to a pairing from those of the round before. That of a player who has won is stronger.
    fn draw_lines(&self, painter: &Painter, round: usize, before: &[Place], place: &Place) {
        let shades = &painter.current_theme().shades;
        let (from, to) = (self.left(round) + self.width, self.left(round + 1));
        let bend = (from + to) / 2.0;
        let end = self.middle(place);
        for feeder in place.feeders.iter().filter_map(|&at| before.get(at)) {
            let stroke = match feeder.winner {
                Some(_) => Stroke::new(2.0, ink(shades.text)),
                None => Stroke::new(1.0, ink(shades.quiet)),
            };
            let begin = self.middle(feeder);
            painter.line(
                vec![
                    pos2(from, begin),
                    pos2(bend, begin),
                    pos2(bend, end),
                    pos2(to, end),
                ],
                stroke,
            );
        }
    }

    fn draw_place(&self, painter: &Painter, round: usize, place: &Place, is_last: bool) {
        let shades = &painter.current_theme().shades;
        let slots = if place.is_bye { 1.0 } else { 2.0 };
        let centre = pos2(self.left(round) + self.width / 2.0, self.middle(place));
        let rect = centred(centre, vec2(self.width, slots * SLOT));
        painter.rect_filled(rect, CORNER, ink(shades.surface));
        if !place.is_bye {
            let line = Stroke::new(1.0, ink(shades.line));
            painter.hline(rect.x_range(), rect.center().y, line);
        }
        for (at, entrant) in place.entrants.iter().enumerate() {
            let corner = rect.min + vec2(0.0, SLOT * at as f32);
            let slot = sized(corner, vec2(rect.width(), SLOT));
            if let Some(entrant) = *entrant {
                self.draw_entrant(painter, slot, place, entrant, is_last);
            }
        }
        let is_own = self.own.is_some() && place.entrants.contains(&self.own);
        if is_own {
            let stroke = Stroke::new(1.5, ink(shades.accent));
            painter.rect_stroke(rect, CORNER, stroke, StrokeKind::Inside);
        }
    }

    fn draw_entrant(
        &self,
        painter: &Painter,
        slot: Rect,
        place: &Place,
        entrant: u8,
        is_last: bool,
    ) {
        let shades = &painter.current_theme().shades;
        let is_winner = place.winner == Some(entrant) && !place.is_bye;
        let style = match is_winner {
            true => STRONG,
            false if place.is_over && !place.is_bye => BODY.quiet(),
            false => BODY,
        };
        if is_winner {
            let corner = slot.min + vec2(4.0, 6.0);
            let bar = between(corner, pos2(corner.x + 3.0, slot.bottom() - 6.0));
            painter.rect_filled(bar, 2.0, ink(shades.accent));
        }
        let area = between(
            slot.min + vec2(PADDING, 0.0),
            slot.max - vec2(PADDING + SIGN, 0.0),
        );
        let name = name(self.info, entrant, painter.language());
        ui::draw_text(painter, area, Align2::LEFT_CENTER, style, &name);
        if is_winner && is_last {
            let at = pos2(slot.right() - PADDING - 6.0, slot.center().y);
            ui::draw_icon(painter, at, Icon::Trophy, 18.0, ink(shades.accent));
        }
    }
}
