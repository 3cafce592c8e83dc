import { Trans } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { usePage } from '../../page/page.tsx';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { Arrival } from '../delivery/arrival.tsx';
import { oldestAndroidIn } from '../catalogue/oldest-android.ts';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { usePeriodText } from '../offers/period-text.ts';
import { SupportPhone } from '../support/support-lines.tsx';
import styles from './reassurances.module.css';

interface ReassurancesProps {
  readonly warranty: string | null;
  readonly connector: string;
  /** The phones that the probe fits, in the catalog's words; null if it doesn't say. */
  readonly phones: string | null;
  /** When an order placed now arrives; null if that isn't known before the checkout. */
  readonly delivery: DeliveryPreview | null;
}

/** What careful buyers ask before they buy, below the button: one line each. */
export function Reassurances({ warranty, connector, phones, delivery }: ReassurancesProps) {
  const periodText = usePeriodText();
  const { configuration } = usePage();
  const extended = warranty === null ? null : periodText(warranty);
  const locale = useShopLocale();
  return (
    <ul role="list" className={styles.list}>
      <li>
        {delivery === null ? (
          <Trans>Ships in 1 business day. You’ll see the delivery date at checkout.</Trans>
        ) : (
          <strong>
            <Arrival preview={delivery} />
          </strong>
        )}
      </li>
      {phones !== null && (
        <li>
          <NoBreakWords text={phones} />
          <phone-check connector={connector} oldest-android={oldestAndroidIn(phones)} />
        </li>
      )}
      <li>
        <Trans>
          <a href={paths.returns(locale)}>30-day returns</a>, free return shipping
        </Trans>
      </li>
      <li>
        {extended === null ? (
          <Trans>
            <a href={paths.warranty(locale)}>1-year warranty</a> included
          </Trans>
        ) : (
          <Trans comment="extended is how long, such as 2 years">
            <a href={paths.warranty(locale)}>1-year warranty</a> included. Yours is extended to {extended} and
            covers one case of accidental damage.
          </Trans>
        )}
      </li>
      {configuration && (
        <li>
          <Trans>
            Questions? Call <SupportPhone {...configuration} />
          </Trans>
        </li>
      )}
    </ul>
  );
}
