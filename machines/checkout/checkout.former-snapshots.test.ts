import { describe, expect, it } from 'vitest';
import { noReferences } from '../rules/checkout/index.ts';
import type { AddressContext } from '../address/index.ts';
import type { Checkout } from '../cart/index.ts';
import {
  billingAddressFormOf,
  type CheckoutEvent,
  contactFormOf,
  paymentFormIn,
  shippingAddressFormOf,
} from './index.ts';
import { readFormerCheckout } from './former-checkout.fixture.ts';
import type { ChosenPayment, PaymentContext, PaymentMeans } from '../payment/index.ts';
import {
  checkoutAtReview,
  checkoutBeingPlaced,
  completeCheckout,
  exampleMeans,
  openCheckout,
  payByCard,
  startCheckout,
} from '../testing/index.ts';

/** Up to version 13, the references were stored next to the checkout's other texts. */
function former<Context extends { readonly checkout: Checkout }>({ checkout, ...context }: Context) {
  const { references, ...rest } = checkout;
  return { ...context, checkout: { ...rest, ...references } };
}

describe('a snapshot of version 13', () => {
  it('keeps what was typed, and the buyer’s purchasing references', async () => {
    const references = { ...noReferences, purchaseOrderNumber: 'PO 7', costCentre: 'Radiology' };
    const before = await openCheckout({ status: 'open', checkout: { ...completeCheckout, references } });
    await before.send(
      { type: 'step.requested', step: 'contact' },
      { type: 'contact.field.changed', field: 'costCentre', value: 'Rad' },
    );
    const { context, ...rest } = before.stored() as { readonly context: { readonly checkout: Checkout } };
    const snapshot = readFormerCheckout({ ...rest, context: former(context) }, 13);
    const after = await startCheckout({ snapshot });
    const { checkout } = after.actor.getSnapshot().context;
    expect([checkout?.references, contactFormOf(after.actor.getSnapshot()).costCentre]).toEqual([
      references,
      'Rad',
    ]);
  });
});

describe('a snapshot of version 10, which stored addresses among its drafts', () => {
  interface Stored {
    readonly value: unknown;
    readonly context: { readonly drafts: object; readonly checkout: Checkout };
    readonly children: Readonly<
      Record<
        string,
        | { readonly snapshot: { readonly context: AddressContext & { readonly typedWhenAsked?: string } } }
        | undefined
      >
    >;
  }
  const draftOf = (children: Stored['children'], form: string) => {
    const { known: _known, ...drafted } = children[form]!.snapshot.context;
    return drafted;
  };
  const asVersion10 = (stored: unknown) => {
    const { context, children, ...rest } = stored as Stored;
    const { typedWhenAsked: _later, ...voucher } = children['voucherForm']!.snapshot.context;
    const voucherForm = {
      ...children['voucherForm'],
      snapshot: { ...children['voucherForm']!.snapshot, context: voucher },
    };
    const drafts = {
      ...context.drafts,
      shippingAddress: draftOf(children, 'shippingAddressForm'),
      billingAddress: draftOf(children, 'billingAddressForm'),
    };
    return { ...rest, context: { ...former(context), drafts }, children: { voucherForm } };
  };
  const type = (field: 'city' | 'postalCode', value: string): CheckoutEvent => ({
    type: 'address.field.changed',
    field,
    value,
  });

  it('loses nothing that was typed, and continues where the buyer was', async () => {
    const before = await openCheckout(undefined, { input: { requestedStep: 'billing.address' } });
    await before.send(
      { type: 'billing.source.chosen', source: 'own' },
      type('postalCode', '94110'),
      { type: 'step.requested', step: 'shipping.address' },
      type('city', 'Oakl'),
    );
    const snapshot = readFormerCheckout(asVersion10(before.stored()), 10);
    const after = await startCheckout({ snapshot });
    expect(after.place()).toBe('shipping.address.editing');
    expect(billingAddressFormOf(after.actor.getSnapshot()).address.postalCode).toBe('94110');
    await after.send(type('city', 'Oakland'));
    expect(shippingAddressFormOf(after.actor.getSnapshot())).toEqual({
      ...shippingAddressFormOf(before.actor.getSnapshot()),
      address: { ...shippingAddressFormOf(before.actor.getSnapshot()).address, city: 'Oakland' },
    });
    await after.send({ type: 'address.submitted' });
    expect(after.script.asked('updateShippingAddress')).toMatchObject([{ address: { city: 'Oakland' } }]);
  });

  it.each([
    ['without its drafts', (stored: unknown) => readFormerCheckout(stored, 10)],
    ['of a version before it', (stored: unknown) => readFormerCheckout(asVersion10(stored), 9)],
  ])('%s is not restored', async (_what, restore) => {
    const { stored } = await openCheckout();
    expect(restore(stored())).toBeNull();
  });
});

describe('a snapshot of version 11, which stored a card next to the method', () => {
  interface StoredForm {
    readonly snapshot: {
      readonly value: string;
      readonly context: PaymentContext;
      readonly children: Readonly<Record<string, unknown>>;
    };
  }
  interface Stored {
    readonly context: { readonly payment: ChosenPayment | null; readonly checkout: Checkout };
    readonly children: Readonly<Record<string, unknown>> & { readonly paymentForm?: StoredForm };
  }
  const cardOf = (means: PaymentMeans | null) => means && { ...means.details, paymentMethodId: means.token };
  const formerForm = (
    { snapshot, ...form }: StoredForm,
    value: 'entering' | 'keeping' | 'tokenising' | 'unpayable',
  ) => {
    const { checkoutId: _id, chosen, means: _means, ...context } = snapshot.context;
    return {
      ...form,
      snapshot: {
        ...snapshot,
        value,
        context: { ...context, card: cardOf(chosen?.means ?? null) },
        children: {},
      },
    };
  };
  const asVersion11 = (
    stored: unknown,
    formState: 'entering' | 'keeping' | 'tokenising' | 'unpayable' = 'entering',
  ) => {
    const { context, children, ...rest } = stored as Stored;
    const { paymentForm, ...others } = children;
    const { payment } = context;
    return {
      ...rest,
      context: {
        ...former(context),
        payment: payment && { method: payment.method, card: cardOf(payment.means) },
      },
      children: { ...others, ...(paymentForm && { paymentForm: formerForm(paymentForm, formState) }) },
    };
  };
  const lift = (lower: unknown) => readFormerCheckout(lower, 11);

  it('keeps the card and the key of an order that is being placed', async () => {
    const { stored } = await checkoutBeingPlaced();
    const after = await startCheckout({ snapshot: lift(asVersion11(stored())) });
    expect(after.place()).toBe('placing.sending');
    expect(after.script.asked('placeOrder')).toMatchObject([{ idempotencyKey: 'key-1' }]);
    expect(after.actor.getSnapshot().context.payment).toEqual({
      method: 'CREDIT_CARD',
      means: exampleMeans,
    });
  });

  it.each(['entering', 'tokenising'] as const)('asks for a card if it was %s', async (formState) => {
    const { stored } = await openCheckout();
    const after = await startCheckout({ snapshot: lift(asVersion11(stored(), formState)) });
    expect([after.place(), paymentFormIn(after.actor.getSnapshot())]).toEqual([
      'billing.payment',
      {
        method: 'CREDIT_CARD',
        details: null,
        entered: null,
        savedMethodId: null,
        trouble: null,
        isPending: false,
      },
    ]);
    await payByCard(after);
    expect(after.place()).toBe('review.ready');
  });

  it('shows the previously entered card, and continues with it', async () => {
    const before = await checkoutAtReview();
    await before.send({ type: 'step.requested', step: 'payment' });
    const after = await startCheckout({ snapshot: lift(asVersion11(before.stored(), 'keeping')) });
    expect(paymentFormIn(after.actor.getSnapshot()).details).toEqual(exampleMeans.details);
    await after.send({ type: 'payment.submitted' });
    expect([after.place(), after.script.asked('choosePayment')]).toEqual(['review.ready', []]);
  });

  it('stays if no payment method is available', async () => {
    const { stored } = await openCheckout({
      status: 'open',
      checkout: { ...completeCheckout, paymentMethods: [] },
    });
    const after = await startCheckout({ snapshot: lift(asVersion11(stored(), 'unpayable')) });
    expect([after.place(), paymentFormIn(after.actor.getSnapshot()).method]).toEqual(['billing.payment', '']);
  });

  it('is not restored with an incomplete card', async () => {
    const { stored } = await checkoutAtReview();
    const text = JSON.stringify(asVersion11(stored())).replace('"lastDigits":"4242",', '');
    expect(lift(JSON.parse(text))).toBeNull();
  });
});

it('restores a snapshot of version 12, whose steps advanced by a table', async () => {
  const { stored } = await checkoutBeingPlaced();
  const { context, ...rest } = stored() as { readonly context: { readonly checkout: Checkout } };
  const snapshot = readFormerCheckout({ ...rest, context: former(context) }, 12);
  const after = await startCheckout({ snapshot });
  expect(after.place()).toBe('placing.sending');
});

describe('a snapshot of version 16, in which all memberships renewed', () => {
  interface Stored {
    readonly value: Readonly<Record<string, unknown>>;
    readonly context: {
      readonly checkout: Checkout;
      readonly drafts: Readonly<Record<string, unknown>>;
    };
  }
  const asVersion16 = (stored: unknown) => {
    const { value, context, ...rest } = stored as Stored;
    const { renewal: _renewal, ...regions } = value;
    const { autoRenewal: _drafted, ...drafts } = context.drafts;
    const {
      membershipTerm: _term,
      isAutoRenewalOffered: _offered,
      autoRenewal: _chosen,
      ...checkout
    } = context.checkout;
    return { ...rest, value: regions, context: { ...context, checkout, drafts } };
  };

  it('continues where the buyer was, with the order’s key, and renews nothing', async () => {
    const { stored } = await checkoutBeingPlaced();
    const after = await startCheckout({ snapshot: readFormerCheckout(asVersion16(stored()), 16) });
    expect(after.place()).toBe('placing.sending');
    expect(after.script.asked('placeOrder')).toMatchObject([{ idempotencyKey: 'key-1' }]);
    const { context } = after.actor.getSnapshot();
    expect(context.checkout).toMatchObject({ autoRenewal: false, membershipTerm: null });
  });

  it('keeps what was typed and offers the choice once the shop has responded', async () => {
    const before = await openCheckout();
    await before.send({ type: 'payment.card.changed', field: 'card.number' });
    const after = await startCheckout({ snapshot: readFormerCheckout(asVersion16(before.stored()), 16) });
    await after.send({ type: 'renewal.chosen', isAutomatic: true });
    expect(after.script.asked('updateAutoRenewal')).toEqual([]);
    await after.send({ type: 'checkout.refreshed' });
    await after.script.answer('loadCheckout', { status: 'open', checkout: completeCheckout });
    await after.send({ type: 'renewal.chosen', isAutomatic: true });
    expect(after.script.asked('updateAutoRenewal')).toEqual([
      { checkoutId: completeCheckout.id, autoRenewal: true },
    ]);
  });
});
