import { hasWithdrawalFunction } from '../places/index.ts';
import { addDays } from '../time/index.ts';

/** How long a consumer can withdraw without giving a reason: Directive 2011/83/EU, article 9(1). */
const withdrawalDays = 14;

/** The data of an order that determine its withdrawal. Days are ISO calendar dates of the order's shop. */
export interface WithdrawableOrder {
  /** The country of the shop where it was placed. */
  readonly country: string;
  readonly orderedOn: string;
  /** The latest promised delivery day; null if nothing is shipped. */
  readonly deliveredOn: string | null;
  /** Empty for a private buyer. */
  readonly organizationName: string;
  readonly hasTaxId: boolean;
}

/** Last day of the withdrawal period, which starts with delivery, or with the order if nothing is shipped. */
export const lastWithdrawalDay = ({
  orderedOn,
  deliveredOn,
}: Pick<WithdrawableOrder, 'orderedOn' | 'deliveredOn'>): string =>
  addDays(deliveredOn ?? orderedOn, withdrawalDays);

/** Whether the buyer is a consumer: not an organization, and without a tax ID. */
const isConsumer = ({
  organizationName,
  hasTaxId,
}: Pick<WithdrawableOrder, 'organizationName' | 'hasTaxId'>): boolean => organizationName === '' && !hasTaxId;

/**
 * Whether a withdrawal takes effect without a manual check: a consumer's in the EU or the EEA, within the period. Every
 * other one is also received, and support decides.
 */
export const isWithdrawableOn = (order: WithdrawableOrder, today: string): boolean =>
  hasWithdrawalFunction(order.country) && isConsumer(order) && today <= lastWithdrawalDay(order);

/** The last day for refunding a withdrawn order: article 13(1). */
export const lastRefundDay = (withdrawnOn: string): string => addDays(withdrawnOn, 14);
