import type { SnapshotFrom } from 'xstate';
import { isActive, isExpired } from '../rules/catalogue/index.ts';
import type { renewalMachine } from './renewal.machine.ts';
import { renewingMembership } from './renewal.setup.ts';

export { renewingMembership };

/** The flow in one of its states, as its selectors read it. */
export type RenewalSnapshot = SnapshotFrom<typeof renewalMachine>;

const screens = ['signedOut', 'unanswered', 'offered', 'refused', 'changing', 'changed'] as const;

/** What the page of a renewal shows. */
export type RenewalScreen = (typeof screens)[number] | 'loading';

/** The screen of a state. What the shop is still to be asked shows as loading. */
export const renewalScreenOf = (snapshot: RenewalSnapshot): RenewalScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'loading';

/** Whether the person was signed out by the shop rather than by themselves. */
export const isRenewalSessionEnded = (snapshot: RenewalSnapshot): boolean =>
  snapshot.matches({ signedOut: 'ended' });

const obstacles = ['withoutOrganization', 'withoutSales', 'toMembers', 'withoutTerms', 'tooEarly'] as const;
/** Why the membership can't be renewed here. */
export type RenewalRefusal = (typeof obstacles)[number];

/** Why the plan can't be renewed; null if it can. */
export const renewalRefusalOf = (snapshot: RenewalSnapshot): RenewalRefusal | null =>
  obstacles.find((refused) => snapshot.matches({ refused })) ?? null;

/** Whether a plan is active that has no further terms: it is upgraded rather than bought again. */
export function isActiveWithoutTerms(snapshot: RenewalSnapshot): boolean {
  const own = renewingMembership(snapshot.context);
  return renewalRefusalOf(snapshot) === 'withoutTerms' && own !== null && isActive(own.buyer.organization);
}

/** Whether the last day of access has passed. */
export function isRenewedAfterEnd({ context }: RenewalSnapshot): boolean {
  const own = renewingMembership(context);
  return own !== null && isExpired(own.buyer.organization);
}
