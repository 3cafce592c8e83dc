import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { marketAttribute } from '../../page/market-attribute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { pathBelow } from '../../page/paths.ts';
import { publicPages, type PublicPage } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { bundleOffer } from '../search-engines/described-product.ts';
import { subjectsOfMarkets } from '../../pictures/share-pictures.ts';
import { PageHead } from '../search-engines/page-head.tsx';
import { ProductListData } from '../search-engines/product-data.tsx';
import type { DeviceBundles } from '../offers/bundle-offers.ts';
import { WaysToChoose } from '../offers/ways-to-choose.tsx';
import { OneProbe } from '../offers/one-probe.tsx';

interface BundlesPageProps {
  readonly market: Market;
  readonly devices: readonly DeviceBundles[];
}

interface BundlesOfMarket {
  readonly title: MessageDescriptor;
  readonly page: PublicPage;
}

const bundlesOf: Readonly<Record<Market, BundlesOfMarket>> = {
  HUMAN: {
    title: msg`Probes for human medicine with a membership`,
    page: publicPages.humanBundles,
  },
  VETERINARY: {
    title: msg`Veterinary probes with a membership`,
    page: publicPages.veterinaryBundles,
  },
};

/** Every probe of a market with each compatible membership and their combined price. */
export function BundlesPage({ market, devices }: BundlesPageProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const { page, ...words } = bundlesOf[market];
  const title = i18n._(words.title);
  return (
    <div data-market={marketAttribute(market)}>
      <PageHead
        title={title}
        description={t`What each probe costs with each membership, today and at renewal.`}
        isIn={page.isIn}
        about={subjectsOfMarkets[market]}
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
              <WaysToChoose market={market} />
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
