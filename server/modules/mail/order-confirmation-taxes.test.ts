import { enabledCountries, euMembers } from '@sonde/machines/rules/places';
import { money } from '@sonde/machines/rules/money';
import { combinedRatePpm } from '@sonde/machines/rules/tax';
import { describe, expect, it } from 'vitest';
import type { Order } from '../order/order.model.ts';
import { order, orderIn, visibleText, shop } from './order-confirmation.fixture.ts';
import { orderConfirmation } from './order-confirmation.ts';

describe("the seller's VAT number", () => {
  /** Directive 2000/31/EC, article 5(1)(g), in the EU and the EEA; its counterpart in the United Kingdom. */
  const named: readonly string[] = [...euMembers, 'GB', 'IS', 'LI', 'NO'];
  const buyers = enabledCountries.flatMap(({ code, languages: spoken }) =>
    spoken.map(({ url }) => [code, url] as const),
  );

  it.each(buyers)('is shown to a buyer in %s (%s) exactly where the law requires it', (country, language) => {
    const { text, html } = orderConfirmation({ ...order, country, language }, shop);
    expect(text.includes('IE1234567FA')).toBe(named.includes(country));
    expect(html.includes('IE1234567FA')).toBe(named.includes(country));
  });

  it('is shown in no country if there is none', () => {
    const seller = { ...shop.seller, vatNumber: null };
    for (const [country, language] of buyers)
      expect(orderConfirmation({ ...order, country, language }, { ...shop, seller }).text).not.toContain(
        'null',
      );
  });
});

describe('the taxes of Canada', () => {
  const cad = (amount: number) => money(amount, 'CAD');
  const canadian = (language: string, taxLines: Order['taxLines']): Order => ({
    ...orderIn('CAD'),
    country: 'CA',
    language,
    taxSource: 'SERVICE',
    taxRatePpm: combinedRatePpm(taxLines),
    taxLines,
  });
  const gst = {
    code: 'GST',
    jurisdiction: 'CA',
    ratePpm: 50_000,
    amount: cad(27_120),
    registrationNumber: '123456789 RT0001',
  } as const;
  const qst = {
    code: 'QST',
    jurisdiction: 'CA-QC',
    ratePpm: 99_750,
    amount: cad(54_104),
    registrationNumber: null,
  } as const;
  const rst = {
    ...qst,
    code: 'RST',
    jurisdiction: 'CA-MB',
    ratePpm: 70_000,
    registrationNumber: '123456-7',
  } as const;

  it.each([
    [
      'en',
      [gst, qst],
      [
        ['GST (5%)', 'Registration number: 123456789 RT0001', '$271.20'],
        ['QST (9.975%)', null, '$541.04'],
      ],
    ],
    [
      'fr',
      [gst, qst],
      [
        ['TPS (5\u00a0%)', 'Numéro d’enregistrement\u00a0: 123456789 RT0001', '271,20\u00a0$'],
        ['TVQ (9,975\u00a0%)', null, '541,04\u00a0$'],
      ],
    ],
    ['fr', [gst, rst], [['TVD (7\u00a0%)', 'Numéro d’enregistrement\u00a0: 123456-7', '541,04\u00a0$']]],
  ] as const)('are rows of their own in %s, with the numbers of the seller', (language, taxLines, rows) => {
    const { text, html } = orderConfirmation(canadian(language, taxLines), shop);
    for (const [label, detail, figure] of rows) {
      expect(text).toContain(`${label}${detail === null ? '' : ` (${detail})`}: ${figure}`);
      const row = [label, ...(detail === null ? [] : [detail]), figure].join(' ');
      expect(visibleText(html)).toContain(row.replaceAll('\u00a0', ' '));
    }
  });

  it('are listed together after a renewal price', () => {
    expect(orderConfirmation(canadian('en', [gst, qst]), shop).text).toContain(
      '$420.00 (plus GST + QST), then',
    );
    expect(orderConfirmation(canadian('fr', [gst, qst]), shop).text).toContain('TPS + TVQ en sus');
  });
});
