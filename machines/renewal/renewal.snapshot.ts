import type { Snapshot } from 'xstate';
import {
  type Check,
  hasShape,
  isBoolean,
  isBuyerMembership,
  isListOf,
  isNullOr,
  isOneOf,
  isSnapshotOf,
  isString,
  isTrouble,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import { subscriptionChangeContexts, liftContainedChange } from '../subscription-change/index.ts';
import { renewalMachine } from './renewal.machine.ts';
import type { RenewalInput, RenewingMembership } from './renewal.types.ts';

/** Increase it whenever states, events or context, here or in the contained change, make an older snapshot wrong. */
const version = 4;

const isMembership: Check<RenewingMembership> = hasShape({
  id: isString,
  organization: hasShape({ slug: isString, name: isString }),
  buyer: isBuyerMembership,
});

const isContext = hasShape({
  country: isString,
  isSignedIn: isBoolean,
  organizationSlug: isNullOr(isString),
  memberships: isListOf(isMembership),
  isChangedElsewhere: isBoolean,
  trouble: isNullOr(isTrouble),
});

const isRenewalSnapshot = isSnapshotOf(renewalMachine, isContext, subscriptionChangeContexts);
const isSent = hasShape({ value: hasShape({ changing: isOneOf(['sent']) }) });
const isOpen = hasShape({ value: hasShape({ changing: isOneOf(['open']) }), context: isContext });

/** A renewal that was sent is found in every shop; one that wasn't, only in its own. */
const isAbout = (snapshot: unknown, { country }: Pick<RenewalInput, 'country'>): boolean =>
  isSent(snapshot) || (isOpen(snapshot) && snapshot.context.country === country);

/** Wraps `actor.getPersistedSnapshot()` for storage. */
export const storeRenewal = (persisted: unknown): StoredSnapshot =>
  storedSnapshot(renewalMachine.id, version, persisted);

/**
 * The snapshot to restore on a page from what storage returned, already parsed. Null for anything else, and for a flow
 * without a renewal under way.
 */
export const readRenewal = (stored: unknown, page: Pick<RenewalInput, 'country'>): Snapshot<unknown> | null =>
  readSnapshot(stored, {
    machineId: renewalMachine.id,
    version,
    migrate: (snapshot, from) => (from >= 1 && from < version ? liftContainedChange(snapshot) : null),
    validate: (snapshot): snapshot is Snapshot<unknown> =>
      isRenewalSnapshot(snapshot) && isAbout(snapshot, page),
  });
