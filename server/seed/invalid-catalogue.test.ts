import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueFolder } from './folders.ts';
import { validateCatalogue } from './validate-catalogue.ts';

const reference = fileURLToPath(catalogueFolder);

interface EditableRow {
  [field: string]: unknown;
  variants: Record<string, unknown>[];
}

type Rows = EditableRow[];

describe('an invalid catalog', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sonde-catalogue-'));
    cpSync(reference, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function edit(file: string, change: (rows: Rows) => void): void {
    const rows = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Rows;
    change(rows);
    writeFileSync(join(folder, file), JSON.stringify(rows));
  }

  function row(rows: Rows, index = 0): EditableRow {
    return rows[index] as EditableRow;
  }

  function pricesOf(rows: Rows): Record<string, unknown> {
    return row(rows).variants[0]?.['prices'] as Record<string, unknown>;
  }

  async function problems(publicFolder: string | null = null): Promise<readonly string[]> {
    const result = await validateCatalogue(folder, publicFolder);
    return result.ok ? [] : result.problems;
  }

  it.each<[string, string, (rows: Rows) => void, string | RegExp]>([
    [
      'an unknown SKU in a voucher',
      'vouchers.json',
      (rows) => Object.assign(row(rows), { appliesTo: ['IQ9-USBC'] }),
      'vouchers.json, WELCOME10, appliesTo: IQ9-USBC is not in the catalog.',
    ],
    [
      'a percentage above 100',
      'vouchers.json',
      (rows) => Object.assign(row(rows), { discount: { kind: 'PERCENTAGE', percent: '101' } }),
      'vouchers.json, WELCOME10, discount.percent: must be at most 100.',
    ],
    [
      'a voucher that ends before it begins',
      'vouchers.json',
      (rows) => Object.assign(row(rows, 3), { expiresAt: '2025-01-01T00:00:00Z' }),
      'vouchers.json, EXPIRED, expiresAt: must be later than startsAt.',
    ],
    [
      'a duplicate code',
      'vouchers.json',
      (rows) => rows.push(row(rows)),
      'vouchers.json: WELCOME10 is listed twice.',
    ],
    [
      'a gift that is no accessory',
      'vouchers.json',
      (rows) => Object.assign(row(rows), { gifts: ['IQ3-USBC'], applyNTimesPerOrder: 1 }),
      'vouchers.json, WELCOME10, gifts: only accessories can be given.',
    ],
    [
      'gifts without end',
      'vouchers.json',
      (rows) => Object.assign(row(rows), { gifts: ['CBL-USBC'] }),
      'vouchers.json, WELCOME10, applyNTimesPerOrder: must limit the gifts.',
    ],
    [
      'a gift of nothing',
      'vouchers.json',
      (rows) => Object.assign(row(rows), { discount: { kind: 'GIFT' } }),
      'vouchers.json, WELCOME10, gifts: a gift must give something.',
    ],
    [
      'a promotion without a voucher',
      'promotions.json',
      (rows) => Object.assign(row(rows), { code: 'NOSUCH' }),
      'promotions.json, NOSUCH: it has no voucher in vouchers.json.',
    ],
    [
      'a promotion that a country cannot read',
      'promotions.json',
      (rows) => delete (row(rows)['texts'] as Record<string, unknown>)['fr'],
      'promotions.json, FREECABLE, texts: missing in fr.',
    ],
    [
      'a banner that says nothing',
      'promotions.json',
      (rows) => delete (row(rows)['texts'] as Record<string, Record<string, unknown>>)['de']?.['message'],
      'promotions.json, FREECABLE, texts.de: a banner must have a message.',
    ],
    [
      'a banner for what is not for everybody',
      'promotions.json',
      (rows) => Object.assign(row(rows), { requires: 'ACCOUNT' }),
      'promotions.json, FREECABLE, banner: only a promotion for everyone may have one.',
    ],
    [
      'a banner for a code that can be used up',
      'vouchers.json',
      (rows) => Object.assign(rows.find(({ code }) => code === 'FREECABLE') ?? {}, { usageLimit: 9 }),
      'promotions.json, FREECABLE: a voucher with a usage limit must not be offered to everyone.',
    ],
    [
      'a former price of nothing',
      'price-history.json',
      (rows) => Object.assign(row(rows), { sku: 'CBL-GONE' }),
      'price-history.json: CBL-GONE is not in the catalog.',
    ],
    [
      'a missing price',
      'devices.json',
      (rows) => delete pricesOf(rows)['NOK'],
      'devices.json, IQ3-USBC, prices: there is no price in NOK, the currency of NO.',
    ],
    [
      'a price that is no amount',
      'accessories.json',
      (rows) => Object.assign(pricesOf(rows), { USD: { amount: '69' } }),
      'accessories.json, cable-usb-c, variants.0.prices.USD.amount: must be an amount in USD, such as "69.00".',
    ],
    [
      'a reduction that raises the price',
      'accessories.json',
      (rows) => Object.assign(pricesOf(rows), { USD: { amount: '69.00', undiscounted: '59.00' } }),
      'accessories.json, CBL-USBC, prices.USD: undiscounted is below the amount.',
    ],
    [
      'an end of a reduction that there is not',
      'accessories.json',
      (rows) =>
        Object.assign((row(rows)['variants'] as Record<string, unknown>[])[0] ?? {}, {
          reductionEndsOn: '2026-12-31',
        }),
      'accessories.json, CBL-USBC, reductionEndsOn: none of its prices is reduced.',
    ],
    [
      'a slug that two products have',
      'warranties.json',
      (rows) => Object.assign(row(rows), { slug: 'iq3' }),
      'Two products have the slug iq3.',
    ],
    [
      'a SKU that two variants have',
      'warranties.json',
      (rows) => Object.assign(row(rows).variants[0] ?? {}, { sku: 'IQ3-USBC' }),
      'Two variants have the SKU IQ3-USBC.',
    ],
    [
      'a renewal of nothing',
      'subscriptions.json',
      (rows) =>
        Object.assign(row(rows).variants[0] ?? {}, {
          renews: { afterMonths: 12, as: 'SUB-GONE' },
        }),
      'subscriptions.json, SUB-IND-1Y, renews: SUB-GONE is not in the catalog.',
    ],
    [
      'a renewal in the other market',
      'subscriptions.json',
      (rows) =>
        Object.assign(row(rows).variants[0] ?? {}, {
          renews: { afterMonths: 12, as: 'SUB-PRO-VET-1Y' },
        }),
      'subscriptions.json, SUB-IND-1Y, renews: SUB-PRO-VET-1Y is for the other market.',
    ],
    [
      'a device among the cables',
      'accessories.json',
      (rows) => Object.assign(row(rows), { kind: 'DEVICE', productLine: 'IQ' }),
      'accessories.json, cable-usb-c, kind: must be ACCESSORY in this file.',
    ],
    [
      'a membership without a plan',
      'subscriptions.json',
      (rows) => delete row(rows)['planFamily'],
      'subscriptions.json, membership-individual, planFamily: a membership must have one, nothing else may.',
    ],
    [
      'a country that does not exist',
      'shipping-methods.json',
      (rows) => Object.assign(row(rows), { countries: ['XX'] }),
      'shipping-methods.json, us-standard, countries.0: must be the code of a country that the shop knows.',
    ],
    [
      'an unused field',
      'shipping-methods.json',
      (rows) => Object.assign(row(rows), { prise: '1.00' }),
      /^shipping-methods\.json, us-standard, prise: /,
    ],
  ])('is refused for %s', async (_words, file, change, sentence) => {
    edit(file, change);
    const found = await problems();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(sentence);
  });

  it('is refused for a file that is missing or not JSON', async () => {
    rmSync(join(folder, 'shop.json'));
    writeFileSync(join(folder, 'devices.json'), '[');
    expect(await problems()).toEqual([
      expect.stringMatching(/^devices\.json: the file cannot be read \(/),
      expect.stringMatching(/^shop\.json: the file cannot be read \(/),
    ]);
  });

  it('is refused for missing pictures', async () => {
    expect(await problems(folder)).toContain(
      'devices.json, iq3, pictures: iq3-three-quarter.svg is not in public/pictures.',
    );
  });

  type Texts = Record<string, string>;

  function translate(file: string, change: (texts: Texts) => void): void {
    const path = join(folder, 'translations', file);
    const texts = JSON.parse(readFileSync(path, 'utf8')) as Texts;
    change(texts);
    writeFileSync(path, JSON.stringify(texts));
  }

  it.each<[string, () => void, string]>([
    [
      'a text without a translation',
      () => translate('de.json', (texts) => delete texts['1 year']),
      'translations/de.json: "1 year" has no translation.',
    ],
    [
      'an empty translation',
      () => translate('de.json', (texts) => (texts['1 year'] = ' ')),
      'translations/de.json, "1 year": must not be empty.',
    ],
    [
      'a text that the catalog does not say',
      () => translate('fr.json', (texts) => (texts['Probe case'] = 'Étui')),
      'translations/fr.json: "Probe case" is not a text of the catalog, or is listed in unchanged.json.',
    ],
    [
      'another number than the English one',
      () => translate('pl.json', (texts) => (texts['309 g with cable'] = '390 g z kablem')),
      'translations/pl.json: "309 g with cable" has a number that the English text does not have.',
    ],
    [
      'a language that the shop does not have',
      () => writeFileSync(join(folder, 'translations', 'xx.json'), '{}'),
      'translations/xx.json: xx is not a language of the shop.',
    ],
    [
      'a translation into English',
      () => writeFileSync(join(folder, 'translations', 'en.json'), '{}'),
      'translations/en.json: the catalog itself is in English.',
    ],
    [
      'a text that is alike everywhere and nowhere',
      () => writeFileSync(join(folder, 'translations', 'unchanged.json'), '["Sonde IQ9"]'),
      'translations/unchanged.json: "Sonde IQ9" is not a text of the catalog.',
    ],
  ])('is refused for %s', async (_words, spoil, sentence) => {
    spoil();
    expect(await problems()).toContain(sentence);
  });

  it('is refused for a translation that is not JSON', async () => {
    writeFileSync(join(folder, 'translations', 'tr.json'), '{');
    expect(await problems()).toEqual([
      expect.stringMatching(/^translations\/tr\.json: the file cannot be read \(/),
    ]);
  });

  it('may be in English only', async () => {
    rmSync(join(folder, 'translations'), { recursive: true });
    expect(await problems()).toEqual([]);
  });
});
