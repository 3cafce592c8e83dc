import { paymentErrorCodes } from '@sonde/machines/rules/errors';
import {
  type AllowedChange,
  nextChargeOf,
  seatsOf,
  type RequestedChange,
} from '@sonde/machines/rules/changes';
import { fromMajorUnits, isCurrency, type Money, zeroTaxedMoney } from '@sonde/machines/rules/money';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type {
  SubscriptionChangeInput,
  SubscriptionPaymentInput,
} from '../../kernel/resolver-types.generated.ts';
import type { FieldLimit } from '../../kernel/field-limits.ts';
import { checkOptionalKey } from '../../kernel/idempotency-key.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import type { RequestFacts } from '../../kernel/request-facts.ts';
import { savedMethodIdOf } from '../payment/saved/saved-node.ts';
import type { MembersAnswer } from '../people/change-members.ts';
import { membershipIdOf, membersPayload } from '../people/members-payload.ts';
import type { PeopleServices } from '../people/people-services.ts';
import { apiTaxLine } from '../tax/api-tax-line.ts';
import { setRenewal } from './change-renewal.ts';
import { type ChangeAnswer, type ChangeRequest, refusedChange } from './change-request.ts';
import { changeSubscription } from './change-subscription.ts';
import { mostSeatsOf } from './most-seats.ts';
import { nextRenewalOf } from './next-renewal.ts';
import { type Preview, previewChanges } from './preview-changes.ts';
import { removeScheduledChange, scheduleChange } from './schedule-change.ts';
import { subscriptionPayload } from './subscription-payload.ts';
import type { SubscriptionServices } from './subscription-services.ts';

const toRequestedChange = ({
  sku,
  seats,
  featureSkus,
  leavesRental,
}: SubscriptionChangeInput): RequestedChange => ({
  sku: sku ?? null,
  seats: seats ?? null,
  featureSkus: featureSkus ?? null,
  ...(leavesRental === true && { leavesRental }),
});

/** Nothing is charged for a change before it takes effect. */
function amountsOf(change: AllowedChange) {
  if (change.takesEffect === 'NOW') {
    const { charge, credit, due: amountDue, unusedCredit } = change.amounts;
    return { charge, credit, amountDue, unusedCredit };
  }
  const none = zeroTaxedMoney(change.plan.price.gross.currency);
  return { charge: none, credit: none, amountDue: none, unusedCredit: none };
}

function previewedChange({
  change,
  nextChargeIfKept,
  taxLines,
  isTaxEstimated,
  language,
}: NonNullable<Preview['previewed']>) {
  const { takesEffect, effectiveDay, lastDay, plan, clearsScheduledChange, clearsCancellation } = change;
  const { planType, sku, featureSkus, price } = plan;
  const reduced = change.takesEffect === 'NOW' ? change.after.scheduled : null;
  return {
    takesEffect,
    effectiveDay,
    planType,
    sku,
    seats: seatsOf(plan),
    featureSkus,
    ...amountsOf(change),
    taxLines: taxLines.map((line) => apiTaxLine(line, language)),
    isTaxEstimated,
    renewalPrice: reduced === null ? price : reduced.price,
    seatsAtRenewal: reduced && seatsOf(reduced),
    featureSkusAtRenewal: reduced && reduced.featureSkus,
    lastDay,
    clearsScheduledChange,
    nextChargeDay: nextChargeOf(change),
    nextChargeDayIfKept: nextChargeIfKept,
    clearsCancellation,
  };
}

const previewPayload = ({ previewedAt, basis, validUntil, refusals, previewed }: Preview) => ({
  previewedAt,
  basis,
  validUntil,
  subscriptionErrors: subscriptionPayload(refusals).subscriptionErrors,
  change: previewed && previewedChange(previewed),
});

/** The API's payload for a change of a subscription. */
const changedPayload = ({ refusals, membership }: MembersAnswer) => ({
  ...subscriptionPayload(refusals),
  organizationMembership: membership,
});

function scheduledPayload({ crashPoint }: Pick<SubscriptionServices, 'crashPoint'>, answer: MembersAnswer) {
  crashPoint('schedule.after-commit');
  return changedPayload(answer);
}

const paymentOf = (given: SubscriptionPaymentInput | null | undefined): ChangeRequest['payment'] =>
  given
    ? {
        savedMethodId: given.savedPaymentMethodId ? savedMethodIdOf(given.savedPaymentMethodId) : null,
        token: given.token ?? null,
        isKept: given.isKept ?? false,
        country: given.country ?? null,
      }
    : null;

/** The arguments of a change and of a renewal. */
interface GivenChange {
  readonly organizationMembershipId: string;
  readonly change?: SubscriptionChangeInput;
  readonly previewedAt: string;
  readonly basis?: string | null | undefined;
  readonly expectedAmount: { readonly amount: number; readonly currency: string };
  readonly payment?: SubscriptionPaymentInput | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

const largestAmount = 1e12;

/** An amount that was shown; null if it can't be one. */
const moneyOf = ({ amount, currency }: GivenChange['expectedAmount']): Money | null =>
  isCurrency(currency) && amount >= 0 && amount <= largestAmount ? fromMajorUnits(amount, currency) : null;

/** The request, or why it is refused. */
function requestOf(given: GivenChange, headerKey: string | null): ChangeRequest | Refusal {
  const expectedAmount = moneyOf(given.expectedAmount);
  const idempotencyKey = given.idempotencyKey ?? headerKey;
  const [keyRefusal] = checkOptionalKey(idempotencyKey);
  if (keyRefusal !== undefined) return keyRefusal;
  if (expectedAmount === null) return refusal('INVALID', 'expectedAmount', 'FORMAT');
  return {
    membershipId: membershipIdOf(given.organizationMembershipId),
    requested: toRequestedChange(given.change ?? {}),
    previewedAt: given.previewedAt,
    basis: given.basis ?? null,
    expectedAmount,
    payment: paymentOf(given.payment),
    idempotencyKey,
  };
}

const paidPayload = ({
  refusals,
  membership,
  clientSecret,
  isPending,
  isDebited,
  invoiceNumber,
}: ChangeAnswer) => ({
  ...changedPayload({ refusals, membership }),
  confirmationNeeded: clientSecret !== null,
  paymentIntentSecret: clientSecret,
  isPending,
  isDebited,
  invoiceNumber,
});

async function makeChange(
  services: PeopleServices & SubscriptionServices,
  given: GivenChange,
  { account, idempotencyKey }: Pick<RequestFacts, 'account' | 'idempotencyKey'>,
) {
  const request = requestOf(given, idempotencyKey);
  return paidPayload(
    'code' in request ? refusedChange(request) : await changeSubscription(services, account, request),
  );
}

/** Charges are also used to test stolen cards. */
const cardLimit: FieldLimit = {
  limit: 'decline',
  isFailure: (answer) => answer?.subscriptionErrors?.some(({ code }) => declineCodes.includes(code)) ?? false,
};

const declineCodes: readonly string[] = paymentErrorCodes;

/** The part of the API through which administrators change their organization's subscription. */
export const subscriptionApi = (services: PeopleServices & SubscriptionServices): ModuleApi => ({
  resolvers: {
    Subscription: {
      mostSeats: async ({ subscription, organization }) =>
        mostSeatsOf(subscription, organization, await services.catalogue.latest()),
      nextRenewal: async ({ subscription, organization }) =>
        subscription.nextChargeOn === null ? null : nextRenewalOf(services, organization.id),
    },
    Query: {
      async prorationPreview(_parent, { organizationMembershipId, changes }, { account }) {
        const id = membershipIdOf(organizationMembershipId);
        const previews = await previewChanges(services, account, id, changes.map(toRequestedChange));
        return previews.map(previewPayload);
      },
    },
    Mutation: {
      async organizationRenewalSet(_parent, { organizationMembershipId, isAutomatic }, { account }) {
        const id = membershipIdOf(organizationMembershipId);
        return membersPayload(await setRenewal(services, account, id, isAutomatic));
      },
      subscriptionChange: (_parent, given, facts) => makeChange(services, given, facts),
      subscriptionRenew: (_parent, given, facts) => makeChange(services, given, facts),
      async subscriptionScheduleAdd(_parent, given, { account, idempotencyKey: headerKey }) {
        const id = membershipIdOf(given.organizationMembershipId);
        const expectedPrice = moneyOf(given.expectedPrice);
        const idempotencyKey = given.idempotencyKey ?? headerKey;
        const [keyRefusal] = checkOptionalKey(idempotencyKey);
        if (keyRefusal !== undefined) return changedPayload({ refusals: [keyRefusal], membership: null });
        if (expectedPrice === null)
          return changedPayload({
            refusals: [refusal('INVALID', 'expectedPrice', 'FORMAT')],
            membership: null,
          });
        const { change, previewedAt, basis = null } = given;
        const asked = {
          requested: toRequestedChange(change),
          previewedAt,
          basis,
          expectedPrice,
          idempotencyKey,
        };
        return scheduledPayload(services, await scheduleChange(services, account, id, asked));
      },
      async subscriptionScheduleRemove(_parent, { organizationMembershipId }, { account }) {
        const id = membershipIdOf(organizationMembershipId);
        return scheduledPayload(services, await removeScheduledChange(services, account, id));
      },
    },
  },
  refuse: async (one) => ({
    ...membersPayload({ refusals: [one], membership: null }),
    ...paidPayload(refusedChange(one)),
  }),
  limits: { subscriptionChange: [cardLimit], subscriptionRenew: [cardLimit] },
});
