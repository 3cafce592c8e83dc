import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/kernel/tokens.ts';
import { globalId, lineInputs, openCheckout, shownCheckout, skusOf } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

describe('lines', () => {
  const add = (checkoutId: string, requested: Record<string, number>) =>
    client().change('CheckoutLinesAdd', { checkoutId, lines: lineInputs(requested) });
  const set = (checkoutId: string, requested: Record<string, number>) =>
    client().change('CheckoutLinesUpdate', { checkoutId, lines: lineInputs(requested) });

  it('increase when added again, except for the membership', async () => {
    const { id: checkoutId } = await openCheckout(client());
    const { checkout } = await add(checkoutId, { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1, 'CBL-USBC': 3 });
    expect(skusOf(checkout)).toEqual({ 'IQ3-USBC': 2, 'SUB-IND-1Y': 1, 'CBL-USBC': 3 });
  });

  it.each([
    ['another plan', 'SUB-TEAM-1Y'],
    ['another term of the same plan', 'SUB-IND-3Y'],
  ])('%s replaces the membership', async (_case, sku) => {
    const { id: checkoutId } = await openCheckout(client());
    expect(skusOf((await add(checkoutId, { [sku]: 1 })).checkout)).toEqual({ 'IQ3-USBC': 1, [sku]: 1 });
  });

  it('are set, and removed with 0', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1, 'CBL-USBC': 2 });
    expect(skusOf((await set(checkoutId, { 'IQ3-USBC': 3, 'CBL-USBC': 0 })).checkout)).toEqual({
      'IQ3-USBC': 3,
    });
  });

  it('keep their ids while they change', async () => {
    const opened = await openCheckout(client());
    const { checkout } = await set(opened.id, { 'IQ3-USBC': 4 });
    expect(checkout?.lines.map((line) => line.id)).toEqual(opened.lines.map((line) => line.id));
  });

  it('lose membership and warranty with the last device, not the cable', async () => {
    const opened = await openCheckout(client(), {
      'IQ3-USBC': 1,
      'SUB-IND-1Y': 1,
      'WAR-2Y': 1,
      'CBL-USBC': 1,
    });
    const device = opened.lines.find(({ variant }) => variant.sku === 'IQ3-USBC');
    const { checkout } = await client().change('CheckoutLineDelete', {
      checkoutId: opened.id,
      lineId: device?.id,
    });
    expect(skusOf(checkout)).toEqual({ 'CBL-USBC': 1 });
    expect(checkout?.bundleType).toBe('ACCESSORIES_ONLY');
  });

  it('stay as they are when a change is refused', async () => {
    const opened = await openCheckout(client());
    const { checkout, checkoutErrors } = await set(opened.id, { 'IQ3-USBC': 11 });
    expect(checkoutErrors).toMatchObject([{ code: 'OPERATION_NOT_ALLOWED', field: 'quantity' }]);
    expect(checkout?.lines).toEqual(opened.lines);
  });

  it.each([
    ['set', 'CheckoutLinesUpdate', 11],
    ['added', 'CheckoutLinesAdd', 6],
  ])('of cables are no more than the cart says when they are %s', async (_case, operation, quantity) => {
    const opened = await openCheckout(client(), { 'CBL-USBC': 5 });
    const { checkout, checkoutErrors } = await client().change(operation, {
      checkoutId: opened.id,
      lines: lineInputs({ 'CBL-USBC': quantity }),
    });
    expect(opened.lines.map(({ maximumQuantity }) => maximumQuantity)).toEqual([10]);
    expect(checkoutErrors).toMatchObject([{ code: 'INVALID', field: 'quantity' }]);
    expect(checkout?.lines).toEqual(opened.lines);
  });

  it('that exceed the current maximum are priced and changed as the maximum', async () => {
    const { id: checkoutId, token, subtotalPrice } = await openCheckout(client(), { 'CBL-USBC': 1 });
    await shop.database.sql`update checkout
      set lines = jsonb_set(lines, '{0,quantity}', '500'), version = version + 1
      where token_hash = ${hashToken(token)}`;
    const shown = await shownCheckout(client(), token);
    expect(skusOf(shown)).toEqual({ 'CBL-USBC': 10 });
    expect(shown?.subtotalPrice.net.amount).toBe(10 * subtotalPrice.net.amount);
    expect(skusOf((await add(checkoutId, { 'CBL-LTG': 1 })).checkout)).toEqual({
      'CBL-USBC': 10,
      'CBL-LTG': 1,
    });
  });

  it.each([globalId('CheckoutLine', 'unknown'), 'nonsense'])('cannot be deleted by %s', async (lineId) => {
    const { id: checkoutId } = await openCheckout(client());
    const { checkoutErrors } = await client().change('CheckoutLineDelete', { checkoutId, lineId });
    expect(checkoutErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'lineId' }]);
  });

  it('are all present after several tabs add at once', async () => {
    const { sql } = shop.database;
    const { id: checkoutId, token } = await openCheckout(client(), { 'IQ3-USBC': 1 });
    const waiting = async () =>
      (
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      ).length;
    const tabs = await sql.begin(async (held) => {
      await held`select 1 from checkout where token_hash = ${hashToken(token)} for update`;
      const added = ['CBL-USBC', 'CBL-LTG', 'SUB-IND-1Y'].map((sku) => add(checkoutId, { [sku]: 1 }));
      await expect.poll(waiting).toBe(3);
      return { added };
    });
    const answers = await Promise.all(tabs.added);
    expect(answers.flatMap(({ checkoutErrors }) => checkoutErrors)).toEqual([]);
    expect(skusOf(await shownCheckout(client(), token))).toEqual({
      'IQ3-USBC': 1,
      'CBL-USBC': 1,
      'CBL-LTG': 1,
      'SUB-IND-1Y': 1,
    });
  });

  it('disappear while they are not sold, and return', async () => {
    const { token } = await openCheckout(client(), { 'IQ3-USBC': 1, 'CBL-USBC-LONG': 1 });
    await shop.database.sql`update product_variant set is_withdrawn = true where sku = 'CBL-USBC-LONG'`;
    expect(skusOf(await shownCheckout(client(), token))).toEqual({ 'IQ3-USBC': 1 });
    await shop.database.sql`update product_variant set is_withdrawn = false where sku = 'CBL-USBC-LONG'`;
    expect(skusOf(await shownCheckout(client(), token))).toEqual({ 'IQ3-USBC': 1, 'CBL-USBC-LONG': 1 });
  });
});
