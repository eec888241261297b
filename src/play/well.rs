//! What is worth knowing about a game, beside the board in a large window: the goal, the player's results, and the moves.

use crate::board::AnimationClock;
use crate::core::language::{CurrentLanguage, SpokenLanguage};
use crate::core::palette::Paints;
use crate::core::theme::{Theme, radius, space};
use crate::core::{FrameSystems, History, Phase, RedrawAppExt, Screen, ShownGame};
use crate::games::{LOG_LINE, LOG_LINES, LogLine, MadeMove, about, description, draw_log, game_ui};
use crate::play::cube_view::choice_place;
use crate::play::parts::PlayScreen;
use crate::text::Text;
use crate::ui::{self, BODY, NOTE, STRONG};
use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui};
use tessella_games::{GameCode, Move, Seat};
use tessella_language::{Language, tr};
use tessella_session::Session;

/// Greatest number of moves that are listed.
const MOVES: usize = 20;
/// Height of a well from which it has room for the rules, in points.
const RULES: f32 = 200.0;

/// Height of a line of text, in points.
const LINE: f32 = 1.5 * BODY.size;

/// Texts beside the board.
#[derive(Resource, Default, PartialEq)]
pub(super) struct WellTexts {
    /// Results of the player in this game on all boards, if there are any.
    results: Option<String>,
    /// The last moves, the newest first; empty in games with a log.
    moves: Vec<String>,
    /// The last moves in sentences, the newest first; empty in games without a log.
    log: Vec<LogLine>,
    /// The last move without its number, and whose it is.
    last: Option<(Seat, String)>,
}

impl WellTexts {
    const fn is_empty(&self) -> bool {
        self.results.is_none() && self.moves.is_empty() && self.log.is_empty()
    }

    /// Returns the last move of a game of several players, and whose it is.
    pub(super) fn last(&self) -> Option<(Seat, &str)> {
        self.last
            .as_ref()
            .map(|(seat, text)| (*seat, text.as_str()))
    }

    /// Returns the lines of the log. The last move is told after it has been shown.
    pub(super) fn log(&self, is_animating: bool) -> &[LogLine] {
        let skipped = usize::from(is_animating).min(self.log.len());
        &self.log[skipped..]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<WellTexts>().add_systems(
        Update,
        describe_game
            .in_set(FrameSystems::Show)
            .run_if(in_state(Screen::Play)),
    );
}

/// What the texts depend on: the game, how many of its moves are made, the number of results, the language, and the colours,
/// which have names.
type Described = (GameCode, usize, usize, Language, Paints);

fn describe_game(
    shown: ShownGame,
    history: Res<History>,
    theme: Res<Theme>,
    language: Res<CurrentLanguage>,
    mut texts: ResMut<WellTexts>,
    mut known: Local<Option<Described>>,
) {
    let Some(game) = shown.game() else {
        return;
    };
    let results = &history.0.results;
    let now = (
        game.code().clone(),
        game.cursor(),
        results.len(),
        language.0,
        theme.paints,
    );
    if known.as_ref() == Some(&now) {
        return;
    }
    *known = Some(now);
    let of = game.code().setup.game();
    let summary = results.of_game(of);
    let moves = if lists_moves(game) {
        last_moves(game, &theme, language.0)
    } else {
        Vec::new()
    };
    texts.set_if_neq(WellTexts {
        results: (summary.played > 0).then(|| summary.text(language.0)),
        last: moves.first().map(|made| (made.seat, made.action.clone())),
        log: log(&moves),
        moves: moves
            .iter()
            .filter(|made| made.log_line.is_none())
            .map(|made| format!("{}. {}", made.number, made.text))
            .collect(),
    });
}

/// Returns the log of the last moves, which are sorted from the newest. A roll and the choice after it have one line.
fn log(moves: &[Made]) -> Vec<LogLine> {
    let mut lines: Vec<LogLine> = Vec::new();
    let mut is_told = false;
    for made in moves {
        let is_choice = !matches!(made.mv, Move::Chance(_));
        if let Some(text) = made.log_line.clone().filter(|_| !is_told) {
            let seat = made.seat;
            lines.push(LogLine { seat, text });
        }
        is_told = is_choice && made.log_line.is_some();
    }
    lines.truncate(LOG_LINES);
    lines
}

/// Returns `true` if the moves of a game are worth reading: those of several players, and colours.
fn lists_moves(game: &Session) -> bool {
    game.players().len() > 1 || game_ui(game.position()).plays_colours()
}

/// A move in words.
struct Made {
    /// Number of the move, from 1.
    number: usize,
    seat: Seat,
    mv: Move,
    /// What it did.
    action: String,
    /// The same, with the name of its player.
    text: String,
    /// The same as a line of the log, in games that have one.
    log_line: Option<String>,
}

/// Returns the last moves of a game, the newest first.
fn last_moves(game: &Session, theme: &Theme, language: Language) -> Vec<Made> {
    let end = game.cursor();
    let mut replay = game.clone();
    replay.go_to(end.saturating_sub(MOVES));
    let mut moves = Vec::new();
    while replay.cursor() < end {
        let effects = replay.next_effects();
        let played = replay.moves()[replay.cursor()];
        if !replay.go_to(replay.cursor() + 1) {
            break;
        }
        if let Some(seat) = replay.last_mover() {
            let (mv, paints) = (played.mv, &theme.paints);
            let made = MadeMove {
                seat,
                mv,
                effects: &effects,
            };
            let ui = game_ui(replay.position());
            let action = description::action(&replay, seat, mv, &effects, paints, language);
            moves.push(Made {
                number: replay.cursor(),
                seat,
                mv,
                log_line: ui.log_line(&replay, &made, paints, language),
                text: description::by_player(&replay, seat, action.clone(), paints, language),
                action,
            });
        }
    }
    moves.reverse();
    moves
}

/// Returns the place of the well: below the choice between the pictures of a cube, and where a game without buttons leaves room for them.
fn well_place(screen: &PlayScreen) -> Result<Option<Rect>> {
    let well = screen.at().well.filter(|_| screen.phase() != Phase::Replay);
    let Some(well) = well else {
        return Ok(None);
    };
    if !screen.is_playing() || game_ui(screen.game()?.position()).has_buttons() {
        return Ok(Some(well));
    }
    let choice = choice_place(screen)?.map(|choice| choice.bottom() + space::MEDIUM);
    Ok(Some(
        well.with_min_y(choice.unwrap_or(screen.at().result.top())),
    ))
}

/// Draws the goal, the results and the moves, as far as there is room. A log is at the bottom.
pub(super) fn draw_well(
    mut screen: PlayScreen,
    texts: Res<WellTexts>,
    animation_clock: Res<AnimationClock>,
) -> Result {
    let is_playing = screen.is_playing();
    let Some(rect) = well_place(&screen)?.filter(|_| is_playing || !texts.is_empty()) else {
        return Ok(());
    };
    let ui = &mut screen.ui("well")?;
    let (game, language) = (screen.game()?, ui.language());
    ui::draw_tray(ui.painter(), rect, radius::CARD);
    let mut area = rect.shrink(space::LARGE);
    if !texts.log.is_empty() {
        let height = (LOG_LINES as f32 * LOG_LINE).min(area.height());
        let log = area.with_min_y(area.bottom() - height);
        draw_log(ui.painter(), log, texts.log(animation_clock.is_running()));
        area.max.y = log.top() - space::SMALL;
    }
    let mut inner = ui::inside(ui, area);
    let ui = &mut inner;
    ui.spacing_mut().item_spacing.y = space::TINY;
    let of_board = game_ui(game.position()).board_rules(language);
    let about = about(game.code().setup.game());
    if of_board.is_empty() {
        ui::label(ui, STRONG, (about.tagline)(language));
    }
    if is_playing && rect.height() >= RULES {
        // Where no moves are listed, all rules are, as far as there is room.
        let listed = if texts.moves.is_empty() {
            usize::MAX
        } else {
            1
        };
        let rules = (about.rules)(language).into_iter().take(listed);
        if of_board.is_empty() {
            draw_rules(ui, rules);
        } else {
            draw_rules(ui, of_board.iter().map(String::as_str));
        }
    }
    if let Some(results) = &texts.results
        && has_room(ui)
    {
        ui::caption(ui, tr!(language, "well-results"));
        ui::label(ui, BODY, results);
    }
    if !texts.moves.is_empty() && has_room(ui) {
        ui::caption(ui, tr!(language, "well-moves"));
        for text in &texts.moves {
            if ui.available_height() < LINE {
                break;
            }
            ui::label(ui, BODY, text);
        }
    }
    Ok(())
}

/// Draws rules, as far as there is room.
fn draw_rules<'a>(ui: &mut Ui, rules: impl IntoIterator<Item = &'a str>) {
    for rule in rules {
        if ui.available_height() < ui::label_height(ui, NOTE, rule) {
            break;
        }
        ui::label(ui, NOTE, rule);
        ui.add_space(space::TINY);
    }
}

/// Returns `true` if there is room for a caption with a line below it.
fn has_room(ui: &Ui) -> bool {
    ui.available_height() >= 2.6 * BODY.size
}
