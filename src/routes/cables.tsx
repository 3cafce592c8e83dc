import type { Route } from './+types/cables.ts';
import { publicPages } from '../page/public-pages.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { CablesPage } from '../features/pricing/cables-page.tsx';
import { priceRows } from '../features/offers/price-rows.ts';

export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShopFor(publicPages.cables, position);
  return priceRows(shop).filter(({ kind, connector }) => kind === 'ACCESSORY' && connector !== null);
}

export default function Cables({ loaderData }: Route.ComponentProps) {
  return <CablesPage rows={loaderData} />;
}
