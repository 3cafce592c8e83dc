import type { Snapshot } from 'xstate';
import { isAddressContext, isAddressRules } from '../address/index.ts';
import { isCheckout } from '../cart/index.ts';
import {
  type Check,
  hasShape,
  isBoolean,
  isListOf,
  isMoney,
  isName,
  isNullOr,
  isNumber,
  isOneOf,
  isPostalAddress,
  isSnapshotOf,
  isString,
  isTrouble,
  readSnapshot,
} from '../flow/index.ts';
import { isChosenPayment, paymentContexts } from '../payment/index.ts';
import { eachReference } from '../rules/checkout/index.ts';
import { isLostDiscount, isVoucherContext, type LostDiscount } from '../voucher/index.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { checkoutSteps } from './checkout.steps.ts';
import { type PersistedCheckout, snapshotVersion, withChangedPart } from './checkout.storage.ts';
import type {
  CheckoutContext,
  ContactField,
  ContactForm,
  ContactProblem,
  PlaceOrderInput,
} from './checkout.types.ts';

const isProblem: Check<ContactProblem> = hasShape({
  field: isName<ContactField>(),
  reason: isName<ContactProblem['reason']>(),
});

const isContactForm: Check<ContactForm> = hasShape({
  email: isString,
  marketingOptIn: isBoolean,
  buyer: isOneOf(['person', 'organization']),
  organizationName: isString,
  vatRegistrationNumber: isString,
  ...eachReference(() => isString),
  problems: isListOf(isProblem),
});

const isPlacement: Check<PlaceOrderInput> = hasShape({
  checkoutId: isString,
  idempotencyKey: isString,
  shownTotal: isMoney,
  shownPayment: isNullOr(hasShape({ method: isString, token: isNullOr(isString) })),
  shownTrialCharge: isNullOr(hasShape({ price: isMoney, chargeOn: isString })),
  attestations: isListOf(isString),
});

/** Who is signed in isn't read from storage: each restoration names the person. */
const isContext: Check<Omit<CheckoutContext, 'accountEmail'>> = hasShape({
  checkoutToken: isString,
  country: isString,
  addressRules: isAddressRules,
  requestedStep: isNullOr(isOneOf(checkoutSteps.ids)),
  checkout: isNullOr(isCheckout),
  shownCheckout: isNullOr(isCheckout),
  drafts: hasShape({
    contact: isNullOr(isContactForm),
    shippingMethodId: isNullOr(isString),
    note: isNullOr(isString),
    autoRenewal: isNullOr(isBoolean),
  }),
  emailSuggestion: isNullOr(hasShape({ typed: isString, meant: isNullOr(isString) })),
  submittedAddress: isNullOr(isPostalAddress),
  billingSource: isNullOr(isOneOf(['shipping', 'own'])),
  payment: isNullOr(isChosenPayment),
  previousMethod: isNullOr(isString),
  isQuoteRequested: isBoolean,
  attestations: isListOf(isString),
  missingAttestations: isListOf(isString),
  placement: isNullOr(isPlacement),
  repeats: isNumber,
  clientSecret: isNullOr(isString),
  trouble: isNullOr(isTrouble),
  lostDiscount: isNullOr(isLostDiscount),
  orderToken: isNullOr(isString),
});

const isCheckoutSnapshot = isSnapshotOf(checkoutMachine, isContext, {
  shippingAddressForm: isAddressContext,
  billingAddressForm: isAddressContext,
  voucherForm: isVoucherContext,
  ...paymentContexts,
});

/** What the browser knows now, whatever it knew when the snapshot was stored. */
interface KnownSince {
  /** Reported by another page of the tab since; null for none. */
  readonly lostDiscount: LostDiscount | null;
  /** The email address of the person who is signed in; empty if nobody is. */
  readonly accountEmail: string;
}

/**
 * Returns the snapshot to restore from parsed storage; null if there is none for this checkout. The flow then starts from
 * the beginning, with the data saved on the server.
 */
export type CheckoutReader = (
  stored: unknown,
  checkoutToken: string,
  since?: KnownSince,
) => Snapshot<unknown> | null;

/** A reader of this version's snapshots, and of earlier ones that `migrate` upgrades to it. */
export const checkoutReader =
  (migrate: (snapshot: unknown, fromVersion: number) => unknown): CheckoutReader =>
  (stored, checkoutToken, { lostDiscount, accountEmail } = { lostDiscount: null, accountEmail: '' }) => {
    const isOfCheckout = (snapshot: unknown): snapshot is Snapshot<unknown> & PersistedCheckout =>
      isCheckoutSnapshot(snapshot);
    const snapshot = readSnapshot(stored, {
      machineId: checkoutMachine.id,
      version: snapshotVersion,
      migrate,
      validate: isOfCheckout,
    });
    if (snapshot?.context.checkoutToken !== checkoutToken) return null;
    const current = { ...snapshot, context: { ...snapshot.context, accountEmail } };
    if (lostDiscount === null) return current;
    return withChangedPart(current, 'voucherForm', (voucher) => ({
      ...voucher,
      context: { ...voucher.context, lostDiscount },
    }));
  };

/** Reads snapshots of this version only, which are all that a tab has stored unless the shop was updated since. */
export const readCurrentCheckout = checkoutReader(() => null);
