//! Names and help text of the commands.

/// Text that `tessella COMMAND --help` prints about these commands.
pub const HELP: &str = "\
For puzzle makers:
  solve FILE|CODE..  solve boards: game codes, files of them (- for the standard input), collections of Flood-It boards,
                     and ids of Simon Tatham's Flood
    --quick          a good answer in a moment
    --budget B       for each board: a time (500ms, 20s, 2m) or a number of nodes (500000, 20M); none if left out
    --memory MIB     for the tables of all boards that are solved at once (1024)
    --start CELL     where grids begin: corner, centre, or a column and a row from 0 such as 4.7 (corner)
  generate GAME      game codes, each with a solution; GAME is a name or a code without a seed, such as drench:9x9,c5
    --count N        how many (1)
    --candidates N   instead of --count: try this many seeds, and print the boards of all that are solved
    --seed N         the first seed that is tried (by chance)
    --budget B       as above, for each board (10s)
  arena GAME A B     computer players against each other, with seats swapped; A and B are levels (gentle, easy, medium, hard),
                     or hard with a budget for each move, such as hard@100ms
    --games N        how many, rounded up to pairs (100)
    --opening N      how many moves by chance they begin with (4)
    --seed N         what the openings are drawn from (1)
  replay FILE        print the games of a save file, and check them by the rules
  today [DATE]       the boards of a day, such as 2026-11-22; today's if left out
    --difficulty     also how difficult they are, as generate measures it (in Link with the search for pairs)
    --make GAME      the table that they come from, chosen anew: drench, link, light or row
    --weeks N        how many weeks it has (520)
  pack PRESET|CODE.. a pack of levels for one seat, from easy to hard: boards of a PRESET (drench, drench-shapes, link,
                     link-shapes, light, light-shapes) or of codes without a seed, such as light:8x8,b12, as a text
    --title TITLE    its title (needed for codes)
    --author NAME    its author (none)
    --count N        how many levels (30)
    --candidates N   how many boards of each code they are chosen from (40)
    --seed N         the first seed of each code (1)
    --budget N       for each board: a number of nodes (2M)
  print FILE|CODE..  boards to play on paper, as pages of a PDF file, with solutions at the end; FILE and CODE as in solve
    --output FILE    the file to write, which may exist; - for the standard output (needed)
    --paper SIZE     a4 or letter (a4)
    --per-page N     how many boards on a page: 1, 2, 4 or 6 (1)
    --no-solutions   only the boards
    --budget B       as above, for each solution (100k)
    --start CELL     as above
  --shard I/N        solve, generate: only part I of N, such as 3/16; the outputs of the parts 1/N to N/N together are the
                     whole (generate needs --seed; --count and --candidates are those of the whole)
  --threads N        solve, generate, arena, today --make, pack, print: how many at once (as many as there are cores)
  --json             a JSON object a line
  The exit status is 0 if all is well, 1 if something was not found out or a record is wrong, 2 if a word or a board could
  not be read.
";

/// Commands in the order of the help text.
pub const COMMANDS: [&str; 7] = [
    "solve", "generate", "arena", "replay", "today", "pack", "print",
];
