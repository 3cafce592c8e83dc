import type { ChangedSubscription, ChangeNow } from '@sonde/machines/rules/changes';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { AccountName, PaymentMethod } from '@sonde/machines/rules/payment';
import type { PaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { ChargeFailureCode } from '../payment/provider/payment-provider.ts';
import type { ChangeBill } from './renewal.model.ts';

/** The previewed change, which takes effect once it is paid. */
type PaidChange = Pick<ChangeNow, 'after' | 'amounts' | 'effectiveDay' | 'paidDays'>;

/** An attempt to charge a change of a subscription. Its ID is the provider's idempotency key. */
export interface ChangeAttempt {
  readonly id: string;
  readonly subscriptionId: string;
  readonly organizationId: string;
  /** The person who requested it. */
  readonly userId: string;
  /** Their address at the account service, for a payment method that is saved. */
  readonly email: string;
  /** The subscription before the change. */
  readonly before: ChangedSubscription;
  readonly change: PaidChange;
  readonly bill: ChangeBill;
  readonly amount: TaxedMoney;
  readonly method: PaymentMethod;
  /** The provider's token of the payment method; null if nothing is due. */
  readonly token: string | null;
  readonly customerId: string | null;
  /** The provider's account that charges it. */
  readonly account: AccountName;
  readonly isKept: boolean;
  readonly status: PaymentAttemptStatus;
  readonly intentId: string | null;
  readonly failureCode: ChargeFailureCode | null;
  readonly createdAt: Date;
  /** Null if it has no invoice. */
  readonly invoiceNumber: string | null;
}

/** The given payment method of a change. */
export interface PaymentToCharge {
  readonly methodId: string | null;
  readonly method: PaymentMethod;
  readonly token: string | null;
  readonly customerId: string | null;
  readonly account: AccountName;
  readonly isKept: boolean;
}
