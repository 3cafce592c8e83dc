import { data } from 'react-router';
import { itemEvent } from '@sonde/machines/rules/analytics';
import type { Route } from './+types/vet-rental.ts';
import { publicPages } from '../page/public-pages.ts';
import { VisitRecord } from '../page/visit-record.tsx';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { eventItemOf, priceRowsOf } from '../features/offers/price-rows.ts';
import { rentalOffers } from '../features/vet-rental/rental-offers.ts';
import { VetRentalPage } from '../features/vet-rental/vet-rental-page.tsx';

/** Other countries' pages say that nothing is rented there, which is a 404 for crawlers. */
export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShop(position, 'VET');
  const isRented = publicPages.vetRental.isIn(shop.country);
  const viewed = shop.rentals.flatMap(priceRowsOf).map(eventItemOf);
  return data({ offers: rentalOffers(shop), viewed }, { status: isRented ? 200 : 404 });
}

export default function VetRental({ loaderData: { offers, viewed } }: Route.ComponentProps) {
  return (
    <>
      <VisitRecord event={itemEvent('view_item', viewed)} />
      <VetRentalPage offers={offers} />
    </>
  );
}
