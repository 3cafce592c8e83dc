/** Paths, stack traces and SQL, which must not appear in a response. A copy button’s words aren’t SQL. */
export const leaks =
  /node_modules|\.ts\b|\bat \S+ \(\S+:\d+|\/work\/|\/home\/|file:\/\/|select (?!the text and copy it yourself\.)|insert |relation|postgres|constraint|syntax error at/i;
