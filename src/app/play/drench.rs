//! What is Drench's own around the board: its numbers, its colours and its result.

use super::Hint;
use super::layout::Arrangement;
use crate::app::palette::{self, Rgb};
use crate::app::theme::{Theme, ink, text};
use crate::app::ui::{self, Availability, balance, draw_symbol, heavy, plain, write};
use crate::games::drench::Drench;
use crate::games::{Colour, Move, Outcome, Rules, Seat, Turn};
use crate::session::{Player, Session};
use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};

fn paint_of(drench: &Drench, seat: Seat) -> Rgb {
    palette::paint(drench.flood().colour(seat).index()).rgb
}

/// The numbers of a game, in their place.
pub fn draw_status(
    painter: &Painter,
    place: Rect,
    theme: &Theme,
    game: &Session,
    drench: &Drench,
    thinking: bool,
) {
    match drench.limit() {
        Some(limit) => draw_alone(painter, place, theme, drench, limit),
        None => draw_seats(painter, place, theme, game, drench, thinking),
    }
}

/// "9 of 30 moves", and how much of the board is flooded.
fn draw_alone(painter: &Painter, place: Rect, theme: &Theme, drench: &Drench, limit: u16) {
    let shades = &theme.shades;
    let bar_height = 6.0;
    let base = place.bottom() - bar_height - 8.0;
    let large = (base - place.top()).min(44.0);
    let number = write(
        painter,
        pos2(place.left(), base + large * 0.22),
        Align2::LEFT_BOTTOM,
        &format!("{}", drench.moves()),
        heavy(large),
        ink(shades.text),
        place.width(),
    );
    let words = format!("of {limit} moves");
    let held = drench.flood().size(Seat::FIRST);
    let of = drench.board().len();
    let half = place.width() / 2.0;
    write(
        painter,
        pos2(number.right() + 8.0, base),
        Align2::LEFT_BOTTOM,
        &words,
        plain(text::HEADING),
        ink(shades.quiet),
        half - number.width(),
    );
    let tiles = format!("{held} of {of} tiles");
    write(
        painter,
        pos2(place.right(), base),
        Align2::RIGHT_BOTTOM,
        &tiles,
        plain(text::BODY),
        ink(shades.quiet),
        half - 8.0,
    );
    let bar = Rect::from_min_max(pos2(place.left(), place.bottom() - bar_height), place.max);
    let share = held as f32 / of as f32;
    balance(
        painter,
        bar,
        theme,
        (share, paint_of(drench, Seat::FIRST)),
        (0.0, shades.line),
    );
}

/// A card for each seat, and the balance between them.
fn draw_seats(
    painter: &Painter,
    place: Rect,
    theme: &Theme,
    game: &Session,
    drench: &Drench,
    thinking: bool,
) {
    let bar_height = 6.0;
    let gap = 8.0;
    let cards = Rect::from_min_max(
        place.min,
        pos2(place.right(), place.bottom() - bar_height - gap),
    );
    let (form, gap) = match (cards.height() >= 140.0, cards.width() >= 300.0) {
        (true, _) => (Form::Tall, gap),
        (false, true) => (Form::Wide, gap),
        (false, false) => (Form::Line, 2.0),
    };
    for seat in drench.seats() {
        let at = f32::from(seat.0);
        let card = match form {
            Form::Wide => {
                let width = (cards.width() - gap) / 2.0;
                let left = at * (width + gap);
                Rect::from_min_size(cards.min + vec2(left, 0.0), vec2(width, cards.height()))
            }
            Form::Tall | Form::Line => {
                let height = (cards.height() - gap) / 2.0;
                let top = at * (height + gap);
                Rect::from_min_size(cards.min + vec2(0.0, top), vec2(cards.width(), height))
            }
        };
        draw_seat(painter, card, form, theme, game, drench, seat, thinking);
    }
    let bar = Rect::from_min_max(pos2(place.left(), place.bottom() - bar_height), place.max);
    let share = |seat| {
        (
            drench.score(seat) as f32 / drench.board().len() as f32,
            paint_of(drench, seat),
        )
    };
    balance(painter, bar, theme, share(Seat::FIRST), share(Seat::SECOND));
}

/// How a seat's card is laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Below the other, with room.
    Tall,
    /// Beside the other.
    Wide,
    /// Below the other, in a line.
    Line,
}

/// A seat's colour, its name, what it is doing, and its tiles.
fn draw_seat(
    painter: &Painter,
    card: Rect,
    form: Form,
    theme: &Theme,
    game: &Session,
    drench: &Drench,
    seat: Seat,
    thinking: bool,
) {
    let shades = &theme.shades;
    let moves_next = drench.to_move() == Turn::Of(seat);
    let ground = match moves_next {
        true => shades.raised,
        false => shades.surface,
    };
    painter.rect_filled(card, 12.0_f32.min(card.height() * 0.3), ink(ground));
    let (margin, number) = match form {
        Form::Tall => (10.0, text::TITLE),
        Form::Wide => (10.0, 24.0),
        Form::Line => (4.0, 17.0),
    };
    let side = (card.height() - 2.0 * margin).min(40.0);
    let middle = card.center().y;
    let swatch = Rect::from_center_size(
        pos2(card.left() + margin + side / 2.0, middle),
        vec2(side, side),
    );
    let paint = paint_of(drench, seat);
    painter.rect_filled(swatch, side * 0.2, ink(paint));
    let colour = drench.flood().colour(seat);
    let symbol = ink(palette::ink(paint));
    draw_symbol(painter, swatch.center(), side * 0.5, colour, symbol);
    let score = write(
        painter,
        pos2(card.right() - margin - 2.0, middle),
        Align2::RIGHT_CENTER,
        &drench.score(seat).to_string(),
        heavy(number),
        ink(shades.text),
        card.width() / 2.0,
    );
    let left = swatch.right() + 10.0;
    let width = score.left() - left - 6.0;
    let doing = doing(game, drench, seat, thinking);
    let name = match game.players().get(seat.index()) {
        Some(Player::Computer(level)) if width < 120.0 => level.name().to_owned(),
        _ => name(game, seat),
    };
    let (strong, quiet) = (ink(shades.text), ink(shades.quiet));
    let left_centre = Align2::LEFT_CENTER;
    if form == Form::Line {
        let at = pos2(left, middle);
        let name = write(
            painter,
            at,
            left_centre,
            &name,
            heavy(text::SMALL),
            strong,
            width,
        );
        let at = pos2(name.right() + 8.0, middle);
        let width = score.left() - at.x - 6.0;
        write(painter, at, left_centre, doing, plain(12.0), quiet, width);
    } else {
        let line = |down: f32| pos2(left, middle + down);
        write(
            painter,
            line(-9.0),
            left_centre,
            &name,
            heavy(text::BODY),
            strong,
            width,
        );
        write(
            painter,
            line(10.0),
            left_centre,
            doing,
            plain(text::SMALL),
            quiet,
            width,
        );
    }
}

/// The buttons of the colours, and a line of advice; the colour that was pressed.
pub fn draw_colours(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    game: &Session,
    drench: &Drench,
    hint: &Hint,
) -> Option<Colour> {
    let to_move = game.player_to_move();
    let hinted = match *hint {
        Hint::Found(Move::Paint(colour)) => Some(colour),
        _ => None,
    };
    if let Some(place) = at.advice {
        let advice = match (hint, to_move) {
            (Hint::Found(Move::Paint(colour)), _) => {
                format!("Try {}", palette::paint(colour.index()).name)
            }
            (Hint::Sought, _) => "Looking for a good move…".to_owned(),
            (Hint::None, Some((_, Player::Computer(_)))) => "The computer is to move".to_owned(),
            (Hint::None, _) => "Choose a colour, or click a tile".to_owned(),
        };
        let left = pos2(place.left(), place.center().y);
        write(
            ui.painter(),
            left,
            Align2::LEFT_CENTER,
            &advice,
            plain(text::BODY),
            ink(theme.shades.quiet),
            place.width(),
        );
    }
    let mut chosen = None;
    for (&place, colour) in at.colours.iter().zip((0..).map(Colour)) {
        let holder = drench
            .seats()
            .find(|&seat| drench.flood().colour(seat) == colour);
        let availability = match holder {
            Some(seat) => Availability::Not(owner(game, seat, place.width() < 80.0)),
            None if hinted == Some(colour) => Availability::Hinted,
            None => Availability::Free,
        };
        if ui::colour_button(ui, place, theme, colour, availability).clicked() {
            chosen = Some(colour);
        }
    }
    chosen
}

/// Whose a colour is, on its button.
fn owner(game: &Session, seat: Seat, in_short: bool) -> &'static str {
    match (game.players().get(seat.index()), people(game)) {
        (Some(Player::Computer(_)), _) => "theirs",
        (_, 1) => "yours",
        _ => match (seat == Seat::FIRST, in_short) {
            (true, false) => "Player 1",
            (true, true) => "P 1",
            (false, false) => "Player 2",
            (false, true) => "P 2",
        },
    }
}

/// How many people play.
fn people(game: &Session) -> usize {
    let humans = game.players().iter();
    humans.filter(|&&player| player == Player::Human).count()
}

/// What a seat is called.
pub fn name(game: &Session, seat: Seat) -> String {
    match game.players().get(seat.index()) {
        Some(Player::Computer(level)) => format!("Computer, {}", level.name().to_lowercase()),
        _ if people(game) == 1 => "You".to_owned(),
        _ => format!("Player {}", seat.0 + 1),
    }
}

fn doing(game: &Session, drench: &Drench, seat: Seat, thinking: bool) -> &'static str {
    match drench.outcome() {
        Some(Outcome::Won(winner)) if winner == seat => return "won",
        Some(Outcome::Draw) => return "drew",
        Some(_) => return "lost",
        None => {}
    }
    let is_human = game.players().get(seat.index()) == Some(&Player::Human);
    match (drench.to_move() == Turn::Of(seat), is_human) {
        (false, _) => "waiting",
        (true, true) if people(game) == 1 => "your turn",
        (true, true) => "to move",
        (true, false) if thinking => "thinking",
        (true, false) => "to move",
    }
}

/// The result in a few words, and by how much.
pub fn result(game: &Session, drench: &Drench) -> (String, String) {
    let tiles = drench.board().len();
    match (drench.outcome(), drench.limit()) {
        (Some(Outcome::Won(_)), Some(limit)) => {
            let spare = limit.saturating_sub(drench.moves());
            let spared = match spare {
                0 => "With the very last move".to_owned(),
                1 => "1 move to spare".to_owned(),
                _ => format!("{spare} moves to spare"),
            };
            (format!("Flooded in {} moves", drench.moves()), spared)
        }
        (Some(_), Some(limit)) => {
            let left = tiles as u32 - drench.flood().size(Seat::FIRST);
            let tiles = if left == 1 {
                "1 tile was".to_owned()
            } else {
                format!("{left} tiles were")
            };
            (
                "Out of moves".to_owned(),
                format!("{tiles} left after {limit} moves"),
            )
        }
        (Some(Outcome::Won(winner)), None) => {
            let lead = drench.score(winner) - drench.score(winner.other());
            let tiles = if lead == 1 {
                "1 tile".to_owned()
            } else {
                format!("{lead} tiles")
            };
            let won = match name(game, winner).as_str() {
                "You" => "You won".to_owned(),
                name if name.starts_with("Computer") => "The computer won".to_owned(),
                name => format!("{name} won"),
            };
            let scores = (drench.score(winner), drench.score(winner.other()));
            (won, format!("By {tiles}: {} to {}", scores.0, scores.1))
        }
        _ => {
            let each = drench.score(Seat::FIRST);
            ("A draw".to_owned(), format!("{each} tiles each"))
        }
    }
}
