import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { createRequestMetrics } from './request-metrics.ts';

const pages = new Set(['confirmation', 'cart']);

describe('the requests of a server', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  it('are observed at the end of each response, with its status, and without their addresses', async () => {
    const registry = new Registry();
    server = createServer((request, response) =>
      request.url === '/us/en/hangs/'
        ? void request.socket.destroy()
        : void response.writeHead(request.url === '/us/en/' ? 200 : 404).end(),
    );
    createRequestMetrics(registry).watch(server, pages);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
    await ask('/us/en/');
    await ask('/us/en/secret/');
    await expect(ask('/us/en/hangs/')).rejects.toThrow('fetch failed');
    await expect.poll(() => registry.metrics()).toContain('status="aborted"');
    const text = await registry.metrics();
    const name = 'http_server_request_duration_seconds';
    expect(text).toContain(`# TYPE ${name} histogram`);
    expect(text).toContain(`${name}_bucket{le="10",kind="page",status="200"} 1`);
    expect(text).toContain(`${name}_count{kind="page",status="200"} 1`);
    expect(text).toContain(`${name}_count{kind="page",status="404"} 1`);
    expect(text).toContain('sonde_page_requests_total{page="/",status="200"} 1');
    expect(text).toContain('sonde_page_requests_total{page="other",status="404"} 1');
    expect(text).not.toMatch(/secret|hangs/);
  });
});
