import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { requestPaymentEnd } from '../../server/modules/order/end-unconfirmed-payment.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { fillCheckout, orderOf, payBy, place, type Completed } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

// Quotes, paid by the person who has the link of the order.

const quotedAt = new Date('2026-11-20T15:00:00Z');
let moment = quotedAt;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = quotedAt;
});
afterEach(async () => {
  await shop.runJobs();
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

/** A quote, by what placing it answered. */
async function giveQuote(): Promise<{
  readonly token: string;
  readonly placed: Completed;
  readonly total: number;
  readonly charges: () => number;
}> {
  const { id: checkoutId } = await fillCheckout(shop.client, { card: null });
  const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
  await shop.client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  const checkout = await payBy(shop.client, checkoutId, 'ELECTRONIC_QUOTE');
  const placed = await place(shop.client, checkout);
  return {
    token: placed.orderToken ?? '',
    placed,
    total: checkout.totalPrice.gross.amount,
    charges: () => shop.chargesFor(checkout).length,
  };
}

interface PayFields {
  readonly orderErrors: readonly { readonly code: string; readonly reason: string | null }[];
  readonly payable: Record<string, unknown> | null;
  readonly confirmationNeeded: boolean;
  readonly paymentIntentSecret: string | null;
  readonly isPending: boolean;
}

const send = async (name: string, variables: Record<string, unknown>) => {
  const { body } = await sendGraphql(createGraphqlHandler(shop.services), {
    query: storefrontOperation(name),
    operationName: name,
    variables,
  });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data ?? {};
};

const look = async (token: string) =>
  (await send('PayableOrder', { token }))['payable'] as Record<string, unknown> | null;

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

async function pay(
  { token, total }: { readonly token: string; readonly total: number },
  {
    key = newKey(),
    card = cards.good as string,
    shown = total,
    by = { gateway: 'stripe', method: 'CREDIT_CARD' },
  } = {},
): Promise<PayFields> {
  const answer = await send('OrderPay', {
    token,
    idempotencyKey: key,
    expectedTotal: { amount: shown, currency: 'USD' },
    payment: { ...by, token: card },
    languageCode: 'EN',
    attestations: [],
  });
  return answer['orderPay'] as PayFields;
}

const reasonsOf = ({ orderErrors }: PayFields) =>
  orderErrors.map(({ code, reason }) => [code, reason].filter(Boolean).join(' '));

describe('a quote', () => {
  it('shows whoever has its link what is owed and by which organization, but no person', async () => {
    const { token, total, placed } = await giveQuote();
    const payable = await look(token);
    expect(payable).toMatchObject({
      kind: 'ORDER',
      status: 'OPEN',
      payUntil: '2026-12-20',
      total: { gross: { amount: total } },
      quotedItems: [],
    });
    expect(payable?.['number']).toEqual((await orderOf(shop.client, placed))?.['number']);
    expect(payable).toMatchObject({ organizationName: expect.stringContaining('Analytical') });
    expect(JSON.stringify(payable)).not.toMatch(/Ada|@|Main St/);
  });

  it('isn’t paid by a provider that the shop has no account with', async () => {
    const quote = await giveQuote();
    const { availablePaymentGateways } = (await look(quote.token)) ?? {};
    expect(JSON.stringify(availablePaymentGateways)).not.toContain('PAYPAL');
    const answer = await pay(quote, { by: { gateway: 'paypal', method: 'PAYPAL_ONE_TIME' }, card: '' });
    expect(reasonsOf(answer)).toEqual(['PAYMENT_NOT_FOUND']);
    expect(quote.charges()).toBe(0);
  });

  it('is paid once, and becomes a confirmed order with its invoice', async () => {
    const quote = await giveQuote();
    const answer = await pay(quote);
    const done = { status: 'PAID', payUntil: null, organizationName: '' };
    expect(answer).toMatchObject({ orderErrors: [], payable: done });
    expect(await orderOf(shop.client, quote.placed)).toMatchObject({
      status: 'UNFULFILLED',
      paymentStatus: 'PAID',
      chargeStatus: 'FULLY_CHARGED',
    });
    expect(await shop.runJobs()).toContain('issue-order-invoice');
    expect(quote.charges()).toBe(1);
    expect(await look(quote.token)).toEqual(answer.payable);
  });

  it('can’t be paid after its last day, and an unknown one can’t be seen', async () => {
    const quote = await giveQuote();
    moment = new Date('2026-12-22T15:00:00Z');
    expect(await look(quote.token)).toMatchObject({
      status: 'EXPIRED',
      quotedItems: [
        { sku: 'IQ3-USBC', quantity: 1 },
        { sku: 'SUB-IND-1Y', quantity: 1 },
      ],
      availablePaymentGateways: [],
    });
    expect(reasonsOf(await pay(quote))).toEqual(['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE']);
    expect(await look('x'.repeat(43))).toBeNull();
    expect(reasonsOf(await pay({ ...quote, token: 'x'.repeat(43) }))).toEqual(['NOT_FOUND']);
    expect(quote.charges()).toBe(0);
  });
});

describe('paying a quote twice', () => {
  it('with the same key is one payment, also when the answer was lost', async () => {
    const quote = await giveQuote();
    shop.provider.loseAnswers(1);
    const key = newKey();
    expect(await pay(quote, { key })).toMatchObject({ isPending: true, payable: { status: 'PENDING' } });
    expect(reasonsOf(await pay(quote))).toEqual(['OPERATION_NOT_ALLOWED PAYMENT_UNDER_WAY']);
    expect(await pay(quote, { key })).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(await pay(quote, { key })).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(quote.charges()).toBe(1);
  });

  it('from an old link is refused', async () => {
    const quote = await giveQuote();
    await pay(quote);
    expect(reasonsOf(await pay(quote))).toEqual(['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE']);
    expect(quote.charges()).toBe(1);
  });

  it('by twenty at once is one payment', async () => {
    const quote = await giveQuote();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(quote)));
    expect(answers.filter(({ orderErrors }) => orderErrors.length === 0)).toHaveLength(1);
    expect(quote.charges()).toBe(1);
  });

  it('by another method ends the payment that waits for its bank', async () => {
    const quote = await giveQuote();
    const asked = await pay(quote, { card: cards.asks });
    expect(asked).toMatchObject({ confirmationNeeded: true, payable: { status: 'OPEN' } });
    expect(await pay(quote)).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(quote.charges()).toBe(1);
  });
});

describe('a payment that was opened while its quote expired', () => {
  const underWay = async () => {
    const quote = await giveQuote();
    const asked = await pay(quote, { card: cards.asks });
    await shop.database.sql`
      update orders set quote_status = 'EXPIRED', status = 'CANCELED'
      where token_hash = sha256(${quote.token}::bytea)`;
    return { quote, intentId: asked.paymentIntentSecret?.replace('_secret', '') ?? '' };
  };

  it('is refunded, and sells nothing', async () => {
    const { quote, intentId } = await underWay();
    shop.provider.authenticate(intentId, true);
    expect(await look(quote.token)).toMatchObject({ status: 'EXPIRED' });
    expect(await shop.runJobs()).toContain('refund-stray-charge');
    expect(quote.charges()).toBe(0);
  });

  it('ends when it is refused', async () => {
    const { quote, intentId } = await underWay();
    shop.provider.authenticate(intentId, false);
    expect(await look(quote.token)).toMatchObject({ status: 'EXPIRED' });
    expect(quote.charges()).toBe(0);
  });
});

describe('a payment that an operator ends before a transfer is recorded', () => {
  /** A payment that waits for its payer's bank, and what the job about it does. */
  const endOneUnderWay = async (meanwhile: (intentId: string) => void) => {
    const quote = await giveQuote();
    const asked = await pay(quote, { card: cards.asks });
    const intentId = asked.paymentIntentSecret?.replace('_secret', '') ?? '';
    const [attempt] = await shop.database.sql<[{ id: string }]>`
      select id from payment_attempt where intent_id = ${intentId}`;
    await requestPaymentEnd(shop.services.sql, attempt.id);
    meanwhile(intentId);
    await shop.runJobs();
    const [ended] = await shop.database.sql<[{ status: string }]>`
      select status from payment_attempt where id = ${attempt.id}`;
    return { quote, status: ended.status };
  };

  it('is canceled at the provider, and the quote stays open', async () => {
    const { quote, status } = await endOneUnderWay(() => {});
    expect(status).toBe('CANCELED');
    expect(await look(quote.token)).toMatchObject({ status: 'OPEN' });
    expect(quote.charges()).toBe(0);
  });

  it('pays the order where its payer confirmed first', async () => {
    const { quote, status } = await endOneUnderWay((intentId) => shop.provider.authenticate(intentId, true));
    expect(status).toBe('SUCCEEDED');
    expect(await look(quote.token)).toMatchObject({ status: 'PAID' });
    expect(quote.charges()).toBe(1);
  });
});

describe('a payment of a quote', () => {
  it('whose payer is back from their bank is known to the page', async () => {
    const quote = await giveQuote();
    const asked = await pay(quote, { card: cards.asks });
    const request = shop.provider.requests.at(-1);
    expect(request?.returnUrl).toMatch(new RegExp(`/us/en/order-payment/${quote.token}/$`));
    shop.provider.authenticate(asked.paymentIntentSecret?.replace('_secret', '') ?? '', true);
    expect(await look(quote.token)).toMatchObject({ status: 'PAID' });
  });

  it('asks and leads back in the language of the page on which it was made, not the buyer’s', async () => {
    const quote = await giveQuote();
    await shop.database.sql`
      update orders set country = 'CA', language = 'fr' where token_hash = sha256(${quote.token}::bytea)`;
    await pay(quote, { card: cards.asks });
    expect(shop.provider.requests.at(-1)).toMatchObject({
      returnUrl: expect.stringContaining('/ca/en/order-payment/') as string,
      payer: { language: 'en' },
    });
  });

  it('that is declined leaves it open, with its voucher and prices', async () => {
    const quote = await giveQuote();
    expect(await pay(quote, { card: cards.declined })).toMatchObject({
      orderErrors: [{ code: 'CARD_DECLINED' }],
      payable: { status: 'OPEN' },
    });
    expect(await pay(quote)).toMatchObject({ payable: { status: 'PAID' } });
  });

  it('of another total than was shown charges nothing', async () => {
    const quote = await giveQuote();
    expect(reasonsOf(await pay(quote, { shown: 1 }))).toEqual(['PRICES_ARE_CHANGED']);
    expect(quote.charges()).toBe(0);
  });
});
