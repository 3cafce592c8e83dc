import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeAttempts, ordinaryPatience } from '../../server/modules/payment/complete-attempts.ts';
import { sendPaymentReturned } from '../../server/modules/mail/send-debit-mail.ts';
import type { Mail } from '../../server/modules/mail/mailer.ts';
import { signatureOf } from './card-events.ts';
import { type Completed, orderOf, payBy } from './checkout-client.ts';
import { publishableKey } from './card-sandbox-server.ts';
import { debitExamples, fillDebit, placeDebit } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';

// Debits of accounts whose small deposits the buyer doesn't confirm: after ten days, or ten wrong tries, the provider
// gives up. The order stays and is owed; what it reserved is free.

let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.standIn.received.length = 0;
});

const minute = 60_000;
const day = 24 * 60 * minute;

interface Books {
  readonly status: string;
  readonly payment_status: string;
  readonly charge_status: string;
  readonly attempt: string;
  readonly uses: number;
  readonly sold: number;
}

interface Waiting {
  readonly secret: string;
  readonly completed: Completed;
  readonly email: string;
  readonly total: number;
}

/** What the shop has written about an order. */
async function booksOf({ secret }: Waiting): Promise<Books> {
  const [row] = await shop.database.sql<[Books]>`
    select orders.status, payment_status, charge_status, payment_attempt.status as attempt,
      (select count(*)::int from voucher_redemption where order_id = orders.id) as uses,
      (select count(*)::int from subscription where order_id = orders.id)
        + (select count(*)::int from invoice where order_id = orders.id) as sold
    from orders join payment_attempt on payment_attempt.order_id = orders.id
    where payment_attempt.intent_id = ${secret.split('_secret_')[0] ?? ''}`;
  return row;
}

const pending: Books = {
  status: 'UNFULFILLED',
  payment_status: 'OPEN',
  charge_status: 'ASYNC_PROCESSING',
  attempt: 'PROCESSING',
  uses: 1,
  sold: 0,
};
const owed: Books = { ...pending, charge_status: 'NOT_CHARGED', attempt: 'DECLINED', uses: 0 };

/** Delivers the provider's events, signed now: its clock is ahead of the shop's. */
async function deliverEvents(): Promise<readonly number[]> {
  await shop.standIn.sandbox.deliverWebhooks();
  const statuses: number[] = [];
  for (const { body } of shop.standIn.received.splice(0))
    statuses.push(await shop.deliver(body, { 'stripe-signature': signatureOf(body) }));
  return statuses;
}

const settle = () =>
  completeAttempts(shop.services, { ...ordinaryPatience, idleSeconds: 0, debitSeconds: 0 });

/** What the buyer is mailed about the debit that failed. */
async function mailAbout({ secret }: Waiting): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const jobs = await shop.database.sql<{ payload: { orderId: string; attemptId: string } }[]>`
    select jobs.payload from graphile_worker._private_jobs as jobs
    join payment_attempt on payment_attempt.id::text = jobs.payload->>'attemptId'
    where jobs.key like 'send-payment-returned:%' and intent_id = ${secret.split('_secret_')[0] ?? ''}`;
  for (const { payload } of jobs)
    await sendPaymentReturned(
      { ...shop.services, hasAccounts: true, mailDomain: 'shop.test', sendMail },
      payload,
    );
  return mails;
}

describe.each(debitExamples.filter(({ method }) => method !== 'SEPA'))('$method', (example) => {
  const { method, account, currency } = example;
  let orders = 0;

  /** Places an order with a voucher, whose account is to be verified by small deposits. */
  async function order(): Promise<Waiting> {
    orders += 1;
    const email = `${method.toLowerCase()}-${orders}@clinic.example`;
    const checkoutId = await fillDebit(shop.client, example, email);
    await shop.client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: 'WELCOME10' });
    const checkout = await payBy(shop.client, checkoutId, method);
    const secret = (await placeDebit(shop.client, checkout, example, email)).paymentIntentSecret ?? '';
    await shop.standIn.post(`/bank-account/${secret}`, { account, verification: 'microdeposits' });
    await shop.standIn.post(`/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
      client_secret: secret,
      key: publishableKey,
    });
    const completed = await placeDebit(shop.client, checkout, example, email);
    return { secret, completed, email, total: checkout.totalPrice.gross.amount };
  }

  /** What the provider's page says after the buyer has typed something there. */
  const type = async ({ secret }: Waiting, typed: string) =>
    (await shop.standIn.post(`/verify-account/${secret}`, { typed })).text();

  const payByCard = async ({ completed, total }: Waiting) =>
    shop.client.change<{ orderErrors: readonly unknown[]; payable: { status: string } }>('OrderPay', {
      token: completed.orderToken,
      idempotencyKey: `${method} ${orders} by card`,
      expectedTotal: { amount: total, currency },
      payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_card_visa' },
      languageCode: 'EN',
      attestations: [],
    });

  it('waits for ten days, then is owed: the voucher is free, nothing is sold, and the buyer is told how to pay', async () => {
    const waiting = await order();
    shop.standIn.passMilliseconds(10 * day - minute);
    await deliverEvents();
    await settle();
    expect(await booksOf(waiting)).toEqual(pending);
    expect(await mailAbout(waiting)).toEqual([]);

    shop.standIn.passMilliseconds(minute);
    expect(await deliverEvents()).toEqual([200]);
    expect(await booksOf(waiting)).toEqual(owed);
    expect(await orderOf(shop.client, waiting.completed)).toMatchObject({
      paymentStatus: 'OPEN',
      chargeStatus: 'NOT_CHARGED',
      payments: [{ chargeStatus: 'NOT_CHARGED', debitFailure: 'NOT_VERIFIED', verificationUrl: null }],
    });
    const [mail, ...others] = await mailAbout(waiting);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: waiting.email });
    expect(mail?.text).toContain('The small deposits to the account weren’t confirmed in time.');
    expect(mail?.text).not.toContain('Your bank returned');
    expect(mail?.text).toContain(`/order-payment/${waiting.completed.orderToken}/`);

    expect(await type(waiting, 'SM11AA')).toContain('can no longer be confirmed');
    await deliverEvents();
    expect(await booksOf(waiting)).toEqual(owed);
    expect(await payByCard(waiting)).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(await shop.violations()).toEqual([]);
  });

  it('is found out by the hourly question if the provider’s event never arrives', async () => {
    const waiting = await order();
    shop.standIn.passMilliseconds(10 * day);
    await shop.standIn.sandbox.deliverWebhooks();
    shop.standIn.received.length = 0;
    await settle();
    expect(await booksOf(waiting)).toEqual(owed);
    await settle();
    expect(await mailAbout(waiting)).toHaveLength(1);
    expect(await shop.violations()).toEqual([]);
  });

  it('is owed after ten wrong tries, and cleared by the right one before', async () => {
    const waiting = await order();
    for (let wrong = 1; wrong < 10; wrong += 1) expect(await type(waiting, 'SM99ZZ')).toContain('alert');
    await deliverEvents();
    expect(await booksOf(waiting)).toEqual(pending);
    expect(await type(waiting, '1, 2')).toContain('can no longer be confirmed');
    await deliverEvents();
    expect(await booksOf(waiting)).toEqual(owed);

    const late = await order();
    shop.standIn.passMilliseconds(10 * day - minute);
    expect(await type(late, '32, 45')).toContain('is confirmed');
    await deliverEvents();
    expect(await booksOf(late)).toMatchObject({ payment_status: 'PAID', attempt: 'SUCCEEDED', uses: 1 });
    expect(await shop.violations()).toEqual([]);
  });
});
