/** Paths, stack traces and SQL, which must not appear in a response. */
export const leaks =
  /node_modules|\.ts\b|\bat \S+ \(\S+:\d+|\/work\/|\/home\/|file:\/\/|select |insert |relation|postgres|constraint|syntax error at/i;
