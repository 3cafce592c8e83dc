import { marketAttribute } from '../../page/market-attribute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  isProductLineSold,
  deviceOffer,
  marketOf,
  type Selection,
  selectionLines,
  selectionPrice,
  selectionToPath,
} from '@sonde/machines/rules/catalogue';
import { linePrice } from '@sonde/machines/rules/tax';
import { ownValue } from '@sonde/machines/rules/texts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pathBelow, paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { addToCartIsland } from '../add-to-cart/add-to-cart-button.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { BundleContents } from '../offers/bundle-contents.tsx';
import { bundleParts } from '../offers/bundle-parts.ts';
import { PriceLater } from '../offers/price-today.tsx';
import type { ProductOffers } from '../offers/product-offers.ts';
import { TermSaving } from '../offers/term-saving.tsx';
import { Price } from '../prices/price.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import { PageLinks } from '../search-engines/page-links.tsx';

interface AllInPageProps {
  readonly offers: ProductOffers;
  readonly selection: Selection;
  /** ISO date of the shop's day. */
  readonly today: string;
}

/** A probe with membership, warranty and a cable: each part, one price, and the saving. */
export function AllInPage({ offers, selection, today }: AllInPageProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const { side } = usePriceTax();
  const { productLine } = deviceOffer(selection.device, offers);
  const { name, pictures } = ownValue(offers.details, selection.device) ?? { name: '', pictures: [] };
  const [picture] = pictures;
  const lines = selectionLines(selection, offers);
  const price = selectionPrice(selection, offers, today);
  const total = price.today;
  const rows = lines.flatMap(({ sku, quantity }) => {
    const known = ownValue(offers.prices, sku);
    return known
      ? {
          id: sku,
          label: <NoBreakWords text={known.name} />,
          amount: <Price price={linePrice(known.price, quantity, known.ratePpm)} />,
        }
      : [];
  });
  return (
    <div data-market={marketAttribute(marketOf(productLine))}>
      <title>{t`${name}, all-in – Sonde`}</title>
      <meta
        name="description"
        content={t`A probe, its membership, the longest warranty and a spare cable for one price. See what you save.`}
      />
      <PageLinks
        page={`product/${selection.device}/all-in/`}
        isIn={(country) => isProductLineSold(country, productLine)}
      />
      <Section space="tight">
        <Container>
          <Grid align="start">
            <GridItem span={5} tablet={12}>
              {picture && <Picture src={picture.url} alt={picture.alt} width={800} height={600} />}
            </GridItem>
            <GridItem span={7} tablet={12}>
              <Stack gap={4}>
                <h1>
                  <Trans comment="{name}: a probe">{name}, all-in</Trans>
                </h1>
                <p>
                  <Trans>
                    A probe, its membership, the longest warranty and a spare cable in one bundle.
                  </Trans>
                </p>
                <BundleContents parts={bundleParts(selection, offers)} />
                <TotalsList
                  rows={rows}
                  total={{
                    label: <Trans>Due today</Trans>,
                    amount: <Price price={total} />,
                    minor: total[side].amount,
                    currency: total[side].currency,
                  }}
                />
                <TermSaving selection={selection} offers={offers} />
                <PriceLater price={price} />
                <IslandPlace island={addToCartIsland} data={{ lines, isPrimary: true }} />
                {publicPages.tradeInProgram.isIn(locale.country) && (
                  <p>
                    <a href={paths.tradeInProgram(locale)}>
                      <Trans>Have an old Sonde probe? It earns credit towards this bundle.</Trans>
                    </a>
                  </p>
                )}
                <p>
                  <a href={pathBelow(locale, selectionToPath(selection))}>
                    <Trans>Change what’s included</Trans>
                  </a>
                </p>
              </Stack>
            </GridItem>
          </Grid>
        </Container>
      </Section>
    </div>
  );
}
