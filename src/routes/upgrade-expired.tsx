import type { Route } from './+types/upgrade-expired.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { RenewalPage } from '../features/renewal/renewal-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  await loadShop(position);
  return null;
}

export default function UpgradeExpired() {
  return <RenewalPage />;
}
