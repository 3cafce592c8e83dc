import type { Money } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { PaymentDetails } from '../payment/provider/payment-method.ts';

interface Happened {
  /** Identifies the event: its email is sent once. */
  readonly key: string;
  readonly organizationId: string;
  readonly country: string;
  /** The base of page URLs. */
  readonly language: string;
  /** The shop's name for the membership, in that language. */
  readonly name: string;
}

/** The account from which a charge is debited, as a notice names it. */
export interface DebitedAccount {
  readonly method: PaymentMethod;
  readonly details: PaymentDetails;
  /** Empty if unknown. */
  readonly mandateReference: string;
}

/** A price of one term, and what referral credit takes off it. */
export interface CreditedPrice {
  readonly price: Money;
  /** Months of the term that are free; left out by an earlier version, as below. */
  readonly freeMonths?: number;
  /** The price less the free months. */
  readonly amount?: Money;
}

/** What the next charge is for. */
export interface NextTerm extends CreditedPrice {
  readonly seats: number;
}

/** An event of a membership, for its administrators. Days are ISO calendar dates; amounts include all taxes. */
export type MembershipEvent = Happened &
  (
    | {
        readonly kind: 'CHARGE_NEAR';
        readonly chargeOn: string;
        readonly amount: Money;
        /** Before referral credit; left out by an earlier version, as below. */
        readonly price?: Money;
        /** Months of the term that referral credit pays for. */
        readonly freeMonths?: number;
        /** The tax in the amount, if it is an estimate; null or left out where it isn't. */
        readonly estimatedTax?: Money | null;
        readonly isTrial: boolean;
        /** Of the term that is charged; left out by an earlier version. */
        readonly termMonths?: number;
        /** Last day of the commitment that the charge is part of; null or left out where it can be given up. */
        readonly committedThrough?: string | null;
        /** Null where it isn't debited; left out by an earlier version. */
        readonly debited?: DebitedAccount | null;
      }
    | {
        readonly kind: 'TRIAL_END_NEAR';
        readonly lastDay: string;
        /** Whether the basic plan follows; left out by an earlier version. */
        readonly keepsBasic?: boolean;
      }
    | {
        readonly kind: 'RENEWED';
        readonly invoice: string;
        readonly amount: Money;
        readonly tax: Money;
        /** Left out by an earlier version, as below. */
        readonly isTaxEstimated?: boolean;
        readonly lastDay: string;
        readonly chargeOn: string;
        /** Null where it has no price; left out by an earlier version, as below. */
        readonly next?: NextTerm | null;
        /** The same of the next charge. */
        readonly committedThrough?: string | null;
      }
    | {
        readonly kind: 'CHANGED';
        readonly invoice: string;
        readonly amount: Money;
        readonly tax: Money;
        readonly isTaxEstimated?: boolean;
        readonly lastDay: string;
        /** Null where it does not renew by itself. */
        readonly chargeOn: string | null;
        readonly next?: NextTerm | null;
      }
    | {
        readonly kind: 'CHARGE_FAILED';
        readonly amount: Money;
        /** Last day of access unless a later attempt succeeds. */
        readonly lastDay: string;
        readonly nextTryOn: string;
        /** Null where it isn't debited; left out by an earlier version. */
        readonly debited?: DebitedAccount | null;
        /** The invoice that can be paid by its link; left out by an earlier version. */
        readonly openInvoiceId?: string;
      }
    /** An administrator has turned automatic renewal off. */
    | { readonly kind: 'RENEWAL_ENDED'; readonly lastDay: string; readonly dropsChange: boolean }
    /** An administrator has turned it on again. */
    | { readonly kind: 'RENEWAL_RESUMED'; readonly chargeOn: string; readonly next?: NextTerm | null }
    /** An administrator has scheduled a change for the renewal; the amount is that of one term. */
    | {
        readonly kind: 'CHANGE_SCHEDULED';
        readonly chargeOn: string;
        /** The shop's name for the membership that follows. */
        readonly planName: string;
        readonly seats: number;
        readonly amount: Money;
      }
    /** An administrator has removed the scheduled change. */
    | { readonly kind: 'CHANGE_UNSCHEDULED'; readonly chargeOn: string }
    /** A bank returned the debit that was to pay a change. */
    | { readonly kind: 'CHANGE_UNPAID'; readonly amount: Money }
    /** A payment that came after the subscription was changed otherwise. */
    | { readonly kind: 'REFUNDED'; readonly amount: Money }
    /** Someone whom a member referred has bought, and can no longer return it. */
    | {
        readonly kind: 'REFERRAL_CREDITED';
        readonly months: number;
        /** All that the organization has not used. */
        readonly unspentMonths: number;
      }
    | { readonly kind: 'ENDED'; readonly isUnpaid: boolean; readonly keepsBasic?: boolean }
  );
