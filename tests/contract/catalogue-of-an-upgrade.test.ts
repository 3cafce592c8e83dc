import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../server/seed/seed-catalogue.ts';
import { catalogueFolder } from '../../server/seed/folders.ts';
import { createTestDatabase } from '../support/test-database.ts';

const statements: string[] = [];
const database = await createTestDatabase({ onStatement: (text) => statements.push(text) });
const { sql } = database;
const folder = fileURLToPath(catalogueFolder);
const upgraded = mkdtempSync(join(tmpdir(), 'sonde-catalogue-'));
cpSync(folder, upgraded, { recursive: true });
const inFile = (name: string, from: string, to: string): void => {
  const file = join(upgraded, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};
inFile('promotions.json', 'Apply code', 'Get the code');
inFile('vouchers.json', '"percent": "10"', '"percent": "11"');
inFile('translations/de.json', '"Gewicht"', '"Masse"');

afterAll(async () => {
  rmSync(upgraded, { recursive: true });
  await database.close();
});

async function storedTexts() {
  const [row] = await sql`
    select
      (select texts -> 'en' ->> 'message' from promotion where code = 'FREECABLE') as banner,
      (select percentage_ppm from voucher where code = 'WELCOME10') as discount,
      (select text from catalogue_translation where language = 'de' and source = 'Weight') as german`;
  return row;
}

const before = await storedTexts();
const after = {
  banner: 'Free long USB-C cable with every IQ3 or USB-C IQ+. Get the code',
  discount: 110_000,
  german: 'Masse',
};

describe('at startup, a database that was seeded', () => {
  it('from the same files stays unchanged', async () => {
    statements.length = 0;
    await seedCatalogue(sql, folder);
    expect(statements).toEqual(['select hash from translation_origin']);
  });

  it('from older files gets the new catalog and keeps what happened since', async () => {
    const storedEnds = () => sql`
      select (select expires_at from voucher where code = 'OPENING5') as told_end,
        (select used from voucher where code = 'LASTONE') as uses,
        (select is_active from voucher where code = 'OWNCODE') as own_code`;
    await sql`update voucher set used = 1 where code = 'LASTONE'`;
    await sql`update voucher set expires_at = '2026-01-02T05:00:00Z' where code = 'OPENING5'`;
    await sql`
      insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source,
        once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items)
      values ('OWNCODE', 'Own', '1% off', 'PERCENTAGE', 10000, true, '{}', 'SHOP', false, false, '{}', '{}', false)`;
    const what = [...(await storedEnds())];
    await Promise.all([seedCatalogue(sql, upgraded), seedCatalogue(sql, upgraded)]);
    expect(await storedTexts()).toEqual(after);
    expect([...(await storedEnds())]).toEqual(what);
    await seedCatalogue(sql, folder);
    expect(await storedTexts()).toEqual(before);
  });

  it.each([
    ['from a folder of the seller’s own, and leaves it alone', 'update translation_origin set hash = null'],
    ['by a shop that did not note from which files, and leaves it alone', 'delete from translation_origin'],
  ])('%s', async (_words, statement) => {
    await sql.unsafe(statement);
    await seedCatalogue(sql, upgraded);
    expect(await storedTexts()).toEqual(before);
  });
});
