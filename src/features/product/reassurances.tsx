import { Trans } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Arrival } from '../delivery/arrival.tsx';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { usePeriodText } from '../offers/period-text.ts';
import styles from './reassurances.module.css';

interface ReassurancesProps {
  readonly warranty: string | null;
  /** When an order placed now arrives; null if that isn't known before the checkout. */
  readonly delivery: DeliveryPreview | null;
}

/** Reassurance for careful buyers, beside the button. */
export function Reassurances({ warranty, delivery }: ReassurancesProps) {
  const periodText = usePeriodText();
  const extended = warranty === null ? null : periodText(warranty);
  const terms = paths.terms(useShopLocale());
  return (
    <ul className={styles.list}>
      <li>
        <Trans>
          <a href={`${terms}#returns`}>30-day returns</a>, free return shipping
        </Trans>
      </li>
      <li>
        {extended === null ? (
          <Trans>
            <a href={`${terms}#warranty`}>1-year warranty</a> included
          </Trans>
        ) : (
          <Trans comment="extended is how long, such as 2 years">
            <a href={`${terms}#warranty`}>1-year warranty</a> included. Yours is extended to {extended} and
            covers one case of accidental damage.
          </Trans>
        )}
      </li>
      <li>
        {delivery === null ? (
          <Trans>Ships in 1 business day. You’ll see the delivery date at checkout.</Trans>
        ) : (
          <Arrival preview={delivery} />
        )}
      </li>
    </ul>
  );
}
