import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/memberships.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { membershipOffers } from '../features/offers/membership-offers.ts';
import { ViewedList, viewedProducts } from '../features/offers/viewed-list.tsx';
import { MembershipsPage } from '../features/memberships/memberships-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  const country = position.params.countryCode.toUpperCase();
  const shop = await loadShop(position);
  const offers = membershipOffers(shop, country, countryDay(country, new Date()));
  const slugs = offers.map(({ slug }) => slug);
  return { offers, viewed: viewedProducts(shop, slugs) };
}

export default function Memberships({ loaderData: { offers, viewed } }: Route.ComponentProps) {
  return (
    <>
      <ViewedList id="memberships" items={viewed} />
      <MembershipsPage offers={offers} />
    </>
  );
}
