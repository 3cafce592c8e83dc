import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  readonly children?: ReactNode;
  readonly id?: string;
  /** `status` for words that are read out when they change. */
  readonly role?: 'status';
}

/** Words for those who listen to the page. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} id={id} role={role}>
      {children}
    </span>
  );
}
