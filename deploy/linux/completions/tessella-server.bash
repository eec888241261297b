# shellcheck shell=bash
# Completions for bash, written by tests/manuals from the --help of tessella-server.
_tessella_server() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words
    case $before in
    --log) words="off error warn info debug trace" ;;
    --log-format) words="text json" ;;
    --file | --config) return ;;
    --code | --port | --name | --people | --rooms | --grace | --metrics | --drain) compopt +o default; return ;;
    *)
        case ${COMP_WORDS[1]-} in
        ctl) words="people announce kick ban bans unban close code code drain" ;;
        *) words="--code --open --port --name --people --rooms --grace --file --log --log-format --metrics --drain --agones --config -h --help -V --version" ;;
        esac
        if ((COMP_CWORD == 1)); then
            words="ctl --code --open --port --name --people --rooms --grace --file --log --log-format --metrics --drain --agones --config -h --help -V --version"
        fi
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _tessella_server tessella-server
