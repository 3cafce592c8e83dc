import type { ReactNode } from 'react';
import styles from './grid.module.css';

/** A number of the twelve columns. */
type Span = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

interface GridProps {
  /** `start`: children keep their own height. */
  readonly align?: 'stretch' | 'start' | 'center' | undefined;
  readonly children: ReactNode;
}

/** A grid of twelve columns. A direct child spans all twelve; a `GridItem` spans its share. */
export function Grid({ align = 'stretch', children }: GridProps) {
  return (
    <div className={styles.grid} data-align={align}>
      {children}
    </div>
  );
}

/** The columns of one of several cards on tablets: half, or all for the odd last one. */
export const tabletSpan = (index: number, count: number): 6 | 12 =>
  index === count - 1 && count % 2 === 1 ? 12 : 6;

interface GridItemProps {
  readonly as?: 'div' | 'aside' | 'section' | 'li' | 'nav' | undefined;
  /** Columns from 992 px. */
  readonly span: Span;
  /** Columns from 576 px, by default all twelve; always all twelve below that. */
  readonly tablet?: Span | undefined;
  readonly children: ReactNode;
}

/** A child that spans some of the grid's columns. */
export function GridItem({ as: Element = 'div', span, tablet = 12, children }: GridItemProps) {
  return (
    <Element className={styles.item} data-span={span} data-tablet={tablet}>
      {children}
    </Element>
  );
}
