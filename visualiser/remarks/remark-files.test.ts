import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { pinnedRemarks } from './pinned-remarks.ts';
import { readRemarks } from './remark-files.ts';
import { acceptRemarks, serveRemarks } from './serve-remarks.ts';

let root: string;
const file = () => join(root, 'machines/cart/cart.remarks.json');
const pinOf = (text: string, machine = 'cart') => ({
  kind: 'pin',
  machine,
  remark: { about: 'cart.empty', text, by: 'Ada' },
});
const textsIn = async () => (await readRemarks(root))['cart']?.map(({ text }) => text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sonde-remarks-'));
  mkdirSync(join(root, 'machines/cart'), { recursive: true });
  writeFileSync(join(root, 'machines/cart/cart.machine.ts'), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a remark', () => {
  it('is written next to the chart, with its author and day, and served', async () => {
    expect(await acceptRemarks(root)('remarks.json', pinOf(' Is this sad enough? '))).toBe(true);
    const [written] = JSON.parse(readFileSync(file(), 'utf8')) as readonly unknown[];
    expect(written).toEqual({
      about: 'cart.empty',
      text: 'Is this sad enough?',
      by: 'Ada',
      on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(JSON.parse(String(await serveRemarks(root)('remarks.json')))).toEqual({ cart: [written] });
  });

  it('is kept beside others that are pinned at the same moment', async () => {
    const accept = acceptRemarks(root);
    await Promise.all(['one', 'two', 'three'].map((text) => accept('remarks.json', pinOf(text))));
    expect(await textsIn()).toEqual(['one', 'two', 'three']);
  });

  it('is taken off alone; the last one takes the file with it', async () => {
    const accept = acceptRemarks(root);
    await accept('remarks.json', pinOf('one'));
    await accept('remarks.json', pinOf('two'));
    const [one, two] = (await readRemarks(root))['cart'] ?? [];
    await accept('remarks.json', { kind: 'remove', machine: 'cart', remark: one });
    expect(await textsIn()).toEqual(['two']);
    await accept('remarks.json', { kind: 'remove', machine: 'cart', remark: two });
    expect(existsSync(file())).toBe(false);
  });

  it.each([
    ['without text', pinOf('   ')],
    ['of more than 2,000 characters', pinOf('x'.repeat(2001))],
    ['about an unknown machine', pinOf('one', '../../etc/passwd')],
    ['with an unknown field', { ...pinOf('one'), path: '/tmp/x' }],
    ['that is no object', null],
  ])('%s is refused, and nothing is written', async (_words, sent) => {
    expect(await acceptRemarks(root)('remarks.json', sent)).toBe(false);
    expect(existsSync(file())).toBe(false);
  });
});

it('every remark in the repository is about something on its chart', async () => {
  const remarks = await readRemarks(join(import.meta.dirname, '../..'));
  const lost = registry.flatMap((entry) =>
    pinnedRemarks(readChart(entry), remarks[entry.id] ?? []).filter(({ state }) => state === null),
  );
  expect(lost).toEqual([]);
});
