import { shareOfMoney, type TaxedMoney } from '@sonde/machines/rules/money';
import { isQuoteMethod } from '@sonde/machines/rules/payment';
import type { PaymentAttempt } from './payment-attempt.ts';

/** `BANK` is the shop's own account, to which buyers transfer; `OWED_REFUNDS` is what failed refunds owe them. */
type LedgerAccount = 'PROVIDER' | 'BANK' | 'SALES' | 'TAX' | 'STRAY_CHARGES' | 'OWED_REFUNDS';

/** Where the money of a paid order is. */
export type ReceivingAccount = Extract<LedgerAccount, 'PROVIDER' | 'BANK'>;

/** What is paid later arrives at the shop's bank. */
export const receivingAccountOf = ({ method }: Pick<PaymentAttempt, 'method'>): ReceivingAccount =>
  isQuoteMethod(method) ? 'BANK' : 'PROVIDER';

/** One side of a booking in minor units; the entries of a booking add up to zero. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** The revenue of a paid order, split into sales and tax. */
export function entriesOfCharge(total: TaxedMoney, account: ReceivingAccount): readonly LedgerEntry[] {
  return [
    { account, amount: total.gross.amount },
    { account: 'SALES', amount: 0 - total.net.amount },
    { account: 'TAX', amount: 0 - total.tax.amount },
  ];
}

/** A charge that arrived after its attempt was canceled; it is owed to the buyer. */
export function entriesOfStrayCharge(amount: number): readonly LedgerEntry[] {
  return [
    { account: 'PROVIDER', amount },
    { account: 'STRAY_CHARGES', amount: -amount },
  ];
}

/** The entries for the refund of a stray charge. */
export function entriesOfStrayRefund(amount: number): readonly LedgerEntry[] {
  return entriesOfStrayCharge(-amount);
}

/** A refund of a paid order, in minor units. */
interface PartRefund {
  /** What earlier refunds took from sales and tax. */
  readonly before: number;
  readonly amount: number;
  /** The part of the amount that pays what failed refunds owe. */
  readonly settled: number;
}

/**
 * A refund of a part of a paid order: sales and tax return their shares of what isn't settled. The shares of all refunds
 * add up to those of their sum.
 */
export function entriesOfRefund(
  { tax, gross }: TaxedMoney,
  { before, amount, settled }: PartRefund,
  account: ReceivingAccount,
): readonly LedgerEntry[] {
  const taxOf = (refunded: number) => shareOfMoney(tax, BigInt(refunded), BigInt(gross.amount)).amount;
  const credited = amount - settled;
  const taxOfRefund = taxOf(before + credited) - taxOf(before);
  return [
    { account, amount: -amount },
    ...(settled > 0 ? [{ account: 'OWED_REFUNDS', amount: settled } as const] : []),
    ...(credited > 0
      ? ([
          { account: 'SALES', amount: credited - taxOfRefund },
          { account: 'TAX', amount: taxOfRefund },
        ] as const)
      : []),
  ];
}

/** A refund failed: its money is back in the account, and owed. Sales and tax stay, as its credit note does. */
export const entriesOfFailedRefund = (amount: number): readonly LedgerEntry[] => [
  { account: 'PROVIDER', amount },
  { account: 'OWED_REFUNDS', amount: -amount },
];

/** A refund of a stray charge that repeats a failed one: it pays what that owes. */
export const entriesOfRepeatedRefund = (amount: number): readonly LedgerEntry[] =>
  entriesOfFailedRefund(-amount);

/** A charge, refund or failed refund as a row of the table `ledger_entry`. */
export interface LedgerRow extends LedgerEntry {
  readonly attempt_id: string;
  readonly entry: 'CHARGE' | 'REFUND' | 'REFUND_FAILURE';
  readonly order_id: string;
  readonly currency: string;
  /**
   * The provider's ID of a refund of a paid order, of one that failed and of its repeat; the shop's of one that was made at
   * its bank.
   */
  readonly refund_id?: string;
}

export const ledgerRows = (
  { id, orderId, amount: { currency } }: Pick<PaymentAttempt, 'id' | 'orderId' | 'amount'>,
  entry: LedgerRow['entry'],
  entries: readonly LedgerEntry[],
): readonly LedgerRow[] =>
  entries.map((side) => ({ ...side, attempt_id: id, entry, order_id: orderId, currency }));
