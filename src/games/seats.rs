//! Seat cards: colour and symbol, name, current activity and number.

use crate::core::language::SpokenLanguage;
use crate::core::palette::{self, Rgb};
use crate::core::rects::{centred, sized};
use crate::core::theme::{ink, text};
use crate::games::game_ui::{Panel, SeatResult};
use crate::text::Text;
use crate::ui::{draw_symbol, heavy, plain, write};
use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, pos2, vec2};
use tessella_games::{Colour, Level, Outcome, Rules, Seat};
use tessella_language::{Language, tr};
use tessella_lobby::DisplayName;
use tessella_session::{Player, Session};

/// Content of a seat card.
pub struct Card {
    /// Seat.
    pub seat: Seat,
    /// Colour of the seat.
    pub rgb: Rgb,
    /// Index of the seat's symbol.
    pub symbol: usize,
    /// Number shown, such as the count of tiles; may be empty.
    pub number: String,
    /// Current activity, in one or two words.
    pub doing: String,
}

/// Returns how a seat has ended the game, in a word; `None` while that is open.
pub fn result_word(panel: &Panel<'_>, seat: Seat, language: Language) -> Option<&'static str> {
    let known = panel.results.get(seat.index()).copied().flatten();
    // The result is told after the last move has been shown.
    let result = match (known, panel.game.position().outcome()) {
        (Some(SeatResult::Out), _) => SeatResult::Out,
        _ if panel.is_animating => return None,
        (Some(known), _) => known,
        (None, Some(Outcome::Won(winner))) if winner == seat => SeatResult::Won,
        (None, Some(Outcome::Draw)) => SeatResult::Drew,
        (None, Some(Outcome::Won(_) | Outcome::Lost)) => SeatResult::Lost,
        (None, None) => return None,
    };
    Some(match result {
        SeatResult::Won => tr!(language, "seat-doing-won"),
        SeatResult::Lost => tr!(language, "seat-doing-lost"),
        SeatResult::Drew => tr!(language, "seat-doing-drew"),
        SeatResult::Out => tr!(language, "seat-doing-out"),
    })
}

/// Returns the current activity of a seat: its result, or whose turn it is while the game is played. Empty in a replay.
pub fn doing(panel: &Panel<'_>, seat: Seat, language: Language) -> String {
    let game = panel.game;
    let word = match (result_word(panel, seat, language), game.player_to_move()) {
        (Some(word), _) => word,
        (None, Some((to_move, player))) if panel.has_turns => match player {
            _ if to_move != seat => tr!(language, "seat-doing-waiting"),
            Player::Human if game.people() == 1 => tr!(language, "seat-doing-your-turn"),
            Player::Computer(_) | Player::ProblemOpponent if panel.thinking => {
                tr!(language, "seat-doing-thinking")
            }
            _ => tr!(language, "seat-doing-to-move"),
        },
        (None, _) => "",
    };
    word.to_owned()
}

/// Layout of a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Stacked, with several lines.
    Tall,
    /// Side by side.
    Wide,
    /// Stacked, in one line.
    Line,
    /// Compact, for many seats: symbol and number, and the name if there is room.
    Chip,
}

/// Draws the cards of all seats.
pub fn draw_cards(painter: &Painter, rect: Rect, panel: &Panel<'_>, cards: &[Card]) {
    let (columns, form, gap) = match cards.len() {
        0..=2 if rect.height() >= 140.0 => (1, Form::Tall, 8.0),
        0..=2 if rect.width() >= 300.0 => (2, Form::Wide, 8.0),
        0..=2 => (1, Form::Line, 2.0),
        3 | 4 if rect.height() >= 140.0 => (1, Form::Line, 4.0),
        3 | 4 => (2, Form::Chip, 4.0),
        _ if rect.height() >= 140.0 => (2, Form::Chip, 4.0),
        5..=8 => (4, Form::Chip, 4.0),
        _ => (5, Form::Chip, 4.0),
    };
    let rows = cards.len().div_ceil(columns) as f32;
    let size = vec2(
        (rect.width() - gap * (columns as f32 - 1.0)) / columns as f32,
        (rect.height() - gap * (rows - 1.0)) / rows,
    );
    for (at, card) in cards.iter().enumerate() {
        let (column, row) = ((at % columns) as f32, (at / columns) as f32);
        let corner = rect.min + vec2(column * (size.x + gap), row * (size.y + gap));
        draw_card(painter, sized(corner, size), form, panel, card);
    }
}

fn draw_card(painter: &Painter, rect: Rect, form: Form, panel: &Panel<'_>, card: &Card) {
    let language = painter.language();
    let shades = &panel.theme.shades;
    let to_move = panel.game.position().to_move().seat();
    let moves_next = panel.has_turns && to_move == Some(card.seat);
    let ground = match moves_next {
        true => shades.raised,
        false => shades.surface,
    };
    painter.rect_filled(rect, 12.0_f32.min(rect.height() * 0.3), ink(ground));
    let (margin, number) = match form {
        Form::Tall => (10.0, text::TITLE),
        Form::Wide => (10.0, 24.0),
        Form::Line => (4.0, 17.0),
        Form::Chip => (3.0, 15.0),
    };
    let side = (rect.height() - 2.0 * margin).min(40.0);
    let middle = rect.center().y;
    let swatch = centred(
        pos2(rect.left() + margin + side / 2.0, middle),
        vec2(side, side),
    );
    painter.rect_filled(swatch, side * 0.2, ink(card.rgb));
    let symbol = ink(palette::ink(card.rgb));
    draw_symbol(
        painter,
        swatch.center(),
        side * 0.5,
        Colour(card.symbol as u8),
        symbol,
    );
    let (strong, quiet) = (ink(shades.text), ink(shades.quiet));
    let number = write(
        painter,
        pos2(rect.right() - margin - 2.0, middle),
        Align2::RIGHT_CENTER,
        &card.number,
        heavy(number),
        strong,
        rect.width() / 2.0,
    );
    let left = swatch.right() + if form == Form::Chip { 5.0 } else { 10.0 };
    let width = number.left() - left - 6.0;
    let name = match panel.game.players().get(card.seat.index()) {
        Some(Player::Computer(level)) if width < 120.0 && panel.game.players().len() == 2 => {
            level.text(language)
        }
        _ if form == Form::Chip => short_seat_name(panel.game, card.seat, language),
        _ => seat_name(panel.game, card.seat, language),
    };
    let label = CardLabel {
        name,
        doing: &card.doing,
        strong,
        quiet,
    };
    label.draw(painter, form, pos2(left, middle), width);
}

/// Name and activity of a seat on its card.
struct CardLabel<'a> {
    name: String,
    doing: &'a str,
    strong: Color32,
    quiet: Color32,
}

impl CardLabel<'_> {
    /// Draws the text to the right of the middle of the card's left edge.
    fn draw(&self, painter: &Painter, form: Form, left: Pos2, width: f32) {
        let write = |at: Pos2, message: &str, font: FontId, color: Color32, width: f32| {
            write(
                painter,
                at,
                Align2::LEFT_CENTER,
                message,
                font,
                color,
                width,
            )
        };
        let right = left.x + width;
        match form {
            Form::Line => {
                let font = heavy(text::SMALL);
                let name = write(left, &self.name, font, self.strong, width);
                let at = pos2(name.right() + 8.0, left.y);
                write(at, self.doing, plain(12.0), self.quiet, right - at.x);
            }
            Form::Chip if width < 30.0 => {}
            Form::Chip => {
                write(left, &self.name, heavy(12.0), self.strong, width);
            }
            Form::Tall | Form::Wide => {
                let (above, below) = (left - vec2(0.0, 9.0), left + vec2(0.0, 10.0));
                write(above, &self.name, heavy(text::BODY), self.strong, width);
                write(below, self.doing, plain(text::SMALL), self.quiet, width);
            }
        }
    }
}

/// Title of a seat.
enum SeatTitle<'a> {
    /// Name of a person, or what a server calls the player.
    Name(&'a str),
    /// The only computer player.
    Computer(Level),
    /// One of several computer players, by its number.
    ComputerNumber(u8),
    /// The other seat in a problem.
    Opponent,
    /// The only person.
    You,
    /// One of several people, by the number.
    PlayerNumber(u8),
}

fn seat_title(game: &Session, seat: Seat) -> SeatTitle<'_> {
    let (players, people) = (game.players(), game.people());
    let is_human = players.get(seat.index()) == Some(&Player::Human);
    if let Some(name) = game.name_of(seat).filter(|_| !(is_human && people == 1)) {
        return SeatTitle::Name(name);
    }
    match players.get(seat.index()) {
        Some(&Player::Computer(level)) if players.len() == 2 => SeatTitle::Computer(level),
        Some(Player::Computer(_)) => SeatTitle::ComputerNumber(seat.0 + 1),
        Some(Player::ProblemOpponent) => SeatTitle::Opponent,
        _ if people == 1 => SeatTitle::You,
        _ => SeatTitle::PlayerNumber(seat.0 + 1),
    }
}

/// Returns `true` if a seat is that of the only person on this device.
pub fn is_you(game: &Session, seat: Seat) -> bool {
    let is_human = game.players().get(seat.index()) == Some(&Player::Human);
    is_human && game.people() == 1
}

/// Returns the display name of a seat.
pub fn seat_name(game: &Session, seat: Seat, language: Language) -> String {
    match seat_title(game, seat) {
        SeatTitle::Name(name) => name.to_owned(),
        SeatTitle::Computer(level) => DisplayName::Computer(level).text(language),
        SeatTitle::ComputerNumber(number) => tr!(language, "seat-computer", number),
        SeatTitle::Opponent => tr!(language, "seat-opponent").to_owned(),
        SeatTitle::You => tr!(language, "seat-you").to_owned(),
        SeatTitle::PlayerNumber(number) => tr!(language, "seat-player", number),
    }
}

/// Returns the display name of a seat, in a few letters if it is called by its number.
fn short_seat_name(game: &Session, seat: Seat, language: Language) -> String {
    match seat_title(game, seat) {
        SeatTitle::ComputerNumber(number) => tr!(language, "seat-computer-short", number),
        SeatTitle::PlayerNumber(number) => tr!(language, "seat-player-short", number),
        _ => seat_name(game, seat, language),
    }
}

/// Returns the number of a seat, from 1, if its player is a person who is called by it.
pub fn player_number(game: &Session, seat: Seat) -> Option<u8> {
    match seat_title(game, seat) {
        SeatTitle::PlayerNumber(number) => Some(number),
        _ => None,
    }
}

/// Returns the text for the seat to move, or `None` if a player on this device moves.
pub fn others_turn(game: &Session, language: Language) -> Option<String> {
    match game.player_to_move()? {
        (_, Player::Human) => None,
        (_, Player::Computer(_)) => Some(tr!(language, "seat-turn-computer").to_owned()),
        (_, Player::ProblemOpponent) => Some(tr!(language, "seat-turn-opponent").to_owned()),
        (seat, Player::Remote) => {
            let name = seat_name(game, seat, language);
            Some(tr!(language, "seat-turn-person", name))
        }
    }
}

/// Returns the text for the seat that wins if both play well, inside of a sentence: "you are winning", "Ann is winning".
pub fn winning_words(game: &Session, seat: Seat, language: Language) -> String {
    match seat_title(game, seat) {
        SeatTitle::You => tr!(language, "analysis-winning-you").to_owned(),
        SeatTitle::Computer(_) => tr!(language, "analysis-winning-computer").to_owned(),
        SeatTitle::Name(name) if is_computer_name(name, language) => {
            tr!(language, "analysis-winning-computer").to_owned()
        }
        SeatTitle::Opponent => tr!(language, "analysis-winning-opponent").to_owned(),
        SeatTitle::ComputerNumber(number) | SeatTitle::PlayerNumber(number) => {
            tr!(language, "analysis-winning-player-number", number)
        }
        SeatTitle::Name(name) => tr!(language, "analysis-winning-person", name),
    }
}

/// Returns the text for the winner: "You won", "The computer won", "Player 3 won".
pub fn won_words(game: &Session, winner: Seat, language: Language) -> String {
    match seat_title(game, winner) {
        SeatTitle::You => tr!(language, "seat-won-you").to_owned(),
        SeatTitle::Computer(_) => tr!(language, "seat-won-computer").to_owned(),
        SeatTitle::Name(name) if is_computer_name(name, language) => {
            tr!(language, "seat-won-computer").to_owned()
        }
        SeatTitle::Opponent => tr!(language, "seat-won-opponent").to_owned(),
        SeatTitle::ComputerNumber(number) => {
            tr!(language, "seat-won-computer-number", number)
        }
        SeatTitle::PlayerNumber(number) => tr!(language, "seat-won-player-number", number),
        SeatTitle::Name(name) => tr!(language, "seat-won-person", name),
    }
}

/// Returns the text for the winner that follows the name of the game: "you won", "player 3 won".
pub fn won_state(game: &Session, winner: Seat, language: Language) -> String {
    match seat_title(game, winner) {
        SeatTitle::You => tr!(language, "seat-state-won-you").to_owned(),
        SeatTitle::Computer(_) => tr!(language, "seat-state-won-computer").to_owned(),
        SeatTitle::Name(name) if is_computer_name(name, language) => {
            tr!(language, "seat-state-won-computer").to_owned()
        }
        SeatTitle::Opponent => tr!(language, "seat-state-won-opponent").to_owned(),
        SeatTitle::ComputerNumber(number) => {
            tr!(language, "seat-state-won-computer-number", number)
        }
        SeatTitle::PlayerNumber(number) => {
            tr!(language, "seat-state-won-player-number", number)
        }
        SeatTitle::Name(name) => tr!(language, "seat-state-won-person", name),
    }
}

/// Returns `true` for the name that a server gives a computer player.
fn is_computer_name(name: &str, language: Language) -> bool {
    let names = Level::ALL.iter().map(|&level| DisplayName::Computer(level));
    names
        .into_iter()
        .any(|computer| computer.text(language) == name)
}
