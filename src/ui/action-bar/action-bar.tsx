import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The price and what it holds for. */
  readonly children: ReactNode;
  /** The one button. */
  readonly action: ReactNode;
}

/** Price and button that stay in reach: at the foot of a phone's screen and of a low window, in the flow where there is room. */
export function ActionBar({ children, action }: ActionBarProps) {
  return (
    <div className={styles.bar} data-sticky="bottom" data-screen-only>
      <div className={styles.words}>{children}</div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
