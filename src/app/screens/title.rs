//! The title: go on with the game on the table, or begin another.

use super::{DrawScreens, Visit, column};
use crate::app::idle::Moving;
use crate::app::play::{OnTable, mode_of};
use crate::app::screens::setup::Draft;
use crate::app::theme::{Theme, ink, text};
use crate::app::ui::{self, heavy, plain, write};
use crate::app::{Mode, Screen};
use crate::boards::{Hex, HexLayout, Map, Plan, Shape, Square};
use crate::games::drench::{Drench, Players, Setup};
use crate::games::{Outcome, Position, Rules, Start};
use crate::session::Session;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;

/// The boards in the pictures of the modes.
#[derive(Resource)]
struct Pictures([Position; 3]);

const MODES: [(Mode, &str, &str); 3] = [
    (Mode::Alone, "Play alone", "Flood the board in few moves"),
    (Mode::SameDevice, "Two players", "Together on this device"),
    (Mode::Computer, "Against the computer", "Four levels"),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_pictures).add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawScreens).run_if(in_state(Screen::Title)),
    );
}

/// Real boards, played a few moves by the easy computer.
fn make_pictures(mut commands: Commands) -> Result {
    let two = Players::Two { even: true };
    let squares = Shape::Square(Square::new(9, 9));
    let hexes = Shape::Hex(Hex {
        width: 8,
        height: 8,
        layout: HexLayout::OddRows,
    });
    let map = Shape::Map(Map::Seeded { areas: 36, seed: 4 });
    let boards = [
        (squares, Players::One { limit: Some(30) }, 5, 7),
        (hexes, two, 8, 12),
        (map, two, 6, 3),
    ];
    let mut positions = Vec::new();
    for (shape, players, moves, seed) in boards {
        let setup = Setup {
            plan: Plan::even(shape),
            colours: 6,
            players,
        };
        let mut position = Position::Drench(Drench::new(&setup, &Start::Seed(seed))?);
        for _ in 0..moves {
            let crate::games::Turn::Of(seat) = position.to_move() else {
                break;
            };
            let stop = std::sync::atomic::AtomicBool::new(false);
            if let Some(mv) = position.computer_move(crate::games::Level::Easy, &stop) {
                position.advance(seat, mv)?;
            }
        }
        positions.push(position);
    }
    if let Ok(pictures) = positions.try_into() {
        commands.insert_resource(Pictures(pictures));
    }
    Ok(())
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    table: Res<OnTable>,
    pictures: Res<Pictures>,
    mut draft: ResMut<Draft>,
    mut next: ResMut<NextState<Screen>>,
    mut visit: MessageWriter<Visit>,
    mut moving: ResMut<Moving>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let window = ui.max_rect();
    let wide = ui::is_wide(window.size());
    let gap = 12.0;
    let block = column(window, if wide { 840.0 } else { 460.0 });
    let card_height =
        ((window.height() - 24.0 - 2.0 * gap) / if wide { 3.0 } else { 6.4 }).clamp(72.0, 124.0);
    // The name, the game to go on with, and the three ways to begin one, stand together in the middle.
    let (left, right) = if wide {
        let half = (block.width() - 2.0 * gap) / 2.0;
        let height = 3.0 * card_height + 2.0 * gap;
        let left = Rect::from_center_size(
            pos2(block.left() + half / 2.0, window.center().y),
            vec2(half, height),
        );
        (
            left,
            Rect::from_min_size(pos2(block.right() - half, left.top()), vec2(half, height)),
        )
    } else {
        let height = 56.0 + 4.0 * card_height + 5.0 * gap + 56.0;
        let top = ((window.height() - height) / 2.0).max(8.0);
        let upper = Rect::from_min_size(pos2(block.left(), top), vec2(block.width(), height));
        let right_top = top + 56.0 + card_height + 2.0 * gap;
        (
            upper,
            Rect::from_min_size(
                pos2(block.left(), right_top),
                vec2(block.width(), 3.0 * card_height + 2.0 * gap),
            ),
        )
    };
    let sign = Rect::from_min_size(pos2(left.left(), left.top() + 8.0), vec2(40.0, 40.0));
    ui::draw_sign(ui.painter(), sign);
    let name = pos2(sign.right() + 14.0, sign.center().y);
    write(
        ui.painter(),
        name,
        Align2::LEFT_CENTER,
        "Tessella",
        heavy(text::TITLE),
        ink(theme.shades.text),
        left.width() - 60.0,
    );

    let place = Rect::from_min_size(
        pos2(left.left(), left.top() + 56.0 + gap),
        vec2(left.width(), card_height),
    );
    match table.game() {
        Some(game) => {
            let card = draw_continue(ui, place, &theme, game);
            ui::focus_on_arrival(&card, "title");
            if card.clicked() {
                next.set(Screen::Play);
                moving.now();
            }
        }
        None => draw_welcome(ui, place, &theme),
    }
    for (at, (&(mode, name, about), picture)) in MODES.iter().zip(&pictures.0).enumerate() {
        let top = right.top() + at as f32 * (card_height + gap);
        let place = Rect::from_min_size(pos2(right.left(), top), vec2(right.width(), card_height));
        let card = draw_mode(ui, place, &theme, name, about, picture);
        ui::focus_on_arrival(&card, "title");
        if card.clicked() {
            draft.begin(mode);
            next.set(Screen::Setup);
            moving.now();
        }
    }
    let foot = Rect::from_min_max(pos2(left.left(), left.bottom() - 56.0), left.max);
    let [settings, help] = [0.0, 1.0].map(|at| {
        let width = foot.width() / 2.0;
        Rect::from_min_size(foot.min + vec2(width * at, 0.0), vec2(width, foot.height()))
    });
    if ui::tool(ui, settings, &theme, Icon::Settings, "Settings", true).clicked() {
        visit.write(Visit(Screen::Settings));
        moving.now();
    }
    if ui::tool(ui, help, &theme, Icon::CircleQuestionMark, "Help", true).clicked() {
        visit.write(Visit(Screen::Help));
        moving.now();
    }
    Ok(())
}

fn draw_continue(ui: &mut Ui, place: Rect, theme: &Theme, game: &Session) -> Response {
    let Position::Drench(drench) = game.position();
    let state = match (drench.outcome(), drench.limit()) {
        (None, _) if drench.moves() == 0 => "Drench, not begun".to_owned(),
        (None, Some(limit)) => format!("Drench, move {} of {limit}", drench.moves()),
        (None, None) => format!("Drench, after {} moves", drench.moves()),
        (Some(Outcome::Won(_)), Some(_)) => format!("Drench, flooded in {}", drench.moves()),
        (Some(_), Some(_)) => "Drench, out of moves".to_owned(),
        (Some(_), None) => "Drench, the game is over".to_owned(),
    };
    let setup = drench.setup();
    let who = mode_of(game.players()).words();
    let about = format!("{}, {who}", setup.plan);
    let card = ui::card(ui, place, theme, "Continue");
    let words = [
        ("Continue", plain(text::SMALL), false),
        (&state, heavy(text::HEADING), true),
        (&about, plain(text::SMALL), false),
    ];
    fill_card(ui, place, theme, game.position(), &words);
    card
}

fn draw_mode(
    ui: &mut Ui,
    place: Rect,
    theme: &Theme,
    name: &str,
    about: &str,
    picture: &Position,
) -> Response {
    let card = ui::card(ui, place, theme, name);
    let words = [
        (name, heavy(text::HEADING), true),
        (about, plain(text::SMALL), false),
    ];
    fill_card(ui, place, theme, picture, &words);
    card
}

/// The picture of a board, lines of words beside it, and a sign that the card leads on.
fn fill_card(
    ui: &Ui,
    place: Rect,
    theme: &Theme,
    picture: &Position,
    lines: &[(&str, bevy_egui::egui::FontId, bool)],
) {
    let painter = ui.painter();
    let inner = place.shrink(12.0);
    let side = inner.height();
    let board = Rect::from_min_size(inner.min, vec2(side, side));
    ui::draw_board(painter, board, picture);
    let left = board.right() + 16.0;
    let width = inner.right() - left - 32.0;
    let step = 23.0;
    for (at, (words, font, strong)) in lines.iter().enumerate() {
        let down = (at as f32 - (lines.len() as f32 - 1.0) / 2.0) * step;
        let shade = if *strong {
            theme.shades.text
        } else {
            theme.shades.quiet
        };
        let line = pos2(left, inner.center().y + down);
        write(
            painter,
            line,
            Align2::LEFT_CENTER,
            words,
            font.clone(),
            ink(shade),
            width,
        );
    }
    let arrow = pos2(inner.right() - 10.0, inner.center().y);
    ui::draw_icon(
        painter,
        arrow,
        Icon::ChevronRight,
        22.0,
        ink(theme.shades.quiet),
    );
}

fn draw_welcome(ui: &Ui, place: Rect, theme: &Theme) {
    let painter = ui.painter();
    let lines = [
        ("Drench", heavy(text::HEADING), theme.shades.text),
        (
            "Recolour your corner until it is the whole board",
            plain(text::BODY),
            theme.shades.quiet,
        ),
    ];
    for (at, (words, font, shade)) in lines.into_iter().enumerate() {
        let line = pos2(place.left(), place.center().y + (at as f32 - 0.5) * 26.0);
        write(
            painter,
            line,
            Align2::LEFT_CENTER,
            words,
            font,
            ink(shade),
            place.width(),
        );
    }
}
