//! A player in front of a headless window, with a player's input and view of the screen.
//!
//! The stage checks the tiles against the rules after every frame, so no test can omit it.

use crate::headless::{FRAME, headless};
use bevy::ecs::message::Message;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorLeft, PrimaryWindow, RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::{self, OutputCommand, Rect, Shape, WidgetRect};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};
use std::collections::{HashSet, VecDeque};
use std::time::{Duration, Instant};
use tessella::app::board::Cursor;
use tessella::app::board::{
    AnimationClock, BoardPlace, PieceOf, Pixels, Tile, TileAppearance, TileVisual,
};
use tessella::app::core::device::Device;
use tessella::app::core::layout::{Arrangement, arrange};
use tessella::app::core::settings::{Motion, Settings};
use tessella::app::core::storage::Storage;
use tessella::app::core::theme::scales;
use tessella::app::core::{BoardRotated, shown};
use tessella::app::core::{CurrentGame, Hint, Replay};
use tessella::app::core::{Phase, Screen};
use tessella::app::drawing::appearances;
use tessella::app::games::game_ui;
use tessella::app::net::Net;
use tessella::boards::{CellId, Direction};
use tessella::games::{Advice, Appearance, Colour, Move, Piece, Rules};
use tessella::session::{GameHistory, Player, Session};

/// The four arrows.
const ARROWS: [Direction; 4] = Direction::ORTHOGONAL;

/// Size of a usual desktop window.
pub const WIDE: UVec2 = UVec2::new(1280, 800);
/// Size of a phone held upright.
pub const TALL: UVec2 = UVec2::new(412, 915);

/// A text on the screen.
pub struct Written {
    /// The text.
    pub words: String,
    /// Its bounding rectangle in egui's points.
    pub rect: Rect,
    /// Rectangles of its lines.
    pub rows: Vec<Rect>,
    /// Clip rectangle of the text.
    pub clip: Rect,
}

/// All texts on the screen.
#[derive(Resource, Default)]
struct Words(Vec<Written>);

/// The last copied text.
#[derive(Resource, Default)]
struct Copied(Option<String>);

/// The app and the input of its player.
pub struct Stage {
    app: App,
    window: Entity,
    /// Size in logical pixels.
    size: Vec2,
    scale: f32,
}

/// A cell and its appearance.
pub type TileState = (CellId, Appearance);

/// Returns the colour of a Drench tile.
pub fn colour_of(tile: TileState) -> Colour {
    match tile.1 {
        Appearance::Painted { colour, .. } => colour,
        appearance => panic!("{appearance:?} has no colour"),
    }
}

/// Returns a game before its first move.
pub fn game(code: &str, players: &[Player]) -> Session {
    let code = code.parse().expect("a sound game code");
    Session::new(code, players.to_vec()).expect("a game that can begin")
}

/// Compares tiles and prints only those that differ, because boards are large.
#[track_caller]
pub fn assert_same(tiles: &[TileState], expected: &[TileState], what: &str) {
    assert_eq!(tiles.len(), expected.len(), "{what}");
    let differing: Vec<_> = tiles.iter().zip(expected).filter(|(a, b)| a != b).collect();
    assert!(differing.is_empty(), "{what}: {differing:?}");
}

impl Stage {
    /// Opens the program on its title screen.
    pub fn open(size: UVec2, storage: Storage) -> Self {
        Self::open_on(size, 1.0, storage)
    }

    /// Opens the program on its title screen, at a scale of `scale` physical pixels to a logical one.
    pub fn open_on(size: UVec2, scale: f32, storage: Storage) -> Self {
        let mut app = headless(size, scale, storage);
        app.init_resource::<Words>().init_resource::<Copied>();
        app.add_systems(
            PostUpdate,
            (read_words, take_copied)
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
        let window = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(app.world())
            .expect("one window");
        let mut stage = Self {
            app,
            window,
            size: size.as_vec2(),
            scale,
        };
        stage.frames(3);
        stage
    }

    /// Opens the program with a game in progress, in a usual window and without files.
    pub fn playing(game: Session) -> Self {
        Self::playing_in(WIDE, Storage::nowhere(), game)
    }

    /// Opens the program with a game in progress.
    pub fn playing_in(size: UVec2, storage: Storage, game: Session) -> Self {
        let mut stage = Self::open(size, storage);
        stage.show(game);
        stage
    }

    /// Shows a game.
    pub fn show(&mut self, game: Session) {
        self.app.world_mut().resource_mut::<CurrentGame>().local = Some(GameHistory::new(game));
        let mut next = self.app.world_mut().resource_mut::<NextState<Screen>>();
        next.set(Screen::Play);
        self.frames(3);
    }

    /// Sets the speed of animations.
    pub fn set_motion(&mut self, motion: Motion) {
        self.app.world_mut().resource_mut::<Settings>().motion = motion;
    }

    // Time

    /// Runs one frame, then checks the tiles against the rules and the widget ids for duplicates.
    pub fn frame(&mut self) {
        self.app.update();
        self.check_tiles();
        self.check_names();
    }

    /// Runs `count` frames.
    pub fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame());
    }

    /// Advances time in one step.
    pub fn pass(&mut self, time: Duration) {
        for step in [time, FRAME] {
            let strategy = TimeUpdateStrategy::ManualDuration(step);
            self.app.insert_resource(strategy);
            self.frames(2);
        }
    }

    /// Runs frames until a condition is true.
    pub fn until(&mut self, what: &str, mut is_so: impl FnMut(&mut Self) -> bool) {
        let patience = Instant::now() + Duration::from_secs(20);
        while !is_so(self) {
            assert!(Instant::now() < patience, "timeout: {what}");
            self.frame();
        }
    }

    /// Runs frames until the animation has ended and is drawn.
    pub fn finish_animations(&mut self) {
        self.until("the animation ends", |stage| !stage.is_animating());
        self.frames(2);
    }

    // State

    /// Returns the app's world.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Returns a resource of the app.
    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// Returns the current screen.
    pub fn screen(&self) -> Screen {
        *self.resource::<State<Screen>>().get()
    }

    /// Returns the phase of the game; `None` on other screens.
    pub fn phase(&self) -> Option<Phase> {
        let phase = self.app.world().get_resource::<State<Phase>>();
        phase.map(|phase| *phase.get())
    }

    /// Returns the current game.
    pub fn game(&self) -> &Session {
        self.resource::<CurrentGame>().game().expect("a game")
    }

    /// Returns the history of games.
    pub fn history(&self) -> &GameHistory {
        self.resource::<CurrentGame>()
            .local
            .as_ref()
            .expect("a history")
    }

    /// Returns the number of moves made.
    pub fn cursor(&self) -> usize {
        self.game().cursor()
    }

    /// Returns the legal colours.
    pub fn legal(&self) -> Vec<Colour> {
        self.game()
            .position()
            .legal_moves()
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Paint(colour) => Some(colour),
                _ => None,
            })
            .collect()
    }

    /// Returns `true` while an animation runs on the board.
    pub fn is_animating(&self) -> bool {
        self.resource::<AnimationClock>().is_running()
    }

    /// Returns the state of the hint.
    pub fn hint(&self) -> &Hint {
        self.resource::<Hint>()
    }

    /// Returns the hinted move once it is found.
    pub fn hinted(&self) -> Option<Move> {
        match self.hint() {
            Hint::Found(Advice::Play { mv, .. }) => Some(*mv),
            _ => None,
        }
    }

    /// Returns the number of entities with this component.
    pub fn count<C: Component>(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&C>().iter(world).count()
    }

    /// Returns the tiles' logical appearance according to the rules.
    pub fn tiles(&mut self) -> Vec<TileState> {
        let world = self.app.world_mut();
        let mut tiles: Vec<TileState> = world
            .query::<(&Tile, &TileAppearance)>()
            .iter(world)
            .map(|(tile, appearance)| (tile.0, appearance.0))
            .collect();
        tiles.sort_by_key(|&(cell, ..)| cell.0);
        tiles
    }

    /// Returns the tiles' appearance on the screen.
    pub fn pictures(&mut self) -> Vec<TileState> {
        let world = self.app.world_mut();
        let mut pictures: Vec<TileState> = world
            .query::<(&Tile, &TileVisual)>()
            .iter(world)
            .map(|(tile, picture)| (tile.0, picture.look))
            .collect();
        pictures.sort_by_key(|&(cell, ..)| cell.0);
        pictures
    }

    /// Returns the pieces on the board and beside it.
    pub fn pieces(&mut self) -> Vec<Piece> {
        let world = self.app.world_mut();
        let pieces = world.query::<&PieceOf>();
        let mut pieces: Vec<Piece> = { pieces }
            .iter(world)
            .map(|&PieceOf { seat, number, at }| Piece { seat, number, at })
            .collect();
        pieces.sort_by_key(|piece| (piece.seat, piece.number));
        pieces
    }

    /// Checks that tiles exist on the screen of a game only, follow the rules in every frame, and look so when no
    /// animation runs. A replay shows its step one frame later.
    fn check_tiles(&mut self) {
        if self.screen() != Screen::Play {
            assert_eq!(self.count::<Tile>(), 0, "tiles are left behind");
            return;
        }
        if self.resource::<Replay>().game.is_some() || self.phase() == Some(Phase::Replay) {
            return;
        }
        self.check_tiles_of_shown_game();
    }

    /// Checks that the tiles show the displayed game, be it a replay.
    pub fn check_tiles_of_shown_game(&mut self) {
        let (history, replay) = (self.resource::<CurrentGame>(), self.resource::<Replay>());
        let shown = shown(history, replay).expect("a game on the screen");
        let by_rules: Vec<TileState> = appearances(shown.position()).collect();
        let pieces = shown.position().pieces();
        let game = format!("{} after {} moves", shown.code(), shown.cursor());
        assert_same(&self.tiles(), &by_rules, &format!("the tiles of {game}"));
        assert_eq!(self.pieces(), pieces, "the pieces of {game}");
        if !self.is_animating() {
            let appearances = format!("the looks of the tiles of {game}");
            assert_same(&self.pictures(), &by_rules, &appearances);
        }
    }

    // Screen content

    /// Checks that egui reports no duplicate widget ids on the screen.
    fn check_names(&self) {
        for words in self.words() {
            assert!(!words.starts_with('🔥'), "{words}");
        }
    }

    /// Returns `true` if exactly this text is on the screen.
    pub fn shows(&self, words: &str) -> bool {
        self.written().iter().any(|written| written.words == words)
    }

    /// Returns `true` if a text on the screen contains this part.
    pub fn shows_part(&self, part: &str) -> bool {
        self.words().iter().any(|words| words.contains(part))
    }

    /// Returns all texts on the screen.
    pub fn words(&self) -> Vec<&str> {
        let written = self.written().iter();
        written.map(|written| written.words.as_str()).collect()
    }

    /// Returns the last copied text. It never reaches the clipboard, which belongs to the user who runs the tests and
    /// may not exist.
    pub fn copied(&self) -> Option<&str> {
        self.resource::<Copied>().0.as_deref()
    }

    /// Returns all texts on the screen with their positions.
    pub fn written(&self) -> &[Written] {
        &self.resource::<Words>().0
    }

    /// Returns the logical pixels of a point.
    fn zoom(&self) -> f32 {
        let device = self.resource::<Device>();
        let covered = device.covered.in_units(self.scale);
        scales(covered.within(self.size), device.text).all
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

    /// Returns `true` if the last frame requested a redraw.
    pub fn requests_frame(&self) -> bool {
        let requests = self.resource::<Messages<RequestRedraw>>();
        requests.iter_current_update_messages().next().is_some()
    }

    /// Returns the time until the next frame if no event arrives.
    pub fn idle_time(&self) -> Duration {
        match self.resource::<WinitSettings>().focused_mode {
            UpdateMode::Reactive { wait, .. } => wait,
            UpdateMode::Continuous => Duration::ZERO,
        }
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

    /// Returns the layout of the game's screen, in points.
    pub fn arrangement(&self) -> Arrangement {
        let (setup, position) = (&self.game().code().setup, self.game().position());
        let (buttons, seats) = (game_ui(position).buttons(), setup.seats().into());
        let extent = position.board().extent();
        let mut arrangement = arrange(self.window_rect(), buttons, seats, extent);
        if self.resource::<Net>().game_of(self.resource()).is_some() {
            arrangement.take_bar();
        }
        arrangement
    }

    /// Returns the centre of a tile in the window while the board is not zoomed, in logical pixels.
    pub fn place_of(&self, cell: CellId) -> Vec2 {
        let board = self.game().position().board();
        let place = BoardPlace {
            rect: self.arrangement().board,
            zoom: self.zoom(),
        };
        let extent = board.extent();
        let rotated = self.resource::<BoardRotated>().0;
        let pixels = Pixels {
            rotated: rotated.then_some(Vec2::new(extent.x, extent.y)),
            ..Pixels::fit(&place, extent, self.scale)
        };
        pixels.in_window(board.centre(cell))
    }

    /// Returns the centre of a tile in the window at any zoom.
    pub fn middle_of(&self, cell: CellId) -> Vec2 {
        let board = self.game().position().board();
        self.resource::<Pixels>().in_window(board.centre(cell))
    }

    // Mouse

    /// Presses a text, which must be on the screen once.
    pub fn press(&mut self, words: &str) {
        let found = self.written().iter();
        let places: Vec<Rect> = found
            .filter(|written| written.words == words)
            .map(|written| written.rect)
            .collect();
        assert_eq!(places.len(), 1, "{words:?} among {:?}", self.words());
        let window = self.window_rect();
        assert!(
            window.contains(places[0].center()),
            "{words:?} is out of sight"
        );
        self.press_rect(places[0]);
    }

    /// Presses the last drawn button with this label, where the text occurs elsewhere, too.
    pub fn press_button(&mut self, words: &str) {
        let found = self.written().iter().rev();
        let place = { found }
            .find(|written| written.words == words)
            .map(|written| written.rect);
        self.press_rect(place.unwrap_or_else(|| panic!("{words:?} among {:?}", self.words())));
    }

    /// Returns the window's entity.
    pub const fn window(&self) -> Entity {
        self.window
    }

    /// Presses an icon.
    pub fn press_icon(&mut self, icon: lucide_icons::Icon) {
        self.press(&icon.unicode().to_string());
    }

    /// Presses the centre of a rectangle in points.
    pub fn press_rect(&mut self, rect: Rect) {
        let centre = rect.center();
        self.click(Vec2::new(centre.x, centre.y) * self.zoom());
    }

    /// Moves the pointer to a position, clicks and waits for the result on the screen.
    pub fn click(&mut self, place: Vec2) {
        self.point_at(place);
        self.frame();
        self.mouse_button(MouseButton::Left, ButtonState::Pressed);
        self.frame();
        self.mouse_button(MouseButton::Left, ButtonState::Released);
        self.frames(3);
    }

    /// Moves the pointer to a position.
    pub fn point_at(&mut self, place: Vec2) {
        let mut window = self.app.world_mut().entity_mut(self.window);
        let mut window = window.get_mut::<Window>().expect("a window");
        window.set_cursor_position(Some(place));
        self.send_event(CursorMoved {
            window: self.window,
            position: place,
            delta: None,
        });
    }

    /// Moves the pointer out of the window.
    pub fn move_mouse_outside(&mut self) {
        self.send_event(CursorLeft {
            window: self.window,
        });
        self.frame();
    }

    /// Presses or releases a mouse button.
    pub fn mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        self.send_event(MouseButtonInput {
            button,
            state,
            window: self.window,
        });
    }

    /// Presses a button at one position and releases it at another.
    pub fn drag(&mut self, button: MouseButton, from: Vec2, to: Vec2) {
        self.point_at(from);
        self.frame();
        self.mouse_button(button, ButtonState::Pressed);
        self.frame();
        for step in 1..=4 {
            self.point_at(from.lerp(to, step as f32 / 4.0));
            self.frame();
        }
        self.mouse_button(button, ButtonState::Released);
        self.frames(3);
    }

    /// Turns the wheel over the middle of the window until a text can be pressed.
    pub fn scroll_to(&mut self, words: &str) {
        for _ in 0..40 {
            let window = self.window_rect();
            let mut found = self
                .written()
                .iter()
                .filter(|written| written.words == words);
            let centre = found.next().map(|written| written.rect.center());
            match centre {
                Some(centre) if centre.y < window.bottom() - 24.0 => return,
                _ => self.wheel(self.size / 2.0, MouseScrollUnit::Line, -1.0),
            }
            self.frames(6);
        }
        panic!("{words:?} is nowhere among {:?}", self.words());
    }

    /// Turns the wheel at a position.
    pub fn wheel(&mut self, at: Vec2, unit: MouseScrollUnit, y: f32) {
        self.point_at(at);
        self.send_event(MouseWheel {
            unit,
            x: 0.0,
            y,
            window: self.window,
            phase: TouchPhase::Moved,
        });
        self.frames(2);
    }

    // Touch

    /// Puts a finger down, moves it or lifts it.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.send_event(TouchInput {
            phase,
            position,
            window: self.window,
            force: None,
            id,
        });
        self.frame();
    }

    /// Puts a finger down at one position and lifts it at another.
    pub fn drag_finger(&mut self, from: Vec2, to: Vec2) {
        for (phase, position) in [
            (TouchPhase::Started, from),
            (TouchPhase::Moved, to),
            (TouchPhase::Ended, to),
        ] {
            self.finger(7, phase, position);
        }
    }

    /// Touches a position.
    pub fn touch(&mut self, place: Vec2) {
        self.drag_finger(place, place);
    }

    // Keys

    /// Presses and releases a key within one frame.
    pub fn key(&mut self, code: KeyCode, key: Key) {
        self.hold(code, key.clone());
        self.release_key(code, key);
        self.frame();
    }

    /// Presses a key and holds it.
    pub fn hold(&mut self, code: KeyCode, key: Key) {
        self.key_input(code, key, ButtonState::Pressed);
    }

    /// Releases a key.
    pub fn release_key(&mut self, code: KeyCode, key: Key) {
        self.key_input(code, key, ButtonState::Released);
    }

    /// Repeats a key that is held.
    pub fn repeat(&mut self, code: KeyCode, key: Key) {
        self.key_event(code, key, ButtonState::Pressed, true);
    }

    fn key_input(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        self.key_event(key_code, logical_key, state, false);
    }

    fn key_event(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState, repeat: bool) {
        self.send_event(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat,
            window: self.window,
        });
    }

    /// Types a text. The key codes do not matter.
    pub fn write_words(&mut self, words: &str) {
        for sign in words.chars() {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                self.send_event(KeyboardInput {
                    key_code: KeyCode::F20,
                    logical_key: Key::Character(sign.to_string().into()),
                    state,
                    text: Some(sign.to_string().into()),
                    repeat: false,
                    window: self.window,
                });
            }
            self.frame();
        }
    }

    /// Presses the key with this letter.
    pub fn letter(&mut self, letter: char) {
        let code = match letter {
            'h' => KeyCode::KeyH,
            'n' => KeyCode::KeyN,
            'p' => KeyCode::KeyP,
            'r' => KeyCode::KeyR,
            's' => KeyCode::KeyS,
            'u' => KeyCode::KeyU,
            'y' => KeyCode::KeyY,
            'z' => KeyCode::KeyZ,
            _ => panic!("the key {letter} means nothing"),
        };
        self.key(code, Key::Character(letter.to_string().into()));
    }

    /// Presses the digit key of this colour.
    pub fn digit(&mut self, colour: Colour) {
        const DIGITS: [KeyCode; 10] = [
            KeyCode::Digit1,
            KeyCode::Digit2,
            KeyCode::Digit3,
            KeyCode::Digit4,
            KeyCode::Digit5,
            KeyCode::Digit6,
            KeyCode::Digit7,
            KeyCode::Digit8,
            KeyCode::Digit9,
            KeyCode::Digit0,
        ];
        let digit = (colour.0 + 1) % 10;
        self.key(
            DIGITS[colour.index()],
            Key::Character(digit.to_string().into()),
        );
    }

    /// Moves the cursor to a tile with arrows and chooses it with Enter.
    pub fn choose_by_arrows(&mut self, cell: CellId) {
        let mut cursor = *self.resource::<Cursor>();
        let board = self.game().position().board().clone();
        let is_rotated = self.resource::<BoardRotated>().0;
        let on_board = |arrow: Direction| if is_rotated { arrow.reversed() } else { arrow };
        if cursor.by_pointer || !cursor.shown {
            // The first press shows the cursor at its present cell.
            cursor.step(&board, on_board(Direction::Right));
            self.arrow(Direction::Right);
        }
        let mut reached = VecDeque::from([(cursor, Vec::new())]);
        let mut known = HashSet::from([cursor.cell]);
        while let Some((cursor, arrows)) = reached.pop_front() {
            if cursor.cell == cell {
                for arrow in arrows {
                    self.arrow(arrow);
                }
                assert_eq!(
                    self.resource::<Cursor>().cell,
                    cell,
                    "the arrows lead astray"
                );
                self.key(KeyCode::Enter, Key::Enter);
                return;
            }
            for arrow in ARROWS {
                let mut next = cursor;
                next.step(&board, on_board(arrow));
                if known.insert(next.cell) {
                    reached.push_back((next, [arrows.clone(), vec![arrow]].concat()));
                }
            }
        }
        panic!("no arrows lead to {cell:?}");
    }

    /// Presses an arrow, or the key for the next layer.
    pub fn arrow(&mut self, arrow: Direction) {
        match arrow {
            Direction::Up => self.key(KeyCode::ArrowUp, Key::ArrowUp),
            Direction::Right => self.key(KeyCode::ArrowRight, Key::ArrowRight),
            Direction::Down => self.key(KeyCode::ArrowDown, Key::ArrowDown),
            Direction::Left => self.key(KeyCode::ArrowLeft, Key::ArrowLeft),
            _ => panic!("there is no key for {arrow:?}"),
        }
    }

    /// Presses the key that goes back.
    pub fn escape(&mut self) {
        self.key(KeyCode::Escape, Key::Escape);
        self.frames(2);
    }

    // Pad

    /// Connects a pad.
    pub fn connect_pad(&mut self) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "a pad".to_owned(),
            vendor_id: None,
            product_id: None,
        };
        self.write(GamepadConnectionEvent::new(pad, connection));
        self.frames(2);
        pad
    }

    /// Presses and releases a button of a pad.
    pub fn pad(&mut self, pad: Entity, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent::new(pad, button, value);
            self.write(RawGamepadEvent::Button(changed));
            self.frame();
        }
    }

    // Messages

    /// Writes a message of the app.
    pub fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// Writes a message of the window, both on its own and as a [`WindowEvent`].
    fn send_event<M: Message + Clone + Into<WindowEvent>>(&mut self, message: M) {
        self.write::<WindowEvent>(message.clone().into());
        self.write(message);
    }
}

/// Collects the texts of the screen before tessellation.
fn read_words(outputs: Query<&EguiFullOutput>, mut words: ResMut<Words>) {
    words.0.clear();
    for shape in outputs
        .iter()
        .flat_map(|output| output.iter())
        .flat_map(|output| &output.shapes)
    {
        collect_words(&shape.shape, shape.clip_rect, &mut words.0);
    }
}

/// Takes the copied text, so that it does not reach the clipboard.
fn take_copied(mut outputs: Query<&mut EguiFullOutput>, mut copied: ResMut<Copied>) {
    for output in outputs
        .iter_mut()
        .filter_map(|output| output.into_inner().as_mut())
    {
        output
            .platform_output
            .commands
            .retain(|command| match command {
                OutputCommand::CopyText(text) => {
                    copied.0 = Some(text.clone());
                    false
                }
                _ => true,
            });
    }
}

fn collect_words(shape: &Shape, clip: Rect, words: &mut Vec<Written>) {
    match shape {
        Shape::Text(text @ TextShape { galley, .. }) => {
            words.push(Written {
                words: galley.text().to_owned(),
                rect: text.visual_bounding_rect(),
                rows: { galley.rows.iter() }
                    .map(|row| {
                        let at = text.pos + row.pos.to_vec2();
                        row.visuals.mesh_bounds.translate(at.to_vec2())
                    })
                    .collect(),
                clip,
            });
        }
        Shape::Vec(shapes) => shapes
            .iter()
            .for_each(|shape| collect_words(shape, clip, words)),
        _ => {}
    }
}
