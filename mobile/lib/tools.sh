# shellcheck shell=bash
# Shared by the scripts of this folder: messages, cache folders, and the Android tools, which come from the SDK if
# ANDROID_HOME is set, otherwise from Debian. Sourced.

say() {
    printf '%s: %s\n' "mobile/${0##*/}" "$*" >&2
}

die() {
    say "$@"
    exit 1
}

# shellcheck disable=SC2034 # used by the sourcing scripts
cache=${TESSELLA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tessella}/android

# newest FILE…: prints the existing file with the highest version in its path.
newest() {
    local file
    for file in "$@"; do
        [[ ! -e $file ]] || printf '%s\n' "$file"
    done | sort -V | tail -n 1
}

if [[ -n ${ANDROID_HOME-} ]]; then
    [[ -d $ANDROID_HOME ]] || die "ANDROID_HOME is $ANDROID_HOME, and that is no folder"
    build_tools=$(newest "$ANDROID_HOME"/build-tools/*/)
    PATH=${build_tools:+$build_tools:}$PATH
fi

# Debian's copy of the system resources.
debian_resources=/usr/share/android-framework-res/framework-res.apk

# need THING PACKAGE…: fails unless all commands and files (with paths) exist, and names the Debian packages that have
# them.
need() {
    local missing=() packages=()
    while (($# > 0)); do
        if ! { [[ $1 == /* && -e $1 ]] || command -v "$1" >/dev/null; }; then
            missing+=("$1")
            packages+=("$2")
        fi
        shift 2
    done
    ((${#missing[@]} == 0)) ||
        die "missing: ${missing[*]}. On Debian: apt-get install $(printf '%s\n' "${packages[@]}" | sort -u | paste -sd ' ')"
}

# in_manifest FILE ELEMENT ATTRIBUTE: prints an attribute of the only such element of a hand-written manifest.
in_manifest() {
    tr '\n' ' ' <"$1" | sed -n "s/.*<$2 \([^>]*\)>.*/\1/p" | sed -n "s/.*\b$3=\"\([^\"]*\)\".*/\1/p"
}

# sign UNSIGNED SIGNED OPTION…: signs an APK with the configured key, or with a test key created the first time. Phones
# accept an update only if it has the same key.
sign() {
    local keystore=${TESSELLA_KEYSTORE-} alias=${TESSELLA_KEY_ALIAS-} password=${TESSELLA_KEYSTORE_PASS-} log
    if [[ -n $keystore ]]; then
        [[ -e $keystore ]] || die "TESSELLA_KEYSTORE is $keystore, and there is no such file"
        [[ -n $password && -n $alias ]] ||
            die "with TESSELLA_KEYSTORE set, TESSELLA_KEYSTORE_PASS and TESSELLA_KEY_ALIAS must be, too"
    else
        keystore=$cache/debug.keystore alias=androiddebugkey password=android
        if [[ ! -e $keystore ]]; then
            mkdir -p -- "$cache"
            rm -f -- "$keystore.new"
            log=$(password=$password keytool -genkeypair -keystore "$keystore.new" -storepass:env password \
                -alias "$alias" -keyalg RSA -keysize 2048 -validity 10000 -dname "CN=Tessella for trying it out" 2>&1) ||
                die "no key could be made: $log"
            mv -- "$keystore.new" "$keystore"
        fi
    fi
    # The password is not passed as an argument, which everybody on the machine could read.
    password=$password apksigner sign --ks "$keystore" --ks-key-alias "$alias" --ks-pass env:password \
        --v1-signing-enabled false --v2-signing-enabled true --v3-signing-enabled true --v4-signing-enabled false \
        "${@:3}" --out "$2" "$1"
}
