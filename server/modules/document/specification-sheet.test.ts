import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../catalogue/catalogue.types.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import { specificationSheet, type SheetPlace } from './specification-sheet.ts';

const product: CatalogueProduct = {
  slug: 'iq3',
  name: 'Sonde IQ3',
  kind: 'DEVICE',
  productLine: 'IQ_3',
  planFamily: null,
  subscriptionPart: null,
  useArea: null,
  market: 'HUMAN',
  description: [
    { type: 'paragraph', text: 'The third Sonde probe.' },
    { type: 'header', text: 'What’s new' },
    { type: 'list-item', text: 'Fast charging' },
  ],
  facts: [{ slug: 'weight', name: 'Weight', value: '309 g with cable' }],
  pictures: [],
  returnDays: 30,
  warrantyMonths: 12,
  variants: [],
};

const place: SheetPlace = {
  country: 'US',
  language: 'en',
  sellerName: 'Sonde Ultrasound Limited',
  pageUrl: 'https://shop.example/us/en/product/iq3/',
  day: new Date('2026-11-28T12:00:00Z'),
  say: (text) => text,
};

/** Without the characters that isolate a text's direction. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

describe('a specification sheet', () => {
  it('says what the catalog says, and nothing else', () => {
    const { facts, notes, rows, sums } = specificationSheet(product, place);
    expect(facts.map(({ label, value }) => [plain(label), plain(value)])).toEqual([
      ['Weight', '309 g with cable'],
      ['Warranty', '1 year'],
      ['Returns', '30 days'],
    ]);
    expect(notes.map(({ heading, lines }) => [plain(heading), ...lines.map(plain)])).toEqual([
      ['', 'The third Sonde probe.'],
      ['What’s new', '• Fast charging'],
      ['', 'November 28, 2026', 'https://shop.example/us/en/product/iq3/'],
    ]);
    expect([rows, sums]).toEqual([[], []]);
  });

  it('is in the language of its address, on the paper of its country', () => {
    const german = specificationSheet(product, {
      ...place,
      country: 'DE',
      language: 'de',
      say: (text) => (text === 'Weight' ? 'Gewicht' : text),
    });
    expect([german.language, german.paper, german.number]).toEqual(['de-DE', 'A4', 'Technische Daten']);
    expect(german.facts.map(({ label }) => plain(label))).toContain('Gewicht');
  });

  it('has no empty table for assistive technology', async () => {
    const file = (await renderPdf(specificationSheet(product, place))).toString('latin1');
    expect(file).toContain('/S /H1');
    expect(file).not.toContain('/S /Table');
  });
});
