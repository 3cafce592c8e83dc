import { Trans, useLingui } from '@lingui/react/macro';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import { PageLinks } from '../search-engines/page-links.tsx';
import { AccessoryCard } from './accessory-card.tsx';

/** Everything that can be bought without a probe. */
export function AccessoriesPage({ accessories }: { accessories: readonly ShopProduct[] }) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Accessories – Sonde`}</title>
      <PageLinks />
      <Container>
        <Stack gap={8}>
          <h1>
            <Trans>Accessories</Trans>
          </h1>
          <Grid>
            {accessories.flatMap((product) =>
              product.variants.map((variant) => (
                <GridItem key={variant.sku} span={3} tablet={6}>
                  <AccessoryCard product={product} variant={variant} />
                </GridItem>
              )),
            )}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
