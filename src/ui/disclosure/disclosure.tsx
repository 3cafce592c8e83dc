import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Initially open; the reader can toggle it afterwards. */
  readonly isOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** Content that only some readers need, hidden until opened. */
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
