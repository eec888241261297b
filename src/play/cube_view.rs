//! View of cubes and of boards in four dimensions: the names of layers, the choice between layers side by side and stacked ones, and
//! the layer in focus of a stack.

use crate::board::{Cursor, View};
use crate::core::language::SpokenLanguage;
use crate::core::layout::{ADVICE, TARGET};
use crate::core::rects::centred;
use crate::core::settings::{CubePicture, Settings};
use crate::core::{BoardOrientation, FrameSystems, Input, InputQueue, Phase, Screen, ShownGame};
use crate::drawing::BoardProjection;
use crate::drawing::bed;
use crate::games::game_ui;
use crate::play::parts::PlayScreen;
use crate::ui::{self, BODY, SMALL, TextStyle};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_boards::{Board, CellId, Point, Shape, StackView};
use tessella_games::{Position, Rules};
use tessella_language::{Language, tr};
use tessella_session::Session;

/// Angle from which a cube is seen at first, in degrees.
const YAW: i16 = 25;
/// Greatest width of the choice between the pictures, in points.
const CHOICE: f32 = 420.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_cursor_layer
            .in_set(FrameSystems::Play)
            .run_if(in_state(Screen::Play)),
    );
}

/// Sets the view of the board that is shown: the layer of the cell in focus is solid, the others are glass.
fn follow_cursor_layer(
    shown: ShownGame,
    settings: Res<Settings>,
    cursor: Res<Cursor>,
    mut orientation: ResMut<BoardOrientation>,
) {
    let position = shown.game().map(Session::position);
    let is_wished = settings.cubes == CubePicture::Stacked;
    let stack = position
        .filter(|position| is_wished && can_stack(position))
        .map(|position| {
            let board = position.board();
            let is_on_board = cursor.cell.index() < board.len();
            let focus = is_on_board
                .then_some(cursor.cell)
                .and_then(|cell| board.layer(cell));
            StackView {
                yaw: orientation.stack.map_or(YAW, |view| view.yaw),
                focus: focus.unwrap_or(0),
            }
        });
    if orientation.stack != stack {
        orientation.stack = stack;
    }
}

/// Returns `true` if the layers of a board can be stacked.
pub(super) fn can_stack(position: &Position) -> bool {
    let stacked = || position.board().stacked(StackView::default());
    game_ui(position).stacks_layers() && stacked().is_some()
}

/// Returns the line of the choice between the pictures of a cube, below the controls of a game while they leave room.
pub(super) fn choice_place(screen: &PlayScreen) -> Result<Option<Rect>> {
    let position = screen.game()?.position();
    let is_free = screen.is_playing() && !game_ui(position).has_buttons();
    if !is_free || !can_stack(position) {
        return Ok(None);
    }
    let at = screen.at();
    // Without a line of its own, the advice is in the first one.
    let advice = if at.advice.is_some() { 0.0 } else { ADVICE };
    let top = at.result.top() + advice;
    Ok(Some(at.result.with_min_y(top).with_max_y(top + TARGET)))
}

/// Draws the choice between layers side by side and stacked ones.
pub(super) fn draw_cube_choice(
    mut screen: PlayScreen,
    orientation: Res<BoardOrientation>,
    mut inputs: ResMut<InputQueue>,
) -> Result {
    let Some(rect) = choice_place(&screen)? else {
        return Ok(());
    };
    let ui = &mut screen.ui("cube choice")?;
    let language = ui.language();
    let pictures = [
        (CubePicture::Flat, tr!(language, "settings-cubes-flat")),
        (
            CubePicture::Stacked,
            tr!(language, "settings-cubes-stacked"),
        ),
    ];
    let mut chosen = picture(orientation.stack.is_some());
    let width = rect.width().min(CHOICE);
    let mut row = ui::inside(ui, rect.with_max_x(rect.left() + width));
    if ui::choice(
        &mut row,
        tr!(language, "settings-cubes"),
        &pictures,
        &mut chosen,
    ) {
        inputs.push(Input::Cubes(chosen));
    }
    Ok(())
}

/// Draws the tool that changes to the other picture.
pub(super) fn draw_cube_tool(ui: &mut Ui, rect: Rect, is_stacked: bool, inputs: &mut InputQueue) {
    let language = ui.language();
    let (icon, label) = if is_stacked {
        (Icon::Columns2, tr!(language, "settings-cubes-flat"))
    } else {
        (Icon::Layers, tr!(language, "settings-cubes-stacked"))
    };
    if ui::tool(ui, rect, icon, label, true).clicked() {
        inputs.push(Input::Cubes(picture(!is_stacked)));
    }
}

const fn picture(is_stacked: bool) -> CubePicture {
    if is_stacked {
        CubePicture::Stacked
    } else {
        CubePicture::Flat
    }
}

/// Draws the names of the layers of the board: above layers side by side, and to the left of stacked ones. The board of a paused game
/// is hidden.
pub(super) fn draw_layer_names(
    mut screen: PlayScreen,
    view: Res<View>,
    orientation: Res<BoardOrientation>,
) -> Result {
    if screen.phase() == Phase::Paused {
        return Ok(());
    }
    let ui = screen.ui("layers")?;
    let projection = BoardProjection::new(screen.game()?.position(), *orientation);
    let (pixels, zoom) = (view.pixels(), ui.ctx().zoom_factor());
    let board = projection.board();
    let layers = u32::from(board.drawn_layers());
    let columns = projection.orientation().columns;
    if layers < 2 || pixels.cell <= 0.0 || !(projection.is_stacked() || columns.is_some()) {
        return Ok(());
    }
    let in_window = |at: Point| {
        let at = pixels.in_window(at) / zoom;
        pos2(at.x, at.y)
    };
    let painter = ui.painter().with_clip_rect(screen.board());
    let cell = pixels.cell / zoom;
    let cells_in_layer = board.len() as u32 / layers;
    let ends = (0..layers).map(|layer| {
        let first = layer * cells_in_layer;
        [first, first + cells_in_layer - 1].map(CellId)
    });
    if projection.is_stacked() {
        let middles = ends.map(|[first, last]| {
            let [from, to] = [first, last].map(|end| board.centre(end));
            let at = in_window(Point::new(0.0, from.y.midpoint(to.y)));
            (at, projection.is_clear(first))
        });
        draw_numbers(&painter, middles, cell);
    } else {
        let margin = bed::margin(board.extent());
        let tops = ends.map(|[first, last]| {
            let (left, right) = (board.outline(first)[0], board.outline(last)[2]);
            let above = left.y - margin - 0.28;
            in_window(Point::new(left.x.midpoint(right.x), above))
        });
        let width = f32::from(layer_width(board)) * cell;
        draw_captions(&painter, board, &tops.collect::<Vec<_>>(), width, cell);
    }
    Ok(())
}

/// Returns the number of columns of a layer.
fn layer_width(board: &Board) -> u16 {
    match board.shape() {
        Shape::Cube(cube) => cube.width,
        Shape::Hypercube(hypercube) => hypercube.sides[0],
        _ => 0,
    }
}

/// Size of a cell from which the names of layers have letters of the usual size, in points.
const LARGE_CELL: f32 = 40.0;

/// Returns the style of what is written beside layers with cells of this size, in points.
fn letters(cell: f32) -> TextStyle {
    if cell < LARGE_CELL { SMALL } else { BODY }
}

/// Writes the numbers of stacked layers at these points. That of the layer in focus is the strongest.
fn draw_numbers(painter: &Painter, middles: impl Iterator<Item = (Pos2, bool)>, cell: f32) {
    let size = letters(cell).size;
    for (number, (at, is_clear)) in (1..).zip(middles) {
        let style = if is_clear { BODY.quiet() } else { BODY.bold() };
        let area = centred(at + vec2(0.2 * cell, 0.0), vec2(2.0 * size, 2.0 * size));
        let number = format!("{number}");
        let style = style.size(size);
        ui::draw_text(painter, area, Align2::CENTER_CENTER, style, &number);
    }
}

/// Writes the names of layers at these points, or their numbers if a name is wider than a layer.
fn draw_captions(painter: &Painter, board: &Board, tops: &[Pos2], width: f32, cell: f32) {
    let language = painter.language();
    let style = letters(cell).bold().quiet();
    let layers = 0..board.drawn_layers();
    let [long, short]: [Vec<String>; 2] = [true, false].map(|is_long| {
        let names = layers
            .clone()
            .map(|layer| name(board, layer, is_long, language));
        names.collect()
    });
    let mut widths = long
        .iter()
        .map(|name| ui::line_width(painter.ctx(), style, name));
    let names = if widths.all(|name| name <= width) {
        long
    } else {
        short
    };
    for (name, &at) in names.iter().zip(tops) {
        let area = centred(at, vec2(width, 2.0 * style.size));
        ui::draw_text(painter, area, Align2::CENTER_CENTER, style, name);
    }
}

/// Returns the name of a layer, or its number.
fn name(board: &Board, layer: u16, is_long: bool, language: Language) -> String {
    let (cube, layer) = match board.shape() {
        Shape::Hypercube(hypercube) => {
            let depth = hypercube.sides[2];
            (Some(layer / depth + 1), layer % depth + 1)
        }
        _ => (None, layer + 1),
    };
    match (cube, is_long) {
        (None, true) => tr!(language, "play-layer", layer),
        (None, false) => format!("{layer}"),
        (Some(cube), true) => tr!(language, "play-cube-layer", cube, layer),
        (Some(cube), false) => format!("{cube} · {layer}"),
    }
}
