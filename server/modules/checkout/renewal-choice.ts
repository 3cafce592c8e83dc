import { countryDay, mayTrialRenewAt } from '@sonde/machines/rules/places';
import {
  mayChooseRenewal,
  type OrderSale,
  sellsRental,
  soldTerm,
  type SoldTerm,
} from '@sonde/machines/rules/sales';
import type { Wording } from '../catalogue/catalogue.types.ts';
import type { Organization } from '../people/person.model.ts';
import type { StoredCheckout } from './checkout.model.ts';
import { isMembership, kindOf, type OfferedLine } from './offered-line.ts';

/** The membership in a checkout: its term, and whether it renews automatically. */
export interface RenewalChoice {
  /** Null if nothing in the checkout has a term. */
  readonly membershipTerm: (SoldTerm & { readonly name: string }) | null;
  readonly isAutoRenewalOffered: boolean;
  /** The buyer's choice, if it is offered; true for a rental, which is paid by the month. */
  readonly autoRenewal: boolean;
}

interface Membership {
  readonly sale: OrderSale | null;
  readonly lines: readonly Pick<OfferedLine, 'offer'>[];
  /** The organization that it is bought for, if its member asks; otherwise null. */
  readonly organization: Organization | null;
  readonly wording: Wording;
  readonly now: Date;
}

/** The membership of a checkout if it is ordered now. */
export function renewalChoice(
  { country, autoRenewal: isTicked, shippingAddress, billingAddress }: StoredCheckout,
  { sale, lines, organization, wording, now }: Membership,
): RenewalChoice {
  const parts = lines.filter((line) => kindOf(line) === 'SUBSCRIPTION');
  const sold = (parts.find(isMembership) ?? parts[0])?.offer.variant.product;
  if (sale === null || sold === undefined)
    return { membershipTerm: null, isAutoRenewalOffered: false, autoRenewal: false };
  const today = countryDay(organization?.country ?? country, now);
  const buyer = organization && { members: organization.seatsTaken, subscription: organization.subscription };
  const isAllowed = sale.trial === undefined || mayTrialRenewAt([shippingAddress, billingAddress]);
  const isAutoRenewalOffered = isAllowed && mayChooseRenewal(sale, buyer, today);
  const autoRenewal = (isTicked && isAutoRenewalOffered) || sellsRental(sale);
  const term = soldTerm(sale, buyer, { today, autoRenewal });
  return { membershipTerm: term && { name: wording(sold.name), ...term }, isAutoRenewalOffered, autoRenewal };
}
