# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_tessella_global_optspecs
    string join \n qr lang= map= level= moves= screenshot= animate= size= scale= theme= palette= symbols covered= text= film= scene= every= screen= day= h/help V/version
end

function __fish_tessella_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_tessella_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_tessella_using_subcommand
    set -l cmd (__fish_tessella_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c tessella -n "__fish_tessella_needs_command" -l lang -d 'Language of the window' -r -f -a "en\t''
de\t''
es\t''
fr\t''
pt-BR\t''
ru\t''
ja\t''
ko\t''
zh-Hans\t''
zh-Hant\t''"
complete -c tessella -n "__fish_tessella_needs_command" -l map -d 'Play drench or light on the map in a file, written as in docs/boards.md' -r -F
complete -c tessella -n "__fish_tessella_needs_command" -l level -d 'Let the computer play all seats but the first, from 1 (gentle) to 4 (hard)' -r -f -a "1\t''
2\t''
3\t''
4\t''"
complete -c tessella -n "__fish_tessella_needs_command" -l moves -d 'Let the computer make the first N moves' -r
complete -c tessella -n "__fish_tessella_needs_command" -l screenshot -d 'Draw into a PNG file and open no window' -r -F
complete -c tessella -n "__fish_tessella_needs_command" -l animate -d 'Write a game into a GIF file: that of a copied game, or else as the computer plays it' -r -F
complete -c tessella -n "__fish_tessella_needs_command" -l size -d 'Size in pixels [default: 1280x720, or 720x720 of an animation]' -r
complete -c tessella -n "__fish_tessella_needs_command" -l scale -d 'Pixels per logical pixel, 0.5 to 4' -r
complete -c tessella -n "__fish_tessella_needs_command" -l theme -d 'Theme' -r -f -a "light\t''
dark\t''
black\t''
contrast-dark\t''
contrast-light\t''"
complete -c tessella -n "__fish_tessella_needs_command" -l palette -d 'Colours of the tiles' -r -f -a "standard\t''
distinct\t''
soft\t''
vivid\t''
red-green\t''"
complete -c tessella -n "__fish_tessella_needs_command" -l covered -d 'What a phone\'s system covers at the left, top, right and bottom, in logical pixels' -r
complete -c tessella -n "__fish_tessella_needs_command" -l text -d 'Size of the phone\'s text, 0.5 to 2' -r
complete -c tessella -n "__fish_tessella_needs_command" -l film -d 'Instead of a still, draw N frames of a movement, 2 to 60; the first is before it' -r
complete -c tessella -n "__fish_tessella_needs_command" -l scene -d 'Movement of a film: the last move, its undo or redo, the last shuffle or roll, a new board, or the change of screens from the title or back to it' -r -f -a "move\t''
undo\t''
redo\t''
shuffle\t''
new-board\t''
open\t''
back\t''"
complete -c tessella -n "__fish_tessella_needs_command" -l every -d 'Time between two frames, 10 to 1000 milliseconds [default: 60, or 500 of an animation]' -r
complete -c tessella -n "__fish_tessella_needs_command" -l screen -d 'Screen to draw without a game code; share needs one' -r -f -a "title\t''
network\t''
setup\t''
games\t''
packs\t''
today\t''
statistics\t''
share\t''
settings\t''
keys\t''
help\t''
kit\t''"
complete -c tessella -n "__fish_tessella_needs_command" -l day -d 'Day that the screens show, such as 2026-11-22 [default: today]' -r
complete -c tessella -n "__fish_tessella_needs_command" -l qr -d 'Print the link to the game or the server, and its QR code for the camera of a phone'
complete -c tessella -n "__fish_tessella_needs_command" -l symbols -d 'Show the symbols of the colours'
complete -c tessella -n "__fish_tessella_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tessella -n "__fish_tessella_needs_command" -s V -l version -d 'Print version'
complete -c tessella -n "__fish_tessella_needs_command" -a "export" -d 'Save all games, statistics and settings to a file, while the window is closed'
complete -c tessella -n "__fish_tessella_needs_command" -a "import" -d 'Add the games, statistics and settings of a backup; nothing is lost'
complete -c tessella -n "__fish_tessella_needs_command" -a "join" -d 'Join a game over the local network'
complete -c tessella -n "__fish_tessella_needs_command" -a "serve" -d 'Host games over the local network without a window, until Ctrl+C'
complete -c tessella -n "__fish_tessella_needs_command" -a "solve" -d 'Solve boards'
complete -c tessella -n "__fish_tessella_needs_command" -a "generate" -d 'Make boards, each with a solution and its difficulty'
complete -c tessella -n "__fish_tessella_needs_command" -a "arena" -d 'Let computer players play against each other, with seats swapped'
complete -c tessella -n "__fish_tessella_needs_command" -a "replay" -d 'Print the games of a save file, and check them by the rules'
complete -c tessella -n "__fish_tessella_needs_command" -a "today" -d 'Print the boards of a day'
complete -c tessella -n "__fish_tessella_needs_command" -a "pack" -d 'Make a pack of levels for one seat, from easy to hard'
complete -c tessella -n "__fish_tessella_needs_command" -a "print" -d 'Write boards to play on paper into a PDF file, with solutions at the end'
complete -c tessella -n "__fish_tessella_needs_command" -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tessella -n "__fish_tessella_using_subcommand export" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand import" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand join" -l code -d 'Code of the game' -r
complete -c tessella -n "__fish_tessella_using_subcommand join" -l other-device -d 'Join even if the device there is not the one you played with before'
complete -c tessella -n "__fish_tessella_using_subcommand join" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l code -d 'Code that guests need [default: the program makes one]' -r
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l open -d 'Let everybody in, without a code' -r -f -a "true\t''
false\t''"
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l port -d 'Port for UDP and TCP [default: the first free one from 47315 to 47322]' -r
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l name -d 'Name that players see, of at most 32 characters [default: Tessella]' -r
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l people -d 'Maximum number of people, 1 to 1000 [default: 32]' -r
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l rooms -d 'Maximum number of rooms, 1 to 1000 [default: 16]' -r
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l grace -d 'Seconds for which a lost player\'s seat is kept, 10 to 3600 [default: 60]' -r
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l file -d 'File in which rooms survive a crash' -r -F
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l log -d 'Lowest level that is logged [default: warn]' -r -f -a "off\t''
error\t''
warn\t''
info\t''
debug\t''
trace\t''"
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l log-format -d 'Format of the log [default: text]' -r -f -a "text\t'Lines of text'
json\t'One JSON object per line'"
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l metrics -d 'Where /metrics, /healthz and /readyz answer: a port of this machine, or ADDRESS:PORT' -r
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l drain -d 'How long games may go on after the signal to end, such as 90s, 10m or 1h [default: 10m]' -r
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l agones -d 'Report to the sidecar of Agones' -r -f -a "true\t''
false\t''"
complete -c tessella -n "__fish_tessella_using_subcommand serve" -l config -d 'TOML file with these options' -r -F
complete -c tessella -n "__fish_tessella_using_subcommand serve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tessella -n "__fish_tessella_using_subcommand solve" -l budget -d 'Budget of each board: a time (500ms, 20s, 2m) or nodes (500000, 20M) [default: none]' -r
complete -c tessella -n "__fish_tessella_using_subcommand solve" -l memory -d 'Memory for all boards that are solved at once, in MiB' -r
complete -c tessella -n "__fish_tessella_using_subcommand solve" -l start -d 'Where grids begin: corner, centre, or a column and a row from 0 such as 4.7' -r
complete -c tessella -n "__fish_tessella_using_subcommand solve" -l shard -d 'Solve only part I of N, such as 3/16' -r
complete -c tessella -n "__fish_tessella_using_subcommand solve" -l threads -d 'Number of threads [default: the number of cores]' -r
complete -c tessella -n "__fish_tessella_using_subcommand solve" -l quick -d 'Settle for a good answer in a moment'
complete -c tessella -n "__fish_tessella_using_subcommand solve" -l json -d 'Print one JSON object per line'
complete -c tessella -n "__fish_tessella_using_subcommand solve" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand generate" -l count -d 'Number of boards' -r
complete -c tessella -n "__fish_tessella_using_subcommand generate" -l candidates -d 'Try this many seeds, and print the boards of all that are solved' -r
complete -c tessella -n "__fish_tessella_using_subcommand generate" -l seed -d 'First seed that is tried [default: random]' -r
complete -c tessella -n "__fish_tessella_using_subcommand generate" -l budget -d 'Budget of each board: a time (500ms, 20s, 2m) or nodes (500000, 20M)' -r
complete -c tessella -n "__fish_tessella_using_subcommand generate" -l shard -d 'Make only part I of N, such as 3/16; needs --seed' -r
complete -c tessella -n "__fish_tessella_using_subcommand generate" -l threads -d 'Number of threads [default: the number of cores]' -r
complete -c tessella -n "__fish_tessella_using_subcommand generate" -l json -d 'Print one JSON object per line'
complete -c tessella -n "__fish_tessella_using_subcommand generate" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand arena" -l games -d 'Number of games, rounded up to pairs' -r
complete -c tessella -n "__fish_tessella_using_subcommand arena" -l opening -d 'Number of random moves at the start of each game' -r
complete -c tessella -n "__fish_tessella_using_subcommand arena" -l seed -d 'Seed of the openings' -r
complete -c tessella -n "__fish_tessella_using_subcommand arena" -l threads -d 'Number of threads [default: the number of cores]' -r
complete -c tessella -n "__fish_tessella_using_subcommand arena" -l json -d 'Print one JSON object per line'
complete -c tessella -n "__fish_tessella_using_subcommand arena" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand replay" -l json -d 'Print one JSON object per line'
complete -c tessella -n "__fish_tessella_using_subcommand replay" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand today" -l make -d 'Write the table that the boards come from, chosen anew' -r -f -a "drench\t''
link\t''
light\t''
row\t''"
complete -c tessella -n "__fish_tessella_using_subcommand today" -l weeks -d 'Number of weeks of the table' -r
complete -c tessella -n "__fish_tessella_using_subcommand today" -l threads -d 'Number of threads [default: the number of cores]' -r
complete -c tessella -n "__fish_tessella_using_subcommand today" -l difficulty -d 'Also print how difficult the boards are, as generate measures it'
complete -c tessella -n "__fish_tessella_using_subcommand today" -l json -d 'Print one JSON object per line'
complete -c tessella -n "__fish_tessella_using_subcommand today" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand pack" -l title -d 'Title of the pack; codes need one' -r
complete -c tessella -n "__fish_tessella_using_subcommand pack" -l author -d 'Author of the pack [default: none]' -r
complete -c tessella -n "__fish_tessella_using_subcommand pack" -l count -d 'Number of levels' -r
complete -c tessella -n "__fish_tessella_using_subcommand pack" -l candidates -d 'Number of boards of each code that they are chosen from' -r
complete -c tessella -n "__fish_tessella_using_subcommand pack" -l seed -d 'First seed of each code' -r
complete -c tessella -n "__fish_tessella_using_subcommand pack" -l budget -d 'Budget of each board: a number of nodes' -r
complete -c tessella -n "__fish_tessella_using_subcommand pack" -l threads -d 'Number of threads [default: the number of cores]' -r
complete -c tessella -n "__fish_tessella_using_subcommand pack" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand print" -l output -d 'File to write, replaced if it exists; - for standard output' -r -F
complete -c tessella -n "__fish_tessella_using_subcommand print" -l paper -d 'Size of a page' -r -f -a "a4\t''
letter\t''"
complete -c tessella -n "__fish_tessella_using_subcommand print" -l per-page -d 'Number of boards on a page' -r -f -a "1\t''
2\t''
4\t''
6\t''"
complete -c tessella -n "__fish_tessella_using_subcommand print" -l budget -d 'Budget of each solution: a time (500ms, 20s, 2m) or nodes (500000, 20M)' -r
complete -c tessella -n "__fish_tessella_using_subcommand print" -l start -d 'Where grids begin: corner, centre, or a column and a row from 0 such as 4.7' -r
complete -c tessella -n "__fish_tessella_using_subcommand print" -l threads -d 'Number of threads [default: the number of cores]' -r
complete -c tessella -n "__fish_tessella_using_subcommand print" -l no-solutions -d 'Print only the boards'
complete -c tessella -n "__fish_tessella_using_subcommand print" -s h -l help -d 'Print help'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "export" -d 'Save all games, statistics and settings to a file, while the window is closed'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "import" -d 'Add the games, statistics and settings of a backup; nothing is lost'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "join" -d 'Join a game over the local network'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "serve" -d 'Host games over the local network without a window, until Ctrl+C'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "solve" -d 'Solve boards'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "generate" -d 'Make boards, each with a solution and its difficulty'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "arena" -d 'Let computer players play against each other, with seats swapped'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "replay" -d 'Print the games of a save file, and check them by the rules'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "today" -d 'Print the boards of a day'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "pack" -d 'Make a pack of levels for one seat, from easy to hard'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "print" -d 'Write boards to play on paper into a PDF file, with solutions at the end'
complete -c tessella -n "__fish_tessella_using_subcommand help; and not __fish_seen_subcommand_from export import join serve solve generate arena replay today pack print help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
