import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles } from '../../page/page-titles.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Agreed, RightsByLaw } from './quotation.tsx';
import { TrustPage } from './trust-page.tsx';

/** How to send something back, and what the law adds to that. */
export function ReturnsPage() {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  return (
    <TrustPage
      page="returns"
      title={t`30 days to return, at no cost`}
      description={t`Try the probe where you work. Return anything within 30 days for a full refund; we pay for return shipping.`}
    >
      <Agreed name="returns" />
      <section>
        <Stack gap={3}>
          <h2>
            <Trans>How to send something back</Trans>
          </h2>
          <ol>
            <li>
              <Trans>Call us and have your order number ready.</Trans>
            </li>
            <li>
              <Trans>We’ll email you a prepaid label.</Trans>
            </li>
            <li>
              <Trans>Pack everything, put the label on the parcel and hand it to the courier.</Trans>
            </li>
          </ol>
          {publicPages.withdrawal.isIn(locale.country) && (
            <p>
              <a href={publicPages.withdrawal.path(locale)}>{i18n._(pageTitles.withdrawal)}</a>
            </p>
          )}
        </Stack>
      </section>
      <RightsByLaw />
    </TrustPage>
  );
}
