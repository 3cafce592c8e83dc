import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeAttempts, ordinaryPatience } from '../../server/modules/payment/complete-attempts.ts';
import type { CrashPointName } from '../../server/kernel/crash-points.ts';
import { orderOf } from './checkout-client.ts';
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
const { owe, look, newKey, pay, subjects } = owedOrders(() => shop);

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
