import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { eventMeaning } from './stripe-events.ts';
import { createStripeRefunds } from './stripe-refunds.ts';

type Listed = Pick<Stripe.Refund, 'id' | 'amount' | 'status' | 'failure_reason'>;

/** The refunds that the shop reads where the provider lists these. */
async function readRefunds(listed: readonly Listed[]) {
  const stripe = {
    refunds: {
      async *list() {
        yield* listed;
      },
    },
  } as unknown as Stripe;
  const refunds = createStripeRefunds(stripe, { timeout: 1000, note: () => ({ status: 'unclear' }) });
  return refunds.refundsOf('pi_1');
}

it('reads refunds that succeeded and those that failed, oldest first, and not those in progress', async () => {
  expect(
    await readRefunds([
      { id: 're_5', amount: 50, status: 'canceled' },
      { id: 're_4', amount: 40, status: 'succeeded' },
      { id: 're_3', amount: 30, status: 'pending' },
      { id: 're_2', amount: 20, status: 'failed', failure_reason: 'lost_or_stolen_card' },
      { id: 're_1', amount: 10, status: 'succeeded' },
    ]),
  ).toEqual({
    made: [
      { id: 're_1', amount: 10 },
      { id: 're_4', amount: 40 },
    ],
    failed: [
      { id: 're_2', amount: 20, reason: 'lost_or_stolen_card' },
      { id: 're_5', amount: 50, reason: 'unknown' },
    ],
  });
});

it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
  'reads the refunds of a payment at the event %s',
  (type) => {
    expect(eventMeaning(type)).toBe('refunded');
  },
);
