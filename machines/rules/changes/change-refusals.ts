import { type EligibilityRequest, type Market, mayStart } from '../catalogue/index.ts';
import type { RefusalReason } from '../errors/index.ts';
import { isManagedBySales, type PlanType } from '../plans/index.ts';
import type { ChangedSubscription, ChangeRefusal, ChangeTerms } from './change.types.ts';

/** No one in the organization can make the change. */
export const notAllowed = (
  reason: RefusalReason | null,
  field: ChangeRefusal['field'] = null,
  most: number | null = null,
): ChangeRefusal => ({ code: 'OPERATION_NOT_ALLOWED', field, reason, most });

/** Sales makes the change, or it is bought for another account. */
const askSales: ChangeRefusal = {
  code: 'ENTERPRISE_CODE_REQUIRED',
  field: null,
  reason: 'ASK_SALES',
  most: null,
};

/** The organization's country doesn't sell the plan. */
export const notSoldInCountry: ChangeRefusal = {
  code: 'COUNTRY_NOT_AVAILABLE',
  field: 'sku',
  reason: 'NOT_SOLD_IN_COUNTRY',
  most: null,
};

/** Only administrators can change a subscription, and only sales the plans that it manages; null if neither refuses. */
export function refusalOfBuyer(
  { planType }: { readonly planType: PlanType },
  { buyer }: Pick<ChangeTerms, 'buyer'>,
): ChangeRefusal | null {
  const isAdmin = buyer.kind === 'USER' && buyer.membership?.isOrganizationAdmin === true;
  if (!isAdmin) return { code: 'NO_PERMISSIONS', field: null, reason: null, most: null };
  return isManagedBySales(planType) ? askSales : null;
}

/** Whether a term has begun that isn't paid: it is due today and not charged yet, or its charge failed. */
export const isOverdue = (
  { status, nextChargeOn }: Pick<ChangedSubscription, 'status' | 'nextChargeOn'>,
  { today }: Pick<ChangeTerms, 'today'>,
): boolean =>
  status === 'PAST_DUE' || (status === 'ACTIVE' && nextChargeOn !== null && nextChargeOn <= today);

/** An overdue term has to be paid first, and a rental lasts for its commitment; null if it can be changed. */
export function refusalOfState(
  subscription: Pick<ChangedSubscription, 'status' | 'nextChargeOn'> & {
    readonly commitment: { readonly endsOn: string } | null;
  },
  { today }: Pick<ChangeTerms, 'today'>,
): ChangeRefusal | null {
  const { commitment } = subscription;
  if (isOverdue(subscription, { today })) return notAllowed('PAYMENT_OVERDUE');
  return commitment !== null && commitment.endsOn > today ? notAllowed('COMMITTED') : null;
}

/** The market of the organization. */
export const marketOfBuyer = ({ buyer }: Pick<ChangeTerms, 'buyer'>): Market =>
  (buyer.kind === 'USER' ? buyer.membership?.organization.market : null) ?? 'HUMAN';

/** The refusal of an action's rule, with the given reason if the rule has none; null if it can start. */
export function refusalOfAction(
  request: Pick<EligibilityRequest, 'action' | 'planFamily' | 'expansion'>,
  { buyer, country }: ChangeTerms,
  reason: RefusalReason | null,
): ChangeRefusal | null {
  const market = marketOfBuyer({ buyer });
  const verdict = mayStart({ ...request, market, productLine: null, country, quantity: 1 }, buyer);
  if (verdict.allowed) return null;
  if (verdict.offers.includes('SALES')) return askSales;
  if (verdict.code === 'COUNTRY_NOT_AVAILABLE') return notSoldInCountry;
  return { code: verdict.code, field: null, reason, most: null };
}
