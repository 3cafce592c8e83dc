import type { ReactNode } from 'react';
import styles from './summary-columns.module.css';

interface SummaryColumnsProps {
  /** A `SummaryBar`. */
  readonly summary: ReactNode;
  /** The form or list that it summarizes. */
  readonly children: ReactNode;
}

/** A form with its order summary: below the header on phones, beside the form from 992 px. */
export function SummaryColumns({ summary, children }: SummaryColumnsProps) {
  return (
    <div className={styles.columns}>
      {summary}
      <div className={styles.main}>{children}</div>
    </div>
  );
}
