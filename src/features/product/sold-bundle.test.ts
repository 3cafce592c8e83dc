import {
  bundleTypeOf,
  countryPermissions,
  isLineOf,
  maximumDeviceQuantity,
  type Offers,
  productLineTable,
  type ProductLine,
  selectionFromPath,
  variantOf,
} from '@sonde/machines/rules/catalogue';
import { planFamilies } from '@sonde/machines/rules/plans';
import { enabledCountries } from '@sonde/machines/rules/places';
import { expect, it } from 'vitest';
import { soldBundle } from './sold-bundle.ts';

const productLines = Object.keys(productLineTable) as readonly ProductLine[];
const families = planFamilies.filter((family) => family !== 'BASIC');

/** Every probe and every membership, as if one country sold them all. */
const offers: Offers = {
  devices: productLines.map((productLine) => ({
    slug: productLine,
    productLine,
    variants: [{ connector: 'usb-c', sku: productLine }],
  })),
  plans: families.map((planFamily) => ({ slug: planFamily, period: '1-year', planFamily, sku: planFamily })),
  warranties: [],
  accessories: [],
  preselectsMembership: false,
};

const zero = { amount: 0, currency: 'USD' } as const;
const price = { net: zero, tax: zero, gross: zero };

function isOffered(country: string, segments: readonly string[], quantity = 1): boolean {
  const parameters = new URLSearchParams({ quantity: String(quantity) });
  const selection = selectionFromPath(segments, parameters, offers);
  return selection !== null && soldBundle(selection, offers, { country, language: 'en' }, price).length > 0;
}

it('offers exactly the bundles that a country sells, for every probe and membership', () => {
  for (const { code } of enabledCountries) {
    const sold = countryPermissions(code);
    for (const productLine of productLines) {
      const isProbeSold =
        sold.productLines.includes(productLine) && !productLineTable[productLine].isForOwnersOnly;
      expect
        .soft([code, productLine, isOffered(code, [productLine, 'basic'])])
        .toEqual([code, productLine, isProbeSold]);
      for (const family of families) {
        const hasBundle = bundleTypeOf(family, 'NEW_USER', variantOf(productLine)) !== null;
        const isSold = isProbeSold && hasBundle && sold.planFamilies.includes(family);
        expect
          .soft([code, productLine, family, isOffered(code, [productLine, family, '1-year'])])
          .toEqual([code, productLine, family, isSold]);
      }
    }
  }
});

it('offers no number of probes that only sales can sell', () => {
  expect(isOffered('US', ['IQ_3', 'basic'], maximumDeviceQuantity)).toBe(true);
  expect(isOffered('US', ['IQ_3', 'basic'], maximumDeviceQuantity + 1)).toBe(false);
});

it('has a bundle that the veterinary probe lacks', () => {
  expect(productLines.filter((line) => isLineOf(line, 'VETERINARY'))).toEqual(['IQ_PLUS_VET']);
  expect(isOffered('US', ['IQ_3', 'CORE', '1-year'])).toBe(true);
  expect(isOffered('US', ['IQ_PLUS_VET', 'CORE', '1-year'])).toBe(false);
});
