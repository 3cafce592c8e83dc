import type { Snapshot } from 'xstate';
import {
  type Check,
  hasShape,
  isBoolean,
  isBuyerMembership,
  isListOf,
  isName,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isSnapshotOf,
  isString,
  isTaxedMoney,
  isRefusal,
  isTrouble,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import type { PlanType } from '../rules/plans/index.ts';
import {
  isComparedTerm,
  subscriptionChangeContexts,
  liftContainedChange,
} from '../subscription-change/index.ts';
import { proCustomChangeMachine } from './pro-custom-change.machine.ts';
import { proChangeSteps } from './pro-custom-change.steps.ts';
import type { ChangingMembership, ProCustomChangeInput } from './pro-custom-change.types.ts';

/** Increase it whenever states, events or context, here or in the contained change, make an older snapshot wrong. */
const version = 6;

const isMembership: Check<ChangingMembership> = hasShape({
  id: isString,
  organization: hasShape({ slug: isString, name: isString }),
  plan: hasShape({
    buyer: isBuyerMembership,
    sku: isNullOr(isString),
    seats: hasShape({ now: isNumber, additional: isNumber, inUse: isNumber, most: isNumber }),
    featureSkus: isListOf(isString),
    isRenewing: isBoolean,
  }),
  scheduled: isNullOr(
    hasShape({
      sku: isNullOr(isString),
      planType: isName<PlanType>(),
      seats: isNumber,
      featureSkus: isListOf(isString),
      day: isString,
      price: isNullOr(isTaxedMoney),
    }),
  ),
});

const isContext = hasShape({
  isSignedIn: isBoolean,
  organizationSlug: isNullOr(isString),
  step: isOneOf(proChangeSteps.ids),
  memberships: isListOf(isMembership),
  terms: isListOf(isComparedTerm),
  choice: isNullOr(
    hasShape({ membershipId: isString, sku: isString, members: isNumber, features: isListOf(isString) }),
  ),
  news: isNullOr(isOneOf(['CHANGED_ELSEWHERE', 'SCHEDULED_REMOVED'])),
  removalRefusal: isNullOr(isRefusal),
  trouble: isNullOr(isTrouble),
});

const isFlowSnapshot = isSnapshotOf(proCustomChangeMachine, isContext, subscriptionChangeContexts);

/** What the page brings along, so that it isn't stored. */
type Page = Pick<ProCustomChangeInput, 'direction' | 'country' | 'offers' | 'sold'>;

const isOf = ({ direction, country }: Page) =>
  hasShape({ context: hasShape({ direction: isOneOf([direction]), country: isOneOf([country]) }) });

type Stored = Snapshot<unknown> & { readonly context: object };

/** Wraps `actor.getPersistedSnapshot()` for storage, without what the page sells. */
export function storeProCustomChange(persisted: unknown): StoredSnapshot {
  const { context, ...snapshot } = persisted as Stored;
  const { offers: _offers, sold: _sold, ...kept } = isRecord(context) ? context : {};
  return storedSnapshot(proCustomChangeMachine.id, version, { ...snapshot, context: kept });
}

function withLaterFacts(membership: unknown): unknown {
  if (!isRecord(membership)) return null;
  const { scheduled } = membership;
  return {
    ...membership,
    scheduled: isRecord(scheduled) ? { sku: null, ...scheduled } : null,
  };
}

/**
 * Version 1 didn't know the SKU of a scheduled change, version 2 why one wasn't removed, version 3 no taxes of a
 * preview; version 4 named a state otherwise, and didn't say what a preview was calculated from,
 * version 5 whether its taxes are an estimate. A change that was sent
 * continues with its key.
 */
function ofEarlier(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { context } = snapshot;
  const { memberships } = context;
  return {
    ...snapshot,
    context: {
      removalRefusal: null,
      ...context,
      memberships: Array.isArray(memberships) ? memberships.map(withLaterFacts) : [],
    },
  };
}

/**
 * The snapshot to restore on a page from what storage returned, already parsed, with what the page sells today; null for
 * anything else, and for that of the other direction or of another shop.
 */
export function readProCustomChange(stored: unknown, page: Page): Snapshot<unknown> | null {
  const read = readSnapshot(stored, {
    machineId: proCustomChangeMachine.id,
    version,
    migrate: (snapshot, from) =>
      from >= 1 && from < version ? liftContainedChange(ofEarlier(snapshot)) : null,
    validate: (snapshot): snapshot is Stored => isFlowSnapshot(snapshot) && isOf(page)(snapshot),
  });
  const restored: Snapshot<unknown> | null =
    read && Object.assign({}, read, { context: { ...read.context, ...page } });
  return restored;
}
