import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../security/ask.ts';
import { type BuiltShop, openBuiltShop } from '../security/built-shop.ts';
import { freePort } from '../support/free-port.ts';

let shop: BuiltShop;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}`;
  shop = await openBuiltShop({ METRICS_PORT: String(port) });
});
afterAll(() => shop.close());

/** The values of a metric by its labels. */
async function valuesOf(name: string): Promise<Readonly<Record<string, number>>> {
  const { text } = await ask(metricsUrl, '/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => {
      const [series = '', value = ''] = line.split(' ');
      return [series.slice(name.length), Number(value)];
    }),
  );
}

describe('the metrics', () => {
  it('are at a port of their own, and nothing else is', async () => {
    const { status, headers } = await ask(metricsUrl, '/metrics');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect((await ask(metricsUrl, '/')).status).toBe(404);
    expect((await ask(metricsUrl, '/us/en/')).status).toBe(404);
    expect((await ask(metricsUrl, '/metrics', { method: 'POST' })).status).toBe(404);
    expect((await ask(shop.url, '/metrics')).text).not.toContain('process_cpu_seconds_total');
  });

  it('count requests by kind and status, without their addresses', async () => {
    const counts = () => valuesOf('http_server_request_duration_seconds_count');
    const before = await counts();
    const token = 'x'.repeat(43);
    await ask(shop.url, '/us/en/');
    await ask(shop.url, `/us/en/confirmation/${token}/`);
    const countAdded = async () => {
      const after = await counts();
      return ['{kind="page",status="200"}', '{kind="page",status="404"}'].map(
        (series) => (after[series] ?? 0) - (before[series] ?? 0),
      );
    };
    await expect.poll(countAdded).toEqual([1, 1]);
    expect((await ask(metricsUrl, '/metrics')).text).not.toContain(token);
  });

  it('say whether the database answers, which version runs, and what the process uses', async () => {
    expect(await valuesOf('sonde_database_up')).toEqual({ '': 1 });
    const { text: health } = await ask(shop.url, '/healthz');
    expect(await valuesOf('sonde_build_info')).toEqual({
      [`{version="${health.replace('ok ', '')}"}`]: 1,
    });
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'process_start_time_seconds',
      'nodejs_heap_size_used_bytes',
    ])
      expect((await valuesOf(name))['']).toBeGreaterThan(0);
    expect((await valuesOf('nodejs_eventloop_lag_max_seconds'))['']).toBeLessThan(60);
  });
});
