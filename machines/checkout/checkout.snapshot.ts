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
  isSnapshotOf,
  isString,
  isTrouble,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import { isChosenPayment, paymentContexts, withoutPaymentTrouble } from '../payment/index.ts';
import { eachReference } from '../rules/checkout/index.ts';
import { isLostDiscount, isVoucherContext, type LostDiscount } from '../voucher/index.ts';
import { liftCheckout } from './checkout.migration.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { checkoutSteps } from './checkout.steps.ts';
import type {
  CheckoutContext,
  ContactField,
  ContactForm,
  ContactProblem,
  PlaceOrderInput,
} from './checkout.types.ts';

/** Raised whenever states, events or context change so that an older snapshot would mislead. */
const version = 14;

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
  attestations: isListOf(isString),
});

const isContext: Check<CheckoutContext> = hasShape({
  checkoutToken: isString,
  country: isString,
  addressRules: isAddressRules,
  wantedStep: isNullOr(isOneOf(checkoutSteps.ids)),
  checkout: isNullOr(isCheckout),
  shownCheckout: isNullOr(isCheckout),
  drafts: hasShape({
    contact: isNullOr(isContactForm),
    shippingMethodId: isNullOr(isString),
  }),
  billingSource: isNullOr(isOneOf(['shipping', 'own'])),
  payment: isNullOr(isChosenPayment),
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

interface Contained {
  readonly context: object;
}

interface PersistedFlow {
  readonly context: Pick<CheckoutContext, 'checkout' | 'checkoutToken'>;
  readonly children?: Readonly<
    Partial<Record<'paymentForm' | 'voucherForm', { readonly snapshot: Contained }>>
  >;
}

/** The persisted flow with a machine in it changed; as it is where it does not contain that now. */
function withChanged<Persisted extends PersistedFlow>(
  persisted: Persisted,
  id: 'paymentForm' | 'voucherForm',
  change: (snapshot: Contained) => Contained,
): Persisted {
  const child = persisted.children?.[id];
  if (child === undefined) return persisted;
  return {
    ...persisted,
    children: { ...persisted.children, [id]: { ...child, snapshot: change(child.snapshot) } },
  };
}

/**
 * Wraps `actor.getPersistedSnapshot()` for storage; null for a flow that has no checkout: a reload asks the shop anew,
 * whatever kept it from one before.
 */
export function storeCheckout(persisted: unknown): StoredSnapshot | null {
  const flow = persisted as PersistedFlow;
  if (flow.context.checkout === null) return null;
  const silent = withChanged(flow, 'paymentForm', withoutPaymentTrouble);
  return storedSnapshot(checkoutMachine.id, version, silent);
}

/**
 * The snapshot to restore from what storage gave, already parsed; null for anything that is not a snapshot of this
 * version, or of one that can be lifted, and of this checkout. The flow then starts anew and the server knows what was saved. `lostDiscount` is what
 * another page of the tab told of since.
 */
export function readCheckout(
  stored: unknown,
  checkoutToken: string,
  lostDiscount: LostDiscount | null = null,
): Snapshot<unknown> | null {
  const isOfCheckout = (snapshot: unknown): snapshot is Snapshot<unknown> & PersistedFlow =>
    isCheckoutSnapshot(snapshot);
  const snapshot = readSnapshot(stored, {
    machineId: checkoutMachine.id,
    version,
    migrate: liftCheckout,
    validate: isOfCheckout,
  });
  if (snapshot?.context.checkoutToken !== checkoutToken) return null;
  if (lostDiscount === null) return snapshot;
  return withChanged(snapshot, 'voucherForm', (voucher) => ({
    ...voucher,
    context: { ...voucher.context, lostDiscount },
  }));
}
