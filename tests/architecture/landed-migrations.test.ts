import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../server/db/migrations/', import.meta.url);

/** The digests of all migrations by name. Lines are added with new migrations, and never changed. */
const landed = JSON.parse(
  readFileSync(new URL('landed-migrations.digests.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

const digests = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .map((file) => [
      file.replace(/\.sql$/, ''),
      createHash('sha256')
        .update(readFileSync(new URL(file, folder)))
        .digest('hex'),
    ]),
);

it('a migration that has landed never changes: databases that ran it would refuse the shop. Add another one, and its line', () => {
  expect(digests).toEqual(landed);
});
