### Parts of texts that all screens share.

# Between the whole part of a number and its decimals.
decimal-separator = .
# A list without "and", one item at a time: those before, and the next.
list-item = { $before }, { $next }
