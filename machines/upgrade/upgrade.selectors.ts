import type { SnapshotFrom } from 'xstate';
import { isActive } from '../rules/catalogue/index.ts';
import { isEndedRenewable } from '../rules/renewals/index.ts';
import { isProAbove } from '../rules/upgrades/index.ts';
import type { upgradeMachine } from './upgrade.machine.ts';
import { chosenTerm, upgradingMembership } from './upgrade.setup.ts';

export { upgradingMembership };

/** The flow in one of its states, as its selectors read it. */
export type UpgradeSnapshot = SnapshotFrom<typeof upgradeMachine>;

const screens = ['signedOut', 'unanswered', 'choosing', 'refused', 'changing', 'changed'] as const;

/** What the page of an upgrade shows. */
export type UpgradeScreen = (typeof screens)[number] | 'loading';

/** The screen of a state. What the shop is still to be asked shows as loading. */
export const upgradeScreenOf = (snapshot: UpgradeSnapshot): UpgradeScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'loading';

/** Whether the person was signed out by the shop rather than by themselves. */
export const isUpgradeSessionEnded = (snapshot: UpgradeSnapshot): boolean =>
  snapshot.matches({ signedOut: 'ended' });

const obstacles = [
  'withoutOrganization',
  'withoutSales',
  'afterEnd',
  'toMembers',
  'withPro',
  'beyondHighest',
  'whileOverdue',
  'whileCommitted',
] as const;
/** Why the membership can't be upgraded here. */
export type UpgradeRefusal = (typeof obstacles)[number];

/** Why the plan can't be upgraded; null if it can. */
export const upgradeRefusalOf = (snapshot: UpgradeSnapshot): UpgradeRefusal | null =>
  obstacles.find((refused) => snapshot.matches({ refused })) ?? null;

/** Whether an active plan may become a Pro plan, of which features and members may be chosen first. */
export function isProOffered({ context }: UpgradeSnapshot): boolean {
  const own = upgradingMembership(context);
  return own !== null && isActive(own.buyer.organization) && isProAbove(context.sold, own.buyer);
}

/** Whether the plan has ended, so that an upgrade begins a new term. */
export function isUpgradedAfterEnd({ context }: UpgradeSnapshot): boolean {
  const own = upgradingMembership(context);
  return own !== null && !isActive(own.buyer.organization);
}

/** Whether the plans are paid for the rest of the current term; a new term begins today otherwise. */
export function isCurrentTermKept({ context }: UpgradeSnapshot): boolean {
  const lastDay = upgradingMembership(context)?.buyer.organization.subscriptionExpirationDate ?? null;
  return lastDay !== null && context.terms.some(({ preview }) => preview?.lastDay === lastDay);
}

/** The term that is chosen; null if none can be had. */
export const chosenTermOf = ({ context }: UpgradeSnapshot): string | null => chosenTerm(context);

/** What the chosen plan clears, as the shop has previewed it: a scheduled change, and the end of the renewal. */
export function clearedByUpgrade({ context }: UpgradeSnapshot) {
  const chosen = chosenTerm(context);
  const preview = context.terms.find(({ sku }) => sku === chosen)?.preview ?? null;
  return {
    isScheduledChangeCleared: preview?.clearsScheduledChange ?? false,
    isCancellationCleared: preview?.clearsCancellation ?? false,
  };
}

/** Whether the membership has ended and can be renewed. */
export function isUpgradeRenewable({ context }: UpgradeSnapshot): boolean {
  const own = upgradingMembership(context);
  return own !== null && isEndedRenewable(own.buyer, context.country);
}
