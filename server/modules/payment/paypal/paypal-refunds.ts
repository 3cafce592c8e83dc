import * as v from 'valibot';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { minorUnitsOf } from './paypal-amount.ts';
import type { AskPaypal, PaypalRefusal } from './paypal-client.ts';
import { toPaypalAmount } from './paypal-amount.ts';
import { captureOf, type PaypalOrder, refundSchema, refundsIn } from './paypal-order.schema.ts';
import { type Currency, money } from '@sonde/machines/rules/money';

export interface PaypalRefundOptions {
  readonly ask: AskPaypal;
  /** The order; null if PayPal doesn't have it. Rejects without a response. */
  readonly findOrder: (orderId: string) => Promise<PaypalOrder | null>;
  /** Reports a response that isn't clear, or that refuses the shop's request. */
  readonly note: (question: string, error: unknown) => { readonly status: 'unclear' };
}

type Refunded = Awaited<ReturnType<PaymentProvider['refund']>>;

/** A bank transfer back may take days: https://developer.paypal.com/docs/api/payments/v2/#refunds_get */
const resultByStatus: ReadonlyMap<string, (refundId: string) => Refunded> = new Map<
  string,
  (refundId: string) => Refunded
>([
  ['COMPLETED', (refundId) => ({ status: 'refunded', refundId })],
  ['FAILED', () => ({ status: 'refused', reason: 'FAILED' })],
  ['CANCELLED', () => ({ status: 'refused', reason: 'CANCELLED' })],
]);

/** Refusals that say nothing about the refund: the key's first request is in progress, or the account lacks a permission. */
const undecidedStatuses: readonly number[] = [401, 403, 409];

/** Makes and reads refunds of captured payments: https://developer.paypal.com/docs/api/payments/v2/ */
export function createPaypalRefunds({
  ask,
  findOrder,
  note,
}: PaypalRefundOptions): Pick<PaymentProvider, 'refund' | 'refundsOf'> {
  function refusedBy(question: string, { issue, status, reason }: PaypalRefusal): Refunded {
    if (issue === 'CAPTURE_FULLY_REFUNDED') return { status: 'refunded', refundId: null };
    const unclear = note(question, new Error(reason));
    return undecidedStatuses.includes(status) ? unclear : { status: 'refused', reason };
  }

  return {
    async refund(intentId, amount, key) {
      const question = `a refund of ${intentId}`;
      try {
        const order = await findOrder(intentId);
        const capture = order && captureOf(order);
        if (!capture) return { status: 'refused', reason: 'nothing was captured' };
        const answer = await ask({
          method: 'POST',
          path: `/v2/payments/captures/${capture.id}/refund`,
          requestId: key,
          body: { amount: toPaypalAmount(money(amount, capture.amount.currency_code as Currency)) },
        });
        if (!answer.isAccepted) return refusedBy(question, answer);
        const { id, status } = v.parse(refundSchema, answer.body);
        return resultByStatus.get(status)?.(id) ?? note(`refund ${id}`, new Error(`its status is ${status}`));
      } catch (error) {
        return note(question, error);
      }
    },

    async refundsOf(intentId) {
      try {
        const order = await findOrder(intentId);
        if (order === null) throw new Error('there is no such order');
        const ended = refundsIn(order)
          .toSorted((a, b) => ((a.create_time ?? '') < (b.create_time ?? '') ? -1 : 1))
          .flatMap(({ id, amount, status, status_details: details }) =>
            amount ? [{ id, amount: minorUnitsOf(amount), status, reason: details?.reason ?? status }] : [],
          );
        return {
          made: ended
            .filter(({ status }) => status === 'COMPLETED')
            .map(({ id, amount }) => ({ id, amount })),
          failed: ended
            .filter(({ id, status }) => resultByStatus.get(status)?.(id).status === 'refused')
            .map(({ id, amount, reason }) => ({ id, amount, reason })),
        };
      } catch (error) {
        note(`the refunds of ${intentId}`, error);
        return null;
      }
    },
  };
}
