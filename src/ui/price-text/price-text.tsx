import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price-text.module.css';

interface PriceTextProps {
  /** Formatted for the reader's country. */
  readonly price: ReactNode;
  /** The price before a reduction, struck through. */
  readonly previous?: ReactNode;
  /** Which price that was, if it must be visible; by default only screen readers announce "Before:". */
  readonly previousLabel?: ReactNode;
  /** What the price is for or includes: "a year", "excl. tax". */
  readonly suffix?: ReactNode;
  readonly size?: 'body' | 'title' | 'heading' | undefined;
}

/** A formatted price; a previous price is also announced as such. */
export function PriceText({ price, previous, previousLabel, suffix, size = 'body' }: PriceTextProps) {
  return (
    <span className={styles.text} data-size={size}>
      {previous && (
        <span className={styles.previous}>
          {previousLabel ?? (
            <VisuallyHidden>
              <Trans comment="Read out before a former price">Was:</Trans>
            </VisuallyHidden>
          )}{' '}
          <s>{previous}</s>
        </span>
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
