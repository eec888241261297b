//! The result of a game on this device, in place of its controls below the board.

use crate::core::language::SpokenLanguage;
use crate::core::layout::{TARGET, is_narrow};
use crate::core::palette::Rgb;
use crate::core::rects::centred;
use crate::core::theme::{Theme, Themed, space};
use crate::core::{
    CurrentDaily, CurrentLevel, GameAnalysis, GameNews, GameRequest, NewBoard, OpenScreen, Phase,
    PlayLevel, Screen,
};
use crate::games::game_ui;
use crate::play::parts::{PlayScreen, focus_at_end, two_rows};
use crate::ui::{self, BODY, Button, NUMBER, SMALL, TITLE, TextStyle};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Painter, Rect, Response, Ui, vec2};
use tessella_games::{GameCode, Outcome, Rules};
use tessella_language::{Language, tr};
use tessella_library::analysis::Analysis;
use tessella_session::{Player, Session};

/// Height from which a result has the largest letters, in points.
const ROOMY: f32 = 60.0;
/// Width from which a row of buttons has letters of the usual size, in points.
const ROOM_FOR_LABELS: f32 = 400.0;

/// Draws a result in large letters, and below it in small ones how it came about. `rgb` is the colour of whoever won, if the result is
/// written in it.
pub(super) fn draw_result_words(
    painter: &Painter,
    area: Rect,
    result: &str,
    rgb: Option<Rgb>,
    by: &str,
) {
    let style = if area.height() < ROOMY { NUMBER } else { TITLE };
    let size = style.size;
    let middle = area.center() - vec2(0.0, 0.45 * size);
    let above = centred(middle, vec2(area.width(), 1.1 * size));
    let style = rgb.map_or(style, |rgb| style.rgb(rgb));
    ui::draw_text(painter, above, Align2::CENTER_CENTER, style, result);
    let below = area.with_min_y(above.bottom() + space::TINY);
    ui::draw_text(painter, below, Align2::CENTER_TOP, BODY.quiet(), by);
}

/// Draws the result with the buttons for what comes next.
pub(super) fn draw_result(
    mut screen: PlayScreen,
    news: Res<GameNews>,
    analysis: Res<GameAnalysis>,
    daily: Res<CurrentDaily>,
    level: Res<CurrentLevel>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("result")?;
    let (game, area, language) = (screen.game()?, screen.at().result, ui.language());
    let Some(outcome) = game.position().outcome() else {
        return Ok(());
    };
    let (result, by) = game_ui(game.position()).result(game, &ui.current_theme().paints, language);
    let news = news.0.iter().map(|news| news.text(language));
    let by: Vec<String> = [by].into_iter().chain(news).collect();
    // Two rows of buttons need as much height as a row of text besides.
    let has_two_rows = is_narrow(area.width()) && area.height() >= 3.0 * TARGET + space::TINY;
    let height = if has_two_rows {
        2.0 * TARGET + space::SMALL
    } else {
        TARGET
    };
    let (upper, lower) = two_rows(area, height);
    let rgb = winners_rgb(game, &ui.current_theme());
    draw_result_words(ui.painter(), upper, &result, rgb, &by.join(" · "));
    let is_daily = daily.0.is_some();
    // Whoever lost alone, or the board of a day, wants the same board once more, everybody else another one.
    let is_lost = match outcome {
        Outcome::Won(seat) => is_daily && game.players()[seat.index()] != Player::Human,
        Outcome::Lost => true,
        Outcome::Draw => is_daily,
    };
    let next_level = level.0.as_ref().and_then(|level| level.next.clone());
    let buttons = ResultButtons {
        area: lower,
        has_two_rows,
        is_lost,
        back_to: last_winnable(analysis.0.as_ref()).filter(|_| is_lost),
        again: match next_level {
            _ if is_daily => Again::OtherBoards,
            Some(next) => Again::NextLevel(next),
            None if game.players().len() > 1 => Again::AnotherGame,
            None => Again::NewBoard,
        },
    };
    if is_lost || game_ui(game.position()).has_deals() {
        buttons.draw(ui, &mut commands);
    } else {
        buttons.draw_one_way_on(ui, &mut commands);
    }
    Ok(())
}

/// Returns the colour of the seat that won a game of several, where it is readable in large letters.
fn winners_rgb(game: &Session, theme: &Theme) -> Option<Rgb> {
    /// Least contrast of large letters with the page.
    const READABLE: f32 = 3.0;
    let Some(Outcome::Won(seat)) = game.position().outcome() else {
        return None;
    };
    let rgb = game_ui(game.position()).seat_rgb(seat, theme);
    let contrast = |share: f32| rgb.contrast(theme.shades.page(share));
    let is_readable = contrast(0.0).min(contrast(1.0)) >= READABLE;
    (is_readable && game.players().len() > 1 && !theme.is_high_contrast()).then_some(rgb)
}

/// What the button for another board does.
enum Again {
    /// Shows the other boards of the day.
    OtherBoards,
    NextLevel(GameCode),
    AnotherGame,
    NewBoard,
}

impl Again {
    fn label(&self, language: Language) -> &'static str {
        match self {
            Self::OtherBoards => tr!(language, "result-more-boards"),
            Self::NextLevel(_) => tr!(language, "result-next-level"),
            Self::AnotherGame => tr!(language, "result-play-again"),
            Self::NewBoard => tr!(language, "result-new-board"),
        }
    }

    fn request(&self, commands: &mut Commands) {
        match self {
            Self::OtherBoards => commands.set_state(Screen::Today),
            Self::NextLevel(code) => {
                commands.write_message(PlayLevel(code.clone()));
            }
            Self::AnotherGame | Self::NewBoard => commands.trigger(NewBoard),
        }
    }
}

/// Buttons for what comes next, in one row or in two.
struct ResultButtons {
    area: Rect,
    has_two_rows: bool,
    is_lost: bool,
    /// Number of moves of the last position that could be won, in a lost game.
    back_to: Option<usize>,
    again: Again,
}

impl ResultButtons {
    /// Returns the style of the labels.
    fn style(&self) -> TextStyle {
        if self.has_two_rows || self.area.width() >= ROOM_FOR_LABELS {
            BODY
        } else {
            SMALL
        }
    }

    fn draw(&self, ui: &mut Ui, commands: &mut Commands) {
        let language = ui.language();
        let same_label = if self.is_lost {
            tr!(language, "result-try-again")
        } else {
            tr!(language, "result-restart")
        };
        let again_label = self.again.label(language);
        let replay_label = tr!(language, "result-replay");
        let back_label = self
            .back_to
            .map(|number| tr!(language, "result-back-to-move", move = number));
        let labels = match &back_label {
            Some(back) => [back, same_label, again_label, replay_label],
            None => [
                again_label,
                same_label,
                tr!(language, "result-setup"),
                replay_label,
            ],
        };
        let [first, second, third, fourth] = if self.has_two_rows {
            two_by_two(self.area)
        } else {
            ui::places_of_labels(ui.ctx(), self.area, self.style(), labels)
        };
        let style = self.style();
        let same = Button::new(same_label)
            .style(style)
            .primary_if(self.is_lost && self.back_to.is_none())
            .show_in(ui, second);
        if same.clicked() {
            commands.write_message(GameRequest::Restart);
        }
        draw_replay_button(ui, fourth, style, commands);
        if let (Some(number), Some(label)) = (self.back_to, &back_label) {
            let back = Button::new(label).style(style).primary();
            let back = back.show_in(ui, first);
            focus_at_end(ui, &back, "result");
            if back.clicked() {
                commands.write_message(GameRequest::Branch(number));
            }
            self.draw_again(ui, third, false, commands);
            return;
        }
        let again = self.draw_again(ui, first, !self.is_lost, commands);
        focus_at_end(ui, if self.is_lost { &same } else { &again }, "result");
        draw_setup_button(ui, third, style, commands);
    }

    /// Draws the buttons after a game whose boards are all the same: there is one way on.
    fn draw_one_way_on(&self, ui: &mut Ui, commands: &mut Commands) {
        let language = ui.language();
        let labels = [
            self.again.label(language),
            tr!(language, "result-replay"),
            tr!(language, "result-setup"),
        ];
        let [first, second, third] = if self.has_two_rows {
            let [one, two, three, four] = two_by_two(self.area);
            [one.union(two), three, four]
        } else {
            ui::places_of_labels(ui.ctx(), self.area, self.style(), labels)
        };
        let again = self.draw_again(ui, first, true, commands);
        focus_at_end(ui, &again, "result");
        draw_replay_button(ui, second, self.style(), commands);
        draw_setup_button(ui, third, self.style(), commands);
    }

    /// Draws the button for another board.
    fn draw_again(
        &self,
        ui: &mut Ui,
        rect: Rect,
        is_primary: bool,
        commands: &mut Commands,
    ) -> Response {
        let button = Button::new(self.again.label(ui.language())).style(self.style());
        let again = button.primary_if(is_primary).show_in(ui, rect);
        if again.clicked() {
            self.again.request(commands);
        }
        again
    }
}

fn draw_replay_button(ui: &mut Ui, rect: Rect, style: TextStyle, commands: &mut Commands) {
    let button = Button::new(tr!(ui.language(), "result-replay")).style(style);
    if button.show_in(ui, rect).clicked() {
        commands.set_state(Phase::Replay);
    }
}

fn draw_setup_button(ui: &mut Ui, rect: Rect, style: TextStyle, commands: &mut Commands) {
    let button = Button::new(tr!(ui.language(), "result-setup")).style(style);
    if button.show_in(ui, rect).clicked() {
        commands.trigger(OpenScreen(Screen::Setup));
    }
}

/// Returns the number of moves before the one that lost a game, if an analysis has found it.
fn last_winnable(analysis: Option<&Analysis>) -> Option<usize> {
    let Some(Analysis::Solo(solo)) = analysis else {
        return None;
    };
    let decisive = solo.mistakes.iter().find(|mistake| mistake.is_decisive)?;
    (decisive.ply > 0).then_some(decisive.ply)
}

/// Divides an area into two rows of two.
fn two_by_two(area: Rect) -> [Rect; 4] {
    let (above, below) = area.split_top_bottom_at_fraction(0.5);
    let [one, two] = ui::side_by_side(above.with_max_y(above.bottom() - space::TINY));
    let [three, four] = ui::side_by_side(below.with_min_y(below.top() + space::TINY));
    [one, two, three, four]
}
