//! Topics at the end of the help.

/// End of the help of `serve`.
pub(super) const SOURCES: &str = "\
Each option is also a variable, such as TESSELLA_PORT for --port, and a name in the TOML file of --config,
such as port = 47315. The command line comes first, then the environment, then the file.";

/// Topics at the end of `--help` and of the manual.
pub(super) const TOPICS: &str = "\
Game codes:
  A game code is a line such as drench:15x15,c6,m30#4711: the game, its options and a seed.
  With = instead of #, the code lists the tiles: one character each, rows separated by /.
  A link starts with tessella: and opens a game, or a server to join. A window that is already open shows it.
  The text of a game copied from another device's settings continues that game.
  A FILE that ends in .tessella, a backup or a save, is imported: its games are added to those of this device.

Boards:
  15x15     columns and rows of squares; n8: corners touch; wrap: edges are joined;
            holes4.4+0.8: without the cells in column 4, row 4 and column 0, row 8
  hex15x15  hexes, with odd-rows, even-rows, odd-columns or even-columns shifted
  5x5x5     a cube of blocks; n26: edges and corners touch
  3x3x3x3   four dimensions; n80: edges and corners touch
  map40-7   a map of 40 areas, drawn from seed 7
  ring40    a ring of 40 tiles; track40: an open track
  hills4-7  hills of 4 levels from seed 7; climb2: how many levels a step climbs

Games:
  docs/games.md lists the limits of these options, and the boards of each game.

  drench    c6      colours (3 to 10)          m30     move limit, alone
            s2      two seats, on an even board where it has a half-turn; free: on any
  link      f16     faces (1 to 45)            down, up, left, right, middle: where tiles fall
            t180+3  a countdown in seconds, and what a pair gives back; untimed: none
  light     b12     one tile in 12 is blocked (4 to 60, 0 for none)
            classic random blocks: some boards cannot be won
  row       k3      stones in a row (3 to 6)   s2      seats (2 to 10); f2: the second starts
            fall    stones fall
            off-centre  the first stone cannot go in the centre
  race      s4      seats (2 to 10)            p4      pieces each (1 to 4), on a ring
            exact   the end must be met exactly, on a track
            again   a six rolls again; once: it does not
            laps2   laps around a ring (1 or 2)    fork    a short way and a long one
            back4   a four goes four tiles back
  blockade  s2      seats (2 to 4)             r1      what a run may cost (1 to 4)
            b10     builds of each seat        w1      flights of each seat (0 to 3)

Examples:
  tessella drench:15x15,c6,s2#7 --level 3
      Play a board of Drench against the computer.
  tessella --screenshot game.png --size 1920x1080 link:hex12x12,f20#7
      Draw a game into a file.
  tessella --qr row:7x7,k4,s2#1
      Print a QR code that opens the game on a phone.
  tessella generate drench:9x9,c5 --count 3
      Print three boards with solutions.

Environment:
  XDG_DATA_HOME    folder for games, statistics and network seats, instead of ~/.local/share
  XDG_CONFIG_HOME  folder for settings, instead of ~/.config
  TESSELLA_...     options of serve, such as TESSELLA_PORT for --port

Files:
  ~/.local/share/tessella/         games, statistics and network seats
  ~/.config/tessella/settings.ron  settings

Exit status:
  0 if all is well; 1 if something failed, or a board could not be solved; 2 if an argument is invalid.

See also:
  tessella-server(6)";
