import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/memberships.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { membershipOffers } from '../features/offers/membership-offers.ts';
import { MembershipsPage } from '../features/memberships/memberships-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  const country = position.params.countryCode.toUpperCase();
  return membershipOffers(await loadShop(position), country, countryDay(country, new Date()));
}

export default function Memberships({ loaderData }: Route.ComponentProps) {
  return <MembershipsPage offers={loaderData} />;
}
