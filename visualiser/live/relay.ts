import type { Server } from 'node:http';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { endedMessage, sessionOf } from './ended.ts';

/** What somebody who connects late is told. */
const keptAtMost = 200;
/** Far more than a definition of a machine takes; a snapshot comes without its values. */
const largestMessage = 512 * 1_024;

const isOfThisMachine = (origin: string | undefined): boolean => {
  if (origin === undefined) return true;
  return URL.canParse(origin) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);
};

/**
 * Hands on what inspected flows tell to everybody else who listens, as the server of Stately's inspector does, the last
 * messages to those who come later; when one who told of machines leaves, it says that they have ended. Pages of other machines are turned away: no browser asks first.
 */
export function relayOn(server: Server): WebSocketServer {
  const kept: string[] = [];
  const relay = new WebSocketServer({
    server,
    maxPayload: largestMessage,
    verifyClient: ({ origin }: { origin: string | undefined }) => isOfThisMachine(origin),
  });
  const handOn = (message: string, from: WebSocket) => {
    kept.push(message);
    kept.splice(0, kept.length - keptAtMost);
    for (const other of relay.clients)
      if (other !== from && other.readyState === WebSocket.OPEN) other.send(message);
  };
  relay.on('connection', (client) => {
    const sessions = new Set<string>();
    kept.forEach((message) => client.send(message));
    client.on('error', () => client.terminate());
    client.on('message', (data: RawData) => {
      const message = (data as Buffer).toString('utf8');
      const session = sessionOf(message);
      if (session !== null) sessions.add(session);
      handOn(message, client);
    });
    client.on('close', () => {
      if (sessions.size > 0) handOn(endedMessage(sessions), client);
    });
  });
  return relay;
}
