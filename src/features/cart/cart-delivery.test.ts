import { completeCheckout, exampleCheckout } from '@sonde/machines/testing';
import { money } from '@sonde/machines/rules/money';
import { expect, it } from 'vitest';
import { cartDelivery } from './cart-delivery.tsx';

const preview = {
  earliestDelivery: '2027-03-01',
  latestDelivery: '2027-03-02',
  price: money(1900, 'USD'),
};
const [standard, express] = completeCheckout.shippingMethods;

it.each([
  ['the preview before there is an address', exampleCheckout, preview],
  ['the chosen method', { ...completeCheckout, shippingMethodId: 'express' }, express],
  ['the first method until one is chosen', { ...completeCheckout, shippingMethodId: null }, standard],
  ['the first method if the chosen one is gone', { ...completeCheckout, shippingMethodId: 'gone' }, standard],
  [
    'nothing at an address without methods',
    { ...completeCheckout, shippingMethods: [], shippingMethodId: null },
    null,
  ],
  ['nothing if nothing is shipped', { ...completeCheckout, isShippingRequired: false }, null],
])('a cart shows the delivery of %s', (_case, cart, expected) => {
  expect(cartDelivery(cart, preview)).toBe(expected);
});

it('a cart shows no delivery if the preview is unknown', () => {
  expect(cartDelivery(exampleCheckout, null)).toBeNull();
});
