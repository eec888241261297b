# shellcheck shell=bash
# Settings for small programs that a profile in Cargo.toml cannot have. deploy/linux/build and mobile/build include this file;
# paths are relative to the root of the repository.

# inline_at_most COST: adds to the array `flags` a limit for the cost of functions that are inlined, instead of LLVM's 250. The
# code of Bevy's systems is much smaller with it, and the solvers hardly slower.
inline_at_most() {
    flags+=("-Cllvm-args=-inline-threshold=$1")
}

# remap_crates CARGO_HOME [PLACE]: adds to the array `flags` what makes panic messages name source files of other crates without
# the folder of this computer. PLACE is the path of CARGO_HOME for the compiler, if that runs in a chroot.
remap_crates() {
    local folder
    for folder in "$1"/registry/src/*/; do
        [[ ! -d $folder ]] || flags+=("--remap-path-prefix=${2-$1}${folder#"$1"}=")
    done
}

# encoded_flags: prints the array `flags` as CARGO_ENCODED_RUSTFLAGS expects it, separated by unit separators.
encoded_flags() {
    (IFS=$'\x1f' && printf '%s' "${flags[*]}")
}
