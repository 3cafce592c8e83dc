import type { AfterAdding } from '@sonde/machines/add-to-cart';
import { itemEvent } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import { eventItemOf, priceRowsOf } from '../offers/price-rows.ts';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import { AccessoryCard } from './accessory-card.tsx';

interface AccessoryGridProps {
  readonly accessories: readonly ShopProduct[];
  readonly afterAdding: AfterAdding;
}

export function AccessoryGrid({ accessories, afterAdding }: AccessoryGridProps) {
  const shown = accessories.flatMap(priceRowsOf).map(eventItemOf);
  return (
    <Grid>
      <VisitRecord event={itemEvent('view_item_list', shown, { id: 'accessories', name: 'Accessories' })} />
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
