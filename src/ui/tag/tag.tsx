import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  readonly tone?: 'neutral' | 'accent' | 'attention' | 'success' | 'danger' | undefined;
  readonly children: ReactNode;
}

/** A word or two about a state. Not pressed, not clicked. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
