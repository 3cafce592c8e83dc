import type { Server, ServerResponse } from 'node:http';
import { waitAtMost } from '../http/wait-at-most.ts';

/**
 * Makes a server that can end without cutting anybody off. The function takes no more connections, lets the requests in
 * flight be answered, on connections that end with their answer, and cuts off what is left after `limit` milliseconds.
 */
export function drainable(server: Server): (limit: number) => Promise<void> {
  const answers = new Set<ServerResponse>();
  let isDraining = false;

  const announceEnd = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
  };
  // Before all others: they may have answered when they return.
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
