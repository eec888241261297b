# shellcheck shell=bash
# What the scripts of this folder share: what they say, where they keep things, and the tools of Android, which are the SDK's
# where ANDROID_HOME names one, and Debian's elsewhere. Sourced.

say() {
    printf '%s: %s\n' "mobile/${0##*/}" "$*" >&2
}

die() {
    say "$@"
    exit 1
}

# shellcheck disable=SC2034 # used by those who source this
cache=${TESSELLA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tessella}/android

# newest FILE…: the one with the highest version in its path, of those that are there.
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

# What Debian has of the system's own resources.
debian_resources=/usr/share/android-framework-res/framework-res.apk

# need THING PACKAGE…: stops unless all commands and files (with their paths) are there, and tells the packages of Debian that
# have them.
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

# in_manifest FILE ELEMENT ATTRIBUTE: what an attribute of the one such element is in a manifest as it is written by hand.
in_manifest() {
    tr '\n' ' ' <"$1" | sed -n "s/.*<$2 \([^>]*\)>.*/\1/p" | sed -n "s/.*\b$3=\"\([^\"]*\)\".*/\1/p"
}

# sign UNSIGNED SIGNED OPTION…: signs an APK with the key that the environment names, or with one for trying it out, which is
# made the first time. With the same key as before, or a phone does not take it for a newer version of the same program.
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
    # The password is not among the arguments, which everybody on the machine can read.
    password=$password apksigner sign --ks "$keystore" --ks-key-alias "$alias" --ks-pass env:password \
        --v1-signing-enabled false --v2-signing-enabled true --v3-signing-enabled true --v4-signing-enabled false \
        "${@:3}" --out "$2" "$1"
}
