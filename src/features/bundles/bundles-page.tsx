import { Trans, useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { pathBelow, paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { bundleOffer } from '../search-engines/described-product.ts';
import { PageHead } from '../search-engines/page-head.tsx';
import { ProductListData } from '../search-engines/product-data.tsx';
import type { DeviceBundles } from '../offers/bundle-offers.ts';
import { OneProbe } from '../offers/one-probe.tsx';

interface BundlesPageProps {
  readonly market: Market;
  readonly devices: readonly DeviceBundles[];
}

/** Every probe of a market with each compatible membership and their combined price. */
export function BundlesPage({ market, devices }: BundlesPageProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const isVeterinary = market === 'VETERINARY';
  const title = isVeterinary
    ? t`Veterinary probes with a membership`
    : t`Probes for human medicine with a membership`;
  const page = isVeterinary ? publicPages.veterinaryBundles : publicPages.humanBundles;
  return (
    <div data-market={isVeterinary ? 'vet' : undefined}>
      <PageHead
        title={title}
        description={t`What each probe costs with each membership, today and at renewal.`}
        isIn={page.isIn}
      />
      <ProductListData
        products={devices.map(({ name, description, picture, bundles }) => ({
          name,
          description,
          pictures: [picture.url],
          offers: bundles.map(({ path, quantity, price }) =>
            bundleOffer(pathBelow(locale, path), quantity, price.today),
          ),
        }))}
      />
      <Section>
        <Container>
          <Stack gap={12}>
            <Stack gap={3}>
              <h1>{title}</h1>
              <p>
                <Trans>
                  Choose a probe and the membership that fits your team. One membership covers every probe in
                  your order, and you can change the number of probes.
                </Trans>{' '}
                <TaxSentence />
              </p>
              {publicPages.tradeInProgram.isIn(locale.country) && (
                <p>
                  <a href={paths.tradeInProgram(locale)}>
                    <Trans>Trade in an older probe for credit</Trans>
                  </a>
                </p>
              )}
              {isVeterinary && publicPages.vetRental.isIn(locale.country) && (
                <p>
                  <a href={paths.vetRental(locale)}>
                    <Trans>Or rent a veterinary probe by the month</Trans>
                  </a>
                </p>
              )}
            </Stack>
            {devices.map((device) => (
              <OneProbe key={device.slug} device={device} headingLevel={2} />
            ))}
          </Stack>
        </Container>
      </Section>
    </div>
  );
}
