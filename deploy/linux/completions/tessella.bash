# shellcheck shell=bash
# Completions for bash, written by tests/manuals from the --help of tessella.
_tessella() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words
    case $before in
    --level) words="1 2 3 4" ;;
    --theme) words="light dark" ;;
    --palette) words="standard soft vivid red-green" ;;
    --screen) words="title today packs setup games statistics network settings keys help share" ;;
    --log) words="off error warn info debug trace" ;;
    --log-format) words="text json" ;;
    --start) words="corner centre" ;;
    --paper) words="a4 letter" ;;
    --per-page) words="1 2 4 6" ;;
    --map | --screenshot | --animate | --file | --config | --output) return ;;
    --lang | --moves | --size | --scale | --covered | --text | --film | --every | --day | --code | --port | --name | --people | --rooms | --grace | --metrics | --drain | --budget | --memory | --shard | --threads | --count | --candidates | --seed | --games | --opening | --make | --weeks | --title | --author) compopt +o default; return ;;
    *)
        case ${COMP_WORDS[1]-} in
        export) words="" ;;
        import) words="" ;;
        join) words="--code --other-device" ;;
        serve) words="--code --open --port --name --people --rooms --grace --file --log --log-format --metrics --drain --agones --config" ;;
        solve) words="--quick --budget --memory --start --shard --threads --json" ;;
        generate) words="--count --candidates --seed --budget --shard --threads --json" ;;
        arena) words="--games --opening --seed --threads --json" ;;
        replay) words="--json" ;;
        today) words="--difficulty --make --weeks --threads --json" ;;
        pack) words="--title --author --count --candidates --seed --budget --threads --json" ;;
        print) words="--output --paper --per-page --no-solutions --budget --start --threads --json" ;;
        *) words="--qr --lang --map --level --moves --screenshot --size --scale --theme --palette --symbols --covered --text --film --every --animate --screen --day -h --help -V --version" ;;
        esac
        if ((COMP_CWORD == 1)); then
            words="export import join serve solve generate arena replay today pack print --qr --lang --map --level --moves --screenshot --size --scale --theme --palette --symbols --covered --text --film --every --animate --screen --day -h --help -V --version"
        fi
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _tessella tessella
