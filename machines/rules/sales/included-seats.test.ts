import { expect, it } from 'vitest';
import { enabledCountries, textLanguageIn } from '../places/index.ts';
import { variantWithSeats } from './included-seats.ts';
import type { OrderSale } from './sale.ts';

const plan = {
  planType: 'TEAM',
  sku: 'SUB-TEAM-1Y',
  termMonths: 12,
  seatsInBase: 5,
  additionalSeats: 0,
  seatLimit: 10,
  featureSkus: [],
  price: null,
  partPrices: null,
} as const;
const team: OrderSale = { market: 'HUMAN', probes: {}, plan, seats: null, paid: null };
const year: { readonly name: string; readonly sku: string } = { name: '1 year', sku: plan.sku };

it.each<[what: string, line: typeof year, sale: OrderSale | null, expected: string]>([
  ['a membership for five', year, team, '1 year, Seats: 5'],
  ['another line of its sale', { name: 'USB-C', sku: 'IQ3-USBC' }, team, 'USB-C'],
  ['a membership for one', year, { ...team, plan: { ...plan, seatsInBase: 1 } }, '1 year'],
  ['a line without a sale', year, null, '1 year'],
])('%s', (_what, line, sale, expected) => {
  expect(variantWithSeats(line, sale, 'en')).toBe(expected);
});

it('is told in every language of the shop', () => {
  const spoken = new Map(
    enabledCountries.flatMap(({ code, languages }) =>
      languages.map(({ url }) => [
        textLanguageIn(code, url),
        variantWithSeats(year, team, textLanguageIn(code, url)),
      ]),
    ),
  );
  const inEnglish = [...spoken].filter(([, text]) => text.includes('Seats')).map(([language]) => language);
  expect(inEnglish.every((language) => language.startsWith('en'))).toBe(true);
  expect(spoken.get('fr')).toBe('1 year, Places\u00a0: 5');
});
