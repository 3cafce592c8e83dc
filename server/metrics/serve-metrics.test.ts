import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { serveMetrics } from './serve-metrics.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it.each([
  ['whose database answers says so', async () => true, 'sonde_database_up 1'],
  ['whose database doesn’t answer says so', async () => false, 'sonde_database_up 0'],
  ['without a database says nothing of it', null, null],
])('a process %s', async (_what, isDatabaseReady, line) => {
  const port = await freePort();
  const metrics = await serveMetrics({
    port,
    host: '127.0.0.1',
    version: '1',
    shop: createServer(),
    isDatabaseReady,
  });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await metrics.close();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text.split('\n').find((one) => one.startsWith('sonde_database_up')) ?? null).toBe(line);
});
