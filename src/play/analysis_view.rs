//! Sentences of the analysis about the position that the replay shows, and the marks and the curve on its bar.

use crate::core::language::SpokenLanguage;
use crate::core::palette::{Paints, Rgb};
use crate::core::rects::sized;
use crate::core::theme::{Themed, ink, space};
use crate::games::{seat_name, winning_words};
use crate::ui::{self, NOTE};
use bevy_egui::egui::{Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use tessella_games::{Evaluation, Seat};
use tessella_language::{Language, tr};
use tessella_library::analysis::{Analysis, DuelAnalysis, SoloAnalysis};
use tessella_session::Session;

/// Radius of the mark of a move, in points.
const MARK: f32 = 4.0;
/// Width of a mark in the legend with the space beside it, and the height of a line there, in points.
const LEGEND_MARK: f32 = 14.0;
const LEGEND_LINE: f32 = 18.0;
/// Colour of mistakes in both themes.
const MISTAKE: Rgb = Rgb::hex(0xE5_48_4D);
/// Colour of hints in both themes.
const HINT: Rgb = Rgb::hex(0xE0_A8_2E);

/// Plies with marks on the bar.
pub(super) struct Marks<'a> {
    /// Game whose players are named.
    pub(super) game: &'a Session,
    pub(super) analysis: Option<&'a Analysis>,
    /// Numbers of moves after which a hint was shown, of the game that was played.
    pub(super) hints: &'a [u32],
}

impl Marks<'_> {
    /// Returns a sentence about the position after this number of moves, of a game with `moves` moves.
    pub(super) fn sentence(
        &self,
        ply: usize,
        moves: usize,
        paints: &Paints,
        language: Language,
    ) -> Option<String> {
        let is_end = ply == moves;
        let before = ply.checked_sub(1);
        let about = match self.analysis {
            Some(Analysis::Solo(solo)) => about_solo(solo, before, is_end, language),
            Some(Analysis::Duel(duel)) => about_duel(self.game, duel, ply, paints, language),
            None => None,
        };
        let has_hint = self
            .hints
            .iter()
            .any(|&hint| before.is_some_and(|at| hint as usize == at));
        about.or_else(|| has_hint.then(|| tr!(language, "analysis-hint").to_owned()))
    }

    /// Draws the marks of hints and mistakes above a bar. `x_of` returns the place of a position.
    pub(super) fn draw(
        &self,
        painter: &Painter,
        top: f32,
        moves: usize,
        x_of: impl Fn(usize) -> f32,
    ) {
        // A move's mark is at the position after it.
        for &hint in self.hints.iter().filter(|&&hint| (hint as usize) < moves) {
            Mark::Hint.draw(painter, pos2(x_of(hint as usize + 1), top));
        }
        for ply in self.analysis.map(Analysis::mistakes).unwrap_or_default() {
            Mark::Mistake.draw(painter, pos2(x_of(ply + 1), top));
        }
    }

    /// Returns the marks that the game has.
    fn kinds(&self) -> impl Iterator<Item = Mark> {
        let has_mistake = self
            .analysis
            .is_some_and(|analysis| !analysis.mistakes().is_empty());
        let has_turned =
            matches!(self.analysis, Some(Analysis::Duel(duel)) if duel.turning_point.is_some());
        let marks = [
            (Mark::Mistake, has_mistake),
            (Mark::TurningPoint, has_turned),
            (Mark::Hint, !self.hints.is_empty()),
        ];
        marks
            .into_iter()
            .filter(|(_, is_there)| *is_there)
            .map(|(mark, _)| mark)
    }

    /// Draws what the marks mean, in as many lines as are needed, and returns their lower edge.
    pub(super) fn draw_legend(&self, painter: &Painter, area: Rect) -> f32 {
        let language = painter.language();
        let mut at = area.min;
        for mark in self.kinds() {
            let name = mark.name(language);
            let galley = painter.layout_no_wrap(name.to_owned(), NOTE.font(), Color32::BLACK);
            let width = LEGEND_MARK + galley.size().x;
            if at.x > area.left() && at.x + width > area.right() {
                at = pos2(area.left(), at.y + LEGEND_LINE);
            }
            let line = sized(at, vec2(width, LEGEND_LINE));
            mark.draw(painter, pos2(at.x + MARK + 1.0, line.center().y));
            let words = line.with_min_x(at.x + LEGEND_MARK).expand2(vec2(1.0, 0.0));
            ui::draw_text(painter, words, Align2::LEFT_CENTER, NOTE, name);
            at.x += width + space::MEDIUM;
        }
        if at == area.min {
            area.top()
        } else {
            at.y + LEGEND_LINE
        }
    }
}

/// Mark of a move. Their shapes differ, as their colours do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Mistake,
    TurningPoint,
    Hint,
}

impl Mark {
    fn draw(self, painter: &Painter, at: Pos2) {
        match self {
            Self::Hint => drop(painter.circle_filled(at, MARK, ink(HINT))),
            Self::Mistake => {
                let corners = [(-1.2, 1.0), (0.0, -1.2), (1.2, 1.0)];
                draw_corners(painter, at, &corners, ink(MISTAKE));
            }
            Self::TurningPoint => {
                let corners = [(-1.2, 0.0), (0.0, -1.2), (1.2, 0.0), (0.0, 1.2)];
                painter.vline(
                    at.x,
                    at.y - 1.8 * MARK..=at.y + 1.8 * MARK,
                    Stroke::new(2.0, ink(MISTAKE)),
                );
                draw_corners(painter, at, &corners, ink(MISTAKE));
            }
        }
    }

    fn name(self, language: Language) -> &'static str {
        match self {
            Self::Hint => tr!(language, "analysis-legend-hint"),
            Self::Mistake => tr!(language, "analysis-legend-mistake"),
            Self::TurningPoint => tr!(language, "analysis-legend-turning-point"),
        }
    }
}

/// Fills a convex shape with corners in units of the radius of a mark.
fn draw_corners(painter: &Painter, at: Pos2, corners: &[(f32, f32)], fill: Color32) {
    let corners = corners
        .iter()
        .map(|&(x, y)| at + MARK * vec2(x, y))
        .collect();
    painter.add(Shape::convex_polygon(corners, fill, Stroke::NONE));
}

fn about_solo(
    solo: &SoloAnalysis,
    before: Option<usize>,
    is_end: bool,
    language: Language,
) -> Option<String> {
    let made = solo
        .mistakes
        .iter()
        .find(|mistake| Some(mistake.ply) == before);
    if let Some(mistake) = made {
        return Some(if mistake.is_decisive {
            tr!(language, "analysis-lost-here").to_owned()
        } else {
            tr!(language, "analysis-moves-lost", moves = mistake.moves_lost)
        });
    }
    let best = solo.best.as_ref().filter(|_| is_end && solo.is_finished)?;
    let moves = best.moves.len();
    Some(match (solo.mistakes.len(), best.is_shortest) {
        (0, true) => tr!(language, "analysis-flawless", moves),
        (0, false) => tr!(language, "analysis-flawless-known", moves),
        (mistakes, true) => tr!(language, "analysis-mistakes", mistakes, moves),
        (mistakes, false) => tr!(language, "analysis-mistakes-known", mistakes, moves),
    })
}

fn about_duel(
    game: &Session,
    duel: &DuelAnalysis,
    ply: usize,
    paints: &Paints,
    language: Language,
) -> Option<String> {
    let found = duel.evaluations.get(ply).copied().flatten()?;
    let before = ply.checked_sub(1);
    let evaluation = match found {
        Evaluation::Proved(_) => match found.share() {
            0 => winning_words(game, Seat(1), paints, language),
            Evaluation::ALL => winning_words(game, Seat::FIRST, paints, language),
            _ => tr!(language, "analysis-draw").to_owned(),
        },
        Evaluation::Estimate(_) => {
            // A share of 100 % would look like a proof.
            let percent = ((u32::from(found.share()) + 5) / 10).clamp(1, 99);
            let name = seat_name(game, Seat::FIRST, paints, language);
            tr!(language, "analysis-share", name, percent)
        }
    };
    let is_turning_point = before.is_some() && duel.turning_point == before;
    let is_mistake = duel
        .mistakes
        .iter()
        .any(|mistake| Some(mistake.ply) == before);
    Some(match (is_turning_point, is_mistake) {
        (true, _) => tr!(language, "analysis-turning-point", evaluation),
        (false, true) => tr!(language, "analysis-mistake", evaluation),
        (false, false) => evaluation,
    })
}

/// Draws the shares of both seats over the game: that of the first seat from below, that of the second from above. The line
/// in the middle is an even game.
pub(super) fn draw_curve(
    painter: &Painter,
    rect: Rect,
    duel: &DuelAnalysis,
    x_of: impl Fn(usize) -> f32,
) {
    let theme = &painter.current_theme();
    if !rect.is_positive() {
        return;
    }
    let y_of = |share: u16| {
        let part = f32::from(share) / f32::from(Evaluation::ALL);
        rect.bottom() - rect.height() * part
    };
    let points: Vec<Option<Pos2>> = duel
        .evaluations
        .iter()
        .enumerate()
        .map(|(ply, evaluation)| Some(pos2(x_of(ply), y_of(evaluation.as_ref()?.share()))))
        .collect();
    let shade = |seat: u8| {
        let (paint, _) = theme.paints.of_seat(seat);
        ink(theme.shades.background.mix(paint.rgb, 0.6))
    };
    for (edge, colour) in [(rect.bottom(), shade(0)), (rect.top(), shade(1))] {
        painter.add(area(&points, edge, colour));
    }
    let middle = y_of(Evaluation::ALL / 2);
    let line = Stroke::new(1.0, ink(theme.shades.background));
    painter.hline(rect.x_range(), middle, line);
    let known: Vec<Pos2> = points.iter().flatten().copied().collect();
    painter.add(Shape::line(known, Stroke::new(2.0, ink(theme.shades.text))));
    if let Some(ply) = duel.turning_point {
        let line = Stroke::new(2.0, ink(MISTAKE));
        painter.vline(x_of(ply + 1), rect.y_range(), line);
        Mark::TurningPoint.draw(painter, pos2(x_of(ply + 1), rect.top() + 2.0 * MARK));
    }
}

/// Returns the area between a line and a horizontal edge. Where a point is missing, the line has a gap.
fn area(points: &[Option<Pos2>], edge: f32, colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for pair in points.windows(2) {
        let &[Some(left), Some(right)] = pair else {
            continue;
        };
        let first = mesh.vertices.len() as u32;
        for at in [left, right, pos2(right.x, edge), pos2(left.x, edge)] {
            mesh.colored_vertex(at, colour);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first, first + 2, first + 3);
    }
    mesh
}
