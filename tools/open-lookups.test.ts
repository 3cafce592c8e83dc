import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLookups } from './open-lookups.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sonde-lookups-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, types: [], target: 'es2023' }, include: ['*.ts'] }),
  );
  writeFileSync(
    join(folder, 'planted.ts'),
    `const table: Readonly<Record<string, number>> = { a: 1 };
const closed = { a: 1, b: 2 } as const;
const list = [1, 2];
const map = new Map([['a', 1]]);
export const read = (text: string) => table[text];
export const written = (text: string, draft: Record<string, number>) => { draft[text] = 1; };
export const inherited = (text: string) => text in table;
export const mixed = (text: string | number) => table[text];
export const closedKey = (key: keyof typeof closed) => closed[key];
export const literal = table['a'];
export const place = (index: number) => list[index];
export const mapped = (text: string) => map.get(text);
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds exactly the objects that are used as maps', () => {
  expect(openLookups(folder, ['tsconfig.json'])).toEqual([
    'planted.ts:5: table[text]',
    'planted.ts:6: draft[text]',
    'planted.ts:7: text in table',
    'planted.ts:8: table[text]',
  ]);
});
