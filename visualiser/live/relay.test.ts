import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { endedMessage } from './ended-message.ts';
import { startRelay } from './relay.ts';

const server = createServer();
const relay = startRelay(server);
let address = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  relay.clients.forEach((client) => client.terminate());
  relay.close();
  server.close();
});

async function connect(origin = 'http://127.0.0.1:3000') {
  const client = new WebSocket(address, { origin });
  const heard: string[] = [];
  client.on('message', (data) => heard.push((data as Buffer).toString()));
  await once(client, 'open');
  return { client, heard };
}

it('relays messages to other clients, and earlier ones to new clients', async () => {
  const shop = await connect();
  const early = await connect();
  const arrived = once(early.client, 'message');
  shop.client.send('one');
  await arrived;
  expect(early.heard).toEqual(['one']);
  const late = new WebSocket(address, { origin: 'http://localhost:4173' });
  const [first] = (await once(late, 'message')) as [Buffer];
  expect(first.toString()).toBe('one');
  expect(shop.heard).toEqual([]);
});

it('rejects pages from other origins', async () => {
  const stranger = new WebSocket(address, { origin: 'https://stranger.example' });
  const [error] = (await once(stranger, 'error')) as [Error];
  expect(error.message).toContain('401');
});

it('announces ended flows when their page closes, and nothing for a page without flows', async () => {
  const reader = await connect();
  const shop = await connect();
  const silent = await connect();
  const message = once(reader.client, 'message');
  shop.client.send(JSON.stringify({ type: '@xstate.actor', sessionId: 'a/1', name: 'cart' }));
  await message;
  silent.client.close();
  await once(silent.client, 'close');
  const ended = once(reader.client, 'message');
  shop.client.close();
  await ended;
  expect(reader.heard.at(-1)).toBe(endedMessage(new Set(['a/1'])));
});
