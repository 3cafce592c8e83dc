import type { AfterAdding } from '@sonde/machines/add-to-cart';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import { AccessoryCard } from './accessory-card.tsx';

interface AccessoryGridProps {
  readonly accessories: readonly ShopProduct[];
  readonly afterAdding: AfterAdding;
}

export function AccessoryGrid({ accessories, afterAdding }: AccessoryGridProps) {
  return (
    <Grid>
      {accessories.flatMap((product) =>
        product.variants.map((variant) => (
          <GridItem key={variant.sku} span={3} tablet={6}>
            <AccessoryCard product={product} variant={variant} afterAdding={afterAdding} />
          </GridItem>
        )),
      )}
    </Grid>
  );
}
