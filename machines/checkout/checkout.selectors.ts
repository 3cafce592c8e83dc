import { matchesState, type SnapshotFrom } from 'xstate';
import { type AddressForm, containedAddressForm } from '../address/index.ts';
import type { Checkout } from '../cart/index.ts';
import { type Refusal, refusalsOf, type Trouble } from '../flow/index.ts';
import { firstMethodFor } from '../rules/payment/index.ts';
import { billedCountry, type TaxIdStatus } from '../rules/tax/index.ts';
import { paymentForm, type PaymentForm, savedMethodIdOf } from '../payment/index.ts';
import { containedVoucherForm, type VoucherForm } from '../voucher/index.ts';
import { type CheckoutChanges, changesBetween } from './checkout-changes.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { type CheckoutStepId, stepScreens } from './checkout.steps.ts';
import { isQuoteFirst } from './checkout.requests.ts';
import type { CheckoutMeta, ContactForm } from './checkout.types.ts';
import { contactForm, deliveryNote, selectedShippingMethodId, suggestedEmail } from './forms.ts';
import { billingSourceOf, stepsOf } from './progress.ts';

/** The flow in one of its states, as its selectors read it. */
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The screen that a snapshot belongs to. For `steps`, see {@link currentStep}. */
export type CheckoutScreen =
  | 'loading'
  | 'steps'
  | 'paying'
  | 'placing'
  | 'placed'
  | 'otherBrowser'
  | 'unorderable'
  | 'missing'
  | 'expired'
  | 'unavailable'
  | 'failed';

type StateIn<Value> = Value extends string ? Value : keyof Value & string;
type StepState = StateIn<CheckoutSnapshot['value']['step']>;

const screens: Readonly<Record<StepState, CheckoutScreen>> = {
  loading: 'loading',
  resuming: 'loading',
  contact: 'steps',
  shipping: 'steps',
  billing: 'steps',
  review: 'steps',
  placing: 'placing',
  reacting: 'placing',
  rechecking: 'placing',
  placed: 'placed',
  otherBrowser: 'otherBrowser',
  unorderable: 'unorderable',
  missing: 'missing',
  expired: 'expired',
  unavailable: 'unavailable',
  failed: 'failed',
};

/** The screen that belongs to the state of the checkout. */
export function screenOf({ value }: CheckoutSnapshot): CheckoutScreen {
  if (matchesState({ step: { otherBrowser: 'paying' } }, value)) return 'paying';
  const state = typeof value.step === 'string' ? value.step : (Object.keys(value.step)[0] as StepState);
  return screens[state];
}

/** The order that the checkout became, whose confirmation replaces the checkout's page; null before. */
export const placedOrderOf = (snapshot: CheckoutSnapshot): string | null =>
  screenOf(snapshot) === 'placed' ? snapshot.context.orderToken : null;

/** The buyer's step, for the URL and the heading; null on screens outside the steps. */
export function currentStep(snapshot: CheckoutSnapshot): CheckoutStepId | null {
  const metas = Object.values(snapshot.getMeta()) as readonly (CheckoutMeta | undefined)[];
  return metas.find((meta) => meta?.step !== undefined)?.step ?? null;
}

/** The checkout in the server's last response; null before it was loaded. */
export const checkoutOf = ({ context }: CheckoutSnapshot): Checkout | null => context.checkout;

/** The buyer's progress, for the step bar and the title "Step 2 of 4". */
export interface CheckoutProgress {
  /** From 1, without the skipped screens. */
  readonly number: number;
  readonly of: number;
  /** The steps on the screen, in order. */
  readonly steps: readonly CheckoutStepId[];
}

/** The screens of this checkout in order, each with its applicable steps. */
export function screensOf({ context }: CheckoutSnapshot): readonly (readonly CheckoutStepId[])[] {
  const steps = stepsOf(context);
  return stepScreens
    .map((screen) => screen.filter((step) => steps.includes(step)))
    .filter((screen) => screen.length > 0);
}

/** The buyer's screen; null outside the steps. */
export function progressOf(snapshot: CheckoutSnapshot): CheckoutProgress | null {
  const current = currentStep(snapshot);
  const screens = screensOf(snapshot);
  const index = screens.findIndex((steps) => current !== null && steps.includes(current));
  const steps = screens[index];
  return steps === undefined ? null : { number: index + 1, of: screens.length, steps };
}

/** The steps of the screens before the buyer's current one, whose answers the shop has saved; none outside the steps. */
export const completedStepsOf = (snapshot: CheckoutSnapshot): readonly CheckoutStepId[] =>
  screensOf(snapshot)
    .slice(0, (progressOf(snapshot)?.number ?? 1) - 1)
    .flat();

/** Whether a screen precedes the buyer's current one. */
export const canGoBack = (snapshot: CheckoutSnapshot): boolean => (progressOf(snapshot)?.number ?? 1) > 1;

/** A problem that prevents the buyer from continuing, for the error summary and its field. */
export type CheckoutProblem =
  | { readonly source: 'check'; readonly field: string; readonly reason: string }
  | ({ readonly source: 'server' } & Refusal)
  | { readonly source: 'attestation'; readonly attestation: string }
  | { readonly source: 'connection' }
  | { readonly source: 'busy'; readonly retryAfterSeconds: number };

const serverProblem = (refusal: Refusal): CheckoutProblem => ({ source: 'server', ...refusal });

function problemsOfTrouble(trouble: Trouble | null): readonly CheckoutProblem[] {
  switch (trouble?.kind) {
    case 'connection':
      return [{ source: 'connection' }];
    case 'busy':
      return [{ source: 'busy', retryAfterSeconds: trouble.retryAfterSeconds }];
    default:
      return refusalsOf(trouble).map(serverProblem);
  }
}

const problemsIn = ({ problems }: Pick<AddressForm | ContactForm, 'problems'>): readonly CheckoutProblem[] =>
  problems.map((problem) => ({ source: 'check', ...problem }));

const checksByStep: Readonly<
  Record<CheckoutStepId, (snapshot: CheckoutSnapshot) => readonly CheckoutProblem[]>
> = {
  contact: (snapshot) => problemsIn(contactFormOf(snapshot)),
  'shipping.address': (snapshot) => problemsIn(shippingAddressFormOf(snapshot)),
  'shipping.method': () => [],
  'billing.address': (snapshot) =>
    billingSourceIn(snapshot) === 'own' ? problemsIn(billingAddressFormOf(snapshot)) : [],
  payment: (snapshot) => problemsOfTrouble(paymentFormIn(snapshot).trouble),
  review: ({ context }) =>
    context.missingAttestations.map((attestation) => ({ source: 'attestation', attestation })),
};

/** All problems of the screen, in the order of its fields; those about the whole screen come last. */
export function problemsOf(snapshot: CheckoutSnapshot): readonly CheckoutProblem[] {
  if (screenOf(snapshot) !== 'steps') return [];
  const checks = progressOf(snapshot)?.steps.flatMap((step) => checksByStep[step](snapshot)) ?? [];
  return [...checks, ...problemsOfTrouble(snapshot.context.trouble)];
}

/** What changed since the buyer saw it; null unless old and new are being compared. */
export function checkoutChanges(snapshot: CheckoutSnapshot): CheckoutChanges | null {
  const { checkout, shownCheckout } = snapshot.context;
  return snapshot.matches({ step: { review: 'changed' } }) && checkout !== null && shownCheckout !== null
    ? changesBetween(shownCheckout, checkout)
    : null;
}

/**
 * Whether the primary button has to wait: data is being saved, tokenized or placed, or the review is about to change.
 */
export function isPending(snapshot: CheckoutSnapshot): boolean {
  const isChanging = snapshot.matches({ voucher: 'applying' }) || snapshot.matches({ renewal: 'saving' });
  const isReviewOpen = currentStep(snapshot) === 'review' && isChanging;
  return snapshot.hasTag('pending') || isReviewOpen || paymentFormIn(snapshot).isPending;
}

/** The view of the voucher beside the totals. */
export const voucherOf = ({ children }: CheckoutSnapshot): VoucherForm => containedVoucherForm(children);

/** The token of the checkout that this browser received to continue another browser's; null for none. */
export const continuedTokenOf = (snapshot: CheckoutSnapshot): string | null =>
  snapshot.matches({ step: { otherBrowser: 'continued' } })
    ? (snapshot.context.checkout?.token ?? null)
    : null;

/** The contact step as the buyer sees it. */
export const contactFormOf = ({ context }: CheckoutSnapshot) => contactForm(context);

/** The email address that is suggested instead of a mistyped one; null without a suggestion. */
export const suggestedEmailOf = ({ context }: CheckoutSnapshot) => suggestedEmail(context);

/** The shipping address shown to the buyer: as typed, otherwise as saved, otherwise blank. */
export const shippingAddressFormOf = ({ children }: CheckoutSnapshot): AddressForm =>
  containedAddressForm(children.shippingAddressForm);

/**
 * The buyer's separate billing address: as typed, otherwise as saved, otherwise prefilled with the shipping address,
 * otherwise blank.
 */
export const billingAddressFormOf = ({ children }: CheckoutSnapshot): AddressForm =>
  containedAddressForm(children.billingAddressForm);

/** The tax ID of the buying organization. */
export interface TaxIdView {
  /** The billing country, if known. */
  readonly country: string;
  /** As typed, otherwise as saved. */
  readonly value: string;
  /** The effect of the saved tax ID on the price; null if there is none. */
  readonly status: TaxIdStatus | null;
  /** The registry didn't confirm it, and the buyer hasn't continued yet. */
  readonly isDoubted: boolean;
}

/** Null if buyers aren't asked for a tax ID. */
export function taxIdViewOf(snapshot: CheckoutSnapshot): TaxIdView | null {
  const { checkout, drafts } = snapshot.context;
  if (checkout === null || !checkout.isTaxIdOffered) return null;
  const isAskedAgain = snapshot.matches({ step: { contact: 'savingTaxId' } }) && drafts.contact === null;
  return {
    country: billedCountry(checkout),
    value: contactForm(snapshot.context).vatRegistrationNumber,
    status: checkout.taxIdStatus,
    isDoubted: isAskedAgain || snapshot.matches({ step: { contact: 'taxIdDoubted' } }),
  };
}

/** Where the billing address comes from, as the buyer has chosen it. */
export const billingSourceIn = ({ context }: CheckoutSnapshot) => billingSourceOf(context);

/** The payment step shown to the buyer: its form while it runs, otherwise its result. */
export function paymentFormIn({ children, context }: CheckoutSnapshot): PaymentForm {
  const { payment, checkout } = context;
  if (children.paymentForm !== undefined) return paymentForm(children.paymentForm.getSnapshot());
  const { paymentMethods = [] } = checkout ?? {};
  const first = firstMethodFor(paymentMethods, isQuoteFirst(context)) ?? paymentMethods[0] ?? '';
  const { method = first, means = null } = payment ?? {};
  return {
    method,
    details: means?.details ?? null,
    entered: null,
    savedMethodId: savedMethodIdOf(means),
    trouble: null,
    isPending: false,
  };
}
/** The method that the buyer has selected, whether it is saved or not; empty before the payment is asked for. */
export const chosenMethodOf = (snapshot: CheckoutSnapshot): string =>
  snapshot.children.paymentForm === undefined
    ? (snapshot.context.payment?.method ?? '')
    : paymentFormIn(snapshot).method;

/** The note about the delivery. */
export interface DeliveryNote {
  /** As typed, otherwise as saved. */
  readonly text: string;
  /** There is one, or the buyer has begun to write it. */
  readonly isBegun: boolean;
}

/** The note to the courier, and whether the buyer has begun one. */
export const deliveryNoteOf = ({ context }: CheckoutSnapshot): DeliveryNote => ({
  text: deliveryNote(context),
  isBegun: context.drafts.note !== null || deliveryNote(context) !== '',
});

/** The id of the shipping method that is selected; null if none is. */
export const selectedShippingMethod = ({ context }: CheckoutSnapshot) => selectedShippingMethodId(context);

/**
 * The checkout with the prices to show. At the step for the shipping method, these are the prices with the selected
 * one, calculated by the server in advance.
 */
export function shownCheckoutOf(snapshot: CheckoutSnapshot): Checkout | null {
  const { checkout } = snapshot.context;
  if (checkout === null || currentStep(snapshot) !== 'shipping.method') return checkout;
  const id = selectedShippingMethodId(snapshot.context);
  return { ...checkout, ...checkout.shippingMethods.find((method) => method.id === id)?.checkoutPrices };
}

/** The refusals explained by an `unavailable` or `failed` screen. */
export const refusalsIn = ({ context }: CheckoutSnapshot): readonly Refusal[] => refusalsOf(context.trouble);
