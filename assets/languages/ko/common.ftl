### Parts of texts that all screens share.

# Between the whole part of a number and its decimals.
decimal-separator = .
list-item = { $before }, { $next }
