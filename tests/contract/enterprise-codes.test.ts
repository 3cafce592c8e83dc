import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { banCommands } from '../../server/operator/ban-commands.ts';
import { enterpriseCodeCommands } from '../../server/operator/enterprise-code-commands.ts';
import { findCommand } from '../../server/operator/operator-command.ts';
import { signedInAs } from '../support/test-account.ts';
import { type CheckoutClient, codesOf, fillCheckout, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
});
afterAll(() => shop.close());

/** Runs an operator's command as typed. */
async function run(words: string) {
  const found = findCommand([...banCommands, ...enterpriseCodeCommands], words.split(' '));
  if ('problem' in found) throw new Error(found.problem);
  return found.command.run({ sql: shop.database.sql }, found.parameters);
}

/** The storefront for the administrator of an organization whose plan sales manages. */
const hospital = (): CheckoutClient => {
  const own = signedInAs('enterprise@hospital.example');
  return {
    send: (operation, variables, headers) => shop.client.send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...own, ...headers }),
  };
};

const probe = { requested: { 'IQ3-USBC': 1 } };

describe('an organization whose plan sales manages', () => {
  it('orders a probe with a code of sales, while it runs, and only with it', async () => {
    const without = await fillCheckout(hospital(), probe);
    expect((await place(hospital(), without)).checkoutErrors).toEqual([
      { code: 'ENTERPRISE_CODE_REQUIRED', field: 'lines', reason: 'ASK_SALES', most: null },
    ]);

    expect(await run('enterprise-code add north2027')).toMatchObject({ isDone: true });
    const ordered = await fillCheckout(hospital(), { ...probe, voucherCode: 'NORTH2027' });
    expect(ordered).toMatchObject({ voucherCode: 'NORTH2027', discountAmount: { amount: 0 } });
    expect((await place(hospital(), ordered)).order).not.toBeNull();
    expect((await run('enterprise-code list')).json).toEqual([
      { code: 'NORTH2027', isActive: true, used: 1 },
    ]);

    const late = await fillCheckout(hospital(), { ...probe, voucherCode: 'NORTH2027' });
    await run('enterprise-code stop NORTH2027');
    expect(codesOf(await place(hospital(), late))).toEqual(['ENTERPRISE_CODE_REQUIRED']);
  });

  it('changes its plan with sales alone, code or not', async () => {
    await run('enterprise-code add NORTH2028');
    const checkout = await fillCheckout(hospital(), {
      requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      voucherCode: 'NORTH2028',
    });
    expect((await place(hospital(), checkout)).checkoutErrors).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', reason: 'ASK_SALES' },
    ]);
  });

  it('has no code in place of a voucher', async () => {
    expect(await run('enterprise-code add WELCOME10')).toMatchObject({ isDone: false });
    expect(await run('enterprise-code stop WELCOME10')).toMatchObject({ isDone: false });
    expect(await run('enterprise-code add no')).toMatchObject({ isDone: false });
  });
});

describe('a banned mailbox', () => {
  it('is refused however it is written, until the ban is lifted', async () => {
    expect(await run('ban add Mallory@clinic.example')).toMatchObject({ json: { isChanged: true } });
    expect(await run('ban add mallory+2@clinic.example')).toMatchObject({ json: { isChanged: false } });
    const checkout = await fillCheckout(shop.client, { email: 'mallory+3@clinic.example' });
    const refused = await place(shop.client, checkout, 'banned');
    expect(refused.checkoutErrors).toMatchObject([{ code: 'BANNED_EMAIL_ADDRESS', field: 'email' }]);
    expect(refused.checkout).toEqual(checkout);
    expect(shop.requestsFor(checkout)).toEqual([]);
    expect((await run('ban list')).json).toMatchObject([{ email: 'mallory@clinic.example' }]);

    expect(await run('ban remove mallory@clinic.example')).toMatchObject({ isDone: true });
    expect(await run('ban remove mallory@clinic.example')).toMatchObject({ isDone: false });
    const { checkout: again } = await shop.client.change('CheckoutEmailUpdate', {
      checkoutId: checkout.id,
      email: 'mallory@clinic.example',
    });
    expect((await place(shop.client, again ?? checkout)).order).not.toBeNull();
  });
});
