import { Trans, useLingui } from '@lingui/react/macro';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { shortDescription } from '../catalogue/description.ts';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import { AddToCart } from '../product/add-to-cart.tsx';

/** Everything that can be bought without a probe. */
export function AccessoriesPage({ accessories }: { accessories: readonly ShopProduct[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Section>
      <title>{t`Accessories – Sonde`}</title>
      <Container>
        <Stack gap={8}>
          <h1>
            <Trans>Accessories</Trans>
          </h1>
          <Grid>
            {accessories.flatMap((product) =>
              product.variants.map((variant) => {
                const price = variant.pricing && fromApiTaxedMoney(variant.pricing.price);
                return (
                  <GridItem key={variant.sku} span={3} tablet={6}>
                    <Stack gap={3}>
                      {product.thumbnail && (
                        <Picture
                          src={product.thumbnail.url}
                          alt={product.thumbnail.alt}
                          width={800}
                          height={600}
                        />
                      )}
                      <h2>{product.name}</h2>
                      <p>{shortDescription(product.descriptionJson)}</p>
                      {price && (
                        <>
                          <p>
                            <Trans>{format.money(price.net)} plus tax</Trans>
                          </p>
                          <AddToCart
                            lines={[{ sku: variant.sku, quantity: 1 }]}
                            label={t`Add ${product.name} to cart`}
                          />
                        </>
                      )}
                    </Stack>
                  </GridItem>
                );
              }),
            )}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
