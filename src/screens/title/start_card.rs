//! Card to begin with: the way back to a seat, the game to continue, or a game to start.

use super::return_card::{Answer, draw_return};
use crate::core::CurrentGame;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, inset};
use crate::core::settings::Settings;
use crate::core::theme::{Themed, ink, radius, space, tell_theme};
use crate::games::{self, about, draw_picture};
use crate::net::SeatReturn;
use crate::screens::game_card::{draw_listed_on, draw_session, write_on_card};
use crate::screens::game_list::{GameList, ListedGame};
use crate::text::Text;
use crate::ui::{self, Button, Face};
use bevy_egui::egui::{Painter, Rect, Ui, vec2};
use lucide_icons::Icon;
use tessella_games::{Game, Position};
use tessella_language::tr;
use tessella_session::{GameId, Session};

/// Height from which the card has its picture above the words, in points.
const TALL: f32 = 200.0;
/// Width of a low card below which it has no picture, in points.
const NARROW: f32 = 180.0;
/// Height of the words below the picture, in points.
const WORDS: f32 = 56.0;
/// Height of a button that stands out, in points.
const BUTTON: f32 = 52.0;

/// What the player can begin with.
pub(super) enum Start {
    /// A seat in a network game.
    Return(SeatReturn),
    /// The game being played.
    Current,
    /// Another game of this device.
    Stored(ListedGame),
    /// A game that the player does not know yet, which begins with its lesson.
    First(Game),
    /// A new game of the kind that was played last.
    Again(Game),
}

impl Start {
    /// Returns what is most likely wanted next. A seat may wait for a minute only, and every other game for ever.
    pub(super) fn new(
        back: Option<SeatReturn>,
        current: &CurrentGame,
        list: &GameList,
        settings: &Settings,
    ) -> Self {
        if let Some(back) = back {
            return Self::Return(back);
        }
        if current.game().is_some_and(Session::can_continue) {
            return Self::Current;
        }
        if let Some(game) = list.continuable().next() {
            return Self::Stored(game.clone());
        }
        let learned = || {
            let last = settings.lessons.last()?;
            Game::ALL.iter().copied().find(|game| game.name() == last)
        };
        match list.last_kind().or_else(learned) {
            Some(game) => Self::Again(game),
            None => Self::First(Game::Drench),
        }
    }

    /// Returns `true` if the player has not played yet.
    pub(super) const fn is_first(&self) -> bool {
        matches!(self, Self::First(_))
    }

    /// Returns the game of this device that is offered.
    pub(super) fn id(&self, current: &CurrentGame) -> Option<GameId> {
        match self {
            Self::Current => current.local.current_id(),
            Self::Stored(game) => Some(game.stored.id),
            Self::Return(_) | Self::First(_) | Self::Again(_) => None,
        }
    }

    /// Draws the card. Returns what was pressed.
    pub(super) fn draw<'p>(
        &self,
        ui: &mut Ui,
        rect: Rect,
        current: &CurrentGame,
        list: &mut GameList,
        sample: impl Fn(Game) -> Option<&'p Position>,
    ) -> Option<Answer> {
        let language = ui.language();
        let (label, about, action) = match self {
            Self::Return(back) => return draw_return(ui, rect, back),
            Self::Current | Self::Stored(_) => {
                let label = tr!(language, "title-continue");
                (label.to_owned(), "", label)
            }
            Self::First(game) => (
                tr!(language, "title-start", game = game.text(language)),
                tr!(language, "title-start-about"),
                tr!(language, "setup-play"),
            ),
            Self::Again(game) => (
                tr!(language, "title-again", game = game.text(language)),
                (about(*game).tagline)(language),
                tr!(language, "setup-play"),
            ),
        };
        let is_tall = rect.height() >= TALL;
        // The button of a tall card says it.
        let caption = (!is_tall).then_some(label.as_str());
        let content = |painter: &Painter, area: Rect| match self {
            Self::Return(_) => {}
            Self::Current => {
                if let Some(game) = current.game() {
                    draw_session(painter, area, game, caption);
                }
            }
            Self::Stored(game) => draw_listed_on(painter, area, list, game, caption),
            Self::First(game) | Self::Again(game) => {
                let (picture, words) = parts(area, is_tall);
                if let Some(position) = sample(*game).filter(|_| picture.width() > 0.0) {
                    draw_picture(painter, picture, position);
                }
                write_on_card(painter, words, &label, about);
            }
        };
        let theme = ui.current_theme();
        let game = self.game(current);
        tell_theme(
            ui.ctx(),
            theme.on(game.map(|game| games::about(game).ground)),
        );
        // The whole card is pressed, whatever its size is, so it keeps the focus.
        let card = ui::card_in(ui, rect, &label);
        ui::focus_on_arrival(&card, "title");
        let hover = f32::from(u8::from(card.hovered()));
        if is_tall {
            draw_tall(ui, rect, (action, hover), content);
        } else {
            draw_low(ui, rect, hover, content);
        }
        tell_theme(ui.ctx(), theme);
        card.clicked().then_some(Answer::Accept)
    }

    /// Returns the game that is offered, whose page the card has.
    fn game(&self, current: &CurrentGame) -> Option<Game> {
        match self {
            Self::Return(_) => None,
            Self::Current => Some(current.game()?.code().setup.game()),
            Self::Stored(game) => game.game,
            Self::First(game) | Self::Again(game) => Some(*game),
        }
    }
}

/// Returns the places of the picture and the words on a card.
fn parts(area: Rect, is_tall: bool) -> (Rect, Rect) {
    let (picture, words) = if is_tall {
        area.split_top_bottom_at_y(area.bottom() - WORDS)
    } else {
        // Where the words need the width, the cards of the games have the pictures.
        let side = if area.width() < NARROW {
            0.0
        } else {
            area.height().min(0.4 * area.width())
        };
        area.split_left_right_at_x(area.left() + side)
    };
    let gap = if picture.width() > 0.0 && !is_tall {
        space::MEDIUM
    } else {
        0.0
    };
    (picture, between(words.min + vec2(gap, 0.0), words.max))
}

/// Draws a button below the content of a card.
fn draw_tall(
    ui: &Ui,
    rect: Rect,
    (action, hover): (&str, f32),
    content: impl FnOnce(&Painter, Rect),
) {
    let inner = inset(rect, space::LARGE);
    let (above, button) = inner.split_top_bottom_at_y(inner.bottom() - BUTTON);
    content(
        ui.painter(),
        above.with_max_y(above.bottom() - space::MEDIUM),
    );
    let look = Button::new(action).icon(Icon::Play).primary();
    look.draw(ui.painter(), button, (hover, 0.0));
}

/// Draws a small button beside the content of a card.
fn draw_low(ui: &Ui, rect: Rect, hover: f32, content: impl FnOnce(&Painter, Rect)) {
    let (inner, painter) = (inset(rect, space::MEDIUM), ui.painter());
    let side = TARGET.min(inner.height());
    let button = centred(
        inner.right_center() - vec2(side / 2.0, 0.0),
        vec2(side, side),
    );
    let face = Face::primary(&ui.current_theme(), hover);
    let middle = face.draw(painter, button, radius::CONTROL, 0.0).center();
    ui::draw_icon(painter, middle, Icon::Play, 22.0, ink(face.ink));
    content(painter, inner.with_max_x(button.left() - space::MEDIUM));
}
