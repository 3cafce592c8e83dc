import type { ReactNode } from 'react';
import styles from './totals-list.module.css';

/** A line of a bill: a label and a formatted amount. */
export interface TotalsRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly amount: ReactNode;
  /** A second, quieter line below the label. */
  readonly note?: ReactNode;
}

interface TotalsListProps {
  readonly rows: readonly TotalsRow[];
  /** The last, bold line. Its element exposes `minor` (integer minor units) and `currency` to outside readers. */
  readonly total: Omit<TotalsRow, 'id'> & { readonly minor: number; readonly currency: string };
  /** True for a repeated total: only one total per page is exposed to outside readers. */
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

/** A bill: its lines, with the amounts in one column and the total last. */
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
