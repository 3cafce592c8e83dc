import type { SnapshotFrom } from 'xstate';
import { type AddressForm, containedAddressForm } from '../address/index.ts';
import type { Checkout } from '../cart/index.ts';
import { type Refusal, refusalsOf, type Trouble } from '../flow/index.ts';
import { billedCountry, type TaxIdStatus } from '../rules/tax/index.ts';
import { paymentForm, type PaymentForm, savedMethodIdOf } from '../payment/index.ts';
import { containedVoucherForm, type VoucherForm } from '../voucher/index.ts';
import { type CheckoutChanges, changesBetween } from './checkout-changes.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { type CheckoutStepId, stepScreens } from './checkout.steps.ts';
import type { CheckoutMeta, ContactForm } from './checkout.types.ts';
import { contactForm, selectedShippingMethodId } from './forms.ts';
import { billingSourceOf, stepsOf } from './progress.ts';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** Which screen a snapshot belongs to; `steps` is one of the buyer's steps, see {@link currentStep}. */
export type CheckoutScreen =
  | 'loading'
  | 'steps'
  | 'placing'
  | 'placed'
  | 'elsewhere'
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
  elsewhere: 'elsewhere',
  unorderable: 'unorderable',
  missing: 'missing',
  expired: 'expired',
  unavailable: 'unavailable',
  failed: 'failed',
};

export function screenOf({ value }: CheckoutSnapshot): CheckoutScreen {
  const state = typeof value.step === 'string' ? value.step : (Object.keys(value.step)[0] as StepState);
  return screens[state];
}

/** The step that the buyer is at, for the URL and the heading; null on the screens beside the steps. */
export function currentStep(snapshot: CheckoutSnapshot): CheckoutStepId | null {
  const metas = Object.values(snapshot.getMeta()) as readonly (CheckoutMeta | undefined)[];
  return metas.find((meta) => meta?.step !== undefined)?.step ?? null;
}

/** The checkout as the server last told it; null before it was loaded. */
export const checkoutOf = ({ context }: CheckoutSnapshot): Checkout | null => context.checkout;

/** How far the buyer is, for the step bar and the title "Step 2 of 4". */
export interface CheckoutProgress {
  /** From 1; screens that are skipped are not counted. */
  readonly number: number;
  readonly of: number;
  /** What is on the screen, in order. */
  readonly steps: readonly CheckoutStepId[];
}

/** The screens of this checkout in order, each with those of its steps that apply. */
export function screensOf({ context }: CheckoutSnapshot): readonly (readonly CheckoutStepId[])[] {
  const steps = stepsOf(context);
  return stepScreens
    .map((screen) => screen.filter((step) => steps.includes(step)))
    .filter((screen) => screen.length > 0);
}

/** Which screen the buyer is at; null beside the steps. */
export function progressOf(snapshot: CheckoutSnapshot): CheckoutProgress | null {
  const current = currentStep(snapshot);
  const screens = screensOf(snapshot);
  const index = screens.findIndex((steps) => current !== null && steps.includes(current));
  const steps = screens[index];
  return steps === undefined ? null : { number: index + 1, of: screens.length, steps };
}

/** Whether a screen comes before the one that the buyer is at. */
export const isBackOffered = (snapshot: CheckoutSnapshot): boolean => (progressOf(snapshot)?.number ?? 1) > 1;

/** One thing that keeps the buyer from going on, for the error summary and for its field. */
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

/** Everything said on the screen, in the order of its fields; what the whole screen is about comes last. */
export function problemsOf(snapshot: CheckoutSnapshot): readonly CheckoutProblem[] {
  if (screenOf(snapshot) !== 'steps') return [];
  const checks = progressOf(snapshot)?.steps.flatMap((step) => checksByStep[step](snapshot)) ?? [];
  return [...checks, ...problemsOfTrouble(snapshot.context.trouble)];
}

/** What changed while the buyer was at it; null unless old and new are to be shown side by side. */
export function checkoutChanges(snapshot: CheckoutSnapshot): CheckoutChanges | null {
  const { checkout, shownCheckout } = snapshot.context;
  return snapshot.matches({ step: { review: 'changed' } }) && checkout !== null && shownCheckout !== null
    ? changesBetween(shownCheckout, checkout)
    : null;
}

/** Whether the primary button has to wait: something is saved, tokenised or placed, or what is reviewed is about to change. */
export function isPending(snapshot: CheckoutSnapshot): boolean {
  const isChanging = snapshot.matches({ voucher: 'applying' }) || snapshot.matches({ renewal: 'saving' });
  const isReviewOpen = currentStep(snapshot) === 'review' && isChanging;
  return snapshot.hasTag('pending') || isReviewOpen || paymentFormIn(snapshot).isPending;
}

/** What the voucher beside the totals shows. */
export const voucherOf = ({ children }: CheckoutSnapshot): VoucherForm => containedVoucherForm(children);

/** The token of the checkout that this browser was given to continue another one's; null where it was given none. */
export const continuedTokenOf = (snapshot: CheckoutSnapshot): string | null =>
  snapshot.matches({ step: { elsewhere: 'continued' } }) ? (snapshot.context.checkout?.token ?? null) : null;

export const contactFormOf = ({ context }: CheckoutSnapshot) => contactForm(context);

/** The shipping address as the buyer sees it: as typed, else as saved, else blank. */
export const shippingAddressFormOf = ({ children }: CheckoutSnapshot): AddressForm =>
  containedAddressForm(children.shippingAddressForm);

/** The buyer's own billing address: as typed, else as saved, else the shipping address to begin with, else blank. */
export const billingAddressFormOf = ({ children }: CheckoutSnapshot): AddressForm =>
  containedAddressForm(children.billingAddressForm);

/** The tax id of the organization that buys. */
export interface TaxIdView {
  /** The country that is billed, as far as it is known. */
  readonly country: string;
  /** As typed, else as saved. */
  readonly value: string;
  /** What the saved one does to the price; null when there is none. */
  readonly status: TaxIdStatus | null;
  /** The registry did not confirm it, and the buyer has not gone on yet. */
  readonly isDoubted: boolean;
}

/** Null where buyers are not asked for a tax id. */
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

export const billingSourceIn = ({ context }: CheckoutSnapshot) => billingSourceOf(context);

/** The payment step as the buyer sees it: its own form while that runs, else what was settled there. */
export function paymentFormIn({ children, context: { payment, checkout } }: CheckoutSnapshot): PaymentForm {
  if (children.paymentForm !== undefined) return paymentForm(children.paymentForm.getSnapshot());
  const { method = checkout?.paymentMethods[0] ?? '', means = null } = payment ?? {};
  return {
    method,
    details: means?.details ?? null,
    savedMethodId: savedMethodIdOf(means),
    trouble: null,
    isPending: false,
  };
}
export const selectedShippingMethod = ({ context }: CheckoutSnapshot) => selectedShippingMethodId(context);

/**
 * The checkout with the prices that the buyer is to see: at the step of the way to ship, those of the one that is ticked,
 * as the server says that they will be.
 */
export function shownCheckoutOf(snapshot: CheckoutSnapshot): Checkout | null {
  const { checkout } = snapshot.context;
  if (checkout === null || currentStep(snapshot) !== 'shipping.method') return checkout;
  const id = selectedShippingMethodId(snapshot.context);
  return { ...checkout, ...checkout.shippingMethods.find((method) => method.id === id)?.checkoutPrices };
}

/** The refusals that an `unavailable` or `failed` screen explains. */
export const refusalsIn = ({ context }: CheckoutSnapshot): readonly Refusal[] => refusalsOf(context.trouble);
