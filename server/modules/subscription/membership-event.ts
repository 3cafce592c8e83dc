import type { Money } from '@sonde/machines/rules/money';

interface Happened {
  /** Names what happened: its mail is sent once by this. */
  readonly key: string;
  readonly organizationId: string;
  readonly country: string;
  /** Of page URLs. */
  readonly language: string;
  /** As the shop calls the membership, in that language. */
  readonly name: string;
}

/** What happened to a membership, for those who manage it. Days are ISO calendar dates; amounts include all taxes. */
export type MembershipEvent = Happened &
  (
    | {
        readonly kind: 'CHARGE_NEAR';
        readonly chargeOn: string;
        readonly amount: Money;
        readonly isTrial: boolean;
      }
    | { readonly kind: 'TRIAL_END_NEAR'; readonly lastDay: string }
    | {
        readonly kind: 'RENEWED';
        readonly invoice: string;
        readonly amount: Money;
        readonly tax: Money;
        readonly lastDay: string;
        readonly chargeOn: string;
      }
    | {
        readonly kind: 'CHANGED';
        readonly invoice: string;
        readonly amount: Money;
        readonly tax: Money;
        readonly lastDay: string;
        /** Null where it does not renew by itself. */
        readonly chargeOn: string | null;
      }
    | {
        readonly kind: 'CHARGE_FAILED';
        readonly amount: Money;
        /** Last day of access unless a later try succeeds. */
        readonly lastDay: string;
        readonly nextTryOn: string;
      }
    | { readonly kind: 'ENDED'; readonly isUnpaid: boolean }
  );
