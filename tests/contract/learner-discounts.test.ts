import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { decideLearner } from '../../server/modules/learner/decide-learner.ts';
import { operatorAnnouncements } from '../../server/shop-announcements.ts';
import { accountOf, signedInHeaders } from '../support/test-account.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { learnerInput, uploadRequest } from './learner-upload.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

/** What a verified learner finds in their account. */

const now = new Date('2026-11-20T15:00:00Z');
const ada = accountOf('ada@university.example');
let shop: OrderShop;
let handle: ReturnType<typeof createGraphqlHandler>;
let keys = 0;

beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  handle = createGraphqlHandler(shop.services);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.sql`truncate learner, learner_proof`;
  await shop.database.sql`alter sequence learner_number restart`;
});

const services = () => ({ sql: shop.database.sql, now: () => now, ...operatorAnnouncements });

/** Requests, and is approved. */
async function approve(number: number, input: object = {}): Promise<void> {
  const idempotencyKey = `discount-${(keys += 1)}`;
  await handle(uploadRequest({ idempotencyKey, input: { ...learnerInput, ...input } }), {
    remoteAddress: '',
  });
  await decideLearner(services(), number, 'APPROVED');
}

/** Their discounts, as the account page asks for them. */
async function discountsOf(account = ada): Promise<readonly object[]> {
  const { data } = await shop.client.send('UserRefreshQuery', {}, signedInHeaders(account));
  return (data as { me: { learnerDiscounts: readonly object[] } }).me.learnerDiscounts;
}

const student = {
  market: 'HUMAN',
  voucherCode: 'STUDENT',
  isUsed: false,
  endsOn: '2027-11-20',
  url: 'http://shop.test/us/en/?voucherCode=STUDENT',
};

describe('the account of a learner', () => {
  it('shows nothing before the approval, and nothing after it was reversed', async () => {
    expect(await discountsOf()).toEqual([]);
    await approve(10001);
    expect(await discountsOf()).toEqual([student]);
    await decideLearner(services(), 10001, 'DECLINED');
    expect(await discountsOf()).toEqual([]);
  });

  it('shows the code of each market, and the page of the shop in which the learner asked', async () => {
    await approve(10001, { country: 'DE', languageCode: 'DE' });
    await approve(10002, { market: 'VETERINARY' });
    expect(await discountsOf()).toEqual([
      { ...student, url: 'http://shop.test/de/de/?voucherCode=STUDENT' },
      {
        ...student,
        market: 'VETERINARY',
        voucherCode: 'STUDENTVET',
        url: 'http://shop.test/us/en/?voucherCode=STUDENTVET',
      },
    ]);
  });

  it('shows no code that is out of force, and nothing to others or to an address that isn’t confirmed', async () => {
    await approve(10001);
    expect(await discountsOf(accountOf('eve@university.example'))).toEqual([]);
    expect(
      await discountsOf(accountOf('ada@university.example', { subject: 'eve', isEmailConfirmed: false })),
    ).toEqual([]);
    await shop.database.sql`update voucher set is_active = false where code = 'STUDENT'`;
    expect(await discountsOf()).toEqual([]);
    await shop.database.sql`update voucher set is_active = true where code = 'STUDENT'`;
  });

  it('says once an order has used the code', async () => {
    await approve(10001);
    const filled = await fillCheckout(shop.client, { email: ada.email, voucherCode: 'STUDENT' });
    expect(await discountsOf()).toEqual([student]);
    expect((await place(shop.client, filled)).order).not.toBeNull();
    expect(await discountsOf()).toEqual([{ ...student, isUsed: true }]);
  });
});
