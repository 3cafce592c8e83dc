import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  readonly children?: ReactNode;
  readonly id?: string;
  /** `status` for text that is announced when it changes. */
  readonly role?: 'status';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} id={id} role={role}>
      {children}
    </span>
  );
}
