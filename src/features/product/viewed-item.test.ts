import { selectionFromPath } from '@sonde/machines/rules/catalogue';
import { expect, it } from 'vitest';
import type { Shop } from '../catalogue/load-shop.ts';
import { productOffers } from '../offers/product-offers.ts';
import { viewedItem } from './viewed-item.ts';

const amount = (value: number) => ({ amount: value, currency: 'USD' });
const price = { net: amount(3899), gross: amount(3899), currency: 'USD' };

const variant = (sku: string, name: string, connector: string) => ({
  sku,
  name,
  connector,
  pricing: {
    price,
    priceUndiscounted: { ...price, net: amount(3999), gross: amount(3999) },
    onSale: true,
    reductionEndDate: null,
  },
  attributes: [],
  images: [],
  isForRenewal: false,
  renewsAfterMonths: null,
  renewalPrice: null,
  trialDays: null,
});

const device = (slug: string, productLine: string, variants: readonly object[]) => ({
  slug,
  name: slug,
  kind: 'DEVICE',
  market: 'HUMAN',
  productLine,
  planFamily: null,
  descriptionJson: '{"blocks":[]}',
  images: [],
  attributes: [],
  variants,
});

const shop = {
  devices: [
    device('iq3', 'IQ_3', [variant('IQ3-USBC', 'USB-C', 'USBC')]),
    device('iq-plus', 'IQ_PLUS', [
      variant('IQP-USBC', 'USB-C', 'USBC'),
      variant('IQP-LTG', 'Lightning', 'LIGHTNING'),
    ]),
  ],
  subscriptions: [],
  extendedWarranties: [],
  accessories: [],
  trials: [],
  country: 'US',
} as unknown as Shop;

it.each([
  ['iq3', 'usb-c', 'IQ3-USBC', 'USB-C'],
  ['iq-plus', 'lightning', 'IQP-LTG', 'Lightning'],
])('of %s with %s names the variant as a cart does', (slug, connector, sku, variantName) => {
  const offers = productOffers(shop);
  const parameters = new URLSearchParams({ connector, quantity: '3' });
  const selection = selectionFromPath([slug, undefined, undefined], parameters, offers);
  if (selection === null) throw new Error('The selection is unknown.');
  expect(viewedItem(selection, offers, shop)).toMatchObject([
    {
      sku,
      productName: slug,
      variantName,
      kind: 'DEVICE',
      quantity: 3,
      unitPrice: { net: { amount: 389_900, currency: 'USD' } },
      undiscountedUnitPrice: { net: { amount: 399_900, currency: 'USD' } },
    },
  ]);
});
