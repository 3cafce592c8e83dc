import type { Server } from 'node:http';
import { isUploadType } from '../graphql/uploads.ts';

/**
 * Ends connections on which the body of a request takes longer than these milliseconds, so that nobody holds many of
 * them. A file may take as long as the server's `requestTimeout`.
 */
export function limitBodyTime(server: Server, milliseconds: number): void {
  server.on('request', (incoming, outgoing) => {
    if (isUploadType(incoming.headers['content-type'])) return;
    const end = setTimeout(() => {
      if (!incoming.complete) incoming.socket.destroy();
    }, milliseconds);
    outgoing.once('close', () => clearTimeout(end));
  });
}
