import { Trans } from '@lingui/react/macro';
import { paths } from '../../app/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import styles from './reassurances.module.css';

/** What a careful buyer looks for beside the button. */
export function Reassurances({ hasExtendedWarranty }: { hasExtendedWarranty: boolean }) {
  const terms = paths.terms(useShopLocale());
  return (
    <ul className={styles.list}>
      <li>
        <Trans>
          <a href={`${terms}#returns`}>30 days to return</a>, delivery back is on us
        </Trans>
      </li>
      <li>
        <Trans>
          <a href={`${terms}#warranty`}>1 year of warranty</a> included
        </Trans>
        {hasExtendedWarranty && <Trans>; yours is longer, and covers one accidental damage</Trans>}
      </li>
      <li>
        <Trans>Leaves our warehouse within one business day; the delivery date stands in the checkout</Trans>
      </li>
    </ul>
  );
}
