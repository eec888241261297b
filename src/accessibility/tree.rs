//! The tree of all nodes, as it is sent to a screen reader.

use super::announcements::Announcements;
use super::board_nodes::{BoardNodes, FollowBoard, board_id};
use super::screen_reader::{ScreenReader, is_active};
use crate::core::RedrawRequest;
use crate::ui;
use bevy::a11y::{AccessibilityRequested, AccessibilitySystems, ManageAccessibilityUpdates};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::egui::accesskit::{Node, NodeId, Point, Rect, Role, TreeUpdate};
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext};
use std::collections::HashSet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenReader>()
        .init_resource::<TreeOutput>()
        .init_resource::<AccessibilityRequested>()
        .init_resource::<ManageAccessibilityUpdates>()
        .add_systems(Startup, replace_bevys_nodes)
        .add_systems(
            PreUpdate,
            start_reader
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            send_tree
                .pipe(stop_reader)
                .after(FollowBoard)
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(AccessibilitySystems::Update)
                .run_if(is_active),
        );
}

/// Receiver of the tree.
#[derive(Resource, Default)]
pub enum TreeOutput {
    /// The screen reader of the system.
    #[default]
    System,
    /// A list of updates, for tests.
    List(Vec<TreeUpdate>),
}

impl TreeOutput {
    /// Passes an update on. Returns `false` if there is no screen reader any more; then it is not made.
    fn deliver(&mut self, window: Option<Entity>, update: impl FnOnce() -> TreeUpdate) -> bool {
        match self {
            Self::List(updates) => {
                updates.push(update());
                true
            }
            Self::System => ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
                let Some(adapter) = window.and_then(|window| adapters.get_mut(&window)) else {
                    return false;
                };
                let mut is_delivered = false;
                adapter.update_if_active(|| {
                    is_delivered = true;
                    update()
                });
                is_delivered
            }),
        }
    }
}

/// Turns off Bevy's own tree, which would replace this one.
fn replace_bevys_nodes(mut manages: ResMut<ManageAccessibilityUpdates>) {
    **manages = false;
}

/// Makes egui produce nodes once a screen reader has started.
fn start_reader(
    requested: Res<AccessibilityRequested>,
    reader: Res<ScreenReader>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    if requested.get() && !reader.is_active() {
        reader.set(true);
        for mut context in &mut contexts {
            context.get_mut().enable_accesskit();
        }
        redraw.request();
    }
}

/// Sends the nodes of this frame. Returns `false` if there is no screen reader any more.
fn send_tree(
    requested: Res<AccessibilityRequested>,
    mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut board: ResMut<BoardNodes>,
    mut announcements: ResMut<Announcements>,
    mut output: ResMut<TreeOutput>,
    _main_thread: NonSendMarker,
) -> bool {
    let window = windows.iter().next();
    let mut is_delivered = true;
    for mut egui in &mut outputs {
        let Some(update) = egui.platform_output.accesskit_update.take() else {
            continue;
        };
        is_delivered &= output.deliver(window.map(|(window, _)| window), || {
            // A reader that has just started knows no nodes. The adapter is locked, so none can start now.
            if requested.get() {
                requested.set(false);
                board.send_anew();
                announcements.forget();
            }
            let title = window.map_or("", |(_, window)| &window.title);
            whole_tree(update, title, &mut board, &mut announcements)
        });
    }
    is_delivered
}

/// Makes egui produce no nodes any more if nobody has taken them.
fn stop_reader(
    In(is_delivered): In<bool>,
    reader: Res<ScreenReader>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    if !is_delivered {
        reader.set(false);
        for mut context in &mut contexts {
            context.get_mut().disable_accesskit();
        }
    }
}

/// Returns the tree of egui with the board and the announcements. All nodes of egui are in one list, in the order in which
/// they are read.
fn whole_tree(
    update: TreeUpdate,
    title: &str,
    board: &mut BoardNodes,
    announcements: &mut Announcements,
) -> TreeUpdate {
    let root = update.tree.as_ref().map_or(update.focus, |tree| tree.root);
    let mut window = Node::new(Role::Window);
    let mut nodes = Vec::with_capacity(update.nodes.len());
    for (id, node) in update.nodes {
        match node.role() {
            _ if id == root => window = node,
            Role::GenericContainer | Role::Unknown | Role::ScrollBar => {}
            _ => nodes.push((id, node)),
        }
    }
    remove_repeated_texts(&mut nodes);
    forget_missing_children(&mut nodes);
    let inner: HashSet<NodeId> = nodes
        .iter()
        .flat_map(|(_, node)| node.children().iter().copied())
        .collect();
    let outer = nodes.iter().filter(|(id, _)| !inner.contains(id));
    let mut order: Vec<(NodeId, Rect)> = outer
        .map(|(id, node)| (*id, node.bounds().unwrap_or_default()))
        .collect();
    let mut focus = update.focus;
    if let Some((id, bounds, focused)) = board.shown() {
        order.push((id, ui::node_bounds(bounds)));
        board.send(&mut nodes);
        if focus == root || focus == board_id() {
            focus = focused;
        }
    } else if !nodes.iter().any(|(id, _)| *id == focus) {
        focus = root;
    }
    order.sort_by(|(_, one), (_, other)| in_reading_order(one).total_cmp(&in_reading_order(other)));
    let mut children: Vec<NodeId> = order.into_iter().map(|(id, _)| id).collect();
    children.push(announcements.send(&mut nodes));
    window.set_label(title);
    window.set_children(children);
    nodes.push((root, window));
    TreeUpdate {
        nodes,
        tree: update.tree,
        tree_id: update.tree_id,
        focus,
    }
}

/// Height of a line of nodes, in points. Nodes in a line are read from left to right.
const LINE: f64 = 24.0;

/// Returns the key of a node in the order of reading.
fn in_reading_order(bounds: &Rect) -> f64 {
    // Tall nodes are read with the line at their top.
    let middle = bounds.y0 + (bounds.y1 - bounds.y0).min(2.0 * LINE) / 2.0;
    let line = (middle / LINE).floor();
    line * 1e5 + bounds.x0
}

/// Removes children that are not sent from nodes: a card contains the containers of what is on it.
fn forget_missing_children(nodes: &mut [(NodeId, Node)]) {
    let sent: HashSet<NodeId> = nodes.iter().map(|(id, _)| *id).collect();
    for (_, node) in nodes {
        if node.children().iter().any(|child| !sent.contains(child)) {
            let kept = node.children().iter().copied();
            let kept: Vec<NodeId> = kept.filter(|child| sent.contains(child)).collect();
            node.set_children(kept);
        }
    }
}

/// Removes the texts that are drawn on a widget with the same words.
fn remove_repeated_texts(nodes: &mut Vec<(NodeId, Node)>) {
    let widgets: Vec<(Rect, String)> = nodes
        .iter()
        .filter(|(_, node)| node.role() != Role::Label)
        .filter_map(|(_, node)| Some((node.bounds()?, node.label()?.to_owned())))
        .collect();
    nodes.retain(|(_, node)| {
        let (Role::Label, Some(text), Some(bounds)) = (node.role(), node.value(), node.bounds())
        else {
            return true;
        };
        let middle = Point::new(
            f64::midpoint(bounds.x0, bounds.x1),
            f64::midpoint(bounds.y0, bounds.y1),
        );
        !widgets
            .iter()
            .any(|(area, label)| area.contains(middle) && label.contains(text))
    });
}
