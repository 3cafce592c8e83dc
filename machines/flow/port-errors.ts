/** Thrown when a flow calls a port that wasn't provided. This is a bug, never a lost connection. */
export class UnprovidedPortError extends Error {
  override readonly name = 'UnprovidedPortError';

  constructor(portName: string) {
    super(`No implementation was given for the port "${portName}".`);
  }
}

/** The rejection of a port when the shop no longer accepts who is signed in. The same request is possible signed out. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** The rejection of a port when the shop is overloaded and states when to retry. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** In whole seconds. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`The shop can be asked again in ${retryAfterSeconds} s.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
