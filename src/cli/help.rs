//! Texts of `--help` and `--version`.

use tessella::{serve, workshop};

/// Text of `--help`.
const HELP: &str = "\
Tessella: tile games on boards of every shape

Usage: tessella [CODE | LINK | FILE] [--level 1..4]
       tessella --map FILE [CODE] [--level 1..4]
       tessella --screenshot FILE [CODE] [options]
       tessella --animate FILE CODE [options]
       tessella export FILE | import FILE
       tessella join ADDRESS [--code CODE] [--other-device]
       tessella serve [options]
       tessella solve | generate | arena | replay | today | pack | print [words]

A game code is a line such as drench:15x15,c6,m30#4711 : the game, its options and a seed.
With = in place of # the tiles are spelt out, a sign each, rows parted by /.
A link begins with tessella: and opens a game, or a server to join; a window that is open already shows it.
The text of a game that was copied in the settings on another device can take its place: the game goes on.
A FILE with the ending .tessella, a backup or a save, is imported: its games are added to those of this device.

Boards:
  15x15     columns and rows of squares; n8: corners touch, too; wrap: edges are joined;
            holes4.4+0.8: without the cells in column 4, row 4 and column 0, row 8
  hex15x15  hexes, with odd-rows, even-rows, odd-columns or even-columns shifted
  5x5x5     a cube of blocks; n26: edges and corners touch, too
  3x3x3x3   four dimensions; n80: edges and corners touch, too
  map40-7   a map of 40 areas, drawn from the seed 7
  ring40    a ring of 40 tiles; track40: an open track
  hills4-7  hills of 4 levels from the seed 7; climb2: how many levels a step climbs

Games, each with its own options (docs/games.md has their limits and boards):
  drench    c6      colours (3 to 10)          m30     the most moves, alone
            s2      two seats, on an even board where it has a half-turn; free: on any
  link      f16     faces (1 to 45)            down, up, left, right, middle: where tiles fall
            t180+3  a countdown in seconds, and what a pair gives back; untimed: none
  light     b12     one tile in 12 is blocked (4 to 60, 0 for none)
            classic blocks by chance: some boards cannot be won
  row       k3      stones in a row (3 to 6)   s2      seats (2 to 10); f2: the second begins
            fall    stones fall
            off-centre  the first stone cannot go in the centre
  race      s4      seats (2 to 10)            p4      pieces each (1 to 4), on a ring
            exact   the end must be met exactly, on a track
            again   a six rolls again; once: it does not
            laps2   laps around a ring (1 or 2)    fork    a short way and a long one
            back4   a four goes four tiles back
  blockade  s2      seats (2 to 4)             r1      what a run may cost (1 to 4)
            b10     builds of each seat        w1      flights of each seat (0 to 3)

Options:
  --qr               print the link to a game or a server as a QR code for the camera of a phone, and the link itself
  --lang TAG         use this language: en, de, es, fr, pt-BR, ru, ja, ko, zh-Hans or zh-Hant
  --map FILE         play drench or light on the map in a file, written as in docs/boards.md
  --level N          all seats but the first are the computer's, 1 (gentle) to 4 (hard)
  --moves N          let the computer make the first N moves
  --screenshot FILE  draw into a PNG file and open no window
  --size WxH         its size in pixels (1280x720)
  --scale N          how many pixels a logical pixel has, 0.5 to 4 (1)
  --theme NAME       light, dark, black, contrast-dark or contrast-light
  --palette NAME     colours of the tiles: standard, soft, vivid or red-green
  --symbols          show the symbols of the colours
  --covered L,T,R,B  what a phone's system covers at the left, top, right and bottom, in logical pixels
  --text N           how large its text is, 0.5 to 2 (1)
  --film N           instead of a still, N frames of the last move (2 to 60), the first one before it
  --every N          the time between two frames, 10 to 1000 milliseconds (60)
  --animate FILE     write the game into a GIF file: that of a copied game, else as the computer plays it;
                     with --moves, --size (720x720), --theme, --palette, --every (500)
  --screen NAME      title, today, packs, setup, games, statistics, network, settings, keys or help, where there is no code;
                     share, where there is one
  --day DATE         the day that the screens show, such as 2026-11-22 (today)

Backups:
  export FILE        save all games, statistics and settings; while the window is closed
  import FILE        add those of a backup; nothing is lost

Over the local network:
  join ADDRESS       join the game at an address such as 192.168.1.20, 192.168.1.20:47315 or fd00::20
  serve              host games without a window, until Ctrl+C
  --code CODE        join: the code of the game
  --other-device     join: also if the device there is not the one you played with before

  -h, --help         print this
  -V, --version      print the version
";

/// Returns the text of `--help`.
pub(super) fn help() -> String {
    let (before, after) = HELP.split_once("\n  -h, --help").unwrap_or((HELP, ""));
    let (serve, workshop) = (serve::HELP, workshop::HELP);
    format!("{before}\nOptions of serve:\n{serve}\n{workshop}\n  -h, --help{after}")
}

/// Returns the text of `--version`.
pub(super) fn version() -> String {
    format!("tessella {}\n", env!("CARGO_PKG_VERSION"))
}
