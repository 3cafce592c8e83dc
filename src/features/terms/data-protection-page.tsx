import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles } from '../../page/page-titles.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { TrustPage } from './trust-page.tsx';
import { YourData } from './your-data.tsx';

/** What is kept about buyers and for how long. */
export function DataProtectionPage() {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  return (
    <TrustPage
      page="dataProtection"
      title={t`Your data: what we keep, and for how long`}
      description={t`Which data this shop keeps about an order, a form or a visit, who else receives it, and when it is deleted.`}
    >
      <p>
        <Trans>Every sentence here describes something that this shop’s software does.</Trans>
      </p>
      <YourData />
      {publicPages.privacyForm.isIn(locale.country) && (
        <p>
          <a href={publicPages.privacyForm.path(locale)}>{i18n._(pageTitles.privacyForm)}</a>
        </p>
      )}
    </TrustPage>
  );
}
