import type { Snapshot } from 'xstate';
import type { AccountOrganization } from '../account/index.ts';
import {
  type Check,
  hasShape,
  isBoolean,
  isListOf,
  isName,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isSnapshotOf,
  isString,
  isTaxedMoney,
  isTrouble,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import type { PlanType } from '../rules/plans/index.ts';
import {
  isRequestedChange,
  subscriptionChangeContexts,
  liftContainedChange,
} from '../subscription-change/index.ts';
import { editMembershipMachine } from './edit-membership.machine.ts';
import type { EditedMembership, MembershipRequest } from './edit-membership.types.ts';

/** Increase it whenever states, events or context, here or in the contained change, make an older snapshot wrong. */
const version = 11;

const isMembership: Check<EditedMembership> = hasShape({
  id: isString,
  isAdmin: isBoolean,
  organization: hasShape({
    name: isString,
    slug: isString,
    market: isName<AccountOrganization['market']>(),
    planType: isName<PlanType>(),
    status: isNullOr(isName<NonNullable<AccountOrganization['status']>>()),
    lastDay: isNullOr(isString),
    isExpired: isBoolean,
    isChangePending: isBoolean,
    nextChargeDay: isNullOr(isString),
    price: isNullOr(isTaxedMoney),
    renewal: isNullOr(hasShape({ price: isTaxedMoney, freeMonths: isNumber, amount: isTaxedMoney })),
    commitment: isNullOr(hasShape({ lastDay: isString, months: isNumber })),
    trial: isNullOr(hasShape({ days: isNumber, months: isNumber })),
    seats: hasShape({
      now: isNumber,
      additional: isNumber,
      inUse: isNumber,
      most: isNumber,
      isSoldInTens: isBoolean,
    }),
    isRenewable: isBoolean,
    lowerSkus: isListOf(isString),
    scheduled: isNullOr(
      hasShape({
        sku: isNullOr(isString),
        planType: isName<PlanType>(),
        seats: isNumber,
        day: isString,
        price: isNullOr(isTaxedMoney),
      }),
    ),
  }),
});

const requests: readonly Check<MembershipRequest>[] = [
  hasShape({ kind: isOneOf(['set_renewal']), isAutomatic: isBoolean }),
  hasShape({ kind: isOneOf(['remove_scheduled']) }),
];

const isContext = hasShape({
  isSignedIn: isBoolean,
  organizationSlug: isNullOr(isString),
  membership: isNullOr(isMembership),
  memberships: isListOf(hasShape({ organization: hasShape({ slug: isString, name: isString }) })),
  seats: isNullOr(hasShape({ membershipId: isString, requested: isNumber })),
  change: isNullOr(isRequestedChange),
  request: isNullOr((value: unknown): value is MembershipRequest => requests.some((is) => is(value))),
  trouble: isNullOr(isTrouble),
});

const isEditMembershipSnapshot = isSnapshotOf(editMembershipMachine, isContext, subscriptionChangeContexts);

const isOf = (organizationSlug: string | null) =>
  hasShape({ context: hasShape({ organizationSlug: isNullOr(isOneOf([organizationSlug ?? ''])) }) });

/** What earlier versions didn't have, until the store has answered again. */
const laterFacts = {
  market: 'HUMAN',
  isChangePending: false,
  renewal: null,
  trial: null,
  isRenewable: false,
  lowerSkus: [],
};

function withLaterFacts(membership: unknown): unknown {
  if (!isRecord(membership) || !isRecord(membership['organization'])) return null;
  const { organization } = membership;
  const { scheduled } = organization;
  return {
    ...membership,
    organization: {
      ...laterFacts,
      ...organization,
      scheduled: isRecord(scheduled) ? { sku: null, ...scheduled } : null,
    },
  };
}

/**
 * Version 1 had no choice of organizations, version 2 no trial, version 3 no lower plans, version 4 no change to return
 * to, no SKU of a scheduled one, and nothing about the renewal of an ended membership, version 5 no market and no change
 * that is still settling, version 6 no taxes of a preview; version 7 named a state otherwise, and didn't say what a preview
 * was calculated from, version 8 had no amount of the renewal, version 9 didn't say whether taxes are an estimate,
 * version 10 called the requested number of seats wanted. A change that was sent resumes with its key.
 */
function ofEarlier(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { context } = snapshot;
  const { membership, seats } = context;
  return {
    ...snapshot,
    context: {
      memberships: [],
      change: null,
      ...context,
      membership: withLaterFacts(membership),
      seats: isRecord(seats) ? { membershipId: seats['membershipId'], requested: seats['wanted'] } : seats,
    },
  };
}

/** Wraps `actor.getPersistedSnapshot()` for storage. */
export const storeEditMembership = (persisted: unknown): StoredSnapshot =>
  storedSnapshot(editMembershipMachine.id, version, persisted);

/**
 * The snapshot to restore from what storage returned, already parsed; null for anything else, and for that of another
 * organization.
 */
export const readEditMembership = (
  stored: unknown,
  organizationSlug: string | null,
): Snapshot<unknown> | null =>
  readSnapshot(stored, {
    machineId: editMembershipMachine.id,
    version,
    migrate: (snapshot, from) =>
      from >= 1 && from < version ? liftContainedChange(ofEarlier(snapshot)) : null,
    validate: (snapshot): snapshot is Snapshot<unknown> =>
      isEditMembershipSnapshot(snapshot) && isOf(organizationSlug)(snapshot),
  });
