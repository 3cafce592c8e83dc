import { mayTrialRenewAt } from '../rules/places/index.ts';
import type { Checkout } from './cart.types.ts';

/** Whether the law where a trial is ordered forbids that it continues as a paid membership. */
export const isTrialRenewalForbidden = ({
  membershipTerm,
  shippingAddress,
  billingAddress,
}: Pick<Checkout, 'membershipTerm' | 'shippingAddress' | 'billingAddress'>): boolean =>
  membershipTerm !== null &&
  membershipTerm.trialDays !== null &&
  !mayTrialRenewAt([shippingAddress, billingAddress]);
