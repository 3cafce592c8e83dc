import { describe, expect, it } from 'vitest';
import { BusyError, SessionEndedError } from '../flow/index.ts';
import { completeCheckout, exampleAddress, openCheckout, type RunningCheckout } from '../testing/index.ts';
import {
  type CheckoutEvent,
  type CheckoutStepId,
  contactFormOf,
  paymentFormIn,
  problemsOf,
  readCheckout,
  storeCheckout,
} from './index.ts';

const refusal = { code: 'OPERATION_NOT_ALLOWED', field: null, reason: null, most: null } as const;
const refused = { status: 'refused', refusals: [refusal], checkout: null } as const;

const moved = { type: 'address.field.changed', field: 'streetAddress2', value: 'Suite 5' } as const;

/** Every step that is saved: how it is submitted, the port it calls, and its states before and during the save. */
const saves = [
  ['contact', [{ type: 'contact.submitted' }], 'updateContact', 'contact.editing.person', 'contact.saving'],
  [
    'shipping.address',
    [moved, { type: 'address.submitted' }],
    'updateShippingAddress',
    'shipping.address.editing',
    'shipping.address.saving',
  ],
  [
    'shipping.method',
    [{ type: 'shipping.method.submitted' }],
    'updateShippingMethod',
    'shipping.method.choosing',
    'shipping.method.saving',
  ],
  [
    'billing.address',
    [{ type: 'billing.submitted' }],
    'updateBillingAddress',
    'billing.address.sameAsShipping',
    'billing.address.saving',
  ],
  [
    'billing.address',
    [{ type: 'billing.source.chosen', source: 'own' }, { type: 'address.submitted' }],
    'updateBillingAddress',
    'billing.address.editing',
    'billing.address.saving',
  ],
] as const satisfies readonly [
  CheckoutStepId,
  readonly CheckoutEvent[],
  keyof RunningCheckout['script']['ports'],
  string,
  string,
][];

const at = (requestedStep: CheckoutStepId) => openCheckout(undefined, { input: { requestedStep } });

describe.each(saves)('saving %s by %o', (step, events, port, before, during) => {
  it('that is refused stays at its step, shows the reason, and the same button retries', async () => {
    const { actor, script, send, place } = await at(step);
    await send(...events);
    expect(place()).toBe(during);
    await script.answer(port, refused);
    expect(place()).toBe(before);
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'server', ...refusal }]);
    await send(...events);
    expect(place()).toBe(during);
    await script.fail(port);
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'connection' }]);
  });

  it('without a response stays at its step, says so, and the same button retries', async () => {
    const { actor, script, send, place } = await at(step);
    await send(...events);
    await script.fail(port);
    expect(place()).toBe(before);
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'connection' }]);
    await send(...events);
    await script.answer(port, { status: 'accepted', checkout: completeCheckout });
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
  });
});

it('keeps showing a reported mistake if its field is left uncorrected', async () => {
  const { actor, send } = await openCheckout({
    status: 'open',
    checkout: { ...completeCheckout, email: '' },
  });
  await send({ type: 'contact.submitted' });
  const problems = problemsOf(actor.getSnapshot());
  expect(problems).toEqual([{ source: 'check', field: 'email', reason: 'required' }]);
  await send({ type: 'contact.field.left', field: 'email' });
  expect(problemsOf(actor.getSnapshot())).toEqual(problems);
});

it('shows a busy shop’s waiting time, keeps what was typed, and saves it later', async () => {
  const { actor, script, send, place } = await at('contact');
  await send(
    { type: 'contact.field.changed', field: 'email', value: 'anna@clinic.example' },
    { type: 'contact.submitted' },
  );
  await script.fail('updateContact', new BusyError(7));
  expect(place()).toBe('contact.editing.person');
  expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'busy', retryAfterSeconds: 7 }]);
  expect(readCheckout(storeCheckout(actor.getPersistedSnapshot()), completeCheckout.token)).not.toBeNull();
  await send({ type: 'contact.submitted' });
  expect(script.asked('updateContact').at(-1)).toMatchObject({ email: 'anna@clinic.example' });
});

it('reports an ended session once, keeps what was typed, and forgets the session’s end when the buyer returns', async () => {
  const { actor, script, send, place } = await at('contact');
  await send(
    { type: 'contact.field.changed', field: 'email', value: 'anna@clinic.example' },
    { type: 'contact.submitted' },
  );
  await script.fail('updateContact', new SessionEndedError());
  expect([place(), actor.getSnapshot().context.trouble]).toEqual([
    'contact.editing.person',
    { kind: 'session' },
  ]);
  const stored = storeCheckout(actor.getPersistedSnapshot());
  expect(readCheckout(stored, completeCheckout.token)).toMatchObject({
    context: { trouble: null, drafts: { contact: { email: 'anna@clinic.example' } } },
  });
  await send({ type: 'contact.submitted' });
  expect(script.asked('updateContact').at(-1)).toMatchObject({ email: 'anna@clinic.example' });
});

it('does not save a shipping address again that the shop already has, with its phone in the shop’s format', async () => {
  const shippingAddress = { ...exampleAddress, phone: '+1 415 555 2671' };
  const { script, send, place } = await openCheckout(
    { status: 'open', checkout: { ...completeCheckout, shippingAddress } },
    { input: { requestedStep: 'shipping.address' } },
  );
  await send({ type: 'address.submitted' });
  expect(place()).toBe('shipping.method.choosing');
  expect(script.asked('updateShippingAddress')).toEqual([]);
});

describe('copying the shipping address to the billing address', () => {
  const copying = async () => {
    const running = await at('billing.address');
    await running.send({ type: 'billing.submitted' });
    await running.script.answer('updateBillingAddress', { status: 'accepted', checkout: completeCheckout });
    await running.send({ type: 'step.requested', step: 'shipping.address' }, moved, {
      type: 'address.submitted',
    });
    await running.script.answer('updateShippingAddress', { status: 'accepted', checkout: completeCheckout });
    expect(running.place()).toBe('shipping.address.copyingToBilling');
    return running;
  };

  it('shows a refusal or a missing response at the shipping address', async () => {
    const refusing = await copying();
    await refusing.script.answer('updateBillingAddress', refused);
    expect(refusing.place()).toBe('shipping.address.editing');
    expect(problemsOf(refusing.actor.getSnapshot())).toEqual([{ source: 'server', ...refusal }]);

    const silent = await copying();
    await silent.script.fail('updateBillingAddress');
    expect(silent.place()).toBe('shipping.address.editing');
    expect(problemsOf(silent.actor.getSnapshot())).toEqual([{ source: 'connection' }]);
  });
});

describe('the buyer’s input at a step', () => {
  it('saves the marketing choice', async () => {
    const { actor, script, send } = await at('contact');
    await send({ type: 'contact.marketing.changed', isOptedIn: true });
    expect(contactFormOf(actor.getSnapshot()).marketingOptIn).toBe(true);
    await send({ type: 'contact.submitted' });
    expect(script.asked('updateContact')).toMatchObject([{ marketingOptIn: true }]);
  });

  it('reaches the address form, including when a field is left', async () => {
    const { actor, send } = await at('shipping.address');
    await send(
      { type: 'address.field.changed', field: 'phone', value: '12' },
      { type: 'address.field.left', field: 'phone' },
    );
    expect(problemsOf(actor.getSnapshot())).toEqual([
      { source: 'check', field: 'phone', reason: 'phone_format' },
    ]);
  });

  it('reaches the payment form: a method, and typing into the card after a refusal', async () => {
    const checkout = { ...completeCheckout, paymentMethods: ['CREDIT_CARD', 'EPS'] };
    const { actor, script, send } = await openCheckout({ status: 'open', checkout });
    await send({ type: 'payment.submitted' });
    await script.answer('tokeniseCard', {
      status: 'refused',
      refusals: [{ ...refusal, code: 'INCORRECT_CVC' }],
    });
    expect(problemsOf(actor.getSnapshot())).toMatchObject([{ source: 'server', code: 'INCORRECT_CVC' }]);
    await send({ type: 'payment.card.changed' });
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
    await send({ type: 'payment.method.chosen', method: 'EPS' });
    expect(paymentFormIn(actor.getSnapshot()).method).toBe('EPS');
  });
});

describe('a screen with a way back', () => {
  it('clears what went wrong when the checkout is opened again', async () => {
    const running = await at('contact');
    await running.send({ type: 'contact.submitted' });
    const refusals = [{ ...refusal, code: 'COUNTRY_NOT_AVAILABLE' as const }];
    await running.script.answer('updateContact', { status: 'refused', refusals, checkout: null });
    await running.script.fail('loadCheckout');
    expect(running.place()).toBe('unavailable');
    await running.send({ type: 'retry.requested' });
    await running.script.fail('loadCheckout');
    expect(running.place()).toBe('failed.unloaded.waiting');
    await running.send({ type: 'retry.requested' });
    await running.script.answer('loadCheckout', { status: 'open', checkout: completeCheckout });
    expect(running.place()).toBe('contact.editing.person');
    expect(problemsOf(running.actor.getSnapshot())).toEqual([]);
  });
});

it('the contact details of an owner whose membership changes on another page leads there', async () => {
  const { script, send, place } = await at('contact');
  await send({ type: 'contact.submitted' });
  await script.answer('updateContact', {
    status: 'accepted',
    checkout: { ...completeCheckout, changeInstead: 'UPGRADE_INSTEAD' },
  });
  expect(place()).toBe('unorderable.unsold');
});
