# shellcheck shell=bash
# Checks the prerequisites of a build, and installs missing packages. Sourced by the scripts, which set `root` to the
# repository.
#
#   require_rust                            fails unless Rust is recent enough
#   require_system layers|play|test|reader|icons|sheets|fonts|faces|sounds|packages|android
#                                           installs the packages missing for that purpose
#
# When nothing is missing, both are silent, do not call apt-get and need no network, so that later starts are fast.

say() {
    printf '%s\n' "$*" >&2
}

require_rust() {
    # A shell that was open when rustup was installed does not have its folder in PATH yet.
    local rustup_bin=${CARGO_HOME:-${HOME:-}/.cargo}/bin
    if ! command -v cargo >/dev/null && [[ -x $rustup_bin/cargo ]]; then
        PATH=$rustup_bin:$PATH
    fi

    local wanted found
    # shellcheck disable=SC2154 # root is set by the script that sources this one
    wanted=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' "$root/Cargo.toml")
    # `cargo --version` also fails for a rustup without the toolchain that rust-toolchain.toml names.
    local why
    if command -v rustup >/dev/null && ! why=$(cd "$root" && RUST_BACKTRACE=0 cargo --version 2>&1); then
        say "$why"
        say "Tessella is built with the compiler that rust-toolchain.toml names. Without a network another one that is" \
            "installed can take its place if it is not older: RUSTUP_TOOLCHAIN=stable"
        exit 1
    fi
    if ! cargo --version >/dev/null 2>&1 || ! found=$(rustc --version 2>/dev/null); then
        say "Tessella needs Rust $wanted or newer (cargo and rustc). Install it from https://rustup.rs"
        exit 1
    fi
    found=${found#rustc }
    found=${found%% *}
    if ! printf '%s\n' "$wanted" "$found" | sort -V -C; then
        say "Tessella needs Rust $wanted or newer, and this is $found." \
            "Run \`rustup update stable\`, or install Rust from https://rustup.rs"
        exit 1
    fi
}

# need THING PACKAGE PROBE...: records THING as missing if the command PROBE fails. Probes test for
# the thing itself, which works on every distribution. PACKAGE is the name in Debian and Ubuntu; if
# it is installed and the probe still fails, installing it again would not help.
need() {
    local thing=$1 package=$2
    shift 2
    if ! "$@" >/dev/null 2>&1 && ! has_package "$package"; then
        missing_things+=("$thing")
        missing_packages+=("$package")
    fi
}

has_package() {
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# A compiler without the C library's start files exists but fails to link.
has_c_compiler() {
    echo 'int main(void) { return 0; }' | cc -x c - -o /dev/null
}

# Libraries opened at run time, which the linker does not check.
has_library() {
    # ldconfig is in a folder that is only in the PATH of root.
    loadable=${loadable-$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null)}
    [[ $loadable == *[[:space:]]"$1 "* ]]
}

has_vulkan_driver() {
    compgen -G "/usr/share/vulkan/icd.d/$1.json" || compgen -G "/etc/vulkan/icd.d/$1.json"
}

has_xorg_driver() {
    compgen -G "/usr/lib*/xorg/modules/$1_drv.so" || compgen -G "/usr/lib/*/xorg/modules/$1_drv.so"
}

need_for_layers() {
    need "a C compiler that links" gcc has_c_compiler
    need "the C library's headers" libc6-dev has_c_compiler
}

need_for_play() {
    local vulkan_driver=${1-*}
    need_for_layers
    need pkg-config pkg-config command -v pkg-config
    need "the udev headers" libudev-dev pkg-config --exists libudev
    need "the ALSA headers" libasound2-dev pkg-config --exists alsa
    need "the Wayland headers" libwayland-dev pkg-config --exists wayland-client
    need libxkbcommon libxkbcommon0 has_library libxkbcommon.so.0
    need libxkbcommon-x11 libxkbcommon-x11-0 has_library libxkbcommon-x11.so.0
    need libX11 libx11-6 has_library libX11.so.6
    need libX11-xcb libx11-xcb1 has_library libX11-xcb.so.1
    need libXcursor libxcursor1 has_library libXcursor.so.1
    need libXi libxi6 has_library libXi.so.6
    need "the Vulkan loader" libvulkan1 has_library libvulkan.so.1
    need "a Vulkan driver" mesa-vulkan-drivers has_vulkan_driver "$vulkan_driver"
}

need_for_icons() {
    need rsvg-convert librsvg2-bin command -v rsvg-convert
}

need_for_sheets() {
    need ImageMagick imagemagick command -v montage
}

need_for_fonts() {
    need python3 python3 command -v python3
    need pyftsubset fonttools command -v pyftsubset
    need "Noto Sans CJK" fonts-noto-cjk test -e /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc
}

need_for_faces() {
    need python3 python3 command -v python3
    need rsvg-convert librsvg2-bin command -v rsvg-convert
}

need_for_sounds() {
    need python3 python3 command -v python3
}

need_for_test() {
    # Hardware drivers may fail to draw into Xvfb; Mesa's software driver works.
    need_for_play 'lvp_icd*'
    need Xvfb xvfb command -v Xvfb
    need "X.Org's server (for fingers)" xserver-xorg-core has_xorg_driver input/inputtest
    need "its driver for no screen" xserver-xorg-video-dummy has_xorg_driver drivers/dummy
    need "xkbcomp (for Xvfb)" x11-xkb-utils command -v xkbcomp
    need "keyboard descriptions (for Xvfb)" xkb-data test -d /usr/share/X11/xkb
}

need_for_reader() {
    need "AT-SPI's bus" at-spi2-core test -x /usr/libexec/at-spi-bus-launcher
    need pyatspi python3-pyatspi /usr/bin/python3 -c 'import pyatspi'
    need dbus-run-session dbus-daemon command -v dbus-run-session
    need gdbus libglib2.0-bin command -v gdbus
}

need_for_packages() {
    need python3 python3 command -v python3
    need desktop-file-validate desktop-file-utils command -v desktop-file-validate
    need appstreamcli appstream command -v appstreamcli
    need update-mime-database shared-mime-info command -v update-mime-database
    need gio libglib2.0-bin command -v gio
    need man man-db command -v man
    need groff groff-base command -v groff
}

need_for_android() {
    need debootstrap debootstrap command -v debootstrap
    need aapt aapt command -v aapt
    need aapt2 aapt command -v aapt2
    need zipalign zipalign command -v zipalign
    need apksigner apksigner command -v apksigner
    need keytool default-jre-headless command -v keytool
    need "the names of Android's resources" android-framework-res test -e /usr/share/android-framework-res/framework-res.apk
    need qemu-aarch64-static qemu-user-static command -v qemu-aarch64-static
    need readelf binutils command -v readelf
    need zip zip command -v zip
    need unzip unzip command -v unzip
}

require_system() {
    # Other platforms have what is needed, or rustup provides it.
    [[ $(uname -s) == Linux ]] || return 0

    missing_things=()
    missing_packages=()
    "need_for_$1"
    if [[ ${#missing_things[@]} -eq 0 ]]; then
        return 0
    fi
    if command -v apt-get >/dev/null; then
        install_packages "${missing_packages[@]}"
    else
        # The probes may be wrong on an unusual system, so the build goes on.
        say "Not found here, and to be installed with your system's package manager:"
        printf '  %s\n' "${missing_things[@]}" >&2
    fi
}

install_packages() {
    local as_root=() output
    local by_hand="apt-get update && apt-get install --yes --no-install-recommends $*"
    if [[ $EUID -ne 0 ]]; then
        if ! command -v sudo >/dev/null; then
            say "Packages are missing, and only root may install them. As root, run:"
            say "  $by_hand"
            exit 1
        fi
        as_root=(sudo)
    fi

    say "Installing with apt-get: $*"
    if ! output=$(
        # An unrelated package source may be down: only `install` decides.
        apt_get update
        apt_get install --yes --no-install-recommends "$@"
    ); then
        say "$output"
        say "That did not work. As root, run:"
        say "  $by_hand"
        exit 1
    fi
}

# A new machine often updates itself at first; wait for its lock instead of failing.
apt_get() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq -o DPkg::Lock::Timeout=120 "$@" 2>&1
}
