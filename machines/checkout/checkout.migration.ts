import { isRecord } from '../flow/index.ts';
import { currentTerms } from '../rules/checkout/index.ts';
import { liftSteps } from './checkout-steps.migration.ts';

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

/** Upgrades to version 19. Whether the order changes an active membership is in the shop's next response. */
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

/** Upgrades to version 20, which keeps the method of a failed payment. */
function liftFailure(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  return { ...snapshot, context: { ...snapshot['context'], previousMethod: null } };
}

const withoutTrial = (checkout: unknown): unknown =>
  isRecord(checkout) && isRecord(checkout['membershipTerm'])
    ? { ...checkout, membershipTerm: { ...checkout['membershipTerm'], trialDays: null } }
    : checkout;

/** Upgrades to version 21. Nothing was tried before. */
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

const withoutQuote = (checkout: unknown): unknown =>
  isRecord(checkout) ? { ...checkout, electronicQuoteData: null } : checkout;

/** Adds what the payment form knows about a quote: nothing yet. */
function withoutKnownQuote(form: unknown): unknown {
  if (!isRecord(form) || !isRecord(form['snapshot']) || !isRecord(form['snapshot']['context'])) return form;
  const { snapshot } = form;
  const context = { ...(snapshot['context'] as object), quoteData: null };
  return { ...form, snapshot: { ...snapshot, context } };
}

/** Upgrades to version 22, which knows who would ask for a quote. */
function liftQuote(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { checkout, shownCheckout, ...context } = snapshot['context'];
  const children = isRecord(snapshot['children']) ? snapshot['children'] : {};
  const { paymentForm, ...others } = children;
  return {
    ...snapshot,
    context: {
      ...context,
      checkout: withoutQuote(checkout),
      shownCheckout: withoutQuote(shownCheckout),
      isQuoteWanted: false,
    },
    children: {
      ...others,
      ...(paymentForm !== undefined && { paymentForm: withoutKnownQuote(paymentForm) }),
    },
  };
}

const withoutNote = (checkout: unknown): unknown =>
  isRecord(checkout) ? { ...checkout, note: '' } : checkout;

/** Upgrades to version 23, which has a note about the delivery. */
function liftNote(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { checkout, shownCheckout, drafts, ...context } = snapshot['context'];
  return {
    ...snapshot,
    context: {
      ...context,
      checkout: withoutNote(checkout),
      shownCheckout: withoutNote(shownCheckout),
      drafts: { ...(isRecord(drafts) && drafts), note: null },
    },
  };
}

const withoutOrganization = (checkout: unknown): unknown =>
  isRecord(checkout) ? { ...checkout, organization: null } : checkout;

/** Upgrades to version 24, which names the organization that buys, once the shop has answered again. */
function liftOrganization(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { checkout, shownCheckout, ...context } = snapshot['context'];
  return {
    ...snapshot,
    context: {
      ...context,
      checkout: withoutOrganization(checkout),
      shownCheckout: withoutOrganization(shownCheckout),
    },
  };
}

/**
 * Upgrades to version 25, which renames the state of a checkout that another browser has. No typed text matches, because
 * its quotes are escaped.
 */
const liftOtherBrowser = (snapshot: unknown): unknown =>
  JSON.parse(JSON.stringify(snapshot ?? null).replace('{"elsewhere"', '{"otherBrowser"'));

/** Upgrades to version 27, which renames what the buyer requested. */
function liftRequested(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { wantedStep: requestedStep, isQuoteWanted: isQuoteRequested, ...context } = snapshot['context'];
  return { ...snapshot, context: { ...context, requestedStep, isQuoteRequested } };
}

/** Upgrades to version 27, which suggests another email address. Leaving the field asks for it again. */
function liftSuggestion(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  return { ...snapshot, context: { ...snapshot['context'], emailSuggestion: null } };
}

/** Moves the account holder that was stored next to an account to what is typed; a method without one stays as it is. */
function liftHolder(method: unknown): unknown {
  if (!isRecord(method) || !isRecord(method['snapshot']) || !isRecord(method['snapshot']['context']))
    return method;
  const { snapshot } = method;
  const { holder, ...context } = method['snapshot']['context'];
  if (holder === undefined) return method;
  return { ...method, snapshot: { ...snapshot, context: { ...context, entered: { holder } } } };
}

/** Upgrades to version 28, which keeps what is typed for a payment method while another one is chosen. */
function liftTyped(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['children'])) return snapshot;
  const { paymentForm, ...others } = snapshot['children'];
  if (!isRecord(paymentForm) || !isRecord(paymentForm['snapshot'])) return snapshot;
  const { context, children, ...form } = paymentForm['snapshot'];
  const methods = isRecord(children)
    ? Object.fromEntries(Object.entries(children).map(([id, method]) => [id, liftHolder(method)]))
    : children;
  const lifted = { ...form, context: { typed: {}, ...(context as object) }, children: methods };
  return { ...snapshot, children: { ...others, paymentForm: { ...paymentForm, snapshot: lifted } } };
}

/** The upgrades of what a snapshot contains, each with the version that brought it. */
const lifts: readonly (readonly [version: number, lift: (snapshot: unknown) => unknown])[] = [
  [17, liftRenewal],
  [18, liftTerms],
  [19, liftChange],
  [20, liftFailure],
  [21, liftTrial],
  [22, liftQuote],
  [23, liftNote],
  [24, liftOrganization],
  [25, liftOtherBrowser],
  [27, liftRequested],
  [27, liftSuggestion],
  [28, liftTyped],
];

/** Upgrades a snapshot of version 10 to 27 without losing anything that was typed or entered; null for an older one. */
export function liftCheckout(snapshot: unknown, fromVersion: number): unknown {
  if (fromVersion < 10) return null;
  const missing = lifts.filter(([version]) => fromVersion < version);
  const lifted = missing.reduce((before, [, lift]) => lift(before), snapshot);
  // The steps are checked with the checkout in its current shape.
  return liftSteps(lifted, fromVersion);
}
