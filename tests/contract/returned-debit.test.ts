import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { completeAttempts, ordinaryPatience } from '../../server/modules/payment/complete-attempts.ts';
import type { CrashPointName } from '../../server/kernel/crash-points.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { type BuyerChoice, type CheckoutFields, fillCheckout, orderOf, place } from './checkout-client.ts';
import type { Completed } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

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

interface Owed {
  readonly token: string;
  readonly placed: Completed;
  readonly checkout: CheckoutFields;
  readonly total: number;
  readonly charges: () => number;
  /** The debit at the provider. */
  readonly intentId: string;
}

/** An order whose debit was returned. */
async function owe(choice: BuyerChoice = {}): Promise<Owed> {
  const checkout = await fillCheckout(shop.client, { method: 'ACH', ...choice });
  const placed = await place(shop.client, checkout);
  const [debit] = shop.intentsFor(checkout);
  if (debit === undefined) throw new Error(JSON.stringify(placed));
  shop.provider.returnDebit(debit.id);
  await shop.webhook(shop.provider.event('payment_intent.payment_failed', debit));
  await shop.runJobs();
  return {
    token: placed.orderToken ?? '',
    placed,
    checkout,
    total: checkout.totalPrice.gross.amount,
    charges: () => shop.chargesFor(checkout).length,
    intentId: debit.id,
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

const look = async ({ token }: Pick<Owed, 'token'>) =>
  (await send('PayableOrder', { token }))['payable'] as Record<string, unknown> | null;

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

async function pay(
  { token, total }: Pick<Owed, 'token' | 'total'>,
  {
    key = newKey(),
    card = cards.good as string,
    method = 'CREDIT_CARD',
    shown = total,
    attestations = [] as readonly string[],
  } = {},
): Promise<PayFields> {
  const answer = await send('OrderPay', {
    token,
    idempotencyKey: key,
    expectedTotal: { amount: shown, currency: 'USD' },
    payment: { gateway: 'stripe', method, token: method === 'CREDIT_CARD' ? card : '' },
    languageCode: 'EN',
    attestations,
  });
  return answer['orderPay'] as PayFields;
}

const reasonsOf = ({ orderErrors }: PayFields) =>
  orderErrors.map(({ code, reason }) => [code, reason].filter(Boolean).join(' '));

/** Mails to a buyer, by subject. */
async function subjects(email: string): Promise<readonly string[]> {
  const rows = await shop.database.sql<{ subject: string }[]>`
    select subject from sandbox_mail where recipient = ${email} order by created_at`;
  return rows.map(({ subject }) => subject);
}

const settleLate = () =>
  completeAttempts(shop.services, { ...ordinaryPatience, idleSeconds: 0, debitSeconds: 0 });

const authorized = ['PAYMENT_AUTHORIZATION'];

describe('an order whose debit was returned', () => {
  it('is owed under its number, without a last day, and its mail links the page on which it is paid', async () => {
    const owed = await owe({ email: 'linked@clinic.example' });
    const payable = await look(owed);
    expect(payable).toMatchObject({
      kind: 'ORDER',
      document: 'ORDER',
      status: 'OPEN',
      payUntil: null,
      lostReason: null,
      total: { gross: { amount: owed.total } },
    });
    expect(payable?.['number']).toEqual((await orderOf(shop.client, owed.placed))?.['number']);
    expect(JSON.stringify(payable)).not.toMatch(/linked@|Ada|Market Street/);
    const [mail] = await shop.database.sql<{ text_body: string }[]>`
      select text_body from sandbox_mail where recipient = 'linked@clinic.example' order by created_at desc limit 1`;
    expect(mail?.text_body).toContain(`/us/en/order-payment/${owed.token}/`);
  });

  it('is paid once by card: it ships, sells what it sells and is invoiced', async () => {
    const owed = await owe({ email: 'paid@clinic.example' });
    const answer = await pay(owed);
    expect(answer).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(await orderOf(shop.client, owed.placed)).toMatchObject({
      status: 'UNFULFILLED',
      paymentStatus: 'PAID',
      chargeStatus: 'FULLY_CHARGED',
    });
    expect(await shop.runJobs()).toEqual(
      expect.arrayContaining(['issue-paid-invoice', 'send-payment-received']),
    );
    expect((await subjects('paid@clinic.example')).map((one) => one.replace(/\d+/, 'N'))).toEqual([
      'Your order N',
      'The payment for order N failed',
      'Payment received for order N',
    ]);
    const [row] = await shop.database.sql<{ terms: number }[]>`
      select count(*)::int as terms from subscription join orders on orders.id = subscription.order_id
      where orders.token_hash = sha256(${owed.token}::bytea)`;
    expect(row?.terms).toBe(1);
    expect(owed.charges()).toBe(1);
  });

  it('may be paid by another debit, which may be returned again, and by a card then', async () => {
    const owed = await owe();
    expect(await pay(owed, { method: 'ACH', attestations: authorized })).toMatchObject({
      orderErrors: [],
      payable: { status: 'PENDING', document: 'ORDER' },
    });
    expect(reasonsOf(await pay(owed))).toEqual(['OPERATION_NOT_ALLOWED PAYMENT_UNDER_WAY']);
    const second = shop.intentsFor(owed.checkout).find(({ id }) => id !== owed.intentId);
    shop.provider.returnDebit(second?.id ?? '');
    await settleLate();
    expect(await look(owed)).toMatchObject({ status: 'OPEN' });
    expect(await pay(owed)).toMatchObject({ payable: { status: 'PAID' } });
    expect(owed.charges()).toBe(1);
  });

  it('is debited only by an authorization, which is kept', async () => {
    const owed = await owe();
    expect((await pay(owed, { method: 'ACH' })).orderErrors).toMatchObject([
      { code: 'INVALID', field: 'attestations', reason: 'REQUIRED' },
    ]);
    expect(await look(owed)).toMatchObject({ status: 'OPEN' });
    await pay(owed, { method: 'ACH', attestations: authorized });
    const kept = await shop.database.sql<{ attestations: readonly string[] }[]>`
      select payment_attempt.attestations from payment_attempt
      join orders on orders.id = payment_attempt.order_id
      where orders.token_hash = sha256(${owed.token}::bytea) order by payment_attempt.created_at`;
    expect(kept.map(({ attestations }) => attestations)).toEqual([[], authorized]);
  });

  it('asks the payer’s bank, and comes back to the page of the order', async () => {
    const owed = await owe();
    const asked = await pay(owed, { card: cards.asks });
    expect(asked).toMatchObject({ confirmationNeeded: true, payable: { status: 'OPEN' } });
    expect(shop.provider.requests.at(-1)?.returnUrl).toMatch(
      new RegExp(`/us/en/order-payment/${owed.token}/$`),
    );
    shop.provider.authenticate(asked.paymentIntentSecret?.replace('_secret', '') ?? '', true);
    expect(await look(owed)).toMatchObject({ status: 'PAID' });
    expect(owed.charges()).toBe(1);
  });

  it('stays owed after a declined card', async () => {
    const owed = await owe();
    expect(await pay(owed, { card: cards.declined })).toMatchObject({
      orderErrors: [{ code: 'CARD_DECLINED' }],
      payable: { status: 'OPEN' },
    });
    expect(await pay(owed)).toMatchObject({ payable: { status: 'PAID' } });
  });

  it('can’t be paid once its buyer has withdrawn', async () => {
    const owed = await owe();
    await shop.database.sql`
      update orders set status = 'WITHDRAWN' where token_hash = sha256(${owed.token}::bytea)`;
    expect(await look(owed)).toMatchObject({ status: 'EXPIRED', document: 'ORDER', lostReason: null });
    expect(reasonsOf(await pay(owed))).toEqual(['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE']);
    expect(owed.charges()).toBe(0);
  });
});

describe('paying it twice', () => {
  it('with the same key is one payment, also when the answer was lost', async () => {
    const owed = await owe();
    shop.provider.loseAnswers(1);
    const key = newKey();
    expect(await pay(owed, { key })).toMatchObject({ isPending: true, payable: { status: 'PENDING' } });
    expect(reasonsOf(await pay(owed))).toEqual(['OPERATION_NOT_ALLOWED PAYMENT_UNDER_WAY']);
    expect(await pay(owed, { key })).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(await pay(owed, { key })).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(owed.charges()).toBe(1);
  });

  it('in twenty tabs and by two methods is one payment', async () => {
    const owed = await owe();
    const methods = ['CREDIT_CARD', 'ACH'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, index) => pay(owed, { method: methods[index % 2] ?? '' })),
    );
    expect(answers.filter(({ orderErrors }) => orderErrors.length === 0)).toHaveLength(1);
    for (const { id, request } of shop.intentsFor(owed.checkout))
      if (request.method === 'ACH' && id !== owed.intentId) shop.provider.succeedLate(id);
    await settleLate();
    expect(await look(owed)).toMatchObject({ status: 'PAID' });
    expect(owed.charges()).toBe(1);
  });

  it('from an old mail is refused', async () => {
    const owed = await owe();
    await pay(owed);
    expect(reasonsOf(await pay(owed))).toEqual(['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE']);
    expect(owed.charges()).toBe(1);
  });

  it('by the returned debit, which clears after all while a card is charged, refunds the debit', async () => {
    const owed = await owe();
    const debit = shop.intentsFor(owed.checkout).find(({ id }) => id === owed.intentId);
    if (debit === undefined) throw new Error('It has no debit');
    shop.provider.onCharge(async () => {
      shop.provider.onCharge(null);
      shop.provider.succeedLate(debit.id);
      await shop.webhook(shop.provider.event('payment_intent.succeeded', debit));
    });
    expect(await pay(owed)).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(await shop.runJobs()).toContain('refund-stray-charge');
    expect(owed.charges()).toBe(1);
    expect(shop.intentsFor(owed.checkout).find(({ id }) => id === debit.id)?.isRefunded).toBe(true);
  });
});

describe('a process that ends while it is paid', () => {
  it.each<CrashPointName>([
    'placement.before-voucher',
    'placement.before-charge',
    'placement.after-charge',
    'charge.before-sale',
    'charge.before-commit',
    'charge.after-commit',
  ])('at %s loses no charge and makes no second one', async (name) => {
    const owed = await owe();
    const key = newKey();
    crashAt = name;
    await expect(pay(owed, { key })).rejects.toThrow(/INTERNAL|Internal|wrong|Crashed/);
    await settleLate();
    await shop.database.sql`update idempotency set locked_at = null where finished_at is null`;
    expect(await pay(owed, { key })).toMatchObject({ orderErrors: [], payable: { status: 'PAID' } });
    expect(owed.charges()).toBe(1);
  });
});

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
