import type { ReactNode } from 'react';
import styles from './totals-list.module.css';

/** One line of a bill: words and a formatted amount. */
export interface TotalsRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly amount: ReactNode;
  /** A second, quieter line under the label. */
  readonly note?: ReactNode;
}

interface TotalsListProps {
  readonly rows: readonly TotalsRow[];
  /** The last, heavy line. `minor` in integer minor units and `currency` stand on it for the outside to read. */
  readonly total: Omit<TotalsRow, 'id'> & { readonly minor: number; readonly currency: string };
  /** A page has one total for the outside to read: this is the same one again. */
  readonly isRepeated?: boolean | undefined;
}

function Row({ label, amount, note }: Omit<TotalsRow, 'id'>) {
  return (
    <>
      <dt className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className={styles.amount}>{amount}</dd>
    </>
  );
}

/** A bill: what it is made of, amounts in one column, the total last. */
export function TotalsList({ rows, total, isRepeated = false }: TotalsListProps) {
  const { minor, currency, ...words } = total;
  const marks = isRepeated ? {} : { 'data-total': minor, 'data-currency': currency };
  return (
    <dl className={styles.list}>
      {rows.map(({ id, ...row }) => (
        <div key={id} className={styles.row}>
          <Row {...row} />
        </div>
      ))}
      <div className={styles.total} {...marks}>
        <Row {...words} />
      </div>
    </dl>
  );
}
