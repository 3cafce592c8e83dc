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
  isSnapshotOf,
  isString,
  isTrouble,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import { markets } from '../rules/catalogue/index.ts';
import type { SoldMembership } from '../rules/reactivation/index.ts';
import {
  isComparedTerm,
  subscriptionChangeContexts,
  liftContainedChange,
} from '../subscription-change/index.ts';
import { upgradeMachine } from './upgrade.machine.ts';
import { chosenTerm } from './upgrade.setup.ts';
import type { UpgradeInput, UpgradingMembership } from './upgrade.types.ts';

/** Increase it whenever states, events or context, here or in the contained change, make an older snapshot wrong. */
const version = 4;

const isMembership: Check<UpgradingMembership> = hasShape({
  id: isString,
  organization: hasShape({ slug: isString, name: isString }),
  buyer: isBuyerMembership,
});

const isSold: Check<SoldMembership> = hasShape({
  planFamily: isName<SoldMembership['planFamily']>(),
  market: isOneOf(markets),
  productLine: isNullOr(isName<NonNullable<SoldMembership['productLine']>>()),
  terms: isListOf(
    hasShape({ sku: isString, seats: isNullOr(hasShape({ sku: isString, included: isNumber })) }),
  ),
  featureSkus: isListOf(isString),
});

const isContext = hasShape({
  country: isString,
  sold: isListOf(isSold),
  isSignedIn: isBoolean,
  organizationSlug: isNullOr(isString),
  sku: isNullOr(isString),
  memberships: isListOf(isMembership),
  terms: isListOf(isComparedTerm),
  isChangedElsewhere: isBoolean,
  trouble: isNullOr(isTrouble),
});

const isUpgradeSnapshot = isSnapshotOf(upgradeMachine, isContext, subscriptionChangeContexts);
const isSent = hasShape({ value: hasShape({ changing: isOneOf(['sent']) }) });
const isOpen = hasShape({ value: hasShape({ changing: isOneOf(['open']) }), context: isContext });

/** The page that the flow is restored on. */
type Page = Pick<UpgradeInput, 'country' | 'sku'>;

/** A change that was sent is found on every page; one that wasn't, only where the page's address names its term. */
function isAbout(snapshot: unknown, page: Page): boolean {
  if (isSent(snapshot)) return true;
  if (!isOpen(snapshot)) return false;
  const { country, terms, sku } = snapshot.context;
  return country === page.country && chosenTerm({ terms, sku }) === page.sku;
}

/** Wraps `actor.getPersistedSnapshot()` for storage. */
export const storeUpgrade = (persisted: unknown): StoredSnapshot =>
  storedSnapshot(upgradeMachine.id, version, persisted);

/**
 * The snapshot to restore on a page from what storage returned, already parsed. Null for anything else, and for a flow
 * without a change under way: the page's address has the choice.
 */
export const readUpgrade = (stored: unknown, page: Page): Snapshot<unknown> | null =>
  readSnapshot(stored, {
    machineId: upgradeMachine.id,
    version,
    migrate: (snapshot, from) => (from >= 1 && from < version ? liftContainedChange(snapshot) : null),
    validate: (snapshot): snapshot is Snapshot<unknown> =>
      isUpgradeSnapshot(snapshot) && isAbout(snapshot, page),
  });
