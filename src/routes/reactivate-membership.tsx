import type { Route } from './+types/reactivate-membership.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { countryDay } from '@sonde/machines/rules/places';
import { offersWithTrials } from '../features/offers/owner-offers.ts';
import { ReactivationPage } from '../features/reactivation/reactivation-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  const today = countryDay(position.params.countryCode.toUpperCase(), new Date());
  return offersWithTrials(await loadShop(position), today);
}

export default function ReactivateMembership({ loaderData }: Route.ComponentProps) {
  return <ReactivationPage offers={loaderData} />;
}
