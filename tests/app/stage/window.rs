//! Window and the layout of its content.

use super::Stage;
use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{self, Rect, WidgetRect};
use tessella::board::{BoardPlacement, Pixels};
use tessella::core::BoardOrientation;
use tessella::core::device::Device;
use tessella::core::layout::{Arrangement, BAR, arrange};
use tessella::core::settings::Settings;
use tessella::core::theme::scales;
use tessella::drawing::{BoardProjection, board_extent, drawn_extent, headroom};
use tessella::games::game_ui;
use tessella::net::Net;
use tessella_boards::{CellId, Point};

impl Stage {
    /// Returns the window's entity.
    pub const fn window(&self) -> Entity {
        self.window
    }

    /// Returns the logical pixels of a point.
    pub(super) fn zoom(&self) -> f32 {
        let device = self.resource::<Device>();
        let covered = device.covered.in_units(self.scale);
        let text = device.text * self.resource::<Settings>().text_size.factor();
        scales(covered.within(self.size), text).all
    }

    /// Returns the part of the window inside the insets, in egui's points.
    pub fn window_rect(&self) -> Rect {
        let device = self.resource::<Device>();
        let covered = device.covered.in_units(self.zoom() * self.scale);
        let size = self.size / self.zoom();
        Rect::from_min_max(
            egui::pos2(covered.left, covered.top),
            egui::pos2(size.x - covered.right, size.y - covered.bottom),
        )
    }

    /// Replaces the properties of the device.
    pub fn set_device(&mut self, device: Device) {
        self.app.insert_resource(device);
        self.frames(4);
    }

    /// Resizes the window, as the rotation of a phone does.
    pub fn resize(&mut self, size: UVec2) {
        self.size = size.as_vec2();
        let mut window = self.app.world_mut().entity_mut(self.window);
        let mut window = window.get_mut::<Window>().expect("a window");
        window.resolution.set(self.size.x, self.size.y);
        self.send_event(bevy::window::WindowResized {
            window: self.window,
            width: self.size.x,
            height: self.size.y,
        });
        self.frames(4);
    }

    /// Moves the window to a screen of this scale and sets its size in physical pixels.
    pub fn set_physical_size(&mut self, size: UVec2, scale: f32) {
        self.scale = scale;
        self.size = size.as_vec2() / scale;
        let mut window = self.app.world_mut().entity_mut(self.window);
        let mut window = window.get_mut::<Window>().expect("a window");
        let resolution = &mut window.resolution;
        resolution.set_scale_factor_override(Some(scale));
        resolution.set_physical_resolution(size.x, size.y);
        self.send_event(bevy::window::WindowResized {
            window: self.window,
            width: self.size.x,
            height: self.size.y,
        });
        self.frames(3);
    }

    /// Returns every widget of the last frame, including disabled ones.
    pub fn all_widgets(&mut self) -> Vec<WidgetRect> {
        let world = self.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        let mut context = contexts.single_mut(world).expect("one window");
        context.get_mut().viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            layers.flat_map(|(_, widgets)| widgets).copied().collect()
        })
    }

    /// Returns all widgets that can be pressed or written in.
    pub fn widgets(&mut self) -> Vec<WidgetRect> {
        let mut widgets = self.all_widgets();
        widgets.retain(|widget| widget.enabled && widget.sense.is_focusable());
        widgets
    }

    /// Returns the id of the widget with the keyboard focus.
    pub fn focused(&mut self) -> Option<egui::Id> {
        let world = self.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        let mut context = contexts.single_mut(world).expect("one window");
        context.get_mut().memory(egui::Memory::focused)
    }

    /// Gives the keyboard focus to the smallest widget at a position in the window.
    pub fn focus_widget_at(&mut self, place: Vec2) {
        let zoom = self.zoom();
        let at = egui::pos2(place.x / zoom, place.y / zoom);
        let widgets = self.widgets();
        let here = widgets.iter().filter(|widget| widget.rect.contains(at));
        let smallest = here.min_by(|one, other| one.rect.area().total_cmp(&other.rect.area()));
        let id = smallest
            .unwrap_or_else(|| panic!("no widget is at {at}: {widgets:?}"))
            .id;
        let world = self.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        let mut context = contexts.single_mut(world).expect("one window");
        context
            .get_mut()
            .memory_mut(|memory| memory.request_focus(id));
        self.frames(2);
    }

    /// Returns `true` if a text field takes the keys.
    pub fn is_writing(&mut self) -> bool {
        let world = self.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        let mut context = contexts.single_mut(world).expect("one window");
        context.get_mut().text_edit_focused()
    }

    /// Returns the layout of the game's screen, in points.
    pub fn arrangement(&self) -> Arrangement {
        let (setup, position) = (&self.game().code().setup, self.game().position());
        let (buttons, seats) = (game_ui(position).buttons(), setup.seats().into());
        let extent = drawn_extent(position, *self.resource());
        let mut arrangement = arrange(self.window_rect(), buttons, seats, extent);
        if self.resource::<Net>().game_of(self.resource()).is_some() {
            arrangement.take_bar(BAR);
        }
        arrangement
    }

    /// Returns the centre of a tile on the board as drawn.
    fn drawn_centre(&self, cell: CellId) -> Point {
        let orientation = *self.resource::<BoardOrientation>();
        let Vec2 { x, y } = BoardProjection::new(self.game().position(), orientation).centre(cell);
        Point::new(x, y)
    }

    /// Returns a place in the window where the layer of a tile can be pressed, whichever layer has the focus.
    pub fn place_in_layer_of(&self, cell: CellId) -> Vec2 {
        let orientation = *self.resource::<BoardOrientation>();
        let projection = BoardProjection::new(self.game().position(), orientation);
        let board = projection.board();
        let Point { x, y } = board.extent();
        let shares = (0..100).flat_map(|row| (0..100).map(move |column| (column, row)));
        let mut points = shares
            .map(|(column, row)| Point::new(x * column as f32 / 100.0, y * row as f32 / 100.0));
        // Not at an edge, where a pixel decides.
        let near = [
            (0.0, 0.0),
            (0.05, 0.0),
            (-0.05, 0.0),
            (0.0, 0.05),
            (0.0, -0.05),
        ];
        let point = points.find(|&Point { x, y }| {
            near.iter().all(|&(right, down)| {
                let found = projection.cell_at(Vec2::new(x + right, y + down));
                found.is_some_and(|found| board.layer(found) == board.layer(cell))
            })
        });
        let pixels = self.resource::<Pixels>();
        pixels.in_window(point.expect("each layer can be pressed somewhere"))
    }

    /// Returns the centre of a tile in the window while the board is not zoomed, in logical pixels.
    pub fn place_of(&self, cell: CellId) -> Vec2 {
        let position = self.game().position();
        let place = BoardPlacement {
            rect: self.arrangement().board,
            zoom: self.zoom(),
        };
        let orientation = *self.resource::<BoardOrientation>();
        let extent = board_extent(position, orientation);
        let pixels = Pixels {
            rotation: orientation.rotation,
            extent: orientation.rotation.extent(Vec2::new(extent.x, extent.y)),
            ..Pixels::fit(&place, extent, headroom(position), self.scale)
        };
        pixels.in_window(self.drawn_centre(cell))
    }

    /// Returns the centre of a tile in the window at any zoom.
    pub fn middle_of(&self, cell: CellId) -> Vec2 {
        self.resource::<Pixels>().in_window(self.drawn_centre(cell))
    }
}
