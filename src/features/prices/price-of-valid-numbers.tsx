import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Stack } from '../../ui/layout/layout.tsx';
import { useIsNumberUnusable } from '../../ui/number-field/unusable-number.ts';
import styles from './price.module.css';

interface PriceOfValidNumbersProps {
  readonly children: ReactNode;
  /** Instead of the children; by default, what to do, in a place that stays as large: a press below it hits its button. */
  readonly otherwise?: ReactNode;
}

/** What is calculated from number fields, such as a price: not shown while one of them has a number that can't be had. */
export function PriceOfValidNumbers({ children, otherwise }: PriceOfValidNumbersProps) {
  const isUnusable = useIsNumberUnusable();
  if (otherwise !== undefined) return isUnusable ? otherwise : children;
  return (
    <div className={styles.place} data-unusable-price={isUnusable || undefined}>
      <Stack gap={3}>{children}</Stack>
      {isUnusable && (
        <p>
          <Trans comment="In place of a price, while the number in a field beside it can’t be had">
            Correct the number to see the price.
          </Trans>
        </p>
      )}
    </div>
  );
}
