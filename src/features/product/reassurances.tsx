import { Trans } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { usePeriodText } from '../offers/period-text.ts';
import styles from './reassurances.module.css';

/** What a careful buyer looks for beside the button. */
export function Reassurances({ warranty }: { warranty: string | null }) {
  const periodText = usePeriodText();
  const terms = paths.terms(useShopLocale());
  return (
    <ul className={styles.list}>
      <li>
        <Trans>
          <a href={`${terms}#returns`}>30 days to return</a>, shipping back is on us
        </Trans>
      </li>
      <li>
        <Trans>
          <a href={`${terms}#warranty`}>1 year of warranty</a> included
        </Trans>
        {warranty && (
          <Trans>; yours is extended to {periodText(warranty)} and covers one accidental damage</Trans>
        )}
      </li>
      <li>
        <Trans>Leaves our warehouse within one business day; the delivery date stands in the checkout</Trans>
      </li>
    </ul>
  );
}
