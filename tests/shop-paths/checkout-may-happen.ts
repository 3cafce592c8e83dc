import type { AnyMachineSnapshot } from 'xstate';
import type { CheckoutContext } from '../../machines/checkout/index.ts';
import type { ShopTable } from './shop-table.ts';

/** Refusals of an order that is not yet reviewed. One that the buyer's bank confirms has been, and isn't again. */
const reviewed = ['address', 'method', 'billing', 'forbidden', 'unavailable'] as const;

function mayHappen(snapshot: AnyMachineSnapshot, label: string): boolean {
  const { context, children } = snapshot;
  const { checkout, clientSecret, repeats, payment, attestations } = context as CheckoutContext;
  const isContact = snapshot.matches({ step: { contact: 'editing' } });
  const isContinuedByForm = isContact && checkout?.isShippingRequired === true;
  const hasAddressForm = !isContact || isContinuedByForm;
  const answersNow = (service: string) => children[service] === undefined || label.startsWith(`${service}: `);
  // A buyer who waits can retry at once, or come back to the tab; everything else waits for the response.
  const isPaidElsewhere = snapshot.matches({ step: { otherBrowser: 'paying' } });
  const isAskedAtOnce =
    label === '{"type":"retry.requested"}' || (isPaidElsewhere && label === '{"type":"checkout.refreshed"}');
  const isRefreshing = snapshot.matches({ sync: 'refreshing' });
  // Who looks at another browser's checkout waits for nothing: the shop is asked again beside what they do.
  const isLookedAt =
    snapshot.matches({ step: { otherBrowser: 'asking' } }) &&
    (isRefreshing || label === '{"type":"link.accepted"}');
  // The leap of the clock in which a wait ends would cut off a request that is under way.
  if (label === 'deadline: reached' && isRefreshing) return false;
  if (
    !isAskedAtOnce &&
    !isLookedAt &&
    !['createIdempotencyKey', 'suggestEmail', 'deadline', 'confirmPayment'].every(answersNow)
  )
    return false;
  const isFree = (checkout?.total.gross.amount ?? 0) === 0;
  const hasCode = checkout !== null && checkout.voucherCode !== '';
  const conditions: Readonly<Record<string, boolean>> = {
    '{"type":"voucher.removed"}': false,
    '{"type":"contact.submitted"}': !isContinuedByForm,
    'shippingAddressForm: complete': hasAddressForm,
    'shippingAddressForm: unchanged': hasAddressForm,
    // The shop requires one more acknowledgement, which the scenario doesn't have: all are ticked after its response.
    '{"type":"renewal.chosen","isAutomatic":true}': attestations.length === 0,
    '{"type":"attestation.changed","attestation":"TERMS_AND_CONDITIONS","isTicked":true}': !snapshot.matches({
      renewal: 'saving',
    }),
    // A previously entered card continues automatically.
    'updateBillingAddress: accepted': payment === null || !snapshot.matches({ step: 'billing' }),
    'placeOrder: placed': isFree || payment !== null,
    'placeOrder: confirmation': !isFree && repeats === 0,
    'placeOrder: declined': !isFree && repeats === 0,
    'placeOrder: otherPayment': !isFree && payment !== null && clientSecret === null,
    ...Object.fromEntries(reviewed.map((outcome) => [`placeOrder: ${outcome}`, clientSecret === null])),
    'placeOrder: repriced': !isFree && clientSecret === null,
    'placeOrder: voucher': !isFree && hasCode,
    'placeOrder: dearer': hasCode && clientSecret === null,
  };
  return conditions[label] ?? true;
}

/** What can happen in a state of the checkout in the running shop, and the parts of the context that decide it. */
export const mayHappenInCheckout: Pick<ShopTable, 'mayHappen' | 'asksFor'> = {
  mayHappen,
  asksFor: [
    'attestations',
    'checkout.isShippingRequired',
    'checkout.voucherCode',
    'checkout.total.gross.amount',
    'clientSecret',
    'payment',
    'repeats',
  ],
};
