//! Which requests of the player are asked about before they are sent: those that lose something for good.

use super::link::Net;
use crate::core::{Confirmation, HostRequest, NetRequest, Question};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Context;
use tessella_lobby::{ClientMessage, TournamentStage};

/// Requests about the network from buttons.
#[derive(SystemParam)]
pub struct ConfirmedRequests<'w> {
    /// What the player has been asked.
    pub confirmation: ResMut<'w, Confirmation>,
    requests: MessageWriter<'w, NetRequest>,
}

impl ConfirmedRequests<'_> {
    /// Sends a request, or asks first if something would be lost by it.
    pub fn send(&mut self, context: &Context, net: &Net, request: NetRequest) {
        let question = question(net, &request);
        if self.confirmation.allows_press(context, question) {
            self.requests.write(request);
        }
        context.request_repaint();
    }
}

/// Returns the question that comes before a request; `None` if nothing is lost by it, or if it can be undone.
pub fn question(net: &Net, request: &NetRequest) -> Option<Question> {
    let is_costly = net.loses_by_leaving();
    match *request {
        NetRequest::Send(ref message) => question_about(net, message),
        NetRequest::Leave if net.server().is_some() => {
            (is_costly || net.client_count() > 0).then_some(Question::CloseServer)
        }
        NetRequest::Leave => is_costly.then_some(Question::LeaveServer),
        NetRequest::Host(ref request) => match *request {
            HostRequest::RemovePerson(person, false) => Some(Question::RemovePerson(person)),
            HostRequest::RemovePerson(person, true) => Some(Question::BanPerson(person)),
            HostRequest::CloseRoom(room) => Some(Question::CloseRoom(room)),
            HostRequest::Drain => Some(Question::Drain),
            HostRequest::LiftBan(_) | HostRequest::Announce(_) => None,
        },
        NetRequest::StartServer
        | NetRequest::Join { .. }
        | NetRequest::Mute(..)
        | NetRequest::ReplaceCode
        | NetRequest::Show
        | NetRequest::SaveGame => None,
    }
}

fn question_about(net: &Net, message: &ClientMessage) -> Option<Question> {
    let tournament = net.lobby().tournament();
    match *message {
        ClientMessage::Resign => Some(Question::GiveUp),
        ClientMessage::LeaveRoom => net.loses_by_leaving().then_some(Question::ForfeitReason),
        ClientMessage::Kick(person, false) => Some(Question::RemoveFromRoom(person)),
        ClientMessage::Kick(person, true) => Some(Question::BanFromRoom(person)),
        ClientMessage::CloseRoom => Some(Question::CloseOwnRoom),
        ClientMessage::Withdraw => net
            .lobby()
            .has_tournament_games()
            .then_some(Question::Withdraw),
        ClientMessage::EndTournament => Some(Question::EndTournament),
        ClientMessage::EnterTournament => tournament
            .is_some_and(|info| info.stage == TournamentStage::Over)
            .then_some(Question::NewTournament),
        // What others have asked for is a question already.
        _ => None,
    }
}
