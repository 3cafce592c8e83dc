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

const set = (checkoutId: string, requested: RequestedItems) =>
  client().change('CheckoutLinesUpdate', { checkoutId, lines: lineInputs(requested) });

describe('extended warranties', () => {
  it('are removed with their devices', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 3, 'WAR-2Y': 3 });
    expect(skusOf((await set(checkoutId, { 'IQ3-USBC': 1 })).checkout)).toEqual({
      'IQ3-USBC': 1,
      'WAR-2Y': 1,
    });
  });

  it('are added with more devices, unless only some devices have one', async () => {
    const { id: all } = await openCheckout(client(), { 'IQ3-USBC': 1, 'WAR-2Y': 1 });
    expect(skusOf((await set(all, { 'IQ3-USBC': 3 })).checkout)).toEqual({ 'IQ3-USBC': 3, 'WAR-2Y': 3 });
    const { id: some } = await openCheckout(client(), { 'IQ3-USBC': 2, 'WAR-2Y': 1 });
    expect(skusOf((await set(some, { 'IQ3-USBC': 3 })).checkout)).toEqual({ 'IQ3-USBC': 3, 'WAR-2Y': 1 });
  });

  it('match the number in the same change', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1, 'WAR-2Y': 1 });
    expect(skusOf((await set(checkoutId, { 'IQ3-USBC': 3, 'WAR-2Y': 2 })).checkout)).toEqual({
      'IQ3-USBC': 3,
      'WAR-2Y': 2,
    });
  });

  it('are not added with a separately added device', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1, 'WAR-2Y': 1 });
    const added = await client().change('CheckoutLinesAdd', {
      checkoutId,
      lines: lineInputs({ 'IQ3-USBC': 1 }),
    });
    expect(skusOf(added.checkout)).toEqual({ 'IQ3-USBC': 2, 'WAR-2Y': 1 });
  });
});
