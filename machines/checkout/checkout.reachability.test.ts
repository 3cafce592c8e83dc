import { describe, expect, it } from 'vitest';
import { type CheckoutContext, checkoutMachine } from './index.ts';
import {
  answered,
  completeCheckout,
  exampleCard,
  exampleInput,
  otherAddress,
  reachableStates,
  statesOf,
  unanswered,
  withTotal,
} from '../testing/index.ts';

const checkout = { ...completeCheckout, requiredAttestations: [] };
const accepted = { status: 'accepted', checkout };
const open = { status: 'open', checkout };
const refusedWith = (code: string) => ({
  status: 'refused',
  refusals: [{ code, field: null, message: '' }],
  checkout: null,
});

const stepEvents = [
  ...[
    open,
    { status: 'open', checkout: { ...checkout, lines: [] } },
    { status: 'placed', orderToken: 'order-1' },
    { status: 'expired' },
    { status: 'missing' },
  ].map((lookup) => answered('loadCheckout', lookup)),
  unanswered('loadCheckout'),
  { type: 'step.requested', step: 'contact' },
  { type: 'step.requested', step: 'shipping.address' },
  { type: 'step.requested', step: 'shipping.method' },
  { type: 'step.requested', step: 'billing.address' },
  { type: 'contact.submitted' },
  answered('updateContact', accepted),
  answered('addressForm', { address: otherAddress }),
  answered('updateShippingAddress', accepted),
  { type: 'shipping.method.submitted' },
  answered('updateShippingMethod', accepted),
  { type: 'billing.source.chosen', source: 'own' },
  { type: 'billing.submitted' },
  answered('updateBillingAddress', accepted),
  answered('paymentForm', { method: 'CREDIT_CARD', card: exampleCard }),
  { type: 'order.submitted' },
  answered('createIdempotencyKey', 'key-1'),
  answered('placeOrder', { status: 'placed', orderToken: 'order-1' }),
  answered('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' }),
  answered('placeOrder', { status: 'pending' }),
  answered('placeOrder', { ...refusedWith('PRICES_ARE_CHANGED'), checkout: withTotal(checkout, 1) }),
  answered('placeOrder', refusedWith('COUNTRY_NOT_AVAILABLE')),
  answered('placeOrder', refusedWith('INVALID')),
  unanswered('placeOrder'),
  answered('confirmPayment', { status: 'confirmed' }),
  answered('deadline', undefined),
  unanswered('recheckCheckout'),
  { type: 'retry.requested' },
];

const regionEvents = [
  answered('loadCheckout', open),
  { type: 'voucher.submitted', code: 'WELCOME10' },
  unanswered('updateVoucher'),
  { type: 'checkout.refreshed' },
  answered('refreshCheckout', { status: 'placed', orderToken: 'order-1' }),
  unanswered('refreshCheckout'),
];

/** What the guards look at. */
const contextKey = (context: CheckoutContext) => [
  context.wantedStep,
  context.payment === null,
  context.checkout?.lines.length,
  context.billingSource,
  context.trouble?.kind === 'refused' ? context.trouble.refusals[0]?.code : context.trouble?.kind,
  context.repeats,
];

describe('the checkout', () => {
  it('has no step that cannot be reached', () => {
    const { reached, unreached } = reachableStates(checkoutMachine, {
      input: exampleInput,
      events: stepEvents,
      contextKey,
      limit: 10_000,
    });
    expect(unreached.filter((id) => !/^checkout\.(voucher|sync)\./.test(id))).toEqual([]);
    expect(reached.length).toBeGreaterThan(25);
  });

  it('has no state beside the steps that cannot be reached', () => {
    const { unreached } = reachableStates(checkoutMachine, {
      input: exampleInput,
      events: regionEvents,
      contextKey,
      limit: 500,
    });
    expect(unreached.filter((id) => /^checkout\.(voucher|sync)\./.test(id))).toEqual([]);
  });

  it('says of every state, in one sentence, what happens there', () => {
    expect(
      statesOf(checkoutMachine)
        .filter((node) => !/^[A-Z].+\.$/.test(String(node.meta?.description ?? '')))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
