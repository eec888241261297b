//! Nodes and announcements for screen readers, and the actions that they request.

use crate::network::connected_apps::{ConnectedApps, shared};
use crate::on_screen_keyboard;
use crate::stage::{Stage, TALL, WIDE, game, people};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{
    self, Action, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use std::collections::{HashMap, HashSet};
use std::time::Duration;
use tessella::accessibility::TreeOutput;
use tessella::core::settings::Settings;
use tessella::core::storage::Storage;
use tessella::core::{Phase, ReplayRequest, Screen, Toast};
use tessella::text::Wording;
use tessella_boards::{CellId, Direction};
use tessella_games::{Game, Level, Move, Rules, Seat};
use tessella_language::Language;
use tessella_session::Player;

/// A screen reader in front of the program.
struct Reader {
    stage: Stage,
    nodes: HashMap<NodeId, Node>,
    root: NodeId,
    focus: NodeId,
    /// Announcements, from the oldest.
    heard: Vec<String>,
    /// Number of nodes of tiles in the last update that had some.
    sent_tiles: usize,
}

impl Reader {
    /// Starts a screen reader.
    fn start(mut stage: Stage) -> Self {
        stage.world().insert_resource(TreeOutput::List(Vec::new()));
        stage.world().resource::<AccessibilityRequested>().set(true);
        let mut reader = Self {
            stage,
            nodes: HashMap::new(),
            root: NodeId(0),
            focus: NodeId(0),
            heard: Vec::new(),
            sent_tiles: 0,
        };
        reader.frames(3);
        reader
    }

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.stage.frame();
            let mut output = self.stage.world().resource_mut::<TreeOutput>();
            let TreeOutput::List(updates) = &mut *output else {
                panic!("the updates are listed");
            };
            for update in std::mem::take(updates) {
                self.apply(update);
            }
        }
    }

    fn apply(&mut self, update: TreeUpdate) {
        let tiles = update
            .nodes
            .iter()
            .filter(|(_, node)| node.role() == Role::Cell);
        let tiles = tiles.count();
        if tiles > 0 {
            self.sent_tiles = tiles;
        }
        for (id, node) in update.nodes {
            if node.live() == Some(Live::Polite) {
                self.heard.extend(node.value().map(str::to_owned));
            }
            self.nodes.insert(id, node);
        }
        self.root = update.tree.expect("a whole tree").root;
        self.focus = update.focus;
        // Nodes outside the tree are forgotten, and all in it are known.
        let mut waiting = vec![self.root];
        let mut known = HashSet::new();
        while let Some(id) = waiting.pop() {
            assert!(known.insert(id), "a node is in the tree twice");
            let node = self.nodes.get(&id).expect("a child that was sent");
            waiting.extend(node.children());
        }
        self.nodes.retain(|id, _| known.contains(id));
        assert!(
            self.nodes.contains_key(&self.focus),
            "the focus is in the tree"
        );
    }

    /// Returns the names of all nodes with a role, in the order of reading.
    fn names(&self, role: Role) -> Vec<String> {
        let mut names = Vec::new();
        let mut waiting = vec![self.root];
        while let Some(id) = waiting.pop() {
            let node = &self.nodes[&id];
            if node.role() == role {
                names.push(name(node).to_owned());
            }
            waiting.extend(node.children().iter().rev());
        }
        names
    }

    fn find(&self, role: Role, beginning: &str) -> NodeId {
        let mut found = self
            .nodes
            .iter()
            .filter(|(_, node)| node.role() == role && name(node).starts_with(beginning));
        match found.next() {
            Some((id, _)) => *id,
            None => panic!("no {beginning:?} in {:?}", self.names(role)),
        }
    }

    fn act(&mut self, target_node: NodeId, action: Action) {
        self.stage
            .world()
            .write_message(ActionRequest(accesskit::ActionRequest {
                action,
                target_tree: TreeId::ROOT,
                target_node,
                data: None,
            }));
        self.frames(4);
    }

    fn press(&mut self, button: &str) {
        self.act(self.find(Role::Button, button), Action::Click);
    }

    fn press_tile(&mut self, place: &str) {
        self.act(self.find(Role::Cell, place), Action::Click);
    }

    fn focused(&self) -> &str {
        name(&self.nodes[&self.focus])
    }
}

fn name(node: &Node) -> &str {
    node.label().or_else(|| node.value()).unwrap_or_default()
}

#[test]
fn nothing_is_made_without_a_screen_reader() {
    let mut stage = Stage::playing(people("row:3x3,k3#1"));
    stage.world().insert_resource(TreeOutput::List(Vec::new()));
    stage.frames(5);
    let TreeOutput::List(updates) = stage.resource::<TreeOutput>() else {
        panic!("the updates are listed");
    };
    assert!(updates.is_empty());
}

#[test]
fn all_widgets_of_all_screens_have_names() {
    for screen in [
        Screen::Title,
        Screen::Setup,
        Screen::Settings,
        Screen::Keys,
        Screen::Help,
        Screen::Today,
        Screen::Statistics,
        Screen::Packs,
        Screen::Games,
        Screen::Lan,
    ] {
        let mut stage = Stage::open(TALL, Storage::nowhere());
        stage
            .world()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        stage.frames(3);
        let reader = Reader::start(stage);
        let widgets = reader
            .nodes
            .values()
            .filter(|node| node.supports_action(Action::Click) || node.role() == Role::TextInput);
        let names: Vec<&str> = widgets.map(name).collect();
        assert!(!names.is_empty(), "{screen:?}");
        assert!(
            names.iter().all(|name| !name.trim().is_empty()),
            "{screen:?}: {names:?}"
        );
    }
}

#[test]
fn keys_of_the_on_screen_keyboard_have_names_and_can_be_pressed() {
    let mut reader = Reader::start(on_screen_keyboard::open(TALL, Language::English));
    let field = reader.find(Role::TextInput, "");
    reader.act(field, Action::Focus);
    for key in ["Shift", "Q", "w", "Numbers and symbols", "7", "Backspace"] {
        reader.press(key);
        assert_eq!(reader.focus, field);
    }
    let settings = reader.stage.resource::<Settings>();
    assert_eq!(settings.lan.name, "AnnQw");
    let buttons = reader.names(Role::Button);
    let has = |name: &str| buttons.iter().any(|button| button == name);
    assert!(has("Space") && has("Cursor left") && has("Letters"));
    reader.press("Done");
    assert_ne!(reader.focus, field);
}

#[test]
fn texts_are_read_once_and_in_order() {
    let reader = Reader::start(Stage::open(TALL, Storage::nowhere()));
    let labels = reader.names(Role::Label);
    assert!(
        labels.iter().any(|label| label == "Flood the board"),
        "{labels:?}"
    );
    // The name of the game is that of its card.
    assert!(!labels.iter().any(|label| label == "Drench"), "{labels:?}");
    let buttons = reader.names(Role::Button);
    let place = |name: &str| buttons.iter().position(|button| button == name);
    assert!(place("Drench") < place("Settings"), "{buttons:?}");
}

#[test]
fn each_tile_has_a_place_of_its_own_on_every_board() {
    for code in [
        "drench:15x15,c6#1",
        "light:8x8,b8#2",
        "light:hex6x5,b8#2",
        "link:8x6,f6,untimed#1",
        "row:4x4x4,k4#1",
        "row:3x3x3x3,k3#1",
        "drench:map24-3,c5#3",
        "race:ring40,s2#1",
        "race:track100,s2#1",
        "blockade:hex11x12,hills3-2,s2#5",
    ] {
        let reader = Reader::start(Stage::playing(people(code)));
        let tiles = reader.names(Role::Cell);
        assert_eq!(
            tiles.len(),
            reader.stage.game().position().board().len(),
            "{code}"
        );
        let places: HashSet<&str> = tiles
            .iter()
            .map(|name| name.split_once(": ").expect("a place and what is there").0)
            .collect();
        assert_eq!(places.len(), tiles.len(), "{code}");
        let has_content = |name: &String| !name.ends_with(": ");
        assert!(tiles.iter().all(has_content), "{code}: {tiles:?}");
    }
}

#[test]
fn question_before_a_flight_and_distances_are_heard() {
    let mut reader = Reader::start(Stage::playing(people("blockade:7x7,s2,b3#1")));
    reader.press_tile("row 7, column 4:");
    reader.act(reader.find(Role::Cell, "row 6, column 4:"), Action::Focus);
    assert_eq!(reader.heard, ["Player 1: 6 → 5"]);
    reader.press_tile("row 4, column 4:");
    let question = "Fly there, your last flight? Player 1: 6 → 3";
    assert_eq!(reader.heard.last().map(String::as_str), Some(question));
    assert_eq!(reader.stage.cursor(), 0);
    // A build of two tiles in the way of both.
    reader.stage.escape();
    reader.stage.escape();
    reader.frames(2);
    let heard = reader.heard.len();
    reader.press_tile("row 2, column 3:");
    reader.act(reader.find(Role::Cell, "row 2, column 4:"), Action::Focus);
    let last = reader.heard[heard..].last().expect("an announcement");
    assert!(last.contains("Player 2: 6 → 7"), "{:?}", reader.heard);
}

#[test]
fn only_changed_tiles_are_sent() {
    let mut reader = Reader::start(Stage::playing(people("row:15x15,k5#1")));
    assert_eq!(reader.sent_tiles, 225);
    reader.press_tile("row 3, column 4:");
    reader.stage.finish_animations();
    reader.frames(3);
    assert_eq!(reader.sent_tiles, 1);
    assert_eq!(
        reader.names(Role::Cell)[2 * 15 + 3],
        "row 3, column 4: stone, Player 1"
    );
}

#[test]
fn a_second_screen_reader_is_told_everything_again() {
    let mut reader = Reader::start(Stage::playing(people("row:15x15,k5#1")));
    reader.press_tile("row 3, column 4:");
    reader.nodes.clear();
    reader
        .stage
        .world()
        .resource::<AccessibilityRequested>()
        .set(true);
    reader.frames(1);
    assert_eq!(reader.sent_tiles, 225);
}

#[test]
fn game_is_played_and_heard() {
    let players = [Player::Human, Player::Computer(Level::Gentle)];
    let mut reader = Reader::start(Stage::playing(game("row:3x3,k3#1", &players)));
    reader.press_tile("row 2, column 2:");
    reader
        .stage
        .until("the computer's answer", |stage| stage.cursor() == 2);
    reader.frames(3);
    let (seat, mv) = (Seat::SECOND, reader.stage.game().moves()[1].mv);
    let Move::Cell(CellId(cell)) = mv else {
        panic!("a stone of {seat:?}");
    };
    let answer = format!(
        "Easy: row {}, column {}. Your turn",
        cell / 3 + 1,
        cell % 3 + 1
    );
    assert_eq!(reader.heard[0], "You: row 2, column 2");
    assert!(
        reader.heard[1].ends_with(answer.split_once(": ").expect("a name").1),
        "{:?} {answer}",
        reader.heard
    );
}

#[test]
fn win_hint_and_refusal_are_heard() {
    let code = "drench:5x5,c3=aabbb/abbbb/bbbcc/bbccc/bccca";
    let mut reader = Reader::start(Stage::playing(people(code)));
    assert_eq!(reader.names(Role::Cell)[0], "row 1, column 1: pink, yours");
    assert_eq!(
        reader.names(Role::Cell)[2],
        "row 1, column 3: yellow, in reach"
    );
    reader.press("Hint");
    reader
        .stage
        .until("the hint", |stage| stage.hinted().is_some());
    reader.frames(3);
    assert_eq!(reader.heard, ["Choose a colour: yellow"]);
    reader.press("yellow, gains 13 tiles");
    reader.stage.finish_animations();
    reader.frames(2);
    reader.press("green,");
    reader.stage.finish_animations();
    reader.frames(2);
    reader.press("pink,");
    reader.frames(2);
    let last = reader.heard.last().expect("announcements");
    assert!(last.starts_with("pink, now 25 tiles. Flooded!"), "{last}");
    reader
        .stage
        .world()
        .trigger(Toast(Wording::verbatim("Twice")));
    reader.frames(2);
    reader
        .stage
        .world()
        .trigger(Toast(Wording::verbatim("Twice")));
    reader.frames(2);
    assert_eq!(reader.heard[reader.heard.len() - 2..], ["Twice", "Twice"]);
    // A replay offers no moves.
    let is_over = |stage: &mut Stage| stage.phase() == Some(Phase::Over);
    reader.stage.until("the result", is_over);
    reader.frames(150);
    let won = reader
        .heard
        .iter()
        .filter(|words| words.contains("Flooded!"));
    assert_eq!(won.count(), 1, "{:?}", reader.heard);
    reader.frames(2);
    reader.press("Replay");
    reader.stage.write(ReplayRequest::GoTo(0));
    reader.frames(3);
    let cells = reader.names(Role::Cell);
    assert_eq!(cells[2], "row 1, column 3: yellow", "{cells:?}");
}

#[test]
fn focus_follows_the_keys() {
    let mut reader = Reader::start(Stage::playing(people("row:3x3,k3#1")));
    assert_eq!(reader.focused(), "In a Row board, 3×3 · 3 in a row");
    reader.stage.arrow(Direction::Right);
    reader.frames(2);
    assert_eq!(reader.focused(), "row 1, column 1: empty");
    reader.stage.arrow(Direction::Right);
    reader.frames(2);
    assert_eq!(reader.focused(), "row 1, column 2: empty");
    let corner = reader.find(Role::Cell, "row 3, column 3");
    reader.act(corner, Action::Focus);
    assert_eq!(reader.focused(), "row 3, column 3: empty");
    reader.stage.arrow(Direction::Up);
    reader.frames(2);
    assert_eq!(reader.focused(), "row 2, column 3: empty");
    // The ball of Light Block is what arrow keys move.
    let reader = Reader::start(Stage::playing(people("light:5x5,b8#1")));
    assert!(reader.focused().contains("ball"), "{}", reader.focused());
}

#[test]
fn board_is_a_stop_of_the_tab_key() {
    let mut reader = Reader::start(Stage::playing(people("row:3x3,k3#1")));
    reader.act(reader.find(Role::Button, "Hint"), Action::Focus);
    assert_eq!(reader.focused(), "Hint");
    let mut stops = HashSet::new();
    while !reader.focused().starts_with("In a Row board") {
        assert!(stops.insert(reader.focused().to_owned()), "{stops:?}");
        reader.stage.key(KeyCode::Tab, Key::Tab);
        reader.frames(2);
    }
    reader.stage.arrow(Direction::Right);
    reader.frames(2);
    assert_eq!(reader.focused(), "row 1, column 1: empty");
    reader.stage.key(KeyCode::Enter, Key::Enter);
    reader.frames(3);
    assert_eq!(reader.stage.cursor(), 1);
    // The next stop is a button again.
    reader.stage.key(KeyCode::Tab, Key::Tab);
    reader.frames(2);
    assert!(
        reader
            .names(Role::Button)
            .contains(&reader.focused().to_owned())
    );
}

#[test]
fn switches_and_choices_have_states() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage
        .world()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Settings);
    stage.frames(3);
    let mut reader = Reader::start(stage);
    let symbols = reader.find(Role::CheckBox, "Show a symbol");
    assert_eq!(reader.nodes[&symbols].toggled(), Some(Toggled::False));
    reader.act(symbols, Action::Click);
    assert_eq!(reader.nodes[&symbols].toggled(), Some(Toggled::True));
    let on = reader
        .nodes
        .values()
        .filter(|node| node.role() == Role::RadioButton && node.toggled() == Some(Toggled::True));
    assert!(on.count() > 0);
}

#[test]
fn heights_of_hills_are_told() {
    let reader = Reader::start(Stage::playing(people("light:5x5,b8,hills4-1#1")));
    let board = reader.stage.game().position().board().clone();
    let names = reader.names(Role::Cell);
    assert_eq!(names.len(), 25);
    for (name, cell) in names.iter().zip(board.cells()) {
        let height = format!("height {}", board.height(cell));
        assert!(name.ends_with(&height), "{name}: {height}");
    }
    let flat = Reader::start(Stage::playing(people("light:5x5,b8#1")));
    let names = flat.names(Role::Cell);
    assert!(!names.iter().any(|name| name.contains("height")));
}

#[test]
fn paused_board_is_hidden() {
    let mut reader = Reader::start(Stage::playing(people("link:8x6,f6,t600+3#1")));
    assert!(reader.names(Role::Cell).is_empty());
    reader.press("Start");
    assert_eq!(reader.names(Role::Cell).len(), 48);
}

#[test]
fn clock_is_heard() {
    let mut reader = Reader::start(Stage::playing(people("link:8x6,f6,t63+0#1")));
    reader.press("Start");
    reader.frames(2);
    reader.stage.pass(Duration::from_secs(6));
    reader.frames(3);
    assert_eq!(
        reader.heard.last().map(String::as_str),
        Some("60 seconds left")
    );
}

#[test]
fn every_game_can_be_read() {
    for &of in Game::ALL {
        let mut stage = Stage::open(WIDE, Storage::nowhere());
        stage.press(of.english_title());
        let reader = Reader::start(stage);
        let board = reader.names(Role::Grid);
        assert!(
            board.len() == 1 && board[0].starts_with(of.english_title()),
            "{board:?}"
        );
    }
}

#[test]
fn screen_reader_hears_that_a_press_only_asks() {
    let mut apps = ConnectedApps::playing("reader-give-up", 2, "row:3x3,k3,s2#1");
    let mut reader = Reader::start(apps.stages.remove(1));
    let give_up = reader.find(Role::Button, "Give up");
    reader.act(give_up, Action::Click);
    reader.frames(3);
    let heard = |text: &String| text == "Press again to confirm";
    assert!(reader.heard.iter().any(heard), "{:?}", reader.heard);
    assert!(shared(&reader.stage).result.is_none());
    let again = reader.find(Role::Button, "Press again to give up");
    reader.act(again, Action::Click);
    for _ in 0..2000 {
        if shared(&reader.stage).result.is_some() {
            return;
        }
        reader.frames(1);
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("the second press gives up");
}
