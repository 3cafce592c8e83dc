import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { UsageError } from '../model-tests/command-line.ts';
import { serveSite } from './serve-site.ts';

const servers: Server[] = [];
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
afterEach(() => servers.splice(0).forEach((server) => server.close()));

describe('the pages', () => {
  it('report an occupied port in a sentence that explains how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    servers.push(other);
    await once(other, 'listening');
    const refused = serveSite(new Map(), portOf(other));
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow(
      `Port ${portOf(other)} is in use; choose another, or let the system choose one: PORT=0 npm run flows.`,
    );
  });

  it('have their port before they are drawn, and respond once they are', async () => {
    const drawing = Promise.withResolvers<Map<string, string>>();
    const server = await serveSite(drawing.promise, 0);
    servers.push(server);
    const answer = fetch(`http://127.0.0.1:${portOf(server)}/`, { headers: { connection: 'close' } });
    drawing.resolve(new Map([['index.html', 'the flows']]));
    expect(await (await answer).text()).toBe('the flows');
  });

  it('include files that may have changed since drawing', async () => {
    const fresh = (name: string) =>
      Promise.resolve(name === 'screens/cart/empty-375.png' ? 'now' : undefined);
    const server = await serveSite(new Map([['index.html', 'the flows']]), 0, fresh);
    servers.push(server);
    const fetchPath = (path: string) =>
      fetch(`http://127.0.0.1:${portOf(server)}/${path}`, { headers: { connection: 'close' } });
    const picture = await fetchPath('screens/cart/empty-375.png?1');
    expect([await picture.text(), picture.headers.get('content-type')]).toEqual(['now', 'image/png']);
    expect((await fetchPath('screens/cart/none-375.png')).status).toBe(404);
  });

  it.each([
    ['their own', {}, 204],
    ['another site', { origin: 'https://evil.example' }, 400],
    ['a form', { 'content-type': 'text/plain' }, 400],
  ])('accept what is sent from %s page: %o is answered with %i', async (_words, headers, status) => {
    const server = await serveSite(new Map(), 0, undefined, () => Promise.resolve(true));
    servers.push(server);
    const url = `http://127.0.0.1:${portOf(server)}`;
    const response = await fetch(`${url}/remarks.json`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', connection: 'close', ...headers },
      body: '{}',
    });
    expect(response.status).toBe(status);
  });

  it('respond with 404 to a malformed URL', async () => {
    const server = await serveSite(new Map([['index.html', 'the flows']]), 0);
    servers.push(server);
    const { status } = await fetch(`http://127.0.0.1:${portOf(server)}/%zz`, {
      headers: { connection: 'close' },
    });
    expect(status).toBe(404);
  });
});
