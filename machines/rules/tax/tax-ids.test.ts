import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, enabledCountries, euMembers, isEuMember } from '../places/index.ts';
import { money } from '../money/index.ts';
import {
  isTaxIdOffered,
  mayReverseCharge,
  quoteWithTaxId,
  type RegistryAnswer,
  taxIdStatus,
  taxIdStatuses,
  taxIdText,
  tidyTaxId,
} from './tax-ids.ts';
import { taxedByTreatment, taxQuote } from './tax.ts';

const registered = 'REGISTERED';
const taxId = (country: string, answer: RegistryAnswer | null) => ({
  country,
  number: '136695976',
  consultation: answer && { answer, askedAt: '2026-11-20T15:00:00.000Z', consultationNumber: 'WAPIAAAAX1' },
});

describe('the status of a tax ID', () => {
  it.each<
    readonly [seller: string, id: string, buyer: string, to: string, RegistryAnswer | null, status: string]
  >([
    ['IE', 'DE', 'DE', 'DE', registered, 'CONFIRMED'],
    ['IE', 'FR', 'FR', 'FR', registered, 'CONFIRMED'],
    ['DE', 'IE', 'IE', 'IE', registered, 'CONFIRMED'],
    ['IE', 'DE', 'DE', 'AT', registered, 'CONFIRMED'],
    ['IE', 'DE', 'DE', 'DE', 'UNAVAILABLE', 'UNCONFIRMED'],
    ['IE', 'DE', 'DE', 'DE', null, 'UNCONFIRMED'],
    ['IE', 'DE', 'DE', 'DE', 'NOT_REGISTERED', 'NOT_REGISTERED'],
    ['IE', 'DE', 'FR', 'FR', registered, 'CONFIRMED'],
    ['IE', 'CZ', 'CZ', 'DE', registered, 'CONFIRMED'],
    ['IE', 'GR', 'GR', 'AT', registered, 'CONFIRMED'],
    ['IE', 'DE', 'GB', 'DE', registered, 'CONFIRMED'],
    ['IE', 'IE', 'DE', 'DE', registered, 'OTHER_COUNTRY'],
    ['IE', 'GB', 'DE', 'DE', null, 'OTHER_COUNTRY'],
    ['IE', 'DE', 'IE', 'DE', registered, 'NOT_ELIGIBLE'],
    ['IE', 'XI', 'GB', 'XI', registered, 'CONFIRMED'],
    ['IE', 'XI', 'GB', 'XI', 'UNAVAILABLE', 'UNCONFIRMED'],
    ['IE', 'XI', 'GB', 'DE', registered, 'CONFIRMED'],
    ['IE', 'DE', 'DE', 'XI', registered, 'CONFIRMED'],
    ['IE', 'XI', 'GB', 'GB', registered, 'NOT_ELIGIBLE'],
    ['IE', 'GB', 'GB', 'XI', null, 'OTHER_COUNTRY'],
    ['IE', 'ES', 'ES', '', registered, 'NOT_ELIGIBLE'],
    ['IE', 'IE', 'IE', 'IE', registered, 'NOT_ELIGIBLE'],
    ['IE', 'DE', 'DE', 'IE', registered, 'NOT_ELIGIBLE'],
    ['IE', 'DE', 'DE', 'GB', registered, 'NOT_ELIGIBLE'],
    ['GB', 'DE', 'DE', 'DE', registered, 'NOT_ELIGIBLE'],
    ['IE', 'GB', 'GB', 'GB', null, 'NOT_ELIGIBLE'],
    ['IE', 'NO', 'NO', 'NO', null, 'NOT_ELIGIBLE'],
    ['IE', 'CH', 'CH', 'CH', null, 'NOT_ELIGIBLE'],
    ['IE', 'AU', 'AU', 'AU', null, 'NOT_ELIGIBLE'],
    ['IE', 'US', 'US', 'US', null, 'NOT_ELIGIBLE'],
  ])('sold from %s with a number of %s, billed in %s, sent to %s, registry %s: %s', (...row) => {
    const [sellerCountry, country, buyerCountry, destination, answer, status] = row;
    const situation = { sellerCountry, buyerCountry, destination, isShipped: true };
    expect(taxIdStatus(taxId(country, answer), situation)).toBe(status);
  });

  it('is never confirmed within a country', () => {
    const within = countries.map(({ code }) => ({
      sellerCountry: code,
      buyerCountry: code,
      destination: code,
      isShipped: true,
    }));
    expect(within.filter(mayReverseCharge)).toEqual([]);
  });

  it('is never confirmed for a number that the register did not confirm', () => {
    const codes = countries.map(({ code }) => code);
    for (const sellerCountry of codes)
      for (const buyerCountry of codes) {
        const situation = { sellerCountry, buyerCountry, destination: buyerCountry, isShipped: true };
        for (const answer of ['UNAVAILABLE', 'NOT_REGISTERED', null] as const)
          expect(taxIdStatus(taxId(buyerCountry, answer), situation)).not.toBe('CONFIRMED');
      }
  });
});

describe('Northern Ireland', () => {
  const services = { sellerCountry: 'IE', buyerCountry: 'GB', destination: 'GB', isShipped: false };
  it.each([
    ['in Britain', services, 'NOT_ELIGIBLE'],
    ['in Germany', { ...services, buyerCountry: 'DE', destination: 'DE' }, 'OTHER_COUNTRY'],
  ])('counts as a member state for goods alone, not for a service billed %s', (_, situation, status) => {
    expect(taxIdStatus(taxId('XI', registered), situation)).toBe(status);
  });
});

it('a confirmed number of any member state except the seller’s removes VAT from sales to any other', () => {
  const member = fc.constantFrom(...euMembers);
  const sale = fc.record({
    sellerCountry: member,
    buyerCountry: member,
    destination: member,
    isShipped: fc.boolean(),
  });
  fc.assert(
    fc.property(member, sale, (issuer, situation) => {
      const status = taxIdStatus(taxId(issuer, registered), situation);
      const { sellerCountry, buyerCountry, destination } = situation;
      expect(status === 'CONFIRMED').toBe(![issuer, buyerCountry, destination].includes(sellerCountry));
    }),
  );
});

describe('the price with a tax ID', () => {
  const getAmounts = (country: string, status: (typeof taxIdStatuses)[number] | null) => {
    const { treatment, taxes } = quoteWithTaxId(taxQuote(country, null), status);
    const { net, tax, gross } = taxedByTreatment[treatment](money(119_00, 'EUR'), taxes);
    return [net.amount, tax.amount, gross.amount];
  };

  it('excludes the tax once the number is confirmed', () => {
    expect(getAmounts('DE', 'CONFIRMED')).toEqual([100_00, 0, 100_00]);
  });

  it.each([null, ...taxIdStatuses.filter((status) => status !== 'CONFIRMED')])(
    'holds the tax while the number is %s',
    (status) => {
      expect(getAmounts('DE', status)).toEqual([100_00, 19_00, 119_00]);
    },
  );

  it('always includes state and provincial taxes', () => {
    const quote = taxQuote('US', { country: 'US', countryArea: 'CA', postalCode: '94103' });
    expect(quoteWithTaxId(quote, 'CONFIRMED')).toEqual(quote);
  });
});

it.each([
  ['DE136695976', 'DE136695976'],
  [' de 136.695-976 ', 'DE136695976'],
  ['DE١٣٦٦٩٥٩٧٦', 'DE136695976'],
  ['che‑107.787.577 mwst', 'CHE107787577MWST'],
  ['\u202a136 695 976\u202c', '136695976'],
  ['ＤＥ１３６６９５９７６', 'DE136695976'],
  ['NL 0044.95.445.b.01', 'NL004495445B01'],
  ['VAT: DE136695976', 'VATDE136695976'],
  ['', ''],
])('%j is compared as %j', (typed, tidy) => {
  expect(tidyTaxId(typed)).toBe(tidy);
});

it('numbers of member states have their country prefix', () => {
  expect(taxIdText({ country: 'DE', number: '136695976' })).toBe('DE136695976');
  expect(taxIdText({ country: 'GB', number: '980780684' })).toBe('GB980780684');
  expect(taxIdText({ country: 'NO', number: '995525828MVA' })).toBe('995525828MVA');
  expect(taxIdText({ country: 'GR', number: '094259216' })).toBe('EL094259216');
  expect(taxIdText({ country: 'XI', number: '123456727' })).toBe('XI123456727');
});

it.each([...euMembers, 'MC', 'IM'])('buyers in %s are asked for a number, sold to or not', (country) => {
  expect(isTaxIdOffered(country)).toBe(true);
});

it('buyers are asked for a number where invoices show it: in the EU and three other countries', () => {
  const offered = countries.filter(({ code }) => isTaxIdOffered(code)).map(({ code }) => code);
  const sold = enabledCountries.map(({ code }) => code);
  expect(offered.toSorted()).toEqual([...sold.filter(isEuMember), 'CH', 'GB', 'NO'].toSorted());
});
