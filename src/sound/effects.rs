//! Sounds of the effects of a move.

use super::cue::{PlaySound, Sound};
use crate::board::{TimedEffect, timed};
use tessella_boards::{Board, Shape};
use tessella_games::{Appearance, Effect};

/// Semitones to which a drop of water rises as a flood spreads: notes of the scale of all sounds.
const DROPS: [u8; 6] = [0, 2, 4, 7, 9, 12];
/// Semitones through which the bells of lit tiles rise and fall.
const BELLS: [u8; 10] = [0, 2, 5, 7, 9, 12, 9, 7, 5, 2];

/// Returns the sounds of a move. `seq` is its number in the game, and `stretch` multiplies all durations.
pub(super) fn sounds_of(
    seq: usize,
    effects: &[Effect],
    board: &Board,
    stretch: f64,
) -> Vec<PlaySound> {
    let timed: Vec<TimedEffect<'_>> = timed(effects, board, stretch).collect();
    let mut sounds = tile_sounds(seq, &timed);
    let lights_tiles = sounds.iter().any(|play| play.sound == Sound::Light);
    for &TimedEffect { effect, begin, end } in &timed {
        match effect {
            Effect::DieRolled(_) => sounds.push(PlaySound::after(begin, Sound::Die)),
            Effect::PieceMoved { path, .. } if path.is_empty() => {
                sounds.push(PlaySound::after(begin, Sound::Capture));
            }
            Effect::PieceMoved {
                path,
                carried: true,
                ..
            } => {
                // On a track, cells are numbered from the start on.
                let sound = match board.shape() {
                    Shape::Track(_) if path.first() < path.last() => Sound::Climb,
                    Shape::Track(_) => Sound::Slide,
                    _ => Sound::Fly,
                };
                sounds.push(PlaySound::after(begin, sound));
            }
            // A piece that lights tiles is heard by them.
            Effect::PieceMoved { path, .. } if !lights_tiles => {
                let pace = (end - begin) / path.len() as f64;
                let steps = (1..=path.len()).map(|step| begin + pace * step as f64);
                sounds.extend(steps.map(|at| PlaySound::after(at, Sound::Step)));
            }
            _ => {}
        }
    }
    // Without animations all steps are at once, and one of them is heard.
    sounds.dedup();
    sounds
}

/// Returns the sounds of the tiles that change.
fn tile_sounds(seq: usize, timed: &[TimedEffect<'_>]) -> Vec<PlaySound> {
    let has_line = timed
        .iter()
        .any(|timed| matches!(timed.effect, Effect::PairLine(_)));
    let mut flood = Vec::new();
    let mut sounds: Vec<PlaySound> = Vec::new();
    let mut lit = 0;
    for &TimedEffect { effect, begin, end } in timed {
        let once = match effect {
            Effect::CellChanged { appearance, .. } => match appearance {
                Appearance::Painted { .. } => {
                    flood.push(begin);
                    continue;
                }
                Appearance::Lit => {
                    sounds.push(PlaySound {
                        sound: Sound::Light,
                        delay: begin,
                        semitones: BELLS[(seq + lit) % BELLS.len()],
                    });
                    lit += 1;
                    continue;
                }
                Appearance::Removed if has_line => PlaySound::after(begin, Sound::Pair),
                Appearance::Face(_) => PlaySound::after(begin, Sound::Tile),
                Appearance::Stone(_) => PlaySound::after(begin, Sound::Stone),
                Appearance::Ground { .. } => PlaySound::after(begin, Sound::Rise),
                _ => continue,
            },
            Effect::TileMoved { .. } => PlaySound::after(end, Sound::Tile),
            _ => continue,
        };
        if sounds.iter().all(|other| other.sound != once.sound) {
            sounds.push(once);
        }
    }
    // A stone that falls is heard when it lands.
    let slides = timed
        .iter()
        .find(|timed| matches!(timed.effect, Effect::TileMoved { .. }));
    if let (Some(slides), Some(stone)) = (
        slides,
        sounds.iter_mut().find(|play| play.sound == Sound::Stone),
    ) {
        stone.delay = slides.end;
        sounds.retain(|play| play.sound != Sound::Tile);
    }
    sounds.extend(flood_sounds(&flood));
    sounds
}

/// Returns the drops of a flood that reaches its tiles at these times: more and higher ones for a larger flood.
fn flood_sounds(times: &[f64]) -> Vec<PlaySound> {
    let Some(last) = times.iter().copied().reduce(f64::max) else {
        return Vec::new();
    };
    let first = times.iter().copied().fold(last, f64::min);
    let count = (times.len().ilog2() as usize + 1).min(DROPS.len());
    let drop = |at: usize| PlaySound {
        sound: Sound::Drop,
        delay: first + (last - first) * at as f64 / count as f64,
        semitones: DROPS[at],
    };
    if last > first {
        (0..count).map(drop).collect()
    } else {
        // All tiles change at once, so one drop tells the size.
        vec![drop(count - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_boards::CellId;
    use tessella_games::GameCode;
    use tessella_games::{Colour, Rules, Seat};
    use tessella_session::{Player, Session};

    fn changed(appearance: Appearance, distance: u32) -> Effect {
        Effect::CellChanged {
            cell: CellId(0),
            appearance,
            distance,
        }
    }

    fn board() -> Board {
        board_of("drench:5x5,c4#1")
    }

    fn board_of(code: &str) -> Board {
        let code: GameCode = code.parse().expect("a valid code");
        let players = vec![Player::Human; usize::from(code.setup.seats())];
        let game = Session::new(code, players).expect("a deal");
        game.position().board().clone()
    }

    fn sounds(board: &Board, effects: &[Effect]) -> Vec<Sound> {
        let sounds = sounds_of(1, effects, board, 1.0);
        sounds.into_iter().map(|play| play.sound).collect()
    }

    fn piece(path: &[u32], carried: bool) -> Effect {
        Effect::PieceMoved {
            seat: Seat::FIRST,
            number: 0,
            path: path.iter().map(|&cell| CellId(cell)).collect(),
            carried,
        }
    }

    #[test]
    fn larger_floods_have_more_drops_that_rise() {
        let painted = Appearance::Painted {
            colour: Colour(1),
            holder: None,
        };
        let flood = |tiles: u32| -> Vec<PlaySound> {
            let effects: Vec<Effect> = (0..tiles).map(|at| changed(painted, at)).collect();
            sounds_of(1, &effects, &board(), 1.0)
        };
        for (tiles, drops) in [(1, 1), (2, 2), (7, 3), (8, 4), (64, 6), (400, 6)] {
            let sounds = flood(tiles);
            assert_eq!(sounds.len(), drops, "{tiles} tiles");
            assert!(sounds.is_sorted_by_key(|play| (play.delay, play.semitones)));
            assert!(sounds.iter().all(|play| play.sound == Sound::Drop));
        }
        assert_eq!(
            sounds_of(1, &[changed(painted, 9); 1], &board(), 0.0).len(),
            1
        );
    }

    #[test]
    fn each_effect_has_its_sound_once() {
        let (squares, track) = (&board(), &board_of("race:track20,s2#1"));
        let removed = || changed(Appearance::Removed, 0);
        let stone = changed(Appearance::Stone(Seat::FIRST), 0);
        let (from, to) = (CellId(0), CellId(1));
        let slide = || Effect::TileMoved { from, to };
        let line = Effect::PairLine(Vec::new());
        let pair = [line.clone(), removed(), removed()];
        assert_eq!(sounds(squares, &pair), [Sound::Pair]);
        let fallen = [line, removed(), removed(), slide(), slide()];
        assert_eq!(sounds(squares, &fallen), [Sound::Pair, Sound::Tile]);
        assert_eq!(
            sounds(squares, std::slice::from_ref(&stone)),
            [Sound::Stone]
        );
        assert_eq!(sounds(squares, &[stone, slide()]), [Sound::Stone]);
        assert_eq!(
            sounds(track, &[Effect::DieRolled(3), piece(&[1, 2, 3], false)]),
            [Sound::Die, Sound::Step, Sound::Step, Sound::Step]
        );
        assert_eq!(sounds(track, &[piece(&[3, 9], true)]), [Sound::Climb]);
        assert_eq!(sounds(track, &[piece(&[9, 3], true)]), [Sound::Slide]);
        assert_eq!(sounds(track, &[piece(&[], false)]), [Sound::Capture]);
        assert_eq!(sounds(squares, &[piece(&[9, 3], true)]), [Sound::Fly]);
        let lit = [changed(Appearance::Lit, 0), changed(Appearance::Lit, 1)];
        assert_eq!(sounds(squares, &lit), [Sound::Light; 2]);
        let [first, second] = lit;
        let ball = piece(&[0, 1, 2], false);
        assert_eq!(sounds(squares, &[first, ball, second]), [Sound::Light; 2]);
    }

    #[test]
    fn falling_stone_is_heard_when_it_lands() {
        let stone = changed(Appearance::Stone(Seat::FIRST), 0);
        let (from, to) = (CellId(0), CellId(1));
        let sounds = sounds_of(1, &[stone, Effect::TileMoved { from, to }], &board(), 1.0);
        assert!(sounds[0].delay > 0.1, "{sounds:?}");
    }
}
