/**
 * True for the error with which Node ends the body of a request whose client has left: nothing failed here, and nobody
 * reads the answer. It has the code of a lost connection to the database and is told apart by its message.
 */
export function isAbortedRequest(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
  );
}
