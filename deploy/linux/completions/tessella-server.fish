# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_tessella_server_global_optspecs
    string join \n code= open= port= name= people= rooms= grace= file= log= log-format= metrics= drain= agones= config= h/help V/version
end

function __fish_tessella_server_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_tessella_server_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_tessella_server_using_subcommand
    set -l cmd (__fish_tessella_server_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c tessella-server -n "__fish_tessella_server_needs_command" -l code -d 'Code that guests need [default: the program makes one]' -r
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l open -d 'Let everybody in, without a code' -r -f -a "true\t''
false\t''"
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l port -d 'Port for UDP and TCP [default: the first free one from 47315 to 47322]' -r
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l name -d 'Name that players see, of at most 32 characters [default: Tessella]' -r
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l people -d 'Maximum number of people, 1 to 1000 [default: 32]' -r
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l rooms -d 'Maximum number of rooms, 1 to 1000 [default: 16]' -r
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l grace -d 'Seconds for which a lost player\'s seat is kept, 10 to 3600 [default: 60]' -r
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l file -d 'File in which rooms survive a crash' -r -F
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l log -d 'Lowest level that is logged [default: warn]' -r -f -a "off\t''
error\t''
warn\t''
info\t''
debug\t''
trace\t''"
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l log-format -d 'Format of the log [default: text]' -r -f -a "text\t'Lines of text'
json\t'One JSON object per line'"
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l metrics -d 'Where /metrics, /healthz and /readyz answer: a port of this machine, or ADDRESS:PORT' -r
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l drain -d 'How long games may go on after the signal to end, such as 90s, 10m or 1h [default: 10m]' -r
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l agones -d 'Report to the sidecar of Agones' -r -f -a "true\t''
false\t''"
complete -c tessella-server -n "__fish_tessella_server_needs_command" -l config -d 'TOML file with these options' -r -F
complete -c tessella-server -n "__fish_tessella_server_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tessella-server -n "__fish_tessella_server_needs_command" -s V -l version -d 'Print version'
complete -c tessella-server -n "__fish_tessella_server_needs_command" -f -a "ctl" -d 'Ask a running server for something, over the socket beside its rooms'
complete -c tessella-server -n "__fish_tessella_server_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "people" -d 'List who is there: number, name, state, room, address, and time of the connection'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "announce" -d 'Send a line to everybody'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "kick" -d 'Disconnect a person'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "ban" -d 'Disconnect a person, and refuse their device and others at its address while the server runs'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "bans" -d 'List who is banned: number, name and address'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "unban" -d 'Lift a ban'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "close" -d 'Close a room; its match has no result'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "code" -d 'Print the code that guests need'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "drain" -d 'End the server as a signal does, once the games have ended'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and not __fish_seen_subcommand_from people announce kick ban bans unban close code drain help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from people" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from people" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from people" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from announce" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from announce" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from announce" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from kick" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from kick" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from kick" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from ban" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from ban" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from ban" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from bans" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from bans" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from bans" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from unban" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from unban" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from unban" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from close" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from close" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from close" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from code" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from code" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from code" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from drain" -l file -d 'Rooms of the server, beside which its socket is' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from drain" -l config -d 'TOML file with the options of the server' -r -F
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from drain" -s h -l help -d 'Print help'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "people" -d 'List who is there: number, name, state, room, address, and time of the connection'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "announce" -d 'Send a line to everybody'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "kick" -d 'Disconnect a person'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "ban" -d 'Disconnect a person, and refuse their device and others at its address while the server runs'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "bans" -d 'List who is banned: number, name and address'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "unban" -d 'Lift a ban'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "close" -d 'Close a room; its match has no result'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "code" -d 'Print the code that guests need'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "drain" -d 'End the server as a signal does, once the games have ended'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand ctl; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and not __fish_seen_subcommand_from ctl help" -f -a "ctl" -d 'Ask a running server for something, over the socket beside its rooms'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and not __fish_seen_subcommand_from ctl help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and __fish_seen_subcommand_from ctl" -f -a "people" -d 'List who is there: number, name, state, room, address, and time of the connection'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and __fish_seen_subcommand_from ctl" -f -a "announce" -d 'Send a line to everybody'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and __fish_seen_subcommand_from ctl" -f -a "kick" -d 'Disconnect a person'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and __fish_seen_subcommand_from ctl" -f -a "ban" -d 'Disconnect a person, and refuse their device and others at its address while the server runs'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and __fish_seen_subcommand_from ctl" -f -a "bans" -d 'List who is banned: number, name and address'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and __fish_seen_subcommand_from ctl" -f -a "unban" -d 'Lift a ban'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and __fish_seen_subcommand_from ctl" -f -a "close" -d 'Close a room; its match has no result'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and __fish_seen_subcommand_from ctl" -f -a "code" -d 'Print the code that guests need'
complete -c tessella-server -n "__fish_tessella_server_using_subcommand help; and __fish_seen_subcommand_from ctl" -f -a "drain" -d 'End the server as a signal does, once the games have ended'
