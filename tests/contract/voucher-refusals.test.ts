import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout, lineInputs, openCheckout, place } from './checkout-client.ts';
import type { CheckoutFields, RequestedItems } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
  await shop.database.sql`
    insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source,
      once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items, bundles)
    values ('PARTNER7', 'Another partner', '7% off', 'PERCENTAGE', 70000, true, '{}', 'AFFILIATE', false, false, '{}',
        '{}', false, '{}'),
      ('TEAMONLY', 'Teams', '7% off', 'PERCENTAGE', 70000, true, '{}', 'SHOP', false, false, '{}', '{}', false,
        '{TEAM_NEW_USER}')`;
});
afterAll(() => shop.close());

const apply = ({ id }: CheckoutFields, voucherCode: string) =>
  client().change('CheckoutUpdateVoucher', { checkoutId: id, voucherCode });

interface Situation {
  readonly requested: RequestedItems;
  readonly country: string;
  readonly email: string;
  readonly present: string;
}

const usual: Situation = { requested: { 'IQ3-USBC': 1 }, country: 'US', email: '', present: '' };

async function checkoutIn({ requested, country, email, present }: Situation): Promise<CheckoutFields> {
  const checkout = await openCheckout(client(), requested, country);
  if (email !== '') await client().change('CheckoutEmailUpdate', { checkoutId: checkout.id, email });
  if (present !== '') await apply(checkout, present);
  return checkout;
}

describe('a refused voucher code has its kind of refusal', () => {
  it.each<[string, Partial<Situation>, string, string, string]>([
    ['another country', { country: 'DE' }, 'USONLY50', 'VOUCHER_NOT_APPLICABLE_COUNTRY', 'COUNTRY'],
    [
      'nothing but what is on sale',
      { requested: { 'CBL-LTG-LONG': 1 } },
      'SALE20',
      'VOUCHER_NOT_APPLICABLE_SALE',
      'SALE_ITEMS',
    ],
    [
      'one’s own recommendation',
      { email: 'Individual@solo.example' },
      'REFERRAL5',
      'VOUCHER_NOT_APPLICABLE_REFERRAL',
      'OWN_REFERRAL',
    ],
    [
      'another partner came first',
      { present: 'AFFILIATE5' },
      'PARTNER7',
      'VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED',
      'AFFILIATE_APPLIED',
    ],
    ['another bundle', {}, 'TEAMONLY', 'VOUCHER_NOT_APPLICABLE', 'ITEMS'],
    ['no such code', {}, 'NOSUCH', 'VOUCHER_NOT_APPLICABLE', 'UNKNOWN'],
    ['the past', {}, 'EXPIRED', 'VOUCHER_NOT_APPLICABLE', 'EXPIRED'],
    ['a learner unverified', {}, 'STUDENT', 'VOUCHER_NOT_APPLICABLE', 'LEARNERS_ONLY'],
    ['a promotion to come', {}, 'TRADEIN', 'VOUCHER_NOT_APPLICABLE', 'NOT_ACTIVE'],
  ])('%s', async (_, situation, voucherCode, code, reason) => {
    const checkout = await checkoutIn({ ...usual, ...situation });
    const refused = await apply(checkout, voucherCode);
    expect(refused.checkoutErrors).toEqual([{ code, field: 'voucherCode', reason, most: null }]);
    expect(refused.checkout?.voucherCode ?? '').toBe(situation.present ?? '');
  });
});

describe('a voucher code is accepted', () => {
  it.each<[string, Partial<Situation>, string]>([
    ['from the partner who is there already', { present: 'AFFILIATE5' }, 'AFFILIATE5'],
    ['in place of a partner’s, when it is the shop’s own', { present: 'AFFILIATE5' }, 'WELCOME10'],
    ['from somebody who was recommended', { email: 'ada@clinic.example' }, 'REFERRAL5'],
    ['beside what is on sale', { requested: { 'CBL-LTG-LONG': 1, 'CBL-USBC': 1 } }, 'SALE20'],
  ])('%s', async (_, situation, voucherCode) => {
    const checkout = await checkoutIn({ ...usual, ...situation });
    expect(await apply(checkout, voucherCode)).toMatchObject({
      checkoutErrors: [],
      checkout: { voucherCode },
    });
  });

  it('with the partner’s acknowledgment, which is removed with the code', async () => {
    const checkout = await checkoutIn(usual);
    const attestation = 'ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY';
    expect((await apply(checkout, 'AFFILIATE5')).checkout?.requiredAttestations).toContain(attestation);
    expect((await apply(checkout, '')).checkout?.requiredAttestations).not.toContain(attestation);
  });

  it('and removed if the buyer turns out to be the referrer', async () => {
    const checkout = await checkoutIn({ ...usual, present: 'REFERRAL5' });
    const known = await client().change('CheckoutEmailUpdate', {
      checkoutId: checkout.id,
      email: 'individual@solo.example',
    });
    expect(known.checkout).toMatchObject({
      voucherCode: null,
      refusedVoucher: { code: 'REFERRAL5', reason: 'OWN_REFERRAL' },
      discountAmount: { amount: 0 },
    });
    const again = await client().change('CheckoutEmailUpdate', {
      checkoutId: checkout.id,
      email: 'grace@clinic.example',
    });
    expect(again.checkout).toMatchObject({ voucherCode: 'REFERRAL5', refusedVoucher: null });
  });

  it('and removed if the buyer turns out to have used it, in any spelling of the address', async () => {
    const first = await fillCheckout(client(), { email: 'used@clinic.example', voucherCode: 'REFERRAL5' });
    expect(first.voucherCode).toBe('REFERRAL5');
    expect((await place(client(), first)).order).not.toBeNull();
    const { id: checkoutId } = await checkoutIn({ ...usual, present: 'REFERRAL5' });
    const known = await client().change('CheckoutEmailUpdate', { checkoutId, email: 'Used@Clinic.example' });
    expect(known.checkout).toMatchObject({
      voucherCode: null,
      refusedVoucher: { code: 'REFERRAL5', reason: 'ALREADY_USED' },
    });
  });

  it('and applies to its number of units per order', async () => {
    await shop.database.sql`
      insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source, once_per_customer,
        learners_only, minimums, applicable_skus, excludes_sale_items, apply_n_times_per_order)
      values ('TWICE10', 'Twice', '10% off two', 'PERCENTAGE', 100000, true, '{}', 'SHOP', false, false, '{}', '{CBL-USBC}',
        false, 2)`;
    const { checkout } = await client().change('CheckoutCreate', {
      input: { country: 'US', lines: lineInputs({ 'CBL-USBC': 5 }), voucherCode: 'TWICE10' },
    });
    expect(checkout).toMatchObject({ discountAmount: { amount: 13.8 } });
  });
});
