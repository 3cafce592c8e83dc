import { hasWithdrawalFunction } from '../places/index.ts';
import { addDays } from '../time/index.ts';

/** How long a consumer may withdraw without giving a reason: Directive 2011/83/EU, article 9(1). */
const withdrawalDays = 14;

/** An order as far as it decides about its withdrawal. Days are ISO calendar dates of the order's shop. */
export interface WithdrawableOrder {
  /** Of the shop where it was placed. */
  readonly country: string;
  readonly orderedOn: string;
  /** The latest day of delivery that was promised; null where nothing ships. */
  readonly deliveredOn: string | null;
  /** Empty for a person. */
  readonly organizationName: string;
  readonly hasTaxId: boolean;
}

/** Last day of the withdrawal period: it begins with delivery, or with the order where nothing ships. */
export const lastWithdrawalDay = ({
  orderedOn,
  deliveredOn,
}: Pick<WithdrawableOrder, 'orderedOn' | 'deliveredOn'>): string =>
  addDays(deliveredOn ?? orderedOn, withdrawalDays);

/** Whether whoever ordered is a consumer: not an organization, and without a tax id. */
const isConsumer = ({
  organizationName,
  hasTaxId,
}: Pick<WithdrawableOrder, 'organizationName' | 'hasTaxId'>): boolean => organizationName === '' && !hasTaxId;

/**
 * Whether a withdrawal takes effect without a person looking at it: a consumer's in the EU or the EEA, within the period. Every other one is
 * received too, and decided by support.
 */
export const isWithdrawableOn = (order: WithdrawableOrder, today: string): boolean =>
  hasWithdrawalFunction(order.country) && isConsumer(order) && today <= lastWithdrawalDay(order);

/** The last day on which the money of a withdrawn order has to be back: article 13(1). */
export const lastRefundDay = (withdrawnOn: string): string => addDays(withdrawnOn, 14);
