import type { Route } from './+types/reactivate-membership.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { ownerOffers } from '../features/offers/owner-offers.ts';
import { ReactivationPage } from '../features/reactivation/reactivation-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  return ownerOffers(await loadShop(position));
}

export default function ReactivateMembership({ loaderData }: Route.ComponentProps) {
  return <ReactivationPage offers={loaderData} />;
}
