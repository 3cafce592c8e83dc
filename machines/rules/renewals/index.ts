/** Renewing a membership by hand, for one more term. */

export { firstRenewalDay, type RenewalObstacle, renewalObstacle } from './renewals.ts';
