import type { Trail } from '@sonde/machines/flow';
import { randomUuid } from './random-uuid.ts';

/** The flow that runs on this page. */
let followed: Trail | null = null;

/** From now on a report says how this flow came there; gives the function that ends it. */
export function followTrail(trail: Trail): () => void {
  followed = trail;
  return () => {
    followed = null;
  };
}

/**
 * Sends an error to the shop's log, with the states and events of the flow and no values. Answers the id under which
 * support finds it there.
 */
export function reportError(message: string): string {
  const errorId = randomUuid().slice(0, 8);
  const page = location.pathname.replace(/[\w-]{30,}/g, '…');
  const trail = followed?.entries() ?? [];
  const body = JSON.stringify({ errorId, message: message.slice(0, 500), page, trail });
  // A beacon from a page that keeps its address to itself would not say that the page is the shop's.
  fetch('/errors/', { method: 'POST', body, keepalive: true }).catch(() => undefined);
  return errorId;
}
