import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The price and what it covers. */
  readonly children: ReactNode;
  /** A single button. */
  readonly action: ReactNode;
  /** Whether it is in a column that sticks by itself in wide windows. */
  readonly isInColumn?: boolean;
}

/** Keeps price and button within reach: sticky at the bottom on phones and in low windows, in the flow elsewhere. */
export function ActionBar({ children, action, isInColumn = false }: ActionBarProps) {
  return (
    <div
      className={styles.bar}
      data-sticky="bottom"
      data-in-column={isInColumn || undefined}
      data-screen-only
    >
      <div className={styles.words}>{children}</div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
