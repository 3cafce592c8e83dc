import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import { checkoutBeingPlaced, completeCheckout, openCheckout, startCheckout } from '../testing/index.ts';
import { readFormerCheckout } from './former-checkout.fixture.ts';
import { type CheckoutEvent, type PlaceOrderInput, readCheckout, repeatWaits } from './index.ts';

interface Stored {
  readonly value: object;
  readonly context: { readonly placement: PlaceOrderInput };
  readonly children: Readonly<Record<string, { readonly snapshot: object }>>;
}

it('a snapshot of version 19 is restored without a failed payment', async () => {
  const { stored } = await checkoutBeingPlaced();
  const { context, ...rest } = stored() as Stored;
  const { previousMethod: _none, ...former } = context as Stored['context'] & {
    readonly previousMethod: null;
  };
  const snapshot = { ...rest, context: former };
  expect(readFormerCheckout(snapshot, 19)).toMatchObject({
    context: { ...former, previousMethod: null },
  });
});

it.each(['asking', { paying: 'waiting' }])(
  'a snapshot of version 24 is restored where another browser has the checkout: %j',
  async (otherBrowser) => {
    const { stored } = await openCheckout({ status: 'otherBrowser', checkout: completeCheckout });
    const { value, ...rest } = stored() as Stored;
    const snapshot = { ...rest, value: { ...value, step: { elsewhere: otherBrowser } } };
    expect(readFormerCheckout(snapshot, 24)).toMatchObject({
      value: { ...value, step: { otherBrowser } },
    });
  },
);

it('a snapshot of version 26 reopens the step that the buyer requested, with the quote first', async () => {
  const before = await openCheckout(undefined, { input: { isQuoteRequested: true } });
  await before.send(
    { type: 'step.requested', step: 'contact' },
    { type: 'contact.field.changed', field: 'costCentre', value: 'Rad' },
  );
  const after = await startCheckout({ snapshot: readFormerCheckout(before.stored(), 26) });
  expect(after.place()).toBe(before.place());
  expect(after.actor.getSnapshot().context).toEqual(before.actor.getSnapshot().context);
  expect(after.actor.getSnapshot().context).toMatchObject({
    requestedStep: 'contact',
    isQuoteRequested: true,
    drafts: { contact: { costCentre: 'Rad' } },
  });
});

it('a snapshot of version 26 is restored without a suggestion, which leaving the email address brings', async () => {
  const { stored } = await openCheckout(undefined, { input: { requestedStep: 'contact' } });
  const { context, ...rest } = stored() as Stored;
  const { emailSuggestion: _later, ...former } = context as Stored['context'] & {
    readonly emailSuggestion: null;
  };
  const snapshot = { ...rest, context: former };
  expect(readFormerCheckout(snapshot, 26)).toMatchObject({
    context: { ...former, emailSuggestion: null },
  });
});

interface StoredForm {
  readonly context: { readonly typed: object };
  readonly children: object;
}

const paymentFormOf = (stored: unknown) => (stored as Stored).children['paymentForm']?.snapshot as StoredForm;

/** A checkout as version 27 stored it: the account holder next to the account, without the texts of other methods. */
function asVersion27(stored: unknown): object {
  const { children, ...rest } = stored as Stored;
  const { context, ...form } = paymentFormOf(stored);
  const { typed: _later, ...former } = context;
  const paymentForm = { ...children['paymentForm'], snapshot: { ...form, context: former } };
  const text = JSON.stringify({ ...rest, children: { ...children, paymentForm } });
  return JSON.parse(text.replace(/"entered":\{("holder":".*?")\}/, '$1')) as object;
}

it.each<[method: string, event: CheckoutEvent]>([
  ['SEPA', { type: 'payment.holder.changed', field: 'holder', value: 'Ada Byron' }],
  ['CREDIT_CARD', { type: 'payment.card.changed', field: 'card.number' }],
  ['ELECTRONIC_QUOTE', { type: 'payment.quote.changed', field: 'equoteJobTitle', value: 'Owner' }],
])(
  'a snapshot of version 27 is restored with what was typed for %s, and nothing else',
  async (method, event) => {
    const checkout = { ...completeCheckout, paymentMethods: [method, 'EPS'] };
    const before = await openCheckout({ status: 'open', checkout });
    await before.send(event);
    const former = { machineId: 'checkout', version: 27, snapshot: asVersion27(before.stored()) };
    const after = await startCheckout({ snapshot: readCheckout(former, 'token-1') });
    expect(paymentFormOf(after.stored())).toEqual({
      ...paymentFormOf(before.stored()),
      context: { ...paymentFormOf(before.stored()).context, typed: {} },
    });
  },
);

const lift = (snapshot: object) => readFormerCheckout(snapshot, 15);

describe('a snapshot of version 15', () => {
  it('resends the order that was being placed as it was, without the payment shown to the buyer', async () => {
    const { stored } = await checkoutBeingPlaced();
    const { context, children, ...rest } = stored() as Stored;
    const { shownPayment: _payment, ...placement } = context.placement;
    const { placeOrder, ...others } = children;
    const asking = { ...placeOrder, snapshot: { ...placeOrder?.snapshot, input: placement } };
    const former = {
      ...rest,
      context: { ...context, placement },
      children: { ...others, placeOrder: asking },
    };
    const after = await startCheckout({ snapshot: lift(former) });
    await after.script.fail('placeOrder');
    await after.wait(repeatWaits[0] ?? 0);
    expect(after.script.asked('placeOrder')).toEqual([placement, { ...placement, shownPayment: null }]);
  });

  it('requests again what was not loaded', async () => {
    const before = await checkoutBeingPlaced();
    const refusals = [refusalOf('COUNTRY_NOT_AVAILABLE')];
    await before.script.answer('placeOrder', { status: 'refused', refusals, checkout: null });
    await before.script.fail('loadCheckout');
    await before.send({ type: 'retry.requested' });
    await before.script.fail('loadCheckout');
    const { value, children, ...rest } = before.stored() as Stored;
    const { deadline: _wait, ...others } = children;
    const former = { ...rest, value: { ...value, step: { failed: 'unloaded' } }, children: others };
    const after = await startCheckout({ snapshot: lift(former) });
    await after.send({ type: 'checkout.refreshed' });
    await after.script.answer('loadCheckout', { status: 'open', checkout: completeCheckout });
    expect(after.place()).toBe('review.ready');
  });
});
