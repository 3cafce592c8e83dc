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
  isRecord,
  isRefusal,
  isString,
  isTaxedMoney,
  isTrouble,
} from '../flow/index.ts';
import { zeroTaxedMoney } from '../rules/money/index.ts';
import type { PaymentDetails } from '../payment/index.ts';
import type { RequestedChange } from '../rules/changes/index.ts';
import type { PaymentMethod, SavedAccount, SavedCard, SavedPaymentMethod } from '../rules/payment/index.ts';
import type { PlanType } from '../rules/plans/index.ts';
import { taxCodes } from '../rules/tax/index.ts';
import type {
  ChangePreview,
  ComparedTerm,
  SubscriptionChangeContext,
  SubscriptionChangeOutcome,
} from './subscription-change.types.ts';

/** Whether an unknown value is what a subscription is to become. */
export const isRequestedChange: Check<RequestedChange> = hasShape({
  sku: isNullOr(isString),
  seats: isNullOr(isNumber),
  featureSkus: isNullOr(isListOf(isString)),
});

const isChangeTax: Check<ChangePreview['taxLines'][number]> = hasShape({
  code: isOneOf(taxCodes),
  name: isNullOr(isString),
  rate: isNumber,
  amount: isMoney,
  registrationNumber: isNullOr(isString),
});

const isChangePreview: Check<ChangePreview> = hasShape({
  previewedAt: isString,
  basis: isNullOr(isString),
  validUntil: isString,
  takesEffect: isOneOf(['NOW', 'AT_RENEWAL']),
  effectiveDay: isString,
  planType: isName<PlanType>(),
  sku: isNullOr(isString),
  seats: isNumber,
  featureSkus: isListOf(isString),
  charge: isTaxedMoney,
  credit: isTaxedMoney,
  amountDue: isTaxedMoney,
  unusedCredit: isTaxedMoney,
  taxLines: isListOf(isChangeTax),
  isTaxEstimated: isBoolean,
  renewalPrice: isNullOr(isTaxedMoney),
  seatsAtRenewal: isNullOr(isNumber),
  featureSkusAtRenewal: isNullOr(isListOf(isString)),
  lastDay: isNullOr(isString),
  clearsScheduledChange: isBoolean,
  nextChargeDay: isNullOr(isString),
  nextChargeDayIfKept: isNullOr(isString),
  clearsCancellation: isBoolean,
});

/** Whether an unknown value is a term with what it would come to. */
export const isComparedTerm: Check<ComparedTerm> = hasShape({
  sku: isString,
  preview: isNullOr(isChangePreview),
  refusals: isListOf(isRefusal),
});

/** A preview that was stored before it named its taxes and whether they are an estimate, the credit that is lost and what it was calculated from. */
function withTaxes(preview: unknown): unknown {
  if (!isRecord(preview) || !isTaxedMoney(preview['credit'])) return preview;
  const { currency } = preview['credit'].gross;
  const unusedCredit = zeroTaxedMoney(currency);
  return { taxLines: [], isTaxEstimated: false, unusedCredit, basis: null, ...preview };
}

const withTaxesOfTerm = (term: unknown): unknown =>
  isRecord(term) ? { ...term, preview: withTaxes(term['preview']) } : term;

/** The state of a preview for whoever has signed in had another name before. */
function withPreviewAfterSignIn(value: unknown): unknown {
  return isRecord(value) && value['previewing'] === 'anew' ? { previewing: 'afterSignIn' } : value;
}

function withRequestAfterSignIn(children: unknown): unknown {
  if (!isRecord(children) || !('previewAnew' in children)) return children;
  const { previewAnew, ...others } = children;
  return { ...others, previewAfterSignIn: previewAnew };
}

function liftChange(child: unknown): unknown {
  if (!isRecord(child) || !isRecord(child['snapshot'])) return child;
  const { src, snapshot } = child;
  const { context, value, children } = snapshot;
  if (src !== 'subscriptionChange' || !isRecord(context)) return child;
  return {
    ...child,
    snapshot: {
      ...snapshot,
      value: withPreviewAfterSignIn(value),
      context: {
        ...context,
        preview: withTaxes(context['preview']),
        replacedPreview: withTaxes(context['replacedPreview']),
      },
      children: withRequestAfterSignIn(children),
    },
  };
}

/** Upgrades the change inside a flow's snapshot, and the terms that the flow compared; current ones stay as they are. */
export function liftContainedChange(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { context, children } = snapshot;
  const { terms } = context;
  return {
    ...snapshot,
    context: Array.isArray(terms) ? { ...context, terms: terms.map(withTaxesOfTerm) } : context,
    children: isRecord(children)
      ? Object.fromEntries(Object.entries(children).map(([id, child]) => [id, liftChange(child)]))
      : children,
  };
}

const shownMethod = {
  id: isString,
  method: isName<PaymentMethod>(),
  lastDigits: isString,
  isPrimary: isBoolean,
  isOfOrganization: isBoolean,
  isActive: isBoolean,
} as const;

const isCard: Check<SavedCard> = hasShape({
  ...shownMethod,
  brand: isString,
  name: isNullOr(isString),
  expMonth: isNumber,
  expYear: isNumber,
});

const isAccount: Check<SavedAccount> = hasShape({
  ...shownMethod,
  bankCountry: isString,
  bankName: isString,
  mandateReference: isNullOr(isString),
});

const isSavedMethod: Check<SavedPaymentMethod> = (value): value is SavedPaymentMethod =>
  isCard(value) || isAccount(value);

/** A change that has ended is never restored. */
const isOutcome: Check<SubscriptionChangeOutcome> = hasShape({ status: isOneOf(['left', 'stale']) });

const isContext: Check<SubscriptionChangeContext> = hasShape({
  membershipId: isString,
  change: isRequestedChange,
  preview: isNullOr(isChangePreview),
  replacedPreview: isNullOr(isChangePreview),
  methods: isListOf(isSavedMethod),
  methodId: isNullOr(isString),
  means: isNullOr(hasShape({ details: isRecord as Check<PaymentDetails>, token: isString })),
  isKept: isBoolean,
  idempotencyKey: isNullOr(isString),
  clientSecret: isNullOr(isString),
  repeats: isNumber,
  trouble: isNullOr(isTrouble),
  outcome: isOutcome,
});

/** The context of the change by its name, for flows that restore a snapshot with one in it. */
export const subscriptionChangeContexts = { subscriptionChange: isContext };
