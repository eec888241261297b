# shellcheck shell=bash disable=SC2034 # read by the scripts that include this file
# Settings for a small program that ends with a panic, which a profile in Cargo.toml cannot have. deploy/linux/build and
# mobile/build include this file; paths are relative to the root of the repository.

# Nothing unwinds. Functions are inlined only where that hardly makes their callers larger: the solvers are as fast, and the
# code of Bevy's systems is much smaller.
size_flags=(-Cforce-unwind-tables=no -Cllvm-args=-inline-threshold=25)
size_link=(-C link-arg=-Wl,-T,deploy/lib/no-unwind-tables.ld -C link-arg=-Wl,--no-eh-frame-hdr)
