import { marketAttribute } from '../../page/market-attribute.ts';
import { Trans } from '@lingui/react/macro';
import { itemEvent } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { addToCartIsland } from '../add-to-cart/add-to-cart-button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Arrival } from '../delivery/arrival.tsx';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { NoBreakWords } from '../../ui/unbroken/unbroken.tsx';
import { FactList } from '../catalogue/fact-list.tsx';
import { ArticlePaid, ArticlePrice } from '../offers/price-cells.tsx';
import { eventItemOf, type PriceRow } from '../offers/price-rows.ts';
import { ProductDescription } from '../catalogue/product-description.tsx';
import { articleOffer } from '../search-engines/described-product.ts';
import { PageHead } from '../search-engines/page-head.tsx';
import { ProductData } from '../search-engines/product-data.tsx';
import { ArticlePlace } from './article-place.tsx';
import { isArticleSold, type Article } from './article.ts';

interface ArticlePageProps {
  readonly article: Article;
  /** When an order placed now arrives; null if it isn't shipped, or if that isn't known before the checkout. */
  readonly delivery: DeliveryPreview | null;
}

/** An accessory, a membership or a warranty: description, price and how to buy it. */
export function ArticlePage({ article, delivery }: ArticlePageProps) {
  const path = paths.product(useShopLocale(), article.slug);
  const [first] = article.blocks;
  const description = first?.text ?? article.name;
  return (
    <div data-market={marketAttribute(article.market)}>
      <PageHead
        title={article.name}
        description={description}
        isIn={(country) => isArticleSold(article, country)}
      />
      <ProductData
        product={{
          name: article.name,
          description,
          pictures: article.picture ? [article.picture.url] : [],
          offers: article.prices.map((row) => articleOffer(path, row)),
        }}
      />
      <VisitRecord event={itemEvent('view_item', article.prices.map(eventItemOf))} />
      <Section>
        <Container>
          <Grid align="start">
            {article.picture && (
              <GridItem span={6} tablet={6}>
                <Picture
                  src={article.picture.url}
                  alt={article.picture.alt}
                  width={800}
                  height={600}
                  isPriority
                />
              </GridItem>
            )}
            <GridItem span={6} tablet={6}>
              <Stack gap={6}>
                <Stack gap={3}>
                  <h1>
                    <NoBreakWords text={article.name} />
                  </h1>
                  <ProductDescription blocks={article.blocks} />
                </Stack>
                {article.prices.map((row) => (
                  <OnePrice key={row.sku} row={row} isAddable={article.place === null} />
                ))}
                {delivery && (
                  <p>
                    <Arrival preview={delivery} />
                  </p>
                )}
                {article.place && (
                  <ArticlePlace kind={article.kind} name={article.name} place={article.place} />
                )}
              </Stack>
            </GridItem>
          </Grid>
        </Container>
      </Section>
      {article.facts.length > 0 && <Facts facts={article.facts} />}
    </div>
  );
}

function OnePrice({ row, isAddable }: { readonly row: PriceRow; readonly isAddable: boolean }) {
  return (
    <Stack gap={3}>
      <p>
        {row.variant && (
          <>
            <NoBreakWords text={row.variant} />:{' '}
          </>
        )}
        <ArticlePrice row={row} size="title" />
        {row.months !== null && (
          <>
            <br />
            <ArticlePaid row={row} />
          </>
        )}
      </p>
      {isAddable && (
        <IslandPlace
          island={addToCartIsland}
          data={{ lines: [{ sku: row.sku, quantity: 1 }], isPrimary: true }}
        />
      )}
    </Stack>
  );
}

function Facts({ facts }: Pick<Article, 'facts'>) {
  return (
    <Section labelledBy="facts" tone="surface" ruled>
      <Container>
        <Stack gap={6}>
          <h2 id="facts">
            <Trans>At a glance</Trans>
          </h2>
          <FactList facts={facts} />
        </Stack>
      </Container>
    </Section>
  );
}
