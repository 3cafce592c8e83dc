/**
 * Whether this is Node's error for a request body whose client has disconnected: nothing failed, and there is no client
 * to respond to. Its code is that of a lost database connection, so the message distinguishes them.
 */
export function isAbortedRequest(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
  );
}
