import type { MemberOffer } from '../rules/member-offers/index.ts';
import { isManagedBySales } from '../rules/plans/index.ts';
import type { AccountOrganization } from './account.types.ts';

/** How a renewal that couldn't be charged is paid, in the order in which it is looked for. */
export type OverdueRemedy = 'INVOICE' | 'RENEW' | 'SALES' | 'SALES_BY_ADMINISTRATOR' | 'ADMINISTRATOR';

/** What a member reads about such a renewal: that it is charged again, or else how it is paid. */
export type OverdueAdvice = OverdueRemedy | 'CHARGED_AGAIN' | 'INVOICE_OR_CHARGED_AGAIN';

type Overdue = Pick<AccountOrganization, 'openInvoiceToken' | 'nextChargeDay' | 'planType'>;

/** How a member pays an overdue renewal, by what they are offered for the membership. */
export function overdueRemedyOf(
  { openInvoiceToken, nextChargeDay, planType }: Overdue,
  offers: readonly MemberOffer[],
): OverdueRemedy {
  if (openInvoiceToken !== null) return 'INVOICE';
  if (offers.includes('RENEW')) return 'RENEW';
  if (nextChargeDay === null && offers.includes('CONTACT_SALES')) return 'SALES';
  return isManagedBySales(planType) ? 'SALES_BY_ADMINISTRATOR' : 'ADMINISTRATOR';
}

/** What is said about an overdue renewal beside the way in which it is paid. */
export function overdueAdviceOf(overdue: Overdue, offers: readonly MemberOffer[]): OverdueAdvice {
  if (overdue.nextChargeDay === null) return overdueRemedyOf(overdue, offers);
  return overdue.openInvoiceToken === null ? 'CHARGED_AGAIN' : 'INVOICE_OR_CHARGED_AGAIN';
}
