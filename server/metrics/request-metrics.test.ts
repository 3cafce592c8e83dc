import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { prometheusText } from './prometheus-text.ts';
import { createRequestMetrics, requestKindOf, watchRequests } from './request-metrics.ts';

it.each([
  ['/graphql/', 'api'],
  ['/webhooks/card', 'webhook'],
  ['/quotes/abc.pdf?key=1', 'document'],
  ['/credit-notes/abc.pdf', 'document'],
  ['/readyz', 'health'],
  ['/errors/', 'background'],
  ['/checkout-cookie/', 'background'],
  ['/login-nonce/', 'background'],
  ['/sandbox/mail/', 'sandbox'],
  ['/assets/cart-1234.js', 'file'],
  ['/page.js', 'file'],
  ['/unsupported-browser.html', 'file'],
  ['/us/en/', 'page'],
  ['/us/en/confirmation/secret/?access=secret', 'page'],
  ['/.env', 'page'],
  ['', 'page'],
])('a request for %j is of the kind %s', (address, kind) => {
  expect(requestKindOf(address)).toBe(kind);
});

describe('the duration of requests', () => {
  it('is a histogram by kind and status', () => {
    const { observe, metric } = createRequestMetrics();
    for (const seconds of [0.004, 0.005, 0.2, 60]) observe('page', 200, seconds);
    observe('api', 'aborted', 1);
    const lines = prometheusText([metric()]).split('\n');
    const name = 'http_server_request_duration_seconds';
    expect(lines.slice(0, 2)).toEqual([
      `# HELP ${name} Time from a request to the end of its response.`,
      `# TYPE ${name} histogram`,
    ]);
    for (const [bound, count] of [
      ['0.005', 2],
      ['0.1', 2],
      ['0.25', 3],
      ['10', 3],
      ['+Inf', 4],
    ])
      expect(lines).toContain(`${name}_bucket{kind="page",status="200",le="${bound}"} ${count}`);
    expect(lines).toContain(`${name}_count{kind="page",status="200"} 4`);
    expect(lines).toContain(`${name}_sum{kind="api",status="aborted"} 1`);
  });

  let server: Server | undefined;
  afterEach(() => server?.close());

  it('is observed at the end of each response, with its status, and without its address', async () => {
    const requests = createRequestMetrics();
    server = createServer((request, response) =>
      request.url === '/us/en/hangs/'
        ? void request.socket.destroy()
        : void response.writeHead(request.url === '/us/en/' ? 200 : 404).end(),
    );
    watchRequests(server, requests);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
    await ask('/us/en/');
    await ask('/us/en/secret/');
    await expect(ask('/us/en/hangs/')).rejects.toThrow('fetch failed');
    await expect.poll(() => prometheusText([requests.metric()])).toContain('status="aborted"');
    const text = prometheusText([requests.metric()]);
    expect(text).toContain('_count{kind="page",status="200"} 1');
    expect(text).toContain('_count{kind="page",status="404"} 1');
    expect(text).not.toMatch(/secret|hangs/);
  });
});
