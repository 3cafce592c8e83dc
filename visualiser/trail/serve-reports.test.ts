import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveReports } from './serve-reports.ts';

const trail = [{ actor: 'cart', event: 'xstate.init', state: 'loading' }];
const report = {
  errorId: 'a0322bf5a0322bf5a0322bf5a0322bf5',
  message: 'Checkout failed',
  page: '/de/de/cart/',
  trail,
};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sonde-log-'));
  const lines = ['the shop is open', `shop | ${JSON.stringify({ level: 50, ...report })}`];
  writeFileSync(join(folder, 'shop.log'), `${lines.join('\n')}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the report of an error', () => {
  it('is found in the log by its id alone', async () => {
    const found = await serveReports(join(folder, 'shop.log'))(
      'reports/a0322bf5a0322bf5a0322bf5a0322bf5.json',
    );
    expect(JSON.parse(String(found))).toEqual(report);
  });

  it.each([
    ['an id that the log lacks', 'shop.log', 'reports/00000000.json'],
    ['a name that is no id', 'shop.log', 'reports/open.json'],
    ['a log that does not exist', 'none.log', 'reports/a0322bf5a0322bf5a0322bf5a0322bf5.json'],
  ])('is missing for %s', async (_words, log, name) => {
    expect(await serveReports(join(folder, log))(name)).toBeUndefined();
  });

  it('is missing without a log', async () => {
    expect(await serveReports(null)('reports/a0322bf5a0322bf5a0322bf5a0322bf5.json')).toBeUndefined();
  });
});
