/** Paths, stack traces and SQL, of which nothing may be in an answer. */
export const leaks =
  /node_modules|\.ts\b|\bat \S+ \(\S+:\d+|\/work\/|\/home\/|file:\/\/|select |insert |relation|postgres|constraint|syntax error at/i;
