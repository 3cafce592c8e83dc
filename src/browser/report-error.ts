import type { Trail } from '@sonde/machines/flow';
import { randomUuid } from './random-uuid.ts';

/** The trail of the flow on this page. */
let followed: Trail | null = null;

/** Adds this flow's trail to later reports; returns the function that stops it. */
export function followTrail(trail: Trail): () => void {
  followed = trail;
  return () => {
    followed = null;
  };
}

/**
 * Sends an error to the shop's log, with the states and events of the flow but no values. Returns the id under which
 * support finds it.
 */
export function reportError(message: string): string {
  const errorId = randomUuid().replaceAll('-', '');
  const page = location.pathname.replace(/[\w-]{30,}/g, '…');
  const trail = followed?.entries() ?? [];
  const body = JSON.stringify({ errorId, message: message.slice(0, 500), page, trail });
  // Not a beacon: from a page with `no-referrer`, it would not carry the shop's origin.
  fetch('/errors/', { method: 'POST', body, keepalive: true }).catch(() => undefined);
  return errorId;
}
