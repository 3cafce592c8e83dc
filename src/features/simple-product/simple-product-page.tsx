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
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { returnDaysIn } from '../catalogue/facts.ts';
import { FactList } from '../catalogue/fact-list.tsx';
import { PaidPeriod, ItemPrice } from '../offers/price-cells.tsx';
import { eventItemOf, type PriceRow } from '../offers/price-rows.ts';
import { ProductDescription } from '../catalogue/product-description.tsx';
import { describedService, itemOffer } from '../search-engines/described-product.ts';
import { subjectsOfMarkets } from '../../pictures/share-pictures.ts';
import { PageHead } from '../search-engines/page-head.tsx';
import { ProductData } from '../search-engines/product-data.tsx';
import { PurchasePlace } from './purchase-place.tsx';
import { isSimpleProductSold, type SimpleProduct } from './simple-product.ts';

interface SimpleProductPageProps {
  readonly product: SimpleProduct;
  /** When an order placed now arrives; null if it isn't shipped, or if that isn't known before the checkout. */
  readonly delivery: DeliveryPreview | null;
  /** ISO date in the shop's time zone. */
  readonly today: string;
}

/** An accessory, a membership or a warranty: description, price and how to buy it. */
export function SimpleProductPage({ product, delivery, today }: SimpleProductPageProps) {
  const path = paths.product(useShopLocale(), product.slug);
  const [first] = product.blocks;
  const description = first?.text ?? product.name;
  return (
    <div data-market={marketAttribute(product.market)}>
      <PageHead
        title={product.name}
        description={description}
        isIn={(country) => isSimpleProductSold(product, country)}
        about={subjectsOfMarkets[product.market]}
      />
      <ProductData
        product={{
          name: product.name,
          description,
          pictures: product.picture ? [product.picture.url] : [],
          offers: product.prices.map((row) => itemOffer(path, row)),
          service: describedService(delivery, today, returnDaysIn(product.facts)),
        }}
      />
      <VisitRecord event={itemEvent('view_item', product.prices.map(eventItemOf))} />
      <Section>
        <Container>
          <Grid align="start">
            {product.picture && (
              <GridItem span={6} tablet={6}>
                <Picture
                  src={product.picture.url}
                  alt={product.picture.alt}
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
                    <NoBreakWords text={product.name} />
                  </h1>
                  <ProductDescription blocks={product.blocks} />
                </Stack>
                {product.prices.map((row) => (
                  <OnePrice key={row.sku} row={row} isAddable={product.place === null} />
                ))}
                {delivery && (
                  <p>
                    <Arrival preview={delivery} />
                  </p>
                )}
                {product.place && (
                  <PurchasePlace kind={product.kind} name={product.name} place={product.place} />
                )}
              </Stack>
            </GridItem>
          </Grid>
        </Container>
      </Section>
      {product.facts.length > 0 && <Facts facts={product.facts} />}
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
        <ItemPrice row={row} size="title" />
        {row.months !== null && (
          <>
            <br />
            <PaidPeriod row={row} />
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

function Facts({ facts }: Pick<SimpleProduct, 'facts'>) {
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
