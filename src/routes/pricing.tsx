import type { Route } from './+types/pricing.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { PricingPage } from '../features/pricing/pricing-page.tsx';
import { priceRows } from '../features/offers/price-rows.ts';

export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShop(position);
  return priceRows(shop);
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return <PricingPage rows={loaderData} />;
}
