import type { TaxedMoney } from '@sonde/machines/rules/money';

type LedgerAccount = 'PROVIDER' | 'SALES' | 'TAX' | 'STRAY_CHARGES';

/** One side of a booking in minor units; the entries of a booking add up to zero. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** What a paid order brings in, and what it stands for. */
export function entriesOfCharge(total: TaxedMoney): readonly LedgerEntry[] {
  return [
    { account: 'PROVIDER', amount: total.gross.amount },
    { account: 'SALES', amount: 0 - total.net.amount },
    { account: 'TAX', amount: 0 - total.tax.amount },
  ];
}

/** A charge that came in after its attempt was given up; it is owed back to the buyer. */
export function entriesOfStrayCharge(amount: number): readonly LedgerEntry[] {
  return [
    { account: 'PROVIDER', amount },
    { account: 'STRAY_CHARGES', amount: -amount },
  ];
}

export function entriesOfStrayRefund(amount: number): readonly LedgerEntry[] {
  return entriesOfStrayCharge(-amount);
}
