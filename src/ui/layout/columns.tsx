import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** The start of the main column, which phones show before the aside. */
  readonly before?: ReactNode;
  /** Beside the main column from 992 px: a `Panel`; without it, that place stays empty. */
  readonly aside?: ReactNode;
  /** The main column, below the aside on phones. */
  readonly children: ReactNode;
}

/** A main column with an aside; one column below 992 px, in the order of the properties. */
export function Columns({ before, aside, children }: ColumnsProps) {
  return (
    <div className={styles.columns} data-rows={before === undefined ? 1 : 2}>
      {before !== undefined && <div className={styles.before}>{before}</div>}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <div className={styles.main}>{children}</div>
    </div>
  );
}

interface MeasureProps {
  /** Leaves the width to what is inside, which has columns. */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}

/** Limits text and forms to 800 px inside a wide container; a flow's screens with columns are as wide as the page. */
export function Measure({ isWide = false, children }: MeasureProps) {
  return (
    <div className={styles.measure} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}
