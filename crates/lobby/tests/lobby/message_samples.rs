//! Messages with every variant, as samples.

use super::harness::room_config;
use tessella_boards::CellId;
use tessella_games::{Colour, IllegalMove, Level, Move, Seat, Violation};
use tessella_lobby::{
    ChatText, ClientMessage, CloseReason, DeviceTag, DropoutPolicy, Entrant, ForfeitReason,
    InvalidRoom, LeaveReason, MatchHold, MatchInfo, MatchPlayer, MatchResult, Pairing,
    PairingResult, PersonId, PersonInfo, Presence, RaceGoal, RaceProgress, RaceView, Refusal,
    RemovalReason, RoomConfig, RoomId, RoomInfo, RoomStage, Score, SeatInfo, SeatOccupant,
    ServerMessage, Standing, TimeLimit, TournamentInfo, TournamentKind, TournamentStage,
};
use tessella_session::{Played, Player, Record};

/// Returns client messages with every variant.
pub fn client_messages() -> Vec<ClientMessage> {
    let name = || "Anna".to_owned();
    let open = |limit, goal| {
        ClientMessage::OpenRoom(RoomConfig {
            limit,
            goal,
            ..room_config("row:3x3,k3#1", 2)
        })
    };
    let mv = |mv| ClientMessage::Move { ply: 300, mv };
    vec![
        ClientMessage::Hello { name: name() },
        ClientMessage::Rename(name()),
        ClientMessage::Chat(ChatText::Phrase(3)),
        ClientMessage::Chat(ChatText::Text("Hi".to_owned())),
        open(TimeLimit::None, RaceGoal::FirstToFinish),
        open(TimeLimit::PerMove(30), RaceGoal::FewestMoves),
        open(TimeLimit::PerSeat(600), RaceGoal::FirstToFinish),
        ClientMessage::TakeSeat(RoomId(7), None),
        ClientMessage::TakeSeat(RoomId(7), Some(1)),
        ClientMessage::Watch(RoomId(7)),
        ClientMessage::LeaveRoom,
        ClientMessage::SetReady(true),
        ClientMessage::SetComputer(1, None),
        ClientMessage::SetComputer(1, Some(Level::Gentle)),
        ClientMessage::SetComputer(1, Some(Level::Easy)),
        ClientMessage::SetComputer(1, Some(Level::Medium)),
        ClientMessage::SetComputer(1, Some(Level::Hard)),
        mv(Move::Paint(Colour(3))),
        mv(Move::Cell(CellId(5))),
        mv(Move::Pair(CellId(5), CellId(600))),
        mv(Move::Piece(2)),
        mv(Move::Chance(6)),
        mv(Move::TimeUp),
        mv(Move::PieceByBranch(2)),
        ClientMessage::Chance { ply: 4 },
        ClientMessage::TakeBack(4),
        ClientMessage::AnswerTakeBack(false),
        ClientMessage::Resign,
        ClientMessage::Resync,
        ClientMessage::Kick(PersonId(2), true),
        ClientMessage::CloseRoom,
        ClientMessage::OfferDraw,
        ClientMessage::AnswerDraw(true),
        ClientMessage::RequestPause,
        ClientMessage::AnswerPause(true),
        ClientMessage::EndPause,
        open(
            TimeLimit::Increment {
                start: 300,
                seconds: 5,
            },
            RaceGoal::FirstToFinish,
        ),
        ClientMessage::EnterTournament,
        ClientMessage::Withdraw,
        ClientMessage::StartTournament(TournamentKind::RoundRobin),
        ClientMessage::StartTournament(TournamentKind::KnockOut),
        ClientMessage::EndTournament,
        ClientMessage::SetTournamentComputer(0, Some(Level::Hard)),
        ClientMessage::SetTournamentComputer(31, None),
    ]
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NameInUse("Anna".to_owned()),
        Refusal::InvalidName,
        Refusal::ServerFull(32),
        Refusal::TooManyRooms(16),
        Refusal::RoomNotFound,
        Refusal::MatchStarted { watch: true },
        Refusal::RoomFull(2),
        Refusal::SeatTaken("Ben".to_owned()),
        Refusal::NoSuchSeat,
        Refusal::NoSpectators,
        Refusal::AlreadyInRoom,
        Refusal::NotSeated,
        Refusal::NotOwner,
        Refusal::NoMatch,
        Refusal::InvalidRoom(InvalidRoom::CodeTooLong(6000)),
        Refusal::InvalidRoom(InvalidRoom::Code("chess:8x8#1".to_owned())),
        Refusal::InvalidRoom(InvalidRoom::SeatMismatch { game: 2, room: 3 }),
        Refusal::InvalidRoom(InvalidRoom::SeatCount { most: 8, room: 9 }),
        Refusal::InvalidRoom(InvalidRoom::Clock {
            most: 21_600,
            room: 0,
        }),
        Refusal::InvalidRoom(InvalidRoom::ComputerInRace),
        Refusal::IllegalMove(IllegalMove::NotYourTurn { to_move: Seat(1) }),
        Refusal::IllegalMove(IllegalMove::Rule(Violation::CellTaken)),
        Refusal::Stale,
        Refusal::NothingToTakeBack,
        Refusal::TakeBackForbidden,
        Refusal::TakeBackPending,
        Refusal::RateLimited,
        Refusal::Banned,
        Refusal::BannedFromServer,
        Refusal::NotInRoom,
        Refusal::DrawUnavailable,
        Refusal::DrawPending,
        Refusal::Draining,
        Refusal::Held(MatchHold::Paused(600_000)),
        Refusal::Held(MatchHold::Countdown(2500)),
        Refusal::PauseUnavailable,
        Refusal::PausePending,
        Refusal::NotPaused,
        Refusal::TournamentRunning,
        Refusal::TournamentFull(32),
        Refusal::TooFewEntrants {
            least: 4,
            entered: 3,
        },
        Refusal::TwoSeatsNeeded(3),
        Refusal::NoTournament,
    ]
}

/// Returns server messages with every variant.
pub fn server_messages() -> Vec<ServerMessage> {
    [
        connection_messages(),
        room_messages(),
        match_messages(),
        tournament_messages(),
        refusals().into_iter().map(ServerMessage::Refused).collect(),
    ]
    .concat()
}

/// Returns the messages about the connection, people and chat.
fn connection_messages() -> Vec<ServerMessage> {
    let person = |presence, room| {
        ServerMessage::Person(PersonInfo {
            id: PersonId(1),
            device: DeviceTag(300),
            name: "Anna".to_owned(),
            presence,
            room,
        })
    };
    vec![
        ServerMessage::Welcome {
            you: PersonId(1),
            reconnect_window: 60,
        },
        ServerMessage::Closing(CloseReason::ServerClosed),
        ServerMessage::Closing(CloseReason::Replaced),
        ServerMessage::Closing(CloseReason::InvalidMessage),
        ServerMessage::Closing(CloseReason::TooManyMessages),
        ServerMessage::Closing(CloseReason::HelloTimeout),
        ServerMessage::Closing(CloseReason::Removed),
        person(Presence::Connected, None),
        person(Presence::Disconnected(60), Some(RoomId(7))),
        ServerMessage::PersonLeft(PersonId(1), LeaveReason::Left),
        ServerMessage::PersonLeft(PersonId(1), LeaveReason::Disconnected),
        ServerMessage::Chat {
            by: PersonId(1),
            room: Some(RoomId(7)),
            text: ChatText::Phrase(0),
        },
    ]
}

/// Returns the messages about rooms.
fn room_messages() -> Vec<ServerMessage> {
    let seat = |occupant| SeatInfo {
        occupant,
        ready: true,
        score: Score { played: 3, won: 2 },
    };
    let room = |stage, limit, goal| {
        ServerMessage::Room(RoomInfo {
            id: RoomId(7),
            summary: "row:3x3".to_owned(),
            is_race: false,
            seats: vec![
                seat(SeatOccupant::Empty),
                seat(SeatOccupant::Person(PersonId(1))),
                seat(SeatOccupant::Computer(Level::Hard)),
            ],
            owner: Some(PersonId(1)),
            spectators: vec![PersonId(2)],
            allows_spectators: true,
            limit,
            goal,
            dropouts: DropoutPolicy::DropOut,
            race_view: RaceView::AfterEnd,
            stage,
            tournament: (stage == RoomStage::Over).then_some(TournamentStage::Over),
            home: (stage == RoomStage::Playing).then_some(RoomId(6)),
        })
    };
    vec![
        room(RoomStage::Waiting, TimeLimit::None, RaceGoal::FirstToFinish),
        room(
            RoomStage::Generating,
            TimeLimit::PerMove(30),
            RaceGoal::FewestMoves,
        ),
        room(
            RoomStage::Playing,
            TimeLimit::PerSeat(600),
            RaceGoal::FirstToFinish,
        ),
        room(RoomStage::Over, TimeLimit::None, RaceGoal::FirstToFinish),
        ServerMessage::RoomClosed(RoomId(7)),
    ]
}

/// Returns the messages about a match, from its beginning to its clocks.
fn match_messages() -> Vec<ServerMessage> {
    let progress = RaceProgress {
        done: 3,
        total: 36,
        moves: 2,
        won: Some(true),
    };
    let ended = |winner, forfeit| {
        ServerMessage::MatchEnded(MatchResult {
            winner,
            forfeit,
            places: vec![2, 1],
        })
    };
    vec![
        ServerMessage::Match(MatchInfo {
            number: 1,
            first_seat: 1,
            is_race: true,
            progress: vec![progress, RaceProgress::default()],
            players: vec![
                MatchPlayer::Person("Anna".to_owned()),
                MatchPlayer::Computer(Level::Easy),
                MatchPlayer::Nobody,
            ],
            forfeits: vec![(2, ForfeitReason::Left)],
        }),
        ServerMessage::Board {
            board: 1,
            record: Record {
                code: "row:3x3,k3,s2#1".to_owned(),
                players: vec![Player::Human, Player::Remote, Player::Computer(Level::Easy)],
                moves: vec![Played {
                    mv: Move::Cell(CellId(4)),
                    at: 1500,
                }],
                cursor: 1,
                elapsed: 2000,
            },
            hash: 0x0102_0304,
        },
        ServerMessage::Moved {
            board: 0,
            seq: 1,
            mv: Move::Cell(CellId(4)),
            after: 1500,
            hash: 0x0102_0304.into(),
        },
        ServerMessage::TakenBack {
            board: 0,
            ply: 1,
            elapsed: 2000,
        },
        ServerMessage::TakeBackRequested(PersonId(1)),
        ServerMessage::TakeBackAnswered(true),
        ServerMessage::Progress(1, progress),
        ended(None, None),
        ended(Some(1), Some((0, ForfeitReason::Left))),
        ended(Some(1), Some((0, ForfeitReason::Disconnected))),
        ended(Some(1), Some((0, ForfeitReason::Resigned))),
        ended(Some(1), Some((0, ForfeitReason::OutOfTime))),
        ServerMessage::Clocks(vec![60_000, 59_000]),
        ServerMessage::DroppedOut(1, ForfeitReason::Resigned),
        ServerMessage::RemovedFromRoom(RemovalReason::Kicked),
        ServerMessage::RemovedFromRoom(RemovalReason::Banned),
        ServerMessage::RemovedFromRoom(RemovalReason::Closed),
        ServerMessage::DrawOffered(PersonId(1)),
        ServerMessage::DrawAnswered(true),
        ServerMessage::NextTicket(vec![1, 2, 3]),
        ServerMessage::PauseRequested(PersonId(1)),
        ServerMessage::PauseAnswered(true),
        ServerMessage::Held(Some(MatchHold::Paused(600_000))),
        ServerMessage::Held(Some(MatchHold::Countdown(3000))),
        ServerMessage::Held(None),
    ]
}

/// Returns the messages about tournaments.
fn tournament_messages() -> Vec<ServerMessage> {
    let pairing = |second, result| Pairing {
        first: 1,
        second,
        draws: 2,
        result,
    };
    let info = |stage, kind| {
        ServerMessage::Tournament(TournamentInfo {
            room: RoomId(7),
            stage,
            kind,
            entrants: vec![
                Entrant {
                    device: DeviceTag(300),
                    name: "Anna".to_owned(),
                    is_here: true,
                    computer: None,
                },
                Entrant {
                    device: DeviceTag(301),
                    name: "Computer".to_owned(),
                    is_here: true,
                    computer: Some(Level::Medium),
                },
            ],
            rounds: vec![vec![
                pairing(None, Some(PairingResult::FirstWon)),
                pairing(Some(2), Some(PairingResult::SecondWon)),
                pairing(Some(2), Some(PairingResult::Draw)),
                pairing(Some(2), Some(PairingResult::NeitherWon)),
                pairing(Some(2), None),
            ]],
            round: 0,
            rooms: vec![(4, RoomId(8))],
            standings: vec![Standing {
                entrant: 0,
                place: 1,
                points: 3,
                won: 1,
                drawn: 1,
                lost: 2,
                direct: 1,
                sonneborn_berger: 300,
            }],
        })
    };
    vec![
        info(TournamentStage::Open, TournamentKind::RoundRobin),
        info(TournamentStage::Running, TournamentKind::KnockOut),
        info(TournamentStage::Over, TournamentKind::RoundRobin),
    ]
}

/// Fails to compile if a variant is not listed here; a new one must then be added to the messages above.
pub const fn is_client_message_covered(message: &ClientMessage) -> bool {
    match message {
        ClientMessage::Hello { .. }
        | ClientMessage::Rename(_)
        | ClientMessage::Chat(_)
        | ClientMessage::OpenRoom(_)
        | ClientMessage::TakeSeat(..)
        | ClientMessage::Watch(_)
        | ClientMessage::LeaveRoom
        | ClientMessage::SetReady(_)
        | ClientMessage::SetComputer(..)
        | ClientMessage::Move { .. }
        | ClientMessage::Chance { .. }
        | ClientMessage::TakeBack(_)
        | ClientMessage::AnswerTakeBack(_)
        | ClientMessage::Resign
        | ClientMessage::Resync
        | ClientMessage::Kick(..)
        | ClientMessage::CloseRoom
        | ClientMessage::OfferDraw
        | ClientMessage::AnswerDraw(_)
        | ClientMessage::RequestPause
        | ClientMessage::AnswerPause(_)
        | ClientMessage::EndPause
        | ClientMessage::EnterTournament
        | ClientMessage::Withdraw
        | ClientMessage::StartTournament(_)
        | ClientMessage::EndTournament
        | ClientMessage::SetTournamentComputer(..) => true,
    }
}

pub const fn is_server_message_covered(message: &ServerMessage) -> bool {
    match message {
        ServerMessage::Welcome { .. }
        | ServerMessage::Refused(_)
        | ServerMessage::Closing(_)
        | ServerMessage::Person(_)
        | ServerMessage::PersonLeft(..)
        | ServerMessage::Chat { .. }
        | ServerMessage::Room(_)
        | ServerMessage::RoomClosed(_)
        | ServerMessage::Match(_)
        | ServerMessage::Board { .. }
        | ServerMessage::Moved { .. }
        | ServerMessage::TakenBack { .. }
        | ServerMessage::TakeBackRequested(_)
        | ServerMessage::TakeBackAnswered(_)
        | ServerMessage::Progress(..)
        | ServerMessage::MatchEnded(_)
        | ServerMessage::Clocks(_)
        | ServerMessage::DroppedOut(..)
        | ServerMessage::RemovedFromRoom(_)
        | ServerMessage::DrawOffered(_)
        | ServerMessage::DrawAnswered(_)
        | ServerMessage::NextTicket(_)
        | ServerMessage::PauseRequested(_)
        | ServerMessage::PauseAnswered(_)
        | ServerMessage::Held(_)
        | ServerMessage::Tournament(_) => true,
    }
}
