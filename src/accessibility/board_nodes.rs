//! The board as a grid of nodes, one for each tile. Words are found again only for tiles that have changed, and only nodes
//! that have changed are sent.

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
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role};
use bevy_egui::egui::{self, Id};
use std::collections::HashMap;
use tessella_boards::{CellId, Point};
use tessella_games::GameCode;
use tessella_games::{Appearance, Piece, Rules, Seat};
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
}

impl Default for BoardNodes {
    fn default() -> Self {
        Self {
            setting: None,
            places: None,
            label: String::new(),
            tiles: Vec::new(),
            bounds: egui::Rect::NOTHING,
        }
    }
}

/// Resources that determine which board is on the screen, and its marks.
#[derive(SystemParam)]
pub(super) struct BoardView<'w> {
    shown: ShownGame<'w>,
    screen: Res<'w, State<Screen>>,
    phase: Option<Res<'w, State<Phase>>>,
    settings: Res<'w, Settings>,
    theme: Res<'w, Theme>,
    cursor: Res<'w, Cursor>,
    picked: Res<'w, Picked>,
    hint: Res<'w, Hint>,
    orientation: Res<'w, BoardOrientation>,
    pixels: Res<'w, Pixels>,
    placement: Res<'w, BoardPlacement>,
    language: Res<'w, CurrentLanguage>,
}

impl BoardView<'_> {
    /// Returns the game whose board is visible.
    fn game(&self) -> Option<&Session> {
        let is_hidden = self
            .phase
            .as_ref()
            .is_none_or(|phase| *phase.get() == Phase::Paused);
        let is_shown = *self.screen.get() == Screen::Play && !is_hidden;
        self.shown.game().filter(|_| is_shown)
    }

    /// Returns the tile that keys act on.
    fn focus(&self, game: &Session) -> Option<CellId> {
        let walker = || game_ui(game.position()).walker();
        let cursor = self.cursor.shown.then_some(self.cursor.cell);
        let cell = cursor.or_else(walker)?;
        (cell.index() < game.position().board().len()).then_some(cell)
    }
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
    /// Forgets all nodes, so that they are sent again.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Follows the board on the screen. Returns the id and the area of its node, if there is a board, and the focused node.
    pub(super) fn follow(&mut self, view: &BoardView<'_>) -> Option<(NodeId, egui::Rect, NodeId)> {
        let Some(game) = view.game() else {
            self.forget();
            return None;
        };
        let language = view.language.0;
        let setting = Setting {
            code: game.code().clone(),
            players: (0..game.players().len() as u8)
                .map(|seat| seat_name(game, Seat(seat), &view.theme.paints, language))
                .collect(),
            faces: view.settings.faces,
            paints: view.theme.paints,
            language,
        };
        if self.setting.as_ref() != Some(&setting) {
            self.forget();
            self.setting = Some(setting);
        }
        let rotation = view.orientation.rotation;
        let details = game_ui(game.position()).details_as_seen(rotation, language);
        let title = game.code().setup.game().text(language);
        self.label = tr!(language, "board-label", game = title, details);
        self.follow_tiles(game, view);
        self.follow_places(game, view);
        let focus = view.focus(game).map_or_else(board_id, tile_id);
        Some((board_id(), self.bounds, focus))
    }

    fn follow_tiles(&mut self, game: &Session, view: &BoardView<'_>) {
        let position = game.position();
        let mut pieces: HashMap<CellId, Vec<Piece>> = HashMap::new();
        for piece in position.pieces() {
            if let Some(cell) = piece.at {
                pieces.entry(cell).or_default().push(piece);
            }
        }
        let mut states: Vec<TileState> = position
            .board()
            .cells()
            .map(|cell| TileState {
                appearance: position.appearance(cell),
                pieces: pieces.remove(&cell).unwrap_or_default(),
                is_in_reach: false,
                is_picked: [view.picked.cell, view.picked.target].contains(&Some(cell)),
                is_hinted: false,
                note: None,
            })
            .collect();
        let is_played = view
            .phase
            .as_ref()
            .is_some_and(|phase| *phase.get() == Phase::Playing);
        if is_played {
            for cell in game_ui(position).in_reach() {
                states[cell.index()].is_in_reach = true;
            }
            for (cell, note) in game_ui(position).cell_notes(view.language.0) {
                states[cell.index()].note = Some(note);
            }
        }
        for cell in hinted(position, &view.hint) {
            states[cell.index()].is_hinted = true;
        }
        for (cell, state) in position.board().cells().zip(states) {
            let known = self.tiles.get_mut(cell.index());
            if known.as_ref().is_some_and(|tile| tile.state == state) {
                continue;
            }
            let content = content(game, cell, &state, view);
            match known {
                Some(tile) => (tile.content, tile.state, tile.is_sent) = (content, state, false),
                None => self.tiles.push(TileNode {
                    state,
                    place: description::place(position.board(), cell, view.language.0),
                    content,
                    bounds: egui::Rect::NOTHING,
                    is_sent: false,
                }),
            }
        }
    }

    fn follow_places(&mut self, game: &Session, view: &BoardView<'_>) {
        let places = Places {
            pixels: *view.pixels,
            zoom: view.placement.zoom,
            orientation: *view.orientation,
        };
        if self.places == Some(places) {
            return;
        }
        self.places = Some(places);
        self.bounds = view.placement.rect;
        let projection = BoardProjection::new(game.position(), places.orientation);
        for (cell, tile) in projection.board().cells().zip(&mut self.tiles) {
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
fn content(game: &Session, cell: CellId, state: &TileState, view: &BoardView<'_>) -> String {
    let (faces, paints) = (view.settings.faces, &view.theme.paints);
    let language = view.language.0;
    let mut content = description::content(game, cell, faces, paints, language);
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
