import { describe, expect, it } from 'vitest';
import { money, zeroTaxedMoney } from '../rules/money/index.ts';
import { deviceLine, exampleCheckout } from '../testing/index.ts';
import type { Checkout } from '../cart/index.ts';
import { lostDiscountAmount, discountLostByChange, readLostDiscount, remainingLoss } from './index.ts';

const withCode = (voucherCode: string, discount: number): Checkout => ({
  ...exampleCheckout,
  voucherCode,
  discount: money(discount, 'USD'),
});
const without = withCode('', 0);
const better = withCode('PROBE15', 58_485);
const worse = withCode('USONLY50', 5000);
/** Two free cables worth 89.00 USD. */
const gift: Checkout = {
  ...withCode('FREECABLE', 0),
  lines: [
    ...exampleCheckout.lines,
    {
      ...deviceLine,
      id: 'line-gift',
      quantity: 2,
      isFreeItem: true,
      unitPrice: zeroTaxedMoney('USD'),
      undiscountedUnitPrice: { net: money(8900, 'USD'), tax: money(0, 'USD'), gross: money(8900, 'USD') },
      total: zeroTaxedMoney('USD'),
    },
  ],
};
const lostWith = (code: string, amount: number, cart: Checkout, countsGifts = false) => ({
  code,
  amount: money(amount, 'USD'),
  countsGifts,
  present: {
    checkoutId: cart.id,
    voucherCode: cart.voucherCode,
    discount: cart.discount.amount,
    subtotal: cart.subtotal.net.amount,
  },
});
const lost = lostWith('PROBE15', 53_485, worse);

describe('a code that replaces another', () => {
  it.each([
    ['worse one loses what that gave more', better, worse, lost],
    ['better one loses nothing', worse, better, null],
    ['code when there was none loses nothing', without, worse, null],
    [
      'code with items for less loses what that gave more',
      better,
      gift,
      lostWith('PROBE15', 40_685, gift, true),
    ],
    ['code with items for more loses nothing', worse, gift, null],
    ['code loses items that cost more', gift, worse, lostWith('FREECABLE', 12_800, worse, true)],
    ['code loses nothing where items cost less', gift, better, null],
  ])('%s', (_, former, present, expected) => {
    expect(discountLostByChange(former, present, null)).toEqual(expected);
  });
});

describe('the lost discount', () => {
  const { net } = exampleCheckout.subtotal;
  const changed: Checkout = {
    ...worse,
    subtotal: { ...worse.subtotal, net: { ...net, amount: net.amount - 1 } },
  };
  it.each([
    ['stays while the cart does', worse],
    ['is also offered with other items', changed],
    ['is also offered with another discount', withCode('USONLY50', 4000)],
  ])('%s', (_, cart) => {
    expect(remainingLoss(lost, cart)).toEqual(lost);
    expect(discountLostByChange({ ...cart }, cart, lost)).toEqual(lost);
  });

  it.each([
    ['without a code', without],
    ['with a third code', withCode('WELCOME10', 5000)],
    ['in another cart', { ...worse, id: 'other' }],
  ])('is not offered %s', (_, cart) => {
    expect(remainingLoss(lost, cart)).toBeNull();
  });

  it.each([
    ['is shown while the cart is the same', worse, lost.amount],
    ['is not shown for other items', changed, null],
    ['is not shown for another discount', withCode('USONLY50', 4000), null],
  ])('how much it was %s', (_, cart, expected) => {
    expect(lostDiscountAmount(lost, cart)).toEqual(expected);
  });

  it('is shown again once the cart is the same as before', () => {
    const kept = discountLostByChange(changed, worse, discountLostByChange(worse, changed, lost));
    expect(kept && lostDiscountAmount(kept, worse)).toEqual(lost.amount);
  });

  it('survives storage', () => {
    expect(readLostDiscount(structuredClone(lost))).toEqual(lost);
  });

  it.each([null, undefined, 'x', {}, { ...lost, present: null }])('%j is not a stored value', (value) => {
    expect(readLostDiscount(value)).toBeNull();
  });
});
