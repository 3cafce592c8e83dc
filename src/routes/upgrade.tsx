import type { Route } from './+types/upgrade.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { ownerOffers } from '../features/offers/owner-offers.ts';
import { UpgradePage } from '../features/upgrade/upgrade-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  return ownerOffers(await loadShop(position));
}

export default function Upgrade({ loaderData }: Route.ComponentProps) {
  return <UpgradePage offers={loaderData} sku={null} />;
}
