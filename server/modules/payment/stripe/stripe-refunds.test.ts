import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { meaningOfEvent } from './stripe-events.ts';
import { createStripeRefunds } from './stripe-refunds.ts';

type Listed = Pick<Stripe.Refund, 'id' | 'amount' | 'status' | 'failure_reason'>;

/** The refunds that the shop reads where the provider lists these, and what its operators are told. */
async function read(listed: readonly Listed[]) {
  const alerts: string[] = [];
  const stripe = {
    refunds: {
      async *list() {
        yield* listed;
      },
    },
  } as unknown as Stripe;
  const refunds = createStripeRefunds(stripe, {
    timeout: 1000,
    note: () => ({ status: 'unclear' }),
    alert: (sentence) => alerts.push(sentence),
  });
  return { made: await refunds.refundsOf('pi_1'), alerts };
}

it('tells operators of a refund that failed, and counts only those that succeeded', async () => {
  expect(
    await read([
      { id: 're_3', amount: 30, status: 'pending' },
      { id: 're_2', amount: 20, status: 'failed', failure_reason: 'lost_or_stolen_card' },
      { id: 're_1', amount: 10, status: 'succeeded' },
    ]),
  ).toEqual({
    made: [{ id: 're_1', amount: 10 }],
    alerts: ['The refund re_2 of pi_1 has failed and its money is back: lost_or_stolen_card'],
  });
});

it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
  'reads the refunds of a payment at the event %s',
  (type) => {
    expect(meaningOfEvent(type)).toBe('refunded');
  },
);
