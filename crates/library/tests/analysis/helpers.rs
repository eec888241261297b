//! Games and analyses that several tests use.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use tessella_boards::random::SeededRng;
use tessella_games::GameCode;
use tessella_games::{Move, Outcome, Position, Rules, Seat, Turn};
use tessella_library::analysis::{Analyser, Analysis, AnalysisProgress, SoloAnalysis};
use tessella_session::{Player, Session};

pub static NEVER: AtomicBool = AtomicBool::new(false);

/// Starts a game in which people have all seats.
pub fn game(code: &str) -> Session {
    let code: GameCode = code.parse().expect("a game code");
    let seats = usize::from(code.setup.seats());
    Session::new(code, vec![Player::Human; seats]).expect("a game")
}

/// Makes a move for whoever is to move.
pub fn play(game: &mut Session, mv: Move) {
    let (seat, _) = game.player_to_move().expect("a seat to move");
    game.play(seat, mv).expect("a legal move");
}

/// Plays at most this many random moves, with random chance.
pub fn play_randomly(game: &mut Session, seed: u64, moves: usize) {
    let mut random = SeededRng::new(b"analysis", seed);
    for _ in 0..moves {
        let mv = match game.position().to_move() {
            Turn::Player(_) => {
                let legal = game.position().legal_moves();
                Some(legal[random.below(legal.len() as u32) as usize])
            }
            Turn::Chance(_) => game.position().chance_move(random.below(1 << 16)),
            Turn::Nobody => None,
        };
        let Some(mv) = mv else { break };
        play(game, mv);
    }
}

/// Returns the finished analysis of a game.
pub fn analysed(game: &Session) -> Analysis {
    let mut analyser = Analyser::new(game).expect("an analysis of such games");
    while analyser.step(&NEVER) == AnalysisProgress::Unfinished {}
    assert_eq!(analyser.step(&NEVER), AnalysisProgress::Finished);
    analyser.analysis()
}

/// Returns the finished analysis of a game for one seat.
pub fn solo(game: &Session) -> SoloAnalysis {
    match analysed(game) {
        Analysis::Solo(solo) => solo,
        other => panic!("{other:?}"),
    }
}

/// Returns all positions of a game, from the first to the last.
pub fn positions(game: &Session) -> Vec<Position> {
    let (mut game, plies) = (game.clone(), game.moves().len());
    let position = |ply| {
        game.go_to(ply);
        game.position().clone()
    };
    (0..=plies).map(position).collect()
}

/// Simple search of all continuations of games for one seat.
#[derive(Default)]
pub struct Reference(HashMap<String, Option<u32>>);

impl Reference {
    /// Returns the fewest moves to a win, not counting moves of chance; `None` if there is no win.
    pub fn fewest(&mut self, position: &Position) -> Option<u32> {
        match (position.outcome(), position.to_move()) {
            (Some(Outcome::Won(_)), _) => return Some(0),
            (_, Turn::Player(_)) => {}
            _ => return None,
        }
        let cells = position.board().cells();
        let cells = cells.map(|cell| position.appearance(cell));
        let pieces: Vec<_> = position.pieces().iter().map(|piece| piece.at).collect();
        let made = match position {
            Position::Drench(drench) => drench.moves(),
            _ => 0,
        };
        let key = format!("{:?} {pieces:?} {made}", cells.collect::<Vec<_>>());
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let after = position.legal_moves().into_iter().filter_map(|mv| {
            let mut after = position.clone();
            after.advance(Seat::FIRST, mv).expect("a legal move");
            self.fewest(&after).map(|moves| moves + 1)
        });
        let fewest = after.min();
        self.0.insert(key, fewest);
        fewest
    }
}
