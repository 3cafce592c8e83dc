import type { Route } from './+types/offers.ts';
import { shopLocale } from '../page/locale.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { OffersPage } from '../features/pricing/offers-page.tsx';
import { eventItemOf, priceRows } from '../features/offers/price-rows.ts';
import { ViewedList } from '../features/offers/viewed-list.tsx';
import { currentOffers } from '../features/promotions/current-offers.ts';

export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShop(position);
  const tag = shopLocale(position.params.countryCode, position.params.language)?.tag ?? 'en';
  return {
    offers: currentOffers(shop, tag, new Date().toISOString()),
    reduced: priceRows(shop).filter(({ isReduced }) => isReduced),
  };
}

export default function Offers({ loaderData: { offers, reduced } }: Route.ComponentProps) {
  return (
    <>
      <ViewedList id="offers" items={reduced.map(eventItemOf)} />
      <OffersPage offers={offers} reduced={reduced} />
    </>
  );
}
