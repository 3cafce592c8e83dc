/** Thrown where a flow asks a port that nobody gave it: a bug, never a lost connection. */
export class UnprovidedPortError extends Error {
  override readonly name = 'UnprovidedPortError';

  constructor(portName: string) {
    super(`Nobody provided the port "${portName}".`);
  }
}

/** What a port rejects with when the shop does nothing now and says when it will. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** Whole seconds. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`The shop can be asked again in ${retryAfterSeconds} s.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
