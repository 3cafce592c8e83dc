import { Trans } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesForBundlePath } from '../../page/form-paths.ts';

/** Where sales is asked for more of something than the page sells. */
export function SalesLink({ market }: { readonly market: Market }) {
  const locale = useShopLocale();
  return (
    <a href={contactSalesForBundlePath(locale, market)}>
      <Trans>Contact us</Trans>
    </a>
  );
}
