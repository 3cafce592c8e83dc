import type { ChargeResult } from '../provider/payment-provider.ts';
import { captureOf, type PaypalOrder } from './paypal-order.schema.ts';

type ResultReader = (order: PaypalOrder) => ChargeResult;

const refusedResult: ResultReader = ({ id: intentId }) => ({
  status: 'declined',
  intentId,
  code: 'PAYMENT_ERROR',
});
const unclear: ResultReader = ({ id: intentId }) => ({ status: 'unclear', intentId });
const chargedResult: ResultReader = ({ id: intentId }) => ({
  status: 'succeeded',
  intentId,
  details: null,
  kept: null,
});

/** The link to the page on which the buyer approves the payment. */
const pageLinks: readonly string[] = ['payer-action', 'approve'];

/** The buyer has not approved it yet: the page that asks them is what the browser needs to continue. */
const actionResult: ResultReader = (order) => {
  const page = order.links.find(({ rel }) => pageLinks.includes(rel))?.href;
  return page === undefined
    ? unclear(order)
    : { status: 'requires_action', intentId: order.id, clientSecret: page };
};

/** A payment that was refunded later was charged first: https://developer.paypal.com/docs/api/payments/v2/#captures_get */
const resultByCapture: ReadonlyMap<string, ResultReader> = new Map([
  ['COMPLETED', chargedResult],
  ['PARTIALLY_REFUNDED', chargedResult],
  ['REFUNDED', chargedResult],
  [
    'PENDING',
    ({ id: intentId }) => ({ status: 'processing', intentId, details: null, verificationUrl: null }),
  ],
  ['DECLINED', refusedResult],
  ['FAILED', refusedResult],
]);

const completedResult: ResultReader = (order) =>
  (resultByCapture.get(captureOf(order)?.status ?? '') ?? unclear)(order);

/** https://developer.paypal.com/docs/api/orders/v2/#orders_get; an approved order still has to be captured. */
const resultByStatus: ReadonlyMap<string, ResultReader> = new Map([
  ['CREATED', actionResult],
  ['PAYER_ACTION_REQUIRED', actionResult],
  ['COMPLETED', completedResult],
  ['VOIDED', refusedResult],
]);

/** What the state of an order means for its payment; any unknown one is unclear. */
export const resultOf = (order: PaypalOrder): ChargeResult =>
  (resultByStatus.get(order.status) ?? unclear)(order);
