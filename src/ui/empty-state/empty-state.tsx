import type { ReactNode } from 'react';
import { EmptySector } from '../sector/empty-sector.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly headingLevel?: 1 | 2 | undefined;
  /** Why it is empty and what to do about it. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A placeholder for an empty list or page. */
export function EmptyState({ title, headingLevel = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.fan} aria-hidden="true">
        <EmptySector />
      </span>
      <Heading className={styles.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
