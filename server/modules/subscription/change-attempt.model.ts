import type { ChangedSubscription, ChangeNow } from '@sonde/machines/rules/changes';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { PaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { ChargeFailureCode } from '../payment/provider/payment-provider.ts';
import type { Bill } from './renewal.model.ts';

/** A change as it was previewed, to be made once it is paid. */
type PaidChange = Pick<ChangeNow, 'after' | 'amounts' | 'effectiveDay' | 'paidDays'>;

/** An attempt to charge a change of a subscription. Its ID is the provider's idempotency key. */
export interface ChangeAttempt {
  readonly id: string;
  readonly subscriptionId: string;
  readonly organizationId: string;
  /** Who asked for it. */
  readonly userId: string;
  /** As the account service had it, for what is kept. */
  readonly email: string;
  /** The subscription as it was. */
  readonly before: ChangedSubscription;
  readonly change: PaidChange;
  readonly bill: Bill;
  readonly amount: TaxedMoney;
  readonly method: PaymentMethod;
  /** The provider's name for what is charged; null where nothing is due. */
  readonly token: string | null;
  readonly customerId: string | null;
  readonly isKept: boolean;
  readonly status: PaymentAttemptStatus;
  readonly intentId: string | null;
  readonly failureCode: ChargeFailureCode | null;
  readonly createdAt: Date;
  /** Number of its invoice; null where it has none. */
  readonly invoiceNumber: string | null;
}

/** How a change is paid, as it was given. */
export interface GivenPayment {
  readonly methodId: string | null;
  readonly method: PaymentMethod;
  readonly token: string | null;
  readonly customerId: string | null;
  readonly isKept: boolean;
}
