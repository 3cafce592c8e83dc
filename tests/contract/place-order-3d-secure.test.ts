import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import { codesOf, fillCheckout, lineInputs, orderOf, payWith, place } from './checkout-client.ts';
import type { CheckoutFields } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterEach(() => {
  shop.provider.onCharge(null);
  shop.provider.loseAnswers(0);
});
afterAll(() => shop.close());

const everyone = { idleSeconds: 0, debitSeconds: 0, abandonSeconds: 3600, runSeconds: 60 };

describe('3-D Secure', () => {
  const intentOf = (checkout: CheckoutFields) => shop.intentsFor(checkout).at(-1)?.id ?? '';

  it('shows the challenge until it is answered, and then places the order', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    const asked = await place(client(), checkout, 'bank');
    expect(asked).toMatchObject({
      confirmationNeeded: true,
      paymentIntentSecret: `${intentOf(checkout)}_secret`,
      order: null,
      checkoutErrors: [],
    });
    expect(await place(client(), checkout, 'bank')).toMatchObject({ confirmationNeeded: true });
    shop.provider.authenticate(intentOf(checkout), true);
    expect((await place(client(), checkout, 'bank')).order).not.toBeNull();
    expect(shop.requestsFor(checkout)).toHaveLength(1);
  });

  it('declines permanently if the buyer fails', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'failing');
    shop.provider.authenticate(intentOf(checkout), false);
    const failed = intentOf(checkout);
    expect(codesOf(await place(client(), checkout, 'failing'))).toEqual(['CARD_DECLINED']);
    expect(shop.provider.cancelled).toContain(failed);
    const mended = await payWith(client(), checkout.id, cards.good);
    expect((await place(client(), mended, 'after failing')).order).not.toBeNull();
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('is canceled when another tab places the order', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'left at the bank');
    const abandoned = intentOf(checkout);
    const mended = await payWith(client(), checkout.id, cards.good);
    expect((await place(client(), mended, 'another tab')).order).not.toBeNull();
    expect(codesOf(await place(client(), mended, 'left at the bank'))).toEqual(['PAYMENT_ERROR']);
    expect((await shop.provider.retrieve(abandoned)).status).toBe('declined');
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('wins over another tab if the buyer was faster', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'at the bank');
    shop.provider.authenticate(intentOf(checkout), true);
    const mended = await payWith(client(), checkout.id, cards.good);
    const second = await place(client(), mended, 'too late');
    expect(second.order).not.toBeNull();
    expect((await place(client(), mended, 'at the bank')).order).toEqual(second.order);
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it.each([
    ['the cart', 'CheckoutLinesUpdate', { lines: lineInputs({ 'IQ3-USBC': 2 }) }],
    ['the voucher', 'CheckoutUpdateVoucher', { voucherCode: 'WELCOME10' }],
    ['the address for the mail', 'CheckoutEmailUpdate', { email: 'other@clinic.example' }],
  ])('is canceled when %s is changed meanwhile', async (what, operation, change) => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, `before ${what}`);
    const abandoned = intentOf(checkout);
    const changed = await client().change(operation, { checkoutId: checkout.id, ...change });
    expect(changed.checkoutErrors).toEqual([]);
    expect(shop.provider.cancelled).toContain(abandoned);
    const late = await place(client(), checkout, `before ${what}`);
    expect(codesOf(late)).toEqual(['PAYMENT_ERROR']);
    expect(late.checkout).toMatchObject({
      totalPrice: changed.checkout?.totalPrice,
      email: changed.checkout?.email,
    });
    expect(shop.chargesFor(checkout)).toEqual([]);
  });

  it('wins over a change if the buyer was faster, and the change is refused', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'before too late a change');
    shop.provider.authenticate(intentOf(checkout), true);
    const lines = lineInputs({ 'IQ3-USBC': 2 });
    const late = await client().change('CheckoutLinesUpdate', { checkoutId: checkout.id, lines });
    expect(codesOf(late)).toEqual(['OPERATION_NOT_ALLOWED']);
    const completed = await place(client(), checkout, 'before too late a change');
    expect(await orderOf(client(), completed)).toMatchObject({ total: checkout.totalPrice });
  });

  it('stays open when only the language changes', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'another language');
    await client().change('CheckoutLanguageCodeUpdate', { checkoutId: checkout.id, languageCode: 'EN' });
    shop.provider.authenticate(intentOf(checkout), true);
    expect((await place(client(), checkout, 'another language')).order).not.toBeNull();
  });

  it('reserves the last use of a voucher for the buyer at the bank only', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks, voucherCode: 'LASTONE' });
    await place(client(), checkout, 'last use');
    const { data } = await client().send('Checkout', { token: checkout.token });
    expect(data).toMatchObject({ checkout: { voucherCode: 'LASTONE', totalPrice: checkout.totalPrice } });
    expect(await fillCheckout(client(), { voucherCode: 'LASTONE' })).toMatchObject({ voucherCode: null });
    shop.provider.authenticate(intentOf(checkout), true);
    expect((await place(client(), checkout, 'last use')).order).not.toBeNull();
  });

  it('keeps the price that the buyer agreed to', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'price held');
    await shop.database
      .sql`update variant_price set amount = amount + 100, undiscounted_amount = undiscounted_amount + 100`;
    shop.provider.authenticate(intentOf(checkout), true);
    const completed = await place(client(), checkout, 'price held');
    expect(await orderOf(client(), completed)).toMatchObject({ total: checkout.totalPrice });
    await shop.database
      .sql`update variant_price set amount = amount - 100, undiscounted_amount = undiscounted_amount - 100`;
  });

  it('is abandoned by the completer after an hour', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks, voucherCode: 'WELCOME10' });
    const countUses = async () =>
      (await shop.database.sql`select used from voucher where code = 'WELCOME10'`)[0]?.['used'];
    const before = await countUses();
    await place(client(), checkout, 'forgotten');
    expect(await countUses()).toBe(before + 1);
    await completeAttempts(shop.services, everyone);
    expect((await shop.provider.retrieve(intentOf(checkout))).status).toBe('requires_action');
    await shop.database.sql`
      update payment_attempt set created_at = created_at - interval '61 minutes' where status = 'REQUIRES_ACTION'`;
    await completeAttempts(shop.services, everyone);
    expect(await countUses()).toBe(before);
    expect(codesOf(await place(client(), checkout, 'forgotten'))).toEqual(['PAYMENT_ERROR']);
  });
});

describe('after all of this', () => {
  it('every invariant of orders and money holds', async () => {
    await completeAttempts(shop.services, everyone);
    await shop.runJobs();
    expect(await shop.violations()).toEqual([]);
  });
});
