### Parts of texts that all screens share.

decimal-separator = ,
list-item = { $before }, { $next }
