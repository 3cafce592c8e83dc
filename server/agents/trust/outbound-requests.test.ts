import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createOutbound, type OutboundRequest } from './outbound-requests.ts';

const inSandbox = { allowsLoopback: true };
const get: Omit<OutboundRequest, 'url'> = {
  method: 'GET',
  headers: {},
  body: Buffer.alloc(0),
  milliseconds: 5_000,
  bytes: 1000,
};

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function* endless() {
  for (;;) yield 'a'.repeat(500);
}

const asked: string[] = [];
afterEach(() => {
  asked.length = 0;
});

/** Resolves every name to the same addresses. */
const resolvingTo = (...addresses: readonly string[]) =>
  createOutbound({ allowsLoopback: false }, (hostname, _options, callback) => {
    asked.push(hostname);
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  });

describe('a request to a platform', () => {
  it('is answered with status, headers and body', async () => {
    const url = await serve((request, response) => {
      response.writeHead(201, { 'x-got': `${request.method} ${request.headers['content-length']}` });
      request.pipe(response);
    });
    const answer = await createOutbound(inSandbox)({
      ...get,
      method: 'POST',
      url,
      body: Buffer.from('{"a":1}'),
    });
    expect(answer).toMatchObject({
      status: 201,
      headers: { 'x-got': 'POST 7' },
      body: Buffer.from('{"a":1}'),
    });
  });

  it('is not redirected', async () => {
    const url = await serve((_request, response) => response.writeHead(302, { location: '/other' }).end());
    expect(await createOutbound(inSandbox)({ ...get, url })).toMatchObject({ status: 302 });
  });

  it.each<[string, string, RequestListener]>([
    ['never answers', 'TIMED_OUT', () => {}],
    [
      'begins its answer and never ends',
      'TIMED_OUT',
      (_request, response) => {
        response.writeHead(200).write('{');
      },
    ],
    ['ends the connection', 'UNREACHABLE', (request) => request.socket.destroy()],
    [
      'ends it within its answer',
      'UNREACHABLE',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{', () => request.socket.destroy());
      },
    ],
    ['answers with too much', 'TOO_LARGE', (_request, response) => response.end('a'.repeat(1001))],
    [
      'answers without end',
      'TOO_LARGE',
      (_request, response) => {
        response.writeHead(200);
        Readable.from(endless()).pipe(response);
      },
    ],
  ])('fails if it %s', async (_what, failure, answer) => {
    const milliseconds = failure === 'TIMED_OUT' ? 200 : 5_000;
    const url = await serve(answer);
    expect(await createOutbound(inSandbox)({ ...get, url, milliseconds })).toBe(failure);
  });

  it('fails if nothing listens there', async () => {
    expect(await createOutbound(inSandbox)({ ...get, url: 'http://127.0.0.1:1/' })).toBe('UNREACHABLE');
  });

  it.each([
    [['10.0.0.1']],
    [['8.8.8.8', '169.254.169.254']],
    [['::ffff:127.0.0.1']],
    [['fd00::1', '2606:4700::1111']],
    [[]],
  ])('is not sent to a name that resolves to %j', async (addresses) => {
    expect(await resolvingTo(...addresses)({ ...get, url: 'https://platform.example/' })).toBe(
      'ADDRESS_REFUSED',
    );
    expect(asked).toEqual(['platform.example']);
  });

  it('is not sent to an address that may not be called, whose name isn’t even resolved', async () => {
    expect(await resolvingTo('8.8.8.8')({ ...get, url: 'http://platform.example/' })).toBe('ADDRESS_REFUSED');
    expect(asked).toEqual([]);
  });
});
