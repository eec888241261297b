//! Card with the numbers of a game.

use super::overview::{GameNumbers, win_share};
use super::plot;
use crate::core::language::SpokenLanguage;
use crate::core::palette::Rgb;
use crate::core::rects::{inset, sized};
use crate::core::theme::{Theme, ink, text};
use crate::text::{Text, board_name};
use crate::ui::{heavy, plain, write};
use bevy_egui::egui::{Align2, FontId, Painter, Rect, pos2, vec2};
use tessella_language::{Language, decimal, list, tr};
use tessella_library::statistics::{Group, Opponent, Summary};
use tessella_library::today::time_text;

/// Height of the name and the totals of the game, in points.
const HEAD: f32 = 46.0;
/// Height of the two lines of a kind of board and an opponent, in points.
const GROUP: f32 = 46.0;
/// Width of a card below which these numbers have a third line, in points.
const NARROW: f32 = 440.0;
/// Height of the third line, in points.
const THIRD_LINE: f32 = 19.0;
/// Height of the plot, in points.
const PLOT: f32 = 90.0;
/// Number of wins from which the plot is drawn.
const LEAST: usize = 3;
/// Distance of the content from the edges, in points.
const INSET: f32 = 14.0;

/// Returns the height of a card of this width, in points.
pub(super) fn height(numbers: &GameNumbers, width: f32, language: Language) -> f32 {
    let plot = if has_plot(numbers) { PLOT } else { 0.0 };
    let heights =
        { numbers.groups.iter() }.map(|(_, summary)| group_height(summary, width, language));
    2.0 * INSET + HEAD + heights.sum::<f32>() + plot
}

fn group_height(summary: &Summary, width: f32, language: Language) -> f32 {
    match width < NARROW && !habits(summary, language).is_empty() {
        true => GROUP + THIRD_LINE,
        false => GROUP,
    }
}

fn has_plot(numbers: &GameNumbers) -> bool {
    numbers.above_par.len() >= LEAST
}

/// Draws the card.
pub(super) fn draw(painter: &Painter, rect: Rect, theme: &Theme, numbers: &GameNumbers) {
    let language = painter.language();
    let shades = &theme.shades;
    painter.rect_filled(rect, 16.0, ink(shades.surface));
    let inner = inset(rect, INSET);
    let total = &numbers.total;
    let head = sized(inner.min, vec2(inner.width(), HEAD));
    let name = numbers.game.text(language);
    let played = tr!(
        language,
        "statistics-game",
        games = total.played,
        share = win_share(total, language)
    );
    let middle = head.center().y - 6.0;
    let small = plain(text::SMALL);
    let written = line(
        painter,
        head,
        middle,
        &name,
        heavy(text::HEADING),
        shades.text,
    );
    let rest = head.with_min_x(written.right() + 12.0);
    line_right(painter, rest, middle, &played, small, shades.quiet);
    let mut top = head.bottom();
    for (group, summary) in &numbers.groups {
        let height = group_height(summary, rect.width(), language);
        let lines = sized(pos2(inner.left(), top), vec2(inner.width(), height));
        draw_group(painter, lines, theme, group, summary);
        top += height;
    }
    if has_plot(numbers) {
        let rect = sized(pos2(inner.left(), top), vec2(inner.width(), PLOT));
        plot::draw(painter, rect, theme, &numbers.above_par);
    }
}

/// Draws the kind of board and the opponent, and below it the numbers.
fn draw_group(painter: &Painter, rect: Rect, theme: &Theme, group: &Group, summary: &Summary) {
    let language = painter.language();
    let shades = &theme.shades;
    let name = match &group.opponent {
        Opponent::Nobody => board_name(group, language),
        opponent => {
            let board = board_name(group, language);
            format!("{board} · {}", opponent.text(language))
        }
    };
    let (above, below) = (rect.top() + 12.0, rect.top() + 31.0);
    let counts = counts(summary, language);
    let written = line_right(
        painter,
        rect,
        above,
        &counts,
        plain(text::SMALL),
        shades.quiet,
    );
    let left = rect.with_max_x(written.left() - 12.0);
    line(painter, left, above, &name, plain(text::BODY), shades.text);
    let (mut first, second) = (performance(summary, language), habits(summary, language));
    let mut lines = Vec::new();
    if rect.height() > GROUP {
        lines.push((below + THIRD_LINE, second.join(" · ")));
    } else {
        first.extend(second);
    }
    lines.push((below, first.join(" · ")));
    for (y, label) in lines {
        let small = plain(text::SMALL);
        line(painter, rect, y, &label, small, shades.quiet);
    }
}

/// Returns the numbers of wins and other ends.
fn counts(summary: &Summary, language: Language) -> String {
    let mut parts = Vec::new();
    if summary.won > 0 {
        parts.push(tr!(language, "statistics-won", games = summary.won));
    }
    if summary.lost > 0 {
        parts.push(tr!(language, "statistics-lost", games = summary.lost));
    }
    if summary.drawn > 0 {
        parts.push(tr!(language, "statistics-drawn", games = summary.drawn));
    }
    if summary.given_up > 0 {
        parts.push(tr!(
            language,
            "statistics-given-up",
            games = summary.given_up
        ));
    }
    match parts.is_empty() {
        true => tr!(language, "statistics-played", games = summary.played),
        false => list(language, parts),
    }
}

/// Returns the best and the mean results.
fn performance(summary: &Summary, language: Language) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some(best) = summary.best_moves_above_par {
        parts.push(match best {
            ..=0 => tr!(language, "statistics-best-par").to_owned(),
            above => tr!(language, "statistics-best-above-par", moves = above),
        });
    }
    if let Some(mean) = summary.mean_moves_above_par {
        let sign = if mean.is_sign_negative() { '-' } else { '+' };
        let mean = format!("{sign}{}", decimal(language, mean.abs(), 1));
        parts.push(tr!(language, "statistics-mean-above-par", moves = mean));
    }
    if let Some(best) = summary.best_milliseconds {
        parts.push(tr!(language, "statistics-fastest", time = time_text(best)));
    }
    if let Some(mean) = summary.mean_milliseconds.filter(|_| summary.won > 1) {
        parts.push(tr!(
            language,
            "statistics-mean-time",
            time = time_text(mean)
        ));
    }
    parts
}

/// Returns the most wins in a row, and the hints.
fn habits(summary: &Summary, language: Language) -> Vec<String> {
    let mut parts = Vec::new();
    if summary.longest_streak > 1 {
        parts.push(tr!(
            language,
            "statistics-streak",
            wins = summary.longest_streak
        ));
    }
    if summary.hints > 0 {
        let hints = u32::try_from(summary.hints).unwrap_or(u32::MAX);
        parts.push(tr!(language, "statistics-hints", hints));
    }
    parts
}

/// Writes a line from the left. Returns its rectangle.
fn line(painter: &Painter, rect: Rect, y: f32, label: &str, font: FontId, shade: Rgb) -> Rect {
    let at = pos2(rect.left(), y);
    let anchor = Align2::LEFT_CENTER;
    write(painter, at, anchor, label, font, ink(shade), rect.width())
}

/// Writes a line up to the right. Returns its rectangle.
fn line_right(
    painter: &Painter,
    rect: Rect,
    y: f32,
    label: &str,
    font: FontId,
    shade: Rgb,
) -> Rect {
    let at = pos2(rect.right(), y);
    let anchor = Align2::RIGHT_CENTER;
    write(painter, at, anchor, label, font, ink(shade), rect.width())
}
