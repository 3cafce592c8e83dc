import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { withoutTable } from '../shop-paths/without-table.ts';

const folder = join(import.meta.dirname, '..', 'shop-paths');
const walked = readdirSync(folder).flatMap((name) =>
  name.endsWith('.spec.ts') ? [name.slice(0, -'.spec.ts'.length)] : [],
);

it('walks every machine through the running shop, or says why not', () => {
  const known = [...walked, ...Object.keys(withoutTable)].sort();
  expect(known).toEqual(registry.map(({ id }) => id).sort());
});
