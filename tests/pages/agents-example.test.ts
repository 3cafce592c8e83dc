import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPages, type ServedPages } from './served-pages.ts';

const [, example = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/agents.md', 'utf8')) ?? [];

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

it('the example agent has twenty lines, and buys a probe', async () => {
  expect(
    example
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('  ')).length,
  ).toBeLessThanOrEqual(20);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', example], {
    env: { ...process.env, SHOP: shop.url },
  });
  expect(JSON.parse(stdout)).toEqual({
    status: 'completed',
    order: expect.stringMatching(/^\d+$/) as string,
  });
});

it('the profile may be kept, and nothing is at the address of an unknown version', async () => {
  const { status, headers } = await shop.get('/.well-known/ucp');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect((await shop.get('/.well-known/ucp/2026-01-11')).status).toBe(404);
});
