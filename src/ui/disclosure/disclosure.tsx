import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Open at first; afterwards the reader decides. */
  readonly isOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** What only some want to read or fill in, one press away. */
export function Disclosure({ summary, isOpen, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
