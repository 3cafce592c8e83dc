import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { Sql } from '../../db/connect.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { CrashPoint } from '../../kernel/crash-points.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { CatalogueServices } from '../catalogue/catalogue-cache.ts';
import type { CreditNoteIssued } from '../invoice/credit-note.model.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import type { BillingServices } from './bill.ts';
import type { MembershipEvent } from './membership-event.ts';

/** The external services of memberships, created once per serving process. */
export interface SubscriptionServices extends Omit<BillingServices, 'catalogue'>, CatalogueServices {
  readonly sql: Sql;
  readonly providers: PaymentServices['providers'];
  /** The methods that the shop has a provider for. */
  readonly enabledPaymentMethods: readonly PaymentMethod[];
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly deriveToken: DeriveToken;
  readonly crashPoint: CrashPoint;
  /** As its invoices name it. */
  readonly seller: Seller;
  /** The time now; tests set it. */
  now(): Date;
  /** After the transaction that changes the membership. */
  readonly announceMembership: Announce<MembershipEvent>;
  /** After the transaction that issues the credit note. */
  readonly announceCredited: Announce<CreditNoteIssued>;
  readonly announceRefundFailed: PaymentServices['announceRefundFailed'];
}
