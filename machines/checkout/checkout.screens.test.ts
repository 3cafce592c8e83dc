import { describe, expect, it } from 'vitest';
import type { AddressField } from '../address/index.ts';
import type { Checkout } from '../cart/index.ts';
import {
  completeCheckout,
  exampleAddress,
  exampleCard,
  exampleCheckout,
  membershipCheckout,
  openCheckout,
  otherAddress,
  startCheckout,
} from '../testing/index.ts';
import {
  checkoutOf,
  chosenMethodOf,
  type CheckoutEvent,
  type CheckoutStepId,
  completedStepsOf,
  contactFormOf,
  paymentFormIn,
  problemsOf,
  shippingAddressFormOf,
} from './index.ts';
import { readFormerCheckout } from './former-checkout.fixture.ts';

const typeInto = (field: AddressField, value: string): CheckoutEvent => ({
  type: 'address.field.changed',
  field,
  value,
});
const typed = Object.entries(exampleAddress).map(([field, value]) => typeInto(field as AddressField, value));
const email: CheckoutEvent = { type: 'contact.field.changed', field: 'email', value: 'ada@clinic.example' };
const acceptedAnswer = (checkout: Checkout) => ({ status: 'accepted', checkout }) as const;
const withEmail = { ...exampleCheckout, email: 'ada@clinic.example' };

const open = (checkout: Checkout, requestedStep: CheckoutStepId | null = null) =>
  openCheckout({ status: 'open', checkout }, { input: { requestedStep } });

describe('contact and shipping address on one screen', () => {
  it('report every mistake at once, without asking the shop', async () => {
    const { actor, script, send, place } = await open(exampleCheckout);
    await send(...typed, typeInto('postalCode', '9'), { type: 'contact.submitted' });
    expect(place()).toBe('contact.editing.person');
    expect(problemsOf(actor.getSnapshot())).toEqual([
      { source: 'check', field: 'email', reason: 'required' },
      { source: 'check', field: 'postalCode', reason: 'postal_code_format' },
    ]);
    await send(email, { type: 'contact.submitted' });
    expect([place(), script.open()]).toEqual(['contact.editing.person', []]);
  });

  it('are saved one after the other; only a refused address is sent again', async () => {
    const { actor, script, send, place } = await open(exampleCheckout);
    await send(email, ...typed, { type: 'contact.submitted' });
    await script.answer('updateContact', acceptedAnswer(withEmail));
    const refusal = { code: 'INVALID', field: 'city', reason: null, most: null } as const;
    await script.answer('updateShippingAddress', { status: 'refused', refusals: [refusal], checkout: null });
    expect(place()).toBe('shipping.address.editing');
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'server', ...refusal }]);
    await send(typeInto('city', 'Oakland'), { type: 'address.submitted' });
    expect(place()).toBe('shipping.address.saving');
    expect(script.asked('updateContact')).toHaveLength(1);
    expect(script.asked('updateShippingAddress')).toMatchObject([
      { address: exampleAddress },
      { address: { city: 'Oakland' } },
    ]);
  });

  it('do not send an unchanged address again', async () => {
    const { script, send, place } = await open(completeCheckout, 'contact');
    await send({ type: 'contact.submitted' });
    await script.answer('updateContact', acceptedAnswer(completeCheckout));
    expect([place(), script.asked('updateShippingAddress')]).toEqual(['shipping.method.choosing', []]);
  });

  it('lead back to the contact details if they are changed below the address', async () => {
    const { actor, script, send, place } = await open(completeCheckout, 'shipping.address');
    await send(typeInto('city', 'Oakland'), email);
    expect(place()).toBe('contact.editing.person');
    await send({ type: 'step.requested', step: 'shipping.address' });
    expect([place(), contactFormOf(actor.getSnapshot()).email]).toEqual([
      'contact.editing.person',
      'ada@clinic.example',
    ]);
    await send({ type: 'contact.submitted' });
    await script.answer(
      'updateContact',
      acceptedAnswer({ ...completeCheckout, email: 'ada@clinic.example' }),
    );
    expect(script.asked('updateShippingAddress')).toMatchObject([{ address: { city: 'Oakland' } }]);
  });

  it.each([
    ['the contact details are', 'contact.editing.person', typeInto('city', 'Oakland')],
    ['the address is', 'shipping.address.editing', typeInto('city', 'Oakland')],
    ['the address is', 'contact.editing.person', email],
  ] as const)('lose nothing typed while %s saved', async (saved, expected, event) => {
    const { actor, script, send, place } = await open(exampleCheckout);
    await send(email, ...typed, { type: 'contact.submitted' });
    if (saved === 'the address is') await script.answer('updateContact', acceptedAnswer(withEmail));
    await send(event);
    expect(place()).toBe(expected);
    const { address } = shippingAddressFormOf(actor.getSnapshot());
    expect([address.city, contactFormOf(actor.getSnapshot()).email]).toEqual([
      event === email ? exampleAddress.city : 'Oakland',
      'ada@clinic.example',
    ]);
  });
});

describe('billing address and payment on one screen', () => {
  const unbilled = { ...completeCheckout, billingAddress: null };

  it('are saved one after the other, with the saved address submitted before the card', async () => {
    const { script, send, place } = await open(unbilled);
    expect(place()).toBe('billing.address.sameAsShipping');
    await send({ type: 'payment.card.changed' }, { type: 'billing.source.chosen', source: 'own' });
    await send(typeInto('city', 'Oakland'), { type: 'address.submitted' });
    const billed = { ...exampleAddress, city: 'Oakland' };
    await script.answer(
      'updateBillingAddress',
      acceptedAnswer({ ...completeCheckout, billingAddress: billed }),
    );
    expect(place()).toBe('billing.payment');
    expect(script.asked('tokeniseCard')).toMatchObject([{ billingAddress: { city: 'Oakland' } }]);
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    await script.answer('choosePayment', {
      status: 'kept',
      attestations: ['LICENSED', 'TERMS_AND_CONDITIONS'],
    });
    expect(place()).toBe('review.ready');
  });

  it('require the acknowledgements for the typed card, not for a previously chosen saved one', async () => {
    const prefilled = { ...completeCheckout, requiredAttestations: ['LICENSED', 'PAYMENT_AUTHORIZATION'] };
    const { actor, script, send } = await open(prefilled);
    await send({ type: 'payment.submitted' });
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    await script.answer('choosePayment', { status: 'kept', attestations: ['LICENSED'] });
    expect(checkoutOf(actor.getSnapshot())?.requiredAttestations).toEqual(['LICENSED']);
  });

  it.each(['tokeniseCard', 'choosePayment'] as const)(
    'cancel Continue if the address changes during %s',
    async (port) => {
      const { actor, script, send, place } = await open(completeCheckout);
      await send({ type: 'payment.submitted' });
      if (port === 'choosePayment')
        await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
      await send({ type: 'billing.source.chosen', source: 'own' }, typeInto('city', 'Oakland'));
      expect([place(), paymentFormIn(actor.getSnapshot()).isPending]).toEqual([
        'billing.address.editing',
        false,
      ]);
      await send({ type: 'address.submitted' });
      const billed = { ...exampleAddress, city: 'Oakland' };
      await script.answer(
        'updateBillingAddress',
        acceptedAnswer({ ...completeCheckout, billingAddress: billed }),
      );
      expect(script.asked('tokeniseCard').at(-1)).toMatchObject({ billingAddress: { city: 'Oakland' } });
      expect(place()).toBe('billing.payment');
    },
  );

  it('continue with an available method if the chosen one is no longer available', async () => {
    const { actor, script, send } = await open(completeCheckout);
    await send({ type: 'checkout.refreshed' });
    const byBank = { ...completeCheckout, paymentMethods: ['EPS'] };
    await script.answer('loadCheckout', { status: 'open', checkout: byBank });
    expect(paymentFormIn(actor.getSnapshot()).method).toBe('EPS');
  });

  it.each([
    ['a person', '', 'CREDIT_CARD'],
    ['an organization', 'Analytical Clinic', 'ELECTRONIC_QUOTE'],
  ])('preselect the way to pay of %s', async (_who, organizationName, method) => {
    const paymentMethods = ['CREDIT_CARD', 'ELECTRONIC_QUOTE'];
    const { actor } = await open({ ...completeCheckout, organizationName, paymentMethods });
    expect(paymentFormIn(actor.getSnapshot()).method).toBe(method);
  });

  it('tell which method is chosen before it is saved, and keep it at the review', async () => {
    const paymentMethods = ['CREDIT_CARD', 'SEPA'];
    const { actor, script, send, place } = await open({ ...completeCheckout, paymentMethods });
    expect(chosenMethodOf(actor.getSnapshot())).toBe('CREDIT_CARD');
    await send({ type: 'payment.method.chosen', method: 'SEPA' });
    expect(chosenMethodOf(actor.getSnapshot())).toBe('SEPA');
    await send({ type: 'payment.method.chosen', method: 'CREDIT_CARD' }, { type: 'payment.submitted' });
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    await script.answer('choosePayment', { status: 'kept', attestations: [] });
    expect([place(), chosenMethodOf(actor.getSnapshot())]).toEqual(['review.ready', 'CREDIT_CARD']);
  });

  it('preselect the quote for a buyer who came to get one', async () => {
    const checkout = { ...completeCheckout, paymentMethods: ['CREDIT_CARD', 'ELECTRONIC_QUOTE'] };
    const { actor } = await openCheckout({ status: 'open', checkout }, { input: { isQuoteRequested: true } });
    expect(paymentFormIn(actor.getSnapshot()).method).toBe('ELECTRONIC_QUOTE');
  });

  it('begin with the fields of an organization for a buyer who came to get a quote', async () => {
    const forQuote = { input: { isQuoteRequested: true } };
    const { actor, send } = await openCheckout({ status: 'open', checkout: exampleCheckout }, forQuote);
    const buyer = () => contactFormOf(actor.getSnapshot()).buyer;
    expect(buyer()).toBe('organization');
    await send({ type: 'contact.buyer.chosen', buyer: 'person' });
    expect(buyer()).toBe('person');
    const known = { ...exampleCheckout, email: 'ada@example.com' };
    const returned = await openCheckout({ status: 'open', checkout: known }, forQuote);
    expect(contactFormOf(returned.actor.getSnapshot()).buyer).toBe('person');
  });

  it('show the address from another tab, and keep the card fields', async () => {
    const { script, send, place } = await open(unbilled);
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', {
      status: 'open',
      checkout: { ...completeCheckout, billingAddress: otherAddress },
    });
    expect(place()).toBe('billing.address.editing');
  });
});

describe('the steps of earlier screens', () => {
  const completedIn = async (checkout: Checkout, at: CheckoutStepId | null = null) =>
    completedStepsOf((await open(checkout, at)).actor.getSnapshot());

  it.each([
    ['contact', []],
    ['shipping.address', []],
    ['shipping.method', ['contact', 'shipping.address']],
    ['billing.address', ['contact', 'shipping.address', 'shipping.method']],
    ['payment', ['contact', 'shipping.address', 'shipping.method']],
  ] as const)('at %s are %j', async (step, steps) => {
    expect(await completedIn(completeCheckout, step)).toEqual(steps);
  });

  it('don’t include what this checkout skips', async () => {
    expect(await completedIn({ ...membershipCheckout, email: 'ada@clinic.example' })).toEqual(['contact']);
  });

  it('are none before the checkout is there', async () => {
    expect(completedStepsOf((await startCheckout()).actor.getSnapshot())).toEqual([]);
  });
});

describe('a snapshot of version 13, in which each step had a screen', () => {
  interface Stored {
    readonly children: Readonly<Record<string, { readonly snapshot: object } | undefined>>;
  }
  const asVersion13 = (stored: unknown, children: Stored['children']) =>
    readFormerCheckout({ ...(stored as Stored), children }, 13);

  it('lets the buyer enter the address below the contact details', async () => {
    const stored = (await open(exampleCheckout)).stored();
    const { shippingAddressForm: form, ...others } = (stored as Stored).children;
    const closed = { ...form, snapshot: { ...form?.snapshot, value: 'closed' } };
    const snapshot = asVersion13(stored, { ...others, shippingAddressForm: closed });
    const after = await startCheckout({ snapshot });
    await after.send(...typed, email, { type: 'contact.submitted' });
    expect(after.place()).toBe('contact.saving');
  });

  it('shows the card fields beside the billing address', async () => {
    const stored = (await open({ ...completeCheckout, billingAddress: null })).stored();
    const { paymentForm: _later, ...others } = (stored as Stored).children;
    const after = await startCheckout({ snapshot: asVersion13(stored, others) });
    await after.send({ type: 'billing.submitted' });
    await after.script.answer('updateBillingAddress', acceptedAnswer(completeCheckout));
    expect(after.script.asked('tokeniseCard')).toHaveLength(1);
  });
});
