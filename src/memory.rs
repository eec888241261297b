//! Allocator settings that return freed memory to the system.

/// Size from which an allocation is returned to the system when freed, in bytes.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: i32 = 256 << 10;

/// Sets glibc to return large allocations to the system when they are freed. By default, glibc raises the threshold
/// with each freed allocation and retains smaller ones: hundreds of megabytes after a window is resized many times.
/// Allocators of other systems do not need this.
pub(super) fn give_back_large_allocations() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        #[expect(unsafe_code, reason = "the C library has no safe interface for this")]
        // SAFETY: `mallopt` sets a number in the allocator under the allocator's own lock.
        let is_set = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE) };
        if is_set == 0 {
            bevy::log::warn!("the allocator keeps what was freed");
        }
    }
}
