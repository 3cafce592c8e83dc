import type { Server } from 'node:http';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { endedMessage, sessionOf } from './ended-message.ts';

/** The number of messages stored for clients that connect later. */
const keptAtMost = 200;
/** In bytes; far more than a machine's definition needs. Snapshots contain no values. */
const largestMessage = 512 * 1_024;

const isOfThisMachine = (origin: string | undefined): boolean => {
  if (origin === undefined) return true;
  return URL.canParse(origin) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);
};

/**
 * Relays the messages of inspected flows to all other clients, like the server of Stately's inspector. New clients
 * receive the latest messages. When a client with flows disconnects, the relay announces that they have ended.
 * Connections from other origins are rejected, because browsers don't apply CORS to WebSockets.
 */
export function startRelay(server: Server): WebSocketServer {
  const kept: string[] = [];
  const relay = new WebSocketServer({
    server,
    maxPayload: largestMessage,
    verifyClient: ({ origin }: { origin: string | undefined }) => isOfThisMachine(origin),
  });
  const forward = (message: string, from: WebSocket) => {
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
      forward(message, client);
    });
    client.on('close', () => {
      if (sessions.size > 0) forward(endedMessage(sessions), client);
    });
  });
  return relay;
}
