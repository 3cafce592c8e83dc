import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueFolder } from '../../server/seed/folders.ts';
import { seedCatalogue } from '../../server/seed/seed.ts';
import { validateCatalogue } from '../../server/seed/validate-catalogue.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { openPages, type ServedPages } from './served-pages.ts';

const database = await createTestDatabase();
let shop: ServedPages;

/** A seller's own catalog: the reference catalog with a certificate for the IQ3's protection against water. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sonde-catalogue-'));
  cpSync(fileURLToPath(catalogueFolder), folder, { recursive: true });
  const devices = join(folder, 'devices.json');
  writeFileSync(
    devices,
    readFileSync(devices, 'utf8').replace(
      '"slug": "protection",',
      '"slug": "protection", "certificate": "iq3-ipx7.pdf",',
    ),
  );
  const result = await validateCatalogue(folder, null);
  rmSync(folder, { recursive: true });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  await seedCatalogue(database.sql, result.catalogue, null);
  shop = await openPages({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const certificatesOn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/certificates\/[^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
    href,
    text?.replaceAll(/<!--.*?-->|<[^>]*>/g, '').replaceAll('\u00a0', ' '),
  ]);

it('are linked where the catalog has the file', async () => {
  const { text } = await shop.get('/us/en/product/iq3/');
  expect(certificatesOn(text)).toEqual([
    ['/certificates/iq3-ipx7.pdf', 'IPX7: the head withstands 30 minutes in 1 m of water (PDF)'],
  ]);
});

it.each(['us/en/product/iq-plus', 'us/en/product/cable-usb-c', 'us/en/iq'])(
  'are not mentioned on /%s/, for which the catalog has none',
  async (page) => {
    const { status, text } = await shop.get(`/${page}/`);
    expect([status, certificatesOn(text)]).toEqual([200, []]);
  },
);
