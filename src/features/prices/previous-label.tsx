import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { referenceKindIn } from '@sonde/machines/rules/promotions';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

/** The label of a struck-through price: EU law defines which price it is; elsewhere empty. */
export function usePreviousLabel(): ReactNode {
  const { country } = useShopLocale();
  return referenceKindIn(country) === 'LOWEST_OF_30_DAYS' ? (
    <Trans comment="Before a struck-through price, as the EU's price indication directive has it">
      Lowest price of the last 30 days:
    </Trans>
  ) : undefined;
}
