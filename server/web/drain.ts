import type { Server, ServerResponse } from 'node:http';
import { waitAtMost } from '../http/wait-at-most.ts';

/**
 * Prepares a server for a graceful shutdown. The returned function stops accepting connections, finishes the requests
 * in flight, closing each connection after its response, and closes the rest after `limit` milliseconds.
 */
export function drainable(server: Server): (limit: number) => Promise<void> {
  const answers = new Set<ServerResponse>();
  let isDraining = false;

  const announceEnd = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
  };
  // Before all other listeners, which may have responded by the time they return.
  server.prependListener('request', (_request, answer) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    if (isDraining) announceEnd(answer);
  });

  return async (limit) => {
    isDraining = true;
    for (const answer of answers) announceEnd(answer);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await waitAtMost(limit, closed);
    server.closeAllConnections();
  };
}
