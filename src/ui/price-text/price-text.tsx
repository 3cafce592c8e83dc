import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price-text.module.css';

interface PriceTextProps {
  /** Formatted for the reader's country. */
  readonly price: ReactNode;
  /** The price before a reduction, struck through. */
  readonly previous?: ReactNode;
  /** What the price is for or includes: "a year", "excl. tax". */
  readonly suffix?: ReactNode;
  readonly size?: 'body' | 'title' | 'heading' | undefined;
}

/** A price as words on the page; what it was before a reduction is also said aloud. */
export function PriceText({ price, previous, suffix, size = 'body' }: PriceTextProps) {
  return (
    <span className={styles.text} data-size={size}>
      {previous && (
        <s className={styles.previous}>
          <VisuallyHidden>
            <Trans comment="Read out before a price that no longer holds">Before:</Trans>{' '}
          </VisuallyHidden>
          {previous}
        </s>
      )}
      <span className={styles.price}>
        {previous && (
          <VisuallyHidden>
            <Trans comment="Read out before a reduced price">Now:</Trans>{' '}
          </VisuallyHidden>
        )}
        {price}
      </span>
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
