import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CrashPointName } from '../../server/kernel/crash-points.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { reasonsOf, owedOrders } from './owed-orders.ts';

// Orders whose debit a bank returned, paid by their link.

let shop: OrderShop;
let crashAt: CrashPointName | null = null;
beforeAll(async () => {
  shop = await openOrderShop({
    crashPoint: (name) => {
      if (name !== crashAt) return;
      crashAt = null;
      throw new Error(`Crashed at ${name}`);
    },
  });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.runJobs();
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
const { owe, look, pay } = owedOrders(() => shop);

describe('what it reserved', () => {
  const usesOf = async (code: string) => {
    const [row] = await shop.database.sql<{ used: number }[]>`select used from voucher where code = ${code}`;
    return row?.used ?? 0;
  };

  /** Leaves a number of uses. */
  const limitTo = (uses: number, code: string) =>
    shop.database.sql`update voucher set usage_limit = used + ${uses} where code = ${code}`;
  afterEach(() => shop.database.sql`update voucher set usage_limit = null`);

  it('is taken again with the payment, and given back with a decline', async () => {
    const before = await usesOf('WELCOME10');
    const owed = await owe({ voucherCode: 'WELCOME10', email: 'again@clinic.example' });
    expect(await usesOf('WELCOME10')).toBe(before);
    await pay(owed, { card: cards.declined });
    expect(await usesOf('WELCOME10')).toBe(before);
    expect(await pay(owed)).toMatchObject({ payable: { status: 'PAID' } });
    expect(await usesOf('WELCOME10')).toBe(before + 1);
  });

  it('and was used elsewhere is said before the payment, and charges nothing', async () => {
    const email = 'spent@clinic.example';
    const owed = await owe({ voucherCode: 'WELCOME10', email });
    await limitTo(1, 'WELCOME10');
    const other = await place(
      shop.client,
      await fillCheckout(shop.client, { voucherCode: 'WELCOME10', email }),
    );
    expect(other.checkoutErrors).toEqual([]);
    expect(await look(owed)).toMatchObject({
      status: 'EXPIRED',
      document: 'ORDER',
      lostReason: 'USED_UP',
      availablePaymentGateways: [],
    });
    expect(reasonsOf(await pay(owed))).toEqual(['OPERATION_NOT_ALLOWED USED_UP']);
    expect(owed.charges()).toBe(0);
  });

  const trials = { requested: { 'IQ3-USBC': 1, 'SUB-IND-TRIAL': 1 } } as const;
  const trialsOf = async (email: string) => {
    const rows = await shop.database.sql`select from trial where holder = ${`mailbox:${email}`}`;
    return rows.length;
  };

  it('includes a trial: given back with the debit, and taken again with the payment', async () => {
    const email = 'trial-again@clinic.example';
    const owed = await owe({ ...trials, email });
    expect(await trialsOf(email)).toBe(0);
    expect(await look(owed)).toMatchObject({ status: 'OPEN', lostReason: null });
    expect(await pay(owed)).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(await trialsOf(email)).toBe(1);
  });

  it('includes a trial that another order of its buyer has by then: nothing is charged', async () => {
    const email = 'trial-spent@clinic.example';
    const owed = await owe({ ...trials, email });
    const other = await place(shop.client, await fillCheckout(shop.client, { ...trials, email }));
    expect(other.checkoutErrors).toEqual([]);
    expect(await look(owed)).toMatchObject({ status: 'EXPIRED', lostReason: 'TRIAL_USED' });
    expect(reasonsOf(await pay(owed))).toEqual(['OPERATION_NOT_ALLOWED TRIAL_USED']);
    expect(owed.charges()).toBe(0);
  });

  it('is given to one of two orders that are paid at once', async () => {
    const email = 'race@clinic.example';
    const choice = { voucherCode: 'WELCOME10', email };
    const both = [await owe(choice), await owe(choice)];
    await limitTo(1, 'WELCOME10');
    const answers = await Promise.all(both.map((one) => pay(one)));
    const reasons = answers.map((one) => reasonsOf(one).join());
    expect(reasons.toSorted()).toEqual(['', 'OPERATION_NOT_ALLOWED USED_UP']);
    expect(both.reduce((sum, { charges }) => sum + charges(), 0)).toBe(1);
  });
});
