import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { marketAttribute } from '../../page/market-attribute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { pathBelow, paths } from '../../page/paths.ts';
import { publicPages, type PublicPage } from '../../page/public-pages.ts';
import { Comma } from '../../i18n/comma.tsx';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { ProductCard } from '../catalogue/product-card.tsx';
import { RentalLink } from '../offers/rental-link.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import { bundleOffer } from '../search-engines/described-product.ts';
import { subjectsOfMarkets } from '../../pictures/share-pictures.ts';
import { PageHead } from '../search-engines/page-head.tsx';
import { ProductListData } from '../search-engines/product-data.tsx';
import type { ProbeOnlyOffer } from './probe-only-offers.ts';

interface ProbeOnlyPageProps {
  readonly market: Market;
  readonly offers: readonly ProbeOnlyOffer[];
}

const probeOnlyOf: Readonly<
  Record<Market, { readonly title: MessageDescriptor; readonly page: PublicPage }>
> = {
  HUMAN: { title: msg`A probe without a membership`, page: publicPages.probeOnly },
  VETERINARY: {
    title: msg`The veterinary probe without a membership`,
    page: publicPages.probeOnlyVeterinary,
  },
};

/** The probes of a market without a membership, and what they lack. */
export function ProbeOnlyPage({ market, offers }: ProbeOnlyPageProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const { page, ...words } = probeOnlyOf[market];
  const title = i18n._(words.title);
  return (
    <div data-market={marketAttribute(market)}>
      <PageHead
        title={title}
        description={t`Handheld ultrasound probes without a membership: what they cost, and what Basic includes.`}
        isIn={page.isIn}
        about={subjectsOfMarkets[market]}
      />
      <ProductListData
        products={offers.map(({ name, description, picture, price, path }) => ({
          name,
          description,
          pictures: [picture.url],
          offers: [bundleOffer(pathBelow(locale, path), 1, price)],
        }))}
      />
      <Section>
        <Container>
          <Stack gap={8}>
            <Stack gap={3}>
              <h1>{title}</h1>
              <p>
                <Trans>
                  With Basic, scans stay on your device. Nothing renews. You pay only for the probe.
                </Trans>
              </p>
              <p>
                <a href={paths.memberships(locale)}>
                  <Trans>What memberships add</Trans>
                </a>
              </p>
              <RentalLink market={market} />
            </Stack>
            <Grid>
              {offers.map((offer) => (
                <GridItem key={offer.slug} span={4} tablet={offers.length === 3 ? 4 : 6}>
                  <Probe offer={offer} />
                </GridItem>
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
    </div>
  );
}

function Probe({ offer }: { offer: ProbeOnlyOffer }) {
  const locale = useShopLocale();
  const name = <bdi>{offer.name}</bdi>;
  const amount = <Price price={offer.price} cents="if-any" />;
  return (
    <ProductCard name={offer.name} description={offer.description} picture={offer.picture}>
      <p>
        <Trans>
          <strong>{amount}</strong> once
        </Trans>
        <Comma />
        <TaxNote />
      </p>
      <p>
        <ButtonLink href={pathBelow(locale, offer.path)}>
          <Trans>Buy {name} without a membership</Trans>
        </ButtonLink>
      </p>
    </ProductCard>
  );
}
