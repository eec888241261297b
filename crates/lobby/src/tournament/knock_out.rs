//! Rounds of a knock-out.

use super::pairing::Pairing;

/// Returns the first round. The top-ranked entrants have byes, and meet each other as late as possible.
pub(super) fn first_round(entrants: u8) -> Vec<Pairing> {
    let size = usize::from(entrants).next_power_of_two();
    let mut order: Vec<usize> = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order.iter().flat_map(|&rank| [rank, last - rank]).collect();
    }
    let pair = |pair: &[usize]| {
        let (better, worse) = (pair[0].min(pair[1]) as u8, pair[0].max(pair[1]) as u8);
        if worse < entrants {
            Pairing::new(worse, better)
        } else {
            Pairing::bye(better)
        }
    };
    order.chunks_exact(2).map(pair).collect()
}

/// Returns the round after these; `None` if at most one entrant is left. If the number of winners is odd, because
/// neither player of some pairing was there, the top-ranked winner has a bye.
pub(super) fn next_round(rounds: &[Vec<Pairing>]) -> Option<Vec<Pairing>> {
    let winners = rounds.last()?.iter().filter_map(Pairing::winner);
    let mut winners: Vec<u8> = winners.collect();
    if winners.len() < 2 {
        return None;
    }
    let mut round = Vec::new();
    if winners.len() % 2 == 1
        && let Some(best) = winners.iter().copied().min()
    {
        winners.retain(|&winner| winner != best);
        round.push(Pairing::bye(best));
    }
    let pairs = winners.chunks_exact(2);
    round.extend(pairs.map(|pair| seated(rounds, pair[0], pair[1])));
    Some(round)
}

/// Pairs two entrants. The first seat goes to the one who has had it in fewer rounds, or else to the lower-ranked one.
fn seated(rounds: &[Vec<Pairing>], one: u8, other: u8) -> Pairing {
    let (better, worse) = (one.min(other), one.max(other));
    let first_seats = |entrant: u8| {
        let pairings = rounds.iter().flatten();
        let of_entrant = |pairing: &&Pairing| pairing.first == entrant && pairing.second.is_some();
        pairings.filter(of_entrant).count()
    };
    if first_seats(better) < first_seats(worse) {
        Pairing::new(better, worse)
    } else {
        Pairing::new(worse, better)
    }
}
