import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineInputs, openCheckout, skusOf } from './checkout-client.ts';
import type { RequestedItems } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const team: RequestedItems = { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 3 };
const add = (checkoutId: string, requested: RequestedItems) =>
  client().change('CheckoutLinesAdd', { checkoutId, lines: lineInputs(requested) });
const set = (checkoutId: string, requested: RequestedItems) =>
  client().change('CheckoutLinesUpdate', { checkoutId, lines: lineInputs(requested) });

describe('seats beyond those of a membership', () => {
  it('are charged individually, and form the same bundle', async () => {
    const { bundleType, lines } = await openCheckout(client(), team);
    expect(bundleType).toBe('TEAM_NEW_USER');
    expect(lines.map(({ variant, totalPrice }) => [variant.sku, totalPrice.net.amount])).toEqual([
      ['IQ3-USBC', 3899],
      ['SUB-TEAM-1Y', 1800],
      ['SUB-TEAM-SEAT-1Y', 1080],
    ]);
  });

  it('report their maximum', async () => {
    const { lines } = await openCheckout(client(), { ...team, 'WAR-2Y': 1 });
    expect(Object.fromEntries(lines.map((line) => [line.variant.sku, line.maximumQuantity]))).toEqual({
      'IQ3-USBC': 10,
      'SUB-TEAM-1Y': 1,
      'SUB-TEAM-SEAT-1Y': 45,
      'WAR-2Y': 1,
    });
  });

  it('can’t exceed the plan’s maximum', async () => {
    const { id: checkoutId } = await openCheckout(client(), team);
    const { checkoutErrors } = await set(checkoutId, { 'SUB-TEAM-SEAT-1Y': 46 });
    expect(checkoutErrors).toEqual([
      {
        code: 'OPERATION_NOT_ALLOWED',
        field: 'quantity',
        reason: 'TOO_MANY_SEATS',
        most: 45,
      },
    ]);
    expect(skusOf((await set(checkoutId, { 'SUB-TEAM-SEAT-1Y': 45 })).checkout)).toEqual({
      ...team,
      'SUB-TEAM-SEAT-1Y': 45,
    });
  });

  it('are as many as were requested last', async () => {
    const { id: checkoutId } = await openCheckout(client(), team);
    expect(skusOf((await add(checkoutId, { 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 2 })).checkout)).toEqual({
      ...team,
      'SUB-TEAM-SEAT-1Y': 2,
    });
  });

  it.each([
    ['with their membership', { 'SUB-TEAM-1Y': 0 }, { 'IQ3-USBC': 1 }],
    ['with the last probe', { 'IQ3-USBC': 0 }, {}],
    ['alone', { 'SUB-TEAM-SEAT-1Y': 0 }, { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1 }],
  ])('are removed %s', async (_, change, left) => {
    const { id: checkoutId } = await openCheckout(client(), team);
    expect(skusOf((await set(checkoutId, change as RequestedItems)).checkout)).toEqual(left);
  });

  it('are removed for another membership', async () => {
    const { id: checkoutId } = await openCheckout(client(), team);
    expect(skusOf((await add(checkoutId, { 'SUB-IND-1Y': 1 })).checkout)).toEqual({
      'IQ3-USBC': 1,
      'SUB-IND-1Y': 1,
    });
  });
});
