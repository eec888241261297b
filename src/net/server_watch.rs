//! Reports of the server in this process while a screen shows them.

use super::link::Net;
use crate::core::{RedrawRequest, Waker};
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use std::sync::mpsc::{Receiver, TryRecvError};
use tessella_net::server::ServerReport;

/// Seconds between two reports.
const INTERVAL: f32 = 1.0;
/// Seconds between two reports if people or rooms have changed.
const SHORT_INTERVAL: f32 = 0.25;
/// Part of an interval after which the next report is due: the window may draw a frame a little early.
const DUE: f32 = 0.9;

/// Reports of the server in this process. Only a screen that calls [`show`](Self::show) keeps them coming.
#[derive(Resource, Default)]
pub struct ServerWatch {
    /// `true` if the last frame showed the report.
    is_shown: bool,
    report: Option<ServerReport>,
    /// The next report, if it is requested.
    next: Option<SyncCell<Receiver<ServerReport>>>,
    /// Seconds since the last request.
    since: f32,
    /// `true` if people or rooms have changed since then.
    has_changed: bool,
}

impl ServerWatch {
    /// Returns the latest report, which is a second old at most. A screen calls this in every frame in which it shows the
    /// report.
    pub const fn show(&mut self) -> Option<&ServerReport> {
        self.is_shown = true;
        self.report.as_ref()
    }

    /// Takes the report that was requested, if it has arrived.
    fn receive(&mut self) {
        match self.next.as_mut().map(|next| next.get().try_recv()) {
            Some(Ok(report)) => (self.report, self.next) = (Some(report), None),
            Some(Err(TryRecvError::Disconnected)) => self.next = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
    }
}

/// Requests reports while they are shown.
pub(super) fn watch_server(
    net: Res<Net>,
    mut watch: ResMut<ServerWatch>,
    time: Res<Time<Real>>,
    waker: Res<Waker>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let is_shown = std::mem::take(&mut watch.is_shown);
    let Some(server) = net.server().filter(|_| is_shown) else {
        *watch = ServerWatch::default();
        return;
    };
    watch.receive();
    watch.since += time.delta_secs();
    watch.has_changed |= net.is_changed();
    let interval = if watch.has_changed {
        SHORT_INTERVAL
    } else {
        INTERVAL
    };
    let is_due = watch.report.is_none() || watch.since >= DUE * interval;
    if is_due && watch.next.is_none() {
        let waker = waker.clone();
        let next = server.control().request_report(move || waker.wake());
        watch.next = Some(SyncCell::new(next));
        watch.since = 0.0;
        watch.has_changed = false;
    }
    redraw.request_within(interval);
}
