import type { Route } from './+types/warranty.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { priceRowsOf } from '../features/offers/price-rows.ts';
import { WarrantyPage } from '../features/terms/warranty-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  const { extendedWarranties } = await loadShop(position);
  return { warranties: extendedWarranties.flatMap(priceRowsOf) };
}

export default function Warranty({ loaderData }: Route.ComponentProps) {
  return <WarrantyPage {...loaderData} />;
}
