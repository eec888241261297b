//! The board as a grid of nodes, one for each tile. Words are found again only for tiles that have changed, and only nodes
//! that have changed are sent.

use super::screen_reader::is_active;
use crate::board::{BoardPlacement, Cursor, Picked, Pixels, hinted};
use crate::core::language::CurrentLanguage;
use crate::core::palette::Paints;
use crate::core::settings::{FaceSet, Settings};
use crate::core::theme::Theme;
use crate::core::{BoardOrientation, Hint, Phase, Screen, ShownGame};
use crate::drawing::BoardProjection;
use crate::games::{description, game_ui, seat_name};
use crate::text::Text;
use crate::ui;
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role};
use bevy_egui::egui::{self, Id};
use std::collections::HashMap;
use tessella_boards::{CellId, Point};
use tessella_games::{Appearance, GameCode, Piece, Position, Rules, Seat};
use tessella_language::{Language, list, tr};
use tessella_session::Session;

/// Side length of the area of a tile, in cells.
const TILE: f32 = 0.9;

/// State of a tile on which its description depends.
#[derive(Clone, Debug, PartialEq)]
struct TileState {
    appearance: Appearance,
    pieces: Vec<Piece>,
    is_in_reach: bool,
    is_picked: bool,
    is_hinted: bool,
    /// What is worth knowing about it before the next move.
    note: Option<String>,
}

/// Node of a tile.
struct TileNode {
    state: TileState,
    place: String,
    content: String,
    bounds: egui::Rect,
    is_sent: bool,
}

/// Properties of a game on which the descriptions of all tiles depend.
#[derive(PartialEq)]
struct Setting {
    code: GameCode,
    players: Vec<String>,
    faces: FaceSet,
    paints: Paints,
    language: Language,
}

/// Place, scale and orientation of the board in the window.
#[derive(Clone, Copy, PartialEq)]
struct Places {
    pixels: Pixels,
    zoom: f32,
    orientation: BoardOrientation,
}

/// Nodes of the board that is on the screen.
#[derive(Resource)]
pub(super) struct BoardNodes {
    setting: Option<Setting>,
    places: Option<Places>,
    label: String,
    tiles: Vec<TileNode>,
    bounds: egui::Rect,
    /// The tile that keys act on.
    focus: Option<CellId>,
}

impl Default for BoardNodes {
    fn default() -> Self {
        Self {
            setting: None,
            places: None,
            label: String::new(),
            tiles: Vec::new(),
            bounds: egui::Rect::NOTHING,
            focus: None,
        }
    }
}

/// Systems that update the nodes of the board before they are sent.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct FollowBoard;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardNodes>().add_systems(
        PostUpdate,
        (follow_game, follow_tiles, follow_places, follow_focus)
            .chain()
            .in_set(FollowBoard)
            .after(EguiPostUpdateSet::ProcessOutput)
            .run_if(is_active),
    );
}

/// Returns the id of the node of a tile.
fn tile_id(cell: CellId) -> NodeId {
    Id::new(("tile", cell.0)).accesskit_id()
}

/// Returns the cell of a node, on a board of this many cells.
pub(super) fn cell_of(node: NodeId, cells: usize) -> Option<CellId> {
    let mut cells = (0..cells as u32).map(CellId);
    cells.find(|&cell| tile_id(cell) == node)
}

/// Returns the id of the board's node, which is that of egui's stop for the Tab key.
pub(super) fn board_id() -> NodeId {
    ui::board_id().accesskit_id()
}

impl BoardNodes {
    /// Sends all nodes again.
    pub(super) fn send_anew(&mut self) {
        for tile in &mut self.tiles {
            tile.is_sent = false;
        }
    }

    /// Returns the id and the area of the board's node, if there is a board, and the focused node.
    pub(super) fn shown(&self) -> Option<(NodeId, egui::Rect, NodeId)> {
        self.setting.as_ref()?;
        let focus = self.focus.map_or_else(board_id, tile_id);
        Some((board_id(), self.bounds, focus))
    }

    /// Adds the nodes that have changed since they were sent.
    pub(super) fn send(&mut self, nodes: &mut Vec<(NodeId, Node)>) {
        let Some(setting) = &self.setting else {
            return;
        };
        let mut board = Node::new(Role::Grid);
        board.set_label(self.label.as_str());
        board.set_bounds(ui::node_bounds(self.bounds));
        board.add_action(Action::Focus);
        let cells = (0..self.tiles.len() as u32).map(CellId);
        board.set_children(cells.clone().map(tile_id).collect::<Vec<_>>());
        nodes.push((board_id(), board));
        for (cell, tile) in cells.zip(&mut self.tiles) {
            if !std::mem::replace(&mut tile.is_sent, true) {
                nodes.push((tile_id(cell), tile.node(setting.language)));
            }
        }
    }
}

/// Begins anew with another game, another language or other names, and has no nodes while no board is visible.
fn follow_game(
    mut board: ResMut<BoardNodes>,
    shown: ShownGame,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    settings: Res<Settings>,
    theme: Res<Theme>,
    language: Res<CurrentLanguage>,
) {
    let is_hidden = phase.is_none_or(|phase| *phase.get() == Phase::Paused);
    let is_shown = *screen.get() == Screen::Play && !is_hidden;
    let setting = shown.game().filter(|_| is_shown).map(|game| Setting {
        code: game.code().clone(),
        players: (0..game.players().len() as u8)
            .map(|seat| seat_name(game, Seat(seat), &theme.paints, language.0))
            .collect(),
        faces: settings.faces,
        paints: theme.paints,
        language: language.0,
    });
    if board.setting != setting {
        *board = BoardNodes {
            setting,
            ..default()
        };
    }
}

/// Finds new words for the tiles whose state has changed.
fn follow_tiles(
    mut board: ResMut<BoardNodes>,
    shown: ShownGame,
    phase: Option<Res<State<Phase>>>,
    picked: Res<Picked>,
    hint: Res<Hint>,
) {
    let BoardNodes { setting, tiles, .. } = &mut *board;
    let (Some(game), Some(setting)) = (shown.game(), setting) else {
        return;
    };
    let position = game.position();
    let is_played = phase.is_some_and(|phase| *phase.get() == Phase::Playing);
    let mut states = tile_states(position, &picked);
    if is_played {
        for cell in game_ui(position).in_reach() {
            states[cell.index()].is_in_reach = true;
        }
        for (cell, note) in game_ui(position).cell_notes(setting.language) {
            states[cell.index()].note = Some(note);
        }
    }
    for cell in hinted(position, &hint) {
        states[cell.index()].is_hinted = true;
    }
    for (cell, state) in position.board().cells().zip(states) {
        let known = tiles.get_mut(cell.index());
        if known.as_ref().is_some_and(|tile| tile.state == state) {
            continue;
        }
        let content = content(game, cell, &state, setting);
        match known {
            Some(tile) => (tile.content, tile.state, tile.is_sent) = (content, state, false),
            None => tiles.push(TileNode {
                state,
                place: description::place(position.board(), cell, setting.language),
                content,
                bounds: egui::Rect::NOTHING,
                is_sent: false,
            }),
        }
    }
}

/// Returns the states of all tiles without what the game tells about them before the next move.
fn tile_states(position: &Position, picked: &Picked) -> Vec<TileState> {
    let mut pieces: HashMap<CellId, Vec<Piece>> = HashMap::new();
    for piece in position.pieces() {
        if let Some(cell) = piece.at {
            pieces.entry(cell).or_default().push(piece);
        }
    }
    let state = |cell| TileState {
        appearance: position.appearance(cell),
        pieces: pieces.remove(&cell).unwrap_or_default(),
        is_in_reach: false,
        is_picked: [picked.cell, picked.target].contains(&Some(cell)),
        is_hinted: false,
        note: None,
    };
    position.board().cells().map(state).collect()
}

/// Follows the place, the scale and the orientation of the board.
fn follow_places(
    mut board: ResMut<BoardNodes>,
    shown: ShownGame,
    orientation: Res<BoardOrientation>,
    pixels: Res<Pixels>,
    placement: Res<BoardPlacement>,
) {
    let (Some(game), Some(setting)) = (shown.game(), &board.setting) else {
        return;
    };
    let language = setting.language;
    let details = game_ui(game.position()).details_as_seen(orientation.rotation, language);
    let title = game.code().setup.game().text(language);
    board.label = tr!(language, "board-label", game = title, details);
    let places = Places {
        pixels: *pixels,
        zoom: placement.zoom,
        orientation: *orientation,
    };
    if board.places == Some(places) {
        return;
    }
    board.places = Some(places);
    board.bounds = placement.rect;
    let projection = BoardProjection::new(game.position(), places.orientation);
    for (cell, tile) in projection.board().cells().zip(&mut board.tiles) {
        let centre = projection.centre(cell);
        let on_screen = places.pixels.in_window(Point::new(centre.x, centre.y)) / places.zoom;
        let side = places.pixels.cell * TILE / places.zoom;
        let bounds = egui::Rect::from_center_size(
            egui::pos2(on_screen.x, on_screen.y),
            egui::Vec2::splat(side),
        );
        if tile.bounds != bounds {
            (tile.bounds, tile.is_sent) = (bounds, false);
        }
    }
}

/// Follows the tile that keys act on.
fn follow_focus(mut board: ResMut<BoardNodes>, shown: ShownGame, cursor: Res<Cursor>) {
    let focus = shown.game().and_then(|game| {
        let walker = || game_ui(game.position()).walker();
        let cell = cursor.shown.then_some(cursor.cell).or_else(walker)?;
        (cell.index() < game.position().board().len()).then_some(cell)
    });
    board.focus = focus;
}

impl TileNode {
    fn node(&self, language: Language) -> Node {
        let mut node = Node::new(Role::Cell);
        let (place, content) = (self.place.as_str(), self.content.as_str());
        node.set_label(tr!(language, "tile-description", place, content));
        node.set_bounds(ui::node_bounds(self.bounds));
        node.add_action(Action::Focus);
        node.add_action(Action::Click);
        node
    }
}

/// Returns what is on a tile, and how it is marked.
fn content(game: &Session, cell: CellId, state: &TileState, setting: &Setting) -> String {
    let language = setting.language;
    let mut content = description::content(game, cell, setting.faces, &setting.paints, language);
    if let Some(note) = &state.note {
        content = list(language, [content, note.clone()]);
    }
    if state.is_in_reach {
        content = tr!(language, "tile-in-reach", content);
    }
    if state.is_picked {
        content = tr!(language, "tile-chosen", content);
    }
    if state.is_hinted {
        content = tr!(language, "tile-hint", content);
    }
    content
}
