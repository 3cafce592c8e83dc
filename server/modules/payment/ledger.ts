import { shareOfMoney, type TaxedMoney } from '@sonde/machines/rules/money';
import { isQuoteMethod } from '@sonde/machines/rules/payment';
import type { PaymentAttempt } from './payment-attempt.ts';

/** `BANK` is the shop's own account, to which buyers transfer. */
type LedgerAccount = 'PROVIDER' | 'BANK' | 'SALES' | 'TAX' | 'STRAY_CHARGES';

/** Where the money of a paid order is. */
type ReceivingAccount = Extract<LedgerAccount, 'PROVIDER' | 'BANK'>;

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

export function entriesOfStrayRefund(amount: number): readonly LedgerEntry[] {
  return entriesOfStrayCharge(-amount);
}

/**
 * A refund of a part of a paid order: sales and tax return their shares. `before` was refunded earlier; the shares of all
 * refunds add up to those of their sum.
 */
export function entriesOfRefund(
  { tax, gross }: TaxedMoney,
  { before, amount }: { readonly before: number; readonly amount: number },
  account: ReceivingAccount,
): readonly LedgerEntry[] {
  const taxOf = (refunded: number) => shareOfMoney(tax, BigInt(refunded), BigInt(gross.amount)).amount;
  const taxOfRefund = taxOf(before + amount) - taxOf(before);
  return [
    { account, amount: -amount },
    { account: 'SALES', amount: amount - taxOfRefund },
    { account: 'TAX', amount: taxOfRefund },
  ];
}

/** A charge or refund as a row of the table `ledger_entry`. */
export interface LedgerRow extends LedgerEntry {
  readonly attempt_id: string;
  readonly entry: 'CHARGE' | 'REFUND';
  readonly order_id: string;
  readonly currency: string;
  /** The provider's ID of a refund of a paid order, or the shop's of one that was made at its bank. */
  readonly refund_id?: string;
}

export const ledgerRows = (
  { id, orderId, amount: { currency } }: Pick<PaymentAttempt, 'id' | 'orderId' | 'amount'>,
  entry: LedgerRow['entry'],
  entries: readonly LedgerEntry[],
): readonly LedgerRow[] =>
  entries.map((side) => ({ ...side, attempt_id: id, entry, order_id: orderId, currency }));
