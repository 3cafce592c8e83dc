import type { IncomingMessage, Server } from 'node:http';
import { isUploadType } from '../graphql/uploads.ts';

const mayTakeLonger = ({ url = '', headers }: IncomingMessage) =>
  /^\/graphql\/(\?|$)/.test(url) && isUploadType(headers['content-type']);

/**
 * Ends connections on which the body of a request takes longer than these milliseconds, so that no one holds many of
 * them. A file for the API may take as long as the server's `requestTimeout`.
 */
export function limitBodyTime(server: Server, milliseconds: number): void {
  server.on('request', (incoming, outgoing) => {
    if (mayTakeLonger(incoming)) return;
    const end = setTimeout(() => {
      if (!incoming.complete) incoming.socket.destroy();
    }, milliseconds);
    outgoing.once('close', () => clearTimeout(end));
  });
}
