import type { Route } from './+types/offers.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { OffersPage } from '../features/pricing/offers-page.tsx';
import { priceRows } from '../features/pricing/price-rows.ts';

export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShop(position);
  return priceRows(shop).filter(({ isReduced }) => isReduced);
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  return <OffersPage rows={loaderData} />;
}
