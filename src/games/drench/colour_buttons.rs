//! Colour buttons of Drench, and the tiles that each would win.

use crate::core::Hint;
use crate::core::language::SpokenLanguage;
use crate::core::palette::Paints;
use crate::core::theme::Themed;
use crate::games::game_ui::{GameUi, Panel, UiAction};
use crate::games::seats::{others_turn, player_number, seat_name, won_words};
use crate::ui::{self, Availability, BODY};
use bevy_egui::egui::{Align2, Context, Id, Ui};
use std::sync::Arc;
use tessella_boards::CellId;
use tessella_games::drench::Drench;
use tessella_games::{Advice, Colour, Effect, GameCode, Move, Rules, Seat, Turn};
use tessella_language::{Language, tr};
use tessella_session::{Player, Session};

/// Draws the colour buttons and a line of advice. Returns the colour that was pressed, or the one whose gain the player looks at.
pub(super) fn draw_colours(ui: &mut Ui, panel: &Panel<'_>, drench: &Drench) -> Option<UiAction> {
    let (language, paints) = (ui.language(), ui.current_theme().paints);
    let name = |colour: Colour| paints.paint(colour.index()).name(language);
    let hinted = match *panel.hint {
        Hint::Found(Advice::Play {
            mv: Move::Paint(colour),
            ..
        }) => Some(colour),
        _ => None,
    };
    let line = panel.at.advice;
    if let Some(line) = line.filter(|_| !panel.in_lesson && panel.has_turns) {
        let advice = match (hinted, panel.hint) {
            (Some(colour), _) => tr!(language, "drench-advice-try", colour = name(colour)),
            (None, Hint::Searching) => tr!(language, "advice-searching").to_owned(),
            (None, Hint::Found(advice)) => drench.advice(advice, language),
            (None, Hint::None) => decided(panel.game, drench, &paints, language)
                .or_else(|| others_turn(panel.game, language))
                .unwrap_or_else(|| tr!(language, "drench-choose").to_owned()),
        };
        let style = BODY.quiet();
        ui::draw_text(ui.painter(), line, Align2::LEFT_CENTER, style, &advice);
    }
    let gains = gains(ui.ctx(), panel.game, drench);
    let (mut chosen, mut previewed) = (None, None);
    for (&rect, colour) in panel.at.colours.iter().zip((0..).map(Colour)) {
        let mut seats = drench.seats();
        let holder = seats.find(|&seat| drench.flood().colour(seat) == colour);
        let availability = match holder {
            Some(seat) => {
                let name = owner(panel.game, seat, false, (&paints, language));
                Availability::Not(if ui::fits_on_held(ui.ctx(), rect, &name) {
                    name
                } else {
                    owner(panel.game, seat, true, (&paints, language))
                })
            }
            None => {
                let gain = gains.get(colour.index()).copied();
                if hinted == Some(colour) {
                    Availability::Hinted(gain)
                } else {
                    Availability::Free(gain)
                }
            }
        };
        let response = ui::colour_button(ui, rect, colour, &availability);
        if let Availability::Free(Some(tiles)) | Availability::Hinted(Some(tiles)) = availability {
            ui.ctx().accesskit_node_builder(response.id, |node| {
                let colour = name(colour);
                node.set_label(tr!(language, "colour-button-tiles", colour, tiles));
            });
        }
        let mv = Move::Paint(colour);
        if response.clicked() {
            chosen = Some(UiAction::Move(mv));
        } else if response.hovered() || response.is_pointer_button_down_on() {
            previewed = Some(UiAction::Preview(mv));
        } else if response.has_focus() {
            previewed = previewed.or(Some(UiAction::Preview(mv)));
        }
    }
    chosen.or(previewed)
}

/// Returns who has won a game that goes on, and by how many tiles.
fn decided(game: &Session, drench: &Drench, paints: &Paints, language: Language) -> Option<String> {
    let winner = GameUi::certain_winner(drench)?;
    let won = won_words(game, winner, paints, language);
    let (held, all) = (drench.score(winner), drench.board().len());
    Some(tr!(language, "drench-decided", won, held, all))
}

/// What each colour would win, and what that depends on: the board and the number of moves.
#[derive(Clone)]
struct Gains {
    of: (GameCode, usize),
    tiles: Arc<[usize]>,
}

/// Returns how many tiles each colour would win. It is kept until the position changes, because it takes a flood for each colour.
fn gains(context: &Context, game: &Session, drench: &Drench) -> Arc<[usize]> {
    let id = Id::new("gains of colours");
    let of = (game.code().clone(), game.cursor());
    let known = context.data(|data| data.get_temp::<Gains>(id));
    if let Some(known) = known.filter(|known| known.of == of) {
        return known.tiles;
    }
    let colours = (0..drench.setup().colours).map(Colour);
    let tiles: Arc<[usize]> = colours
        .map(|colour| won_cells(drench, colour).len())
        .collect();
    let known = Gains {
        of,
        tiles: tiles.clone(),
    };
    context.data_mut(|data| data.insert_temp(id, known));
    tiles
}

/// Returns the cells that the seat to move would win with a colour.
pub(super) fn won_cells(drench: &Drench, colour: Colour) -> Vec<CellId> {
    let (Turn::Player(seat), mv) = (drench.to_move(), Move::Paint(colour)) else {
        return Vec::new();
    };
    if drench.check(seat, mv).is_err() {
        return Vec::new();
    }
    let changed = drench.effects(seat, mv).into_iter();
    changed
        .filter_map(|effect| match effect {
            Effect::CellChanged { cell, .. } => Some(cell),
            _ => None,
        })
        .filter(|&cell| drench.flood().holder(cell).is_none())
        .collect()
}

/// Returns the label of the colour that a seat holds, for its button.
fn owner(
    game: &Session,
    seat: Seat,
    in_short: bool,
    (paints, language): (&Paints, Language),
) -> String {
    match (game.players().get(seat.index()), game.people()) {
        (Some(Player::Computer(_)), _) | (Some(Player::Remote), 1) => {
            tr!(language, "drench-holder-other").to_owned()
        }
        (_, 1) => tr!(language, "drench-holder-you").to_owned(),
        _ => match player_number(game, seat).filter(|_| in_short) {
            Some(number) => tr!(language, "drench-holder-player-short", number),
            None => seat_name(game, seat, paints, language),
        },
    }
}
