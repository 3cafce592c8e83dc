import type { TrailEntry } from '@sonde/machines/flow';

interface ClientError {
  readonly message: string;
  /** How the flow came there: states and events, no values. */
  readonly trail: readonly TrailEntry[];
}

/** Sends an error to the shop's log and answers the id under which support finds it there. */
export function reportError({ message, trail }: ClientError): string {
  const errorId = crypto.randomUUID().slice(0, 8);
  const page = location.pathname.replace(/[\w-]{30,}/g, '…');
  navigator.sendBeacon('/errors/', JSON.stringify({ errorId, message: message.slice(0, 500), page, trail }));
  return errorId;
}
