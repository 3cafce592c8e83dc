import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { useIsNumberUnusable } from '../../ui/number-field/unusable-number.ts';

interface PriceOfValidNumbersProps {
  readonly children: ReactNode;
  /** Instead of the children; by default, what to do. */
  readonly otherwise?: ReactNode;
}

/** What is calculated from number fields, such as a price: not shown while one of them has a number that can't be had. */
export function PriceOfValidNumbers({ children, otherwise }: PriceOfValidNumbersProps) {
  if (!useIsNumberUnusable()) return children;
  if (otherwise !== undefined) return otherwise;
  return (
    <p>
      <Trans comment="In place of a price, while the number in a field beside it can’t be had">
        Correct the number to see the price.
      </Trans>
    </p>
  );
}
