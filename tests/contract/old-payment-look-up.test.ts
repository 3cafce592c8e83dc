import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import type { AskedPayment } from '../../server/modules/payment/provider/payment-provider.ts';
import { eventOf, intentOf, signatureOf } from './card-events.ts';
import { type CheckoutFields, fillCheckout, place } from './checkout-client.ts';
import { openStandInShop } from './stand-in-shop.ts';
import { ledgerSnapshot } from './ledger-snapshot.ts';

// A payment whose answer was lost is looked up once its key is forgotten. Others may carry its attempt's ID.

let shop: Awaited<ReturnType<typeof openStandInShop>>;
const alerts: string[] = [];

beforeAll(async () => {
  shop = await openStandInShop({ alert: (sentence) => alerts.push(sentence) });
});
afterAll(() => shop.close());
beforeEach(() => {
  alerts.length = 0;
});

interface Lost {
  readonly checkout: CheckoutFields;
  readonly asked: AskedPayment;
}

/** An order of yesterday: its charge has never arrived, or has and its answer was lost. */
async function loseCharge(mode: 'error-500' | 'lost-answer'): Promise<Lost> {
  const checkout = await fillCheckout(shop.client, { card: 'pm_card_visa' });
  await shop.standIn.control({ failNext: { path: '/v1/payment_intents', mode } });
  await place(shop.client, checkout, randomUUID());
  const [row] = await shop.database.sql<[{ id: string; amount: number; currency: string }]>`
    update payment_attempt set created_at = payment_attempt.created_at - interval '24 hours'
    from orders join checkout on checkout.id = checkout_id
    where orders.id = order_id and checkout.token_hash = sha256(${checkout.token}::bytea)
    returning payment_attempt.id, payment_attempt.amount, payment_attempt.currency`;
  return { checkout, asked: { attemptId: row.id, amount: row.amount, currency: row.currency } };
}

/** A payment that another application with the same account has made. */
const payAsOthers = (
  metadata: Readonly<Record<string, string>>,
  { amount, currency }: Pick<AskedPayment, 'amount' | 'currency'>,
) =>
  shop.standIn.stripe.paymentIntents.create({
    amount,
    currency,
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    metadata,
  });

const everyone = { idleSeconds: 0, debitSeconds: 0, abandonSeconds: 3600, runSeconds: 60 };
const isPlaced = async ({ token }: CheckoutFields) =>
  ((await shop.client.send('Checkout', { token })).data as { checkout: CheckoutFields }).checkout.isPlaced;
const readRecords = async ({ attemptId }: AskedPayment) => [
  ...(await shop.database.sql`
    select status, intent_id, (select count(*) from ledger_entry where attempt_id = payment_attempt.id) as entries
    from payment_attempt where id = ${attemptId}`),
];

const foreign = [
  ['of one dollar', { amount: 100, currency: 'usd' }],
  ['of another currency', { currency: 'eur' }],
] as const;

describe('an order whose payment isn’t known the next day', () => {
  it.each(foreign)('isn’t paid by a payment %s that names it, which is an alert', async (_what, given) => {
    const { checkout, asked } = await loseCharge('error-500');
    const { id } = await payAsOthers({ attempt: asked.attemptId }, { ...asked, ...given });
    await completeAttempts(shop.services, everyone);
    expect(await isPlaced(checkout)).toBe(false);
    expect(await readRecords(asked)).toEqual([{ status: 'PENDING', intent_id: null, entries: 0 }]);
    expect(alerts).toContainEqual(expect.stringContaining(id));
  });

  it('is paid by its own, whichever others name it', async () => {
    const { checkout, asked } = await loseCharge('lost-answer');
    const own = await shop.provider.find(asked);
    for (const [, given] of foreign) await payAsOthers({ attempt: asked.attemptId }, { ...asked, ...given });
    await completeAttempts(shop.services, everyone);
    expect(await isPlaced(checkout)).toBe(true);
    expect(own).toMatchObject({ status: 'succeeded' });
    expect(await readRecords(asked)).toMatchObject([{ status: 'SUCCEEDED', intent_id: own?.intentId }]);
  });
});

describe('a refund or dispute of a payment that names an attempt whose own isn’t known', () => {
  const ofCharge = (intentId: string, { attemptId }: AskedPayment) => ({
    ...intentOf('ch_1', attemptId),
    object: 'charge',
    payment_intent: intentId,
  });
  const deliver = (type: string, object: object) => {
    const body = eventOf(type, object);
    return shop.deliver(body, { 'stripe-signature': signatureOf(body) });
  };
  const endAsDeclined = ({ attemptId }: AskedPayment) =>
    shop.database
      .sql`update payment_attempt set status = 'DECLINED', failure_code = 'PAYMENT_ERROR' where id = ${attemptId}`;

  it.each(['charge.refunded', 'refund.failed', 'charge.dispute.created'])(
    '%s isn’t the order’s if the payment is of another amount, and is an alert',
    async (type) => {
      const { asked } = await loseCharge('error-500');
      await endAsDeclined(asked);
      const { id } = await payAsOthers({ attempt: asked.attemptId }, { ...asked, amount: 100 });
      const before = await ledgerSnapshot(shop.database.sql);
      expect(await deliver(type, ofCharge(id, asked))).toBe(503);
      expect(await ledgerSnapshot(shop.database.sql)).toEqual(before);
      expect(alerts).toEqual([expect.stringContaining(id)]);
    },
  );

  it('is the order’s if the payment is what was asked for', async () => {
    const { asked } = await loseCharge('lost-answer');
    const own = await shop.provider.find(asked);
    expect(await deliver('charge.dispute.created', ofCharge(own?.intentId ?? '', asked))).toBe(200);
    const [dispute] = await shop.database.sql`
      select attempt_id from dispute_event where intent_id = ${own?.intentId ?? ''}`;
    expect(dispute).toEqual({ attempt_id: asked.attemptId });
    expect(alerts).toEqual([]);
  });
});

describe.each(['find', 'findChange', 'findRenewal'] as const)('%s', (look) => {
  const names = { find: 'attempt', findChange: 'change', findRenewal: 'renewal' } as const;

  it.each(foreign)('is unclear about a payment %s', async (_what, given) => {
    const asked = { attemptId: randomUUID(), amount: 42_000, currency: 'USD' };
    const { id } = await payAsOthers({ [names[look]]: asked.attemptId }, { ...asked, ...given });
    expect(await shop.provider[look](asked)).toEqual({ status: 'unclear', intentId: null });
    expect(alerts).toEqual([expect.stringContaining(id)]);
  });

  it('finds the payment that was asked for, and says that there is none', async () => {
    const asked = { attemptId: randomUUID(), amount: 42_000, currency: 'USD' };
    expect(await shop.provider[look](asked)).toBeNull();
    const { id } = await payAsOthers({ [names[look]]: asked.attemptId }, asked);
    expect(await shop.provider[look](asked)).toMatchObject({ status: 'succeeded', intentId: id });
    expect(alerts).toEqual([]);
  });
});
