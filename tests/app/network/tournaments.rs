//! A tournament in the windows: entering, starting, playing, watching, standings and leaving.

use super::connected_apps::{ConnectedApps, is_playing, lobby_of, room, send};
use tessella::app::core::Screen;
use tessella::lobby::{ClientMessage, TournamentStage};

#[test]
fn tournament_is_entered_started_and_played_in_the_lobby() {
    let mut apps = ConnectedApps::in_lobby("tournament", 4);
    apps.open_room(0, room("row:3x3,k3,s2#1", 2));
    for at in 0..4 {
        apps.stages[at].press("Enter the tournament");
        apps.until("the entry", |stages| {
            stages[at].shows("Withdraw from the tournament")
        });
    }
    apps.until("all entries", |stages| {
        stages.iter().all(|stage| stage.shows_part("Entered (4)"))
    });
    assert!(
        !apps.stages[1].shows_part("Start: "),
        "only the owner starts"
    );
    apps.stages[0].press("Start: losers are out");
    apps.until("the tournament", |stages| {
        stages
            .iter()
            .all(|stage| stage.shows("Round 1 begins soon"))
    });
    // Whoever leaves now loses the tournament, so that is asked twice.
    apps.stages[3].press("Leave the tournament");
    apps.frames(2);
    assert!(apps.stages[3].shows("Really leave"));
    assert!(lobby_of(&apps.stages[3]).room().is_some());
    apps.until_within(20, "both matches", |stages| stages.iter().all(is_playing));
    let rooms = lobby_of(&apps.stages[0])
        .tournament()
        .map(|info| info.rooms.len());
    assert_eq!(rooms, Some(2));
    // One match ends. Its players go back at once, and watch the other one.
    let own = lobby_of(&apps.stages[0]).room().map(|room| room.id);
    let is_own = |at: &usize| lobby_of(&apps.stages[*at]).room().map(|room| room.id) == own;
    let other = (1..4).find(is_own).expect("an opponent");
    send(&mut apps.stages[0], ClientMessage::Resign);
    apps.until("the result", |stages| stages[0].shows("To the tournament"));
    apps.stages[0].press("To the tournament");
    apps.until("the tournament again", |stages| {
        stages[0].screen() == Screen::Lobby && stages[0].shows("Watch")
    });
    apps.stages[0].press("Watch");
    apps.until("the other match", |stages| {
        is_playing(&stages[0]) && stages[0].shows_part("You watch")
    });
    let mut rest = (1..4).filter(|&at| at != other);
    let loser = rest.next().expect("a player");
    send(&mut apps.stages[loser], ClientMessage::Resign);
    apps.until_within(30, "the final", |stages| {
        let lobby = lobby_of(&stages[other]);
        let is_last = lobby.tournament().is_some_and(|info| info.round == 1);
        is_last && is_playing(&stages[other]) && lobby.seat().is_some()
    });
    send(&mut apps.stages[other], ClientMessage::Resign);
    apps.until_within(20, "the end", |stages| {
        stages.iter().all(|stage| {
            let info = lobby_of(stage).tournament();
            info.is_some_and(|info| info.stage == TournamentStage::Over)
        })
    });
    apps.frames(3);
    let names: Vec<String> = { lobby_of(&apps.stages[0]).tournament() }
        .map(|info| {
            let lines = info.standings.iter();
            lines.map(|line| info.entrants[usize::from(line.entrant)].name.clone())
        })
        .expect("standings")
        .collect();
    for stage in &apps.stages {
        assert!(
            stage.shows("The tournament is over."),
            "{:?}",
            stage.words()
        );
        assert!(stage.shows(&format!("1. {}", names[0])));
        assert!(
            stage.shows(&format!("3. {}", names[2])) && stage.shows(&format!("3. {}", names[3]))
        );
    }
    // The owner has a seat again, and may begin another one.
    assert_eq!(lobby_of(&apps.stages[0]).seat(), Some(0));
    assert!(apps.stages[0].shows("New tournament") && !apps.stages[1].shows("New tournament"));
}
