import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly as?: 'div' | 'section' | 'aside' | undefined;
  /** Stays in sight from 992 px while what stands beside it is read. */
  readonly isSticky?: boolean | undefined;
  /** The id of the element that names the panel for assistive technology. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** A framed surface for what belongs together beside the main column: totals, actions, facts. */
export function Panel({ as: Element = 'div', isSticky, labelledBy, children }: PanelProps) {
  return (
    <Element className={styles.panel} data-sticky-panel={isSticky || undefined} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
