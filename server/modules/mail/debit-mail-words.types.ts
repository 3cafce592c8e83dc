import type { DebitFailure } from '../../kernel/resolver-types.generated.ts';

/** What mails say about the payment of an order that was confirmed before it was paid, by debit at first; amounts are already formatted. */
export interface DebitMailWords {
  /** In the confirmation, while the bank has the debit. */
  readonly pending: (days: number) => string;
  /** The same while the buyer has to verify the account on a page of the provider. */
  readonly verify: (url: string) => string;
  /** What waits for the payment. */
  readonly afterwards: string;
  readonly received: {
    readonly subject: (order: string) => string;
    readonly opening: (amount: string) => string;
    readonly next: string;
  };
  readonly returned: {
    readonly subject: (order: string) => string;
    readonly opening: (amount: string) => string;
    readonly reason: Readonly<Record<DebitFailure, string>>;
    readonly remedy: string;
    /** The button. */
    readonly pay: string;
  };
}
