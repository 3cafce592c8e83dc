import { createActor } from 'xstate';
import {
  type AddressContext,
  isAddressContext,
  isAddressRules,
  type KnownAddress,
} from '../address/index.ts';
import { isCheckout } from '../cart/index.ts';
import {
  hasShape,
  isListOf,
  isNullOr,
  isOneOf,
  isPostalAddress,
  isRecord,
  isString,
  isTrouble,
} from '../flow/index.ts';
import { liftChosenPayment, liftPaymentForm, paymentMachine } from '../payment/index.ts';
import { currentTerms, eachReference } from '../rules/checkout/index.ts';
import type { CheckoutContext } from './checkout.types.ts';
import { paymentInput } from './checkout.requests.ts';
import { billingAddressOf, shippingAddressOf } from './forms.ts';

type Drafted = Omit<AddressContext, 'known'>;

/** Up to version 10, addresses were drafts of the checkout, and their forms ran only while they were shown. */
interface WithDrafts {
  readonly value: { readonly step: unknown };
  readonly context: Omit<CheckoutContext, 'drafts'> & {
    readonly drafts: CheckoutContext['drafts'] & {
      readonly shippingAddress: Drafted | null;
      readonly billingAddress: Drafted | null;
    };
  };
  readonly children: {
    readonly voucherForm: { readonly snapshot: { readonly context: { readonly typed: string } } };
    readonly addressForm?: unknown;
  };
}

const isDrafted = hasShape({
  address: isPostalAddress,
  purpose: isOneOf(['destination', 'invoice']),
  rules: isAddressRules,
  problems: isListOf(hasShape({ field: isString, reason: isString })),
  trouble: isNullOr(isTrouble),
});

const hasDrafts = hasShape({
  value: (value): value is { readonly step: unknown } => isRecord(value) && 'step' in value,
  context: hasShape({
    country: isString,
    addressRules: isAddressRules,
    checkout: isNullOr(isCheckout),
    drafts: hasShape({ shippingAddress: isNullOr(isDrafted), billingAddress: isNullOr(isDrafted) }),
  }),
  children: hasShape({
    voucherForm: hasShape({ snapshot: hasShape({ context: hasShape({ typed: isString }) }) }),
  }),
});

const isEditing = (step: unknown, part: 'shipping' | 'billing'): boolean =>
  hasShape({ [part]: hasShape({ address: isOneOf(['editing']) }) })(step);

/** The state of a form while it is shown. Another country's rules are requested on Continue. */
const shownForm = ({ rules, address }: Drafted): string =>
  rules.country === address.country ? 'editing' : 'unanswered';

/** A form as stored within the checkout, including typed text. */
function storedForm(
  src: string,
  drafted: Drafted | null,
  { address, ...known }: KnownAddress & Pick<AddressContext, 'rules'>,
  isShown: boolean,
) {
  const context: AddressContext = {
    ...(drafted ?? { ...known, address, problems: [], trouble: null }),
    known: address,
  };
  const value = isShown ? shownForm(context) : 'closed';
  return {
    src,
    syncSnapshot: false,
    snapshot: { status: 'active', value, historyValue: {}, context, children: {} },
  };
}

/** The voucher did not store the text in its field when it sent a request. */
function withTypedWhenAsked({ snapshot, ...rest }: WithDrafts['children']['voucherForm']) {
  const { context } = snapshot;
  return { ...rest, snapshot: { ...snapshot, context: { ...context, typedWhenAsked: context.typed } } };
}

/** Upgrades version 10 to 11. */
function liftAddresses(snapshot: unknown): unknown {
  if (!hasDrafts(snapshot)) return null;
  const { value, context, children, ...rest } = snapshot as WithDrafts;
  const { shippingAddress, billingAddress, ...drafts } = context.drafts;
  const { addressForm: _shown, voucherForm, ...others } = children;
  const { checkout, country, addressRules: rules } = context;
  const shipping = { ...shippingAddressOf({ checkout, country }), rules };
  const billing = { ...billingAddressOf({ checkout, country }), rules };
  return {
    ...rest,
    value,
    context: { ...context, drafts },
    children: {
      ...others,
      voucherForm: withTypedWhenAsked(voucherForm),
      shippingAddressForm: storedForm(
        'shippingAddressForm',
        shippingAddress,
        shipping,
        isEditing(value.step, 'shipping'),
      ),
      billingAddressForm: storedForm(
        'billingAddressForm',
        billingAddress,
        billing,
        isEditing(value.step, 'billing'),
      ),
    },
  };
}

/** Upgrades version 11, which stored a card next to the method, to 12. */
function liftPayment(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context']) || !isRecord(snapshot['children'])) return null;
  const { context, children } = snapshot;
  const { checkout, payment } = context;
  const checkoutId = isRecord(checkout) && typeof checkout['id'] === 'string' ? checkout['id'] : '';
  const { paymentForm, ...others } = children;
  const lifted = paymentForm === undefined ? {} : { paymentForm: liftPaymentForm(paymentForm, checkoutId) };
  return {
    ...snapshot,
    context: { ...context, payment: liftChosenPayment(payment) },
    children: { ...others, ...lifted },
  };
}

const withReferences = (checkout: unknown): unknown =>
  isRecord(checkout) ? { ...checkout, references: eachReference((name) => checkout[name] ?? '') } : checkout;

/** Up to version 13, the references were stored next to the checkout's other texts. */
function liftReferences(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { context } = snapshot;
  const checkout = withReferences(context['checkout']);
  const shownCheckout = withReferences(context['shownCheckout']);
  return { ...snapshot, context: { ...context, checkout, shownCheckout } };
}

interface OneScreenEach {
  readonly value: { readonly step: unknown };
  readonly context: CheckoutContext;
  readonly children: Readonly<Record<string, unknown>> & {
    readonly shippingAddressForm: { readonly snapshot: { readonly context: AddressContext } };
  };
}

const isOneScreenEach = hasShape({
  value: (value): value is { readonly step: unknown } => isRecord(value) && 'step' in value,
  context: hasShape({ country: isString, checkout: isNullOr(isCheckout), payment: isNullOr(isRecord) }),
  children: hasShape({
    shippingAddressForm: hasShape({ snapshot: hasShape({ context: isAddressContext }) }),
  }),
});

/** Upgrades to version 15: the address is shown with the contact details, and the payment with the billing address. */
function liftScreens(snapshot: unknown): unknown {
  if (!isOneScreenEach(snapshot)) return null;
  const { value, children, ...rest } = snapshot as OneScreenEach;
  const context = { ...(snapshot as OneScreenEach).context, submittedAddress: null };
  const { step } = value;
  if (isRecord(step) && isRecord(step['contact']) && 'editing' in step['contact']) {
    const { shippingAddressForm } = children;
    const shown = { ...shippingAddressForm.snapshot, value: shownForm(shippingAddressForm.snapshot.context) };
    const form = { ...shippingAddressForm, snapshot: shown };
    return { ...rest, value, context, children: { ...children, shippingAddressForm: form } };
  }
  if (step === 'payment')
    return { ...rest, value: { ...value, step: { billing: 'payment' } }, context, children };
  if (!isRecord(step) || !('billing' in step) || context.checkout === null)
    return { ...rest, value, context, children };
  const payment = createActor(paymentMachine, { input: paymentInput({ context }) });
  const paymentForm = {
    src: 'paymentForm',
    syncSnapshot: false,
    snapshot: JSON.parse(JSON.stringify(payment.getPersistedSnapshot())) as unknown,
  };
  return { ...rest, value, context, children: { ...children, paymentForm } };
}

const isUnloaded = hasShape({ step: hasShape({ failed: isOneOf(['unloaded']) }) });

/**
 * Upgrades to version 16: a placement includes the payment shown to the buyer, and failed loading is retried
 * automatically.
 */
function liftPlacement(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { value, context } = snapshot;
  const { placement } = context;
  return {
    ...snapshot,
    value: isUnloaded(value) ? { ...value, step: { failed: { unloaded: 'resting' } } } : value,
    // A pending placement was sent without it and is repeated unchanged.
    context: {
      ...context,
      placement: isRecord(placement) ? { ...placement, shownPayment: null } : placement,
    },
  };
}

const withTerm = (checkout: unknown): unknown =>
  isRecord(checkout)
    ? { ...checkout, membershipTerm: null, isAutoRenewalOffered: false, autoRenewal: false }
    : checkout;

/**
 * Upgrades to version 17, which adds the region for the renewal. The shop's next response determines what can be
 * chosen.
 */
function liftRenewal(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['value']) || !isRecord(snapshot['context'])) return null;
  const { value, context } = snapshot;
  const drafts = isRecord(context['drafts']) ? context['drafts'] : {};
  return {
    ...snapshot,
    value: { ...value, renewal: value['voucher'] === 'closed' ? 'closed' : 'idle' },
    context: {
      ...context,
      checkout: withTerm(context['checkout']),
      shownCheckout: withTerm(context['shownCheckout']),
      drafts: { ...drafts, autoRenewal: null },
    },
  };
}

const withoutChange = (checkout: unknown): unknown =>
  isRecord(checkout) ? { ...checkout, changeInstead: null } : checkout;

/** Upgrades to version 19. Whether the order changes a running membership is in the shop's next response. */
function liftChange(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { checkout, shownCheckout, ...context } = snapshot['context'];
  return {
    ...snapshot,
    context: { ...context, checkout: withoutChange(checkout), shownCheckout: withoutChange(shownCheckout) },
  };
}

const withTerms = (checkout: unknown): unknown => {
  if (!isRecord(checkout)) return checkout;
  const { membershipTerm } = checkout;
  return {
    ...checkout,
    membershipTerm: isRecord(membershipTerm) ? { ...membershipTerm, commitment: null } : membershipTerm,
    requiredTerms: [currentTerms('MASTER_TERMS')],
  };
};

/** Upgrades to version 18, which names the documents that are agreed to. Nothing was rented before. */
function liftTerms(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { checkout, shownCheckout, ...context } = snapshot['context'];
  return {
    ...snapshot,
    context: { ...context, checkout: withTerms(checkout), shownCheckout: withTerms(shownCheckout) },
  };
}

const withoutTrial = (checkout: unknown): unknown =>
  isRecord(checkout) && isRecord(checkout['membershipTerm'])
    ? { ...checkout, membershipTerm: { ...checkout['membershipTerm'], trialDays: null } }
    : checkout;

/** Upgrades to version 20. Nothing was tried before. */
function liftTrial(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { checkout, shownCheckout, placement, ...context } = snapshot['context'];
  return {
    ...snapshot,
    context: {
      ...context,
      checkout: withoutTrial(checkout),
      shownCheckout: withoutTrial(shownCheckout),
      placement: isRecord(placement) ? { ...placement, shownTrialCharge: null } : placement,
    },
  };
}

const liftToScreens = (snapshot: unknown) => liftPlacement(liftScreens(snapshot));

/** The upgrade from each version to the current one, once the contained checkout has its current shape. */
const lifts: Readonly<Record<number, (snapshot: unknown) => unknown>> = {
  10: (snapshot) => liftToScreens(liftPayment(liftAddresses(liftReferences(snapshot)))),
  11: (snapshot) => liftToScreens(liftPayment(liftReferences(snapshot))),
  // Version 13 had different transitions between steps, but the same stored states.
  12: (snapshot) => liftToScreens(liftReferences(snapshot)),
  13: (snapshot) => liftToScreens(liftReferences(snapshot)),
  14: liftToScreens,
  15: liftPlacement,
  16: (snapshot) => snapshot,
  17: (snapshot) => snapshot,
  18: (snapshot) => snapshot,
  19: (snapshot) => snapshot,
};

/** Upgrades a snapshot of version 10 to 19 without losing anything that was typed or entered; null for an older one. */
export function liftCheckout(snapshot: unknown, fromVersion: number): unknown {
  const termed = fromVersion < 18 ? liftTerms(snapshot) : snapshot;
  const lifted = liftTrial(fromVersion < 19 ? liftChange(termed) : termed);
  return lifts[fromVersion]?.(fromVersion < 17 ? liftRenewal(lifted) : lifted) ?? null;
}
