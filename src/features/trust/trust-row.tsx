import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Arrival } from '../delivery/arrival.tsx';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { SupportHours, SupportPhone } from '../support/support-lines.tsx';
import { EntryList } from '../../ui/entry-list/entry-list.tsx';

interface TrustRowProps {
  /** When an order placed now arrives; null if that isn't known before the checkout. */
  readonly delivery: DeliveryPreview | null;
}

/** What a buyer can rely on, each with the page that says more. */
export function TrustRow({ delivery }: TrustRowProps) {
  const { i18n } = useLingui();
  const { configuration } = usePage();
  const locale = useShopLocale();
  return (
    <Section labelledBy="trust" tone="surface" ruled>
      <Container>
        <Stack gap={8}>
          <h2 id="trust">
            <Trans>What you can rely on</Trans>
          </h2>
          <EntryList
            look="row"
            entries={[
              {
                id: 'warranty',
                href: paths.warranty(locale),
                name: i18n._(pageTitles.warranty),
                text: <Trans>One year, included with every probe.</Trans>,
              },
              {
                id: 'returns',
                href: paths.returns(locale),
                name: i18n._(pageTitles.returns),
                text: <Trans>30 days for a full refund. We pay for return shipping.</Trans>,
              },
              {
                id: 'delivery',
                href: paths.delivery(locale),
                name: i18n._(pageTitles.delivery),
                text:
                  delivery === null ? (
                    <Trans>Ships in 1 business day. You’ll see the delivery date at checkout.</Trans>
                  ) : (
                    <Arrival preview={delivery} />
                  ),
              },
              {
                id: 'data-protection',
                href: paths.dataProtection(locale),
                name: i18n._(pageTitles.dataProtection),
                text: <Trans>Your card number never reaches us. See what we keep, and for how long.</Trans>,
              },
              {
                id: 'support',
                href: paths.contact(locale),
                name: <Trans>Support</Trans>,
                text: configuration && (
                  <>
                    <SupportPhone {...configuration} />
                    <br />
                    <SupportHours {...configuration} />
                  </>
                ),
              },
            ]}
          />
        </Stack>
      </Container>
    </Section>
  );
}
