/** Renewing a membership by hand, for one more term. */

export { firstRenewalDay, isEndedRenewable, type RenewalObstacle, renewalObstacle } from './renewals.ts';
