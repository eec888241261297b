//! Rate limiting of requests.

/// Token bucket that refills over time.
#[derive(Clone, Copy, Debug)]
pub struct RateLimiter {
    /// Available credit in milliseconds. A request costs `interval`.
    credit: u64,
    max_credit: u64,
    interval: u64,
    updated: u64,
}

impl RateLimiter {
    /// Creates a full bucket, which allows `burst` requests at once and one more every `interval` milliseconds.
    pub const fn new(burst: u64, interval: u64, now: u64) -> Self {
        Self {
            credit: burst * interval,
            max_credit: burst * interval,
            interval,
            updated: now,
        }
    }

    /// Takes one request from the bucket. Returns `false` if it is empty.
    pub fn try_acquire(&mut self, now: u64) -> bool {
        let passed = now.saturating_sub(self.updated);
        self.updated = self.updated.max(now);
        self.credit = self.credit.saturating_add(passed).min(self.max_credit);
        let is_allowed = self.credit >= self.interval;
        if is_allowed {
            self.credit -= self.interval;
        }
        is_allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rate_limiter_allows_a_burst_and_refills() {
        let mut limiter = RateLimiter::new(3, 500, 0);
        let allowed: Vec<bool> = (0..5).map(|_| limiter.try_acquire(10)).collect();
        assert_eq!(allowed, [true, true, true, false, false]);
        assert!(!limiter.try_acquire(400));
        assert!(limiter.try_acquire(600) && !limiter.try_acquire(700));
        assert!((0..3).all(|_| limiter.try_acquire(u64::MAX)) && !limiter.try_acquire(u64::MAX));
    }

    #[test]
    fn rate_limiter_keeps_fractions_of_an_interval() {
        let mut limiter = RateLimiter::new(1, 2000, 0);
        assert!(limiter.try_acquire(0));
        let allowed: Vec<bool> = (1..=4)
            .map(|second| limiter.try_acquire(second * 1000))
            .collect();
        assert_eq!(allowed, [false, true, false, true]);
    }
}
