import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceOfLines } from '../catalogue/index.ts';
import { money } from '../money/index.ts';
import { enabledCountries } from '../places/index.ts';
import { combinedRatePpm, taxedByTreatment, taxQuote } from '../tax/index.ts';
import { priceCheckout } from './pricing.ts';

const countries = enabledCountries.map(({ code, currency }) => ({ currency, ...taxQuote(code, null) }));
const amounts = fc.oneof(
  fc.constantFrom(389_900, 399_900, 42_000, 43_200, 180_000, 36_000, 44_900, 7_900),
  fc.integer({ min: 1, max: 1_000_000 }),
);
const bundles = fc.array(fc.record({ amount: amounts, quantity: fc.integer({ min: 1, max: 20 }) }), {
  minLength: 1,
  maxLength: 6,
});

/** How the price of a buyer who pays no included tax is made. */
const withoutTax = {
  NET_PLUS_TAX: 'NET_PLUS_TAX',
  GROSS_INCLUDES_TAX: 'REVERSE_CHARGE',
  REVERSE_CHARGE: 'REVERSE_CHARGE',
} as const;

/** The pages of products before the cart, and cart and quote. */
function priceBundle(
  country: (typeof countries)[number],
  bundle: readonly { amount: number; quantity: number }[],
) {
  const { currency, treatment, taxes } = country;
  const lines = bundle.map(({ quantity }, index) => ({ sku: `SKU-${index}`, quantity }));
  const prices = Object.fromEntries(
    bundle.map(({ amount }, index) => {
      const price = taxedByTreatment[treatment](money(amount, currency), taxes);
      const ratePpm = combinedRatePpm(taxes);
      return [`SKU-${index}`, { price, ratePpm, renewsAfterMonths: null, renewalPrice: null }];
    }),
  );
  const pricedAs = (as: typeof treatment) =>
    priceCheckout({
      currency,
      treatment: as,
      taxes,
      lines: bundle.map(({ amount, quantity }, index) => ({
        id: `SKU-${index}`,
        quantity,
        unitPrice: amount,
        undiscountedUnitPrice: amount,
        isDiscountable: false,
      })),
      shipping: null,
      discount: null,
      answered: null,
    }).total;
  return { page: priceOfLines(lines, prices).today, pricedAs, treatment };
}

it.each(countries)('a bundle costs in the cart what its page says, with and without tax: %o', (country) => {
  fc.assert(
    fc.property(bundles, (bundle) => {
      const { page, pricedAs, treatment } = priceBundle(country, bundle);
      expect(page).toEqual(pricedAs(treatment));
      expect(page.net).toEqual(pricedAs(withoutTax[treatment]).net);
    }),
  );
});

it('takes the tax out of two probes together, as the quote does', () => {
  const germany = { currency: 'EUR' as const, ...taxQuote('DE', null) };
  expect(priceBundle(germany, [{ amount: 399_900, quantity: 2 }]).page.net).toEqual(money(672_101, 'EUR'));
});
